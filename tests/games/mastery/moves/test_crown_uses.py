"""What crowns do when they are used: Corruption, Insight, Prosperity, Vitality, Wrath."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.mastery.moves.order_tags import tags
from tests.games.mastery.moves.test_crowns import ALL_CARDS, without_authority
from tests.games.mastery.scenario import given

# -- Corruption -----------------------------------------------------------------------------------


@pytest.mark.rules("MM-CRN-10")
def test_corruption_breaks_one_intact_artefact_of_the_named_player() -> None:
    """The user chooses which; nothing else breaks."""
    theirs = ["crown_wrath", "orb_greed", "sceptre_rage"]
    s = given(seats=3, artefacts={0: ["crown_corruption"], 2: theirs})
    s.seat(0).chooses("crown", "2")
    assert s.seat(0).options() == theirs
    s.seat(0).chooses("orb_greed")
    assert [id for id in s.state.content.artefacts if not s.intact(id)] == ["orb_greed"]
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-CRN-10")
def test_corruption_on_oneself_cannot_break_the_declared_crown() -> None:
    """Orb and sceptre of the user can be chosen, the crown that is being used cannot."""
    s = given(artefacts={0: ["crown_corruption", "orb_greed", "sceptre_rage"]})
    s.seat(0).chooses("crown", "0")
    assert s.seat(0).options() == ["orb_greed", "sceptre_rage"]
    s.seat(0).cannot("crown_corruption", because="MM-CRN-10", artefact="crown_corruption")
    s.seat(0).chooses("sceptre_rage")
    assert not s.intact("sceptre_rage")
    assert s.intact("crown_corruption")


# -- Insight --------------------------------------------------------------------------------------


TOP = ("conflict_2", "conflict_5", "ambush", "support_2")


@pytest.mark.rules("MM-CRN-11")
@pytest.mark.parametrize("order", list(permutations(TOP)))
def test_insight_puts_the_top_four_back_in_any_order(order: tuple[str, ...]) -> None:
    """Three questions, the last card follows; the rest of the deck stays."""
    s = given(artefacts={0: ["crown_insight"]}, decks={0: TOP})
    below = s.deck(0)[4:]
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["conflict_2", "conflict_5", "ambush", "support_2"]
    s.seat(0).chooses(*order[:3])
    assert s.deck(0) == [*order, *below]
    assert s.event("looked") == {"seat": 0, "owner": 0, "count": 4, "whose": "own"}
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-CRN-11")
def test_insight_does_not_ask_what_makes_no_difference() -> None:
    """Once the rest are of one kind they follow by themselves."""
    top = ("conflict_2", "conflict_5", "conflict_2", "ambush")
    s = given(artefacts={0: ["crown_insight"]}, decks={0: top})
    s.seat(0).chooses("crown", "ambush", "conflict_5")
    assert s.deck(0)[:4] == ["ambush", "conflict_5", "conflict_2", "conflict_2"]
    assert s.asked() == [(0, "window")]


@pytest.mark.rules("MM-CRN-12")
def test_insight_near_the_end_of_the_deck_puts_the_pile_beneath_it() -> None:
    """Two on the deck, eleven in the pile: two old cards and two from below (MM-EX-30)."""
    hand = ("conflict_2", "conflict_3", "conflict_4", "conflict_5", "ambush")
    pile = (
        *("conflict_2", "conflict_3", "conflict_4", "conflict_5", "support_1", "support_1"),
        *("support_2", "support_2", "call_to_arms", "tactical_advance", "fracture"),
    )
    s = given(
        artefacts={0: ["crown_insight"]},
        hands={0: hand},
        decks={0: ["authority", "ambush"]},
        discards={0: pile},
    )
    s.seat(0).chooses("crown")
    assert s.event("reshuffled") == {"seat": 0, "count": 11}
    assert s.event("looked")["count"] == 4
    assert len(s.deck(0)) == 13
    assert s.pile(0) == []
    shown = s.seat(0).view()["state"]["seats"][0]["deck"]
    assert shown[:2] == ["authority", "ambush"]
    assert None not in shown[:4]
    assert shown[4:] == [None] * 9
    s.seat(0).chooses(shown[2], "ambush", "authority")
    assert s.deck(0)[:4] == [shown[2], "ambush", "authority", shown[3]]


@pytest.mark.rules("MM-CRN-12")
@pytest.mark.parametrize(("size", "reshuffled"), [(5, False), (4, False), (3, True), (0, True)])
def test_insight_reshuffles_only_below_four_cards(size: int, reshuffled: bool) -> None:
    """Exactly four cards on the deck are enough, three are not."""
    deck = ("authority", "call_to_arms", "tactical_advance", "fracture", "ambush")[:size]
    rest = [*ALL_CARDS, "authority"]
    for card in deck:
        rest.remove(card)
    s = given(artefacts={0: ["crown_insight"]}, decks={0: deck}, discards={0: rest})
    s.seat(0).chooses("crown")
    assert ("event-reshuffled" in s.said) == reshuffled
    assert (s.pile(0) == []) == reshuffled
    assert s.deck(0)[:size] == list(deck)
    assert s.event("looked")["count"] == 4


@pytest.mark.rules("MM-CRN-12")
def test_insight_looks_at_all_cards_where_fewer_than_four_exist() -> None:
    """One on the deck, two in the pile: three are looked at."""
    s = given(
        content=without_authority(),
        artefacts={0: ["crown_insight"]},
        hands={0: ALL_CARDS[:14]},
        decks={0: ["fracture"]},
        discards={0: ["call_to_arms", "tactical_advance"]},
    )
    s.seat(0).chooses("crown")
    assert s.event("looked")["count"] == 3
    s.seat(0).chooses("tactical_advance", "fracture")
    assert s.deck(0) == ["tactical_advance", "fracture", "call_to_arms"]


# -- Prosperity -----------------------------------------------------------------------------------


@pytest.mark.rules("MM-CRN-20")
@pytest.mark.parametrize("choice", ["keep", "discard"])
def test_prosperity_leaves_or_discards_the_top_card(choice: str) -> None:
    """The user alone sees it; discarded it lies face up on its owner's pile (MM-EX-29)."""
    s = given(seats=3, artefacts={0: ["crown_prosperity"]}, decks={1: ["conflict_5"]})
    deck = s.deck(1)
    s.seat(0).chooses("crown", "1")
    assert s.seat(0).options() == ["keep", "discard"]
    assert ("event-look-seen", {"cards": ["conflict_5"]}) in s.heard_by(0)
    for viewer in (1, 2, None):
        assert "event-look-seen" not in [id for id, _ in s.heard_by(viewer)]
        assert s.m.view(viewer)["state"]["seats"][1]["deck"] == [None] * 18
    s.seat(0).chooses(choice)
    if choice == "keep":
        assert s.deck(1) == deck
        assert s.pile(1) == []
        s.happened("left-on-top")
    else:
        assert s.deck(1) == deck[1:]
        assert tags(s, 1) == [("conflict_5", None)]
        assert s.event("top-discarded") == {
            "seat": 0,
            "owner": 1,
            "card": "conflict_5",
            "whose": "other",
        }


@pytest.mark.rules("MM-CRN-20", "MM-CRN-01")
def test_prosperity_may_be_used_on_ones_own_deck() -> None:
    """The user sees and discards their own top card."""
    s = given(artefacts={0: ["crown_prosperity"]}, decks={0: ["conflict_2"]})
    s.seat(0).chooses("crown", "0", "discard")
    assert s.pile(0) == ["conflict_2"]


@pytest.mark.rules("MM-CRN-21", "MM-RUL-15")
def test_prosperity_on_an_empty_deck_reshuffles_the_pile_first() -> None:
    """With one card left on the deck it does not."""
    everything = [*ALL_CARDS, "authority"]
    s = given(artefacts={0: ["crown_prosperity"]}, discards={1: everything})
    s.seat(0).chooses("crown", "1")
    assert s.event("reshuffled") == {"seat": 1, "count": 18}
    assert len(s.deck(1)) == 18
    assert s.pile(1) == []
    s = given(artefacts={0: ["crown_prosperity"]}, discards={1: everything[:-1]})
    s.seat(0).chooses("crown", "1")
    s.never("reshuffled")
    assert len(s.pile(1)) == 17


@pytest.mark.rules("MM-CRN-22")
@pytest.mark.parametrize("target", [0, 1])
def test_authority_discarded_by_prosperity_has_no_effect(target: int) -> None:
    """Nobody draws, and it carries no Order tag."""
    s = given(artefacts={0: ["crown_prosperity"]}, decks={target: ["authority"]})
    s.seat(0).chooses("crown", str(target), "discard")
    assert tags(s, target) == [("authority", None)]
    assert s.hand(0) == s.hand(1) == []
    assert len(s.deck(target)) == 17
    s.never("bonus-draw", "cards-drawn")


# -- Vitality and Wrath ---------------------------------------------------------------------------


@pytest.mark.rules("MM-CRN-23", "MM-RED-01")
@pytest.mark.parametrize("manoeuvres", [1, 0])
def test_vitality_grants_a_redeployment_without_manoeuvre_or_advance(manoeuvres: int) -> None:
    """Knights move under the usual rules; then the window is back, with all its manoeuvres."""
    s = given(
        artefacts={0: ["crown_vitality"]},
        land={0: {"1,0": 2, "-1,-1": 3}},
        manoeuvres=manoeuvres,
    )
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["done", "castle", "1,0"]
    s.seat(0).cannot("-1,-1", because="MM-SUP-06")
    s.seat(0).chooses("castle", "4")  # to the only other tile; then nothing is left to move
    assert (s.castle(0), s.knights("1,0")) == (2, 6)
    assert s.asked() == [(0, "window")]
    assert s.state.manoeuvres == manoeuvres
    s.never("manoeuvre-begins", "advanced", "no-advance")
    assert ("manoeuvre" in s.seat(0).options()) == bool(manoeuvres)


@pytest.mark.rules("MM-CRN-24", "MM-RUL-01")
@pytest.mark.parametrize("choice", ["ambush", "conflict_3", "none"])
def test_wrath_lets_the_user_discard_a_card_of_their_hand_or_none(choice: str) -> None:
    """It aims at nobody else, and may still be declined after the response window."""
    s = given(
        artefacts={0: ["crown_wrath"]},
        hands={0: ["ambush", "conflict_3", "conflict_3"], 1: ["fracture", "conflict_2"]},
    )
    s.seat(0).chooses("crown")
    s.seat(1).chooses("pass")
    assert s.asked() == [(0, "wrath-discard")]
    assert s.seat(0).options() == ["none", "conflict_3", "ambush"]
    s.seat(0).chooses(choice)
    assert s.hand(1) == ["conflict_2", "fracture"]
    if choice == "none":
        assert s.hand(0) == ["conflict_3", "conflict_3", "ambush"]
        assert s.event("not-discarded") == {"seat": 0}
    else:
        assert len(s.hand(0)) == 2
        assert tags(s, 0) == [(choice, None)]
        assert s.event("discarded") == {"seat": 0, "card": choice}
    assert s.asked() == [(0, "window")]
    s.seat(0).cannot("crown", because="MM-CRN-01")
