"""What things are worth to a player, in influence.

Governors and holy lands bring influence in every income phase that is left, so most values grow
with the number of those. The numbers are estimates, tuned by playing. Of hidden things only those
are read that the seat itself knows.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.bot.goals import UNKNOWN, Goals
from gonfalon.games.crusaders.model.constants import (
    BETWEEN,
    BETWEEN_CITIES,
    BISHOP_BONUS,
    BISHOPS_ON_MAP,
    CAPITAL_LEVEL,
    CENTRAL,
    CENTRAL_CITIES,
    CITIES,
    CITIES_LEVEL_3,
    CITY_LEVELS,
    COINS,
    CONTROLS_HOMS,
    GOODS_TOTAL,
    GOODS_WOOD,
    GOVERNORS,
    HOLY_LANDS,
    HOLY_LANDS_RIVAL,
    HOLY_LANDS_SARACEN,
    HOMS,
    MARCH,
    NONE,
    RESCRIPT_BONUS,
    RESCRIPTS,
    SARACENS,
    SPICES,
    UNITS_ON_MAP,
)
from gonfalon.games.crusaders.model.state import CrusadersState, token_owner
from gonfalon.games.crusaders.rules.board.cities import adjacent_of
from gonfalon.games.crusaders.rules.board.holy_lands import present
from gonfalon.games.crusaders.rules.board.round import saracen_bonus
from gonfalon.games.crusaders.rules.board.saracen_track import track_strength
from gonfalon.games.crusaders.rules.raids.raids import raiders_for
from gonfalon.kernel.play.match import Match

LAND_BONUS: Final = [0.6, 0.8, 1.2, 2.2, 7.0]  # of righteousness, by the lands there are
CITY_BONUS: Final = [0.0, 1.0, 2.0, 7.0]  # of hegemony, by the cities there are
GOOD: Final = 0.35  # a good a round
UNIT: Final = 0.3
RESCRIPT: Final = 0.9
BISHOP_SHARE: Final = 0.5  # of a holy land, for each of the two actions it takes
RIGHTEOUS_RIVAL: Final = 2.5  # for a bishop that keeps a rival from the last holy land


class Worth(Goals):
    """One player's view of a position."""

    __slots__ = ("action", "coin", "garrisons", "land_worth")

    def __init__(self, m: Match[CrusadersState], seat: int) -> None:
        super().__init__(m, seat)
        self.action = UNKNOWN  # a bishop action
        self.garrisons: dict[int, int] = {}
        self.land_worth: dict[int, float] = {}
        self.coin = 0.25 + 0.05 * min(self.incomes, 4.0) + self.step(COINS, 2.0) / 2
        if self.b.coins > 8:
            self.coin = max(self.coin - 0.1, 0.25)

    # -- holy lands -----------------------------------------------------------------------------

    def land(self, city: int) -> float:
        """Return what a city brings as a holy land."""
        found = self.land_worth.get(city)
        if found is None:
            found = self.find_land(city)
            self.land_worth[city] = found
        return found

    def find_land(self, city: int) -> float:
        """Work out what a city brings as a holy land."""
        owner = self.state.owner[city]
        at = min(int(self.lands + 0.5), len(LAND_BONUS))
        found = self.incomes + self.step(HOLY_LANDS)
        found += LAND_BONUS[at] if at < len(LAND_BONUS) else 0.2
        if owner == SARACENS:
            found += self.step(HOLY_LANDS_SARACEN)
        elif owner != self.seat:
            found += self.step(HOLY_LANDS_RIVAL)
        return found

    def spread(self, city: int, level: float) -> float:
        """Return what a bishop of a level brings that enters a city: a holy land, or a tie."""
        now = self.chance(city)
        after = self.chance(city, level)
        found = (after - now) * self.land(city)
        others = [seat for seat in present(self.state, city) if seat != self.seat]
        if len(others) == 1 and not now:  # a holy land less for a rival
            share = 0.3 * self.incomes / max(len(self.state.boards) - 2, 1)
            if self.sole_lands(others[0]) >= self.content.righteousness_lands - 1:
                share += RIGHTEOUS_RIVAL
            found += min(1.0, after + 0.2) * share
        return found

    def best_spread(self, here: int, level: float) -> float:
        """Return what a bishop brings that leaves a city for the best neighbour."""
        return max([0.0] + [self.spread(city, level) for city in self.state.near[here]])

    def bishop_action(self) -> float:
        """Return what a bishop action is worth; a new holy land takes two of them."""
        if self.action == UNKNOWN:
            best = 0.0
            for here in set(self.b.bishops):
                best = max(best, self.best_spread(here, 2.0))
            self.action = max(BISHOP_SHARE * best, 0.3) + 0.5 * self.step(BISHOPS_ON_MAP)
        return self.action

    def rescript(self) -> float:
        """Return what one more rescript is worth before it is known."""
        if len(self.state.rescripts(self.seat).cards) >= self.content.most_rescripts:
            return 0.25
        return RESCRIPT * min(1.0, 0.4 + 0.2 * self.incomes) + self.step(RESCRIPTS)

    def holiness(self, points: int, bishops: int = 0, rescripts: int = 0) -> float:
        """Return what a movement of the marker brings."""
        state = self.state
        bonus = self.content.holiness.bonus
        taken = state.automa_markers + [o.holiness for o in state.boards if o is not self.b]
        cell = self.b.holiness
        left = points
        while left:
            cell = (cell + 1) % len(bonus)
            bishops += bonus[cell] == BISHOP_BONUS
            rescripts += bonus[cell] == RESCRIPT_BONUS
            left -= cell not in taken
        action = self.bishop_action()
        found = action * min(bishops, 4) + 0.3 * action * max(bishops - 4, 0)
        return found + self.rescript() * min(rescripts, 3) + 0.03 * points

    # -- cities and units -----------------------------------------------------------------------

    def city(self, city: int) -> float:
        """Return what it is worth to hold a city; governor, income and goals together."""
        own = self.state.owner.count(self.seat) - (self.state.owner[city] == self.seat)
        found = CITY_BONUS[min(own, 3)] if own < 4 else 0.5
        found += self.best_governor() + self.step(CITIES) + self.step(GOVERNORS)
        found += (self.coin * self.content.cities.coins[city][1] + GOOD) * self.incomes
        found += self.step(CITY_LEVELS) + self.step(GOODS_TOTAL)
        for kind in self.content.cities.goods[city][1]:
            found += self.step(GOODS_WOOD + kind)
        which = self.content.cities.kind[city]
        if which == BETWEEN:
            found += self.step(BETWEEN_CITIES)
        elif which in (CENTRAL, HOMS):
            found += self.step(CENTRAL_CITIES)
        if which == HOMS:
            found += self.step(CONTROLS_HOMS) - 0.5 * self.incomes  # raided in every round
        return found

    def unit(self) -> float:
        """Return what one more unit on the map is worth."""
        return UNIT * min(1.0, 0.25 * self.incomes) + self.step(UNITS_ON_MAP)

    def upgrade(self, city: int) -> float:
        """Return what one more level of a city is worth, before its price."""
        level = self.state.level[city]
        coins = self.content.cities.coins[city]
        if level >= len(coins) - 1:
            return 0.0
        found = (coins[level + 1] - coins[level]) * self.coin * self.incomes
        goods = self.content.cities.goods[city]
        for kind in goods[level + 1]:
            if kind not in goods[level]:
                found += GOOD * self.incomes + self.step(GOODS_WOOD + kind)
                found += self.step(GOODS_TOTAL)
        found += self.step(CITY_LEVELS) + (0.4 if self.incomes > 1 else 0.0)
        if level == len(coins) - 2:
            found += self.step(CITIES_LEVEL_3)
        if city == self.b.capital:
            found += self.step(CAPITAL_LEVEL)
        return found

    def garrison(self, city: int) -> int:
        """Return how many units a city needs against rivals and raids, at least 1."""
        found = self.garrisons.get(city)
        if found is None:
            found = max(self.against_rivals(city), self.against_raids(city))
            self.garrisons[city] = found
        return found

    def against_rivals(self, city: int) -> int:
        """Return how many units a city needs against rivals whose march is on the cross."""
        state = self.state
        found = 1
        for seat in range(len(state.boards)):
            if seat != self.seat and self.marches(seat):
                near = adjacent_of(state, city, seat)
                units = min(
                    sum([state.units[other] - 1 for other in near]), self.content.march_moves
                )
                found = max(found, units - state.level[city])
        return min(found, 3)

    def marches(self, seat: int) -> bool:
        """Return whether a player's march is still to come."""
        outer = self.state.outer[MARCH]
        if outer != NONE and token_owner(outer) == seat:
            return True
        return any(token_owner(token) == seat for token in self.state.inner[MARCH])

    def against_raids(self, city: int) -> int:
        """Return how many units a city needs against the coming raids."""
        state = self.state
        if self.incomes <= 1 or state.round >= self.content.rounds:
            return 1
        colour = self.content.cities.colour[city]
        homs = city == self.content.cities.homs
        if colour != state.raid_colour and not homs:
            return 1
        raiders = 0
        for other in adjacent_of(state, city, SARACENS):
            grown = self.content.cities.colour[other] == state.raid_colour
            raiders += min(max(state.units[other] + grown - 1, 0), 2)
        if not raiders and not raiders_for(state, city):
            return 1
        strength = raiders + track_strength(state)
        return max(1, strength - state.level[city] + 1)

    def saracen_strength(self) -> int:
        """Return what track and event add to the saracens in battles."""
        return track_strength(self.state) + saracen_bonus(self.m)

    # -- goods ----------------------------------------------------------------------------------

    def waits(self, order: int) -> bool:
        """Return whether a token of the player is still to act in an order's inner cell."""
        return any(token_owner(token) == self.seat for token in self.state.inner[order])

    def good(self, kind: int) -> float:
        """Return what a ready good is worth in this round."""
        if kind == SPICES:
            return 0.25
        return 0.3 if self.waits(kind) else 0.12

    def price(self, price: list[int], discount: int = 0) -> float:
        """Return what a price costs the player."""
        found = 0.0
        missing = 0
        for kind, n in enumerate(price):
            paid = min(n, self.b.ready[kind])
            found += paid * self.good(kind)
            missing += n - paid
        found += max(missing - discount, 0) * self.coin
        if discount > missing:
            found = max(found - 0.2 * (discount - missing), 0.0)
        return found
