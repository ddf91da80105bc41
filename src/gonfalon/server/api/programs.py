"""The API for programs: bot accounts, challenges, and streams of events.

A stream is NDJSON: one JSON text a line, an empty line as a sign of life. A token has one stream
for its account and one for each match; a newer one ends the one before it. Choices go by
POST /tables/{id}/choices.
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
from gonfalon.server.api.auth import Auth, ByToken, anybody, caller, may, nobody
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits import limited, spend
from gonfalon.server.api.schemas import Error, Person, Schema, Strict, answers, person
from gonfalon.server.api.table_schemas import NewTable, Number, wanted
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
    """A bot account that can be challenged, and who answers for it."""

    keeper: Person | None


class NewChallenge(Strict):
    """Whom to challenge: to a new table, or to an open one of one's own."""

    bot: UUID
    new: NewTable | None = None
    table: UUID | None = None
    seat: Annotated[Number | None, Field(description="the bot's; without it, any")] = None
    start: Annotated[bool, Field(description="start as soon as everybody is there")] = True

    @model_validator(mode="after")
    def one_table(self) -> NewChallenge:
        """Accept a new table or an old one."""
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
    options: dict[str, Any]
    pace: str
    clock: dict[str, Any]
    rated: bool
    created_at: datetime


class Decline(Strict):
    """Why the bot would rather not."""

    reason: Reason = ""


def stream_answers(*statuses: int) -> dict[str, Any]:
    """Return what an operation that streams says in the schema."""
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
    """Return an answer that goes on."""
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
    """The bot accounts that can be challenged, by name; go on with `after` = the last name."""
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
    """The challenges one has made or got that wait for an answer."""
    return [challenge_facts(found) for found in challenges.of(caller(request).user)]


@router.post(
    "/challenges", auth=may("challenge"), response=answers(ChallengeShown, 404, 409, status=201)
)
@limited("invite")
def challenge(request: HttpRequest, body: NewChallenge) -> Any:
    """Challenge a bot account; it sits down at the table when it accepts."""
    user = caller(request).user
    if body.new is not None:
        spend("create-table", f"u{user.pk}")
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
    """Accept: the bot sits down and is ready, and the match starts if nobody is missing."""
    return challenge_facts(challenges.accept(caller(request).user, challenge_id))


@router.post(
    "/challenges/{uuid:challenge_id}/decline", auth=BOT, response=answers(ChallengeShown, 404, 409)
)
@limited("invite")
def decline(request: HttpRequest, challenge_id: UUID, body: Decline) -> Any:
    """Decline, with a reason that the challenger reads."""
    return challenge_facts(challenges.decline(caller(request).user, challenge_id, body.reason))


@router.delete(
    "/challenges/{uuid:challenge_id}",
    auth=may("challenge"),
    response=answers(ChallengeShown, 404, 409),
)
@limited("invite")
def cancel(request: HttpRequest, challenge_id: UUID) -> Any:
    """Take a challenge back; the table stays."""
    return challenge_facts(challenges.cancel(caller(request).user, challenge_id))


# -- streams ------------------------------------------------------------------------------------


@router.get("/stream", auth=BOT, **stream_answers())
@limited("views")
def stream_account(
    request: HttpRequest, since: AwareDatetime | None = None
) -> StreamingHttpResponse:
    """Everything that concerns the account, as it happens.

    `hello`; then `challenge` and `challenge-closed`, `started` (a match has begun), `turn` (you
    are asked), `over`. A new stream begins with all that is pending: challenges, running matches,
    open turns; with `since`, also with the matches that ended after that time.
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
    """One match from the own seat, as it happens.

    `hello` with view and questions; then a `version` for each one published, with its events
    and, on the newest, the questions you are asked (`decisions`); `asked` when your next question
    comes without a new version; `over` at the end. With `since`, everything after that version
    follows the hello. With `view`, the newest version comes with the whole view.
    """
    token = token_of(request)
    user = caller(request).user
    at = reading.standing(table_id, user.id)
    if at.viewer is None:
        raise Problem(403, "not-seated", "You do not sit at this table.")
    follower = Follower(table_id, user.id, view, since)
    return streamed(table_stream(token.id, slots.take(f"{token.id}:{table_id}"), follower))
