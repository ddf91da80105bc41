"""Balance between equal players: scores by seat, and how often each component is taken.

The same bot sits in every seat, so any differences come from the game: whether one seat is better
than another, how far apart the scores are, and which cards are never or always taken. A component
is *offered* when one of the options touches it, and *taken* when that option is chosen. The
expected number for random picks is added up as well. So a ratio of 1.0 always means "as often as by
chance", however many other options there were.

A setting that gives every seat something of its own, such as the states of Crusaders, can be varied
from match to match. Then the results are also counted by its values.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from statistics import mean
from typing import Any, NamedTuple

from gonfalon.bots import make_bot
from gonfalon.bots.bot import Sitting
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.progress import Progress, unwatched
from gonfalon.proving.playing import LONGEST, Plan, chunks, spread

CHUNK = 1  # matches per job of a worker process
FEW = 20  # components offered less often than this are not ranked
NAMED = 3  # components to name at each end of the ranking


class Taking:
    """How often one component was offered and taken in one kind of decision."""

    __slots__ = ("blindly", "offered", "taken")

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.blindly = 0.0

    def add(self, other: Taking) -> None:
        """Add another part of the run."""
        self.offered += other.offered
        self.taken += other.taken
        self.blindly += other.blindly

    @property
    def liking(self) -> float:
        """How often it was taken, relative to random picks."""
        return self.taken / self.blindly if self.blindly else 0.0


class Part(NamedTuple):
    """One chunk of a run, for a worker process."""

    slug: str
    seats: int
    settings: dict[str, Any]
    seed: int
    first: int
    last: int
    bot: str
    by: str = ""  # the setting that varies


class Played:
    """The results of the matches with one seat count."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.wins = [0.0] * seats  # a shared first place counts as a fraction
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.takings: dict[tuple[str, str], dict[str, Taking]] = {}
        self.sources: dict[str, list[int]] = {}  # points that lines of the score sheet brought
        self.values: dict[str, list[tuple[int, float]]] = {}  # score and win, by value of a setting

    def add(self, other: Played) -> None:
        """Add another part of the run."""
        for seat in range(self.seats):
            self.scores[seat] += other.scores[seat]
            self.wins[seat] += other.wins[seat]
        self.decisions += other.decisions
        self.turns += other.turns
        for source, points in other.sources.items():
            self.sources.setdefault(source, []).extend(points)
        for value, results in other.values.items():
            self.values.setdefault(value, []).extend(results)
        self.add_takings(other)

    def figures(self) -> dict[str, Any]:
        """Return the results as JSON, apart from what was taken."""
        matches = len(self.decisions)
        return {
            "seats": self.seats,
            "matches": matches,
            "decisions": sum(self.decisions),
            "turns": sum(self.turns),
            "scores": self.scores,
            "won": [wins / matches for wins in self.wins],
            "points_from": {source: sum(points) for source, points in sorted(self.sources.items())},
            "by_value": {
                value: {"players": len(found), "won": sum(won for _, won in found) / len(found)}
                for value, found in sorted(self.values.items())
            },
        }

    def add_takings(self, other: Played) -> None:
        """Add only the takings. The seat counts may differ."""
        for group, takings in other.takings.items():
            here = self.takings.setdefault(group, {})
            for name, taking in takings.items():
                here.setdefault(name, Taking()).add(taking)


def play_part(part: Part) -> Played:
    """Play the matches of one chunk."""
    played = game(part.slug)
    content = played.load()
    result = Played(part.seats)
    sections = {kind: content.entries.section(name) for name, kind in played.kinds.items()}
    varied = values_of(played, content, part.seats, part.by) if part.by else []
    for number in range(part.first, part.last):
        values = varied[number % len(varied)] if varied else []
        settings = {**part.settings, part.by: values} if varied else part.settings
        match_plan = Plan(number, part.seed, part.seats, settings, "quick")
        match = match_plan.start(played, content, live=False)
        sitting = Sitting(match, [make_bot(part.bot)] * part.seats, match_plan.picker("thoughts"))
        answers = 0
        while not match.over:
            decision = sitting.next_question()
            if decision is None:
                match.close(match.round)
                continue
            option = sitting.think(decision)
            note(result, match, decision.seat, option, sections)
            match.answer(decision, option)
            answers += 1
            if answers > LONGEST:
                raise KernelError(f"match {number} of seed {part.seed} does not end")
        outcome = match.outcome
        assert outcome is not None
        for seat in range(part.seats):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            result.scores[seat].append(outcome.scores[seat])
            result.wins[seat] += won
            if values:
                found = result.values.setdefault(str(values[seat]), [])
                found.append((outcome.scores[seat], won))
        for line in outcome.sheet:
            if line.points and line.seat < part.seats:
                result.sources.setdefault(line.source.message.id, []).append(line.points)
        result.decisions.append(answers)
        result.turns.append(match.turn)
    return result


def values_of(played: Game[Any], content: Content, seats: int, name: str) -> list[list[Any]]:
    """Return the values that a setting has in the game's setups, each a list by seat."""
    found: list[list[Any]] = []
    for count, settings in played.setups(content):
        value = settings.get(name)
        if count != seats or not isinstance(value, list) or len(value) != seats:
            continue
        if value not in found:
            found.append(value)
    return found


def note(
    result: Played, match: Match[Any], seat: int, chosen: Option, sections: dict[str, Any]
) -> None:
    """Count the components that the options of a decision touch, and those of the chosen one."""
    for asked in match.explain(seat):
        options = asked.decision.options
        if len(options) < 2 or chosen not in options:
            continue
        for option, label in zip(options, asked.labels, strict=True):
            for touched in label.touches:
                kind, _, id = touched.partition(":")
                if id not in sections.get(kind, ()):
                    continue
                group = result.takings.setdefault((asked.decision.kind, kind), {})
                taking = group.setdefault(id, Taking())
                taking.offered += 1
                taking.blindly += 1 / len(options)
                taking.taken += option is chosen


def quartiles(scores: Sequence[int]) -> list[int]:
    """Return the minimum, the three quartiles and the maximum, without interpolation."""
    ordered = sorted(scores)
    last = len(ordered) - 1
    return [ordered[round(last * part / 4)] for part in range(5)]


class Balance:
    """The result of a run."""

    def __init__(
        self, slug: str, bot: str, parts: list[Played], seconds: float, by: str = ""
    ) -> None:
        self.slug = slug
        self.bot = bot
        self.by = by
        self.parts = parts
        self.seconds = seconds
        self.all = Played(0)
        for part in parts:
            self.all.add_takings(part)

    @property
    def ok(self) -> bool:
        """Always true: a run says what is, not what should be."""
        return True

    def figures(self) -> dict[str, Any]:
        """Return the results as JSON."""
        return {
            "game": self.slug,
            "bot": self.bot,
            "seconds": self.seconds,
            "parts": [part.figures() for part in self.parts],
            "taken": {
                f"{question} {kind}": {
                    name: {"offered": one.offered, "taken": one.taken, "at_random": one.blindly}
                    for name, one in takings.items()
                }
                for (question, kind), takings in sorted(self.all.takings.items())
            },
        }

    def lines(self) -> list[str]:
        """Return the report as Markdown tables, with the totals last."""
        lines = [
            "| seats | seat | matches | lowest | 1st quartile | median | 3rd quartile | highest "
            "| mean | won |",
            "|" + "---|" * 10,
        ]
        for part in self.parts:
            matches = len(part.decisions)
            for seat, scores in enumerate(part.scores):
                cells = [part.seats, seat + 1, matches, *quartiles(scores)]
                share = 100 * part.wins[seat] / matches
                row = " | ".join(str(cell) for cell in cells)
                lines.append(f"| {row} | {mean(scores):.1f} | {share:.1f} % |")
        lines += ["", "| seats | decisions | turns | between first and last |", "|" + "---|" * 4]
        for part in self.parts:
            gaps = [max(scores) - min(scores) for scores in zip(*part.scores, strict=True)]
            lines.append(
                f"| {part.seats} | {mean(part.decisions):.0f} | {mean(part.turns):.0f} "
                f"| {mean(gaps):.1f} |"
            )
        lines += self.by_value()
        lines += ["", "| seats | points from | times a match | mean |", "|" + "---|" * 4]
        for part in self.parts:
            for source, points in sorted(part.sources.items()):
                times = len(points) / len(part.decisions)
                lines.append(f"| {part.seats} | {source} | {times:.2f} | {mean(points):.1f} |")
        lines += ["", "| question | of | kinds | never taken | always taken | least | most |"]
        lines.append("|" + "---|" * 7)
        lines += [self.group(*group) for group in sorted(self.all.takings)]
        matches = sum(len(part.decisions) for part in self.parts)
        decisions = sum(sum(part.decisions) for part in self.parts)
        lines.append("")
        lines.append(
            f"{matches} matches of {self.slug} by the {self.bot} bot, {decisions} decisions in "
            f"{self.seconds:.1f} s"
        )
        return lines

    def by_value(self) -> list[str]:
        """Return the table by the values of the setting that varied; nothing if none did."""
        rows: list[str] = []
        for part in self.parts:
            for value, results in sorted(part.values.items()):
                scores = [score for score, _ in results]
                share = 100 * sum(won for _, won in results) / len(results)
                row = " | ".join(map(str, [part.seats, value, len(results), *quartiles(scores)]))
                rows.append(f"| {row} | {mean(scores):.1f} | {share:.1f} % |")
        if not rows:
            return []
        head = (
            f"| seats | {self.by} | players | lowest | 1st quartile | median | 3rd quartile "
            "| highest | mean | won |"
        )
        return ["", head, "|" + "---|" * 10, *rows]

    def group(self, question: str, kind: str) -> str:
        """Return one row: the components of a kind in one kind of decision."""
        takings = self.all.takings[question, kind]
        often = {name: taking for name, taking in takings.items() if taking.offered >= FEW}
        never = [name for name, taking in often.items() if not taking.taken]
        always = [name for name, taking in often.items() if taking.taken == taking.offered]
        ranked = sorted(often, key=lambda name: (often[name].liking, name))

        def listed(names: list[str]) -> str:
            return ", ".join(f"{name} {often[name].liking:.2f}" for name in names)

        least, most = listed(ranked[:NAMED]), listed(ranked[: -NAMED - 1 : -1])
        cells = (question, kind, str(len(takings)), ", ".join(never), ", ".join(always))
        return f"| {' | '.join(cells)} | {least} | {most} |"


def balance(
    slug: str,
    matches: int,
    seats: Sequence[int],
    settings: dict[str, Any],
    bot: str = "heuristic",
    seed: int = 1,
    processes: int = 1,
    by: str = "",
    progress: Progress = unwatched,
) -> Balance:
    """Play matches between equal bots, divided evenly among the seat counts.

    `by` names a setting with a value for each seat, which goes through the game's setups.
    """
    began = time.perf_counter()
    found = {count: Played(count) for count in seats}
    each = max(1, matches // len(seats))
    parts = [
        Part(slug, count, settings, seed, first, last, bot, by)
        for first, last in chunks(each, CHUNK)
        for count in seats
    ]
    for done in progress(spread(play_part, parts, processes), each * len(seats), "matches"):
        found[done.seats].add(done)
    played = [whole for whole in found.values() if whole.decisions]
    return Balance(slug, bot, played, time.perf_counter() - began, by)


def seat_counts(played: Game[Any]) -> list[int]:
    """Return every seat count that a game allows."""
    return list(range(played.min_seats, played.max_seats + 1))
