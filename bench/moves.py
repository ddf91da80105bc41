"""What a move costs: the full HTTP path beside the bare engine, its parts, and what it depends on.

    python bench/moves.py rate     moves/s by two web workers, pgbench beside it, the parts between
    python bench/moves.py pace     latency at 100 moves/s, from the intended start
    python bench/moves.py view     a move and its view: in two requests, and in one
    python bench/moves.py flat     cost with 100 / 10,000 / 100,000 tables, at move 10 and 1,000
    python bench/moves.py standstill    a large site, its worker away for 10 s

Each prints its figure last, and exits non-zero when the goal is missed. The machine is shared:
trust the ratios of one round, taken side by side, more than any absolute figure.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from pathlib import Path
from statistics import median

ROOT = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, ROOT)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH"))))
os.environ.setdefault("GONFALON_LOG", "error")

from bare import pgbench, storage_part  # noqa: E402
from crowd import Crowd, pick, reconnected  # noqa: E402
from flat import flat  # noqa: E402
from parts import Processes, parts  # noqa: E402
from standstill import standstill  # noqa: E402
from stored import stored  # noqa: E402
from wal import wal  # noqa: E402

from tests.server.harness.ground import Ground  # noqa: E402

RATE_GOAL, STORAGE_GOAL = 0.12, 0.25
P99_GOAL = 0.150


def rate(clients: int, seconds: float, rounds: int) -> int:
    """Moves per second beside the bare engine."""
    ground = Ground(clients * 24, limits=True)
    try:
        whose, closer = parts(ground)
        web = ground.serve(2)
        crowd = Crowd(ground, clients, 120)
        asyncio.run(reconnected(crowd).run(2.0))
        ratios, storage, speeds, bare = [], [], [], []
        for number in range(rounds):
            used = Processes(ground, web.process.pid)
            times = asyncio.run(reconnected(crowd).run(seconds))
            each = used.each(len(times))
            speeds.append(len(times) / seconds)
            bare.append(pgbench(ground, clients, seconds))
            stored = storage_part(ground, clients, seconds)
            ratios.append(speeds[-1] / bare[-1])
            storage.append(stored / bare[-1])
            times.sort()
            print(
                f"round {number + 1}: {speeds[-1]:.0f} moves/s (p50 {pick(times, 0.5):.1f}, p99 "
                f"{pick(times, 0.99):.1f} ms), pgbench {bare[-1]:.0f}/s, storage {stored:.0f}/s, "
                f"ratios {ratios[-1]:.3f} and {storage[-1]:.3f}; CPU of a move, ms: {said(each)}",
                flush=True,
            )
    finally:
        ground.remove()
    print(f"a move in one thread, ms: {said(whose)}")
    print(f"more closely: {said(closer)}")
    ok = median(ratios) >= RATE_GOAL and median(storage) >= STORAGE_GOAL
    print(
        f"moves/s {median(speeds):.0f}, pgbench {median(bare):.0f}, ratio {median(ratios):.3f} "
        f"(goal {RATE_GOAL}), storage alone {median(storage):.3f} (goal {STORAGE_GOAL}): "
        f"{'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


def said(times: dict[str, float]) -> str:
    """Return named times as text."""
    return ", ".join(f"{name} {time:.2f}" for name, time in times.items())


def pace(moves: float, seconds: float, rounds: int) -> int:
    """Latency at a fixed rate: the median of the rounds, for others use the machine too."""
    ground = Ground(64, limits=True)
    worst = []
    try:
        ground.serve(2)
        crowd = Crowd(ground, 32, int(moves * seconds * rounds / 64 * 1.6) + 20)
        asyncio.run(reconnected(crowd).run(1.0))
        for number in range(rounds):
            times = sorted(asyncio.run(reconnected(crowd).paced(moves, seconds)))
            worst.append(pick(times, 0.99))
            print(
                f"round {number + 1}: p50 {pick(times, 0.5):.1f}, p99 {worst[-1]:.1f}, "
                f"p99.9 {pick(times, 0.999):.1f} ms",
                flush=True,
            )
    finally:
        ground.remove()
    ok = median(worst) < P99_GOAL * 1000
    print(
        f"{moves:.0f} moves/s for {seconds:.0f} s: p99 {median(worst):.1f} ms "
        f"(goal {P99_GOAL * 1000:.0f}): {'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


def view(moves: float, seconds: float, rounds: int) -> int:
    """Latency until a client has its view: asked for after the move, or in its response."""
    ground = Ground(64, limits=True)
    found: dict[str, list[tuple[float, float]]] = {"": [], "request": [], "response": []}
    try:
        ground.serve(2)
        crowd = Crowd(ground, 32, int(moves * seconds * rounds * len(found) / 64 * 1.6) + 20)
        asyncio.run(reconnected(crowd).run(1.0))
        for _ in range(rounds):
            for look, times in found.items():
                crowd.look = look
                spent = sorted(asyncio.run(reconnected(crowd).paced(moves, seconds)))
                times.append((pick(spent, 0.5), pick(spent, 0.99)))
                print(f"{look or 'no view'}: p50 {times[-1][0]:.1f}, p99 {times[-1][1]:.1f} ms")
    finally:
        ground.remove()
    middle = {look: [median(part) for part in zip(*each)] for look, each in found.items()}
    ok = middle["response"][1] <= middle["request"][1]
    print(
        "; ".join(
            f"{look or 'no view'}: p50 {a:.1f}, p99 {b:.1f} ms" for look, (a, b) in middle.items()
        )
        + f": {'holds' if ok else 'MISSED'}"
    )
    return 0 if ok else 1


def main() -> int:
    """Run one measurement."""
    parser = argparse.ArgumentParser(description="What a move costs.")
    parser.add_argument(
        "what", choices=("rate", "pace", "view", "flat", "stored", "wal", "standstill")
    )
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--moves", type=float, default=0.0, help="a second (pace, standstill)")
    parser.add_argument("--most", type=int, default=100_000, help="stored tables (flat, stored)")
    parser.add_argument("--stored", type=int, default=500_000, help="tables (standstill)")
    parser.add_argument("--running", type=int, default=100_000, help="of them (standstill)")
    parser.add_argument("--away", type=float, default=10.0, help="seconds (standstill)")
    parser.add_argument("--samples", type=int, default=600, help="moves (flat, stored)")
    parser.add_argument("--matches", type=int, default=3, help="of each game (wal)")
    given = parser.parse_args()
    if given.what == "rate":
        return rate(given.clients, given.seconds or 5.0, given.rounds)
    if given.what == "pace":
        return pace(given.moves or 100.0, given.seconds or 20.0, given.rounds)
    if given.what == "view":
        return view(given.moves or 20.0, given.seconds or 10.0, given.rounds)
    if given.what == "standstill":
        phase = given.seconds or 30.0
        return standstill(given.stored, given.running, given.away, given.moves or 30.0, phase)
    if given.what == "stored":
        return stored(given.most, given.samples)
    if given.what == "wal":
        return wal(given.matches)
    return flat(given.most, given.samples)


if __name__ == "__main__":
    sys.exit(main())
