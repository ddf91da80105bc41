"""A new password, or signing out everywhere: nothing but the current session is left."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from django.core import mail

from gonfalon.server.accounts.models import Token
from tests.server.visitor import PASSWORD, Program, Visitor, visitor

pytestmark = pytest.mark.django_db

NEW = "Another-long-one-9"


def programs(found: Visitor) -> list[Program]:
    """Return a program of somebody, and one of a bot they keep."""
    bot = found.post("/api/me/bots", {"name": f"Robot of {found.me['name']}"}).json()["id"]
    texts = [
        found.post(path, {"name": "t", "scopes": ["read"]}).json()["token"]
        for path in ("/api/me/tokens", f"/api/me/bots/{bot}/tokens")
    ]
    return [Program(text) for text in texts]


def elsewhere(name: str) -> Visitor:
    """Sign in with another browser."""
    found = Visitor()
    answer = found.auth("auth/login", {"username": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.content
    return found


def statuses(asking: list[Program] | list[Visitor]) -> set[int]:
    """Return what everybody is answered."""
    return {one.get("/api/me").status_code for one in asking}


def test_a_new_password_leaves_only_the_current_session(anna: Visitor) -> None:
    own, phone = programs(anna), elsewhere("Anna")
    assert statuses(own) == {200}
    body = {"current_password": PASSWORD, "new_password": NEW}
    assert anna.auth("account/password/change", body).status_code == 200
    assert statuses(own) == {401}
    assert statuses([phone]) == {401}
    assert anna.me["name"] == "Anna"
    assert [one["current"] for one in anna.get("/api/me/sessions").json()] == [True]
    assert not Token.objects.filter(revoked_at__isnull=True).exists()


def test_a_mailed_password_leaves_nothing(anna: Visitor, stranger: Visitor) -> None:
    own = programs(anna)
    stranger.auth("auth/password/request", {"email": "anna@example.org"})
    key = re.search(r"/account/reset/(\S+)", str(mail.outbox[-1].body))
    assert key is not None
    stranger.auth("auth/password/reset", {"key": unquote(key[1]), "password": NEW})
    assert statuses(own) == {401}
    assert statuses([anna]) == {401}


def test_signing_out_everywhere_ends_tokens_as_well(anna: Visitor) -> None:
    own, phone = programs(anna), elsewhere("Anna")
    others = programs(visitor("Bohdan"))
    assert anna.delete("/api/me/sessions").json() == {"ended": 1, "tokens": 2}
    assert statuses(own) == {401}
    assert statuses([phone]) == {401}
    assert statuses(others) == {200}
    assert anna.me["name"] == "Anna"


def test_signing_out_in_one_place_leaves_tokens(anna: Visitor) -> None:
    own, phone = programs(anna), elsewhere("Anna")
    (number,) = [s["id"] for s in anna.get("/api/me/sessions").json() if not s["current"]]
    assert anna.delete(f"/api/me/sessions/{number}").status_code == 204
    assert statuses([phone]) == {401}
    assert statuses(own) == {200}
