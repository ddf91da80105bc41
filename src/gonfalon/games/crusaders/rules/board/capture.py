"""A city changes hands: goods, governor, the capital, and a player without cities (CRU-CAP).

Nothing limits the number of cities a player controls (CRU-CAP-04).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE, ORDERS, SARACENS
from gonfalon.games.crusaders.model.messages.fighting import raids as say
from gonfalon.games.crusaders.model.state import CrusadersState, token_owner
from gonfalon.games.crusaders.rules.board.cities import city_goods, give_up_good
from gonfalon.games.crusaders.rules.board.gains import gain_good
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def change_hands(m: Match[CrusadersState], city: int, winner: int) -> None:
    """Give a city to a player or to the saracens, with everything that follows.

    The units there are the caller's business, and so is the governor that a player appoints
    (CRU-BAT-30). Bishops stay (CRU-SAR-16, CRU-BISH-08).
    """
    state = m.state
    loser = state.owner[city]
    if loser != SARACENS:
        m.call(CityLost(loser, city, winner))
        return
    state.owner[city] = winner
    m.emit(say.CITY_TAKEN, winner, city)
    for kind in city_goods(state, city):  # they lie ready in a saracen city (CRU-BAT-29)
        gain_good(m, winner, kind)


def discard_governor(m: Match[CrusadersState], city: int) -> None:
    """Discard a city's governor, if it has one (CRU-GOV-07)."""
    state = m.state
    card = state.governor[city]
    if card != NONE:
        state.governor[city] = NONE
        state.governor_discards.append(card)
        m.emit(say.GOVERNOR_DISCARDED, city, card)


@declared
class CityLost(Procedure[CrusadersState]):
    """A player loses a city to the saracens or to another player."""

    NAME = "crusaders.city-lost"
    PHASES = ("do_goods", "do_owner", "do_capital")

    seat: int = 0
    city: int = 0
    winner: int = SARACENS
    given: int = later(0)  # kinds of goods parted with

    def do_goods(self, m: Match[CrusadersState]) -> None:
        """Part with one token of each kind the city produces (CRU-SAR-15, CRU-BAT-29).

        To another player it goes in its state; in a saracen city it lies ready (CRU-RUL-13).
        """
        goods = city_goods(m.state, self.city)
        if self.given == len(goods):
            return
        kind = goods[self.given]
        self.given += 1
        self.again()
        give_up_good(m, self.seat, kind, NONE if self.winner == SARACENS else self.winner)

    def do_owner(self, m: Match[CrusadersState]) -> None:
        """Pass the disc on. Saracens have no governor (CRU-SAR-16); the Homs card follows
        its city by itself (CRU-HOMS-01).
        """
        state = m.state
        state.owner[self.city] = self.winner
        m.emit(say.CITY_LOST, self.seat, self.city)
        if self.winner == SARACENS:
            discard_governor(m, self.city)
        else:
            m.emit(say.CITY_TAKEN, self.winner, self.city)

    def do_capital(self, m: Match[CrusadersState]) -> None:
        """Choose a new capital, or leave the game (CRU-CAP-02, CRU-CAP-03)."""
        state = m.state
        if state.boards[self.seat].capital != self.city:
            return
        if state.cities_of(self.seat):
            m.call(ChooseCapital(self.seat))
        else:
            eliminate(m, self.seat)


class ChooseCapital(OneQuestion):
    """Which remaining city becomes the capital (CRU-D-10, CRU-RUL-37)."""

    __slots__ = ()
    NAME = "crusaders.choose-capital"

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "new-capital", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer the player's cities."""
        state = m.state
        found += [state.content.raid_options.capital[city] for city in state.cities_of(self.seat)]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Move the capital."""
        self.answered = True
        m.state.boards[seat].capital = option.value
        m.emit(say.CAPITAL_MOVED, seat, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CAPITAL, m.state.boards[self.seat].capital)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.NEW_CAPITAL, option.value), (f"city:{option.id}",))


def eliminate(m: Match[CrusadersState], seat: int) -> None:
    """Take a player without cities out of the game, except for the final score (CRU-CAP-03).

    Their order tokens leave the cross (CRU-RUL-38); marker and bishops stay. `Board.out` keeps
    them out of everything else.
    """
    state = m.state
    state.boards[seat].capital = NONE
    for order in range(len(ORDERS)):
        state.inner[order] = [one for one in state.inner[order] if token_owner(one) != seat]
        if state.outer[order] != NONE and token_owner(state.outer[order]) == seat:
            state.outer[order] = NONE
    m.emit(say.ELIMINATED, seat)


CAPTURE_STEPS = (CityLost, ChooseCapital)
