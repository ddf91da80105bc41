"""The parts of the four orders, whichever module carries them out."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import BUILD, MARCH, MUSTER, PRAY
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules import build, march, muster, prayer
from gonfalon.games.crusaders.rules.base_turn import BaseTurn
from gonfalon.kernel.decision import Blocked
from gonfalon.kernel.match import Match


def parts_of(c: CrusadersContent, order: int, reinforced: bool) -> int:
    """Return the mask of the parts that an order has."""
    if order == BUILD:
        return build.parts_of(c, reinforced)
    if order == PRAY:
        return prayer.parts_of(c, reinforced)
    if order == MUSTER:
        return muster.parts_of(c, reinforced)
    return march.parts_of(c, reinforced)


def discount_of(c: CrusadersContent, order: int, reinforced: bool) -> int:
    """Return how many goods an order takes off its prices (CRU-BUILD-06, CRU-MUST-04)."""
    if reinforced and order == BUILD:
        return c.build_discount
    return c.muster_discount if reinforced and order == MUSTER else 0


def part_possible(m: Match[CrusadersState], turn: BaseTurn, part: int) -> bool:
    """Return whether a part of an order can be carried out now."""
    if turn.order == BUILD:
        return build.part_possible(m, turn, part)
    if turn.order == PRAY:
        return prayer.part_possible(m, turn, part)
    if turn.order == MUSTER:
        return muster.part_possible(m, turn, part)
    return march.part_possible(m, turn, part)


def part_owed(m: Match[CrusadersState], turn: BaseTurn, part: int) -> bool:
    """Return whether an order cannot be finished before a part is done (CRU-ACT-05)."""
    if turn.order == MARCH:
        return march.part_owed(m, turn, part)
    return turn.order == PRAY


def part_blocked(m: Match[CrusadersState], turn: BaseTurn, part: int) -> Blocked | None:
    """Return why a part of an order cannot be carried out now."""
    if turn.order == BUILD:
        return build.part_blocked(m, turn, part)
    if turn.order == PRAY:
        return prayer.part_blocked(m, turn, part)
    if turn.order == MUSTER:
        return muster.part_blocked(m, turn, part)
    return march.part_blocked(m, turn, part)


def start_part(m: Match[CrusadersState], turn: BaseTurn, part: int) -> None:
    """Carry out a part of an order."""
    if turn.order == BUILD:
        build.start_part(m, turn, part)
    elif turn.order == PRAY:
        prayer.start_part(m, turn, part)
    elif turn.order == MUSTER:
        muster.start_part(m, turn, part)
    else:
        march.start_part(m, turn, part)
