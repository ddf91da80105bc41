"""Tax, suspicion and the inquisition (PAL-TAX, PAL-SUSP, PAL-INQ)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.paladins.model.state import SUSPICION
from gonfalon.games.paladins.rules.effects import DiscardSuspicion
from tests.games.paladins.scenario import given, player

TAX: dict[str, Any] = {"outsiders": {1: "mercenary_saracen_b"}, "tax": 2}
ATTACKER: dict[str, Any] = {"workers": "scout labourer fighter labourer", "strength": 1}


@pytest.mark.rules("PAL-INQ-01", "PAL-TAX-03", "PAL-GEN-08")
def test_the_interrupted_effect_goes_on_afterwards() -> None:
    """Tax first, then the provision of the same reward."""
    s = given(
        player("scout labourer fighter", strength=1),
        outsiders={1: "invader_byzantine"},
        tax=1,
    )
    a = s.seat(0).chooses("attack")
    assert (a.silver, a.provisions) == (1, 1)
    s.happened("tax-taken", "inquisition-begins", "tax-refilled", "provision-gained")


@pytest.mark.rules("PAL-INQ-01", "PAL-INQ-02", "PAL-TAV-03")
def test_an_inquisition_in_the_draft_starts_with_the_drafter() -> None:
    """A criminal of a tavern empties the tax supply in the middle of the draft."""
    s = given(
        player(passed=True, suspicion=[0, 0], crew=["conspirator_a"]),
        player("labourer", suspicion=[0], crew=["conspirator_b"]),
        turn_of=1,
        first=0,
        next_taverns=["tavern_04", "tavern_07", "tavern_08"],
        next_suspicion=[1],
        tax=1,
    )
    s.seat(1).chooses("pass")
    s.choose_paladins()
    assert s.asked() == [(1, "tavern")], "seat 1 is first in the next round"
    s.seat(1).chooses("1")
    assert s.asked() == [(1, "inquisition")]
    s.seat(1).chooses("conspirator_b")
    assert s.asked() == [(0, "inquisition")]
    s.seat(0).chooses("stop")
    assert s.event("punished") == {"seats": [0], "held": 2, "discarded": 1}
    assert s.asked() == [(0, "tavern")], "the draft goes on"


@pytest.mark.rules("PAL-INQ-02", "PAL-RUL-37", "PAL-PASS-03")
def test_abilities_are_used_clockwise_from_the_active_player() -> None:
    """Also by players who have passed."""
    s = given(
        player(suspicion=[0], crew=["conspirator_a"], passed=True),
        player(**ATTACKER),
        player("labourer", suspicion=[1], crew=["conspirator_b"]),
        turn_of=1,
        **TAX,
    )
    s.seat(1).chooses("attack").pays()
    assert s.asked() == [(2, "inquisition")]
    s.seat(2).chooses("conspirator_b")
    assert s.asked() == [(0, "inquisition")]
    s.seat(0).chooses("conspirator_a")
    s.happened("nobody-punished")
    assert s.state.tax == 6


@pytest.mark.rules("PAL-INQ-03", "PAL-DEC-19", "PAL-DEC-N1")
def test_stop_forfeits_the_rest() -> None:
    """A Conspirator may be left unused; a Peddler with it."""
    s = given(
        player(suspicion=[0, 0, 0], crew=["conspirator_a", "peddler_provisions"], **ATTACKER),
        **TAX,
    )
    a = s.seat(0).chooses("attack").pays()
    assert a.options() == ["conspirator_a", "peddler_provisions", "stop"]
    a.chooses("stop")
    assert (a.provisions, a.debts, len(a.suspicion)) == (0, (1, 0), 2)


@pytest.mark.rules("PAL-DEC-N1", "PAL-INQ-03")
def test_what_needs_no_decision_is_not_asked() -> None:
    """Only Squires, or only Peddlers without an unused Conspirator: applied automatically."""
    s = given(
        player(crew=["squire_faith", "conspirator_a", "squire_strength"], **ATTACKER),
        player("labourer", suspicion=[1, 1], crew=["peddler_labourer", "peddler_silver"]),
        **TAX,
    )
    a = s.seat(0).chooses("attack").pays()
    assert s.asked() == [(1, "action")]
    assert (a.faith, a.strength) == (1, 2)
    b = s.seat(1)
    assert (b.workers, b.silver) == ("labourer labourer", 2)
    # One suspicion: a Peddler does not work, a Squire neither, and nothing is asked.
    s = given(
        player(suspicion=[0], crew=["squire_faith", "peddler_silver"], **ATTACKER),
        **TAX,
    )
    c = s.seat(0).chooses("attack").pays()
    assert s.asked() == [(1, "action")]
    assert (c.faith, c.silver) == (0, 2)


@pytest.mark.rules("PAL-INQ-05", "PAL-INQ-06")
def test_without_suspicion_nobody_is_punished_and_one_card_is_not_halved() -> None:
    """0: nobody. 1: a debt, and floor(1/2) = 0 cards are discarded."""
    s = given(player(**ATTACKER), **TAX)
    s.seat(0).chooses("attack").pays()
    s.happened("nobody-punished")
    assert s.seat(0).debts == (0, 0)
    s = given(player(suspicion=[2], **ATTACKER), **TAX)
    a = s.seat(0).chooses("attack").pays()
    assert (a.debts, a.suspicion) == ((1, 0), [2])


@pytest.mark.rules("PAL-DEBT-05", "PAL-RUL-20", "PAL-INQ-06")
def test_the_last_debts_are_given_clockwise_from_the_active_player() -> None:
    """Three are guilty, one debt is left: the first clockwise takes it; all discard half."""
    s = given(
        player(suspicion=[1, 1]),
        player(suspicion=[2, 2], **ATTACKER),
        player("labourer", suspicion=[0, 0]),
        turn_of=1,
        debts_gone=23,
        **TAX,
    )
    s.seat(1).chooses("attack").pays()
    assert [s.seat(seat).b.unpaid for seat in range(3)] == [0, 1, 0]
    assert [len(s.seat(seat).suspicion) for seat in range(3)] == [1, 1, 1]
    assert s.times("no-debt-left") == 2


@pytest.mark.rules("PAL-INQ-07", "PAL-TAX-02")
def test_the_tax_supply_is_refilled_to_its_setup_amount() -> None:
    """What the supply lacked came from the general supply, too."""
    s = given(
        player(**ATTACKER),
        player(),
        player("labourer"),
        outsiders=TAX["outsiders"],
        tax=1,
    )
    a = s.seat(0).chooses("attack").pays()
    assert a.silver == 2
    assert s.state.tax == 6


@pytest.mark.rules("PAL-INQ-08")
def test_no_ability_of_the_inquisition_can_cause_another() -> None:
    """None gives tax or criminals; content that would is refused."""
    s = given(player("labourer"))
    cards = s.state.content.cards
    for kind in cards.inquirers:
        for effect in cards.ongoing[kind].parts:
            assert effect.quiet() or isinstance(effect, DiscardSuspicion)


@pytest.mark.rules("PAL-PASS-03", "PAL-INQ-05", "PAL-INQ-06")
def test_whoever_has_passed_is_punished_like_the_others() -> None:
    """The most suspicion is held by a player who is out of the round."""
    s = given(
        player(suspicion=[0, 0, 0], passed=True),
        player(**ATTACKER),
        turn_of=1,
        **TAX,
    )
    s.seat(1).chooses("attack").pays()
    assert s.event("punished") == {"seats": [0], "held": 3, "discarded": 1}
    assert (s.seat(0).debts, s.seat(0).suspicion) == ((1, 0), [0, 0])
    assert s.seat(1).debts == (0, 0)


@pytest.mark.rules("PAL-SUSP-06")
def test_the_suspicion_deck_stays_empty_until_a_card_is_wanted() -> None:
    """The last card is drawn; the discard pile waits, open to all, for the next draw."""
    s = given(
        player("labourer", suspicion=[0] * 6 + [1] * 7),
        player("labourer", suspicion=[2] * 7),
        next_suspicion=[1],
        suspicion_gone=[2, 2, 2],
    )
    s.seat(0).chooses("conspire")
    s.never("suspicion-reshuffled")
    assert s.state.deck(SUSPICION).cards == []
    assert s.seat(0).sees()["discards"]["suspicion"] == ["suspicion_2"] * 3
    s.seat(1).chooses("conspire")
    assert s.event("suspicion-reshuffled") == {"count": 3}
    assert len(s.state.deck(SUSPICION).cards) == 2


@pytest.mark.rules("PAL-SUSP-06")
def test_an_empty_suspicion_deck_is_refilled_from_the_discard_pile() -> None:
    """Without an inquisition, as long as the pile holds a card."""
    s = given(
        player("labourer", suspicion=[0] * 6 + [1] * 8 + [2] * 9),
        suspicion_gone=[2],
        no_suspicion_left=True,
    )
    a = s.seat(0).chooses("conspire")
    s.happened("suspicion-reshuffled", "suspicion-drawn")
    s.never("inquisition-begins")
    assert len(a.suspicion) == 24
