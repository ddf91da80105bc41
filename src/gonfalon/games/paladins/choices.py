"""Choices that effects raise: what to clear, whom to hire, how much suspicion to drop."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.paladins.effect import list_changes
from gonfalon.games.paladins.gains import (
    clear_action,
    discard_suspicion,
    raise_attribute,
    workers_on,
)
from gonfalon.games.paladins.hiring import hire
from gonfalon.games.paladins.messages import (
    ASK_ATTRIBUTE,
    ASK_CHOOSE_ONE,
    ASK_FREE_RECRUIT,
    ASK_PRAY_EFFECT,
    ASK_SUSPICION,
    CHOOSE_LIST,
    CHOOSE_WORKERS,
    CLEAR_ACTION,
    CLEARED,
    DECLINE,
    DISCARD_SUSPICION,
    EMPTY_SLOT,
    HIRE_FREE,
    NO_CHANGE,
    NOTHING_PLACED,
    PRAYER_DECLINED,
    RAISE_ATTRIBUTE,
    RECRUIT_DECLINED,
    SUSPICION_KEPT,
    TRACK_FULL,
)
from gonfalon.games.paladins.rewards import reward
from gonfalon.games.paladins.state import Kingdom
from gonfalon.games.paladins.words import ACTIONS, ATTRIBUTES
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step


class Choice(Step[Kingdom]):
    """One question to one side; answered, it is over."""

    __slots__ = ("answered", "side")
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "answered")

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self.answered = False

    def run(self, m: Match[Kingdom]) -> bool:
        """Ask; leave when what the answer caused is over."""
        if self.answered:
            m.done()
        return self.answered


class DropSuspicion(Choice):
    """Discard up to n suspicion cards (PAL-DEC-16)."""

    __slots__ = ("most",)
    NAME = "paladins.drop-suspicion"
    FIELDS = ("side", "answered", "most")

    def __init__(self, side: int = 0, most: int = 0) -> None:
        super().__init__(side)
        self.most = most

    def clone(self) -> DropSuspicion:
        """Return an independent copy."""
        other = DropSuspicion(self.side, self.most)
        other.answered = self.answered
        return other

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask how many, the most first."""
        t = m.table
        most = min(self.most, len(t.boards[self.side].suspicion))
        numbers = t.c.options.suspicion
        options = [numbers[n] for n in range(most, -1, -1)]
        return [Decision(self.side, "suspicion", options, default=0)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Discard them, the newest first."""
        self.answered = True
        if value:
            discard_suspicion(m, seat, value)
        elif m.listening:
            m.emit(SUSPICION_KEPT, (seat,))

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        held = len(m.table.boards[self.side].suspicion)
        return Said(ASK_SUSPICION, min(self.most, held), held)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        held = len(m.table.boards[self.side].suspicion)
        return Label(Said(DISCARD_SUSPICION, option.value, held), ("suspicion",))


class ChoosePrayer(Choice):
    """Clear an action of the own board, even the one being resolved (PAL-DEC-14, PAL-PRAY-04)."""

    __slots__ = ()
    NAME = "paladins.choose-prayer"

    def clone(self) -> ChoosePrayer:
        """Return an independent copy."""
        other = ChoosePrayer(self.side)
        other.answered = self.answered
        return other

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask which action; it may be declined."""
        t = m.table
        busy = t.boards[self.side].busy
        options = [o for o in t.c.options.pray_effect if busy >> o.value & 1]
        options.append(t.c.options.no_pray)
        return [Decision(self.side, "pray-effect", options)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Clear it (PAL-PRAY-02)."""
        self.answered = True
        if value >= 0:
            workers = clear_action(m.table, seat, value)
            if m.listening:
                m.emit(CLEARED, (seat, value, tuple(workers)))
        elif m.listening:
            m.emit(PRAYER_DECLINED, (seat,))

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_PRAY_EFFECT)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value < 0:
            return Label(Said(DECLINE))
        workers = tuple(workers_on(m.table, self.side, option.value))
        return Label(Said(CLEAR_ACTION, option.value, workers), (f"action:{option.id}",))

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say that an action without workers cannot be cleared."""
        busy = m.table.boards[self.side].busy
        return [
            Blocked(id, "PAL-PRAY-04", Said(NOTHING_PLACED, action), (f"action:{id}",))
            for action, id in enumerate(ACTIONS)
            if not busy >> action & 1
        ]


class FreeRecruit(Choice):
    """Hire a townsfolk without workers and price (PAL-DEC-15, PAL-REC-08)."""

    __slots__ = ()
    NAME = "paladins.free-recruit"

    def clone(self) -> FreeRecruit:
        """Return an independent copy."""
        other = FreeRecruit(self.side)
        other.answered = self.answered
        return other

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask whom; it may be declined."""
        t = m.table
        options = [o for o in t.c.options.free_recruit if t.townsfolk[o.value] >= 0]
        options.append(t.c.options.no_recruit)
        return [Decision(self.side, "free-recruit", options)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Hire."""
        self.answered = True
        if value >= 0:
            hire(m, seat, value)
        elif m.listening:
            m.emit(RECRUIT_DECLINED, (seat,))

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_FREE_RECRUIT)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value < 0:
            return Label(Said(DECLINE))
        t = m.table
        kind = t.townsfolk[option.value]
        return Label(Said(HIRE_FREE, kind), (f"townsfolk:{t.c.cards.townsfolk[kind]}",))

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say which slots are empty."""
        return empty_slots(m.table)


def empty_slots(t: Kingdom) -> list[Blocked]:
    """Return the refusals for empty slots of the townsfolk row (PAL-REC-05)."""
    return [
        Blocked(str(slot + 1), "PAL-REC-05", Said(EMPTY_SLOT, slot + 1))
        for slot, kind in enumerate(t.townsfolk)
        if kind < 0
    ]


class ChooseOne(Choice):
    """One of several lists of effects (PAL-DEC-17, PAL-EFF-08, PAL-FORT-04)."""

    __slots__ = ("choices",)
    NAME = "paladins.choose-one"
    FIELDS = ("side", "answered", "choices")

    def __init__(self, side: int = 0, choices: list[int] | None = None) -> None:
        super().__init__(side)
        self.choices: list[int] = choices if choices is not None else []

    def clone(self) -> ChooseOne:
        """Return an independent copy."""
        other = ChooseOne(self.side, self.choices)
        other.answered = self.answered
        return other

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Offer what would change something; if nothing would, everything."""
        t = m.table
        ready = t.c.options.choose_one
        options: list[Option] = []
        for place in range(len(self.choices)):
            if list_changes(t, self.side, self.choices[place]):
                options.append(ready[place])
        if not options:
            options = ready[: len(self.choices)]
        return [Decision(self.side, "choose-one", options)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Resolve the chosen list like any other."""
        self.answered = True
        reward(m, seat, self.choices[value])

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_CHOOSE_ONE)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads: its one effect, its workers, or which list it is."""
        effects = m.table.c.rewards[self.choices[option.value]]
        if len(effects) == 1:
            return Label(effects[0].said())
        if all(effect.OP == "worker" for effect in effects):
            workers = [effect.what for effect in effects for _ in range(effect.n)]
            return Label(Said(CHOOSE_WORKERS, tuple(workers)))
        return Label(Said(CHOOSE_LIST, option.value + 1))

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say which lists would change nothing."""
        offered = [option.value for option in decision.options]
        return [
            Blocked(str(place + 1), "PAL-EFF-08", Said(NO_CHANGE, place + 1))
            for place in range(len(self.choices))
            if place not in offered
        ]


class ChooseAttribute(Choice):
    """Raise one of the attributes below the end of their tracks (PAL-DEC-18, PAL-EFF-09)."""

    __slots__ = ("n",)
    NAME = "paladins.choose-attribute"
    FIELDS = ("side", "answered", "n")

    def __init__(self, side: int = 0, n: int = 0) -> None:
        super().__init__(side)
        self.n = n

    def clone(self) -> ChooseAttribute:
        """Return an independent copy."""
        other = ChooseAttribute(self.side, self.n)
        other.answered = self.answered
        return other

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask which."""
        t = m.table
        track = t.boards[self.side].track
        end = t.c.board.track_end
        options = [o for o in t.c.options.attribute if track[o.value] < end]
        return [Decision(self.side, "attribute", options)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Raise it."""
        self.answered = True
        raise_attribute(m, seat, value, self.n)

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_ATTRIBUTE, self.n)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads, with the value it leads to."""
        t = m.table
        value = min(t.boards[self.side].track[option.value] + self.n, t.c.board.track_end)
        return Label(Said(RAISE_ATTRIBUTE, option.value, value), (f"attribute:{option.id}",))

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say which tracks have ended."""
        t = m.table
        end = t.c.board.track_end
        return [
            Blocked(id, "PAL-EFF-09", Said(TRACK_FULL, attribute, end), (f"attribute:{id}",))
            for attribute, id in enumerate(ATTRIBUTES)
            if t.boards[self.side].track[attribute] >= end
        ]
