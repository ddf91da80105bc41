"""The coach: why a seat is asked something, what it is playing for, and what would be sensible.

Like a bot, the coach gets an imagined match, so it knows only what its seat may know. It advises
what the heuristic bot would answer, and says what the answer leads to by playing it on a copy of
the match as far as the seat can foresee (`kernel/play/preview.py`).

A game package explains itself in its module `bot.coach`, where `COACH` names the goal, the numbers
a player watches, and what to consider at each kind of decision. The sentences are in the package's
`coach.ftl`: `coach-why-<kind>`, `coach-tip-<tip>`, `coach-count-<name>`. Their arguments are
numbers. A game without such a module still gets advice, with points and events as reasons.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

from gonfalon.bots.heuristic import judge_of
from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.game import Game
from gonfalon.kernel.hidden.unknown import Unknown
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import QUESTION, Preview, preview
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import SEAT, Event, Text, Vocabulary

MOST_RULES: Final = 3
MOST_EVENTS: Final = 4
MOST_TIED: Final = 6  # answers that are compared for the second place
MOST_ANSWERS: Final = 8  # that complete an answer, such as the number of knights


class Coach(Protocol):
    """The interface of a game package's `bot.coach.COACH`."""

    @property
    def tips(self) -> Mapping[str, str]:
        """The tip for each kind of decision."""

    def goal(self, world: Match[Any], seat: int) -> Text:
        """Return what a seat should aim at now, in numbers."""

    def points(self, world: Match[Any], seat: int) -> int:
        """Return a seat's points, without those for what is there to be spent."""

    def counts(self, world: Match[Any], seat: int) -> dict[str, int]:
        """Return the numbers that a player watches, except for the points."""

    def remarks(
        self, world: Match[Any], decision: Decision, option: Option, ahead: Preview[Any]
    ) -> list[Text]:
        """Return what else to say for an answer, or against it."""


class Change(NamedTuple):
    """A number before an answer and after it."""

    name: str
    before: int
    after: int


class Prospect:
    """Where an answer leads, as far as the seat can foresee."""

    __slots__ = ("changes", "events", "option", "points", "remarks", "stopped")

    def __init__(
        self,
        option: Option,
        points: Change | None,
        changes: list[Change],
        remarks: list[Text],
        events: list[Text],
        stopped: str,
    ) -> None:
        self.option = option
        self.points = points
        self.changes = changes
        self.remarks = remarks
        self.events = events
        self.stopped = stopped

    def to_json(self, words: Vocabulary) -> dict[str, Any]:
        """Return the prospect as plain JSON."""
        points = self.points
        return {
            "option": self.option.id,
            "rule": self.option.rule,
            "points": None if points is None else [points.before, points.after],
            "changes": [change._asdict() for change in self.changes],
            "remarks": [remark.to_json(words) for remark in self.remarks],
            "events": [event.to_json(words) for event in self.events],
            "stopped": self.stopped,
        }


class Advice:
    """The answer that the coach would give, and the next best one. `equal`: neither is better."""

    __slots__ = ("best", "equal", "second")

    def __init__(self, best: Prospect, second: Prospect | None, equal: bool) -> None:
        self.best = best
        self.second = second
        self.equal = equal

    def to_json(self, words: Vocabulary) -> dict[str, Any]:
        """Return the advice as plain JSON."""
        return {
            "best": self.best.to_json(words),
            "second": None if self.second is None else self.second.to_json(words),
            "equal": self.equal,
        }


def coach_of(game: Game[Any]) -> Coach | None:
    """Return the coach of a game's package, if it has one."""
    if not game.package:
        return None
    name = f"{game.package}.bot.coach"
    try:
        coach: Coach = import_module(name).COACH
    except ModuleNotFoundError as error:
        if error.name not in (name, f"{game.package}.bot"):
            raise
        return None
    return coach


def lesson_of(world: Match[Any], decision: Decision) -> dict[str, Any]:
    """Return why a question is asked, the goal now, what to consider, and the rules behind it."""
    coach = coach_of(world.game)
    if coach is None:
        return {"why": None, "goal": None, "tip": None, "rules": rules_of(decision)}
    return {
        "why": f"coach-why-{decision.kind}",
        "goal": coach.goal(world, decision.seat).to_json(world.content.vocabulary),
        "tip": f"coach-tip-{coach.tips[decision.kind]}",
        "rules": rules_of(decision),
    }


def rules_of(decision: Decision) -> list[str]:
    """Return the rules that most of the answers follow from, the most frequent first."""
    counts: dict[str, int] = {}
    for option in decision.options:
        if option.rule:
            counts[option.rule] = counts.get(option.rule, 0) + 1
    return sorted(counts, key=lambda rule: -counts[rule])[:MOST_RULES]


def advise(world: Match[Any], decision: Decision, chance: Chance) -> Advice:
    """Rate the options of a decision that is open in an imagined match, and explain the best two.

    Of equal options the first one is the best, as for the heuristic bot. The evaluation may rate
    all but the best the same; the second is then the one that brings most points.
    """
    options = decision.options
    values = [0.0]
    if len(options) > 1:
        values = judge_of(world.game).weigh(world, decision, chance)
    if len(values) != len(options):
        raise KernelError(f"{len(values)} values for {decision}")
    order = sorted(range(len(options)), key=lambda i: -values[i])
    best = prospect(world, decision, options[order[0]], chance)
    if len(order) == 1:
        return Advice(best, None, False)
    next_best = values[order[1]]
    tied = [options[i] for i in order[1:] if values[i] == next_best][:MOST_TIED]
    second = max([prospect(world, decision, option, chance) for option in tied], key=gained)
    return Advice(best, second, values[order[0]] == next_best)


def gained(prospect: Prospect) -> int:
    """Return the points that an answer brings, to compare answers that are rated the same."""
    return 0 if prospect.points is None else prospect.points.after - prospect.points.before


def prospect(world: Match[Any], decision: Decision, option: Option, chance: Chance) -> Prospect:
    """Play an option on a copy, and compare the numbers of its seat before and after."""
    seat = decision.seat
    ahead = foreseen(world, decision, option, chance)
    before, after = points_of(world, seat), points_of(ahead.match, seat)
    points = Change("points", before, after) if before != after else None
    changes: list[Change] = []
    remarks: list[Text] = []
    coach = coach_of(world.game)
    if coach is not None:
        had, has = coach.counts(world, seat), coach.counts(ahead.match, seat)
        changes = [Change(name, had[name], has[name]) for name in had if had[name] != has[name]]
        remarks = coach.remarks(world, decision, option, ahead)
    events: list[Text] = [event for event in ahead.events if concerns(event, seat)]
    return Prospect(option, points, changes, remarks, events[:MOST_EVENTS], ahead.stopped)


def points_of(m: Match[Any], seat: int) -> int:
    """Return a seat's points; always 0 in a game that counts none before the end."""
    coach = coach_of(m.game)
    if coach is not None:
        return coach.points(m, seat)
    points = m.game.points(m)
    return points[seat] if points else 0


def foreseen(world: Match[Any], decision: Decision, option: Option, chance: Chance) -> Preview[Any]:
    """Play an option on a copy, and answer the questions to the same seat that complete it.

    A question of the same kind is a new one: another manoeuvre, another action.
    """
    ahead = preview(world, decision, option)
    copy = ahead.match
    for _ in range(MOST_ANSWERS):
        if ahead.stopped != QUESTION or not copy.open_decisions:
            break
        following = copy.open_decisions[0]
        if following.kind == decision.kind:
            break
        best = 0
        if len(following.options) > 1:
            try:
                values = judge_of(world.game).weigh(copy, following, chance)
            except Unknown:  # the evaluation plays on, to where the copy may not go
                break
            best = values.index(max(values))
        ahead.play(following, following.options[best])
    return ahead


def concerns(event: Event, seat: int) -> bool:
    """Return whether an event is about a seat, or about nobody in particular."""
    seats = [
        value for kind, value in zip(event.message.types, event.args, strict=True) if kind == SEAT
    ]
    return not seats or seat in seats
