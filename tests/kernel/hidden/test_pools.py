"""Pools: when every arrangement is equally likely, and that they are dealt as `deal` deals."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.hidden.pools import Pools, Redeal, pools_of
from gonfalon.kernel.values.message import EVERYONE, bit_of
from tests.kernel.hidden.exhausting import distribution
from tests.kernel.hidden.packs import STILL, A, B, C, D, dealt
from tests.kernel.hidden.test_knowledge import History

Arranged = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
WAYS = 1_000  # draws of `deal` that a comparison may take
SMALL = (
    (2, [[0, 0, 1], [1, 2]], 1),
    (3, [[0, 1], [0, 0], [1, 2]], 1),
    (2, [[0, 1, 2], [0, 1]], 2),
    (2, [[0, 0, 1, 2], [1]], 1),
)


def arranged(pack: Pack) -> Arranged:
    """Return all cards of a pack and their marks, zone by zone."""
    return tuple((tuple(zone.cards), tuple(zone.marks)) for zone in pack.zones)


def pools(pack: Pack, viewer: int | None) -> Pools | None:
    """Return the pools of a pack for one viewer."""
    assert pack.facts is not None
    return pools_of(pack.facts, bit_of(viewer))


def redealt(pack: Pack, viewer: int | None) -> dict[Arranged, Fraction]:
    """Return how likely each arrangement is when the pools are shuffled."""
    known = pools(pack, viewer)
    assert known is not None
    redeal = Redeal(pack, bit_of(viewer), known)

    def work(chance: Chance) -> Arranged:
        other = pack.clone()
        other.facts = None
        redeal.deal(other, chance)
        return arranged(other)

    found = distribution(work)
    assert found is not None
    return found


def dealt_again(pack: Pack, viewer: int | None) -> dict[Arranged, Fraction] | None:
    """Return how likely `deal` makes each arrangement, if that can be found out soon."""
    return distribution(lambda chance: arranged(deal(pack, bit_of(viewer), chance, False)), WAYS)


@pytest.mark.parametrize("number", range(len(SMALL)))
def test_pools_are_dealt_just_as_often_as_other_deals(number: int) -> None:
    """Every arrangement, marks included, is exactly as likely as when it is dealt by `deal`."""
    seats, cards, hand = SMALL[number]
    compared = chosen = 0
    for seed in range(4):
        history = History(seed, seats, [row[:] for row in cards], hand, shorten=seed % 2 * 0.2)
        for _ in range(5):
            history.play(undo=0.1)
            pack = history.m.state.packs[0]
            for viewer in (*range(seats), None):
                expected = None if pools(pack, viewer) is None else dealt_again(pack, viewer)
                if expected is not None:
                    assert redealt(pack, viewer) == expected, f"{viewer}: {history.story}"
                    compared += 1
                    chosen += len(expected) > 1
    assert compared > 10
    assert chosen > 5


def test_dealing_keeps_the_pack_itself() -> None:
    """Only the copy changes: neither the pack nor another copy does."""
    pack, _, _ = dealt([A, A, B, C, D, D], 2, 2)
    before = pack.dump()
    known = pools(pack, None)
    assert known is not None
    first, second = pack.clone(), pack.clone()
    Redeal(pack, bit_of(None), known).deal(first, Last())
    assert pack.dump() == before
    assert second.dump() == before
    assert first.dump() != before


class Last(Chance):
    """Draws the highest number each time but the second, so that something moves."""

    def below(self, label: int, n: int) -> int:
        """Return the number."""
        self.used += 1
        return 0 if self.used == 2 else n - 1


def test_a_shuffled_deck_and_the_hands_drawn_from_it_are_one_pool() -> None:
    """A player knows their own hand; the rest is as likely one way as another."""
    pack, deck, held = dealt([A, A, A, B, B, C], 2, 2)
    known = pools(pack, 0)
    assert known is not None
    assert [len(pool.labels) for pool in known.pools] == [4]
    own = held[0].cards
    rest = sorted([*deck.cards, *held[1].cards])
    assert sorted(known.pools[0].kinds) == rest
    assert {world[1][0] for world in redealt(pack, 0)} == {tuple(own)}
    total = Fraction(0)
    for world, chance in redealt(pack, 0).items():
        if world[2][0] == (A, A):
            total += chance
    assert total == Fraction(comb(rest.count(A), 2), comb(4, 2))


def test_a_reminder_goes_with_the_card() -> None:
    """A card that was shown keeps its mark wherever it lies among the cards that were not."""
    pack, _, held = dealt([A, B, C, D], 0, 3)
    pack.show(held[1], held[1].cards[1])
    shown = held[1].cards[1]
    found = redealt(pack, 0)
    assert len(found) > 1
    for world in found:
        cards, marks = world[2]
        assert [kind for kind, mark in zip(cards, marks, strict=True) if mark & 1] == [shown]


def test_a_card_seen_before_the_last_shuffle_tells_nothing() -> None:
    """What came before is over, however the cards were mixed then."""
    pack, deck, _ = dealt([A, B, C, D])
    pack.look(deck, 1, 1)
    pack.shuffle(deck, STILL, 0)
    known = pools(pack, 0)
    assert known is not None
    assert [len(pool.labels) for pool in known.pools] == [4]


def test_a_known_card_mixed_again_is_no_pool() -> None:
    """A card of which the seat knows that it is among these, but not which it is."""
    pack, deck, _ = dealt([A, B, C, D])
    pack.look(deck, 1, 1)
    pack.shuffle(deck, STILL, 0, 2)
    assert pools(pack, 0) is not None  # the lowest two, neither of which it saw
    pack.look(deck, 3, 1)
    pack.shuffle(deck, STILL, 0, 3)
    assert pools(pack, 0) is None
    assert pools(pack, 1) is not None


def test_what_is_ruled_out_is_no_pool() -> None:
    """A hand without a kind is not as likely one way as another."""
    pack, _, held = dealt([A, B, C, D], 0, 2)
    missing = next(kind for kind in (A, B, C, D) if kind not in held[1].cards)
    pack.rule_out(held[1], [missing])
    assert pools(pack, 0) is None
    assert pools(pack, 1) is not None  # its own hand


def test_cards_of_two_cycles_are_no_pool() -> None:
    """A hand that was kept while the deck was made anew: the new cards were never under it."""
    pack, deck, held = dealt([A, B, C, D], 0, 2)
    gone = [pack.take_top(deck), pack.take_top(deck)]
    pack.put(deck, gone)
    pack.shuffle(deck, STILL, 0)
    assert pools(pack, 0) is not None
    pack.draw(deck, held[1], 1)
    pack.take(held[1], held[1].cards[0])
    assert pools(pack, 0) is None


def test_cards_arranged_before_the_viewers_eyes_stay_known() -> None:
    """Who follows how cards change places knows where they are; for others they are mixed."""
    pack, deck, _ = dealt([A, B, C, D])
    kinds = pack.look(deck, 3, 1)
    pack.arrange(deck, kinds[::-1], 1)
    known = pools(pack, 0)
    assert known is not None
    assert known.pools[0].kinds == [deck.cards[0]]
    assert redealt(pack, 0) == {arranged(pack): Fraction(1)}
    others = pools(pack, 1)
    assert others is not None
    assert len(others.pools[0].labels) == 4


def test_public_cards_are_known() -> None:
    """Nothing was mixed, so nothing is drawn."""
    zone = Zone(EVERYONE)
    pack = Pack([zone])
    pack.put(zone, [A, B])
    known = pools(pack, None)
    assert known is not None
    assert known.pools == []
