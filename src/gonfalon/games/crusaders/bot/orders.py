"""Answers in the bot's own turn: the menus, marches, musters, prayers, spies and bishops."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.bot.planning import Planning
from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.constants import (
    BISHOPS_ON_MAP,
    BUILD,
    HIGHEST_LEVEL,
    MARCH,
    MUSTER,
    NONE,
    OWN_MARCH,
    PRAY,
    SARACENS,
)
from gonfalon.games.crusaders.model.options.faith import MoveBishop, TrainBishop
from gonfalon.games.crusaders.model.options.orders import BUILDING, STOP, TACTIC, MoveOption
from gonfalon.games.crusaders.model.options.spies import SpyOption
from gonfalon.games.crusaders.model.options.turn import (
    A_BAZAAR,
    A_BUILDING,
    A_PART,
    A_RESCRIPT,
    TurnOption,
)
from gonfalon.games.crusaders.model.state import is_reinforced, token_owner
from gonfalon.games.crusaders.rules.board.cities import adjacent_of
from gonfalon.games.crusaders.rules.board.holy_lands import present
from gonfalon.games.crusaders.rules.board.turn import Turn
from gonfalon.games.crusaders.rules.board.units import PlaceUnits
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions
from gonfalon.games.crusaders.rules.orders.march import MarchUnits
from gonfalon.kernel.values.decision import Option

WORTHWHILE: Final = 0.15  # what something must bring at least
FIRST: Final = 20.0  # before the parts of an order
NEVER: Final = -1.0
LACKING: Final = 3.0  # a unit that a garrison lacks
STAGING: Final = 1.0  # a unit where the next attack comes from


class Orders:
    """Answers of one player in turns."""

    __slots__ = ("planning", "rewards", "worth")

    def __init__(self, worth: Worth, planning: Planning) -> None:
        self.worth = worth
        self.planning = planning
        self.rewards = planning.rewards

    def __repr__(self) -> str:
        return f"Orders({self.worth})"

    # -- menus ----------------------------------------------------------------------------------

    def menu(self, turn: Turn, options: list[Option]) -> list[float]:
        """Value each action of our turn; ending the turn is worth nothing."""
        values: list[float] = []
        for option in options:
            if isinstance(option, SpyOption):
                values.append(after(self.spy(option)))
            elif not isinstance(option, TurnOption):
                values.append(0.0)
            elif option.what == A_PART:
                values.append(self.part(turn, option.value))
            elif option.what == A_RESCRIPT:
                values.append(after(self.rescript(turn, option.value)))
            elif option.what == A_BUILDING:
                values.append(after(self.rewards.use_building(option.value) + WORTHWHILE))
            elif option.what == A_BAZAAR:
                values.append(after(self.bazaar()) if turn.resolved else NEVER)
            else:
                values.append(0.0)
        return values

    def part(self, turn: Turn, part: int) -> float:
        """Value a part of the order; it comes after rescripts and spies."""
        worth, rewards, content = self.worth, self.rewards, self.worth.content
        order = turn.order
        if order == PRAY:
            return 5.0
        if order == MARCH:
            if part == 0:
                return 5.0
            return 3.0 if rewards.better_governor() > 0.5 else NEVER
        value = 0.0
        if order == MUSTER:
            if part == 0:
                return 8.0
            level = content.tactic_level if part == 1 else content.extra_tactic_level
            discount = turn.discount if part == 1 else 0
            value = rewards.best_card(TACTIC, level, discount, False)
        elif order == BUILD and part == 0:
            value = self.planning.upgrade(turn.discount, worth.b.coins)
        else:
            level = content.building_level if part == 1 else content.extra_building_level
            discount = turn.discount if part == 1 else 0
            value = rewards.best_card(BUILDING, level, discount, False)
        return 1.0 + value if value > WORTHWHILE else NEVER

    def rescript(self, turn: Turn, card: int) -> float:
        """Return what it brings to play a rescript now and not later."""
        if self.worth.content.rescripts.moment[card] == OWN_MARCH:
            attacks = self.planning.attacks
            more = attacks.best(turn.reinforced, 0, turn.extra_moves + 2).value
            gain = more - max(attacks.best(turn.reinforced, 0, turn.extra_moves).value, 0.0)
            return gain - 0.2
        return self.rewards.play_rescript(card) - self.rewards.rescript(card)

    def bazaar(self) -> float:
        """Return what it brings to use a Bazaar, with the good that is missed least."""
        worth = self.worth
        goods = [worth.good(kind) for kind, n in enumerate(worth.b.ready) if n]
        return 2 * worth.coin - min(goods) if goods else NEVER

    def spy(self, option: SpyOption) -> float:
        """Value a spy on a rival, by the order it waits for and the one it takes the place of."""
        worth = self.worth
        state = worth.state
        order = worth.content.spies.order[option.value]
        value = self.rewards.spy(option.value)
        if option.rival in map(token_owner, state.inner[order]):
            value += 0.4
        if state.outer[order] != NONE and token_owner(state.outer[order]) == option.rival:
            value += 0.3
        if option.slot != NONE:
            value -= self.rewards.spy(worth.b.spies[option.slot]) + 0.5
        return value + 0.05 * state.owner.count(option.rival)

    # -- marches and units ----------------------------------------------------------------------

    def targets(self, turn: Turn, options: list[Option]) -> list[float]:
        """Value the targets of a march."""
        worth = self.worth
        content = worth.content
        free = (
            content.march_moves
            + turn.extra_moves
            + (content.reinforced_moves if turn.reinforced else 0)
        )
        bonus = content.reinforced_strength if turn.reinforced else 0
        values: list[float] = []
        for option in options:
            city = option.value
            if worth.state.owner[city] == worth.seat:
                lacks = worth.garrison(city) - worth.state.units[city]
                values.append(0.1 + 0.5 * max(lacks, 0) + 0.01 * self.front(city))
            else:
                values.append(self.planning.attacks.on(city, free, bonus).value)
        return values

    def front(self, city: int) -> int:
        """Return how many neighbours of a city are not the player's."""
        state = self.worth.state
        return len(state.near[city]) - len(adjacent_of(state, city, self.worth.seat))

    def march_units(self, turn: Turn, step: MarchUnits, options: list[Option]) -> list[float]:
        """Take the units of the best attack, from where most can be spared."""
        worth = self.worth
        state = worth.state
        spare = self.planning.attacks.spare
        sources = [
            city for city in adjacent_of(state, step.target, worth.seat) if state.units[city] > 1
        ]
        if state.owner[step.target] == worth.seat:
            lacks = worth.garrison(step.target) - state.units[step.target]
            most = sum([max(spare[city] - 1, 0) for city in sources])
            front = self.front(step.target) > max([self.front(city) for city in sources])
            wanted = max(1, min(most if front else lacks, step.free))
        else:
            bonus = worth.content.reinforced_strength if turn.reinforced else 0
            wanted = max(1, self.planning.attacks.on(step.target, step.free, bonus).units)
        given = [0] * len(state.owner)
        for _ in range(wanted):
            best = NONE
            most_left = -99
            for city in sources:
                left = spare[city] - given[city]
                if state.units[city] - given[city] > 1 and left > most_left:
                    best, most_left = city, left
            if best == NONE:
                break
            given[best] += 1
        for place in step.picked:
            given[sources[place]] -= 1
        return first_given(options, given)

    def place_units(self, step: PlaceUnits, options: list[Option]) -> list[float]:
        """Fill garrisons, then gather where the next attack comes from."""
        worth = self.worth
        state = worth.state
        cities = [thing.value for thing in step.things(worth.m, None)]
        staging = self.staging(cities, step.most)
        given = [0] * len(state.owner)
        for _ in range(step.most):
            best, most = cities[0], -99.0
            for city in cities:
                there = state.units[city] + given[city]
                value = LACKING if worth.garrison(city) > there else 0.0
                value += (STAGING if city == staging else 0.0) - 0.02 * there
                if value > most:
                    best, most = city, value
            given[best] += 1
        for place in step.picked:
            given[cities[place]] -= 1
        return first_given(options, given)

    def staging(self, cities: list[int], units: int) -> int:
        """Return the city in which units are best for the next attack."""
        worth = self.worth
        state = worth.state
        attack = self.planning.attacks.best(False, units)
        near = cities
        if attack.target != NONE:
            near = [city for city in cities if attack.target in state.near[city]] or cities
        return max(near, key=state.units.__getitem__)

    def move_units(self, options: list[Option]) -> list[float]:
        """Move units to where they are lacking."""
        worth = self.worth
        state = worth.state
        values: list[float] = []
        for option in options:
            if not isinstance(option, MoveOption):
                values.append(0.0)
                continue
            lacks = worth.garrison(option.to) > state.units[option.to]
            loses = worth.garrison(option.value) >= state.units[option.value]
            inner = self.front(option.value) < self.front(option.to)
            gain = (2.0 if lacks else 0.0) - (2.0 if loses else 0.0)
            values.append(gain + (0.3 if inner and state.units[option.value] > 3 else -0.3))
        return values

    def extra_units(self, turn: Turn, options: list[Option]) -> list[float]:
        """Value a number of units to pay for: for garrisons, and for a march that follows."""
        worth, planning = self.worth, self.planning
        steel = worth.b.ready[2] + turn.discount
        march = planning.on_cross(MARCH)
        strong = march != NONE and is_reinforced(march)
        values: list[float] = []
        for option in options:
            units = option.value + worth.content.muster_units
            paid = max(option.value - steel, 0)
            value = option.value * worth.unit() + 0.4 * planning.lacking(units)
            value -= paid * worth.coin + 0.1 * min(option.value, steel)
            left = max(worth.b.coins - paid, 0)
            if march != NONE:
                value += max(planning.attacks.best(strong, units, 0, left).value, 0.0)
            else:
                value += 0.3 * max(planning.attacks.best(False, units, 0, left).value, 0.0)
            values.append(value)
        return values

    # -- bishops --------------------------------------------------------------------------------

    def bishops(self, step: BishopActions, options: list[Option]) -> list[float]:
        """Train as many as can still move on in this effect, then spread them."""
        train = len(self.spreading(step)) < step.left or step.trainings_only
        values: list[float] = []
        for option in options:
            if isinstance(option, TrainBishop):
                value = self.training(option, step)
                values.append(value + (10.0 if train and value > 1.0 else 0.0))
            elif isinstance(option, MoveBishop):
                values.append(self.move(option))
            else:
                values.append(0.0)
        return values

    def spreading(self, step: BishopActions) -> list[int]:
        """Return bishops that can each bring something in another city, all different."""
        worth = self.worth
        levels = worth.state.bishops_on_map(worth.seat).cards
        found: list[int] = []
        taken: list[int] = []
        for bishop, here in enumerate(worth.b.bishops):
            if bishop in step.moved or not self.surplus(bishop, here, found):
                continue
            for city in worth.state.near[here]:
                if city not in taken and worth.spread(city, levels[bishop] + 1) > 1.0:
                    taken.append(city)
                    found.append(bishop)
                    break
        return found

    def surplus(self, bishop: int, here: int, gone: list[int]) -> bool:
        """Return whether a city would stay holy without a bishop."""
        left = 0
        for other, city in enumerate(self.worth.b.bishops):
            if city == here and other != bishop and other not in gone:
                left += 1
        return left > (len(present(self.worth.state, here)) > 1)

    def training(self, option: TrainBishop, step: BishopActions) -> float:
        """Value a new bishop: where it can spread from, or where it decides."""
        worth = self.worth
        level = option.level + 1
        city = option.city
        value = worth.step(BISHOPS_ON_MAP) + 0.05 * level
        here = (worth.chance(city, level) - worth.chance(city)) * worth.land(city)
        at_once = step.left > 1 and not step.trainings_only
        share = 0.9 if at_once else (0.5 if worth.incomes > 1 else 0.0)
        value += max(here, share * worth.best_spread(city, float(level)))
        empty = sum([1 for other in worth.state.near[city] if not present(worth.state, other)])
        return value + 0.1 * min(empty, 4) - 0.15 * worth.b.bishops.count(city)

    def move(self, option: MoveBishop) -> float:
        """Value the move of a bishop by the holy lands before and after it."""
        worth = self.worth
        here = worth.b.bishops[option.bishop]
        there = option.city
        level = worth.state.bishops_on_map(worth.seat).cards[option.bishop] + 1
        stays = worth.chance(here, -level) - worth.chance(here)
        value = stays * worth.land(here) + worth.spread(there, level)
        empty = sum([1 for o in worth.state.near[there] if not present(worth.state, o)])
        if worth.state.owner[there] in (worth.seat, SARACENS):
            value += 0.05
        return value + 0.06 * empty - 0.04 * level - WORTHWHILE

    # -- other parts of orders ------------------------------------------------------------------

    def prayers(self, reinforced: bool, options: list[Option]) -> list[float]:
        """Value the number of candles for a prayer."""
        return [self.planning.prayer(option.value, reinforced) for option in options]

    def upgrades(self, options: list[Option], discount: int) -> list[float]:
        """Value the cities to upgrade, with their price."""
        coins = self.worth.b.coins
        return [
            0.0 if option is STOP else self.planning.upgrade_of(option.value, discount, coins)
            for option in options
        ]

    def free_upgrades(self, options: list[Option]) -> list[float]:
        """Value the cities to upgrade for nothing."""
        return [0.0 if o is STOP else 0.01 + self.worth.upgrade(o.value) for o in options]

    def lowered(self, options: list[Option]) -> list[float]:
        """Choose the city that misses a level least."""
        worth = self.worth
        values: list[float] = []
        for option in options:
            level = worth.state.level[option.value]
            coins = worth.content.cities.coins[option.value]
            loss = float(coins[level] - coins[level - 1])
            values.append(-loss - (2.0 if level == HIGHEST_LEVEL else 0.0))
        return values


def after(value: float) -> float:
    """Return the place of something worthwhile in a menu: before the parts of the order."""
    return FIRST + value if value > WORTHWHILE else NEVER


def first_given(options: list[Option], given: list[int]) -> list[float]:
    """Name the first city that gets a unit, or stop if none does."""
    values: list[float] = []
    for at, option in enumerate(options):
        if option.id in ("enough", "stop"):
            values.append(0.5)
        else:
            values.append(100.0 - at if given[option.value] > 0 else -float(at) / 100)
    return values
