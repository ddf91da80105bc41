"""Small packs of cards, and where the cards may lie as far as a viewer can tell."""

from __future__ import annotations

from gonfalon.kernel.chance.chance import FastChance, ScriptedChance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.values.message import bit_of

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
