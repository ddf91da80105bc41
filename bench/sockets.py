"""How fast news of one table gets to 200 spectators, beside a bare ASGI socket server.

    python bench/sockets.py [--spectators 200] [--seconds 1] [--rounds 9] [--usual-frames]

Both run under the server of the product with its options, one process each, by turns. The
bare one keeps its sockets in a list and writes to one after the other when it is asked to by a
frame; ours is the whole application: it hears a hint of another process over Redis, has checked
the right of every spectator within the last seconds against PostgreSQL, and keeps order and
queues. Frames are equally long. A fixed number of broadcasts is under way at any time; deliveries
are counted at the other end by a client that does nothing but count bytes. Turns are short and
their ratios taken pairwise, since the machine may be busy with other things; the CPU time that a
delivery costs the server is printed as well. With `--usual-frames` ours does not write raw bytes
(`bypass/uvicorn_server.py`), to see what that gains.

Needs PostgreSQL and Redis (GONFALON_DATABASE names a server, a database of its own is made and
dropped). The ratio is printed last; below 0.7 the exit status is 1.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg

GOAL = 0.7
FLIGHT = 8  # broadcasts under way
FIRST = 1_000_000  # versions of one length, so that frames are
ORIGIN = "http://127.0.0.1:8000"
NAME = f"gonfalon_bench_sockets_{os.getpid()}"
TABLE = "00000000-0000-4000-8000-0000000000aa"
FRAME = json.dumps({"type": "version", "table": TABLE, "version": FIRST}, separators=(",", ":"))
SIZE = len(FRAME) + 2  # a header of two bytes: the payload is shorter than 126

SERVE = """
import socket, sys
sys.path.insert(0, {here!r})
import gonfalon.server.asgi
import uvicorn
from gonfalon.server.live.server import OPTIONS, LiveServer
if {usual!r}:
    OPTIONS["ws"].write_frame = lambda socket, frame: False
config = uvicorn.Config({app!r}, log_level="warning", **OPTIONS)
LiveServer(config).run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
"""

# -- the bare server ----------------------------------------------------------------------------

Send = Callable[[dict[str, Any]], Awaitable[None]]
sends: dict[Send, None] = {}


async def bare(scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Send) -> None:
    """Write every frame that comes in to every socket there is."""
    await receive()
    await send({"type": "websocket.accept"})
    sends[send] = None
    try:
        while (message := await receive())["type"] == "websocket.receive":
            if "text" in message:
                out = {"type": "websocket.send", "text": message["text"]}
                for each in tuple(sends):
                    await each(out)
    finally:
        del sends[send]


# -- the load -----------------------------------------------------------------------------------


class Counting(asyncio.Protocol):
    """A spectator that counts bytes."""

    def __init__(self, load: Load, request: bytes) -> None:
        self.load = load
        self.request = request
        self.head = b""
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Count."""
        if self.open.done():
            self.load.count(len(data))
            return
        self.head += data
        if b"\r\n\r\n" in self.head:
            if b" 101 " not in self.head[:20]:
                self.open.set_exception(RuntimeError(self.head.decode()))
            else:
                self.open.set_result(None)

    def ask(self, text: str) -> None:
        """Send a frame."""
        assert self.transport is not None
        payload = text.encode()
        self.transport.write(bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload)


def itself(made: Counting) -> Counting:
    """Return a protocol that has been made."""
    return made


class Load:
    """Spectators of one server, and whoever makes the news."""

    def __init__(self, port: int, spectators: int, cookies: list[str]) -> None:
        self.port = port
        self.spectators = spectators
        self.cookies = cookies
        self.bytes = 0
        self.wanted = 0
        self.reached = asyncio.Event()
        self.ears: list[Counting] = []

    def count(self, size: int) -> None:
        """Count what a spectator has received."""
        self.bytes += size
        if self.bytes >= self.wanted:
            self.reached.set()

    async def open(self) -> None:
        """Open all sockets."""
        loop = asyncio.get_running_loop()
        for number in range(self.spectators):
            cookie = self.cookies[number % len(self.cookies)] if self.cookies else "x"
            request = (
                f"GET /live/tables/{TABLE} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                f"Sec-WebSocket-Version: 13\r\nOrigin: {ORIGIN}\r\n"
                f"Cookie: sessionid={cookie}\r\n\r\n"
            )
            made = Counting(self, request.encode())
            await loop.create_connection(partial(itself, made), "127.0.0.1", self.port)
            await made.open
            self.ears.append(made)

    def close(self) -> None:
        """Close all sockets."""
        for ear in self.ears:
            assert ear.transport is not None
            ear.transport.close()

    async def run(self, seconds: float, news: Callable[[], None]) -> float:
        """Keep a few broadcasts under way for a while; return deliveries a second."""
        each = SIZE * self.spectators
        start = time.perf_counter()
        begun = self.bytes
        sent = 0
        while time.perf_counter() - start < seconds:
            while sent * each - (self.bytes - begun) < FLIGHT * each:
                news()
                sent += 1
            self.wanted = begun + (sent - FLIGHT + 1) * each
            await self.arrival()
        self.wanted = begun + sent * each
        await self.arrival()
        took = time.perf_counter() - start
        return sent * self.spectators / took

    async def arrival(self) -> None:
        """Wait until what is wanted has come."""
        self.reached.clear()
        if self.bytes < self.wanted:
            async with asyncio.timeout(20):
                await self.reached.wait()


class News(asyncio.Protocol):
    """Hints of a table, as another process would give them; as cheap as asking the bare server."""

    def __init__(self) -> None:
        from gonfalon.server.hints import channel

        self.channel = channel(TABLE).encode()
        self.version = FIRST
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection; what Redis answers does not matter."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def announce(self) -> None:
        """Announce one more version."""
        assert self.transport is not None
        self.version += 1
        hint = json.dumps({"table": TABLE, "version": self.version, "by": "bench"})
        parts = (b"PUBLISH", self.channel, hint.encode())
        command = b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
        self.transport.write(b"*3\r\n" + command)


async def measure(
    options: argparse.Namespace, ports: dict[str, int], pids: dict[str, int], cookies: list[str]
) -> float:
    """Measure by turns; return the median of the ratios of neighbouring turns."""
    store = urlsplit(os.environ["GONFALON_REDIS"])
    loop = asyncio.get_running_loop()
    line, news = await loop.create_connection(News, store.hostname or "", store.port or 6379)
    ours = Load(ports["ours"], options.spectators, cookies)
    plain = Load(ports["bare"], options.spectators, [])
    await ours.open()
    await plain.open()
    await asyncio.sleep(3.5)  # until presence has been told; it would be counted
    ours.bytes = 0

    def shout() -> None:
        plain.ears[0].ask(FRAME)

    turns = {"bare": (plain, shout), "ours": (ours, news.announce)}
    rates: dict[str, list[float]] = {name: [] for name in turns}
    costs: dict[str, list[float]] = {name: [] for name in turns}
    for load, make in turns.values():
        await load.run(0.5, make)  # warming up
    for number in range(options.rounds):
        for name in sorted(turns, reverse=bool(number % 2)):
            load, make = turns[name]
            before, received = cpu(pids[name]), load.bytes
            rates[name].append(await load.run(options.seconds, make))
            delivered = (load.bytes - received) / SIZE
            costs[name].append((cpu(pids[name]) - before) / delivered * 1e6)
    ours.close()
    plain.close()
    line.close()
    for name in turns:
        rate, cost = statistics.median(rates[name]), statistics.median(costs[name])
        print(
            f"{name}: {rate:,.0f} deliveries/s to {options.spectators} spectators"
            f" ({min(rates[name]):,.0f} to {max(rates[name]):,.0f}), {cost:.1f} us of CPU each"
        )
    by_cpu = statistics.median(b / o for b, o in zip(costs["bare"], costs["ours"]))
    print(f"ratio by CPU of the server: {by_cpu:.2f}")
    return statistics.median(o / b for o, b in zip(rates["ours"], rates["bare"]))


def cpu(pid: int) -> float:
    """Return the seconds of CPU a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- what it needs ------------------------------------------------------------------------------


def database(address: str) -> str:
    """Return the address of the database of this run."""
    return urlunsplit(urlsplit(address)._replace(path=f"/{NAME}"))


def spectators(count: int) -> list[str]:
    """Make a table and people with sessions; return their cookies."""
    import django

    django.setup()
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
    from django.contrib.sessions.backends.db import SessionStore
    from django.core.management import call_command
    from django.db import connections

    from gonfalon.server.accounts.models import User
    from gonfalon.server.tables.models import Table

    call_command("migrate", verbosity=0)
    people = [User(username=f"Spectator {n}", password="!") for n in range(count)]  # noqa: S106
    User.objects.bulk_create(people)
    Table.objects.create(
        id=TABLE,
        game="mastery",
        owner=people[0],
        seat_count=2,
        house_secret=b"",
        house_salt=b"",
        house_commitment="",
    )
    cookies = []
    for user in people:
        session = SessionStore()
        session[SESSION_KEY] = str(user.pk)
        session[BACKEND_SESSION_KEY] = "allauth.account.auth_backends.AuthenticationBackend"
        session[HASH_SESSION_KEY] = user.get_session_auth_hash()
        session.create()
        assert session.session_key
        cookies.append(session.session_key)
    connections.close_all()
    return cookies


def serve(app: str, usual: bool) -> tuple[subprocess.Popen[bytes], int]:
    """Start a server, which may send frames the usual way; return its process and port."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    port = listening.getsockname()[1]
    script = SERVE.format(here=str(Path(__file__).parent), app=app, usual=usual)
    process = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", script, str(listening.fileno())], pass_fds=[listening.fileno()]
    )
    listening.close()
    return process, port


def main() -> int:
    """Measure, print, compare with the goal."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--spectators", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--usual-frames", action="store_true", help="do not write raw bytes")
    options = parser.parse_args()
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    address = os.environ.get("GONFALON_DATABASE", "postgresql://postgres@127.0.0.1:5432/postgres")
    admin = urlunsplit(urlsplit(address)._replace(path="/postgres"))
    os.environ.update(
        GONFALON_DATABASE=database(address),
        GONFALON_ORIGIN=ORIGIN,
        GONFALON_SECRET_KEY="only for measuring",  # noqa: S106
        GONFALON_LIMITS="0",
        GONFALON_REDIS=os.environ.get("GONFALON_REDIS", "redis://127.0.0.1:6379/0"),
        DJANGO_SETTINGS_MODULE="gonfalon.server.settings",
    )
    with psycopg.connect(admin, autocommit=True) as server:
        server.execute(f'CREATE DATABASE "{NAME}"')
    processes: dict[str, subprocess.Popen[bytes]] = {}
    ports: dict[str, int] = {}
    try:
        cookies = spectators(options.spectators)
        apps = {"bare": "sockets:bare", "ours": "gonfalon.server.asgi:application"}
        for name, app in apps.items():
            processes[name], ports[name] = serve(app, options.usual_frames)
        pids = {name: process.pid for name, process in processes.items()}
        ratio = asyncio.run(measure(options, ports, pids, cookies))
    finally:
        for process in processes.values():
            process.terminate()
            process.wait(15)
        with psycopg.connect(admin, autocommit=True) as server:
            server.execute(f'DROP DATABASE IF EXISTS "{NAME}" WITH (FORCE)')
    print(f"ratio: {ratio:.2f} (goal {GOAL})")
    return 0 if ratio >= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
