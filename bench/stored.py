"""What stored tables cost those who play: a move, and the list of one's own tables."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from crowd import Crowd, pick
from flat import FLAT_GOAL, alternate, play_here, usual
from standstill import build

from tests.server.harness.ground import Ground, use_database

RUNNING = 20  # one in so many tables runs
LISTS = 200


def stored(most: int, samples: int) -> int:
    """Compare a small and a large site, by turns."""
    sizes = (1_000, most)
    grounds: list[Ground] = []
    people: list[list[Any]] = []
    try:
        for size in sizes:
            ground = Ground(24)
            grounds.append(ground)
            play_here(ground, 12)
            people.append(build(ground, size, size // RUNNING))
            ground.serve(1)
        crowds = []
        for ground in grounds:
            use_database(ground.database)
            crowds.append(Crowd(ground, 1, samples // 24 + 4))
        moves = [usual(times) for times in asyncio.run(alternate(crowds, samples))]
        lists = [own_tables(ground, who) for ground, who in zip(grounds, people, strict=True)]
    finally:
        for ground in grounds:
            ground.remove()
    for size, move, (own, count) in zip(sizes, moves, lists, strict=True):
        print(f"{size} tables: a move {move:.2f} ms, own tables {own:.2f} ms for {count:.1f}")
    by_move = moves[1] / moves[0]
    by_list = lists[1][0] / lists[0][0]
    ok = by_move <= FLAT_GOAL and by_list <= FLAT_GOAL
    print(
        f"{most} stored tables: a move costs {by_move:.2f}, own tables {by_list:.2f} times as much "
        f"as with {sizes[0]} (goal at most {FLAT_GOAL:.2f}): {'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


def own_tables(ground: Ground, people: list[Any]) -> tuple[float, float]:
    """Return the time of listing one's own tables, in milliseconds, and how many there are."""
    from gonfalon.server.accounts.models import User
    from gonfalon.server.tables.lobby import mine

    use_database(ground.database)
    luck = random.Random(1)  # noqa: S311  (no secret)
    asked = User.objects.in_bulk(luck.choices(people, k=LISTS))
    times, counts = [], []
    for user in asked.values():
        for _ in range(2):  # the second time everything is in memory
            begun = time.perf_counter()
            found = mine(user)
            spent = time.perf_counter() - begun
        times.append(spent)
        counts.append(len(found))
    return pick(sorted(times), 0.25), sum(counts) / len(counts)
