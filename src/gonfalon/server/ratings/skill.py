"""The rating model: OpenSkill's Plackett-Luce, with every parameter explicit.

Values are rounded to six decimals, so that every machine gets the same results.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from gonfalon.server.ratings.sides import Party

MU = 25.0
SIGMA = 25.0 / 3
DIGITS = 6
CAREFUL = 3.0  # a leaderboard shows mu minus this many sigma

MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=25.0 / 6, kappa=0.0001, tau=25.0 / 300)


@dataclass(frozen=True)
class SkillEstimate:
    """An estimated skill: a mean and its uncertainty."""

    mu: float = MU
    sigma: float = round(SIGMA, DIGITS)

    @property
    def shown(self) -> float:
        """Return a conservative estimate, as shown on leaderboards."""
        return self.mu - CAREFUL * self.sigma


@dataclass(frozen=True)
class Step:
    """The effect of a match on one seat's standing."""

    party: Party
    before: SkillEstimate
    after: SkillEstimate


def rate_match(
    parties: list[Party],
    beliefs: dict[str, SkillEstimate],
    weights: dict[str, float] | None = None,
) -> list[Step]:
    """Return the effect of a match on its parties, in the order given.

    A player who gave up never gains from what others made of the seat. A party with several seats
    (a built-in bot) moves by their mean. `weights` tells who moves by less than a whole match.
    """
    sides: dict[int, list[Party]] = defaultdict(list)
    for party in parties:
        sides[party.side].append(party)
    order = sorted(sides)
    teams = [[rating(beliefs.get(p.who, SkillEstimate())) for p in sides[side]] for side in order]
    rated = MODEL.rate(teams, ranks=[float(sides[side][0].rank) for side in order])
    moved: dict[str, list[SkillEstimate]] = defaultdict(list)
    for side, team in zip(order, rated, strict=True):
        for party, after in zip(sides[side], team, strict=True):
            before = beliefs.get(party.who, SkillEstimate())
            mu = min(before.mu, after.mu) if party.gave_up else after.mu
            moved[party.who].append(SkillEstimate(mu, after.sigma))
    steps = []
    for party in parties:
        before = beliefs.get(party.who, SkillEstimate())
        share = (weights or {}).get(party.who, 1.0)
        steps.append(Step(party, before, weighted(before, mean(moved[party.who]), share)))
    return steps


def weighted(before: SkillEstimate, after: SkillEstimate, share: float) -> SkillEstimate:
    """Return the belief after a share of a change."""
    return SkillEstimate(
        round(before.mu + share * (after.mu - before.mu), DIGITS),
        round(before.sigma + share * (after.sigma - before.sigma), DIGITS),
    )


def rating(belief: SkillEstimate) -> PlackettLuceRating:
    """Return a belief as an OpenSkill rating."""
    return MODEL.create_rating([belief.mu, belief.sigma])


def mean(found: list[SkillEstimate]) -> SkillEstimate:
    """Return the mean over several seats, to six decimals."""
    count = len(found)
    return SkillEstimate(
        round(sum(belief.mu for belief in found) / count, DIGITS),
        round(sum(belief.sigma for belief in found) / count, DIGITS),
    )
