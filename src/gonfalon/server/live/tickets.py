"""Tickets: how a program without a cookie opens a socket. Single-use, valid for 30 seconds.

A hash of the ticket is stored with what it permits, in Redis or, in a single-process server, in
memory; taking a ticket removes it. A ticket made with a token represents that token and ends with
it. One made in a session only adds an invitation: its socket needs the session's cookie as well.
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

from gonfalon.server.hints import client
from gonfalon.server.live.rights import Claim
from gonfalon.server.live.store import Store, prefix

SECONDS = 30
SHAPE = re.compile(r"[\w-]{43}", re.ASCII)
MARK = "ticket."
OWN: dict[str, tuple[float, str]] = {}  # for a single-process server without Redis


class NoTickets(Exception):
    """Redis is away; retry, or poll for versions instead of listening."""


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
    """Consume a ticket; None if it is not valid for that table."""
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
    """Store a ticket in memory and drop expired ones."""
    now = time.monotonic()
    for old in [n for n, (until, _) in OWN.items() if until < now]:
        OWN.pop(old, None)
    OWN[name] = (now + SECONDS, good_for)


def take_own(name: str) -> str | None:
    """Take a ticket from memory."""
    until, good_for = OWN.pop(name, (0.0, ""))
    return good_for if until >= time.monotonic() else None


def name_of(ticket: str) -> str:
    """Return the key of a ticket."""
    return f"{prefix()}:ticket:{hashlib.sha256(ticket.encode()).hexdigest()}"
