"""Operations that take something away, and those of events.

An operation with `who = "opponent"` is aimed at the other side of the battle; against the saracens
it does nothing (CRU-EFF-34). The owner chooses what is lost, except on saracen cards
(CRU-EFF-19, CRU-PAY-05).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import (
    CENTRAL,
    CHOSEN_RIVAL,
    HERE,
    IN_CAPITAL,
    NONE,
    OPPONENT,
    ROUND_CHANGES,
    SARACENS,
)
from gonfalon.games.crusaders.model.effect import Fields, Operation
from gonfalon.games.crusaders.model.messages import effects as say
from gonfalon.games.crusaders.model.messages.fighting import losses as say_losses
from gonfalon.games.crusaders.model.state import LOSS_DRAW, CrusadersState
from gonfalon.games.crusaders.rules.board.battle import opponent_of, player_of
from gonfalon.games.crusaders.rules.board.gains import lose_coins
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.board.round import change_round
from gonfalon.games.crusaders.rules.losses.choices import (
    DiscardActiveSpies,
    DiscardBuildings,
    LoseBishops,
    LoseGovernors,
    LoseRescripts,
    LoseUnits,
    RazeOwn,
    lose_rescript,
    lose_units,
    razeable,
)
from gonfalon.games.crusaders.rules.losses.effect_choices import PayForEffect
from gonfalon.games.crusaders.rules.losses.goods import BlockGoods, ChooseBlockedRival, unblocked
from gonfalon.games.crusaders.rules.losses.tactics import LoseTactics
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text


class Loss(Operation):
    """An operation that takes `n` things from a player."""

    def victim(self, m: Match[CrusadersState], side: int) -> int:
        """Return the player who loses something, or SARACENS: nothing is taken (CRU-EFF-34)."""
        return opponent_of(m, side) if self.target == OPPONENT else side

    def do(self, m: Match[CrusadersState], side: int) -> None:
        victim = self.victim(m, side)
        if victim != SARACENS:
            chooser = player_of(m, side) if side == SARACENS else victim
            self.take(m, victim, chooser)

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        """Take the things; the chooser says which."""
        raise NotImplementedError

    def texts(self) -> list[Text]:
        name = self.OP
        if self.target == OPPONENT:
            name += "_of_opponent"
        elif self.where == HERE:
            name += "_here"
        return [Text(say.EFFECTS[name], self.n)]


class LoseUnitsOp(Loss):
    """Units of one of the player's cities or of any, never the last there (CRU-EFF-18, CRU-GLO-01).

    `else_each` follows once for each unit that could not be taken (CRU-GLO-03, CRU-RUL-43).
    """

    OP = "lose_units"
    __slots__ = ("else_each",)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.else_each = fields.effects("else_each")

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        if self.where not in (HERE, IN_CAPITAL):
            m.call(LoseUnits(chooser, self.n, victim))
            return
        state = m.state
        raided = self.where == HERE
        city = m.enclosing(Raid).city if raided else state.boards[victim].capital
        lost = min(self.n, max(state.units[city] - 1, 0))
        lose_units(m, victim, city, lost)
        for _ in range(self.n - lost):
            self.else_each.do(m, victim)

    def texts(self) -> list[Text]:
        found = super().texts()
        if self.else_each.parts:
            found += [Text(say.EFFECTS["else_each"]), *self.else_each.texts()]
        return found


class LoseCoins(Loss):
    """Coins, as many as there are (CRU-EFF-20)."""

    OP = "lose_coins"
    PLAIN = True

    def in_full(self, state: CrusadersState, side: int) -> bool:
        return state.boards[side].coins >= self.n

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        lose_coins(m, victim, self.n)


class BlockGoodsOp(Loss):
    """Goods are blocked (CRU-PAY-04); those of a rival of choice, if the card says so."""

    OP = "block_goods"

    def in_full(self, state: CrusadersState, side: int) -> bool:
        return unblocked(state, side) >= self.n

    def possible(self, state: CrusadersState, side: int) -> bool:
        if self.target == CHOSEN_RIVAL:  # CRU-EFF-39
            return any(unblocked(state, rival) for rival in state.rivals(side))
        return True

    def do(self, m: Match[CrusadersState], side: int) -> None:
        if self.target != CHOSEN_RIVAL:
            super().do(m, side)
        elif self.possible(m.state, side):
            m.call(ChooseBlockedRival(side, self.n))

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        m.call(BlockGoods(chooser, self.n, victim))

    def texts(self) -> list[Text]:
        if self.target == CHOSEN_RIVAL:
            return [Text(say.EFFECTS["block_goods_of_rival"], self.n)]
        return super().texts()


class DiscardRescript(Loss):
    """Rescripts of the owner's choice; saracens draw one at random (CRU-EFF-19)."""

    OP = "discard_rescript"

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        if chooser == victim:
            m.call(LoseRescripts(victim, self.n, victim))
            return
        hand = m.state.rescripts(victim).cards
        for _ in range(min(self.n, len(hand))):
            at = m.chance.below(LOSS_DRAW, len(hand))
            m.barrier()
            lose_rescript(m, victim, hand[at])


class DiscardBuilding(Loss):
    """A building."""

    OP = "discard_building"

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        m.call(DiscardBuildings(chooser, self.n, victim))


class DiscardSpy(Loss):
    """An active spy."""

    OP = "discard_spy"

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        m.call(DiscardActiveSpies(chooser, self.n, victim))


class LoseBishop(Loss):
    """A bishop on the map: in the raided city, or anywhere."""

    OP = "lose_bishop"

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        city = m.enclosing(Raid).city if self.where == HERE else NONE
        m.call(LoseBishops(chooser, self.n, victim, city))


class LoseGovernor(Loss):
    """Lose the governor of one of the player's cities."""

    OP = "lose_governor"

    def in_full(self, state: CrusadersState, side: int) -> bool:
        return any(state.governor[city] != NONE for city in state.cities_of(side))

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        m.call(LoseGovernors(chooser, self.n, victim))


class LoseTactic(Loss):
    """Tactics outside a battle (CRU-BAT-25, CRU-EFF-33)."""

    OP = "lose_tactic"

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        m.call(LoseTactics(victim, self.n))


class RazeOwnOp(Loss):
    """A city loses levels; if all are at level 1, `else` is resolved (CRU-EFF-35)."""

    OP = "raze_own"
    __slots__ = ("otherwise",)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.otherwise = fields.effects("else")

    def take(self, m: Match[CrusadersState], victim: int, chooser: int) -> None:
        if razeable(m.state, victim):
            m.call(RazeOwn(chooser, 1, victim, self.n))
        else:
            self.otherwise.do(m, victim)

    def texts(self) -> list[Text]:
        found = super().texts()
        if self.otherwise.parts:
            found += [Text(say.EFFECTS["else"]), *self.otherwise.texts()]
        return found


# -- events ---------------------------------------------------------------------------------------


class PayOp(Operation):
    """Coins for an effect, once, if it could do something (CRU-EFF-26)."""

    OP = "pay"
    __slots__ = ("coins", "then")

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.coins = fields.number("coins", 0)
        self.then = fields.effects("then")

    def possible(self, state: CrusadersState, side: int) -> bool:
        return state.boards[side].coins >= self.coins and self.then.possible(state, side)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        if self.possible(m.state, side):
            m.call(PayForEffect(side, self.coins, self.then.number))

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS["pay"], self.coins), *self.then.texts()]


class PlaceSaracens(Operation):
    """Saracens for the central cities they hold, Homs aside, while there are any (CRU-EFF-27)."""

    OP = "place_saracens"
    PLAIN = True

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        fields.word("cities", ("central_without_homs",), 0)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        state = m.state
        placed: list[int] = []
        for city, kind in enumerate(state.content.cities.kind):
            count = min(self.n, state.saracens)
            if kind == CENTRAL and state.owner[city] == SARACENS and count:
                state.saracens -= count
                state.units[city] += count
                placed.append(city)
        if placed and m.listening:
            m.emit(say_losses.SARACENS_PLACED, tuple(placed))


class RoundChange(Operation):
    """A rule that is changed until the end of the round (CRU-EFF-25)."""

    OP = "modifier"
    PLAIN = True
    __slots__ = ("change",)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.change = fields.word("mod", ROUND_CHANGES, 0)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        change_round(m, self.change, self.n)

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS[ROUND_CHANGES[self.change]], self.n)]


LOSS_OPERATIONS: Final[dict[str, type[Operation]]] = {
    kind.OP: kind
    for kind in (
        LoseUnitsOp,
        LoseCoins,
        BlockGoodsOp,
        DiscardRescript,
        DiscardBuilding,
        DiscardSpy,
        LoseBishop,
        LoseGovernor,
        LoseTactic,
        RazeOwnOp,
        PayOp,
        PlaceSaracens,
        RoundChange,
    )
}
