"""Pushes go to push services: whatever endpoint is submitted, wherever its name leads."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import pytest
import requests

from gonfalon.server.jobs.models import Subscription
from gonfalon.server.jobs.notice_texts import Email
from gonfalon.server.jobs.web_push.connections import PushSession, is_public
from gonfalon.server.jobs.web_push.endpoints import SERVICES, checked_endpoint
from gonfalon.server.jobs.web_push.sending import PushFailed, push
from tests.server.push_addresses import INNER, KEYS, SERVICE, judge_addresses, judge_redirects
from tests.server.pushing import VAPID, Phone, Receiver
from tests.server.visitor import Visitor, account

SEED = 7
LETTER = Email("subject", "body", "https://play.example.org/")


@pytest.fixture(autouse=True)
def with_key(settings: Any) -> None:
    """Let the site push."""
    settings.ENVIRONMENT = replace(settings.ENVIRONMENT, **VAPID)


GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:APA91b_x-y",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QGuVZ-abc",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2FQ%3D%3D",
)
BAD = (
    *("http://fcm.googleapis.com/fcm/send/abc", "https://fcm.googleapis.com:8443/abc"),
    *("https://fcm.googleapis.com:443/abc", "https://fcm.googleapis.com:/abc"),
    *("https://fcm.googleapis.com@127.0.0.1/abc", "https://user@fcm.googleapis.com/abc"),
    *("https://@fcm.googleapis.com/abc", "https://:@fcm.googleapis.com/abc"),
    *("https://127.0.0.1/abcdefgh", "https://[::1]/abcdefgh", "https://[::1", "file:///etc/passwd"),
    *("https://evil.example/fcm.googleapis.com", "https://fcm.googleapis.com.evil.example/"),
    *("https://evilpush.apple.com/", "https://.push.apple.com/", "https://a..push.apple.com/"),
    *(
        "https://web.push.apple.com./abc",
        "https://WEB.push.apple.com/abc",
        "HTTPS://web.push.apple.com/",
    ),
    "https://127.0.0.1\\.push.apple.com/internal",
    "https://127.0.0.1\\@web.push.apple.com/internal",
    "https://127.0.0.1%2f.push.apple.com/internal",
    "https://127.0.0.1%5c.push.apple.com/internal",
    "https://127.0.0.1/.push.apple.com/\\@web.push.apple.com/",
    "https://127.0.0.1 .push.apple.com/internal",
    "https://127.0.0.1\t.push.apple.com/internal",
    "https://web。push。apple.com/abc",
    "https://ﬀ.push.apple.com/abc",
    "https://web.push.apple.com#@127.0.0.1/",
    "https://web.push.apple.com?@127.0.0.1/",
    "https://web.push.apple.com/abc\r\nHost: evil.example",
    "https://web.push.apple.com/" + "a" * 1000,
)


@pytest.mark.parametrize("endpoint", GOOD)
def test_endpoints_of_browsers_are_kept_as_they_are(endpoint: str) -> None:
    assert checked_endpoint(endpoint) == endpoint


@pytest.mark.parametrize("endpoint", BAD)
def test_everything_else_is_refused(endpoint: str) -> None:
    assert checked_endpoint(endpoint) is None


@pytest.mark.django_db
@pytest.mark.parametrize("endpoint", [bad for bad in BAD if len(bad) < 1000])
def test_the_api_refuses_it_too(anna: Visitor, endpoint: str) -> None:
    answer = anna.post("/api/notices/browsers", {**Phone("").body, "endpoint": endpoint})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-endpoint")


@pytest.mark.django_db
def test_what_was_stored_before_is_checked_when_sending() -> None:
    user = account("Anna")
    stored = "https://127.0.0.1\\.push.apple.com/internal"
    Subscription.objects.create(user=user, endpoint=stored, **KEYS)
    assert push(user, LETTER, "tag") == 0
    assert not Subscription.objects.exists()


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", SERVICE)
def test_addresses_of_services_are_public(address: str) -> None:
    assert is_public(address)


# -- at the socket ------------------------------------------------------------------------------


def test_whatever_is_accepted_leads_to_push_services_alone() -> None:
    """The long form is `scripts/push_addresses.py`."""
    found = judge_addresses(1500, SEED)
    assert found.wrong == []
    assert found.accepted > 50
    assert set(found.connected) == set(SERVICE)


def test_redirects_lead_nowhere(settings: Any) -> None:
    with Receiver() as receiver:
        settings.PUSH_TRIALS = (receiver.address,)
        found = judge_redirects(60, SEED, receiver)
        assert len(receiver.got) == found.accepted == 60
    assert found.wrong == []
    assert not found.connected


def former_check(endpoint: str) -> bool:
    """Send what another parser than the sending one finds harmless."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or parts.username or port not in (None, 443):
        return False
    if not any(host == known or (known[0] == "." and host.endswith(known)) for known in SERVICES):
        return False
    with requests.Session() as session:
        session.trust_env = False
        with suppress(requests.RequestException, ValueError):
            session.post(endpoint, b"x", timeout=2)
    return True


def resolves_twice(self: PushSession, host: str, port: int) -> socket.socket:
    """Check the addresses of a name, then connect by name."""
    for *_, where in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if not is_public(str(where[0])):
            raise OSError
    return socket.create_connection((host, port), self.left())


def test_the_judge_finds_planted_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another parser, and a name that is resolved a second time."""
    wrong = judge_addresses(1500, SEED, former_check).wrong
    hosts = [endpoint.partition("//")[2].partition("/")[0] for endpoint, _ in wrong]
    assert any("\\" in host for host in hosts)
    monkeypatch.setattr(PushSession, "connect_public", resolves_twice)
    assert any("rebinding-" in endpoint for endpoint, _ in judge_addresses(1500, SEED).wrong)


# -- one deadline -------------------------------------------------------------------------------


class Silent:
    """A listener that accepts everything and answers nothing, or one byte after the other."""

    def __init__(self, drips: bool = False) -> None:
        self.drips = drips
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.over = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.came: list[socket.socket] = []
        self.thread.start()

    @property
    def address(self) -> str:
        """Return where pushes go."""
        return f"http://127.0.0.1:{self.listening.getsockname()[1]}/push/"

    def run(self) -> None:
        """Accept, and drip."""
        self.listening.settimeout(0.05)
        while not self.over.is_set():
            with suppress(TimeoutError):
                self.came.append(self.listening.accept()[0])
            for made in self.came if self.drips else ():
                with suppress(OSError):
                    made.send(b"H")

    def close(self) -> None:
        """End."""
        self.over.set()
        self.thread.join()
        for made in (self.listening, *self.came):
            made.close()


@pytest.fixture(params=[False, True], ids=["silent", "drips"])
def silent(request: pytest.FixtureRequest, settings: Any) -> Iterator[Silent]:
    """A push service that hangs."""
    made = Silent(request.param)
    settings.PUSH_TRIALS = (made.address,)
    yield made
    made.close()


@pytest.mark.django_db
def test_all_browsers_together_have_one_deadline(
    silent: Silent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gonfalon.server.jobs.web_push.sending.DEADLINE", 1.5)
    monkeypatch.setattr("gonfalon.server.jobs.web_push.sending.LEAST", 0.5)
    user = account("Anna")
    for number in range(20):
        endpoint = f"{silent.address}{number}"
        Subscription.objects.create(user=user, endpoint=endpoint, **KEYS)
    start = time.monotonic()
    with pytest.raises(PushFailed):
        push(user, LETTER, "tag")
    assert time.monotonic() - start < 3.0
    assert Subscription.objects.count() == 20


@pytest.mark.django_db
def test_a_service_that_hangs_does_not_keep_others_from_their_pushes(
    silent: Silent, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gonfalon.server.jobs.web_push.sending.DEADLINE", 2.0)
    monkeypatch.setattr("gonfalon.server.jobs.web_push.sending.LEAST", 0.2)
    user = account("Anna")
    with Receiver() as receiver:
        settings.PUSH_TRIALS = (silent.address, receiver.address)
        for address in (f"{silent.address}1", f"{silent.address}2", f"{receiver.address}3"):
            Subscription.objects.create(user=user, endpoint=address, **KEYS)
        assert push(user, LETTER, "tag") == 1
        assert push(user, LETTER, "tag") == 1
        assert len(receiver.got) == 2
    assert Subscription.objects.filter(used_at__isnull=False).count() == 1
