"""Whether the time of a refusal tells if the others have answered in a sealed round.

    python bench/refusals.py [--calls 10000] [--inside]

Of each game, two tables are in the same sealed round with the same cards: at one the others are
still to answer, at the other all of them have. One seat sends its own answer with nonsense after
it, which is refused, to both in random order: in this process (`/series` and `/choices` without
anything around them), and over HTTP to one web process without limits.

Prints the medians at both tables, and the figure that tells: over HTTP how often a call at the
second took longer than one at the first, half of the time if nothing shows; in this process how far
apart the medians are. Fails when the first differs from a half by more than 0.02, or the second is
more than 1.01, since copying a list that is not empty can be measured there. With few calls the
limits are wider by what chance explains: --calls 50 shows that everything runs, --calls 10000 that
nothing can be told. Needs PostgreSQL and Redis; a database of its own is made and dropped.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import statistics
import sys
import time
import uuid
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.series import read_series
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import Refused
from tests.server.harness.client import Http
from tests.server.harness.ground import Ground

GAMES = ("glory", "crusaders")
SEATS = 3
MOST = 0.02  # over HTTP: how far from a half
MOST_RATIO = 1.01  # of the medians in this process
CHANCE = 4.0  # standard errors that chance explains
NONSENSE = "nonsense"
Times = tuple[list[float], list[float]]  # microseconds: others still to answer, all have answered


def in_a_round(m: Match[Any]) -> Match[Any]:
    """Play until several seats are asked in a sealed round."""
    while not m.round or len(m.decisions) < SEATS:
        m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
    return m


def answer_for_others(m: Match[Any], seat: int, give: Callable[[Decision], Match[Any]]) -> None:
    """Answer until only this seat is asked; `give` gives one answer and returns the match."""
    while others := [decision for decision in m.decisions if decision.seat != seat]:
        m = give(others[0])


def last_of_lane(m: Match[Any], seat: int, give: Callable[[Decision], Match[Any]]) -> Decision:
    """Answer for a seat up to the last question of its lane, and return that one."""
    while True:
        (asked,) = (decision for decision in m.decisions if decision.seat == seat)
        copy = m.clone()
        copy.choose(asked.id, asked.options[0].id)
        if copy.round != m.round or all(decision.seat != seat for decision in copy.decisions):
            return asked
        m = give(asked)


def refused(act: Callable[..., Any], *args: Any) -> None:
    """Do something that is refused."""
    try:
        act(*args)
    except Refused:
        return
    raise RuntimeError("that was not refused")


def inside(slug: str, calls: int) -> dict[str, Times]:
    """Measure in this process."""
    played = game(slug)
    first = in_a_round(played.new(SEATS, FastChance(7), policy="everyone"))
    second = clone_with_trail(first)

    def give(m: Match[Any]) -> Callable[[Decision], Match[Any]]:
        def answer(asked: Decision) -> Match[Any]:
            m.choose(asked.id, asked.options[0].id)
            return m

        return answer

    asked = last_of_lane(first, 0, give(first))
    last_of_lane(second, 0, give(second))
    answer_for_others(second, 0, give(second))
    ids = [asked.options[0].id, NONSENSE]
    found: dict[str, Times] = {"series": ([], []), "choices": ([], [])}
    for times, at in shuffled(found, calls):
        m = (first, second)[at]
        act: Any = read_series
        if times is found["choices"]:
            act, m = Match.choose_series, clone_with_trail(m)
        begun = time.perf_counter_ns()
        refused(act, m, asked.id, ids, 0)
        times[at].append((time.perf_counter_ns() - begun) / 1000)
    return found


def shuffled(found: dict[str, Times], calls: int) -> list[tuple[Times, int]]:
    """Return where each call belongs, in random order."""
    order = [(times, at) for times in found.values() for at in (0, 1)] * calls
    random.Random(3).shuffle(order)  # noqa: S311
    return order


def open_pair(slug: str) -> tuple[list[str], str, dict[str, Any]]:
    """Make the two tables; return their ids, the seat's token, and what it sends."""
    from gonfalon.server.play import moves
    from gonfalon.server.play.reading import match_of
    from gonfalon.server.tables.models import Table
    from tests.server.playing import people, table, token

    users = people(SEATS, f"{slug}{uuid.uuid4().hex[:6]}")
    rooms = [table(users, game=slug, policy="everyone") for _ in range(2)]

    def now(room: Table) -> Match[Any]:
        return match_of(Table.objects.get(id=room.id))

    def give(room: Table) -> Callable[[Decision], Match[Any]]:
        def answer(asked: Decision) -> Match[Any]:
            user = users[asked.seat].id
            moves.choose(room.id, user, asked.id, [asked.options[0].id], uuid.uuid4())
            return now(room)

        return answer

    while not (m := now(rooms[0])).round or len(m.decisions) < SEATS:
        give(rooms[0])(m.decisions[0])
    asked = last_of_lane(now(rooms[0]), 0, give(rooms[0]))
    names = ("state", "seq", "version", "tag", "waiting")
    same = Table.objects.filter(id=rooms[0].id).values(*names).get()
    Table.objects.filter(id=rooms[1].id).update(**same)
    answer_for_others(now(rooms[1]), 0, give(rooms[1]))
    body = {"decision": asked.id, "options": [asked.options[0].id, NONSENSE]}
    return [str(room.id) for room in rooms], token(users[0]), body


async def over_http(port: int, slug: str, calls: int) -> dict[str, Times]:
    """Measure over HTTP."""
    tables, token, body = await asyncio.to_thread(open_pair, slug)
    http = Http(port)
    found: dict[str, Times] = {"series": ([], []), "choices": ([], [])}
    bodies = {"series": body, "choices": {**body, "key": str(uuid.uuid4())}}

    async def send(name: str, at: int) -> float:
        begun = time.perf_counter_ns()
        path = f"/api/tables/{tables[at]}/{name}"
        status, answer, _ = await http.send("POST", path, token, bodies[name])
        spent = (time.perf_counter_ns() - begun) / 1000
        if status != 409 or b"past-barrier" not in answer:
            raise RuntimeError(f"{path}: {status} {answer[:200]!r}")
        return spent

    for name in [*found] * 50:  # warm
        for at in (0, 1):
            await send(name, at)
    names = {id(times): name for name, times in found.items()}
    for times, at in shuffled(found, calls):
        times[at].append(await send(names[id(times)], at))
    http.close()
    return found


def longer(times: Times) -> float:
    """Return how often a call at the second table took longer than one at the first."""
    ranked = sorted([(spent, at) for at in (0, 1) for spent in times[at]])
    below = wins = 0
    for _, at in ranked:
        if at == 0:
            below += 1
        else:
            wins += below
    return wins / (len(times[0]) * len(times[1]))


def by_chance(times: Times) -> float:
    """Return the standard error of a ratio of two medians, which are roughly equal."""
    squares = 0.0
    for spent in times:
        low, median, high = statistics.quantiles(spent, n=4)
        squares += ((high - low) / 1.349 / median) ** 2 / len(spent)
    return math.sqrt(squares * math.pi / 2)


def figure(where: str, times: Times) -> tuple[float, float, float]:
    """Return the figure that tells, from where to where nothing shows."""
    if where == "inside":
        still, answered = (statistics.median(spent) for spent in times)
        most = MOST_RATIO + CHANCE * by_chance(times)
        return answered / still, 1 / most, most
    most = max(MOST, CHANCE * math.sqrt(1 / (6 * len(times[0]))))
    return longer(times), 0.5 - most, 0.5 + most


HEAD = (
    f"{'where':<7}{'game':<11}{'request':<9}{'calls':>6}  {'others open':>12}  {'all answered':>12}"
    f"  {'figure':>13}  {'allowed':<16}"
)
FIGURES = {"inside": "ratio", "HTTP": "longer"}


def report(where: str, slug: str, found: dict[str, Times]) -> bool:
    """Print what was measured; return whether it tells anything."""
    tells = False
    for name, times in found.items():
        shown, least, most = figure(where, times)
        here = not least <= shown <= most
        tells |= here
        still, answered = (statistics.median(spent) for spent in times)
        print(
            f"{where:<7}{slug:<11}/{name:<8}{len(times[0]):>6}  {still:>9.1f} µs"
            f"  {answered:>9.1f} µs  {FIGURES[where]:>7} {shown:.3f}"
            f"  {f'{least:.3f} to {most:.3f}':<16}{'  TELLS' if here else ''}",
            flush=True,
        )
    return tells


async def ask_all(port: int, calls: int) -> bool:
    """Measure all games over HTTP; return whether anything shows."""
    tells = False
    for slug in GAMES:
        began = time.monotonic()
        tells |= report("HTTP", slug, await over_http(port, slug, calls))
        print(f"       ({slug}: {time.monotonic() - began:.0f} s)", flush=True)
    return tells


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--calls", type=int, default=10_000)
    parser.add_argument("--inside", action="store_true", help="not over HTTP")
    wanted = parser.parse_args()
    print(HEAD)
    tells = [report("inside", slug, inside(slug, wanted.calls)) for slug in GAMES]
    if not wanted.inside:
        ground = Ground(1)
        try:
            ground.serve(1)
            tells.append(asyncio.run(ask_all(ground.port, wanted.calls)))
        finally:
            ground.remove()
    print("the time of a refusal tells something" if any(tells) else "nothing can be told")
    return int(any(tells))


if __name__ == "__main__":
    sys.exit(main())
