"""Docstrings name modules as `rules/board/battle.py`: each of them has to be there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("src", "tests", "scripts", "bench", "build_backend", "examples")
MODULE = re.compile(r"`((?:\w+/)*\w+\.py)`")


def test_every_module_that_the_sources_name_is_there() -> None:
    files = [file for place in PLACES for file in (ROOT / place).rglob("*.py")]
    known = [file.as_posix() for file in [*files, *ROOT.glob("*.py")]]
    missing = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in files
        if file.is_relative_to(ROOT / "src")
        for name in MODULE.findall(file.read_text())
        if not any(path.endswith(f"/{name}") for path in known)
    ]
    assert not missing
