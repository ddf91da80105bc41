"""Sessions: how long they last, listing them, and ending them.

Players: 30 days idle, 90 days in total. Staff: 15 minutes idle, 8 hours in total. The last use is
stored only occasionally, because a move must not pay for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from allauth.account.internal.flows.login import get_authentication_records
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.auth.signals import user_logged_in
from django.dispatch import receiver
from django.http import HttpRequest, HttpResponse

from gonfalon.server.accounts.models import User

DAY = 24 * 3600
PLAYER = (30 * DAY, 90 * DAY, 3600)  # idle, total, how often the use is stored
STAFF = (15 * 60, 8 * 3600, 60)
BORN, SEEN, IS_STAFF = "born", "seen", "staff"


class SessionAge:
    """Ends sessions that are too old, and records the use of others."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Check the session, if there is one."""
        if settings.SESSION_COOKIE_NAME in request.COOKIES:
            attend(request)
        return self.get_response(request)


def attend(request: HttpRequest) -> None:
    """End a session that is too old; record its use if the last record is old."""
    session = request.session
    if SESSION_KEY not in session:
        return
    now = int(time.time())
    idle, whole, often = STAFF if session.get(IS_STAFF) else PLAYER
    born, seen = session.get(BORN, now), session.get(SEEN, 0)
    if now - born > whole or (seen and now - seen > idle):
        UserSession.objects.filter(session_key=session.session_key).delete()
        session.flush()
        return
    if now - seen > often:
        session[BORN], session[SEEN] = born, now
        if isinstance(request.user, User):
            UserSession.objects.create_from_request(request)


@receiver(user_logged_in)
def begin(sender: Any, request: HttpRequest | None, user: Any, **_: Any) -> None:
    """Record when a session began, and list it."""
    if request is None or not hasattr(request, "session"):
        return
    if not hasattr(request, "user"):
        request.user = user
    now = int(time.time())
    request.session[BORN] = request.session[SEEN] = now
    request.session[IS_STAFF] = bool(getattr(user, "is_staff", False))
    UserSession.objects.create_from_request(request)


def sessions_of(user: User) -> list[UserSession]:
    """Return the active sessions of an account."""
    found: list[UserSession] = UserSession.objects.purge_and_list(user)
    return sorted(found, key=lambda s: s.last_seen_at, reverse=True)


def end_session(user: User, number: int) -> bool:
    """End one session of an account; return whether there was one."""
    found = UserSession.objects.filter(user=user, pk=number).first()
    if found is None:
        return False
    found.end()
    return True


def end_sessions(user: User, but: str | None = None) -> int:
    """End all sessions of an account, except `but`; return how many."""
    count = 0
    for found in UserSession.objects.filter(user=user):
        if found.session_key != but:
            found.end()
            count += 1
    return count


def recently(request: HttpRequest) -> bool:
    """True if the user has authenticated recently; always True for guests.

    An account with neither password nor factor can still do so: reset the password by email, then
    sign in.
    """
    if request.user.is_authenticated and request.user.is_guest:
        return True
    records = get_authentication_records(request, request.user)
    latest = max([float(request.session.get(BORN, 0)), *(float(r["at"]) for r in records)])
    return time.time() - latest < settings.ACCOUNT_REAUTHENTICATION_TIMEOUT
