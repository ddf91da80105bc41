"""What things are worth to one side, in points: the values used by the heuristic bot.

All figures are rough exchange rates between workers, goods, tracks and cards, as a player with a
few matches of experience might estimate them. They depend only on public information.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ANY,
    CRIMINAL,
    DEVELOP,
    FIGHTER,
    LABOURER,
    NO_CONDITION,
    NO_SUSPICION,
    ON_ACTION,
    ON_PAID_DEBT,
    RECRUIT,
    RIGHT,
    WORKERS,
)
from gonfalon.games.paladins.model.effect import Operation
from gonfalon.games.paladins.model.scored import (
    PER_ACTION,
    PER_ATTACKED,
    PER_ATTRIBUTE,
    PER_CONVERTED,
    PER_ORDER,
    PER_PAID_DEBT,
    PER_SUSPICION,
    PER_UNPAID_DEBT,
)
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.registry import times
from gonfalon.kernel.effects.effects import Combinator, Effect, OneOf

GOODS: Final = 0.38  # points for a silver or a provision that will still be used
OPENING: Final = 0.11  # what a step on a track opens up, per remaining round
SAVED: Final = 1.7  # worth of a worker saved by a workshop, each time
ORDERED: Final = 1.3  # weight of a king's order that is not fulfilled yet
MEAN_TAX: Final = 1.17  # average silver from a suspicion card
DEBT_NOW: Final = 3.0  # points an unpaid debt costs at the end
DEBT_EARLY: Final = 2.2  # the same while there are rounds left to pay it
PAID: Final = 3.6  # points between an unpaid and a paid debt, a little less while there is time


class Worth:
    """What things are worth to a side now; computed once for each question."""

    __slots__ = (
        "b",
        "known",
        "left",
        "liking",
        "open_orders",
        "pile",
        "provision",
        "side",
        "silver",
        "state",
        "steps",
        "thieves",
        "threat",
        "worker",
    )

    def __init__(self, state: PaladinsState, side: int) -> None:
        self.state = state
        self.side = side
        self.b = state.boards[side]
        self.left = state.content.board.rounds - max(state.round, 1)  # rounds after this one
        self.known: dict[int, float] = {}  # rewards already valued, by number
        self.pile = len(self.b.suspicion)
        self.threat = max(
            [len(state.boards[s].suspicion) for s in range(len(state.boards)) if s != side]
        )
        self.thieves = self.count_converted(PER_SUSPICION)
        self.silver = GOODS + 0.02 * self.left if self.left else 0.34
        self.provision = self.silver
        if self.left:  # goods in plenty are worth less
            if self.b.silver > 6:
                self.silver -= 0.1
            if self.b.provisions > 4:
                self.provision -= 0.1
        self.open_orders, self.steps = self.orders()
        self.liking = [self.like(action) for action in range(len(ACTIONS))]
        self.worker = self.worker_worth()

    # -- plans ----------------------------------------------------------------------------------

    def orders(self) -> tuple[list[float], list[int]]:
        """Return, by action, the points of orders that can still be fulfilled, and their steps."""
        state = self.state
        cards = state.content.cards
        points = [0.0] * len(ACTIONS)
        steps = [0] * len(ACTIONS)
        for slot, order in enumerate(state.orders):
            action = cards.order_action[order]
            need = cards.order_count[order] - times(state, self.side, action)
            if 0 < need <= self.left + 2:
                points[action] += state.content.board.order_vp[slot]
                steps[action] = need
        return points, steps

    def like(self, action: int) -> float:
        """Return how often an action is likely to be used in a future round."""
        if action < RIGHT:
            return 0.5 if action in (DEVELOP, RECRUIT) else 0.3
        done = times(self.state, self.side, action)
        limit = self.state.content.player.limit[action]
        if limit and done >= limit:
            return 0.0
        liking = 0.35 + 0.05 * done + 0.12 * self.b.covered(action).bit_count()
        if self.open_orders[action]:
            liking += 0.05 * self.open_orders[action]
        return min(liking, 1.0)

    def progress(self, action: int) -> float:
        """Return the value of performing an action once more, towards orders and ladder points."""
        player = self.state.content.player
        done = times(self.state, self.side, action)
        value = ORDERED * self.share(self.open_orders[action], self.steps[action])
        points = player.points[action]
        for number in range(done + 1, len(points)):
            more = points[number] - points[number - 1]
            if more:
                value += self.share(more, number - done)
        return value

    def share(self, points: float, need: int) -> float:
        """Return one step's share of points that take `need` steps, if there is time for them."""
        if need <= 0:
            return 0.0
        chances = 1 + 1.2 * self.left
        if need > chances:
            return 0.0
        return points / need * (1.0 if need <= 0.7 * chances else 0.6)

    # -- goods ----------------------------------------------------------------------------------

    def worker_worth(self) -> list[float]:
        """Return what having a worker of each type is worth."""
        player = self.state.content.player
        demand = [0.0] * (ANY + 1)
        for action in range(RIGHT, len(ACTIONS)):
            for need in player.uncovered[action][self.b.covered(action)]:
                demand[need] += self.liking[action]
        demand[FIGHTER] += 0.3  # hiring
        worth = [0.8 + 0.1 * min(demand[worker], 3.0) for worker in range(len(WORKERS))]
        worth[LABOURER] = 0.65
        worth[CRIMINAL] = 1.25
        if not self.left:
            scale = 0.0 if self.b.passed else 0.6
            worth = [scale * value for value in worth]
        return worth

    def step(self, attribute: int, n: int = 1) -> float:
        """Return what n steps on a track are worth: points, and what they open up."""
        board = self.state.content.board
        value = self.b.track[attribute]
        n = min(n, board.track_end - value)
        if n <= 0:
            return 0.0
        points = board.track_vp
        ahead = min(board.track_end - value, n + 1 + (self.left + 1) // 2)
        soon = points[value + n] - points[value]
        later = (points[value + ahead] - points[value]) * n / ahead
        return 0.5 * soon + 0.5 * later + OPENING * self.left * n

    def suspect(self, n: int = 1) -> float:
        """Return what n more suspicion cards cost, not counting the tax they bring."""
        cost = 0.0
        for extra in range(1, n + 1):
            cost += 1.3 if self.pile + extra >= self.threat else 0.45
        if not self.left:
            cost *= 0.5
        return cost - self.thieves * n

    def relief(self, n: int) -> float:
        """Return what discarding up to n suspicion cards is worth; negative with Thieves."""
        value = 0.0
        for gone in range(min(n, self.pile)):
            value += 0.8 if self.pile - gone >= self.threat else 0.3
        if not self.left:
            value *= 0.5
        return value - self.thieves * min(n, self.pile)

    def tax(self, n: int) -> float:
        """Return what gaining tax is worth: silver, and an inquisition if the supply runs out."""
        value = n * self.silver
        if self.state.tax <= n:
            if self.pile and self.pile >= self.threat:
                value -= 2.2
            elif self.threat:
                value += 0.7
        return value

    def criminals(self, n: int) -> float:
        """Return what criminals are worth, including their suspicion and its tax."""
        value = n * (self.worker[CRIMINAL] + MEAN_TAX * self.silver) - self.suspect(n)
        if self.state.tax <= MEAN_TAX * n and self.pile + n >= self.threat:
            value -= 0.8
        return value

    def owe(self) -> float:
        """Return what taking a debt costs."""
        return (DEBT_EARLY if self.left > 2 else DEBT_NOW) - self.count_converted(PER_UNPAID_DEBT)

    def pay(self, n: int) -> float:
        """Return what paying up to n debts is worth."""
        n = min(n, self.b.unpaid)
        value = PAID + (0.0 if self.left else 0.4) + self.count_converted(PER_PAID_DEBT)
        for kind in self.b.crew:
            if self.state.content.cards.trigger[kind] == ON_PAID_DEBT:
                value += self.reward(self.state.content.cards.ongoing[kind])
        return n * value

    def destroy(self, n: int) -> float:
        """Return what destroying up to n debts is worth; outsiders may score for unpaid ones."""
        return min(n, self.b.unpaid) * (DEBT_NOW - self.count_converted(PER_UNPAID_DEBT))

    # -- rewards --------------------------------------------------------------------------------

    def reward(self, reward: Effect[PaladinsState]) -> float:
        """Return what effects are worth: a list in full, of a choice the best."""
        if not isinstance(reward, Combinator):
            return self.operation(reward) if isinstance(reward, Operation) else 0.0
        value = self.known.get(reward.number)
        if value is None:
            parts: list[float] = []
            for part in reward.parts:
                if isinstance(part, Operation):
                    parts.append(self.operation(part))
                else:
                    parts.append(self.reward(part))
            if not parts:
                return 0.0
            value = max(parts) if isinstance(reward, OneOf) else sum(parts)
            self.known[reward.number] = value
        return value

    def operation(self, effect: Operation) -> float:
        """Return what one operation is worth."""
        op, n = effect.OP, effect.n
        if op == "worker":
            return self.criminals(n) if effect.what == CRIMINAL else n * self.worker[effect.what]
        if op == "silver":
            return n * self.silver
        if op == "provision":
            return n * self.provision
        if op == "tax":
            return self.tax(n)
        if op == "attribute":
            return self.step(effect.what, n)
        if op == "discard_suspicion":
            return max(0.0, self.relief(n))
        if op == "pay_debt":
            return self.pay(n)
        if op == "destroy_debt":
            return max(0.0, self.destroy(n))
        if op == "pray":
            return self.prayer()
        if op == "free_recruit":
            return self.best_hire()
        if op == "free_develop":
            return self.best_workshop()
        return max([self.step(attribute, n) for attribute in range(3)])  # one of its choice

    def prayer(self) -> float:
        """Return what clearing an action is worth; it needs workers left to use it again."""
        return min(0.35 * max(self.b.hands() - 1, 0), 1.4) if not self.b.passed else 0.0

    # -- cards ----------------------------------------------------------------------------------

    def townsfolk(self, kind: int) -> float:
        """Return what a townsfolk in the crew is worth, now and in future rounds."""
        cards = self.state.content.cards
        value = self.reward(cards.instant[kind])
        trigger = cards.trigger[kind]
        if trigger == ON_ACTION:
            uses = (self.left + 0.6) * self.liking[cards.trigger_action[kind]]
        elif trigger == ON_PAID_DEBT:
            uses = 0.12 * self.left + 0.5 * self.b.unpaid
        else:
            uses = 0.45 * self.left
            condition = cards.condition[kind]
            if condition == NO_CONDITION:
                return value + 0.5 * uses
            if (condition == NO_SUSPICION) != (self.pile == 0):
                uses *= 0.4
        value += uses * self.reward(cards.ongoing[kind])
        for converted in self.b.converted:
            score = cards.score[converted]
            if score.kind == PER_ACTION and score.what == RECRUIT:
                value += 0.5
        return value

    def best_hire(self) -> float:
        """Return what the best townsfolk in the row is worth."""
        return max([self.townsfolk(kind) if kind >= 0 else 0.0 for kind in self.state.townsfolk])

    def outsider(self, kind: int) -> float:
        """Return the points a converted outsider is likely to score at the end."""
        state, b = self.state, self.b
        cards = state.content.cards
        score = cards.score[kind]
        left = self.left
        if score.kind == PER_ATTACKED:
            count = 0.25 * left
            for attacked in b.attacked:
                if cards.faction[attacked] == score.what:
                    count += 1.0
        elif score.kind == PER_ACTION:
            count = times(state, self.side, score.what) + left * self.liking[score.what]
        elif score.kind == PER_ATTRIBUTE:
            count = b.track[score.what] + 0.9 * left
        elif score.kind == PER_PAID_DEBT:
            count = b.paid + 0.2 * left
        elif score.kind == PER_SUSPICION:
            count = 0.7 * self.pile + 0.1 * left if left else float(self.pile)
        elif score.kind == PER_ORDER:
            count = 1.0 if left else 0.0
            for order in state.orders:
                action = cards.order_action[order]
                if times(state, self.side, action) >= cards.order_count[order]:
                    count += 1.0
        elif score.kind == PER_CONVERTED:
            count = 1.2
            for converted in b.converted:
                if cards.type_of[converted] == score.what:
                    count += 2.0
        else:
            count = 1.0 * b.unpaid
        if not left:
            return score.base + float(int(count) // score.every)
        return score.base + max(0.0, count - 0.5 * (score.every - 1)) / score.every

    def count_converted(self, kind: int) -> int:
        """Return how many of the side's converted outsiders score by this kind of condition."""
        score = self.state.content.cards.score
        return sum([score[converted].kind == kind for converted in self.b.converted])

    def prey(self, kind: int) -> float:
        """Return what attacking an outsider adds for converted ones that count its faction."""
        cards = self.state.content.cards
        value = 0.0
        for converted in self.b.converted:
            score = cards.score[converted]
            if score.kind == PER_ATTACKED and score.what == cards.faction[kind]:
                value += 1.0
        return value

    def workshop(self, place: int) -> float:
        """Return what covering a framed space is worth: one worker saved per future use."""
        spot = self.state.content.options.workshop[place]
        action, second = spot.action, spot.space
        uses = self.left * self.liking[action]
        if not self.b.busy >> action & 1:
            uses += 0.5
        return uses * (SAVED - 0.15 * second)

    def best_workshop(self) -> float:
        """Return what the next workshop is worth, with its worker and the points it leads to."""
        placed = self.b.workshops
        player = self.state.content.player
        best = max(
            [0.0]
            + [
                self.workshop(spot.value)
                for spot in self.state.content.options.workshop
                if not placed >> spot.value & 1
            ]
        )
        done = self.b.workshops_placed()
        if done >= len(player.workshops):
            return 0.0
        return best + self.reward(player.workshops[done]) + self.progress(DEVELOP)
