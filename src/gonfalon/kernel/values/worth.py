"""What components are worth to a player: points now, and what the next step would bring.

A view lists a `Worth` for each track, card or place that gives points, so that no client has to
know how a game scores. `Game.worth` computes them with the rules' own functions, for one player and
from what that player may know. Simulations and bots never ask for them.

A worth that depends on a number has `steps`: pairs of a number and the points from there on. With
`repeats` there is a single step that counts again and again ("1 for every 3"), up to `most` of what
it counts, if there are no more.
"""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.message import Text, Vocabulary
from gonfalon.kernel.values.shapes import NextWorthView, WorthView

Steps = list[tuple[int, int]]

UNLIMITED: Final = 1 << 28


def steps_of(points: list[int]) -> Steps:
    """Return the steps of a printed track, given as the points at each number from 0."""
    found: Steps = []
    last = 0
    for at, here in enumerate(points):
        if here != last:
            found.append((at, here))
            last = here
    return found


def worth_at(steps: Steps, at: int) -> int:
    """Return the points of the last step that a number reaches."""
    found = 0
    for least, points in steps:
        if at >= least:
            found = points
    return found


class Worth:
    """What one component is worth to one player.

    `held` tells points that the player has, or will have at the end if nothing changes, from points
    to be had: a card on offer, a rival's land. `text` says what is counted, or when it counts.
    """

    __slots__ = ("at", "component", "held", "most", "points", "repeats", "rule", "steps", "text")

    def __init__(
        self,
        component: str,
        rule: str,
        text: Text,
        points: int,
        held: bool = True,
        at: int = 0,
        steps: Steps | None = None,
        repeats: bool = False,
    ) -> None:
        self.component = component
        self.rule = rule
        self.text = text
        self.points = points
        self.held = held
        self.at = at
        self.steps: Steps = [] if steps is None else steps
        self.repeats = repeats
        self.most = UNLIMITED

    def __repr__(self) -> str:
        return f"Worth({self.component}: {self.points}, {self.at} of {self.steps})"

    def next(self) -> NextWorthView | None:
        """Return the next step that brings more, and how many are missing to it."""
        if self.repeats:
            every, each = self.steps[0]
            left = every - self.at % every
            if each <= 0 or self.at + left > self.most:
                return None
            return {"points": self.points + each, "left": left}
        for at, points in self.steps:
            if at > self.at and points > self.points:
                return {"points": points, "left": at - self.at}
        return None

    def to_json(self, vocabulary: Vocabulary) -> WorthView:
        """Return the worth as plain JSON."""
        return {
            "component": self.component,
            "rule": self.rule,
            "text": self.text.to_json(vocabulary),
            "points": self.points,
            "held": self.held,
            "at": self.at,
            "steps": [{"at": at, "points": points} for at, points in self.steps],
            "repeats": self.repeats,
            "next": self.next(),
        }


def each(
    component: str, rule: str, text: Text, at: int, every: int, points: int, held: bool = True
) -> Worth:
    """Return a worth of `points` for each `every` of what is counted."""
    return Worth(component, rule, text, at // every * points, held, at, [(every, points)], True)


def stepped(
    component: str, rule: str, text: Text, at: int, steps: Steps, held: bool = True
) -> Worth:
    """Return a worth with the points of the last step reached."""
    return Worth(component, rule, text, worth_at(steps, at), held, at, steps)
