"""Rows: hidden pieces that lie side by side in public places, each of which everybody can follow.

A bishop stands face down in a city, moves to the next one and may be looked at there: what was seen
of it stays known wherever it goes. A row is an ordered zone whose cards never change places among
each other. The game keeps a public list beside it, with the place of each piece; a piece that
leaves closes the gap in both.
"""

from __future__ import annotations

from gonfalon.kernel.hidden.facts import SAW
from gonfalon.kernel.hidden.pack import Pack, Zone


def lift(pack: Pack, row: Zone, at: int, bag: Zone) -> None:
    """Take the piece at an index out of a row and put it into a bag, without showing it.

    Whoever knew it knows that it is in the bag now.
    """
    row.unshare()
    kind = row.cards.pop(at)
    label = row.labels.pop(at)
    mark = row.marks.pop(at)
    bag.add(kind, label, mark | bag.audience)
    if bag.audience & ~mark:
        pack.note(SAW, bag.audience & ~mark, [label], [kind])


def turn_over(pack: Pack, row: Zone, at: int, mask: int) -> int:
    """Show the piece at an index to the seats in the mask, and return its kind. It stays there."""
    row.unshare()
    row.marks[at] |= mask
    pack.note(SAW, mask, [row.labels[at]], [row.cards[at]])
    return row.cards[at]
