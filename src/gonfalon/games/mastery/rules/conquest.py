"""Conquest (MM-CON): check for victory, then apply the tile's effects to its conqueror."""

from __future__ import annotations

from gonfalon.games.mastery.model.messages import ABANDONED, CONQUERED, TILE_LOSS
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.ending import after_conquest, check_victory
from gonfalon.games.mastery.rules.knights import set_knights
from gonfalon.kernel.match import Match
from gonfalon.kernel.procedure import Procedure


class Conquest(Procedure[MasteryState]):
    """Check for victory, then apply the tile's effects in order (MM-CON-07).

    After a battle (`fighting`), the battle continues once the effects are done.
    """

    NAME = "mastery.conquest"
    PHASES = ("do_check", "do_effects", "do_supply")

    def __init__(self, seat: int = 0, hex: int = 0, fighting: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.hex = hex
        self.at = 0  # the next effect
        self.fighting = fighting

    # region written by `gonfalon fields`
    __slots__ = ("at", "fighting", "hex", "seat")
    FIELDS = ("seat", "hex", "at", "fighting")

    def clone(self) -> Conquest:
        other = Conquest(self.seat, self.hex, self.fighting)
        other.phase = self.phase
        other.next = self.next
        other.at = self.at
        return other

    def run(self, m: Match[MasteryState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_check(m)
            elif phase == 1:
                self.do_effects(m)
            elif phase == 2:
                self.do_supply(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    # endregion

    def do_check(self, m: Match[MasteryState]) -> None:
        """Win at once, without the effects, if this was enough (MM-CON-08, MM-RUL-16)."""
        m.emit(CONQUERED, self.seat, self.hex, m.state.tile[self.hex])
        check_victory(m)

    def do_effects(self, m: Match[MasteryState]) -> None:
        """Apply the effects one by one, in the order of the content (MM-CON-02)."""
        t = m.state
        effects = t.c.tile_effects[t.tile[self.hex]]
        while self.at < len(effects):
            effect = effects[self.at]
            self.at += 1
            if effect.when == "on_conquest":
                self.again()
                effect.do(m, self.seat, self.seat)
                return

    def do_supply(self, m: Match[MasteryState]) -> None:
        """Check supply, unless the battle does it later (MM-CON-07, MM-BAT-92)."""
        if not self.fighting:
            after_conquest(m)

    def lose(self, m: Match[MasteryState], seat: int, count: int) -> None:
        """Lose knights on the tile just conquered (MM-CON-05, MM-CON-09)."""
        t = m.state
        lost = min(count, t.knights[self.hex])  # MM-KNI-07
        set_knights(t, seat, self.hex, t.knights[self.hex] - lost)
        if m.listening:
            m.emit(TILE_LOSS, seat, self.hex, t.tile[self.hex], lost)
            if t.owner[self.hex] < 0:
                m.emit(ABANDONED, self.hex, t.tile[self.hex])
