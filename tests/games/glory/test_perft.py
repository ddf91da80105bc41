"""Perft: how many ways the next few answers can be given from fixed positions.

One number per depth, so that an option too many or too few anywhere below shows at once.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.glory.rules.city.action_phase import ActionPhase
from gonfalon.games.glory.rules.city.registration import Registration
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.duel.foes import PLAYER
from gonfalon.games.glory.rules.round.rounds import Round
from gonfalon.kernel.play.match import Match
from gonfalon.testing import check_perft, check_perft_table
from tests.games.glory.jousting import cities
from tests.games.glory.scenario import player, table

TABLE = Path(__file__).parent / "perft.txt"  # made by `perft_table("glory", DEPTH)`
DEPTH = 5


def a_pawn_each() -> Match[Any]:
    """One pawn each, nothing to spend, no cards on display, a free ally and one for a coin.

    1: all actions but market and event, which cost coins: 10.
    2: seat 1's ten actions after prayer, initiative (two circles each), guard and solo training;
       nine after training and service (one circle each), and after the only free ally is gone;
       3 decks for Travel Plans, 8 places for the herald, 3 titles for a new goal.
       4 * 10 + 3 * 9 + 3 + 8 + 3 = 81.
    """
    s = table(
        player(pawns=1),
        player(pawns=1),
        order=[0, 1],
        event="crusade",
        track={5: "nun", 9: "nun"},
    )
    return s.begin_with(ActionPhase()).m


def five_knights() -> Match[Any]:
    """Registration with two, two and one knight in the cities.

    1: five knights. 2: the other four.
    3: seat 0 again, in another city. From a city of two: 3 knights if seat 1 is beside the other
       one, otherwise 2: 3 + 3 * 2 = 9. From the city of one, always 3 of the four: 12.
       4 * 9 + 12 = 48.
    """
    s = table(
        player(),
        player(),
        phase="registration",
        order=[0, 1],
        settings={"tournament": "pas_darmes"},
    )
    cities(s, "joao_i john_talbot", "jan_zizka henry_v", "juan_ii")
    return s.begin_with(Registration()).m


def before_the_dice() -> Match[Any]:
    """A duel of two players up to the first roll; seat 1 has a nun, which is no tent ally.

    1: thug, jester or none. 2: seat 1, which would lose, commits 0 or 1. 3: seat 0 commits 0 to 2.
    """
    s = table(
        player(strength=2, allies="thug jester"),
        player(strength=1, allies="nun"),
        order=[0, 1],
    )
    return s.begin_with(FightDuel(0, PLAYER, 1, True)).m


def two_titles() -> Match[Any]:
    """Six coins for Rich; nun, faith and four relics for Righteous, which requires three relics.

    1: rich, righteous, stop.
    2: righteous or stop after rich; three sets of relics (two of them with both rings); the end.
    3: sets after both titles (3), rich or stop after each set (6), the end twice: 11.
    4: nothing is left to claim, so nothing is asked: 11.
    """
    s = table(
        player(coin=6, faith=3, allies="nun", relics="ring ring amulet rosary"),
        round=3,
        phase="titles",
        public_titles="rich righteous",
    )
    round = Round()
    round.goto("do_titles")
    return s.begin_with(round).m


@pytest.mark.rules("GLO-ACT-02", "GLO-REG-05", "GLO-DUEL-04", "GLO-TTL-03", "GLO-DEC-27")
@pytest.mark.parametrize(
    ("position", "counts"),
    [
        (a_pawn_each, [10, 81]),
        (five_knights, [5, 20, 48]),
        (before_the_dice, [3, 6, 18]),
        (two_titles, [3, 6, 11, 11]),
    ],
)
def test_perft(position: Any, counts: list[int]) -> None:
    check_perft(position(), counts)


def test_perft_of_every_set_up() -> None:
    check_perft_table("glory", DEPTH, TABLE.read_text(encoding="utf-8"))
