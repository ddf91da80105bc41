"""The march: units move into one city, and a battle follows if it is not their own (CRU-MARCH)."""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.games.crusaders.model.constants import HORSES, MARCH, NONE, SARACENS
from gonfalon.games.crusaders.model.messages.fighting import march as say
from gonfalon.games.crusaders.model.options.battle import MARCH_ENOUGH
from gonfalon.games.crusaders.model.preview_shapes import MarchPreview
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.battle.fight import FightBattle, help_of
from gonfalon.games.crusaders.rules.board.cities import adjacent_of
from gonfalon.games.crusaders.rules.board.round import attacks_forbidden
from gonfalon.games.crusaders.rules.board.turn import Turn, current_turn
from gonfalon.games.crusaders.rules.cards.governors import ReplaceGovernor, governor_available
from gonfalon.games.crusaders.rules.cards.payment import (
    Payment,
    can_pay,
    has_secret_means,
    price_of,
)
from gonfalon.games.crusaders.rules.orders.order_part import OrderPart
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.amounts import Amounts
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

MOVE: Final = 0
GOVERNOR: Final = 1  # once, before or after the moves and the battle (CRU-MARCH-07)


class MovePart(OrderPart):
    """The moves and the battle (CRU-MARCH-01); they are owed if possible (CRU-MARCH-03)."""

    RULE = "CRU-MARCH-08"
    WHY_NOT = say.NOWHERE_TO_MARCH

    def possible(self, m: Match[CrusadersState], turn: Turn) -> bool:
        return bool(march_targets(m, turn.seat))

    def owed(self, m: Match[CrusadersState], turn: Turn) -> bool:
        return self.possible(m, turn)

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        m.call(March(turn.seat))


class GovernorPart(OrderPart):
    """A governor, of a reinforced march (CRU-MARCH-07, CRU-RUL-24)."""

    WHY_NOT = say.NO_GOVERNOR_LEFT

    def possible(self, m: Match[CrusadersState], turn: Turn) -> bool:
        return governor_available(m.state)

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        m.call(ReplaceGovernor(turn.seat))


def can_leave(state: CrusadersState, seat: int, target: int) -> bool:
    """Return whether a unit can march on a city from a neighbour (CRU-MARCH-01, CRU-MARCH-04)."""
    units, owner = state.units, state.owner
    return any(units[city] > 1 and owner[city] == seat for city in state.near[target])


def march_targets(m: Match[CrusadersState], seat: int) -> list[int]:
    """Return the cities on which a player can march (CRU-MARCH-01, CRU-EFF-25, CRU-RUL-48)."""
    state = m.state
    peace = attacks_forbidden(m)
    return [
        city
        for city, owner in enumerate(state.owner)
        if (not peace or owner in (seat, SARACENS)) and can_leave(state, seat, city)
    ]


@declared
class March(Procedure[CrusadersState]):
    """Units move from neighbours into the target; the moves beyond the free ones are paid."""

    NAME = "crusaders.march"
    PHASES = ("ask_target", "do_units", "do_pay", "do_move", "do_battle")

    seat: int = 0
    target: int = later(NONE)
    sources: list[int] = later([])  # by unit, the city it comes from

    def ask_target(self, m: Match[CrusadersState]) -> Decision | None:
        """Ask for the target (CRU-D-25)."""
        options = [
            m.state.content.battle_options.target[city] for city in march_targets(m, self.seat)
        ]
        return Decision(self.seat, "march-target", options, public=True)

    def take_target(self, m: Match[CrusadersState], option: Option) -> None:
        self.target = option.value

    def do_units(self, m: Match[CrusadersState]) -> None:
        """Ask for the units (CRU-D-26); in private if hidden rescripts could pay for some."""
        free = free_moves(m)
        if has_secret_means(m.state, self.seat):
            m.call(SecretMarchUnits(self.seat, self.target, free))
        else:
            m.call(MarchUnits(self.seat, self.target, free))

    def do_pay(self, m: Match[CrusadersState]) -> None:
        """Pay for the moves beyond the free ones, a horse each (CRU-MARCH-02)."""
        paid = len(self.sources) - free_moves(m)
        if paid > 0:
            m.call(Payment(self.seat, price_of(HORSES, paid)))

    def do_move(self, m: Match[CrusadersState]) -> None:
        """Move the units to a city of the player, or to battle (CRU-MARCH-05, CRU-RUL-48)."""
        state = m.state
        current_turn(m).moved = True
        for city in self.sources:
            state.units[city] -= 1
        m.emit(say.UNITS_MARCHED, self.seat, len(self.sources), self.target)
        if state.owner[self.target] == self.seat:
            state.units[self.target] += len(self.sources)

    def do_battle(self, m: Match[CrusadersState]) -> None:
        """Fight for a city that is not one's own; a reinforced march is stronger (CRU-MARCH-06)."""
        state = m.state
        owner = state.owner[self.target]
        if owner != self.seat:
            turn = current_turn(m)
            turn.fought = True
            bonus = state.content.reinforced_strength if turn.reinforced else 0
            m.call(FightBattle(self.seat, owner, self.target, len(self.sources), bonus))

    def returned(self, m: Match[CrusadersState], child: Step[CrusadersState]) -> None:
        """Note the outcome of the battle for the buildings (CRU-EFF-24)."""
        if isinstance(child, FightBattle) and child.winner == self.seat:
            turn = current_turn(m)
            turn.won = True
            turn.captured = True

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_MARCH_TARGET)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        city = option.value
        owner = m.state.owner[city]
        touched = (f"city:{option.id}",)
        if owner == self.seat:
            return Label(Text(say.MARCH_ON_OWN, city), touched)
        ahead = before_battle(m, self.seat, city)
        if owner == SARACENS:
            return Label(Text(say.MARCH_ON_SARACENS, city), touched, ahead)
        return Label(Text(say.MARCH_ON_RIVAL, city, owner), touched, ahead)

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return why the other cities cannot be targets."""
        state = m.state
        found: list[Blocked] = []
        for city, id in enumerate(state.content.cities.ids):
            if not state.exists(city) or decision.option(id) is not None:
                continue
            if can_leave(state, self.seat, city):
                why, rule = Text(say.NO_ATTACKS, city), "CRU-EFF-25"
            else:
                why, rule = Text(say.NO_UNIT_NEAR, city), "CRU-MARCH-01"
            found.append(Blocked(id, rule, why, (f"city:{id}",)))
        return found


def free_moves(m: Match[CrusadersState]) -> int:
    """Return how many units may march without payment (CRU-MARCH-06, CRU-EFF-36)."""
    turn = current_turn(m)
    content = m.state.content
    return (
        content.march_moves
        + turn.extra_moves
        + (content.reinforced_moves if turn.reinforced else 0)
    )


def before_battle(m: Match[CrusadersState], seat: int, city: int) -> MarchPreview | None:
    """Return the sides of the battle for a city that is not the player's own (CRU-BAT-03)."""
    state = m.state
    if state.owner[city] == seat:
        return None
    extra = help_of(m, state.owner[city])
    return {
        "defence": state.units[city] + state.level[city] + extra,
        "units": state.units[city],
        "walls": state.level[city],
        "extra": extra,
        "bonus": state.content.reinforced_strength if current_turn(m).reinforced else 0,
        "spare": sum(state.units[near] - 1 for near in adjacent_of(state, city, seat)),
        "free": free_moves(m),
    }


@declared
class MarchUnits(Pick[CrusadersState]):
    """How many units come from each neighbour of the target: at least one (CRU-MARCH-03).

    One stays in every city (CRU-MARCH-04). `least` is 1 and `most` what a march could ever move;
    what is beyond the free moves must be affordable (CRU-PAY-11).
    """

    NAME = "crusaders.march-units"
    KIND = "march-units"
    RULE = "CRU-MARCH-02"
    BY_NUMBER: ClassVar[bool] = False

    target: int = later()
    free: int = later()

    def __init__(self, seat: int = 0, target: int = 0, free: int = 0) -> None:
        super().__init__(seat, 1, 0)
        self.target = target
        self.free = free

    def affordable(self, m: Match[CrusadersState], units: int) -> bool:
        """Return whether the player could pay for so many units."""
        paid = units - self.free
        if paid <= 0:
            return True
        if paid > m.state.content.paid_march:
            return False
        return can_pay(m.state, self.seat, price_of(HORSES, paid))

    def things(self, m: Match[CrusadersState], why: list[Blocked] | None) -> list[Option]:
        """Return the neighbours that can spare a unit."""
        state = m.state
        found: list[Option] = []
        for city in adjacent_of(state, self.target, self.seat):
            option = state.content.battle_options.march[city]
            if state.units[city] > 1:
                found.append(option)
            elif why is not None:
                touched = (f"city:{option.id}",)
                why.append(
                    Blocked(option.id, "CRU-MARCH-04", Text(say.LAST_UNIT_STAYS, city), touched)
                )
        return found

    def stock(self, m: Match[CrusadersState], things: list[Option]) -> list[int]:
        return [m.state.units[thing.value] - 1 for thing in things]

    def complete(self, m: Match[CrusadersState], counts: list[int], stock: list[int]) -> bool:
        units = sum(counts)
        return units > 0 and self.affordable(m, units)

    def full(self, m: Match[CrusadersState], counts: list[int]) -> bool:
        return not self.affordable(m, sum(counts) + 1)

    def sizes(self, there: int) -> tuple[int, int]:
        return 1, there

    def amounts(self, m: Match[CrusadersState], decision: Decision) -> Amounts | None:
        """Return the numbers; together no more units than the player could pay for."""
        found = super().amounts(m, decision)
        if found is not None:
            while found.most > found.least and not self.affordable(m, found.most):
                found.most -= 1
        return found

    def stop(self, m: Match[CrusadersState]) -> Option:
        return MARCH_ENOUGH

    def component(self, m: Match[CrusadersState], thing: Option) -> str:
        return f"city:{thing.id}"

    def finish(self, m: Match[CrusadersState], picked: list[Option]) -> None:
        """Tell the march; the units move once they are paid for."""
        m.done()
        m.enclosing(March).sources = [option.value for option in picked]

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        asks = say.ASK_MARCH_MORE if self.picked else say.ASK_MARCH_UNITS
        return Text(asks, self.target, self.free)

    def preview(self, m: Match[CrusadersState], decision: Decision) -> MarchPreview | None:
        """Return the sides of the battle."""
        return before_battle(m, self.seat, self.target)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is MARCH_ENOUGH:
            return Label(Text(say.MARCH_NO_MORE, len(self.picked)))
        paid = len(self.picked) >= self.free
        text = Text(say.MARCH_PAID_FROM if paid else say.MARCH_FROM, option.value)
        return Label(text, (f"city:{option.id}",))


class SecretMarchUnits(MarchUnits):
    """The same for a player whose rescripts could pay, so that what is offered is secret.

    The units themselves are named openly, one after the other. A viewer who imagines other
    rescripts keeps them, even if those could not pay for so many.
    """

    __slots__ = ()
    NAME = "crusaders.secret-march-units"
    PUBLIC = False

    def affordable(self, m: Match[CrusadersState], units: int) -> bool:
        return units <= len(self.picked) or super().affordable(m, units)

    def forget(self, keep: int) -> None:
        """Forget nothing: everybody has seen the units that were named."""


MARCH_PARTS: Final[tuple[OrderPart, ...]] = (
    MovePart(MARCH, MOVE),
    GovernorPart(MARCH, GOVERNOR, extra=True),
)
MARCH_STEPS: Final = (March, MarchUnits, SecretMarchUnits)
