"""Inputs on their way into the log: carried out, with what they tell whom.

A standing order is carried out after the input that opens its window, as an input of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.standing import in_window
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.message import Event

Act = Callable[[Match[Any]], list[Event]]


def carry_out(match: Match[Any], act: Act) -> tuple[list[Event], list[list[str]]]:
    """Carry out an input; return what happened, and the answers given with their decisions."""
    match.log = []
    events = act(match)
    answers = [[line.target, line.answer] for line in match.log + match.sealed if line.answer]
    match.log = None
    match.sealed = []
    return events, answers


def stored_events(match: Match[Any], events: list[Event]) -> list[list[Any]]:
    """Return events in stored form: audience, message id, arguments."""
    words = match.content.vocabulary
    return [
        [event.audience, event.message.id, event.message.named_arguments(event.args, words)]
        for event in events
    ]


def pass_in(decision: Decision) -> Act:
    """Return the input that passes in a window: its answer by default."""
    return lambda m: m.choose(decision.id, decision.options[decision.default].id)


def open_windows(match: Match[Any], seat: int) -> list[Decision]:
    """Return the open decisions of a seat that a standing order could answer."""
    return [d for d in match.decisions if d.seat == seat and in_window(match, d)]
