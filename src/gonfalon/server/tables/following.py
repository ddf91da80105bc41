"""Following players. Two who follow each other are friends, and see when the other is online."""

from __future__ import annotations

from dataclasses import dataclass

from django.db.models import Exists, OuterRef

from gonfalon.server.accounts.models import Follow, User
from gonfalon.server.tables.blocking import hold_both, refuse_apart
from gonfalon.server.tables.refusals import NotFound, NotNow

MOST = 500  # followed users per user


@dataclass(frozen=True)
class Followed:
    """Someone whom a user follows, and whether they follow back."""

    user: User
    friend: bool


def follow(user: User, other: User) -> None:
    """Follow a user. Following them already is not an error."""
    if other.pk == user.pk:
        raise NotNow("yourself", "You cannot follow yourself.")
    if not other.is_active or other.erased_at is not None:
        raise NotFound("no-such-player", "There is no such player.")
    with hold_both(user, other):
        refuse_apart(user, other)
        if Follow.objects.filter(user=user, followed=other).exists():
            return
        if Follow.objects.filter(user=user).count() >= MOST:
            raise NotNow("too-many-follows", f"You can follow {MOST} players at most.")
        Follow.objects.create(user=user, followed=other)


def unfollow(user: User, other: User) -> None:
    """Stop following a user."""
    Follow.objects.filter(user=user, followed=other).delete()


def followed_by(user: User) -> list[Followed]:
    """Return whom a user follows, by name."""
    back = Exists(Follow.objects.filter(user=OuterRef("followed"), followed=user))
    found = Follow.objects.filter(user=user, followed__is_active=True).annotate(friend=back)
    ordered = found.select_related("followed").order_by("followed__username")
    return [Followed(row.followed, row.friend) for row in ordered]
