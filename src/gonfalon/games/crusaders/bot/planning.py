"""What orders are worth: which token to place where, and which parts of an order to carry out."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.bot.attacks import Attacks
from gonfalon.games.crusaders.bot.rewards import SPY, Rewards
from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.constants import (
    ACTIVE_SPIES,
    BUILD,
    CANDLES,
    MARCH,
    MUSTER,
    NONE,
    PRAY,
    SPICES,
    STEEL,
    WOOD,
)
from gonfalon.games.crusaders.model.options.orders import BUILDING, TACTIC
from gonfalon.games.crusaders.model.options.planning import INNER, OUTER, PlaceOption
from gonfalon.games.crusaders.model.state import is_reinforced, token_owner
from gonfalon.games.crusaders.rules.orders.automa import cell_fee
from gonfalon.games.crusaders.rules.orders.planning import has_token
from gonfalon.kernel.values.decision import Option

SYNERGY: Final = 0.8  # of what a muster adds to a march that is only planned
PEACEFUL_MARCH: Final = 0.1
ALONGSIDE: Final = 0.5  # of a second part of an order
SECOND_RESCRIPT: Final = 1.6  # of level II, beside one of level I


class Planning:
    """The orders of one player."""

    __slots__ = ("attacks", "rewards", "worth")

    def __init__(self, worth: Worth, rewards: Rewards) -> None:
        self.worth = worth
        self.rewards = rewards
        self.attacks = Attacks(worth, rewards)

    def __repr__(self) -> str:
        return f"Planning({self.worth})"

    # -- the cross ------------------------------------------------------------------------------

    def on_cross(self, order: int) -> int:
        """Return the token of an order that acts in this round, or NONE."""
        for token in self.worth.state.inner[order]:
            if token_owner(token) == self.worth.seat:
                return token
        return NONE

    def tokens(self) -> int:
        """Return how many tokens of the player are on the cross and placed in this round."""
        state = self.worth.state
        found = 0
        for order in range(len(state.inner)):
            found += (
                state.outer[order] != NONE and token_owner(state.outer[order]) == self.worth.seat
            )
            token = self.on_cross(order)
            found += token != NONE
        return found

    def placements(self, options: list[Option]) -> list[float]:
        """Value each cell for a token."""
        return [self.placement(o) if isinstance(o, PlaceOption) else 0.0 for o in options]

    def placement(self, option: PlaceOption) -> float:
        """Value a cell: what the order brings when it acts, less the fee."""
        worth = self.worth
        order = option.value
        if option.cell == OUTER:
            if worth.incomes <= 1:
                return 0.05 + worth.step(ACTIVE_SPIES)
            later = (worth.incomes - 1) / worth.incomes
            coins = worth.b.coins + 2
            value = self.order(order, True, coins, True) * later
            return value + SPY * later + 0.5 * worth.step(ACTIVE_SPIES)
        fee = cell_fee(worth.m, order)
        value = self.order(order, option.cell != INNER, worth.b.coins - fee, False)
        return value - fee * worth.coin

    def order(self, order: int, reinforced: bool, coins: int, later: bool) -> float:
        """Return what an order is worth, with so many coins."""
        if order == BUILD:
            return self.build(reinforced, coins)
        if order == PRAY:
            return self.pray(reinforced, coins)
        if order == MUSTER:
            return self.muster(reinforced, coins, later)
        return self.march(reinforced, coins, later)

    # -- orders ---------------------------------------------------------------------------------

    def build(self, reinforced: bool, coins: int) -> float:
        """Return what a build order brings: the best upgrade, and buildings."""
        worth, rewards = self.worth, self.rewards
        content = worth.content
        discount = content.build_discount if reinforced else 0
        parts = [
            max(self.upgrade(discount, coins), 0.0),
            rewards.best_card(BUILDING, content.building_level, discount, False),
        ]
        if reinforced:
            parts.append(rewards.best_card(BUILDING, content.extra_building_level, 0, False))
        return together(parts)

    def upgrade(self, discount: int, coins: int) -> float:
        """Return what the best upgrade brings beyond its price; below 0 if there is none."""
        best = -1.0
        for city in self.worth.state.cities_of(self.worth.seat):
            best = max(best, self.upgrade_of(city, discount, coins))
        return best

    def upgrade_of(self, city: int, discount: int, coins: int) -> float:
        """Return what an upgrade brings beyond its price."""
        worth = self.worth
        wood = worth.content.cities.price[city][worth.state.level[city]]
        if wood == NONE:
            return -1.0
        goods = worth.b.ready[WOOD] + worth.b.ready[SPICES] + discount
        if wood > goods + coins:
            return -1.0
        price = [0] * len(worth.b.ready)
        price[WOOD] = wood
        return worth.upgrade(city) - worth.price(price, discount)

    def pray(self, reinforced: bool, coins: int) -> float:
        """Return what a prayer brings with the best number of candles."""
        worth = self.worth
        most = min(
            worth.b.ready[CANDLES] + worth.b.ready[SPICES] + coins, worth.content.paid_prayer
        )
        best = 0.0
        for n in range(max(most, 0) + 1):
            best = max(best, self.prayer(n, reinforced))
        return best

    def prayer(self, paid: int, reinforced: bool) -> float:
        """Return what a prayer with so many candles brings beyond their price."""
        worth = self.worth
        price = [0] * len(worth.b.ready)
        price[CANDLES] = paid
        bishops = worth.content.prayer_bishops if reinforced else 0
        found = worth.holiness(worth.content.prayer + paid, bishops)
        if reinforced:
            found += SECOND_RESCRIPT * worth.rescript()
        return found - worth.price(price)

    def hired(self, reinforced: bool, coins: int) -> int:
        """Return how many units a muster would bring."""
        worth = self.worth
        content = worth.content
        goods = worth.b.ready[STEEL] + worth.b.ready[SPICES]
        goods += content.muster_discount if reinforced else 0
        extra = min(content.paid_muster, goods + max(coins - 1, 0))
        return min(content.muster_units + extra, worth.b.units)

    def muster(self, reinforced: bool, coins: int, later: bool) -> float:
        """Return what a muster brings: units, a better march, tactics."""
        worth, rewards = self.worth, self.rewards
        content = worth.content
        units = self.hired(reinforced, coins)
        found = min(units, content.muster_units + worth.b.ready[STEEL]) * worth.unit()
        found += 0.4 * self.lacking(units)
        march = self.on_cross(MARCH)
        possible = march != NONE or has_token(worth.state, worth.seat, MARCH) or later
        if possible:
            strong = march != NONE and is_reinforced(march)
            spent = max(units - content.muster_units - worth.b.ready[STEEL], 0)
            with_more = self.attacks.best(strong, units, 0, max(coins - spent, 0)).value
            without = self.attacks.best(strong, 0, 0, max(coins, 0)).value
            gain = max(with_more - spent * worth.coin, 0.0) - max(without, 0.0)
            found += max(gain, 0.0) * (1.0 if march != NONE else SYNERGY * 0.6)
        discount = content.muster_discount if reinforced else 0
        parts = [found, rewards.best_card(TACTIC, content.tactic_level, discount, False)]
        if reinforced:
            parts.append(rewards.best_card(TACTIC, content.extra_tactic_level, 0, False))
        return together(parts)

    def lacking(self, units: int) -> float:
        """Return how many of some units garrisons lack."""
        worth = self.worth
        state = worth.state
        found = 0
        for city in state.cities_of(worth.seat):
            found += max(worth.garrison(city) - state.units[city], 0)
        return float(min(found, units)) * 3.0

    def march(self, reinforced: bool, coins: int, later: bool) -> float:
        """Return what a march brings: its best attack, perhaps after a muster."""
        worth = self.worth
        more = 0
        share = 1.0
        muster = self.on_cross(MUSTER)
        if muster != NONE:
            more = self.hired(is_reinforced(muster), coins)
        elif has_token(worth.state, worth.seat, MUSTER) and (later or self.tokens() == 0):
            more = self.hired(False, coins)
            share = SYNERGY
        plain = self.attacks.best(reinforced, 0, 0, max(coins, 0)).value
        helped = share * self.attacks.best(reinforced, more, 0, max(coins - 2, 0)).value
        best = max(plain, helped)
        if len(worth.state.cities_of(worth.seat)) > 1:
            best = max(best, PEACEFUL_MARCH)
        if reinforced:
            best += 0.8 * max(self.rewards.better_governor(), 0.0)
        return best


def together(parts: list[float]) -> float:
    """Return what parts of an order bring that are paid with the same goods and coins."""
    parts.sort(reverse=True)
    found = 0.0
    share = 1.0
    for part in parts:
        found += share * part
        share *= ALONGSIDE
    return found
