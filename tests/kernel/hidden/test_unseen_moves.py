"""Hidden zones: cards that pass from one to another unseen."""

from __future__ import annotations

import pytest

from gonfalon.kernel.hidden.pack import Zone
from tests.kernel.hidden.packs import A, B, C, D, dealt, worlds


@pytest.mark.parametrize("under", [False, True])
def test_a_card_passed_to_a_deck(under: bool) -> None:
    """The giver knows where it lies and which it is; to others it may be any card of the hand."""
    pack, deck, (hand, _) = dealt([A, A, B, C], 2, 0)
    pack.take_top(deck)
    pack.give(hand, B, deck, under=under)
    assert deck.cards == ([B, A] if under else [A, B])
    assert deck.seen_by(0) == ([-1, B] if under else [B, -1])
    assert deck.seen_by(1) == [-1, -1]
    place = 0 if under else 1
    assert {cards[0][place] for cards in worlds(pack, 1)} == {A, B, C}
    assert worlds(pack, 0) == {(tuple(deck.cards), (C,), ())}


def test_giver_and_taker_see_the_card() -> None:
    """A card passed from hand to hand is known to both, and to nobody else."""
    pack, _, (mine, yours, _) = dealt([A, B, C, D], 2, 1, 0)
    pack.give(mine, D, yours)
    assert (mine.cards, yours.cards) == ([C], [B, D])
    assert yours.seen_by(0) == [D]
    assert yours.seen_by(2) == []
    assert {cards[2] for cards in worlds(pack, 0)} == {(A, D), (B, D)}
    assert len({cards[2] for cards in worlds(pack, 2, 1500)}) == 6


def test_the_mask_says_who_else_sees_a_passed_card() -> None:
    """An onlooker who is shown the passed card knows it, but not where it came from."""
    pack, deck, (mine, _, _) = dealt([A, B, C, D], 2, 0, 0)
    pack.give(mine, C, deck, 1 << 1)
    assert deck.seen_by(1) == [C, -1, -1]
    assert deck.seen_by(2) == [-1, -1, -1]
    assert {cards[0][-1] for cards in worlds(pack, 1)} == {C}
    assert {cards[0][-1] for cards in worlds(pack, 2)} == {A, B, C, D}


def test_a_card_taken_blindly_from_a_hand_is_known_to_its_owner() -> None:
    """Nobody shows it, but the owner sees what is missing."""
    pack, deck, (mine, _) = dealt([A, B, C, D], 2, 0)
    pack.give(mine, D, deck)
    assert {cards[0][-1] for cards in worlds(pack, 0)} == {D}
    assert {cards[1] for cards in worlds(pack, 0)} == {(C,)}


@pytest.mark.parametrize("to_deck", [False, True])
def test_who_is_shown_a_passed_card_does_not_learn_which_one_it_was(to_deck: bool) -> None:
    """A hand has no places: two cards of one kind cannot be told apart, whoever saw them come."""
    pack, deck, (mine, yours) = dealt([C, A, B, A], 2, 0)
    pack.look(deck, 1, 0b10)  # seat 1 knows the last card to come: an A
    pack.draw(deck, mine, 1)
    pack.give(mine, A, deck if to_deck else yours, 0b10)
    kept = {cards[1] for cards in worlds(pack, 1)}
    assert kept == {(A, B), (A, C), (B, C)}


def test_a_face_down_heap_has_no_places_either() -> None:
    """Who draws from a heap knows the card; the heap is known to nobody."""
    pack, deck, (mine, _yours) = dealt([A, B, C, D], 1, 1)
    heap = Zone(bag=True)
    pack.zones.append(heap)
    pack.draw(deck, heap, 2)
    pack.give(heap, A, mine)
    assert mine.seen_by(0) == [A, D]
    assert {cards[3] for cards in worlds(pack, 0)} == {(B,), (C,)}
    assert {cards[3] for cards in worlds(pack, 1)} == {(A,), (B,), (D,)}
