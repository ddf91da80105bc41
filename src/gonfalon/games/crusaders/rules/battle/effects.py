"""Operations of a battle (CRU-EFF-02 to 15). A raid knows only the strength of a rescript.

The battle carries out the halves of cards: it reads conditions and adds up operations of one kind
(`manoeuvres.py`, `end.py`). Rescripts carry out their operations themselves.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import NONE, SARACENS
from gonfalon.games.crusaders.model.effect import Fields, Operation
from gonfalon.games.crusaders.model.messages import effects as say_effects
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.battle.choices import (
    BribeCoins,
    FleeTo,
    LevyUnits,
    RazeLevels,
    ReinforceFrom,
    raze,
)
from gonfalon.games.crusaders.rules.battle.losses import suffer_losses, takeable
from gonfalon.games.crusaders.rules.battle.units import flee, rout, supply_of
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.cities import adjacent_of, change_level
from gonfalon.games.crusaders.rules.board.measures import amount
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.board.turn import on_turn
from gonfalon.games.crusaders.rules.windows.rescript_window import RescriptWindow
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text


class BattleOperation(Operation):
    """An operation of a battle with an amount; those of one kind on a half add up (CRU-EFF-05)."""

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        """Carry out so much of the operation."""
        raise NotImplementedError

    def can_act(self, state: CrusadersState, battle: Battle, side: int) -> bool:
        """Return whether it would do anything in this battle."""
        return True

    def do(self, m: Match[CrusadersState], side: int) -> None:
        self.act(m, m.enclosing(Battle), side, amount(m, side, self))


class Strength(BattleOperation):
    """The marker moves (CRU-BAT-10). In a raid the city becomes stronger (CRU-SAR-09)."""

    OP = "strength"
    PLAIN = True

    def do(self, m: Match[CrusadersState], side: int) -> None:
        for step in reversed(m.stack):
            if isinstance(step, Raid):
                step.bonus += amount(m, side, self)
                return
            if isinstance(step, Battle):
                break
        super().do(m, side)

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        battle.move_marker(m, side, n)


class Rout(BattleOperation):
    """Enemy units go to their supply (CRU-BAT-11). It may end the battle, so it is not plain."""

    OP = "rout"

    def can_act(self, state: CrusadersState, battle: Battle, side: int) -> bool:
        return battle.units_of(state, battle.opponent(side)) > 0

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        rout(m, battle, battle.opponent(side), n)


class Flee(BattleOperation):
    """Enemy units leave for one adjacent city that they control (CRU-BAT-12)."""

    OP = "flee"

    def can_act(self, state: CrusadersState, battle: Battle, side: int) -> bool:
        return battle.units_of(state, battle.opponent(side)) > 0

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        enemy = battle.opponent(side)
        units = min(n, battle.units_of(m.state, enemy))
        if not units:
            return
        if adjacent_of(m.state, battle.city, enemy):
            m.call(FleeTo(battle.player(enemy), enemy, units))
        else:
            flee(m, battle, enemy, units, NONE)


class Reinforce(BattleOperation):
    """Units come from adjacent cities of one's own, never the last (CRU-BAT-13, CRU-EFF-09)."""

    OP = "reinforce"

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        state = m.state
        for city in adjacent_of(state, battle.city, side):
            if state.units[city] > 1:
                m.call(ReinforceFrom(battle.player(side), side, n))
                return


class Levy(BattleOperation):
    """Units come from the supply (CRU-BAT-14, CRU-EFF-09)."""

    OP = "levy"

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        most = min(n, supply_of(m.state, side))
        if most:
            m.call(LevyUnits(battle.player(side), side, most))


class Raze(BattleOperation):
    """The city loses levels (CRU-BAT-15, CRU-EFF-07).

    A side may choose fewer, or none; at the end of a battle the saracens may not (CRU-EFF-03).
    """

    OP = "raze"

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        most = min(n, m.state.level[battle.city] - 1)
        if not most:
            return
        if self.at_end and side == SARACENS:
            raze(m, battle, most)
        else:
            m.call(RazeLevels(battle.player(side), side, most))


class Fortify(BattleOperation):
    """The city gains levels, unless this side attacks it (CRU-EFF-07, CRU-EFF-08)."""

    OP = "fortify"

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        if side == battle.defender:
            battle.move_marker(m, side, change_level(m, battle.city, n))


class Losses(BattleOperation):
    """The opponent loses open cards (CRU-BAT-20, CRU-BAT-21)."""

    OP = "losses"

    def can_act(self, state: CrusadersState, battle: Battle, side: int) -> bool:
        return bool(takeable(state, battle, battle.opponent(side)))

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        suffer_losses(m, battle, battle.opponent(side), n)


class Bribe(BattleOperation):
    """Coins are paid for strength (CRU-EFF-10); the player on turn may use a Bazaar before."""

    OP = "bribe"
    __slots__ = ("coins", "strength")

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.coins = fields.number("max_coins", 1)
        self.strength = fields.number("strength_each", 1)

    def act(self, m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
        if side == SARACENS:
            return  # they have no coins
        m.call(BribeCoins(side, side, self.coins, self.strength))
        if on_turn(m, side):
            m.call(RescriptWindow(m.seats, side, NONE, bazaar=True))  # CRU-BLDG-06

    def texts(self) -> list[Text]:
        return [Text(say_effects.EFFECTS[self.OP], self.coins, self.strength)]


class MarkOperation(Operation):
    """An operation of a battle without an amount."""

    PLAIN = True

    def texts(self) -> list[Text]:
        return [Text(say_effects.EFFECTS[self.OP])]


class Protect(MarkOperation):
    """Losses cannot take this card (CRU-EFF-14): the one that was laid last."""

    OP = "protect"

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.enclosing(Battle).protected[-1] = True
        m.emit(say.PROTECTED, side)


class ProtectAll(MarkOperation):
    """Losses can take no open card of this side, nor one that it lays later (CRU-EFF-14)."""

    OP = "protect_all"

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.enclosing(Battle).shielded |= 1 << side
        m.emit(say.PROTECTED, side)


class NoDestruction(MarkOperation):
    """The city keeps its level at the end of this battle (CRU-EFF-13)."""

    OP = "no_destruction"

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.enclosing(Battle).no_destruction = True
        m.emit(say.DESTRUCTION_AVERTED, side)


class NoCancel(MarkOperation):
    """Both halves of the side's manoeuvre that follows count (CRU-EFF-12)."""

    OP = "no_cancel"

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.enclosing(Battle).free_halves = True


class PeekHand(MarkOperation):
    """The player sees the opponent's hand, nobody else does (CRU-EFF-11)."""

    OP = "peek_hand"

    def do(self, m: Match[CrusadersState], side: int) -> None:
        battle = m.enclosing(Battle)
        enemy = battle.opponent(side)
        hand = battle.hand(m.state, enemy)
        cards = m.look(battle.pack(m.state, enemy), hand, len(hand.cards), side)
        if not m.listening:
            return
        if enemy == SARACENS:
            m.emit(say.SARACEN_HAND_SHOWN, side)
            m.emit(say.SARACEN_HAND_SEEN, tuple(cards), to=1 << side)
        else:
            m.emit(say.HAND_SHOWN, side, enemy)
            m.emit(say.TACTICS_SEEN, enemy, tuple(cards), to=1 << side)


BATTLE_OPERATIONS: Final[dict[str, type[Operation]]] = {
    "strength": Strength,
    "rout": Rout,
    "flee": Flee,
    "reinforce": Reinforce,
    "levy": Levy,
    "raze": Raze,
    "fortify": Fortify,
    "protect": Protect,
    "protect_all": ProtectAll,
    "bribe": Bribe,
    "losses": Losses,
    "no_destruction": NoDestruction,
    "peek_hand": PeekHand,
    "no_cancel": NoCancel,
}
