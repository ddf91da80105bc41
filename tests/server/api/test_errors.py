"""Errors of the API: every one has one form."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest
from django.db import DataError, OperationalError
from django.http import HttpRequest
from django.test import Client, RequestFactory

from gonfalon.kernel.values.errors import Refused
from gonfalon.server.api import errors
from gonfalon.server.api.limits.limits import TooOften
from gonfalon.server.api.root import api
from gonfalon.server.play.moves import NoSuchTable, NotPlaying, NotYourSeat
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db

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


# -- games ------------------------------------------------------------------------------------


def test_errors_never_repeat_half_characters() -> None:
    assert errors.printable("a\ud800b") == "a?b"
