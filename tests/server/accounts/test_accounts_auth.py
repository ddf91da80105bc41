"""Sign-up, sign-in, mailboxes, second factors, passkeys: allauth as it is set up here."""

from __future__ import annotations

import re
import time
from typing import Any
from urllib.parse import unquote

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from django.core import mail
from django.utils import timezone

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.server.accounts.emails import ASKED, CHANGED, email_of
from gonfalon.server.accounts.models import User
from tests.server.visitor import AUTH, PASSWORD, Visitor, account, visitor

pytestmark = pytest.mark.django_db

NEW = {"username": "Olena", "email": "olena@example.org", "password": PASSWORD}


def code_of(secret: str) -> str:
    """Return what an authenticator app shows now."""
    return str(format_hotp_value(hotp_value(secret, int(time.time()) // 30)))


def sign_in(name: str, password: str = PASSWORD) -> tuple[Visitor, Any]:
    """Come with a fresh browser."""
    found = Visitor()
    return found, found.auth("auth/login", {"username": name, "password": password})


def test_sign_up_confirm_sign_in(stranger: Visitor) -> None:
    answer = stranger.auth("auth/signup", NEW)
    assert answer.status_code == 200, answer.content
    assert stranger.me["name"] == "Olena"
    token = stranger.post("/api/me/tokens", {"name": "t", "scopes": ["read"]})
    assert token.status_code == 201, token.content
    user = User.objects.get()
    assert user.password.startswith("argon2$argon2id$")
    assert not EmailAddress.objects.get().verified
    key = re.search(r"/account/confirm/(\S+)", str(mail.outbox[0].body))
    assert key is not None
    confirmed = stranger.auth("auth/email/verify", {"key": unquote(key[1])})
    assert confirmed.status_code == 200, confirmed.content
    assert EmailAddress.objects.get().verified
    again, answer = sign_in("olena")
    assert answer.status_code == 200, answer.content
    assert again.me["id"] == str(user.id)
    assert again.auth("auth/session", method="DELETE").status_code == 401
    assert again.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "change",
    [
        {"username": "Аdmin"},
        {"username": "moderator"},
        {"username": "x"},
        {"username": "<script>"},
        {"password": "qwertyuiop"},
        {"password": "short"},
        {"email": "nonsense"},
        {"email": ""},
        {"username": "a\u0000b"},
        {"password": "\u0000" * 12},
    ],
)
def test_bad_sign_up(stranger: Visitor, change: dict[str, str]) -> None:
    answer = stranger.auth("auth/signup", {**NEW, **change})
    assert answer.status_code == 400, answer.content
    assert not User.objects.exists()


def test_taken_name(stranger: Visitor) -> None:
    account("OLENA", "first@example.org")
    assert stranger.auth("auth/signup", NEW).status_code == 400


def test_sign_up_does_not_tell_whether_a_mailbox_is_known() -> None:
    account("First", "olena@example.org")
    answers = []
    for name, mailbox in (("Iryna", "olena@example.org"), ("Petro", "new@example.org")):
        body = {"username": name, "email": mailbox, "password": PASSWORD}
        answer = Visitor().auth("auth/signup", body)
        answers.append((answer.status_code, sorted(answer.json()["data"])))
    assert answers[0] == answers[1]


def test_reset_does_not_tell_whether_a_mailbox_is_known(stranger: Visitor) -> None:
    account("Olena", "olena@example.org")
    answers = [
        stranger.auth("auth/password/request", {"email": mailbox})
        for mailbox in ("olena@example.org", "nobody@example.org")
    ]
    assert answers[0].status_code == answers[1].status_code == 200
    assert answers[0].json() == answers[1].json()


def test_sign_in_does_not_tell_whether_a_name_is_known() -> None:
    account("Olena")
    _one, wrong = sign_in("Olena", "not the password")
    _two, unknown = sign_in("Nobody", "not the password")
    assert wrong.status_code == unknown.status_code == 400
    assert wrong.json() == unknown.json()


def test_password_reset(stranger: Visitor) -> None:
    user = account("Olena", "olena@example.org")
    stranger.auth("auth/password/request", {"email": "olena@example.org"})
    key = re.search(r"/account/reset/(\S+)", str(mail.outbox[0].body))
    assert key is not None
    new = "Another-long-one-9"
    answer = stranger.auth("auth/password/reset", {"key": unquote(key[1]), "password": new})
    assert answer.status_code in (200, 401), answer.content
    assert sign_in("Olena")[1].status_code == 400
    assert sign_in("Olena", new)[1].status_code == 200
    assert user.pk == User.objects.get().pk


def test_totp_and_recovery_codes() -> None:
    account("Olena")
    olena, _answer = sign_in("Olena")
    path = "account/authenticators/totp"
    assert olena.auth("auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    offered = olena.auth(path, method="GET")
    assert offered.status_code == 404, offered.content
    secret = offered.json()["meta"]["secret"]
    assert olena.auth(path, {"code": "000000"}).status_code == 400
    enrolled = olena.auth(path, {"code": code_of(secret)})
    assert enrolled.status_code == 200, enrolled.content
    codes = olena.auth("account/authenticators/recovery-codes", method="GET").json()
    again, answer = sign_in("Olena")
    assert answer.status_code == 401
    assert "mfa_authenticate" in [f["id"] for f in answer.json()["data"]["flows"]]
    assert again.get("/api/me").status_code == 401  # a password alone is not enough now
    assert again.auth("auth/2fa/authenticate", {"code": "000000"}).status_code == 400
    unused = codes["data"]["unused_codes"][0]
    assert again.auth("auth/2fa/authenticate", {"code": unused}).status_code == 200
    assert again.me["name"] == "Olena"
    third, _answer = sign_in("Olena")
    assert third.auth("auth/2fa/authenticate", {"code": unused}).status_code == 400  # used up
    assert set(Authenticator.objects.values_list("type", flat=True)) == {"totp", "recovery_codes"}


def test_the_admin_pages_are_no_way_around_the_second_factor() -> None:
    user = account("Olena", is_staff=True, is_superuser=True)
    Authenticator.objects.create(user=user, type="totp", data={"secret": "x"})
    olena = Visitor()
    for path in ("/admin/", "/admin/login/?next=/admin/"):
        answer = olena.client.get(path, follow=True)
        assert answer.redirect_chain[-1][0] == "/sign-in?next=/admin/"
    form = {"username": "Olena", "password": PASSWORD, "next": "/admin/"}
    answer = olena.client.post("/admin/login/", form, headers=olena.headers())
    assert (answer.status_code, answer["Location"]) == (302, "/sign-in?next=/admin/")
    assert olena.get("/api/me").status_code == 401
    evil = olena.client.get("/admin/login/?next=https://evil.example/")
    assert evil["Location"] == "/sign-in?next=/admin/"
    olena.client.force_login(user)
    assert olena.client.get("/admin/login/")["Location"] == "/admin/"
    other = account("Taras", is_staff=True, is_superuser=True)
    form["username"] = "Taras"  # nor can one of the staff become another
    olena.client.post("/admin/login/", form, headers=olena.headers())
    assert olena.user == user != other
    plain = visitor("Ivan")
    assert plain.client.get("/admin/", follow=True).status_code == 403


def test_passkey_endpoints_answer(anna: Visitor, stranger: Visitor) -> None:
    offered = stranger.get(f"{AUTH}/auth/webauthn/login")
    assert offered.status_code == 200, offered.content
    assert "challenge" in offered.json()["data"]["request_options"]["publicKey"]
    refused = stranger.auth("auth/webauthn/login", {"credential": {"id": "x"}})
    assert refused.status_code == 400
    creation = anna.auth("account/authenticators/webauthn", method="GET")
    assert creation.status_code == 200, creation.content
    options = creation.json()["data"]["creation_options"]["publicKey"]
    assert options["rp"]["id"] == "testserver"
    body = {"name": "key", "credential": {}}
    assert anna.auth("account/authenticators/webauthn", body).status_code == 400
    assert stranger.auth("account/authenticators/webauthn", method="GET").status_code == 401


def test_guessing_a_password_is_slow_but_locks_nobody_out() -> None:
    account("Olena")
    thief = Visitor("10.0.0.66")
    body = {"username": "Olena", "password": "guess"}
    statuses = [thief.auth("auth/login", body).status_code for _ in range(5)]
    assert statuses == [400] * 5
    refused = thief.auth("auth/login", {"username": "Olena", "password": PASSWORD})
    assert refused.status_code in (400, 429)  # even the right one
    assert thief.get("/api/me").status_code == 401
    _olena, answer = sign_in("Olena")  # from her own address
    assert answer.status_code == 200


def test_sign_in_by_address_is_limited() -> None:
    one = Visitor("10.0.0.67")
    answers = [one.auth("auth/login", {"username": f"Name{n}", "password": "x"}) for n in range(21)]
    assert answers[-1].status_code == 429
    assert int(answers[-1]["Retry-After"]) >= 1
    assert answers[-1].json()["code"] == "too-often"


def test_sensitive_changes_need_a_recent_sign_in(anna: Visitor) -> None:
    session = anna.client.session
    for record in session["account_authentication_methods"]:
        record["at"] -= 3600
    session["born"] -= 3600
    session.save()
    wish = {"name": "t", "scopes": ["read"]}
    for method, path, body in (
        ("POST", "/api/me/tokens", wish),
        ("POST", "/api/me/bots", {"name": "Robot"}),
        ("POST", "/api/me/export", None),
        ("DELETE", "/api/me", None),
    ):
        answer = anna.send(method, path, body)
        assert (answer.status_code, answer.json()["code"]) == (403, "reauthenticate"), path
    assert anna.auth("auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    assert anna.post("/api/me/tokens", wish).status_code == 201


# -- the mails --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Gonfalon: confirm your email"),
        ("ru", "Gonfalon: подтвердите адрес почты"),
        ("uk", "Gonfalon: підтвердьте адресу пошти"),
        ("pl", "Gonfalon: potwierdź adres e-mail"),
    ],
)
def test_mails_speak_the_language_of_the_page(
    stranger: Visitor, language: str, subject: str
) -> None:
    stranger.client.cookies["language"] = language
    assert stranger.auth("auth/signup", NEW).status_code == 200
    assert User.objects.get().language == language
    sent = mail.outbox[0]
    assert sent.subject == subject
    assert "Olena" in str(sent.body)
    assert str(sent.body).count("http") == 1


def test_every_mail_of_ours_can_be_said_in_every_language() -> None:
    user = account("Olena", "olena@example.org")
    facts = {
        "activate_url": "https://x.example/1",
        "password_reset_url": "https://x.example/2",
        "signup_url": "https://x.example/3",
        "timestamp": timezone.now(),
        "ip": "192.0.2.1",
        "user_agent": "Browser/1.0",
    }
    for language in LANGUAGES:
        user.language = language
        for template in (*ASKED, *CHANGED):
            made = email_of(template, "olena@example.org", {**facts, "user": user}, None)
            assert "Olena" in made.body
            assert made.body.count("https://") + made.body.count("http://") == 1
            assert "mail-" not in made.body + made.subject


def test_an_unknown_mailbox_is_answered_without_a_name_and_led_to_sign_up(
    stranger: Visitor,
) -> None:
    account("Olena", "olena@example.org")
    stranger.auth("auth/password/request", {"email": "nobody@example.org"})
    body = str(mail.outbox[0].body)
    assert body.startswith("Hello,\n")
    assert re.search(r"^http\S+/sign-up$", body, re.MULTILINE)
    assert "Olena" not in body
