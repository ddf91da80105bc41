"""Every game of this repository, and what its folder of tests holds for the tests of all games."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import Any

SLUGS = sorted(
    folder.name
    for folder in files("gonfalon.games").iterdir()
    if folder.joinpath("ledger.toml").is_file()
)


def of_every_game(module: str, name: str) -> list[Any]:
    """Return what a module of that name in each game's folder calls by this name."""
    return [getattr(import_module(f"tests.games.{slug}.{module}"), name) for slug in SLUGS]
