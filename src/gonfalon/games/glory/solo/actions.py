"""The actions on the virtual opponent's cards: when each is possible, and what it does.

`target` says what an action would be about: a slot, a column, or just 0; NONE if it cannot be
carried out completely. The opponent pays nothing and gains nothing but glory (GLO-RUL-41).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from gonfalon.games.glory.model.constants import (
    EVENT,
    GAIN_ALLY,
    HERALD,
    INITIATIVE,
    NEW_GOAL,
    NONE,
    PLAN_JOURNEY,
    PRAYER,
    RIVALRY,
    SERVICE,
    TRAINING,
)
from gonfalon.games.glory.model.messages import solo as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.pawns import free_circle
from gonfalon.games.glory.rules.cards.titles_deck import titles_left
from gonfalon.games.glory.solo.goals import TITLES_DRAWN, draw_goal
from gonfalon.games.glory.solo.placement import NO_PLACE
from gonfalon.games.glory.solo.scoring import OPPONENT_SIDE, score_glory
from gonfalon.games.glory.solo.shields import put_shield, shield_place
from gonfalon.kernel.play.match import Match

IGNORED_PRICE: Final = 2  # of slots that the ally action passes over (GLO-RUL-37)


class OpponentAction(ABC):
    """An action; `space` is where the pawn goes. It is line `line` of the card."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space

    @abstractmethod
    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        """Return what the action would be about, or NONE if it is impossible."""

    def carry_out(self, m: Match[GloryState], target: int) -> None:
        """Do what there is to do besides placing the pawn."""
        return


class Occupy(OpponentAction):
    """Training, prayer, service: take a free circle (GLO-SOLO-17)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        return 0 if free_circle(m.state, self.space) else NONE


class ShowInitiative(OpponentAction):
    """Take the leftmost free circle, once a round and without a coin (GLO-SOLO-16, GLO-RUL-66)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        state = m.state
        possible = free_circle(state, self.space) and OPPONENT_SIDE not in state.pawns[self.space]
        return 0 if possible else NONE


def remove_ally(state: GloryState, slot: int) -> int:
    """Remove an ally from the game and return its kind."""
    kind = state.track[slot]
    state.track[slot] = NONE
    state.removed_allies.append(kind)
    return kind


class RemoveAlly(OpponentAction):
    """Remove the first listed kind that is on the track, the leftmost token (GLO-SOLO-11)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        state = m.state
        price = state.content.city.slot_price
        for kind in state.content.opponent_cards.allies[card][line]:
            for slot, ally in enumerate(state.track):
                if ally == kind and price[slot] != IGNORED_PRICE:
                    return slot
        return NONE

    def carry_out(self, m: Match[GloryState], target: int) -> None:
        kind = remove_ally(m.state, target)
        m.emit(say.OPPONENT_ALLY, OPPONENT_SIDE, kind)
        score_glory(m, m.state.content.allies.effect[kind])


class RemoveSpecialAlly(OpponentAction):
    """Remove the leftmost token of the special slots (GLO-SOLO-12)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        state = m.state
        for slot, special in enumerate(state.content.city.slot_special):
            if special and state.track[slot] != NONE:
                return slot
        return NONE

    def carry_out(self, m: Match[GloryState], target: int) -> None:
        kind = remove_ally(m.state, target)
        m.emit(say.OPPONENT_SPECIAL_ALLY, OPPONENT_SIDE, kind)
        score_glory(m, m.state.content.allies.effect[kind])


class Plan(OpponentAction):
    """Remove a whole column of the travel display, if it is complete (GLO-SOLO-13)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        state = m.state
        type = state.content.opponent_cards.plans[card][line]
        return type if len(state.display[type]) == state.content.city.column else NONE

    def carry_out(self, m: Match[GloryState], target: int) -> None:
        state = m.state
        if m.listening:
            m.emit(say.OPPONENT_PLANS, OPPONENT_SIDE, target, tuple(state.display[target]))
        state.removed_cards += state.display[target]
        state.display[target] = []


class NewGoal(OpponentAction):
    """Discard two titles, and take a third as a goal (GLO-SOLO-14, GLO-RUL-47)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        state = m.state
        possible = free_circle(state, self.space) and titles_left(state) >= TITLES_DRAWN
        return 0 if possible else NONE

    def carry_out(self, m: Match[GloryState], target: int) -> None:
        m.emit(say.OPPONENT_NEW_GOAL, OPPONENT_SIDE, draw_goal(m))


class UseEvent(OpponentAction):
    """Take the circle of the event, whatever it costs (GLO-SOLO-15)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        state = m.state
        if (
            state.event == NONE
            or not state.content.events.is_action[state.event]
            or not free_circle(state, self.space)
        ):
            return NONE
        if state.content.events.hires[state.event] and state.hired == NONE:
            return NONE
        return state.event

    def carry_out(self, m: Match[GloryState], target: int) -> None:
        state = m.state
        m.emit(say.OPPONENT_EVENT, OPPONENT_SIDE, target)
        if state.content.events.hires[target]:
            kind = state.hired
            state.hired = NONE
            state.removed_allies.append(kind)
            m.emit(say.OPPONENT_HIRES, OPPONENT_SIDE, kind)
            score_glory(m, state.content.allies.effect[kind])
        else:
            score_glory(m, state.content.events.effect[target])


class CallHerald(OpponentAction):
    """Register for the tournament, in Rivalry only (GLO-SOLO-18)."""

    __slots__ = ()

    def target(self, m: Match[GloryState], card: int, line: int) -> int:
        if m.state.scenario != RIVALRY or shield_place(m, by_herald=True) == NO_PLACE:
            return NONE
        return 0

    def carry_out(self, m: Match[GloryState], target: int) -> None:
        put_shield(m, shield_place(m, by_herald=True))


BY_NUMBER: Final[tuple[OpponentAction, ...]] = (  # in the order of `OPPONENT_ACTIONS`
    RemoveAlly(GAIN_ALLY),
    RemoveSpecialAlly(GAIN_ALLY),
    Plan(PLAN_JOURNEY),
    NewGoal(NEW_GOAL),
    UseEvent(EVENT),
    ShowInitiative(INITIATIVE),
    Occupy(TRAINING),
    Occupy(PRAYER),
    Occupy(SERVICE),
    CallHerald(HERALD),
)
