"""Small choices: what to pay with, what to take, what to give up, whom to harm."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.bot.goals import MEAN_GOVERNOR
from gonfalon.games.crusaders.bot.rewards import Rewards
from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.components import Goal
from gonfalon.games.crusaders.model.constants import BLOCKED, NONE, SARACENS, SPENT
from gonfalon.games.crusaders.model.options.losses import TokenOption
from gonfalon.games.crusaders.model.options.orders import (
    BUY,
    COIN,
    DISCOUNT,
    FIRST_RESCRIPT,
    GOVERNOR,
    PASS,
    STOP,
)
from gonfalon.games.crusaders.model.options.turn import A_GOOD, TurnOption
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.losses.choices import LoseThings
from gonfalon.kernel.values.amounts import SetOption
from gonfalon.kernel.values.decision import Option

UNSEEN: Final = 0.05  # the top card of a deck
# How often a goal of a bull is reached, by its measure; others are between these.
EASY: Final[dict[str, float]] = {
    "holy_lands": 1.0,
    "bishops_on_map": 0.9,
    "holy_lands_saracen": 0.9,
    "cities": 0.8,
    "between_cities": 0.75,
    "governors": 0.75,
    "goods_total": 0.7,
    "city_levels": 0.6,
    "goods_kinds": 0.6,
    "units_on_map": 0.6,
    "active_spies": 0.3,
    "coins": 0.3,
    "cities_level_3": 0.3,
    "controls_homs": 0.1,
}


class Choices:
    """Small choices of one player."""

    __slots__ = ("rewards", "worth")

    def __init__(self, worth: Worth, rewards: Rewards) -> None:
        self.worth = worth
        self.rewards = rewards

    def __repr__(self) -> str:
        return f"Choices({self.worth})"

    # -- paying ---------------------------------------------------------------------------------

    def pay(self, options: list[Option]) -> list[float]:
        """Pay with what is missed least."""
        values: list[float] = []
        for option in options:
            if isinstance(option, SetOption):
                values.append(-sum([self.means(value) for value in option.values]))
            else:
                values.append(-self.means(option.value))
        return values

    def means(self, value: int) -> float:
        """Return what it costs to give one thing in a payment."""
        worth = self.worth
        if value < DISCOUNT:
            return worth.good(value)
        if value == DISCOUNT:
            return 0.05
        if value == COIN:
            return worth.coin
        card = value - FIRST_RESCRIPT
        return self.rewards.rescript(card) / max(worth.content.rescripts.level[card], 1) + 0.2

    def bazaar(self, options: list[Option]) -> list[float]:
        """Sell the good that is missed least."""
        return [
            -self.worth.good(option.value)
            if isinstance(option, TurnOption) and option.what == A_GOOD
            else -1.0 - self.rewards.rescript(option.value)
            for option in options
        ]

    def restore(self, options: list[Option]) -> list[float]:
        """Restore the goods that are needed most."""
        values: list[float] = []
        for option in options:
            if isinstance(option, SetOption):
                values.append(sum([self.worth.good(kind) for kind in option.values]))
            else:
                values.append(0.0 if option is STOP else self.worth.good(option.value))
        return values

    # -- cards ----------------------------------------------------------------------------------

    def pick(self, step: PickCard, options: list[Option]) -> list[float]:
        """Value the cards of a market."""
        decks = self.worth.content.order_options.deck
        unseen = 0.8 * MEAN_GOVERNOR * self.worth.incomes if step.what == GOVERNOR else UNSEEN
        values: list[float] = []
        for option in options:
            if option is PASS:
                values.append(2 * UNSEEN)
            elif option in decks:
                values.append(unseen)
            elif step.what == GOVERNOR:
                values.append(self.worth.governor(option.value))
            else:
                values.append(
                    self.rewards.bought(step.what, option.value, step.discount, step.free)
                )
        return values

    def shown(self, step: PickCard, options: list[Option]) -> list[float]:
        """Buy a shown card if it is worth its price."""
        value = self.rewards.bought(step.what, step.card, step.discount, step.free)
        return [value if option is BUY else 0.0 for option in options]

    def replaced_governors(self, options: list[Option]) -> list[float]:
        """Replace the governor that brings least."""
        worth = self.worth
        best = worth.best_governor()
        values: list[float] = []
        for option in options:
            if option is STOP:
                values.append(0.2)
                continue
            sitting = worth.state.governor[option.value]
            values.append(best - (worth.governor(sitting) if sitting != NONE else 0.0))
        return values

    def bulls(self, options: list[Option]) -> list[float]:
        """Value bulls by how easily their goals are reached."""
        return [self.bull(self.worth.content.bulls.goals[option.value]) for option in options]

    def bull(self, goals: list[Goal]) -> float:
        """Value the two goals of a bull."""
        names = self.worth.content.vocabulary["measure"]
        worths = [EASY.get(names[goal.measure], 0.5) * goal.worth[-1] for goal in goals]
        return max(worths) + 0.3 * min(worths)

    # -- losses ---------------------------------------------------------------------------------

    def lose(self, step: LoseThings, kind: str, options: list[Option]) -> list[float]:
        """Give up what is worth least, or take from a rival what is worth most."""
        sign = -1.0 if step.victim == self.worth.seat else 1.0
        return [sign * self.lost(kind, option, step.victim) for option in options]

    def lost(self, kind: str, option: Option, victim: int) -> float:
        """Return what somebody loses with a thing."""
        worth, rewards = self.worth, self.rewards
        state = worth.state
        value = option.value
        if kind == "lose-unit":
            spare = state.units[value] - (worth.garrison(value) if victim == worth.seat else 1)
            return -float(spare)
        if kind == "lose-rescript":
            return rewards.rescript(value)
        if kind == "discard-building":
            return rewards.building(value)
        if kind == "discard-spy":
            return rewards.spy(value)
        if kind == "lose-governor":
            return worth.governor(state.governor[value]) if state.governor[value] != NONE else 0.0
        if kind == "lose-bishop":
            return self.bishop(victim, value)
        return 0.0

    def bishop(self, victim: int, bishop: int) -> float:
        """Return what a bishop on the map is worth to its owner."""
        state = self.worth.state
        city = state.boards[victim].bishops[bishop]
        others = sum([board.bishops.count(city) for board in state.boards]) - 1
        if victim != self.worth.seat:
            mine = self.worth.b.bishops.count(city)
            return 1.0 + 0.5 * mine if mine else 1.0 / (1 + others)
        level = state.bishops_on_map(victim).cards[bishop] + 1
        stays = self.worth.chance(city, -level)
        return (self.worth.chance(city) - stays) * self.worth.land(city) + 0.1 * level

    def block(self, options: list[Option], victim: int) -> list[float]:
        """Block spent goods first, or a rival's ready ones."""
        worth = self.worth
        sign = -1.0 if victim == worth.seat else 1.0
        values: list[float] = []
        for option in options:
            spent = isinstance(option, TokenOption) and option.state == SPENT
            values.append(sign * (worth.good(option.value) + (0.0 if spent else 0.2)))
        return values

    def give_up(self, options: list[Option]) -> list[float]:
        """Give up a blocked good before a spent one, and a ready one last."""
        order = [0.0, 0.0, 0.0]
        order[SPENT] = 1.0
        order[BLOCKED] = 2.0
        return [order[option.value] for option in options]

    # -- cities and rivals ----------------------------------------------------------------------

    def refuges(self, options: list[Option], saracens: bool) -> list[float]:
        """Go where units are needed; saracens go where they trouble others, not oneself."""
        worth = self.worth
        state = worth.state
        values: list[float] = []
        for option in options:
            city = option.value
            if saracens:
                near = [state.owner[other] for other in state.near[city]]
                others = len(near) - near.count(SARACENS) - near.count(worth.seat)
                values.append(others - 1.5 * near.count(worth.seat))
            else:
                lacks = worth.garrison(city) - state.units[city]
                values.append(2.0 * max(lacks, 0) - 0.1 * state.units[city])
        return values

    def capitals(self, options: list[Option]) -> list[float]:
        """Choose the city that is most secure."""
        state = self.worth.state
        return [state.level[option.value] + 0.3 * state.units[option.value] for option in options]

    def bombarded(self, options: list[Option], gains: list[float]) -> list[float]:
        """Weaken the city that is most worth taking; `gains` are those of all cities."""
        state = self.worth.state
        return [
            0.0 if option is STOP else 1.0 + gains[option.value] - 0.3 * state.units[option.value]
            for option in options
        ]

    def rivals(self, options: list[Option]) -> list[float]:
        """Harm whoever seems to lead."""
        return [self.standing(option.value) for option in options]

    def standing(self, seat: int) -> float:
        """Return how well a player does, by what everybody sees."""
        state = self.worth.state
        board = state.boards[seat]
        return 2.0 * state.owner.count(seat) + len(set(board.bishops)) + 0.2 * board.coins

    def contested(self, options: list[Option], removing: bool) -> list[float]:
        """Choose the city that is most likely one's own, or where a bishop less decides."""
        worth = self.worth
        values: list[float] = []
        for option in options:
            now = worth.chance(option.value)
            if removing:
                values.append((worth.chance(option.value, 1.4) - now) * worth.land(option.value))
            else:
                values.append(now)
        return values
