"""Replaying a match from its log: from the start, or to an earlier version."""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry as Line
from gonfalon.kernel.records.record import Record, RecordPlayer, match_at_start, record_of, replay


def record_so_far(match: Match[Any], lines: list[Line]) -> tuple[Record, bytes]:
    """Return the record of a match with these inputs, and its seed, which the header lacks."""
    chance = match.chance
    if not isinstance(chance, ProvableChance):
        raise TypeError("a match with a log has keyed chance")
    header = record_of(match, []).header
    header.pop("seed", None)
    return Record(header, lines), chance.seed


def from_start(match: Match[Any], lines: list[Line]) -> RecordPlayer:
    """Return a replay of these inputs of a match, before the first of them."""
    record, seed = record_so_far(match, lines)
    return RecordPlayer(match_at_start(record, seed, match.content, match.game), lines)


def replayed(match: Match[Any], lines: list[Line]) -> Match[Any]:
    """Return a match as it was after these inputs."""
    record, seed = record_so_far(match, lines)
    return replay(record, seed, match.content, match.game)
