"""What things are worth to a player, in glory.

Resources are worth what the coming duels and purchases need of them; tokens and equipment by what
they add to the attack in the duels that are left; everything also by the titles it brings nearer.
The numbers are estimates, tuned by playing.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.bot.fights import card_foe, reward_points
from gonfalon.games.glory.bot.needs import NEEDED, TO_PAY, Needs
from gonfalon.games.glory.bot.outlook import best_of_drawn, rounds_left
from gonfalon.games.glory.model.constants import (
    ACTION_PHASE,
    CHALLENGE,
    COIN,
    COIN_DISCOUNT,
    FAITH,
    FAITH_REROLL_BONUS,
    FINAL_TRAVEL_PHASE,
    LANCE,
    LAST_ROUND,
    NONE,
    ON_GAIN,
    PASSIVES,
    PLAN_JOURNEY_BONUS,
    REGISTRATION_PHASE,
    RESOURCES,
    STRENGTH,
    TENT,
    TITLE_BONUS,
    TRADE,
    TRAVEL_LIMIT_BONUS,
)
from gonfalon.games.glory.model.effect import Operation
from gonfalon.games.glory.model.state import DECK, TITLES, GloryState
from gonfalon.games.glory.rules.board.gains import may_gain_prestige
from gonfalon.games.glory.rules.titles.title_conditions import (
    ANY_RELICS,
    LEVEL,
    NAMED_ALLY,
    PLAYED,
    PRESTIGE,
)
from gonfalon.games.glory.rules.travel.travel import travel_limit
from gonfalon.kernel.effects.effects import Effect, InOrder, OneOf

ATTACK_POINT: Final = 1.0  # glory in each duel for one more attack in all passes
TOKEN_POINT: Final = 0.85  # glory for one more attack in one pass, between two refreshes
MEAN_LEVEL: Final = [[0.0, 0.0, 0.6, 0.45, 0.6], [0.0, 0.0, 0.5, 0.4, 0.5]]  # attack by level
PRESTIGE_TOKEN: Final = 0.45  # a token, for each part of a round with duels
WARRIORS_ARMS: Final = 2.0  # how much more they are worth where every duel must be won
CARD: Final = 1.4  # a travel card that is not known yet
LOSS: Final = "lose_glory"


class Worth(Needs):
    """One player's view of the state. What it has worked out it keeps: make one per question."""

    __slots__ = ("cards", "drawable", "dues", "effects")

    def __init__(self, state: GloryState, seat: int) -> None:
        super().__init__(state, seat)
        self.cards: dict[int, float] = {}
        self.effects: dict[tuple[str, int, int], float] = {}  # see `reward`
        self.drawable: list[float] | None = None  # see `new_goal`
        self.dues: list[float] = []  # see `training_prices`

    # -- tokens and equipment -------------------------------------------------------------------

    def ally(self, kind: int) -> float:
        """Return what an ally is worth."""
        content = self.content
        found = self.outlook.gain(NAMED_ALLY, kind)
        timing = content.allies.timing[kind]
        effect = content.allies.effect[kind]
        if timing == ON_GAIN:
            return found + self.reward(effect)
        if timing in (TENT, LANCE):
            points = reward_points(effect)
            if points:
                each = TOKEN_POINT * points * (0.7 if timing == TENT else 1.0)
            else:
                each = 0.5  # it readies a token, or beats prestige
            lost = sum([p.n for p in effect.parts if isinstance(p, Operation) and p.OP == LOSS])
            if self.warrior:
                each *= WARRIORS_ARMS
            return found + max(each - 0.5 * lost, 0.15) * self.cycles
        passive = content.allies.passive[kind]
        return found + sum(
            [passive[i] * self.passive(i) for i in range(len(PASSIVES)) if passive[i]]
        )

    def passive(self, passive: int) -> float:
        """Return what one more of a passive bonus is worth."""
        left = rounds_left(self.state, self.seat)
        if passive == FAITH_REROLL_BONUS:
            return 0.18 * self.all_duels()
        if passive == PLAN_JOURNEY_BONUS:
            return 1.3 * (left - 0.3)
        if passive == COIN_DISCOUNT:
            return 1.8 * (left - 0.3)
        if passive == TRAVEL_LIMIT_BONUS:
            return 0.8 * left
        return self.outlook.expected() if passive == TITLE_BONUS else 0.0

    def relic(self, kind: int) -> float:
        """Return what a relic is worth."""
        points = reward_points(self.content.relic_effect[kind])
        owned = sum(self.b.relics) + sum(self.b.spent_relics)
        each = TOKEN_POINT * points * (1.0 if points == 1 else 0.85) / (1 + 0.15 * owned)
        if self.warrior:
            each *= WARRIORS_ARMS
        return each * self.cycles + self.outlook.gain(ANY_RELICS, NONE)

    def prestige(self, kind: int) -> float:
        """Return what a prestige token is worth; nothing if it cannot be had."""
        if not may_gain_prestige(self.state, self.seat, kind):
            return 0.0
        owned = self.b.prestige_tokens()
        each = PRESTIGE_TOKEN * (1.3 if owned < 2 else 0.5)
        return each * self.cycles + self.outlook.gain(PRESTIGE, NONE)

    def level(self, item: int) -> float:
        """Return what the next level of steed or armour is worth."""
        level = self.b.levels[item] + 1
        if level >= len(MEAN_LEVEL[item]):
            return 0.0
        value = MEAN_LEVEL[item][level] * ATTACK_POINT * self.all_duels()
        if self.warrior:
            value *= WARRIORS_ARMS
        return value + self.outlook.gain(LEVEL, item)

    # -- effects --------------------------------------------------------------------------------

    def reward(self, effect: Effect[GloryState]) -> float:
        """Return what an effect is worth now."""
        if not isinstance(effect, Operation):
            if isinstance(effect, InOrder):
                return sum([self.reward(part) for part in effect.parts])
            if isinstance(effect, OneOf):
                return max([self.reward(part) for part in effect.parts])
            return 0.0
        key = (effect.OP, effect.n, effect.what)
        found = self.effects.get(key)
        if found is None:
            found = self.effects[key] = self.operation(effect)
        return found

    def operation(self, effect: Operation) -> float:
        """Return what one operation is worth now."""
        if not effect.possible(self.state, self.seat):
            return 0.0
        op, n = effect.OP, effect.n
        if op in RESOURCES:
            return self.gain(RESOURCES.index(op), n)
        if op == "glory":
            return 0.05 * n if self.warrior else float(n)
        if op == LOSS:
            return -float(n)
        if op == "lose_coin":
            return self.gain(COIN, -min(n, self.b.goods[COIN]))
        if op == "prestige":
            return self.prestige(effect.what)
        if op == "relic":
            return self.relic(effect.what)
        if op == "any_relic":
            left = [kind for kind, count in enumerate(self.state.relics) if count]
            return max([self.relic(kind) for kind in left], default=0.0)
        if op == "ally":
            return self.ally(effect.what)
        if op == "hire":
            return self.ally(self.state.hired)
        if op == "upgrade":
            return self.level(effect.what)
        if op == "titles":
            return self.new_goal(n)
        if op in ("travel", "blind_travel"):
            return n * (CARD if self.state.cards_in_hand(self.seat) < self.slots() else 0.1)
        return 0.0

    def new_goal(self, count: int) -> float:
        """Return what the best of some drawn titles is worth on average."""
        state = self.state
        unknown = len(state.packs[TITLES].zones[DECK].cards)
        if not unknown:
            return 0.5
        if self.drawable is None:
            values = [self.outlook.worth(title) for title in range(len(self.content.titles.ids))]
            self.drawable = [value for value in values if value > 0]
        return 0.8 * best_of_drawn(self.drawable, count)

    # -- travel cards ---------------------------------------------------------------------------

    def slots(self) -> int:
        """Return how many travel cards the player can still play in the game."""
        limit = travel_limit(self.state, self.seat)
        phase = self.state.phase
        if phase == FINAL_TRAVEL_PHASE:
            return max(limit - self.b.plays, 0)
        found = limit * (LAST_ROUND - max(self.state.round, 1)) + limit
        if phase < REGISTRATION_PHASE:
            found += limit - (0 if phase == ACTION_PHASE else self.b.plays)
        return found

    def card(self, card: int) -> float:
        """Return what a travel card is worth when it is played, without a price for the play."""
        found = self.cards.get(card)
        if found is None:
            found = self.cards[card] = self.card_value(card)
        return found

    def card_value(self, card: int) -> float:
        """Work it out: the reward and the titles, less coins or what the duel costs."""
        travel = self.content.travel
        type = travel.type[card]
        found = self.reward(travel.effect[card]) + self.outlook.gain(PLAYED, type)
        if type == TRADE:
            price: int = travel.price[card]
            return found - price * self.coin_price(price)
        if type == CHALLENGE:
            return self.fight(card, found)[0]
        return found

    def coin_price(self, price: int) -> float:
        """Return what a coin for a card costs; one that is still missing costs its full worth."""
        have = self.b.goods[COIN]
        if price > have:
            return 1.0
        waiting = min(have, self.to_pay) - min(have - price, self.to_pay)
        return (-self.gain(COIN, -price) - TO_PAY * waiting) / price

    def training_prices(self) -> list[float]:
        """Return what 0, 1, … strength cost in a challenge: less while there is time to train."""
        if not self.dues:
            if self.state.phase == ACTION_PHASE:
                price = NEEDED[STRENGTH] * 0.9
                self.dues = [price * count for count in range(self.content.most_strength + 1)]
            else:
                self.dues = self.strength_prices(self.content.most_strength)
        return self.dues

    def fight(self, card: int, reward: float) -> tuple[float, float]:
        """Return what a challenge is worth for a reward, and the chance to win it."""
        foe = card_foe(self.state, self.seat, card)
        prices = self.training_prices()
        if self.state.phase == ACTION_PHASE:
            faith, points = 1, min(self.fighter.points, 2)
        else:
            faith = min(self.b.goods[FAITH], 2)
            points = self.fighter.points
        value, win = self.fighter.best(foe, reward, 0.0, prices, faith, points)
        return value - (0.5 if faith and not self.last else 0.1), win
