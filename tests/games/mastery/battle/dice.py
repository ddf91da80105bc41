"""Land of seat 0 that takes many dice, and the dice that are left."""

from __future__ import annotations

from typing import Any

from tests.games.mastery.scenario import Scenario, given

# Four players; seat 0's castle is 3,-2 and touches 2,-2 and 3,-1 (value 1) and 2,-1 (value 2).
FAR = ["2,-2", "1,-2", "2,1", "0,2", "-1,2", "-2,1", "-1,-1", "3,0"]  # eight lands worth 9
QUIET_FIGHT = {0: ("sceptre_vigour", "orb_devotion"), 1: ("sceptre_fear", "orb_greed")}


def spread(lands: list[str], castle: int, **more: Any) -> Scenario:
    """Give seat 0 one knight on each land and so many in the castle."""
    return given(seats=4, land={0: dict.fromkeys(lands, 1)}, castle={0: castle}, **more)


def reserve(s: Scenario, seat: int) -> int:
    """Return the dice a seat has left, as everybody sees them."""
    dice: int = s.m.view(None)["state"]["seats"][seat]["dice"]
    return dice
