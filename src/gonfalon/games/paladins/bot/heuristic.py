"""The evaluation behind the heuristic bot of Paladins.

It plans the rest of the round (`planning`) from everything that could be done (`prospects`), each
valued by `worth`, and answers every question in line with that plan. It works on an imagined match.
Of hidden cards it reads only those that the question itself names.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.bot.planning import Planner, fits
from gonfalon.games.paladins.bot.prospects import FAVOUR, Prospect, Prospects
from gonfalon.games.paladins.bot.worth import MEAN_TAX, Worth
from gonfalon.games.paladins.model.constants import (
    ANY,
    CONSPIRE,
    CRIMINAL,
    DEBT,
    DEVELOP,
    HUNT,
    NO_CONDITION,
    PRAY,
    PROVISION,
    SILVER,
    TRADE,
    TWO_SUSPICIONS,
)
from gonfalon.games.paladins.model.options import (
    DECLINING,
    PASSING,
    STOPPING,
    FavourOption,
)
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.act import Act
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER
from gonfalon.games.paladins.rules.choices import ChooseOne, ChoosePrayer
from gonfalon.games.paladins.rules.favours import UseFavour
from gonfalon.games.paladins.rules.payments import spaces_of
from gonfalon.games.paladins.rules.turns import Keep
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.amounts import values_of
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError

KEPT: Final = 0.7  # worth of a worker kept for the next round
MANY: Final = 0.15  # how much less a second worker of the same type is worth keeping
EASY: Final = 0  # the difficulty chosen for a solo game: whoever leaves it to a bot is new
TARGETS: Final = ("absolve", "attack", "commission", "convert", "garrison", "workshop")
PLANNED: Final = 10.0  # bonus for a payment that keeps the plan possible; outweighs any other


class PaladinsJudge:
    """The evaluation; it has no state."""

    def weigh(self, world: Match[Any], decision: Decision, chance: Chance) -> list[float]:
        """Return a value for each option of a decision."""
        kind = decision.kind
        options = decision.options
        if kind == "difficulty":
            return [1.0 if option.value == EASY else 0.0 for option in options]
        state: PaladinsState = world.state
        seat = decision.seat
        if kind in ("paladin", "paladin-top"):
            return [self.paladin(state, seat, option.value) for option in options]
        worth = Worth(state, seat)
        if kind == "action":
            return self.action(worth, options)
        if kind == "tavern":
            return self.taverns(worth, [state.taverns[option.value] for option in options])
        if kind == "workers":
            return self.workers(worth, world, options)
        if kind == "keep":
            step = world.stack[-1]
            if not isinstance(step, Keep):
                raise KernelError("nobody passes")
            return [worth.worker[o.value] - MANY * step.kept[o.value] for o in options]
        if kind in ("start", "free-recruit"):
            return [
                0.0 if o is DECLINING else worth.townsfolk(state.townsfolk[o.value])
                for o in options
            ]
        if kind == "suspicion":
            return [worth.relief(option.value) for option in options]
        if kind == "debts":
            return [worth.destroy(option.value) for option in options]
        if kind == "attribute":
            return [worth.step(option.value) for option in options]
        if kind == "inquisition":
            return self.inquisition(worth, options)
        if kind == "choose-one":
            step = world.stack[-1]
            if not isinstance(step, ChooseOne):
                raise KernelError("not a choice between rewards")
            parts = step.choice(world).parts
            return [worth.reward(parts[option.value]) for option in options]
        if kind in ("pray", "pray-effect"):
            return self.prayer(worth, options, isinstance(world.stack[-1], ChoosePrayer))
        return self.detail(worth, world, kind, options)

    # -- a new round ----------------------------------------------------------------------------

    def paladin(self, state: PaladinsState, seat: int, kind: int) -> float:
        """Value a paladin by the round it would make possible with the face-up taverns."""
        board = state.boards[seat]
        before, workers = board.paladin, board.workers
        board.paladin = kind
        board.workers = workers[:]
        for worker in state.content.cards.paladin_workers[kind]:
            board.workers[worker] += 1
        values = sorted(self.taverns(Worth(state, seat), state.taverns), reverse=True)
        board.paladin, board.workers = before, workers
        return (values[0] + values[1]) / 2 if len(values) > 1 else values[0]

    def taverns(self, worth: Worth, kinds: list[int]) -> list[float]:
        """Value taverns by the round their workers make possible, less their suspicion."""
        state, b = worth.state, worth.b
        planner = Planner(Prospects(state, worth.side, worth).all(), kept_worth(worth))
        values: list[float] = []
        for kind in kinds:
            extra = state.content.cards.tavern_workers[kind]
            workers = [have + more for have, more in zip(b.workers, extra)]
            criminals = extra[CRIMINAL]
            value = planner.plan(workers, b.silver + criminals, b.provisions)
            if criminals:
                value += criminals * MEAN_TAX * worth.silver - worth.suspect(criminals)
            values.append(value + 0.1 * sum([w * n for w, n in zip(worth.worker, extra)]))
        return values

    # -- a turn ---------------------------------------------------------------------------------

    def action(self, worth: Worth, options: list[Option]) -> list[float]:
        """Do what the plan for the rest of the round calls for next; without a plan, pass."""
        b = worth.b
        items = Prospects(worth.state, worth.side, worth).all()
        planner = Planner(items, kept_worth(worth))
        planner.plan(b.workers, b.silver, b.provisions)
        planned: dict[int, float] = {}
        for item in planner.chosen:
            planned[item.action] = 100.0 + urgency(item)
        values: list[float] = []
        for option in options:
            if option is PASSING:
                values.append(1.0 if planned else 50.0)
            elif isinstance(option, FavourOption):
                values.append(planned.get(FAVOUR + option.value, 0.0))
            else:
                values.append(planned.get(option.value, 0.0))
        return values

    def detail(
        self, worth: Worth, world: Match[Any], kind: str, options: list[Option]
    ) -> list[float]:
        """Value the details of an action: mode, target, silver or debt."""
        step = world.stack[-1]
        if not isinstance(step, Act):
            raise KernelError(f"nothing is being done, but {kind} is asked")
        state = worth.state
        preview = Prospects(state, worth.side, worth)
        if kind == "mode":
            return self.modes(worth, preview, step.action, options)
        if kind == "recruit":
            return [preview.slot(option.value, step.mode) for option in options]
        if kind == "pay":
            cost = worth.silver * step.silver(state)
            return [-worth.owe() if option.value == DEBT else -cost for option in options]
        if kind not in TARGETS:
            raise KernelError(f"{kind} is asked by {step}")
        return [preview.target(step.action, option.value) for option in options]

    def modes(
        self, worth: Worth, preview: Prospects, action: int, options: list[Option]
    ) -> list[float]:
        """Value each mode by the best plan that includes it."""
        b = worth.b
        items = preview.all()
        planner = Planner([item for item in items if item.action != action], kept_worth(worth))
        values = [-1000.0] * len(options)
        for item in preview.of(action):
            for at, option in enumerate(options):
                if option.value == item.mode:
                    values[at] = planner.plan(b.workers, b.silver, b.provisions, item)
        return values

    def workers(self, worth: Worth, world: Match[Any], options: list[Option]) -> list[float]:
        """Pay with the workers that the plan and the next round need least."""
        state, b = worth.state, worth.b
        step = world.stack[-1]
        if isinstance(step, Act):
            action = step.action
            needs = spaces_of(state, worth.side, action, step.mode)
            silver = 0 if step.pay == DEBT else step.silver(state)
            in_provisions = state.content.player.price_in[action] == PROVISION
            provisions = BY_NUMBER[action].price(state, worth.side) if in_provisions else 0
        elif isinstance(step, UseFavour):
            action = FAVOUR + step.slot
            kind = state.favours[step.slot]
            needs = [state.content.cards.favour_worker[kind]]
            silver = state.content.cards.favour_cost[kind][SILVER]
            provisions = state.content.cards.favour_cost[kind][PROVISION]
        else:
            raise KernelError("workers for nothing")
        items = [i for i in Prospects(state, worth.side, worth).all() if i.action != action]
        planner = Planner(items, kept_worth(worth))
        first = Prospect(action, 0, needs, 0.0, silver, provisions)
        planner.plan(b.workers, b.silver, b.provisions, first)
        wanted = [0] * (ANY + 1)
        for item in planner.chosen:
            for space in item.needs:
                wanted[space] += 1
        values: list[float] = []
        for option in options:
            left = b.workers[:]
            cost = 0.0
            for worker in values_of(option):
                left[worker] -= 1
                cost += worth.worker[worker]
            values.append((PLANNED if fits(left, wanted) else 0.0) - cost)
        return values

    def prayer(self, worth: Worth, options: list[Option], effect: bool) -> list[float]:
        """Clear the action that is most worth repeating with the remaining workers."""
        b = worth.b
        preview = Prospects(worth.state, worth.side, worth)
        again: dict[int, float] = {}
        for item in preview.prayers(b.busy):
            spaces = [0] * (ANY + 1)
            for space in item.needs if not effect else item.needs[:-1]:
                spaces[space] += 1
            value = item.gain + (1.0 if fits(b.workers, spaces) else -3.0)
            again[item.mode] = max(again.get(item.mode, -100.0), value)
        values: list[float] = []
        for option in options:
            if option is DECLINING:
                values.append(-50.0)
            elif option.value == PRAY:
                values.append(0.0)
            else:
                values.append(again.get(option.value, -20.0))
        return values

    # -- inquisition ----------------------------------------------------------------------------

    def inquisition(self, worth: Worth, options: list[Option]) -> list[float]:
        """First take rewards that need suspicion, then discard, which enables the rest."""
        cards = worth.state.content.cards
        values: list[float] = []
        for option in options:
            if option is STOPPING:
                values.append(0.0)
                continue
            condition = cards.condition[cards.inquirers[option.value]]
            if condition == TWO_SUSPICIONS:
                values.append(3.0)
            elif condition == NO_CONDITION:
                values.append(1.0 if worth.relief(1) > 0 else -1.0)
            else:
                values.append(2.0)
        return values


def kept_worth(worth: Worth) -> float:
    """Return what a leftover worker is worth."""
    return KEPT if worth.left else 0.0


def urgency(item: Prospect) -> float:
    """Return how soon a planned action should be done.

    Actions that help others, or that may be taken away, come first.
    """
    if item.action == DEVELOP:
        return 50.0 + item.gain
    if item.action in (HUNT, TRADE, CONSPIRE):
        return 1.0 + item.gain
    return 10.0 + item.gain


JUDGE: Final = PaladinsJudge()
