"""Digests repeat: in one process or two, and whatever the hash seed is."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from gonfalon.proving.digests import digests
from tests.proving.parley import GAME


def test_digests_do_not_depend_on_the_processes() -> None:
    assert digests(GAME.slug, 12, 1, 1).lines() == digests(GAME.slug, 12, 1, 2).lines()


def test_digests_depend_on_the_seed() -> None:
    assert digests("parley", 3, 1).total != digests("parley", 3, 2).total


def test_the_total_stands_last() -> None:
    found = digests("parley", 3)
    assert found.lines()[-1] == f"3 records, digest {found.total}"


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["mastery"])
def test_digests_do_not_depend_on_the_hash_seed(slug: str) -> None:
    command = [sys.executable, "-m", "gonfalon", "digests", slug, "--records", "4"]
    outputs = {
        subprocess.run(
            command,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(outputs) == 1
