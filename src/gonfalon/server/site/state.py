"""The site's settings as this process last read them.

Requests read them from memory, since every move asks. The thread that beats for the process
(`jobs.heartbeat`) reads the row again every second, so a change applies everywhere within two.
While the database does not answer, the last known settings apply.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache

from django.db.models.signals import post_delete, post_save
from django.utils import timezone

from gonfalon.server.site.models import ONLY, SiteSettings
from gonfalon.server.site.rate_limits import BUDGETS, LIMITS, Budget, Limit

ENGLISH = "en"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class SiteState:
    """What operators have decided."""

    announcements: Mapping[str, str] = field(default_factory=dict)  # by language
    announced_until: datetime | None = None
    registration_open: bool = True
    read_only: bool = False
    exempt: tuple[Network, ...] = ()
    limits: Mapping[str, Limit] = field(default_factory=lambda: LIMITS, repr=False)
    budgets: Mapping[str, Budget] = field(default_factory=lambda: BUDGETS, repr=False)
    guest_days: int = 90
    chat_days: int = 0  # 0: chat is kept
    archive_days: int = 30

    def announcement(self, language: str) -> str:
        """Return the announcement in a language, or in English, or "" if there is none now."""
        if self.announced_until is not None and self.announced_until <= timezone.now():
            return ""
        return self.announcements.get(language) or self.announcements.get(ENGLISH, "")


_state = SiteState()


def site_state() -> SiteState:
    """Return the site's settings as last read."""
    return _state


def refresh() -> SiteState:
    """Read the settings from the database."""
    global _state
    row = SiteSettings.objects.filter(id=ONLY).first()
    found = SiteState() if row is None else state_of(row)
    if found != _state:
        _state = found
        is_exempt.cache_clear()
    return found


def state_of(row: SiteSettings) -> SiteState:
    """Return the settings in a row."""
    languages = ("en", "ru", "uk", "pl")
    texts = {code: getattr(row, f"announcement_{code}") for code in languages}
    factors: dict[str, float] = row.limit_factors
    return SiteState(
        announcements={code: text for code, text in texts.items() if text},
        announced_until=row.announced_until,
        registration_open=row.registration_open,
        read_only=row.read_only,
        exempt=tuple(ipaddress.ip_network(line) for line in row.exempt_networks.split()),
        limits={name: limit.times(factors.get(name, 1)) for name, limit in LIMITS.items()},
        budgets={name: budget.times(factors.get(name, 1)) for name, budget in BUDGETS.items()},
        guest_days=row.guest_days,
        chat_days=row.chat_days,
        archive_days=row.archive_days,
    )


def limit_of(name: str) -> Limit:
    """Return a limit as operators have set it."""
    return _state.limits[name]


def budget_of(name: str) -> Budget:
    """Return a budget as operators have set it."""
    return _state.budgets[name]


@lru_cache(maxsize=4096)
def is_exempt(address: str) -> bool:
    """True if limits by address do not apply to an address."""
    if not _state.exempt:
        return False
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in network for network in _state.exempt)


def watch() -> None:
    """Read the settings again whenever this process changes them."""

    def changed(**_: object) -> None:
        refresh()

    for signal in (post_save, post_delete):
        signal.connect(changed, sender=SiteSettings, weak=False, dispatch_uid="site-state")
