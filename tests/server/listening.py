"""Listening at tables, for the tests of sockets: servers in processes of their own, and ears."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any
from uuid import UUID, uuid4

import httpx
import redis
from django.db import connection
from django.test import Client
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from gonfalon.kernel.values.decision import Decision
from gonfalon.server.accounts.models import User
from gonfalon.server.play import moves
from gonfalon.server.play.storage.editions import load_match
from gonfalon.server.tables.models import Seat, Table

ORIGIN = "http://127.0.0.1:8000"
# Nothing here is encrypted, yet httpx would read all certificates of the system for each request:
# a hundred times as much work as the request.
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
# Seconds for what has to happen. No promise is measured by it, since a loaded machine is no fault
# of the server: that something comes at once is shown by `tune`, which puts the other way by which
# it could come out of reach; that nothing is cut off, by the code or frame with which it ends.
PATIENCE = 30.0
# A busy machine must not be taken for a Redis that is away; one that is gone refuses at once.
PATIENT = {
    "gonfalon.server.live.store:QUICK": 10.0,
    "gonfalon.server.hints:QUICK": 10.0,
}
SCRIPT = """
import importlib, json, socket, sys
import gonfalon.server.asgi
import uvicorn
from gonfalon.server.live import hub
from gonfalon.server.live.server import OPTIONS, LiveServer
config = uvicorn.Config("gonfalon.server.asgi:application", log_level="warning", **OPTIONS)
LiveServer.spread = float(sys.argv[2])
for name, value in json.loads(sys.argv[3]).items():
    module, _, name = name.rpartition(":")
    setattr(importlib.import_module(module) if module else hub, name, value)
LiveServer(config).run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
"""


class Server:
    """The whole server in a process of its own.

    `tune` sets figures of the hub, or of another module ("package.module:NAME"): what happens while
    a figure is out of reach does not happen because of it.
    """

    def __init__(
        self,
        redis_url: str = "",
        spread: float = 0.5,
        tune: dict[str, float] | None = None,
        **env: str,
    ) -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = listening.getsockname()[1]
        settings = connection.settings_dict
        given = {
            **os.environ,
            "GONFALON_DATABASE": f"postgresql://{settings['USER']}@{settings['HOST']}:"
            f"{settings['PORT']}/{settings['NAME']}",
            "GONFALON_ORIGIN": ORIGIN,
            **env,
        }
        if redis_url:
            given["GONFALON_REDIS"] = redis_url
        self.log = tempfile.TemporaryFile()  # noqa: SIM115  (closed in stop)
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-c", SCRIPT, str(listening.fileno()), str(spread)),
                json.dumps({**PATIENT, **(tune or {})}),
            ],
            env=given,
            pass_fds=[listening.fileno()],
            stdout=self.log,
            stderr=self.log,
        )
        listening.close()
        eventually(lambda: self.get("/livez").status_code == 200, 4 * PATIENCE)

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Ask over HTTP."""
        address = f"http://127.0.0.1:{self.port}{path}"
        return httpx.get(address, timeout=PATIENCE, verify=PLAIN, **options)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        """Send JSON over HTTP."""
        address = f"http://127.0.0.1:{self.port}{path}"
        return httpx.post(address, json=body, timeout=PATIENCE, verify=PLAIN, **options)

    @property
    def is_alive(self) -> bool:
        """Tell whether the process runs."""
        return self.process.poll() is None

    def said(self) -> str:
        """Return what the process has logged."""
        self.log.seek(0)
        return self.log.read().decode()

    def stop(self) -> None:
        """Stop politely."""
        if self.is_alive:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(2 * PATIENCE)
        self.log.close()


class PrivateRedis:
    """A Redis of one's own, to be stopped and started."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, empty."""
        program = shutil.which("redis-server")
        assert program
        command = [program, "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        with redis.Redis.from_url(self.url) as client:
            eventually(lambda: answers(client), 10)

    def stop(self) -> None:
        """Stop at once; nothing is kept."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def answers(client: redis.Redis) -> bool:
    """Tell whether Redis answers."""
    try:
        return bool(client.ping())
    except redis.RedisError:
        return False


class Ear:
    """Somebody who listens at a table."""

    def __init__(
        self,
        server: Server,
        table: UUID,
        user: User | None = None,
        *,
        cookie: str = "",
        origin: str | None = ORIGIN,
        protocols: list[str] | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        if user is not None:
            cookie = cookie or sign_in(user)
        given = dict(headers or {})
        if cookie:
            given["Cookie"] = f"sessionid={cookie}"
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{server.port}/live/tables/{table}",
            origin=None if origin is None else Origin(origin),
            subprotocols=None if protocols is None else [Subprotocol(p) for p in protocols],
            additional_headers=given,
            compression=None,
            ping_interval=None,
            close_timeout=2,
            open_timeout=PATIENCE,
            legacy=True,
        )
        self.frames: list[str] = []

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.socket.send(json.dumps(frame))

    def hello(self, since: int = 0) -> int:
        """Say hello; return the version there is."""
        self.say(type="hello", since=since)
        return int(self.hear("version")["version"])

    def hear(self, kind: str, seconds: float = PATIENCE, **fields: Any) -> dict[str, Any]:
        """Wait for a frame of a kind; say meanwhile that one is there, whenever that is asked."""
        end = time.monotonic() + seconds
        while True:
            text = self.socket.recv(timeout=max(0.001, end - time.monotonic()))
            assert isinstance(text, str)
            self.frames.append(text)
            frame: dict[str, Any] = json.loads(text)
            if frame["type"] == "ping":
                self.say(type="pong")
            if frame["type"] == kind and all(frame[k] == v for k, v in fields.items()):
                return frame

    def sees(self, seats: list[int], spectators: int, seconds: float = PATIENCE) -> None:
        """Ask who is here until it is these."""

        def right() -> bool:
            self.say(type="presence")
            found = self.hear("presence")
            return (found["seats"], found["spectators"]) == (seats, spectators)

        eventually(right, seconds, 0.5)

    def drain(self, seconds: float = 0.5) -> list[str]:
        """Return every frame so far."""
        try:
            while True:
                text = self.socket.recv(timeout=seconds)
                assert isinstance(text, str)
                self.frames.append(text)
        except TimeoutError:
            return self.frames

    def closed(self, seconds: float = PATIENCE) -> int:
        """Wait until the socket is closed; return the code."""
        end = time.monotonic() + seconds
        try:
            while True:
                text = self.socket.recv(timeout=max(0.001, end - time.monotonic()))
                assert isinstance(text, str)
                self.frames.append(text)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def close(self) -> None:
        """Leave."""
        self.socket.close()


def handshake(server: Server, path: str, cookie: str, small: bool = False) -> socket.socket:
    """Open a socket by hand; a small one takes little before it is full."""
    raw = socket.socket()
    if small:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(PATIENCE)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nOrigin: {ORIGIN}\r\n"
        f"Cookie: sessionid={cookie}\r\n\r\n".encode()
    )
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += raw.recv(1)
    assert b" 101 " in answer.split(b"\r\n")[0], answer
    return raw


def refused(*args: Any, **options: Any) -> int:
    """Try to listen; return the status of the refusal, or 101."""
    try:
        ear = Ear(*args, **options)
    except InvalidStatus as error:
        return error.response.status_code
    ear.close()
    return 101


def sign_in(user: User) -> str:
    """Sign somebody in; return the cookie."""
    client = Client()
    client.force_login(user)
    return str(client.cookies["sessionid"].value)


def eventually(true: Callable[[], bool], seconds: float = PATIENCE, pause: float = 0.05) -> float:
    """Wait until something holds; return how long it took."""
    start = time.monotonic()
    while True:
        try:
            if true():
                return time.monotonic() - start
        except (httpx.TransportError, OSError):
            pass
        assert time.monotonic() - start < seconds, "not in time"
        time.sleep(pause)


def asked(table: Table) -> Decision:
    """Return the first question that somebody is asked at a table."""
    now = Table.objects.get(id=table.id)
    return load_match(now.game, tuple(now.packs), now.state).decisions[0]


def move(table: Table) -> int:
    """Make some move at a table of people; return the version after it."""
    decision = asked(table)
    user = Seat.objects.get(table=table, number=decision.seat).user_id
    assert user is not None
    option = decision.options[0].id
    return moves.choose(table.id, user, decision.id, [option], uuid4()).version
