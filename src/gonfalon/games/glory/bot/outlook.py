"""How likely titles are to be fulfilled, and how much a thing brings them nearer."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.bot.fights import Fighter, brave_foe
from gonfalon.games.glory.model.constants import (
    ACTION_PHASE,
    CHALLENGE,
    FINAL_TRAVEL_PHASE,
    LAST_ROUND,
    REFRESH_PHASE,
    ROMANCE,
    STRENGTH,
    TITLE_BONUS,
    TITLES_PHASE,
    WARRIOR,
)
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.titles.title_conditions import (
    ANY_ALLIES,
    ANY_RELICS,
    GOODS,
    LEVEL,
    NAMED_ALLY,
    PLAYED,
    PRESTIGE,
    WITHOUT,
    Condition,
    conditions,
    free_allies,
    titles_of,
)

ROUND_OF_WORK: Final = 3.4  # actions a round that may go into one title
# Actions that one unit of a condition takes, in part because it is worth having anyway.
EFFORT: Final = {
    PLAYED: 0.9,
    NAMED_ALLY: 1.4,
    ANY_ALLIES: 0.8,
    ANY_RELICS: 1.3,
    PRESTIGE: 1.3,
    GOODS: 0.33,
    LEVEL: 1.6,
}
EASY_CARD: Final = 0.7  # romance needs neither coins nor a duel
LEAST: Final = 0.03  # the chance of a title that is far away


def rounds_left(state: GloryState, seat: int) -> float:
    """Return how much of the game is left, in rounds."""
    if state.phase == ACTION_PHASE:
        share = 0.35 + 0.65 * state.boards[seat].pawns / max(state.content.pawns, 1)
    elif state.phase == TITLES_PHASE:
        return 0.0
    elif state.phase == FINAL_TRAVEL_PHASE:
        share = 0.15
    else:
        share = 0.3 if state.phase < REFRESH_PHASE else 0.2
    return LAST_ROUND - max(state.round, 1) + share


class Goal:
    """A title and what its conditions lack."""

    __slots__ = ("conditions", "effort", "glory", "title")

    def __init__(self, title: int, glory: float, found: list[Condition]) -> None:
        self.title = title
        self.glory = glory
        self.conditions = found
        self.effort = effort_of(found)

    def __repr__(self) -> str:
        return f"Goal({self.title}: {self.glory} for {self.effort:.1f})"


def unit_effort(condition: Condition) -> float:
    """Return the effort for one unit of a condition."""
    if condition.kind == PLAYED and condition.what == ROMANCE:
        return EASY_CARD
    if condition.kind == PLAYED and condition.what == CHALLENGE:
        return 1.0
    return EFFORT[condition.kind]


def effort_of(found: list[Condition]) -> float:
    """Return the effort for all that is missing; a great one if it cannot be had any more."""
    effort = 0.0
    for condition in found:
        if condition.kind == WITHOUT:
            if condition.have:
                return 100.0
        elif condition.have < condition.need:
            effort += (condition.need - condition.have) * unit_effort(condition)
    return effort


class Outlook:
    """A player's titles."""

    __slots__ = ("allies", "bonus", "fighter", "goals", "known", "seat", "state", "time", "titles")

    def __init__(self, state: GloryState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.time = 0.6 + ROUND_OF_WORK * rounds_left(state, seat)
        self.fighter = Fighter(state, seat)
        board = state.boards[seat]
        self.allies = free_allies(board)
        self.bonus = board.passive(state.content, TITLE_BONUS)
        self.titles = titles_of(state, seat)
        self.known: dict[tuple[int, int, int], float] = {}  # what `gain` has worked out
        self.goals: list[Goal] = []
        if state.scenario != WARRIOR:  # nobody settles titles in that game (GLO-SOLO-03)
            scored = board.titles
            self.goals = [self.goal(title) for title in self.titles if title not in scored]

    def __repr__(self) -> str:
        return f"Outlook({self.goals})"

    def goal(self, title: int) -> Goal:
        """Return a title as a goal of the player; one won by a duel counts by its chance."""
        state = self.state
        glory = float(state.content.titles.glory[title] + self.bonus)
        if state.content.titles.duel[title]:
            strength = min(state.boards[self.seat].goods[STRENGTH], state.content.most_strength)
            if self.time > 1.5:
                strength = state.content.most_strength
            glory *= self.fighter.ends(brave_foe(state, self.seat, title), strength, 1, 1)[0]
        return Goal(title, glory, conditions(state, self.seat, title, self.allies))

    def value(self, goal: Goal, effort: float) -> float:
        """Return what a title is worth if so much effort is still missing."""
        return goal.glory * max(LEAST, 1.0 - effort / self.time)

    def expected(self) -> float:
        """Return how many of the titles will probably be fulfilled."""
        return sum([max(LEAST, 1.0 - goal.effort / self.time) for goal in self.goals])

    def worth(self, title: int) -> float:
        """Return what a title is worth as a goal; nothing if it is a goal already."""
        if title in self.titles:
            return 0.0
        goal = self.goal(title)
        return self.value(goal, goal.effort)

    def gain(self, kind: int, what: int, count: int = 1) -> float:
        """Return how much `count` more (or fewer) of something is worth for all goals.

        `kind` is a kind of condition, `what` the type, ally, resource or item.
        """
        key = (kind, what, count)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.work_out(kind, what, count)
        return found

    def work_out(self, kind: int, what: int, count: int) -> float:
        """Compare the goals with and without so many more of a thing."""
        found = 0.0
        for goal in self.goals:
            effort = goal.effort
            for condition in goal.conditions:
                if condition.kind == WITHOUT:
                    if kind == NAMED_ALLY and condition.what == what and not condition.have:
                        effort = 100.0
                elif touches(condition, kind, what):
                    missing = max(condition.need - condition.have, 0)
                    then = max(condition.need - condition.have - count, 0)
                    effort += (then - missing) * unit_effort(condition)
            if effort != goal.effort:
                found += self.value(goal, effort) - self.value(goal, goal.effort)
        return found


def touches(condition: Condition, kind: int, what: int) -> bool:
    """Return whether a thing counts for a condition."""
    if condition.kind == ANY_ALLIES:
        return kind == NAMED_ALLY
    if condition.kind in (ANY_RELICS, PRESTIGE):
        return kind == condition.kind
    return kind == condition.kind and what == condition.what


def best_of_drawn(values: list[float], drawn: int) -> float:
    """Return the mean of the highest of some values drawn at random."""
    count = len(values)
    found, below = 0.0, 0.0
    for at, value in enumerate(sorted(values)):
        up_to = 1.0  # the chance that no drawn value is higher
        for i in range(min(drawn, count)):
            up_to *= max(at + 1 - i, 0) / (count - i)
        found += value * (up_to - below)
        below = up_to
    return found
