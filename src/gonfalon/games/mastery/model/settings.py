"""What is agreed before a match (MM-OPT)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from gonfalon.games.mastery.model.content import MasteryContent
from gonfalon.games.mastery.model.shapes import VARIANTS, MasterySettings, Variant
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.settings import Settings

SETTINGS: Final = Settings(MasterySettings)


def check_settings(
    content: MasteryContent, seats: int, given: Mapping[str, Any]
) -> MasterySettings:
    """Return a match's settings, complete and normalised."""
    SETTINGS.check_names(given, "unknown option")
    castles = check_castles(content, seats, given.get("castles"))
    found = SETTINGS.read({**given, "castles": castles})
    found["variants"] = check_variants(content, seats, found["variants"])
    found["team_mode"] = check_team_mode(content, seats, found["variants"], found["team_mode"])
    return found


def check_variants(content: MasteryContent, seats: int, given: list[Variant]) -> list[Variant]:
    """Refuse forbidden combinations (MM-OPT-01, MM-VAR-50)."""
    chosen = [id for id in VARIANTS if id in given]
    if len(chosen) != len(given):
        raise Refused("bad-variants", "a variant is named twice")
    for id in chosen:
        entry = content.variants[id]
        if seats not in entry["players"]:  # Loyalty: only with 4 or 6 players (MM-VAR-01)
            raise Refused("bad-variants", f"{id} is not for {seats} players", "MM-VAR-01")
        for other in entry["excludes"]:  # Loyalty and Castle Siege (MM-VAR-08)
            if other in chosen:
                raise Refused("bad-variants", f"{id} excludes {other}", "MM-VAR-08")
    return chosen


def check_team_mode(
    content: MasteryContent, seats: int, variants: list[Variant], given: str | None
) -> str | None:
    """Return the team mode; if several fit, it must be named (MM-OPT-02)."""
    fitting = [id for id, entry in content.team_modes.items() if entry["players"] == seats]
    if "loyalty" not in variants:
        if given is not None:
            raise Refused("bad-team-mode", "a team mode goes with Loyalty only", "MM-OPT-02")
        return None
    if given is None and len(fitting) == 1:
        return fitting[0]
    if given not in fitting:
        names = ", ".join(fitting)
        raise Refused("bad-team-mode", f"name a team mode out of {names}", "MM-OPT-02")
    return given


def check_castles(content: MasteryContent, seats: int, given: Any) -> list[str] | Literal["choose"]:
    """Return the castles by seat, or "choose" if players pick their own (MM-OPT-03).

    No castle is taken twice (MM-SET-02).
    """
    if given is None:  # nobody has to be asked (MM-RUL-48)
        return content.castles[:seats]
    if given == "choose":
        return "choose"
    known = isinstance(given, (list, tuple)) and all(id in content.castles for id in given)
    if not known or len(given) != seats or len(set(given)) != seats:
        raise Refused("bad-castles", f"castles are {seats} different ids, or 'choose'", "MM-OPT-03")
    return list(given)
