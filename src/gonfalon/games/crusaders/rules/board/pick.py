"""A card that is being picked, as the Bazaar sees it."""

from __future__ import annotations

from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


class Pick(Procedure[CrusadersState]):
    """A pick from a market or a deck, during which a Bazaar may be used. See `markets.py`."""

    __slots__ = ()

    def can_sell(self, m: Match[CrusadersState], kind: int) -> bool:
        """Return whether a good may go to a Bazaar: a card that is due can still be paid for."""
        raise NotImplementedError
