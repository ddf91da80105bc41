"""The effect vocabulary of a duel: what tent allies, lance allies and relics do."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import READY, SPENT
from gonfalon.games.glory.model.effect import Operation, Reward
from gonfalon.games.glory.model.messages import duel as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.dice import RerollByRing
from gonfalon.games.glory.rules.duel.duel import (
    ATTACK,
    PRESTIGE,
    Duel,
    Pass,
    attack_of,
    prestige_of,
    values_of,
)
from gonfalon.games.glory.rules.duel.readying import ReadyOneAlly, ReadyOneRelic
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked
from gonfalon.kernel.values.message import Text


class DuelOperation(Operation):
    """An operation of a duel. Some need something to work on, or the token cannot be used."""

    __slots__ = ()

    def usable(self, m: Match[GloryState], side: int) -> bool:
        """Return whether the token can be used now."""
        return True

    def refusal(self, id: str, touches: tuple[str, ...]) -> Blocked:
        """Return why it cannot."""
        raise NotImplementedError


def unusable_part(m: Match[GloryState], side: int, effect: Reward) -> DuelOperation | None:
    """Return the operation for whose sake a token cannot be used now, or None."""
    for part in effect.parts:
        if isinstance(part, DuelOperation) and not part.usable(m, side):
            return part
    return None


def dice_again(effect: Reward) -> int:
    """Return how many dice a token lets its owner roll again."""
    return sum([part.n for part in effect.parts if isinstance(part, Reroll)])


class TurnDie(DuelOperation):
    """Turn the lowest own die of a colour to its highest number (GLO-ALLY-08, GLO-ALLY-09)."""

    __slots__ = ()
    OP = "turn_die"
    WHAT = "die"
    WORDS = "die"
    PLAIN = True

    def usable(self, m: Match[GloryState], side: int) -> bool:
        """Return whether there is a die of the colour (GLO-RUL-15)."""
        duellist = m.enclosing(Duel).duellist(side)
        return self.what in m.enclosing(Pass).dice[duellist].colours

    def refusal(self, id: str, touches: tuple[str, ...]) -> Blocked:
        return Blocked(id, "GLO-ALLY-09", Text(say.NO_DIE_TO_TURN, self.what), touches)

    def do(self, m: Match[GloryState], side: int) -> None:
        """Turn the die: no other choice could be better (GLO-RUL-16)."""
        content = m.state.content
        duellist = m.enclosing(Duel).duellist(side)
        dice = m.enclosing(Pass).dice[duellist]
        values = values_of(m, duellist)
        lowest = -1
        for place, value in enumerate(values):
            if dice.colours[place] == self.what and (lowest < 0 or value < values[lowest]):
                lowest = place
        before = content.duel_options.shown(dice, lowest)
        dice.turn(lowest, content.dice.active[self.what])
        if m.listening:
            after = content.duel_options.shown(dice, lowest)
            m.emit(say.DIE_TURNED, side, before, after, attack_of(m, duellist))


class Attack(DuelOperation):
    """The player's attack is higher in this pass (GLO-ALLY-06, GLO-ALLY-08, GLO-DUEL-13)."""

    __slots__ = ()
    OP = "attack"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        duellist = m.enclosing(Duel).duellist(side)
        m.lasting(ATTACK, duellist, self.n, Pass, m.enclosing(Pass).using)
        if m.listening:
            m.emit(say.ATTACK_RAISED, side, self.n, attack_of(m, duellist))


class Weaken(DuelOperation):
    """The opponent's attack lower in this pass, whoever it is (GLO-ALLY-06, GLO-DUEL-31)."""

    __slots__ = ()
    OP = "weaken"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        other = 1 - m.enclosing(Duel).duellist(side)
        m.lasting(ATTACK, other, -self.n, Pass, m.enclosing(Pass).using)
        if m.listening:
            m.emit(say.FOE_WEAKENED, side, self.n, attack_of(m, other))


class Humble(DuelOperation):
    """The opponent's prestige counts less in this pass, even below 0 (GLO-ALLY-06)."""

    __slots__ = ()
    OP = "humble"
    PLAIN = True

    def do(self, m: Match[GloryState], side: int) -> None:
        other = 1 - m.enclosing(Duel).duellist(side)
        m.lasting(PRESTIGE, other, -self.n, Pass, m.enclosing(Pass).using)
        if m.listening:
            m.emit(say.FOE_HUMBLED, side, self.n, prestige_of(m, other))


class ReadyAlly(DuelOperation):
    """Ready one own spent ally (GLO-ALLY-06); without one it is not usable (GLO-RUL-14)."""

    __slots__ = ()
    OP = "ready_ally"

    def usable(self, m: Match[GloryState], side: int) -> bool:
        """Return whether an ally is spent; the one used now is still ready (GLO-ALLY-07)."""
        return any(m.state.boards[side].spent_allies)

    def refusal(self, id: str, touches: tuple[str, ...]) -> Blocked:
        return Blocked(id, "GLO-ALLY-07", Text(say.NO_SPENT_ALLY), touches)

    def do(self, m: Match[GloryState], side: int) -> None:
        m.call(ReadyOneAlly(side))


class ReadyRelic(DuelOperation):
    """Ready one own spent relic (GLO-ALLY-06)."""

    __slots__ = ()
    OP = "ready_relic"

    def usable(self, m: Match[GloryState], side: int) -> bool:
        return any(m.state.boards[side].spent_relics)  # GLO-ALLY-07

    def refusal(self, id: str, touches: tuple[str, ...]) -> Blocked:
        return Blocked(id, "GLO-ALLY-07", Text(say.NO_SPENT_RELIC), touches)

    def do(self, m: Match[GloryState], side: int) -> None:
        m.call(ReadyOneRelic(side))


class ReadyPrestige(DuelOperation):
    """Ready one own spent prestige token, the first in the order of content (GLO-ALLY-06)."""

    __slots__ = ()
    OP = "ready_prestige"
    PLAIN = True

    def usable(self, m: Match[GloryState], side: int) -> bool:
        return SPENT in m.state.boards[side].prestige  # GLO-ALLY-07

    def refusal(self, id: str, touches: tuple[str, ...]) -> Blocked:
        return Blocked(id, "GLO-ALLY-07", Text(say.NO_SPENT_PRESTIGE), touches)

    def do(self, m: Match[GloryState], side: int) -> None:
        prestige = m.state.boards[side].prestige
        kind = prestige.index(SPENT)
        prestige[kind] = READY
        m.emit(say.PRESTIGE_READIED, side, kind)


class Reroll(DuelOperation):
    """Roll up to so many own dice again, together (GLO-DUEL-13)."""

    __slots__ = ()
    OP = "reroll"

    def usable(self, m: Match[GloryState], side: int) -> bool:
        """Return whether there is a die to roll (GLO-DEC-21)."""
        duellist = m.enclosing(Duel).duellist(side)
        return bool(m.enclosing(Pass).dice[duellist].faces)

    def refusal(self, id: str, touches: tuple[str, ...]) -> Blocked:
        return Blocked(id, "GLO-DEC-21", Text(say.NO_DICE), touches)

    def do(self, m: Match[GloryState], side: int) -> None:
        m.call(RerollByRing(side, 1, self.n))


DUEL_OPERATIONS: Final[dict[str, type[Operation]]] = {
    operation.OP: operation
    for operation in (
        TurnDie,
        Attack,
        Weaken,
        Humble,
        ReadyAlly,
        ReadyRelic,
        ReadyPrestige,
        Reroll,
    )
}
