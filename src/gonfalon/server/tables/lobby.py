"""Opening tables and finding them: the lobby, and one's own tables with one's turn first."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from django.db import transaction
from django.db.models import Count, Q, QuerySet

from gonfalon.kernel.message import bit_of
from gonfalon.kernel.step import QUICK
from gonfalon.server.accounts.models import User
from gonfalon.server.live.announce import announce
from gonfalon.server.tables import terms
from gonfalon.server.tables.access import refuse_suspended, shown
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Unfit
from gonfalon.server.tables.starting import house_secret

PAGE = 50
MINE = 500
NEVER = datetime.max.replace(tzinfo=UTC)


@dataclass
class Wanted:
    """What somebody wants to play, and how."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    packs: list[str] = field(default_factory=list)
    bots: dict[int, str] = field(default_factory=dict)
    own_seat: int | None = 0
    visibility: str = Table.Visibility.PUBLIC
    pace: str = Table.Pace.LIVE
    clock: dict[str, Any] | None = None
    policy: str = ""
    rated: bool = False
    language: str = ""


def create(owner: User, wanted: Wanted) -> Table:
    """Open a table; its owner sits down at once, unless it only wants to watch."""
    refuse_suspended(owner)
    made = table_of(owner, wanted)
    check_places(wanted)
    with transaction.atomic():
        made.save()
        Seat.objects.bulk_create(
            Seat(
                table=made,
                number=number,
                user=owner if number == wanted.own_seat else None,
                bot=wanted.bots.get(number, ""),
            )
            for number in range(wanted.seats)
        )
        transaction.on_commit(lambda: announce(made.id, 0))
    return made


def table_of(owner: User, wanted: Wanted) -> Table:
    """Return a table as wanted, checked; the house commits to its secret here and now."""
    played = terms.check_game(wanted.game, wanted.seats)
    content = terms.check_packs(wanted.game, wanted.packs)
    options = terms.check_options(played, content, wanted.seats, wanted.options, wanted.packs)
    policy = terms.check_policy(wanted.policy)
    if wanted.pace not in Table.Pace.values or wanted.visibility not in Table.Visibility.values:
        raise Unfit("bad-input", "No such pace or visibility.")
    if wanted.rated and wanted.packs:
        raise Unfit("bad-rated", "A rated table is played with the game as it comes.")
    if wanted.rated and policy == QUICK:
        raise Unfit("bad-rated", "A rated table does not show by its pace who could answer.")
    secret, salt, commitment = house_secret()
    return Table(
        game=wanted.game,
        owner=owner,
        seat_count=wanted.seats,
        options=options,
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
    """Refuse bots and owners on seats that are not there, or taken."""
    for number, level in wanted.bots.items():
        if not 0 <= number < wanted.seats:
            raise Unfit("bad-seats", f"There is no seat {number} for a bot.")
        terms.check_bot(level)
    if wanted.own_seat is None:
        return
    if not 0 <= wanted.own_seat < wanted.seats or wanted.own_seat in wanted.bots:
        raise Unfit("bad-seats", "Your own seat must be one that no bot has.")


@dataclass(frozen=True)
class Filter:
    """What somebody looks for in the lobby."""

    status: str = Table.Status.OPEN
    game: str = ""
    free: int = 0
    pace: str = ""
    language: str = ""
    rated: bool | None = None
    before: datetime | None = None


def listed(wanted: Filter) -> list[Table]:
    """Return public tables, newest first, a page at a time."""
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
    """Keep the tables at which so many can still sit down."""
    free = Count("seats", filter=Q(seats__user__isnull=True, seats__bot=""))
    return found.alias(free=free).filter(free__gte=least)


def mine(user: User) -> list[Table]:
    """Return where somebody sits or whom a table belongs to, what waits for them first."""
    running = (Table.Status.OPEN, Table.Status.SEEDING, Table.Status.PLAYING)
    own = Q(id__in=Seat.objects.filter(user=user).values("table_id")) | Q(owner=user)
    found = list(shown().filter(own, status__in=running).order_by("-created_at")[:MINE])
    return sorted(found, key=lambda table: urgency(table, user))


def finished(user: User, before: datetime | None = None) -> list[Table]:
    """Return the tables somebody has finished, latest first, a page at a time."""
    found = shown().filter(
        id__in=Seat.objects.filter(user=user).values("table_id"),
        status__in=(Table.Status.OVER, Table.Status.VOID),
        ended_at__isnull=False,
    )
    if before is not None:
        found = found.filter(ended_at__lt=before)
    return list(found.order_by("-ended_at", "-id")[:PAGE])


def urgency(table: Table, user: User) -> tuple[int, datetime]:
    """Return how urgent a table is for somebody: their turn by deadline, then what they owe."""
    if waits_for(table, user):
        return (0 if table.status == Table.Status.PLAYING else 1, table.deadline or NEVER)
    place = 2 if table.status == Table.Status.PLAYING else 3
    return (place, table.deadline or NEVER)


def waits_for(table: Table, user: User) -> bool:
    """Tell whether a table waits for somebody: an answer, a contribution, or being ready."""
    seat = next((s for s in table.seats.all() if s.user_id == user.id), None)
    if seat is None:
        return False
    if table.status == Table.Status.PLAYING:
        in_person = not (seat.standing_in or seat.resigned)
        return in_person and bool(table.waiting & bit_of(seat.number))
    if table.status == Table.Status.SEEDING:
        return bool(seat.commitment) and not seat.contribution
    return table.status == Table.Status.OPEN and not seat.ready
