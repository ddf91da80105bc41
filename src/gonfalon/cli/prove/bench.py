"""`gonfalon bench`: measure the speed of the rules next to well-known engines.

Everything is measured in rounds by the CPU time of this process, one measurement after another
within each round. Ratios are taken within a round, and the median over the rounds is printed. A
disturbance then affects all engines alike.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from typing import Any

from gonfalon.cli.common import (
    CommandError,
    Commands,
    add_game,
    add_output,
    at_least_one,
    follow,
    print_report,
)
from gonfalon.cli.prove.yardsticks import catanatron_clone, catanatron_play, chess_play, per_call
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.play.dealer import BANK
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import QUICK
from gonfalon.kernel.records.saving import to_json
from gonfalon.proving.playing import pick, plan, step

PLAY = "play, as in a search"
LIVE = "play, live"
CATAN = "catanatron, play"
CHESS = "python-chess, play"
MIDDLE = 120  # inputs played before copies and views are measured
STATES = 12
STORED = ("play.match", "play.step", "hidden.pack", "chance.chance")


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "bench",
        description="Measure decisions per CPU second and the cost of copies, interleaved with "
        "random play of catanatron and python-chess in the same run.",
    )
    add_game(parser)
    parser.add_argument("--rounds", type=at_least_one, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each measurement")
    parser.add_argument("--alone", action="store_true", help="without the other engines")
    parser.add_argument(
        "--require-ratio",
        type=float,
        metavar="R",
        help="fail unless play is at least R times as fast as catanatron",
    )
    add_output(parser)
    parser.set_defaults(run=run)


def compiled() -> bool:
    """Return whether the kernel is compiled to machine code."""
    return all(
        str(import_module(f"gonfalon.kernel.{name}").__file__).endswith((".so", ".pyd"))
        for name in STORED
    )


class Bench:
    """The measurements of one game."""

    def __init__(self, played: Game[Any]) -> None:
        self.game = played
        self.content = played.load()
        self.sets = played.setups(self.content)
        self.number = 0
        self.states: list[Match[Any]] = []
        while len(self.states) < STATES:
            match, picker = self.next_match(live=True)
            for _ in range(MIDDLE):
                if not match.over:
                    step(match, picker)
            if not match.over:
                self.states.append(match)

    def next_match(self, live: bool) -> tuple[Match[Any], FastChance]:
        """Start a match with the next settings, for random play without provable dice."""
        self.number += 1
        setting = plan(self.number, 1, self.sets, QUICK)
        chance = FastChance(self.number)
        match = self.game.new(
            setting.seats, chance, setting.settings, self.content, QUICK, live=live
        )
        return match, setting.picker()

    def search(self, seconds: float) -> float:
        """Return decisions per second in search mode: no trail, events, log or knowledge."""
        spent = 0.0
        decisions = 0
        while spent < seconds:
            began = time.process_time()
            match, picker = self.next_match(live=False)
            for pack in match.state.packs:
                pack.facts = None
            for tally in match.state.tallies():
                tally.facts = None
            while not match.over:
                step(match, picker)
                decisions += 1
            spent += time.process_time() - began
        return decisions / spent

    def live(self, seconds: float) -> float:
        """Return decisions per second in live play: answers by id, with everything switched on."""
        spent = 0.0
        decisions = 0
        while spent < seconds:
            began = time.process_time()
            match, picker = self.next_match(live=True)
            while not match.over:
                picked = pick(match, picker)
                if picked is None:
                    match.close(match.round)
                else:
                    match.choose(picked[0].id, picked[1].id)
                decisions += 1
            spent += time.process_time() - began
        return decisions / spent

    def each(self, work: Callable[[Match[Any]], Any]) -> Callable[[], None]:
        """Return a function that applies `work` once to each stored match."""

        def once() -> None:
            for match in self.states:
                work(match)

        return once

    def cost(self, work: Callable[[Match[Any]], Any], seconds: float) -> float:
        """Return the microseconds that one call of `work` takes on a match in progress."""
        return per_call(self.each(work), seconds) / len(self.states)


def measurements(bench: Bench, alone: bool) -> dict[str, tuple[str, Callable[[float], float]]]:
    """Return the measurements of a round: name, unit and function."""
    dreams = FastChance(7)
    searching = [match.imagine(0, FastChance(1), tracking=False) for match in bench.states]

    def searched_clone(seconds: float) -> float:
        def once() -> None:
            for match in searching:
                match.clone()

        return per_call(once, seconds) / len(searching)

    dealers = [match.dealer(0) for match in bench.states]
    for dealer in dealers:
        for _ in range(BANK):
            dealer.world(dreams)

    def dealt_world(seconds: float) -> float:
        def once() -> None:
            for dealer in dealers:
                dealer.world(dreams)

        return per_call(once, seconds) / len(dealers)

    found: dict[str, tuple[str, Callable[[float], float]]] = {
        PLAY: ("decisions/s", bench.search),
        LIVE: ("decisions/s", bench.live),
        "clone, as in a search": ("us", searched_clone),
        "clone": ("us", lambda s: bench.cost(lambda m: m.clone(), s)),
        "imagine": ("us", lambda s: bench.cost(lambda m: m.imagine(0, dreams), s)),
        "world of a dealer": ("us", dealt_world),
        "view": ("us", lambda s: bench.cost(lambda m: m.view(0), s)),
        "to_json": ("us", lambda s: bench.cost(to_json, s)),
    }
    if not alone:
        found[CATAN] = ("decisions/s", catanatron_play)
        found["catanatron, clone"] = ("us", catanatron_clone)
        found[CHESS] = ("decisions/s", chess_play)
    return found


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    if arguments.alone and arguments.require_ratio is not None:
        raise CommandError("--require-ratio needs the other engines")
    bench = Bench(game(arguments.game))
    todo = measurements(bench, arguments.alone)
    figures: dict[str, list[float]] = {}

    def rounds() -> Iterator[None]:
        for _ in range(arguments.rounds):
            for name, (unit, measure) in todo.items():
                seconds = arguments.seconds if unit != "us" else arguments.seconds / 4
                measured = measure(seconds)  # Ctrl-C may come here
                figures.setdefault(name, []).append(measured)
                yield

    with follow(arguments) as progress:
        for _ in progress(rounds(), arguments.rounds * len(todo), "measurements"):
            pass
    units = {name: unit for name, (unit, _) in todo.items()}
    report = BenchReport(arguments.game, units, figures, arguments.require_ratio)
    return print_report(arguments, report, progress)


def ratio(figures: dict[str, list[float]], one: str, other: str) -> list[float]:
    """Return the ratio of two speeds for each round; empty if one was not measured."""
    return [a / b for a, b in zip(figures.get(one, ()), figures.get(other, ()))]


class BenchReport:
    """The figures of all rounds, and whether the rules are as fast as was asked for."""

    def __init__(
        self,
        slug: str,
        units: dict[str, str],
        measured: dict[str, list[float]],
        required: float | None,
    ) -> None:
        self.slug = slug
        self.units = units
        self.measured = measured
        self.required = required
        self.ratios = ratio(measured, PLAY, CATAN)

    @property
    def ok(self) -> bool:
        """Whether the ratio to catanatron is what was asked for, if anything was."""
        if self.required is None:
            return True
        return bool(self.ratios) and median(self.ratios) >= self.required

    def figures(self) -> dict[str, Any]:
        """Return all figures as JSON."""
        return {
            "game": self.slug,
            "compiled": compiled(),
            "python": platform.python_version(),
            "units": self.units,
            "figures": self.measured,
        }

    def lines(self) -> list[str]:
        """Return the lines to print: median, lowest and highest of the rounds."""
        build = "compiled by mypyc" if compiled() else "interpreted"
        python = f"{platform.python_implementation()} {platform.python_version()}"
        rounds = max(map(len, self.measured.values()), default=0)
        lines = [f"{self.slug}, {build}, {python}, {rounds} rounds"]
        for name, values in self.measured.items():
            unit = "µs" if self.units[name] == "us" else self.units[name]
            low, middle, high = min(values), median(values), max(values)
            lines.append(f"{name:24} {middle:12,.1f} {unit:12} ({low:,.1f} to {high:,.1f})")
        for other in (CATAN, CHESS):
            values = ratio(self.measured, PLAY, other)
            if values:
                label = f"ratio to {other.partition(',')[0]}"
                lines.append(
                    f"{label:24} {median(values):12.2f} {'times':12} "
                    f"({min(values):.2f} to {max(values):.2f})"
                )
        if self.required is not None and self.ratios:
            word = "at least" if self.ok else "below"
            lines.append(f"{median(self.ratios):.2f} times catanatron: {word} {self.required:g}")
        return lines
