"""Every game of this repository, and what its folder of tests holds for the tests of all games."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from gonfalon.kernel.game import games

SLUGS = sorted(slug for slug, game in games().items() if game.package.startswith("gonfalon.games."))


def of_every_game(module: str, name: str) -> list[Any]:
    """Return what a module of that name in each game's folder calls by this name."""
    return [getattr(import_module(f"tests.games.{slug}.{module}"), name) for slug in SLUGS]
