"""Battles before they begin: how likely they are won, and which march is best."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.bot.rewards import Rewards
from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.constants import (
    HORSES,
    NONE,
    OWN_BATTLE,
    SARACENS,
    SPICES,
)
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.rules.board.cities import adjacent_of
from gonfalon.games.crusaders.rules.board.round import attacks_forbidden

# Chances of the attacker by the difference of strength from -3 to 5, with starting tactics.
LOWEST: Final = -3
ONE_SARACEN: Final = [0.01, 0.02, 0.07, 0.2, 0.5, 0.83, 0.94, 0.98, 0.99]
MORE_SARACENS: Final = [0.0, 0.01, 0.02, 0.05, 0.2, 0.5, 0.88, 0.95, 0.98]
PLAYERS: Final = [0.03, 0.08, 0.18, 0.33, 0.5, 0.65, 0.78, 0.88, 0.94]
STARTING_POWER: Final = 1.9  # mean points of a starting tactic
SKILL: Final = 0.8  # strength for each point of the mean tactic above that
LOST_BATTLE: Final = 1.0  # what a lost battle costs besides units
GUARDED: Final = 0.35  # of a city's worth, for each unit that its garrison lacks
HOLDING: Final = 0.12  # how much of a city is lost again, if few units stay


def win_chance(difference: float, defenders: int, saracens: bool) -> float:
    """Return how likely an attack is won."""
    table = PLAYERS
    if saracens:
        table = ONE_SARACEN if defenders <= 1 else MORE_SARACENS
        if defenders > 2:
            difference -= 0.4 * (defenders - 2)
    place = difference - LOWEST
    if place <= 0:
        return table[0]
    if place >= len(table) - 1:
        return table[len(table) - 1]
    at = int(place)
    return table[at] + (place - at) * (table[at + 1] - table[at])


class Attack:
    """A march that could be made."""

    __slots__ = ("chance", "target", "units", "value")

    def __init__(self, target: int, units: int, value: float, chance: float) -> None:
        self.target = target
        self.units = units
        self.value = value
        self.chance = chance

    def __repr__(self) -> str:
        return f"Attack({self.target} with {self.units}: {self.value:.2f}, {self.chance:.2f})"


class Attacks:
    """The marches of one player."""

    __slots__ = ("cities", "peace", "rewards", "skill", "spare", "worth")

    def __init__(self, worth: Worth, rewards: Rewards) -> None:
        self.worth = worth
        self.rewards = rewards
        self.peace = attacks_forbidden(worth.m)
        self.skill = self.own_skill()
        self.cities: dict[int, float] = {}
        state = worth.state
        self.spare: list[int] = [
            max(state.units[city] - worth.garrison(city), 0)
            if state.owner[city] == worth.seat
            else 0
            for city in range(len(state.owner))
        ]

    def __repr__(self) -> str:
        return f"Attacks({self.worth})"

    def own_skill(self) -> float:
        """Return what tactics and rescripts of the hand are worth in a battle, in strength."""
        worth = self.worth
        hand = worth.state.tactics(worth.seat).cards
        if not hand:
            return 0.0
        mean = sum([self.rewards.power(card) for card in hand]) / len(hand)
        found = SKILL * max(mean - STARTING_POWER, -0.5)
        rescripts = worth.content.rescripts
        for card in worth.state.rescripts(worth.seat).cards:
            if rescripts.moment[card] == OWN_BATTLE:
                for part in rescripts.effect[card].parts:
                    if isinstance(part, Operation) and part.OP in ("strength", "rout"):
                        found += 0.9 * part.n
                    elif isinstance(part, Operation) and part.OP == "no_cancel":
                        found += 1.5
        return found

    def gain(self, city: int) -> float:
        """Return what it is worth to take a city."""
        known = self.cities.get(city)
        if known is None:
            known = self.worth.city(city) * (1.0 - HOLDING)
            if self.worth.state.owner[city] != SARACENS:
                known += 1.5  # what a rival loses
            self.cities[city] = known
        return known

    def strength_of(self, city: int) -> float:
        """Return how strong the defence of a city is."""
        state = self.worth.state
        found = float(state.units[city] + state.level[city])
        if state.owner[city] == SARACENS:
            return found + self.worth.saracen_strength()
        return found + 0.3 * len(state.rescripts(state.owner[city]).cards)

    def on(self, target: int, free: int, bonus: int, more: int = 0, coins: int = NONE) -> Attack:
        """Return the best attack on a city, perhaps with more units than there are now."""
        worth = self.worth
        state = worth.state
        near = adjacent_of(state, target, worth.seat)
        spare = sum([self.spare[city] for city in near])
        most = sum([state.units[city] - 1 for city in near]) + more
        money = worth.b.coins if coins == NONE else coins
        paid = min(worth.content.paid_march, worth.b.ready[HORSES] + worth.b.ready[SPICES] + money)
        defence = self.strength_of(target)
        saracens = state.owner[target] == SARACENS
        gain = self.gain(target)
        best = Attack(target, 0, -99.0, 0.0)
        for n in range(1, min(most, free + paid) + 1):
            difference = n + bonus + self.skill - defence
            chance = win_chance(difference, state.units[target], saracens)
            value = chance * gain - (1.0 - chance) * (LOST_BATTLE + min(n, 3) * worth.unit())
            bought = max(n - free, 0)
            value -= bought * worth.coin
            short = n - spare - more
            if short > 0:
                value -= GUARDED * short * 3.0
            if value > best.value:
                best = Attack(target, n, value, chance)
        return best

    def targets(self) -> list[int]:
        """Return the cities that could be attacked."""
        worth = self.worth
        state = worth.state
        found: list[int] = []
        for city, owner in enumerate(state.owner):
            if owner == worth.seat or not state.exists(city):
                continue
            if owner != SARACENS and self.peace:
                continue
            if adjacent_of(state, city, worth.seat):
                found.append(city)
        return found

    def best(self, reinforced: bool, more: int = 0, extra: int = 0, coins: int = NONE) -> Attack:
        """Return the best attack of a march."""
        content = self.worth.content
        free = content.march_moves + extra + (content.reinforced_moves if reinforced else 0)
        bonus = content.reinforced_strength if reinforced else 0
        best = Attack(NONE, 0, -99.0, 0.0)
        for city in self.targets():
            attack = self.on(city, free, bonus, more, coins)
            if attack.value > best.value:
                best = attack
        return best
