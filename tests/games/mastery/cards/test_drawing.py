"""Drawing: from which end, how many, and when a pile becomes a deck."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.message import Event
from tests.games.mastery.cards.wars import TARGET, attack, drawn, rest_of, war
from tests.games.mastery.scenario import corrected, given


@pytest.mark.rules("MM-DRAW-01", "MM-BAT-20")
def test_cards_come_from_the_top_of_ones_own_deck() -> None:
    hand = ("support_1", "support_1", "support_2")
    s = attack(war(hand, deck=("conflict_5", "ambush", "conflict_4", "fracture")))
    assert s.hand(0) == ["conflict_5", "ambush", "support_1", "support_1", "support_2"]
    assert s.deck(0)[:2] == ["conflict_4", "fracture"]
    assert len(s.deck(1)) == 13  # nobody else's deck is touched


@pytest.mark.rules("MM-DRAW-01", "MM-DRAW-13")
def test_others_hear_how_many_cards_are_drawn_but_not_which() -> None:
    s = war(("support_1", "support_1", "support_2"), deck=("conflict_5", "ambush"))
    s.seat(0).chooses("manoeuvre", TARGET)
    events: list[Event] = s.m.choose(s.seat(0).decision().id, "4")
    seen = [e for e in events if e.message.id == "event-cards-seen"]
    counted = [e for e in events if e.message.id == "event-cards-drawn"]
    assert [e.args for e in counted] == [(0, 2)]
    assert counted[0].visible_to(None)
    (private,) = seen
    assert private.visible_to(0)
    assert not private.visible_to(1)
    assert not private.visible_to(None)
    for viewer in (1, None):
        view = s.m.view(viewer)["state"]["seats"][0]
        assert view["hand"] == []
        assert view["hand_count"] == 5
        assert set(view["deck"]) == {None}
    assert s.seat(0).sees_in_hand_of(0) == s.hand(0)


@pytest.mark.rules("MM-DRAW-02", "MM-DRAW-12", "MM-DRAW-13")
def test_an_empty_deck_is_made_new_from_the_whole_pile_and_drawing_goes_on() -> None:
    hand, deck = ("support_1", "support_1"), ("conflict_5",)
    pile = rest_of(hand, deck, ("authority",))
    s = attack(war(hand, (*deck, "authority"), pile))
    assert len(pile) == 14
    assert drawn(s)[:3] == [("cards-drawn", 2), ("reshuffled", 14), ("cards-drawn", 1)]
    assert s.pile(0) == ["authority"]
    assert len(s.deck(0)) == 14 - 1 - 2
    assert len(s.hand(0)) == 6


@pytest.mark.rules("MM-DRAW-02")
def test_a_deck_is_not_reshuffled_before_it_is_needed() -> None:
    """The deck holds exactly the cards to draw: it stays empty, the pile stays a pile."""
    hand, deck = ("support_1", "support_1", "support_2"), ("conflict_5", "ambush")
    pile = rest_of(hand, deck)
    s = attack(war(hand, deck, pile))
    assert s.hand(0) == ["conflict_5", "ambush", "support_1", "support_1", "support_2"]
    assert s.deck(0) == []
    assert s.pile(0) == pile
    s.never("reshuffled")


@pytest.mark.rules("MM-DRAW-02")
def test_the_new_deck_is_in_the_order_chance_gives() -> None:
    hand = ("support_1", "support_1", "support_2", "support_2")
    pile = rest_of(hand)
    assert len(pile) == 14
    # The pile's top lies last before the shuffle; its bottom card is brought to the top.
    script = [0, *range(12, 0, -1)]
    s = attack(war(hand, (), pile, chance={"deck-0": script}))
    assert s.hand(0) == sorted([*hand, pile[-1]], key=GAME.load().cards.index)


@pytest.mark.rules("MM-DRAW-03", "MM-RUL-09")
def test_drawing_stops_without_penalty_when_deck_and_pile_are_empty() -> None:
    """With a deck of four cards nobody ever holds five."""
    held = {"conflict_2": 1, "conflict_3": 1, "support_1": 2}
    pack = "".join(f"[cards.{id}]\ncopies = {held.get(id, 0)}\n" for id in GAME.load().cards)
    content = corrected(pack)
    assert len(content.deck) == 4
    fresh = GAME.new(2, FastChance(2), content=content)
    assert [len(hand.cards) for hand in fresh.state.hands] == [4, 4]
    s = war(("conflict_2", "support_1"), other=("conflict_2",), content=content)
    before = s.castle(0)
    attack(s)
    assert len(s.hand(0)) == 4
    assert (s.deck(0), s.pile(0)) == ([], [])
    assert drawn(s) == [("cards-drawn", 2)]
    assert s.castle(0) == before - 4
    assert len(s.hand(1)) == 4


@pytest.mark.rules("MM-DRAW-06", "MM-BAT-20")
@pytest.mark.parametrize("held", range(9))
def test_a_draw_up_to_five_fills_the_hand_and_never_shortens_it(held: int) -> None:
    hand = rest_of(("authority",))[:held]
    s = attack(war(hand))
    assert len(s.hand(0)) == max(held, 5)
    missing = 5 - held
    assert drawn(s) == ([("cards-drawn", missing)] if missing > 0 else [])
    assert s.pile(0) == []


@pytest.mark.rules("MM-DRAW-07")
@pytest.mark.parametrize("held", [0, 1, 4])
def test_nothing_is_drawn_at_the_start_or_end_of_a_turn_or_by_a_conquest(held: int) -> None:
    hand = rest_of(("authority",))[:held]
    s = given(hands={0: hand, 1: hand}, castle={0: 6, 1: 6})
    s.seat(0).advances("2,-1", 2).chooses("end_turn")
    s.seat(1).chooses("end_turn")
    s.seat(0).chooses("end_turn")
    assert [len(s.hand(seat)) for seat in (0, 1)] == [held, held]
    s.never("cards-drawn", "reshuffled")
