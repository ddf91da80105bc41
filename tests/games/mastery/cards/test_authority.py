"""Authority: drawn in battle, it draws two more."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from tests.games.mastery.cards.wars import (
    NOBODY_ACTS,
    PUBLIC_DRAWS,
    TARGET,
    attack,
    drawn,
    fight_on,
    rest_of,
    war,
)
from tests.games.mastery.scenario import corrected, given


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
def test_each_opponent_resolves_authority_right_after_their_own_draw() -> None:
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
