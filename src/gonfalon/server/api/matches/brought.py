"""Matches that were begun on a device without a server, and go on here."""

from __future__ import annotations

from typing import Annotated, Any

from django.http import HttpRequest
from ninja import Router
from pydantic import Field, StringConstraints

from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.matches.table_schemas import (
    Level,
    Number,
    Policy,
    SeatKey,
    Slug,
    TableDetails,
    table_details,
)
from gonfalon.server.api.people.auth import caller, may
from gonfalon.server.api.schemas import Strict, answers
from gonfalon.server.tables import access, brought

router = Router(tags=["tables"])

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Seed = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Log = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9+/]{1,49152}={0,2}$")]


class BroughtTable(Strict):
    """A running match as a device stores it."""

    game: Slug
    rules: Annotated[int, Field(ge=1, le=10_000, description="the version of its rules")]
    content: Annotated[Digest, Field(description="the edition of its content")]
    seats: Annotated[int, Field(ge=1, le=30)]
    settings: dict[str, Any]
    policy: Policy
    seed: Seed
    log: Annotated[
        Log, Field(description="a list of `[kind, seat, target, answers]`: JSON, gzip, Base64")
    ]
    bots: dict[SeatKey, Level] = Field(
        default_factory=dict, description="level of a bot by the number of its seat"
    )
    own_seat: Number


@router.post(
    "/tables/brought",
    auth=may("challenge"),
    response=answers(TableDetails, 404, 409, status=201),
    summary="Bring a match from a device",
)
@limited("bring-table")
def bring_table(request: HttpRequest, body: BroughtTable) -> TableDetails:
    """Open an unrated table with a match that was begun elsewhere.

    It is played again from its seed and its log, and goes on once all seats are taken and ready.
    Whoever brings it could know its dice, so they are not verified.
    """
    user = caller(request).user
    fields = body.model_dump() | {"bots": {int(seat): name for seat, name in body.bots.items()}}
    made = brought.bring(user, brought.Brought(**fields))
    return table_details(access.find(made.id, user), user)
