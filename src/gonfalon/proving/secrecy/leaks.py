"""The leak test: no viewer can distinguish a match from another one that fits what they know.

It visits states of random matches with all seat counts, settings and policies, both inside and
outside sealed rounds. It has two halves:

* *now*: for every seat and for spectators, imagined twins must give exactly the same observation,
  byte for byte (see `twins`). A twin must also be a valid match: all invariants hold, and every
  question has an answer. And twins must really differ from the match, at least sometimes.
  Otherwise the test would prove nothing. If a game names hidden numbers among its secrets, these
  are also changed where the viewer could work them out: a view does not show them all the same.
* *forward*: the match and a twin are played on together (see `forward`). This finds what a single
  moment cannot show: counters, versions, the order of events, questions whose timing gives
  something away.

To prove that the test can fail, `plants` adds leaks on purpose.
"""

from __future__ import annotations

import time
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.hidden.tally import NUMBERS
from gonfalon.kernel.play.match import Match
from gonfalon.progress import Progress, unwatched
from gonfalon.proving.forward import Leak, TwinRun
from gonfalon.proving.playing import Failure, Plan, chunks, failure, plan, spread, step, viewers
from gonfalon.proving.secrecy.plants import PlantedGame, planted
from gonfalon.proving.secrecy.twins import difference, observed, secrets, with_other_numbers

CHUNK = 1  # matches in a job
STATES = 10  # states to look at in one match
TWINS = 4
LENGTH = 50  # public choices in a twin run
KEPT = 20


class Tally:
    """Counts of what was compared, and the leaks found."""

    def __init__(self) -> None:
        self.matches = 0
        self.states = 0
        self.sealed = 0
        self.twins = 0
        self.other_worlds = 0
        self.runs = 0
        self.choices = 0
        self.reveals = 0
        self.leaks = 0
        self.failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.matches += other.matches
        self.states += other.states
        self.sealed += other.sealed
        self.twins += other.twins
        self.other_worlds += other.other_worlds
        self.runs += other.runs
        self.choices += other.choices
        self.reveals += other.reveals
        self.leaks += other.leaks
        self.failures = (self.failures + other.failures)[:KEPT]


class Search:
    """The search for leaks in one match."""

    def __init__(
        self, played: Game[Any], content: Content, match_plan: Plan, twins: int, tally: Tally
    ) -> None:
        self.played = played
        inner = played.inner if isinstance(played, PlantedGame) else played
        self.numbers = any(place == NUMBERS for place, _ in inner.secrets.values())
        self.content = content
        self.plan = match_plan
        self.twins = twins
        self.tally = tally
        self.chooser = match_plan.picker("twins")
        self.at = 0
        self.match: Match[Any] | None = None

    def run(self, states: int, runs: int, length: int) -> None:
        """Look at some random states of the match, and start twin runs at some of these."""
        self.tally.matches += 1
        try:
            moments = self.moments(states)
            match = self.match = self.plan.start(self.played, self.content, live=False)
            picker = self.plan.picker()
            forward = set(self.some(moments, runs))
            for self.at in range(max(moments, default=-1) + 1):
                if self.at in moments:
                    self.look(match)
                    if self.at in forward:
                        self.play_forward(match, length)
                step(match, picker)
        except Exception as error:  # no error may stop the run
            self.found(f"{type(error).__name__}: {error}")

    def moments(self, count: int) -> list[int]:
        """Play the match once to learn its length. Return the inputs before which to look."""
        match = self.plan.start(self.played, self.content, live=False)
        picker = self.plan.picker()
        length = 0
        while not match.over:
            step(match, picker)
            length += 1
        return sorted(self.some(list(range(length)), count))

    def some(self, items: list[int], count: int) -> list[int]:
        """Return a random selection of the items, which are shuffled in place."""
        self.chooser.shuffle(0, items)
        return items[:count]

    def look(self, match: Match[Any]) -> None:
        """Compare the current state with twins, for every viewer."""
        tally = self.tally
        tally.states += 1
        if match.round:
            tally.sealed += 1
        hidden = secrets(match)
        for viewer in viewers(match):
            expected = observed(match, viewer)
            for number in range(self.twins):
                twin = match.imagine(viewer, FastChance(self.chooser.below(0, 1 << 30)))
                tally.twins += 1
                if secrets(twin) != hidden:
                    tally.other_worlds += 1
                found = observed(twin, viewer)
                if found != expected:
                    self.found(f"{named(viewer)}: {difference(expected, found)}")
                if not number:
                    self.sound(twin, viewer)
            other = with_other_numbers(match, viewer) if self.numbers else None
            found = expected if other is None else observed(other, viewer)
            if found != expected:
                self.found(f"{named(viewer)}, hidden numbers: {difference(expected, found)}")

    def sound(self, twin: Match[Any], viewer: int | None) -> None:
        """Check that a twin is a valid match."""
        broken = self.played.broken_invariants(twin)
        if broken:
            self.found(f"{named(viewer)} imagines a broken match: {'; '.join(broken)}")
        for decision in twin.open_decisions:
            if not decision.options:
                self.found(f"{named(viewer)} imagines {decision.id} with nothing to answer")

    def play_forward(self, match: Match[Any], length: int) -> None:
        """Play a twin run from here, for one random viewer."""
        tally = self.tally
        everybody = viewers(match)
        viewer = everybody[self.chooser.below(0, len(everybody))]
        tally.runs += 1
        run: TwinRun | None = None
        try:
            run = TwinRun(match, viewer, self.plan.entropy(f"forward {self.at}"))
            run.run(length)
        except Leak as leak:
            self.found(f"{named(viewer)}, forward: {leak}")
        if run is not None:
            tally.choices += run.choices
            tally.reveals += run.reveals

    def found(self, what: str) -> None:
        """Record a leak."""
        self.tally.leaks += 1
        if len(self.tally.failures) < KEPT:
            self.tally.failures.append(failure(self.played, self.plan, self.match, self.at, what))


def named(viewer: int | None) -> str:
    """Return a viewer's name for reports."""
    return "the spectator" if viewer is None else f"seat {viewer}"


class Job:
    """One chunk of a run, for a worker process."""

    __slots__ = ("first", "last", "length", "per_match", "plant", "policy", "runs", "seed", "slug",
                 "twins")  # fmt: skip

    def __init__(self, slug: str, seed: int, policy: str, plant: str) -> None:
        self.slug = slug
        self.seed = seed
        self.policy = policy
        self.plant = plant
        self.first = 0
        self.last = 0
        self.per_match: list[int] = []
        self.runs: list[int] = []
        self.twins = TWINS
        self.length = LENGTH


def leaks_chunk(job: Job) -> Tally:
    """Search the matches of one chunk."""
    played = planted(game(job.slug), job.plant)
    content = played.load()
    sets = played.setups(content)
    tally = Tally()
    for at, number in enumerate(range(job.first, job.last)):
        match_plan = plan(number, job.seed, sets, job.policy)
        search = Search(played, content, match_plan, job.twins, tally)
        search.run(job.per_match[at], job.runs[at], job.length)
    return tally


class Searched:
    """The result of a run."""

    def __init__(self, tally: Tally, seconds: float) -> None:
        self.tally = tally
        self.seconds = seconds

    @property
    def ok(self) -> bool:
        """Whether nothing leaked, and at least one twin differed from its match."""
        tally = self.tally
        return not tally.leaks and (not tally.twins or tally.other_worlds > 0)

    def figures(self) -> dict[str, Any]:
        """Return the report as JSON."""
        figures = {**vars(self.tally), "seconds": self.seconds}
        return {**figures, "failures": [failed.figures() for failed in self.tally.failures]}

    def lines(self) -> list[str]:
        """Return the report, with the totals last."""
        tally = self.tally
        share = 100 * tally.other_worlds / max(1, tally.twins)
        lines = [f"LEAK {failed.line()}" for failed in tally.failures]
        lines.append(
            f"{tally.states} states of {tally.matches} matches ({tally.sealed} in sealed rounds), "
            f"{tally.twins} twins, {share:.1f} % of them other worlds"
        )
        lines.append(
            f"{tally.runs} twin runs, {tally.choices} public choices, {tally.reveals} times a "
            "rule revealed"
        )
        if tally.twins and not tally.other_worlds:
            lines.append("no twin was another world: this run proves nothing")
        lines.append(f"{tally.leaks} leaks in {self.seconds:.1f} s")
        return lines


def share_out(total: int, parts: int) -> list[int]:
    """Split a number into integer parts that differ by at most one."""
    return [(at + 1) * total // parts - at * total // parts for at in range(parts)]


def leaks(
    slug: str,
    states: int,
    runs: int,
    seed: int = 1,
    processes: int = 1,
    policy: str = "",
    plant: str = "",
    twins: int = TWINS,
    length: int = LENGTH,
    progress: Progress = unwatched,
) -> Searched:
    """Search for leaks. The result does not depend on the number of processes."""
    began = time.perf_counter()
    tally = Tally()
    matches = max(1, -(-states // STATES), -(-runs // STATES))
    per_match = share_out(max(states, runs), matches)
    runs_each = share_out(runs, matches)
    jobs: list[Job] = []
    for first, last in chunks(matches, CHUNK):
        job = Job(slug, seed, policy, plant)
        job.first, job.last = first, last
        job.per_match, job.runs = per_match[first:last], runs_each[first:last]
        job.twins, job.length = twins, length
        jobs.append(job)
    searched = spread(leaks_chunk, jobs, processes)
    for part in progress(searched, sum(per_match), "states", lambda part: part.states):
        tally.add(part)
    return Searched(tally, time.perf_counter() - began)
