"""Gonfalon: medieval board games with every rule enforced.

For example::

    import gonfalon

    match = gonfalon.new("mastery", seats=4, settings={"variants": ["skirmish"]}, seed=7)
    for decision in match.decisions:
        print(decision.seat, [option.id for option in decision.options])
    match.choose(match.decisions[0].id, "manoeuvre")
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from gonfalon.kernel.chance.chance import Chance, FastChance, ProvableChance, ScriptedChance
from gonfalon.kernel.chance.seeds import named_seed
from gonfalon.kernel.game import Content, Game, game, installed_games
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import Record, parse_record, record_of, replay
from gonfalon.kernel.records.saving import digest, from_json, to_json
from gonfalon.kernel.values.decision import Blocked, Decision, Explained, Option
from gonfalon.kernel.values.errors import (
    ContentError,
    GonfalonError,
    KernelError,
    RecordError,
    Refused,
)
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.outcome import Outcome

__version__ = "0.1.0"

__all__ = [
    "Blocked",
    "Chance",
    "Content",
    "ContentError",
    "Decision",
    "Event",
    "Explained",
    "FastChance",
    "Game",
    "GonfalonError",
    "KernelError",
    "Match",
    "Option",
    "Outcome",
    "ProvableChance",
    "Record",
    "RecordError",
    "Refused",
    "ScriptedChance",
    "digest",
    "from_json",
    "game",
    "installed_games",
    "new",
    "parse_record",
    "record_of",
    "replay",
    "seed_bytes",
    "to_json",
]


def seed_bytes(seed: bytes | int | str | None = None) -> bytes:
    """Return 32 random bytes, or 32 derived from a number or text. Bytes are returned as is."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        return seed
    return named_seed(seed)


def new(
    slug: str,
    seats: int,
    settings: Mapping[str, Any] | None = None,
    seed: bytes | int | str | None = None,
    content: Content | None = None,
    policy: str = "quick",
    fast: bool = False,
) -> Match[Any]:
    """Start a match with a provable seed. With the same seed, all draws are repeated.

    A `fast` match is for programs that play thousands. Its draws cannot be proved and differ from
    those of a match with the same seed that is not fast. It has no events and no record, and only
    sealed answers can be taken back.
    """
    played = game(slug)
    if fast:
        quick = FastChance(int.from_bytes(seed_bytes(seed)))
        return played.new(seats, quick, settings, content, policy, live=False)
    chance = ProvableChance(seed_bytes(seed), played.chance_names(seats))
    return played.new(seats, chance, settings, content, policy)
