"""Clients that play at random, note everything they sent and heard, and do not give up."""

from __future__ import annotations

import asyncio
import json
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

from tests.server.harness.client import Http, Lost

OK, FAIL, UNKNOWN = "ok", "fail", "unknown"
AGAIN = (429, 500, 502, 503)  # no answer to the question itself: send again


@dataclass
class Sent:
    """One input: what was sent, when, and what became of it."""

    key: str
    table: str
    seat: int
    path: str
    body: dict[str, Any]
    invoked: float
    answered: float = 0.0
    became: str = UNKNOWN
    version: int = -1
    attempts: int = 0
    wrong: str = ""  # two answers to one key that differ


@dataclass
class Place:
    """A table to play at: its id, and a token for each seat."""

    table: str
    tokens: list[str]
    session: str = ""  # of the first of them
    waiting: list[int] = field(default_factory=list)  # as last seen by anybody


@dataclass
class Plan:
    """How to play."""

    moves: int  # acknowledged ones; then stop
    clients: int = 64
    copies: tuple[int, int] = (1, 1)  # how often each key is sent at the same time; mostly few
    leave: float = 0.0  # how often a lost answer is not asked for again until everything is over
    resend: float = 0.0  # how often an answered key is sent again
    undo: float = 0.03
    seed: int = 1
    patience: float = 20.0
    seconds: float = 3600.0  # give up after
    pause: float = 0.0  # seconds between two moves of a client, about


@dataclass
class History:
    """Everything the clients did and saw."""

    sent: list[Sent] = field(default_factory=list)
    acknowledged: int = 0
    lost: int = 0  # answers that did not come
    refused: dict[str, int] = field(default_factory=dict)
    faults: dict[int, int] = field(default_factory=dict)  # answers of 500 and above
    shown: dict[tuple[str, int], str] = field(default_factory=dict)  # spectators' views
    wrong: list[str] = field(default_factory=list)
    times: list[tuple[float, float]] = field(default_factory=list)  # of answers: when, how long


class Player:
    """One client."""

    def __init__(self, number: int, port: int, places: list[Place], plan: Plan, history: History):
        self.http = Http(port, plan.patience)
        self.extra = [Http(port, plan.patience) for _ in range(plan.copies[1] - 1)]
        self.places = places
        self.plan = plan
        self.history = history
        self.luck = random.Random(f"{plan.seed}/{number}")
        self.reached: dict[tuple[str, int], int] = {}

    async def play(self, stop: asyncio.Event) -> None:
        """Play until enough was acknowledged."""
        while self.history.acknowledged < self.plan.moves and not stop.is_set():
            place = self.luck.choice(self.places)
            seat = -1
            if place.waiting and self.luck.random() < 0.9:
                seat = self.luck.choice(place.waiting)
            try:
                view = await self.look(place, seat)
            except Lost:
                self.history.lost += 1
                await asyncio.sleep(self.luck.uniform(0.01, 0.1))
                continue
            if view is None:
                continue
            if seat < 0:
                seats = view["waiting"]
                if not seats:
                    continue
                seat = self.luck.choice(seats)
                try:
                    view = await self.look(place, seat)
                except Lost:
                    self.history.lost += 1
                    continue
            if view is not None and (view["decisions"] or view["undo"]):
                await self.act(place, seat, view)
            if self.plan.pause:
                await asyncio.sleep(self.luck.uniform(0.0, 2 * self.plan.pause))

    async def look(self, place: Place, seat: int) -> dict[str, Any] | None:
        """Ask for a view; a seat below zero is a spectator."""
        token = place.tokens[seat] if seat >= 0 else ""
        status, body, _ = await self.http.send("GET", f"/api/tables/{place.table}/view", token)
        if status >= 500:
            self.history.faults[status] = self.history.faults.get(status, 0) + 1
        if status != 200:
            await asyncio.sleep(0.05)
            return None
        view: dict[str, Any] = json.loads(body)["view"]
        version = view["version"]
        if version < self.reached.get((place.table, seat), -1):
            self.history.wrong.append(f"C7: {place.table} went back to version {version}")
        self.reached[place.table, seat] = version
        place.waiting = view["waiting"]
        if seat < 0:
            text = json.dumps(view, sort_keys=True)
            before = self.history.shown.setdefault((place.table, version), text)
            if before != text:
                self.history.wrong.append(f"C7: {place.table} showed two versions {version}")
        return view

    async def act(self, place: Place, seat: int, view: dict[str, Any]) -> None:
        """Choose at random, or take back; until the answer is known."""
        key = str(uuid.uuid4())
        if view["undo"] and (not view["decisions"] or self.luck.random() < self.plan.undo):
            what, body = "undo", {"to": self.luck.choice(view["undo"]), "key": key}
            if self.luck.random() > self.plan.undo:
                return
        else:
            decision = view["decisions"][0]
            option = self.luck.choice(decision["options"])
            what = "choices"
            body = {"decision": decision["id"], "options": [option], "key": key}
        path = f"/api/tables/{place.table}/{what}"
        sent = Sent(key, place.table, seat, path, body, time.monotonic())
        self.history.sent.append(sent)
        token = place.tokens[seat]
        least, most = self.plan.copies
        copies = least + int((most - least + 1) * self.luck.random() ** 4)
        begun = time.monotonic()
        if copies > 1:
            others = self.extra[: copies - 1]
            await asyncio.gather(*(self.once(http, sent, token) for http in [self.http, *others]))
        else:
            await self.once(self.http, sent, token)
        while sent.became == UNKNOWN:
            if self.luck.random() < self.plan.leave:
                return
            await asyncio.sleep(self.luck.uniform(0.01, 0.2))
            await self.once(self.http, sent, token)
        if sent.became == OK:
            self.history.acknowledged += 1
            self.history.times.append((sent.answered, sent.answered - begun))
        if self.luck.random() < self.plan.resend:
            await self.once(self.http, sent, token)

    async def once(self, http: Http, sent: Sent, token: str) -> None:
        """Send an input once, and note what becomes of it."""
        sent.attempts += 1
        try:
            status, body, _ = await http.send("POST", sent.path, token, sent.body)
        except Lost:
            self.history.lost += 1
            return
        if status in AGAIN or status >= 500:
            self.history.faults[status] = self.history.faults.get(status, 0) + 1
            return
        now = time.monotonic()
        if status == 200:
            version = json.loads(body)["version"]
            if sent.became == FAIL or (sent.became == OK and sent.version != version):
                sent.wrong = f"{sent.became} {sent.version}, then ok {version}"
            if sent.became == UNKNOWN:
                sent.answered = now
            sent.became, sent.version = OK, version
            return
        said = json.loads(body)
        code = said["code"]
        self.history.refused[code] = self.history.refused.get(code, 0) + 1
        if sent.path.endswith("/choices") and not (status == 409 and said.get("current")):
            self.history.wrong.append(f"T-04: {status} {code} without what there is now")
        if sent.became == OK:
            sent.wrong = f"ok {sent.version}, then {status} {code}"
        elif sent.became == UNKNOWN:
            sent.became, sent.answered = FAIL, now


async def play(port: int, places: list[Place], plan: Plan, history: History) -> None:
    """Let all clients play."""
    stop = asyncio.Event()
    players = [Player(n, port, places, plan, history) for n in range(plan.clients)]
    work = [asyncio.create_task(player.play(stop)) for player in players]
    _, late = await asyncio.wait(work, timeout=plan.seconds)
    stop.set()
    if late:
        await asyncio.wait(late, timeout=plan.patience * 3)
    for player in players:
        for http in (player.http, *player.extra):
            http.close()
    for task in work:
        task.result()


async def ask_again(port: int, places: list[Place], history: History) -> int:
    """After everything is over, send every input whose fate is unknown once more."""
    tokens = {place.table: place.tokens for place in places}
    player = Player(-1, port, places, Plan(0), history)
    left = [sent for sent in history.sent if sent.became == UNKNOWN]
    for sent in left:
        await player.once(player.http, sent, tokens[sent.table][sent.seat])
    player.http.close()
    return len(left)
