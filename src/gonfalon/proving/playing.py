"""Random play: the basis of all checks.

The game, the seed of the run and the number of the match determine a match completely. So a run
gives the same result with one process or eight, and a failure report contains all that is needed to
reproduce it. Match numbers are spread over all seat counts, settings and policies for sealed
rounds, so even a short run visits most of them.

The match draws from the provable generator, so a failed match can be saved as a normal record and
opened with `gonfalon replay`. The players' picks come from a second generator, so that picks and
dice do not influence each other.
"""

from __future__ import annotations

import hashlib
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import gcd
from multiprocessing import active_children, get_all_start_methods, get_context
from pathlib import Path
from typing import Any, TypeVar

from gonfalon.kernel.chance.chance import FastChance, ProvableChance
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import GonfalonError

LONGEST = 20_000  # inputs; far longer than any real match

Job = TypeVar("Job")
Result = TypeVar("Result")


class Plan:
    """Everything that determines one match of a run."""

    __slots__ = ("number", "policy", "seats", "seed", "settings")

    def __init__(
        self, number: int, seed: int, seats: int, settings: dict[str, Any], policy: str
    ) -> None:
        self.number = number
        self.seed = seed
        self.seats = seats
        self.settings = settings
        self.policy = policy

    def entropy(self, purpose: str) -> bytes:
        """Return 32 bytes derived from the seed, the match number and the purpose."""
        return hashlib.sha256(f"{self.seed}/{self.number}/{purpose}".encode()).digest()

    def picker(self, purpose: str = "picks") -> FastChance:
        """Return a generator for the players' picks or for another purpose of a check."""
        return FastChance(int.from_bytes(self.entropy(purpose)[:8], "big"))

    def start(self, game: Game[Any], content: Content, live: bool = True) -> Match[Any]:
        """Start the match. It keeps its log even if it is not live."""
        chance = ProvableChance(self.entropy("chance"), game.chance_names(self.seats))
        match = game.new(self.seats, chance, self.settings, content, self.policy, live)
        if match.log is None:
            match.log = []
        return match


def plan(number: int, seed: int, sets: list[tuple[int, dict[str, Any]]], policy: str = "") -> Plan:
    """Return the plan of a match. Consecutive numbers get very different settings.

    `sets` are the pairs from `Game.setups`. Without a policy, the policies take turns.
    """
    stride = max(1, round(len(sets) * 0.618))
    while gcd(stride, len(sets)) > 1:
        stride += 1
    seats, settings = sets[number * stride % len(sets)]
    cycle = number // len(sets) + number
    return Plan(number, seed, seats, settings, policy or POLICIES[cycle % len(POLICIES)])


class Failure:
    """A failed check, with everything needed to reproduce it."""

    __slots__ = ("at", "number", "policy", "record", "seats", "seed", "settings", "slug", "what")

    def __init__(self, slug: str, plan: Plan, at: int, what: str, record: str = "") -> None:
        self.slug = slug
        self.number = plan.number
        self.seed = plan.seed
        self.seats = plan.seats
        self.settings = plan.settings
        self.policy = plan.policy
        self.at = at
        self.what = what
        self.record = record

    def line(self) -> str:
        """Return a one-line description."""
        return (
            f"match {self.number} of seed {self.seed}, input {self.at} "
            f"({self.seats} seats, {self.policy}, {self.settings}): {self.what}"
        )

    def figures(self) -> dict[str, Any]:
        """Return the same as JSON."""
        names = ("slug", "number", "seed", "at", "seats", "policy", "settings", "what")
        return {name: getattr(self, name) for name in names}

    def write(self, folder: Path) -> Path:
        """Write the match up to the failure as a record, and the description next to it."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.slug}-{self.seed}-{self.number}-{self.at}.record"
        path.write_text(self.record, encoding="utf-8")
        path.with_suffix(".txt").write_text(self.line() + "\n", encoding="utf-8")
        return path


def failure(game: Game[Any], plan: Plan, match: Match[Any] | None, at: int, what: str) -> Failure:
    """Create a failure with the match's record, including its seed and sealed answers."""
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


def pick(match: Match[Any], picker: FastChance) -> tuple[Decision, Option] | None:
    """Pick a random open decision and one of its options, or None if nobody is asked."""
    asking = match.open_decisions
    if not asking:
        return None
    decision = asking[picker.below(0, len(asking))] if len(asking) > 1 else asking[0]
    options = decision.options
    return decision, options[picker.below(0, len(options))]


def close(match: Match[Any]) -> None:
    """Close a round that waits for nobody, as the server's clock would."""
    if not match.round:
        raise Stuck("nobody is asked and the match is not over")
    match.close(match.round)


def step(match: Match[Any], picker: FastChance) -> Decision | None:
    """Give one random input. Return the answered decision, or None if a round was closed."""
    picked = pick(match, picker)
    if picked is None:
        close(match)
        return None
    match.answer(picked[0], picked[1])
    return picked[0]


def play_out(match: Match[Any], picker: FastChance, limit: int = LONGEST) -> int:
    """Play a match to its end. Return the number of inputs."""
    for inputs in range(limit):
        if match.over:
            return inputs
        step(match, picker)
    if match.over:
        return limit
    raise Stuck(f"not over after {limit} inputs")


def viewers(match: Match[Any]) -> list[int | None]:
    """Return all viewers of a match: each seat, and a spectator (None)."""
    return [*range(match.seats), None]


def chunks(count: int, size: int) -> list[tuple[int, int]]:
    """Split a run into half-open ranges that do not depend on the number of processes."""
    return [(start, min(start + size, count)) for start in range(0, count, size)]


def spread(work: Callable[[Job], Result], jobs: Iterable[Job], processes: int) -> Iterator[Result]:
    """Run jobs in worker processes. Yield the results in the order of the jobs.

    Workers are forked if possible, so that they know games which were registered at run time. Uses
    an executor rather than a bare `multiprocessing.Pool`, because a result that cannot be pickled
    must end the run. A pool would wait for it indefinitely.

    A run that is left early (Ctrl-C, or the iterator is closed) ends its workers at once. No job is
    cancelled: Python 3.11 shows a traceback if workers end that had cancelled jobs.
    """
    if processes <= 1:
        yield from map(work, jobs)
        return
    method = "fork" if "fork" in get_all_start_methods() else None
    others = active_children()
    pool = ProcessPoolExecutor(processes, get_context(method), leave_interrupts)
    try:
        results = deque(pool.submit(work, job) for job in jobs)
        while results:
            yield results.popleft().result()
    except BaseException:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown()


def leave_interrupts() -> None:
    """Let a worker process ignore Ctrl-C, which reaches all processes of a terminal."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
