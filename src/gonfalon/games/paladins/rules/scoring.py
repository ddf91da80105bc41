"""The end of the game (PAL-END) and the score sheet (PAL-SCORE, PAL-SOLO-SCORE)."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import ATTRIBUTES
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.scored import (
    PER_ACTION,
    PER_ATTACKED,
    PER_ATTRIBUTE,
    PER_CONVERTED,
    PER_ORDER,
    PER_PAID_DEBT,
    PER_SUSPICION,
)
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.registry import times
from gonfalon.games.paladins.rules.cleanup import put_paladins_aside
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Line, Outcome


def fulfilled(state: PaladinsState, side: int) -> list[int]:
    """Return the slots of the face-up orders a side has fulfilled (PAL-KING-01)."""
    cards = state.content.cards
    return [
        slot
        for slot, order in enumerate(state.orders)
        if times(state, side, cards.order_action[order]) >= cards.order_count[order]
    ]


def order_points(state: PaladinsState, side: int) -> int:
    """Return the points for orders (PAL-KING-02)."""
    return sum([state.content.board.order_vp[slot] for slot in fulfilled(state, side)])


def outsider_count(state: PaladinsState, side: int, kind: int) -> int:
    """Return how many a side has of what an outsider counts (PAL-SCORE-07)."""
    cards = state.content.cards
    score = cards.score[kind]
    board = state.boards[side]
    count = 0
    if score.kind == PER_ATTACKED:  # PAL-SCORE-10
        for attacked in board.attacked:
            if cards.faction[attacked] == score.what:
                count += 1
    elif score.kind == PER_ACTION:  # PAL-SCORE-11
        # The automated opponent counts its workshops and has no crew (PAL-SOLO-SCORE-03).
        count = times(state, side, score.what)
    elif score.kind == PER_ATTRIBUTE:  # PAL-SCORE-12
        count = board.track[score.what]
    elif score.kind == PER_PAID_DEBT:  # PAL-SCORE-13
        count = board.paid
    elif score.kind == PER_SUSPICION:  # PAL-SCORE-13
        count = len(board.suspicion)
    elif score.kind == PER_ORDER:  # PAL-SCORE-14
        count = len(fulfilled(state, side))
    elif score.kind == PER_CONVERTED:  # PAL-SCORE-15
        for converted in board.converted:
            if cards.type_of[converted] == score.what:
                count += 1
    else:  # unpaid debts (PAL-SCORE-13)
        count = board.unpaid
    return count


def outsider_points(state: PaladinsState, side: int, kind: int) -> int:
    """Return what a converted outsider is worth to its owner (PAL-SCORE-07)."""
    score = state.content.cards.score[kind]
    count = outsider_count(state, side, kind)
    return state.sides[side].outsider_points(state.content, score.base + count // score.every)


def sheet(state: PaladinsState, side: int) -> list[Line]:
    """Return all current sources of points of a side; nothing else scores (PAL-SCORE-17).

    The automated opponent scores as a player, but no developments and goods (PAL-SOLO-SCORE-01).
    """
    content = state.content
    board = state.boards[side]
    lines: list[Line] = []
    reached = fulfilled(state, side)
    for slot, order in enumerate(state.orders):  # PAL-SCORE-01
        points = content.board.order_vp[slot] if slot in reached else 0
        done = times(state, side, content.cards.order_action[order])
        lines.append(Line(side, Text(say.SCORE_ORDER, order, done), points))
    for attribute in range(len(ATTRIBUTES)):
        value = board.track[attribute]  # without any boost (PAL-SCORE-02, PAL-SCORE-19)
        points = content.board.track_vp[value]
        lines.append(Line(side, Text(say.SCORE_ATTRIBUTE, attribute, value), points))
    for action in state.sides[side].SCORED:
        done = times(state, side, action)
        lines.append(
            Line(side, Text(say.SCORE_ACTION, action, done), content.player.points[action][done])
        )
    # The points printed on the walls come on top (PAL-SCORE-04, PAL-FORT-05).
    walls = sum([content.cards.wall_vp[kind] for kind in board.walls])
    lines.append(Line(side, Text(say.SCORE_WALLS, len(board.walls)), walls))
    for kind in board.converted:  # each copy by itself (PAL-SCORE-07, PAL-SCORE-16)
        lines.append(Line(side, Text(say.SCORE_OUTSIDER, kind), outsider_points(state, side, kind)))
    # PAL-SCORE-08, PAL-DEBT-03
    lines.append(Line(side, Text(say.SCORE_PAID, board.paid), board.paid * content.cards.paid_vp))
    lines.append(
        Line(side, Text(say.SCORE_UNPAID, board.unpaid), board.unpaid * content.cards.unpaid_vp)
    )
    if state.sides[side].SCORES_GOODS:  # PAL-SCORE-09
        goods = (board.silver + board.provisions) // content.board.goods_per_point
        lines.append(Line(side, Text(say.SCORE_GOODS, board.silver, board.provisions), goods))
    return lines


def total(state: PaladinsState, side: int) -> int:
    """Return a side's current points, which may be negative (PAL-SCORE-20)."""
    return sum([line.points for line in sheet(state, side)])


def standing(state: PaladinsState, side: int) -> tuple[int, int, int]:
    """Return the ranking key: points, then order points, then least suspicion (PAL-SCORE-18)."""
    return total(state, side), order_points(state, side), -len(state.boards[side].suspicion)


def decided(standings: list[tuple[int, int, int]], ranks: list[int]) -> Text | None:
    """Return how a tie on points was broken; None if there was none to break (PAL-SCORE-18).

    That is the case if points alone decided, or if the tied sides share the win.
    """
    best = max(standings)
    winners = shared(ranks)
    tied = by_orders = 0
    for side, (points, orders, _) in enumerate(standings):
        if points == best[0]:
            tied |= 1 << side
            if orders == best[1]:
                by_orders |= 1 << side
    if winners == tied:
        return None
    message = say.WON_BY_ORDERS if winners == by_orders else say.WON_BY_SUSPICION
    return Text(message, tied, best[0], winners)


def finish(m: Match[PaladinsState]) -> None:
    """Score and end the match (PAL-END-01); most points win (PAL-GEN-01)."""
    state = m.state
    put_paladins_aside(state)  # boosts end when scoring begins (PAL-PALADIN-04)
    sides = range(len(state.boards))
    standings = [standing(state, side) for side in sides]
    ranks = [1 + sum([1 for other in standings if other > mine]) for mine in standings]
    scores = [points for points, _, _ in standings]
    lines: list[Line] = []
    for side in sides:
        lines += sheet(state, side)
    how = decided(standings, ranks)
    if how is None:
        how = Text(say.WON, shared(ranks), max(scores)) if state.automa is None else alone(scores)
    m.emit(how.message, *how.args)
    m.finish(Outcome(how, ranks[: m.seats], scores[: m.seats], lines))


def shared(ranks: list[int]) -> int:
    """Return the sides that share first place, as a mask."""
    return sum([1 << side for side, rank in enumerate(ranks) if rank == 1])


def alone(scores: list[int]) -> Text:
    """Return how a solo match ended on points (PAL-SOLO-SCORE-04)."""
    mine, other = scores
    if mine == other:
        return Text(say.SOLO_DRAWN, mine)
    return Text(say.SOLO_WON if mine > other else say.SOLO_LOST, mine, other)
