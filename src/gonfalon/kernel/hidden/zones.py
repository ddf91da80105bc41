"""Zones: the places that hold hidden cards. `pack.py` says how cards move between them."""

from __future__ import annotations

from bisect import bisect_left, bisect_right

from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import bit_of


class Zone:
    """A place for hidden cards.

    `audience` is the mask of seats that see its cards. A *bag* (a hand) has no order; its cards are
    kept sorted by kind. In an ordered zone (a deck) the top card is the last one in the list.
    `cards`, `labels` and `marks` are parallel lists. A clone shares them with its original until
    either writes: call `unshare` before changing a list in place. Saved by its pack, in a shorter
    form than declared fields would have.
    """

    __slots__ = ("audience", "bag", "cards", "labels", "marks", "shared")

    def __init__(self, audience: int = 0, bag: bool = False, lender: Zone | None = None) -> None:
        self.audience = audience
        self.bag = bag
        if lender is not None:
            self.cards: list[int] = lender.cards
            self.labels: list[int] = lender.labels
            self.marks: list[int] = lender.marks
            self.shared: bool = True
            lender.shared = True
        else:
            self.cards = []
            self.labels = []
            self.marks = []
            self.shared = False

    def __repr__(self) -> str:
        return f"Zone({'bag' if self.bag else 'deck'} of {len(self.cards)} cards)"

    def clone(self) -> Zone:
        """Return an independent copy."""
        return Zone(self.audience, self.bag, self)

    def unshare(self) -> None:
        """Make the lists this zone's alone."""
        if self.shared:
            self.cards = self.cards.copy()
            self.labels = self.labels.copy()
            self.marks = self.marks.copy()
            self.shared = False

    def add(self, kind: int, label: int, mark: int, under: bool = False) -> None:
        """Insert a card into a bag by kind, or put it on top of an ordered zone (or under it)."""
        self.unshare()
        if self.bag:
            at = bisect_right(self.cards, kind)
        else:
            at = 0 if under else len(self.cards)
        self.cards.insert(at, kind)
        self.labels.insert(at, label)
        self.marks.insert(at, mark)

    def find(self, kind: int) -> int:
        """Return the index of the first card of a kind in a bag."""
        at = bisect_left(self.cards, kind)
        if at == len(self.cards) or self.cards[at] != kind:
            raise KernelError(f"no card of kind {kind} there")
        return at

    def remove(self, at: int, blind: int = 0) -> None:
        """Remove the card at an index of a bag.

        Each seat that was reminded of a card of this kind assumes that it was this one, so its
        count of reminders for the kind drops by one. The seats in the mask `blind` do not see the
        kind. It may have been any card, so their count drops by one for every kind.
        """
        kind = self.cards[at]
        self.forget_one(kind, ~self.marks[at], at)
        i = 0
        while blind and i < len(self.cards):
            other = self.cards[i]
            if other != kind:
                self.forget_one(other, blind, -1)
            i = bisect_right(self.cards, other)
        del self.cards[at]
        del self.labels[at]
        del self.marks[at]

    def forget_one(self, kind: int, owed: int, spared: int) -> None:
        """Lower by one the number of cards of a kind that each seat in `owed` is reminded of.

        The mark at the index `spared` is left alone (-1: none).
        """
        self.unshare()
        i = bisect_left(self.cards, kind)
        while owed and i < len(self.cards) and self.cards[i] == kind:
            if i != spared:
                paid = self.marks[i] & owed
                self.marks[i] ^= paid
                owed ^= paid
            i += 1

    def aware(self, kind: int) -> int:
        """Return the mask of seats that know of at least one card of a kind in a bag."""
        mask = self.audience
        i = bisect_left(self.cards, kind)
        while i < len(self.cards) and self.cards[i] == kind:
            mask |= self.marks[i]
            i += 1
        return mask

    def count(self, kind: int) -> int:
        """Return the number of cards of a kind in a bag."""
        return bisect_right(self.cards, kind) - bisect_left(self.cards, kind)

    def seen_by(self, viewer: int | None) -> list[int]:
        """Return the kinds a viewer knows; an ordered zone from the top, with -1 if unknown."""
        bit = bit_of(viewer)
        if self.bag:
            if self.audience & bit:
                return self.cards[:]
            return [k for k, m in zip(self.cards, self.marks, strict=True) if m & bit]
        known = [k if m & bit else -1 for k, m in zip(self.cards, self.marks, strict=True)]
        known.reverse()
        return known
