"""What test pushes to a service that never answers cost somebody else who plays.

    python bench/pushes.py [--guests 6] [--tests 3]

One web process and one worker of the product with limits switched on. Guests, each from an address
and with three browsers, ask for test pushes; the listener accepts connections and is silent.
Somebody else asks for `GET /api/me` again and again, before and meanwhile. Printed are the medians
and the longest; fails when the median grows to more than twice, or a test is refused. Needs
PostgreSQL and Redis; a database of its own is made and dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.harness.client import Http
from tests.server.harness.ground import Ground

MOST_RATIO, SECONDS = 2.0, 15.0
CSRF = "c" * 32
SETTINGS = """
from gonfalon.server.settings import *
import os
PUSH_TRIALS = (os.environ["TRIAL"],)
"""


def message(session: str, address: str) -> bytes:
    """Return the request of a browser behind a proxy for a test push."""
    return (
        "POST /api/notices/test HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Cookie: csrftoken={CSRF}; sessionid={session}\r\nX-CSRFToken: {CSRF}\r\n"
        f"X-Forwarded-For: {address}\r\nContent-Length: 0\r\n\r\n"
    ).encode()


async def ask(http: Http, token: str, seconds: float) -> list[float]:
    """Ask who one is for some seconds; return how long each answer took, in milliseconds."""
    times: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        start = time.perf_counter()
        status, _body, _headers = await http.send("GET", "/api/me", token)
        if status != 200:
            raise RuntimeError(f"GET /api/me: {status}")
        times.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(0.02)
    return times


async def test_push(port: int, text: bytes) -> int:
    """Ask for a test push; return the status."""
    http = Http(port)
    try:
        status, _body, _headers = await asyncio.wait_for(http.exchange(text), 120)
        return status
    finally:
        http.close()


async def measure(
    ground: Ground, messages: list[bytes]
) -> tuple[list[float], list[float], list[int]]:
    """Ask without and with test pushes under way."""
    http, token = Http(ground.port), ground.places[0].tokens[0]
    await ask(http, token, 2)  # warm
    before = await ask(http, token, SECONDS)
    tests = [asyncio.ensure_future(test_push(ground.port, text)) for text in messages]
    during = await ask(http, token, SECONDS)
    return before, during, await asyncio.gather(*tests)


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--guests", type=int, default=6)
    parser.add_argument("--tests", type=int, default=3)
    wanted = parser.parse_args()
    folder = tempfile.mkdtemp()
    (Path(folder) / "trial_settings.py").write_text(SETTINGS)
    listening = socket.create_server(("127.0.0.1", 0), backlog=200)
    ground = Ground(1, limits=True)
    try:
        from gonfalon.server.accounts.names.guests import make_guest
        from gonfalon.server.jobs.models import Subscription
        from tests.server.playing import session
        from tests.server.pushing import VAPID, Phone

        trial = f"http://127.0.0.1:{listening.getsockname()[1]}/push/"
        ground.environment |= {
            "GONFALON_PROXIES": "1",
            "GONFALON_VAPID_PRIVATE_KEY": VAPID["vapid_private_key"],
            "GONFALON_VAPID_SUBJECT": VAPID["vapid_subject"],
            "DJANGO_SETTINGS_MODULE": "trial_settings",
            "TRIAL": trial,
            "PYTHONPATH": os.pathsep.join((folder, os.environ.get("PYTHONPATH", ""))).rstrip(":"),
        }
        messages = []
        for number in range(wanted.guests):
            guest = make_guest()
            for browser in range(3):
                body = Phone(trial, f"{number}-{browser}").body
                Subscription.objects.create(user=guest, endpoint=body["endpoint"], **body["keys"])
            messages += [message(session(guest), f"10.9.0.{number}")] * wanted.tests
        ground.serve(1)
        ground.work(1)
        before, during, statuses = asyncio.run(measure(ground, messages))
    finally:
        ground.remove()
        listening.close()
    for name, times in (("without", before), ("with", during)):
        print(
            f"GET /api/me {name} test pushes: median {statistics.median(times):.1f} ms,"
            f" longest {max(times):.0f} ms ({len(times)} requests)"
        )
    print(json.dumps({"statuses": sorted(set(statuses)), "tests": len(statuses)}))
    ratio = statistics.median(during) / statistics.median(before)
    print(f"with / without: {ratio:.2f} (at most {MOST_RATIO})")
    return int(ratio > MOST_RATIO or any(status >= 400 for status in statuses))


if __name__ == "__main__":
    sys.exit(main())
