"""The boards of the content as geometry, worked out from the data alone."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from typing import Any

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.board import DIRECTIONS

Place = tuple[int, int]
Section = dict[str, dict[str, Any]]


def section(name: str) -> Section:
    """Return one section of the content."""
    return GAME.load().entries.section(name)


class Board:
    """A layout as geometry, worked out from the data alone."""

    def __init__(self, id: str) -> None:
        self.entry = section("layouts")[id]
        self.players: int = self.entry["players"]
        self.kind: dict[Place, str] = {(q, r): kind for kind, q, r in self.entry["hexes"]}
        self.order: list[Place] = [(q, r) for _kind, q, r in self.entry["hexes"]]
        self.castles: list[Place] = [(q, r) for q, r in self.entry["castles"]]
        q, r = (Fraction(str(x)).limit_denominator(12) for x in self.entry["centre"])
        self.centre = (q, r)

    def near(self, place: Place) -> list[Place]:
        """Return the neighbours of a hex on this board."""
        around = [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]
        return [other for other in around if other in self.kind]

    def of(self, *kinds: str) -> list[Place]:
        """Return the hexes of these kinds."""
        return [place for place in self.order if self.kind[place] in kinds]

    def land(self) -> list[Place]:
        """Return the territories."""
        return self.of("t1", "t2", "t3")

    def value(self, place: Place) -> int:
        """Return the value of a territory."""
        return int(self.kind[place][1])

    def distance(self, place: Place) -> Fraction:
        """Return the squared distance from the centre."""
        q, r = place[0] - self.centre[0], place[1] - self.centre[1]
        return q * q + q * r + r * r

    def angle(self, place: Place) -> float:
        """Return the direction from the centre, clockwise from the top."""
        q, r = place[0] - self.centre[0], place[1] - self.centre[1]
        x, y = math.sqrt(3) * float(q + r / 2), 1.5 * float(r)
        turn = math.atan2(x, -y) % (2 * math.pi)
        return 0.0 if math.isclose(turn, 2 * math.pi, abs_tol=1e-9) else round(turn, 9)

    def symmetries(self) -> list[tuple[int, bool, dict[Place, Place]]]:
        """Return all maps of the board onto itself: its turn or mirror, and where hexes go."""
        found = []
        for axes in permutations(range(3)):
            for sign in (1, -1):
                image = self.image(self.mover(axes, sign))
                if image is not None:
                    even = axes in ((0, 1, 2), (1, 2, 0), (2, 0, 1))
                    turn = (axes.index(0) * 2 + (3 if sign < 0 else 0)) % 6
                    found.append((turn, not even, image))
        return found

    def mover(
        self, axes: tuple[int, ...], sign: int
    ) -> Callable[[Place], tuple[Fraction, Fraction]]:
        """Return a map of the plane: cube coordinates about the centre, swapped and signed."""

        def move(place: Place) -> tuple[Fraction, Fraction]:
            q, r = place[0] - self.centre[0], place[1] - self.centre[1]
            cube = (q, r, -q - r)
            return (
                sign * cube[axes[0]] + self.centre[0],
                sign * cube[axes[1]] + self.centre[1],
            )

        return move

    def image(
        self, move: Callable[[Place], tuple[Fraction, Fraction]]
    ) -> dict[Place, Place] | None:
        """Return where a map takes the hexes, or None if it does not map the board onto itself."""
        image: dict[Place, Place] = {}
        for place, kind in self.kind.items():
            q, r = move(place)
            if q.denominator != 1 or r.denominator != 1:
                return None
            target = (int(q), int(r))
            if self.kind.get(target) != kind:
                return None
            image[place] = target
        return image

    def advances(self, castle: Place) -> dict[Place, int]:
        """Return how many advances take a player from a castle to each territory."""
        found: dict[Place, int] = {}
        edge = {castle}
        steps = 0
        while edge:
            steps += 1
            reach: set[Place] = set()
            for place in edge:
                for other in self.near(place):
                    reach.add(other)
                    if self.kind[other] == "lake" and place != castle:
                        reach |= set(self.near(other))
            edge = {p for p in reach if self.kind[p][0] == "t" and p not in found}
            for place in edge:
                found[place] = steps
        return found


@functools.cache
def board(id: str) -> Board:
    """Return a layout."""
    return Board(id)
