"""Matches that are played to their end, and played again from their record."""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import parse_record, replay
from tests.kernel.tiny.play import GAMES, positions


def finished(slug: str = "duel", seed: int = 10, policy: str = "quick") -> Match[Any]:
    """Return a match that was played to its end."""
    *_, m = positions(slug, seed, policy)
    return m


def repeat(text: str, slug: str = "duel", seed: bytes | None = None) -> Match[Any]:
    """Read a text and play it again."""
    return replay(parse_record(text), seed, None, GAMES[slug])
