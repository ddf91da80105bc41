"""Passwords: what a hash costs, how many are made at once, and that time tells nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest
from allauth.mfa.models import Authenticator
from django.conf import LazySettings
from django.contrib.auth.hashers import Argon2PasswordHasher, identify_hasher

from gonfalon.server.accounts import hashing
from gonfalon.server.accounts.models import User
from gonfalon.server.bypass import request_threads
from gonfalon.server.bypass.request_threads import SLOW, ThreadPoolHandler
from tests.server.accounts.test_accounts_recent import age
from tests.server.visitor import AUTH, PASSWORD, QuickArgon2, Visitor, account

pytestmark = pytest.mark.django_db
IN_SERVICE = "gonfalon.server.accounts.hashing.Argon2"


class Counting(QuickArgon2):
    """Counts the hashes that are made, and on which paths."""

    count = 0

    def encode(self, password: str, salt: str) -> str:
        """Count one."""
        Counting.count += 1
        return super().encode(password, salt)

    def verify(self, password: str, encoded: str) -> bool:
        """Count one."""
        Counting.count += 1
        return super().verify(password, encoded)


@pytest.fixture
def counted(settings: LazySettings) -> None:
    """Count hashes."""
    settings.PASSWORD_HASHERS = [f"{__name__}.Counting"]
    Counting.count = 0


def test_a_hash_takes_little_memory_and_one_thread() -> None:
    hasher = hashing.Argon2()
    params = hasher.decode(hasher.encode("x", "saltsaltsaltsaltsaltsalt"))["params"]
    assert 19 * 1024 <= params.memory_cost <= 46 * 1024
    assert (params.time_cost, params.parallelism) == (2, 1)


def test_one_password_is_hashed_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    running, most = 0, 0
    guard = threading.Lock()

    def slowly(self: Any, password: str, salt: str) -> str:
        nonlocal running, most
        with guard:
            running += 1
            most = max(most, running)
        time.sleep(0.01)
        with guard:
            running -= 1
        return ""

    monkeypatch.setattr(Argon2PasswordHasher, "encode", slowly)
    threads = [threading.Thread(target=hashing.Argon2().encode, args=("x", "y")) for _ in range(10)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1


def old_hash() -> str:
    """Return a hash with Django's own parameters."""
    return Argon2PasswordHasher().encode(PASSWORD, Argon2PasswordHasher().salt())


def test_an_old_hash_is_made_anew_at_sign_in(settings: LazySettings) -> None:
    settings.PASSWORD_HASHERS = [IN_SERVICE]
    user = account("Olena")
    User.objects.filter(pk=user.pk).update(password=old_hash())
    olena = Visitor()
    wrong = {"username": "Olena", "password": "not this one"}
    assert olena.auth("auth/login", wrong).status_code == 400
    user.refresh_from_db()
    assert identify_hasher(user.password).must_update(user.password)
    assert olena.auth("auth/login", {**wrong, "password": PASSWORD}).status_code == 200
    user.refresh_from_db()
    assert not identify_hasher(user.password).must_update(user.password)
    assert olena.me["name"] == "Olena"


def test_an_old_hash_is_made_anew_without_ending_the_session(
    anna: Visitor, settings: LazySettings
) -> None:
    settings.PASSWORD_HASHERS = [IN_SERVICE]
    user = anna.user
    User.objects.filter(pk=user.pk).update(password=old_hash())
    user.refresh_from_db()
    session = anna.client.session
    session["_auth_user_hash"] = user.get_session_auth_hash()
    session.save()
    age(anna)
    assert anna.auth("auth/reauthenticate", {"password": PASSWORD}).status_code == 200
    assert not hashing.Argon2().must_update(anna.user.password)
    assert anna.me["name"] == "Anna"


def test_a_failed_sign_in_costs_the_same_whoever_it_is(counted: None) -> None:
    account("Olena")
    bare = account("Bare")
    bare.set_unusable_password()
    bare.save()
    account("Asleep", is_active=False)
    Authenticator.objects.create(user=account("Factor"), type="totp", data={"secret": "x"})
    costs = {}
    for number, name in enumerate(("Olena", "Nobody", "Bare", "Asleep", "Factor")):
        for how in ({"username": name}, {"email": f"{name.lower()}@example.org"}):
            Counting.count = 0
            answer = Visitor(f"10.0.1.{number}").auth("auth/login", {**how, "password": "wrong"})
            assert answer.status_code == 400
            costs[(name, *how)] = Counting.count
    assert set(costs.values()) == {1}, costs


def test_signing_up_costs_the_same_whether_a_mailbox_is_known(counted: None) -> None:
    account("First", "olena@example.org")
    costs = []
    for name, mailbox in (("Iryna", "olena@example.org"), ("Petro", "new@example.org")):
        Counting.count = 0
        body = {"username": name, "email": mailbox, "password": PASSWORD}
        assert Visitor().auth("auth/signup", body).status_code == 200
        costs.append(Counting.count)
    assert costs[0] == costs[1] > 0


def test_what_hashes_a_password_goes_the_slow_way(counted: None, guest: Visitor) -> None:
    """Others would wait in the same threads."""
    account("Olena")
    body = {"username": "Olena", "password": PASSWORD}
    olena = Visitor()
    new = "Another-long-one-9"
    change = {"current_password": PASSWORD, "new_password": new}
    signup = {"username": "Petro", "email": "petro@example.org", "password": PASSWORD}
    upgrade = {"name": "Iryna", "email": "iryna@example.org", "password": PASSWORD}
    for who, path, sent in (
        (olena, f"{AUTH}/auth/login", body),
        (olena, f"{AUTH}/auth/reauthenticate", {"password": PASSWORD}),
        (olena, f"{AUTH}/account/password/change", change),
        (Visitor(), f"{AUTH}/auth/signup", signup),
        (guest, "/api/me/upgrade", upgrade),
    ):
        Counting.count = 0
        assert who.post(path, sent).status_code == 200, path
        assert Counting.count > 0, path
        assert path in SLOW


def test_slow_requests_wait_for_each_other_and_nobody_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_threads, "MOST_WAITING", 4)
    handler = ThreadPoolHandler()
    go = threading.Event()

    def answer(scope: Any, body: Any) -> Any:
        if scope["path"] in SLOW and request_threads.CROWDED not in scope:
            go.wait(30)
        return ThreadPoolHandler.answer(handler, scope, body)

    monkeypatch.setattr(handler, "answer", answer)

    async def ask(path: str) -> tuple[int, dict[bytes, bytes]]:
        started: dict[str, Any] = {}
        waiting = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> dict[str, Any]:
            return waiting.pop()

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                started.update(message)

        scope = {
            **{"type": "http", "http_version": "1.1", "scheme": "http", "method": "GET"},
            **{"path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""},
            **{"headers": [(b"host", b"testserver")], "client": ("10.0.0.9", 1)},
            "server": ("x", 80),
        }
        await handler(scope, receive, send)
        return started["status"], dict(started["headers"])

    async def crowd() -> None:
        slow = "/auth/browser/v1/auth/login"
        waiting = [asyncio.ensure_future(ask(slow)) for _ in range(4)]
        await asyncio.sleep(0.1)
        status, headers = await ask(slow)
        assert (status, headers[b"Retry-After"]) == (503, b"3")
        for _ in range(10):
            assert (await ask("/livez"))[0] == 200  # nobody waits for the slow ones
        go.set()
        assert {status for status, _ in await asyncio.gather(*waiting)} == {405}

    asyncio.run(asyncio.wait_for(crowd(), 60))
