"""Notices: pushes to browsers, what the API keeps, and what is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.core import mail

from gonfalon.server.accounts.leaving.personal_data import REGISTRY
from gonfalon.server.accounts.models import User
from gonfalon.server.jobs import notices
from gonfalon.server.jobs.delivery import deliver
from gonfalon.server.jobs.models import Notice, Subscription
from gonfalon.server.jobs.preferences import (
    NoticePreferences,
    Quiet,
    notice_preferences,
)
from gonfalon.server.jobs.web_push.sending import PushFailed
from gonfalon.server.play.models import Entry
from gonfalon.server.site.rate_limits import LIMITS
from tests.server.jobbing import START, Script, drain, execute, queued
from tests.server.jobs.noticing import SECOND, people, told
from tests.server.pushing import VAPID, Phone, Receiver, coded
from tests.server.visitor import Visitor, account

pytestmark = pytest.mark.django_db


# -- push -------------------------------------------------------------------------------------


@pytest.fixture
def receiver(settings: Any) -> Iterator[Receiver]:
    """A push service, and a server that may push there."""
    settings.ENVIRONMENT = replace(settings.ENVIRONMENT, **VAPID)
    with Receiver() as server:
        settings.PUSH_TRIALS = (server.address,)
        yield server


def test_a_push_arrives_sealed_for_the_browser_alone(receiver: Receiver, anna: Visitor) -> None:
    phone = Phone(receiver.address)
    assert anna.get("/api/notices").json()["push_key"]
    answer = anna.post("/api/notices/browsers", phone.body)
    assert answer.status_code == 201, answer.content
    assert anna.post("/api/notices/browsers", phone.body).status_code == 201  # again: no fault
    assert len(anna.get("/api/notices").json()["browsers"]) == 1
    script = Script([anna.user, account("Bohdan")], START)
    told(START + 61 * SECOND)
    notice = Notice.objects.get()
    assert notice.push == Notice.State.QUEUED
    deliver(notice.pk, "push")
    deliver(notice.pk, "push")
    (headers, body), *more = receiver.got
    assert not more
    assert headers["authorization"].startswith("vapid ")
    said = phone.read(body)
    assert said["title"] == "Medieval Mastery: your turn against Bohdan"
    assert said["url"].endswith(str(script.table.id))
    assert b"Bohdan" not in body


@pytest.mark.parametrize(("status", "left"), [(404, 0), (410, 0), (201, 1), (500, 1), (302, 1)])
def test_a_browser_that_is_gone_is_forgotten(receiver: Receiver, status: int, left: int) -> None:
    user = account("Anna")
    keys = Phone(receiver.address).body
    Subscription.objects.create(user=user, endpoint=keys["endpoint"], **keys["keys"])
    Script([user, account("Bohdan")], START)
    told(START + 61 * SECOND)
    receiver.status = status
    notice = Notice.objects.get()
    if status in (500, 302):
        with pytest.raises(PushFailed):
            deliver(notice.pk, "push")
        notice.refresh_from_db()
        assert notice.push == Notice.State.QUEUED  # to be tried again
    else:
        deliver(notice.pk, "push")
    assert len(receiver.got) == 1  # no redirect is followed
    assert Subscription.objects.count() == left


# -- the API ----------------------------------------------------------------------------------


def test_wishes_are_kept_and_checked(anna: Visitor) -> None:
    usual = anna.get("/api/notices").json()
    assert usual["wishes"] == NoticePreferences().model_dump()
    assert usual["push_key"] is None  # no key, no pushes
    wanted = {"mail": "daily", "daily_hour": 7, "quiet": {"begins": "23:00", "ends": "06:30"}}
    assert anna.send("PUT", "/api/notices", wanted).status_code == 200
    assert notice_preferences(anna.user).quiet == Quiet(begins="23:00", ends="06:30")
    for bad in (
        {"mail": "often"},
        {"daily_hour": 24},
        {"quiet": {"begins": "24:00", "ends": "06:30"}},
        {"quiet": "always"},
        {"nonsense": 1},
    ):
        assert anna.send("PUT", "/api/notices", bad).status_code == 422, bad
    assert notice_preferences(anna.user).mail == "daily"


def test_nonsense_in_preferences_is_as_if_it_were_not_there() -> None:
    nonsense: list[Any] = [None, [], "x", {"mail": 3}, {"quiet": {"begins": "x"}}]
    for said in nonsense:
        assert (
            notice_preferences(User(username="A", preferences={"notices": said}))
            == NoticePreferences()
        )


def test_browsers_belong_to_their_owner(
    receiver: Receiver, anna: Visitor, bohdan: Visitor, stranger: Visitor
) -> None:
    made = anna.post("/api/notices/browsers", Phone(receiver.address).body).json()
    assert "endpoint" not in made
    at = f"/api/notices/browsers/{made['id']}"
    assert bohdan.delete(at).status_code == 404
    assert stranger.get("/api/notices").status_code == 401
    broken = Phone(receiver.address, "broken").body
    broken["keys"] = {"p256dh": coded(b"\x04" * 65), "auth": coded(b"0" * 16)}
    assert anna.post("/api/notices/browsers", broken).status_code == 422
    elsewhere = Phone("https://evil.example/")
    assert anna.post("/api/notices/browsers", elsewhere.body).status_code == 422
    assert anna.delete(at).status_code == 204
    assert anna.delete(at).status_code == 404


@pytest.mark.django_db(transaction=True)
def test_a_notice_can_be_tried_out(receiver: Receiver, anna: Visitor) -> None:
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")
    assert anna.post("/api/notices/browsers", Phone(receiver.address).body).status_code == 201
    answer = anna.post("/api/notices/test")
    assert (answer.status_code, answer.json()) == (202, {"mail": 1, "push": 1})
    assert not mail.outbox
    assert not receiver.got  # nothing is sent while the user waits for the answer
    assert (queued("notices"), queued("pushes")) == (1, 1)
    drain("notices", "pushes")
    assert mail.outbox[0].subject == "Gonfalon: notifications work"
    assert len(receiver.got) == 1
    for _ in range(2):
        assert anna.post("/api/notices/test").status_code == 202
    assert anna.post("/api/notices/test").status_code == 429


def test_guests_have_few_browsers_and_try_them_out_together(
    receiver: Receiver, anna: Visitor, guest: Visitor
) -> None:
    """Anyone can make guests; those of a network share their tests."""
    for number in range(5):
        body = Phone(receiver.address, f"of a guest {number}").body
        answer = guest.post("/api/notices/browsers", body)
        assert answer.status_code == (201 if number < 3 else 409)
    assert answer.json()["code"] == "too-many-browsers"
    ((most, _seconds),) = LIMITS["guest-tests"].windows
    statuses = []
    for _ in range(most // 3 + 1):
        other = Visitor()
        other.post("/api/guest", {})
        statuses += [other.post("/api/notices/test").status_code for _ in range(3)]
    assert statuses[:most] == [202] * most
    assert set(statuses[most:]) == {429}
    assert anna.post("/api/notices/test").status_code == 202


def test_notices_are_handed_out_and_forgotten() -> None:
    users = people(2)
    Script(users, START)
    told(START + 61 * SECOND)
    held = REGISTRY["notices"]
    assert len(held.export(users[0])["notices"]) == 1
    held.erase(users[0])
    assert Notice.objects.count() == 0


def test_old_notices_are_forgotten() -> None:
    users = people(2)
    Script(users, START)
    told(START + 61 * SECOND)
    assert notices.forget_old(START + timedelta(days=29)) == 0
    assert notices.forget_old(START + timedelta(days=31)) == 1
    assert Entry.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_a_worker_sends_what_is_queued() -> None:
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")
    users = people(2)
    Script(users, START)
    notices.note_turns(START + 61 * SECOND)
    assert notices.plan(START + 61 * SECOND) == 1
    assert notices.plan(START + 62 * SECOND) == 0
    assert queued("notices") == 1
    drain("notices")
    assert queued("notices") == 0
    assert len(mail.outbox) == 1
    assert settings.ENVIRONMENT.origin in mail.outbox[0].body
