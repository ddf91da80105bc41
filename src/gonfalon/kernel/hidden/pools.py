"""Pools: hidden cards of which every arrangement is equally likely to a viewer.

Labels that unseen mixes have joined can only be confused with each other. If one of those mixes
covered all of them, and the viewer has since then seen only cards that were not mixed unseen again,
nothing tells the cards left over apart: they are a *pool*. Dealing them again takes one shuffle,
where `deal.py` goes through all facts twice. Facts from before that mix do not matter.
"""

from __future__ import annotations

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.hidden.deal import remind
from gonfalon.kernel.hidden.facts import MIX, NEW, SAW, Fact, follow
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.values.message import SPECTATOR_BIT


class Pool:
    """Labels and the kinds that they cover in an order that the viewer does not know."""

    __slots__ = ("kinds", "labels")

    def __init__(self) -> None:
        self.labels: list[int] = []
        self.kinds: list[int] = []


class Pools:
    """What a viewer knows of a pack: the kinds under some labels; the others are in pools."""

    __slots__ = ("known", "pools")

    def __init__(self, known: dict[int, int], pools: list[Pool]) -> None:
        self.known = known
        self.pools = pools


def pools_of(facts: list[Fact], bit: int) -> Pools | None:
    """Return what these facts tell the viewer, or None if that is more than pools can say."""
    leader = joined(facts, bit)
    whole = whole_mixes(facts, bit, leader)
    pools: dict[int, Pool] = {}
    for root in whole:
        pools[root] = Pool()
    known: dict[int, int] = {}
    for at in range(len(facts)):
        fact = facts[at]
        labels = fact.labels
        if fact.word == NEW:
            for i in range(len(labels)):
                known[labels[i]] = fact.kinds[i]
                root = follow(leader, labels[i])
                if root in pools:
                    pools[root].kinds.append(fact.kinds[i])
        elif fact.word == MIX:
            if fact.mask & bit:
                root = follow(leader, labels[0])
                if root not in whole:
                    return None
                if at == whole[root]:
                    for label in labels:
                        del known[label]
                elif at > whole[root] and any(label in known for label in labels):
                    return None
            elif fact.kinds:
                rearrange(fact, known)
        elif fact.mask & bit:
            for i in range(len(labels)):
                if fact.word == SAW:
                    known[labels[i]] = fact.kinds[i]
                elif labels[i] not in known:
                    return None
    for label in leader:
        root = follow(leader, label)
        if root in pools:
            if label in known:
                pools[root].kinds.remove(known[label])
            else:
                pools[root].labels.append(label)
    return Pools(known, [pool for pool in pools.values() if pool.labels])


def joined(facts: list[Fact], bit: int) -> dict[int, int]:
    """Return the leader of each label's group: those share one whose cards may have changed."""
    leader: dict[int, int] = {}
    for fact in facts:
        for label in fact.labels:
            leader.setdefault(label, label)
        if fact.word == MIX and (fact.mask & bit or fact.kinds):
            for label in fact.labels:
                leader[follow(leader, label)] = follow(leader, fact.labels[0])
    return leader


def whole_mixes(facts: list[Fact], bit: int, leader: dict[int, int]) -> dict[int, int]:
    """Return for each group the index of the last unseen mix that covers it, if there is one."""
    size: dict[int, int] = {}
    for label in leader:
        root = follow(leader, label)
        size[root] = size.get(root, 0) + 1
    found: dict[int, int] = {}
    for at in range(len(facts)):
        fact = facts[at]
        if fact.word == MIX and fact.mask & bit:
            root = follow(leader, fact.labels[0])
            if len(fact.labels) == size[root]:
                found[root] = at
    return found


def rearrange(fact: Fact, known: dict[int, int]) -> None:
    """Let cards change places as the viewer saw them do.

    Where it knows none of them, one order stays as good as any other.
    """
    labels = fact.labels
    old: list[int] = [known.pop(label, -1) for label in labels]
    for i in range(len(labels)):
        if old[fact.kinds[i]] >= 0:
            known[labels[i]] = old[fact.kinds[i]]


class Filling:
    """A zone that is dealt anew: which of the kinds that `Redeal` has shuffled goes where.

    `cards` and `marks` are what a bag held, for the reminders; they are empty if there are none.
    """

    __slots__ = ("cards", "marks", "number", "places")

    def __init__(self, number: int, places: list[int], zone: Zone, bit: int) -> None:
        self.number = number
        self.places = places
        self.cards: list[int] = []
        self.marks: list[int] = []
        reminders = bit | SPECTATOR_BIT
        if zone.bag and any(mark & reminders & ~zone.audience for mark in zone.marks):
            self.cards = zone.cards.copy()
            self.marks = zone.marks.copy()


class Redeal:
    """Deals a pack again for one viewer, any number of times."""

    __slots__ = ("bit", "fillings", "known", "pools")

    def __init__(self, pack: Pack, bit: int, known: Pools) -> None:
        self.bit = bit
        self.pools: list[list[int]] = [pool.kinds for pool in known.pools]
        self.known: list[int] = []  # follow the kinds of all pools
        place_of: dict[int, int] = {}
        for pool in known.pools:
            for label in pool.labels:
                place_of[label] = len(place_of)
        count = len(place_of)
        self.fillings: list[Filling] = []
        for number in range(len(pack.zones)):
            zone = pack.zones[number]
            if zone.bag and zone.audience & bit:
                continue
            places: list[int] = []
            for label in zone.labels:
                if label not in place_of:
                    place_of[label] = count + len(self.known)
                    self.known.append(known.known[label])
                places.append(place_of[label])
            if zone.bag or any(place < count for place in places):
                self.fillings.append(Filling(number, places, zone, bit))

    def deal(self, pack: Pack, chance: Chance) -> None:
        """Change a copy of the pack into one that the viewer cannot tell from it."""
        drawn: list[int] = []
        for pool in self.pools:
            kinds = pool.copy()
            chance.shuffle(0, kinds)
            drawn += kinds
        drawn += self.known
        for filling in self.fillings:
            zone = pack.zones[filling.number]
            cards: list[int] = [drawn[place] for place in filling.places]
            if not zone.bag:
                zone.cards = cards
                continue
            order: list[int] = list(range(len(cards)))
            order.sort(key=cards.__getitem__)
            labels = zone.labels
            zone.cards = [cards[i] for i in order]
            zone.labels = [labels[i] for i in order]
            if filling.cards:
                zone.marks = [0] * len(cards)
                remind(zone, filling.cards, filling.marks, self.bit)
            else:
                zone.marks = [zone.audience] * len(cards)
            zone.shared = False
