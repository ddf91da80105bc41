"""Perft: how many ways the next few answers can be given from fixed positions.

One number per depth, so that an option too many or too few anywhere below shows at once. Sealed
answers of a round are counted seat by seat in seat order.
"""

from __future__ import annotations

from typing import Any

import pytest

import gonfalon
from gonfalon.kernel.play.match import Match
from gonfalon.testing import check_perft
from tests.games.mastery.duel import quiet_table
from tests.games.mastery.printed_examples.test_examples_11_20 import a_attacks_b_while_c_watches
from tests.games.mastery.scenario import given


def bare_castles() -> Match[Any]:
    """Two knights in each of two castles, no land, no cards in hand; the crown has been used.

    1: manoeuvre, end_turn.
    2: nowhere to redeploy to, so a manoeuvre asks for the advance: none or 3 targets (4); the
       end of the turn asks seat 1, which may use Insight: manoeuvre, crown, end_turn (3).
    3: after none only end_turn (1); 1 or 2 knights to each of 3 targets (6); seat 1's advance
       (4); Insight sees conflict_2 and conflict_3, two each (2); seat 0 again, with Vitality (3).
    4: 3 after the turn's end; end_turn after each conquest (6); seat 1 with five knights, 2 after
       none and 5 numbers for each of 3 targets (17); the second card of Insight (2 + 2); seat 0:
       4 advances, 2 after Vitality, which has nothing to move, 3 of seat 1 (9).
    """
    return given(castle={0: 2, 1: 2}, crown_uses=0).m


def three_fractures() -> Match[Any]:
    """A window on two sceptres; A and B may break one of them, C either.

    1 to 3: 2, 2 * 2, 2 * 2 * 3 sealed answers.
    4: A, B and C pass: conflict 2 or 5 (2). The first Fracture decides what is asked next.
       C alone breaks one (2 answers): conflict (2 each). B breaks Rage (3 answers of C): C may
       break Loyalty (2 each). A breaks Loyalty (6 answers): B may break Rage (2 each).
       2 + 4 + 6 + 12 = 24.
    5: the other side's conflict card, after B's Fracture the attacker's, after A's C's answer:
       4 + 8 + 12 + 24 = 48.
    """
    return a_attacks_b_while_c_watches().m


def redeployment() -> Match[Any]:
    """Castle 2, a Forest with 3 knights and a Cave with 2: a manoeuvre has begun.

    1: done, castle, Forest, Cave.
    2: the advance after done (none and 6 targets: 7); from each of three tiles to two others (6).
    3: the 6 targets with 1 or 2 knights (12); none leads to the window, crown or end_turn (2);
       castle to Forest and Forest to castle 1 or 2 (2 + 2). The other four transfers can only be
       of one knight, which is not asked: done, or the one tile that may still give (2 each).
    """
    s = quiet_table(
        tiles={"2,-1": "forest", "1,0": "cave"},
        land={0: {"2,-1": 3, "1,0": 2}},
        castle={0: 2},
    )
    s.seat(0).chooses("manoeuvre")
    return s.m


def opening_of_three() -> Match[Any]:
    """A real opening with all variants that go together with three seats."""
    variants = ["castle_siege", "ruthlessness", "skirmish", "disorder"]
    return gonfalon.new("mastery", 3, {"variants": variants}, seed=7)


@pytest.mark.rules("MM-TURN-04", "MM-ADV-05", "MM-CRN-11")
def test_perft_of_bare_castles() -> None:
    check_perft(bare_castles(), [2, 7, 16, 39, 103, 286, 794])


@pytest.mark.rules("MM-RSP-03", "MM-RSP-04", "MM-BAT-31")
def test_perft_of_a_response_window() -> None:
    check_perft(three_fractures(), [2, 4, 12, 24, 48, 84, 132])


@pytest.mark.rules("MM-RED-04", "MM-RED-06", "MM-RED-07")
def test_perft_of_a_redeployment() -> None:
    check_perft(redeployment(), [4, 13, 26, 82, 243, 688, 1975])


@pytest.mark.rules("MM-TURN-04", "MM-VAR-50")
def test_perft_of_an_opening() -> None:
    check_perft(opening_of_three(), [5, 20, 81, 294, 1039, 3458])
