"""The search: tries the options in imagined worlds, and plays each of them on.

It asks the heuristic first. The best options are then played on in the same imagined worlds with
the same dice, so that they differ by nothing but the answer (*common worlds*). After each stage the
worse half of them is dropped, with all that trail the heuristic's answer; the others go on to twice
as many worlds (*sequential halving*). The heuristic's answer is never dropped, and stands unless
another one is clearly better: by so many standard errors of the differences world by world
(*prudence*). So a small budget does not make the search worse than the heuristic.

The answer is a function of what the seat knows, the seed (of `chance`) and the budget. A budget of
seconds needs a clock, which the rules do not have, from the caller; what was done in that time is
noted, and can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

from gonfalon.bots.bot import Bot, counterpart
from gonfalon.bots.guide import Guide
from gonfalon.bots.heuristic import best_of, values_of
from gonfalon.bots.playout import play_on
from gonfalon.kernel.chance.chance import Chance, FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.native import mypyc_attr

LEAST: Final = 4  # worlds before an option is dropped, or taken instead of the heuristic's
MOST: Final = 4_096  # worlds, however much time there is
SEEDS: Final = 1 << 28
STREAMS: Final = 3  # of chance in a world: hidden cards, the match's dice, the policy's draws

Clock = Callable[[], float]


class Budget(NamedTuple):
    """What a decision may cost, and how careful the search is.

    `worlds` is how many imagined worlds the last options are compared in; 0 leaves everything to
    the heuristic. With `seconds`, time is the limit instead. `stages` repeats an earlier thought:
    the worlds seen by the end of each stage. `top` and `horizon` are the game's own if negative.
    """

    worlds: int = 24
    top: int = -1
    horizon: int = -1
    prudence: float = 1.0
    seconds: float = 0.0
    stages: tuple[int, ...] = ()


class Arm:
    """An option, and its value in each world so far."""

    __slots__ = ("at", "results")

    def __init__(self, at: int) -> None:
        self.at = at
        self.results: list[float] = []

    def mean(self) -> float:
        """Return the mean value."""
        return sum(self.results) / len(self.results) if self.results else 0.0

    def lead(self, other: Arm) -> tuple[float, float]:
        """Return the mean difference in the worlds that both have seen, with its standard error."""
        gaps = [a - b for a, b in zip(self.results, other.results)]
        count = len(gaps)
        mean = sum(gaps) / count
        variance = sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1)
        return mean, sqrt(variance / count)


def better_half(arms: list[Arm], first: Arm) -> list[Arm]:
    """Return the heuristic's answer and the better half of the others, the best of them first.

    Those that trail it by more than a standard error are dropped as well.
    """
    hopeful: list[Arm] = []
    for arm in arms:
        if arm is not first:
            gap, error = arm.lead(first)
            if gap > -error:
                hopeful.append(arm)
    hopeful.sort(key=lambda arm: (-arm.mean(), arm.at))
    return [first, *hopeful[: max(1, (len(arms) - 1) // 2)]]


class Tried(NamedTuple):
    """An option that was tried: its id, mean value, and the number of worlds."""

    option: str
    mean: float
    worlds: int


class Thought(NamedTuple):
    """What the search did for one answer. `stages` can be repeated, see `Budget`."""

    kind: str
    answer: str
    heuristic: str
    stages: tuple[int, ...]
    playouts: int
    answers: int
    tried: tuple[Tried, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Plays any game. `thought` tells how the last answer was found; None: not by searching."""

    def __init__(self, budget: Budget | None = None, clock: Clock | None = None) -> None:
        self.budget = Budget() if budget is None else budget
        if self.budget.seconds and clock is None:
            raise KernelError("a budget of seconds needs a clock")
        self.clock = clock
        self.guide: Guide | None = None
        self.game = ""
        self.thought: Thought | None = None

    def choose(self, world: Match[Any], decision: Decision, chance: Chance) -> Option:
        """Return the heuristic's answer, or one that does clearly better in imagined worlds."""
        self.thought = None
        options = decision.options
        if len(options) == 1:
            return options[0]
        guide = self.guide_for(world)
        values = values_of(world, decision, chance)
        first = best_of(values)
        if decision.kind in guide.skip or not self.searches():
            return options[first]
        top = guide.top if self.budget.top < 0 else self.budget.top
        order = sorted(range(len(options)), key=lambda i: (-values[i], i))
        thinking = Thinking(self.budget, self.clock, guide, world, decision, chance)
        arms = [Arm(i) for i in order[: max(2, top)]]
        best = thinking.best(arms)
        self.thought = Thought(
            decision.kind,
            options[best.at].id,
            options[first].id,
            tuple(thinking.stages),
            thinking.playouts,
            thinking.answers,
            tuple([Tried(options[a.at].id, a.mean(), len(a.results)) for a in arms]),
        )
        return options[best.at]

    def searches(self) -> bool:
        """Return whether the budget allows any search at all."""
        budget = self.budget
        return budget.worlds > 0 or budget.seconds > 0 or bool(budget.stages)

    def guide_for(self, world: Match[Any]) -> Guide:
        """Return the guide for a match's game, made at the first question."""
        if self.guide is None or self.game != world.game.slug:
            self.guide = Guide(world.game)
            self.game = world.game.slug
        return self.guide


class Thinking:
    """The search for one answer."""

    __slots__ = (
        "answers",
        "base",
        "began",
        "budget",
        "clock",
        "dealer",
        "decision",
        "guide",
        "horizon",
        "playouts",
        "stages",
    )

    def __init__(
        self,
        budget: Budget,
        clock: Clock | None,
        guide: Guide,
        world: Match[Any],
        decision: Decision,
        chance: Chance,
    ) -> None:
        self.budget = budget
        self.clock = clock if budget.seconds else None
        self.guide = guide
        self.dealer = world.dealer(decision.seat)
        self.decision = decision
        self.horizon = guide.horizon if budget.horizon < 0 else budget.horizon
        self.base = chance.below(0, SEEDS)
        self.began = self.clock() if self.clock is not None else 0.0
        self.stages: list[int] = []
        self.playouts = 0
        self.answers = 0

    def best(self, arms: list[Arm]) -> Arm:
        """Return the arm to take. The first one is the heuristic's answer."""
        first = arms[0]
        live = arms
        count = max(1, (len(arms) - 1).bit_length())
        done = 0
        for stage in range(count):
            done = self.play_stage(live, stage, count, done)
            self.stages.append(done)
            if done < LEAST:
                return first  # out of time
            live = better_half(live, first)
            if len(live) == 1:
                return first
        best = live[1]
        gap, error = best.lead(first)
        return best if gap > self.budget.prudence * error else first

    def play_stage(self, live: list[Arm], stage: int, count: int, done: int) -> int:
        """Play the arms on in further worlds. Return how many they have seen by now."""
        budget = self.budget
        if self.clock is None or budget.stages:
            wanted = max(LEAST, budget.worlds >> (count - 1 - stage))
            if budget.stages:
                wanted = budget.stages[stage]
            while done < wanted:
                self.play_world(live, self.base + done)
                done += 1
            return done
        until = budget.seconds * (stage + 1) / count
        while done < MOST and not self.late(until) and self.play_world(live, self.base + done):
            done += 1
        return done

    def late(self, seconds: float) -> bool:
        """Return whether the clock says that so many seconds are over."""
        return self.clock is not None and self.clock() - self.began >= seconds

    def play_world(self, live: list[Arm], number: int) -> bool:
        """Play each arm on in one imagined world, with the same dice.

        Returns False, and adds no result, if the time was over before the last arm.
        """
        seed = number * STREAMS
        seat = self.decision.seat
        guess = self.dealer.world(FastChance(seed))
        question = counterpart(guess, self.decision)
        results: list[float] = []
        for arm in live:
            m = guess.clone()
            m.chance = FastChance(seed + 1)
            m.answer(question, question.options[arm.at])
            self.answers += play_on(m, self.guide, FastChance(seed + 2), guess, self.horizon)
            self.playouts += 1
            results.append(self.guide.value(m, seat))
            if self.late(self.budget.seconds) and len(results) < len(live):
                return False
        for arm, result in zip(live, results):
            arm.results.append(result)
        return True
