"""What an action may be aimed at (PAL-DEC-07 to -11, PAL-DEC-14)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.legality import payable, reachable, surcharge
from gonfalon.games.paladins.state import Kingdom
from gonfalon.games.paladins.words import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAITH,
    GARRISON,
    PRAY,
    RECRUIT,
)
from gonfalon.kernel.decision import Option

TARGET_KINDS: Final = (
    "workshop",
    "recruit",
    "",
    "",
    "pray",
    "",
    "commission",
    "",
    "garrison",
    "absolve",
    "attack",
    "convert",
)
"""The kind of question an action's target is; empty: it has none."""


def targets(t: Kingdom, side: int, action: int) -> list[Option]:
    """Return the targets from which the action can be completed."""
    ready = t.c.options
    board = t.boards[side]
    if action in (COMMISSION, GARRISON):
        mask = reachable(t, side, action)
        spaces = ready.commission if action == COMMISSION else ready.garrison
        return [option for option in spaces if mask >> option.value & 1]
    if action == ABSOLVE:
        return [option for option in ready.absolve if not board.absolved >> option.value & 1]
    if action == ATTACK:
        return [
            option
            for option in ready.attack
            if t.outsiders[option.value] >= 0 and surcharge(t, side, option.value) <= board.silver
        ]
    if action == CONVERT:
        faith = t.effective(side, FAITH)
        flags = t.c.board.faith
        return [
            option
            for option in ready.convert
            if t.outsiders[option.value] >= 0 and flags[option.value] <= faith
        ]
    if action == RECRUIT:
        return [option for option in ready.recruit if payable(t, side, option.value)]
    if action == PRAY:
        return [option for option in ready.pray if board.busy >> option.value & 1]
    if action == DEVELOP:
        return [option for option in ready.workshop if not board.workshops >> option.value & 1]
    return []
