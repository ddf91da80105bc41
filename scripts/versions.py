"""Matches across versions of their rules, the long form (T-13).

    python scripts/versions.py --matches 1000

Begins matches of two games, plants a release whose rules have one more version, and plays every
match to its end through the code of the server. Prints its figure last, and exits with 1 if a match
did not end exactly as its own version of the rules would have it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

ROOT = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, ROOT)

from tests.server.harness.ground import Ground, set_up_django  # noqa: E402


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--matches", type=int, default=1000, help="half of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    os.environ.setdefault("GONFALON_HOSTS", "127.0.0.1,localhost")
    set_up_django()
    ground = Ground(tables=0)
    try:
        from tests.server.next_version import outlive
        from tests.server.playing import people

        began = time.monotonic()
        inputs, wrong = outlive(people(2), given.matches, given.seed, tell(began))
    finally:
        ground.remove()
    for line in wrong[:20]:
        print(f"  {line}")
    print(
        f"{given.matches} running matches of two games, {inputs} inputs under the next version: "
        f"{len(wrong)} broken"
    )
    return 1 if wrong else 0


def tell(began: float):  # type: ignore[no-untyped-def]
    """Return a function that prints how far the run is."""
    return lambda line: print(f"  {time.monotonic() - began:.0f} s: {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
