"""Tickets: how a program, which has no cookie, gets a socket. Used once, within 30 seconds.

Redis, or the process if it is the only one, keeps a hash of the ticket beside what it is good
for; taking it removes it. A ticket made with a token stands for that token and ends with it. One
made in a session only adds an invitation: its socket needs the session's cookie as well.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import time
from uuid import UUID

import redis
from django.conf import settings

from gonfalon.server.live.announce import client
from gonfalon.server.live.rights import Claim
from gonfalon.server.live.store import Store, prefix

SECONDS = 30
SHAPE = re.compile(r"[\w-]{43}", re.ASCII)
MARK = "ticket."
OWN: dict[str, tuple[float, str]] = {}  # for a server of one process without Redis


class NoTickets(Exception):
    """Redis is away; ask again, or ask for versions instead of listening."""


def make_ticket(table: UUID, user: UUID, token: UUID | None, invite: str) -> str:
    """Return a ticket for one socket of a user at a table."""
    ticket = secrets.token_urlsafe(32)
    good_for = [str(table), str(user), None if token is None else str(token), invite]
    if not settings.REDIS:
        keep(name_of(ticket), json.dumps(good_for))
        return ticket
    try:
        client().set(name_of(ticket), json.dumps(good_for), ex=SECONDS)
    except (redis.RedisError, OSError) as error:
        raise NoTickets from error
    return ticket


async def take_ticket(store: Store, ticket: str, table: UUID) -> Claim | None:
    """Use a ticket up; None if it is not good for that table."""
    if not SHAPE.fullmatch(ticket):
        return None
    if settings.REDIS:
        found = await store.ask(lambda redis: redis.getdel(name_of(ticket)))
    else:
        found = take_own(name_of(ticket))
    if found is None:
        return None
    good_for, user, token, invite = json.loads(found)
    if good_for != str(table):
        return None
    return Claim(
        table, UUID(user), token=None if token is None else UUID(token), invite=str(invite)
    )


def keep(name: str, good_for: str) -> None:
    """Keep a ticket in this process, which is the only one."""
    now = time.monotonic()
    for old in [n for n, (until, _) in OWN.items() if until < now]:
        OWN.pop(old, None)
    OWN[name] = (now + SECONDS, good_for)


def take_own(name: str) -> str | None:
    """Take a ticket of this process."""
    until, good_for = OWN.pop(name, (0.0, ""))
    return good_for if until >= time.monotonic() else None


def name_of(ticket: str) -> str:
    """Return where a ticket is kept."""
    return f"{prefix()}:ticket:{hashlib.sha256(ticket.encode()).hexdigest()}"
