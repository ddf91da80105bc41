"""Hidden cards: where they are, who has seen what, and who could follow which shuffle.

A `Pack` is a closed set of cards whose composition everyone knows (a player's deck of 18, the
suspicion deck), together with the hidden zones that hold them. Public places (a discard pile, a
display) are plain lists in the game's state; a card that goes there leaves the pack's zones.

Each card in a zone has a *label*, a handle by which an observer can follow it ("the top card of
that deck, which then went to that hand"). Labels never leave the engine. Drawing, playing from a
hand, looking, rearranging, passing secretly and shuffling are recorded as facts about labels
(`facts.py`). From these facts `deal.py` can deal the cards again in every way that a seat cannot
rule out, and in no other way. Each card also has a *mark*: the mask of seats whose view reminds
them of it ("you know that this hand holds a 5").
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.hidden.facts import MIX, NEW, NOT, SAW, Fact, is_shuffle, relevant_facts
from gonfalon.kernel.hidden.shorten import shortened
from gonfalon.kernel.hidden.zones import Zone
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import EVERYONE

__all__ = ["Pack", "Zone"]


class Pack:
    """A closed set of cards, the hidden zones they move through, and the facts about them.

    `facts` is None when nobody needs to know what a seat could know, as in a search inside an
    imagined match; then nothing is recorded. Turn `settling` off to keep every single fact, as the
    leak test does.
    """

    __slots__ = ("facts", "next_label", "settling", "zones")

    def __init__(
        self, zones: list[Zone] | None = None, tracking: bool = True, lender: Pack | None = None
    ) -> None:
        if lender is not None:
            self.zones: list[Zone] = [Zone(z.audience, z.bag, z) for z in lender.zones]
            facts = lender.facts
            self.facts: list[Fact] | None = None if facts is None else facts.copy()
            self.next_label: int = lender.next_label
            self.settling: bool = lender.settling
            return
        self.zones = zones if zones is not None else []
        self.facts = [] if tracking else None
        self.next_label = 0
        self.settling = True

    def __repr__(self) -> str:
        return f"Pack({', '.join([repr(zone) for zone in self.zones])})"

    def clone(self) -> Pack:
        """Return an independent copy."""
        return Pack(None, False, self)

    def note(self, word: int, mask: int, labels: list[int], kinds: list[int]) -> None:
        """Record a fact, unless tracking is off or there are no labels."""
        facts = self.facts
        if facts is not None and labels:
            facts.append(Fact(word, mask, tuple(labels), tuple(kinds)))

    # -- seen by everyone -------------------------------------------------------------------

    def put(self, zone: Zone, kinds: list[int], under: bool = False) -> None:
        """Put public cards on top of a zone (or under it). Everyone sees their kinds."""
        labels = list(range(self.next_label, self.next_label + len(kinds)))
        self.next_label += len(kinds)
        if under and not zone.bag:
            zone.unshare()
            zone.cards[:0] = kinds
            zone.labels[:0] = labels
            zone.marks[:0] = [EVERYONE] * len(kinds)
        else:
            for i in range(len(kinds)):
                zone.add(kinds[i], labels[i], EVERYONE)
        self.note(NEW, EVERYONE, labels, kinds)

    def take(self, zone: Zone, kind: int) -> None:
        """Take a card out of a bag face up, without revealing its label."""
        at = zone.find(kind)
        if self.facts is not None:
            if len(zone.cards) > 1:
                self.note(MIX, ~zone.audience, zone.labels, [])
            self.note(SAW, EVERYONE, [zone.labels[at]], [kind])
        zone.remove(at)

    def take_top(self, zone: Zone) -> int:
        """Turn over the top card of an ordered zone, remove it and return its kind."""
        zone.unshare()
        kind = zone.cards.pop()
        label = zone.labels.pop()
        zone.marks.pop()
        self.note(SAW, EVERYONE, [label], [kind])
        return kind

    def show(self, zone: Zone, kind: int) -> None:
        """Show everyone that a bag holds a card of this kind. The card stays there.

        A seat that already knew of such a card assumes it is the same one and learns nothing.
        """
        self.show_more(zone, kind, ~zone.aware(kind))

    def show_more(self, zone: Zone, kind: int, mask: int) -> None:
        """Let the seats in the mask know of one more card of this kind than before."""
        zone.unshare()
        start = zone.find(kind)
        end = bisect_right(zone.cards, kind)
        left = mask & ~zone.audience
        known: list[int] = [0] * (end - start + 1)  # known[n]: seats that know more than n of them
        for i in range(start, end):
            new = left & ~zone.marks[i]
            zone.marks[i] |= new
            left ^= new
            carry = zone.marks[i]
            for n in range(i - start + 1):
                both = known[n] & carry
                known[n] |= carry
                carry = both
        if self.facts is None or mask & ~zone.audience == left:
            return
        self.note(MIX, ~zone.audience, zone.labels, [])
        for n in range(end - start):
            if known[n] & ~known[n + 1] & mask & ~zone.audience:
                self.note(SAW, known[n], zone.labels[start : start + n + 1], [kind] * (n + 1))

    def rule_out(self, zone: Zone, kinds: list[int], mask: int = EVERYONE) -> None:
        """Let the seats in the mask know that a zone holds none of these kinds."""
        self.note(NOT, mask, zone.labels, kinds)

    # -- hidden from some -------------------------------------------------------------------

    def shuffle(self, zone: Zone, chance: Chance, label: int, count: int = -1) -> None:
        """Shuffle an ordered zone, or only its lowest `count` cards."""
        if zone.bag:
            raise KernelError("a bag has no order to shuffle")
        if count < 0:
            count = len(zone.cards)
        if count < 2:
            return
        zone.unshare()
        part = zone.cards[:count]
        chance.shuffle(label, part)
        zone.cards[:count] = part
        zone.marks[:count] = [zone.audience] * count
        self.note(MIX, EVERYONE, zone.labels[:count], [])
        if zone.audience:
            self.note(SAW, zone.audience, zone.labels[:count], part)

    def draw(self, source: Zone, target: Zone, count: int) -> None:
        """Move cards from the top of an ordered zone. The target's audience sees them."""
        audience = target.audience
        labels: list[int] = []
        kinds: list[int] = []
        source.unshare()
        for _ in range(count):
            kind = source.cards.pop()
            label = source.labels.pop()
            target.add(kind, label, source.marks.pop() | audience)
            labels.append(label)
            kinds.append(kind)
        if audience:
            self.note(SAW, audience, labels, kinds)

    def look(self, zone: Zone, count: int, mask: int) -> list[int]:
        """Show the top cards to the seats in the mask. Return their kinds from the top.

        A bag has no top, so `count` must be all of its cards or none.
        """
        size = len(zone.cards)
        if not 0 <= count <= size or (zone.bag and 0 < count < size):
            raise KernelError(f"cannot look at {count} of {size} cards")
        zone.unshare()
        for at in range(size - count, size):
            zone.marks[at] |= mask
        self.note(SAW, mask, zone.labels[size - count :], zone.cards[size - count :])
        kinds = zone.cards[size - count :]
        kinds.reverse()
        return kinds

    def arrange(self, zone: Zone, kinds: list[int], mask: int) -> None:
        """Put the top cards into the given order (from the top), seen only by the mask.

        The seats in the mask must have looked at these cards before.
        """
        count = len(kinds)
        start = max(len(zone.cards) - count, 0)
        old = zone.cards[start:]
        new = kinds[::-1]
        if zone.bag or sorted(old) != sorted(new):
            raise KernelError("these are not the cards that were looked at")
        for mark in zone.marks[start:]:
            if mask & ~mark:
                raise KernelError("cards are arranged by seats that have not looked at them")
        if count < 2:
            return
        zone.unshare()
        zone.cards[start:] = new
        zone.marks[start:] = [mask] * count
        if self.facts is not None:
            left: list[int] = list(range(count))
            order: list[int] = []
            for kind in new:
                for i in left:
                    if old[i] == kind:
                        order.append(i)
                        left.remove(i)
                        break
            self.note(MIX, ~mask, zone.labels[start:], order)

    def give(
        self, source: Zone, kind: int, target: Zone, mask: int = 0, under: bool = False
    ) -> None:
        """Pass a card from a bag to the top of another zone, or under it.

        The seats in the mask and those that see either zone learn its kind. For seats that cannot
        see into the bag, it could have been any of the bag's cards.
        """
        at = source.find(kind)
        owners = source.audience
        seeing = mask | target.audience
        if len(source.cards) > 1:
            self.note(MIX, ~owners, source.labels, [])
        label = source.labels[at]
        source.remove(at, ~(seeing | owners))
        target.add(kind, label, seeing | owners, under)
        if seeing & ~owners:
            self.note(SAW, seeing & ~owners, [label], [kind])

    def prune_facts(self) -> None:
        """Drop facts that no longer matter. Games call it when a pack starts a new cycle.

        If all hidden cards are in one bag, or in one deck that was just shuffled, everyone knows
        which cards they are by elimination, and no earlier fact can add to that. Otherwise, facts
        about cards that are public by now are dropped, unless those cards were ever mixed, directly
        or through others, with cards that are still hidden.
        """
        facts = self.facts
        if facts is None or not self.settling:
            return
        held = [zone for zone in self.zones if zone.cards]
        if not held:
            facts.clear()
        elif len(held) == 1 and held[0].bag:
            zone = held[0]
            facts.clear()
            self.note(NEW, EVERYONE, zone.labels, zone.cards)
            self.note(MIX, ~zone.audience, zone.labels, [])
        elif len(held) == 1 and not held[0].audience and is_shuffle(facts[-1], held[0].labels):
            zone = held[0]
            facts.clear()
            self.note(NEW, EVERYONE, zone.labels, zone.cards)
            self.note(MIX, EVERYONE, zone.labels, [])
        else:
            hidden: list[int] = []
            for zone in held:
                hidden += zone.labels
            self.facts = relevant_facts(facts, hidden)

    def shorten_facts(self) -> None:
        """Say the same with fewer facts. Games without cycles call it now and then."""
        facts = self.facts
        if facts is None or not self.settling:
            return
        kinds: dict[int, int] = {}
        bags: dict[int, int] = {}
        for number in range(len(self.zones)):
            zone = self.zones[number]
            for i in range(len(zone.labels)):
                kinds[zone.labels[i]] = zone.cards[i]
                if zone.bag:
                    bags[zone.labels[i]] = number
        self.facts = shortened(facts, kinds, bags)

    # -- saving -----------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Return the pack as plain JSON."""
        facts = self.facts
        return {
            "zones": [
                [z.audience, int(z.bag), z.cards[:], z.labels[:], z.marks[:]] for z in self.zones
            ],
            "facts": None if facts is None else [f.dump() for f in facts],
            "next": self.next_label,
        }

    def load(self, data: dict[str, Any]) -> Pack:
        """Fill the pack from a `dump`, and return it."""
        self.zones = []
        for audience, bag, cards, labels, marks in data["zones"]:
            zone = Zone(audience, bool(bag))
            zone.cards = list(cards)
            zone.labels = list(labels)
            zone.marks = list(marks)
            self.zones.append(zone)
        facts = data["facts"]
        self.facts = (
            None if facts is None else [Fact(w, m, tuple(ls), tuple(ks)) for w, m, ls, ks in facts]
        )
        self.next_label = data["next"]
        return self
