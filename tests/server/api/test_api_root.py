"""The API as a whole: errors, CSRF, limits, and the public pages about games."""

from __future__ import annotations

import json
import logging
import os
import signal
import time
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import DataError, OperationalError
from django.http import HttpRequest
from django.test import Client, RequestFactory, override_settings

from gonfalon.kernel.values.errors import Refused
from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.cache import QUICK, SturdyCache
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.api import errors
from gonfalon.server.api.limits import limits
from gonfalon.server.api.limits.limits import Counters, TooOften, counters, spend
from gonfalon.server.api.matches.play import spend_choice
from gonfalon.server.api.people.auth import Caller
from gonfalon.server.api.root import api
from gonfalon.server.client_address import address, network
from gonfalon.server.environment import BadEnvironment, read_environment
from gonfalon.server.play.moves import NoSuchTable, NotPlaying, NotYourSeat
from gonfalon.server.site.rate_limits import LIMITS
from tests.games.every import SLUGS
from tests.server.listening import PrivateRedis, move
from tests.server.tabling import running, somebody
from tests.server.visitor import Program, Visitor

pytestmark = pytest.mark.django_db

KEY = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP"
FORM = {"code", "message", "rule"}


# -- errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b'{"language": NaN}', 400),
        (b"[" * 10_000, 400),
        (b'{"preferences": ' + b'{"a":' * 40 + b"1" + b"}" * 41, 400),
        (b'{"name": "a\\u0000b"}', 400),
        (b'{"name": "\\ud800b"}', 400),
        (b'{"a": 1}', 422),
        (b"null", 422),
        (b"1e999", 422),
        (b"x" * 70_000, 413),
    ],
)
def test_bad_bodies(anna: Visitor, body: bytes, status: int) -> None:
    answer = anna.patch("/api/me", body)
    assert answer.status_code == status, answer.content
    assert set(answer.json()) == FORM


@pytest.mark.parametrize("path", ["auth/login", "auth/signup", "auth/password/request"])
@pytest.mark.parametrize("text", ["\ud800", "a\x00b", [[[[[[[[[[[[[[[[["x"]]]]]]]]]]]]]]]]]])
def test_bad_bodies_for_the_doors(db: Any, stranger: Visitor, path: str, text: Any) -> None:
    """What allauth would hand on to the database as it came."""
    body = {"username": text, "email": text, "password": text}
    answer = stranger.auth(path, body)
    assert answer.status_code == 400, answer.content
    assert set(answer.json()) == FORM


def test_too_many_parameters_are_refused_in_json() -> None:
    answer = Visitor().client.get("/api/hello?" + "a=1&" * 1500)
    assert answer.status_code == 400
    assert set(answer.json()) == FORM


@pytest.mark.parametrize(
    "kind",
    ["multipart/form-data", "multipart/form-data; boundary=x", "text/plain", "application/xml"],
)
def test_bodies_are_json(anna: Visitor, kind: str) -> None:
    for path in ("/api/me/stay", "/api/me/tokens", "/auth/browser/v1/auth/login"):
        answer = anna.client.generic(
            "POST", path, b"--x", content_type=kind, headers=anna.headers()
        )
        assert (answer.status_code, answer.json()["code"]) == (415, "bad-media-type")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nonsense", 404),
        ("GET", "/api/games/nonsense", 404),
        ("GET", "/api/games/mastery%00", 400),
        ("GET", "/api/games?language=%00", 400),
        ("GET", "/api/games/%F0%9F%8F%B0", 404),
        ("GET", "/api/games/mastery?language=xx", 422),
        ("GET", "/api/games/mastery/rules/MM-NONE-99", 404),
        ("GET", "/api/games/mastery/content/nonsense", 404),
        ("PUT", "/api/me", 405),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/people/nonsense", 404),
    ],
)
def test_bad_addresses(anna: Visitor, method: str, path: str, status: int) -> None:
    answer = anna.client.generic(method, path, headers=anna.headers())
    assert answer.status_code == status, answer.content
    assert set(json.loads(answer.content)) == FORM


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (Refused("not-offered", "no", "MM-ADV-03"), 409, "not-offered"),
        (Refused("bad-settings"), 422, "bad-settings"),
        (Refused("unknown-game"), 404, "unknown-game"),
        (NotYourSeat(), 403, "not-your-seat"),
        (NoSuchTable(), 404, "no-such-table"),
        (NotPlaying(), 409, "not-playing"),
        (DataError("integer out of range"), 422, "out-of-range"),
        (OperationalError("lock timeout"), 503, "busy"),
        (TooOften(2.1), 429, "too-often"),
        (RuntimeError("password=hunter2"), 500, "internal"),
    ],
)
def test_every_error_has_one_form(
    error: Exception, status: int, code: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        answer = api.on_exception(RequestFactory().get("/"), error)
    body = json.loads(answer.content)
    assert (answer.status_code, body["code"], set(body)) == (status, code, FORM)
    assert body["rule"] == getattr(error, "rule", "")
    assert "hunter2" not in caplog.text + answer.content.decode()
    if status == 500:
        assert "RuntimeError" in caplog.text
    if status in (429, 503):
        assert int(answer["Retry-After"]) >= 1


def test_what_middleware_breaks_is_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_request: HttpRequest) -> None:
        raise RuntimeError("secret words")

    monkeypatch.setattr("gonfalon.server.accounts.sessions.attend", broken)
    client = Client(raise_request_exception=False)
    client.cookies["sessionid"] = "x" * 32
    answer = client.get("/api/me")
    assert answer.status_code == 500
    assert json.loads(answer.content)["code"] == "internal"


# -- who may ----------------------------------------------------------------------------------


def test_nobody(stranger: Visitor) -> None:
    answer = stranger.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")


def test_csrf_is_enforced(anna: Visitor) -> None:
    for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/me/stay")):
        bare = anna.client.generic(method, path, b"{}", content_type="application/json")
        assert (bare.status_code, bare.json()["code"]) == (403, "csrf"), path
        wrong = anna.client.generic(
            method, path, b"{}", content_type="application/json", headers={"X-CSRFToken": "a" * 64}
        )
        assert (wrong.status_code, wrong.json()["code"]) == (403, "csrf"), path
    guest = Client(enforce_csrf_checks=True)
    answer = guest.post("/api/guest", "{}", content_type="application/json")
    assert answer.json()["code"] == "csrf"
    assert anna.me["erase_after"] is None


def test_every_operation_has_a_way_in_and_says_its_errors() -> None:
    schema = api.get_openapi_schema()
    public = {"/api/hello", "/api/guest"}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert operation["security"], (method, path)
            assert {401, 403, 422, 429} <= set(operation["responses"]), (method, path)
    assert public <= set(schema["paths"])
    assert set(schema["components"]["securitySchemes"]) == {"ByToken", "BySession"}


# -- limits -----------------------------------------------------------------------------------


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


# -- games ------------------------------------------------------------------------------------


def test_games(stranger: Visitor) -> None:
    listed = stranger.get("/api/games").json()
    assert set(SLUGS) <= {g["slug"] for g in listed}
    shown = stranger.get("/api/games/mastery", language="uk").json()
    assert shown["min_seats"] == 2
    assert shown["chapters"]["BAT"] != "Battle"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_can_be_set_up_for_every_number_of_seats(stranger: Visitor, slug: str) -> None:
    shown = stranger.get(f"/api/games/{slug}").json()
    assert {s["seats"] for s in shown["setups"]} == set(
        range(shown["min_seats"], shown["max_seats"] + 1)
    )


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_rules_and_components(anna: Visitor, slug: str, language: str) -> None:
    path = f"/api/games/{slug}"
    rules = anna.get(f"{path}/rules", language=language).json()
    assert len(rules) > 100
    one: dict[str, Any] = rules[0]
    assert anna.get(f"{path}/rules/{one['id']}", language=language).json() == one
    chapter = anna.get(f"{path}/rules", language=language, chapter=one["chapter"]).json()
    assert 0 < len(chapter) < len(rules)
    ids = {rule["id"] for rule in rules}
    assert all(rule["about"] for rule in rules if rule["kind"] == "example")
    assert all(id in ids for rule in rules for id in rule["about"])
    for section in anna.get(path).json()["sections"]:
        found = anna.get(f"{path}/content/{section}", language=language)
        assert found.status_code == 200, section
        assert all(component["name"] for component in found.json())


def test_errors_never_repeat_half_characters() -> None:
    assert errors.printable("a\ud800b") == "a?b"
