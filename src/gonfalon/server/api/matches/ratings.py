"""Ratings: leaderboards with uncertainty, players' standings and their history."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

from django.http import HttpRequest
from ninja import Path, Query, Router
from pydantic import Field, StringConstraints

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.profiles import Person, person
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.people.auth import anybody, anyone
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.ratings import boards
from gonfalon.server.ratings.models import Change, Standing
from gonfalon.server.ratings.skill import SkillEstimate

router = Router(tags=["ratings"])

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_-]{1,32}$"), Path()]
Seats = Annotated[int, Path(ge=1, le=30)]


class Board(Schema):
    """An existing leaderboard."""

    game: str
    seats: int
    players: int


class Skill(Schema):
    """An estimated skill."""

    rating: Annotated[float, Field(description="mu less three sigma: what is almost certain")]
    mu: float
    sigma: Annotated[float, Field(description="uncertainty; it shrinks with every match")]


class StandingShown(Skill):
    """A standing in one game with a given number of seats."""

    game: str
    seats: int
    matches: int
    last_at: datetime | None
    provisional: Annotated[bool, Field(description="too few matches for the leaderboard")]


class BoardRow(StandingShown):
    """A row of a leaderboard: an account, or a built-in bot level."""

    place: int
    player: Person | None
    bot: Annotated[str, Field(description="the level of a built-in bot, or empty")]


class Leaderboard(Schema):
    """One page of a leaderboard."""

    game: str
    seats: int
    least_matches: int
    total: int
    rows: list[BoardRow]


class ChangeShown(Schema):
    """The effect of one match. `table` is null if the table is not public."""

    number: int
    table: UUID | None
    at: datetime
    rank: Annotated[int, Field(description="as it counted: seats given up are last")]
    gave_up: bool
    before: Skill
    after: Skill


class History(Schema):
    """A standing and its latest matches."""

    standing: StandingShown
    changes: list[ChangeShown]


def skill(mu: float, sigma: float) -> Skill:
    """Return a belief as shown to users."""
    return Skill(
        rating=round(SkillEstimate(mu, sigma).shown, 2), mu=round(mu, 3), sigma=round(sigma, 3)
    )


def standing_shown(found: Standing) -> StandingShown:
    """Return a standing as shown to users."""
    return StandingShown(
        **skill(found.mu, found.sigma).model_dump(),
        game=found.game,
        seats=found.seats,
        matches=found.matches,
        last_at=found.last_at,
        provisional=found.matches < boards.LEAST,
    )


def row_of(place: int, found: Standing) -> BoardRow:
    """Return one row of a leaderboard."""
    return BoardRow(
        **standing_shown(found).model_dump(),
        place=place,
        player=None if found.user is None else person(found.user),
        bot=found.bot,
    )


def change_shown(change: Change, named: bool) -> ChangeShown:
    """Return the effect of one match."""
    return ChangeShown(
        number=change.reckoned.number,
        table=change.reckoned.table if named else None,
        at=change.reckoned.at,
        rank=change.rank,
        gave_up=change.gave_up,
        before=skill(change.mu_before, change.sigma_before),
        after=skill(change.mu_after, change.sigma_after),
    )


def find_player(player: UUID) -> User:
    """Return an account that has not been erased."""
    found = User.objects.filter(pk=player, erased_at__isnull=True).first()
    if found is None:
        raise Problem(404, "no-such-player", "There is no such player.")
    return found


@router.get("/ratings", auth=anybody(), response=answers(list[Board]))
@limited("views")
def list_boards(request: HttpRequest) -> list[Board]:
    """List the leaderboards."""
    return [
        Board(game=game, seats=seats, players=players) for game, seats, players in boards.boards()
    ]


@router.get("/ratings/{game}/{seats}", auth=anybody(), response=answers(Leaderboard, 404))
@limited("views")
def show_board(
    request: HttpRequest,
    game: Slug,
    seats: Seats,
    page: Annotated[int, Query(ge=1, le=10_000)] = 1,
) -> Leaderboard:
    """Return a leaderboard of accounts and built-in bots, by their conservative rating."""
    found = boards.leaderboard(game, seats, page)
    return Leaderboard(
        game=game,
        seats=seats,
        least_matches=boards.LEAST,
        total=found.total,
        rows=[row_of(place, row) for place, row in enumerate(found.standings, found.first)],
    )


@router.get("/players/{player}/ratings", auth=anybody(), response=answers(list[StandingShown], 404))
@limited("views")
def show_standings(request: HttpRequest, player: UUID) -> list[StandingShown]:
    """List all standings of a player."""
    return [standing_shown(found) for found in boards.standings_of(find_player(player))]


@router.get(
    "/players/{player}/ratings/{game}/{seats}", auth=anybody(), response=answers(History, 404)
)
@limited("views")
def show_history(
    request: HttpRequest,
    player: UUID,
    game: Slug,
    seats: Seats,
    before: Annotated[int | None, Query(ge=1, le=2**31 - 1)] = None,
) -> History:
    """Return a standing and its matches, latest first. Next page: `before` = the last number."""
    user = find_player(player)
    found = Standing.objects.filter(user=user, game=game, seats=seats).first()
    if found is None:
        raise Problem(404, "no-standing", "This player has no rated match there.")
    changes = boards.history(user, game, seats, before)
    asker = anyone(request).user
    own = asker is not None and asker.id == user.id
    public = boards.public_tables(changes)
    return History(
        standing=standing_shown(found),
        changes=[change_shown(c, own or c.reckoned.table in public) for c in changes],
    )
