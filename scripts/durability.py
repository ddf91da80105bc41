"""Durability, the long form: kill workers and hosts, cut networks, take services away.

    python scripts/durability.py kill --moves 10000 --tables 200 --kills 200     T-01, T-02
    python scripts/durability.py keys --keys 10000                               T-04
    python scripts/durability.py rolling --minutes 30                            T-05
    python scripts/durability.py postgres --stops 20                             T-07
    python scripts/durability.py disk --stops 5                                  T-07 (root)
    python scripts/durability.py connections --stops 5                           T-07
    python scripts/durability.py redis --seconds 120                             T-08
    python scripts/durability.py forgetful --seconds 30                          T-08
    python scripts/durability.py partition --schedules 60                        T-09 (root)
    python scripts/durability.py restore --seconds 20                            T-10
    python scripts/durability.py move --stops 40                                 tables change cells
    python scripts/durability.py failover --kills 20 [--how freeze] [--asynchronous]

`rolling`, `partition`, `restore`, `move` and `failover` need what scripts/cluster_packages.sh
installs.
Each prints its figure last, and exits non-zero when a promise is broken.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = str(Path(__file__).resolve().parents[1])
sys.path.insert(0, ROOT)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (ROOT, os.environ.get("PYTHONPATH"))))

from tests.server.harness import (  # noqa: E402
    failing,
    moving,
    parting,
    restoring,
    rolling,
    runs,
    scarcity,
)

Given = argparse.Namespace
RUNS: dict[str, Callable[[Given], runs.Result]] = {
    "kill": lambda g: runs.killing(
        g.tables, g.moves, g.kills, g.clients or 64, g.seed, g.minutes * 60
    ),
    "keys": lambda g: runs.doubling(g.tables, g.keys, g.clients or 8, g.seed),
    "rolling": lambda g: rolling.rolling(g.tables, g.minutes * 60, g.every, g.clients or 12),
    "postgres": lambda g: runs.database_stops(g.tables, g.stops, g.clients or 16, g.seed),
    "disk": lambda g: scarcity.full_disk(g.tables, g.stops),
    "connections": lambda g: scarcity.no_connections(g.tables, g.stops),
    "redis": lambda g: runs.redis_away(g.tables, g.seconds, g.clients or 8, g.seed, g.late),
    "forgetful": lambda g: scarcity.redis_short(g.tables, g.seconds, g.late),
    "partition": lambda g: parting.partition(g.tables, g.schedules, g.clients or 12, g.seed),
    "restore": lambda g: restoring.restore(g.tables, g.seconds, g.clients or 8),
    "move": lambda g: moving.moving(g.tables, g.stops, g.clients or 8, g.seed),
    "failover": lambda g: failing.failover(
        g.tables, g.kills, g.how, not g.asynchronous, g.clients or 12
    ),
}


def main() -> int:
    """Run one test."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("test", choices=RUNS)
    parser.add_argument("--moves", type=int, default=10_000, help="acknowledged moves (kill)")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--how", choices=(failing.KILL, failing.FREEZE), default=failing.KILL)
    parser.add_argument("--asynchronous", action="store_true", help="moves are lost, and found out")
    parser.add_argument("--keys", type=int, default=10_000)
    parser.add_argument("--stops", type=int, default=20)
    parser.add_argument("--schedules", type=int, default=60)
    parser.add_argument("--seconds", type=float, default=120.0, help="of a phase")
    parser.add_argument("--minutes", type=float, default=30.0, help="in all, or at most (kill)")
    parser.add_argument("--every", type=float, default=60.0, help="seconds (rolling)")
    parser.add_argument("--late", type=float, default=3.0, help="seconds for a hint (redis)")
    parser.add_argument("--clients", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    result = RUNS[given.test](given)
    for line in result.lines():
        print(line)
    return 0 if result.ok else 1


if __name__ == "__main__":
    sys.exit(main())
