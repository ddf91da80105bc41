"""Shorten what is known of hidden cards without losing any of it.

Facts pile up over a long match: every card played from a hand leaves a `MIX` and a `SAW`. Most of
them say nothing any more. `shortened` rewrites a pack's facts so that every viewer can rule out
exactly the same worlds as before:

* a card that is public by now is left out of everything, if it makes no difference to the others
  (`leaves_no_trace`);
* a `MIX` is dropped if an earlier or a later one hides the same, or if all of its cards are in one
  bag, which has no order (`hides_nothing`);
* a seat that sees all cards of a `MIX` again right after it has followed it (`followed`);
* what a seat already knows needs no further `SAW` or `NOT` (`news_only`).

`tests/kernel/hidden/test_knowledge.py` compares the result with all possible worlds.
"""

from __future__ import annotations

from gonfalon.kernel.hidden.facts import MIX, NEW, NOT, SAW, Fact, kind_mask, relevant_facts
from gonfalon.kernel.values.message import EVERYONE


def shortened(facts: list[Fact], kinds: dict[int, int], bags: dict[int, int]) -> list[Fact]:
    """Return fewer facts that say the same.

    `kinds` are the kinds under all labels that are still hidden. `bags` numbers the bag that a
    label is in; labels in decks are missing.
    """
    facts = shuffled_in_place(relevant_facts(facts, list(kinds)), kinds)
    while True:
        before = len(facts)
        facts = without_public_cards(facts, kinds)
        facts = news_only(followed(facts))
        at = 0
        while at < len(facts):
            if hides_nothing(facts, at, bags):
                del facts[at]
            else:
                at += 1
        if len(facts) == before:
            return facts


def shuffled_in_place(facts: list[Fact], kinds: dict[int, int]) -> list[Fact]:
    """Let fresh cards that nobody saw being shuffled begin in the order they ended in.

    Nobody can tell the difference, and afterwards each card keeps its label.
    """
    ended = kinds.copy()
    for fact in facts:
        if fact.word == SAW:
            for i in range(len(fact.labels)):
                if fact.labels[i] not in kinds:
                    ended[fact.labels[i]] = fact.kinds[i]
    begun: dict[int, int] = {}  # labels that were only made public so far
    again: dict[int, int] = {}  # labels that begin with another kind
    kept: list[Fact] = []
    for at in range(len(facts)):
        fact = facts[at]
        if fact.word == NEW:
            for i in range(len(fact.labels)):
                begun[fact.labels[i]] = fact.kinds[i]
        elif (
            fact.word == MIX
            and fact.mask == EVERYONE
            and all(label in begun and label in ended for label in fact.labels)
            and sorted([begun[label] for label in fact.labels])
            == sorted([ended[label] for label in fact.labels])
            and not contradicted(facts, at, ended)
        ):
            for label in fact.labels:
                again[label] = ended[label]
                del begun[label]
            fact = Fact(MIX, EVERYONE, fact.labels, ())
        else:
            for label in fact.labels:
                begun.pop(label, 0)
        kept.append(fact)
    for at in range(len(kept)):
        fact = kept[at]
        if fact.word == NEW:
            now = [again.get(fact.labels[i], fact.kinds[i]) for i in range(len(fact.labels))]
            kept[at] = Fact(NEW, fact.mask, fact.labels, tuple(now))
    return kept


def contradicted(facts: list[Fact], at: int, ended: dict[int, int]) -> bool:
    """Return whether a card of a mix was later seen to be, or moved to, something else."""
    labels = set(facts[at].labels)
    for fact in facts[at + 1 :]:
        for i in range(len(fact.labels)):
            label = fact.labels[i]
            if label not in labels:
                continue
            if fact.word == SAW and fact.kinds[i] != ended[label]:
                return True
            if fact.word == MIX and fact.kinds:
                return True
            if fact.word == NOT and ended[label] in fact.kinds:
                return True
    return False


def without_public_cards(facts: list[Fact], kinds: dict[int, int]) -> list[Fact]:
    """Leave out the cards that are public by now, where they make no difference."""
    at = 0
    while at < len(facts):
        fact = facts[at]
        if fact.word == SAW and fact.mask == EVERYONE:
            for i in range(len(fact.labels)):
                label = fact.labels[i]
                if label not in kinds and leaves_no_trace(facts, at, label, fact.kinds[i]):
                    before = len(facts)
                    facts = without(facts, label)
                    at -= before - len(facts) + 1  # look again at this one, if it is still there
                    at = max(at, -1)
                    break
        at += 1
    return facts


def leaves_no_trace(facts: list[Fact], at: int, label: int, kind: int) -> bool:
    """Return whether a card that everyone saw leave, in the fact `at`, can be left out.

    In any possible world, some card of this kind took some way to this label, while other cards
    were under the label. They can take that way instead if it leads through every mix of the label,
    and if no fact about a label on the way tells them from a card of this kind.
    """
    mixes: list[int] = []
    holders: list[set[int]] = []  # before each of the mixes: labels that may cover the kind
    holding: set[int] = set()
    begins = False
    for i in range(len(facts)):
        fact = facts[i]
        if label in fact.labels:
            if fact.word == MIX:
                if fact.kinds or i > at:
                    return False
                mixes.append(i)
                holders.append(holding.copy())
            elif fact.word == NOT:
                if kind in fact.kinds:
                    return False
            elif fact.kinds[fact.labels.index(label)] != kind:
                return False
            elif fact.word == NEW:
                begins = True
        may_hold(holding, fact, kind)
    if not begins:
        return False
    reach: set[int] = set()  # labels from which a card may get to the label
    i = mixes[-1] if mixes else -1
    while mixes and i >= mixes[0]:
        fact = facts[i]
        if fact.word == MIX:
            if label in fact.labels:
                reach.update(fact.labels)
                for other in reach:
                    if other in holders[-1] and other not in fact.labels:
                        return False
                holders.pop()
            elif any(other in reach for other in fact.labels):
                reach.update(fact.labels)
        else:
            for j in range(len(fact.labels)):
                other = fact.labels[j]
                if other == label or other not in reach:
                    continue
                if fact.word == NEW and fact.kinds[j] != kind:
                    reach.discard(other)
                elif kind not in fact.kinds if fact.word == NOT else fact.kinds[j] == kind:
                    return False
        i -= 1
    return True


def may_hold(holding: set[int], fact: Fact, kind: int) -> None:
    """Update the labels that may cover a kind, as far as everyone knows."""
    for i in range(len(fact.labels)):
        label = fact.labels[i]
        if fact.word == NEW or (fact.word == SAW and fact.mask == EVERYONE):
            if fact.kinds[i] == kind:
                holding.add(label)
            else:
                holding.discard(label)
        elif fact.word == NOT and fact.mask == EVERYONE and kind in fact.kinds:
            holding.discard(label)
        elif fact.word == MIX and label in holding:
            holding.update(fact.labels)
            return


def without(facts: list[Fact], label: int) -> list[Fact]:
    """Return the facts as if there had been no card under a label."""
    kept: list[Fact] = []
    for fact in facts:
        if label not in fact.labels:
            kept.append(fact)
            continue
        places = [i for i in range(len(fact.labels)) if fact.labels[i] != label]
        if places:
            labels = tuple([fact.labels[i] for i in places])
            kinds = fact.kinds
            if fact.word in (NEW, SAW):
                kinds = tuple([fact.kinds[i] for i in places])
            kept.append(Fact(fact.word, fact.mask, labels, kinds))
    return kept


def followed(facts: list[Fact]) -> list[Fact]:
    """Take seats out of a mix that knew all of its cards before and see all of them after it."""
    known: dict[int, int] = {}
    kinds: dict[int, int] = {}  # as last seen by anyone
    kept: list[Fact] = []
    for at in range(len(facts)):
        fact = facts[at]
        if fact.word in (NEW, SAW):
            for i in range(len(fact.labels)):
                kinds[fact.labels[i]] = fact.kinds[i]
        elif fact.word == MIX and fact.kinds:
            old = [kinds[label] for label in fact.labels]
            for i in range(len(fact.labels)):
                kinds[fact.labels[i]] = old[fact.kinds[i]]
        elif fact.word == MIX:
            seats = fact.mask
            for label in fact.labels:
                seats &= known[label]
            if seats:
                for label in fact.labels:
                    seats &= seen_next(facts, at, label, kinds[label])
                if seats:
                    fact = Fact(MIX, fact.mask & ~seats, fact.labels, ())
        learn(known, fact)
        if fact.mask:
            kept.append(fact)
    return kept


def seen_next(facts: list[Fact], at: int, label: int, kind: int) -> int:
    """Return the seats that see this kind under a label after a fact and before the next mix."""
    mask = 0
    for fact in facts[at + 1 :]:
        for i in range(len(fact.labels)):
            if fact.labels[i] == label:
                if fact.word == MIX:
                    return mask
                if fact.word == SAW and fact.kinds[i] == kind:
                    mask |= fact.mask
    return mask


def learn(known: dict[int, int], fact: Fact) -> None:
    """Update for each label the mask of seats that are certain of its kind."""
    labels = fact.labels
    if fact.word == NEW:
        for label in labels:
            known[label] = EVERYONE
    elif fact.word == SAW:
        for label in labels:
            known[label] |= fact.mask
    elif fact.word == MIX:
        old = [known[label] & ~fact.mask for label in labels]
        for i in range(len(labels)):
            known[labels[i]] = old[fact.kinds[i]] if fact.kinds else old[i]


def news_only(facts: list[Fact]) -> list[Fact]:
    """Leave out what the seats in a fact's mask knew already."""
    known: dict[int, int] = {}
    possible: dict[int, int] = {}  # masks of the kinds that a label may cover, as everyone knows
    denied: dict[int, list[Fact]] = {}
    kept: list[Fact] = []
    for fact in facts:
        labels = fact.labels
        if fact.word == SAW:
            sure = EVERYONE
            for label in labels:
                sure &= known[label]
            if not fact.mask & ~sure:
                continue
        elif fact.word == MIX:
            for label in labels:
                denied.pop(label, None)
        elif fact.word == NOT:
            told: list[int] = []
            banned = kind_mask(fact.kinds)
            ruled_out = 0
            for label in labels:
                before = denied.setdefault(label, [])
                if banned & possible[label] and not any(
                    fact.mask & ~other.mask == 0 and set(fact.kinds) <= set(other.kinds)
                    for other in before
                ):
                    told.append(label)
                    before.append(fact)
                    ruled_out |= banned & possible[label]
            if not told:
                continue
            kinds = [kind for kind in fact.kinds if ruled_out >> kind & 1]
            fact = Fact(NOT, fact.mask, tuple(told), tuple(kinds))
        learn(known, fact)
        rule_out(possible, fact)
        kept.append(fact)
    return kept


def rule_out(possible: dict[int, int], fact: Fact) -> None:
    """Update for each label the mask of kinds that it may cover, as far as everyone knows."""
    labels = fact.labels
    if fact.word == NEW or (fact.word == SAW and fact.mask == EVERYONE):
        for i in range(len(labels)):
            possible[labels[i]] = 1 << fact.kinds[i]
    elif fact.word == MIX:
        union = 0
        for label in labels:
            union |= possible[label]
        for label in labels:
            possible[label] = union
    elif fact.word == NOT and fact.mask == EVERYONE:
        banned = kind_mask(fact.kinds)
        for label in labels:
            possible[label] &= ~banned


def hides_nothing(facts: list[Fact], at: int, bags: dict[int, int]) -> bool:
    """Return whether a mix can be dropped: another one hides the same, or a bag does."""
    fact = facts[at]
    if fact.word != MIX or fact.kinds:
        return False
    if len(fact.labels) < 2:
        return True
    labels = set(fact.labels)
    for i in range(at - 1, -1, -1):
        if concerns(facts[i], labels, fact.mask):
            if covers(facts[i], labels, fact.mask):
                return True
            break
    for i in range(at + 1, len(facts)):
        if concerns(facts[i], labels, fact.mask):
            return covers(facts[i], labels, fact.mask)
    bag = bags.get(fact.labels[0], -1)
    return bag >= 0 and all(bags.get(label, -1) == bag for label in labels)


def concerns(fact: Fact, labels: set[int], mask: int) -> bool:
    """Return whether a fact tells or hides something about the labels from seats in the mask."""
    return (bool(fact.mask & mask) or (fact.word == MIX and bool(fact.kinds))) and any(
        label in labels for label in fact.labels
    )


def covers(fact: Fact, labels: set[int], mask: int) -> bool:
    """Return whether a mix hides at least as much."""
    return fact.word == MIX and not mask & ~fact.mask and labels <= set(fact.labels)
