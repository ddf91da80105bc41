"""Series: several answers that a player thinks of as one, such as a whole redeployment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.kernel.errors import Refused
from gonfalon.kernel.message import Event, Said
from gonfalon.kernel.step import T

if TYPE_CHECKING:
    from gonfalon.kernel.match import Match


def give_series(m: Match[T], decision_id: str, option_ids: list[str]) -> list[Event]:
    """Answer successive questions of one seat; all of it will be taken back as one."""
    seat = m.decision(decision_id).seat
    first = decision_id
    events: list[Event] = []
    used = m.chance.used
    for at in range(len(option_ids)):
        if at:
            decision_id = asked_next(m, seat, used)
        events += m.choose(decision_id, option_ids[at])
    if m.trail is not None:
        m.trail.join(first)
    return events


def asked_next(m: Match[T], seat: int, used: int) -> str:
    """Return the question that goes on a series of answers; empty if there is none.

    Behind a barrier nothing can be answered ahead: a refusal would tell what lies there.
    """
    if m.barred or m.chance.used != used:
        raise Refused("past-barrier", "nothing is answered ahead of what is unknown")
    for decision in m.asking:
        if decision.seat == seat:
            return decision.id
    return ""


def read_series(m: Match[T], decision_id: str, option_ids: list[str]) -> list[tuple[Said, Said]]:
    """Return how successive answers of one seat read, each after its question; none is given.

    A copy answers all but the last, under the same terms as a series that is meant.
    """
    trial = m.clone()
    seat = trial.decision(decision_id).seat
    used = trial.chance.used
    found: list[tuple[Said, Said]] = []
    for at in range(len(option_ids)):
        if at:
            trial.choose(decision_id, option_ids[at - 1])
            decision_id = asked_next(trial, seat, used)
        decision = trial.decision(decision_id)
        option = trial.offered(decision, option_ids[at])
        step = trial.stack[-1]
        found.append((step.prompt(trial, decision), step.label(trial, decision, option).said))
    return found
