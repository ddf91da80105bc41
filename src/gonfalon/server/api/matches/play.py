"""Play: choices, undo, views, the record and its proof.

A choice carries a key (a UUID chosen by the client). Sent again with the same key, it is carried
out only once and always gets the same version, so a client that lost a response can safely retry.

Choices and undo return the new view only if asked to (`view`). People's clients ask, and save a
request. Programs that follow a stream get their next decision there and need not wait for a view.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Literal
from uuid import UUID

from django.http import HttpRequest, HttpResponse
from ninja import Field, Path, Query, Router

from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import NotInstalled, Refused
from gonfalon.server.api.errors import refused
from gonfalon.server.api.limits.limits import (
    set_cost_aside,
    spend,
    spend_for,
    spend_here,
    spend_sparingly,
)
from gonfalon.server.api.matches.play_schemas import (
    Accepted,
    Agreement,
    Choice,
    Frames,
    GoBack,
    Look,
    Proof,
    Seen,
    Since,
    Stale,
    Undo,
    Verified,
)
from gonfalon.server.api.people.auth import anybody, anyone, caller, may
from gonfalon.server.api.schemas import answers
from gonfalon.server.play import moves, reading, rewinding
from gonfalon.server.play.frames import frames_response
from gonfalon.server.play.storage import records
from gonfalon.server.play.storage.response_cache import CachedResponse
from gonfalon.server.tables.models import Table

router = Router(tags=["play"])

Invite = Annotated[str, Query(max_length=64)]
Version = Annotated[int, Path(ge=-1, le=2**31 - 1)]
Eyes = Annotated[
    Literal["own", "spectator"] | Annotated[int, Field(ge=0, le=29)],
    Query(description="whose view: your own, a spectator's, or a seat's once the match is over"),
]


def spend_choice(request: HttpRequest, table_id: UUID) -> UUID:
    """Count a choice against its limits; return the user's id."""
    who = caller(request)
    user = who.user.id
    set_cost_aside(request, "choices")
    spend_here("choices", f"u{user}")
    if who.token is not None and who.user.is_bot:
        spend("bot-choices", f"t{who.token.pk}")
    spend_sparingly("choices-seat", f"{table_id}:{user}")
    return user


def accepted(table_id: UUID, user: UUID, answer: moves.Answer, look: Look) -> HttpResponse:
    """Return the response for an accepted input. Skips response validation: the shape is known.

    The move is committed and the table no longer locked, so whatever goes wrong with the view must
    not make the move look refused.
    """
    body = b'{"version": %d' % answer.version
    if answer.went_on:
        body += b', "went_on": ' + canonical(answer.went_on).encode()
    if look.view or look.since is not None:
        with suppress(moves.NoSuchTable, moves.NotPlaying, NotInstalled):
            at = reading.position_of(table_id, user)
            if look.view:
                body += b', "current": ' + reading.current_response(at).body
            if look.since is not None:
                body += b', "since": ' + reading.since_response(at, look.since).body
    return HttpResponse(body + b"}", content_type="application/json")


def stale(error: Refused, table_id: UUID, user: UUID) -> HttpResponse:
    """Return the error for a decision that is gone, with the current view."""
    problem = refused(error)
    body = {"code": problem.code, "message": problem.message, "rule": problem.rule}
    current = reading.current_response(reading.position_of(table_id, user)).body
    text = canonical(body).encode()[:-1] + b', "current": ' + current + b"}"
    return HttpResponse(text, status=problem.status, content_type="application/json")


@router.post(
    "/tables/{uuid:table_id}/choices",
    auth=may("play"),
    response=answers(Accepted, 401, 403, 404, 422, 429) | {409: Stale},
    summary="Answer a decision",
)
def choose(request: HttpRequest, table_id: UUID, data: Choice, look: Query[Look]) -> Any:
    """Answer a decision. 409 with the current view if the decision is no longer pending.

    With `view`, the response includes your new view, with `since` the events after a version.
    """
    user = spend_choice(request, table_id)
    try:
        answer = moves.choose(table_id, user, data.decision, data.options, data.key, data.go_on)
    except Refused as error:
        if error.code in ("stale-decision", "over"):
            return stale(error, table_id, user)
        raise
    except moves.NotPlaying:  # over, or not started: then there is no view to return
        return stale(Refused("over", "the match is over"), table_id, user)
    return accepted(table_id, user, answer, look)


@router.post(
    "/tables/{uuid:table_id}/undo",
    auth=may("play"),
    response=answers(Accepted, 401, 403, 404, 409, 422, 429),
    summary="Take back",
)
def undo(request: HttpRequest, table_id: UUID, data: Undo, look: Query[Look]) -> Any:
    """Undo to just before one of your own decisions, at most to the last barrier.

    With `view`, the response includes your new view, with `since` the events after a version.
    """
    user = spend_choice(request, table_id)
    answer = moves.undo(table_id, user, data.to, data.key)
    return accepted(table_id, user, answer, look)


@router.post(
    "/tables/{uuid:table_id}/rewind",
    auth=may("play"),
    response=answers(Agreement, 401, 403, 404, 409, 422, 429),
    summary="Propose to go back, or agree",
)
def agree(request: HttpRequest, table_id: UUID, data: GoBack) -> Any:
    """Propose to go back beyond the barrier, or agree to it. Unrated tables only.

    It is carried out once everyone who plays has agreed. A proposal ends when anything new is
    published.
    """
    user = spend_choice(request, table_id)
    return rewinding.agree(table_id, user, data.version, data.key)


@router.get(
    "/tables/{uuid:table_id}/rewind",
    auth=anybody("read"),
    response=answers(Agreement | None, 404, 409, 422, 429),
    summary="What is proposed",
)
def proposed(request: HttpRequest, table_id: UUID, invite: Invite = "") -> Any:
    """Return the open proposal to go back, or null."""
    spend_for(request, "views")
    at = reading.position_of(table_id, user_id(request), invite)
    return rewinding.proposed(table_id, at.version)


@router.delete(
    "/tables/{uuid:table_id}/rewind",
    auth=may("play"),
    response=answers(None, 401, 403, 404, 409, 422, 429, status=204),
    summary="Do not go back",
)
def decline(request: HttpRequest, table_id: UUID) -> Any:
    """Decline the open proposal; anyone whose agreement is needed may do so."""
    rewinding.decline(table_id, spend_choice(request, table_id))
    return 204, None


@router.get(
    "/tables/{uuid:table_id}/view",
    auth=anybody("read"),
    response=answers(Seen, 404, 409, 422, 429),
    summary="What you may see",
)
def view(
    request: HttpRequest,
    table_id: UUID,
    version: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    invite: Invite = "",
    eyes: Eyes = "own",
) -> HttpResponse:
    """Return your seat's view, or a spectator's; of an earlier version, if one is given.

    Once the match is over its record is open, and so is what each seat saw (`eyes`).
    """
    spend_for(request, "views")
    at = reading.as_seen_by(reading.position_of(table_id, user_id(request), invite), eyes)
    if version is None or version == at.version:
        return sent(request, reading.current_response(at))
    spend_for(request, "past")
    return sent(request, reading.past_response(at, version))


@router.get(
    "/tables/{uuid:table_id}/since/{version}",
    auth=anybody("read"),
    response=answers(Since, 404, 409, 422, 429),
    summary="What happened since a version",
)
def since(
    request: HttpRequest,
    table_id: UUID,
    version: Version,
    invite: Invite = "",
    eyes: Eyes = "own",
) -> HttpResponse:
    """Return the events after a version (-1: all), as far as you may know them."""
    spend_for(request, "views")
    at = reading.as_seen_by(reading.position_of(table_id, user_id(request), invite), eyes)
    return sent(request, reading.since_response(at, version))


@router.get(
    "/tables/{uuid:table_id}/frames/{version}",
    auth=anybody("read"),
    response=answers(Frames, 404, 409, 422, 429),
    summary="What you saw since a version",
)
def frames(
    request: HttpRequest, table_id: UUID, version: Version, invite: Invite = ""
) -> HttpResponse:
    """Return your view at each version after one, to show what others did one move at a time."""
    spend_for(request, "views")
    spend_for(request, "frames")
    at = reading.position_of(table_id, user_id(request), invite)
    return sent(request, frames_response(at, version))


@router.get(
    "/tables/{uuid:table_id}/record",
    auth=anybody("read"),
    response=answers(None, 404, 409, 422, 429),
    openapi_extra={
        "responses": {
            200: {
                "description": "The record, a text",
                "content": {"text/plain": {"schema": {"type": "string"}}},
            }
        }
    },
    summary="The record",
)
def record(
    request: HttpRequest, table_id: UUID, invite: Invite = "", draws: bool = False
) -> HttpResponse:
    """Return the whole match as text, once it is over. `gonfalon verify` accepts it.

    With `draws`, it lists every draw, so that it can be checked without the rules.
    """
    spend_for(request, "past" if draws else "views")
    table = ended(request, table_id, invite)
    text = records.record_with_draws(table) if draws else records.record_text(table)
    response = HttpResponse(text, content_type="text/plain; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{table_id}.record"'
    return response


@router.get(
    "/tables/{uuid:table_id}/proof",
    auth=anybody("read"),
    response=answers(Proof, 404, 422, 429),
    summary="Where the seed came from",
)
def proof(request: HttpRequest, table_id: UUID, invite: Invite = "") -> Any:
    """Return commitments and contributions; once the table has ended, also the house secret."""
    spend_for(request, "views")
    with suppress(moves.NotPlaying):
        reading.position_of(table_id, user_id(request), invite)
    return records.proof(Table.objects.get(id=table_id))


@router.get(
    "/tables/{uuid:table_id}/verified",
    auth=anybody("read"),
    response=answers(Verified, 404, 409, 422, 429),
    summary="Play the record again",
)
def verified(request: HttpRequest, table_id: UUID, invite: Invite = "") -> Any:
    """Replay the record of a finished match and check that it reproduces the match."""
    spend_for(request, "past")
    return records.verified(ended(request, table_id, invite))


def ended(request: HttpRequest, table_id: UUID, invite: str) -> Table:
    """Return a table the caller may know of, with all its fields."""
    reading.position_of(table_id, user_id(request), invite)
    return Table.objects.get(id=table_id)


def user_id(request: HttpRequest) -> UUID | None:
    """Return the caller's user id, if known."""
    user = anyone(request).user
    return None if user is None else user.id


def sent(request: HttpRequest, sheet: CachedResponse) -> HttpResponse:
    """Send a response, or 304 if the client already has it."""
    given = request.headers.get("If-None-Match", "")
    known = [tag.strip().removeprefix("W/") for tag in given.split(",")]
    if sheet.tag in known:
        response = HttpResponse(status=304)
    else:
        response = HttpResponse(sheet.body, content_type="application/json")
    response["ETag"] = sheet.tag
    response["Cache-Control"] = "private, no-cache"
    response["Vary"] = "Authorization, Cookie"
    return response
