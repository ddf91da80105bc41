"""Registration for a tournament (GLO-REG), and the places for a shield (GLO-ACT-18, GLO-ACT-19)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import ACTION_PHASE, KNIGHT, NONE, PLAISANCE
from gonfalon.games.glory.model.messages import tournament as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.model.tournament_options import WAITING
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.games.glory.rules.city.tournament_setup import draw_knight, tournament_round
from gonfalon.games.glory.rules.duel.foes import KNIGHT_FOE
from gonfalon.games.glory.rules.duel.forecast import forecast, forecast_against
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Text


def shields_of(state: GloryState, side: int) -> int:
    """Return how many shields a side has on the tournament board."""
    if state.mode == PLAISANCE:
        return state.places[: state.content.tournaments.slots].count(side)
    return sum([line.count(side) for line in state.challengers])


def may_place_shield(state: GloryState, side: int) -> bool:
    """Return whether a side can place a shield.

    One for a plaisance (GLO-ACT-18), at most three in the cities (GLO-ACT-19, GLO-REG-05). The
    Herald may be called on again in one round, for another city (GLO-RUL-31).
    """
    if state.mode == PLAISANCE:
        bottom = state.places[: state.content.tournaments.slots]
        return side not in bottom and NONE in bottom
    if shields_of(state, side) >= state.content.shields:
        return False
    return any(side not in line and NONE in line for line in state.challengers)


def place_in_joust(m: Match[GloryState], side: int, place: int) -> None:
    """Put a side's shield on a place of the bottom row."""
    m.state.places[place] = side
    m.emit(say.SHIELD_PLACED, side, place + 1)


def challenge(m: Match[GloryState], side: int, knight: int) -> None:
    """Put a side's shield beside a knight."""
    state = m.state
    city = city_of(state, knight)
    state.challengers[city][state.cities[city].index(knight)] = side
    m.emit(say.KNIGHT_CHALLENGED, side, knight, city)


def city_of(state: GloryState, knight: int) -> int:
    """Return the city in which a knight waits."""
    for city, line in enumerate(state.cities):
        if knight in line:
            return city
    raise KernelError(f"{state.content.knights.ids[knight]} is in no city")


@declared
class PlaceShield(OneQuestion):
    """Where to put a shield, which is never moved or withdrawn (GLO-REG-01).

    Asked by the Herald (GLO-DEC-08) and in registration (GLO-DEC-13, GLO-DEC-14).
    """

    NAME = "glory.place-shield"

    may_wait: bool = False

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        kind = "herald" if m.state.phase == ACTION_PHASE else "shield"
        return Decision(self.side, kind, options, public=True)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the places or the knights; waiting comes last."""
        state = m.state
        if state.mode == PLAISANCE:
            self.walk_places(state, found, why)
        else:
            self.walk_knights(state, found, why)
        if state.phase == ACTION_PHASE:
            return
        if self.may_wait:
            found.append(WAITING)
        elif why is not None and state.mode == PLAISANCE:
            why.append(Blocked(WAITING.id, "GLO-REG-06", Text(say.LAST_MUST_PLACE)))
        elif why is not None:
            text = Text(say.MUST_REGISTER, shields_of(state, self.side), state.content.shields)
            why.append(Blocked(WAITING.id, "GLO-REG-04", text))

    def walk_places(
        self, state: GloryState, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the bottom row for free places (GLO-REG-06)."""
        made = state.content.tournament_options
        for option in made.herald_place if state.phase == ACTION_PHASE else made.place:
            standing = state.places[option.value]
            if standing == NONE:
                found.append(option)
            elif why is not None:
                if standing >= KNIGHT:
                    text = Text(say.PLACE_HAS_KNIGHT, option.value + 1, standing - KNIGHT)
                else:
                    text = Text(say.PLACE_HAS_SHIELD, option.value + 1, standing)
                why.append(Blocked(option.id, option.rule, text, (f"place:{option.id}",)))

    def walk_knights(
        self, state: GloryState, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the cities: one shield a city, one challenger a knight (GLO-REG-05)."""
        made = state.content.tournament_options
        options = made.herald_knight if state.phase == ACTION_PHASE else made.knight
        for city, line in enumerate(state.cities):
            challengers = state.challengers[city]
            for knight, challenger in zip(line, challengers, strict=True):
                option = options[knight]
                if self.side not in challengers and challenger == NONE:
                    found.append(option)
                elif why is not None:
                    if self.side in challengers:
                        text = Text(say.SHIELD_IN_CITY, knight, city)
                    else:
                        text = Text(say.KNIGHT_HAS_CHALLENGER, knight, challenger)
                    touched = (f"knight:{option.id}",)
                    why.append(Blocked(option.id, "GLO-REG-05", text, touched))

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Place the shield, or wait."""
        self.answered = True
        if option is WAITING:
            m.emit(say.WAITED, seat)
        elif m.state.mode == PLAISANCE:
            place_in_joust(m, seat, option.value)
        else:
            challenge(m, seat, option.value)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt; who may wait is told who will still come."""
        state = m.state
        if state.mode != PLAISANCE:
            return Text(say.ASK_KNIGHT, shields_of(state, self.side), state.content.shields)
        if self.may_wait:
            return Text(say.ASK_PLACE_OR_WAIT, tuple(late_kinds(state)))
        return Text(say.ASK_PLACE)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return an option's label, with the chances against the first opponent, if it is known."""
        state = m.state
        if option is WAITING:
            return Label(Text(say.WAIT))
        if state.mode == PLAISANCE:
            beside = forecast_against(state, self.side, state.places[option.value ^ 1])
            return Label(Text(say.PLACE_SHIELD, option.value + 1), (f"place:{option.id}",), beside)
        text = Text(say.CHALLENGE_KNIGHT, option.value, city_of(state, option.value))
        chances = forecast(state, self.side, KNIGHT_FOE, option.value)
        return Label(text, (f"knight:{option.id}",), chances)


def late_kinds(state: GloryState) -> list[int]:
    """Return the kinds of the knights that come after registration, in their order (GLO-REG-07).

    If one participant is alone, one more comes last (GLO-SOLO-21, GLO-RUL-43).
    """
    cards, round = state.content.tournaments, tournament_round(state)
    found = cards.late[state.card][round][:]
    if sum([1 for side in state.sides if side.takes_part(state)]) == 1:
        found.append(cards.solo_extra[state.card][round])
    return found


@declared
class Registration(Procedure[GloryState]):
    """All sides register. Shields that the Herald has placed stay (GLO-REG-01)."""

    NAME = "glory.registration"
    PHASES = ("do_begin", "do_city", "do_joust", "do_late_knights")

    lap: int = later(0)
    at: int = later(0)  # the next place on the initiative track

    def do_begin(self, m: Match[GloryState]) -> None:
        """Choose the board."""
        self.goto("do_joust" if m.state.mode == PLAISANCE else "do_city")

    def do_city(self, m: Match[GloryState]) -> None:
        """Let the next side challenge a knight, in two laps (GLO-REG-02, GLO-REG-03).

        The Herald's shields do not shorten the laps (GLO-RUL-68). It is compulsory where there is
        a place (GLO-REG-04, GLO-RUL-32).
        """
        state = m.state
        if self.at == len(state.order):
            self.at = 0
            self.lap += 1
        if self.lap == state.content.registration_laps:
            self.goto(OVER)
            return
        side = state.order[self.at]
        self.at += 1
        self.again()
        if not state.sides[side].takes_part(state):
            return
        if may_place_shield(state, side):
            state.active = side
            m.turn += 1
            state.sides[side].place_shield(m, False)
        else:
            m.emit(say.NOT_REGISTERED, side)

    def do_joust(self, m: Match[GloryState]) -> None:
        """Let the next side without a shield place one or wait, lap after lap (GLO-REG-06).

        The last of them on the initiative track may not wait.
        """
        state = m.state
        missing = unregistered(state)
        if not missing:
            return
        while state.order[self.at] not in missing:
            self.at = (self.at + 1) % len(state.order)
        side = state.order[self.at]
        self.at = (self.at + 1) % len(state.order)
        self.again()
        state.active = side
        m.turn += 1
        state.sides[side].place_shield(m, side != missing[-1])

    def do_late_knights(self, m: Match[GloryState]) -> None:
        """Fill the free places from left to right; then all are taken (GLO-REG-07)."""
        state = m.state
        for kind in late_kinds(state):
            place = state.places.index(NONE)
            knight = draw_knight(m, kind)
            state.places[place] = KNIGHT + knight
            m.emit(say.LATE_KNIGHT, knight, place + 1)


def unregistered(state: GloryState) -> list[int]:
    """Return the participants without a shield, in initiative order.

    Participants are the players; the virtual opponent only in Rivalry (GLO-REG-06).
    """
    bottom = state.places[: state.content.tournaments.slots]
    return [
        side for side in state.order if side not in bottom and state.sides[side].takes_part(state)
    ]
