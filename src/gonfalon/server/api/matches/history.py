"""A player's history: finished matches, win rates, and how two players did against each other."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal, cast
from uuid import UUID

from django.http import HttpRequest
from ninja import Path, Query, Router
from pydantic import Field

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names.names import LONGEST, tidy
from gonfalon.server.accounts.profiles import Person, find_person, person
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.matches.table_schemas import Slug
from gonfalon.server.api.people.account_schemas import Name
from gonfalon.server.api.people.auth import anybody, anyone
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.tables import results
from gonfalon.server.tables.blocking import refuse_blocked
from gonfalon.server.tables.models import Result, Seat

router = Router(tags=["history"])

Player = Annotated[Name, Path(description="an id or a name")]
ResultKind = Literal["won", "shared", "lost"]


class PlayedSeat(Schema):
    """A seat of a finished match: a user, or a bot of a level."""

    number: int
    user: Person | None
    bot: str
    resigned: bool
    rank: Annotated[int, Field(description="1 is first; ranks may be shared")]
    points: int


class PlayedMatch(Schema):
    """A finished match, as its player's history shows it."""

    number: Annotated[int, Field(description="for the next page")]
    table: UUID
    game: str
    seat: Annotated[int | None, Field(description="the player's")]
    place: Annotated[int, Field(description="as it counted: sides that resigned are last")]
    result: ResultKind
    rated: bool
    ended_at: datetime
    seats: list[PlayedSeat]


class WinRate(Schema):
    """Matches of a game with a given number of seats, and how many were won."""

    game: str
    seats: int
    matches: int
    won: int
    shared: int


class Meetings(Schema):
    """How often a player placed above an opponent, below them, or level with them."""

    opponent: Person
    above: int
    below: int
    level: int


class Summary(Schema):
    """A player's win rates, and whom they have met most often lately."""

    rates: list[WinRate]
    opponents: list[Meetings]


class HeadToHead(Schema):
    """Two players' meetings, and the latest matches they both played."""

    meetings: Meetings
    matches: list[PlayedMatch]


def find_player(who: str) -> User:
    """Return an account that has not been erased, by id or name."""
    found = find_person(who)
    if found is None or found.erased_at is not None:
        raise Problem(404, "no-such-player", "There is no such player.")
    return found


def history_of(request: HttpRequest, who: str) -> tuple[User, User | None]:
    """Return a player and the caller, unless the player has blocked the caller."""
    found, asker = find_player(who), anyone(request).user
    refuse_blocked(asker, found)
    return found, asker


def match_shown(result: Result) -> PlayedMatch:
    """Return a match of a player's history."""
    table = result.table
    outcome = table.outcome or {"ranks": [], "scores": []}
    seats = sorted(table.seats.all(), key=lambda seat: seat.number)
    own = next((seat.number for seat in seats if seat.user_id == result.user_id), None)
    return PlayedMatch(
        number=result.pk,
        table=table.id,
        game=result.game,
        seat=own,
        place=result.place,
        result=cast("ResultKind", result.kind),
        rated=result.rated,
        ended_at=table.ended_at or table.created_at,
        seats=[
            seat_shown(seat, outcome["ranks"][seat.number], outcome["scores"][seat.number])
            for seat in seats
        ],
    )


def seat_shown(seat: Seat, rank: int, points: int) -> PlayedSeat:
    """Return a seat of a finished match."""
    return PlayedSeat(
        number=seat.number,
        user=None if seat.user is None else person(seat.user),
        bot=seat.bot,
        resigned=seat.resigned,
        rank=rank,
        points=points,
    )


def meetings_shown(found: results.Meetings, opponent: User) -> Meetings:
    """Return how a player did against an opponent."""
    return Meetings(
        opponent=person(opponent), above=found.above, below=found.below, level=found.level
    )


@router.get("/players/{player}/matches", auth=anybody(), response=answers(list[PlayedMatch], 404))
@limited("views")
def list_matches(
    request: HttpRequest,
    player: Player,
    game: Annotated[Slug | None, Query()] = None,
    result: ResultKind | None = None,
    opponent: Annotated[str, Query(max_length=LONGEST, description="part of a name")] = "",
    rated: bool | None = None,
    before: Annotated[int | None, Query(ge=1, le=2**63 - 1)] = None,
) -> list[PlayedMatch]:
    """List a player's finished matches, latest first. Next page: `before` = the last number."""
    wanted = results.Wanted(
        game=game or "", kind=result or "", opponent=tidy(opponent), rated=rated, before=before
    )
    user, asker = history_of(request, player)
    found = results.matches(user, asker, wanted)
    return [match_shown(one) for one in found]


@router.get("/players/{player}/summary", auth=anybody(), response=answers(Summary, 404))
@limited("views")
def show_summary(request: HttpRequest, player: Player) -> Summary:
    """Return a player's win rates by game and number of seats, and their frequent opponents."""
    user, asker = history_of(request, player)
    met = results.frequent_opponents(user, asker)
    people = User.objects.in_bulk([found.opponent for found in met])
    return Summary(
        rates=[
            WinRate(seats=rate.pop("seat_count"), **rate) for rate in results.rates(user, asker)
        ],
        opponents=[meetings_shown(found, people[found.opponent]) for found in met],
    )


@router.get("/players/{player}/against/{other}", auth=anybody(), response=answers(HeadToHead, 404))
@limited("views")
def show_head_to_head(request: HttpRequest, player: Player, other: Player) -> HeadToHead:
    """Return how two players did against each other, from the first one's point of view."""
    user, asker = history_of(request, player)
    opponent, _ = history_of(request, other)
    met, last = results.against(user, opponent, asker)
    return HeadToHead(
        meetings=meetings_shown(met, opponent), matches=[match_shown(one) for one in last]
    )
