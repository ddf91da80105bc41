"""Matches across versions of their rules, the long form (T-12, T-13).

    python scripts/versions.py --matches 1000

Begins matches of two games, plants a release whose rules have one more version, and plays every
match to its end through the code of the server. Then checks the release against all of them, drops
the version they were played under, and reads everything about them over HTTP. Prints its figures,
and exits with 1 if a match did not end exactly as its own version of the rules would have it, if
the check finds a difference, or if an answer is 500 or above.
"""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, ROOT)
os.environ["GONFALON_LIMITS"] = "0"
os.environ.setdefault("GONFALON_HOSTS", "127.0.0.1,localhost,testserver")

from tests.server.harness.ground import Ground, set_up_django  # noqa: E402


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=1000, help="half of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    set_up_django()
    logging.disable(logging.WARNING)  # a line for each request
    ground = Ground(tables=0)
    try:
        return run(given.matches, given.seed)
    finally:
        ground.remove()


def run(matches: int, seed: int) -> int:
    """Play, check and read; return the exit code."""
    from gonfalon.server.commands.release_check import findings
    from gonfalon.server.play.storage.keeping import keep_ending, without_ending
    from gonfalon.server.tables.models import Table
    from tests.server.next_version import next_version, outlive, read_all
    from tests.server.playing import people

    tell = telling()
    users = people(2)
    inputs, wrong = outlive(users, matches, seed, tell)
    rooms = list(Table.objects.all())
    with next_version():
        different = [one.line() for one in findings([], None, 0, 1) if one.wrong]
    tell(f"release-check: {len(rooms)} matches, {len(different)} different")
    stored = sum(keep_ending(table) for table in without_ending())
    tell(f"{stored} endings stored")
    with next_version(drops=True):
        answers = read_all(rooms, users[0])
    bad = sum(count for status, count in answers.items() if status >= 500)
    tell(f"{answers.total()} answers about a dropped version: {dict(sorted(answers.items()))}")
    for line in (*wrong[:20], *different[:20]):
        print(f"  {line}")
    print(
        f"{matches} running matches of two games, {inputs} inputs under the next version: "
        f"{len(wrong)} broken; release-check: {len(different)} different; "
        f"dropped version: {bad} of {answers.total()} answers 500 or above"
    )
    return 1 if wrong or different or bad else 0


def telling() -> Callable[[str], None]:
    """Return a function that prints how far the run is, with the seconds since it began."""
    began = time.monotonic()
    return lambda line: print(f"  {time.monotonic() - began:.0f} s: {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
