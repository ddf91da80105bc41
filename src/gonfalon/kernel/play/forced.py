"""Questions with one answer that are not public: where the answer leads, before it is given.

The kernel takes a single public option without asking (`Decision.public`). A question whose options
depend on hidden cards is asked even then, since not being asked would tell others what the seat
does not hold. Where there is nobody to tell, whoever drives the match may carry such an answer out
(`docs/decisions/0041-single-answers-carry-themselves-out.md`). The match itself knows nothing of
it: the answer is an ordinary one.

An answer `GOES_ON` if the same seat is asked next and undo can go back past it. What this tells the
seat it could also find out by answering and taking it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gonfalon.kernel.hidden.unknown import Unknown
from gonfalon.kernel.play.preview import HIDDEN, OVER, QUESTION, Rehearsal
from gonfalon.kernel.play.series import choose_from
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.message import Event

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match
    from gonfalon.kernel.values.decision import Decision

GOES_ON: Final = "goes-on"  # the same seat is asked next
HANDS_OVER: Final = "hands-over"  # another seat is asked, or several may be at once


def single(m: Match[Any], seat: int) -> Decision | None:
    """Return the open question of a seat if it has one answer; never one of a sealed round."""
    if not m.stack or isinstance(m.stack[-1], Lanes):
        return None
    for decision in m.open_decisions:
        if decision.seat == seat and len(decision.options) == 1:
            return decision
    return None


def leads(m: Match[Any], decision: Decision) -> str:
    """Return where a single answer leads: `GOES_ON`, `HANDS_OVER`, or "" if it is to be asked for.

    It is to be asked for if chance or a hidden card comes next, or the end of the match: the player
    may want to look at the table once more.
    """
    copy: Rehearsal[Any] = Rehearsal(m, decision.seat)
    copy.asking = copy.stack[0]  # play on to the next question, whichever step asks it
    try:
        copy.beat += 1
        copy.stack[-1].take(copy, decision.seat, decision.options[0])
        stopped = copy.play()
    except Unknown:
        stopped = HIDDEN
    if copy.past_barrier or stopped in (HIDDEN, OVER):
        return ""
    asked = copy.open_decisions
    return GOES_ON if stopped == QUESTION and asked else HANDS_OVER


def give_single(m: Match[Any], decision: Decision) -> list[Event]:
    """Give a single answer. Undo goes past it, to the answer before it that was a real choice."""
    events = choose_from(m, decision, decision.options[0].id)
    if m.trail is not None:
        m.trail.pass_over(decision.id)
    return events
