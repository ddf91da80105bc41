"""Budgets of CPU time: who pays, who waits, and that neighbours are left alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.core.exceptions import ValidationError
from django.db import connection
from django.http import HttpRequest
from django.test import Client, RequestFactory, override_settings
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.api.limits import cpu_budget, cpu_charging
from gonfalon.server.api.limits.cpu_budget import BUCKETS, Buckets, Payer, payers_of, set_aside
from gonfalon.server.site.models import SiteSettings, check_factors
from gonfalon.server.site.rate_limits import BUDGETS, CPU_ADDRESS, CPU_USER, LIMITS
from tests.server.tabling import somebody
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db
USER, ADDRESS = BUDGETS[CPU_USER], BUDGETS[CPU_ADDRESS]
ME = (Payer("u1", CPU_USER),)


@pytest.fixture(autouse=True)
def wide_budgets() -> None:
    """Budgets are here as in service."""


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time pass for the buckets."""
    still = SimpleNamespace(monotonic=lambda: 100.0, thread_time=time.thread_time)
    monkeypatch.setattr(cpu_budget, "time", still)
    monkeypatch.setattr(cpu_charging, "time", still)


def of_age(**fields: Any) -> User:
    """Make an account that is older than a day."""
    user = somebody(**fields)
    User.objects.filter(pk=user.pk).update(date_joined=timezone.now() - timedelta(days=2))
    user.refresh_from_db()
    return user


def guest() -> User:
    """Make a guest."""
    return somebody(is_guest=True)


def browser(user: User | None, address: str = "192.0.2.1") -> Visitor:
    """Return a browser at an address."""
    found = Visitor(address)
    if user is not None:
        found.client.force_login(user)
    return found


def drain(payer: Payer) -> None:
    """Let somebody have spent everything."""
    BUCKETS.pay((payer,), payer.allowed.burst + 1, 100.0)


# -- buckets ------------------------------------------------------------------------------------


def test_a_bucket_leaks_at_its_rate() -> None:
    buckets = Buckets()
    assert buckets.wait(ME, USER.burst, 0.0) == 0
    assert buckets.wait(ME, USER.rate, 0.0) == pytest.approx(1.0)
    assert buckets.wait(ME, USER.rate, 1.0) == 0
    assert buckets.wait(ME, 1.0, 1.0) > 0
    assert buckets.wait((Payer("u2", CPU_USER),), 1.0, 1.0) == 0


def test_what_is_refused_costs_nobody_anything() -> None:
    buckets = Buckets()
    other = Payer("a1", CPU_ADDRESS)
    buckets.pay((other,), ADDRESS.burst, 0.0)
    assert buckets.wait((*ME, other), 100.0, 0.0) > 0
    assert buckets.level(ME[0], 0.0) == 0


def test_nobody_is_locked_out_for_long() -> None:
    buckets = Buckets()
    for _ in range(100):
        buckets.pay(ME, USER.burst, 0.0)
    assert buckets.wait(ME, 0.0, 0.0) == pytest.approx(USER.burst / USER.rate)


def test_what_costs_more_than_everything_fits_into_an_empty_bucket() -> None:
    buckets = Buckets()
    assert buckets.wait(ME, USER.burst * 3, 0.0) == 0


def test_those_idle_longest_are_forgotten() -> None:
    buckets = Buckets(room=2)
    for name in "abca":
        buckets.pay((Payer(name, CPU_USER),), 1.0, 0.0)
    assert [*buckets.levels] == ["c", "a"]


# -- who pays -----------------------------------------------------------------------------------


def asked_by(user: User | None, address: str = "192.0.2.1") -> HttpRequest:
    """Return a request of somebody."""
    request = RequestFactory().get("/", REMOTE_ADDR=address)
    request._cached_user = user  # type: ignore[attr-defined]
    return request


def test_guests_pay_together_with_their_address() -> None:
    user, old = guest(), of_age()
    keys = [payer.key for payer in payers_of(asked_by(user))]
    assert keys == [f"u{user.pk}", "a192.0.2.1"]
    assert [payer.key for payer in payers_of(asked_by(old))] == [f"u{old.pk}"]
    assert [payer.key for payer in payers_of(asked_by(None))] == ["a192.0.2.1"]
    # An account of today is as free as a guest.
    assert [payer.key for payer in payers_of(asked_by(somebody()))][1:] == ["a192.0.2.1"]


def test_bots_pay_from_the_budget_of_their_keeper() -> None:
    keeper = of_age()
    bot = make_bot_account(keeper, "Marvin")
    assert [payer.key for payer in payers_of(asked_by(bot))] == [f"u{keeper.pk}"]


def test_bots_of_newcomers_pay_together_with_their_address() -> None:
    """Sign-ups cost nothing, and each could have ten bots."""
    keeper = somebody()
    bot = make_bot_account(keeper, "Marvin")
    found = [payer.key for payer in payers_of(asked_by(bot))]
    assert found == [f"u{keeper.pk}", "a192.0.2.1"]


def test_a_network_of_ipv6_pays_together() -> None:
    found = payers_of(asked_by(None, "2001:db8:0:7::1"))
    assert [payer.key for payer in found] == ["a2001:db8:0:7::", "a2001:db8::/48"]
    assert found[1].allowed.rate == ADDRESS.rate * 2


def test_an_exempt_network_does_not_pay() -> None:
    SiteSettings.objects.create(exempt_networks="192.0.2.0/24")
    try:
        assert payers_of(asked_by(None)) == ()
    finally:
        SiteSettings.objects.all().delete()
        SiteSettings().delete()


def test_operators_multiply_budgets() -> None:
    check_factors({"cpu-address": 4})
    with pytest.raises(ValidationError, match="cpu-user"):
        check_factors({"cpu": 4})
    row = SiteSettings.objects.create(limit_factors={"cpu-address": 4})
    try:
        assert Payer("a", CPU_ADDRESS).allowed.rate == ADDRESS.rate * 4
    finally:
        row.delete()


# -- over HTTP ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("frozen")
def test_four_guests_of_an_address_share_one_budget_and_nobody_else_waits() -> None:
    guests = [browser(guest()) for _ in range(4)]
    assert [one.get("/api/me").status_code for one in guests] == [200] * 4
    before = sum(level for key, (level, _) in BUCKETS.levels.items() if key == "a192.0.2.1")
    assert before > 0
    drain(Payer("a192.0.2.1", CPU_ADDRESS))
    for one in guests:
        refused = one.get("/api/me")
        assert refused.status_code == 429
        assert refused.json()["code"] == "too-often"
        assert int(refused["Retry-After"]) >= 1
    assert browser(None).get("/api/hello").status_code == 429
    assert browser(of_age()).get("/api/me").status_code == 200  # behind the same address
    assert browser(guest(), "192.0.2.2").get("/api/me").status_code == 200
    assert browser(None, "192.0.2.2").get("/api/hello").status_code == 200


@pytest.mark.usefixtures("frozen")
def test_who_is_known_is_refused_before_the_session_is_read() -> None:
    one = browser(guest())
    assert one.get("/api/me").status_code == 200
    drain(Payer("a192.0.2.1", CPU_ADDRESS))
    with CaptureQueriesContext(
        connection,
    ) as asked:
        assert one.get("/api/me").status_code == 429
    assert len(asked) == 0


@pytest.mark.usefixtures("frozen")
def test_a_session_of_another_address_does_not_pass_for_the_first() -> None:
    user = guest()
    one = browser(user)
    one.get("/api/me")
    drain(Payer("a192.0.2.1", CPU_ADDRESS))
    assert one.get("/api/me").status_code == 429
    assert browser(user, "192.0.2.9").get("/api/me").status_code == 200


@pytest.mark.usefixtures("frozen")
@pytest.mark.parametrize("path", ["/api/games", "/api/site", "/lobby", "/", "/nothing-here"])
def test_inventing_sessions_and_tokens_is_no_way_past_the_budget(path: str) -> None:
    drain(Payer("a192.0.2.1", CPU_ADDRESS))
    for number in range(3):
        one = browser(None)
        one.client.cookies["sessionid"] = f"{number}" * 32
        assert one.get(path).status_code == 429
        program = Client(REMOTE_ADDR="192.0.2.1", HTTP_AUTHORIZATION=f"Bearer gon_{number:043}")
        assert program.get(path).status_code == 429


@pytest.mark.usefixtures("frozen")
def test_changing_a_header_is_no_way_past_the_budget() -> None:
    user = of_age()
    one = browser(user)
    assert one.get("/api/me").status_code == 200
    drain(Payer(f"u{user.pk}", CPU_USER))
    for number in range(3):
        answer = one.client.get("/api/me", HTTP_AUTHORIZATION=f"Basic {number}")
        assert answer.status_code == 429
        answer = one.client.get("/lobby", HTTP_AUTHORIZATION=f"Bearer {number}")
        assert answer.status_code == 429


@pytest.mark.usefixtures("frozen")
def test_who_is_new_to_a_process_does_not_pay_for_strangers_of_the_address() -> None:
    drain(Payer("a192.0.2.1", CPU_ADDRESS))
    assert browser(of_age()).get("/robots.txt").status_code == 200
    keeper = of_age()
    _, text = make_token(make_bot_account(keeper, "Marvin"), "one", ["read"])
    program = Client(REMOTE_ADDR="192.0.2.1", HTTP_AUTHORIZATION=f"Bearer {text}")
    for path in ("/api/games", "/api/tables", "/api/games"):
        assert program.get(path).status_code == 200
    drain(Payer(f"u{keeper.pk}", CPU_USER))
    assert program.get("/api/games").status_code == 429


@pytest.mark.usefixtures("frozen")
def test_an_operation_pays_what_it_took_and_not_what_was_set_aside() -> None:
    user = of_age()
    assert browser(user).get("/api/tables/mine").status_code == 200
    (level, _at) = BUCKETS.levels[f"u{user.pk}"]
    assert 0 < level <= cpu_budget.MOST_TIMES * LIMITS["lists"].cost
    before = level
    request = asked_by(user)
    assert set_aside(request, 90) == 0
    assert set_aside(request, 40) == 0  # the dearest of several limits, not their sum
    assert BUCKETS.levels[f"u{user.pk}"][0] == pytest.approx(before + 90)
    cpu_budget.settle(request, 5.0)
    assert BUCKETS.levels[f"u{user.pk}"][0] == pytest.approx(before + 5)
    cpu_budget.settle(asked_by(user), 5000.0)  # a process that warms up
    assert BUCKETS.levels[f"u{user.pk}"][0] == pytest.approx(before + 105)


@pytest.mark.usefixtures("frozen")
def test_many_dear_operations_at_once_do_not_all_get_in() -> None:
    user = of_age()
    cost = LIMITS["frames"].cost
    waits = [set_aside(asked_by(user), cost) for _ in range(20)]
    assert sum(wait == 0 for wait in waits) == USER.burst // cost
    assert waits[-1] > 0


@pytest.mark.usefixtures("frozen")
def test_what_an_operation_may_cost_has_to_be_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full page of the lobby may take more than is left, one's own account does not."""
    idle = SimpleNamespace(monotonic=lambda: 100.0, thread_time=lambda: 0.0)
    monkeypatch.setattr(cpu_charging, "time", idle)
    user = of_age()
    BUCKETS.pay((Payer(f"u{user.pk}", CPU_USER),), USER.burst - LIMITS["lists"].cost / 2, 100.0)
    one = browser(user)
    assert [one.get(path).status_code for path in ("/api/tables", "/api/me")] == [429, 200]


@pytest.mark.usefixtures("frozen")
def test_signing_in_is_not_charged() -> None:
    drain(Payer("a192.0.2.1", CPU_ADDRESS))
    one = browser(None)
    one.client.cookies["csrftoken"] = "c" * 32
    body = {"username": "nobody", "password": "x" * 12}
    assert one.send("POST", "/auth/browser/v1/auth/login", body).status_code == 400
    # What is not limited by counts is.
    for path in ("/auth/browser/v1/config", "/auth/browser/v1/auth/session"):
        assert one.get(path).status_code == 429


@pytest.mark.usefixtures("frozen")
def test_a_window_is_told_in_words() -> None:
    drain(Payer("a192.0.2.1", CPU_ADDRESS))
    refused = browser(None).get("/lobby")
    assert refused.status_code == 429
    assert refused["Content-Type"].startswith("text/plain")


def test_without_limits_nothing_is_charged() -> None:
    with override_settings(LIMITS_ON=False):
        browser(guest()).get("/api/me")
    assert not BUCKETS.levels


# -- pages --------------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Any:
    """A client with a page, as a build leaves it."""
    for name in ("index", "table"):
        page = f"<html><head><title>{name} · Gonfalon</title></head></html>"
        (tmp_path / f"{name}.en.html").write_text(page)
    with override_settings(WEB_CLIENT=tmp_path):
        yield


@pytest.mark.usefixtures("one_moment", "built")
@pytest.mark.parametrize("path", ["/players/nobody", "/join/abc", f"/tables/{UUID(int=7)}"])
def test_pages_that_look_something_up_do_it_so_often(path: str) -> None:
    ((most, _seconds),) = LIMITS["pages"].windows
    ask: Callable[[], Any] = lambda: Client().get(path, REMOTE_ADDR="192.0.2.3")  # noqa: E731
    with CaptureQueriesContext(connection) as asked:
        assert ask().status_code == 200
    assert len(asked) > 0
    for _ in range(most - 1):
        ask()
    with CaptureQueriesContext(connection) as asked:
        late = ask()
    assert late.status_code == 200  # without a preview; the client shows what is there
    assert len(asked) == 0
    with CaptureQueriesContext(connection) as asked:
        Client().get(path, REMOTE_ADDR="192.0.2.4")
    assert len(asked) > 0


@pytest.mark.usefixtures("one_moment")
def test_cards_of_tables_are_looked_up_so_often() -> None:
    ((most, _seconds),) = LIMITS["pages"].windows
    path = f"/cards/tables/{uuid4()}.en.png"
    answers = [Client().get(path, REMOTE_ADDR="192.0.2.3") for _ in range(most + 1)]
    assert [answer.status_code for answer in answers] == [404] * most + [429]
    assert int(answers[-1]["Retry-After"]) > 0
