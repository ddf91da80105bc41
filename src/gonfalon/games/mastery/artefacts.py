"""Artefacts (MM-ART): whole or broken, and how they are broken and restored."""

from __future__ import annotations

from gonfalon.games.mastery.messages import (
    ALREADY_BROKEN,
    ARTEFACT_BROKEN,
    ARTEFACT_RESTORED,
    ASK_FRACTURE,
    BREAK_ARTEFACT,
    OWN_ARTEFACT,
)
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step


def break_artefact(m: Match[Realm], seat: int, artefact: int) -> None:
    """Turn an artefact face down and keep the turn in which it happened (MM-ART-02, -07)."""
    t = m.table
    t.broken[artefact] = m.turn
    if m.listening:
        m.emit(ARTEFACT_BROKEN, (seat, artefact, t.keeper[artefact]))


def restore(m: Match[Realm], seat: int) -> None:
    """Turn up what was broken before this turn began (MM-ART-05, -07)."""
    t = m.table
    for artefact in t.artefacts[seat]:
        if 0 < t.broken[artefact] < m.turn:
            t.broken[artefact] = 0
            if m.listening:
                m.emit(ARTEFACT_RESTORED, (seat, artefact))


def breakable(t: Realm, seat: int) -> list[int]:
    """Return the intact artefacts of other players (MM-RES-05, -07)."""
    found: list[int] = []
    for owner in range(t.rules.seats):
        if owner != seat:
            found += [a for a in t.artefacts[owner] if t.intact(a)]
    return found


def break_label(t: Realm, artefact: int) -> Label:
    """Return how the choice of an artefact to break reads."""
    said = Said(BREAK_ARTEFACT, artefact, t.keeper[artefact])
    return Label(said, (f"artefact:{t.c.artefacts[artefact]}",))


class Fracture(Step[Realm]):
    """Fracture in the own turn: break one artefact of another player (MM-DEC-11, MM-RES-05)."""

    __slots__ = ("left", "seat")
    NAME = "mastery.fracture"
    FIELDS = ("seat", "left")

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> Fracture:
        """Return an independent copy."""
        return Fracture(self.seat, self.left)

    def run(self, m: Match[Realm]) -> bool:
        """Wait for a target as long as there is one."""
        if self.left and breakable(m.table, self.seat):
            return False
        m.done()
        return True

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask for one intact artefact of another player."""
        options = m.table.c.break_options
        found = [options[a] for a in breakable(m.table, self.seat)]
        return [Decision(self.seat, "fracture", found)]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Break it."""
        self.left -= 1
        break_artefact(m, seat, value)

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_FRACTURE)

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        return break_label(m.table, option.value)

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Own artefacts and broken ones cannot be chosen."""
        t = m.table
        found: list[Blocked] = []
        for owner in range(m.seats):
            for a in t.artefacts[owner]:
                id = t.c.artefacts[a]
                touched = (f"artefact:{id}",)
                if owner == self.seat:
                    found.append(Blocked(id, "MM-RES-07", Said(OWN_ARTEFACT, a), touched))
                elif not t.intact(a):
                    said = Said(ALREADY_BROKEN, a, owner)
                    found.append(Blocked(id, "MM-ART-02", said, touched))
        return found
