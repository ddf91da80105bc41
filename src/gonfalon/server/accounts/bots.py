"""Bot accounts: programs with an account, for which a keeper is responsible."""

from __future__ import annotations

from uuid import UUID

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import Q, QuerySet

from gonfalon.server.accounts.models import User, is_taken
from gonfalon.server.accounts.names.names import check_name, tidy

MOST = 10  # bots per keeper


def make_bot_account(keeper: User, name: str) -> User:
    """Create a bot account; it has no password and signs in by token only."""
    name = tidy(name)
    check_name(name)
    if keeper.is_bot or keeper.is_guest:
        raise ValidationError("Only a full account keeps bots.", code="not-a-keeper")
    with transaction.atomic():
        User.objects.select_for_update().get(pk=keeper.pk)
        if kept(keeper).count() >= MOST:
            raise ValidationError(f"At most {MOST} bots.", code="too-many-bots")
        if is_taken(name):
            raise ValidationError("This name is taken.", code="name-taken")
        bot = User(
            username=name,
            is_bot=True,
            keeper=keeper,
            language=keeper.language,
            time_zone=keeper.time_zone,
        )
        bot.set_unusable_password()
        bot.save()
    return bot


def kept(keeper: User) -> QuerySet[User]:
    """Return a keeper's active bots."""
    return User.objects.filter(keeper=keeper, is_bot=True, is_active=True).order_by("username")


def find_bot(keeper: User, bot: UUID) -> User | None:
    """Return one bot of a keeper."""
    return kept(keeper).filter(pk=bot).first()


def user_behind(user: User) -> UUID:
    """Return the person who answers for an account: the keeper of a bot, else the user."""
    return user.keeper_id or user.pk


def persons_behind(users: list[UUID]) -> list[UUID]:
    """Return the persons who answer for accounts, in no particular order."""
    keepers = dict(User.objects.filter(pk__in=users).values_list("pk", "keeper_id"))
    return [keepers.get(user) or user for user in users]


def accounts_of(user: User) -> QuerySet[User]:
    """Return the accounts of the person behind a user: their own and all their bots."""
    person = user_behind(user)
    return User.objects.filter(Q(pk=person) | Q(keeper=person))
