"""Opening and finding tables: the lobby, and a user's own tables with their turn first."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from django.db import transaction
from django.db.models import Count, OuterRef, QuerySet, Subquery

from gonfalon.kernel.play.step import QUICK
from gonfalon.kernel.values.message import bit_of
from gonfalon.server.accounts.models import User
from gonfalon.server.hints import announce
from gonfalon.server.tables import packs, terms
from gonfalon.server.tables.access import refuse_suspended, shown
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.rated import refuse_unrated_account
from gonfalon.server.tables.refusals import Invalid
from gonfalon.server.tables.starting import house_secret

PAGE = 50
MINE = 500
NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass
class Wanted:
    """What a user wants to play, and how."""

    game: str
    seats: int
    settings: dict[str, Any] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    bots: dict[int, str] = field(default_factory=dict)
    own_seat: int | None = 0
    visibility: str = Table.Visibility.PUBLIC
    pace: str = Table.Pace.LIVE
    clock: dict[str, Any] | None = None
    policy: str = ""
    rated: bool = False
    language: str = ""
    quick_start: bool = False  # for the owner's seat


def create(owner: User, wanted: Wanted) -> Table:
    """Open a table; its owner takes a seat at once, unless they only want to watch."""
    refuse_suspended(owner)
    made = table_of(owner, wanted)
    check_places(wanted)
    wish = terms.wish_for_quick_start(made) if wanted.quick_start else None
    with transaction.atomic():
        made.save()
        Seat.objects.bulk_create(
            Seat(
                table=made,
                number=number,
                user=owner if number == wanted.own_seat else None,
                bot=wanted.bots.get(number, ""),
                quick_start=wish if number == wanted.own_seat else None,
            )
            for number in range(wanted.seats)
        )
        transaction.on_commit(lambda: announce(made.id, 0))
    return made


def table_of(owner: User, wanted: Wanted) -> Table:
    """Return a validated table; this commits the house secret."""
    played = terms.check_game(wanted.game, wanted.seats)
    packs.refuse_guest(owner, wanted.packs)
    refuse_unrated_account(owner, wanted.rated)
    content = packs.check_packs(wanted.game, wanted.packs)
    settings = terms.check_settings(played, content, wanted.seats, wanted.settings, wanted.packs)
    policy = terms.check_policy(wanted.policy)
    if wanted.pace not in Table.Pace.values or wanted.visibility not in Table.Visibility.values:
        raise Invalid("bad-input", "No such pace or visibility.")
    if wanted.rated and wanted.packs:
        raise Invalid("bad-rated", "A rated table is played with the game as it comes.")
    if wanted.rated and policy == QUICK:
        raise Invalid("bad-rated", "A rated table does not show by its pace who could answer.")
    secret, salt, commitment = house_secret()
    return Table(
        game=wanted.game,
        owner=owner,
        seat_count=wanted.seats,
        settings=settings,
        packs=wanted.packs,
        policy=policy,
        pace=wanted.pace,
        clock=terms.check_clock(wanted.pace, wanted.clock, policy),
        visibility=wanted.visibility,
        rated=wanted.rated,
        language=wanted.language or owner.language,
        house_secret=secret,
        house_salt=salt,
        house_commitment=commitment,
    )


def check_places(wanted: Wanted) -> None:
    """Refuse bots or owners on seats that do not exist or are taken."""
    for number, level in wanted.bots.items():
        if not 0 <= number < wanted.seats:
            raise Invalid("bad-seats", f"There is no seat {number} for a bot.")
        terms.check_bot(level)
    if wanted.own_seat is None:
        return
    if not 0 <= wanted.own_seat < wanted.seats or wanted.own_seat in wanted.bots:
        raise Invalid("bad-seats", "Your own seat must be one that no bot has.")


@dataclass(frozen=True)
class Filter:
    """A user's filter in the lobby."""

    status: str = Table.Status.OPEN
    game: str = ""
    free: int = 0
    pace: str = ""
    language: str = ""
    rated: bool | None = None
    before: datetime | None = None


def listed(wanted: Filter) -> list[Table]:
    """Return public tables, newest first, one page at a time."""
    found = shown().filter(visibility=Table.Visibility.PUBLIC, status=wanted.status)
    if wanted.game:
        found = found.filter(game=wanted.game)
    if wanted.pace:
        found = found.filter(pace=wanted.pace)
    if wanted.language:
        found = found.filter(language=wanted.language)
    if wanted.rated is not None:
        found = found.filter(rated=wanted.rated)
    if wanted.before is not None:
        found = found.filter(created_at__lt=wanted.before)
    if wanted.free:
        found = with_free_seats(found, wanted.free)
    return list(found.order_by("-created_at", "-id")[:PAGE])


def with_free_seats(found: QuerySet[Table], least: int) -> QuerySet[Table]:
    """Keep the tables with at least that many free seats.

    Counted per table: the newest come first, and one page of them is enough.
    """
    seats = Seat.objects.filter(table=OuterRef("pk"), user__isnull=True, bot="")
    count = seats.order_by().values("table").annotate(count=Count("id")).values("count")
    return found.alias(free=Subquery(count)).filter(free__gte=least)


def mine(user: User) -> list[Table]:
    """Return the open and running tables a user sits at or owns, their turn first."""
    running = (Table.Status.OPEN, Table.Status.SEEDING, Table.Status.PLAYING)
    # Two short lists, each by its index: one condition for both would scan every table.
    sits = Seat.objects.filter(user=user, over=False).values("table_id")
    own = sits.union(Table.objects.filter(owner=user, status__in=running).values("id"))
    found = list(shown().filter(id__in=own, status__in=running).order_by("-created_at")[:MINE])
    return sorted(found, key=lambda table: urgency(table, user))


def finished(user: User, before: datetime | None = None) -> list[Table]:
    """Return a user's finished tables, latest first, one page at a time."""
    found = shown().filter(
        id__in=Seat.objects.filter(user=user).values("table_id"),
        status__in=(Table.Status.OVER, Table.Status.VOID),
        ended_at__isnull=False,
    )
    if before is not None:
        found = found.filter(ended_at__lt=before)
    return list(found.order_by("-ended_at", "-id")[:PAGE])


def urgency(table: Table, user: User) -> tuple[int, datetime]:
    """Return a sort key: the user's turn by deadline first, then other things they owe."""
    if waits_for(table, user):
        return (0 if table.status == Table.Status.PLAYING else 1, table.deadline or NEVER)
    place = 2 if table.status == Table.Status.PLAYING else 3
    return (place, table.deadline or NEVER)


def waits_for(table: Table, user: User) -> bool:
    """True if a table waits for a user: for an answer, a contribution, or to be ready."""
    seat = next((s for s in table.seats.all() if s.user_id == user.id), None)
    if seat is None:
        return False
    if table.status == Table.Status.PLAYING:
        in_person = not (seat.standing_in or seat.resigned)
        return in_person and bool(table.waiting & bit_of(seat.number))
    if table.status == Table.Status.SEEDING:
        return bool(seat.commitment) and not seat.contribution
    return table.status == Table.Status.OPEN and not seat.ready
