"""The order build: an upgrade and buildings (CRU-BUILD)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import BUILD, HIGHEST_LEVEL, NONE, WOOD
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import BUILDING, STOP
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.cities import change_level
from gonfalon.games.crusaders.rules.board.turn import Turn, current_turn
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.cards.payment import (
    Payment,
    can_pay,
    can_pay_openly,
    has_secret_means,
    price_of,
    to_pay,
    usual_way,
)
from gonfalon.games.crusaders.rules.cards.pick_then import PickThen
from gonfalon.games.crusaders.rules.orders.order_part import CardPart, OrderPart
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

UPGRADE: Final = 0
FIRST_BUILDING: Final = 1
EXTRA_BUILDING: Final = 2


# -- parts of the order -------------------------------------------------------------------------


class UpgradePart(OrderPart):
    """An upgrade of a city (CRU-BUILD-02)."""

    WHY_NOT = say.NO_UPGRADE

    def possible(self, m: Match[CrusadersState], turn: Turn) -> bool:
        state = m.state
        seat, left = turn.seat, turn.discount
        return any(upgradable(state, seat, city, left) for city in state.cities_of(seat))

    def certain(self, m: Match[CrusadersState], turn: Turn) -> bool:
        state = m.state
        for city in state.cities_of(turn.seat):
            price = upgrade_price(state, city)
            if price != NONE and can_pay_openly(
                state, turn.seat, price_of(WOOD, price), turn.discount
            ):
                return True
        return False

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        m.call(Upgrade(turn.seat))


class BuildingPart(CardPart):
    """A building; a reinforced build has one more (CRU-BUILD-06)."""

    WHAT = BUILDING
    RULE = "CRU-BUILD-04"
    WHY_NOT = say.NO_BUILDING

    def level(self, content: CrusadersContent) -> int:
        """Return the highest level: only the extra building may be of IV (CRU-BUILD-07)."""
        return content.extra_building_level if self.extra else content.building_level

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        m.call(Erect(turn.seat, self.part))


FIRST: Final = BuildingPart(BUILD, FIRST_BUILDING)
EXTRA: Final = BuildingPart(BUILD, EXTRA_BUILDING, extra=True)


# -- the upgrade --------------------------------------------------------------------------------


def upgrade_price(state: CrusadersState, city: int) -> int:
    """Return the wood for a city's next level, or NONE at the highest (CRU-MAP-11)."""
    return state.content.cities.price[city][state.level[city]]


def upgradable(state: CrusadersState, seat: int, city: int, discount: int) -> bool:
    """Return whether a player can pay for a city's next level (CRU-BUILD-02)."""
    price = upgrade_price(state, city)
    return price != NONE and can_pay(state, seat, price_of(WOOD, price), discount)


@declared
class Upgrade(Procedure[CrusadersState]):
    """Raise a city by a level for its price in wood (CRU-BUILD-02, CRU-D-15, CRU-RUL-20).

    An additional good comes with the level (CRU-BUILD-03, `change_level`).
    """

    NAME = "crusaders.upgrade"
    PHASES = ("ask_city", "do_pay", "do_raise")

    seat: int = 0
    city: int = later(NONE)

    def ask_city(self, m: Match[CrusadersState]) -> Decision | None:
        options: list[Option] = []
        self.walk_cities(m, options, None)
        public = not has_secret_means(m.state, self.seat)
        if not options:
            if public:
                return None
            options.append(STOP)  # others may imagine that nothing can be paid
        return Decision(self.seat, "upgrade", options, public=public)

    def walk_cities(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the player's cities for those whose next level can be paid."""
        state = m.state
        left = current_turn(m).discount
        for city in state.cities_of(self.seat):
            option = state.content.order_options.upgrade[city]
            if upgradable(state, self.seat, city, left):
                found.append(option)
            elif why is not None:
                price = upgrade_price(state, city)
                touched = (f"city:{option.id}",)
                if price == NONE:
                    text = Text(say.CITY_AT_TOP, city, HIGHEST_LEVEL)
                    why.append(Blocked(option.id, "CRU-MAP-08", text, touched))
                else:
                    text = Text(say.CANNOT_PAY_UPGRADE, city, price)
                    why.append(Blocked(option.id, "CRU-PAY-11", text, touched))

    def take_city(self, m: Match[CrusadersState], option: Option) -> None:
        if option is not STOP:
            self.city = option.value

    def do_pay(self, m: Match[CrusadersState]) -> None:
        """Pay; all of the discount goes if the first building cannot use it any more."""
        if self.city == NONE:
            self.goto(OVER)
            return
        turn = current_turn(m)
        whole = not turn.parts >> FIRST_BUILDING & 1
        price = price_of(WOOD, upgrade_price(m.state, self.city))
        if to_pay(price, turn.discount, whole):
            m.call(Payment(self.seat, price, turn.discount, whole))

    def returned(self, m: Match[CrusadersState], child: Step[CrusadersState]) -> None:
        if isinstance(child, Payment):
            current_turn(m).discount = child.discount

    def do_raise(self, m: Match[CrusadersState]) -> None:
        change_level(m, self.city, 1)
        turn = current_turn(m)
        turn.upgraded = True  # CRU-EFF-24
        turn.acted()

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return the cities that cannot be upgraded."""
        why: list[Blocked] = []
        self.walk_cities(m, [], why)
        return why

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_UPGRADE, current_turn(m).discount)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is STOP:
            return Label(Text(say.STOP_HERE))
        state = m.state
        city = option.value
        wood = upgrade_price(state, city)
        text = Text(say.UPGRADE_CITY, city, state.level[city] + 1, wood)
        ahead = usual_way(state, self.seat, price_of(WOOD, wood), current_turn(m).discount)
        return Label(text, (f"city:{option.id}",), ahead)


# -- buildings ----------------------------------------------------------------------------------


@declared
class Erect(PickThen):
    """A building of the order (CRU-BUILD-04): the first one, or that of a reinforced build."""

    NAME = "crusaders.erect"

    part: int = FIRST_BUILDING

    def pick(self, m: Match[CrusadersState]) -> PickCard:
        turn = current_turn(m)
        part = FIRST if self.part == FIRST_BUILDING else EXTRA
        level, left = part.level(m.state.content), part.discount(turn)
        whole = not turn.parts >> UPGRADE & 1
        optional = part.optional(m, turn)
        return PickCard(self.seat, BUILDING, level, left, False, optional, whole)

    def picked(self, m: Match[CrusadersState], pick: PickCard) -> None:
        """Note what is left of the discount for the upgrade, and that a card was chosen."""
        if self.part == FIRST_BUILDING:
            turn = current_turn(m)
            turn.discount = pick.discount
            if pick.chosen:
                turn.acted()


# In any sequence (CRU-BUILD-01).
BUILD_PARTS: Final[tuple[OrderPart, ...]] = (UpgradePart(BUILD, UPGRADE), FIRST, EXTRA)
BUILD_STEPS = (Upgrade, Erect)
