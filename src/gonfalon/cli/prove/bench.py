"""`gonfalon bench`: measure the speed of the rules next to well-known engines.

Everything is measured in rounds by the CPU time of this process, one measurement after another
within each round. Ratios are taken within a round, and the median over the rounds is printed. A
disturbance then affects all engines alike.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

from gonfalon.cli.common import Commands, at_least_one
from gonfalon.cli.prove.yardsticks import catanatron_clone, catanatron_play, chess_play, per_call
from gonfalon.kernel.chance import FastChance
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.match import Match
from gonfalon.kernel.saving import to_json
from gonfalon.kernel.step import QUICK
from gonfalon.proving.playing import pick, plan, step

PLAY = "play, as in a search"
LIVE = "play, live"
CATAN = "catanatron, play"
CHESS = "python-chess, play"
MIDDLE = 120  # inputs played before copies and views are measured
STATES = 12
STORED = ("match", "step", "hidden", "chance")


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "bench",
        description="Measure decisions per CPU second and the cost of copies, interleaved with "
        "random play of catanatron and python-chess in the same run.",
    )
    parser.add_argument("game", nargs="?", default="mastery")
    parser.add_argument("--rounds", type=at_least_one, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each measurement")
    parser.add_argument("--alone", action="store_true", help="without the other engines")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument(
        "--require-ratio",
        type=float,
        metavar="R",
        help="fail unless play is at least R times as fast as catanatron",
    )
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

    found: dict[str, tuple[str, Callable[[float], float]]] = {
        PLAY: ("decisions/s", bench.search),
        LIVE: ("decisions/s", bench.live),
        "clone, as in a search": ("us", searched_clone),
        "clone": ("us", lambda s: bench.cost(lambda m: m.clone(), s)),
        "imagine": ("us", lambda s: bench.cost(lambda m: m.imagine(0, dreams), s)),
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
    bench = Bench(game(arguments.game))
    todo = measurements(bench, arguments.alone)
    figures: dict[str, list[float]] = {name: [] for name in todo}
    for _ in range(arguments.rounds):
        for name, (unit, measure) in todo.items():
            seconds = arguments.seconds if unit != "us" else arguments.seconds / 4
            figures[name].append(measure(seconds))
    for line in report(arguments.game, todo, figures, arguments.rounds):
        print(line)
    ratios = ratio(figures, PLAY, CATAN)
    if arguments.json is not None:
        data = {
            "game": arguments.game,
            "compiled": compiled(),
            "python": platform.python_version(),
            "figures": figures,
        }
        arguments.json.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if arguments.require_ratio is not None:
        if not ratios:
            print("gonfalon: --require-ratio needs the other engines", file=sys.stderr)
            return 2
        holds = median(ratios) >= arguments.require_ratio
        word = "at least" if holds else "below"
        print(f"{median(ratios):.2f} times catanatron: {word} {arguments.require_ratio:g}")
        return 0 if holds else 1
    return 0


def ratio(figures: dict[str, list[float]], one: str, other: str) -> list[float]:
    """Return the ratio of two speeds for each round; empty if the other was not measured."""
    if other not in figures:
        return []
    return [a / b for a, b in zip(figures[one], figures[other])]


def report(
    slug: str,
    todo: dict[str, tuple[str, Callable[[float], float]]],
    figures: dict[str, list[float]],
    rounds: int,
) -> list[str]:
    """Return the lines to print: median, lowest and highest of the rounds."""
    build = "compiled by mypyc" if compiled() else "interpreted"
    lines = [f"{slug}, {build}, {platform.python_implementation()} {platform.python_version()}, "
             f"{rounds} rounds"]  # fmt: skip
    for name, values in figures.items():
        unit = "µs" if todo[name][0] == "us" else todo[name][0]
        low, middle, high = min(values), median(values), max(values)
        lines.append(f"{name:24} {middle:12,.1f} {unit:12} ({low:,.1f} to {high:,.1f})")
    for other in (CATAN, CHESS):
        values = ratio(figures, PLAY, other)
        if values:
            label = f"ratio to {other.partition(',')[0]}"
            lines.append(
                f"{label:24} {median(values):12.2f} {'times':12} "
                f"({min(values):.2f} to {max(values):.2f})"
            )
    return lines
