"""Limits: how often something may be done, with and without Redis."""

from __future__ import annotations

import os
import signal
import time
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from django.test import RequestFactory, override_settings

from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.cache import QUICK, SturdyCache
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.api.limits import limits
from gonfalon.server.api.limits.limits import Counters, TooOften, counters, spend
from gonfalon.server.api.matches.play import spend_choice
from gonfalon.server.api.people.auth import Caller
from gonfalon.server.client_address import address, network
from gonfalon.server.environment import BadEnvironment, read_environment
from gonfalon.server.site.rate_limits import LIMITS
from tests.server.listening import PrivateRedis, move
from tests.server.tabling import running, somebody
from tests.server.visitor import Program, Visitor

pytestmark = pytest.mark.django_db

KEY = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP"


@pytest.fixture
def without_redis() -> Iterator[None]:
    """Redis is away: nothing listens there."""
    limits.use(Counters("redis://127.0.0.1:1/0", "gonfalon:none"))
    yield
    limits.use(None)


def count(name: str, key: str, most: int = 200) -> int:
    """Return how often something may be done at once."""
    longest = max(seconds for _amount, seconds in LIMITS[name].windows)
    for number in range(most):
        wait = counters().wait(LIMITS[name], name, key)
        if wait:
            assert 1 <= wait <= longest
            with pytest.raises(TooOften):
                spend(name, key)
            return number
    return most


@pytest.mark.usefixtures("one_moment")
@pytest.mark.parametrize("what", ["view?version=0", "verified"])
def test_what_plays_a_log_again_is_asked_for_less_often(anna: Visitor, what: str) -> None:
    table = running([anna.user, somebody()])
    move(table)
    for _ in range(LIMITS["past"].windows[0][0]):
        spend("past", f"u{anna.user.pk}")
    assert anna.get(f"/api/tables/{table.id}/{what}").status_code == 429
    assert anna.get(f"/api/tables/{table.id}/view").status_code == 200


@pytest.mark.usefixtures("one_moment")
@pytest.mark.parametrize("name", sorted(LIMITS))
def test_limits_hold(name: str) -> None:
    expected = min(amount for amount, _seconds in LIMITS[name].windows)
    assert count(name, "somebody") == expected
    spend(name, "somebody else")


@pytest.mark.usefixtures("one_moment")
@pytest.mark.parametrize("name", sorted(LIMITS))
def test_limits_without_redis(without_redis: None, name: str) -> None:
    limit = LIMITS[name]
    whole = min(amount for amount, _seconds in limit.windows)
    assert count(name, "somebody") == (max(1, whole // 2) if limit.half_without_redis else whole)


@pytest.mark.usefixtures("one_moment")
def test_redis_is_asked_only_about_what_is_used_often(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    ask = Counters.wait

    def counted(self: Counters, limit: Any, name: str, key: str) -> float:
        asked.append(key)
        return ask(self, limit, name, key)

    monkeypatch.setattr(Counters, "wait", counted)
    ((most, _seconds),) = LIMITS["choices-seat"].windows
    for _ in range(most // 4):
        limits.spend_sparingly("choices-seat", "calm")
    assert asked == []
    for _ in range(most):
        limits.spend_sparingly("choices-seat", "busy")
    assert len(asked) == most - most // 4
    with pytest.raises(TooOften):
        limits.spend_sparingly("choices-seat", "busy")
    for _ in range(most):  # by another process
        spend("choices-seat", "both")
    for _ in range(most // 4):
        limits.spend_sparingly("choices-seat", "both")
    with pytest.raises(TooOften):
        limits.spend_sparingly("choices-seat", "both")


def test_limits_of_one_process_alone() -> None:
    recent = limits.RecentUses()
    assert [recent.wait("a", 3, 10, now) for now in (0.0, 4.0, 8.0)] == [0, 0, 0]
    assert recent.wait("a", 3, 10, 9.0) == 1  # until the first one is ten seconds ago
    assert recent.wait("b", 3, 10, 9.0) == 0
    assert recent.wait("a", 3, 10, 10.0) == 0
    assert recent.wait("a", 3, 10, 10.0) == 4
    for number in range(limits.MOST_KEYS - 2):
        recent.wait(str(number), 1, 1, 20.0)
    recent.wait("last", 1, 1, 100.0)
    assert set(recent.times) == {"last"}
    for number in range(limits.MOST_KEYS):  # one more than it keeps, all at once
        recent.wait(str(number), 1, 1, 100.5)
    assert len(recent.times) == 1
    key = str(uuid.uuid4())
    for _ in range(60):
        limits.spend_here("choices", key)
    with pytest.raises(TooOften):
        limits.spend_here("choices", key)


@pytest.mark.usefixtures("one_moment")
def test_too_often_over_http() -> None:
    one = Visitor("10.1.1.1")
    answers = [one.get("/api/games") for _ in range(31)]
    assert [a.status_code for a in answers] == [200] * 30 + [429]
    assert 1 <= int(answers[-1]["Retry-After"]) <= 10
    assert answers[-1].json()["code"] == "too-often"
    assert Visitor("10.1.1.2").get("/api/games").status_code == 200


@pytest.mark.usefixtures("one_moment")
def test_strangers_of_one_network_count_together() -> None:
    for number in range(31):
        answer = Visitor(f"2001:db8::{number:x}").get("/api/games")
    assert answer.status_code == 429
    assert network("2001:db8:0:1::5") == "2001:db8:0:1::"
    assert network("192.0.2.7") == "192.0.2.7"
    for number in range(31):  # IPv4 from a socket that listens for both: each is a customer
        assert Visitor(f"::ffff:192.0.2.{number}").get("/api/games").status_code == 200
    assert network("::ffff:192.0.2.7") == "192.0.2.7"


def test_a_redis_that_vanishes_is_used_again_at_once(store: PrivateRedis) -> None:
    found, cache = Counters(store.url, "gonfalon:test"), SturdyCache(store.url, {})
    count_in(found, cache)
    store.stop()
    store.start()
    count_in(found, cache)
    assert found.away_until == cache.away_until == 0  # the old connections were made anew


def test_a_redis_that_is_stuck_or_gone_is_left_alone_for_a_while(
    store: PrivateRedis, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("socket_connect_timeout", "socket_timeout"):
        monkeypatch.setitem(QUICK, limit, 0.2)
    found, cache = Counters(store.url, "gonfalon:test"), SturdyCache(store.url, {})
    assert store.process is not None
    os.kill(store.process.pid, signal.SIGSTOP)  # whoever waited for an answer would wait for ever
    count_in(found, cache)
    left = (found.away_until, cache.away_until)
    assert min(left) > time.monotonic()
    found.away_until = cache.away_until = time.monotonic() + 600
    left = (found.away_until, cache.away_until)
    count_in(found, cache)
    assert (found.away_until, cache.away_until) == left  # not asked
    store.stop()
    found.away_until = cache.away_until = 0.0
    count_in(found, cache)
    assert min(found.away_until, cache.away_until) > 0


def count_in(found: Counters, cache: SturdyCache) -> None:
    """Use both, as a request does."""
    assert found.wait(LIMITS["views"], "views", "somebody") == 0
    cache.set("a", 1)


@pytest.fixture
def store() -> Iterator[PrivateRedis]:
    """A Redis of one's own."""
    found = PrivateRedis()
    yield found
    found.stop()


@pytest.mark.usefixtures("one_moment")
def test_a_bot_chooses_so_often_by_one_token(anna: Visitor) -> None:
    person = anna.user
    bot = make_bot_account(person, "Marvin")
    for user, most in ((bot, 20), (person, 21)):
        token = make_token(user, "t", ["play"])[0]
        request = RequestFactory().post("/")
        request.auth = Caller(user, token)  # type: ignore[attr-defined]
        for _ in range(most):
            spend_choice(request, uuid.uuid4())
        if user == bot:
            with pytest.raises(TooOften):
                spend_choice(request, uuid.uuid4())


def test_accounts_work_without_redis(without_redis: None, anna: Visitor) -> None:
    assert anna.patch("/api/me", {"language": "ru"}).status_code == 200
    statuses = [anna.patch("/api/me", {"language": "en"}).status_code for _ in range(30)]
    assert statuses.count(429) == 1  # 60 a minute, half of it without Redis


def test_guessing_tokens_is_limited() -> None:
    statuses = [Program("gon_" + "a" * 43).get("/api/me").status_code for _ in range(21)]
    assert statuses == [401] * 20 + [429]


def test_addresses_behind_proxies() -> None:
    request = RequestFactory().get("/", headers={"X-Forwarded-For": "1.1.1.1, 2.2.2.2"})
    assert address(request) == "127.0.0.1"  # nobody is believed by default
    with override_settings(PROXIES=1):
        assert address(request) == "2.2.2.2"
    with override_settings(PROXIES=2):
        assert address(request) == "1.1.1.1"
    with override_settings(PROXIES=3):
        assert address(request) == "127.0.0.1"
    with override_settings(PROXIES=1):
        odd = RequestFactory().get("/", headers={"X-Forwarded-For": "nonsense"})
        assert address(odd) == "0.0.0.0"


def test_limits_stay_on_for_a_public_site() -> None:
    public = {"GONFALON_ORIGIN": "https://play.example.org", "GONFALON_SECRET_KEY": KEY}
    assert read_environment(public).limits
    with pytest.raises(BadEnvironment):
        read_environment({**public, "GONFALON_LIMITS": "0"})
    with pytest.raises(BadEnvironment):
        read_environment({"GONFALON_PROXIES": "many"})
