"""Whole matches: does every match end, do all invariants hold, is all content used?

Most matches are played at random. Random play reaches odd corners but does not get far in a game
that rewards planning. So if a game has a heuristic bot, it plays a share of the matches. In some of
these it leaves a few answers to chance. This also covers positions that only a sensible player
reaches, and unusual moves in them.

At every question the game's invariants are checked, and every option must be one that the game
declared. Over the whole run, each content entry must come into play and each kind of option must be
chosen. What never happens in thousands of matches is an unreachable rule or an outdated
declaration. A kind of option is its id with numbers and content words replaced:
`fracture:<artefact>`, `<hex>`, `#`, `pass`.

Every eighth match also converts events, views and explanations to JSON, as they would be sent to
players. Nothing else here would notice if that failed.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Any, NamedTuple

from gonfalon.bots.bot import Sitting
from gonfalon.bots.heuristic import HeuristicBot, judge_of
from gonfalon.kernel.chance import FastChance
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
THOUGHT = 10  # the heuristic bot plays one match in this many, on average
WHIMS = (0, 10, 5)  # in which one answer in this many is left to chance; 0: none
BESIDE = 5  # matches of the other game to play alongside each chunk
SHOWN = 8  # one match in this many is converted to JSON
LOOK = 7  # in such a match, views are made once in this many inputs
KEPT = 20  # failures to keep for the report


class Share:
    """How much of a run was played by the heuristic bot."""

    def __init__(self) -> None:
        self.matches = 0
        self.inputs = 0
        self.cpu = 0.0

    def add(self, other: Share) -> None:
        """Add another share."""
        self.matches += other.matches
        self.inputs += other.inputs
        self.cpu += other.cpu


class Tally:
    """The results of some matches of a run. Tallies can be added in any order."""

    def __init__(self) -> None:
        self.matches = 0
        self.inputs = 0
        self.cpu = 0.0
        self.thought = Share()  # the part played by the heuristic bot
        self.failed = 0
        self.failures: list[Failure] = []
        self.used: set[str] = set()
        self.chosen: dict[str, Counter[str]] = {}
        self.by_seats: dict[int, list[int]] = {}  # seats -> inputs in each match
        self.endings: Counter[str] = Counter()
        self.sets: set[str] = set()

    def add(self, other: Tally) -> None:
        """Add another tally."""
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
        """Return the number of random decisions per CPU second, including all checks."""
        spent = self.cpu - self.thought.cpu
        return (self.inputs - self.thought.inputs) / spent if spent > 0 else 0.0


class Broken(Exception):
    """The game violates an invariant or its own declarations."""


def thinks(played: Game[Any], match_plan: Plan) -> bool:
    """Return whether the heuristic bot plays this match, drawn from the match's own plan."""
    try:
        judge_of(played)
    except Refused:
        return False
    return match_plan.picker("player").below(0, THOUGHT) == 0


class Thinker:
    """The heuristic bot in all seats of a match, sometimes answering at random."""

    def __init__(self, match: Match[Any], chance: FastChance) -> None:
        self.chance = chance
        self.sitting = Sitting(match, [HeuristicBot()] * match.seats, chance)
        self.whim = WHIMS[chance.below(0, len(WHIMS))]

    def answer(self, decision: Decision, random: Option) -> Option:
        """Return the bot's answer, or occasionally the random one."""
        if self.whim and self.chance.below(0, self.whim) == 0:
            return random
        return self.sitting.think(decision)


def simulate_one(
    played: Game[Any], content: Content, match_plan: Plan, tally: Tally, thinking: bool = False
) -> None:
    """Play one match with all checks and add the results to the tally."""
    began = time.process_time()
    tally.matches += 1
    tally.sets.add(f"{match_plan.seats} {json.dumps(match_plan.settings, sort_keys=True)}")
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
        tally.used |= played.content_used(match)
        if match.outcome is not None:
            tally.endings[match.outcome.how.message.id] += 1
    except Exception as error:  # no error may stop the run
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


def one_input(match: Match[Any], picker: FastChance, tally: Tally, thinker: Thinker | None) -> None:
    """Answer one decision, or close a round that waits for nobody."""
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
    """Classify an exception: broken game, dead end or crash."""
    text = " ".join(str(error).split())
    if isinstance(error, Broken):
        return f"broken: {text}"
    if isinstance(error, Stuck) or (isinstance(error, KernelError) and "nothing to ans" in text):
        return f"dead end: {text}"
    return f"exception: {type(error).__name__}: {text}"


def check(played: Game[Any], match: Match[Any], allowed: dict[str, set[str]]) -> None:
    """Check the invariants, and that all open decisions and options are declared."""
    broken = played.broken_invariants(match)
    if broken:
        raise Broken("; ".join(broken))
    for decision in match.open_decisions:
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
    """Convert what players would see to JSON, to check that it is possible."""
    vocabulary = match.content.vocabulary
    for event in match.drain_events():
        json.dumps(event.to_json(vocabulary))
    if inputs % LOOK == 0:
        for viewer in viewers(match):
            json.dumps(match.view(viewer))
            if viewer is not None:
                json.dumps([e.to_json(vocabulary) for e in match.explain(viewer)])


class Piece(NamedTuple):
    """One chunk of a run, for a worker process."""

    slug: str
    seed: int
    policy: str
    first: int
    last: int
    thinking: bool  # let the bot play some; False for the game that is only compared for speed


def simulate_piece(piece: Piece) -> Tally:
    """Play the matches of one chunk."""
    played = game(piece.slug)
    content = played.load()
    sets = played.setups(content)
    tally = Tally()
    for number in range(piece.first, piece.last):
        match_plan = plan(number, piece.seed, sets, piece.policy)
        thinking = piece.thinking and thinks(played, match_plan)
        simulate_one(played, content, match_plan, tally, thinking)
    return tally


def word_classes(content: Content) -> dict[str, str]:
    """Return the vocabulary section of each word in the content."""
    classes: dict[str, str] = {}
    for name, words in content.vocabulary.items():
        for text in words:
            classes.setdefault(text, name)
    return classes


def option_kind(option_id: str, classes: dict[str, str]) -> str:
    """Return an option id with numbers and content words replaced by placeholders."""
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
        self.all_sets = len(played.setups(content))
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
        """All failures, including those of the game played for comparison."""
        return self.tally.failures + (self.beside[1].failures if self.beside else [])

    @property
    def ratio(self) -> float:
        """The game's speed relative to the game played for comparison (0 if there is none)."""
        other = self.beside[1].random_speed() if self.beside else 0.0
        return self.tally.random_speed() / other if other else 0.0

    @property
    def ok(self) -> bool:
        """Whether nothing failed and, if coverage was requested, everything came into play."""
        if self.tally.failed or self.unknown or (self.beside and self.beside[1].failed):
            return False
        if self.every_option and self.unchosen:
            return False
        return not self.coverage or not (self.unused or self.unchosen_kinds)

    def lines(self) -> list[str]:
        """Return the report, with the totals last."""
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
    """Play matches of a game. The result does not depend on the number of processes.

    With `beside`, a few random matches of that game are played alongside each chunk, to compare
    the speed of the two games under the same conditions.
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
