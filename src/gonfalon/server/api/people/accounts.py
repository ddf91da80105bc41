"""Accounts: guests, the user's own account, tokens, bots, sessions and erasure.

Sign-up, sign-in, email, passwords, second factors and passkeys are in allauth, under /auth/.
"""

from __future__ import annotations

from typing import Annotated, Any
from uuid import UUID

from django.db import IntegrityError, transaction
from django.http import HttpRequest
from django.middleware.csrf import get_token
from ninja import Path, Router

from gonfalon.server.accounts import bots, sessions, tokens
from gonfalon.server.accounts.leaving import erasure
from gonfalon.server.accounts.leaving.ending import end_all_else
from gonfalon.server.accounts.models import User, is_taken
from gonfalon.server.accounts.names import guests
from gonfalon.server.accounts.names.names import check_name, tidy
from gonfalon.server.accounts.preferences import prefer
from gonfalon.server.accounts.profiles import Person, find_person, person
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.people.account_schemas import (
    Changes,
    Ended,
    Farewell,
    Hello,
    Me,
    Name,
    NewBot,
    NewGuest,
    NewToken,
    Number,
    SessionShown,
    TokenMade,
    TokenShown,
    Upgrade,
    me_of,
    shown,
)
from gonfalon.server.api.people.auth import anybody, anyone, caller, demand_recent, in_person, may
from gonfalon.server.api.schemas import answers
from gonfalon.server.tables.seats import withdrawing

router = Router(tags=["accounts"])


def free_name(user: User | None, name: str) -> str:
    """Return the normalized name, if it is valid and free."""
    name = tidy(name)
    check_name(name)
    if is_taken(name, but=user):
        raise Problem(409, "name-taken", "This name is taken.")
    return name


# -- the caller -------------------------------------------------------------------------------


@router.get("/hello", auth=anybody(), response=answers(Hello))
def hello(request: HttpRequest) -> Hello:
    """Return the signed-in user, if any, and the CSRF token for further requests."""
    user = anyone(request).user
    return Hello(
        csrf_token=get_token(request),
        me=me_of(user) if user else None,
        languages=["en", "ru", "uk", "pl"],
    )


@router.post("/guest", auth=anybody("play"), response=answers(Me, 409, status=201))
@limited("guest")
def become_guest(request: HttpRequest, body: NewGuest) -> Any:
    """Create a guest and sign in."""
    if anyone(request).user is not None:
        raise Problem(409, "signed-in", "You are signed in already.")
    name = "" if body.name is None else free_name(None, body.name)
    try:
        guest = guests.make_guest(body.language, body.time_zone, name)
    except IntegrityError:
        raise Problem(409, "name-taken", "This name is taken.") from None
    guests.enter(request, guest)
    return me_of(guest)


@router.get("/me", auth=may("read"), response=answers(Me))
def me(request: HttpRequest) -> Me:
    """Return your account."""
    return me_of(caller(request).user)


@router.patch("/me", auth=in_person, response=answers(Me, 409))
@limited("account")
def change_me(request: HttpRequest, body: Changes) -> Me:
    """Change your name, language, time zone or preferences. Omitted fields stay unchanged."""
    try:
        with transaction.atomic():
            user = User.objects.select_for_update().get(pk=caller(request).user.pk)
            if body.name is not None:
                user.rename(free_name(user, body.name))
            user.language = body.language or user.language
            user.time_zone = body.time_zone or user.time_zone
            if body.preferences is not None:
                prefer(user, body.preferences)
            user.save(update_fields=["username", "look", "language", "time_zone", "preferences"])
    except IntegrityError:
        raise Problem(409, "name-taken", "This name is taken.") from None
    return me_of(user)


@router.post("/me/upgrade", auth=in_person, response=answers(Me, 409))
@limited("sign-up")
def upgrade(request: HttpRequest, body: Upgrade) -> Me:
    """Turn a guest into a full account. The id stays the same, so all matches are kept."""
    user = caller(request).user
    if not user.is_guest:
        raise Problem(409, "not-a-guest", "This is a full account already.")
    name = free_name(user, body.name)
    try:
        return me_of(guests.upgrade(request, user, name, body.email, body.password))
    except IntegrityError:
        raise Problem(409, "name-taken", "This name is taken.") from None


@router.get("/people/{who}", auth=anybody(), response=answers(Person, 404))
def somebody(request: HttpRequest, who: Annotated[Name, Path()]) -> Person:
    """Return a user's public profile, by id or by name."""
    found = find_person(who)
    if found is None:
        raise Problem(404, "not-found", "There is nobody of that id or name.")
    return person(found)


# -- tokens and bots --------------------------------------------------------------------------


@router.get("/me/tokens", auth=in_person, response=answers(list[TokenShown]))
def list_tokens(request: HttpRequest) -> Any:
    """List your valid tokens."""
    return [shown(token) for token in tokens.live_tokens(caller(request).user)]


@router.post("/me/tokens", auth=in_person, response=answers(TokenMade, status=201))
@limited("tokens")
def make_token(request: HttpRequest, body: NewToken) -> Any:
    """Create a token. Its text is returned only in this response."""
    demand_recent(request)
    user = caller(request).user
    if user.is_guest:
        raise Problem(403, "guest", "Tokens are for full accounts.")
    token, text = tokens.make_token(user, body.name, list(body.scopes))
    return {**shown(token), "token": text}


@router.delete("/me/tokens/{token}", auth=in_person, response=answers(None, 404, status=204))
def revoke_token(request: HttpRequest, token: UUID) -> None:
    """Revoke a token of yours or of one of your bots."""
    if not tokens.revoke_token(caller(request).user, token):
        raise Problem(404, "not-found", "There is no such token.")


@router.get("/me/bots", auth=in_person, response=answers(list[Person]))
def list_bots(request: HttpRequest) -> Any:
    """List the bot accounts you keep."""
    return [person(bot) for bot in bots.kept(caller(request).user)]


@router.post("/me/bots", auth=in_person, response=answers(Person, 409, status=201))
@limited("tokens")
def make_bot(request: HttpRequest, body: NewBot) -> Any:
    """Create a bot account. It needs a token to play."""
    demand_recent(request)
    user = caller(request).user
    if user.is_guest or user.is_bot:
        raise Problem(403, "not-a-keeper", "Only a full account keeps bots.")
    free_name(user, body.name)
    try:
        return person(bots.make_bot_account(user, body.name))
    except IntegrityError:
        raise Problem(409, "name-taken", "This name is taken.") from None


@router.delete("/me/bots/{bot}", auth=in_person, response=answers(None, 404, status=204))
def retire_bot(request: HttpRequest, bot: UUID) -> None:
    """Close a bot account: its tokens are revoked, its matches are kept."""
    demand_recent(request)
    withdrawing.retire_bot(own_bot(request, bot))


@router.get("/me/bots/{bot}/tokens", auth=in_person, response=answers(list[TokenShown], 404))
def list_bot_tokens(request: HttpRequest, bot: UUID) -> Any:
    """List the tokens of one of your bots."""
    return [shown(token) for token in tokens.live_tokens(own_bot(request, bot))]


@router.post("/me/bots/{bot}/tokens", auth=in_person, response=answers(TokenMade, 404, status=201))
@limited("tokens")
def make_bot_token(request: HttpRequest, bot: UUID, body: NewToken) -> Any:
    """Create a token for one of your bots."""
    demand_recent(request)
    token, text = tokens.make_token(own_bot(request, bot), body.name, list(body.scopes))
    return {**shown(token), "token": text}


def own_bot(request: HttpRequest, bot: UUID) -> User:
    """Return one of the caller's bots."""
    found = bots.find_bot(caller(request).user, bot)
    if found is None:
        raise Problem(404, "not-found", "You keep no such bot.")
    return found


# -- sessions ---------------------------------------------------------------------------------


@router.get("/me/sessions", auth=in_person, response=answers(list[SessionShown]))
def list_sessions(request: HttpRequest) -> Any:
    """List your sessions."""
    current = request.session.session_key
    return [
        SessionShown(
            id=found.pk,
            current=found.session_key == current,
            created_at=found.created_at,
            last_seen_at=found.last_seen_at,
            address=found.ip,
            browser=found.user_agent,
        )
        for found in sessions.sessions_of(caller(request).user)
    ]


@router.delete("/me/sessions", auth=in_person, response=answers(Ended))
def end_other_sessions(request: HttpRequest) -> Ended:
    """End all your other sessions and revoke all tokens, including those of your bots."""
    demand_recent(request)
    ended, revoked = end_all_else(caller(request).user, request.session.session_key)
    return Ended(ended=ended, tokens=revoked)


@router.delete("/me/sessions/{number}", auth=in_person, response=answers(None, 404, status=204))
def end_session(request: HttpRequest, number: Path[Number]) -> None:
    """End one of your sessions."""
    demand_recent(request)
    if not sessions.end_session(caller(request).user, number):
        raise Problem(404, "not-found", "There is no such session.")


# -- leaving ----------------------------------------------------------------------------------


@router.delete("/me", auth=in_person, response=answers(Farewell, status=202))
@limited("account")
def leave(request: HttpRequest) -> Farewell:
    """Request the erasure of your account. You can cancel it for seven days."""
    demand_recent(request)
    return Farewell(erase_after=erasure.ask_to_erase(caller(request).user))


@router.post("/me/stay", auth=in_person, response=answers(Me, 409))
@limited("account")
def stay(request: HttpRequest) -> Me:
    """Cancel the erasure of your account."""
    user = caller(request).user
    if not erasure.think_again(user):
        raise Problem(409, "not-leaving", "Nobody asked for this account to be erased.")
    user.refresh_from_db()
    return me_of(user)
