"""What belongs to one side: its board and supply, and what only the automated opponent has."""

from __future__ import annotations

from typing import Any

from gonfalon.games.paladins.model.constants import FREE, GONE, RIGHT


class Board:
    """One side's board and supply; all of it is public except the paladins (in a pack)."""

    def __init__(self, spaces: int = 0) -> None:
        if not spaces:
            return  # `clone` and `load` fill every field
        self.workers: list[int] = [0, 0, 0, 0, 0, 0]  # unplaced, by type
        self.silver = 0
        self.provisions = 0
        self.placed: list[int] = [FREE] * spaces  # the worker on each space of the board
        self.busy = 0  # the actions whose spaces hold a worker, as a mask
        self.workshops = 0  # covered framed spaces, two bits for each right-hand action
        self.monks = 0  # placed so far; likewise outposts and jars
        self.outposts = 0
        self.jars = 0
        self.absolved = 0  # absolve spaces that hold a jar, as a mask
        self.walls: list[int] = []
        self.attacked: list[int] = []
        self.converted: list[int] = []
        self.crew: list[int] = []  # in hiring order
        self.suspicion: list[int] = []  # open, newest last (PAL-SUSP-05)
        self.unpaid = 0
        self.paid = 0
        self.track: list[int] = [0, 0, 0]  # PAL-SETUP-08, PAL-GEN-04
        self.paladin = GONE  # the paladin in play
        self.used: list[int] = []
        self.passed = False

    # region written by `gonfalon fields`
    __slots__ = (
        "absolved",
        "attacked",
        "busy",
        "converted",
        "crew",
        "jars",
        "monks",
        "outposts",
        "paid",
        "paladin",
        "passed",
        "placed",
        "provisions",
        "silver",
        "suspicion",
        "track",
        "unpaid",
        "used",
        "walls",
        "workers",
        "workshops",
    )

    def clone(self) -> Board:
        other = Board()
        other.workers = self.workers[:]
        other.silver = self.silver
        other.provisions = self.provisions
        other.placed = self.placed[:]
        other.busy = self.busy
        other.workshops = self.workshops
        other.monks = self.monks
        other.outposts = self.outposts
        other.jars = self.jars
        other.absolved = self.absolved
        other.walls = self.walls[:]
        other.attacked = self.attacked[:]
        other.converted = self.converted[:]
        other.crew = self.crew[:]
        other.suspicion = self.suspicion[:]
        other.unpaid = self.unpaid
        other.paid = self.paid
        other.track = self.track[:]
        other.paladin = self.paladin
        other.used = self.used[:]
        other.passed = self.passed
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "workers": self.workers,
            "silver": self.silver,
            "provisions": self.provisions,
            "placed": self.placed,
            "busy": self.busy,
            "workshops": self.workshops,
            "monks": self.monks,
            "outposts": self.outposts,
            "jars": self.jars,
            "absolved": self.absolved,
            "walls": self.walls,
            "attacked": self.attacked,
            "converted": self.converted,
            "crew": self.crew,
            "suspicion": self.suspicion,
            "unpaid": self.unpaid,
            "paid": self.paid,
            "track": self.track,
            "paladin": self.paladin,
            "used": self.used,
            "passed": self.passed,
        }

    def load(self, data: dict[str, Any]) -> Board:
        self.workers = data["workers"]
        self.silver = data["silver"]
        self.provisions = data["provisions"]
        self.placed = data["placed"]
        self.busy = data["busy"]
        self.workshops = data["workshops"]
        self.monks = data["monks"]
        self.outposts = data["outposts"]
        self.jars = data["jars"]
        self.absolved = data["absolved"]
        self.walls = data["walls"]
        self.attacked = data["attacked"]
        self.converted = data["converted"]
        self.crew = data["crew"]
        self.suspicion = data["suspicion"]
        self.unpaid = data["unpaid"]
        self.paid = data["paid"]
        self.track = data["track"]
        self.paladin = data["paladin"]
        self.used = data["used"]
        self.passed = data["passed"]
        return self

    # endregion

    def hands(self) -> int:
        """Return the number of unplaced workers."""
        w = self.workers
        return w[0] + w[1] + w[2] + w[3] + w[4] + w[5]

    def workshops_placed(self) -> int:
        """Return how many workshops this side has placed."""
        return self.workshops.bit_count()

    def covered(self, action: int) -> int:
        """Return which of a right-hand action's two framed spaces are covered, as a mask."""
        return self.workshops >> 2 * (action - RIGHT) & 3


class Automa:
    """What only the automated opponent has (PAL-SOLO-SETUP)."""

    def __init__(self) -> None:
        self.workers = 0
        self.placed: list[int] = [0, 0, 0, 0, 0, 0]  # workers on each right-hand action
        self.used = 0  # left actions used this round, as a mask (rest is number 12)
        self.position = 1  # of the resource marker, counting from 1
        self.stack: list[int] = []  # attribute markers; the one that moved last is at the end
        self.schemes: list[int] = []  # discarded, newest last

    # region written by `gonfalon fields`
    __slots__ = ("placed", "position", "schemes", "stack", "used", "workers")

    def clone(self) -> Automa:
        other = Automa()
        other.workers = self.workers
        other.placed = self.placed[:]
        other.used = self.used
        other.position = self.position
        other.stack = self.stack[:]
        other.schemes = self.schemes[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "workers": self.workers,
            "placed": self.placed,
            "used": self.used,
            "position": self.position,
            "stack": self.stack,
            "schemes": self.schemes,
        }

    def load(self, data: dict[str, Any]) -> Automa:
        self.workers = data["workers"]
        self.placed = data["placed"]
        self.used = data["used"]
        self.position = data["position"]
        self.stack = data["stack"]
        self.schemes = data["schemes"]
        return self

    # endregion
