"""What is agreed before a match: the difficulty of a solo game (PAL-DEC-21)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.games.paladins.model.shapes import PaladinsSettings
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.settings import Settings

CHOOSE: Final = "choose"
SETTINGS: Final = Settings(PaladinsSettings)


def check_settings(seats: int, given: Mapping[str, Any]) -> PaladinsSettings:
    """Return a match's settings, validated and complete."""
    SETTINGS.check_names(given, "unknown option")
    wanted = {name: value for name, value in given.items() if value is not None}
    if seats > 1:
        if "difficulty" in wanted:
            raise Refused("bad-difficulty", "a difficulty goes with the solo game only")
        wanted["difficulty"] = None
    return SETTINGS.read(wanted)
