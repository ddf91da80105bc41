"""Fidelity: a match that is saved, cloned, undone or replayed must equal the original.

These checks run at every question of random matches, which are played live, as players would:

* *saving*: a loaded match saves to the same text, asks the same questions and continues in the same
  way. A second match, loaded again before every input, must stay equal to the first.
* *asking*: asking again gives the same questions and changes nothing; nothing is both offered and
  refused.
* *cloning*: a clone does not change while the match continues, and the match does not change while
  a clone continues.
* *refusing*: answers to stale questions or other seats' questions, options that are not offered,
  rounds that are not open and undos that are not offered are refused and change nothing.
* *undo*: going back to an offered point restores the earlier state, except for epoch, version and
  what others have been shown. Nothing behind a barrier is offered. The check for barriers does not
  trust the kernel's own flag. It looks at the draws made, at who answered, and at the recorded
  facts.
* *replaying*: the record, written and read again, leads to the same state, both at the end and once
  on the way.
"""

from __future__ import annotations

import time
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.records.record import parse_record, record_of, replay
from gonfalon.kernel.records.saving import canonical, digest, from_json, snapshot, to_json
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.shapes import TextView
from gonfalon.progress import Progress, unwatched
from gonfalon.proving.asking import wrong_questions
from gonfalon.proving.playing import (
    LONGEST,
    Failure,
    Plan,
    Stuck,
    chunks,
    failure,
    pick,
    plan,
    spread,
    step,
    viewers,
)
from gonfalon.proving.secrecy.barriers import Watch

CHUNK = 1  # matches in a job
ASKED = 4  # one question in this many is asked again
WRONG = 4  # an invalid input is tried at one question in this many
AHEAD = 16  # a clone plays ahead at one question in this many
UNDONE = 24  # one question in this many, on average, is really undone
KEPT = 20


class Unfaithful(Exception):
    """A copy differs from the match."""


class Tally:
    """How often each property was checked, and the failures."""

    def __init__(self) -> None:
        self.matches = 0
        self.questions = 0
        self.asked = 0
        self.undone = 0
        self.barriers = 0
        self.refused = 0
        self.replays = 0
        self.failed = 0
        self.failures: list[Failure] = []

    def add(self, other: Tally) -> None:
        """Add another tally."""
        self.matches += other.matches
        self.questions += other.questions
        self.asked += other.asked
        self.undone += other.undone
        self.barriers += other.barriers
        self.refused += other.refused
        self.replays += other.replays
        self.failed += other.failed
        self.failures = (self.failures + other.failures)[:KEPT]


class Faithful:
    """Plays one match with all checks."""

    def __init__(self, played: Game[Any], content: Content, match_plan: Plan, tally: Tally) -> None:
        self.game = played
        self.content = content
        self.plan = match_plan
        self.tally = tally
        self.picker = match_plan.picker()
        self.chooser = match_plan.picker("checks")
        self.match = match_plan.start(played, content)
        self.match.drain_events()  # discard the events of the set-up
        self.past: dict[str, Match[Any]] = {}  # decision id -> a clone from just before its answer
        self.inputs = 0

    def run(self) -> None:
        """Play the match to its end."""
        match = self.match
        halfway = 20 + self.chooser.below(0, 200)
        text = to_json(match)
        while not match.over:
            if self.inputs >= LONGEST:
                raise Stuck(f"not over after {LONGEST} inputs")
            self.tally.questions += 1
            loaded = self.load(text)
            if self.inputs % ASKED == 1:
                self.ask_again()
            if self.inputs % AHEAD == 0:
                self.play_ahead(text)
            if self.inputs % WRONG == 0:
                self.refuse(text)
            if self.inputs == halfway and not match.sealed:
                self.replay()
            text = self.go_on(loaded)
            self.take_back(loaded)
            self.inputs += 1
        self.load(text)
        self.replay()

    # -- saving -----------------------------------------------------------------------------

    def load(self, text: str) -> Match[Any]:
        """Load a saved match and compare it with the original."""
        loaded = from_json(text, self.content, self.game)
        same(to_json(loaded), text, "what was loaded saves differently")
        if questions(loaded) != questions(self.match):
            raise Unfaithful("what was loaded asks differently")
        return loaded

    def go_on(self, loaded: Match[Any]) -> str:
        """Give the match and its loaded copy the same input. Return the match, saved again."""
        match = self.match
        clone = match.clone()
        before = to_json(clone)
        if match.open_decisions and not isinstance(match.stack[-1], Lanes):
            self.past[match.open_decisions[0].id] = clone
        watch = Watch(match)
        undone = self.undo_really(loaded)
        picked = None
        if not undone:
            picked = pick(match, self.picker)
            if picked is None:
                events, others = match.close(match.round), loaded.close(loaded.round)
            else:
                events, others = (m.choose(picked[0].id, picked[1].id) for m in (match, loaded))
            if heard(loaded, others) != heard(match, events):
                raise Unfaithful("what was loaded tells other events")
        text = to_json(match)
        same(to_json(loaded), text, "what was loaded goes on differently")
        same(to_json(clone), before, "a clone changed while the match went on")
        if not undone:
            self.tally.barriers += watch.barriers(match, picked[0] if picked else None)
            if watch.wrong:
                raise Unfaithful(watch.wrong)
        return text

    # -- asking -----------------------------------------------------------------------------

    def ask_again(self) -> None:
        """Ask the open questions again."""
        self.tally.asked += 1
        wrong = wrong_questions(self.match)
        if wrong:
            raise Unfaithful("; ".join(wrong))

    # -- cloning ----------------------------------------------------------------------------

    def play_ahead(self, text: str) -> None:
        """Let a clone play on for a while. The match must not change."""
        clone = self.match.clone()
        picker = FastChance(self.inputs + 1)
        for _ in range(12):
            if not clone.over:
                step(clone, picker)
        same(to_json(self.match), text, "a match changed while its clone played on")

    # -- refusing ---------------------------------------------------------------------------

    def refuse(self, text: str) -> None:
        """Try a random kind of invalid input. It must be refused and change nothing."""
        match, kind = self.match, self.chooser.below(0, 5)
        try:
            if kind == 0 and match.open_decisions:
                match.choose(match.open_decisions[0].id, "no-such-option")
            elif kind == 1:
                match.choose(f"{match.epoch + 1}.0.0.none.0", "pass")
            elif kind == 2:
                match.close("9.9.9" if match.round != "9.9.9" else "9.9.8")
            elif kind == 3:
                match.undo(self.chooser.below(0, match.seats), "0.0.0.none.0")
            elif match.open_decisions:
                decision = match.open_decisions[-1]
                foreign = f"{decision.epoch}.{decision.turn}.{decision.beat}.{decision.kind}.99"
                match.choose(foreign, decision.options[0].id)
            else:
                return
        except Refused:
            self.tally.refused += 1
            same(to_json(match), text, "a refused input changed the match")
            return
        raise Unfaithful(f"an input that is not offered was accepted (kind {kind})")

    # -- undo -------------------------------------------------------------------------------

    def offered(self) -> list[tuple[int, str]]:
        """Return all seats and decisions that undo offers now."""
        match = self.match
        return [(seat, to) for seat in range(match.seats) for to in match.undoable(seat)]

    def take_back(self, copy: Match[Any]) -> None:
        """Undo to one of the offered points, in a copy that is no longer needed."""
        offered = self.offered()
        if not offered:
            return
        seat, to = offered[self.chooser.below(0, len(offered))]
        copy.undo(seat, to)
        self.compare_past(copy, seat, to)

    def undo_really(self, loaded: Match[Any]) -> bool:
        """Occasionally undo in the match itself, so that records contain undos."""
        offered = self.offered()
        if not offered or self.chooser.below(0, UNDONE):
            return False
        seat, to = offered[self.chooser.below(0, len(offered))]
        self.match.undo(seat, to)
        loaded.undo(seat, to)
        self.compare_past(self.match, seat, to)
        return True

    def compare_past(self, copy: Match[Any], seat: int, to: str) -> None:
        """Compare a match after an undo with the clone kept from that moment."""
        self.tally.undone += 1
        if ".lane." in to:
            lanes = copy.stack[-1]
            if not isinstance(lanes, Lanes) or lanes.touched >> seat & 1:
                raise Unfaithful(f"seat {seat} took its sealed answers back and still has some")
            return
        past = self.past.get(to)
        if past is None:
            raise Unfaithful(f"{to} may be taken back but was never asked")
        found, expected = bare(copy), bare(past)
        if found != expected:
            what = f"going back to {to} did not give the state that was there"
            same(canonical(found), canonical(expected), what)

    # -- records ----------------------------------------------------------------------------

    def replay(self) -> None:
        """Write the record, read it, replay it and compare."""
        match = self.match
        record = record_of(match)
        parsed, seed = parse_record(record.text), self.plan.entropy("chance")
        again = replay(parsed, seed, self.content, self.game)
        same(digest(again), digest(match), "the record replays to another state")
        same(record_of(again).text, record.text, "the replay's record differs")
        for viewer in viewers(match):
            same(canonical(again.view(viewer)), canonical(match.view(viewer)), "replayed views")
        self.tally.replays += 1


def same(found: str, expected: str, what: str) -> None:
    """Raise `Unfaithful` with the first difference unless two texts are equal."""
    if found != expected:
        raise Unfaithful(f"{what}: {first_difference(found, expected)}")


def first_difference(found: str, expected: str) -> str:
    """Return the part of two texts in which they begin to differ."""
    at = next(
        (i for i, (a, b) in enumerate(zip(found, expected)) if a != b),
        min(len(found), len(expected)),
    )
    start = max(0, at - 40)
    return f"...{found[start : at + 40]} / ...{expected[start : at + 40]}"


def questions(match: Match[Any]) -> list[tuple[str, int, list[str]]]:
    """Return all open questions with their options."""
    return [(d.id, d.default, [o.id for o in d.options]) for d in match.open_decisions]


def heard(match: Match[Any], events: list[Event]) -> list[tuple[int, TextView]]:
    """Return events with their audience as plain data."""
    vocabulary = match.content.vocabulary
    return [(event.audience, event.to_json(vocabulary)) for event in events]


def bare(match: Match[Any]) -> dict[str, Any]:
    """Return the snapshot without epoch, version and knowledge: what undo must restore."""
    other = match.clone()
    for pack in other.state.packs:
        pack.facts = None
        for zone in pack.zones:
            zone.marks = [0] * len(zone.marks)
    data = snapshot(other)
    del data["epoch"]
    del data["version"]
    return data


def prove_one(played: Game[Any], content: Content, match_plan: Plan, tally: Tally) -> None:
    """Check one match. Any exception is recorded as a failure."""
    tally.matches += 1
    watched: Faithful | None = None
    try:
        watched = Faithful(played, content, match_plan, tally)
        watched.run()
    except Exception as error:  # no error may stop the run
        tally.failed += 1
        if len(tally.failures) < KEPT:
            match = None if watched is None else watched.match
            at = 0 if watched is None else watched.inputs
            what = f"{type(error).__name__}: {error}"
            tally.failures.append(failure(played, match_plan, match, at, what))


def prove_chunk(job: tuple[str, int, str, int, int]) -> Tally:
    """Check the matches of one chunk."""
    slug, seed, policy, first, last = job
    played = game(slug)
    content = played.load()
    sets = played.setups(content)
    tally = Tally()
    for number in range(first, last):
        prove_one(played, content, plan(number, seed, sets, policy), tally)
    return tally


class Proved:
    """The result of a run."""

    def __init__(self, tally: Tally, seconds: float) -> None:
        self.tally = tally
        self.seconds = seconds

    @property
    def ok(self) -> bool:
        """Whether no check failed, and there was something to check."""
        return not self.tally.failed and self.tally.questions > 0

    def figures(self) -> dict[str, Any]:
        """Return the report as JSON."""
        figures = {**vars(self.tally), "seconds": self.seconds}
        return {**figures, "failures": [failed.figures() for failed in self.tally.failures]}

    def lines(self) -> list[str]:
        """Return the report, with the totals last."""
        tally = self.tally
        lines = [f"FAILED {failed.line()}" for failed in tally.failures]
        lines.append(f"questions at which saving, loading and cloning agree: {tally.questions}")
        lines.append(f"questions asked again without a difference: {tally.asked}")
        lines.append(f"wrong inputs refused without a trace: {tally.refused}")
        lines.append(f"points gone back to: {tally.undone}; barriers that held: {tally.barriers}")
        lines.append(f"records replayed to the same state: {tally.replays}")
        lines.append(
            f"{tally.matches} matches, {tally.questions} questions in {self.seconds:.1f} s, "
            f"{tally.failed} failures"
        )
        return lines


def fidelity(
    slug: str,
    matches: int,
    seed: int = 1,
    processes: int = 1,
    policy: str = "",
    progress: Progress = unwatched,
) -> Proved:
    """Check random matches. The result does not depend on the number of processes."""
    began = time.perf_counter()
    tally = Tally()
    jobs = [(slug, seed, policy, first, last) for first, last in chunks(matches, CHUNK)]
    for part in progress(spread(prove_chunk, jobs, processes), matches, "matches"):
        tally.add(part)
    return Proved(tally, time.perf_counter() - began)
