"""The event of the round (GLO-EVT): its beginning, its action, its end."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import NONE, SPECIAL_STACK
from gonfalon.games.glory.model.messages import rounds as say
from gonfalon.games.glory.model.state import ALLIES, EVENTS, GloryState
from gonfalon.games.glory.rules.board.gains import pay
from gonfalon.kernel.play.match import Match

LAST_ROUND: Final = 3


def begin_event(m: Match[GloryState]) -> None:
    """Let the event take effect; a special ally is laid on a Hiring card (GLO-EVT-04)."""
    t = m.state
    m.emit(say.EVENT_BEGINS, t.event)
    if not t.c.events.hires[t.event]:
        return
    if t.stacks[SPECIAL_STACK]:
        t.hired = m.draw_from(ALLIES, t.stacks[SPECIAL_STACK])
        m.emit(say.ALLY_FOR_HIRE, t.hired)
    else:
        m.emit(say.NOBODY_FOR_HIRE)


def happens_to_all(t: GloryState) -> bool:
    """Return whether the event happens to every player, instead of being an action (GLO-EVT-02)."""
    return t.event != NONE and not t.c.events.is_action[t.event]


def unpaid(t: GloryState, seat: int) -> int:
    """Return the resource of which the player has too little for the event's action, or NONE.

    Diplomats do not change the cost (GLO-EVT-10).
    """
    goods = t.boards[seat].goods
    for resource, count in enumerate(t.c.events.cost[t.event]):
        if goods[resource] < count:
            return resource
    return NONE


def use_event(m: Match[GloryState], seat: int) -> None:
    """Pay for the event's action and receive its effect (GLO-EVT-03).

    Its numbers are content (GLO-EVT-05, GLO-EVT-07, GLO-EVT-09).
    """
    t = m.state
    for resource, count in enumerate(t.c.events.cost[t.event]):
        pay(m, seat, resource, count)
    t.c.events.effect[t.event].do(m, seat)


def end_event(m: Match[GloryState]) -> None:
    """Take the event out of the game, with an ally nobody hired (GLO-REF-07, GLO-RUL-27)."""
    t = m.state
    if t.hired != NONE:
        m.emit(say.HIRE_LEAVES, t.hired)
        t.removed_allies.append(t.hired)
        t.hired = NONE
    if t.event != NONE:
        m.emit(say.EVENT_ENDS, t.event)
        t.past_events.append(t.event)
        t.event = NONE


def next_event(m: Match[GloryState]) -> None:
    """Put the waiting event in force; in round 1 the last one is turned up (GLO-REF-07).

    Until then it is known but does nothing (GLO-EVT-11). Nobody knows which of its four events will
    be that of round 3, so it is drawn now.
    """
    t = m.state
    t.event = t.next_event
    t.next_event = NONE
    if t.round == LAST_ROUND - 2:
        t.next_event = m.draw_from(EVENTS, t.c.events.of_round(LAST_ROUND))
        m.emit(say.NEXT_EVENT, t.next_event)
