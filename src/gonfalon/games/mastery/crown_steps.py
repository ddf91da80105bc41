"""What crowns ask for while they take effect: Corruption, Insight, Order, Prosperity."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.artefacts import break_artefact, break_label
from gonfalon.games.mastery.cards import SHUFFLE, discard, reshuffle
from gonfalon.games.mastery.messages import (
    ALREADY_BROKEN,
    ARRANGED,
    ASK_ARRANGE,
    ASK_BREAK,
    ASK_RECYCLE,
    ASK_TOP_CARD,
    CARD_ON_TOP,
    DECLARED_CROWN,
    DISCARD_TOP,
    KEEP,
    LEFT_ON_TOP,
    LOOK_SEEN,
    LOOKED,
    NOT_PLAYED_LAST_TURN,
    RECYCLE_CARD,
    RECYCLED,
    TOP_DISCARDED,
    whose,
)
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import PLAIN, Lanes, Step

TOP_OPTIONS: Final = [Option("keep", 0, "MM-CRN-20"), Option("discard", 1, "MM-CRN-20")]


class Corrupt(Step[Realm]):
    """Corruption: break an artefact of the target, never the declared crown (MM-DEC-14)."""

    __slots__ = ("left", "seat", "target")
    NAME = "mastery.corrupt"
    FIELDS = ("seat", "target", "left")

    def __init__(self, seat: int = 0, target: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.target = target
        self.left = left

    def clone(self) -> Corrupt:
        """Return an independent copy."""
        return Corrupt(self.seat, self.target, self.left)

    def choices(self, t: Realm) -> list[int]:
        """Return the artefacts that may be chosen (MM-CRN-10)."""
        declared = t.artefacts[self.seat][0]
        return [a for a in t.artefacts[self.target] if t.intact(a) and a != declared]

    def run(self, m: Match[Realm]) -> bool:
        """Wait for a choice as long as there is one."""
        if self.left and self.choices(m.table):
            return False
        m.done()
        return True

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask openly."""
        ready = m.table.c.corrupt_options
        return [Decision(self.seat, "corruption", [ready[a] for a in self.choices(m.table)])]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Break it."""
        self.left -= 1
        break_artefact(m, seat, value)

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_BREAK, self.target)

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        return break_label(m.table, option.value)

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """The declared crown and broken artefacts cannot be chosen."""
        t = m.table
        found: list[Blocked] = []
        for a in t.artefacts[self.target]:
            id = t.c.artefacts[a]
            touched = (f"artefact:{id}",)
            if a == t.artefacts[self.seat][0]:
                found.append(Blocked(id, "MM-CRN-10", Said(DECLARED_CROWN, a), touched))
            elif not t.intact(a):
                said = Said(ALREADY_BROKEN, a, self.target)
                found.append(Blocked(id, "MM-ART-02", said, touched))
        return found


class Arrange(Lanes[Realm]):
    """Insight: look at the top cards and put them back in any order (MM-CRN-11, MM-DEC-15).

    How many questions that takes is private, so they are one lane of one seat.
    """

    __slots__ = ("count", "seat", "wanted")
    NAME = "mastery.arrange"
    FIELDS = ("circle", "closed", "given", "touched", "seat", "wanted", "count")
    SECRECY = PLAIN

    def __init__(self, seats: int = 0, seat: int = 0, wanted: int = 0) -> None:
        super().__init__(seats, 1 << seat)
        self.seat = seat
        self.wanted = wanted
        self.count = -1  # how many cards are looked at; -1: not yet

    def clone(self) -> Arrange:
        """Return an independent copy."""
        other = Arrange(0, self.seat, self.wanted)
        self.copy_lanes(other)
        other.count = self.count
        return other

    def run(self, m: Match[Realm]) -> bool:
        """Look first; a short deck gets the discard pile beneath it (MM-CRN-12)."""
        if self.count < 0:
            t = m.table
            deck = t.decks[self.seat]
            if len(deck.cards) < self.wanted and t.discards[self.seat]:
                reshuffle(m, self.seat, bool(deck.cards))
            self.count = min(self.wanted, len(deck.cards))
            seen = m.look(t.packs[self.seat], deck, self.count, self.seat)
            if m.listening:
                m.emit(LOOKED, (self.seat, self.seat, self.count, whose(self.seat, self.seat)))
                m.emit(LOOK_SEEN, (tuple(seen),), 1 << self.seat)
        return super().run(m)

    def rest(self, t: Realm, given: list[int]) -> list[int]:
        """Return the cards looked at and not yet placed, sorted by kind."""
        deck = t.decks[self.seat].cards
        left = sorted(deck[len(deck) - self.count :])
        for kind in given:
            left.remove(kind)
        return left

    def question(self, m: Match[Realm], seat: int, given: list[int]) -> Decision | None:
        """Ask which card comes next from the top, as long as it makes a difference."""
        left = self.rest(m.table, given)
        if not left or left[0] == left[-1]:
            return None
        ready = m.table.c.arrange_options
        options = [ready[k] for i, k in enumerate(left) if i == 0 or left[i - 1] != k]
        return Decision(seat, "insight", options, public=False)

    def opened(self, m: Match[Realm]) -> None:
        """Put the cards back."""
        t = m.table
        given = self.given[self.seat]
        order = given + self.rest(t, given)
        t.packs[self.seat].arrange(t.decks[self.seat], order, 1 << self.seat)
        if m.listening:
            m.emit(ARRANGED, (self.seat, self.count))
        m.done()

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_ARRANGE, len(self.given[self.seat]) + 1)

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        return Label(Said(CARD_ON_TOP, option.value), (f"card:{option.id}",))


def recyclable(t: Realm, seat: int) -> list[int]:
    """Return the kinds played in the own previous turn and still in the pile (MM-CRN-14, -16)."""
    last = t.own_turns[seat] - 1
    if last < 1:
        return []
    pile, tags = t.discards[seat], t.tags[seat]
    return sorted({pile[i] for i in range(len(pile)) if tags[i] == last})


class Recycle(Step[Realm]):
    """Order: one card played in the own previous turn goes back into the deck (MM-DEC-16)."""

    __slots__ = ("left", "seat")
    NAME = "mastery.recycle"
    FIELDS = ("seat", "left")

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> Recycle:
        """Return an independent copy."""
        return Recycle(self.seat, self.left)

    def run(self, m: Match[Realm]) -> bool:
        """Wait for a choice as long as there is one."""
        if self.left and recyclable(m.table, self.seat):
            return False
        m.done()
        return True

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask openly: the pile and its tags are public."""
        ready = m.table.c.recycle_options
        return [Decision(self.seat, "order", [ready[k] for k in recyclable(m.table, self.seat)])]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Put the topmost qualifying copy into the deck and shuffle it (MM-CRN-17)."""
        t = m.table
        self.left -= 1
        last = t.own_turns[seat] - 1
        pile, tags = t.discards[seat], t.tags[seat]
        at = len(pile) - 1
        while pile[at] != value or tags[at] != last:
            at -= 1
        del pile[at]
        del tags[at]
        pack = t.packs[seat]
        pack.put(t.decks[seat], [value])
        m.shuffle(pack, t.decks[seat], SHUFFLE + seat)
        if m.listening:
            m.emit(RECYCLED, (seat, value))

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_RECYCLE)

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        return Label(Said(RECYCLE_CARD, option.value), (f"card:{option.id}",))

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Cards of the pile that were not played in the own previous turn."""
        t = m.table
        able = recyclable(t, self.seat)
        return [
            Blocked(
                t.c.cards[kind],
                "MM-CRN-14",
                Said(NOT_PLAYED_LAST_TURN, kind),
                (f"card:{t.c.cards[kind]}",),
            )
            for kind in sorted(set(t.discards[self.seat]))
            if kind not in able
        ]


class TopCard(Step[Realm]):
    """Prosperity: see the top card of a deck; leave it or discard it (MM-DEC-17)."""

    __slots__ = ("phase", "seat", "target")
    NAME = "mastery.top-card"
    FIELDS = ("seat", "target", "phase")

    def __init__(self, seat: int = 0, target: int = 0, phase: int = 0) -> None:
        self.seat = seat
        self.target = target
        self.phase = phase  # 0: look, 1: ask, 2: over

    def clone(self) -> TopCard:
        """Return an independent copy."""
        return TopCard(self.seat, self.target, self.phase)

    def run(self, m: Match[Realm]) -> bool:
        """Look first; an empty deck is filled from the pile (MM-CRN-21)."""
        t = m.table
        if self.phase == 0:
            self.phase = 1
            if not t.decks[self.target].cards:
                reshuffle(m, self.target)
            seen = m.look(t.packs[self.target], t.decks[self.target], 1, self.seat)
            if m.listening:
                m.emit(LOOKED, (self.seat, self.target, 1, whose(self.seat, self.target)))
                m.emit(LOOK_SEEN, (tuple(seen),), 1 << self.seat)
            return False
        if self.phase == 1:
            return False
        m.done()
        return True

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask: the two answers are always there, the card is the user's secret."""
        return [Decision(self.seat, "prosperity", TOP_OPTIONS)]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Leave the card, or put it face up on its owner's pile."""
        t = m.table
        self.phase = 2
        if value:
            kind = t.packs[self.target].take_top(t.decks[self.target])
            discard(t, self.target, kind)
            m.barrier()
            if m.listening:
                m.emit(TOP_DISCARDED, (seat, self.target, kind, whose(seat, self.target)))
        elif m.listening:
            m.emit(LEFT_ON_TOP, (seat, self.target, whose(seat, self.target)))

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words, with the card that only the user sees."""
        top = m.table.decks[self.target].cards[-1]
        return Said(ASK_TOP_CARD, self.target, top, whose(self.seat, self.target))

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value:
            return Label(Said(DISCARD_TOP, m.table.decks[self.target].cards[-1]))
        return Label(Said(KEEP))
