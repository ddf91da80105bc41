"""How many emails one address can get, and that guests send none to strangers."""

from __future__ import annotations

import time
from typing import Any

import pytest
import time_machine
from allauth.account.models import EmailAddress
from django.core import mail

from gonfalon.server.accounts.models import User
from gonfalon.server.site.rate_limits import LIMITS
from tests.server.visitor import AUTH, PASSWORD, Visitor, account, visitor

pytestmark = pytest.mark.django_db
((MOST, DAY),) = LIMITS["mail"].windows
VICTIM = "victim@example.org"
QUARTER = 15 * 60  # longer than allauth's own limits of emails


def sign_up(number: int) -> int:
    """Sign up with the victim's address, from an address of its own; return the status."""
    body = {"username": f"Thief {number}", "email": VICTIM, "password": PASSWORD}
    return int(Visitor(f"10.2.0.{number}").auth("auth/signup", body).status_code)


def ask_for_reset(number: int) -> int:
    """Say to have forgotten the victim's password; return the status."""
    answer = Visitor(f"10.3.0.{number}").auth("auth/password/request", {"email": VICTIM})
    return int(answer.status_code)


def add_mailbox(number: int) -> int:
    """Add the victim's address to another account; return the status."""
    thief = visitor(f"Adder {number}")
    return int(thief.auth("account/email", {"email": VICTIM}).status_code)


def upgrade(number: int) -> int:
    """Upgrade a guest with the victim's address; return the status."""
    guest = Visitor(f"10.4.0.{number}")
    guest.post("/api/guest", {})
    body = {"name": f"Upgraded {number}", "email": VICTIM, "password": PASSWORD}
    return int(guest.post("/api/me/upgrade", body).status_code)


@pytest.mark.parametrize("is_known", [True, False])
@pytest.mark.parametrize("way", [sign_up, ask_for_reset, add_mailbox, upgrade])
def test_one_address_gets_three_emails_a_day(way: Any, is_known: bool) -> None:
    if is_known:
        account("Victim", VICTIM)
    with time_machine.travel(time.time(), tick=False) as clock:
        statuses = []
        for number in range(2 * MOST):
            statuses.append(way(number))
            clock.shift(QUARTER)
        assert len(mail.outbox) == MOST
        assert {address for found in mail.outbox for address in found.to} == {VICTIM}
        assert len(set(statuses[:MOST])) == 1
        creates = way in (sign_up, upgrade)
        assert set(statuses[MOST:]) == {statuses[0] if creates else 429}
        clock.shift(DAY)
        way(2 * MOST)
        assert len(mail.outbox) == MOST + 1


def test_all_ways_count_together() -> None:
    with time_machine.travel(time.time(), tick=False) as clock:
        for number, way in enumerate((sign_up, ask_for_reset, add_mailbox, upgrade) * 2):
            way(number)
            clock.shift(QUARTER)
    assert len(mail.outbox) == MOST


def test_an_account_is_made_though_no_email_is_left() -> None:
    """Somebody else may have used them up."""
    with time_machine.travel(time.time(), tick=False) as clock:
        for number in range(MOST):
            ask_for_reset(number)
            clock.shift(QUARTER)
        assert sign_up(1) in (200, 401)
        assert upgrade(2) == 200
    assert User.objects.filter(username="Thief 1").exists()
    assert EmailAddress.objects.filter(email=VICTIM, verified=False).count() == 2
    assert len(mail.outbox) == MOST


def test_a_warning_reaches_its_owner_whatever_others_did(anna: Visitor) -> None:
    mailbox = anna.user.email
    with time_machine.travel(time.time(), tick=False) as clock:
        for number in range(MOST + 1):
            Visitor(f"10.3.1.{number}").auth("auth/password/request", {"email": mailbox})
            clock.shift(60)
        assert len(mail.outbox) == MOST
        change = {"current_password": PASSWORD, "new_password": "Another-long-one-9"}
        assert anna.auth("account/password/change", change).status_code == 200
    assert len(mail.outbox) == MOST + 1
    assert mail.outbox[-1].to == [mailbox]


def test_guests_have_neither_mailbox_nor_password_nor_factor(guest: Visitor) -> None:
    mine = {"email": "stranger@example.org"}
    for method, path, body in (
        ("POST", "account/email", mine),
        ("PUT", "account/email", mine),
        ("PATCH", "account/email", {**mine, "primary": True}),
        ("DELETE", "account/email", mine),
        ("POST", "account/password/change", {"new_password": PASSWORD}),
        ("POST", "account/authenticators/totp", {"code": "123456"}),
        ("POST", "account/authenticators/webauthn", {"name": "key", "credential": {}}),
    ):
        answer = guest.auth(path, body, method)
        assert (answer.status_code, answer.json()["code"]) == (403, "guest"), (method, path)
    assert mail.outbox == []
    assert not EmailAddress.objects.exists()
    assert not guest.user.has_usable_password()
    assert guest.get(f"{AUTH}/account/email").status_code == 200
    body = {"name": "Maria", "email": "maria@example.org", "password": PASSWORD}
    assert guest.post("/api/me/upgrade", body).status_code == 200
    assert guest.auth("account/email", mine).json().get("code") != "guest"
