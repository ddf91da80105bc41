"""The twelve actions by number."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.absolve import Absolve
from gonfalon.games.paladins.rules.actions.action import Action
from gonfalon.games.paladins.rules.actions.attack import Attack
from gonfalon.games.paladins.rules.actions.commission import Commission
from gonfalon.games.paladins.rules.actions.conspire import Conspire
from gonfalon.games.paladins.rules.actions.convert import Convert
from gonfalon.games.paladins.rules.actions.develop import Develop
from gonfalon.games.paladins.rules.actions.fortify import Fortify
from gonfalon.games.paladins.rules.actions.garrison import Garrison
from gonfalon.games.paladins.rules.actions.hunt import Hunt
from gonfalon.games.paladins.rules.actions.pray import Pray
from gonfalon.games.paladins.rules.actions.recruit import Recruit
from gonfalon.games.paladins.rules.actions.trade import Trade
from gonfalon.kernel.values.decision import Option

BY_NUMBER: Final[tuple[Action, ...]] = (
    Develop(),
    Recruit(),
    Hunt(),
    Trade(),
    Pray(),
    Conspire(),
    Commission(),
    Fortify(),
    Garrison(),
    Absolve(),
    Attack(),
    Convert(),
)


def times(state: PaladinsState, side: int, action: int) -> int:
    """Return how often a side has performed an action (PAL-KING-03)."""
    return BY_NUMBER[action].times(state.boards[side])


def targets(state: PaladinsState, side: int, action: int) -> list[Option]:
    """Return the targets with which an action can be completed."""
    found: list[Option] = []
    BY_NUMBER[action].targets(state, side, found, None)
    return found
