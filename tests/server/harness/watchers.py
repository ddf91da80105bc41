"""Listeners on sockets: what they are told never goes back, and is never more than there is."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field

import websockets
from websockets.typing import Subprotocol

from tests.server.harness.client import Http, Lost
from tests.server.harness.players import Place


@dataclass
class Watched:
    """What all of them were told."""

    frames: int = 0
    connections: int = 0
    wrong: list[str] = field(default_factory=list)
    highest: dict[str, int] = field(default_factory=dict)


async def watch(port: int, place: Place, told: Watched) -> None:
    """Listen at a table, and come back whenever the connection is lost."""
    address = f"ws://127.0.0.1:{port}/live/tables/{place.table}"
    http = Http(port)
    known = 0
    while True:
        try:
            protocols = await ticket(http, place)
            async with websockets.connect(
                address, subprotocols=protocols, open_timeout=10
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
        except (OSError, TimeoutError, Lost, websockets.WebSocketException):
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

    async def __aexit__(self, *error: object) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
