"""What is agreed before a match (CRU-SETUP-25, CRU-VAR-01, CRU-VAR-02).

Matches that began before `bulls` was a setting have `experienced_bulls` instead: two bulls in a
first game. Whoever still asks for that gets it (CRU-RUL-07).

The terrain of the harder mode is not known, so there is no setting for it (CRU-VAR-03).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from gonfalon.games.crusaders.model.constants import STATES
from gonfalon.games.crusaders.model.shapes import CrusadersSettings
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.settings import Settings

SETTINGS: Final = Settings(CrusadersSettings)


def check_settings(
    pairs: list[list[int]], seats: int, given: Mapping[str, Any]
) -> CrusadersSettings:
    """Return a match's settings, validated and complete. `pairs` are those of two players."""
    SETTINGS.check_names(given)
    found = SETTINGS.read({**given, "states": given.get("states") or list(STATES[:seats])})
    states = found["states"]
    known = len(states) == seats and all(state in STATES for state in states)
    if not known or len(set(states)) != seats:
        raise SETTINGS.refusal("states")
    if seats == 2 and sorted(STATES.index(state) for state in states) not in pairs:
        raise Refused("bad-settings", "these two states are no neighbours", "CRU-SETUP-01")
    if found.get("experienced_bulls") and not found["first_game"]:
        raise Refused("bad-settings", "everybody chooses a bull anyway", "CRU-VAR-02")
    wanted = found.pop("bulls", None)
    usual = bulls_dealt(found)
    if "experienced_bulls" in found and wanted not in (None, usual):
        raise Refused(
            "bad-settings", "experienced_bulls says another number of bulls", "CRU-VAR-02"
        )
    found["bulls"] = wanted or usual
    return found


def bulls_dealt(settings: CrusadersSettings) -> Literal[1, 2]:
    """Return how many bulls everybody is dealt; of two they keep one (CRU-SETUP-21)."""
    if "bulls" in settings:
        return settings["bulls"]
    return 1 if settings["first_game"] and not settings.get("experienced_bulls") else 2


def all_setups(pairs: list[list[int]]) -> list[tuple[int, dict[str, Any]]]:
    """Return every group of states, with and without a first game, with one bull and with two."""
    groups = [[STATES[state] for state in pair] for pair in pairs]
    groups += [[state for state in STATES if state != absent] for absent in STATES]
    groups.append(list(STATES))
    groups += [group[::-1] for group in groups]
    found: list[tuple[int, dict[str, Any]]] = []
    for group in groups:
        for first, bulls in ((False, 2), (True, 1), (True, 2), (False, 1)):
            given = {"states": group, "first_game": first, "bulls": bulls}
            found.append((len(group), dict(check_settings(pairs, len(group), given))))
    return found
