"""Clients that send moves worked out beforehand, so that they have nothing to do but send."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from dataclasses import dataclass
from typing import Any

from tests.server.harness.client import Http
from tests.server.harness.ground import Ground
from tests.server.harness.players import Place


@dataclass
class Move:
    """A move worked out beforehand."""

    path: str
    token: str
    body: dict[str, Any]


def worked_out(place: Place, count: int, seed: int) -> list[Move]:
    """Work out random moves of a table, so that the client has nothing to do but send them."""
    from gonfalon.kernel.play.trail import clone_with_trail
    from gonfalon.server.play.storage.records import stored
    from gonfalon.server.tables.models import Table

    match = clone_with_trail(stored(Table.objects.get(id=place.table)))
    luck = random.Random(seed)  # noqa: S311  (a game, no secret)
    moves: list[Move] = []
    while len(moves) < count and not match.over:
        decision = luck.choice(match.decisions)
        option = luck.choice(decision.options).id
        match.choose(decision.id, option)
        body = {"decision": decision.id, "options": [option], "key": str(uuid.uuid4())}
        path = f"/api/tables/{place.table}/choices"
        moves.append(Move(path, place.tokens[decision.seat], body))
    return moves


class Crowd:
    """Clients that send what was worked out, each at tables of its own."""

    def __init__(self, ground: Ground, clients: int, each: int) -> None:
        self.http = [Http(ground.port) for _ in range(clients)]
        self.look = ""  # how clients get the view after a move: "", "request" or "response"
        self.queues: list[list[list[Move]]] = [[] for _ in range(clients)]
        for number, place in enumerate(ground.places):
            self.queues[number % clients].append(worked_out(place, each, number)[::-1])

    async def one(self, client: int, until: float, times: list[float]) -> None:
        """Send moves, one after the other, going round the tables."""
        queues, at = self.queues[client], 0
        while time.monotonic() < until and any(queues):
            queue = queues[at % len(queues)]
            at += 1
            if queue:
                await self.send(client, queue.pop(), times)

    async def send(
        self, client: int, move: Move, times: list[float], begun: float | None = None
    ) -> None:
        """Send one move, and get the view after it if clients look."""
        start = time.monotonic() if begun is None else begun
        path = move.path + "?view=true" * (self.look == "response")
        status, body, _ = await self.http[client].send("POST", path, move.token, move.body)
        if status == 200 and self.look == "request":
            path = move.path.replace("/choices", "/view")
            status, body, _ = await self.http[client].send("GET", path, move.token)
        if status != 200:
            raise RuntimeError(f"{status}: {body[:200]!r}")
        times.append(time.monotonic() - start)

    async def run(self, seconds: float) -> list[float]:
        """Let all clients send for a while; return how long each answer took."""
        times: list[float] = []
        until = time.monotonic() + seconds
        await asyncio.gather(*(self.one(n, until, times) for n in range(len(self.http))))
        return times

    async def paced(self, rate: float, seconds: float) -> list[float]:
        """Send at a fixed rate, whether answers come or not; times count from the plan."""
        times: list[float] = []
        free: asyncio.Queue[int] = asyncio.Queue()
        for number in range(len(self.http)):
            free.put_nowait(number)
        turn = 0
        begun = time.monotonic()
        tasks = []

        async def one(move: Move, planned: float, before: asyncio.Lock) -> None:
            async with before:  # the move before it at the same table
                client = await free.get()
                try:
                    await self.send(client, move, times, planned)
                finally:
                    free.put_nowait(client)

        queues = [queue for queues in self.queues for queue in queues]
        locks = [asyncio.Lock() for _ in queues]
        for number in range(int(rate * seconds)):
            planned = begun + number / rate
            await asyncio.sleep(max(0.0, planned - time.monotonic()))
            for _ in range(len(queues)):
                turn += 1
                if queues[turn % len(queues)]:
                    break
            move = queues[turn % len(queues)].pop()
            tasks.append(asyncio.create_task(one(move, planned, locks[turn % len(queues)])))
        await asyncio.gather(*tasks)
        return times


def reconnected(crowd: Crowd) -> Crowd:
    """Return the crowd with fresh connections (each run has an event loop of its own)."""
    crowd.http = [Http(http.port) for http in crowd.http]
    return crowd


def pick(ordered: list[float], part: float) -> float:
    """Return a quantile in milliseconds."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000
