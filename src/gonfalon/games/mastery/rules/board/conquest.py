"""Conquest (MM-CON): check for victory, then apply the tile's effects to its conqueror."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.ending import after_conquest, check_victory
from gonfalon.games.mastery.rules.board.knights import set_knights
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


@declared
class Conquest(Procedure[MasteryState]):
    """Check for victory, then apply the tile's effects in order (MM-CON-07).

    After a battle (`fighting`), the battle continues once the effects are done.
    """

    NAME = "mastery.conquest"
    PHASES = ("do_check", "do_effects", "do_supply")

    seat: int = 0
    hex: int = 0
    at: int = later(0)  # the next effect
    fighting: bool = False

    def do_check(self, m: Match[MasteryState]) -> None:
        """Win at once, without the effects, if this was enough (MM-CON-08, MM-RUL-16)."""
        m.emit(say.CONQUERED, self.seat, self.hex, m.state.tile[self.hex])
        check_victory(m)

    def do_effects(self, m: Match[MasteryState]) -> None:
        """Apply the effects one by one, in the order of the content (MM-CON-02)."""
        state = m.state
        effects = state.content.tile_effects[state.tile[self.hex]]
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
        state = m.state
        lost = min(count, state.knights[self.hex])  # MM-KNI-07
        set_knights(state, seat, self.hex, state.knights[self.hex] - lost)
        if m.listening:
            m.emit(say.TILE_LOSS, seat, self.hex, state.tile[self.hex], lost)
            if state.owner[self.hex] < 0:
                m.emit(say.ABANDONED, self.hex, state.tile[self.hex])
