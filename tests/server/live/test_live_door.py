"""The door: people who come are shared by the processes behind it, and known by their address."""

from __future__ import annotations

import asyncio
import errno
import socket
from typing import Any

import pytest

from gonfalon.server.bypass import uvicorn_server
from gonfalon.server.bypass.uvicorn_server import SharedListener
from gonfalon.server.client_address import network
from gonfalon.server.live.handshake import Headers, address_of


class Silent(asyncio.Protocol):
    """Speaks with one who came in, and says nothing."""

    def __init__(self, came: list[Silent]) -> None:
        came.append(self)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection."""
        self.transport = transport


def listening() -> socket.socket:
    """Return a socket that people can come to."""
    made = socket.socket()
    made.bind(("127.0.0.1", 0))
    made.listen(64)
    return made


def crowd(at: socket.socket, count: int) -> list[socket.socket]:
    """Let many people knock at once."""
    return [socket.create_connection(at.getsockname()) for _ in range(count)]


async def entered(*rooms: list[Silent], count: int) -> None:
    """Wait until so many have come in."""
    async with asyncio.timeout(30):
        while sum(map(len, rooms)) < count:
            await asyncio.sleep(0.005)


def test_a_crowd_that_comes_at_once_is_shared() -> None:
    asyncio.run(share())


async def share() -> None:
    """Let two processes open their doors to a crowd."""
    one = listening()
    other = one.dup()
    here: list[Silent] = []
    there: list[Silent] = []
    doors = [
        SharedListener(one, lambda: Silent(here)),
        SharedListener(other, lambda: Silent(there)),
    ]
    people = crowd(one, 20)
    await entered(here, there, count=20)
    assert min(len(here), len(there)) >= 5
    for door in doors:
        door.close()
        await door.wait_closed()
    for closing in (*people, one, other):
        closing.close()


def test_a_closed_door_lets_nobody_in() -> None:
    asyncio.run(stay_out())


async def stay_out() -> None:
    """Knock at a closed door."""
    one = listening()
    here: list[Silent] = []
    door = SharedListener(one, lambda: Silent(here))
    first = crowd(one, 1)
    await entered(here, count=1)
    door.close()
    door.close()
    late = crowd(one, 3)
    await asyncio.sleep(0.05)
    assert len(here) == 1
    for closing in (*first, *late, one):
        closing.close()


def test_without_descriptors_it_looks_again_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_server, "LATER", 0.05)
    asyncio.run(run_short())


async def run_short() -> None:
    """Come while there is no descriptor."""

    class Full(socket.socket):
        """Has no descriptor to give, the first time."""

        asked = 0

        def accept(self) -> tuple[socket.socket, object]:
            """Fail once."""
            Full.asked += 1
            if Full.asked == 1:
                raise OSError(errno.EMFILE, "too many open files")
            return super().accept()

    one = Full()
    one.bind(("127.0.0.1", 0))
    one.listen(8)
    here: list[Silent] = []
    door = SharedListener(one, lambda: Silent(here))
    people = crowd(one, 2)
    await entered(here, count=2)
    assert Full.asked >= 3
    door.close()
    for closing in (*people, one):
        closing.close()


# -- addresses ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "forwarded", "proxies", "wanted"),
    [
        (("10.0.0.1", 1), "", 0, "10.0.0.1"),
        (("10.0.0.1", 1), "1.2.3.4", 0, "10.0.0.1"),
        (("10.0.0.1", 1), "6.6.6.6, 1.2.3.4", 1, "1.2.3.4"),
        (("::ffff:1.2.3.4", 1), "", 0, "1.2.3.4"),
        (("2001:db8:1:2:3::4", 1), "", 0, "2001:db8:1:2::"),
        (None, "", 0, "0.0.0.0"),
        (("10.0.0.1", 1), "nonsense", 1, "0.0.0.0"),
    ],
)
def test_one_customer_is_one_address(
    settings: Any, client: Any, forwarded: str, proxies: int, wanted: str
) -> None:
    settings.PROXIES = proxies
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    scope = {"client": client, "headers": headers}
    assert network(address_of(scope, Headers(scope))) == wanted
