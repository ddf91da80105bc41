"""Deal a pack's hidden cards again, in some way that one viewer cannot rule out.

A *world* is a choice of what happened in each `MIX` that the viewer could not follow.

1. Read the facts backwards. What the viewer saw *after* a mix is a need that some card *before* it
   must meet. So each mix is undone by randomly matching needs to the cards that could meet them,
   most constrained first.
2. At the `NEW` facts every need must have found its kind. A dead end starts over with other
   choices; after a few of them the deal is computed as a flow instead (`network.py`).
3. Read the facts forwards to see which kind ends up under which label.

Every possible world can come up, and no world that the viewer could rule out ever does.
"""

from __future__ import annotations

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.hidden.facts import MIX, NEW, NOT, SAW, Fact, follow, kind_mask
from gonfalon.kernel.hidden.network import cross, network_of, route
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import EVERYONE, SPECTATOR_BIT

GUESSES = 4
"""How many times to guess a part of a deal before computing it as a flow."""

ROUTES = 50
"""How many times to try the flow. One or two are enough; the limit keeps the search finite."""


def deal(
    pack: Pack, bit: int, chance: Chance, tracking: bool = True, guesses: int = GUESSES
) -> Pack:
    """Return a pack that the viewer with this audience bit cannot distinguish from the given one.

    Without `tracking` the new pack keeps no facts.
    """
    facts = pack.facts
    if facts is None:
        return pack.clone()
    rewritten: list[Fact] = []
    kinds = trace_forward(facts, bit, what_happened(facts, bit, chance, guesses), rewritten)
    return with_kinds(pack, bit, kinds, rewritten if tracking else None)


def what_happened(
    facts: list[Fact], bit: int, chance: Chance, guesses: int
) -> list[tuple[int, ...]]:
    """Choose what happened in each mix that the viewer did not see.

    For each such fact: entry i is the index of the label whose kind label i took. Other facts get
    an empty tuple.
    """
    if guesses:
        guessed = trace_back(facts, bit, chance, possible_kinds(facts, bit))
        if guessed is not None:
            return guessed
    crossings: list[tuple[int, ...]] = [()] * len(facts)
    for part in parts_of(facts, bit):
        found = happened_in_part(part.facts, bit, chance, guesses)
        for i in range(len(found)):
            crossings[part.places[i]] = found[i]
    return crossings


def happened_in_part(
    facts: list[Fact], bit: int, chance: Chance, guesses: int
) -> list[tuple[int, ...]]:
    """Choose what happened in each mix of one part: guess, or compute it as a flow."""
    if guesses:
        before = possible_kinds(facts, bit)
        for _ in range(guesses):
            guessed = trace_back(facts, bit, chance, before)
            if guessed is not None:
                return guessed
    kinds: list[int] = []
    for fact in facts:
        if fact.word == NEW:
            for kind in fact.kinds:
                if kind not in kinds:
                    kinds.append(kind)
    net = network_of(facts, bit)
    for _ in range(ROUTES):
        carried = route(net, kinds, chance)
        if carried is not None:
            return cross(net, len(facts), carried, chance)
    raise KernelError("no deal was found")


class Part:
    """Facts about cards that the viewer can only confuse with each other.

    `places` are the indices of these facts among all facts.
    """

    __slots__ = ("facts", "places")

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.places: list[int] = []


def parts_of(facts: list[Fact], bit: int) -> list[Part]:
    """Split the facts into parts that can be dealt one by one, without those that are certain."""
    leader: dict[int, int] = {}
    confused: set[int] = set()  # labels of mixes that the viewer could not follow
    for fact in facts:
        for label in fact.labels:
            leader.setdefault(label, label)
        if fact.word == MIX and (fact.mask & bit or fact.kinds):
            for label in fact.labels:
                leader[follow(leader, label)] = follow(leader, fact.labels[0])
            if fact.mask & bit:
                confused.add(fact.labels[0])
    parts: dict[int, Part] = {}
    for label in confused:
        parts[follow(leader, label)] = Part()
    for at in range(len(facts)):
        fact = facts[at]
        if fact.word == MIX and not (fact.mask & bit or fact.kinds):
            continue
        shares: dict[int, list[int]] = {}
        for i in range(len(fact.labels)):
            first = follow(leader, fact.labels[i])
            if first in parts:
                shares.setdefault(first, []).append(i)
        for first in shares:
            own = fact
            if len(shares[first]) < len(fact.labels):
                labels = tuple([fact.labels[i] for i in shares[first]])
                kinds = fact.kinds
                if fact.word != NOT:
                    kinds = tuple([fact.kinds[i] for i in shares[first]])
                own = Fact(fact.word, fact.mask, labels, kinds)
            parts[first].facts.append(own)
            parts[first].places.append(at)
    return list(parts.values())


def possible_kinds(facts: list[Fact], bit: int) -> list[list[int]]:
    """Return, for each `MIX`, a mask of the kinds each label may cover just before it.

    The list has one item per fact; for other facts it is empty.
    """
    now: dict[int, int] = {}
    before: list[list[int]] = []
    for fact in facts:
        masks: list[int] = []
        labels = fact.labels
        if fact.word == NEW:
            for i in range(len(labels)):
                now[labels[i]] = 1 << fact.kinds[i]
        elif fact.word == MIX:
            masks = [now[label] for label in labels]
            if fact.mask & bit:
                union = 0
                for mask in masks:
                    union |= mask
                for label in labels:
                    now[label] = union
            elif fact.kinds:
                for i in range(len(labels)):
                    now[labels[i]] = masks[fact.kinds[i]]
        elif fact.mask & bit:
            if fact.word == SAW:
                for i in range(len(labels)):
                    now[labels[i]] = 1 << fact.kinds[i]
            else:
                banned = kind_mask(fact.kinds)
                for label in labels:
                    now[label] &= ~banned
        before.append(masks)
    return before


def trace_back(
    facts: list[Fact], bit: int, chance: Chance, before: list[list[int]]
) -> list[tuple[int, ...]] | None:
    """Guess every unseen mix, last to first. Return what `what_happened` does, or None if stuck."""
    crossings: list[tuple[int, ...]] = [()] * len(facts)
    needs: dict[int, int] = {}  # label -> mask of acceptable kinds
    for at in range(len(facts) - 1, -1, -1):
        fact = facts[at]
        labels = fact.labels
        if fact.word == MIX:
            size = len(labels)
            if fact.mask & bit:
                matched = meet(
                    [needs.pop(label, -1) for label in labels], before[at], labels, needs, chance
                )
                if matched is None:
                    return None
                crossings[at] = matched
            elif fact.kinds:
                moved = [needs.pop(label, -1) for label in labels]
                for i in range(size):
                    if moved[i] != -1:
                        needs[labels[fact.kinds[i]]] = moved[i]
        elif fact.word == NEW:
            for i in range(len(labels)):
                if not needs.pop(labels[i], -1) & (1 << fact.kinds[i]):
                    return None
        elif fact.mask & bit:
            if fact.word == SAW:
                for i in range(len(labels)):
                    seen = 1 << fact.kinds[i]
                    if not needs.get(labels[i], -1) & seen:
                        return None
                    needs[labels[i]] = seen
            else:
                allowed = ~kind_mask(fact.kinds)
                for label in labels:
                    needs[label] = needs.get(label, -1) & allowed
    return crossings


def meet(
    wanted: list[int],
    offered: list[int],
    labels: tuple[int, ...],
    needs: dict[int, int],
    chance: Chance,
) -> tuple[int, ...] | None:
    """Match what is needed after a mix with what may have been there before it.

    `wanted[i]` is the mask of acceptable kinds for place i afterwards (-1: any). `offered[j]` is
    the mask of kinds that place j may have held before. Needs are passed on to the places before
    the mix by updating `needs`. Returns None if some need cannot be met.
    """
    size = len(wanted)
    order: list[int] = list(range(size))
    chance.shuffle(0, order)
    width: list[int] = [0] * size
    for i in range(size):
        if wanted[i] == -1:
            width[i] = size + 1
        else:
            for mask in offered:
                if mask & wanted[i]:
                    width[i] += 1
    order.sort(key=width.__getitem__)
    free: list[int] = list(range(size))
    chance.shuffle(0, free)
    crossing: list[int] = [0] * size
    for i in order:
        want = wanted[i]
        found = -1
        if want == -1:
            found = free.pop()
        else:
            for place in range(len(free)):
                if offered[free[place]] & want:
                    found = free.pop(place)
                    break
            if found < 0:
                return None
            needs[labels[found]] = want
        crossing[i] = found
    return tuple(crossing)


def trace_forward(
    facts: list[Fact], bit: int, crossings: list[tuple[int, ...]], rewritten: list[Fact]
) -> dict[int, int]:
    """Return the kind under each label if the mixes happened as in `crossings`.

    Appends the facts of this world to `rewritten`. What others saw changes with the cards.
    """
    now: dict[int, int] = {}
    for at in range(len(facts)):
        fact = facts[at]
        labels = fact.labels
        word = fact.word
        if word == NEW:
            for i in range(len(labels)):
                now[labels[i]] = fact.kinds[i]
            rewritten.append(fact)
        elif word == MIX:
            unseen = bool(fact.mask & bit)
            moves = crossings[at] if unseen else fact.kinds
            if moves:
                old = [now[label] for label in labels]
                for i in range(len(labels)):
                    now[labels[i]] = old[moves[i]]
            rewritten.append(Fact(MIX, fact.mask, labels, moves) if unseen else fact)
        elif word == SAW:
            rewritten.append(Fact(SAW, fact.mask, labels, tuple([now[label] for label in labels])))
        else:
            banned = kind_mask(fact.kinds)
            if not any(banned >> now[label] & 1 for label in labels):
                rewritten.append(fact)
    return now


def certain(facts: list[Fact]) -> dict[int, int]:
    """Return for each label the mask of seats that saw its kind and followed every later mix."""
    seen: dict[int, int] = {}
    for fact in facts:
        labels = fact.labels
        if fact.word == NEW:
            for label in labels:
                seen[label] = EVERYONE
        elif fact.word == SAW:
            for label in labels:
                seen[label] |= fact.mask
        elif fact.word == MIX:
            old = [seen[label] & ~fact.mask for label in labels]
            for i in range(len(labels)):
                seen[labels[i]] = old[fact.kinds[i]] if fact.kinds else old[i]
    return seen


def with_kinds(pack: Pack, bit: int, kinds: dict[int, int], rewritten: list[Fact] | None) -> Pack:
    """Return a copy of the pack with these kinds under its labels.

    The viewer's own reminders do not change. In a bag that the viewer cannot see, the other seats
    are reminded of what everyone knows and of what they are certain of in the new world.
    """
    other = pack.clone()
    other.facts = rewritten
    seen = certain(rewritten) if rewritten is not None else {}
    for zone in other.zones:
        if not zone.bag:
            zone.cards = [kinds[label] for label in zone.labels]
        elif not zone.audience & bit:
            cards, labels, marks = zone.cards, zone.labels, zone.marks
            zone.cards, zone.labels, zone.marks = [], [], []
            for label in labels:
                zone.add(kinds[label], label, seen.get(label, 0) & ~bit)
            remind(zone, cards, marks, bit)
    return other


def remind(zone: Zone, cards: list[int], marks: list[int], bit: int) -> None:
    """Restore the viewer's reminders and the public ones, kind by kind.

    `cards` and `marks` are the zone's from before the new deal. What a seat is certain of and what
    everyone knows may be the same card, so it counts once.
    """
    size = len(zone.cards)
    start = 0
    while start < size:
        kind = zone.cards[start]
        mine = public = 0
        for i in range(len(cards)):
            if cards[i] == kind:
                if marks[i] & bit:
                    mine += 1
                if marks[i] & SPECTATOR_BIT:
                    public += 1
        end = start
        while end < size and zone.cards[end] == kind:
            carry = zone.marks[end]
            zone.marks[end] = 0
            for i in range(start, end + 1):
                both = zone.marks[i] & carry
                zone.marks[i] |= carry
                carry = both
            end += 1
        for i in range(start, end):
            if i - start < public:
                zone.marks[i] = EVERYONE & ~bit
            if i - start < mine:
                zone.marks[i] |= bit
            zone.marks[i] |= zone.audience
        start = end
