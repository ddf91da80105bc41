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
from gonfalon.games.glory.model.shapes import GlorySettings
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.settings import Settings

SETTINGS: Final = Settings(GlorySettings)
SOLO: Final = ("scenario", "difficulty", "opponent_deck")


def check_settings(seats: int, given: Mapping[str, Any]) -> GlorySettings:
    """Return a match's settings, validated and complete. Without a solo game its own are None."""
    SETTINGS.check_names(given)
    wanted = {name: value for name, value in given.items() if value or name not in SOLO}
    if seats > 1:
        for name in SOLO:
            if given.get(name) is not None:
                raise Refused("bad-settings", f"{name} goes with the solo game only")
            wanted[name] = None
    handicaps = given.get("handicaps") or ["none"] * seats
    if not isinstance(handicaps, list) or len(handicaps) != seats:
        raise Refused("bad-settings", "one handicap for each player", "GLO-SET-05")
    found = SETTINGS.read({**wanted, "handicaps": handicaps})
    if found["scenario"] == "warrior":
        if found["tournament"] == MODES[PAS_DARMES]:
            raise Refused("bad-settings", "the Warrior jousts à plaisance only", "GLO-SOLO-01")
        if set(handicaps) != {"none"}:
            raise Refused("bad-settings", "the difficulty is the handicap", "GLO-SET-05")
    return found


def all_setups(most: int) -> list[tuple[int, dict[str, Any]]]:
    """Return every number of players and solo scenario, in both modes, with the other settings."""
    found: list[tuple[int, dict[str, Any]]] = []
    words = SETTINGS.words("handicaps")
    for mode in MODES:
        for seats in range(2, most + 1):
            found.append((seats, dict(check_settings(seats, {"tournament": mode}))))
            first_game = {"prize": "standard", "goals": "open", "characters": "level_1"}
            found.append((seats, dict(check_settings(seats, {"tournament": mode, **first_game}))))
            handicaps = [words[seat % len(words)] for seat in range(seats)]
            found.append(
                (seats, dict(check_settings(seats, {"tournament": mode, "handicaps": handicaps})))
            )
        for scenario in SCENARIOS:
            if scenario == "warrior" and mode == MODES[PAS_DARMES]:
                continue
            for difficulty, deck in zip(DIFFICULTIES, OPPONENT_DECKS, strict=True):
                solo = {"scenario": scenario, "difficulty": difficulty, "opponent_deck": deck}
                found.append((1, dict(check_settings(1, {"tournament": mode, **solo}))))
    return found
