"""Decisions inside a battle: which card to lay, which half to cancel, when to play a rescript."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.bot.rewards import Rewards
from gonfalon.games.crusaders.model.constants import (
    BOTTOM,
    HIGHEST_LEVEL,
    NONE,
    OPEN_TACTICS_RED,
    OPEN_TACTICS_YELLOW,
    OWN_HOLY_LANDS,
    SARACENS,
    TOP,
)
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.options.faith import NO_RESCRIPT, WINDOW_BAZAAR
from gonfalon.games.crusaders.rules.battle.effects import Bribe
from gonfalon.games.crusaders.rules.battle.fight import MANOEUVRES, FightBattle
from gonfalon.games.crusaders.rules.battle.halves import operations_of
from gonfalon.games.crusaders.rules.battle.units import supply_of
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.cities import adjacent_of
from gonfalon.games.crusaders.rules.board.measures import measure
from gonfalon.kernel.values.decision import Option

DECISIVE: Final = 12.0  # points, if the last unit of the enemy leaves
KILLED: Final = 0.4  # more, for a unit that is lost and not only driven away
AT_END: Final = 0.5  # points for influence at the end of the battle
MANOEUVRE: Final = 2.2  # points that a manoeuvre brings on average
OPEN_CHOICE: Final = 0.15  # of the better half, which is usually cancelled


class Fighting:
    """A battle as one side sees it."""

    __slots__ = ("battle", "rewards", "seat", "side", "state")

    def __init__(self, battle: Battle, rewards: Rewards) -> None:
        self.battle = battle
        self.rewards = rewards
        self.state = rewards.worth.state
        self.seat = rewards.worth.seat
        self.side = self.seat
        if battle.defender == SARACENS and self.seat != battle.attacker:
            self.side = SARACENS

    def __repr__(self) -> str:
        return f"Fighting({self.battle}, side {self.side})"

    # -- halves of cards ------------------------------------------------------------------------

    def half(self, side: int, card: int, half: int, laid: bool) -> float:
        """Return what a half brings its side, in points of strength."""
        found = 0.0
        for part in operations_of(self.state, side, card, half):
            if part.at_end:
                found += self.at_end(side, part)
            elif self.battle.meets(self.state, side, part.condition):
                found += self.now(side, card, part, laid)
        return found

    def amount(self, side: int, card: int, part: Operation, laid: bool) -> int:
        """Return the amount of an operation, as if its card had been laid."""
        if part.per == NONE:
            return min(part.n, part.most)
        if part.per == OWN_HOLY_LANDS:
            return part.n
        n = measure(self.rewards.worth.m, side, part.per)
        if OPEN_TACTICS_YELLOW <= part.per <= OPEN_TACTICS_RED and not laid and side != SARACENS:
            n += part.per - OPEN_TACTICS_YELLOW in self.state.content.tactics.colours[card]
        return min(part.n * n, part.most)

    def now(self, side: int, card: int, part: Operation, laid: bool) -> float:
        """Return what an operation brings at once."""
        state, battle = self.state, self.battle
        op = part.OP
        n = self.amount(side, card, part, laid)
        if op == "strength":
            return float(n)
        if op in ("rout", "flee"):
            there = battle.units_of(state, battle.opponent(side))
            gone = min(n, there)
            found = float(gone) + (DECISIVE if gone == there else 0.0)
            nowhere = not adjacent_of(state, battle.city, battle.opponent(side))
            return found + (KILLED * gone if op == "rout" or nowhere else 0.0)
        if op == "levy":
            return (1.0 + KILLED) * min(n, supply_of(state, side))
        if op == "reinforce":
            near = adjacent_of(state, battle.city, side)
            return 0.9 * min(n, sum([max(state.units[city] - 1, 0) for city in near]))
        if op == "raze":
            return float(min(n, state.level[battle.city] - 1)) if side == battle.attacker else 0.0
        if op == "fortify":
            more = min(n, HIGHEST_LEVEL - state.level[battle.city])
            return 1.2 * more if side == battle.defender else 0.0
        if isinstance(part, Bribe):
            coins = 0 if side == SARACENS else min(part.coins, state.boards[side].coins)
            return 0.85 * part.strength * coins
        return 0.25

    def at_end(self, side: int, part: Operation) -> float:
        """Return what an operation at the end is worth to its side, in points."""
        if part.OP == "losses":
            return 0.5
        if part.target == 1 or side == SARACENS:  # the opponent loses something
            if self.battle.opponent(side) == SARACENS:
                return 0.0
            return AT_END * abs(self.rewards.loss(part))
        return AT_END * min(self.rewards.gain(part), 3.0)

    # -- the four manoeuvres --------------------------------------------------------------------

    def lead(self) -> float:
        """Return how far our side is ahead; at 0 only the attacker wins."""
        marker = self.battle.marker
        return marker + 0.5 if self.side == self.battle.attacker else -marker - 0.5

    def to_come(self) -> float:
        """Return what the remaining manoeuvres are worth to our side on average."""
        found = 0.0
        if not isinstance(self.battle, FightBattle):
            return found
        for number in range(self.battle.manoeuvres, MANOEUVRES):
            side = self.battle.attacker if number % 2 else self.battle.defender
            found += MANOEUVRE if side == self.side else -MANOEUVRE
        return found

    def cards(self, options: list[Option]) -> list[float]:
        """Lay the card with the best half that the opponent cannot take away."""
        found: list[float] = []
        for option in options:
            top = self.half(self.side, option.value, TOP, False)
            bottom = self.half(self.side, option.value, BOTTOM, False)
            if self.battle.free_halves:
                found.append(top + bottom)
            else:
                found.append(min(top, bottom) + OPEN_CHOICE * max(top, bottom))
        return found

    def cancel(self, options: list[Option]) -> list[float]:
        """Cancel the half that would bring the opponent more."""
        card = self.battle.cards[-1]
        side = self.battle.sides[-1]
        return [self.half(side, card, option.value, True) for option in options]

    # -- rescripts ------------------------------------------------------------------------------

    def window(self, options: list[Option], before: bool) -> list[float]:
        """Play a rescript if it decides the battle, otherwise keep it."""
        battle = self.battle
        expected = self.lead() + self.to_come()
        if before and self.side != SARACENS:
            expected += MANOEUVRE  # our manoeuvre has begun, but its card is not played yet
        last = (
            battle.manoeuvres >= MANOEUVRES - (self.side == battle.defender)
            if isinstance(battle, FightBattle)
            else True
        )
        help_in_hand = 0.0
        helps: list[float] = []
        for option in options:
            points = 0.0
            if option is not NO_RESCRIPT and option is not WINDOW_BAZAAR:
                points = self.help(option.value)
                help_in_hand += points
            helps.append(points)
        values: list[float] = []
        for option, points in zip(options, helps, strict=True):
            if option is NO_RESCRIPT:
                values.append(0.0)
            elif option is WINDOW_BAZAAR:
                values.append(-1.0)
            elif points >= DECISIVE and last and expected < 2.0:
                values.append(20.0)
            elif points > 0:
                behind = -expected if self.side == battle.attacker else 2.0 - expected
                useful = last and not before and 0 < behind <= help_in_hand
                values.append(10.0 - abs(points - behind) if useful else -1.0)
            else:
                values.append(self.other_help(option.value, before, last, expected))
        return values

    def help(self, card: int) -> float:
        """Return how many points a rescript brings at once."""
        found = 0.0
        for part in self.state.content.rescripts.effect[card].parts:
            if isinstance(part, Operation) and part.OP in ("strength", "rout", "flee"):
                found += self.now(self.side, 0, part, True)
        return found

    def other_help(self, card: int, before: bool, last: bool, expected: float) -> float:
        """Return what a rescript brings that moves no marker."""
        battle, state = self.battle, self.state
        found = -1.0
        for part in state.content.rescripts.effect[card].parts:
            if not isinstance(part, Operation):
                continue
            if part.OP == "no_cancel" and before and -5.0 < expected < 1.5:
                found = 3.0
            elif part.OP == "no_destruction" and last and not before and expected > 1:
                keeps = not battle.no_destruction and state.level[battle.city] > 1
                found = 1.0 if keeps else -1.0
        return found

    # -- details --------------------------------------------------------------------------------

    def needs_more(self) -> bool:
        """Return whether the battle is still open."""
        return self.battle.winner == NONE and self.lead() + self.to_come() < 5.0

    def levels(self, options: list[Option]) -> list[float]:
        """Raze walls that protect the enemy."""
        battle = self.battle
        attacking = self.side == battle.attacker
        if battle.winner == NONE:
            sign = 1.0 if attacking else -1.0
        else:
            sign = -1.0 if battle.winner == self.side or not attacking else 1.0
        return [sign * option.value for option in options]

    def coins(self, options: list[Option], each: int) -> list[float]:
        """Bribe with what is needed to be ahead."""
        if self.battle.winner != NONE:
            return [-float(option.value) for option in options]
        missing = 3.0 - (self.lead() + self.to_come())
        hopeless = missing - 3.0 > each * max([option.value for option in options]) + 2.0
        values: list[float] = []
        for option in options:
            gained = min(option.value * each, max(missing, 0.0))
            values.append(-float(option.value) if hopeless else gained - 0.6 * option.value)
        return values
