"""Units that a player puts into their cities from the supply (CRU-MUST-01)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import ANY_OWN, IN_CAPITAL, NONE
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import STOP
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import battle_city
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def place_units(m: Match[CrusadersState], seat: int, city: int, count: int) -> None:
    """Put units from the supply into one of the player's cities."""
    state = m.state
    state.boards[seat].units -= count
    state.units[city] += count
    m.emit(say.UNITS_PLACED, seat, city, count)


@declared
class PlaceUnits(Pick[CrusadersState]):
    """A city for each of some units (CRU-D-22), never the one of a battle (CRU-EFF-15).

    Which unit goes where makes no difference, so cities are named in the order of the map. The
    caller makes sure that the supply holds `most` units.
    """

    NAME = "crusaders.place-units"
    KIND = "place-units"
    RULE = "CRU-MUST-01"

    where: int = ANY_OWN

    def things(self, m: Match[CrusadersState], why: list[Blocked] | None) -> list[Option]:
        """Return the cities that units may enter."""
        state = m.state
        options = state.content.order_options.place
        fought = battle_city(m)
        capital = state.boards[self.seat].capital
        cities = state.cities_of(self.seat)
        if self.where == IN_CAPITAL:
            cities = [capital] if capital != NONE else []
        if why is not None and fought in cities:
            id = options[fought].id
            why.append(Blocked(id, "CRU-EFF-15", Text(say.CITY_IN_BATTLE, fought), (f"city:{id}",)))
        return [options[city] for city in cities if city != fought]

    def stock(self, m: Match[CrusadersState], things: list[Option]) -> list[int]:
        return [self.most] * len(things)

    def stop(self, m: Match[CrusadersState]) -> Option:
        return STOP

    def finish(self, m: Match[CrusadersState], picked: list[Option]) -> None:
        """Place the units."""
        seat = self.seat
        at = 0
        while at < len(picked):
            count = picked.count(picked[at])
            place_units(m, seat, picked[at].value, count)
            at += count
        m.done()

    def component(self, m: Match[CrusadersState], thing: Option) -> str:
        return f"city:{thing.id}"

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_PLACE_UNITS, self.most - len(self.picked))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is STOP:
            return Label(Text(say.STOP_HERE))
        return Label(Text(say.PLACE_UNIT, option.value), (f"city:{option.id}",))


UNIT_STEPS = (PlaceUnits,)
