"""What everyone may know about an account."""

from __future__ import annotations

from uuid import UUID

from ninja import Schema

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names.names import tidy


class Person(Schema):
    """A user's public profile."""

    id: UUID
    name: str
    guest: bool
    bot: bool
    gone: bool


def person(user: User) -> Person:
    """Return a user's public profile."""
    return Person(
        id=user.id,
        name=user.username,
        guest=user.is_guest,
        bot=user.is_bot,
        gone=user.erased_at is not None,
    )


def find_person(who: str) -> User | None:
    """Return an account by its id or its name in any case; erased accounts have no name."""
    try:
        return User.objects.filter(pk=UUID(who)).first()
    except ValueError:
        return User.objects.filter(username__iexact=tidy(who), erased_at__isnull=True).first()
