"""Making people and tables for tests, below the API."""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from typing import Any
from uuid import UUID

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.models import Permission
from django.db import connections
from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.play.models import Entry
from gonfalon.server.tables import lobby
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import Refusal
from gonfalon.server.tables.seats import seating
from tests.server.visitor import with_factor

_numbers = itertools.count(1)


def somebody(**fields: Any) -> User:
    """Make an account."""
    user = User(username=f"Player {next(_numbers)}", **fields)
    user.set_unusable_password()
    user.save()
    return user


def moderator(**fields: Any) -> User:
    """Make a moderator, with a second factor."""
    user = with_factor(somebody(is_staff=True, **fields))
    user.user_permissions.add(Permission.objects.get(codename="moderate"))
    return user


def confirmed(*users: User) -> None:
    """Let people have confirmed an email address, as rated play requires."""
    for user in users:
        if not user.is_guest:
            who, mailbox = user.keeper or user, f"{user.pk}@example.org"
            EmailAddress.objects.get_or_create(
                user=who, verified=True, defaults={"email": mailbox, "primary": True}
            )


def opened(owner: User, seats: int = 2, **fields: Any) -> Table:
    """Open a table."""
    if fields.get("rated"):
        confirmed(owner)
    return lobby.create(owner, lobby.Wanted(game="mastery", seats=seats, **fields))


def written(owner: User | None = None, **fields: Any) -> Table:
    """Write the row of a table for two, without a match and with nobody in its seats."""
    return Table.objects.create(
        game="mastery",
        owner=owner,
        seat_count=2,
        house_secret=b"s" * 32,
        house_salt=b"t" * 32,
        **fields,
    )


def written_answer(table: Table, user: User, **fields: Any) -> Entry:
    """Write the row of somebody's answer, the first entry in the log of a table."""
    row = {"kind": "choose", "seat": 0, "at": timezone.now(), **fields}
    return Entry.objects.create(table=table, seq=1, version=1, user=user, **row)


def fresh(table: Table) -> Table:
    """Return a table as it stands now."""
    return Table.objects.get(id=table.id)


def running(people: list[User], bots: int = 0, **fields: Any) -> Table:
    """Return a table at which people, and bots after them, play."""
    owner = people[0]
    seats = len(people) + bots
    levels = {len(people) + n: "random" for n in range(bots)}
    table = opened(owner, seats, bots=levels, **fields)
    if table.rated:
        confirmed(*people)
    for user in people[1:]:
        seating.join(table.id, user, invite=table.invite)
    for user in people:
        seating.ready(table.id, user)
    seating.start(table.id, owner)
    return fresh(table)


def at_once(work: list[Callable[[], Any]]) -> list[Any]:
    """Do everything at the same moment, each on a connection of its own; return what came out."""
    gate = threading.Barrier(len(work))
    results: list[Any] = [None] * len(work)

    def run(place: int) -> None:
        gate.wait()
        try:
            results[place] = work[place]()
        except Exception as error:
            results[place] = error
        finally:
            connections.close_all()

    threads = [threading.Thread(target=run, args=(n,)) for n in range(len(work))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def codes(results: list[Any]) -> list[str]:
    """Return "" for what went well, and the code of each refusal."""
    return [
        getattr(r, "code", type(r).__name__) if isinstance(r, Exception) else "" for r in results
    ]


def seat_users(table: Table) -> list[UUID | None]:
    """Return who sits where."""
    return list(table.seats.order_by("number").values_list("user_id", flat=True))


def refused(kind: type[Refusal], code: str) -> Any:
    """Expect a refusal with a code."""
    return pytest.raises(kind, check=lambda error: error.code == code)
