"""A plan for the rest of a round: the set of actions that gains most.

A set of prospects is feasible if there are enough workers in all, and criminals for every type that
is short (PAL-WORK-02). Goods and workers gained by one action may be used by the others.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.bot.prospects import Prospect
from gonfalon.games.paladins.model.constants import ANY, CRIMINAL

MOST_NODES: Final = 220  # per search; enough for all but the richest rounds
MOST_KEPT: Final = 3
FEW: Final = 0.05  # actions that gain less are not worth doing


def fits(have: list[int], need: list[int]) -> bool:
    """Return whether workers fill spaces, both by type; `need[ANY]` counts transparent spaces."""
    wild = have[CRIMINAL] - need[CRIMINAL]
    total = wild - need[ANY]
    for worker in range(CRIMINAL):
        spare = have[worker] - need[worker]
        total += spare
        if spare < 0:
            wild += spare
    return wild >= 0 and total >= 0


class Planner:
    """A search over sets of prospects; `kept` is what each leftover worker is worth.

    The lists are by item, and say of it what the search asks for most. `have` holds the workers not
    needed so far, by type. `lacking` of them are missing, for which criminals have to step in.
    """

    __slots__ = (
        "best",
        "chosen",
        "gains",
        "have",
        "items",
        "kept",
        "masks",
        "nodes",
        "picks",
        "provisions",
        "rate",
        "silver",
        "sizes",
    )

    def __init__(self, items: list[Prospect], kept: float) -> None:
        self.items = sorted(
            [item for item in items if item.gain + kept * item.hands > FEW],
            key=lambda item: (not item.brings, -item.gain / len(item.needs)),
        )
        self.kept = kept
        self.rate: list[float] = [kept]  # the best gain per worker from each item on
        for item in reversed(self.items):
            net = max(len(item.needs) - item.hands, 1)
            self.rate.append(max(self.rate[-1], item.gain / net))
        self.rate.reverse()
        self.gains: list[float] = [item.gain for item in self.items]
        self.masks: list[int] = [1 << item.action for item in self.items]
        self.sizes: list[int] = [len(item.needs) for item in self.items]
        self.silver: list[int] = [item.silver for item in self.items]
        self.provisions: list[int] = [item.provisions for item in self.items]
        self.have: list[int] = []
        self.best = 0.0
        self.chosen: list[Prospect] = []
        self.picks: list[Prospect] = []
        self.nodes = 0

    def plan(
        self, workers: list[int], silver: int, provisions: int, first: Prospect | None = None
    ) -> float:
        """Search and return the best value. `chosen` is then the plan, without `first`."""
        self.best = -1000.0
        self.chosen = []
        self.picks = []
        self.nodes = 0
        have = workers[:ANY]
        spare = sum(workers)
        used = 0
        gain = 0.0
        if first is not None:
            used = 1 << first.action
            gain = first.gain
            silver -= first.silver
            provisions -= first.provisions
            spare -= len(first.needs)
            for space in first.needs:
                if space != ANY:
                    have[space] -= 1
            if first.brings:
                for worker in range(ANY):
                    have[worker] += first.brings[worker]
                    spare += first.brings[worker]
                silver += first.brings[ANY]
                provisions += first.brings[ANY + 1]
        self.have = have
        self.search(0, spare, silver, provisions, used, gain)
        return self.best

    def search(
        self, start: int, spare: int, silver: int, provisions: int, used: int, gain: float
    ) -> None:
        """Try each further item that still fits, most useful first."""
        self.nodes += 1
        best = self.best
        value = gain + self.kept * (spare if spare < MOST_KEPT else MOST_KEPT)
        if value > best:
            self.best = best = value
            self.chosen = self.picks.copy()
        masks, sizes, rate = self.masks, self.sizes, self.rate
        for at in range(start, len(masks)):
            if self.nodes > MOST_NODES or gain + spare * rate[at] <= best:
                return
            if (
                used & masks[at]
                or sizes[at] > spare
                or self.silver[at] > silver
                or self.provisions[at] > provisions
            ):
                continue
            have = self.have
            needs = self.items[at].needs
            for space in needs:
                if space != ANY:
                    have[space] -= 1
            wild = have[CRIMINAL]  # must make up for all that is missing
            for worker in range(CRIMINAL):
                if have[worker] < 0:
                    wild += have[worker]
            if wild >= 0:
                self.take(at, spare - sizes[at], silver, provisions, used, gain)
                best = self.best
            for space in needs:
                if space != ANY:
                    have[space] += 1

    def take(
        self, at: int, spare: int, silver: int, provisions: int, used: int, gain: float
    ) -> None:
        """Go on with an item, whose workers are already taken off."""
        item = self.items[at]
        silver -= item.silver
        provisions -= item.provisions
        used |= self.masks[at]
        gain += item.gain
        self.picks.append(item)
        brings = item.brings
        if brings:
            before = self.have
            self.have = [before[worker] + brings[worker] for worker in range(ANY)]
            silver += brings[ANY]
            provisions += brings[ANY + 1]
            self.search(at + 1, spare + item.hands, silver, provisions, used, gain)
            self.have = before
        else:
            self.search(at + 1, spare, silver, provisions, used, gain)
        self.picks.pop()
