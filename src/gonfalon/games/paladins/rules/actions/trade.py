"""Trade (PAL-TRADE-01): gain silver, more with more workers."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import TRADE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import Action
from gonfalon.kernel.values.message import Text


class Trade(Action):
    """The mode's printed reward is everything (PAL-TRADE-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TRADE)

    def text(self, state: PaladinsState, side: int) -> Text:
        return Text(say.DO_TRADE)
