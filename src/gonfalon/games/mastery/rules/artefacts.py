"""Artefacts (MM-ART): intact or broken, and how they are broken and restored."""

from __future__ import annotations

from gonfalon.games.mastery.model.messages import (
    ALREADY_BROKEN,
    ARTEFACT_BROKEN,
    ARTEFACT_RESTORED,
    ASK_FRACTURE,
    BREAK_ARTEFACT,
    OWN_ARTEFACT,
)
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.step import Step


def break_artefact(m: Match[MasteryState], seat: int, artefact: int) -> None:
    """Turn an artefact face down and record the turn of its destruction (MM-ART-02, MM-ART-07)."""
    t = m.state
    t.broken[artefact] = m.turn
    if m.listening:
        m.emit(ARTEFACT_BROKEN, (seat, artefact, t.keeper[artefact]))


def restore(m: Match[MasteryState], seat: int) -> None:
    """Turn a seat's artefacts face up if they were broken before this turn (MM-ART-05)."""
    t = m.state
    for artefact in t.artefacts[seat]:
        if 0 < t.broken[artefact] < m.turn:  # MM-ART-07, MM-RUL-12
            t.broken[artefact] = 0
            if m.listening:
                m.emit(ARTEFACT_RESTORED, (seat, artefact))


def breakable(t: MasteryState, seat: int) -> list[int]:
    """Return the intact artefacts of other players, teammates included (MM-RES-05, MM-RES-07)."""
    found: list[int] = []
    for owner in range(t.rules.seats):
        if owner != seat:
            found += [a for a in t.artefacts[owner] if t.intact(a)]
    return found


def break_label(t: MasteryState, artefact: int) -> Label:
    """Return the label for choosing an artefact to break."""
    text = Text(BREAK_ARTEFACT, artefact, t.keeper[artefact])
    return Label(text, (f"artefact:{t.c.artefacts[artefact]}",))


class Fracture(Step[MasteryState]):
    """Fracture on the player's own turn: break another player's artefact (MM-DEC-11, MM-RES-05)."""

    NAME = "mastery.fracture"

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    # region written by `gonfalon fields`
    __slots__ = ("left", "seat")
    FIELDS = ("seat", "left")

    def clone(self) -> Fracture:
        return Fracture(self.seat, self.left)

    # endregion

    def run(self, m: Match[MasteryState]) -> bool:
        """Wait for an answer while there is something left to break."""
        if self.left and breakable(m.state, self.seat):
            return False
        m.done()
        return True

    def ask(self, m: Match[MasteryState]) -> list[Decision]:
        """Ask for one intact artefact of another player."""
        options = m.state.c.options.fracture
        found = [options[a] for a in breakable(m.state, self.seat)]
        return [Decision(self.seat, "fracture", found, public=True)]

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Break the chosen artefact; no response window opens (MM-RES-09, MM-RUL-44)."""
        self.left -= 1
        break_artefact(m, seat, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_FRACTURE)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return break_label(m.state, option.value)

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain why the player's own artefacts and broken ones are not offered."""
        t = m.state
        found: list[Blocked] = []
        for owner in range(m.seats):
            for a in t.artefacts[owner]:
                id = t.c.artefacts[a]
                touched = (f"artefact:{id}",)
                if owner == self.seat:
                    found.append(Blocked(id, "MM-RES-07", Text(OWN_ARTEFACT, a), touched))
                elif not t.intact(a):
                    text = Text(ALREADY_BROKEN, a, owner)
                    found.append(Blocked(id, "MM-ART-02", text, touched))
        return found
