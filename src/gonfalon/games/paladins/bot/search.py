"""What the search knows about Paladins."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.bot.playing import policy as policy
from gonfalon.games.paladins.bot.worth import OPENING, ORDERED, Worth
from gonfalon.games.paladins.model.constants import ACTIONS, RIGHT
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.registry import times
from gonfalon.games.paladins.rules.scoring import total
from gonfalon.kernel.play.match import Match

SCALE: Final = 12.0  # points
TOP: Final = 8
HORIZON: Final = 1  # round: a play-out to the end is too slow

MEMBER: Final = 0.35  # points that a townsfolk brings in a round to come
WORKSHOP: Final = 0.5  # points that a workshop saves in a round to come
PILE: Final = 0.4  # points that a suspicion card costs
MOST: Final = 0.85  # more, for each if nobody has more of them
UNPAID: Final = 0.8  # of a debt's points that can still be had by paying it


def past_horizon(m: Match[Any], start: Match[Any], rounds: int) -> bool:
    """True if that many rounds have ended, this one among them."""
    return bool(m.state.round >= start.state.round + rounds)


def expected(m: Match[Any]) -> list[float]:
    """Return the points of each side, and what its goods and cards may still bring."""
    state: PaladinsState = m.state
    return [total(state, side) + ahead(state, side) for side in range(len(state.boards))]


def ahead(state: PaladinsState, side: int) -> float:
    """Return the points that a side may expect from what it has."""
    worth = Worth(state, side)
    board = worth.b
    left = worth.left
    goods = board.silver * worth.silver + board.provisions * worth.provision
    goods -= (board.silver + board.provisions) // state.content.board.goods_per_point
    workers = sum([value * count for value, count in zip(worth.worker, board.workers)])
    found = goods + workers + left * OPENING * sum(board.track)
    found += left * (MEMBER * len(board.crew) + WORKSHOP * board.workshops.bit_count())
    found -= (PILE + (MOST if worth.pile and worth.pile >= worth.threat else 0.0)) * worth.pile
    if left:
        found += UNPAID * board.unpaid
        for action in range(RIGHT, len(ACTIONS)):
            found += begun(worth, action)
    return found


def begun(worth: Worth, action: int) -> float:
    """Return the share of points that an action has already been done for, but not often enough."""
    done = times(worth.state, worth.side, action)
    points = worth.state.content.player.points[action]
    found = 0.0
    need = worth.steps[action]
    if need:
        found += ORDERED * worth.open_orders[action] * done / (done + need) * 0.7
    for number in range(done + 1, len(points)):
        if points[number] > points[done]:
            last = max([n for n in range(done + 1) if points[n] < points[done]], default=-1) + 1
            found += (points[number] - points[done]) * (done - last) / (number - last) * 0.7
            break
    return found
