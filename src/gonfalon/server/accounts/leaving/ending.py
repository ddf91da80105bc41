"""What a new password or signing out everywhere ends: all other sessions, all tokens.

A user who does either may fear an intruder, and a token made in the meantime would be the way back
in. The tokens of a user's bots count as theirs.
"""

from __future__ import annotations

from typing import Any

from allauth.account.signals import password_changed, password_reset, password_set
from django.dispatch import receiver
from django.http import HttpRequest

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.sessions import end_sessions
from gonfalon.server.accounts.tokens import revoke_all


def end_all_else(user: User, current: str | None) -> tuple[int, int]:
    """End everything but the current session; return the numbers of sessions and tokens."""
    return end_sessions(user, but=current), revoke_all(user)


@receiver((password_changed, password_set))
def password_is_new(sender: Any, request: HttpRequest, user: User, **_: Any) -> None:
    """Keep only the session in which the password was changed."""
    end_all_else(user, request.session.session_key)


@receiver(password_reset)
def password_was_forgotten(sender: Any, user: User, **_: Any) -> None:
    """End every session: whoever was signed in before may not be the owner of the address."""
    end_all_else(user, None)
