"""Answering: one decision, or a series that a player sees as one action (a redeployment)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gonfalon.kernel.decision import Decision
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.message import Event, Text
from gonfalon.kernel.step import Lanes, T
from gonfalon.kernel.trail import Entry, answer_or_restore

if TYPE_CHECKING:
    from gonfalon.kernel.match import Match


def choose_from(m: Match[T], decision: Decision, option_id: str) -> list[Event]:
    """Answer a decision that is known to be open; raise `Refused` if the option is not offered."""
    option = m.offered(decision, option_id)
    if m.trail is None:
        m.answer(decision, option)
    else:
        answer_or_restore(m, decision, option)
    return m.drain_events()


class AnswersAhead:
    """Limits how far one seat may answer ahead in a series.

    A series must stop at the first thing the seat cannot know yet: a barrier, another seat's
    question, or the end of its own lane in a sealed round. All of these are refused in the same
    way. A refused series changes nothing, so it can be retried without limit. If the refusals
    differed, they would reveal whether the others have answered or had a choice at all.
    """

    __slots__ = ("first", "round", "seat", "used")

    def __init__(self, m: Match[Any], decision_id: str, seat: int = -1) -> None:
        self.first = m.decision(decision_id, seat)
        self.seat = self.first.seat
        self.round = m.round
        self.used = m.chance.used

    def next(self, m: Match[Any]) -> Decision:
        """Return the seat's next question, or raise `Refused` at the limit."""
        if not m.past_barrier and m.chance.used == self.used and m.round == self.round:
            for decision in m.open_decisions:
                if decision.seat == self.seat:
                    return decision
        raise Refused("past-barrier", "nothing is answered ahead of what is unknown")


def give_series(
    m: Match[T], decision_id: str, option_ids: list[str], seat: int = -1
) -> list[Event]:
    """Answer successive questions of one seat. Undo takes them all back together."""
    ahead = AnswersAhead(m, decision_id, seat)
    decision = ahead.first
    events: list[Event] = []
    for at in range(len(option_ids)):
        if at:
            decision = ahead.next(m)
        events += choose_from(m, decision, option_ids[at])
    if m.trail is not None:
        m.trail.join(decision_id)
    return events


def close_round(m: Match[T], round_id: str) -> list[Event]:
    """Close a sealed round. Seats that have not answered get the default answer."""
    lanes = m.stack[-1] if m.stack else None
    if not isinstance(lanes, Lanes) or m.round != round_id:
        raise Refused("stale-round", f"{round_id} is not an open round")
    for decision in m.open_decisions:
        if decision.default < 0:
            raise Refused("answer-owed", f"seat {decision.seat} still has to answer")
    lanes.closed = True
    m.advance()
    if m.trail is not None:
        m.trail.cut()
    if m.log is not None:
        m.log.append(Entry("close", -1, round_id, "", m.chance.trace))
    return m.drain_events()


def read_series(
    m: Match[T], decision_id: str, option_ids: list[str], seat: int = -1
) -> list[tuple[Text, Text]]:
    """Return the texts of a series as (question, answer) pairs, without giving the answers.

    The answers are tried on a copy, with the same limits as in `give_series`.
    """
    trial = m.clone()
    ahead = AnswersAhead(trial, decision_id, seat)
    decision = ahead.first
    found: list[tuple[Text, Text]] = []
    for at in range(len(option_ids)):
        if at:
            choose_from(trial, decision, option_ids[at - 1])
            decision = ahead.next(trial)
        option = trial.offered(decision, option_ids[at])
        step = trial.stack[-1]
        found.append((step.prompt(trial, decision), step.label(trial, decision, option).text))
    return found
