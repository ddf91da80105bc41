"""Zones share their lists with their clones until either side writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.hidden.rows import lift, turn_over

A, B, C = range(3)
DECK, HAND, ROW = range(3)
Write = Callable[[Pack], Any]

WRITES: dict[str, Write] = {
    "put": lambda pack: pack.put(pack.zones[DECK], [A, B]),
    "put under": lambda pack: pack.put(pack.zones[DECK], [A, B], under=True),
    "put into a bag": lambda pack: pack.put(pack.zones[HAND], [A]),
    "take": lambda pack: pack.take(pack.zones[HAND], A),
    "take the top": lambda pack: pack.take_top(pack.zones[DECK]),
    "show": lambda pack: pack.show(pack.zones[HAND], A),
    "shuffle": lambda pack: pack.shuffle(pack.zones[DECK], FastChance(3), 0),
    "draw": lambda pack: pack.draw(pack.zones[DECK], pack.zones[HAND], 2),
    "look": lambda pack: pack.look(pack.zones[DECK], 2, 2),
    "arrange": lambda pack: pack.arrange(pack.zones[ROW], [A, B, C], 1),
    "give": lambda pack: pack.give(pack.zones[HAND], A, pack.zones[DECK]),
    "give blindly": lambda pack: pack.give(pack.zones[HAND], B, pack.zones[DECK], under=True),
    "lift": lambda pack: lift(pack, pack.zones[ROW], 0, pack.zones[HAND]),
    "turn over": lambda pack: turn_over(pack, pack.zones[ROW], 1, 2),
    "forget": lambda pack: pack.zones[ROW].forget_one(A, 1, -1),
}


def pack_in_play() -> Pack:
    """Return a pack with a deck, a hand of seat 0 and a row that seat 0 has looked at."""
    pack = Pack([Zone(), Zone(1, bag=True), Zone()])
    for zone in pack.zones:
        pack.put(zone, [A, B, C])
    for zone in pack.zones:
        zone.marks = [1, 1, 1]
    pack.zones[DECK].marks = [0, 0, 0]
    return pack


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
@pytest.mark.parametrize("by_the_clone", [True, False], ids=["clone", "original"])
def test_what_one_side_writes_the_other_does_not_see(write: Write, by_the_clone: bool) -> None:
    pack = pack_in_play()
    before = pack.dump()
    copy = pack.clone()
    writer, reader = (copy, pack) if by_the_clone else (pack, copy)
    write(writer)
    assert writer.dump() != before
    assert reader.dump() == before
    again = writer.dump()
    write(reader)
    assert writer.dump() == again


def test_a_clone_copies_no_list_before_it_is_written() -> None:
    zone = pack_in_play().zones[HAND]
    copy = zone.clone()
    assert copy.cards is zone.cards
    copy.unshare()
    assert copy.cards is not zone.cards
    assert copy.cards == zone.cards
