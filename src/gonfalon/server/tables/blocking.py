"""Blocking: two users keep apart. Nothing is said to a blocked user until they try something.

A block holds for the bots of both as well, but whoever blocks a bot blocks only that bot.

Someone who is blocked cannot follow, invite or challenge the other, see when they are online, open
their history, or take a seat at a table of theirs. What the blocked write in a chat is left out for
whoever blocked them. At tables of others both may sit: there the owner decides who does.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from gonfalon.server.accounts.bots import accounts_of
from gonfalon.server.accounts.models import Block, Follow, User
from gonfalon.server.tables.models import SeatInvitation, Table
from gonfalon.server.tables.refusals import Forbidden, NotNow

MOST = 1000  # blocked users per user


@contextmanager
def hold_both(user: User, other: User) -> Iterator[None]:
    """Let nobody else change what two users have to do with each other."""
    with transaction.atomic():
        pair = User.objects.filter(pk__in=(user.pk, other.pk)).order_by("pk")
        list(pair.select_for_update(no_key=True).values_list("pk"))
        yield


def has_blocked(user: User, other: User) -> bool:
    """True if a user, or a bot's keeper, has blocked another user, or the keeper of that bot."""
    who, whom = (user.pk, user.keeper_id), (other.pk, other.keeper_id)
    return Block.objects.filter(user__in=who, blocked__in=whom).exists()


def refuse_blocked(user: User | None, other: User) -> None:
    """Refuse a user whom the other has blocked."""
    if user is not None and has_blocked(other, user):
        raise Forbidden("blocked", "This player has blocked you.")


def refuse_apart(user: User, other: User) -> None:
    """Refuse if either of two users has blocked the other."""
    refuse_blocked(user, other)
    if has_blocked(user, other):
        raise NotNow("you-blocked", "You have blocked this player.")


def are_apart(user: User, other: User) -> bool:
    """True if either of two users has blocked the other."""
    return has_blocked(user, other) or has_blocked(other, user)


def refuse_apart_from_owner(table: Table, user: User) -> None:
    """Refuse a seat if either the user or the owner of the table has blocked the other."""
    owner = table.owner
    if owner is None or owner.pk == user.pk:
        return
    if has_blocked(owner, user):
        raise Forbidden("owner-blocked", "The owner of this table has blocked you.")
    if has_blocked(user, owner):
        raise NotNow("you-blocked-owner", "You have blocked the owner of this table.")


def block(user: User, other: User) -> None:
    """Block a user; neither follows the other any more, and invitations are withdrawn."""
    if other.pk == user.pk:
        raise NotNow("yourself", "You cannot block yourself.")
    with hold_both(user, other):
        if not Block.objects.filter(user=user, blocked=other).exists():
            if Block.objects.filter(user=user).count() >= MOST:
                raise NotNow("too-many-blocked", f"You can block {MOST} players at most.")
            Block.objects.create(user=user, blocked=other)
        mine, theirs = accounts_of(user), whom_it_concerns(other)
        follows = Q(user__in=mine, followed__in=theirs) | Q(user__in=theirs, followed__in=mine)
        Follow.objects.filter(follows).delete()
        between = Q(inviter__in=mine, invited__in=theirs) | Q(inviter__in=theirs, invited__in=mine)
        SeatInvitation.objects.filter(between, status=SeatInvitation.Status.PENDING).update(
            status=SeatInvitation.Status.WITHDRAWN, closed_at=timezone.now()
        )


def whom_it_concerns(blocked: User) -> QuerySet[User]:
    """Return the accounts that are blocked with an account: its bots, if it is a person's."""
    return User.objects.filter(Q(pk=blocked.pk) | Q(keeper=blocked.pk))


def lines_of_blocked(reader: User) -> Q:
    """Return the condition for chat lines of those whom a reader has blocked, and their bots."""
    blocked = Block.objects.filter(user__in=(reader.pk, reader.keeper_id)).values("blocked")
    return Q(user__in=blocked) | Q(user__keeper__in=blocked)


def unblock(user: User, other: User) -> None:
    """Unblock a user; follows do not come back."""
    Block.objects.filter(user=user, blocked=other).delete()


def blocked_by(user: User) -> list[User]:
    """Return the users whom a user has blocked."""
    return list(User.objects.filter(blocked_by__user=user).order_by("username"))
