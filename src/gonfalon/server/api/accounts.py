"""Accounts: guests, the own account, tokens, bots, sessions, export and erasure.

Sign-up, sign-in, mailboxes, passwords, second factors and passkeys are allauth's, under /auth/.
"""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import Annotated, Any, Literal
from uuid import UUID
from zoneinfo import available_timezones

from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from ninja import Field, Path, Router
from pydantic import AfterValidator, StringConstraints

from gonfalon.server.accounts import bots, erasure, guests, sessions, tokens
from gonfalon.server.accounts.export import export
from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.names import check_name, tidy
from gonfalon.server.accounts.preferences import Preferences, prefer, preferences_of
from gonfalon.server.api.auth import anybody, anyone, caller, in_person, may
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits import limited, spend
from gonfalon.server.api.schemas import Error, Person, Schema, Strict, answers, person

router = Router(tags=["accounts"])


@lru_cache(maxsize=1)
def zones() -> frozenset[str]:
    """Return the time zones there are."""
    return frozenset(available_timezones())


def known_zone(name: str) -> str:
    """Accept the name of a time zone."""
    if name not in zones():
        raise ValueError("not a time zone, such as Europe/Kyiv")
    return name


Language = Literal["en", "ru", "uk", "pl"]
Zone = Annotated[str, StringConstraints(max_length=64), AfterValidator(known_zone)]
Name = Annotated[str, StringConstraints(min_length=2, max_length=48)]
Email = Annotated[str, StringConstraints(min_length=3, max_length=254)]
Secret = Annotated[str, StringConstraints(min_length=1, max_length=128)]
Label = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60)]
Scope = Literal["read", "play", "challenge", "bot"]
Number = Annotated[int, Field(ge=1, le=2**63 - 1)]


class Me(Schema):
    """The own account."""

    id: UUID
    name: str
    guest: bool
    bot: bool
    staff: bool
    email: str
    language: str
    time_zone: str
    preferences: Preferences
    erase_after: datetime | None


class Hello(Schema):
    """What a client needs to begin."""

    csrf_token: str
    me: Me | None
    languages: list[str]


class NewGuest(Strict):
    """A guest, before the first click is over."""

    language: Language = "en"
    time_zone: Zone = "UTC"


class Changes(Strict):
    """What of the own account is to change."""

    name: Name | None = None
    language: Language | None = None
    time_zone: Zone | None = None
    preferences: Preferences | None = None


class Upgrade(Strict):
    """What makes a guest a full account."""

    name: Name
    email: Email
    password: Secret


class NewToken(Strict):
    """A token that is wanted."""

    name: Label
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=4)]


class TokenShown(Schema):
    """A token in a list."""

    id: UUID
    name: str
    hint: str
    scopes: list[str]
    created_at: datetime
    used_at: datetime | None


class TokenMade(TokenShown):
    """A new token with its text, which is shown once."""

    token: str


class NewBot(Strict):
    """A bot account that is wanted."""

    name: Name


class SessionShown(Schema):
    """A session in a list."""

    id: int
    current: bool
    created_at: datetime
    last_seen_at: datetime
    address: str
    browser: str


class Ended(Schema):
    """How many sessions were ended."""

    ended: int


class Farewell(Schema):
    """When the account will be gone."""

    erase_after: datetime


def me_of(user: User) -> Me:
    """Return somebody to themselves."""
    return Me(
        id=user.id,
        name=user.username,
        guest=user.is_guest,
        bot=user.is_bot,
        staff=user.is_staff,
        email=user.email,
        language=user.language,
        time_zone=user.time_zone,
        preferences=preferences_of(user),
        erase_after=user.erase_after,
    )


def shown(token: Token) -> dict[str, Any]:
    """Return a token as it is listed."""
    return {
        "id": token.id,
        "name": token.name,
        "hint": token.hint,
        "scopes": token.scopes,
        "created_at": token.created_at,
        "used_at": token.used_at,
    }


def demand_recent(request: HttpRequest) -> None:
    """Sensitive changes need somebody who has just shown who they are."""
    if not sessions.recently(request):
        raise Problem(403, "reauthenticate", "Please confirm first that it is you.")


def free_name(user: User, name: str) -> str:
    """Return a name in its one spelling, if it may be had."""
    name = tidy(name)
    check_name(name)
    if User.objects.filter(username__iexact=name).exclude(pk=user.pk).exists():
        raise Problem(409, "name-taken", "This name is taken.")
    return name


# -- who am I ---------------------------------------------------------------------------------


@router.get("/hello", auth=anybody(), response=answers(Hello))
def hello(request: HttpRequest) -> Hello:
    """Who asks, if known, and the CSRF token for what follows."""
    user = anyone(request).user
    return Hello(
        csrf_token=get_token(request),
        me=me_of(user) if user else None,
        languages=["en", "ru", "uk", "pl"],
    )


@router.post("/guest", auth=anybody("play"), response=answers(Me, 409, status=201))
@limited("guest")
def become_guest(request: HttpRequest, body: NewGuest) -> Any:
    """Play at once: make a guest under a readable name and sign in."""
    if anyone(request).user is not None:
        raise Problem(409, "signed-in", "You are signed in already.")
    guest = guests.make_guest(body.language, body.time_zone)
    guests.enter(request, guest)
    return me_of(guest)


@router.get("/me", auth=may("read"), response=answers(Me))
def me(request: HttpRequest) -> Me:
    """The own account."""
    return me_of(caller(request).user)


@router.patch("/me", auth=in_person, response=answers(Me, 409))
@limited("account")
def change_me(request: HttpRequest, body: Changes) -> Me:
    """Change name, language, time zone or preferences; what is not named stays as it is."""
    try:
        with transaction.atomic():
            user = User.objects.select_for_update().get(pk=caller(request).user.pk)
            if body.name is not None:
                user.username = free_name(user, body.name)
            user.language = body.language or user.language
            user.time_zone = body.time_zone or user.time_zone
            if body.preferences is not None:
                prefer(user, body.preferences)
            user.save(update_fields=["username", "language", "time_zone", "preferences"])
    except IntegrityError:
        raise Problem(409, "name-taken", "This name is taken.") from None
    return me_of(user)


@router.post("/me/upgrade", auth=in_person, response=answers(Me, 409))
@limited("sign-up")
def upgrade(request: HttpRequest, body: Upgrade) -> Me:
    """Make a guest a full account; the id stays, and with it every match."""
    user = caller(request).user
    if not user.is_guest:
        raise Problem(409, "not-a-guest", "This is a full account already.")
    name = free_name(user, body.name)
    spend("mail", body.email.strip().lower())
    try:
        return me_of(guests.upgrade(request, user, name, body.email, body.password))
    except IntegrityError:
        raise Problem(409, "name-taken", "This name is taken.") from None


@router.get("/people/{who}", auth=anybody(), response=answers(Person, 404))
def somebody(request: HttpRequest, who: Annotated[Name, Path()]) -> Person:
    """Somebody by id or by name, as everybody may see them."""
    try:
        found = User.objects.filter(pk=UUID(who)).first()
    except ValueError:
        found = User.objects.filter(username__iexact=tidy(who), erased_at__isnull=True).first()
    if found is None:
        raise Problem(404, "not-found", "There is nobody of that id or name.")
    return person(found)


# -- tokens and bots --------------------------------------------------------------------------


@router.get("/me/tokens", auth=in_person, response=answers(list[TokenShown]))
def list_tokens(request: HttpRequest) -> Any:
    """Own tokens that still work."""
    return [shown(token) for token in tokens.live_tokens(caller(request).user)]


@router.post("/me/tokens", auth=in_person, response=answers(TokenMade, status=201))
@limited("tokens")
def make_token(request: HttpRequest, body: NewToken) -> Any:
    """Make a token; its text is shown this once."""
    demand_recent(request)
    user = caller(request).user
    if user.is_guest:
        raise Problem(403, "guest", "Tokens are for full accounts.")
    token, text = tokens.make_token(user, body.name, list(body.scopes))
    return {**shown(token), "token": text}


@router.delete("/me/tokens/{token}", auth=in_person, response=answers(None, 404, status=204))
def revoke_token(request: HttpRequest, token: UUID) -> None:
    """End a token of one's own or of an own bot."""
    if not tokens.revoke_token(caller(request).user, token):
        raise Problem(404, "not-found", "There is no such token.")


@router.get("/me/bots", auth=in_person, response=answers(list[Person]))
def list_bots(request: HttpRequest) -> Any:
    """The bot accounts one keeps."""
    return [person(bot) for bot in bots.kept(caller(request).user)]


@router.post("/me/bots", auth=in_person, response=answers(Person, 409, status=201))
@limited("tokens")
def make_bot(request: HttpRequest, body: NewBot) -> Any:
    """Make a bot account; give it a token to let it play."""
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
    """End a bot account: its tokens stop, its matches stay."""
    bots.retire(own_bot(request, bot))


@router.get("/me/bots/{bot}/tokens", auth=in_person, response=answers(list[TokenShown], 404))
def list_bot_tokens(request: HttpRequest, bot: UUID) -> Any:
    """The tokens of an own bot."""
    return [shown(token) for token in tokens.live_tokens(own_bot(request, bot))]


@router.post("/me/bots/{bot}/tokens", auth=in_person, response=answers(TokenMade, 404, status=201))
@limited("tokens")
def make_bot_token(request: HttpRequest, bot: UUID, body: NewToken) -> Any:
    """Make a token for an own bot."""
    demand_recent(request)
    token, text = tokens.make_token(own_bot(request, bot), body.name, list(body.scopes))
    return {**shown(token), "token": text}


def own_bot(request: HttpRequest, bot: UUID) -> User:
    """Return a bot of whoever asks."""
    found = bots.find_bot(caller(request).user, bot)
    if found is None:
        raise Problem(404, "not-found", "You keep no such bot.")
    return found


# -- sessions ---------------------------------------------------------------------------------


@router.get("/me/sessions", auth=in_person, response=answers(list[SessionShown]))
def list_sessions(request: HttpRequest) -> Any:
    """Where one is signed in."""
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
    """Sign out everywhere else."""
    user = caller(request).user
    return Ended(ended=sessions.end_sessions(user, but=request.session.session_key))


@router.delete("/me/sessions/{number}", auth=in_person, response=answers(None, 404, status=204))
def end_session(request: HttpRequest, number: Path[Number]) -> None:
    """Sign out in one place."""
    if not sessions.end_session(caller(request).user, number):
        raise Problem(404, "not-found", "There is no such session.")


# -- leaving ----------------------------------------------------------------------------------


@router.post(
    "/me/export",
    auth=in_person,
    response={200: None, **dict.fromkeys((400, 401, 403, 413, 415, 422, 429, 503), Error)},
    openapi_extra={
        "responses": {
            200: {
                "description": "A zip: JSON, and a page for reading",
                "content": {"application/zip": {"schema": {"type": "string"}}},
            }
        }
    },
)
def export_me(request: HttpRequest) -> HttpResponse:
    """Everything held about oneself, as one zip."""
    demand_recent(request)
    user = caller(request).user
    spend("export", f"u{user.pk}")
    made = HttpResponse(export(user), content_type="application/zip")
    made["Content-Disposition"] = 'attachment; filename="gonfalon.zip"'
    made["Cache-Control"] = "no-store"
    return made


@router.delete("/me", auth=in_person, response=answers(Farewell, status=202))
@limited("account")
def leave(request: HttpRequest) -> Farewell:
    """Ask for the account to be erased; for seven days this can be taken back."""
    demand_recent(request)
    return Farewell(erase_after=erasure.ask_to_erase(caller(request).user))


@router.post("/me/stay", auth=in_person, response=answers(Me, 409))
@limited("account")
def stay(request: HttpRequest) -> Me:
    """Take back the wish to be erased."""
    user = caller(request).user
    if not erasure.think_again(user):
        raise Problem(409, "not-leaving", "Nobody asked for this account to be erased.")
    user.refresh_from_db()
    return me_of(user)
