"""What time does to accounts: wishes to be erased fall due, addresses fade, idle guests go.

`tend()` is safe to run anywhere at any time; once an hour is often enough.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from datetime import timedelta

from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.utils import timezone

from gonfalon.server.accounts.erasure import erase_due
from gonfalon.server.accounts.models import User

SHORTENED = timedelta(days=7)
FORGOTTEN = timedelta(days=30)
IDLE_GUEST = timedelta(days=90)
NOWHERE = "0.0.0.0"  # noqa: S104  (stands for an address that is forgotten)


@dataclass(frozen=True)
class Tended:
    """What was done."""

    erased: int
    addresses: int
    guests: int
    sessions: int


def tend() -> Tended:
    """Do everything that is due."""
    return Tended(len(erase_due()), fade_addresses(), drop_guests(), drop_sessions())


def fade_addresses() -> int:
    """Shorten addresses after a week, forget them after a month."""
    now = timezone.now()
    old = UserSession.objects.filter(last_seen_at__lt=now - SHORTENED).exclude(ip=NOWHERE)
    count = 0
    for session in old.iterator():
        forgotten = session.last_seen_at < now - FORGOTTEN
        shorter = NOWHERE if forgotten else shortened(session.ip)
        if shorter != session.ip:
            count += UserSession.objects.filter(pk=session.pk).update(ip=shorter)
    return count


def shortened(address: str) -> str:
    """Return an address without the part that tells one house from another."""
    parsed = ipaddress.ip_address(address)
    bits = 24 if parsed.version == 4 else 48
    return str(ipaddress.ip_network((parsed, bits), strict=False).network_address)


def drop_guests() -> int:
    """Delete guests who came once and never sat down."""
    idle = User.objects.filter(
        is_guest=True,
        last_login__lt=timezone.now() - IDLE_GUEST,
        seats__isnull=True,
        owned_tables__isnull=True,
        chatline__isnull=True,
    )
    count = 0
    for guest in idle.iterator():
        guest.delete()
        count += 1
    return count


def drop_sessions() -> int:
    """Delete sessions that are over."""
    return Session.objects.filter(expire_date__lt=timezone.now()).delete()[0]
