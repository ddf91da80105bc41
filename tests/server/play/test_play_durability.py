"""Durability, the short form: real processes, killed for real; the long form is a script.

`test_play_points` kills a worker at every named point, one by one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]

# How long a hint takes is measured by the long form: here the machine may be busy.
RUNS = {
    "kill": ("--moves", "100", "--tables", "8", "--kills", "8", "--clients", "8"),
    "keys": ("--keys", "40", "--tables", "8", "--clients", "4"),
    "postgres": ("--stops", "3", "--tables", "8", "--clients", "8"),
    "redis": ("--seconds", "3", "--late", "20", "--tables", "8", "--clients", "4"),
}
# Most of these start clusters, proxies or backups: what scripts/cluster_packages.sh installs.
LONG_RUNS = {
    "failover": ("--kills", "2", "--tables", "20"),
    "failover --how freeze": ("--kills", "1", "--tables", "20"),
    "failover --asynchronous": ("--kills", "2", "--tables", "20"),
    "rolling": ("--minutes", "1", "--every", "30", "--tables", "20"),
    "restore": ("--seconds", "6", "--tables", "20"),
    "forgetful": ("--seconds", "3", "--late", "20", "--tables", "8"),
    "connections": ("--stops", "1", "--tables", "8"),
    "move": ("--stops", "12", "--tables", "6"),
    "disk": ("--stops", "1", "--tables", "20"),
    "partition": ("--schedules", "2", "--tables", "20"),
}
PROGRAMS = {
    **dict.fromkeys(("failover", "partition"), ("patroni", "etcd", "haproxy")),
    **dict.fromkeys(("rolling", "move"), ("haproxy",)),
    "restore": ("pgbackrest",),
}
AS_ROOT = ("disk", "partition")


@pytest.mark.parametrize("test", sorted(RUNS))
def test_nothing_is_lost_doubled_or_reordered(test: str) -> None:
    """Each run in a process of its own, on a database of its own."""
    holds(test, *RUNS[test], seconds=280)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("test", sorted(LONG_RUNS))
def test_no_host_is_missed(test: str) -> None:
    """The same on several hosts, and with the files of deploy/."""
    name, *options = test.split()
    missing = [one for one in PROGRAMS.get(name, ()) if shutil.which(one) is None]
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")
    if name in AS_ROOT and os.getuid() != 0:
        pytest.skip("only root may mount disks and part networks")
    holds(name, *options, *LONG_RUNS[test], seconds=880)


def holds(test: str, *options: str, seconds: float) -> None:
    """Run the script; every promise is kept."""
    environment = {n: v for n, v in os.environ.items() if not n.startswith("GONFALON_")}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "scripts/durability.py", test, *options],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=seconds,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert done.stdout.rstrip().endswith("holds")
