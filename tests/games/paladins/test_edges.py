"""Rules with several of a thing, a second use or a value above a threshold.

Examples mostly have one of everything, so a rule that counts only the first passes them.
"""

from __future__ import annotations

import pytest

from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.model.content import PaladinsContent
from gonfalon.games.paladins.model.state import SUSPICION
from tests.games.paladins.scenario import Automaton, given, player


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
    assert s.state.debts == 0


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


@pytest.mark.rules("PAL-FAV-03")
def test_every_favour_that_holds_a_worker_is_taken() -> None:
    s = given(
        player("labourer labourer"),
        favours=["favour_two_criminals", "favour_borrow_workers"],
        favour_workers={2: "labourer"},
        round=4,
    )
    a = s.seat(0)
    assert a.offers("favour:1")
    a.cannot("favour:2", "PAL-FAV-03")


@pytest.mark.rules("PAL-SUSP-06", "PAL-SUSP-03")
def test_the_last_card_of_the_deck_is_drawn_before_the_discards_are_shuffled() -> None:
    s = given(player("labourer"), favours=["favour_two_criminals"])
    pack, deck = s.state.packs[SUSPICION], s.state.deck(SUSPICION)
    while len(deck.cards) > 1:
        s.state.discarded_suspicion.append(pack.take_top(deck))
    s.seat(0).chooses("favour:1")
    s.happened("suspicion-drawn", "suspicion-reshuffled", "suspicion-drawn")


@pytest.mark.rules("PAL-INQ-04", "PAL-INQ-03")
def test_a_squire_waits_for_more_conspirators_than_there_are_suspicions() -> None:
    """Two Conspirators and one suspicion card: the first of them is enough."""
    crew = ["conspirator_a", "conspirator_b", "squire_faith"]
    s = given(
        player("scout labourer fighter", strength=1, suspicion=[0], crew=crew),
        player("labourer", suspicion=[2, 2]),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    a = s.seat(0).chooses("attack")
    a.chooses("conspirator_a")
    assert (a.suspicion, a.faith) == ([], 1)


@pytest.mark.rules("PAL-SOLO-ACT-01")
def test_every_left_action_of_the_bot_is_used_up_for_the_round() -> None:
    """Nobody to attack; of the fallbacks recruit and pray have been used, so it trades."""
    s = given(
        player("labourer"),
        bot=player(),
        automa=Automaton(workers=4, schemes=["scheme_attack"], used=["recruit", "pray"]),
        outsiders={},
        turn_of=1,
    )
    assert s.event("automa-acts")["action"] == "trade"
    assert s.state.automa is not None
    assert s.state.automa.used.bit_count() == 3


@pytest.mark.rules("PAL-SOLO-RES-11", "PAL-CONV-03")
def test_the_bot_gains_all_the_strength_of_a_convert() -> None:
    s = given(
        player("labourer"),
        bot=player(),
        automa=Automaton(workers=4, schemes=["scheme_convert"]),
        outsiders={1: "assassin_viking"},
        turn_of=1,
    )
    assert s.bot.strength == 2


@pytest.mark.rules("PAL-SOLO-ACT-13", "PAL-KING-01")
@pytest.mark.parametrize(("monks", "action"), [(4, "commission"), (5, "fortify"), (6, "fortify")])
def test_an_order_fulfilled_more_than_once_over_is_tried_last(monks: int, action: str) -> None:
    s = given(
        player("labourer"),
        bot=player(monks=monks),
        automa=Automaton(workers=4, schemes=["scheme_kings_orders"]),
        orders=["order_fortify", "order_commission"],
        turn_of=1,
        round=2,
    )
    assert s.event("automa-acts")["action"] == action


@pytest.mark.rules("PAL-PRAY-02")
@pytest.mark.parametrize(
    ("action", "workers"),
    [
        ("hunt", "labourer scout"),
        ("commission", "scout labourer cleric"),
        ("convert", "fighter labourer cleric"),
    ],
)
def test_praying_returns_every_worker_of_an_action(action: str, workers: str) -> None:
    s = given(player("cleric", silver=5, placed={action: workers}))
    s.seat(0).chooses("pray")
    assert s.seat(0).on(action) == ""


@pytest.mark.rules("PAL-FAV-01", "PAL-GEN-11")
def test_the_provision_that_a_favour_costs_is_paid() -> None:
    s = given(player("merchant", provisions=2), favours=["favour_free_develop"])
    assert s.seat(0).chooses("favour:1").provisions == 1


@pytest.mark.rules("PAL-SCORE-18")
def test_behind_a_shared_victory_the_next_place_is_the_third() -> None:
    s = given(
        player("labourer", silver=3),
        player(silver=3, passed=True),
        player(passed=True),
        round=7,
    )
    s.seat(0).chooses("pass")
    assert s.m.outcome is not None
    assert s.m.outcome.ranks == [1, 1, 3]
