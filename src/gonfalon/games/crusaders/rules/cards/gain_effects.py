"""Operations that give something: coins, influence, goods, units, levels and cards (CRU-EFF)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import (
    HIGHEST_LEVEL,
    IN_CAPITAL,
    NONE,
    OWN_HOLY_LANDS,
)
from gonfalon.games.crusaders.model.effect import Fields, Operation
from gonfalon.games.crusaders.model.messages import effects as say
from gonfalon.games.crusaders.model.options.orders import BUILDING, TACTIC
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.gains import gain_coins, gain_influence
from gonfalon.games.crusaders.rules.board.measures import amount
from gonfalon.games.crusaders.rules.board.units import PlaceUnits
from gonfalon.games.crusaders.rules.cards.gain_choices import (
    Bombard,
    FreeUpgrade,
    MoveUnits,
    RestoreGoods,
    bombarded,
    can_move_unit,
    restore,
)
from gonfalon.games.crusaders.rules.cards.governors import ReplaceGovernor, governor_available
from gonfalon.games.crusaders.rules.cards.learning import LearnTactics
from gonfalon.games.crusaders.rules.cards.market_cards import any_pick
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text


class GainCoins(Operation):
    """Coins from the bank, always in full (CRU-EFF-33)."""

    __slots__ = ()
    OP = "gain_coins"
    PLAIN = True

    def do(self, m: Match[CrusadersState], side: int) -> None:
        gain_coins(m, side, amount(m, side, self))


class GainInfluence(Operation):
    """Influence, always in full (CRU-EFF-33)."""

    __slots__ = ()
    OP = "gain_influence"
    PLAIN = True

    def possible(self, state: CrusadersState, side: int) -> bool:
        """Holy lands need bishops (CRU-EFF-38); who holds them is seen only by a check."""
        return self.per != OWN_HOLY_LANDS or bool(state.boards[side].bishops)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        gain_influence(m, side, amount(m, side, self))


class RestoreGood(Operation):
    """Spent goods that are not blocked become ready (CRU-PAY-03)."""

    __slots__ = ("everything",)
    OP = "restore_goods"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.everything = fields.flag("all")

    def possible(self, state: CrusadersState, side: int) -> bool:
        return any(state.boards[side].spent)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        if self.everything:
            for kind, count in enumerate(m.state.boards[side].spent[:]):
                if count:
                    restore(m, side, kind, count)
        else:
            m.call(RestoreGoods(side, 0, amount(m, side, self)))

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS["restore_all_goods"])] if self.everything else super().texts()


class Muster(Operation):
    """Up to n units from the supply into the player's cities (CRU-EFF-03), or into the capital."""

    __slots__ = ()
    OP = "muster"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return state.boards[side].units > 0

    def do(self, m: Match[CrusadersState], side: int) -> None:
        count = min(amount(m, side, self), m.state.boards[side].units)
        if count:
            m.call(PlaceUnits(side, 0, count, self.where))

    def texts(self) -> list[Text]:
        if self.where == IN_CAPITAL:
            return [Text(say.EFFECTS["muster_in_capital"], self.n)]
        return super().texts()


class MoveUnit(Operation):
    """Up to n steps of single units between the player's cities (CRU-EFF-16)."""

    __slots__ = ()
    OP = "move_units"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return can_move_unit(state, side, NONE)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(MoveUnits(side, amount(m, side, self)))


class Bombardment(Operation):
    """Up to n saracens leave cities next to the player's (CRU-GLO-02)."""

    __slots__ = ()
    OP = "bombard"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return any(state.units[city] > 1 for city in bombarded(state, side))

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(Bombard(side, amount(m, side, self)))


class UpgradeCity(Operation):
    """One of the player's cities gains levels for free, up to `to_max` (CRU-EFF-28)."""

    __slots__ = ("by", "to_max")
    OP = "upgrade_city"

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.by = fields.number("by", 1)
        self.to_max = fields.number("to_max", HIGHEST_LEVEL)

    def possible(self, state: CrusadersState, side: int) -> bool:
        return any(state.level[city] < self.to_max for city in state.cities_of(side))

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(FreeUpgrade(side, self.by, self.to_max))

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS[self.OP], self.by, self.to_max)]


class CardOperation(Operation):
    """One pick of at most `max_level`, with a discount or free (CRU-EFF-17)."""

    __slots__ = ("discount", "free", "max_level")

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.max_level = fields.number("max_level", 0)
        self.discount = fields.number("discount", 0)
        self.free = fields.flag("free")

    def texts(self) -> list[Text]:
        if self.free:
            return [Text(say.EFFECTS[self.OP + "_free"], self.max_level)]
        return [Text(say.EFFECTS[self.OP], self.max_level, self.discount)]


class Build(CardOperation):
    """A building (CRU-EFF-17)."""

    __slots__ = ()
    OP = "build"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return any_pick(state, side, BUILDING, self.max_level, self.discount, self.free)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(PickCard(side, BUILDING, self.max_level, self.discount, self.free))


class LearnTactic(CardOperation):
    """A tactic, then the hand of five (CRU-EFF-17, CRU-MUST-03)."""

    __slots__ = ()
    OP = "learn_tactic"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return any_pick(state, side, TACTIC, self.max_level, self.discount, self.free)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(LearnTactics(side, 1, self.max_level, self.discount, self.free))


class NewGovernor(Operation):
    """Replace the governor of one of the player's cities (CRU-EFF-40, CRU-GLO-07)."""

    __slots__ = ()
    OP = "replace_governor"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return governor_available(state) and not state.boards[side].out

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(ReplaceGovernor(side))

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS[self.OP])]


GAIN_OPERATIONS: Final[dict[str, type[Operation]]] = {
    operation.OP: operation
    for operation in (
        GainCoins,
        GainInfluence,
        RestoreGood,
        Muster,
        MoveUnit,
        Bombardment,
        UpgradeCity,
        Build,
        LearnTactic,
        NewGovernor,
    )
}
