"""Requests that do not arrive: the server itself ends their connections."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn

from gonfalon.server.bypass.uvicorn_server import SharingServer, TimedHttp
from gonfalon.server.live.server import OPTIONS

WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"
Talk = Callable[[int], Awaitable[None]]


class Hurried(TimedHttp):
    """Waits as long as a test may take."""

    head, body = 0.6, 0.9


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answer when the request is there; a socket echoes one message, late."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(1.5)
        await send({"type": "websocket.send", "text": "still here"})
        return
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(1.2 if scope["path"] == "/slow" else 0)
    await send(
        {"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]}
    )
    await send({"type": "http.response.body"})


def talk(what: Talk) -> None:
    """Talk to a server that hurries."""

    async def run() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        options = {**OPTIONS, "http": Hurried, "timeout_keep_alive": 30}
        server = SharingServer(uvicorn.Config(application, log_level="critical", **options))
        serving = asyncio.ensure_future(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            await what(listening.getsockname()[1])
        finally:
            server.should_exit = True
            await serving

    asyncio.run(run())


async def ended(reader: asyncio.StreamReader, seconds: float) -> bool:
    """True if the server ends the connection within some seconds."""
    try:
        async with asyncio.timeout(seconds):
            while await reader.read(1000):
                pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        POST,
        POST + b"1234",
        WHOLE + b"GET /",
        WHOLE + b"\r\n",
    ],
)
def test_what_does_not_arrive_is_ended(sent: bytes) -> None:
    async def half(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for part in (sent[: len(WHOLE)], sent[len(WHOLE) :]) if sent.startswith(WHOLE) else (sent,):
            writer.write(part)
            await asyncio.sleep(0.2)
        assert await ended(reader, 5)
        writer.close()

    talk(half)


@pytest.mark.parametrize("sent", [b"GET / HTTP/1.1\r\nX: ", POST])
def test_sending_a_byte_now_and_then_does_not_help(sent: bytes) -> None:
    async def drip(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        waiting = asyncio.ensure_future(ended(reader, 8))
        for _ in range(8):
            if waiting.done():
                break
            writer.write(b"x")
            await asyncio.sleep(0.3)
        assert waiting.done()
        assert waiting.result()
        writer.close()

    talk(drip)


def test_many_half_open_connections_are_let_go() -> None:
    async def crowd(port: int) -> None:
        peers = [await asyncio.open_connection("127.0.0.1", port) for _ in range(400)]
        for _reader, writer in peers:
            writer.write(b"GET / HTTP/1.1\r\n")
        found = await asyncio.gather(*(ended(reader, 8) for reader, _writer in peers))
        assert all(found)
        for _reader, writer in peers:
            writer.close()

    talk(crowd)


def test_whole_requests_have_time() -> None:
    """A slow answer, and a connection that waits for the next request of a proxy."""

    async def proxy(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for pause in (0.0, 1.5):
            await asyncio.sleep(pause)
            writer.write(b"GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        writer.write(POST + b"123456789")
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        writer.close()

    talk(proxy)


def test_sockets_stay_open() -> None:
    async def listen(port: int) -> None:
        from websockets.asyncio.client import connect

        async with connect(f"ws://127.0.0.1:{port}/") as found:
            assert await asyncio.wait_for(found.recv(), 5) == "still here"

    talk(listen)
