"""Nobody is told an older version after a newer one, however a greeting falls between hints."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from gonfalon.server.live.connection import Connection
from gonfalon.server.live.consumer import Listener
from gonfalon.server.live.hub import Hub
from gonfalon.server.live.rights import Claim
from gonfalon.server.security_headers import Message

TABLE = uuid4()


class Ear:
    """A socket at a table of its own hub, and the versions it is told."""

    def __init__(self, hub: Hub) -> None:
        self.told: list[int] = []
        self.listener = Listener({}, self.say_nothing, self.take_message)
        self.listener.hub = hub
        self.connection = Connection(Claim(TABLE, uuid4()), self.take, lambda: None)
        self.listener.connection = self.connection
        self.listener.room = hub.join(self.connection, 18)

    async def say_nothing(self) -> dict[str, Any]:
        """Send no frame."""
        return {"type": "websocket.disconnect"}

    async def take_message(self, message: Message) -> None:
        """Take a frame as a server would."""
        await self.take(dict(message))

    async def take(self, event: dict[str, Any]) -> None:
        """Take a frame."""
        frame = json.loads(event["text"])
        self.told.append(frame.get("version", -1))


def greeted(meanwhile: Callable[[Hub], None], since: int = 0, found: int = 19) -> list[int]:
    """Greet, while the database answers with a version and something else happens."""

    async def run() -> list[int]:
        hub = Hub()
        ear = Ear(hub)

        async def work(*_: object) -> dict[str, int]:
            meanwhile(hub)
            return {str(TABLE): found}

        hub.in_thread = work  # type: ignore[method-assign, assignment]
        await ear.listener.hello(ear.connection, since)
        for _ in range(20):
            await asyncio.sleep(0)
        hub.pool.shutdown()
        return ear.told

    return asyncio.run(run())


def hints(*versions: int) -> Callable[[Hub], None]:
    """Return what lets a hub hear of versions."""

    def hear(hub: Hub) -> None:
        for version in versions:
            hub.on_hint({"table": str(TABLE), "version": version})

    return hear


@pytest.mark.parametrize("versions", [(), (19,), (20,), (19, 20), (19, 20, 21, 22)])
def test_a_greeting_never_goes_back(versions: tuple[int, ...]) -> None:
    """What was told is in order, and ends with the newest."""
    told = greeted(hints(*versions))
    assert told == sorted(told)
    assert told[-1] == max((19, *versions))


def test_what_is_still_to_be_handed_out_follows_the_greeting() -> None:
    """The greeting does not run ahead of what waits: it tells what everybody was told."""
    assert greeted(hints(19, 20)) == [19, 19, 20]


def test_who_knows_more_than_there_is_looks_again() -> None:
    """A version from the future is a sign that something is odd."""
    assert greeted(hints(), since=30) == [-1, 19]
