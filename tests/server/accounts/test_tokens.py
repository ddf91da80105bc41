"""Tokens and bot accounts: what a token may, and how it ends."""

from __future__ import annotations

import hashlib
import uuid

import pytest
from django.core.exceptions import ValidationError
from django.db import connection

from gonfalon.server.accounts import bots, tokens
from gonfalon.server.accounts.models import Token, User
from gonfalon.server.tables.seats import seating
from tests.server.tabling import opened, running, seat_users
from tests.server.visitor import Program, Visitor

pytestmark = pytest.mark.django_db


# -- tokens -----------------------------------------------------------------------------------


MATRIX = [
    # method, path, scopes that open it (None: in person only)
    ("GET", "/api/me", {"read"}),
    ("GET", "/api/hello", {"read"}),
    ("GET", "/api/games", {"read"}),
    ("PATCH", "/api/me", None),
    ("POST", "/api/me/upgrade", None),
    ("GET", "/api/me/tokens", None),
    ("POST", "/api/me/tokens", None),
    ("DELETE", f"/api/me/tokens/{uuid.UUID(int=1)}", None),
    ("GET", "/api/me/bots", None),
    ("POST", "/api/me/bots", None),
    ("GET", "/api/me/sessions", None),
    ("DELETE", "/api/me/sessions", None),
    ("POST", "/api/me/export", None),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/stay", None),
]


@pytest.mark.parametrize("scope", sorted(tokens.SCOPES))
def test_scopes(anna: Visitor, scope: str) -> None:
    user = bots.make_bot_account(anna.user, "Robot") if scope == "bot" else anna.user
    _token, text = tokens.make_token(user, "t", [scope])
    program = Program(text)
    for method, path, opening in MATRIX:
        answer = program.send(method, path, {} if method != "GET" else None)
        if opening and scope in opening:
            assert answer.status_code == 200, (method, path, answer.content)
        else:
            assert answer.status_code == 403, (method, path, answer.content)
            code = "in-person" if opening is None else "missing-scope"
            assert answer.json()["code"] == code


def test_token_life(anna: Visitor, bohdan: Visitor) -> None:
    made = anna.post("/api/me/tokens", {"name": "my bot", "scopes": ["read", "play"]})
    assert made.status_code == 201, made.content
    text = made.json()["token"]
    assert text.startswith("gon_")
    token = Token.objects.get()
    assert token.digest == hashlib.sha256(text.encode()).hexdigest()
    with connection.cursor() as cursor:  # the text itself is nowhere
        cursor.execute("SELECT count(*) FROM accounts_token t WHERE t::text LIKE %s", [f"%{text}%"])
        assert cursor.fetchone() == (0,)
    assert Program(text).get("/api/me").json()["name"] == "Anna"
    token.refresh_from_db()
    assert token.used_at is not None
    listed = anna.get("/api/me/tokens").json()
    assert [t["hint"] for t in listed] == [text[:8]]
    assert "token" not in listed[0]
    assert bohdan.delete(f"/api/me/tokens/{token.id}").status_code == 404
    assert anna.delete(f"/api/me/tokens/{token.id}").status_code == 204
    assert Program(text).get("/api/me").json()["code"] == "bad-token"
    assert anna.get("/api/me/tokens").json() == []


@pytest.mark.parametrize("text", ["", "gon_", "gon_" + "a" * 43, "x" * 5000, "gon_é", "\x00"])
def test_bad_tokens(anna: Visitor, text: str) -> None:
    answer = Program(text).get("/api/me")
    assert answer.status_code in (400, 401)
    assert set(answer.json()) == {"code", "message", "rule"}


def test_bad_token_beside_a_session_is_refused(anna: Visitor) -> None:
    answer = anna.client.get("/api/me", headers={"Authorization": "Bearer gon_nonsense"})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_token_wishes_are_checked(anna: Visitor, guest: Visitor) -> None:
    for body in (
        {"name": "x", "scopes": []},
        {"name": "x", "scopes": ["admin"]},
        {"name": " ", "scopes": ["read"]},
        {"name": "x" * 61, "scopes": ["read"]},
        {"name": "x", "scopes": ["bot"]},
    ):
        assert anna.post("/api/me/tokens", body).status_code == 422
    refused = guest.post("/api/me/tokens", {"name": "x", "scopes": ["read"]})
    assert refused.json()["code"] == "guest"


def test_tokens_of_a_closed_account(anna: Visitor) -> None:
    _token, text = tokens.make_token(anna.user, "t", ["read"])
    User.objects.update(is_active=False)
    assert Program(text).get("/api/me").status_code == 401


def test_no_more_than_so_many_tokens(anna: Visitor) -> None:
    user = anna.user
    for number in range(tokens.MOST):
        tokens.make_token(user, str(number), ["read"])
    with pytest.raises(ValidationError):
        tokens.make_token(user, "one more", ["read"])


# -- bots -------------------------------------------------------------------------------------


def test_bot_accounts(anna: Visitor, bohdan: Visitor, guest: Visitor) -> None:
    made = anna.post("/api/me/bots", {"name": "Anna's Bot"})
    assert made.status_code == 201, made.content
    bot = made.json()["id"]
    body = {"name": "home", "scopes": ["bot", "play", "read"]}
    token = anna.post(f"/api/me/bots/{bot}/tokens", body)
    assert token.status_code == 201, token.content
    me = Program(token.json()["token"]).get("/api/me").json()
    assert (me["id"], me["bot"], me["name"]) == (bot, True, "Anna's Bot")
    assert len(anna.get(f"/api/me/bots/{bot}/tokens").json()) == 1
    assert bohdan.post(f"/api/me/bots/{bot}/tokens", body).status_code == 404
    assert bohdan.delete(f"/api/me/bots/{bot}").status_code == 404
    assert guest.post("/api/me/bots", {"name": "Mine"}).status_code == 403
    assert bohdan.post("/api/me/bots", {"name": "ANNA'S BOT"}).json()["code"] == "name-taken"
    assert anna.delete(f"/api/me/bots/{bot}").status_code == 204
    assert Program(token.json()["token"]).get("/api/me").status_code == 401
    assert anna.get("/api/me/bots").json() == []


def test_a_bot_that_is_retired_leaves_its_tables(anna: Visitor) -> None:
    keeper = anna.user
    bot = bots.make_bot_account(keeper, "Marvin")
    waiting, playing = opened(keeper), running([keeper, bot])
    seating.join(waiting.id, bot)
    assert anna.delete(f"/api/me/bots/{bot.pk}").status_code == 204
    assert seat_users(waiting) == [keeper.pk, None]
    seat = playing.seats.get(number=1)
    assert (seat.user_id, seat.standing_in, seat.bot) == (bot.pk, True, "heuristic")
