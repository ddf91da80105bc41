"""Conquest (MM-CON): what a tile does to the one who has just conquered it."""

from __future__ import annotations

from gonfalon.games.mastery.ending import after_conquest, has_won
from gonfalon.games.mastery.knights import set_knights
from gonfalon.games.mastery.messages import ABANDONED, CONQUERED, TILE_LOSS
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


class Conquest(Step[Realm]):
    """Apply the tile's effects in order; after a battle the battle itself goes on (MM-CON-07)."""

    __slots__ = ("at", "fighting", "hex", "seat")
    NAME = "mastery.conquest"
    FIELDS = ("seat", "hex", "at", "fighting")

    def __init__(self, seat: int = 0, hex: int = 0, fighting: bool = False) -> None:
        self.seat = seat
        self.hex = hex
        self.at = -1
        self.fighting = fighting

    def clone(self) -> Conquest:
        """Return an independent copy."""
        other = Conquest(self.seat, self.hex, self.fighting)
        other.at = self.at
        return other

    def run(self, m: Match[Realm]) -> bool:
        """Apply one effect, or end the conquest (MM-CON-02)."""
        t = m.table
        tile = t.tile[self.hex]
        effects = t.c.tile_effects[tile]
        if self.at < 0:
            if m.listening:
                m.emit(CONQUERED, (self.seat, self.hex, tile))
            self.at = 0
            return True
        if self.at < len(effects):
            effect = effects[self.at]
            self.at += 1
            if effect.when == "on_conquest" and not (effect.optional and self.decided(m)):
                effect.apply(m, self.seat, self.seat)
            return True
        fighting = self.fighting
        m.done()
        if not fighting:
            after_conquest(m)
        return True

    def decided(self, m: Match[Realm]) -> bool:
        """Tell whether the game is won whatever the rest of the tile does (MM-CON-08)."""
        t = m.table
        for effect in t.c.tile_effects[t.tile[self.hex]][self.at :]:
            if effect.when == "on_conquest" and not effect.optional:
                return False
        return has_won(t, self.seat)

    def lose(self, m: Match[Realm], seat: int, count: int) -> None:
        """Lose knights on the tile just conquered (MM-CON-05, -09)."""
        t = m.table
        lost = min(count, t.knights[self.hex])
        set_knights(t, seat, self.hex, t.knights[self.hex] - lost)
        if m.listening:
            m.emit(TILE_LOSS, (seat, self.hex, t.tile[self.hex], lost))
            if t.owner[self.hex] < 0:
                m.emit(ABANDONED, (self.hex, t.tile[self.hex]))
