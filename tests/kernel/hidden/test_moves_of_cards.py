"""Hidden zones: cards are laid, drawn, looked at, arranged and shuffled."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon.kernel.chance.chance import ScriptedChance
from gonfalon.kernel.values.errors import KernelError
from tests.kernel.hidden.packs import STILL, A, B, C, D, dealt, state, worlds


def test_public_cards_are_laid_on_top_or_under() -> None:
    """The top of a deck is the end of its list; everybody sees what is put there."""
    pack, deck, _ = state()
    pack.put(deck, [A, B])
    pack.put(deck, [C])
    pack.put(deck, [D, D], under=True)
    assert deck.cards == [D, D, A, B, C]
    assert deck.seen_by(None) == [C, B, A, D, D]
    assert len(set(deck.labels)) == 5


def test_a_bag_is_kept_by_kind() -> None:
    """The order in which cards came to a hand leaves no trace."""
    pack, _, (hand, _) = state()
    for kind in (C, A, B, A):
        pack.put(hand, [kind])
    pack.put(hand, [A], under=True)
    assert hand.cards == [A, A, A, B, C]
    assert [hand.count(kind) for kind in (A, B, D)] == [3, 1, 0]


def test_drawing_shows_the_cards_to_who_sees_the_hand() -> None:
    """The drawer sees what was drawn; others see how many."""
    _, deck, (mine, yours) = dealt([A, B, C, D], 2, 1)
    assert (deck.cards, mine.cards, yours.cards) == ([A], [C, D], [B])
    assert mine.seen_by(0) == [C, D]
    assert mine.seen_by(1) == []
    assert mine.seen_by(None) == []


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    """Rules code that takes what a hand does not hold is stopped."""
    pack, deck, (mine, yours) = dealt([A, B, C], 2, 0)
    moves: list[Callable[[], None]] = [
        lambda: pack.take(mine, A),
        lambda: pack.show(mine, D),
        lambda: pack.give(mine, A, yours),
        lambda: pack.take(yours, A),
    ]
    for move in moves:
        with pytest.raises(KernelError, match="no card of kind"):
            move()
    assert (deck.cards, mine.cards, yours.cards) == ([A], [B, C], [])


def test_turning_over_the_top_card() -> None:
    """The card leaves the deck; what else lies there stays unknown."""
    pack, deck, _ = dealt([A, B, C])
    assert pack.take_top(deck) == C
    assert deck.cards == [A, B]
    assert worlds(pack, None) == {((A, B),), ((B, A),)}


def test_looking_tells_one_seat_the_top_cards() -> None:
    """Who looks is reminded of the very places; nobody else learns anything."""
    pack, deck, _ = dealt([A, B, C, D], 0, 0)
    assert pack.look(deck, 2, 1 << 1) == [D, C]
    assert deck.seen_by(1) == [D, C, -1, -1]
    assert deck.seen_by(0) == [-1, -1, -1, -1]
    assert worlds(pack, 1) == {((A, B, C, D), (), ()), ((B, A, C, D), (), ())}
    assert len(worlds(pack, 0, 1500)) == 24


def test_nobody_looks_at_more_cards_than_there_are() -> None:
    """Looking deeper than the deck, or at a part of a hand, is a fault of the rules code."""
    pack, deck, (hand, _) = dealt([A, B, C, D], 2, 0)
    for zone, count in ((deck, 3), (deck, -1), (hand, 1)):
        with pytest.raises(KernelError):
            pack.look(zone, count, 1)
    assert pack.look(hand, 2, 2) == [D, C]
    assert hand.seen_by(1) == [C, D]


def test_arranging_is_known_to_who_did_it() -> None:
    """The seat that put cards in order knows it; to the others every order is possible."""
    pack, deck, _ = dealt([A, B, C, D], 0, 0)
    pack.look(deck, 3, 1)
    pack.look(deck, 3, 2)
    pack.arrange(deck, [B, D, C], 1)
    assert deck.cards == [A, C, D, B]
    assert deck.seen_by(0) == [B, D, C, -1]
    assert deck.seen_by(1) == [-1, -1, -1, -1]
    assert worlds(pack, 0) == {((A, C, D, B), (), ())}
    orders = worlds(pack, 1)
    assert len(orders) == 6
    assert {cards[0][0] for cards in orders} == {A}


def test_arranging_one_card_hides_nothing() -> None:
    """With a single card there is nothing to put in order, and everybody knows it."""
    pack, deck, _ = dealt([A, B], 0, 0)
    pack.look(deck, 1, 3)
    pack.arrange(deck, [B], 1)
    assert deck.seen_by(1) == [B, -1]


@pytest.mark.parametrize("order", [[D, D], [D, C, B, A, A], [C, A]])
def test_only_what_was_looked_at_is_arranged(order: list[int]) -> None:
    """Cards do not change while they are put in order."""
    pack, deck, _ = dealt([A, B, C, D])
    pack.look(deck, 2, 1)
    with pytest.raises(KernelError):
        pack.arrange(deck, order, 1)
    assert deck.cards == [A, B, C, D]


def test_who_has_not_looked_does_not_arrange() -> None:
    """To put cards in order is to know them."""
    pack, deck, _ = dealt([A, B, C, D])
    pack.look(deck, 2, 1)
    with pytest.raises(KernelError, match="not looked"):
        pack.arrange(deck, [C, D], 2)


def test_shuffling_makes_everybody_forget() -> None:
    """After a shuffle no place is known, not even to who had looked."""
    pack, deck, _ = dealt([A, B, C])
    pack.look(deck, 3, 1)
    pack.shuffle(deck, STILL, 0)
    assert deck.seen_by(0) == [-1, -1, -1]
    assert len(worlds(pack, 0)) == 6


def test_shuffling_the_lowest_cards_leaves_the_rest() -> None:
    """Cards shuffled under a deck mix with each other and with nothing else."""
    pack, deck, _ = dealt([A, B])
    pack.look(deck, 2, 1)
    pack.put(deck, [C, D], under=True)
    pack.shuffle(deck, ScriptedChance(("shuffle",), {"shuffle": [0]}), 0, 2)
    assert deck.cards == [D, C, A, B]
    assert deck.seen_by(0) == [B, A, -1, -1]
    assert worlds(pack, 0) == {((C, D, A, B),), ((D, C, A, B),)}


def test_a_shuffle_of_one_card_hides_nothing_and_draws_nothing() -> None:
    """One card has one order."""
    pack, deck, _ = state()
    pack.put(deck, [A])
    pack.shuffle(deck, ScriptedChance(("shuffle",)), 0)
    assert deck.seen_by(None) == [A]


def test_a_bag_has_no_order() -> None:
    """A hand is neither shuffled nor arranged."""
    pack, _, (hand, _) = dealt([A, B, C], 2, 0)
    with pytest.raises(KernelError):
        pack.shuffle(hand, STILL, 0)
    with pytest.raises(KernelError):
        pack.arrange(hand, [B, C], 1)
