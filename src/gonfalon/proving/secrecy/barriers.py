"""An independent check of undo barriers.

The kernel sets its barriers while it runs. This check ignores them and compares the match before
and after an input instead. If a draw was made, a sealed round opened, or the acting seat learnt the
kind of a card or a number that it could not see before, then undo must not be possible. And after
another seat has answered, a seat's earlier answers must not be undoable.
"""

from __future__ import annotations

from typing import Any, TypeVar

from gonfalon.kernel.hidden.facts import NEW, SAW, Fact
from gonfalon.kernel.hidden.tally import SHOWN, TallyFact
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.decision import Decision

F = TypeVar("F", Fact, TallyFact)


class Watch:
    """The relevant facts about a match, captured just before an input."""

    def __init__(self, match: Match[Any]) -> None:
        self.used = match.chance.used
        self.beat = match.beat
        self.sealed = bool(match.stack) and isinstance(match.stack[-1], Lanes)
        self.facts: list[list[Fact] | None] = [
            None if pack.facts is None else pack.facts[:] for pack in match.state.packs
        ]
        self.numbers = [(tally.facts or [])[:] for tally in match.state.tallies()]
        seats = range(match.seats)
        self.known: list[list[set[int]]] = [known_labels(match, seat) for seat in seats]
        self.wrong = ""

    def barriers(self, match: Match[Any], decision: Decision | None) -> int:
        """Check what may be undone after the input. Return 1 if a barrier was required, else 0.

        An error is described in `wrong`.
        """
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
            return 0  # nothing was published; seats may still change their own sealed answers
        for seat, points in offered.items():
            if points and why:
                self.wrong = f"{why}, yet seat {seat} may take back {points}"
            elif points and decision is not None and seat != decision.seat:
                self.wrong = f"seat {decision.seat} decided, yet seat {seat} may take back {points}"
        return 1 if why else 0

    def learnt(self, match: Match[Any], seat: int) -> bool:
        """Return whether the seat has seen a card or a number that it could not see before."""
        for at, pack in enumerate(match.state.packs):
            before, facts = self.facts[at], pack.facts
            if before is None or facts is None or not starts_with(facts, before):
                continue  # the facts were settled: nothing in this pack is hidden any more
            known = self.known[seat][at]
            fresh: set[int] = set()
            for fact in facts[len(before) :]:
                if fact.word == NEW:
                    fresh.update(fact.labels)
                elif fact.word == SAW and fact.mask >> seat & 1:
                    seen = known | fresh
                    if not seen.issuperset(fact.labels):
                        return True
        for before_it, tally in zip(self.numbers, match.state.tallies(), strict=True):
            numbers = tally.facts or []
            if tally.audience >> seat & 1 or not starts_with(numbers, before_it):
                continue
            for number in numbers[len(before_it) :]:
                if number.word == SHOWN and number.mask >> seat & 1:
                    return True
        return False


def starts_with(facts: list[F], before: list[F]) -> bool:
    """Return whether `facts` is `before` with facts only added at the end."""
    size = len(before)
    return len(facts) >= size and (not size or facts[size - 1] is before[size - 1])


def known_labels(match: Match[Any], seat: int) -> list[set[int]]:
    """Return for each pack the labels of the cards that a seat sees or is reminded of."""
    bit = 1 << seat
    return [
        {
            label
            for zone in pack.zones
            for label, mark in zip(zone.labels, zone.marks)
            if (zone.audience | mark) & bit
        }
        for pack in match.state.packs
    ]
