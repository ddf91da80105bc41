"""Leaderboards and a player's ratings: read-only."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import F, Q, QuerySet

from gonfalon.server.accounts.models import User
from gonfalon.server.ratings.models import Change, Standing
from gonfalon.server.ratings.skill import CAREFUL
from gonfalon.server.tables.models import Table

LEAST = 5  # matches needed to appear on a leaderboard
PAGE = 50


@dataclass(frozen=True)
class Page:
    """One page of a leaderboard: total length, the rank of its first row, the rows."""

    total: int
    first: int
    standings: list[Standing]


def leaderboard(game: str, seats: int, page: int = 1) -> Page:
    """Return a page, best first. Guests and closed accounts are not listed."""
    found = listed().filter(game=game, seats=seats)
    first = (page - 1) * PAGE
    ordered = found.order_by((F("mu") - CAREFUL * F("sigma")).desc(), "id")
    return Page(found.count(), first + 1, list(ordered[first : first + PAGE]))


def listed() -> QuerySet[Standing]:
    """Return the standings that may appear on a leaderboard."""
    account = Q(user__is_guest=False, user__is_active=True, user__erased_at__isnull=True)
    return Standing.objects.select_related("user").filter(
        account | Q(user__isnull=True) & ~Q(bot=""), matches__gte=LEAST
    )


def boards() -> list[tuple[str, int, int]]:
    """Return the games and seat counts with a leaderboard, and its length."""
    rows: dict[tuple[str, int], int] = {}
    for game, seats in listed().values_list("game", "seats").order_by("game", "seats"):
        rows[game, seats] = rows.get((game, seats), 0) + 1
    return [(game, seats, count) for (game, seats), count in rows.items()]


def standings_of(user: User) -> list[Standing]:
    """Return all standings of an account."""
    return list(Standing.objects.filter(user=user).order_by("game", "seats"))


def history(user: User, game: str, seats: int, before: int | None = None) -> list[Change]:
    """Return the matches behind a standing, latest first, one page at a time."""
    found = Change.objects.filter(
        standing__user=user, standing__game=game, standing__seats=seats
    ).select_related("reckoned")
    if before is not None:
        found = found.filter(reckoned__number__lt=before)
    return list(found.order_by("-reckoned__number")[:PAGE])


def public_tables(changes: list[Change]) -> set[object]:
    """Return the ids of those tables that are public."""
    ids = [change.reckoned.table for change in changes]
    public = Table.objects.filter(id__in=ids, visibility=Table.Visibility.PUBLIC)
    return set(public.values_list("id", flat=True))
