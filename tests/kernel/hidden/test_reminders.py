"""Hidden zones: who is reminded of which cards."""

from __future__ import annotations

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.values.message import EVERYONE, bit_of
from tests.kernel.hidden.packs import A, B, C, D, dealt, state, worlds


def test_playing_a_card_takes_the_reminder_of_its_kind() -> None:
    """When a kind leaves a hand, each seat's known count of it falls by one."""
    pack, deck, (hand, _, _) = dealt([A, A, B, A], 0, 0, 0)
    pack.look(deck, 1, 0b010)  # seat 1 saw one A of the hand to be
    pack.look(deck, 2, 0b100)  # seat 2 an A and the B
    pack.draw(deck, hand, 4)
    pack.take(hand, A)
    assert (hand.seen_by(1), hand.seen_by(2)) == ([], [B])
    pack.take(hand, A)
    assert (hand.seen_by(1), hand.seen_by(2)) == ([], [B])
    pack.take(hand, B)
    assert hand.seen_by(2) == []
    assert hand.seen_by(0) == [A]


def test_known_copies_fall_one_by_one() -> None:
    """Two known cards of a kind are one after one was played, whichever copy it was."""
    pack, _, (hand, _) = state()
    pack.put(hand, [A, A, B])
    for left in ([A, B], [B]):
        pack.take(hand, A)
        assert hand.seen_by(1) == left


def test_a_card_that_left_unseen_may_have_been_any() -> None:
    """To who did not see it, each known kind may be the one that is gone."""
    pack, deck, (hand, yours, _) = dealt([D], 0, 0, 0)
    pack.put(hand, [A, A, B, C])
    pack.give(hand, C, deck)
    assert hand.seen_by(2) == [A]
    pack.give(hand, A, yours)
    assert hand.seen_by(2) == []
    assert hand.seen_by(1) == [], "A, and C or B: the A that came is gone"
    assert hand.seen_by(0) == [A, B]


def test_what_leaves_unseen_leaves_the_same_reminders() -> None:
    """An onlooker's view does not depend on which card was passed."""
    views = []
    for kind in (A, B, C):
        pack, deck, (hand, _) = dealt([D], 0, 0)
        pack.put(hand, [A, A, B, C])
        pack.give(hand, kind, deck)
        views.append((hand.seen_by(1), deck.seen_by(1)))
    assert views[0] == views[1] == views[2]


def test_a_shown_card_stays_and_is_known() -> None:
    """Showing a card tells everybody of one card of its kind, and no more the second time."""
    pack, _, (hand, _) = dealt([A, B, C, C], 3, 0)
    pack.show(hand, C)
    assert hand.seen_by(1) == hand.seen_by(None) == [C]
    pack.show(hand, C)
    assert hand.seen_by(1) == [C]
    assert hand.cards == [B, C, C]
    assert {cards[1] for cards in worlds(pack, 1, 600)} == {(A, B, C), (A, C, C), (B, C, C)}


def test_two_cards_shown_at_once_are_two() -> None:
    """One more card than they knew of: with one known, that makes two."""
    pack, _, (hand, _, _) = dealt([A, B, C, C], 3, 0, 0)
    pack.show_more(hand, C, 0b110)
    pack.show_more(hand, C, 0b100)
    assert (hand.seen_by(1), hand.seen_by(2), hand.seen_by(None)) == ([C], [C, C], [])
    assert {cards[1] for cards in worlds(pack, 2)} == {(A, C, C), (B, C, C)}
    assert (A, B, C) in {cards[1] for cards in worlds(pack, 1)}
    pack.show_more(hand, C, EVERYONE)
    pack.show_more(hand, C, EVERYONE)
    assert hand.seen_by(1) == hand.seen_by(2) == hand.seen_by(None) == [C, C]
    assert {cards[1] for cards in worlds(pack, None)} == {(A, C, C), (B, C, C)}


def test_what_a_hand_does_not_hold() -> None:
    """A denied kind is not imagined there, while what comes later may be of it."""
    pack, deck, (hand, _) = dealt([A, B, C, D], 2, 0)
    pack.rule_out(hand, [A, B])
    assert {cards[1] for cards in worlds(pack, 1)} == {(C, D)}
    pack.draw(deck, hand, 1)
    assert {cards[1] for cards in worlds(pack, 1)} == {(A, C, D), (B, C, D)}


def test_a_denial_holds_for_those_who_heard_it() -> None:
    """A seat outside the mask goes on imagining the kind."""
    pack, _, (hand, _, _) = dealt([A, B], 1, 0, 0)
    pack.rule_out(hand, [A], 0b010)
    assert {cards[1] for cards in worlds(pack, 1)} == {(B,)}
    assert {cards[1] for cards in worlds(pack, 2)} == {(A,), (B,)}


def test_imagined_reminders_are_the_viewers_own() -> None:
    """In an imagined pack the viewer is reminded of just what it is reminded of here."""
    pack, deck, (mine, yours) = dealt([A, A, B, B, C, D], 0, 3)
    pack.look(deck, 1, 1)
    pack.draw(deck, yours, 1)
    pack.show(yours, D)
    chance = FastChance(4)
    for viewer in (0, 1, None):
        before = [zone.seen_by(viewer) for zone in pack.zones]
        for _ in range(50):
            imagined = deal(pack, bit_of(viewer), chance)
            assert [zone.seen_by(viewer) for zone in imagined.zones] == before
    assert mine.cards == []


def test_what_everybody_knows_is_known_in_imagined_packs_too() -> None:
    """A card shown to all is a reminder for all, also in what one of them imagines."""
    pack, _, (hand, _, _) = dealt([A, A, B, B, C, D], 4, 0, 0)
    pack.show(hand, C)
    pack.take(hand, D)
    chance = FastChance(4)
    for _ in range(50):
        imagined = deal(pack, bit_of(1), chance)
        assert imagined.zones[1].seen_by(2) == [C]
