"""Whole matches: does every one end, is nothing ever broken, is everything ever used?

Most are played at random. Random play wanders through odd corners but never gets far in a game
that rewards a plan, so the heuristic bot, where a game has one, plays a share of them, in some of
which it leaves answers to chance: what only a sensible player reaches, and what only a whimsical
one does there, is reached and checked as well.

At every question the game's own invariants are checked and every offered answer must be one that
the game declared. Over the whole run each content entry has to come into play and each kind of
answer has to be chosen; what never happens in thousands of matches is a rule that cannot be
reached, or a declaration that has gone stale. A kind of answer is its id with numbers and words
of the content left open: `fracture:<artefact>`, `<hex>`, `#`, `pass`.

Every eighth match is played as people would see it, with events, views and explanations turned
into plain JSON, since nobody else would notice that one of them cannot be.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Any, NamedTuple

from gonfalon.bots.bot import Sitting
from gonfalon.bots.heuristic import HeuristicBot, judge_of
from gonfalon.kernel.chance import Fast
from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.errors import KernelError, Refused
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.match import Match
from gonfalon.proving.playing import (
    LONGEST,
    Failure,
    Plan,
    Stuck,
    chunks,
    close,
    failure,
    pick,
    plan,
    spread,
    viewers,
)

CHUNK = 25
THOUGHT = 10  # one match of so many, on average, is played by the heuristic bot
WHIMS = (0, 10, 5)  # in which it leaves one answer of so many to chance; 0: none
BESIDE = 5  # matches of the other game that are played beside each chunk
SHOWN = 8  # every so many matches one is shown as people would see it
LOOK = 7  # every so many inputs of such a match everybody looks
KEPT = 20  # failures kept in a report


class Share:
    """How much of a run somebody has played."""

    def __init__(self) -> None:
        self.matches = 0
        self.inputs = 0
        self.cpu = 0.0

    def add(self, other: Share) -> None:
        """Take in another share."""
        self.matches += other.matches
        self.inputs += other.inputs
        self.cpu += other.cpu


class Tally:
    """What some matches of a run have shown; tallies add up in any order."""

    def __init__(self) -> None:
        self.matches = 0
        self.inputs = 0
        self.cpu = 0.0
        self.thought = Share()  # the part of it that the heuristic bot has played
        self.failed = 0
        self.failures: list[Failure] = []
        self.used: set[str] = set()
        self.chosen: dict[str, Counter[str]] = {}
        self.by_seats: dict[int, list[int]] = {}  # seats -> length of each match
        self.endings: Counter[str] = Counter()
        self.sets: set[str] = set()

    def add(self, other: Tally) -> None:
        """Take in another tally."""
        self.matches += other.matches
        self.inputs += other.inputs
        self.cpu += other.cpu
        self.thought.add(other.thought)
        self.failed += other.failed
        self.failures = sorted(self.failures + other.failures, key=lambda f: f.number)[:KEPT]
        self.used |= other.used
        for kind, ids in other.chosen.items():
            self.chosen.setdefault(kind, Counter()).update(ids)
        for seats, lengths in other.by_seats.items():
            self.by_seats.setdefault(seats, []).extend(lengths)
        self.endings.update(other.endings)
        self.sets |= other.sets

    def random_speed(self) -> float:
        """Return the random decisions per second of CPU, every check included."""
        spent = self.cpu - self.thought.cpu
        return (self.inputs - self.thought.inputs) / spent if spent > 0 else 0.0


class Broken(Exception):
    """A promise of the game does not hold at this question."""


def thinks(played: Game[Any], match_plan: Plan) -> bool:
    """Tell whether the heuristic bot plays this match; the lot is the match's own."""
    try:
        judge_of(played)
    except Refused:
        return False
    return match_plan.picker("player").below(0, THOUGHT) == 0


class Thinker:
    """The heuristic bot in all seats of a match, more or less whimsical."""

    def __init__(self, match: Match[Any], chance: Fast) -> None:
        self.chance = chance
        self.sitting = Sitting(match, [HeuristicBot()] * match.seats, chance)
        self.whim = WHIMS[chance.below(0, len(WHIMS))]

    def answer(self, decision: Decision, random: Option) -> Option:
        """Return what the bot answers, now and then what chance does."""
        if self.whim and self.chance.below(0, self.whim) == 0:
            return random
        return self.sitting.think(decision)


def simulate_one(
    played: Game[Any], content: Content, match_plan: Plan, tally: Tally, thinking: bool = False
) -> None:
    """Play one match with all checks and note what it has shown."""
    began = time.process_time()
    tally.matches += 1
    tally.sets.add(f"{match_plan.seats} {json.dumps(match_plan.options, sort_keys=True)}")
    inputs = 0
    match: Match[Any] | None = None
    shown = match_plan.number % SHOWN == 0
    try:
        match = match_plan.start(played, content, live=shown)
        allowed = played.option_kinds(content)
        picker = match_plan.picker()
        thinker = Thinker(match, match_plan.picker("thoughts")) if thinking else None
        while not match.over:
            check(played, match, allowed)
            if shown:
                show(match, inputs)
            if inputs >= LONGEST:
                raise Stuck(f"not over after {LONGEST} inputs")
            inputs += 1
            one_input(match, picker, tally, thinker)
        check(played, match, allowed)
        if shown:
            show(match, 0)
        tally.used |= played.used(match)
        if match.outcome is not None:
            tally.endings[match.outcome.how.message.id] += 1
    except Exception as error:  # whatever it is, it must not stop the run
        tally.failed += 1
        if len(tally.failures) < KEPT:
            what = described(error)
            tally.failures.append(failure(played, match_plan, match, inputs, what))
    tally.inputs += inputs
    spent = time.process_time() - began
    tally.cpu += spent
    if thinking:
        tally.thought.matches += 1
        tally.thought.inputs += inputs
        tally.thought.cpu += spent
    tally.by_seats.setdefault(match_plan.seats, []).append(inputs)


def one_input(match: Match[Any], picker: Fast, tally: Tally, thinker: Thinker | None) -> None:
    """Answer one question, or close a round that waits for nobody."""
    picked = pick(match, picker)
    if picked is None:
        close(match)
        return
    decision, option = picked
    if thinker is not None:
        option = thinker.answer(decision, option)
    tally.chosen.setdefault(decision.kind, Counter())[option.id] += 1
    match.answer(decision, option)


def described(error: Exception) -> str:
    """Say what kind of failure an exception is."""
    text = " ".join(str(error).split())
    if isinstance(error, Broken):
        return f"broken: {text}"
    if isinstance(error, Stuck) or (isinstance(error, KernelError) and "nothing to ans" in text):
        return f"dead end: {text}"
    return f"exception: {type(error).__name__}: {text}"


def check(played: Game[Any], match: Match[Any], allowed: dict[str, set[str]]) -> None:
    """Check the invariants, and that every question and answer is a declared one."""
    broken = played.broken(match)
    if broken:
        raise Broken("; ".join(broken))
    for decision in match.asking:
        ids = allowed.get(decision.kind)
        if ids is None:
            raise Broken(f"undeclared kind of decision: {decision.kind}")
        if not decision.options:
            raise Stuck(f"asked with nothing to answer: {decision.id}")
        offered = [option.id for option in decision.options]
        if not ids.issuperset(offered):
            raise Broken(f"undeclared options of {decision.kind}: {sorted({*offered} - ids)}")
        if len(set(offered)) < len(offered):
            raise Broken(f"an option of {decision.kind} is offered twice: {offered}")


def show(match: Match[Any], inputs: int) -> None:
    """Turn what people would see into plain JSON."""
    vocabulary = match.content.vocabulary
    for event in match.heard():
        json.dumps(event.to_json(vocabulary))
    if inputs % LOOK == 0:
        for viewer in viewers(match):
            json.dumps(match.view(viewer))
            if viewer is not None:
                json.dumps([e.to_json(vocabulary) for e in match.explain(viewer)])


class Piece(NamedTuple):
    """A piece of a run, for any process."""

    slug: str
    seed: int
    policy: str
    first: int
    last: int
    thinking: bool  # whether the bot has its share; the other game is there for its speed alone


def simulate_piece(piece: Piece) -> Tally:
    """Play the matches of one piece of a run."""
    played = game(piece.slug)
    content = played.load()
    sets = played.option_sets(content)
    tally = Tally()
    for number in range(piece.first, piece.last):
        match_plan = plan(number, piece.seed, sets, piece.policy)
        thinking = piece.thinking and thinks(played, match_plan)
        simulate_one(played, content, match_plan, tally, thinking)
    return tally


def word_classes(content: Content) -> dict[str, str]:
    """Return for each word of the content what it is a word for."""
    classes: dict[str, str] = {}
    for name, words in content.vocabulary.items():
        for text in words:
            classes.setdefault(text, name)
    return classes


def option_kind(option_id: str, classes: dict[str, str]) -> str:
    """Return an option id with numbers and words of the content left open."""
    parts: list[str] = []
    for part in option_id.split(":"):
        if part in classes:
            parts.append(f"<{classes[part]}>")
        else:
            parts.append("#" if part.isdecimal() else part)
    return ":".join(parts)


class Simulated:
    """The result of a run."""

    def __init__(
        self,
        slug: str,
        tally: Tally,
        seconds: float,
        coverage: bool,
        every_option: bool,
        beside: tuple[str, Tally] | None = None,
    ) -> None:
        self.slug = slug
        self.tally = tally
        self.beside = beside
        self.seconds = seconds
        self.coverage = coverage
        played = game(slug)
        content = played.load()
        self.all_sets = len(played.option_sets(content))
        self.entries = {
            f"{name}.{entry}"
            for name, section in content.entries.sections.items()
            for entry in section
        }
        self.declared = played.option_kinds(content)
        self.unused = sorted(self.entries - tally.used)
        self.unknown = sorted(tally.used - self.entries)
        self.every_option = every_option
        chosen = [(kind, option) for kind, ids in tally.chosen.items() for option in ids]
        declared = [(kind, option) for kind, ids in self.declared.items() for option in ids]
        self.options = len(declared)
        self.unchosen = sorted(f"{kind}: {option}" for kind, option in {*declared} - {*chosen})
        classes = word_classes(content)
        kinds = {f"{kind}: {option_kind(option, classes)}" for kind, option in declared}
        chosen_kinds = {f"{kind}: {option_kind(option, classes)}" for kind, option in chosen}
        self.option_kinds = len(kinds)
        self.unchosen_kinds = sorted(kinds - chosen_kinds)

    @property
    def failures(self) -> list[Failure]:
        """What failed, in the other game too."""
        return self.tally.failures + (self.beside[1].failures if self.beside else [])

    @property
    def ratio(self) -> float:
        """How fast the game is compared with the one beside it."""
        other = self.beside[1].random_speed() if self.beside else 0.0
        return self.tally.random_speed() / other if other else 0.0

    @property
    def ok(self) -> bool:
        """Whether nothing failed, and (if asked for) everything came into play."""
        if self.tally.failed or self.unknown or (self.beside and self.beside[1].failed):
            return False
        if self.every_option and self.unchosen:
            return False
        return not self.coverage or not (self.unused or self.unchosen_kinds)

    def lines(self) -> list[str]:
        """Return the report: tables first, the figures last."""
        tally = self.tally
        lines = ["seats  matches  inputs/match  longest"]
        for seats, lengths in sorted(tally.by_seats.items()):
            mean = sum(lengths) / len(lengths)
            lines.append(f"{seats:5}  {len(lengths):7}  {mean:12.1f}  {max(lengths):7}")
        lines += ["", f"{'decision':24} options  chosen       times"]
        for kind, ids in sorted(self.declared.items()):
            chosen = tally.chosen.get(kind, Counter())
            lines.append(f"{kind:24} {len(ids):7}  {len(chosen):6}  {chosen.total():10}")
        lines += ["", "ends: " + ", ".join(f"{k} {n}" for k, n in sorted(tally.endings.items()))]
        lines.append(f"option sets visited: {len(tally.sets)} of {self.all_sets}")
        used = len(self.entries) - len(self.unused)
        lines.append(f"content entries used: {used} of {len(self.entries)}")
        kinds, options = self.option_kinds, self.options
        lines.append(f"option kinds chosen: {kinds - len(self.unchosen_kinds)} of {kinds}")
        lines.append(f"options chosen: {options - len(self.unchosen)} of {options}")
        lines += [f"never used: {name}" for name in self.unused if self.coverage]
        unchosen = self.unchosen if self.every_option else self.unchosen_kinds
        lines += [f"never chosen: {name}" for name in unchosen if self.coverage]
        lines += [f"used, but not in the content: {name}" for name in self.unknown]
        lines += [f"FAILED {failed.line()}" for failed in self.failures]
        if tally.thought.matches:
            part = tally.thought
            lines.append(
                f"played by the heuristic bot: {part.matches} of the matches, "
                f"{part.inputs} of the decisions, {part.cpu:.1f} s of CPU"
            )
        rate, speed = tally.matches / self.seconds, tally.inputs / self.seconds
        lines.append(
            f"{tally.matches} matches, {tally.inputs} decisions in {self.seconds:.1f} s "
            f"({tally.cpu:.1f} s of CPU): {rate:.1f} matches/s, {speed:.0f} decisions/s, "
            f"{tally.failed} failures"
        )
        if self.beside is not None:
            slug, other = self.beside
            lines.append(
                f"random decisions per second of CPU, every check included: {self.slug} "
                f"{tally.random_speed():.0f}, {slug} {other.random_speed():.0f} "
                f"({other.matches} matches, {other.failed} failures): ratio {self.ratio:.2f}"
            )
        return lines


def simulate(
    slug: str,
    matches: int,
    seed: int = 1,
    processes: int = 1,
    policy: str = "",
    coverage: bool = True,
    every_option: bool = False,
    beside: str = "",
) -> Simulated:
    """Play matches of a game; the result does not depend on the number of processes.

    Beside each piece of the run a few matches of another game may be played, at random only, to
    compare the speed of the two under the same conditions.
    """
    began = time.perf_counter()
    tally, other = Tally(), Tally()
    pieces: list[Piece] = []
    for number, (first, last) in enumerate(chunks(matches, CHUNK)):
        pieces.append(Piece(slug, seed, policy, first, last, True))
        if beside:
            start = number * BESIDE
            pieces.append(Piece(beside, seed, policy, start, start + BESIDE, False))
    for piece, part in zip(pieces, spread(simulate_piece, pieces, processes)):
        (tally if piece.thinking else other).add(part)
    seconds = time.perf_counter() - began
    pair = (beside, other) if beside else None
    return Simulated(slug, tally, seconds, coverage, every_option, pair)
