"""Compare the compiled build with the interpreted one, turn by turn in the same run.

python scripts/compare_builds.py PURE COMPILED [--rounds 5] [--require 2.5]

PURE and COMPILED are folders that hold the package. Each round measures both, one after the
other, in processes of their own; the median of the rounds' ratios is printed last.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

PLAY = "play, as in a search"
CLONE = "clone, as in a search"


def measure(folder: str, seconds: float) -> dict[str, float]:
    """Return the figures of one build."""
    command = [sys.executable, "-m", "gonfalon", "bench", "mastery", "--alone", "--rounds", "1"]
    command += ["--seconds", str(seconds), "--json", "--quiet"]
    environment = {**os.environ, "PYTHONPATH": folder}
    done = subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE)
    data = json.loads(done.stdout)
    wanted = Path(folder).name == "site"
    if data["compiled"] != wanted:
        raise SystemExit(f"{folder}: compiled is {data['compiled']}")
    return {name: values[0] for name, values in data["figures"].items()}


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pure")
    parser.add_argument("compiled")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--require", type=float, default=0.0)
    given = parser.parse_args()
    play: list[float] = []
    clone: list[float] = []
    for number in range(1, given.rounds + 1):
        pure, compiled = (measure(f, given.seconds) for f in (given.pure, given.compiled))
        play.append(compiled[PLAY] / pure[PLAY])
        clone.append(pure[CLONE] / compiled[CLONE])
        print(
            f"round {number}: {pure[PLAY]:,.0f} and {compiled[PLAY]:,.0f} decisions/s, "
            f"clone {pure[CLONE]:.1f} and {compiled[CLONE]:.1f} µs"
        )
    print(f"clone: {median(clone):.2f} times as fast")
    print(f"play: {median(play):.2f} times as fast as interpreted")
    return 0 if median(play) >= given.require else 1


if __name__ == "__main__":
    sys.exit(main())
