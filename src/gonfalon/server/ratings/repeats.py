"""Repeated pairs weigh less, so that nobody climbs by beating the same opponent again and again.

The first three matches of two players within 30 days count in full, the fourth three quarters, the
n-th 3/n. With several opponents, the mean counts. Built-in bots are opponents like others.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import combinations

from gonfalon.server.ratings.models import Change
from gonfalon.server.ratings.sides import Party

FULL = 3
WINDOW = timedelta(days=30)

Pair = frozenset[str]


class Meetings:
    """When the players of a ladder have met as opponents."""

    def __init__(self) -> None:
        self.times: dict[Pair, list[datetime]] = defaultdict(list)

    def add(self, seats: Iterable[tuple[str, int]], at: datetime) -> None:
        """Note a match: who played, and on which side."""
        for pair in opponents(seats):
            self.times[pair].append(at)

    def weights(self, parties: list[Party], at: datetime) -> dict[str, float]:
        """Return how much a match that ends now counts for each of its players."""
        shares: dict[str, list[float]] = defaultdict(list)
        for pair in sorted(opponents((p.who, p.side) for p in parties), key=sorted):
            met = sum(time >= at - WINDOW for time in self.times.get(pair, ()))
            for who in pair:
                shares[who].append(min(1.0, FULL / (met + 1)))
        return {who: sum(found) / len(found) for who, found in shares.items()}


def opponents(seats: Iterable[tuple[str, int]]) -> set[Pair]:
    """Return the pairs of different players on different sides."""
    pairs = combinations(list(seats), 2)
    return {frozenset((a, b)) for (a, x), (b, y) in pairs if a != b and x != y}


def meetings_of(parties: list[Party], game: str, seats: int, at: datetime) -> Meetings:
    """Return the earlier meetings of these players in a ladder; the caller holds its lock."""
    rows = Change.objects.filter(
        standing__game=game,
        standing__seats=seats,
        standing__who__in={party.who for party in parties},
        reckoned__at__gte=at - WINDOW,
    ).values_list("reckoned_id", "reckoned__at", "standing__who", "side")
    matches: dict[tuple[int, datetime], list[tuple[str, int]]] = defaultdict(list)
    for reckoned, ended, who, side in rows:
        matches[reckoned, ended].append((who, side))
    found = Meetings()
    for (_, ended), played in matches.items():
        found.add(played, ended)
    return found
