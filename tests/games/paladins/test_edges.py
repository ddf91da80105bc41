"""Rules with several of a thing, a second use or a value above a threshold.

Examples mostly have one of everything, so a rule that counts only the first passes them.
"""

from __future__ import annotations

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.content import PaladinsContent
from tests.games.paladins.scenario import given, player


def twins_of(townsfolk: str) -> PaladinsContent:
    """Return content with two copies of a townsfolk, in place of the Abbot with a provision."""
    return GAME.load(
        (f"[townsfolk.{townsfolk}]\ncopies = 2\n[townsfolk.abbot_provision]\ncopies = 0\n",)
    )


@pytest.mark.rules("PAL-REC-07")
def test_copies_of_the_same_townsfolk_all_react() -> None:
    """With changed content that has two Gatekeepers with a silver."""
    s = given(
        player("merchant labourer scout", provisions=1, crew=["gatekeeper_silver"] * 2),
        next_walls=["wall_two_vp"],
        content=twins_of("gatekeeper_silver"),
    )
    assert s.seat(0).chooses("fortify").silver == 2


@pytest.mark.rules("PAL-TF-05", "PAL-TF-02")
def test_copies_of_the_same_debt_collector_all_react() -> None:
    """With changed content that has two collectors with a scout; both react to each payment."""
    s = given(
        player("fighter", silver=1, unpaid=1, crew=["debt_collector_scout"] * 2),
        favours=["favour_settle_debt"],
        content=twins_of("debt_collector_scout"),
    )
    a = s.seat(0).chooses("favour:1")
    assert (a.debts, a.workers) == ((0, 1), "scout scout")


@pytest.mark.rules("PAL-FAV-05")
def test_the_last_debt_of_the_deck_pays_for_a_favour() -> None:
    s = given(player("labourer"), favours=["favour_borrow_workers"], debts_gone=23)
    a = s.seat(0).chooses("favour:1")
    assert a.debts == (1, 0)
    assert s.t.debts == 0


@pytest.mark.rules("PAL-EFF-09", "PAL-FAV-04")
def test_one_full_track_leaves_an_attribute_to_choose() -> None:
    s = given(player("criminal", faith=12), favours=["favour_attribute"])
    assert s.seat(0).label("favour:1")["message"] == "option-favour"
    s = given(player("criminal", faith=12, strength=12, influence=12), favours=["favour_attribute"])
    assert s.seat(0).label("favour:1")["message"] == "option-favour-void"


@pytest.mark.rules("PAL-ROUND-07", "PAL-PASS-03")
def test_the_others_go_on_in_turn_past_a_player_who_has_passed() -> None:
    workers = "labourer labourer labourer"
    s = given(player(workers), player("", passed=True), player(workers), seats=3)
    asked: list[int] = []
    for action in ("hunt", "hunt", "trade", "trade"):
        (seat,) = [decision.seat for decision in s.m.decisions]
        asked.append(seat)
        s.seat(seat).chooses(action)
    assert asked == [0, 2, 0, 2]


@pytest.mark.rules("PAL-SCORE-14")
def test_the_champion_counts_every_order_fulfilled() -> None:
    s = given(
        player(converted=["champion_saracen"], walls=5, monks=5),
        orders=["order_fortify", "order_commission"],
        round=2,
    )
    assert ("outsider champion_saracen", 3) in s.seat(0).lines()


@pytest.mark.rules("PAL-KING-01", "PAL-KING-02", "PAL-SCORE-01")
@pytest.mark.parametrize(("walls", "worth"), [(4, 0), (5, 4), (6, 4), (7, 4)])
def test_more_than_five_times_fulfil_an_order_as_well(walls: int, worth: int) -> None:
    s = given(player(walls=walls), orders=["order_fortify"], round=1)
    assert dict(s.seat(0).lines()).get(f"order order_fortify {walls}", 0) == worth
