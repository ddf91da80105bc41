"""Piles: what lies open on them, what is not yet there, and what a reshuffle takes."""

from __future__ import annotations

import pytest

from tests.games.mastery.cards.wars import (
    NOBODY_ACTS,
    TARGET,
    attack,
    drawn,
    fight_on,
    rest_of,
    war,
)
from tests.games.mastery.scenario import given


@pytest.mark.rules("MM-DRAW-08", "MM-RUL-36", "MM-RES-01")
def test_a_played_card_goes_face_up_on_top_of_its_owners_pile() -> None:
    s = given(
        hands={0: ("call_to_arms", "tactical_advance", "fracture"), 1: ("conflict_2",)},
        discards={0: ("conflict_5", "ambush"), 1: ("support_1",)},
    )
    s.seat(0).chooses("tactical_advance", "call_to_arms", "fracture")
    s.seat(0).chooses(s.seat(0).options()[0])
    top_down = ["fracture", "call_to_arms", "tactical_advance", "conflict_5", "ambush"]
    assert s.pile(0) == top_down
    assert s.pile(1) == ["support_1"]
    for viewer in (None, 0, 1):
        shown = s.m.view(viewer)["state"]["seats"][0]["discard"]
        assert [entry["card"] for entry in shown] == top_down[::-1]


@pytest.mark.rules("MM-DRAW-08", "MM-RUL-36")
def test_a_discarded_card_lies_open_on_top_of_the_pile_too() -> None:
    s = given(
        artefacts={0: ("crown_wrath",)},
        hands={0: ("conflict_4", "support_2")},
        discards={0: ("conflict_5",)},
    )
    s.seat(0).chooses("crown", "support_2")
    assert s.pile(0) == ["support_2", "conflict_5"]
    assert s.m.view(None)["state"]["seats"][0]["discard"][-1] == {"card": "support_2", "tag": None}


@pytest.mark.rules("MM-DRAW-09")
def test_battle_cards_stay_in_front_of_their_player_until_the_battle_ends() -> None:
    s = war(("conflict_5", "support_1", "support_2", "ambush", "conflict_2"))
    attack(s)
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_3")
    s.seat(1).chooses("support_1", "stop")
    assert s.hand(0) == ["conflict_2", "ambush", "support_1", "support_2"]
    assert s.hand(1) == ["conflict_2", "conflict_2", "conflict_3"]
    for seat, cards in ((0, ["conflict_5"]), (1, ["conflict_3", "support_1"])):
        assert s.pile(seat) == []
        assert s.m.view(None)["state"]["seats"][seat]["in_play"] == cards
    s.seat(0).chooses("stop")
    s.seat(1).chooses("stop")
    assert s.pile(0) == ["conflict_5"]
    assert s.pile(1) == ["support_1", "conflict_3"]
    assert s.m.view(None)["state"]["seats"][1]["in_play"] == []


@pytest.mark.rules("MM-DRAW-09", "MM-DRAW-12", "MM-EX-33")
def test_a_reshuffle_in_battle_leaves_out_the_cards_in_play() -> None:
    hand = ("conflict_2", "support_1", "support_2", "ambush", "ambush")
    deck = ("conflict_3", "conflict_3")
    pile = rest_of(hand, deck)
    assert len(pile) == 11
    pile.remove("authority")
    pile.append("authority")  # at the bottom of the pile: not drawn in this test
    s = given(
        land={1: {TARGET: 3}},
        artefacts={0: ("sceptre_vigour", "orb_brutality"), 1: ("sceptre_fear", "orb_resurgence")},
        hands={
            0: ("conflict_5", "conflict_5", "conflict_4", "conflict_4", "conflict_3"),
            1: hand,
        },
        decks={1: deck},
        discards={1: pile},
    )
    attack(s, 6)
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_2")
    s.seat(1).chooses("support_1", "support_2")  # the last support cards: no more questions
    s.seat(0).chooses("stop")
    assert drawn(s, 1) == [("cards-drawn", 2), ("reshuffled", 11), ("cards-drawn", 2)]
    assert (len(s.hand(1)), len(s.deck(1))) == (6, 9)
    assert s.pile(1) == ["support_2", "support_1", "conflict_2"]  # only these, after the battle


@pytest.mark.rules("MM-DRAW-10")
def test_a_resource_card_is_in_no_pile_before_its_effect_is_complete() -> None:
    s = given(hands={0: ("fracture", "conflict_2")}, discards={0: ("support_1",)})
    s.seat(0).chooses("fracture")
    assert s.hand(0) == ["conflict_2"]
    assert s.pile(0) == ["support_1"]
    assert s.m.view(None)["state"]["resolving"] == "fracture"
    s.seat(0).chooses("sceptre_loyalty")
    assert s.pile(0) == ["fracture", "support_1"]
    assert s.m.view(None)["state"]["resolving"] is None


@pytest.mark.rules("MM-DRAW-12", "MM-CRN-16", "MM-EX-28")
def test_a_reshuffle_takes_the_order_tags_from_all_cards() -> None:
    """Before the battle Order could take Call to Arms back; the reshuffle ends that."""
    hand = ("conflict_4", "conflict_4", "support_2", "conflict_5")
    pile = rest_of(hand, ("call_to_arms",))
    s = given(
        land={1: {TARGET: 1}},
        artefacts={0: ("crown_order", *NOBODY_ACTS[0]), 1: NOBODY_ACTS[1]},
        hands={0: hand, 1: ("conflict_2",)},
        discards={0: [*pile, ("call_to_arms", 2)]},
        own_turn=3,
    )
    assert "crown" in s.seat(0).options()
    attack(s)
    fight_on(s, "conflict_5", "conflict_2")
    s.happened("reshuffled")
    s.seat(0).cannot("crown", because="MM-CRN-02")
    tags = [entry["tag"] for entry in s.m.view(None)["state"]["seats"][0]["discard"]]
    assert tags == [3]  # only the conflict card of this turn


@pytest.mark.rules("MM-RUL-36", "MM-DRAW-08")
def test_the_whole_pile_is_open_to_everybody_in_its_order() -> None:
    pile = ("ambush", "conflict_2", "support_2", "conflict_2", "fracture")
    s = given(seats=3, discards={1: pile})
    for viewer in (None, 0, 1, 2):
        shown = s.m.view(viewer)["state"]["seats"][1]["discard"]
        assert tuple(entry["card"] for entry in reversed(shown)) == pile
