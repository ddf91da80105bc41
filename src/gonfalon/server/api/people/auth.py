"""Authentication: a user with a session, a program with a token, or anonymous.

    @router.get("/mine", auth=may("read"))
    def mine(request: HttpRequest) -> ...:
        user = caller(request).user

A session may do everything its user may, and needs the CSRF token for unsafe methods. A token may
do what its scopes permit. Lists for `auth=`:

`may(scope)`: a session, or a token with that scope. `in_person`: a session only (for managing the
account). `anybody(scope)`: everyone, known or not (see `anyone(request).user`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from ninja.security import APIKeyCookie, HttpBearer
from ninja.utils import check_csrf

from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.sessions import recently
from gonfalon.server.accounts.tokens import SCOPES, find_token
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import spend_for

Auth = list[Callable[[HttpRequest], Any]]
SAFE = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Caller:
    """The user of a request, and the token used, if any."""

    user: User | None
    token: Token | None = None

    def may(self, scope: str) -> bool:
        """True if a scope is granted; a session has all scopes."""
        return self.token is None or scope in self.token.scopes


@dataclass(frozen=True)
class Known(Caller):
    """A caller whose user is known."""

    user: User


class ByToken(HttpBearer):
    """A program with a personal token."""

    openapi_name = "token"
    openapi_description = "A personal token, gon_…, with scopes"

    def __init__(self, scope: str) -> None:
        if scope and scope not in SCOPES:
            raise ValueError(f"no scope {scope!r}")
        self.scope = scope
        super().__init__()

    def authenticate(self, request: HttpRequest, token: str) -> Caller:
        """Accept a valid token of an active account that has the scope."""
        found = find_token(token)
        if found is None:
            spend_for(request, "bad-token")
            raise Problem(401, "bad-token", "This token is not valid.")
        if not self.scope:
            raise Problem(403, "in-person", "Only a person who is signed in can do this.")
        if self.scope not in found.scopes:
            raise Problem(403, "missing-scope", f"The token lacks the scope {self.scope}.")
        return Caller(found.user, found)


class BySession(APIKeyCookie):
    """A signed-in user; unsafe methods require the CSRF token."""

    param_name = settings.SESSION_COOKIE_NAME
    openapi_description = "The session of somebody who is signed in"

    def __init__(self) -> None:
        super().__init__(csrf=False)
        self.openapi_name = "session"

    def authenticate(self, request: HttpRequest, key: str | None) -> Caller | None:
        """Accept an active account."""
        if not key or not isinstance(request.user, User) or not request.user.is_active:
            return None
        demand_csrf(request)
        return Caller(request.user)


def demand_csrf(request: HttpRequest) -> None:
    """Refuse an unsafe request without a valid CSRF token."""
    if request.method not in SAFE and check_csrf(request) is not None:
        raise Problem(403, "csrf", "The CSRF token is missing or wrong.")


def demand_recent(request: HttpRequest) -> None:
    """Require a recent sign-in for sensitive changes."""
    if not recently(request):
        raise Problem(403, "reauthenticate", "Please confirm first that it is you.")


def nobody(request: HttpRequest) -> Caller:
    """Count an anonymous request by address, and refuse it."""
    spend_for(request, "anonymous")
    raise Problem(401, "who-are-you", "Sign in, or send a token.")


def stranger(request: HttpRequest) -> Caller:
    """Count an anonymous request by address, and accept it."""
    spend_for(request, "anonymous")
    demand_csrf(request)
    return Caller(None)


def may(scope: str) -> Auth:
    """Return the authenticators for a session, or a token with a scope."""
    return [ByToken(scope), BySession(), nobody]


def anybody(scope: str = "read") -> Auth:
    """Return the authenticators that also accept anonymous requests."""
    return [ByToken(scope), BySession(), stranger]


in_person: Auth = [ByToken(""), BySession(), nobody]


def caller(request: HttpRequest) -> Known:
    """Return the authenticated caller; for operations that require one."""
    found = anyone(request)
    if found.user is None:
        raise Problem(401, "who-are-you", "Sign in, or send a token.")
    return Known(found.user, found.token)


def anyone(request: HttpRequest) -> Caller:
    """Return the caller; `user` is None for anonymous requests."""
    found = getattr(request, "auth", None)
    return found if isinstance(found, Caller) else Caller(None)
