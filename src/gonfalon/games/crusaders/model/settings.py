"""What is agreed before a match (CRU-SETUP-25, CRU-VAR-01, CRU-VAR-02).

The terrain of the harder mode is not known, so there is no setting for it (CRU-VAR-03).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.games.crusaders.model.constants import STATES
from gonfalon.kernel.errors import Refused

FLAGS: Final = ("first_game", "experienced_bulls")


def check_settings(pairs: list[list[int]], seats: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a match's settings, validated and complete. `pairs` are those of two players."""
    unknown = sorted(set(given) - {"states", *FLAGS})
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
        found[name] = given.get(name, False)
        if not isinstance(found[name], bool):
            raise Refused("bad-settings", f"{name} is true or false", "CRU-VAR-01")
    if found["experienced_bulls"] and not found["first_game"]:
        raise Refused("bad-settings", "everybody chooses a bull anyway", "CRU-VAR-02")
    return found


def all_setups(pairs: list[list[int]]) -> list[tuple[int, dict[str, Any]]]:
    """Return every pair and triple of states and the four, with and without a first game."""
    groups = [[STATES[state] for state in pair] for pair in pairs]
    groups += [[state for state in STATES if state != absent] for absent in STATES]
    groups.append(list(STATES))
    groups += [group[::-1] for group in groups]
    found: list[tuple[int, dict[str, Any]]] = []
    for group in groups:
        for first, bulls in ((False, False), (True, False), (True, True)):
            given = {"states": group, "first_game": first, "experienced_bulls": bulls}
            found.append((len(group), check_settings(pairs, len(group), given)))
    return found
