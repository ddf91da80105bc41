"""Reckoning: a finished rated table counts once, in one order per game and seat count."""

from __future__ import annotations

import hashlib
from datetime import datetime
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Max

from gonfalon.server.accounts.models import User
from gonfalon.server.ratings.models import Change, Reckoned, Standing
from gonfalon.server.ratings.sides import Party, parties_of, sides_of
from gonfalon.server.ratings.skill import SkillEstimate, Step, rate_match
from gonfalon.server.ratings.weights import meetings_of
from gonfalon.server.tables.access import SECRET
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.results import write_results


def rate(table_id: UUID) -> bool:
    """Count a finished rated table once; return whether it was counted now."""
    table = Table.objects.defer(*SECRET).filter(id=table_id).first()
    if table is None or table.ended_at is None:
        return False
    parties = parties_of(table)
    if not parties:
        return False
    with transaction.atomic():
        serialise(table.game, table.seat_count)
        if Reckoned.objects.filter(table=table_id).exists():
            return False
        count(table_id, table.game, table.seat_count, table.ended_at, parties)
    return True


def fill_in_results(table_id: UUID) -> None:
    """Store the results of a table that ended in a process of a release that stored none."""
    table = Table.objects.defer(*SECRET).filter(id=table_id, status=Table.Status.OVER).first()
    if table is None or table.outcome is None or table.results.exists():
        return
    write_results(table_id, table.outcome["ranks"], sides_of(table))


def serialise(game: str, seats: int) -> None:
    """Lock this game and seat count against other reckoning until the transaction ends."""
    digest = hashlib.sha256(f"gonfalon ratings {game} {seats}".encode()).digest()
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_advisory_xact_lock(%s)", [int.from_bytes(digest[:8], "big", signed=True)]
        )


def count(table_id: UUID, game: str, seats: int, ended_at: datetime, parties: list[Party]) -> None:
    """Store the effect of a table; the caller holds the lock."""
    last = Reckoned.objects.filter(game=game, seats=seats).aggregate(last=Max("number"))["last"]
    standings = {party.who: standing_of(party, game, seats) for party in parties}
    beliefs = {who: SkillEstimate(found.mu, found.sigma) for who, found in standings.items()}
    weights = meetings_of(parties, game, seats, ended_at).weights(parties, beliefs, ended_at)
    reckoned = Reckoned.objects.create(
        table=table_id, game=game, seats=seats, number=(last or 0) + 1, at=ended_at
    )
    steps = rate_match(parties, beliefs, weights)
    Change.objects.bulk_create(
        change_of(reckoned, standings[step.party.who], step) for step in steps
    )
    for who, after in {step.party.who: step.after for step in steps}.items():
        move(standings[who], after, ended_at)


def standing_of(party: Party, game: str, seats: int) -> Standing:
    """Return a party's standing, creating it if needed."""
    fresh = SkillEstimate()
    user = party.user
    if user is not None and not User.objects.filter(pk=user).exists():
        user = None  # deleted meanwhile: the numbers stay, without a name
    found, _ = Standing.objects.get_or_create(
        game=game,
        seats=seats,
        who=party.who,
        defaults={
            "user_id": user,
            "bot": party.bot,
            "mu": fresh.mu,
            "sigma": fresh.sigma,
        },
    )
    return found


def change_of(reckoned: Reckoned, standing: Standing, step: Step) -> Change:
    """Return the stored form of a seat's change."""
    return Change(
        reckoned=reckoned,
        standing=standing,
        seat=step.party.seat,
        side=step.party.side,
        rank=step.party.rank,
        gave_up=step.party.gave_up,
        early=step.party.early,
        mu_before=step.before.mu,
        sigma_before=step.before.sigma,
        mu_after=step.after.mu,
        sigma_after=step.after.sigma,
    )


def move(standing: Standing, after: SkillEstimate, at: datetime) -> None:
    """Apply one match to a standing."""
    standing.mu, standing.sigma = after.mu, after.sigma
    standing.matches += 1
    standing.last_at = at
    standing.save(update_fields=["mu", "sigma", "matches", "last_at"])
