"""Limits by address: large networks of IPv6, and all guests of one address."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.server.api.limits import limits
from gonfalon.server.client_address import CUSTOMERS, networks
from gonfalon.server.live.handshake import Refusal, enter
from gonfalon.server.live.socket_counts import PER_ADDRESS
from gonfalon.server.site.rate_limits import LIMITS
from gonfalon.server.tables.models import ChatLine
from tests.server.tabling import running, somebody
from tests.server.visitor import Visitor

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("one_moment")]


@pytest.fixture(autouse=True)
def counted_here() -> None:
    """Count without Redis, which a busy machine may reach too late: it would begin anew."""
    limits.use(limits.Counters("", ""))


def test_an_address_counts_for_its_networks() -> None:
    assert networks("192.0.2.7") == networks("::ffff:192.0.2.7") == (("192.0.2.7", 1),)
    assert networks("2001:db8:5:1::7") == (("2001:db8:5:1::", 1), ("2001:db8:5::/48", CUSTOMERS))
    assert dict(networks("2001:db8::7")) == {"2001:db8::": 1, "2001:db8::/48": CUSTOMERS}


def test_a_large_network_is_not_thousands_of_customers() -> None:
    ((most, _seconds),) = LIMITS["anonymous"].windows

    def asked(prefix: str, count: int) -> list[int]:
        """Let strangers ask, each from a network of their own; return the statuses."""
        addresses = (f"{prefix}:{number:x}::1" for number in range(count))
        return [Visitor(one).get("/api/games").status_code for one in addresses]

    assert asked("2001:db8:5", CUSTOMERS * most + 3) == [200] * CUSTOMERS * most + [429] * 3
    assert asked("2001:db8:6", 1) == [200]


def test_sockets_of_a_large_network_count_together(settings: Any) -> None:
    """The count of the /48 refuses before the user is looked up."""
    settings.PROXIES = 0
    counts: dict[str, int] = {}

    def reserve(key: str, limit: int) -> bool:
        counts[key] = limit
        return "/48" not in key

    hub = SimpleNamespace(
        closing=False,
        socket_counts=SimpleNamespace(reserve=reserve, release=lambda key: None),
    )
    scope = {
        "client": ("2001:db8:7:1::1", 1),
        "headers": [(b"origin", settings.ORIGIN.encode())],
        "subprotocols": [],
    }
    with pytest.raises(Refusal) as refused:
        asyncio.run(enter(scope, hub))  # type: ignore[arg-type]
    assert (refused.value.status, str(refused.value)) == (429, "too-many-sockets")
    assert counts == {
        "a2001:db8:7:1::": PER_ADDRESS,
        "a2001:db8:7::/48": PER_ADDRESS * CUSTOMERS,
    }


def reports(what: str) -> Callable[[Visitor], int]:
    """Return what reports a player, or a line that everybody reads, and returns the status."""
    table = running([somebody(), somebody()])
    path, body = f"/api/tables/{table.id}/report", {"seat": 0, "text": "stalling"}
    if what == "line":
        said = {"user": somebody(), "text": "rude", "for_seats": False}
        line = ChatLine.objects.create(table=table, **said)
        path, body = f"/api/chat/{line.id}/report", {"text": "rude"}
    return lambda who: int(who.post(path, body).status_code)


@pytest.mark.parametrize("what", ["player", "line"])
def test_guests_of_one_address_report_together(what: str) -> None:
    report = reports(what)
    ((most, _seconds),) = LIMITS["guest-reports"].windows
    guests = [Visitor() for _ in range(3)]
    for guest in guests:
        assert guest.post("/api/guest", {}).status_code == 201
    statuses = [report(guests[number % 3]) for number in range(most + 2)]
    assert statuses == [204] * most + [429] * 2
    elsewhere = Visitor("10.1.1.2")
    elsewhere.post("/api/guest", {})
    assert report(elsewhere) == 204


def test_full_accounts_report_each_for_themselves(anna: Visitor) -> None:
    report = reports("player")
    ((most, _seconds),) = LIMITS["guest-reports"].windows
    guest = Visitor()
    guest.post("/api/guest", {})
    for _ in range(most):
        report(guest)
    assert (report(guest), report(anna)) == (429, 204)
