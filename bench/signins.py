"""What 20 people who sign in at once cost somebody else who plays, and the memory of the server.

    python bench/signins.py [--people 20] [--waves 10]

One web process of the product with its limits switched on. Somebody asks for `GET /api/me` again
and again; by turns nobody signs in, or a wave of people does, all at the same moment and from one
address, as often as one address may. Only what is asked while a wave is under way counts as
"during". Printed are p50 and p99 before and during, how long a wave takes, and the most memory the
process had. Fails when p99 grows to more than three times, when the process takes more than 500 MB,
or when a sign-in is refused. Needs PostgreSQL and Redis; a database of its own is made and dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.harness.client import Http
from tests.server.harness.ground import Ground

MOST_RATIO, MOST_MEGABYTES = 3.0, 500
PAUSE = 0.03  # between two requests of whoever plays, within the CPU time of one user
CSRF = "c" * 32


def login_message(name: str, password: str, address: str) -> bytes:
    """Return a sign-in as a browser behind a proxy sends it."""
    body = json.dumps({"username": name, "password": password}).encode()
    head = (
        "POST /auth/browser/v1/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Cookie: csrftoken={CSRF}\r\nX-CSRFToken: {CSRF}\r\nX-Forwarded-For: {address}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def watch(http: Http, token: str, until: asyncio.Event, least: int) -> list[float]:
    """Ask who one is until something has happened; return how long each answer took."""
    times: list[float] = []
    while not until.is_set() or len(times) < least:
        start = time.perf_counter()
        status, _body, _headers = await http.send("GET", "/api/me", token)
        if status != 200:
            raise RuntimeError(f"GET /api/me: {status}")
        times.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(PAUSE)
    return times


async def sign_in(port: int, message: bytes) -> int:
    """Sign in; return the status."""
    http = Http(port)
    try:
        status, _body, _headers = await asyncio.wait_for(http.exchange(message), 60)
        return status
    finally:
        http.close()


async def measure(ground: Ground, names: list[str], password: str, waves: int) -> dict[str, Any]:
    """Take turns: nobody signs in, everybody does."""
    http, token = Http(ground.port), ground.places[0].tokens[0]
    done = asyncio.Event()
    done.set()
    await watch(http, token, done, 50)  # warm
    before: list[float] = []
    during: list[float] = []
    lengths: list[float] = []
    statuses: list[int] = []
    for wave in range(waves):
        before += await watch(http, token, done, 100)
        over = asyncio.Event()
        watching = asyncio.ensure_future(watch(http, token, over, 1))
        start = time.perf_counter()
        address = f"10.9.{wave // 250}.{wave % 250}"
        messages = [login_message(name, password, address) for name in names]
        statuses += await asyncio.gather(*(sign_in(ground.port, text) for text in messages))
        lengths.append(time.perf_counter() - start)
        over.set()
        during += await watching
    return {"before": before, "during": during, "lengths": lengths, "statuses": statuses}


def percentile(times: list[float], part: float) -> float:
    """Return the time below which a part of them lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def most_memory(parent: int) -> int:
    """Return the most megabytes a child of a process ever had."""
    found = [0]
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            facts = dict(line.split(":", 1) for line in status.read_text().splitlines())
        except (OSError, ValueError):
            continue
        if int(facts["PPid"]) == parent and "VmHWM" in facts:
            found.append(int(facts["VmHWM"].split()[0]) // 1024)
    return max(found)


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--people", type=int, default=20)
    parser.add_argument("--waves", type=int, default=10)
    wanted = parser.parse_args()
    ground = Ground(1, limits=True)
    ground.environment["GONFALON_PROXIES"] = "1"
    try:
        from tests.server.visitor import PASSWORD, account

        names = [account(f"Signer {number}").username for number in range(wanted.people)]
        web = ground.serve(1)
        found = asyncio.run(measure(ground, names, PASSWORD, wanted.waves))
        memory = most_memory(web.process.pid)
    finally:
        ground.remove()
    before, during = found["before"], found["during"]
    ratio = percentile(during, 0.99) / percentile(before, 0.99)
    refused = sum(status != 200 for status in found["statuses"])
    for name, times in (("before", before), ("during", during)):
        print(
            f"GET /api/me {name}: p50 {statistics.median(times):.1f} ms,"
            f" p99 {percentile(times, 0.99):.1f} ms ({len(times)} requests)"
        )
    print(f"a wave of {wanted.people}: {statistics.median(found['lengths']):.2f} s")
    print(f"refused: {refused} of {len(found['statuses'])}")
    print(f"memory: {memory} MB (at most {MOST_MEGABYTES})")
    print(f"p99 during / before: {ratio:.2f} (at most {MOST_RATIO})")
    return int(ratio > MOST_RATIO or memory > MOST_MEGABYTES or memory == 0 or refused > 0)


if __name__ == "__main__":
    sys.exit(main())
