"""Perft: how many ways the next few answers can be given from fixed positions.

One number per depth, so that an option too many or too few anywhere below shows at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import MARCH, MUSTER, STATES
from gonfalon.games.crusaders.rules.activation import Turn
from gonfalon.games.crusaders.rules.planning import Planning
from gonfalon.kernel.match import Match
from gonfalon.testing import check_perft, check_perft_table
from tests.games.crusaders.scenario import FIRST, player, table

TABLE = Path(__file__).parent / "perft.txt"  # made by `perft_table("crusaders", DEPTH)`
DEPTH = 5


def two_cities_march() -> Match[Any]:
    """Tripoli and Tortosa with two units each, one free move, nothing to pay for a second one.

    1: the neighbours of Tripoli (Tortosa, Acre, Baalbek) and of Tortosa (Antioch, Tripoli, Apamea,
       Baalbek): 6.
    2: five cards of the defender in Acre, Apamea and Antioch; Tripoli or Tortosa sends the unit to
       Baalbek; between the own cities the move ends the order, and the table is at rest, which has
       two answers: 3 * 5 + 2 + 2 * 2 = 21.
    """
    s = table(
        player("tripoli", goods="", coins=0),
        player("antioch"),
        cities={"tripoli_city": "2", "tortosa": "tripoli 2 level 1"},
    )
    return s.begin_with(Turn(0, MARCH)).m


def extra_units() -> Match[Any]:
    """A muster with a steel and a coin, in two cities.

    1: no, one or two more units. 2 and 3: each unit goes to one of two cities.
    """
    s = table(
        player("tripoli", goods="steel", coins=1),
        player("antioch"),
        cities={"tortosa": "tripoli 1 level 1"},
    )
    s.begin_with(Turn(0, MUSTER)).seat(0).chooses("units")
    return s.m


def penniless_planning() -> Match[Any]:
    """Four players without a coin.

    1: four inner and four outer cells. 2: after an inner cell, the next player cannot pay for a
       place above the token there: 7. After an outer one, the spy is kept or watches one of three
       rivals. 4 * 7 + 4 * 4 = 44.
    """
    s = table(*[player(state, coins=0) for state in STATES], phase="planning", draws=FIRST)
    return s.begin_with(Planning()).m


@pytest.mark.rules("CRU-MARCH-01", "CRU-MARCH-03", "CRU-MUST-01", "CRU-PLAN-02", "CRU-D-11")
@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (two_cities_march, [6, 21]),
        (extra_units, [3, 6, 12]),
        (penniless_planning, [8, 44]),
    ],
)
def test_perft(position: Any, counts: list[int]) -> None:
    check_perft(position(), counts)


def test_perft_of_every_set_up() -> None:
    check_perft_table("crusaders", DEPTH, TABLE.read_text(encoding="utf-8"))
