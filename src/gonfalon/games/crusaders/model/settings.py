"""What is agreed before a match (CRU-SETUP-25, CRU-VAR-01, CRU-VAR-02).

Matches that began before `bulls` was a setting have `experienced_bulls` instead: two bulls in a
first game. Whoever still asks for that gets it (CRU-RUL-07).

The terrain of the harder mode is not known, so there is no setting for it (CRU-VAR-03).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.games.crusaders.model.constants import STATES
from gonfalon.kernel.errors import Refused

FORMER: Final = "experienced_bulls"
FLAGS: Final = ("first_game", FORMER)


def check_settings(pairs: list[list[int]], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a match's settings, validated and complete. `pairs` are those of two players."""
    unknown = sorted(set(given) - {"states", "bulls", *FLAGS})
    if unknown:
        raise Refused("bad-settings", f"unknown setting {unknown[0]!r}")
    states = given.get("states") or list(STATES[:seats])
    if (
        not isinstance(states, list)
        or len(states) != seats
        or len(set(map(str, states))) != seats
        or any(state not in STATES for state in states)
    ):
        raise Refused("bad-settings", "one state for each player, all different", "CRU-SETUP-01")
    if seats == 2 and sorted(STATES.index(state) for state in states) not in pairs:
        raise Refused("bad-settings", "these two states are no neighbours", "CRU-SETUP-01")
    found: dict[str, Any] = {"states": list(states)}
    for name in FLAGS:
        if not isinstance(given.get(name, False), bool):
            raise Refused("bad-settings", f"{name} is true or false", "CRU-VAR-01")
    found["first_game"] = given.get("first_game", False)
    if FORMER in given:
        found[FORMER] = given[FORMER]
        if given[FORMER] and not found["first_game"]:
            raise Refused("bad-settings", "everybody chooses a bull anyway", "CRU-VAR-02")
    usual = bulls_dealt(found)
    bulls = given.get("bulls", usual)
    if isinstance(bulls, bool) or bulls not in (1, 2):
        raise Refused("bad-settings", "bulls is 1 or 2", "CRU-VAR-02")
    if FORMER in given and bulls != usual:
        raise Refused("bad-settings", f"{FORMER} says another number of bulls", "CRU-VAR-02")
    found["bulls"] = bulls
    return found


def bulls_dealt(settings: Mapping[str, Any]) -> int:
    """Return how many bulls everybody is dealt; of two they keep one (CRU-SETUP-21)."""
    if "bulls" in settings:
        return int(settings["bulls"])
    return 1 if settings["first_game"] and not settings.get(FORMER) else 2


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
            found.append((len(group), check_settings(pairs, len(group), given)))
    return found
