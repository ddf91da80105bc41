"""Periodic account maintenance.

Due erasures are carried out, IP addresses are shortened and then removed, idle guests and expired
exports are deleted, and second factors are re-encrypted with the current key. `tend()` is safe to
run anywhere at any time; once an hour is often enough.
"""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from datetime import timedelta

from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.utils import timezone

from gonfalon.server.accounts.leaving.erasure import erase_due
from gonfalon.server.accounts.leaving.exporting import drop_old_exports
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.sealing import reseal
from gonfalon.server.site.state import site_state

SHORTENED = timedelta(days=7)
FORGOTTEN = timedelta(days=30)
NOWHERE = "0.0.0.0"  # noqa: S104  (replaces a removed address)


@dataclass(frozen=True)
class Tended:
    """What was done."""

    erased: int
    addresses: int
    guests: int
    sessions: int
    exports: int
    sealed: int


def tend() -> Tended:
    """Do everything that is due."""
    return Tended(
        erased=len(erase_due()),
        addresses=fade_addresses(),
        guests=drop_guests(),
        sessions=drop_sessions(),
        exports=drop_old_exports(),
        sealed=reseal(Authenticator.objects),
    )


def fade_addresses() -> int:
    """Shorten IP addresses after a week, remove them after a month."""
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
    """Return an address without the part that identifies a household."""
    parsed = ipaddress.ip_address(address)
    bits = 24 if parsed.version == 4 else 48
    return str(ipaddress.ip_network((parsed, bits), strict=False).network_address)


def drop_guests() -> int:
    """Delete idle guests who never took a seat, opened a table or chatted."""
    kept = timedelta(days=site_state().guest_days)
    idle = User.objects.filter(
        is_guest=True,
        last_login__lt=timezone.now() - kept,
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
    """Delete expired sessions."""
    return Session.objects.filter(expire_date__lt=timezone.now()).delete()[0]
