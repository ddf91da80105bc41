"""A session that is a few hours old plays on, but does not change who owns the account."""

from __future__ import annotations

from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP
from django.contrib.auth.hashers import UNUSABLE_PASSWORD_PREFIX

from tests.server.accounts.test_accounts_auth import code_of
from tests.server.visitor import AUTH, FACTOR, PASSWORD, Visitor, visitor

pytestmark = pytest.mark.django_db

THIEF = "thief@example.org"
HOURS = 2 * 3600


def age(found: Visitor, seconds: int = HOURS) -> None:
    """Let somebody have signed in, and shown who they are, so long ago."""
    session = found.client.session
    for record in session["account_authentication_methods"]:
        record["at"] -= seconds
    session["born"] -= seconds
    session.save()


def forget_password(found: Visitor) -> None:
    """Make an account one without a password; whoever is signed in stays so."""
    user = found.user
    user.password = UNUSABLE_PASSWORD_PREFIX + "x" * 40
    user.save()
    session = found.client.session
    session["_auth_user_hash"] = user.get_session_auth_hash()
    session.save()


def refused(answer: Any) -> bool:
    """Tell whether somebody is asked to show first who they are."""
    body = answer.json()
    by_us = (answer.status_code, body.get("code")) == (403, "reauthenticate")
    by_allauth = answer.status_code == 401 and body["meta"]["is_authenticated"] is True
    return by_us or by_allauth


def test_an_old_session_cannot_take_the_account_over(anna: Visitor) -> None:
    owner = anna.me["email"]
    age(anna)
    assert refused(anna.auth("account/email", {"email": THIEF}))
    EmailAddress.objects.create(user=anna.user, email=THIEF, verified=True)  # had it been added
    assert refused(anna.auth("account/email", {"email": THIEF, "primary": True}, "PATCH"))
    assert refused(anna.auth("account/email", {"email": THIEF}, "DELETE"))
    assert anna.me["email"] == owner
    assert EmailAddress.objects.get(user=anna.user, primary=True).email == owner
    assert anna.auth("auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    assert anna.auth("account/email", {"email": "second@example.org"}).status_code == 200


SENSITIVE: list[tuple[str, str, Any]] = [
    ("POST", f"{AUTH}/account/email", {"email": THIEF}),
    ("GET", f"{AUTH}/account/authenticators/webauthn", None),
    ("GET", f"{AUTH}/account/authenticators/recovery-codes", None),
    ("POST", f"{AUTH}/account/authenticators/recovery-codes", {}),
    ("DELETE", f"{AUTH}/account/authenticators/totp", None),
    ("POST", "/api/me/tokens", {"name": "t", "scopes": ["read"]}),
    ("POST", "/api/me/bots", {"name": "Robot"}),
    ("POST", "/api/me/export", None),
    ("DELETE", "/api/me/sessions", None),
    ("DELETE", "/api/me/sessions/1", None),
    ("DELETE", "/api/me", None),
]


@pytest.mark.parametrize(("method", "path", "body"), SENSITIVE, ids=lambda value: str(value))
def test_what_an_old_session_is_refused(anna: Visitor, method: str, path: str, body: Any) -> None:
    if not path.endswith("email"):  # with a factor, none can be added at all
        TOTP.activate(anna.user, FACTOR)
        RecoveryCodes.activate(anna.user)
    age(anna)
    assert refused(anna.send(method, path, body))


def test_a_bot_is_not_retired_by_an_old_session(anna: Visitor) -> None:
    bot = anna.post("/api/me/bots", {"name": "Robot"}).json()["id"]
    age(anna)
    assert refused(anna.delete(f"/api/me/bots/{bot}"))
    assert refused(anna.post(f"/api/me/bots/{bot}/tokens", {"name": "t", "scopes": ["bot"]}))
    assert anna.auth("auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    assert anna.delete(f"/api/me/bots/{bot}").status_code == 204


def test_an_old_session_plays_on_and_may_end_a_token(anna: Visitor) -> None:
    token = anna.post("/api/me/tokens", {"name": "t", "scopes": ["read"]}).json()["id"]
    age(anna)
    assert anna.patch("/api/me", {"language": "pl"}).status_code == 200
    assert anna.delete(f"/api/me/tokens/{token}").status_code == 204


def test_sessions_are_ended_in_one_place_only(anna: Visitor) -> None:
    number = anna.get("/api/me/sessions").json()[0]["id"]
    answer = anna.auth("auth/sessions", {"sessions": [number]}, "DELETE")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_a_new_password_needs_the_old_one_or_another_proof(anna: Visitor) -> None:
    new = {"new_password": "Another-long-one-9"}
    age(anna)
    wrong = {**new, "current_password": "guess"}
    assert anna.auth("account/password/change", wrong).status_code == 400
    forget_password(anna)
    TOTP.activate(anna.user, FACTOR)
    assert refused(anna.auth("account/password/change", new))
    assert not anna.user.has_usable_password()
    assert anna.auth("auth/2fa/reauthenticate", {"code": code_of(FACTOR)}).status_code == 200
    assert anna.auth("account/password/change", new).status_code == 200
    assert anna.user.has_usable_password()


def test_a_passkey_is_asked_for_where_there_is_no_password(anna: Visitor) -> None:
    forget_password(anna)
    Authenticator.objects.create(user=anna.user, type="webauthn", data={"name": "k"})
    age(anna)
    answer = anna.auth("account/authenticators/webauthn", method="GET")
    assert refused(answer)
    flows = {flow["id"]: flow for flow in answer.json()["data"]["flows"]}
    assert flows["mfa_reauthenticate"]["types"] == ["webauthn"]


def test_an_account_with_neither_password_nor_factor_signs_in_anew(anna: Visitor) -> None:
    """It gets a password by mail first; nothing else would prove anything."""
    forget_password(anna)
    assert anna.post("/api/me/tokens", {"name": "t", "scopes": ["read"]}).status_code == 201
    age(anna)
    assert refused(anna.auth("account/email", {"email": THIEF}))
    assert refused(anna.auth("account/password/change", {"new_password": "Another-long-one-9"}))
    assert refused(anna.post("/api/me/export"))


def test_guests_have_nothing_to_show(guest: Visitor) -> None:
    session = guest.client.session
    session["born"] -= HOURS
    session.save()
    assert guest.post("/api/me/export").status_code == 202


def test_signing_in_counts_as_showing_it(stranger: Visitor) -> None:
    visitor("Olena")
    body = {"username": "Olena", "password": PASSWORD}
    assert stranger.auth("auth/login", body).status_code == 200
    assert stranger.delete("/api/me/sessions").status_code == 200
