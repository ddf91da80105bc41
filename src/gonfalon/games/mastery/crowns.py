"""Crowns (MM-CRN): declared in a window of the own turn, answered by Fracture, then carried out."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.content import CROWN
from gonfalon.games.mastery.messages import (
    AIM_AT,
    ASK_CROWN_TARGET,
    CROWN_AIMED,
    CROWN_DECLARED,
    TARGET_IDLE,
)
from gonfalon.games.mastery.response import TO_CROWN, Response
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

AIM: Final = 0
DECLARED: Final = 1
ANSWERED: Final = 2
CARRIED_OUT: Final = 3


def crown_targets(m: Match[Realm], seat: int) -> list[int]:
    """Return the players a seat's crown could be used on with some effect (MM-CRN-01, -02)."""
    t = m.table
    effect = t.c.artefact_effect[t.artefacts[seat][CROWN]]
    if effect.target != "any_player":
        return [seat] if effect.able(m, seat, seat) else []
    return [other for other in range(m.seats) if effect.able(m, seat, other)]


class UseCrown(Step[Realm]):
    """One use of a crown: its target, the response window, its effect."""

    __slots__ = ("phase", "seat", "target")
    NAME = "mastery.use-crown"
    FIELDS = ("seat", "target", "phase")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.target = -1
        self.phase = AIM

    def clone(self) -> UseCrown:
        """Return an independent copy."""
        other = UseCrown(self.seat)
        other.target = self.target
        other.phase = self.phase
        return other

    def run(self, m: Match[Realm]) -> bool:
        """Aim, declare, hear the responses, carry out."""
        t = m.table
        crown = t.artefacts[self.seat][CROWN]
        effect = t.c.artefact_effect[crown]
        if self.phase == AIM:
            if effect.target == "any_player":
                return False
            self.declare(m, self.seat)
        elif self.phase == DECLARED:
            self.phase = ANSWERED
            m.push(Response(m.seats, TO_CROWN, [crown], t.next_seat(self.seat)))
        elif self.phase == ANSWERED:
            self.phase = CARRIED_OUT
            if t.intact(crown):
                effect.apply(m, self.seat, self.target)
        else:
            m.done()
        return True

    def declare(self, m: Match[Realm], target: int) -> None:
        """Declare the crown: it counts as used whatever happens, and no undo reaches back."""
        t = m.table
        self.target = target
        self.phase = DECLARED
        t.crown_uses -= 1
        m.barrier()
        if m.listening:
            crown = t.artefacts[self.seat][CROWN]
            if t.c.artefact_effect[crown].target == "any_player":
                m.emit(CROWN_AIMED, (self.seat, crown, target))
            else:
                m.emit(CROWN_DECLARED, (self.seat, crown))

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask whom the crown is aimed at (MM-DEC-12)."""
        ready = m.table.c.seat_options
        options = [ready[s] for s in crown_targets(m, self.seat)]
        return [Decision(self.seat, "crown-target", options)]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Name the target; with that the crown is declared (MM-RUL-35)."""
        self.declare(m, value)

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_CROWN_TARGET, m.table.artefacts[self.seat][CROWN])

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        return Label(Said(AIM_AT, option.value), (f"seat:{option.value}",))

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Players on whom the crown would do nothing."""
        able = crown_targets(m, self.seat)
        return [
            Blocked(str(s), "MM-CRN-02", Said(TARGET_IDLE, s), (f"seat:{s}",))
            for s in range(m.seats)
            if s not in able
        ]
