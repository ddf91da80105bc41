"""Durability, the short form: real processes, killed for real; the long form is a script.

`test_play_points` kills a worker at every named point, one by one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# How long a hint takes is measured by the long form: here the machine may be busy.
RUNS = {
    "kill": ("--moves", "100", "--tables", "8", "--kills", "8", "--clients", "8"),
    "keys": ("--keys", "40", "--tables", "8", "--clients", "4"),
    "postgres": ("--stops", "3", "--tables", "8", "--clients", "8"),
    "redis": ("--seconds", "3", "--late", "20", "--tables", "8", "--clients", "4"),
}


@pytest.mark.parametrize("test", sorted(RUNS))
def test_nothing_is_lost_doubled_or_reordered(test: str) -> None:
    """Each run in a process of its own, on a database of its own."""
    environment = {n: v for n, v in os.environ.items() if not n.startswith("GONFALON_")}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "scripts/durability.py", test, *RUNS[test]],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=280,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    assert done.stdout.rstrip().endswith("holds")
