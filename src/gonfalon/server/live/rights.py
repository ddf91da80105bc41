"""The right to listen at a table, and whether it still holds.

Many claims are examined together with a handful of statements, since every socket is examined every
few seconds. When a session ends, an account is closed or a table becomes private, its sockets must
stop listening, whether or not a hint about it arrived.
"""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import UUID

from django.contrib.auth import HASH_SESSION_KEY, SESSION_KEY
from django.contrib.sessions.models import Session
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.sessions import BORN, IS_STAFF, PLAYER, SEEN, STAFF
from gonfalon.server.live.frames import NOT_YOURS, RESTART, SIGNED_OUT
from gonfalon.server.play.models import MovedTable
from gonfalon.server.tables.access import may_know
from gonfalon.server.tables.models import Seat, Table

KEY = re.compile(r"[a-z0-9]{8,40}")


@dataclass(frozen=True)
class Claim:
    """Who listens at which table, by which session or token."""

    table: UUID
    user: UUID
    session: str = field(default="", repr=False)
    token: UUID | None = None
    invite: str = field(default="", repr=False)


@dataclass(frozen=True)
class Verdict:
    """Whether a claim holds (0, or the close code) and which seat its user has."""

    code: int
    seat: int | None = None


@dataclass(frozen=True)
class Findings:
    """Verdicts in the order of the claims, and the versions of their tables."""

    verdicts: list[Verdict]
    versions: dict[str, int]


def user_of_session(key: str) -> UUID | None:
    """Return the user of a session; `examine` decides whether it is still valid."""
    if not KEY.fullmatch(key):
        return None
    found = Session.objects.filter(session_key=key, expire_date__gt=timezone.now()).first()
    if found is None:
        return None
    try:
        return UUID(str(found.get_decoded().get(SESSION_KEY)))
    except ValueError:
        return None


def examine(claims: Sequence[Claim]) -> Findings:
    """Check which claims hold now."""
    users = {u.id: u for u in User.objects.filter(id__in={c.user for c in claims}, is_active=True)}
    keys = {c.session for c in claims if c.session}
    sessions = {
        s.session_key: s.get_decoded()
        for s in Session.objects.filter(session_key__in=keys, expire_date__gt=timezone.now())
    }
    marks = {c.token for c in claims if c.token is not None}
    tokens = (
        set(
            Token.objects.filter(id__in=marks, revoked_at__isnull=True).values_list("id", "user_id")
        )
        if marks
        else set()
    )
    tables = {
        t.id: t
        for t in Table.objects.only("visibility", "invite", "owner_id", "version").filter(
            id__in={c.table for c in claims}
        )
    }
    # By table alone: a table has few seats, but a user may have had a seat at many tables.
    seats = {
        (table, user): number
        for table, user, number in Seat.objects.filter(
            table_id__in=tables, user_id__isnull=False
        ).values_list("table_id", "user_id", "number")
    }
    missing = {c.table for c in claims} - tables.keys()
    moved = set(MovedTable.objects.filter(table__in=missing).values_list("table", flat=True))
    verdicts = []
    for claim in claims:
        user, table = users.get(claim.user), tables.get(claim.table)
        seat = seats.get((claim.table, claim.user))
        if user is None or not is_known(claim, user, sessions, tokens):
            verdicts.append(Verdict(SIGNED_OUT))
        elif claim.table in moved:  # to another cell, where a new socket will lead
            verdicts.append(Verdict(RESTART))
        elif table is None or (seat is None and not may_know(table, user, claim.invite)):
            verdicts.append(Verdict(NOT_YOURS))
        else:
            verdicts.append(Verdict(0, seat))
    return Findings(verdicts, {str(t.id): t.version for t in tables.values()})


def is_known(
    claim: Claim,
    user: User,
    sessions: Mapping[str, Mapping[str, Any]],
    tokens: set[tuple[UUID, UUID]],
) -> bool:
    """True if the user is still signed in, or the token still valid."""
    if claim.token is not None:
        return (claim.token, claim.user) in tokens
    data = sessions.get(claim.session)
    return data is not None and belongs(data, user) and is_young(data)


def belongs(data: Mapping[str, Any], user: User) -> bool:
    """True if a session belongs to the user and was begun with the current password."""
    given = str(data.get(HASH_SESSION_KEY, ""))
    hashes = [user.get_session_auth_hash(), *user.get_session_auth_fallback_hash()]
    return str(data.get(SESSION_KEY)) == str(user.pk) and any(
        constant_time_compare(given, wanted) for wanted in hashes
    )


def is_young(data: Mapping[str, Any]) -> bool:
    """True if a session is within the age limits that apply to requests."""
    now = int(time.time())
    idle, whole, _often = STAFF if data.get(IS_STAFF) else PLAYER
    born, seen = data.get(BORN, now), data.get(SEEN, 0)
    return now - born <= whole and (not seen or now - seen <= idle)


def versions_of(tables: Sequence[str]) -> dict[str, int]:
    """Return the versions of some tables."""
    found = Table.objects.filter(id__in=tables).values_list("id", "version")
    return {str(table): version for table, version in found}
