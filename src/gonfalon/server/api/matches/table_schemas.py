"""Schemas of tables, for requests and responses. Fields not listed here are never sent."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from django.utils import timezone
from ninja import Schema
from pydantic import Field, StringConstraints

from gonfalon.kernel.values.message import bits_of
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.profiles import Person, person
from gonfalon.server.api.schemas import Strict
from gonfalon.server.service_time import ServiceClock, service_clock
from gonfalon.server.tables import terms
from gonfalon.server.tables.lobby import Wanted, waits_for
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.packs import MOST_PACKS
from gonfalon.server.tables.seats.agreeing import latest_rematch
from gonfalon.server.tables.seats.handing import PLAYING, is_adoptable

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]{0,23}$")]
Invite = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
MaybeInvite = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,32}$")]
SeatKey = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,2}$")]
Number = Annotated[int, Field(ge=0, le=29)]
Language = Literal["en", "ru", "uk", "pl"]
Pace = Literal["live", "days"]
Visibility = Literal["public", "link", "private"]
Policy = Literal["quick", "everyone", "fixed"]
Commitment = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{64})?$")]
Contribution = Annotated[str, StringConstraints(pattern=r"^[!-~]{16,128}$")]
Seconds = Annotated[int, Field(ge=0, le=200 * 24 * 3600)]

QuickStartWish = Annotated[
    bool,
    Field(
        description="answer the questions of the set-up for your seat, as the coach advises;"
        " neither at rated tables nor with content packs"
    ),
]


class Clock(Strict):
    """The clock: none, a time for each move, or a bank with increments. Times are in seconds."""

    kind: Literal["none", "per_move", "bank"] = "none"
    seconds: Seconds | None = None
    increment: Seconds | None = None
    window: Seconds | None = None


class NewTable(Strict):
    """A table to open."""

    game: Slug
    seats: Annotated[int, Field(ge=1, le=30)]
    settings: dict[str, Any] = Field(default_factory=dict)
    packs: list[str] = Field(default_factory=list, max_length=MOST_PACKS)
    bots: dict[SeatKey, Level] = Field(
        default_factory=dict, description="level of a bot by the number of its seat"
    )
    own_seat: Number | None = 0
    visibility: Visibility = "public"
    pace: Pace = "live"
    clock: Clock | None = None
    policy: Policy | None = None
    rated: bool = False
    language: Language | None = None
    quick_start: QuickStartWish = False


class Join(Strict):
    """The seat to take; the first free one if omitted."""

    seat: Number | None = None
    invite: MaybeInvite = ""


class Which(Strict):
    """A seat."""

    seat: Number


class Bot(Strict):
    """The level of a bot."""

    level: Level = "heuristic"


class Ready(Strict):
    """Ready, optionally with a commitment to a seed contribution."""

    commitment: Commitment = ""
    quick_start: QuickStartWish | None = None


class Reveal(Strict):
    """The contribution you committed to."""

    contribution: Contribution


class Offer(Strict):
    """Whether another user may adopt a seat that a bot plays."""

    offered: bool
    seat: Number | None = None


class Adopt(Strict):
    """The seat to adopt."""

    seat: Number
    invite: MaybeInvite = ""


class Agree(Strict):
    """Yes or no."""

    agrees: bool


class NewPace(Strict):
    """Another pace and clock."""

    pace: Pace
    clock: Clock | None = None


class SeatShown(Schema):
    """A seat, as publicly shown."""

    number: int
    user: Person | None
    bot: str
    standing_in: bool
    ready: bool
    commitment: str
    revealed: bool
    clock_left: Annotated[int | None, Field(description="milliseconds at `waiting_since`")]
    resigned: bool
    offered: bool
    adoptable: Annotated[bool, Field(description="another user may take the seat now")]
    agrees_to_end: bool
    agrees_to_pace: bool


class You(Schema):
    """The caller's relation to a table."""

    seat: int | None
    owner: bool
    awaited: bool


class TableShown(Schema):
    """A table, as shown to everyone who may know of it."""

    id: UUID
    game: str
    owner: Person | None
    seat_count: int
    settings: dict[str, Any]
    packs: int
    policy: str
    pace: str
    clock: dict[str, Any]
    visibility: str
    rated: bool
    language: str
    status: str
    void_reason: str
    rematch_of: UUID | None
    house_commitment: str
    seed_by: datetime | None
    version: int
    waiting: list[int]
    waiting_since: datetime | None
    deadline: datetime | None
    round_closes: datetime | None
    pace_offer: dict[str, Any] | None
    outcome: dict[str, Any] | None
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None
    seats: list[SeatShown]
    you: You


class Rematch(Schema):
    """The rematch of a table, and who opened it."""

    id: UUID
    owner: Person | None


class TableDetails(TableShown):
    """A table with the full text of its content packs, and its latest rematch."""

    quick_start: Annotated[
        bool, Field(description="your seat began with a quick start; nobody else can see it")
    ] = False
    pack_texts: list[str]
    rematch: Rematch | None


class Invitation(Schema):
    """An invitation to a table."""

    table: UUID
    invite: str


def clock_of(given: Clock | None) -> dict[str, Any] | None:
    """Return a clock as the services expect it."""
    return None if given is None else given.model_dump(exclude_none=True)


def wanted(body: NewTable) -> Wanted:
    """Return a table request as the services expect it."""
    return Wanted(
        game=body.game,
        seats=body.seats,
        settings=body.settings,
        packs=body.packs,
        bots={int(number): level for number, level in body.bots.items()},
        own_seat=body.own_seat,
        visibility=body.visibility,
        pace=body.pace,
        clock=clock_of(body.clock),
        policy=body.policy or "",
        rated=body.rated,
        language=body.language or "",
        quick_start=body.quick_start,
    )


def person_facts(user: User | None) -> dict[str, Any] | None:
    """Return a user's public profile."""
    return None if user is None else dict(person(user))


def seat_facts(table: Table, seat: Seat, now: datetime) -> dict[str, Any]:
    """Return a seat; contributions stay secret until the record reveals them all."""
    return {
        "number": seat.number,
        "user": person_facts(seat.user),
        "bot": seat.bot,
        "standing_in": seat.standing_in,
        "ready": seat.ready,
        "commitment": seat.commitment,
        "revealed": bool(seat.contribution),
        "clock_left": seat.clock_left,
        "resigned": seat.resigned,
        "offered": seat.offered,
        "adoptable": table.status == PLAYING and is_adoptable(table, seat, now),
        "agrees_to_end": seat.agrees_to_end,
        "agrees_to_pace": seat.agrees_to_pace,
    }


def facts(table: Table, clock: ServiceClock) -> dict[str, Any]:
    """Return what is shown of a table to everyone, with its clock in wall-clock time."""
    seats = sorted(table.seats.all(), key=lambda seat: seat.number)
    people = sum(seat.user_id is not None for seat in seats)
    now = clock.time(timezone.now())
    return {
        "id": table.id,
        "game": table.game,
        "owner": person_facts(table.owner),
        "seat_count": table.seat_count,
        "settings": table.settings,
        "packs": len(table.packs),
        "policy": table.policy or terms.usual_policy(table.pace, people),
        "pace": table.pace,
        "clock": table.clock,
        "visibility": table.visibility,
        "rated": table.rated,
        "language": table.language,
        "status": table.status,
        "void_reason": table.void_reason,
        "rematch_of": table.rematch_of_id,
        "house_commitment": table.house_commitment,
        "seed_by": clock.shown(table.seed_by),
        "version": table.version,
        "waiting": bits_of(table.waiting),
        "waiting_since": clock.shown(table.waiting_since),
        "deadline": clock.shown(table.deadline),
        "round_closes": clock.shown(table.round_closes),
        "pace_offer": table.pace_offer,
        "outcome": table.outcome,
        "created_at": table.created_at,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "seats": [seat_facts(table, seat, now) for seat in seats],
    }


def you(table: Table, user: User | None) -> dict[str, Any]:
    """Return a user's relation to a table."""
    own = own_seat(table, user)
    return {
        "seat": None if own is None else own.number,
        "owner": user is not None and table.owner_id == user.id,
        "awaited": user is not None and waits_for(table, user),
    }


def own_seat(table: Table, user: User | None) -> Seat | None:
    """Return a user's seat."""
    return next((s for s in table.seats.all() if user is not None and s.user_id == user.id), None)


def tables_shown(tables: list[Table], user: User | None) -> list[TableShown]:
    """Return tables as a part of something else. `table_lists` writes lists of them."""
    clock = service_clock()
    return [TableShown(**facts(table, clock), you=You(**you(table, user))) for table in tables]


def table_details(table: Table, user: User | None) -> TableDetails:
    """Return a single table in full."""
    again = latest_rematch(table, user)
    own = own_seat(table, user)
    return TableDetails(
        **facts(table, service_clock()),
        you=You(**you(table, user)),
        quick_start=own is not None and own.quick_start is not None,
        pack_texts=table.packs,
        rematch=None if again is None else rematch_shown(again),
    )


def rematch_shown(table: Table) -> Rematch:
    """Return a rematch as shown at the previous table."""
    return Rematch(id=table.id, owner=None if table.owner is None else person(table.owner))
