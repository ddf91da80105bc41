"""What four guests of one address cost somebody else, when they ask for what is dear.

    python bench/guests.py [--rounds 3] [--flood]

One web process of the product with its limits switched on. A user asks again and again for
`GET /api/me`, a page of the lobby and a step of a lesson. By turns nobody else is there, or four
guests of another address ask, all the time and over several connections, for full pages of the
lobby, steps of a lesson, everything that happened in a long match, and frames of it. They wait as
long as they are told to; with --flood they do not. They vary what they ask for, so that most of it
is in no cache.

Prints the median and the 95th percentile of each request, alone and beside them, and what they were
answered. Fails when a median grows to more than three times. --rounds 1 takes a minute.
Measure on a machine with nothing else to do. Needs PostgreSQL and Redis; a database of its own is
made and dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.harness.client import Http, Lost
from tests.server.harness.ground import Ground

MOST_RATIO = 3.0
GUESTS, CONNECTIONS = 4, 3
QUIET, BESIDE = 8.0, 20.0  # seconds of a round; the first of the guests are their burst
PAUSE = 0.13  # between two requests of the user: the lobby may be asked three times a second
INPUTS = 250  # of the long match
CSRF = "c" * 32
HERE, THERE = "10.1.0.1", "10.2.0.1"
LESSON = "/api/learn/crusaders/basics/stack"
ANSWER = {"options": ["muster-inner"]}


def message(method: str, path: str, cookie: str, address: str, body: Any = None) -> bytes:
    """Return a request as it comes from a browser, through a proxy."""
    data = b"" if body is None else json.dumps(body).encode()
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        f"Cookie: csrftoken={CSRF}; sessionid={cookie}\r\nX-CSRFToken: {CSRF}\r\n"
        f"X-Forwarded-For: {address}\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(data)}\r\n\r\n"
    )
    return head.encode() + data


@dataclass
class Users:
    """The sessions of those who ask, and the table they ask about."""

    user: str
    guests: list[str]
    table: str


def prepare() -> Users:
    """Make the user, the guests, and a long match."""
    from gonfalon.server.accounts.models import User
    from gonfalon.server.tables import lobby
    from gonfalon.server.tables.models import Table
    from gonfalon.server.tables.seats import seating
    from tests.server.playing import people, session
    from tests.server.roles import World, give_an_answer

    user = people(1, "Alone")[0]
    User.objects.filter(pk=user.pk).update(date_joined=datetime.now(UTC) - timedelta(days=30))
    guests = people(GUESTS, "Guest")
    User.objects.filter(pk__in=[guest.pk for guest in guests]).update(is_guest=True)
    wanted = lobby.Wanted(game="crusaders", seats=4, policy="quick")
    table = lobby.create(guests[0], wanted)
    for guest in guests[1:]:
        seating.join(table.id, guest, invite=table.invite)
    for guest in guests:
        seating.ready(table.id, guest)
    seating.start(table.id, guests[0])
    world = World(table, {}, {})
    for _ in range(INPUTS):
        if Table.objects.get(id=table.id).status != Table.Status.PLAYING:
            break
        give_an_answer(world, 1)
    return Users(session(user), [session(guest) for guest in guests], str(table.id))


def attacks(users: Users, luck: random.Random) -> list[tuple[str, str, Any]]:
    """Return the dear requests, each with something that no cache has."""
    before = datetime.now(UTC) + timedelta(seconds=luck.randrange(100_000))
    return [
        ("GET", f"/api/tables?status=playing&before={before:%Y-%m-%dT%H:%M:%SZ}", None),
        ("GET", "/api/tables?status=playing", None),
        ("POST", LESSON, {"options": [luck.choice(["muster-inner", "muster-outer", "none"])]}),
        ("GET", f"/api/tables/{users.table}/since/{luck.randrange(-1, 30)}", None),
        ("GET", f"/api/tables/{users.table}/frames/{luck.randrange(200)}", None),
    ]


@dataclass
class Seen:
    """What was measured."""

    times: dict[str, list[float]] = field(default_factory=dict)
    statuses: Counter[int] = field(default_factory=Counter)


def asked(users: Users) -> dict[str, bytes]:
    """Return what the user asks for."""
    return {
        "GET /api/me": message("GET", "/api/me", users.user, HERE),
        "GET /api/tables?status=playing": message(
            "GET", "/api/tables?status=playing", users.user, HERE
        ),
        f"POST {LESSON}": message("POST", LESSON, users.user, HERE, ANSWER),
    }


async def watch(port: int, users: Users, until: Callable[[], bool], seen: Seen) -> None:
    """Ask for everything by turns."""
    http = Http(port)
    while not until():
        for name, text in asked(users).items():
            began = time.perf_counter()
            status, _body, _headers = await asyncio.wait_for(http.exchange(text), 60)
            if status != 200:
                raise RuntimeError(f"{name}: {status}")
            seen.times.setdefault(name, []).append((time.perf_counter() - began) * 1000)
            await asyncio.sleep(PAUSE)
    http.close()


async def attack(
    port: int, users: Users, number: int, until: Callable[[], bool], flood: bool, seen: Counter[int]
) -> None:
    """Ask for what is dear, one after the other."""
    http = Http(port)
    luck = random.Random(number)  # noqa: S311  (no secret)
    while not until():
        method, path, body = luck.choice(attacks(users, luck))
        text = message(method, path, users.guests[number % GUESTS], THERE, body)
        try:
            status, _body, headers = await asyncio.wait_for(http.exchange(text), 60)
        except (OSError, EOFError, Lost):
            http.close()
            continue
        seen[status] += 1
        if status == 429 and not flood:
            left = float(headers.get("retry-after", "1"))
            while left > 0 and not until():
                await asyncio.sleep(min(left, 0.25))
                left -= 0.25
    http.close()


async def measure(port: int, users: Users, rounds: int, flood: bool) -> tuple[Seen, Seen]:
    """Take turns: nobody else is there, the guests are."""
    alone, beside = Seen(), Seen()
    await watch(port, users, lasting(3.0), Seen())  # warm
    for _ in range(rounds):
        await watch(port, users, lasting(QUIET), alone)
        over = lasting(BESIDE)
        async with asyncio.TaskGroup() as group:
            group.create_task(watch(port, users, over, beside))
            for number in range(GUESTS * CONNECTIONS):
                group.create_task(attack(port, users, number, over, flood, beside.statuses))
    return alone, beside


def lasting(seconds: float) -> Callable[[], bool]:
    """Return what tells whether so many seconds are over."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def percentile(times: list[float], part: float) -> float:
    """Return the time below which a part of them lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def report(alone: Seen, beside: Seen) -> float:
    """Print the table; return the largest ratio of medians."""
    print(f"{'':<42}{'median':^26}{'95th percentile':^18}{'requests':^14}")
    print(f"{'request':<42}{'alone':>8}{'beside':>8}{'ratio':>7}{'alone':>11}{'beside':>8}{'':>2}")
    worst = 0.0
    for name, times in alone.times.items():
        other = beside.times[name]
        median, later = statistics.median(times), statistics.median(other)
        worst = max(worst, later / median)
        print(
            f"{name:<42}{median:>8.1f}{later:>8.1f}{later / median:>7.2f}"
            f"{percentile(times, 0.95):>11.1f}{percentile(other, 0.95):>8.1f}  ms"
            f"{len(times):>6} {len(other):>6}"
        )
    return worst


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--flood", action="store_true", help="the guests do not wait when told to")
    wanted = parser.parse_args()
    ground = Ground(51, limits=True)
    ground.environment["GONFALON_PROXIES"] = "1"
    try:
        users = prepare()
        ground.serve(1)
        alone, beside = asyncio.run(measure(ground.port, users, wanted.rounds, wanted.flood))
    finally:
        ground.remove()
    answers = ", ".join(f"{status}: {n}" for status, n in sorted(beside.statuses.items()))
    print(f"{GUESTS} guests, {wanted.rounds * BESIDE:.0f} s, were answered {answers}")
    worst = report(alone, beside)
    print(f"beside the guests: {worst:.2f} times as long (at most {MOST_RATIO})")
    return int(worst > MOST_RATIO)


if __name__ == "__main__":
    sys.exit(main())
