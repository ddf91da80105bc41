"""Results of finished matches: written with the end, read as a player's history.

Others see a player's public matches, and those they sat at or own themselves. A match at a table
that is not public exists for nobody else, not even as a number in a sum.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db.models import Count, Exists, F, OuterRef, Prefetch, Q, QuerySet, Subquery

from gonfalon.server.accounts.models import User
from gonfalon.server.tables.access import shown
from gonfalon.server.tables.models import Result, Seat, Table

PAGE = 20
LAST = 5  # matches shown with a head to head
LATELY = 1000  # matches in which frequent opponents are looked for
FREQUENT = 8  # opponents listed
Kind = Result.Kind


# -- writing ------------------------------------------------------------------------------------


def write_results(table_id: UUID, ranks: list[int], sides: list[list[int]]) -> None:
    """Store how each user at a table did, by the ranks of the seats. Writing twice is harmless."""
    table = Table.objects.only("game", "seat_count", "rated", "visibility").get(id=table_id)
    seats = list(Seat.objects.filter(table=table_id))
    gone = {seat.number for seat in seats if seat.resigned}
    places = places_of(ranks, sides, gone)
    Result.objects.bulk_create(
        [
            Result(
                user_id=seat.user_id,
                table_id=table_id,
                game=table.game,
                seat_count=table.seat_count,
                rated=table.rated,
                public=table.visibility == Table.Visibility.PUBLIC,
                place=places[seat.number],
                kind=kind_of(places, sides, seat.number),
            )
            for seat in seats
            if seat.user_id is not None
        ],
        ignore_conflicts=True,
    )


def places_of(ranks: list[int], sides: list[list[int]], gone: set[int]) -> list[int]:
    """Return each seat's place as it counts: sides of which everyone is gone come last, as one."""
    given_up = {seat for side in sides if gone.issuperset(side) for seat in side}
    if not given_up:
        return list(ranks)
    keys = [(s in given_up, 0 if s in given_up else rank) for s, rank in enumerate(ranks)]
    # A side that was alone in a match and resigned is not first.
    least = 2 if len(given_up) == len(ranks) else 1
    return [least + sum(other < key for other in keys) for key in keys]


def kind_of(places: list[int], sides: list[list[int]], seat: int) -> str:
    """Return how a match ended for a seat."""
    if places[seat] != 1:
        return Kind.LOST
    first = [side for side in sides if any(places[s] == 1 for s in side)]
    return Kind.WON if len(first) == 1 else Kind.SHARED


# -- reading ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """Which of a player's matches to list."""

    game: str = ""
    kind: str = ""
    opponent: str = ""
    rated: bool | None = None
    before: int | None = None


@dataclass(frozen=True)
class Meetings:
    """How often a player placed above another, below, or level."""

    opponent: UUID
    above: int
    below: int
    level: int


def visible(player: User, asker: User | None) -> QuerySet[Result]:
    """Return a player's results that a user may know of."""
    found = Result.objects.filter(user=player)
    if asker is None:
        return found.filter(public=True)
    if asker.pk == player.pk:
        return found
    sat = Exists(Result.objects.filter(table=OuterRef("table"), user=asker))
    owns = Exists(Table.objects.filter(id=OuterRef("table"), owner=asker))
    return found.filter(Q(public=True) | Q(sat) | Q(owns))


def matches(player: User, asker: User | None, wanted: Wanted) -> list[Result]:
    """Return a page of a player's finished matches, latest first."""
    found = visible(player, asker)
    if wanted.game:
        found = found.filter(game=wanted.game)
    if wanted.kind:
        found = found.filter(kind=wanted.kind)
    if wanted.rated is not None:
        found = found.filter(rated=wanted.rated)
    if wanted.before is not None:
        found = found.filter(id__lt=wanted.before)
    if wanted.opponent:
        met = Result.objects.filter(
            table=OuterRef("table"), user__username__icontains=wanted.opponent
        )
        found = found.filter(Exists(met.exclude(user=player)))
    return with_tables(found)


def with_tables(found: QuerySet[Result], most: int = PAGE) -> list[Result]:
    """Return results, latest first, with their tables and seats."""
    return list(found.order_by("-id").prefetch_related(Prefetch("table", shown()))[:most])


def rates(player: User, asker: User | None) -> list[dict[str, Any]]:
    """Return a player's numbers of matches, by game and number of seats."""
    found = visible(player, asker).values("game", "seat_count")
    counted = found.annotate(
        matches=Count("id"),
        won=Count("id", filter=Q(kind=Kind.WON)),
        shared=Count("id", filter=Q(kind=Kind.SHARED)),
    )
    return list(map(dict, counted.order_by("game", "seat_count")))


def frequent_opponents(player: User, asker: User | None) -> list[Meetings]:
    """Return whom a player has met most often lately."""
    lately = visible(player, asker).order_by("-id").values("table")[:LATELY]
    met = meetings(lately, player).annotate(met=Count("id"))
    return [meetings_of(row) for row in met.order_by("-met", "user")[:FREQUENT]]


def against(player: User, other: User, asker: User | None) -> tuple[Meetings, list[Result]]:
    """Return two players' meetings that a user may know of, and the latest of them."""
    together = Exists(Result.objects.filter(table=OuterRef("table"), user=other))
    found = visible(player, asker).filter(together)
    row = meetings(found.values("table"), player).filter(user=other).first()
    met = Meetings(other.pk, 0, 0, 0) if row is None else meetings_of(row)
    return met, with_tables(found, LAST)


def meetings(tables: QuerySet[Result, Any], player: User) -> QuerySet[Result, Any]:
    """Return how a player did against each other user at some tables, counted."""
    own = Result.objects.filter(user=player, table=OuterRef("table")).values("place")
    others = Result.objects.filter(table__in=tables).exclude(user=player).alias(own=Subquery(own))
    return (
        others.values("user")
        .annotate(
            above=Count("id", filter=Q(place__gt=F("own"))),
            below=Count("id", filter=Q(place__lt=F("own"))),
            level=Count("id", filter=Q(place=F("own"))),
        )
        .order_by("user")
    )


def meetings_of(row: dict[str, Any]) -> Meetings:
    """Return counted meetings."""
    return Meetings(row["user"], row["above"], row["below"], row["level"])
