"""The answers about spies, made once (CRU-D-12, CRU-D-13, CRU-D-38)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import MOST_PLAYERS, NONE
from gonfalon.games.crusaders.model.options.common import one_each
from gonfalon.games.crusaders.model.options.turn import A_SPY, TurnOption
from gonfalon.kernel.values.decision import Option

KEEP_SPY: Final = Option("keep", "CRU-SPY-03")
NO_SPY: Final = Option("pass", "CRU-SPY-07")


class SpyOption(TurnOption):
    """Let a spy watch a rival, perhaps in place of the active spy in a slot (NONE: of none)."""

    __slots__ = ("rival", "slot")

    def __init__(self, id: str, rule: str, card: int, rival: int, slot: int) -> None:
        super().__init__(id, rule, A_SPY, card)
        self.rival = rival
        self.slot = slot


class SpyOptions:
    """The options of spies."""

    def __init__(self, spies: list[str], slots: int) -> None:
        self.play: list[list[list[SpyOption]]] = []  # by card, rival, and slot + 1
        for card, id in enumerate(spies):
            self.play.append([])
            for rival in range(MOST_PLAYERS):
                name = f"{id}-on-{rival}"
                found = [SpyOption(name, "CRU-SPY-04", card, rival, NONE)]
                for slot in range(slots):
                    other = f"{name}-instead-of-{slot}"
                    found.append(SpyOption(other, "CRU-SPY-06", card, rival, slot))
                self.play[card].append(found)
        self.use = one_each(spies, "CRU-SPY-07")

    def playing(self) -> list[Option]:
        """Return every way to play a spy."""
        return [one for rivals in self.play for slots in rivals for one in slots]

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision about spies alone can offer."""
        return {
            "play-spy": [*self.playing(), KEEP_SPY],
            "spy-reaction": [*self.use, NO_SPY],
        }
