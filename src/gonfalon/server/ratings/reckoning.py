"""Reckoning: a finished rated table counts once, in one order per game and seat count."""

from __future__ import annotations

import hashlib
from datetime import datetime
from uuid import UUID

from django.db import connection, transaction
from django.db.models import Max

from gonfalon.server.accounts.models import User
from gonfalon.server.ratings.model import Belief, Step, reckon_match
from gonfalon.server.ratings.models import Change, Reckoned, Standing
from gonfalon.server.ratings.sides import Party, parties_of
from gonfalon.server.tables.access import SECRET
from gonfalon.server.tables.models import Table


def reckon(table_id: UUID) -> bool:
    """Let a finished table count, if it is rated and has not; tell whether it counted now."""
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


def serialise(game: str, seats: int) -> None:
    """Let nobody else reckon this game and seat count until the transaction ends."""
    digest = hashlib.sha256(f"gonfalon ratings {game} {seats}".encode()).digest()
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT pg_advisory_xact_lock(%s)", [int.from_bytes(digest[:8], "big", signed=True)]
        )


def count(table_id: UUID, game: str, seats: int, ended_at: datetime, parties: list[Party]) -> None:
    """Write down what a table does; the caller holds the lock."""
    last = Reckoned.objects.filter(game=game, seats=seats).aggregate(last=Max("number"))["last"]
    standings = {party.who: standing_of(party, game, seats) for party in parties}
    beliefs = {who: Belief(found.mu, found.sigma) for who, found in standings.items()}
    reckoned = Reckoned.objects.create(
        table=table_id, game=game, seats=seats, number=(last or 0) + 1, at=ended_at
    )
    steps = reckon_match(parties, beliefs)
    Change.objects.bulk_create(
        change_of(reckoned, standings[step.party.who], step) for step in steps
    )
    for who, after in {step.party.who: step.after for step in steps}.items():
        move(standings[who], after, ended_at)


def standing_of(party: Party, game: str, seats: int) -> Standing:
    """Return somebody's standing, a new one if there is none."""
    fresh = Belief()
    user = party.user
    if user is not None and not User.objects.filter(pk=user).exists():
        user = None  # gone since: the numbers stay, without a name
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
    """Return what a seat did to a standing, as it is kept."""
    return Change(
        reckoned=reckoned,
        standing=standing,
        seat=step.party.seat,
        side=step.party.side,
        rank=step.party.rank,
        gave_up=step.party.gave_up,
        mu_before=step.before.mu,
        sigma_before=step.before.sigma,
        mu_after=step.after.mu,
        sigma_after=step.after.sigma,
    )


def move(standing: Standing, after: Belief, at: datetime) -> None:
    """Move a standing by one match."""
    standing.mu, standing.sigma = after.mu, after.sigma
    standing.matches += 1
    standing.last_at = at
    standing.save(update_fields=["mu", "sigma", "matches", "last_at"])
