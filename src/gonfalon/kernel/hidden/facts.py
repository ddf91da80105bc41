"""Facts: everything an observer can know about hidden cards, as four kinds of statement.

* `NEW`: these labels were publicly assigned to cards of these kinds;
* `MIX`: the kinds under these labels were permuted, unseen by the seats in the mask;
* `SAW`: the seats in the mask saw the kinds under these labels;
* `NOT`: the seats in the mask know that none of these labels covers any of these kinds.

A label is a handle by which an observer can follow a card from place to place. `Fact.word` says
which of the four statements a fact is.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.values.message import EVERYONE

NEW: Final = 0
MIX: Final = 1
SAW: Final = 2
NOT: Final = 3


class Fact:
    """One piece of knowledge. Immutable, and shared between clones.

    `kinds` holds the kinds for NEW and SAW, and the excluded kinds for NOT. For MIX it is the true
    permutation, known to the seats outside the mask: label i now covers what label `kinds[i]`
    covered. If it is empty, nothing moved, but the seats in the mask do not know that.
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
    """Return a mask with the bit of each kind set."""
    mask = 0
    for kind in kinds:
        mask |= 1 << kind
    return mask


def is_shuffle(fact: Fact, labels: list[int]) -> bool:
    """Return whether a fact mixed exactly these labels with nobody watching."""
    return fact.word == MIX and fact.mask == EVERYONE and list(fact.labels) == labels


def relevant_facts(facts: list[Fact], hidden: list[int]) -> list[Fact]:
    """Return the facts that still say something about the cards under the `hidden` labels."""
    leader: dict[int, int] = {}  # union-find: labels ever mixed with each other share a leader
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
    """Return the leader of a label's group, shortening the path on the way."""
    while leader[label] != label:
        leader[label] = leader[leader[label]]
        label = leader[label]
    return label
