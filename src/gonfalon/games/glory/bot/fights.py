"""What a player brings to a duel, whom he meets, and what the duel is worth."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.bot.chances import Chances, Dice, chances_of
from gonfalon.games.glory.model.boards import Board
from gonfalon.games.glory.model.constants import (
    FAITH,
    FAITH_REROLL_BONUS,
    LANCE,
    NONE,
    STRENGTH,
    STRENGTH_DIE,
)
from gonfalon.games.glory.model.effect import Operation, Reward
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.foes import (
    BRAVE,
    CARD,
    KNIGHT_FOE,
    PLAYER,
    VIRTUAL,
    adds_die,
    colour_fewer,
    printed_attack,
    printed_prestige,
)

USUAL_STRENGTH: Final = 3  # what another player is expected to commit
POINTS: Final = {"attack": 1, "weaken": 1, "turn_die": 1, "reroll": 1}  # of attack, by operation


class Foe:
    """An opponent: the attack that wins a pass, whether its die adds to that, its ability."""

    __slots__ = ("die_added", "fewer", "need")

    def __init__(self, need: int, die_added: bool = False, fewer: int = NONE) -> None:
        self.need = need
        self.die_added = die_added
        self.fewer = fewer

    def __repr__(self) -> str:
        return f"Foe(from {self.need})"


def foe_of(state: GloryState, seat: int, kind: int, foe: int) -> Foe:
    """Return an opponent as a seat meets it."""
    mine = state.boards[seat].ready_prestige()
    if kind == PLAYER:
        return player_foe(state, seat, foe)
    stars = printed_prestige(state, kind, foe)
    wins_ties = mine >= stars  # GLO-DUEL-15, GLO-PVP-05
    if kind == VIRTUAL and mine == stars:
        wins_ties = state.position(seat) < state.position(foe)
    need = printed_attack(state, kind, foe) + (0 if wins_ties else 1)
    return Foe(need, adds_die(state, kind, foe), colour_fewer(state, kind, foe))


def card_foe(state: GloryState, seat: int, card: int) -> Foe:
    """Return the opponent of a challenge."""
    return foe_of(state, seat, CARD, card)


def knight_foe(state: GloryState, seat: int, knight: int) -> Foe:
    """Return a knight of a tournament."""
    return foe_of(state, seat, KNIGHT_FOE, knight)


def brave_foe(state: GloryState, seat: int, title: int) -> Foe:
    """Return the opponent of a title."""
    return foe_of(state, seat, BRAVE, title)


def player_foe(state: GloryState, seat: int, other: int) -> Foe:
    """Return another player, as an opponent with the attack he may be expected to reach."""
    theirs = state.boards[other]
    chances = chances_of(state.content.dice)
    strength = min(theirs.goods[STRENGTH], USUAL_STRENGTH)
    table = chances.reaching(dice_of(state, theirs, strength), 0)
    need = sum(table[1:]) + 0.5
    if theirs.goods[FAITH]:
        need += 1
    need += 0.5 * min(helper_points(state, theirs), 2)
    mine = state.boards[seat].ready_prestige()
    if mine < theirs.ready_prestige():
        need += 0.5
    return Foe(int(need + 0.5))


def dice_of(state: GloryState, board: Board, strength: int, fewer: int = NONE) -> Dice:
    """Return a player's dice with so much strength committed."""
    rules = state.content.dice
    steed, armour = board.levels
    counts = [rules.by_strength[strength], rules.by_level[steed], rules.by_level[armour]]
    if fewer != NONE and counts[fewer]:
        counts[fewer] -= 1
    return (
        counts[STRENGTH_DIE],
        int(strength >= rules.active_strength),
        counts[1],
        int(steed >= rules.active_level),
        counts[2],
        int(armour >= rules.active_level),
    )


def reward_points(effect: Reward) -> int:
    """Return about how much a token adds to the attack of a pass."""
    found = 0
    for part in effect.parts:
        if isinstance(part, Operation) and part.OP in POINTS:
            found += part.n if part.OP in ("attack", "weaken") else 1
    return found


def helper_points(state: GloryState, board: Board) -> int:
    """Return about how much attack a player's ready tokens add in passes, each once."""
    content = state.content
    found = 0
    for kind, count in enumerate(board.allies):
        if count and content.allies.timing[kind] == LANCE:
            found += count * reward_points(content.allies.effect[kind])
    for kind, count in enumerate(board.relics):
        if count:
            found += count * reward_points(content.relic_effect[kind])
    return found


def dice_by_faith(state: GloryState, board: Board) -> int:
    """Return how many dice one faith rolls again."""
    return state.content.faith_reroll + board.passive(state.content, FAITH_REROLL_BONUS)


class Fighter:
    """A player as a duellist, now or with other numbers than now."""

    __slots__ = ("again", "board", "chances", "dice", "faith", "points", "state")

    def __init__(self, state: GloryState, seat: int) -> None:
        board = state.boards[seat]
        self.dice: dict[tuple[int, int], Dice] = {}  # by strength and the ability of the foe
        self.state = state
        self.board = board
        self.chances: Chances = chances_of(state.content.dice)
        self.faith: int = board.goods[FAITH]
        self.again = dice_by_faith(state, board)
        self.points = helper_points(state, board)

    def __repr__(self) -> str:
        return f"Fighter({self.faith} faith, {self.points} points)"

    def ends(
        self, foe: Foe, strength: int, faith: int, points: int, won: int = 0, lost: int = 0
    ) -> tuple[float, float]:
        """Return the chances to win, and to lose after a won pass, with so much committed."""
        key = (strength, foe.fewer)
        dice = self.dice.get(key)
        if dice is None:
            dice = self.dice[key] = dice_of(self.state, self.board, strength, foe.fewer)
        return self.chances.duel(
            dice, foe.need, foe.die_added, faith, self.again, points, won, lost
        )

    def best(
        self,
        foe: Foe,
        stake: float,
        consolation: float,
        strengths: list[float],
        faith: int,
        points: int,
    ) -> tuple[float, float]:
        """Return what a duel is worth with the best number of strength, and the chance to win.

        `strengths` is the price of committing 0, 1, … tokens.
        """
        best = (-1000.0, 0.0)
        for count, price in enumerate(strengths):
            win, half = self.ends(foe, count, faith, points)
            value = stake * win + consolation * half - price
            if value > best[0]:
                best = (value, win)
        return best
