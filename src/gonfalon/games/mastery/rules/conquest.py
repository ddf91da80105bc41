"""Conquest (MM-CON): check for victory, then apply the tile's effects to its conqueror."""

from __future__ import annotations

from gonfalon.games.mastery.model.messages import ABANDONED, CONQUERED, TILE_LOSS
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.ending import after_conquest, check_victory
from gonfalon.games.mastery.rules.knights import set_knights
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


class Conquest(Step[MasteryState]):
    """Check for victory, then apply the tile's effects in order (MM-CON-07).

    After a battle (`fighting`), the battle continues once the effects are done.
    """

    NAME = "mastery.conquest"

    def __init__(self, seat: int = 0, hex: int = 0, fighting: bool = False) -> None:
        self.seat = seat
        self.hex = hex
        self.at = -1
        self.fighting = fighting

    # region written by `gonfalon fields`
    __slots__ = ("at", "fighting", "hex", "seat")
    FIELDS = ("seat", "hex", "at", "fighting")

    def clone(self) -> Conquest:
        other = Conquest(self.seat, self.hex, self.fighting)
        other.at = self.at
        return other

    # endregion

    def run(self, m: Match[MasteryState]) -> bool:
        """Win, apply the next effect, or end the conquest."""
        t = m.state
        tile = t.tile[self.hex]
        effects = t.c.tile_effects[tile]
        if self.at < 0:
            if m.listening:
                m.emit(CONQUERED, (self.seat, self.hex, tile))
            self.at = 0
            check_victory(m)  # a win ends the match without the effects (MM-CON-08, MM-RUL-16)
            return True
        if self.at < len(effects):  # in the order of the content (MM-CON-02)
            effect = effects[self.at]
            self.at += 1
            if effect.when == "on_conquest":
                effect.apply(m, self.seat, self.seat)
            return True
        fighting = self.fighting
        m.done()
        if not fighting:  # otherwise the battle does it (MM-CON-07, MM-BAT-92)
            after_conquest(m)
        return True

    def lose(self, m: Match[MasteryState], seat: int, count: int) -> None:
        """Lose knights on the tile just conquered (MM-CON-05, MM-CON-09)."""
        t = m.state
        lost = min(count, t.knights[self.hex])  # MM-KNI-07
        set_knights(t, seat, self.hex, t.knights[self.hex] - lost)
        if m.listening:
            m.emit(TILE_LOSS, (seat, self.hex, t.tile[self.hex], lost))
            if t.owner[self.hex] < 0:
                m.emit(ABANDONED, (self.hex, t.tile[self.hex]))
