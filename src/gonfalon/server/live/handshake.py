"""The handshake: who may open a socket at a table.

Checked in this order: the page's `Origin`, the rate and the number of sockets of the address, who
the user is (by session cookie or single-use ticket), whether they may know of the table, and their
number of sockets. A ticket is sent as a subprotocol (`gonfalon, ticket.<ticket>`), because a
browser cannot set other headers and a secret must not appear in a URL.
"""

from __future__ import annotations

import ipaddress
import logging
from dataclasses import dataclass, replace
from http.cookies import CookieError, SimpleCookie
from time import monotonic
from typing import Any
from uuid import UUID

from django.conf import settings
from prometheus_client import Counter

from gonfalon.server.client_address import networks
from gonfalon.server.live.frames import RESTART, SIGNED_OUT, Bucket
from gonfalon.server.live.hub import Hub
from gonfalon.server.live.rights import KEY, Claim, Verdict, examine, user_of_session
from gonfalon.server.live.socket_counts import PER_ADDRESS, PER_USER
from gonfalon.server.live.tickets import MARK, take_ticket

PROTOCOL = "gonfalon"
RATE, BURST = 6.0, 120.0  # handshakes per second, and at once, per address
MOST_BUCKETS = 10_000

REFUSED = Counter("gonfalon_live_refused", "Handshakes refused", ["why"])
log = logging.getLogger(__name__)

Scope = dict[str, Any]


class Refusal(Exception):
    """A refused handshake: a status and a code, as the API would return."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(code)
        self.status = status
        self.code = code


@dataclass(frozen=True)
class Admission:
    """An accepted handshake."""

    claim: Claim
    verdict: Verdict
    version: int
    keys: tuple[str, ...]
    subprotocol: str | None


class HandshakeLimiter:
    """Limits the handshake rate per address in this process."""

    def __init__(self) -> None:
        self.buckets: dict[str, Bucket] = {}

    def spend(self, address: str, now: float, customers: int = 1) -> bool:
        """Count one handshake; False if there are too many."""
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets = {a: b for a, b in self.buckets.items() if not b.is_full(now)}
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(now, RATE * customers, BURST * customers)
        return bucket.spend(now)


handshakes = HandshakeLimiter()


async def enter(scope: Scope, hub: Hub) -> Admission:
    """Check a handshake; raise Refusal if it is not allowed."""
    headers = Headers(scope)
    ticket = ticket_of(scope)
    check_origin(headers, by_ticket=ticket is not None)
    if hub.closing:
        raise Refusal(503, "going-away")
    limited = settings.LIMITS_ON
    shared = {f"a{net}": number for net, number in networks(address_of(scope, headers))}
    for key, customers in shared.items():
        if limited and not handshakes.spend(key, monotonic(), customers):
            raise Refusal(429, "too-often")
    reserved = ReservedSockets(hub)
    try:
        for key, customers in shared.items():
            reserved.take(key, PER_ADDRESS * customers)
        claim = await identify(scope, headers, ticket, hub)
        found = await hub.in_thread(examine, [claim])
        verdict = found.verdicts[0]
        if verdict.code:
            raise no_entry(verdict.code)
        reserved.take(f"u{claim.user}", PER_USER)
        if limited and not await hub.socket_counts.confirm(reserved.limits):
            raise Refusal(429, "too-many-sockets")
    except BaseException:
        reserved.give_back()
        raise
    subprotocol = PROTOCOL if PROTOCOL in scope.get("subprotocols", ()) else None
    version = found.versions[str(claim.table)]
    return Admission(claim, verdict, version, tuple(reserved.limits), subprotocol)


class ReservedSockets:
    """Socket counts taken so far by one handshake."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limits: dict[str, int] = {}

    def take(self, key: str, limit: int) -> None:
        """Count one more socket; raise Refusal over the limit."""
        if not self.hub.socket_counts.reserve(key, limit if settings.LIMITS_ON else 1_000_000):
            raise Refusal(429, "too-many-sockets")
        self.limits[key] = limit

    def give_back(self) -> None:
        """Release all counts."""
        for key in self.limits:
            self.hub.socket_counts.release(key)


def no_entry(code: int) -> Refusal:
    """Return the refusal for a claim that does not hold."""
    if code == SIGNED_OUT:
        return Refusal(401, "who-are-you")
    if code == RESTART:
        return Refusal(503, "going-away")
    return Refusal(404, "no-such-table")


async def identify(scope: Scope, headers: Headers, ticket: str | None, hub: Hub) -> Claim:
    """Return who is connecting, by ticket or by cookie."""
    table: UUID = scope["table"]
    claim = None
    if ticket is not None:
        claim = await take_ticket(hub.store, ticket, table)
        if claim is None:
            raise Refusal(401, "bad-ticket")
        if claim.token is not None:
            return claim
        demand_origin(headers)
    session = session_key(headers)
    user = await hub.in_thread(user_of_session, session) if session else None
    if user is None or (claim is not None and claim.user != user):
        raise Refusal(401, "who-are-you")
    if claim is None:
        return Claim(table, user, session)
    return replace(claim, session=session)


def check_origin(headers: Headers, by_ticket: bool) -> None:
    """Refuse pages of other sites; programs with a ticket may omit `Origin`."""
    given = headers.all("origin")
    if not given and by_ticket:
        return
    demand_origin(headers)


def demand_origin(headers: Headers) -> None:
    """Refuse connections that do not come from one of our pages."""
    given = headers.all("origin")
    if len(given) == 1 and given[0] in settings.CSRF_TRUSTED_ORIGINS:
        return
    shown = ascii(given[0])[:120] if given else "none"
    log.warning("socket refused, origin %s", shown)
    raise Refusal(403, "bad-origin")


class Headers:
    """The headers of a handshake."""

    def __init__(self, scope: Scope) -> None:
        self.found: dict[str, list[str]] = {}
        for name, value in scope.get("headers", ()):
            key = name.decode("latin-1").lower()
            self.found.setdefault(key, []).append(value.decode("latin-1"))

    def all(self, name: str) -> list[str]:
        """Return all values of a header."""
        return self.found.get(name, [])


def ticket_of(scope: Scope) -> str | None:
    """Return the ticket among the subprotocols, if any."""
    for offered in scope.get("subprotocols", ()):
        if offered.startswith(MARK):
            return str(offered).removeprefix(MARK)
    return None


def session_key(headers: Headers) -> str:
    """Return the session key, if there is a cookie that looks like one."""
    for line in headers.all("cookie"):
        try:
            morsel = SimpleCookie(line).get(settings.SESSION_COOKIE_NAME)
        except CookieError:
            continue
        if morsel is not None and KEY.fullmatch(morsel.value):
            return morsel.value
    return ""


def address_of(scope: Scope, headers: Headers) -> str:
    """Return the client's address, trusting only the configured number of proxies."""
    client = scope.get("client")
    found = str(client[0]) if client else ""
    if settings.PROXIES > 0:
        hops = [h.strip() for line in headers.all("x-forwarded-for") for h in line.split(",")]
        if len(hops) >= settings.PROXIES and hops[-settings.PROXIES]:
            found = hops[-settings.PROXIES]
    try:
        parsed = ipaddress.ip_address(found)
        return str(getattr(parsed, "ipv4_mapped", None) or parsed)
    except ValueError:
        return "0.0.0.0"  # noqa: S104  (a Unix socket has no address)
