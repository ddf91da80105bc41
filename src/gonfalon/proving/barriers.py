"""Undo barriers, seen from outside.

The kernel marks its barriers itself while it runs. This oracle does not ask for those marks: it
compares the match before and after an input. If a draw was made, if a sealed round opened, or if
the seat that acted was told the kind of a card it could not see before, then nothing may be taken
back; and nothing of one seat may be taken back after another has answered.
"""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.decision import Decision
from gonfalon.kernel.facts import NEW, SAW, Fact
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Lanes


class Watch:
    """What is to be compared, taken just before an input."""

    def __init__(self, match: Match[Any]) -> None:
        self.used = match.chance.used
        self.beat = match.beat
        self.sealed = bool(match.stack) and isinstance(match.stack[-1], Lanes)
        self.facts: list[list[Fact] | None] = [
            None if pack.facts is None else pack.facts[:] for pack in match.table.packs
        ]
        seats = range(match.seats)
        self.known: list[list[set[int]]] = [known_labels(match, seat) for seat in seats]
        self.wrong = ""

    def barriers(self, match: Match[Any], decision: Decision | None) -> int:
        """Check what may be taken back after the input; return 1 where a barrier had to hold."""
        offered = {seat: match.undoable(seat) for seat in range(match.seats)}
        in_lanes = bool(match.stack) and isinstance(match.stack[-1], Lanes)
        opened = self.sealed and (not in_lanes or match.beat != self.beat)
        why = ""
        if match.chance.used != self.used:
            why = "chance was used"
        elif opened:
            why = "a sealed round opened"
        elif decision is not None and self.learnt(match, decision.seat):
            why = f"seat {decision.seat} learnt something"
        if self.sealed and not opened:
            return 0  # nothing was published; each seat may still change its own sealed answer
        for seat, points in offered.items():
            if points and why:
                self.wrong = f"{why}, yet seat {seat} may take back {points}"
            elif points and decision is not None and seat != decision.seat:
                self.wrong = f"seat {decision.seat} decided, yet seat {seat} may take back {points}"
        return 1 if why else 0

    def learnt(self, match: Match[Any], seat: int) -> bool:
        """Tell whether the seat was shown a card that it could not see before."""
        for at, pack in enumerate(match.table.packs):
            before, facts = self.facts[at], pack.facts
            if before is None or facts is None or not starts_with(facts, before):
                continue  # the facts were settled: nothing is hidden in this pack any more
            known = self.known[seat][at]
            fresh: set[int] = set()
            for fact in facts[len(before) :]:
                if fact.word == NEW:
                    fresh.update(fact.labels)
                elif fact.word == SAW and fact.mask >> seat & 1:
                    seen = known | fresh
                    if not seen.issuperset(fact.labels):
                        return True
        return False


def starts_with(facts: list[Fact], before: list[Fact]) -> bool:
    """Tell whether facts were only added."""
    size = len(before)
    return len(facts) >= size and (not size or facts[size - 1] is before[size - 1])


def known_labels(match: Match[Any], seat: int) -> list[set[int]]:
    """Return for each pack the labels of the cards that a seat sees or remembers."""
    bit = 1 << seat
    return [
        {
            label
            for zone in pack.zones
            for label, mark in zip(zone.labels, zone.marks)
            if (zone.audience | mark) & bit
        }
        for pack in match.table.packs
    ]
