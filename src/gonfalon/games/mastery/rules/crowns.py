"""Crowns (MM-CRN): declared in a window of the player's turn, open to Fracture, then applied."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.model.content import CROWN
from gonfalon.games.mastery.model.messages import (
    AIM_AT,
    ASK_CROWN_TARGET,
    CROWN_AIMED,
    CROWN_DECLARED,
    TARGET_IDLE,
)
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.response import TO_CROWN, Response
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.step import Step

AIM: Final = 0
DECLARED: Final = 1
ANSWERED: Final = 2
CARRIED_OUT: Final = 3


def crown_targets(m: Match[MasteryState], seat: int) -> list[int]:
    """Return the players on whom a seat's crown would have an effect (MM-CRN-02, MM-RUL-13)."""
    t = m.state
    effect = t.c.artefact_effect[t.artefacts[seat][CROWN]]
    if effect.target != "any_player":
        return [seat] if effect.able(m, seat, seat) else []
    return [other for other in range(m.seats) if effect.able(m, seat, other)]


class UseCrown(Step[MasteryState]):
    """One use of a crown: choose a target, open the response window, apply the effect."""

    NAME = "mastery.use-crown"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.target = -1
        self.phase = AIM

    # region written by `gonfalon fields`
    __slots__ = ("phase", "seat", "target")
    FIELDS = ("seat", "target", "phase")

    def clone(self) -> UseCrown:
        other = UseCrown(self.seat)
        other.target = self.target
        other.phase = self.phase
        return other

    # endregion

    def run(self, m: Match[MasteryState]) -> bool:
        """Choose the target, declare, collect responses, then apply the effect."""
        t = m.state
        crown = t.artefacts[self.seat][CROWN]
        effect = t.c.artefact_effect[crown]
        if self.phase == AIM:
            if effect.target == "any_player":
                return False
            self.declare(m, self.seat)
        elif self.phase == DECLARED:
            self.phase = ANSWERED
            # Others may break the crown, clockwise from the next seat (MM-CRN-03, MM-DEC-13). The
            # user has nothing to break (MM-RUL-29, MM-RUL-43).
            m.push(Response(m.seats, TO_CROWN, [crown], t.next_seat(self.seat)))
        elif self.phase == ANSWERED:
            self.phase = CARRIED_OUT
            if t.intact(crown):  # then its effect is still possible (MM-CRN-04, MM-CRN-25)
                effect.apply(m, self.seat, self.target)
        else:
            m.done()
        return True

    def declare(self, m: Match[MasteryState], target: int) -> None:
        """Declare the crown (MM-CRN-01). It counts as used even if it is broken (MM-CRN-03).

        A declaration cannot be undone.
        """
        t = m.state
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

    def ask(self, m: Match[MasteryState]) -> list[Decision]:
        """Ask which player the crown targets (MM-DEC-12)."""
        ready = m.state.c.options.seat
        options = [ready[s] for s in crown_targets(m, self.seat)]
        return [Decision(self.seat, "crown-target", options, public=True)]

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Set the target, which declares the crown (MM-RUL-35)."""
        self.declare(m, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_CROWN_TARGET, m.state.artefacts[self.seat][CROWN])

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(AIM_AT, option.value), (f"seat:{option.value}",))

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain on which players the crown would have no effect."""
        able = crown_targets(m, self.seat)
        return [
            Blocked(str(s), "MM-CRN-02", Text(TARGET_IDLE, s), (f"seat:{s}",))
            for s in range(m.seats)
            if s not in able
        ]
