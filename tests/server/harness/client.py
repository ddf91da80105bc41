"""A small HTTP client on asyncio, quick enough not to be what is measured."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any


class Lost(Exception):
    """No answer came: whether it was carried out is unknown."""


class Http:
    """One connection, opened when needed and again after it was lost."""

    def __init__(self, port: int, patience: float = 20.0) -> None:
        self.port = port
        self.patience = patience
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def send(
        self, method: str, path: str, token: str = "", body: Any = None, tag: str = ""
    ) -> tuple[int, bytes, dict[str, str]]:
        """Send a request; return status, body and headers of the answer."""
        data = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(data)}"]
        if token:
            head.append(f"Authorization: Bearer {token}")
        if data:
            head.append("Content-Type: application/json")
        if tag:
            head.append(f"If-None-Match: {tag}")
        message = "\r\n".join([*head, "", ""]).encode() + data
        try:
            return await asyncio.wait_for(self.exchange(message), self.patience)
        except (OSError, EOFError, asyncio.LimitOverrunError, TimeoutError) as error:
            self.close()
            raise Lost from error

    async def exchange(self, message: bytes) -> tuple[int, bytes, dict[str, str]]:
        """Write a request, read the answer."""
        if self.writer is None or self.reader is None:
            self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.reader, self.writer
        writer.write(message)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        status = int(head[0].split(" ", 2)[1])
        if "transfer-encoding" in headers:
            body = await self.chunks(reader)
        else:
            length = int(headers.get("content-length", "0"))
            body = await reader.readexactly(length) if length else b""
        if headers.get("connection") == "close":
            self.close()
        return status, body, headers

    async def chunks(self, reader: asyncio.StreamReader) -> bytes:
        """Read a body that comes in pieces."""
        body = b""
        while True:
            length = int(await reader.readline(), 16)
            body += (await reader.readexactly(length + 2))[:-2]
            if not length:
                return body

    def close(self) -> None:
        """Let the connection go."""
        if self.writer is not None:
            with suppress(OSError, RuntimeError):
                self.writer.close()
        self.reader = self.writer = None
