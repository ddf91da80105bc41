"""Conspire (PAL-CONS-01): gain criminals, and the suspicion that comes with them."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import CONSPIRE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import Action
from gonfalon.kernel.values.message import Text


class Conspire(Action):
    """The printed reward is everything (PAL-CONS-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CONSPIRE)

    def text(self, state: PaladinsState, side: int) -> Text:
        return Text(say.DO_CONSPIRE, len(state.boards[side].suspicion))
