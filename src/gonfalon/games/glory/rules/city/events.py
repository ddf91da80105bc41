"""The event of the round (GLO-EVT): its beginning, its action, its end."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import LAST_ROUND, NONE, SPECIAL_STACK
from gonfalon.games.glory.model.messages import rounds as say
from gonfalon.games.glory.model.state import ALLIES, EVENTS, GloryState
from gonfalon.games.glory.rules.board.gains import pay
from gonfalon.kernel.play.match import Match


def begin_event(m: Match[GloryState]) -> None:
    """Let the event take effect; a special ally is laid on a Hiring card (GLO-EVT-04)."""
    state = m.state
    m.emit(say.EVENT_BEGINS, state.event)
    if not state.content.events.hires[state.event]:
        return
    if state.stacks[SPECIAL_STACK]:
        state.hired = m.draw_from(ALLIES, state.stacks[SPECIAL_STACK])
        m.emit(say.ALLY_FOR_HIRE, state.hired)
    else:
        m.emit(say.NOBODY_FOR_HIRE)


def happens_to_all(state: GloryState) -> bool:
    """Return whether the event happens to every player, instead of being an action (GLO-EVT-02)."""
    return state.event != NONE and not state.content.events.is_action[state.event]


def unpaid(state: GloryState, seat: int) -> int:
    """Return the resource of which the player has too little for the event's action, or NONE.

    Diplomats do not change the cost (GLO-EVT-10).
    """
    goods = state.boards[seat].goods
    for resource, count in enumerate(state.content.events.cost[state.event]):
        if goods[resource] < count:
            return resource
    return NONE


def use_event(m: Match[GloryState], seat: int) -> None:
    """Pay for the event's action and receive its effect (GLO-EVT-03).

    Its numbers are content (GLO-EVT-05, GLO-EVT-07, GLO-EVT-09).
    """
    state = m.state
    for resource, count in enumerate(state.content.events.cost[state.event]):
        pay(m, seat, resource, count)
    state.content.events.effect[state.event].do(m, seat)


def end_event(m: Match[GloryState]) -> None:
    """Take the event out of the game, with an ally nobody hired (GLO-REF-07, GLO-RUL-27)."""
    state = m.state
    if state.hired != NONE:
        m.emit(say.HIRE_LEAVES, state.hired)
        state.removed_allies.append(state.hired)
        state.hired = NONE
    if state.event != NONE:
        m.emit(say.EVENT_ENDS, state.event)
        state.past_events.append(state.event)
        state.event = NONE


def next_event(m: Match[GloryState]) -> None:
    """Put the waiting event in force; in round 1 the last one is turned up (GLO-REF-07).

    Until then it is known but does nothing (GLO-EVT-11). Nobody knows which of its four events will
    be that of round 3, so it is drawn now.
    """
    state = m.state
    state.event = state.next_event
    state.next_event = NONE
    if state.round == LAST_ROUND - 2:
        state.next_event = m.draw_from(EVENTS, state.content.events.of_round(LAST_ROUND))
        m.emit(say.NEXT_EVENT, state.next_event)
