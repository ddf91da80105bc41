"""Viewers as browsers are: a socket for hints, HTTP for everything else; they keep all bytes."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from typing import Any

import websockets

from tests.server.harness.client import Http
from tests.server.harness.players import Place
from tests.server.harness.watchers import ticket

LOOK = 2.0  # seconds without a hint after which one looks all the same


class Viewer:
    """One seat of a table, or a spectator (no seat), and everything it was ever shown."""

    def __init__(self, port: int, table: str, token: str, seat: int | None, seed: str) -> None:
        self.port = port
        self.table = table
        self.token = token
        self.seat = seat
        self.http = Http(port)
        self.luck = random.Random(f"{seed}/{seat}")
        self.tag = ""
        self.view: dict[str, Any] = {}
        self.bodies: list[bytes] = []  # as they came, each different from the one before
        self.frames: list[str] = []
        self.inputs = 0
        self.unhinted = 0  # looks without a hint

    async def play(self) -> None:
        """Listen, look and answer until the match is over."""
        protocols = await ticket(self.http, Place(self.table, [self.token]))
        address = f"ws://127.0.0.1:{self.port}/live/tables/{self.table}"
        async with websockets.connect(address, subprotocols=protocols) as socket:
            await socket.send(json.dumps({"type": "hello", "since": 0}))
            while True:
                await self.look()
                while self.view["decisions"]:
                    await self.answer()
                    await self.look()
                if self.view["outcome"] is not None:
                    break
                try:
                    async with asyncio.timeout(LOOK):
                        await self.hear(socket)
                except TimeoutError:
                    self.unhinted += 1
        self.http.close()

    async def hear(self, socket: websockets.ClientConnection) -> None:
        """Wait for the hint that something is new."""
        async for text in socket:
            assert isinstance(text, str)
            self.frames.append(text)
            frame = json.loads(text)
            if frame["type"] == "resync" or frame.get("version", -1) > self.view["version"]:
                return

    async def look(self) -> None:
        """Ask for the view."""
        path = f"/api/tables/{self.table}/view"
        status, body, headers = await self.http.send("GET", path, self.token, None, self.tag)
        if status == 304:
            assert not body
            return
        assert status == 200, body
        assert headers["etag"] != self.tag
        self.tag = headers["etag"]
        self.bodies.append(body)
        self.view = json.loads(body)["view"]

    async def answer(self) -> None:
        """Answer the first question at random; now and then take something back instead."""
        key = str(uuid.uuid4())
        if self.view["undo"] and self.luck.random() < 0.05:
            path, body = "undo", {"to": self.luck.choice(self.view["undo"]), "key": key}
        else:
            decision = self.view["decisions"][0]
            option = self.luck.choice(decision["options"])
            path, body = "choices", {"decision": decision["id"], "options": [option], "key": key}
        address = f"/api/tables/{self.table}/{path}"
        status, answer, _ = await self.http.send("POST", address, self.token, body)
        # Others move at the same time: then the question may be gone, and one looks again.
        assert status == 200 or json.loads(answer)["code"] in ("stale-decision", "cannot-undo"), (
            answer
        )
        self.inputs += status == 200
