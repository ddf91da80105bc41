"""Whole matches: four seats and a spectator see what they may, and the record holds.

Once over the wire, with two web processes, sockets, PostgreSQL and Redis; and more closely, input
by input, in this process.
"""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from typing import Any

import pytest

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import apply_entry, parse_record, replay, with_draws
from gonfalon.kernel.records.saving import canonical, to_json
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.log import read_row
from gonfalon.server.play.storage.records import replayed, stored
from gonfalon.server.tables.models import Table
from gonfalon.table.lines import lines_of_entry
from tests.server.harness.checker import begin
from tests.server.harness.services import free_port
from tests.server.harness.viewers import Viewer
from tests.server.harness.web import web_workers
from tests.server.playing import people, table, token
from tests.server.running import environment
from tests.server.visitor import Program, Visitor

pytestmark = pytest.mark.django_db(transaction=True)

# Cut off by the limit of rounds; the slow ones go on to the end that the game finds by itself.
MATCHES = [
    pytest.param("quick", {"round_limit": 3}, id="quick"),
    pytest.param("everyone", {"round_limit": 3}, id="everyone"),
    pytest.param("quick", {}, id="quick, whole", marks=pytest.mark.slow),
    pytest.param("everyone", {}, id="everyone, whole", marks=pytest.mark.slow),
]


class Client:
    """One viewer, and everything it was ever shown."""

    def __init__(self, seat: int | None, program: Program | Visitor, table_id: Any) -> None:
        self.seat = seat
        self.program = program
        self.path = f"/api/tables/{table_id}"
        self.tag = ""
        self.shown: dict[str, Any] = {}
        self.seen = -1
        self.events: list[tuple[str, str]] = []

    def look(self) -> dict[str, Any]:
        """Ask for the view, as a browser does."""
        answer = self.program.client.get(
            f"{self.path}/view", headers={**self.headers(), "If-None-Match": self.tag}
        )
        if answer.status_code == 304:
            assert answer["ETag"] == self.tag
            return self.shown
        assert answer.status_code == 200, answer.content
        assert answer["ETag"] != self.tag
        self.tag = answer["ETag"]
        self.shown = json.loads(answer.content)
        assert answer.content.decode() == canonical(self.shown)
        return self.shown

    def headers(self) -> dict[str, str]:
        """Return who this is."""
        if isinstance(self.program, Visitor):
            return {}
        return {"Authorization": f"Bearer {self.program.token}"}

    def hear(self) -> None:
        """Ask what happened meanwhile."""
        answer = self.program.get(f"{self.path}/since/{self.seen}").json()
        for news in answer["news"]:
            assert news["version"] > self.seen or self.seen < 0
            self.events += [(e["message"], canonical(e["args"])) for e in news["events"]]
        self.seen = answer["version"]

    def choose(self, decision: str, *options: str) -> Any:
        """Answer."""
        body = {"decision": decision, "options": list(options), "key": str(uuid.uuid4())}
        return self.program.post(f"{self.path}/choices", body)


def allowed(match: Match[Any], seat: int | None) -> str:
    """Return the bytes that the kernel allows a viewer to see."""
    return canonical(match.view(seat))


def explained(match: Match[Any], seat: int) -> str:
    """Return a seat's questions as the kernel explains them."""
    return canonical([e.to_json(match.content.vocabulary) for e in match.explain(seat)])


@pytest.mark.parametrize(("policy", "options"), MATCHES)
def test_a_whole_match_over_the_wire(policy: str, options: dict[str, Any]) -> None:
    """Four clients and a spectator, each with a socket, at two web processes."""
    users = people(4)
    clock = {"kind": "bank", "seconds": 3600, "increment": 5}
    played = table(users, policy=policy, settings=options, clock=clock)
    watcher = people(1, "Watcher")[0]
    port = free_port()
    viewers = [
        Viewer(port, str(played.id), token(user), seat, policy)
        for seat, user in [*enumerate(users), (None, watcher)]
    ]
    settings = {"GONFALON_HOSTS": "127.0.0.1", "GONFALON_LIMITS": "0"}
    workers = web_workers(environment(**settings), port)

    async def play() -> None:
        async with asyncio.timeout(240), asyncio.TaskGroup() as group:
            for viewer in viewers:
                group.create_task(viewer.play())

    try:
        asyncio.run(play())
    finally:
        workers.stop()
    row = Table.objects.get(id=played.id)
    assert row.status == Table.Status.OVER
    assert row.seq == sum(viewer.inputs for viewer in viewers)
    again = replayed(row.id)
    assert again.outcome is not None
    score = again.outcome.to_json(again.content.vocabulary)
    for viewer in viewers:
        assert viewer.view["outcome"] == row.outcome == score
        check_frames(row, viewer.frames)
    check_bytes(row, viewers)


def check_bytes(row: Table, viewers: list[Viewer]) -> None:
    """What came over the wire is what the kernel allows, byte for byte and in order."""
    match = begin(row)
    at = [0 for _ in viewers]
    for entry in Entry.objects.filter(table=row).order_by("seq"):
        for line in lines_of_entry(read_row(entry)):
            apply_entry(match, line)
        for number, viewer in enumerate(viewers):
            if at[number] < len(viewer.bodies):
                body = viewer.bodies[at[number]]
                at[number] += body == allowed_body(match, viewer.seat, json.loads(body))
    assert at == [len(viewer.bodies) for viewer in viewers]
    seen = sum(at)
    assert seen > row.version  # everybody has looked again and again


def allowed_body(match: Match[Any], seat: int | None, shown: dict[str, Any]) -> bytes:
    """Return the answer that a viewer may get; status and clock are the table's affair."""
    explain = [] if seat is None else json.loads(explained(match, seat))
    told = {
        "version": match.version,
        "content": match.content.digest,
        "view": match.view(seat),
        "explain": explain,
    }
    return canonical({"status": shown["status"], "times": shown["times"], **told}).encode()


def check_frames(row: Table, frames: list[str]) -> None:
    """Sockets said which version there is and who is here, in order, and nothing else."""
    last = 0
    for text in frames:
        frame = json.loads(text)
        if frame["type"] == "version":
            assert frame == {"type": "version", "table": str(row.id), "version": frame["version"]}
            assert last <= frame["version"] <= row.version
            last = frame["version"]
        elif frame["type"] in ("resync", "ping"):
            assert len(frame) == 1  # "look again", "are you there?"
        elif frame["type"] == "news":  # a hint that came after the version was known: look again
            assert frame == {"type": "news", "table": str(row.id)}
        else:
            assert sorted(frame) == ["seats", "spectators", "table", "type"]
            assert frame["type"] == "presence"
            assert set(frame["seats"]) <= {0, 1, 2, 3}
            assert frame["spectators"] in (0, 1)
    assert last > 0


@pytest.mark.parametrize(("policy", "options"), MATCHES)
def test_a_whole_match(policy: str, options: dict[str, Any], settings: Any) -> None:
    """Four clients and a spectator play to the end; everything they saw was theirs to see."""
    settings.LIMITS_ON = False
    users = people(4)
    played = table(users, policy=policy, settings=options)
    clients = [Client(n, Program(token(user)), played.id) for n, user in enumerate(users)]
    everyone = [*clients, Client(None, Visitor(), played.id)]
    luck = random.Random(policy)
    views = inputs = 0
    for turn in range(4000):
        row = Table.objects.get(id=played.id)
        match = stored(row)
        for client in everyone if turn % 4 == 0 else [luck.choice(everyone)]:
            shown = client.look()
            assert canonical(shown["view"]) == allowed(match, client.seat)
            if client.seat is not None:
                assert canonical(shown["explain"]) == explained(match, client.seat)
            views += 1
        if match.over:
            break
        if turn % 7 == 0:
            luck.choice(everyone).hear()
        client = luck.choice([c for c in clients if c.look()["view"]["decisions"]])
        if luck.random() < 0.05 and client.shown["view"]["undo"]:
            body = {"to": luck.choice(client.shown["view"]["undo"]), "key": str(uuid.uuid4())}
            answer = client.program.post(f"{client.path}/undo", body)
        else:
            decision = client.shown["view"]["decisions"][0]
            answer = client.choose(decision["id"], luck.choice(decision["options"]))
        assert answer.status_code == 200, answer.content
        inputs += 1
    row = Table.objects.get(id=played.id)
    assert row.status == Table.Status.OVER
    check_record(row, everyone)
    check_events(row, everyone)
    assert inputs == row.seq
    assert views > inputs


def check_record(row: Table, everyone: list[Client]) -> None:
    """The record downloaded by anybody replays to the match, its score and its seed."""
    text = everyone[-1].program.get(f"/api/tables/{row.id}/record").content.decode()
    again = replay(parse_record(text))
    assert again.outcome is not None
    assert to_json(again) == row.state
    assert row.outcome == again.outcome.to_json(again.content.vocabulary)
    for client in everyone:
        assert client.look()["view"]["outcome"] == row.outcome
    proof = everyone[-1].program.get(f"/api/tables/{row.id}/proof").json()
    assert proof["seed"] == parse_record(text).header["seed"]
    verified = everyone[-1].program.get(f"/api/tables/{row.id}/verified").json()
    assert verified["holds"]
    assert verified["inputs"] == len(parse_record(text).entries)
    listed = everyone[-1].program.get(f"/api/tables/{row.id}/record?draws=true").content.decode()
    assert listed == with_draws(parse_record(text)).text


def check_events(row: Table, everyone: list[Client]) -> None:
    """Every viewer was told exactly the events it may see, in order, each once."""
    stored_events = [
        event for entry in Entry.objects.filter(table=row).order_by("seq") for event in entry.events
    ]
    for client in everyone:
        client.hear()
        client.hear()
        bit = 1 << 30 if client.seat is None else 1 << client.seat
        mine = [(m, canonical(args)) for audience, m, args in stored_events if audience & bit]
        assert client.events == mine


def test_every_past_version_can_be_seen_again(settings: Any) -> None:
    """A view of an earlier version is the view of that time."""
    settings.LIMITS_ON = False
    users = people(2)
    played = table(users)
    client = Client(0, Program(token(users[0])), played.id)
    other = Client(1, Program(token(users[1])), played.id)
    luck = random.Random(1)
    past: dict[int, Any] = {}
    for _ in range(30):
        shown = client.look()
        past.setdefault(shown["version"], shown["view"])
        mover = luck.choice([c for c in (client, other) if c.look()["view"]["decisions"]])
        decision = mover.shown["view"]["decisions"][0]
        assert mover.choose(decision["id"], luck.choice(decision["options"])).status_code == 200
    for version, view in past.items():
        shown = client.program.get(f"{client.path}/view?version={version}").json()
        assert shown["view"] == view, version
    assert client.program.get(f"{client.path}/view?version=99999").status_code == 409
    assert to_json(replayed(played.id)) == Table.objects.get(id=played.id).state
