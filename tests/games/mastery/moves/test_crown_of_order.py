"""The Crown of Order: which cards qualify for it, what it takes, and the shuffle."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.moves.order_tags import tags
from tests.games.mastery.moves.test_crowns import ALL_CARDS
from tests.games.mastery.scenario import Scenario, given

FIGHTER = ("conflict_2", "conflict_4", "support_1", "support_2", "fracture")


@pytest.mark.rules("MM-CRN-13", "MM-CRN-14", "MM-CRN-16", "MM-RUL-14")
def test_order_takes_what_the_user_played_in_their_previous_turn() -> None:
    """Cards of the user's attack qualify, the card of a defence in between does not (MM-EX-28)."""
    s = given(
        castle={0: 7, 1: 6},
        land={0: {"1,0": 2}, 1: {"-1,0": 1}},
        artefacts={0: ["crown_order", "sceptre_rage"], 1: ["sceptre_fear"]},
        broken={"sceptre_fear": 9},
        hands={
            0: [
                "call_to_arms",
                "conflict_4",
                "support_1",
                "conflict_3",
                "conflict_3",
                "conflict_5",
            ],
            1: ["conflict_2", "conflict_2", "conflict_3", "support_1", "support_2"],
        },
        own_turn=3,
    )
    s.seat(0).chooses("call_to_arms")
    s.seat(0).advances("-1,0", 6)
    s.seat(0).chooses("conflict_4")
    s.seat(1).chooses("conflict_2")
    s.seat(1).chooses("stop")
    s.seat(0).chooses("support_1", "stop")
    while s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")
    assert s.owner("-1,0") == 0
    played = [("support_1", 3), ("conflict_4", 3), ("call_to_arms", 3)]
    assert tags(s, 0) == played
    s.seat(0).chooses("end_turn")
    s.seat(1).advances("-1,0", 3)
    s.fight("conflict_3", "conflict_3")
    assert tags(s, 0) == [("conflict_3", None), *played]
    s.seat(1).chooses("end_turn")
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["conflict_4", "support_1", "call_to_arms"]
    s.seat(0).cannot("conflict_3", because="MM-CRN-14", card="conflict_3")
    size = len(s.deck(0))
    s.seat(0).chooses("support_1")
    assert len(s.deck(0)) == size + 1
    assert tags(s, 0) == [("conflict_3", None), ("conflict_4", 3), ("call_to_arms", 3)]


@pytest.mark.rules("MM-CRN-14", "MM-RUL-14")
def test_a_card_merely_discarded_does_not_qualify_for_order() -> None:
    """The discard of Ruins in the previous turn carries no tag."""
    s = given(
        tiles={"1,0": "ruins"},
        artefacts={0: ["crown_order"]},
        hands={0: ["conflict_2", "call_to_arms"]},
    )
    s.seat(0).chooses("call_to_arms")
    s.seat(0).advances("1,0", 1)
    s.seat(0).chooses("conflict_2")
    assert tags(s, 0) == [("conflict_2", None), ("call_to_arms", 3)]
    s.seat(0).chooses("end_turn")
    s.seat(1).chooses("end_turn")
    s.seat(0).chooses("crown")  # one kind qualifies: it goes back without a question
    assert s.event("recycled") == {"seat": 0, "card": "call_to_arms"}
    assert tags(s, 0) == [("conflict_2", None)]


@pytest.mark.rules("MM-CRN-14")
def test_authority_revealed_in_ones_own_turn_counts_as_played() -> None:
    """Drawn in an attack of one's own it carries the tag of that turn."""
    s = given(
        land={1: {"1,0": 1}},
        artefacts={0: ["crown_order"]},
        hands={0: ["conflict_5", "conflict_5", "conflict_4", "conflict_4"]},
        decks={0: ["authority"]},
    )
    s.seat(0).advances("1,0", 6)
    assert tags(s, 0) == [("authority", 3)]
    s.fight("conflict_5", "conflict_2")
    s.seat(0).chooses("end_turn")
    s.seat(1).chooses("end_turn")
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["conflict_5", "authority"]


@pytest.mark.rules("MM-CRN-14", "MM-CRN-16")
def test_a_card_reshuffled_since_then_no_longer_qualifies() -> None:
    """The defender's deck ran out in between: the tags are lost with the reshuffle."""
    hand = ("conflict_2", "conflict_3", "conflict_4", "conflict_5")
    rest = [*ALL_CARDS, "authority"]
    for card in (*hand, "call_to_arms"):
        rest.remove(card)
    s = given(
        turn_of=1,
        own_turn=4,
        land={0: {"-1,0": 6}},
        artefacts={0: ["crown_order"]},
        hands={0: hand},
        discards={0: [("call_to_arms", 3), *rest]},
    )
    s.seat(1).advances("-1,0", 1)
    assert s.event("reshuffled") == {"seat": 0, "count": 14}
    s.fight("conflict_2", "conflict_5")
    s.seat(1).chooses("end_turn")
    s.seat(0).cannot("crown", because="MM-CRN-02", artefact="crown_order")


@pytest.mark.rules("MM-CRN-15", "MM-CRN-16")
def test_order_has_no_eligible_card_in_the_first_turn() -> None:
    """Neither with an empty pile nor with Authority from the set-up (MM-EX-59)."""
    for pile in ([], ["authority"]):
        s = given(artefacts={0: ["crown_order"]}, discards={0: pile}, own_turn=1, turn=1)
        s.seat(0).cannot("crown", because="MM-CRN-02", artefact="crown_order")


@pytest.mark.rules("MM-CRN-15", "MM-CRN-16")
def test_authority_of_the_set_up_carries_no_tag() -> None:
    """In a match that begins with it, the first player's pile shows it untagged."""
    for seed in range(50):
        s = Scenario(GAME.new(2, FastChance(seed)))
        piles = [tags(s, seat) for seat in range(2)]
        assert all(pile in ([], [("authority", None)]) for pile in piles)
        if any(piles):
            return
    raise AssertionError("no opening hand held Authority")


@pytest.mark.rules("MM-CRN-16", "MM-CRN-13")
@pytest.mark.parametrize(("tag", "able"), [(1, False), (2, False), (3, True), (4, False)])
def test_in_turn_k_a_card_qualifies_when_its_tag_is_k_less_one(tag: int, able: bool) -> None:
    """Neither older cards nor cards of this very turn."""
    pile = [("ambush", tag)]
    s = given(artefacts={0: ["crown_order"]}, discards={0: pile}, own_turn=4)
    assert ("crown" in s.seat(0).options()) == able


@pytest.mark.rules("MM-CRN-16")
def test_everybody_sees_the_order_tags() -> None:
    """A card played in its owner's turn is tagged with that turn's number, for all to see."""
    s = given(seats=3, hands={0: ["call_to_arms"]}, own_turn=5)
    s.seat(0).chooses("call_to_arms")
    for viewer in (0, 1, 2, None):
        seats = s.m.view(viewer)["state"]["seats"]
        assert seats[0]["discard"] == [{"card": "call_to_arms", "tag": 5}]
        assert seats[0]["turns"] == 5


@pytest.mark.rules("MM-CRN-16")
def test_a_fracture_played_in_anothers_turn_carries_no_tag() -> None:
    """Only what is played in one's own turn is tagged."""
    s = given(artefacts={0: ["crown_vitality"]}, hands={1: ["fracture"]})
    s.seat(0).chooses("crown")
    s.seat(1).chooses("fracture:crown_vitality")
    assert tags(s, 1) == [("fracture", None)]


@pytest.mark.rules("MM-CRN-14", "MM-CRN-16", "MM-RES-06")
def test_a_fracture_of_the_attacker_in_their_own_battle_carries_a_tag() -> None:
    """It was played in the attacker's own turn, though as a response; the defender's was not."""
    s = given(
        land={1: {"1,0": 4}},
        artefacts={0: ["sceptre_rage"], 1: ["sceptre_loyalty"]},
        hands={0: FIGHTER, 1: FIGHTER},
        own_turn=5,
    )
    s.seat(0).advances("1,0", 2)
    s.seat(0).chooses("fracture:sceptre_loyalty")
    s.seat(1).chooses("fracture:sceptre_rage")
    if s.seat(1).asked("sceptre-response"):
        s.seat(1).chooses("fracture:sceptre_rage")
    assert tags(s, 0) == [("fracture", 5)]
    assert tags(s, 1) == [("fracture", None)]


@pytest.mark.rules("MM-CRN-14", "MM-CRN-16", "MM-BAT-33")
def test_a_card_discarded_at_random_in_ones_own_turn_carries_no_tag() -> None:
    """Defiance makes the attacker discard: that is not playing."""
    s = given(
        land={1: {"1,0": 4}},
        artefacts={0: ["sceptre_vigour"], 1: ["sceptre_defiance"]},
        hands={
            0: ["conflict_2", "conflict_3", "support_1", "support_2", "call_to_arms"],
            1: FIGHTER,
        },
        discards={0: ["fracture"]},
        own_turn=5,
        chance={"random-discard": [2]},
    )
    s.seat(0).advances("1,0", 2)
    if s.seat(0).asked("sceptre-response"):
        s.seat(0).chooses("pass")
    assert s.event("random-discard")["seat"] == 0
    card = s.event("random-discard")["card"]
    assert tags(s, 0)[0] == (card, None)


@pytest.mark.rules("MM-CRN-17")
def test_order_takes_the_topmost_qualifying_copy() -> None:
    """The untagged copy above it stays in the pile (MM-EX-49)."""
    s = given(
        artefacts={0: ["crown_order"]},
        discards={0: ["conflict_4", ("conflict_4", 3), ("authority", 3)]},
        own_turn=4,
    )
    s.seat(0).chooses("crown")
    assert s.seat(0).options() == ["conflict_4", "authority"]
    s.seat(0).chooses("conflict_4")
    assert tags(s, 0) == [("conflict_4", None), ("authority", 3)]
    s = given(
        artefacts={0: ["crown_order"]},
        discards={0: [("conflict_4", 3), ("ambush", 3), ("conflict_4", 3)]},
        own_turn=4,
    )
    s.seat(0).chooses("crown", "conflict_4")
    assert tags(s, 0) == [("ambush", 3), ("conflict_4", 3)]


@pytest.mark.rules("MM-CRN-13", "MM-CRN-17")
def test_order_shuffles_the_whole_deck() -> None:
    """The card does not simply lie on top: chance lays the deck anew."""
    rest = list(ALL_CARDS)
    rest.remove("ambush")
    s = given(
        artefacts={0: ["crown_order"]},
        decks={0: ["authority", "fracture"]},
        hands={0: [card for card in rest if card != "fracture"]},
        discards={0: [("ambush", 2)]},
        chance={"deck-0": [0, 0]},
    )
    s.seat(0).chooses("crown")
    assert s.event("recycled") == {"seat": 0, "card": "ambush"}
    assert s.deck(0) == ["fracture", "ambush", "authority"]
    assert s.pile(0) == []


@pytest.mark.rules("MM-CRN-17")
def test_order_voids_what_was_known_of_the_deck() -> None:
    """The card seen by Prosperity is forgotten when its deck is shuffled."""
    s = given(
        artefacts={0: ["crown_prosperity"], 1: ["crown_order"]},
        decks={1: ["conflict_5"]},
        discards={1: [("ambush", 3), ("support_1", 3)]},
        own_turn=4,
    )
    s.seat(0).chooses("crown", "1", "keep")
    assert s.seat(0).view()["state"]["seats"][1]["deck"][0] == "conflict_5"
    s.seat(0).chooses("end_turn")
    s.seat(1).chooses("crown", "ambush")
    assert set(s.seat(0).view()["state"]["seats"][1]["deck"]) == {None}
