"""Hidden zones: which facts are kept and forgotten, and packs that are copied and saved."""

from __future__ import annotations

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.values.message import bit_of
from tests.kernel.hidden.packs import STILL, A, B, C, D, dealt, state, worlds


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
