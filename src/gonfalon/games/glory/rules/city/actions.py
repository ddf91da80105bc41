"""Placing a pawn: which actions are legal, and carrying one out (GLO-ACT, GLO-DEC-04)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import (
    COIN,
    EVENT,
    GAIN_ALLY,
    HERALD,
    INITIATIVE,
    MARKET,
    NEW_GOAL,
    NONE,
    PLAISANCE,
    PLAN_JOURNEY,
    PLAN_JOURNEY_BONUS,
    TOP_LEVEL,
)
from gonfalon.games.glory.model.effect import Operation
from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.pawns import free_circle, put_pawn
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.games.glory.rules.cards.titles_deck import titles_left
from gonfalon.games.glory.rules.cards.travel_cards import TakeCards, any_card
from gonfalon.games.glory.rules.city.ally_track import GainSupport, cheapest_ally
from gonfalon.games.glory.rules.city.events import happens_to_all, unpaid, use_event
from gonfalon.games.glory.rules.city.market import GoToMarket, cheapest_level
from gonfalon.games.glory.rules.city.registration import PlaceShield, may_place_shield, shields_of
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

NO_LEVEL_LEFT: Final = Text(say.ALL_AT_TOP, TOP_LEVEL)
NO_ALLY_LEFT: Final = Text(say.NO_ALLIES)


class Reason:
    """Why an action is not legal now: the rule and the text."""

    __slots__ = ("rule", "text")

    def __init__(self, rule: str, text: Text) -> None:
        self.rule = rule
        self.text = text


def why_not(state: GloryState, seat: int, action: int) -> Reason | None:
    """Return why a player may not choose an action, or None if it is legal (GLO-ACT-05).

    An action that can be paid and gives nothing is legal (GLO-RUL-29).
    """
    circles = state.content.city.circles[action]
    if action == INITIATIVE and seat in state.pawns[INITIATIVE]:
        return Reason("GLO-ACT-12", Text(say.ONCE_A_ROUND, action))
    if action == EVENT and happens_to_all(state):
        return Reason("GLO-EVT-02", Text(say.NO_EVENT_ACTION, state.event))
    if circles and not free_circle(state, action):  # areas have none (GLO-ACT-04)
        return Reason("GLO-ACT-03", Text(say.NO_CIRCLE, action, len(state.pawns[action])))
    if action == PLAN_JOURNEY and not any_card(state, blind=False):
        return Reason("GLO-ACT-14", Text(say.NO_CARDS))
    if action == MARKET:
        return beyond_means(state, seat, MARKET, cheapest_level(state, seat), NO_LEVEL_LEFT)
    if action == GAIN_ALLY:
        return beyond_means(state, seat, GAIN_ALLY, cheapest_ally(state, seat), NO_ALLY_LEFT)
    if action == HERALD and not may_place_shield(state, seat):
        return why_no_shield(state, seat)
    if action == NEW_GOAL and not titles_left(state):
        return Reason("GLO-ACT-21", Text(say.NO_TITLES_LEFT))
    if action == EVENT:
        return why_no_event(state, seat)
    return None


def beyond_means(
    state: GloryState, seat: int, action: int, price: int, nothing: Text
) -> Reason | None:
    """Return why nothing can be bought: there is nothing, or even the cheapest costs too much."""
    have = state.boards[seat].goods[COIN]
    if price == NONE:
        return Reason("GLO-ACT-05", nothing)
    if price > have:
        return Reason("GLO-ACT-05", Text(say.CANNOT_PAY, action, COIN, price, have))
    return None


def why_no_shield(state: GloryState, seat: int) -> Reason:
    """Return why the Herald cannot be called on: all shields are placed, or no place is free.

    One shield for a plaisance (GLO-ACT-18), at most three in the cities (GLO-ACT-19).
    """
    if state.mode == PLAISANCE:
        rule, most = "GLO-ACT-18", 1
    else:
        rule, most = "GLO-ACT-19", state.content.shields
    placed = shields_of(state, seat)
    text = Text(say.SHIELDS_PLACED, placed) if placed >= most else Text(say.NO_TOURNAMENT_PLACE)
    return Reason(rule, text)


def why_no_event(state: GloryState, seat: int) -> Reason | None:
    """Return why the action of the event is not legal for a player (GLO-EVT-03, GLO-EVT-04)."""
    if state.content.events.hires[state.event] and state.hired == NONE:
        return Reason("GLO-EVT-04", Text(say.NO_HIRE))
    resource = unpaid(state, seat)
    if resource == NONE:
        return None
    need, have = (
        state.content.events.cost[state.event][resource],
        state.boards[seat].goods[resource],
    )
    return Reason("GLO-ACT-05", Text(say.CANNOT_PAY, EVENT, resource, need, have))


def journey_cards(state: GloryState, seat: int) -> int:
    """Return how many cards Travel Plans gives: one more for each Queen (GLO-ACT-13)."""
    found = state.boards[seat].passive(state.content, PLAN_JOURNEY_BONUS)
    for part in state.content.city.effect[PLAN_JOURNEY].parts:
        if isinstance(part, Operation):
            found += part.n
    return found


class TakeTurn(OneQuestion):
    """Place one pawn and carry its action out completely (GLO-ACT-01, GLO-DEC-04)."""

    __slots__ = ()
    NAME = "glory.take-turn"

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "action", options, public=True)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk all actions for those that are legal."""
        state = m.state
        for option in state.content.city_options.action:
            reason = why_not(state, self.side, option.value)
            if reason is None:
                found.append(option)
            elif why is not None:
                touched = (f"action:{option.id}",)
                why.append(Blocked(option.id, reason.rule, reason.text, touched))

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Place the pawn and do what the action says."""
        self.answered = True
        action = option.value
        put_pawn(m, seat, action)
        if action == PLAN_JOURNEY:
            m.call(TakeCards(seat, journey_cards(m.state, seat), may_stop=True))
        elif action == MARKET:
            m.call(GoToMarket(seat))
        elif action == GAIN_ALLY:
            m.call(GainSupport(seat))
        elif action == HERALD:
            m.call(PlaceShield(seat, False))
        elif action == EVENT:
            use_event(m, seat)
        else:
            m.state.content.city.effect[action].do(m, seat)

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_ACTION, m.state.boards[self.side].pawns)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label; that of the event says if it gives nothing (GLO-RUL-29)."""
        state = m.state
        touched = (f"action:{option.id}",)
        if option.value != EVENT:
            return Label(Text(say.PLACE_PAWN, option.value), touched)
        gives = state.content.events.effect[state.event].possible(state, self.side)
        text = Text(say.PLACE_ON_EVENT if gives else say.PLACE_ON_EVENT_FOR_NOTHING, state.event)
        return Label(text, (*touched, f"event:{state.content.events.ids[state.event]}"))
