"""Standing orders: windows in which a seat passes by itself."""

from __future__ import annotations

from typing import Annotated, Any
from uuid import UUID

from django.http import HttpRequest
from ninja import Field, Router

from gonfalon.server.api.limits.limits import spend_for
from gonfalon.server.api.matches.play import spend_choice
from gonfalon.server.api.matches.play_schemas import MOST, Name
from gonfalon.server.api.people.auth import caller, may
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.play import standing

router = Router(tags=["play"])


class StandingOrders(Strict):
    """The kinds of windows in which your seat passes by itself; replaces the earlier list."""

    kinds: Annotated[list[Name], Field(max_length=MOST)]


class OrdersShown(Schema):
    """Your standing orders, and the kinds of your open windows for which you could give one."""

    kinds: list[str]
    offered: list[str]


@router.get(
    "/tables/{uuid:table_id}/standing-orders",
    auth=may("play"),
    response=answers(OrdersShown, 401, 403, 404, 409, 422, 429),
    summary="Your standing orders",
)
def standing_orders(request: HttpRequest, table_id: UUID) -> Any:
    """Return the kinds of windows in which your seat passes by itself. Nobody else sees them."""
    spend_for(request, "views")
    return standing.read_orders(table_id, caller(request).user.id)


@router.put(
    "/tables/{uuid:table_id}/standing-orders",
    auth=may("play"),
    response=answers(OrdersShown, 401, 403, 404, 409, 422, 429),
    summary="Pass automatically",
)
def give_standing_orders(request: HttpRequest, table_id: UUID, data: StandingOrders) -> Any:
    """Replace the list of windows in which your seat passes as soon as they open.

    It applies to a window that is open now and to all that follow, until you send another list. To
    the others it looks as if you had answered at once.
    """
    return standing.give_orders(table_id, spend_choice(request, table_id), data.kinds)
