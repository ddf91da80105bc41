"""Random play: the ground under every check.

A match of a run is fixed by three things: the game, the seed of the run and the number of the
match. So a run gives the same result whether one process plays it or eight, and a failure names
all that is needed to see it again. Numbers are spread over all seat counts and option sets, and
over the policies for sealed rounds, so that a short run already visits most of them.

The match draws from the provable generator: what fails can be written down as an ordinary record
and opened with `gonfalon replay`. The player's picks come from a second generator, so that
questions and dice never disturb each other.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import gcd
from multiprocessing import get_all_start_methods, get_context
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.kernel.chance import Fast, Keyed
from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.errors import GonfalonError
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.match import Match
from gonfalon.kernel.record import record_of
from gonfalon.kernel.step import POLICIES

LONGEST = 20_000  # inputs; far above the longest match of any game

Job = TypeVar("Job")
Result = TypeVar("Result")


class Plan:
    """Which match to play: everything that fixes it."""

    __slots__ = ("number", "options", "policy", "seats", "seed")

    def __init__(
        self, number: int, seed: int, seats: int, options: dict[str, Any], policy: str
    ) -> None:
        self.number = number
        self.seed = seed
        self.seats = seats
        self.options = options
        self.policy = policy

    def entropy(self, purpose: str) -> bytes:
        """Return bytes that belong to this match and this purpose alone."""
        return hashlib.sha256(f"{self.seed}/{self.number}/{purpose}".encode()).digest()

    def picker(self, purpose: str = "picks") -> Fast:
        """Return a generator for the choices of players, or for another purpose of a check."""
        return Fast(int.from_bytes(self.entropy(purpose)[:8], "big"))

    def start(self, game: Game[Any], content: Content, live: bool = True) -> Match[Any]:
        """Begin the match. It keeps its log even when it keeps nothing else."""
        chance = Keyed(self.entropy("chance"), game.chance_names(self.seats))
        match = game.new(self.seats, chance, self.options, content, self.policy, live)
        if match.log is None:
            match.log = []
        return match


def plan(number: int, seed: int, sets: list[tuple[int, dict[str, Any]]], policy: str = "") -> Plan:
    """Return the match of that number; neighbours lie far apart in the list of option sets."""
    stride = max(1, round(len(sets) * 0.618))
    while gcd(stride, len(sets)) > 1:
        stride += 1
    seats, options = sets[number * stride % len(sets)]
    cycle = number // len(sets) + number
    return Plan(number, seed, seats, options, policy or POLICIES[cycle % len(POLICIES)])


class Failure:
    """Something that must not happen, with all that is needed to see it again."""

    __slots__ = ("at", "number", "options", "policy", "record", "seats", "seed", "slug", "what")

    def __init__(self, slug: str, plan: Plan, at: int, what: str, record: str = "") -> None:
        self.slug = slug
        self.number = plan.number
        self.seed = plan.seed
        self.seats = plan.seats
        self.options = plan.options
        self.policy = plan.policy
        self.at = at
        self.what = what
        self.record = record

    def line(self) -> str:
        """Return the failure in one line."""
        return (
            f"match {self.number} of seed {self.seed}, input {self.at} "
            f"({self.seats} seats, {self.policy}, {self.options}): {self.what}"
        )

    def write(self, folder: Path) -> Path:
        """Write the match up to the failure as a record, and what went wrong beside it."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.slug}-{self.seed}-{self.number}-{self.at}.record"
        path.write_text(self.record, encoding="utf-8")
        path.with_suffix(".txt").write_text(self.line() + "\n", encoding="utf-8")
        return path


def failure(game: Game[Any], plan: Plan, match: Match[Any] | None, at: int, what: str) -> Failure:
    """Describe a failure with the record of the match, seed and sealed answers included."""
    text = ""
    if match is not None and match.log is not None:
        try:
            record = record_of(match, match.log + match.sealed)
            record.header["seed"] = plan.entropy("chance").hex()
            text = record.text
        except GonfalonError as error:
            text = f"no record: {error}\n"
    return Failure(game.slug, plan, at, what, text)


class Stuck(GonfalonError):
    """Nobody is asked, nothing can be closed, and the match is not over."""


def pick(match: Match[Any], picker: Fast) -> tuple[Decision, Option] | None:
    """Pick an open question and an answer, each equally likely; None where nobody is asked."""
    asking = match.asking
    if not asking:
        return None
    decision = asking[picker.below(0, len(asking))] if len(asking) > 1 else asking[0]
    options = decision.options
    return decision, options[picker.below(0, len(options))]


def close(match: Match[Any]) -> None:
    """Close the round that waits for nobody, as the table's clock would."""
    if not match.round:
        raise Stuck("nobody is asked and the match is not over")
    match.close(match.round)


def step(match: Match[Any], picker: Fast) -> Decision | None:
    """Give one random input; return the decision that was answered, None for a closed round."""
    picked = pick(match, picker)
    if picked is None:
        close(match)
        return None
    match.answer(picked[0], picked[1])
    return picked[0]


def play_out(match: Match[Any], picker: Fast, limit: int = LONGEST) -> int:
    """Play a match to its end; return the number of inputs."""
    for inputs in range(limit):
        if match.over:
            return inputs
        step(match, picker)
    if match.over:
        return limit
    raise Stuck(f"not over after {limit} inputs")


def viewers(match: Match[Any]) -> list[int | None]:
    """Return everybody who looks at a match: each seat, and a spectator."""
    return [*range(match.seats), None]


def chunks(count: int, size: int) -> list[tuple[int, int]]:
    """Cut a run into pieces [from, to) that do not depend on the number of processes."""
    return [(start, min(start + size, count)) for start in range(0, count, size)]


def spread(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    """Give jobs to processes; hand the results over in the order of the jobs.

    Where the system can fork, games that were registered by hand are known to the children too. A
    result that cannot be handed over ends the run: of a bare pool it would be waited for for ever.
    """
    if processes <= 1:
        yield from map(work, jobs)
        return
    method = "fork" if "fork" in get_all_start_methods() else None
    with ProcessPoolExecutor(processes, get_context(method)) as pool:
        yield from pool.map(work, jobs)
