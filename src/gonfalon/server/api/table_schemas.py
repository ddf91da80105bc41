"""Tables as they are asked for and shown. What is not listed here is never sent."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Schema
from pydantic import Field, StringConstraints

from gonfalon.kernel.message import seats_in
from gonfalon.server.accounts.models import User
from gonfalon.server.api.schemas import Person, Strict, person
from gonfalon.server.tables import terms
from gonfalon.server.tables.lobby import Wanted, waits_for
from gonfalon.server.tables.models import Seat, Table

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


class Clock(Strict):
    """How much time there is: none, so much for each move, or a bank with increments."""

    kind: Literal["none", "per_move", "bank"] = "none"
    seconds: Seconds | None = None
    increment: Seconds | None = None
    window: Seconds | None = None


class NewTable(Strict):
    """A table to be opened."""

    game: Slug
    seats: Annotated[int, Field(ge=1, le=30)]
    options: dict[str, Any] = Field(default_factory=dict)
    packs: list[str] = Field(default_factory=list, max_length=terms.MOST_PACKS)
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


class Join(Strict):
    """Where to sit down; without a number, on the first free seat."""

    seat: Number | None = None
    invite: MaybeInvite = ""


class Which(Strict):
    """A seat."""

    seat: Number


class Bot(Strict):
    """A bot of a level."""

    level: Level = "heuristic"


class Ready(Strict):
    """Ready, with a commitment to a contribution to the seed, or without."""

    commitment: Commitment = ""


class Reveal(Strict):
    """What one has committed to."""

    contribution: Contribution


class Offer(Strict):
    """Whether somebody else may adopt a seat that a bot holds."""

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
    """A seat, as everybody may see it."""

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
    agrees_to_end: bool
    agrees_to_pace: bool


class You(Schema):
    """What a table is to whoever asks."""

    seat: int | None
    owner: bool
    awaited: bool


class TableShown(Schema):
    """A table, as everybody who may know of it sees it."""

    id: UUID
    game: str
    owner: Person | None
    seat_count: int
    options: dict[str, Any]
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


class TableDetails(TableShown):
    """A table with its content packs in full."""

    pack_texts: list[str]


class Invitation(Schema):
    """What lets somebody in."""

    table: UUID
    invite: str


def clock_of(given: Clock | None) -> dict[str, Any] | None:
    """Return a clock as the services take it."""
    return None if given is None else given.model_dump(exclude_none=True)


def wanted(body: NewTable) -> Wanted:
    """Return a table as the services take it."""
    return Wanted(
        game=body.game,
        seats=body.seats,
        options=body.options,
        packs=body.packs,
        bots={int(number): level for number, level in body.bots.items()},
        own_seat=body.own_seat,
        visibility=body.visibility,
        pace=body.pace,
        clock=clock_of(body.clock),
        policy=body.policy or "",
        rated=body.rated,
        language=body.language or "",
    )


def seat_shown(seat: Seat) -> SeatShown:
    """Return a seat; contributions stay sealed until the record opens them all."""
    return SeatShown(
        number=seat.number,
        user=None if seat.user is None else person(seat.user),
        bot=seat.bot,
        standing_in=seat.standing_in,
        ready=seat.ready,
        commitment=seat.commitment,
        revealed=bool(seat.contribution),
        clock_left=seat.clock_left,
        resigned=seat.resigned,
        offered=seat.offered,
        agrees_to_end=seat.agrees_to_end,
        agrees_to_pace=seat.agrees_to_pace,
    )


def facts(table: Table, user: User | None) -> dict[str, Any]:
    """Return what is shown of a table."""
    seats = sorted(table.seats.all(), key=lambda seat: seat.number)
    own = next((s for s in seats if user is not None and s.user_id == user.id), None)
    people = sum(seat.user_id is not None for seat in seats)
    return {
        "id": table.id,
        "game": table.game,
        "owner": None if table.owner is None else person(table.owner),
        "seat_count": table.seat_count,
        "options": table.options,
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
        "seed_by": table.seed_by,
        "version": table.version,
        "waiting": seats_in(table.waiting),
        "waiting_since": table.waiting_since,
        "deadline": table.deadline,
        "round_closes": table.round_closes,
        "pace_offer": table.pace_offer,
        "outcome": table.outcome,
        "created_at": table.created_at,
        "started_at": table.started_at,
        "ended_at": table.ended_at,
        "seats": [seat_shown(seat) for seat in seats],
        "you": You(
            seat=None if own is None else own.number,
            owner=user is not None and table.owner_id == user.id,
            awaited=user is not None and waits_for(table, user),
        ),
    }


def table_shown(table: Table, user: User | None) -> TableShown:
    """Return a table for a list."""
    return TableShown(**facts(table, user))


def table_details(table: Table, user: User | None) -> TableDetails:
    """Return a table by itself."""
    return TableDetails(**facts(table, user), pack_texts=table.packs)
