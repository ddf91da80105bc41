"""The daily chain of commitments, for everyone: without an account, and to be kept.

`kernel/chance/daily_chain.py` says how heads are made. `gonfalon chain` checks a site with it.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

from django.http import HttpRequest, HttpResponse
from ninja import Query, Router
from pydantic import Field

from gonfalon.server.api.errors import Problem
from gonfalon.server.api.fixed import freeze, send
from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.people.auth import anybody
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.chain.models import Day, Leaf

router = Router(tags=["chain"])

PAGE = 400


class DayShown(Schema):
    """A closed day."""

    day: date
    previous: Annotated[str, Field(description="the head of the day before")]
    head: str
    count: Annotated[int, Field(description="matches that started")]


class Chain(Schema):
    """Some days of the chain, in order. `more`: there are later ones."""

    days: list[DayShown]
    more: bool


class DayLeaves(DayShown):
    """A closed day with the leaves of its matches."""

    leaves: list[str]


@router.get("/chain", auth=anybody(), response=answers(Chain))
@limited("views")
def list_days(request: HttpRequest, after: Annotated[date | None, Query()] = None) -> HttpResponse:
    """List closed days, 400 at a time. Next page: `after` = the last `day`."""
    found = Day.objects.order_by("day")
    if after is not None:
        found = found.filter(day__gt=after)
    days = list(found[: PAGE + 1])
    shown = [DayShown.model_validate(facts(day)) for day in days[:PAGE]]
    return send(request, freeze(Chain, Chain(days=shown, more=len(days) > PAGE)))


@router.get("/chain/{day}", auth=anybody(), response=answers(DayLeaves, 404))
@limited("views")
def show_day(request: HttpRequest, day: date) -> HttpResponse:
    """Return a closed day with all its leaves. It never changes."""
    found = Day.objects.filter(day=day).first()
    if found is None:
        raise Problem(404, "no-such-day", "This day is not closed, or had not begun.")
    leaves = Leaf.objects.filter(day=day).order_by("leaf").values_list("leaf", flat=True)
    shown = DayLeaves.model_validate({**facts(found), "leaves": list(leaves)})
    return send(request, freeze(DayLeaves, shown))


def facts(day: Day) -> dict[str, Any]:
    """Return what is shown of a day."""
    return {"day": day.day, "previous": day.previous, "head": day.head, "count": day.count}
