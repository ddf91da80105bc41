"""Answering: one decision, or a series that a player sees as one action (a redeployment)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from gonfalon.kernel.hidden.unknown import NoChance, Unknown
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.play.trail import Entry, answer_or_restore
from gonfalon.kernel.values.amounts import Small
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.message import Event, Text

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


def choose_from(m: Match[T], decision: Decision, option_id: str) -> list[Event]:
    """Answer a decision that is known to be open; raise `Refused` if the option is not offered."""
    option = m.offered(decision, option_id)
    if m.trail is None:
        m.answer(decision, option)
    else:
        answer_or_restore(m, decision, option)
    return m.drain_events()


class AnswersAhead:
    """A copy of a match on which one seat answers ahead, to try a series.

    A series must stop at the first thing the seat cannot know yet: a barrier, another seat's
    question, or the end of its own lane in a sealed round. All of these are refused in the same
    way. A refused series changes nothing, so it can be retried without limit. If the refusals
    differed, they would reveal whether the others have answered or had a choice at all. So would
    the time they take, so the copy stops before it works out anything unknown: it draws nothing,
    looks at no other lane, and neither begins nor opens a round.

    `asked` is the seat's next question, or None at the limit.
    """

    __slots__ = ("asked", "match", "seat")

    def __init__(self, m: Match[Any], decision_id: str, seat: int = -1) -> None:
        decision = m.decision(decision_id, seat)
        self.asked: Decision | None = decision
        self.seat = decision.seat
        self.match = m.clone()
        self.match.ahead = decision.seat
        self.match.chance = NoChance()

    def next(self) -> Decision:
        """Return the seat's next question, or raise `Refused` at the limit."""
        if self.asked is None:
            raise Refused("past-barrier", "nothing is answered ahead of what is unknown")
        return self.asked

    def give(self, option_id: str) -> None:
        """Answer the next question; raise `Refused` if the option is not offered."""
        trial = self.match
        decision = self.next()
        option = trial.offered(decision, option_id)
        self.asked = None
        try:
            trial.answer(decision, option)
        except Unknown:
            return
        self.asked = question_to(trial, self.seat)


def question_to(m: Match[Any], seat: int) -> Decision | None:
    """Return the first open question of a seat, or None."""
    for decision in m.open_decisions:
        if decision.seat == seat:
            return decision
    return None


def check_series(m: Match[Any], decision_id: str, option_ids: list[str], seat: int) -> None:
    """Raise `Refused` unless a series could be given."""
    ahead = AnswersAhead(m, decision_id, seat)
    for option_id in option_ids[:-1]:
        ahead.give(option_id)
    ahead.match.offered(ahead.next(), option_ids[-1])


def give_series(
    m: Match[T], decision_id: str, option_ids: list[str], seat: int = -1
) -> list[Event]:
    """Answer successive questions of one seat. Undo takes them all back together.

    Raises `Refused`, changing nothing, unless all of them can be given.
    """
    first = m.decision(decision_id, seat)
    if len(option_ids) > 1:
        check_series(m, decision_id, option_ids, first.seat)
    decision: Decision | None = first
    events: list[Event] = []
    for option_id in option_ids:
        if decision is None:
            raise KernelError(f"{option_id} could be answered on a copy and is not asked now")
        events += choose_from(m, decision, option_id)
        decision = question_to(m, first.seat)
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
    ahead = AnswersAhead(m, decision_id, seat)
    trial = ahead.match
    found: list[tuple[Text, Text]] = []
    for at, option_id in enumerate(option_ids):
        if at:
            ahead.give(option_ids[at - 1])
        decision = ahead.next()
        option = trial.offered(decision, option_id)
        step = trial.stack[-1]
        found.append((step.prompt(trial, decision), step.label(trial, decision, option).text))
    return found


def answers_for(
    m: Match[T], decision_id: str, wanted: Mapping[str, int], seat: int = -1
) -> list[str]:
    """Return the options to choose, one after another, for a whole answer (`kernel.amounts`).

    Raises `Refused` with the rule if the answer is not possible. Nothing is changed.
    """
    decision = m.decision(decision_id, seat)
    step = m.stack[-1]
    amounts = step.amounts(m, decision)
    if amounts is None:
        raise Refused("no-amounts", f"{decision.kind} is answered one question at a time")
    numbers = amounts.check(wanted)
    return as_asked(m, decision, step.small_answers(m, decision, numbers))


def as_asked(m: Match[T], decision: Decision, answers: list[Small]) -> list[str]:
    """Return the option ids of those answers that are really asked for.

    `answers` answer this question and each one after it. The kernel does not ask what leaves no
    choice; those answers are left out. The others are tried on a copy, as far as the step asks and
    with the same limits as in `give_series`.
    """
    ahead = AnswersAhead(m, decision.id, decision.seat)
    trial = ahead.match
    step = trial.stack[-1]
    first = position(decision)
    found: list[str] = []
    for at, (kind, option_id) in enumerate(answers):
        asked = ahead.asked
        if asked is None or asked.kind != kind or position(asked) - first > at:
            continue
        ahead.give(option_id)
        found.append(option_id)
        if not trial.stack or trial.stack[-1] is not step:
            break
    return found


def position(decision: Decision) -> int:
    """Return a number that grows by one with each question, whether a player or nobody is asked."""
    return decision.beat + max(decision.place, 0)
