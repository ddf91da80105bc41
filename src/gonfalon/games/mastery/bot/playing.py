"""A quick way to play a match on: a manoeuvre is planned once and then followed.

The questions of one redeployment all follow the same plan (see `plan`), and so do those of an
advance, but the judge (`heuristic`) makes it anew at each of them. A play-out keeps it.
"""

from __future__ import annotations

from typing import Any

from gonfalon.games.mastery.bot.heuristic import JUDGE, transfers
from gonfalon.games.mastery.bot.plan import Plan, best_plan
from gonfalon.games.mastery.bot.scene import Scene
from gonfalon.games.mastery.model.options import FINISHED, NOWHERE
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.advance import Advance
from gonfalon.games.mastery.rules.redeploy import Redeploy
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option


class Manoeuvre:
    """What is planned for a redeployment and for an advance, kept with the match."""

    __slots__ = ("advance", "count", "moves", "plan", "redeploy", "target")

    def __init__(self) -> None:
        self.redeploy: Redeploy | None = None  # that the moves are for
        self.moves: list[tuple[int, int, int]] = []  # source, target, count
        self.target = -1  # of the move that is being made
        self.count = 0
        self.advance: Advance | None = None  # that the plan is for
        self.plan: Plan | None = None


def policy(m: Match[Any], decision: Decision, chance: Chance) -> int:
    """Return the number of the option that a seat takes when a match is played on."""
    step = m.stack[-1]
    if isinstance(step, Redeploy):
        found = redeployed(m, step, decision)
    elif isinstance(step, Advance):
        found = advanced(m, step, decision)
    else:
        found = -1
    if found >= 0:
        return found
    values = JUDGE.weigh(m, decision, chance)
    return values.index(max(values))


def notes_of(m: Match[Any]) -> Manoeuvre:
    """Return what is kept with a match."""
    notes = m.notes
    if isinstance(notes, Manoeuvre):
        return notes
    made = Manoeuvre()
    m.notes = made
    return made


def redeployed(m: Match[Any], step: Redeploy, decision: Decision) -> int:
    """Return the option that the moves call for; -1 if none of them is being made."""
    notes = notes_of(m)
    if decision.kind == "redeploy-from":
        if notes.redeploy is not step:
            notes.redeploy = step
            notes.moves = planned(m, decision)
        return next_source(notes, decision.options)
    if notes.redeploy is not step or notes.target < 0:
        return -1
    if decision.kind == "redeploy-to":
        return with_value(decision.options, notes.target)
    return nearest(decision.options, notes.count)


def planned(m: Match[Any], decision: Decision) -> list[tuple[int, int, int]]:
    """Return the moves of a whole redeployment."""
    state: MasteryState = m.state
    advancing = any(isinstance(below, Advance) for below in m.stack)
    if not advancing and state.manoeuvres:
        return []
    scene = Scene(state, decision.seat, JUDGE.known(state.content))
    return transfers(state, state.castle(decision.seat), JUDGE.wanted(scene, advancing))


def next_source(notes: Manoeuvre, options: list[Option]) -> int:
    """Return where the next move that is possible begins, or that there is none."""
    notes.target = -1
    while notes.moves:
        source, target, count = notes.moves.pop(0)
        at = with_value(options, source)
        if at >= 0:
            notes.target, notes.count = target, count
            return at
    return options.index(FINISHED)


def advanced(m: Match[Any], step: Advance, decision: Decision) -> int:
    """Return the target of the best plan, then its number of knights; -1 without a plan."""
    notes = notes_of(m)
    if decision.kind == "advance":
        state: MasteryState = m.state
        scene = Scene(state, decision.seat, JUDGE.known(state.content))
        notes.advance = step
        notes.plan = best_plan(scene, False)
        if notes.plan.target < 0:
            return decision.options.index(NOWHERE)
        return with_value(decision.options, notes.plan.target)
    plan = notes.plan
    if notes.advance is step and plan is not None and plan.target == step.target:
        return nearest(decision.options, plan.count)
    return -1


def with_value(options: list[Option], value: int) -> int:
    """Return the option that stands for a tile; -1 if it is not offered."""
    for at, option in enumerate(options):
        if option is not FINISHED and option is not NOWHERE and option.value == value:
            return at
    return -1


def nearest(options: list[Option], count: int) -> int:
    """Return the option whose number is nearest to a count, the first of two."""
    gaps = [abs(option.value - count) for option in options]
    return gaps.index(min(gaps))
