"""Listeners on sockets: what they are told never goes back, and is never more than there is."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from math import inf

import websockets
from websockets.typing import Origin, Subprotocol

from tests.server.harness.client import Http, Lost
from tests.server.harness.players import OK, History, Place

ORIGIN = Origin("http://127.0.0.1:8000")  # the server's, where it is told no other


@dataclass
class Watched:
    """What all of them were told."""

    frames: int = 0
    connections: int = 0
    wrong: list[str] = field(default_factory=list)
    highest: dict[str, int] = field(default_factory=dict)
    heard: dict[str, list[tuple[float, int]]] = field(default_factory=dict)  # when, which version


async def watch(port: int, place: Place, told: Watched) -> None:
    """Listen at a table as a browser does, and come back whenever the connection is lost."""
    address = f"ws://127.0.0.1:{port}/live/tables/{place.table}"
    cookie = {"Cookie": f"sessionid={place.session}"}
    known = 0
    while True:
        try:
            async with websockets.connect(
                address, origin=ORIGIN, additional_headers=cookie, open_timeout=20
            ) as socket:
                told.connections += 1
                await socket.send(json.dumps({"type": "hello", "since": known}))
                last = -1
                async for text in socket:
                    frame = json.loads(text)
                    told.frames += 1
                    if frame.get("type") != "version":
                        continue
                    version = int(frame["version"])
                    if version < last:
                        told.wrong.append(f"C7: {place.table}: version {version} after {last}")
                    last = version
                    known = max(known, version)
                    told.highest[place.table] = known
                    told.heard.setdefault(place.table, []).append((time.monotonic(), version))
        except (OSError, TimeoutError, websockets.WebSocketException):
            await asyncio.sleep(0.2)


async def ticket(http: Http, place: Place) -> list[Subprotocol]:
    """Ask for a ticket for one socket."""
    path = f"/api/tables/{place.table}/tickets"
    status, body, _ = await http.send("POST", path, place.tokens[0], {})
    if status != 201:
        raise Lost
    return [Subprotocol(name) for name in json.loads(body)["protocols"]]


class Watchers:
    """Listeners that stay as long as something goes on."""

    def __init__(self, port: int, places: list[Place]) -> None:
        self.port = port
        self.places = places
        self.told = Watched()

    async def __aenter__(self) -> Watched:
        self.tasks = [
            asyncio.create_task(watch(self.port, place, self.told)) for place in self.places
        ]
        return self.told

    async def ready(self) -> None:
        """Wait until everybody was told something."""
        async with asyncio.timeout(60):
            while len(self.told.heard) < len(self.places):
                await asyncio.sleep(0.05)

    async def all_heard(self, history: History, late: float) -> None:
        """Wait until every move was heard of, or for so many seconds."""
        until = time.monotonic() + late
        while time.monotonic() < until and inf in (lag for _, lag in self.lags(history)):
            await asyncio.sleep(0.2)

    def lags(self, history: History) -> list[tuple[float, float]]:
        """Return for every move that was acknowledged when, and how much later it was heard of.

        A move that published nothing is heard of with the version it was made at, long before.
        """
        found = []
        for sent in history.sent:
            heard = self.told.heard.get(sent.table)
            if heard is None or sent.became != OK:
                continue
            first = next((at for at, version in heard if version >= sent.version), None)
            late = inf if first is None else max(0.0, first - sent.answered)
            found.append((sent.answered, late))
        return found

    async def __aexit__(self, *error: object) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
