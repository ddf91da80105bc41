"""What is agreed before a match (GLO-SET-01, GLO-DEC-28)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.games.glory.model.constants import (
    DIFFICULTIES,
    MODES,
    OPPONENT_DECKS,
    PAS_DARMES,
    SCENARIOS,
)
from gonfalon.kernel.errors import Refused

HANDICAPS: Final = ("none", "steed", "armour", "both")

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "tournament": MODES,
    "prize": ("random", "standard"),
    "goals": ("hidden", "open"),
    "characters": ("all", "level_1"),
}
SOLO_CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "scenario": SCENARIOS,
    "difficulty": DIFFICULTIES,
    "opponent_deck": OPPONENT_DECKS,
}
SOLO_DEFAULTS: Final = {
    "scenario": "lone_challenge",
    "difficulty": "easy",
    "opponent_deck": "basic",
}


def check_settings(seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a match's settings, validated and complete. Without a solo game its own are None."""
    unknown = sorted(set(given) - {*CHOICES, *SOLO_CHOICES, "handicaps"})
    if unknown:
        raise Refused("bad-settings", f"unknown setting {unknown[0]!r}")
    found: dict[str, Any] = {}
    for name, words in CHOICES.items():
        found[name] = given.get(name, words[0])
        check_word(name, found[name], words, "GLO-SET-01")
    handicaps = given.get("handicaps") or ["none"] * seats
    if not isinstance(handicaps, list) or len(handicaps) != seats:
        raise Refused("bad-settings", "one handicap for each player", "GLO-SET-05")
    for handicap in handicaps:
        check_word("handicaps", handicap, HANDICAPS, "GLO-SET-05")
    found["handicaps"] = list(handicaps)
    for name, words in SOLO_CHOICES.items():
        if seats > 1:
            if given.get(name) is not None:
                raise Refused("bad-settings", f"{name} goes with the solo game only")
            found[name] = None
        else:
            found[name] = given.get(name) or SOLO_DEFAULTS[name]
            check_word(name, found[name], words, "GLO-SOLO-01")
    if found["scenario"] == "warrior":
        if given.get("tournament") == MODES[PAS_DARMES]:
            raise Refused("bad-settings", "the Warrior jousts à plaisance only", "GLO-SOLO-01")
        if set(handicaps) != {"none"}:
            raise Refused("bad-settings", "the difficulty is the handicap", "GLO-SET-05")
    return found


def check_word(name: str, word: object, words: tuple[str, ...], rule: str) -> None:
    """Raise `Refused` unless a setting is one of the words."""
    if word not in words:
        raise Refused("bad-settings", f"{name} is one of {', '.join(words)}", rule)


def all_setups(most: int) -> list[tuple[int, dict[str, Any]]]:
    """Return every number of players and solo scenario, in both modes, with the other settings."""
    found: list[tuple[int, dict[str, Any]]] = []
    for mode in MODES:
        for seats in range(2, most + 1):
            found.append((seats, check_settings(seats, {"tournament": mode})))
            first_game = {"prize": "standard", "goals": "open", "characters": "level_1"}
            found.append((seats, check_settings(seats, {"tournament": mode, **first_game})))
            handicaps = [HANDICAPS[seat % len(HANDICAPS)] for seat in range(seats)]
            found.append(
                (seats, check_settings(seats, {"tournament": mode, "handicaps": handicaps}))
            )
        for scenario in SCENARIOS:
            if scenario == "warrior" and mode == MODES[PAS_DARMES]:
                continue
            for difficulty, deck in zip(DIFFICULTIES, OPPONENT_DECKS, strict=True):
                solo = {"scenario": scenario, "difficulty": difficulty, "opponent_deck": deck}
                found.append((1, check_settings(1, {"tournament": mode, **solo})))
    return found
