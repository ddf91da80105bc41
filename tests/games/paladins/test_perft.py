"""Perft: how many ways the next few answers can be given from fixed positions.

One number per depth, so that an option too many or too few anywhere below shows at once.
"""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.play.match import Match
from gonfalon.testing import check_perft
from tests.games.paladins.scenario import given, player


def two_labourers() -> Match[Any]:
    """A labourer each, no goods, nothing in the rows, no favour, the last round.

    1: hunt, trade, conspire, pass.
    2: the same four for seat 1 after each of them.
    3: only who conspired has a worker again: hunt, trade or pass. Seat 0 hunts or trades: seat 1
       ends the match (hunt, trade, pass) or conspires (3): 2 * (3 + 3). Seat 0 conspires: 3 after
       each of four. Seat 0 passes: hunt, trade, pass end the match, conspire leads to 3.
       12 + 12 + 6 = 30.
    """
    told = player("labourer"), player("labourer")
    return given(*told, townsfolk={}, outsiders={}, favours=[], round=7, next_suspicion=[0, 0]).m


def a_builder() -> Match[Any]:
    """Two labourers, a fighter and 4 silver; an Abbot in slot 5; a favour that takes a scout.

    1: develop, recruit, hunt, trade, conspire, pass.
    2: 12 places; discard or hire; a labourer or the fighter (three times 2); seat 1's recruit,
       hunt, trade, conspire, pass.
    3: two payments for each place (24); two workers for the discard, while hiring is done and
       leaves seat 1 four answers (6); seat 1's five after each hunt, trade, conspire (30). After
       passing: seat 1 goes on after recruit (4) and conspire (5: a criminal does for the scout),
       otherwise three paladins are offered (3 * 3). 24 + 6 + 30 + 18 = 78.
    """
    return given(
        player("labourer labourer fighter", silver=4),
        townsfolk={5: "abbot_labourer"},
        outsiders={},
        favours=["favour_free_recruit"],
        next_suspicion=[0, 0, 0],
    ).m


@pytest.mark.rules("PAL-TURN-02", "PAL-DEC-05", "PAL-DEC-13")
@pytest.mark.parametrize(
    ("position", "counts"),
    [(two_labourers, [4, 16, 30]), (a_builder, [6, 25, 78])],
)
def test_perft(position: Any, counts: list[int]) -> None:
    check_perft(position(), counts)
