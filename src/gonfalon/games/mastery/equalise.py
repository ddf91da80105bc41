"""Fear and Vigour: the owner may let both sides count the larger number of knights (MM-BAT-33)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.battle_cards import field_of
from gonfalon.games.mastery.messages import (
    ASK_EQUALISE,
    DECLINE,
    EQUALISE,
    EQUALISED,
    NOT_EQUALISED,
)
from gonfalon.games.mastery.outlook import standing, with_points
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

OPTIONS: Final = [Option("equalise", 1, "MM-BAT-33"), Option("decline", 0, "MM-ART-03")]


class Equalise(Step[Realm]):
    """One open question to the owner of the sceptre (MM-DEC-41)."""

    __slots__ = ("over", "seat")
    NAME = "mastery.equalise"
    FIELDS = ("seat", "over")

    def __init__(self, seat: int = 0, over: bool = False) -> None:
        self.seat = seat
        self.over = over

    def clone(self) -> Equalise:
        """Return an independent copy."""
        return Equalise(self.seat, self.over)

    def run(self, m: Match[Realm]) -> bool:
        """Wait for the answer."""
        if self.over:
            m.done()
        return self.over

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask openly."""
        return [Decision(self.seat, "equalise", OPTIONS)]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Count the larger number for both; no knight is moved (MM-BAT-03)."""
        self.over = True
        m.barrier()
        field = field_of(m)
        if value:
            larger = max(field.counted)
            field.counted = [larger, larger]
            if m.listening:
                m.emit(EQUALISED, (seat, larger))
        elif m.listening:
            m.emit(NOT_EQUALISED, (seat,))

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        field = field_of(m)
        side = field.side_of(decision.seat)
        return Said(ASK_EQUALISE, field.counted[side], field.counted[1 - side])

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        t = m.table
        field = field_of(m)
        if option.value:
            larger = max(field.counted)
            totals = [field.total(side) + larger - field.counted[side] for side in (0, 1)]
            return Label(Said(EQUALISE, larger), (), standing(t, field, totals))
        return Label(Said(DECLINE), (), with_points(t, field, 0, 0))
