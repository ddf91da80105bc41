"""The model: OpenSkill's Plackett-Luce, with every parameter spelled out, and nothing else.

Values are kept to six decimals, so that another machine's arithmetic gives the same.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from gonfalon.server.ratings.sides import Party

MU = 25.0
SIGMA = 25.0 / 3
DIGITS = 6
CAREFUL = 3.0  # a leaderboard shows mu less so many sigma

MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=25.0 / 6, kappa=0.0001, tau=25.0 / 300)


@dataclass(frozen=True)
class Belief:
    """What is believed of a skill: a middle and how far off it may be."""

    mu: float = MU
    sigma: float = round(SIGMA, DIGITS)

    @property
    def shown(self) -> float:
        """Return what somebody can almost certainly do."""
        return self.mu - CAREFUL * self.sigma


@dataclass(frozen=True)
class Step:
    """What a match did to one seat's standing."""

    party: Party
    before: Belief
    after: Belief


def reckon_match(parties: list[Party], beliefs: dict[str, Belief]) -> list[Step]:
    """Return what a match does to those who took part, in the order given.

    Whoever gave up never gains by what others made of the seat. Somebody on several seats (a
    built-in bot) moves by the mean of them.
    """
    sides: dict[int, list[Party]] = defaultdict(list)
    for party in parties:
        sides[party.side].append(party)
    order = sorted(sides)
    teams = [[rating(beliefs.get(p.who, Belief())) for p in sides[side]] for side in order]
    rated = MODEL.rate(teams, ranks=[float(sides[side][0].rank) for side in order])
    moved: dict[str, list[Belief]] = defaultdict(list)
    for side, team in zip(order, rated, strict=True):
        for party, after in zip(sides[side], team, strict=True):
            before = beliefs.get(party.who, Belief())
            mu = min(before.mu, after.mu) if party.gave_up else after.mu
            moved[party.who].append(Belief(mu, after.sigma))
    return [
        Step(party, beliefs.get(party.who, Belief()), mean(moved[party.who])) for party in parties
    ]


def rating(belief: Belief) -> PlackettLuceRating:
    """Return a belief as OpenSkill wants it."""
    return MODEL.create_rating([belief.mu, belief.sigma])


def mean(found: list[Belief]) -> Belief:
    """Return the mean of what several seats came to, to six decimals."""
    count = len(found)
    return Belief(
        round(sum(belief.mu for belief in found) / count, DIGITS),
        round(sum(belief.sigma for belief in found) / count, DIGITS),
    )
