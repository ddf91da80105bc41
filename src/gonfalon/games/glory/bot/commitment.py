"""How much strength to commit to a duel, if more can follow before each pass."""

from __future__ import annotations

from gonfalon.games.glory.bot.chances import PASSES
from gonfalon.games.glory.bot.fights import Fighter, Foe, dice_of

State = tuple[int, int, int, int, int]  # passes won and lost, faith, points, strength committed


class Commitment:
    """One duel, weighed with its stakes and the prices of strength."""

    __slots__ = ("fighter", "foe", "half", "known", "prices", "stake", "start")

    def __init__(
        self,
        fighter: Fighter,
        foe: Foe,
        stake: float,
        half: float,
        start: int,
        prices: list[float],
    ) -> None:
        """Take what has been committed so far, and the price of 0, 1, … tokens more."""
        self.fighter = fighter
        self.foe = foe
        self.stake = stake
        self.half = half
        self.start = start
        self.prices = prices
        self.known: dict[State, float] = {}

    def __repr__(self) -> str:
        return f"Commitment({self.foe} for {self.stake:.1f})"

    def value(self, won: int, lost: int, faith: int, points: int, strength: int) -> float:
        """Return what the duel is worth before a roll, less what is committed later."""
        if won == PASSES:
            return self.stake
        if lost == PASSES:
            return self.half if won else 0.0
        key = (won, lost, faith, points, strength)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.work_out(won, lost, faith, points, strength)
        return found

    def work_out(self, won: int, lost: int, faith: int, points: int, strength: int) -> float:
        """Add up the ends of the next pass, each followed by the best number of tokens."""
        fighter, foe = self.fighter, self.foe
        dice = dice_of(fighter.state, fighter.board, strength, foe.fewer)
        found = 0.0
        for chance, wins, faith_left, points_left in fighter.chances.passes(
            dice, foe.need, foe.die_added, faith, fighter.again, points
        ):
            standing = (won + int(wins), lost + int(not wins))
            found += chance * self.best(standing, faith_left, points_left, strength)
        return found

    def best(self, standing: tuple[int, int], faith: int, points: int, strength: int) -> float:
        """Return what the duel is worth between passes, with the best number of tokens more."""
        won, lost = standing
        if PASSES in standing:
            return self.value(won, lost, faith, points, strength)
        paid = self.prices[strength - self.start]
        return max(
            [
                self.value(won, lost, faith, points, self.start + count) - price + paid
                for count, price in enumerate(self.prices)
                if self.start + count >= strength
            ]
        )
