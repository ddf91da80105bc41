"""The arena: many matches between bots with rotating seats, and the significance of the results.

In match i the seating is rotated by i, so that over a run every bot sits in every seat equally
often. The seed and the number of a match determine everything in it.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from gonfalon.bots import bot_named
from gonfalon.bots.bot import Bot, Sitting
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Game
from gonfalon.kernel.values.errors import Refused

Z95: Final = 1.959964  # standard deviations, for a two-sided 95 % interval


def interval(share: float, count: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a share observed in `count` matches."""
    if not count:
        return 0.0, 1.0
    square = Z95 * Z95
    middle = (share + square / (2 * count)) / (1 + square / count)
    half = Z95 * sqrt(share * (1 - share) / count + square / (4 * count * count))
    half /= 1 + square / count
    return max(0.0, middle - half), min(1.0, middle + half)


class Standing:
    """The results of one bot."""

    __slots__ = ("name", "ranks", "seats", "wins")

    def __init__(self, name: str) -> None:
        self.name = name
        self.wins = 0.0  # a shared first place counts as a fraction
        self.seats = 0
        self.ranks = 0

    def add(self, other: Standing) -> None:
        """Add the bot's results from another part of the run."""
        self.wins += other.wins
        self.seats += other.seats
        self.ranks += other.ranks


class Results:
    """The results of a run or of a part of it."""

    __slots__ = ("answers", "matches", "names", "rounds", "seats", "standings")

    def __init__(self, names: list[str], seats: int) -> None:
        self.names = names
        self.seats = seats
        self.matches = 0
        self.answers = 0
        self.rounds: list[int] = []
        self.standings: dict[str, Standing] = {name: Standing(name) for name in names}

    def add(self, other: Results) -> None:
        """Add another part of the run."""
        self.matches += other.matches
        self.answers += other.answers
        self.rounds += other.rounds
        for name, standing in other.standings.items():
            self.standings[name].add(standing)

    def share(self, name: str) -> float:
        """Return the share of matches that a bot has won."""
        return self.standings[name].wins / self.matches if self.matches else 0.0

    def fair(self, name: str) -> float:
        """Return the share it would have won if all bots were equally good."""
        seats = sum(standing.seats for standing in self.standings.values())
        return self.standings[name].seats / seats if seats else 0.0

    def median_rounds(self) -> int:
        """Return the median length of a match in rounds."""
        return sorted(self.rounds)[len(self.rounds) // 2] if self.rounds else 0

    def lines(self) -> list[str]:
        """Return the report as lines of text."""
        found: list[str] = []
        for name, standing in self.standings.items():
            low, high = interval(self.share(name), self.matches)
            found.append(
                f"{name:>10}: won {100 * self.share(name):.1f} % "
                f"(95 % interval {100 * low:.1f} to {100 * high:.1f}; "
                f"{100 * self.fair(name):.1f} if all were equal), "
                f"mean rank {standing.ranks / max(1, standing.seats):.2f}"
            )
        found.append(
            f"{self.matches} matches of {self.seats} seats, "
            f"median {self.median_rounds()} rounds, longest {max(self.rounds, default=0)}"
        )
        return found


def seating(names: list[str], seats: int, number: int) -> list[str]:
    """Return the bot name for each seat, rotated by the number of the match."""
    return [names[(seat + number) % len(names)] for seat in range(seats)]


def check_names(names: list[str], seats: int) -> None:
    """Raise `Refused` for unknown bots, or for more bots than seats."""
    if not names or len(names) > seats:
        raise Refused("bad-bots", f"name 1 to {seats} bots for {seats} seats")
    for name in names:
        bot_named(name)


def play_matches(
    game: Game[Any],
    names: list[str],
    seats: int,
    numbers: range,
    settings: dict[str, Any],
    seed: int = 1,
) -> Results:
    """Play the matches with these numbers and return their results."""
    check_names(names, seats)
    content = game.load()
    results = Results(names, seats)
    for number in numbers:
        places = seating(names, seats, number)
        bots: list[Bot | None] = [bot_named(name) for name in places]
        chance = FastChance(seed * 2_000_003 + 2 * number)
        match = game.new(seats, chance, settings, content, live=False)
        sitting = Sitting(match, bots, FastChance(seed * 2_000_003 + 2 * number + 1))
        sitting.play_out()
        outcome = match.outcome
        assert outcome is not None
        winners = outcome.winners
        for seat, name in enumerate(places):
            standing = results.standings[name]
            standing.seats += 1
            standing.ranks += outcome.ranks[seat]
            if seat in winners:
                standing.wins += 1 / len(winners)
        results.matches += 1
        results.answers += sitting.answers
        results.rounds.append(-(-match.turn // seats))
    return results
