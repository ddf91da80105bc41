"""The targets of actions, among which the player chooses (PAL-DEC)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
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
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.legality import payable, reachable, surcharge
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
"""The kind of decision that asks for an action's target; empty if it has none."""


def targets(t: PaladinsState, side: int, action: int) -> list[Option]:
    """Return the targets with which the action can be completed."""
    ready = t.c.options
    board = t.boards[side]
    if action in (COMMISSION, GARRISON):  # PAL-DEC-09
        mask = reachable(t, side, action)
        spaces = ready.commission if action == COMMISSION else ready.garrison
        return [option for option in spaces if mask >> option.value & 1]
    if action == ABSOLVE:  # PAL-DEC-10, PAL-ABS-03
        return [option for option in ready.absolve if not board.absolved >> option.value & 1]
    if action == ATTACK:  # PAL-DEC-08, PAL-ATT-01
        return [
            option
            for option in ready.attack
            if t.outsiders[option.value] >= 0 and surcharge(t, side, option.value) <= board.silver
        ]
    if action == CONVERT:  # PAL-DEC-08, PAL-CONV-02
        faith = t.effective(side, FAITH)
        flags = t.c.board.faith
        return [
            option
            for option in ready.convert
            if t.outsiders[option.value] >= 0 and flags[option.value] <= faith
        ]
    if action == RECRUIT:  # PAL-DEC-07
        return [option for option in ready.recruit if payable(t, side, option.value)]
    if action == PRAY:  # never pray itself, which is not busy (PAL-DEC-14, PAL-PRAY-06)
        return [option for option in ready.pray if board.busy >> option.value & 1]
    if action == DEVELOP:  # any uncovered framed space (PAL-DEC-11, PAL-DEV-03)
        return [option for option in ready.workshop if not board.workshops >> option.value & 1]
    return []
