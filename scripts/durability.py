"""Durability, the long form: kill workers, double keys, stop PostgreSQL, take Redis away.

    python scripts/durability.py kill --moves 10000 --tables 200 --kills 200
    python scripts/durability.py keys --keys 10000
    python scripts/durability.py postgres --stops 20
    python scripts/durability.py redis --seconds 120

Each prints its figure last, and exits non-zero when a promise is broken.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, ROOT)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH"))))

from tests.server.harness import runs  # noqa: E402


def main() -> int:
    """Run one test."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("test", choices=("kill", "keys", "postgres", "redis"))
    parser.add_argument("--moves", type=int, default=10_000, help="acknowledged moves (kill)")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--stops", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=120.0, help="without Redis")
    parser.add_argument("--late", type=float, default=3.0, help="seconds for a hint (redis)")
    parser.add_argument("--clients", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if given.test == "kill":
        clients = given.clients or 64
        result = runs.killing(given.tables, given.moves, given.kills, clients, given.seed)
    elif given.test == "keys":
        result = runs.doubling(given.tables, given.keys, given.clients or 8, given.seed)
    elif given.test == "postgres":
        result = runs.database_stops(given.tables, given.stops, given.clients or 16, given.seed)
    else:
        clients = given.clients or 8
        result = runs.redis_away(given.tables, given.seconds, clients, given.seed, given.late)
    for line in result.lines():
        print(line)
    return 0 if result.ok else 1


if __name__ == "__main__":
    sys.exit(main())
