"""Perft: how many ways the next few answers can be given from fixed positions.

One number per depth, so that an option too many or too few anywhere below shows at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.games.crusaders.model.constants import MARCH, MUSTER, STATES
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.kernel.play.match import Match
from gonfalon.testing import check_perft, check_perft_table
from tests.games.crusaders.scenario import FIRST, player, table

TABLE = Path(__file__).parent / "perft.txt"  # made by `perft_table("crusaders", DEPTH)`
DEPTH = 5


def two_cities_march() -> Match[Any]:
    """Tripoli and Tortosa with two units each, one free move, nothing to pay for a second one.

    1: the neighbours of Tripoli (Tortosa, Acre, Baalbek) and of Tortosa (Antioch, Tripoli, Apamea,
       Baalbek): 6.
    2: five cards of the defender in Acre, Apamea and Antioch; Tripoli or Tortosa sends the unit to
       Baalbek; between the two cities the move ends the order, and the table is at rest, which has
       two answers: 3 * 5 + 2 + 2 * 2 = 21.
    """
    s = table(
        player("tripoli", goods="", coins=0),
        player("antioch"),
        cities={"tripoli_city": "2", "tortosa": "tripoli 2 level 1"},
    )
    return s.begin_with(TakeTurn(0, MARCH)).m


def extra_units() -> Match[Any]:
    """A muster with a steel and a coin, in two cities.

    1: no, one or two more units. 2 and 3: each unit goes to one of two cities.
    """
    s = table(
        player("tripoli", goods="steel", coins=1),
        player("antioch"),
        cities={"tortosa": "tripoli 1 level 1"},
    )
    s.begin_with(TakeTurn(0, MUSTER)).seat(0).chooses("units")
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


@pytest.mark.rules(
    "CRU-SETUP-20", "CRU-PLAN-01", "CRU-PLAN-02", "CRU-PLAN-04", "CRU-PLAN-05", "CRU-PLAN-06"
)
def test_the_first_four_plies_of_a_first_game_counted_by_hand() -> None:
    """Four players with four tokens and four coins each; bulls and governors are given.

    `i` is a token in an inner cell, `o` one in an outer cell, `s` the answer about the spy that
    comes with it: keep it, or let it watch one of three rivals. Nobody is out of coins: a token
    costs one for each that lies below it, at most three. An outer cell holds one token.
    """
    inner, outer, spy = 4, 4, 1 + 3
    one = inner + outer
    i_i, i_o, o_s = inner * inner, inner * outer, outer * spy
    two = i_i + i_o + o_s
    ii_i, ii_o, io_s = i_i * inner, i_i * outer, i_o * spy
    os_i, os_o = o_s * inner, o_s * (outer - 1)
    three = ii_i + ii_o + io_s + os_i + os_o
    after_one_outer = inner + (outer - 1)
    four = (
        ii_i * (inner + outer)
        + ii_o * spy
        + io_s * after_one_outer
        + os_i * after_one_outer
        + os_o * spy
    )
    assert (one, two, three, four) == (8, 48, 304, 1856)
    m = gonfalon.new("crusaders", 4, {"first_game": True}, 1)
    check_perft(m, [one, two, three, four])


@pytest.mark.rules("CRU-SETUP-21", "CRU-SETUP-22", "CRU-D-01", "CRU-D-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bulls_and_governors_counted_by_hand(seats: int) -> None:
    """Everybody keeps one of two bulls, then everybody places one of two governors."""
    depth = min(2 * seats, DEPTH)
    m = gonfalon.new("crusaders", seats, {}, 1)
    check_perft(m, [2**ply for ply in range(1, depth + 1)])


@pytest.mark.slow
def test_perft_of_every_set_up() -> None:
    check_perft_table("crusaders", DEPTH, TABLE.read_text(encoding="utf-8"))
