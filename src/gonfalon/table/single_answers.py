"""Single answers that carry themselves out: questions of one seat that leave no choice.

Only where nobody else plays. With another person at the table, an answer that comes at once would
tell them that the seat holds nothing it could have used. What is public anyway, the kernel answers
by itself at every table.
"""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.play.forced import GOES_ON, give_single, leads, single
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.shapes import TextView

MOST = 20  # answers in a row; more than any game asks


def single_answer(m: Match[Any], seat: int) -> dict[str, str] | None:
    """Return as JSON the open question of a seat whose single answer need not be asked for."""
    decision = single(m, seat)
    where = "" if decision is None else leads(m, decision)
    return {"decision": decision.id, "leads": where} if decision is not None and where else None


def choose_and_go_on(
    m: Match[Any], decision: str, options: list[str], seat: int, given: list[TextView]
) -> list[Event]:
    """Answer for a seat, then give the single answers that follow and add their texts to `given`.

    If the first answer was a single one itself, undo does not stop there either: the question would
    only be answered again.
    """
    first = single(m, seat)
    events = m.choose_series(decision, options, seat)
    if first is not None and first.id == decision and m.trail is not None:
        m.trail.pass_over(decision)
    for _ in range(MOST):
        following = single(m, seat)
        if following is None or leads(m, following) != GOES_ON:
            break
        label = m.stack[-1].label(m, following, following.options[0])
        given.append(label.text.to_json(m.content.vocabulary))
        events += give_single(m, following)
    return events
