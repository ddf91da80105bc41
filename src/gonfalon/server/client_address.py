"""The network address of a client, as far as it can be trusted."""

from __future__ import annotations

import ipaddress

from django.conf import settings
from django.http import HttpRequest

CUSTOMERS = 8  # how many customers' worth of requests a whole /48 of IPv6 may make


def address(request: HttpRequest) -> str:
    """Return the client's address, trusting only the configured number of proxies."""
    found = str(request.META.get("REMOTE_ADDR") or "")
    if settings.PROXIES > 0:
        hops = [hop.strip() for hop in request.headers.get("X-Forwarded-For", "").split(",")]
        if len(hops) >= settings.PROXIES and hops[-settings.PROXIES]:
            found = hops[-settings.PROXIES]
    try:
        return str(ipaddress.ip_address(found))
    except ValueError:
        return "0.0.0.0"  # noqa: S104  (a Unix socket has no address)


def network(found: str) -> str:
    """Return the part of an address that one customer has: all of IPv4, /64 of IPv6.

    An IPv4 address may arrive mapped to IPv6 (`::ffff:192.0.2.7`, from a dual-stack socket). It
    counts as IPv4; otherwise all of IPv4 would be one customer.
    """
    parsed = ipaddress.ip_address(found)
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    if parsed.version == 4:
        return str(parsed)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)


def networks(found: str) -> tuple[tuple[str, int], ...]:
    """Return the networks an address counts for, and how many customers each may be.

    Whoever rents a server or a line often gets a /56 or /48 of IPv6: thousands of /64. A phone
    company may have several customers in a /48, so it counts as more than one.
    """
    customer = network(found)
    if ":" not in customer:
        return ((customer, 1),)
    return ((customer, 1), (str(ipaddress.ip_network((customer, 48), strict=False)), CUSTOMERS))
