"""Recomputing ratings: the tables in the same order, reckoned again from their stored results.

`check` changes nothing and reports every number that differs. `rewrite` stores new numbers, for a
changed model or policy; the order of the tables stays. A ladder is stored as a whole: if the run is
stopped in the middle of one, that one stays as it was.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from gonfalon.kernel.values.errors import NotInstalled
from gonfalon.progress import Progress, unwatched
from gonfalon.server.ratings.models import Change, Reckoned, Standing
from gonfalon.server.ratings.sides import Holder, Party, parties_of
from gonfalon.server.ratings.skill import SkillEstimate, Step, rate_match
from gonfalon.server.ratings.updating import change_of, rate, serialise, standing_of
from gonfalon.server.ratings.weights import Meetings
from gonfalon.server.tables.access import SECRET
from gonfalon.server.tables.models import Table

PENDING = timedelta(minutes=10)  # a table may wait this long for its job
SHOWN: Final = 20  # differences that are printed


@dataclass
class Ladder:
    """The ratings of one game and seat count, reckoned from the beginning."""

    beliefs: dict[str, SkillEstimate] = field(default_factory=dict)
    matches: dict[str, int] = field(default_factory=dict)
    last_at: dict[str, datetime] = field(default_factory=dict)
    meetings: Meetings = field(default_factory=Meetings)

    def play(self, parties: list[Party], at: datetime) -> list[Step]:
        """Count a match."""
        weights = self.meetings.weights(parties, self.beliefs, at)
        self.meetings.add(((party.who, party.side) for party in parties), at)
        steps = rate_match(parties, self.beliefs, weights)
        for who, after in {step.party.who: step.after for step in steps}.items():
            self.beliefs[who] = after
            self.matches[who] = self.matches.get(who, 0) + 1
            self.last_at[who] = at
        return steps


@dataclass
class Result:
    """The result of a recomputation."""

    verb: str  # what was done to the tables
    tables: int = 0
    standings: int = 0
    differences: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether every number is what it should be."""
        return not self.differences

    def lines(self) -> list[str]:
        """Return the result as text, the figures last."""
        return [
            *self.differences[:SHOWN],
            f"{self.verb}: {self.tables} tables, {self.standings} standings, "
            f"{len(self.differences)} differences",
        ]

    def figures(self) -> dict[str, Any]:
        """Return the result as JSON."""
        return {
            "tables": self.tables,
            "standings": self.standings,
            "differences": self.differences,
        }


def ladders() -> list[tuple[str, int]]:
    """Return the games and seat counts that have been reckoned."""
    found = Reckoned.objects.order_by("game", "seats").values_list("game", "seats").distinct()
    return list(found)


def check(progress: Progress = unwatched) -> Result:
    """Recompute everything and compare."""
    result = Result("checked")
    for _ in progress(checking(result), Reckoned.objects.count(), "tables"):
        result.tables += 1
    return result


def checking(result: Result) -> Iterator[None]:
    """Compare each table, then find those that were forgotten."""
    for game, seats in ladders():
        with transaction.atomic():
            serialise(game, seats)
            yield from check_ladder(game, seats, result)
    missing = [t for t in finished_without_number() if t[1] < timezone.now() - PENDING]
    result.differences += [f"table {id} has not been reckoned" for id, _at in missing]


def check_ladder(game: str, seats: int, result: Result) -> Iterator[None]:
    """Compare one ladder with its tables; the caller holds its lock."""
    ladder = Ladder()
    expected = 0
    for reckoned, written, parties in in_order(game, seats):
        expected += 1
        if reckoned.number != expected:
            result.differences.append(f"{reckoned}: a number is missing before it")
            expected = reckoned.number
        steps = ladder.play(parties, reckoned.at) if parties else []
        again = [facts(change_of(reckoned, Standing(who=s.party.who), s)) for s in steps]
        if again != [facts(change) for change in written]:
            result.differences.append(f"{reckoned}: table {reckoned.table} comes out differently")
        yield
    for standing in Standing.objects.filter(game=game, seats=seats):
        result.standings += 1
        who = standing.who
        kept = (SkillEstimate(standing.mu, standing.sigma), standing.matches, standing.last_at)
        if kept != (ladder.beliefs.get(who), ladder.matches.get(who), ladder.last_at.get(who)):
            result.differences.append(f"{standing}: the sum of its matches is not its standing")


def rewrite(progress: Progress = unwatched) -> Result:
    """Recompute and store everything; tables that were never counted come last."""
    result = Result("reckoned")
    uncounted = finished_without_number()
    total = Reckoned.objects.count() + len(uncounted)
    for _ in progress(rewriting([id for id, _at in uncounted], result), total, "tables"):
        pass
    return result


def rewriting(uncounted: list[UUID], result: Result) -> Iterator[None]:
    """Rewrite ladder by ladder, then count the tables that were forgotten."""
    for game, seats in ladders():
        with transaction.atomic():
            serialise(game, seats)
            yield from rewrite_ladder(game, seats, result)
    for table in uncounted:
        result.tables += rate(table)
        yield


def rewrite_ladder(game: str, seats: int, result: Result) -> Iterator[None]:
    """Rewrite one ladder; the caller holds its lock."""
    ladder = Ladder()
    kept: dict[str, Standing] = {}
    tables = 0
    for reckoned, _written, parties in in_order(game, seats):
        for party in parties:
            if party.who not in kept:
                kept[party.who] = standing_of(party, game, seats)
        steps = ladder.play(parties, reckoned.at) if parties else []
        Change.objects.filter(reckoned=reckoned).delete()
        Change.objects.bulk_create(change_of(reckoned, kept[s.party.who], s) for s in steps)
        tables += 1
        yield
    Standing.objects.filter(game=game, seats=seats).exclude(who__in=list(kept)).delete()
    for who, standing in kept.items():
        belief = ladder.beliefs[who]
        standing.mu, standing.sigma = belief.mu, belief.sigma
        standing.matches, standing.last_at = ladder.matches[who], ladder.last_at[who]
        standing.save()
    result.tables += tables
    result.standings += len(kept)


def in_order(game: str, seats: int) -> Iterator[tuple[Reckoned, list[Change], list[Party]]]:
    """Yield the reckoned tables in order: stored changes, and parties according to the table."""
    found = Reckoned.objects.filter(game=game, seats=seats).order_by("number")
    for reckoned in found.iterator(chunk_size=500):
        written = list(
            Change.objects.filter(reckoned=reckoned).select_related("standing").order_by("seat")
        )
        table = Table.objects.defer(*SECRET).filter(id=reckoned.table).first()
        if table is None:
            yield reckoned, written, [as_written(change) for change in written]
        else:
            known = {c.seat: Holder(c.standing.who, c.gave_up, c.early) for c in written}
            try:
                parties = parties_of(table, known)
            except NotInstalled:
                parties = [as_written(change) for change in written]
            yield reckoned, written, parties


def as_written(change: Change) -> Party:
    """Return the stored party for a seat whose table or content is gone."""
    who, early = change.standing.who, change.early
    return Party(change.seat, who, change.side, change.rank, change.gave_up, early)


def facts(change: Change) -> tuple[object, ...]:
    """Return all facts of a change that must be reproduced exactly."""
    return (
        change.seat,
        change.standing.who,
        change.side,
        change.rank,
        change.gave_up,
        change.early,
        change.mu_before,
        change.sigma_before,
        change.mu_after,
        change.sigma_after,
    )


def finished_without_number() -> list[tuple[UUID, datetime]]:
    """Return finished rated tables that should have been counted, in the order they ended."""
    counted = Reckoned.objects.values("table")
    found = (
        Table.objects.defer(*SECRET)
        .filter(rated=True, status=Table.Status.OVER, ended_at__isnull=False)
        .exclude(id__in=counted)
        .order_by("ended_at", "id")
    )
    return [(table.id, table.ended_at) for table in found if table.ended_at and parties_of(table)]
