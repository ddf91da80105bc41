"""Who is staff: moderators judge what users do, operators decide about the site.

Staff must have a second factor before they are appointed. Both appointing and dismissing end the
account's sessions: staff sessions are shorter, and a dismissed account keeps none of them.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from django.contrib.auth.models import Permission
from django.db import transaction

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.sessions import end_sessions
from gonfalon.server.accounts.staff import has_factor

log = logging.getLogger(__name__)

ROLES: Final = {"moderator": ("tables", "moderate"), "operator": ("site", "operate")}


class CannotAppoint(Exception):
    """The account cannot be staff, for the reason in the message."""


@dataclass(frozen=True)
class Member:
    """Somebody with access to the admin pages."""

    name: str
    roles: tuple[str, ...]
    has_factor: bool
    last_sign_in: datetime | None


def members() -> list[Member]:
    """Return all staff, by name."""
    found = User.objects.filter(is_staff=True, is_active=True).order_by("username")
    return [
        Member(user.username, tuple(roles_of(user)), has_factor(user), user.last_login)
        for user in found
    ]


def roles_of(user: User) -> list[str]:
    """Return the roles of an account."""
    return [role for role, (app, name) in ROLES.items() if user.has_perm(f"{app}.{name}")]


def named(name: str) -> User:
    """Return the account of that name."""
    found = User.objects.filter(username__iexact=name, is_active=True).first()
    if found is None:
        raise CannotAppoint(f"there is no account {name}")
    return found


@transaction.atomic
def appoint(name: str, roles: Iterable[str]) -> Member:
    """Give an account exactly these roles."""
    user = named(name)
    if user.is_guest or user.is_bot:
        raise CannotAppoint(f"{user.username} is a {'guest' if user.is_guest else 'bot'}")
    if not has_factor(user):
        raise CannotAppoint(
            f"{user.username} has no second factor: an authenticator app or a passkey is set up"
            " under /preferences, then run this again"
        )
    wanted = sorted(set(roles))
    user.user_permissions.remove(*permissions(ROLES))
    user.user_permissions.add(*permissions(wanted))
    user.is_staff = True
    user.save(update_fields=["is_staff"])
    end_sessions(user)
    log.warning("appointed", extra={"account": str(user.pk), "roles": wanted})
    return Member(user.username, tuple(wanted), True, user.last_login)


@transaction.atomic
def dismiss(name: str) -> None:
    """Take all roles from an account."""
    user = named(name)
    if not user.is_staff:
        raise CannotAppoint(f"{user.username} is not staff")
    user.user_permissions.remove(*permissions(ROLES))
    user.is_staff = user.is_superuser = False
    user.save(update_fields=["is_staff", "is_superuser"])
    end_sessions(user)
    log.warning("dismissed", extra={"account": str(user.pk)})


def permissions(roles: Iterable[str]) -> list[Permission]:
    """Return the permissions of roles."""
    return [
        Permission.objects.get(content_type__app_label=app, codename=name)
        for app, name in (ROLES[role] for role in roles)
    ]
