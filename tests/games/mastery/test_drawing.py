"""Drawing, discarding, decks: when cards are drawn, when a pile becomes a deck, Authority."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.content import MasteryContent
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.values.message import Event
from tests.games.mastery.scenario import CONTENT, Cards, Scenario, corrected, given

TARGET = "2,-1"  # a forest next to the castle of seat 0, held by seat 1 in these tests
NOBODY_ACTS: dict[int, Cards] = {  # no sceptre applies when seat 0 attacks, no orb when it wins
    0: ("sceptre_vigour", "orb_devotion"),
    1: ("sceptre_fear", "orb_greed"),
}
PUBLIC_DRAWS = ("event-cards-drawn", "event-bonus-draw", "event-reshuffled")


def rest_of(*zones: Cards, content: MasteryContent | None = None) -> list[str]:
    """Return the cards of a deck of 18 that lie in none of these zones, in content order."""
    content = content or CONTENT
    rest = [content.cards[k] for k in content.deck]
    for zone in zones:
        for card in zone:
            rest.remove(card)
    return rest


def war(
    hand: Cards = (),
    deck: Cards = (),
    pile: Cards | None = None,
    other: Cards = ("conflict_2", "conflict_2", "conflict_3", "conflict_3", "support_1"),
    artefacts: dict[int, Cards] | None = None,
    **more: Any,
) -> Scenario:
    """Lay a table on which seat 0 is about to attack; `pile` None leaves the rest in the deck."""
    return given(
        land={1: {TARGET: 1}},
        artefacts=artefacts or NOBODY_ACTS,
        hands={0: hand, 1: other},
        decks={0: deck},
        discards={0: pile or ()},
        **more,
    )


def attack(s: Scenario, knights: int = 4) -> Scenario:
    """Let seat 0 attack: steps 1 and 2 are done when this returns."""
    s.seat(0).advances(TARGET, knights)
    return s


def fight_on(s: Scenario, first: str, second: str) -> None:
    """Choose conflict cards and let the support step pass."""
    for seat, card in ((0, first), (1, second)):
        if s.seat(seat).asked("conflict"):
            s.seat(seat).chooses(card)
    while s.m.decisions and s.m.decisions[0].kind == "support":
        s.seat(s.m.decisions[0].seat).chooses("stop")


def drawn(s: Scenario, seat: int = 0) -> list[tuple[str, int]]:
    """Return what everybody hears of a seat's draws: the event and its number of cards."""
    return [
        (id.removeprefix("event-"), words["count"])
        for id, words in s.events
        if id in PUBLIC_DRAWS and words["seat"] == seat
    ]


# -- drawing ------------------------------------------------------------------------------------


@pytest.mark.rules("MM-DRAW-01", "MM-BAT-20")
def test_cards_come_from_the_top_of_the_own_deck() -> None:
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


# -- Authority ----------------------------------------------------------------------------------


@pytest.mark.rules("MM-DRAW-04", "MM-DRAW-05", "MM-DRAW-13", "MM-EX-19", "MM-RES-04")
def test_authority_drawn_in_battle_draws_two_more_and_is_discarded() -> None:
    hand = ("conflict_4", "conflict_4", "support_2")
    s = attack(war(hand, deck=("authority", "conflict_2", "support_1", "ambush", "fracture")))
    assert s.hand(0) == [
        "conflict_2",
        "conflict_4",
        "conflict_4",
        "ambush",
        "support_1",
        "support_2",
    ]
    assert s.deck(0)[0] == "fracture"
    assert s.pile(0) == ["authority"]
    assert drawn(s) == [("cards-drawn", 2), ("bonus-draw", 2), ("cards-drawn", 2)]
    assert s.event("bonus-draw")["card"] == "authority"


@pytest.mark.rules("MM-DRAW-04")
def test_without_authority_among_the_cards_drawn_nothing_more_is_drawn() -> None:
    hand = ("conflict_4", "conflict_4", "support_2")
    s = attack(war(hand, deck=("conflict_2", "support_1", "authority")))
    assert len(s.hand(0)) == 5
    assert s.deck(0)[0] == "authority"
    s.never("bonus-draw")


@pytest.mark.rules("MM-DRAW-04")
def test_each_opponent_resolves_authority_right_after_the_own_draw() -> None:
    s = given(
        land={1: {TARGET: 1}},
        artefacts=NOBODY_ACTS,
        hands={0: ("conflict_4", "conflict_3"), 1: ("conflict_2", "conflict_3")},
        decks={0: ("authority",), 1: ("support_1", "support_2", "authority")},
    )
    attack(s)
    said = [(id, words["seat"]) for id, words in s.events if id in PUBLIC_DRAWS]
    assert said == [
        ("event-cards-drawn", 0),
        ("event-bonus-draw", 0),
        ("event-cards-drawn", 0),
        ("event-cards-drawn", 1),
        ("event-bonus-draw", 1),
        ("event-cards-drawn", 1),
    ]
    assert [len(s.hand(seat)) for seat in (0, 1)] == [6, 6]


@pytest.mark.rules("MM-DRAW-04", "MM-DRAW-05", "MM-EX-40", "MM-BAT-72")
def test_greed_draws_up_to_six_and_authority_makes_it_seven() -> None:
    s = war(
        ("conflict_5", "support_1", "support_2", "ambush", "conflict_2"),
        deck=("authority", "conflict_3", "conflict_3", "conflict_4", "conflict_4"),
        artefacts={0: ("sceptre_vigour", "orb_greed"), 1: ("sceptre_fear", "orb_brutality")},
    )
    attack(s)
    s.seat(0).chooses("conflict_5")
    s.seat(1).chooses("conflict_2")
    s.seat(1).chooses("stop")
    s.seat(0).chooses("support_2", "stop")
    s.seat(1).chooses("stop")
    s.seat(0).chooses("stop")
    # conflict_5 and support_2 were played: three cards were left, three were drawn, then two more
    assert len(s.hand(0)) == 7
    assert s.pile(0)[-1] == "authority"
    assert drawn(s) == [("cards-drawn", 3), ("bonus-draw", 2), ("cards-drawn", 2)]


@pytest.mark.rules("MM-DRAW-04", "MM-DRAW-05", "MM-BAT-72")
def test_resurgence_draws_up_to_six_and_authority_makes_it_seven() -> None:
    s = given(
        land={1: {TARGET: 3}},
        artefacts={0: ("sceptre_vigour", "orb_brutality"), 1: ("sceptre_fear", "orb_resurgence")},
        hands={
            0: ("conflict_5", "conflict_5", "conflict_4", "conflict_4", "conflict_3"),
            1: ("conflict_2", "conflict_3", "conflict_4", "conflict_4", "ambush"),
        },
        decks={1: ("support_1", "authority", "support_1")},
    )
    attack(s, 6)
    fight_on(s, "conflict_5", "conflict_2")
    assert len(s.hand(1)) == 7
    assert drawn(s, 1) == [("cards-drawn", 2), ("bonus-draw", 2), ("cards-drawn", 2)]


@pytest.mark.rules("MM-DRAW-06", "MM-BAT-72")
@pytest.mark.parametrize("held", [6, 7, 8])
def test_greed_draws_nothing_with_six_cards_or_more(held: int) -> None:
    """One card is played: with seven before the battle six are left, and that is enough."""
    hand = ["conflict_5", *rest_of(("authority", "fracture", "conflict_5"))[: held - 1]]
    s = war(
        hand,
        artefacts={0: ("sceptre_vigour", "orb_greed"), 1: ("sceptre_fear", "orb_brutality")},
    )
    attack(s)
    fight_on(s, "conflict_5", "conflict_2")
    assert len(s.hand(0)) == max(held - 1, 6)
    assert drawn(s) == ([("cards-drawn", 1)] if held == 6 else [])


@pytest.mark.rules("MM-DRAW-10", "MM-DRAW-11", "MM-DRAW-12", "MM-EX-20")
def test_authority_is_not_part_of_the_deck_its_own_draw_makes() -> None:
    hand = ("conflict_4", "conflict_4", "support_2")
    deck = ("authority", "conflict_2")
    pile = rest_of(hand, deck)
    assert len(pile) == 13
    s = attack(war(hand, deck, pile))
    assert len(s.hand(0)) == 6
    assert len(s.deck(0)) == 11
    assert s.pile(0) == ["authority"]
    assert drawn(s) == [
        ("cards-drawn", 2),
        ("bonus-draw", 2),
        ("reshuffled", 13),
        ("cards-drawn", 2),
    ]


@pytest.mark.rules("MM-RUL-08", "MM-DRAW-04")
def test_the_draw_is_finished_before_authority_acts() -> None:
    """Acting at once, Authority would lie in the pile when the deck runs out, and be shuffled."""
    hand = ("conflict_4", "conflict_4", "support_2")
    deck = ("authority", "conflict_2", "support_1")
    pile = rest_of(hand, deck)
    s = attack(war(hand, deck, pile))
    assert drawn(s) == [
        ("cards-drawn", 2),
        ("bonus-draw", 2),
        ("cards-drawn", 1),
        ("reshuffled", 12),
        ("cards-drawn", 1),
    ]
    assert "authority" not in s.deck(0)
    assert s.pile(0) == ["authority"]
    assert len(s.hand(0)) == 6


@pytest.mark.rules("MM-DRAW-04", "MM-RUL-08")
def test_a_reshuffle_inside_the_first_draw_finds_authority_in_the_hand() -> None:
    hand = ("conflict_4", "conflict_4", "support_2")
    deck = ("authority",)
    s = attack(war(hand, deck, rest_of(hand, deck)))
    assert drawn(s) == [
        ("cards-drawn", 1),
        ("reshuffled", 14),
        ("cards-drawn", 1),
        ("bonus-draw", 2),
        ("cards-drawn", 2),
    ]
    assert len(s.hand(0)) == 6
    assert s.pile(0) == ["authority"]


TWO = "[cards.authority]\ncopies = 2\n"
THREE = "[cards.authority]\ncopies = 3\n"


@pytest.mark.rules("MM-DRAW-11", "MM-DRAW-04")
def test_two_authorities_in_one_draw_are_resolved_one_after_the_other() -> None:
    content = corrected(TWO)
    hand = ("conflict_4", "conflict_4", "support_2")
    deck = ("authority", "authority", "conflict_2", "conflict_3", "support_1", "ambush")
    s = attack(war(hand, deck, content=content))
    assert drawn(s) == [
        ("cards-drawn", 2),
        ("bonus-draw", 2),
        ("cards-drawn", 2),
        ("bonus-draw", 2),
        ("cards-drawn", 2),
    ]
    assert len(s.hand(0)) == 7
    assert "authority" not in s.hand(0)
    assert s.pile(0) == ["authority", "authority"]


@pytest.mark.rules("MM-DRAW-11")
def test_an_authority_drawn_by_authority_is_resolved_right_after_until_none_is_left() -> None:
    content = corrected(THREE)
    hand = ("conflict_4", "conflict_4", "support_2", "conflict_5")
    deck = ("authority", "conflict_2", "authority", "conflict_3", "authority", "support_1")
    s = attack(war(hand, deck, content=content))
    assert drawn(s).count(("bonus-draw", 2)) == 3
    assert len(s.hand(0)) == 4 + 1 + 3 * 1  # every Authority gives one card more than it costs
    assert "authority" not in s.hand(0)
    assert s.pile(0) == ["authority"] * 3


@pytest.mark.rules("MM-DRAW-11", "MM-DRAW-12")
def test_an_authority_already_in_the_pile_can_be_drawn_again_by_the_next() -> None:
    """The second Authority's draw empties the deck and reshuffles the pile with the first."""
    content = corrected(TWO)
    hand = ("conflict_4", "conflict_4", "support_2")
    deck = ("authority", "authority", "conflict_2", "conflict_3")
    pile = rest_of(hand, deck, content=content)
    s = attack(war(hand, deck, pile, content=content))
    assert drawn(s)[:5] == [
        ("cards-drawn", 2),
        ("bonus-draw", 2),
        ("cards-drawn", 2),
        ("bonus-draw", 2),
        ("reshuffled", len(pile) + 1),
    ]
    # Shuffles keep the order: the first Authority lay on top of the pile and is drawn at once.
    assert drawn(s)[5:] == [("cards-drawn", 2), ("bonus-draw", 2), ("cards-drawn", 2)]
    assert s.pile(0) == ["authority", "authority"]
    assert len(s.hand(0)) == 3 + 2 + 1 + 2


@pytest.mark.rules("MM-DRAW-03", "MM-DRAW-11")
def test_authorities_do_not_draw_each_other_for_ever() -> None:
    """Nothing but such cards is left: there is nothing left to draw."""
    pack = "".join(f"[cards.{id}]\ncopies = 0\n" for id in GAME.load().cards if id != "authority")
    pack = pack.replace("[cards.conflict_2]\ncopies = 0", "[cards.conflict_2]\ncopies = 3")
    content = corrected(pack + TWO)
    match = GAME.new(2, FastChance(5), content=content)
    state = match.state
    for seat in (0, 1):
        assert [state.content.cards[k] for k in state.hands[seat].cards] == ["conflict_2"] * 3
        cards = state.decks[seat].cards + state.discards[seat]
        assert [state.content.cards[k] for k in cards] == ["authority"] * 2


# -- piles --------------------------------------------------------------------------------------


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
