"""Series: several answers that a player sees as one action, such as a whole redeployment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gonfalon.kernel.errors import Refused
from gonfalon.kernel.message import Event, Text
from gonfalon.kernel.step import T

if TYPE_CHECKING:
    from gonfalon.kernel.match import Match


class AnswersAhead:
    """Limits how far one seat may answer ahead in a series.

    A series must stop at the first thing the seat cannot know yet: a barrier, another seat's
    question, or the end of its own lane in a sealed round. All of these are refused in the same
    way. A refused series changes nothing, so it can be retried without limit. If the refusals
    differed, they would reveal whether the others have answered or had a choice at all.
    """

    __slots__ = ("round", "seat", "used")

    def __init__(self, m: Match[Any], decision_id: str, seat: int = -1) -> None:
        self.seat = m.decision(decision_id, seat).seat
        self.round = m.round
        self.used = m.chance.used

    def next(self, m: Match[Any]) -> str:
        """Return the id of the seat's next question, or raise `Refused` at the limit."""
        if not m.past_barrier and m.chance.used == self.used and m.round == self.round:
            for decision in m.open_decisions:
                if decision.seat == self.seat:
                    return decision.id
        raise Refused("past-barrier", "nothing is answered ahead of what is unknown")


def give_series(
    m: Match[T], decision_id: str, option_ids: list[str], seat: int = -1
) -> list[Event]:
    """Answer successive questions of one seat. Undo takes them all back together."""
    ahead = AnswersAhead(m, decision_id, seat)
    first = decision_id
    events: list[Event] = []
    for at in range(len(option_ids)):
        if at:
            decision_id = ahead.next(m)
        events += m.choose(decision_id, option_ids[at])
    if m.trail is not None:
        m.trail.join(first)
    return events


def read_series(
    m: Match[T], decision_id: str, option_ids: list[str], seat: int = -1
) -> list[tuple[Text, Text]]:
    """Return the texts of a series as (question, answer) pairs, without giving the answers.

    The answers are tried on a copy, with the same limits as in `give_series`.
    """
    trial = m.clone()
    ahead = AnswersAhead(trial, decision_id, seat)
    found: list[tuple[Text, Text]] = []
    for at in range(len(option_ids)):
        if at:
            trial.choose(decision_id, option_ids[at - 1])
            decision_id = ahead.next(trial)
        decision = trial.decision(decision_id)
        option = trial.offered(decision, option_ids[at])
        step = trial.stack[-1]
        found.append((step.prompt(trial, decision), step.label(trial, decision, option).text))
    return found
