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
    """A search over sets of prospects; `kept` is what each leftover worker is worth."""

    __slots__ = ("best", "chosen", "items", "kept", "nodes", "picks", "rate")

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
        have = workers[:]
        need = [0] * (ANY + 1)
        used = 0
        gain = 0.0
        if first is not None:
            used = 1 << first.action
            gain = first.gain
            silver -= first.silver
            provisions -= first.provisions
            for space in first.needs:
                need[space] += 1
            if first.brings:
                for worker in range(ANY):
                    have[worker] += first.brings[worker]
                silver += first.brings[ANY]
                provisions += first.brings[ANY + 1]
        self.search(0, have, need, silver, provisions, used, gain)
        return self.best

    def search(
        self,
        start: int,
        have: list[int],
        need: list[int],
        silver: int,
        provisions: int,
        used: int,
        gain: float,
    ) -> None:
        """Try each further item that still fits, most useful first."""
        self.nodes += 1
        spare = sum(have) - sum(need)
        value = gain + self.kept * (spare if spare < MOST_KEPT else MOST_KEPT)
        if value > self.best:
            self.best = value
            self.chosen = self.picks[:]
        items = self.items
        for at in range(start, len(items)):
            if self.nodes > MOST_NODES or gain + spare * self.rate[at] <= self.best:
                return
            item = items[at]
            if (
                used >> item.action & 1
                or item.silver > silver
                or item.provisions > provisions
                or len(item.needs) > spare
            ):
                continue
            more = need[:]
            for space in item.needs:
                more[space] += 1
            if not fits(have, more):
                continue
            self.picks.append(item)
            mask = used | 1 << item.action
            if item.brings:
                brings = item.brings
                self.search(
                    at + 1,
                    [have[worker] + brings[worker] for worker in range(ANY)],
                    more,
                    silver - item.silver + brings[ANY],
                    provisions - item.provisions + brings[ANY + 1],
                    mask,
                    gain + item.gain,
                )
            else:
                self.search(
                    at + 1,
                    have,
                    more,
                    silver - item.silver,
                    provisions - item.provisions,
                    mask,
                    gain + item.gain,
                )
            self.picks.pop()
