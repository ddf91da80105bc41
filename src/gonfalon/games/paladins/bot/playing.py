"""A quick way to play a match on: the plan for a round is made once and then followed.

The judge (`heuristic`) plans anew at every question, which a search cannot afford in thousands of
play-outs. Here a side plans when it takes its first turn of a round, and follows the plan as long
as a step of it is offered. If workers are left then, it plans once more. A paladin and a tavern are
chosen by what their workers are worth.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.bot.heuristic import JUDGE, kept_worth, urgency
from gonfalon.games.paladins.bot.planning import Planner, fits
from gonfalon.games.paladins.bot.prospects import FAVOUR, Prospect, Prospects
from gonfalon.games.paladins.bot.worth import MEAN_TAX, Worth
from gonfalon.games.paladins.model.constants import ANY, CRIMINAL, PRAY
from gonfalon.games.paladins.model.options import PASSING, FavourOption
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.amounts import values_of
from gonfalon.kernel.values.decision import Decision, Option

WANTED: Final = 10.0  # a payment that leaves the plan possible outweighs any other
FRIEND: Final = 0.5  # how much of a paladin's bonus counts: the action may not be done


class Plan:
    """What a side means to do in a round: the most urgent first, and what it does now.

    `worker` is what workers were worth, by type, when the plan was made.
    """

    __slots__ = ("doing", "round", "steps", "worker")

    def __init__(self, round: int, steps: list[Prospect], worker: list[float]) -> None:
        self.round = round
        self.steps = steps
        self.worker = worker
        self.doing: Prospect | None = None


class Plans:
    """The plans of all sides, kept with the match that is played on."""

    __slots__ = ("by_side",)

    def __init__(self) -> None:
        self.by_side: dict[int, Plan] = {}


def policy(m: Match[Any], decision: Decision, chance: Chance) -> int:
    """Return the number of the option that a side takes when a match is played on."""
    values = quick_values(m, decision, chance)
    return values.index(max(values))


def quick_values(m: Match[Any], decision: Decision, chance: Chance) -> list[float]:
    """Return a value for each option: of the plan where there is one, else of the judge."""
    kind = decision.kind
    options = decision.options
    state: PaladinsState = m.state
    side = decision.seat
    if kind in ("paladin", "paladin-top"):
        worth = Worth(state, side)
        return [paladin(worth, option.value) for option in options]
    if kind == "tavern":
        worth = Worth(state, side)
        return [tavern(worth, state.taverns[option.value]) for option in options]
    if kind == "action":
        return actions(m, side, options)
    plan = plans_of(m).by_side.get(side)
    if plan is not None and plan.round == state.round:
        if kind == "workers":
            return payments(state.boards[side].workers, plan, options)
        doing = plan.doing
        if kind in ("mode", "pray", "pray-effect") and doing is not None:
            found = [1.0 if option.value == doing.mode else 0.0 for option in options]
            if max(found) > 0.0:
                return found
    return JUDGE.weigh(m, decision, chance)


def paladin(worth: Worth, kind: int) -> float:
    """Value a paladin by its workers and its bonus."""
    cards = worth.state.content.cards
    value = FRIEND * worth.reward(cards.bonus[kind])
    for worker in cards.paladin_workers[kind]:
        value += worth.worker[worker]
    return value


def tavern(worth: Worth, kind: int) -> float:
    """Value a tavern by its workers, less their suspicion."""
    extra = worth.state.content.cards.tavern_workers[kind]
    value = sum([one * n for one, n in zip(worth.worker, extra)])
    criminals = extra[CRIMINAL]
    if criminals:
        value += criminals * MEAN_TAX * worth.silver - worth.suspect(criminals)
    return value


def plans_of(m: Match[Any]) -> Plans:
    """Return the plans that are kept with a match."""
    notes = m.notes
    if isinstance(notes, Plans):
        return notes
    made = Plans()
    m.notes = made
    return made


def new_plan(state: PaladinsState, side: int) -> Plan:
    """Return a plan for what is left of the round."""
    worth = Worth(state, side)
    board = worth.b
    planner = Planner(Prospects(state, side, worth).all(), kept_worth(worth))
    planner.plan(board.workers, board.silver, board.provisions)
    return Plan(state.round, sorted(planner.chosen, key=urgency, reverse=True), worth.worker)


def actions(m: Match[Any], side: int, options: list[Option]) -> list[float]:
    """Do the most urgent step that is offered; pass if a new plan has none either."""
    state: PaladinsState = m.state
    plans = plans_of(m).by_side
    plan = plans.get(side)
    at = -1
    if plan is not None and plan.round == state.round:
        at = next_step(plan, options)
    if at < 0 and (plan is None or plan.round != state.round or state.boards[side].hands()):
        plan = plans[side] = new_plan(state, side)
        at = next_step(plan, options)
    values = [0.0] * len(options)
    values[at if at >= 0 else options.index(PASSING)] = 1.0
    return values


def next_step(plan: Plan, options: list[Option]) -> int:
    """Return the option that the plan calls for, and note that it is being done; -1: none."""
    plan.doing = None
    for step in plan.steps:
        for at in range(len(options)):
            option = options[at]
            number = option.value + (FAVOUR if isinstance(option, FavourOption) else 0)
            if option is not PASSING and number == step.action:
                plan.steps.remove(step)
                plan.doing = step
                if step.action == PRAY:  # the action that it clears is done again
                    plan.steps.insert(0, again(step))
                return at
    return -1


def again(step: Prospect) -> Prospect:
    """Return the action that a prayer makes possible once more, in its first mode."""
    return Prospect(step.mode, 0, step.needs[:-1], step.gain, 0, 0)


def payments(workers: list[int], plan: Plan, options: list[Option]) -> list[float]:
    """Pay with the workers that the rest of the plan and the next round need least."""
    wanted = [0] * (ANY + 1)
    for step in plan.steps:
        for space in step.needs:
            wanted[space] += 1
    values: list[float] = []
    for option in options:
        left = workers.copy()
        cost = 0.0
        for worker in values_of(option):
            left[worker] -= 1
            cost += plan.worker[worker]
        values.append((WANTED if fits(left, wanted) else 0.0) - cost)
    return values
