"""Walks: matches that a seeded picker plays, so that the same seed gives the same match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.proving.fidelity import fidelity

LONGEST = 5000  # inputs of a match
UNDONE = 8  # one input in this many is an undo, if there is something to undo
CLOSED = 4  # one input in this many closes a round early that stays open until it is closed

Pick = Callable[[Decision, FastChance], Option]


def any_option(decision: Decision, picker: FastChance) -> Option:
    """Pick an answer at random."""
    return decision.options[picker.below(0, len(decision.options))]


def one_input(
    m: Match[Any], picker: FastChance, pick: Pick = any_option, undoing: bool = False
) -> None:
    """Answer a question, close a round that waits for nobody, or take something back."""
    if undoing and picker.below(0, UNDONE) == 0:
        for seat in range(m.seats):
            back = m.undoable(seat)
            if back:
                m.undo(seat, back[picker.below(0, len(back))])
                return
    if not m.decisions or (closable(m) and picker.below(0, CLOSED) == 0):
        m.close(m.round)
        return
    decision = m.decisions[picker.below(0, len(m.decisions))]
    m.choose(decision.id, pick(decision, picker).id)


def closable(m: Match[Any]) -> bool:
    """True if a round is open that only `close` ends, and everybody left may be passed over."""
    lanes = m.stack[-1]
    waits = isinstance(lanes, Lanes) and not lanes.may_open(m.policy)
    return waits and all(decision.default >= 0 for decision in m.decisions)


def walk(
    m: Match[Any], picker: FastChance, pick: Pick = any_option, undoing: bool = False
) -> Iterator[Match[Any]]:
    """Give a match again and again, wherever it waits, until it is over."""
    for _ in range(LONGEST):
        if m.over:
            return
        yield m
        one_input(m, picker, pick, undoing)
    raise AssertionError(f"the match is not over after {LONGEST} inputs")


def play(
    m: Match[Any], picker: FastChance, pick: Pick = any_option, undoing: bool = False
) -> Match[Any]:
    """Play a match to its end."""
    for _ in walk(m, picker, pick, undoing):
        pass
    return m


def check_walks(slug: str, matches: int, seed: int = 1, policy: str = "") -> None:
    """Play random matches of all set-ups and check every question, as `gonfalon fidelity` does.

    Saving, loading, cloning and undo must give the same match; asking must not change it; an
    answer must not be both offered and refused; wrong inputs must be refused without a trace.
    """
    report = fidelity(slug, matches, seed, policy=policy)
    if not report.ok:
        raise AssertionError("\n".join(report.lines()))
