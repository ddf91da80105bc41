"""Tables with people at them, ready to play, for the tests of play."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Collection
from typing import Any
from uuid import UUID

from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore

from gonfalon.kernel.chance.seeds import house_commitment
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.starting import begin_seeding
from gonfalon.table.quick_start import QuickStart

SEED = os.environ.get("GONFALON_TEST_SEED", "")  # other matches than usual
_made: Counter[str] = Counter()


def destiny() -> dict[str, Any]:
    """Return what the chance of a table comes from: in the same test, the same every time."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    _made[test] += 1
    luck = random.Random(f"{SEED} {test} {_made[test]}")
    secret, salt = luck.randbytes(32), luck.randbytes(32)
    return {
        "id": UUID(bytes=luck.randbytes(16), version=4),
        "house_secret": secret,
        "house_salt": salt,
        "house_commitment": house_commitment(secret, salt),
    }


def people(count: int, prefix: str = "Player") -> list[User]:
    """Make accounts that play."""
    return [User.objects.create(username=f"{prefix}{n}") for n in range(count)]


def token(user: User) -> str:
    """Give somebody a token for play."""
    return make_token(user, "play", ["read", "play"])[1]


def session(user: User) -> str:
    """Sign somebody in; return the key of the session."""
    made = SessionStore()
    made[SESSION_KEY] = str(user.pk)
    made[BACKEND_SESSION_KEY] = "allauth.account.auth_backends.AuthenticationBackend"
    made[HASH_SESSION_KEY] = user.get_session_auth_hash()
    made.create()
    assert made.session_key
    return made.session_key


def table(users: list[User], bot: int = -1, quick: Collection[int] = (), **fields: Any) -> Table:
    """Seat people at a table of their own, one seat perhaps taken by a bot, and start.

    `quick` are the seats that wish for a quick start.
    """
    from django.db import transaction

    made = Table(
        game=fields.pop("game", "mastery"),
        policy=fields.pop("policy", "quick"),
        owner=users[0],
        seat_count=len(users),
        **destiny(),
        **fields,
    )
    with transaction.atomic():
        made.save()
        for number, user in enumerate(users):
            if number == bot:
                Seat.objects.create(table=made, number=number, bot="random")
            else:
                wish = QuickStart().to_json() if number in quick else None
                Seat.objects.create(
                    table=made, number=number, user=user, ready=True, quick_start=wish
                )
        begin_seeding(made)
    return made
