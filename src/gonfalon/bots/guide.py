"""What the search knows about a game: mostly defaults, which a game's package can replace.

A game package may have a module `bot.search` with any of these names:

* `SKIP`: the kinds of decision that are left to the heuristic.
* `TOP`: how many options are tried, the best in the eyes of the heuristic.
* `SCALE`: a lead in points that is as good as 73 % of a win.
* `HORIZON`: after how many rounds a play-out stops; 0 for the end of the match.
* `policy(m, decision, chance)`: the number of the option to take in a play-out. By default the one
  that the heuristic rates highest, or any in a game without a heuristic of its own. It is called on
  an imagined match and may read what the decision's seat knows.
* `expected(m)`: the points that each side will probably have in the end, where a play-out stops at
  its horizon; by default those that it has. Sides without a seat, such as automas, come last.
* `value(m, seat)`: how good a position is for a seat, from 0 to 1, when a play-out has stopped; by
  default from the points and from who has won.
* `past_horizon(m, start, rounds)`: whether that many rounds are over since the match `start`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from math import exp
from types import ModuleType
from typing import Any, Final

from gonfalon.bots.heuristic import Judge, best_of, judge_of, own_judge
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.game import Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import KernelError

WHOLE: Final = 0  # a horizon: play to the end
MARGIN: Final = 0.25  # weight of the lead against the win, so that lost positions have a direction
ALONE: Final = 10.0  # scales up to which points count where nobody else has any
STEEPEST: Final = 50.0  # beyond it a logistic function is 0 or 1

Policy = Callable[[Match[Any], Decision, Chance], int]
Expected = Callable[[Match[Any]], list[float]]
Value = Callable[[Match[Any], int], float]
PastHorizon = Callable[[Match[Any], Match[Any], int], bool]


class Guide:
    """The functions and numbers that a search of one game uses."""

    __slots__ = (
        "expected",
        "horizon",
        "judge",
        "past_horizon",
        "policy",
        "scale",
        "skip",
        "top",
        "value",
    )

    def __init__(self, game: Game[Any]) -> None:
        own = own_search(game)
        self.judge: Judge = judge_of(game)
        self.skip: frozenset[str] = getattr(own, "SKIP", frozenset())
        self.top: int = getattr(own, "TOP", 16)
        self.scale: float = getattr(own, "SCALE", 5.0)
        self.horizon: int = getattr(own, "HORIZON", WHOLE)
        judged = own_judge(game) is not None
        self.policy: Policy = getattr(own, "policy", self.rated_best if judged else at_random)
        self.expected: Expected | None = getattr(own, "expected", None)
        self.value: Value = getattr(own, "value", self.hope)
        self.past_horizon: PastHorizon = getattr(own, "past_horizon", turns_are_over)

    def rated_best(self, m: Match[Any], decision: Decision, chance: Chance) -> int:
        """Return the option that the heuristic rates highest, the first of several."""
        values = self.judge.weigh(m, decision, chance)
        if len(values) != len(decision.options):
            raise KernelError(f"{len(values)} values for {decision}")
        return best_of(values)

    def hope(self, m: Match[Any], seat: int) -> float:
        """Return mostly the share of the win once the match is over, until then the lead."""
        sides = m.game.sides(m.content, m.seats, m.settings)
        mine = next(side for side in sides if seat in side)
        lead = self.lead(m, sides, mine)
        outcome = m.outcome
        if outcome is None:
            return lead
        winners = outcome.winners
        # A win that a team shares with nobody else counts in full for each of its seats.
        won = len(mine) / len(winners) if seat in winners else 0.0
        return (1.0 - MARGIN) * won + MARGIN * lead

    def lead(self, m: Match[Any], sides: list[list[int]], mine: list[int]) -> float:
        """Return from 0 to 1 how far a side leads in points: 0.5 if it is level with the best."""
        points: Sequence[float] = m.game.points(m)
        if m.outcome is None and self.expected is not None:
            points = self.expected(m)
        elif not points:
            points = [0] * m.seats if m.outcome is None else m.outcome.scores
        own = sum([points[seat] for seat in mine])
        others = [sum([points[seat] for seat in side]) for side in sides if side != mine]
        others.extend(points[m.seats :])  # automas
        if not others:
            return logistic(own / (ALONE * self.scale))
        return logistic((own - max(others)) / self.scale)


def own_search(game: Game[Any]) -> ModuleType | None:
    """Return the module `bot.search` of a game's package, if it has one."""
    if not game.package:
        return None
    name = f"{game.package}.bot.search"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, f"{game.package}.bot"):
            raise
        return None


def at_random(m: Match[Any], decision: Decision, chance: Chance) -> int:
    """Return any option."""
    return chance.below(0, len(decision.options))


def turns_are_over(m: Match[Any], start: Match[Any], rounds: int) -> bool:
    """True if everybody has had that many turns since the match `start`."""
    return m.turn > start.turn + rounds * m.seats


def logistic(x: float) -> float:
    """Return a number between 0 and 1: 0.5 for 0, more for more."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, x))))
