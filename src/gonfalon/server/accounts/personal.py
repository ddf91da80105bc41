"""The personal data of accounts: how to export and erase it."""

from __future__ import annotations

import secrets
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.db.models import Q
from django.utils import timezone

from gonfalon.server.accounts.leaving.personal_data import register
from gonfalon.server.accounts.models import Block, Follow, Token, User
from gonfalon.server.accounts.names.names import FORMER
from gonfalon.server.accounts.sessions import end_sessions

FORMER_LANGUAGE, FORMER_ZONE = "en", "UTC"


def export_profile(user: User) -> dict[str, Any]:
    """Return the account itself."""
    return {
        "id": user.id,
        "name": user.username,
        "email": user.email,
        "guest": user.is_guest,
        "bot": user.is_bot,
        "language": user.language,
        "time_zone": user.time_zone,
        "preferences": user.preferences,
        "joined": user.date_joined,
        "last_sign_in": user.last_login,
        "erase_after": user.erase_after,
        "bots": list(user.bots.values("id", "username", "date_joined", "is_active")),
    }


def erase_profile(user: User) -> None:
    """Anonymize the row instead of deleting it, because matches refer to it."""
    user.rename(f"{FORMER} {secrets.token_hex(5)}")
    user.email = ""
    user.set_unusable_password()
    user.is_guest = user.is_staff = user.is_superuser = user.is_active = False
    user.language, user.time_zone, user.preferences = FORMER_LANGUAGE, FORMER_ZONE, {}
    user.last_login = user.erase_after = None
    user.date_joined = user.erased_at = timezone.now()
    user.save()
    user.groups.clear()
    user.user_permissions.clear()


def export_mailboxes(user: User) -> list[dict[str, Any]]:
    """Return the email addresses."""
    return list(EmailAddress.objects.filter(user=user).values("email", "verified", "primary"))


def erase_mailboxes(user: User) -> None:
    """Delete the email addresses."""
    EmailAddress.objects.filter(user=user).delete()


def export_keys(user: User) -> list[dict[str, Any]]:
    """Return the second factors and passkeys, without their secrets."""
    found = Authenticator.objects.filter(user=user)
    return [
        {"type": key.type, "created": key.created_at, "last_used": key.last_used_at}
        for key in found
    ]


def erase_keys(user: User) -> None:
    """Delete second factors and passkeys."""
    Authenticator.objects.filter(user=user).delete()


def export_tokens(user: User) -> list[dict[str, Any]]:
    """Return the tokens, without their hashes."""
    fields = ("name", "hint", "scopes", "created_at", "used_at", "revoked_at")
    return list(Token.objects.filter(user=user).values(*fields))


def erase_tokens(user: User) -> None:
    """Delete the tokens."""
    Token.objects.filter(user=user).delete()


def export_sessions(user: User) -> list[dict[str, Any]]:
    """Return the user's sessions."""
    fields = ("created_at", "last_seen_at", "ip", "user_agent")
    return list(UserSession.objects.filter(user=user).values(*fields))


def erase_sessions(user: User) -> None:
    """End all sessions."""
    end_sessions(user)


def export_people(user: User) -> dict[str, list[str]]:
    """Return whom a user follows and whom they have blocked."""
    follows = Follow.objects.filter(user=user).order_by("at")
    blocks = Block.objects.filter(user=user).order_by("at")
    return {
        "following": list(follows.values_list("followed__username", flat=True)),
        "blocked": list(blocks.values_list("blocked__username", flat=True)),
    }


def erase_people(user: User) -> None:
    """Delete follows and blocks by and of the user."""
    Follow.objects.filter(Q(user=user) | Q(followed=user)).delete()
    Block.objects.filter(Q(user=user) | Q(blocked=user)).delete()


register("mailboxes", export_mailboxes, erase_mailboxes, "account.emailaddress")
register("keys", export_keys, erase_keys, "mfa.authenticator")
register("tokens", export_tokens, erase_tokens, "accounts.token")
register("sessions", export_sessions, erase_sessions, "usersessions.usersession")
register("people", export_people, erase_people, "accounts.follow", "accounts.block")
register("profile", export_profile, erase_profile, "accounts.user")
