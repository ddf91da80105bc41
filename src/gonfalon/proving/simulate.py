"""Whole matches: does every match end, do all invariants hold, is all content used?

Most matches are played at random. Random play reaches odd corners but does not get far in a game
that rewards planning. So if a game has a heuristic bot, it plays a share of the matches. In some of
these it leaves a few answers to chance. This also covers positions that only a sensible player
reaches, and unusual moves in them.

At every question the game's invariants are checked, and every option must be one that the game
declared. Over the whole run, each content entry must come into play and each kind of option must be
chosen. What never happens in thousands of matches is an unreachable rule or an outdated
declaration.

Every eighth match also converts events, views and explanations to JSON, as they would be sent to
players. Nothing else here would notice if that failed.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Any, NamedTuple

from gonfalon.bots.bot import Sitting
from gonfalon.bots.heuristic import HeuristicBot, own_judge
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.progress import Progress, unwatched
from gonfalon.proving.playing import (
    LONGEST,
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
from gonfalon.proving.simulation_report import KEPT, Simulated, Tally

CHUNK = 1  # matches in a job; Ctrl-C loses those of unfinished jobs
THOUGHT = 10  # the heuristic bot plays one match in this many, on average
WHIMS = (0, 10, 5)  # in which one answer in this many is left to chance; 0: none
BESIDE = 5  # matches for each match of the other game that is played alongside
SHOWN = 8  # one match in this many is converted to JSON
LOOK = 7  # in such a match, views are made once in this many inputs


class Broken(Exception):
    """The game violates an invariant or its own declarations."""


def thinks(played: Game[Any], match_plan: Plan) -> bool:
    """Return whether the heuristic bot plays this match, drawn from the match's own plan."""
    return own_judge(played) is not None and match_plan.picker("player").below(0, THOUGHT) == 0


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


def simulate_piece(piece: Piece) -> tuple[Piece, Tally]:
    """Play the matches of one chunk. Return it with what it found."""
    played = game(piece.slug)
    content = played.load()
    sets = played.setups(content)
    tally = Tally()
    for number in range(piece.first, piece.last):
        match_plan = plan(number, piece.seed, sets, piece.policy)
        thinking = piece.thinking and thinks(played, match_plan)
        simulate_one(played, content, match_plan, tally, thinking)
    return piece, tally


def counted(part: tuple[Piece, Tally]) -> int:
    """Return how many matches a part counts for: none if it is only compared for speed."""
    piece, tally = part
    return tally.matches if piece.thinking else 0


def simulate(
    slug: str,
    matches: int,
    seed: int = 1,
    processes: int = 1,
    policy: str = "",
    coverage: bool = True,
    every_option: bool = False,
    beside: str = "",
    progress: Progress = unwatched,
) -> Simulated:
    """Play matches of a game. The result does not depend on the number of processes.

    With `beside`, some random matches of that game are played in between, to compare the speed of
    the two games under the same conditions. If `progress` ends the run early, coverage is not
    demanded of it.
    """
    began = time.perf_counter()
    tally, other = Tally(), Tally()
    pieces: list[Piece] = []
    for number, (first, last) in enumerate(chunks(matches, CHUNK)):
        pieces.append(Piece(slug, seed, policy, first, last, True))
        if beside and number % BESIDE == 0:
            start = number // BESIDE
            pieces.append(Piece(beside, seed, policy, start, start + 1, False))
    played = spread(simulate_piece, pieces, processes)
    for piece, part in progress(played, matches, "matches", counted):
        (tally if piece.thinking else other).add(part)
    seconds = time.perf_counter() - began
    pair = (beside, other) if beside else None
    coverage = coverage and tally.matches == matches
    every_option = every_option and tally.matches == matches
    return Simulated(slug, tally, seconds, coverage, every_option, pair)
