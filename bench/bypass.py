"""What each module of `gonfalon.server.bypass` gains over what it replaces, measured by turns.

    python bench/bypass.py threads     requests/s beside Django's own ASGI handler
    python bench/bypass.py prepared    the SQL of a move beside Django's cursors
    python bench/bypass.py publisher   hints beside redis-py's own publish
    python bench/bypass.py listener    how evenly two processes at one socket share connections

What writing raw frames gains: `python bench/sockets.py` with and without `--usual-frames`.

Each prints its figure last, and exits non-zero when there is no gain: then the module can go.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

ROOT = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, ROOT)
os.environ.setdefault("GONFALON_LOG", "error")

from parts import cpu  # noqa: E402

from tests.server.harness.ground import Ground  # noqa: E402

CLIENTS = 8
GOAL = 1.1  # below that, what is replaced would do
EVEN = 0.7  # the share of the busier of two processes; above that, one does most of the work


# -- request_threads --------------------------------------------------------------------------


async def requests(app: Any, token: str, seconds: float) -> float:
    """Return how many requests per second some clients get answered, in this process."""
    headers = [(b"host", b"127.0.0.1"), (b"authorization", f"Bearer {token}".encode())]
    scope = {"type": "http", "method": "GET", "path": "/api/me", "query_string": b""}
    scope |= {"scheme": "http", "headers": headers, "client": ("127.0.0.1", 1)}
    answered = 0
    until = time.perf_counter() + seconds

    async def one() -> None:
        nonlocal answered
        while time.perf_counter() < until:
            asked = False

            async def receive() -> dict[str, Any]:
                nonlocal asked
                if asked:
                    await asyncio.sleep(3600)  # the client stays
                asked = True
                return {"type": "http.request", "body": b""}

            async def send(message: dict[str, Any]) -> None:
                if message.get("status", 200) != 200:
                    raise RuntimeError(message)

            await app(scope, receive, send)
            answered += 1

    begun = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(CLIENTS)))
    return answered / (time.perf_counter() - begun)


def threads(seconds: float, rounds: int) -> int:
    """Compare our handler with Django's, which gives every request a thread of its own."""
    ground = Ground(2)
    try:
        from django.core.asgi import get_asgi_application
        from django.db import connections

        from gonfalon.server.bypass.request_threads import ThreadPoolHandler

        token = ground.places[0].tokens[0]
        settings = connections["default"].settings_dict
        kept = settings["CONN_MAX_AGE"]
        ours, django = ThreadPoolHandler(), get_asgi_application()

        def ask_ours() -> float:
            settings["CONN_MAX_AGE"] = kept
            return asyncio.run(requests(ours, token, seconds))

        def ask_django() -> float:
            settings["CONN_MAX_AGE"] = 0  # a thread that ends would leave its connection open
            return asyncio.run(requests(django, token, seconds))

        return compare("requests/s", ask_ours, ask_django, rounds)
    finally:
        ground.remove()


# -- prepared ---------------------------------------------------------------------------------


def prepared(seconds: float, rounds: int) -> int:
    """Compare prepared statements with Django's cursors: lock a table, read its seats.

    Counted per second of CPU, ours and PostgreSQL's together (which must run on this machine).
    """
    ground = Ground(8)
    try:
        from django.db import connection, transaction

        from gonfalon.server.bypass.prepared import run
        from gonfalon.server.play.storage.storage import LOCK, SEATED_LOADED

        tables = [uuid.UUID(place.table) for place in ground.places]
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_backend_pid()")
            backend = int(cursor.fetchone()[0])

        def used() -> float:
            return time.process_time() + cpu(backend)

        def by_django(statement: str, values: Any) -> Any:
            cursor = connection.cursor()
            cursor.execute(statement, values)
            return cursor

        def reads(execute: Callable[[str, Any], Any]) -> float:
            count, begun, until = 0, used(), time.perf_counter() + seconds
            while time.perf_counter() < until:
                table = tables[count % len(tables)]
                with transaction.atomic():
                    execute(LOCK, [table]).fetchone()
                    values = {"table": table, "user": None, "key": None}
                    execute(SEATED_LOADED, values).fetchall()
                count += 1
            return count / (used() - begun)

        return compare(
            "reads per second of CPU", lambda: reads(run), lambda: reads(by_django), rounds
        )
    finally:
        ground.remove()


def compare(what: str, ours: Callable[[], float], usual: Callable[[], float], rounds: int) -> int:
    """Measure by turns; print both rates, and the median of the ratios last."""
    ours(), usual()  # warm-up
    pairs = [(ours(), usual()) for _ in range(rounds)]
    ratio = median(a / b for a, b in pairs)
    print(f"ours {median(a for a, _ in pairs):.0f} {what}, usual {median(b for _, b in pairs):.0f}")
    print(f"ratio {ratio:.2f} (goal {GOAL}): {'holds' if ratio >= GOAL else 'MISSED'}")
    return 0 if ratio >= GOAL else 1


# -- publisher --------------------------------------------------------------------------------


def publisher(seconds: float, rounds: int) -> int:
    """Compare publishing without an answer with redis-py's own, per second of our CPU."""
    import redis

    from gonfalon.server.bypass.publisher import Publisher
    from tests.server.harness.ground import REDIS

    ours, usual = Publisher(REDIS, 1.0), redis.Redis.from_url(REDIS)
    hint = '{"table": "00000000-0000-4000-8000-0000000000aa", "version": 1234, "by": "bench"}'

    def hints(publish: Callable[[str, str], Any]) -> float:
        count, begun, until = 0, time.process_time(), time.perf_counter() + seconds
        while time.perf_counter() < until:
            publish("gonfalon:bench", hint)
            count += 1
        return count / (time.process_time() - begun)

    return compare(
        "hints per second of CPU", lambda: hints(ours.publish), lambda: hints(usual.publish), rounds
    )


# -- uvicorn_server ---------------------------------------------------------------------------

SERVE = """
import os, socket, sys, uvicorn
from gonfalon.server.bypass.uvicorn_server import SharingServer
async def app(scope, receive, send):
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"%d" % os.getpid()})
server = {"ours": SharingServer, "usual": uvicorn.Server}[sys.argv[2]]
config = uvicorn.Config(app, log_level="critical", lifespan="off")
server(config).run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
"""


async def who_answers(port: int) -> tuple[bytes, asyncio.StreamWriter]:
    """Open a connection; return which process answers it, and the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    head = await reader.readuntil(b"\r\n\r\n")
    body = await reader.readline() if b"chunked" in head else b""
    return (await reader.readline() if body else await reader.read(16)).strip(), writer


async def busier_share(port: int, rounds: int) -> float:
    """Return which part of connections that arrive together the busier process gets."""
    shares = []
    for _ in range(rounds):
        found = await asyncio.gather(*(who_answers(port) for _ in range(CLIENTS)))
        pids = [pid for pid, _ in found]
        shares.append(max(pids.count(pid) for pid in set(pids)) / len(pids))
        for _, writer in found:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
    return sum(shares) / len(shares)


def share_of(which: str, rounds: int) -> float:
    """Start two processes at one socket, and measure how they share what comes."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=512)
    port, descriptor = listening.getsockname()[1], listening.fileno()
    command = [sys.executable, "-c", SERVE, str(descriptor), which]
    running = [subprocess.Popen(command, pass_fds=[descriptor]) for _ in range(2)]  # noqa: S603
    try:
        time.sleep(3.0)  # until both accept connections
        return asyncio.run(busier_share(port, rounds))
    finally:
        for process in running:
            process.terminate()
            process.wait(15)
        listening.close()


def listener(rounds: int) -> int:
    """Compare how evenly two processes share connections that arrive together."""
    ours, usual = share_of("ours", rounds), share_of("usual", rounds)
    print(f"{rounds} times {CLIENTS} connections at once: the busier of two processes gets")
    ok = ours <= EVEN and ours < usual
    print(f"ours {ours:.2f}, usual {usual:.2f} (goal {EVEN}): {'holds' if ok else 'MISSED'}")
    return 0 if ok else 1


def main() -> int:
    """Run one measurement."""
    parser = argparse.ArgumentParser(
        description="What going round Django, uvicorn and redis-py gains."
    )
    parser.add_argument("what", choices=("threads", "prepared", "publisher", "listener"))
    parser.add_argument("--seconds", type=float, default=2.0, help="of one turn")
    parser.add_argument("--rounds", type=int, default=0)
    given = parser.parse_args()
    if given.what == "threads":
        return threads(given.seconds, given.rounds or 5)
    if given.what == "prepared":
        return prepared(given.seconds, given.rounds or 5)
    if given.what == "publisher":
        return publisher(given.seconds, given.rounds or 5)
    return listener(given.rounds or 50)


if __name__ == "__main__":
    sys.exit(main())
