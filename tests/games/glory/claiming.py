"""Tables at which a player settles his titles."""

from __future__ import annotations

from typing import Any

from gonfalon.games.glory.rules.titles.titles import SettleTitles
from tests.games.glory.scenario import Scenario, names, table

PUBLIC = "rich lucky patron"


def settling(*players: dict[str, Any], titles: str = PUBLIC, **told: Any) -> Scenario:
    """Lay a table and let the first player settle his titles."""
    s = table(*players, round=3, phase="titles", public_titles=titles, **told)
    return s.begin_with(SettleTitles(0))


def bound(s: Scenario, seat: int = 0) -> tuple[list[int], str, str]:
    """Return what is bound: resources, allies, relics."""
    board = s.state.boards[seat]
    content = s.state.content
    return (
        board.bound_goods,
        names(content.allies.ids, board.bound_allies),
        names(content.relics, board.bound_relics),
    )
