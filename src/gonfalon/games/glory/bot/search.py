"""What the search knows about Glory."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.bot.fights import reward_points
from gonfalon.games.glory.bot.playing import policy as policy
from gonfalon.games.glory.bot.worth import (
    ATTACK_POINT,
    MEAN_LEVEL,
    PRESTIGE_TOKEN,
    TOKEN_POINT,
    Worth,
)
from gonfalon.games.glory.model.constants import LANCE, PASSIVES, RESOURCES, RIVALRY, TENT, TYPES
from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.play.match import Match

SCALE: Final = 8.0  # points
TOP: Final = 8
HORIZON: Final = 1  # round: a play-out to the end is too slow

HELD: Final = 0.7  # of what a travel card is worth, while it is in hand


def past_horizon(m: Match[Any], start: Match[Any], rounds: int) -> bool:
    """True if that many rounds have ended, this one among them."""
    return bool(m.state.round >= start.state.round + rounds)


def expected(m: Match[Any]) -> list[float]:
    """Return the glory of each side, and what its mat, titles and cards may still bring."""
    state: GloryState = m.state
    found = [state.boards[seat].glory + ahead(state, seat) for seat in range(m.seats)]
    if state.scenario == RIVALRY:
        found.append(float(state.boards[m.seats].glory))
    return found


def ahead(state: GloryState, seat: int) -> float:
    """Return the glory that a player may expect from what they have."""
    worth = Worth(state, seat)
    board = worth.b
    content = worth.content
    found = 0.0
    for resource in range(len(RESOURCES)):
        found += sum([worth.unit(resource, i) for i in range(board.goods[resource])])
    for goal in worth.outlook.goals:
        found += worth.outlook.value(goal, goal.effort)
    attack = sum([sum(MEAN_LEVEL[item][: level + 1]) for item, level in enumerate(board.levels)])
    found += attack * ATTACK_POINT * worth.all_duels()
    tokens = PRESTIGE_TOKEN * board.prestige_tokens()
    for kind in range(len(content.relics)):
        count = board.relics[kind] + board.spent_relics[kind]
        if count:
            tokens += count * TOKEN_POINT * reward_points(content.relic_effect[kind])
    for kind in range(len(content.allies.ids)):
        count = board.allies[kind] + board.spent_allies[kind]
        if count and content.allies.timing[kind] in (TENT, LANCE):
            tokens += count * TOKEN_POINT * max(reward_points(content.allies.effect[kind]), 0.5)
    found += tokens * worth.cycles
    for i in range(len(PASSIVES)):
        found += board.passive(content, i) * worth.passive(i)
    for type in range(len(TYPES)):
        for card in state.hand(seat, type).cards:
            found += HELD * max(worth.card(card), 0.0)
    return found
