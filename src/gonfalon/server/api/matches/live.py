"""Polling the version of a table: for clients without a socket, and for lost hints."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from ninja import Router, Schema

from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.matches.table_schemas import MaybeInvite
from gonfalon.server.api.people.auth import anybody, anyone
from gonfalon.server.api.schemas import answers
from gonfalon.server.tables.access import may_know
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import no_table

router = Router(tags=["live"])


class Version(Schema):
    """The current version and status of a table."""

    table: UUID
    version: int
    status: str


@router.get(
    "/tables/{uuid:table_id}/version",
    auth=anybody("read"),
    response=answers(Version, 404),
    summary="Which version there is",
)
@limited("views")
def version(request: HttpRequest, table_id: UUID, invite: MaybeInvite = "") -> Any:
    """Return the current version of a table. With `If-None-Match`, 304 while it is the same."""
    found = Table.objects.only("visibility", "owner_id", "invite", "version", "status")
    table = found.filter(id=table_id).first()
    if table is None or not may_know(table, anyone(request).user, invite):
        raise no_table()
    tag = f'"{table.version}-{table.status}"'
    known = [
        t.strip().removeprefix("W/") for t in request.headers.get("If-None-Match", "").split(",")
    ]
    if tag in known:
        response = HttpResponse(status=304)
    else:
        body = Version(table=table.id, version=table.version, status=table.status)
        response = HttpResponse(body.model_dump_json(), content_type="application/json")
    response["ETag"] = tag
    response["Cache-Control"] = "private, no-cache"
    response["Vary"] = "Authorization, Cookie"
    return response
