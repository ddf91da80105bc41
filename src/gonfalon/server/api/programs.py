"""The API for programs: bot accounts, challenges, and event streams.

A stream is NDJSON: one JSON text per line, and an empty line as a keep-alive. A token has one
stream for its account and one for each match; a newer one ends the previous one. Choices go to POST
/tables/{id}/choices.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime
from typing import Annotated, Any
from uuid import UUID

from django.http import HttpRequest, StreamingHttpResponse
from ninja import Query, Router
from pydantic import AwareDatetime, Field, StringConstraints, model_validator

from gonfalon.server.accounts.models import Token
from gonfalon.server.accounts.profiles import Person, person
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import key_of, limited, spend
from gonfalon.server.api.matches.table_schemas import NewTable, Number, wanted
from gonfalon.server.api.people.auth import Auth, ByToken, anybody, caller, may, nobody
from gonfalon.server.api.schemas import Error, Schema, Strict, answers
from gonfalon.server.play import reading
from gonfalon.server.programs import challenges, slots
from gonfalon.server.programs.reading import Follower, Listener, challenge_facts
from gonfalon.server.programs.streams import account_stream, table_stream

router = Router(tags=["programs"])

PAGE = 100
NDJSON = "application/x-ndjson"
BOT: Auth = [ByToken("bot"), nobody]  # streams are for programs; browsers have sockets
Reason = Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)]


class BotShown(Person):
    """A bot account that can be challenged, and its keeper."""

    keeper: Person | None


class NewChallenge(Strict):
    """The bot to challenge: to a new table, or to an open table of yours."""

    bot: UUID
    new: NewTable | None = None
    table: UUID | None = None
    seat: Annotated[Number | None, Field(description="the bot's; without it, any")] = None
    start: Annotated[bool, Field(description="start as soon as everybody is there")] = True

    @model_validator(mode="after")
    def one_table(self) -> NewChallenge:
        """Require either a new table or an existing one."""
        if (self.new is None) == (self.table is None):
            raise ValueError("give either `new` or `table`")
        return self


class ChallengeShown(Schema):
    """A challenge, as both sides see it."""

    id: UUID
    table: UUID
    bot: Person
    challenger: Person
    seat: int | None
    status: str
    reason: str
    game: str
    seats: int
    settings: dict[str, Any]
    pace: str
    clock: dict[str, Any]
    rated: bool
    created_at: datetime


class Decline(Strict):
    """Why the bot declines."""

    reason: Reason = ""


def stream_answers(*statuses: int) -> dict[str, Any]:
    """Return the schema arguments of an operation that streams."""
    usual = (400, 401, 403, 422, 429, 503)
    return {
        "response": {200: None, **dict.fromkeys((*usual, *statuses), Error)},
        "openapi_extra": {
            "responses": {
                200: {
                    "description": "One JSON text a line",
                    "content": {NDJSON: {"schema": {"type": "string"}}},
                }
            }
        },
    }


def streamed(lines: AsyncIterator[bytes]) -> StreamingHttpResponse:
    """Return a streaming response."""
    made = StreamingHttpResponse(lines, content_type=NDJSON)
    made["Cache-Control"] = "no-store"
    made["X-Accel-Buffering"] = "no"
    return made


def token_of(request: HttpRequest) -> Token:
    """Return the token of a program."""
    token = caller(request).token
    if token is None:
        raise Problem(403, "token-only", "Streams are for programs with a token.")
    return token


# -- bots and challenges ------------------------------------------------------------------------


@router.get("/programs", auth=anybody(), response=answers(list[BotShown]))
@limited("views")
def list_programs(
    request: HttpRequest, after: Annotated[str, Query(max_length=48)] = ""
) -> list[BotShown]:
    """List bot accounts that can be challenged, by name. Next page: `after` = the last name."""
    found = challenges.challengeable().select_related("keeper").filter(username__gt=after)
    return [
        BotShown(
            **person(bot).model_dump(),
            keeper=None if bot.keeper is None else person(bot.keeper),
        )
        for bot in found.order_by("username")[:PAGE]
    ]


@router.get("/challenges", auth=may("read"), response=answers(list[ChallengeShown]))
@limited("views")
def list_challenges(request: HttpRequest) -> Any:
    """List the pending challenges you have made or received."""
    return [challenge_facts(found) for found in challenges.of(caller(request).user)]


@router.post(
    "/challenges", auth=may("challenge"), response=answers(ChallengeShown, 404, 409, status=201)
)
@limited("invite")
def challenge(request: HttpRequest, body: NewChallenge) -> Any:
    """Challenge a bot account. It takes a seat at the table when it accepts."""
    user = caller(request).user
    if body.new is not None:
        spend("create-table", key_of(user))
        made = challenges.challenge(user, body.bot, wanted(body.new), body.seat, body.start)
    else:
        assert body.table is not None
        made = challenges.challenge_to(user, body.bot, body.table, body.seat, body.start)
    return challenge_facts(made)


@router.post(
    "/challenges/{uuid:challenge_id}/accept", auth=BOT, response=answers(ChallengeShown, 404, 409)
)
@limited("invite")
def accept(request: HttpRequest, challenge_id: UUID) -> Any:
    """Accept: the bot takes its seat and is ready. The match starts if all seats are ready."""
    return challenge_facts(challenges.accept(caller(request).user, challenge_id))


@router.post(
    "/challenges/{uuid:challenge_id}/decline", auth=BOT, response=answers(ChallengeShown, 404, 409)
)
@limited("invite")
def decline(request: HttpRequest, challenge_id: UUID, body: Decline) -> Any:
    """Decline, with a reason for the challenger."""
    return challenge_facts(challenges.decline(caller(request).user, challenge_id, body.reason))


@router.delete(
    "/challenges/{uuid:challenge_id}",
    auth=may("challenge"),
    response=answers(ChallengeShown, 404, 409),
)
@limited("invite")
def cancel(request: HttpRequest, challenge_id: UUID) -> Any:
    """Withdraw a challenge. The table stays open."""
    return challenge_facts(challenges.cancel(caller(request).user, challenge_id))


# -- streams ------------------------------------------------------------------------------------


@router.get("/stream", auth=BOT, **stream_answers())
@limited("views")
def stream_account(
    request: HttpRequest, since: AwareDatetime | None = None
) -> StreamingHttpResponse:
    """Stream everything that concerns the account, as it happens.

    The lines are `hello`; then `challenge` and `challenge-closed`, `started` (a match has begun),
    `turn` (you have a decision), `over`. A new stream starts with everything pending: challenges,
    running matches, open turns; with `since`, also the matches that ended after that time.
    """
    token = token_of(request)
    listener = Listener(caller(request).user.id, token.id, since)
    return streamed(account_stream(token.id, slots.take(f"{token.id}:account"), listener))


@router.get("/tables/{uuid:table_id}/stream", auth=BOT, **stream_answers(404, 409))
@limited("views")
def stream_table(
    request: HttpRequest,
    table_id: UUID,
    since: Annotated[int | None, Query(ge=-1, le=2**31 - 1)] = None,
    view: bool = False,
) -> StreamingHttpResponse:
    """Stream one match from your own seat, as it happens.

    The first line is `hello`, with the view and your decisions. Then comes a `version` line for
    each published version, with its events and, on the newest, your pending decisions
    (`decisions`); `asked` when your next decision comes without a new version; `over` at the end.
    With `since`, everything after that version follows the hello. With `view`, the newest version
    includes the whole view.
    """
    token = token_of(request)
    user = caller(request).user
    at = reading.position_of(table_id, user.id)
    if at.viewer is None:
        raise Problem(403, "not-seated", "You do not sit at this table.")
    reading.match_at(at)  # one that cannot be loaded is refused before the stream starts
    follower = Follower(table_id, user.id, view, since)
    return streamed(table_stream(token.id, slots.take(f"{token.id}:{table_id}"), follower))
