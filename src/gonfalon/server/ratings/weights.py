"""How much a match counts for each of its players: 1 for a whole match, often less.

For each opponent three factors are multiplied; with several opponents, the mean counts. Built-in
bots are opponents like others.

- Repeated pairs: the first three matches of two players within 30 days count in full, the fourth
  three quarters, the n-th 3/n. Nobody climbs by beating the same opponent again and again.
- Certainty: an opponent whose rating is uncertain says little about one's own skill, and less the
  more certain one's own rating is. Nobody climbs by beating new accounts.
- Early ends: an opponent who gave up in the first quarter of a match has hardly played it. Whoever
  gives up gets the whole loss.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from datetime import datetime, timedelta
from itertools import combinations

from gonfalon.server.ratings.models import Change
from gonfalon.server.ratings.sides import Party
from gonfalon.server.ratings.skill import SkillEstimate

FULL = 3
EARLY = 0.1
NEW, LEARNT = 1 / 8, 8.0
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

    def weights(
        self, parties: list[Party], beliefs: dict[str, SkillEstimate], at: datetime
    ) -> dict[str, float]:
        """Return how much a match that ends now counts for each of its players."""
        shares: dict[str, list[float]] = defaultdict(list)
        early = {party.who for party in parties if party.early}
        for pair in sorted(opponents((p.who, p.side) for p in parties), key=sorted):
            met = sum(time >= at - WINDOW for time in self.times.get(pair, ()))
            repeated = min(1.0, FULL / (met + 1))
            for who in pair:
                (other,) = pair - {who}
                own, theirs = (beliefs.get(one, SkillEstimate()) for one in (who, other))
                played = EARLY if other in early else 1.0
                shares[who].append(repeated * certainty(own, theirs) * played)
        return {who: sum(found) / len(found) for who, found in shares.items()}


def certainty(own: SkillEstimate, other: SkillEstimate) -> float:
    """Return how much an opponent counts, by how certain the two ratings are.

    The first factor rises from an eighth for someone who has never played, to 1 after about three
    matches. The second compares the two ratings.
    """
    learnt = 1.0 - (other.sigma / SkillEstimate().sigma) ** 2
    known = min(1.0, NEW + LEARNT * learnt)
    return max(0.0, known) * min(1.0, (own.sigma / other.sigma) ** 2)


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
