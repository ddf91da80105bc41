"""What effects and cards are worth to a player, in influence."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.crusaders.bot.worth import GOOD, Worth
from gonfalon.games.crusaders.model.constants import (
    ACTIVE_SPIES,
    BUILDING_LEVELS,
    BUILDINGS,
    CHOSEN_RIVAL,
    GOODS,
    HIGHEST_LEVEL,
    MARCH,
    NONE,
    OPPONENT,
    OWN_CITIES,
    OWN_HOLY_LANDS,
    OWN_TURN,
    RESCRIPTS,
    TACTICS_NON_STARTING,
    TACTICS_YELLOW,
)
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.options.orders import BUILDING, TACTIC
from gonfalon.games.crusaders.rules.board.holy_lands import present
from gonfalon.games.crusaders.rules.cards.gain_choices import bombarded
from gonfalon.games.crusaders.rules.cards.gain_effects import (
    CardOperation,
    RestoreGood,
    UpgradeCity,
)
from gonfalon.games.crusaders.rules.cards.market_cards import level_of, market, price_of_card
from gonfalon.games.crusaders.rules.faith.effects import CheckHolyLandEffect
from gonfalon.games.crusaders.rules.losses.effects import PayOp
from gonfalon.games.crusaders.rules.orders.order_effects import BasicOrder
from gonfalon.kernel.effects.effects import Combinator, Effect, OneOf

USES: Final = 0.55  # of a building a round: how often its order is carried out
CONDITION: Final = 0.6  # how often the condition of a building holds
BATTLES: Final = 0.6  # a round
POINT: Final = 0.55  # influence for a point of strength in a battle
ORDER: Final = [1.5, 4.0, 1.8, 2.0]  # a basic order that is granted, by order
SPY: Final = 0.7
WINDOW: Final = 1.1  # a rescript for battles, by level
# Rough strength of operations in a battle, each.
POINTS: Final[dict[str, float]] = {
    "strength": 1.0,
    "rout": 1.75,
    "flee": 1.25,
    "levy": 1.4,
    "reinforce": 0.8,
    "raze": 0.9,
    "fortify": 0.4,
    "protect": 0.3,
    "protect_all": 0.5,
    "losses": 0.6,
    "bribe": 2.5,
}
CONDITIONAL: Final = 0.5  # of an operation with a condition


class Rewards:
    """Values of effects and cards for one player."""

    __slots__ = ("powers", "worth")

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.powers: dict[int, float] = {}

    def __repr__(self) -> str:
        return f"Rewards({self.worth})"

    # -- effects --------------------------------------------------------------------------------

    def effect(self, effect: Effect[Any]) -> float:
        """Return what an effect is worth now."""
        if isinstance(effect, OneOf):
            return max([self.effect(part) for part in effect.parts])
        if isinstance(effect, Combinator):
            return sum([self.effect(part) for part in effect.parts])
        if isinstance(effect, Operation):
            if effect.target == OPPONENT:
                return 0.25 * abs(self.loss(effect))
            return self.gain(effect)
        return 0.0

    def amount(self, operation: Operation) -> float:
        """Return the amount of an operation outside battles."""
        n = float(operation.n)
        if operation.per == OWN_CITIES:
            n *= self.worth.state.owner.count(self.worth.seat)
        elif operation.per == OWN_HOLY_LANDS:
            n *= self.worth.lands
        return min(n, float(operation.most))

    def gain(self, operation: Operation) -> float:
        """Return what an operation brings the player, or costs."""
        worth = self.worth
        state, seat = worth.state, worth.seat
        op = operation.OP
        n = self.amount(operation)
        if op == "gain_coins":
            return n * worth.coin
        if op == "gain_influence":
            return n
        if op == "holiness":
            return worth.holiness(int(n))
        if op == "bishop_action":
            return n * worth.bishop_action()
        if op == "train_bishop":
            return n * 0.9 * worth.bishop_action() if state.bishop_supply(seat).cards else 0.0
        if op == "muster":
            return min(n, worth.b.units) * worth.unit()
        if op == "draw_rescript":
            return n * worth.rescript()
        if op == "draw_spy":
            return n * SPY
        if op == "bombard":
            there = sum([max(state.units[city] - 1, 0) for city in bombarded(state, seat)])
            return 0.6 * min(n, there) if worth.incomes > 1 else 0.1
        if op == "move_units":
            return 0.15
        if op == "extra_moves":
            return 0.5
        if op == "replace_governor":
            return max(self.better_governor(), 0.0)
        if op == "remove_rival_bishop":
            return 1.5
        if isinstance(operation, RestoreGood):
            return self.restored(99 if operation.everything else int(n))
        if isinstance(operation, UpgradeCity):
            return self.best_upgrade(operation.to_max)
        if isinstance(operation, CardOperation):
            what = BUILDING if op == "build" else TACTIC
            best = self.best_card(what, operation.max_level, operation.discount, operation.free)
            return max(best, 0.0)
        if isinstance(operation, BasicOrder):
            return ORDER[operation.order] * min(1.0, 0.3 * worth.incomes)
        if isinstance(operation, CheckHolyLandEffect):
            return self.best_check() * self.effect(operation.then)
        if isinstance(operation, PayOp):
            return max(self.effect(operation.then) - operation.coins * worth.coin, 0.0)
        return self.loss(operation)

    def loss(self, operation: Operation) -> float:
        """Return what a loss costs, as a negative number; 0 for what is no loss."""
        worth = self.worth
        op = operation.OP
        n = operation.n
        if op == "block_goods":
            price = 0.4 * n * min(1.0, 0.4 * worth.incomes)
            return price if operation.target == CHOSEN_RIVAL else -price
        if op == "lose_coins":
            return -worth.coin * min(n, worth.b.coins)
        if op == "lose_units":
            return -0.6 * n
        if op == "lose_governor":
            return -1.2 * worth.incomes
        if op in ("discard_rescript", "discard_spy"):
            return -0.7 * n
        if op == "discard_building":
            return -0.8 * n
        if op == "lose_bishop":
            return -1.5 * n
        if op == "raze_own":
            return -0.8
        return 0.0

    def restored(self, n: int) -> float:
        """Return what it is worth to restore goods now: they are restored in income anyway."""
        worths: list[float] = []
        for kind, spent in enumerate(self.worth.b.spent):
            worths += [self.worth.good(kind)] * spent
        worths.sort(reverse=True)
        return sum(worths[:n])

    # -- parts of effects -----------------------------------------------------------------------

    def better_governor(self) -> float:
        """Return how much better the best governor of the market is than the player's worst."""
        worth = self.worth
        best = worth.best_governor()
        found = 0.0
        for city in worth.state.cities_of(worth.seat):
            sitting = worth.state.governor[city]
            found = max(found, best - (worth.governor(sitting) if sitting != NONE else 0.0))
        return found

    def best_upgrade(self, to_max: int = HIGHEST_LEVEL) -> float:
        """Return what the best free upgrade brings."""
        worth = self.worth
        cities = worth.state.cities_of(worth.seat)
        return max(
            [0.0] + [worth.upgrade(city) for city in cities if worth.state.level[city] < to_max]
        )

    def best_check(self) -> float:
        """Return the chance of the contested city that is most likely one's own."""
        worth = self.worth
        cities = [city for city in set(worth.b.bishops) if len(present(worth.state, city)) > 1]
        return max([0.0] + [worth.chance(city) for city in cities])

    def best_card(self, what: int, max_level: int, discount: int, free: bool) -> float:
        """Return what the best card of a market is worth beyond its price, at least 0."""
        state = self.worth.state
        found = 0.0
        for card in market(state, what):
            if level_of(state, what, card) <= max_level:
                found = max(found, self.bought(what, card, discount, free))
        return found

    def bought(self, what: int, card: int, discount: int, free: bool) -> float:
        """Return what a building or tactic is worth beyond its price."""
        worth = self.worth
        price = [0] * len(GOODS) if free else price_of_card(worth.state, what, card)
        missing = -discount - worth.b.coins
        for kind, n in enumerate(price):
            missing += max(n - worth.b.ready[kind], 0)
        if missing > 0 and not free:
            return -1.0
        value = self.building(card) if what == BUILDING else self.learned(card)
        return value - (0.0 if free else worth.price(price, discount))

    # -- cards ----------------------------------------------------------------------------------

    def building(self, card: int) -> float:
        """Return what a building is worth until the end."""
        worth = self.worth
        buildings = worth.content.buildings
        goals = worth.step(BUILDINGS) + worth.step(BUILDING_LEVELS, buildings.level[card])
        rounds = worth.incomes - 0.5
        if buildings.after[card] == NONE:  # the Bazaar
            return goals + rounds * (2 * worth.coin - 0.25) * 0.8
        use = self.effect(buildings.effect[card])
        for part in buildings.effect[card].parts:  # goods will be spent by then
            if isinstance(part, RestoreGood):
                use = max(use, GOOD * 1.5)
        share = CONDITION if buildings.condition[card] != NONE else 1.0
        if buildings.after[card] == MARCH:
            share *= 0.8
        if len(worth.b.buildings) >= worth.content.building_slots:
            goals = 0.0
        return goals + rounds * USES * share * use

    def use_building(self, card: int) -> float:
        """Return what it brings to use a building now."""
        return self.effect(self.worth.content.buildings.effect[card])

    def power(self, card: int) -> float:
        """Return what a tactic is worth in a battle, in points."""
        known = self.powers.get(card)
        if known is not None:
            return known
        halves: list[float] = []
        for half in self.worth.content.tactics.halves[card]:
            points = 0.0
            for part in half.parts:
                if isinstance(part, Operation):
                    each = POINTS.get(part.OP, 0.3)
                    n = 1.2 * part.n if part.per != NONE else float(part.n)
                    share = CONDITIONAL if part.condition != NONE else 1.0
                    points += each * min(n, float(part.most)) * share
            halves.append(points)
        found = 0.75 * min(halves) + 0.25 * max(halves)
        self.powers[card] = found
        return found

    def tactic(self, card: int) -> float:
        """Return what a tactic in hand is worth, its colours included."""
        worth = self.worth
        found = POINT * BATTLES * worth.incomes * self.power(card)
        for colour in worth.content.tactics.colours[card]:
            found += worth.step(TACTICS_YELLOW + colour)
        if not worth.content.tactics.starting[card]:
            found += worth.step(TACTICS_NON_STARTING)
        return found

    def learned(self, card: int) -> float:
        """Return what a new tactic is worth in place of the weakest one."""
        hand = self.worth.state.tactics(self.worth.seat).cards
        return self.tactic(card) - min([self.tactic(held) for held in hand], default=0.0)

    def spy(self, card: int) -> float:
        """Return what an active spy is worth until the end."""
        worth = self.worth
        use = max(self.effect(worth.content.spies.effect[card]), 0.3)
        return 0.5 * use * max(worth.incomes - 0.5, 0.0) + worth.step(ACTIVE_SPIES)

    def play_rescript(self, card: int) -> float:
        """Return what playing a rescript for its effect in our turn is worth."""
        return self.effect(self.worth.content.rescripts.effect[card])

    def rescript(self, card: int) -> float:
        """Return what it is worth to hold a rescript."""
        worth = self.worth
        level = worth.content.rescripts.level[card]
        goods = 0.4 * level
        if worth.content.rescripts.moment[card] == OWN_TURN:
            use = 0.8 * self.play_rescript(card)
        else:
            use = WINDOW * level
        later = min(1.0, 0.3 * worth.incomes)
        return max(goods, use) * later + max(-worth.step(RESCRIPTS, -1), 0.0)
