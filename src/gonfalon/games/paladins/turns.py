"""Turns (PAL-TURN) and passing (PAL-PASS)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.act import Act
from gonfalon.games.paladins.act_words import action_label
from gonfalon.games.paladins.favours import UseFavour, favour_label, favour_refusal, why_not
from gonfalon.games.paladins.legality import refusal, why
from gonfalon.games.paladins.messages import (
    ASK_ACTION,
    ASK_KEEP,
    DO_PASS,
    KEEP_WORKER,
    PASSED,
    WORKERS_KEPT,
)
from gonfalon.games.paladins.options import FAVOUR, PASS
from gonfalon.games.paladins.outlook import Plan, act_outlook, favour_outlook
from gonfalon.games.paladins.state import FREE, Kingdom
from gonfalon.games.paladins.words import ACTIONS
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

MOST_KEPT: Final = 3


def keep(m: Match[Kingdom], side: int, kept: list[int]) -> None:
    """Keep these workers; the others return to the general supply (PAL-PASS-02)."""
    m.table.boards[side].workers = kept
    if m.listening and max(kept):
        workers = [w for w, count in enumerate(kept) for _ in range(count)]
        m.emit(WORKERS_KEPT, (side, tuple(workers)))


class Turn(Step[Kingdom]):
    """One turn: an action, a favour, or passing (PAL-TURN-01, PAL-DEC-05)."""

    __slots__ = ("over", "side")
    NAME = "paladins.turn"
    FIELDS = ("side", "over")

    def __init__(self, side: int = 0, over: bool = False) -> None:
        self.side = side
        self.over = over

    def clone(self) -> Turn:
        """Return an independent copy."""
        return Turn(self.side, self.over)

    def run(self, m: Match[Kingdom]) -> bool:
        """Ask; when the action is over, so is the turn."""
        if self.over:
            m.done()
        return self.over

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Offer all that is legal; without a worker passing is no question (PAL-TURN-03)."""
        t = m.table
        ready = t.c.options
        options: list[Option] = []
        workers = t.boards[self.side].hands()
        if workers:
            for action in range(len(ACTIONS)):
                if not refusal(t, self.side, action):
                    options.append(ready.action[action])
            for slot in range(len(t.favours)):
                if not favour_refusal(t, self.side, slot):
                    options.append(ready.favour[slot])
        options.append(ready.passing)
        return [Decision(self.side, "action", options, public=not workers)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Begin an action or pass."""
        self.over = True
        if value == PASS:
            self.leave(m)
        elif value >= FAVOUR:
            m.push(UseFavour(seat, value - FAVOUR))
        else:
            m.push(Act(seat, value))

    def leave(self, m: Match[Kingdom]) -> None:
        """Pass: clear the own board, keep three workers (PAL-PASS-01, -02)."""
        t = m.table
        board = t.boards[self.side]
        board.passed = True
        for space in range(len(board.placed)):
            board.placed[space] = FREE
        board.busy = 0
        if m.listening:
            m.emit(PASSED, (self.side,))
        if board.hands() > MOST_KEPT:
            m.push(Keep(self.side))
        else:
            keep(m, self.side, board.workers)

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        t = m.table
        board = t.boards[self.side]
        return Said(ASK_ACTION, t.round, board.hands(), board.silver, board.provisions)

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        t = m.table
        if option.value == PASS:
            hands = t.boards[self.side].hands()
            return Label(Said(DO_PASS, min(hands, MOST_KEPT), max(hands - MOST_KEPT, 0)))
        if option.value >= FAVOUR:
            label = favour_label(t, option.value - FAVOUR)
            label.outlook = favour_outlook(t, self.side, option.value - FAVOUR)
            return label
        label = action_label(t, self.side, option.value)
        label.outlook = act_outlook(t, self.side, Plan(option.value))
        return label

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say why the other actions and favours are not offered."""
        t = m.table
        offered = [option.value for option in decision.options]
        found: list[Blocked] = []
        for action in range(len(ACTIONS)):
            if action not in offered:
                found.append(why(t, self.side, action))
        for slot in range(len(t.c.board.favour_rounds)):
            if FAVOUR + slot not in offered:
                found.append(why_not(t, self.side, slot))
        return found


class Keep(Step[Kingdom]):
    """Which three workers to keep, type by type (PAL-DEC-20)."""

    __slots__ = ("kept", "side")
    NAME = "paladins.keep"
    FIELDS = ("side", "kept")

    def __init__(self, side: int = 0, kept: list[int] | None = None) -> None:
        self.side = side
        self.kept: list[int] = kept if kept is not None else [0, 0, 0, 0, 0, 0]

    def clone(self) -> Keep:
        """Return an independent copy."""
        return Keep(self.side, self.kept[:])

    def run(self, m: Match[Kingdom]) -> bool:
        """Ask three times, then let the others go."""
        if sum(self.kept) < MOST_KEPT:
            return False
        keep(m, self.side, self.kept)
        m.done()
        return True

    def ask(self, m: Match[Kingdom]) -> list[Decision]:
        """Ask for the next worker to keep."""
        t = m.table
        workers = t.boards[self.side].workers
        options = [o for o in t.c.options.keep if workers[o.value] > self.kept[o.value]]
        return [Decision(self.side, "keep", options)]

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Keep one."""
        self.kept[value] += 1

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_KEEP, MOST_KEPT - sum(self.kept))

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads, with how many there are."""
        worker = option.value
        left = m.table.boards[self.side].workers[worker] - self.kept[worker]
        return Label(Said(KEEP_WORKER, worker, left), (f"worker:{option.id}",))
