"""What tracks, actions, orders, cards and tokens are worth to a player (PAL-SCORE).

All of it is public.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
)
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.scored import PER_ACTION, PER_CONVERTED
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.registry import times
from gonfalon.games.paladins.rules.scoring import outsider_count
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.worth import Worth, each, stepped, steps_of

RULES: Final = {
    COMMISSION: "PAL-SCORE-03",
    GARRISON: "PAL-SCORE-03",
    FORTIFY: "PAL-SCORE-04",
    ABSOLVE: "PAL-SCORE-05",
    DEVELOP: "PAL-SCORE-06",
}


def worth_to(state: PaladinsState, side: int) -> list[Worth]:
    """Return everything that gives a side points, now or later."""
    return [
        *orders(state, side),
        *tracks(state, side),
        *actions(state, side),
        *walls(state, side),
        *outsiders(state, side),
        *tokens(state, side),
    ]


def orders(state: PaladinsState, side: int) -> list[Worth]:
    """Return the king's orders that are face up (PAL-KING-02)."""
    cards = state.content.cards
    found: list[Worth] = []
    for slot, order in enumerate(state.orders):
        action = cards.order_action[order]
        done = times(state, side, action)
        text = Text(say.WORTH_DONE, action, done)
        steps = [(cards.order_count[order], state.content.board.order_vp[slot])]
        found.append(stepped(f"order:{cards.orders[order]}", "PAL-SCORE-01", text, done, steps))
    return found


def tracks(state: PaladinsState, side: int) -> list[Worth]:
    """Return the attributes; a paladin's boost does not score (PAL-SCORE-19)."""
    steps = steps_of(state.content.board.track_vp)
    found: list[Worth] = []
    for attribute, id in enumerate(ATTRIBUTES):
        place = state.boards[side].track[attribute]
        text = Text(say.WORTH_TRACK, place)
        found.append(stepped(f"attribute:{id}", "PAL-SCORE-02", text, place, steps))
    return found


def actions(state: PaladinsState, side: int) -> list[Worth]:
    """Return the actions that score by how often they were performed."""
    found: list[Worth] = []
    for action in state.sides[side].SCORED:
        done = times(state, side, action)
        text = Text(say.WORTH_DONE, action, done)
        steps = steps_of(state.content.player.points[action])
        found.append(stepped(f"action:{ACTIONS[action]}", RULES[action], text, done, steps))
    return found


def walls(state: PaladinsState, side: int) -> list[Worth]:
    """Return the walls that a side has built, with the points printed on them (PAL-FORT-05)."""
    cards = state.content.cards
    return [
        Worth(
            f"wall:{cards.walls[kind]}", "PAL-SCORE-04", Text(say.WORTH_WALL), cards.wall_vp[kind]
        )
        for kind in state.boards[side].walls
    ]


def outsiders(state: PaladinsState, side: int) -> list[Worth]:
    """Return the outsiders that a side has converted, and those it could (PAL-SCORE-07)."""
    converted = state.boards[side].converted
    offered = [kind for kind in state.outsiders if kind >= 0]
    return [
        *[outsider(state, side, kind, True) for kind in converted],
        *[outsider(state, side, kind, False) for kind in offered if kind not in converted],
    ]


def outsider(state: PaladinsState, side: int, kind: int, held: bool) -> Worth:
    """Return what an outsider is worth, or would be right after its conversion."""
    cards = state.content.cards
    score = cards.score[kind]
    count = outsider_count(state, side, kind)
    if not held:
        counts_itself = (score.kind == PER_ACTION and score.what == CONVERT) or (
            score.kind == PER_CONVERTED and score.what == cards.type_of[kind]
        )
        count += int(counts_itself)
    message = say.WORTH_CONVERTED if held else say.WORTH_CONVERTING
    text = Text(message, score.counted, count, score.base)
    component = f"outsider:{cards.outsiders[kind]}"
    found = each(component, "PAL-SCORE-07", text, count, score.every, 1, held)
    found.points += score.base
    return found


def tokens(state: PaladinsState, side: int) -> list[Worth]:
    """Return debts, goods and suspicion (PAL-SCORE-08, PAL-SCORE-09, PAL-SCORE-17)."""
    cards, board = state.content.cards, state.boards[side]
    paid, unpaid = Text(say.WORTH_PAID, board.paid), Text(say.WORTH_UNPAID, board.unpaid)
    goods = board.silver + board.provisions
    every = state.content.board.goods_per_point
    suspicion = len(board.suspicion)
    return [
        each("goods:paid", "PAL-SCORE-08", paid, board.paid, 1, cards.paid_vp),
        each("goods:debt", "PAL-SCORE-08", unpaid, board.unpaid, 1, cards.unpaid_vp),
        each("goods:silver", "PAL-SCORE-09", Text(say.WORTH_GOODS, goods), goods, every, 1),
        each("goods:provision", "PAL-SCORE-09", Text(say.WORTH_GOODS, goods), goods, every, 1),
        Worth("goods:suspicion", "PAL-SCORE-17", Text(say.WORTH_SUSPICION, suspicion), 0),
    ]
