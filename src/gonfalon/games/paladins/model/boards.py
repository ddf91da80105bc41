"""What belongs to one side: its board and supply, and what only the automated opponent has."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import FREE, GONE, RIGHT
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.state import Part


@declared
class Board(Part):
    """One side's board and supply; all of it is public except the paladins (in a pack)."""

    workers: list[int]  # unplaced, by type
    silver: int
    provisions: int
    placed: list[int]  # the worker on each space of the board
    busy: int  # the actions whose spaces hold a worker, as a mask
    workshops: int  # covered framed spaces, two bits for each right-hand action
    monks: int  # placed so far; likewise outposts and jars
    outposts: int
    jars: int
    absolved: int  # absolve spaces that hold a jar, as a mask
    walls: list[int]
    attacked: list[int]
    converted: list[int]
    crew: list[int]  # in hiring order
    suspicion: list[int]  # open, newest last (PAL-SUSP-05)
    unpaid: int
    paid: int
    track: list[int]  # PAL-SETUP-08, PAL-GEN-04
    paladin: int  # the paladin in play
    used: list[int]
    passed: bool

    def __init__(self, spaces: int = 0) -> None:
        if not spaces:
            return  # `clone` and `load` fill every field
        self.workers = [0, 0, 0, 0, 0, 0]
        self.silver = 0
        self.provisions = 0
        self.placed = [FREE] * spaces
        self.busy = 0
        self.workshops = 0
        self.monks = 0
        self.outposts = 0
        self.jars = 0
        self.absolved = 0
        self.walls = []
        self.attacked = []
        self.converted = []
        self.crew = []
        self.suspicion = []
        self.unpaid = 0
        self.paid = 0
        self.track = [0, 0, 0]
        self.paladin = GONE
        self.used = []
        self.passed = False

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


@declared
class Automa(Part):
    """What only the automated opponent has (PAL-SOLO-SETUP)."""

    workers: int = later(0)
    placed: list[int] = later([0, 0, 0, 0, 0, 0])  # workers on each right-hand action
    used: int = later(0)  # left actions used this round, as a mask (rest is number 12)
    position: int = later(1)  # of the resource marker, counting from 1
    stack: list[int] = later([])  # attribute markers; the one that moved last is at the end
    schemes: list[int] = later([])  # discarded, newest last
