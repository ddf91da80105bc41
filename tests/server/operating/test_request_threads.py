"""The handler under ASGI: files and streams are sent piece by piece, and errors are not lost."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.http import HttpRequest, HttpResponseBase, StreamingHttpResponse
from django.test import override_settings

from gonfalon.server.bypass.request_threads import ThreadPoolHandler

PIECE = ThreadPoolHandler.chunk_size


class Reader:
    """Whoever asked: keeps what is sent, and may go away after some pieces."""

    def __init__(self, patience: int = 1000) -> None:
        self.status = 0
        self.headers: dict[bytes, bytes] = {}
        self.pieces: list[bytes] = []
        self.ended = False
        self.patience = patience
        self.has_asked = False
        self.leaves = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        """Ask; then say nothing until it is time to leave."""
        if not self.has_asked:
            self.has_asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.leaves.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        """Take something."""
        if message["type"] == "http.response.start":
            self.status, self.headers = message["status"], dict(message["headers"])
            return
        if message.get("body"):
            self.pieces.append(message["body"])
        self.ended = not message.get("more_body", False)
        if len(self.pieces) >= self.patience:
            self.leaves.set()
            await asyncio.Event().wait()  # takes nothing any more


class Flood(Reader):
    """Somebody who sends and sends, and does not say beforehand how much it will be."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = 0

    async def receive(self) -> dict[str, Any]:
        """Send another piece, if it is still taken."""
        self.sent += PIECE
        if self.sent > 100 * settings.DATA_UPLOAD_MAX_MEMORY_SIZE:
            return {"type": "http.disconnect"}
        return {"type": "http.request", "body": b"x" * PIECE, "more_body": True}


def asked(handler: ThreadPoolHandler, path: str, reader: Reader) -> Reader:
    """Let somebody ask a handler for something."""
    scope = {
        **{"type": "http", "http_version": "1.1", "scheme": "http", "method": "GET"},
        **{"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""},
        **{"headers": [(b"host", b"testserver")], "client": ("127.0.0.1", 1), "server": ("x", 80)},
    }

    async def ask() -> Reader:
        async with asyncio.timeout(30):
            await handler(scope, reader.receive, reader.send)
        return reader

    return asyncio.run(ask())


@pytest.mark.parametrize("size", [0, 10, PIECE, 3 * PIECE + 7])
def test_a_file_is_sent_in_pieces(tmp_path: Path, size: int) -> None:
    """… and without the warning of Django, which would be an error here, that it reads it whole."""
    content = bytes(number % 251 for number in range(size))
    (tmp_path / "icon.bin").write_bytes(content)
    with override_settings(WHITENOISE_ROOT=tmp_path):
        found = asked(ThreadPoolHandler(), "/icon.bin", Reader())
    assert (found.status, found.ended) == (200, True)
    assert found.headers[b"Content-Length"] == str(size).encode()
    assert b"".join(found.pieces) == content
    rest = [size % PIECE] if size % PIECE else []
    assert [len(piece) for piece in found.pieces] == [PIECE] * (size // PIECE) + rest


def test_a_body_without_end_is_not_even_taken() -> None:
    flood = Flood()
    assert asked(ThreadPoolHandler(), "/api/guest", flood).status == 413
    assert json.loads(b"".join(flood.pieces))["code"] == "too-large"
    assert flood.sent <= settings.DATA_UPLOAD_MAX_MEMORY_SIZE + PIECE


class Telling(ThreadPoolHandler):
    """A handler whose every answer streams."""

    def __init__(self, made: Callable[[], Any]) -> None:
        super().__init__()
        self.made = made

    def get_response(self, request: HttpRequest) -> HttpResponseBase:
        """Answer with the stream."""
        return StreamingHttpResponse(self.made())


class Pieces:
    """Pieces that tell where they are read, and whether they were closed."""

    def __init__(self, breaks: bool = False) -> None:
        self.breaks = breaks
        self.threads: set[str] = set()
        self.closed = 0

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        self.threads.add(threading.current_thread().name.partition("_")[0])
        if self.breaks:
            raise OSError("the disk is gone")
        return b"piece"

    def close(self) -> None:
        """Note it."""
        self.closed += 1


def test_what_reads_slowly_is_read_in_threads_and_closed_when_its_reader_leaves() -> None:
    pieces = Pieces()
    found = asked(Telling(lambda: pieces), "/", Reader(patience=5))
    assert (found.pieces, found.ended) == ([b"piece"] * 5, False)
    assert pieces.threads == {"request"}
    assert pieces.closed == 1


def test_what_breaks_while_it_is_sent_is_not_lost() -> None:
    pieces = Pieces(breaks=True)
    with pytest.raises(OSError, match="the disk is gone"):
        asked(Telling(lambda: pieces), "/", Reader())
    assert pieces.closed == 1

    async def breaking() -> AsyncIterator[bytes]:
        yield b"one"
        raise OSError("the table is gone")

    with pytest.raises(OSError, match="the table is gone"):
        asked(Telling(breaking), "/", Reader())
