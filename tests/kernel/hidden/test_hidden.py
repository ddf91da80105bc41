"""Hidden zones: where cards lie, who sees them, who is reminded of them, what can be known."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon.kernel.chance.chance import FastChance, ScriptedChance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import EVERYONE, bit_of

STILL = ScriptedChance(("shuffle",), {}, ("shuffle",))
A, B, C, D = range(4)
Cards = tuple[tuple[int, ...], ...]


def state(*, hands: int = 2) -> tuple[Pack, Zone, list[Zone]]:
    """Return a pack with one deck and the hands of some seats."""
    deck = Zone()
    held = [Zone(1 << seat, bag=True) for seat in range(hands)]
    return Pack([deck, *held]), deck, held


def dealt(kinds: list[int], *counts: int) -> tuple[Pack, Zone, list[Zone]]:
    """Return a shuffled deck (in this order, top last) and hands drawn from its top."""
    pack, deck, held = state(hands=len(counts))
    pack.put(deck, kinds)
    pack.shuffle(deck, STILL, 0)
    for hand, count in zip(held, counts, strict=True):
        pack.draw(deck, hand, count)
    return pack, deck, held


def worlds(pack: Pack, viewer: int | None, samples: int = 300) -> set[Cards]:
    """Return where the cards may lie, as far as a viewer can tell."""
    chance = FastChance(1)
    found: set[Cards] = set()
    for _ in range(samples):
        imagined = deal(pack, bit_of(viewer), chance)
        found.add(tuple(tuple(zone.cards) for zone in imagined.zones))
    return found


# -- moving -----------------------------------------------------------------------------------


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


# -- passing unseen ---------------------------------------------------------------------------


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


# -- reminders --------------------------------------------------------------------------------


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


# -- keeping the books ------------------------------------------------------------------------


def test_a_new_cycle_forgets_what_subtraction_tells() -> None:
    """With all hidden cards in one hand everybody knows them, and older facts can go."""
    pack, deck, (hand, _) = dealt([A, B, C], 3, 0)
    pack.take(hand, A)
    pack.prune_facts()
    assert pack.facts is not None
    assert len(pack.facts) == 2
    assert worlds(pack, 1) == {((), (B, C), ())}
    pack.give(hand, C, deck)
    assert {cards[1] for cards in worlds(pack, 1)} == {(B,), (C,)}


def test_a_new_cycle_with_nothing_hidden_forgets_everything() -> None:
    """No hidden card, nothing to know."""
    pack, deck, _ = dealt([A, B])
    pack.take_top(deck)
    pack.take_top(deck)
    pack.prune_facts()
    assert pack.facts == []


def test_a_shuffled_deck_alone_is_a_new_cycle() -> None:
    """When all hidden cards lie in a deck just shuffled, only that matters."""
    pack, deck, _ = dealt([A, B, C])
    pack.put(deck, [pack.take_top(deck)])
    pack.prune_facts()
    assert pack.facts is not None
    assert len(pack.facts) > 2, "the top card is known: no new cycle yet"
    pack.shuffle(deck, STILL, 0)
    pack.prune_facts()
    assert len(pack.facts) == 2
    assert len(worlds(pack, None)) == 6


def test_who_wants_to_hear_everything_can_stop_a_pack_from_settling() -> None:
    """A copy of such a pack keeps its facts, too; what can be known is the same."""
    pack, deck, _ = dealt([A, B, C])
    pack.settling = False
    pack.put(deck, [pack.take_top(deck)])
    pack.shuffle(deck, STILL, 0)
    assert pack.facts is not None
    facts = len(pack.facts)
    for kept in (pack, pack.clone()):
        kept.prune_facts()
        assert kept.facts is not None
        assert len(kept.facts) == facts
        assert len(worlds(kept, None)) == 6


def test_what_never_touched_hidden_cards_is_forgotten() -> None:
    """Facts about cards that are public by now go, unless they bear on hidden ones."""
    pack, deck, (hand, other) = dealt([A, B, C, D], 2, 1)
    pack.take_top(deck)
    fresh = Zone()
    pack.zones.append(fresh)
    pack.put(fresh, [A, B])
    pack.shuffle(fresh, STILL, 0)
    pack.look(fresh, 2, 1)
    pack.take_top(fresh)
    pack.take_top(fresh)
    before = worlds(pack, 0), worlds(pack, 1), worlds(pack, None)
    assert pack.facts is not None
    facts = len(pack.facts)
    pack.prune_facts()
    assert pack.facts is not None
    assert len(pack.facts) == facts - 5
    assert (worlds(pack, 0), worlds(pack, 1), worlds(pack, None)) == before
    assert (hand.cards, other.cards) == ([C, D], [B])


def test_a_fact_about_old_and_new_cards_keeps_its_living_half() -> None:
    """Only the labels that still matter stay in a fact."""
    pack, deck, (hand, _) = state()
    pack.put(deck, [A, B, C])
    pack.draw(deck, hand, 1)
    pack.take_top(deck)
    pack.prune_facts()
    assert pack.facts is not None
    assert [len(fact.labels) for fact in pack.facts] == [2, 1]
    assert worlds(pack, 1) == {((A,), (C,), ())}


def test_a_pack_without_facts_is_copied() -> None:
    """Inside a search nothing is written down, and cards still move alike."""
    told, deck, (hand, _) = dealt([A, B, C, D], 2, 0)
    silent = deal(told, 1, FastChance(1), tracking=False)
    assert silent.facts is None
    for pack in (told, silent):
        pack.take(pack.zones[1], D)
        pack.look(pack.zones[0], 2, 1)
        pack.arrange(pack.zones[0], pack.zones[0].cards[:], 1)
        pack.give(pack.zones[1], C, pack.zones[2])
        pack.show(pack.zones[2], C)
        pack.rule_out(pack.zones[2], [A])
        pack.shuffle(pack.zones[0], STILL, 0)
        pack.prune_facts()
    assert silent.facts is None
    assert silent.zones[1].cards == hand.cards == []
    assert sorted(silent.zones[0].cards) == sorted(deck.cards)
    assert deal(silent, 1, FastChance(1)).dump() == silent.dump()


def test_a_saved_pack_is_the_same() -> None:
    """Saving keeps cards, labels, reminders and facts."""
    pack, deck, (hand, yours) = dealt([A, B, C, D], 2, 1)
    pack.give(hand, C, deck)
    pack.rule_out(yours, [A])
    loaded = Pack().load(pack.dump())
    assert loaded.dump() == pack.dump()
    assert worlds(loaded, 1) == worlds(pack, 1)
    silent = Pack([Zone()], tracking=False)
    assert Pack().load(silent.dump()).facts is None


def test_clones_of_a_pack_are_independent() -> None:
    """What happens to one copy does not happen to the other."""
    pack, deck, (hand, _) = dealt([A, B, C, D], 2, 0)
    before = pack.dump()
    other = pack.clone()
    assert other.dump() == before
    other.draw(other.zones[0], other.zones[1], 1)
    other.take(other.zones[1], D)
    other.show(other.zones[1], C)
    other.put(other.zones[0], [D])
    assert pack.dump() == before
    assert (deck.cards, hand.cards) == ([A, B], [C, D])


def test_a_denial_that_would_be_a_lie_is_not_made_in_an_imagined_pack() -> None:
    """Who did not hear a denial may imagine the kind there; then nobody was told otherwise."""
    pack, _, (hand, _, _) = dealt([A, B], 1, 0, 0)
    pack.rule_out(hand, [A], 0b010)
    chance = FastChance(3)
    held = set()
    for _ in range(60):
        imagined = deal(pack, bit_of(2), chance)
        again = deal(imagined, bit_of(1), chance)
        held.add((imagined.zones[1].cards[0], again.zones[1].cards[0]))
    assert held == {(A, A), (A, B), (B, B)}
