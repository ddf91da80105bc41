"""Facts: all that an onlooker can know about hidden cards, in four words.

* `NEW`: these labels were laid over these kinds in plain sight;
* `MIX`: the kinds under these labels were permuted, unseen by the seats of the mask;
* `SAW`: the seats of the mask saw the kinds under these labels;
* `NOT`: the seats of the mask know that none of these labels covers any of these kinds.

A label is the handle by which an onlooker can follow a card from place to place.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.message import EVERYONE

NEW: Final = 0
MIX: Final = 1
SAW: Final = 2
NOT: Final = 3


class Fact:
    """One piece of knowledge; immutable, shared between clones.

    `kinds` holds the kinds for NEW and SAW and the excluded kinds for NOT. For MIX it is the
    true permutation, known to the seats outside the mask: label i now covers what label
    `kinds[i]` covered; empty means that nothing moved, which the seats of the mask cannot tell.
    """

    __slots__ = ("kinds", "labels", "mask", "word")

    def __init__(
        self, word: int, mask: int, labels: tuple[int, ...], kinds: tuple[int, ...]
    ) -> None:
        self.word = word
        self.mask = mask
        self.labels = labels
        self.kinds = kinds

    def dump(self) -> list[Any]:
        """Return the fact as plain JSON."""
        return [self.word, self.mask, list(self.labels), list(self.kinds)]


def kind_mask(kinds: tuple[int, ...]) -> int:
    """Return some kinds as a mask."""
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def is_shuffle(fact: Fact, labels: list[int]) -> bool:
    """Tell whether a fact mixed just these cards out of everybody's sight."""
    return fact.word == MIX and fact.mask == EVERYONE and list(fact.labels) == labels


def still_telling(facts: list[Fact], hidden: list[int]) -> list[Fact]:
    """Return what bears on cards that still lie hidden, under these labels."""
    leader: dict[int, int] = {}  # labels that were ever mixed with each other follow one leader
    for fact in facts:
        for label in fact.labels:
            leader.setdefault(label, label)
            if fact.word == MIX:
                leader[follow(leader, label)] = follow(leader, fact.labels[0])
    living: set[int] = set()
    for label in hidden:
        living.add(follow(leader, label))
    kept: list[Fact] = []
    for fact in facts:
        places = [i for i in range(len(fact.labels)) if follow(leader, fact.labels[i]) in living]
        if len(places) == len(fact.labels):
            kept.append(fact)
        elif places:
            labels = tuple([fact.labels[i] for i in places])
            kinds = fact.kinds if fact.word == NOT else tuple([fact.kinds[i] for i in places])
            kept.append(Fact(fact.word, fact.mask, labels, kinds))
    return kept


def follow(leader: dict[int, int], label: int) -> int:
    """Return the leader of a label."""
    while leader[label] != label:
        leader[label] = leader[leader[label]]
        label = leader[label]
    return label
