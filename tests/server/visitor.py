"""A visitor with a browser: cookies, the CSRF token sent as a client sends it, JSON both ways."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any
from uuid import UUID

from allauth.account.internal.flows.login import record_authentication
from allauth.account.models import EmailAddress
from allauth.mfa.totp.internal.auth import TOTP
from django.contrib.auth.hashers import make_password
from django.http import HttpRequest
from django.test import Client

from gonfalon.server.accounts.hashing import Argon2
from gonfalon.server.accounts.models import User

PASSWORD = "corect-hors-batery-7"  # not on any list
AUTH = "/auth/browser/v1"
FACTOR = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"  # the secret of an authenticator app


class QuickArgon2(Argon2):
    """Hashes as in service, with as little work as the algorithm allows."""

    time_cost = 1
    memory_cost = 8
    parallelism = 1


class Visitor:
    """A browser. CSRF is enforced, as in service."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.client = Client(enforce_csrf_checks=True, REMOTE_ADDR=address)

    def headers(self) -> dict[str, str]:
        """Return the CSRF header, asking for the token if there is none."""
        cookie = self.client.cookies.get("csrftoken")
        if cookie is None:
            self.client.get("/api/hello")
            cookie = self.client.cookies["csrftoken"]
        return {"X-CSRFToken": cookie.value}

    def get(self, path: str, **query: Any) -> Any:
        """Ask for something."""
        return self.client.get(path, query)

    def send(self, method: str, path: str, body: Any = None) -> Any:
        """Send JSON."""
        return self.client.generic(
            method,
            path,
            b"" if body is None else json_of(body),
            content_type="application/json",
            headers=self.headers(),
        )

    def post(self, path: str, body: Any = None) -> Any:
        """Send JSON by POST."""
        return self.send("POST", path, body)

    def patch(self, path: str, body: Any = None) -> Any:
        """Send JSON by PATCH."""
        return self.send("PATCH", path, body)

    def delete(self, path: str, body: Any = None) -> Any:
        """Delete something."""
        return self.send("DELETE", path, body)

    def auth(self, path: str, body: Any = None, method: str = "POST") -> Any:
        """Talk to allauth."""
        return self.send(method, f"{AUTH}/{path}", body)

    @property
    def me(self) -> dict[str, Any]:
        """Return the visitor's account."""
        found: dict[str, Any] = self.get("/api/me").json()
        return found

    @property
    def user(self) -> User:
        """Return the row of the visitor's account."""
        return User.objects.get(pk=UUID(self.me["id"]))


class Program:
    """A program with a token."""

    def __init__(self, token: str) -> None:
        self.client = Client(enforce_csrf_checks=True)
        self.token = token

    def send(self, method: str, path: str, body: Any = None) -> Any:
        """Send JSON with the token."""
        return self.client.generic(
            method,
            path,
            b"" if body is None else json_of(body),
            content_type="application/json",
            headers={"Authorization": f"Bearer {self.token}"},
        )

    def get(self, path: str) -> Any:
        """Ask for something."""
        return self.send("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        """Send JSON by POST."""
        return self.send("POST", path, body)


def json_of(body: Any) -> bytes:
    """Return JSON as it goes over the wire; bytes go as they are."""
    return body if isinstance(body, bytes) else json.dumps(body).encode()


@lru_cache(maxsize=1)
def hashed() -> str:
    """Return the hash of the password of everybody, made once."""
    return make_password(PASSWORD)


def account(name: str, email: str = "", **fields: Any) -> User:
    """Make a full account with a confirmed mailbox."""
    mailbox = email or f"{name.lower().replace(' ', '.')}@example.org"
    user = User(username=name, email=mailbox, password=hashed(), **fields)
    user.save()
    EmailAddress.objects.create(user=user, email=mailbox, verified=True, primary=True)
    return user


def with_factor(user: User) -> User:
    """Give somebody an authenticator app, which staff need."""
    TOTP.activate(user, FACTOR)
    return user


def visitor(name: str, email: str = "", **fields: Any) -> Visitor:
    """Make a full account and sign in, without paying for the password check."""
    user = account(name, email, **fields)
    found = Visitor()
    found.client.force_login(user)
    note_sign_in(found, user)
    return found


def note_sign_in(found: Visitor, user: User) -> None:
    """Note in the session that somebody has just shown who they are."""
    request = HttpRequest()
    request.session = found.client.session
    request.user = user
    record_authentication(request, user, method="password", reauthenticated=True)
    request.session.save()
