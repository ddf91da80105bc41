"""Your own account: what can be changed, and its sessions."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
import time_machine
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.preferences import preferences_of
from tests.server.visitor import Visitor, visitor

pytestmark = pytest.mark.django_db


# -- your own account -------------------------------------------------------------------------


def test_change_language_zone_preferences_and_name(anna: Visitor) -> None:
    body = {"language": "pl", "time_zone": "Europe/Warsaw", "preferences": {"theme": "dark"}}
    answer = anna.patch("/api/me", body)
    assert answer.status_code == 200, answer.content
    assert {k: anna.me[k] for k in ("language", "time_zone")} == {
        "language": "pl",
        "time_zone": "Europe/Warsaw",
    }
    assert anna.me["preferences"]["theme"] == "dark"
    assert anna.patch("/api/me", {"name": "Hanka"}).json()["name"] == "Hanka"
    assert anna.me["language"] == "pl"


@pytest.mark.parametrize(
    "body",
    [
        {"language": "de"},
        {"language": "EN"},
        {"time_zone": "Mars/Base"},
        {"time_zone": "../etc/passwd"},
        {"time_zone": ""},
        {"preferences": {"x": "y"}},
        {"preferences": {"theme": "pink"}},
        {"preferences": {"volume": "yes please"}},
        {"preferences": {"volume": 1.5}},
        {"preferences": {"pace": "slow"}},
        {"preferences": {"pace": 9}},
        {"preferences": {"level": "A" * 5000}},
        {"preferences": {"notices": {"mail": "off"}}},
        {"preferences": []},
        {"is_staff": True},
        {"name": "ab\u0000"},
        {"name": None, "language": 3},
        [],
        "x",
    ],
)
def test_bad_changes(anna: Visitor, body: Any) -> None:
    before = anna.me
    assert anna.patch("/api/me", body).status_code in (400, 422)
    assert anna.me == before


def test_preferences_are_kept_one_by_one_beside_the_notices(anna: Visitor) -> None:
    wishes = {**anna.get("/api/notices").json()["wishes"], "mail": "daily"}
    assert anna.send("PUT", "/api/notices", wishes).status_code == 200
    for said in ({"theme": "dark", "volume": 1}, {"confirm": True, "pace": 0.5}, {"volume": 0.4}):
        assert anna.patch("/api/me", {"preferences": said}).status_code == 200
    assert anna.me["preferences"] == {
        "theme": "dark",
        "motion": None,
        "pace": 0.5,
        "volume": 0.4,
        "confirm": True,
        "keys": None,
        "show_online": None,
        "level": None,
        "onward": None,
    }
    assert anna.get("/api/notices").json()["wishes"]["mail"] == "daily"


def test_nonsense_kept_from_before_is_as_if_it_were_not_there() -> None:
    strange: list[Any] = [[], {"theme": 7, "keys": True}, {"board": "flat", "keys": True}]
    for kept in strange:
        said = preferences_of(User(username="A", preferences=kept))
        assert (said.theme, said.keys) == (None, True if kept else None)


def test_sound_that_was_only_on_or_off_becomes_a_volume() -> None:
    for kept, volume in (({"sound": True}, 0.6), ({"sound": False}, None)):
        assert preferences_of(User(username="A", preferences=kept)).volume == volume
    louder = User(username="A", preferences={"sound": True, "volume": 0.9})
    assert preferences_of(louder).volume == 0.9


def test_name_of_another(anna: Visitor, bohdan: Visitor) -> None:
    answer = anna.patch("/api/me", {"name": "BOHDAN"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_people_are_shown_without_private_things(anna: Visitor, stranger: Visitor) -> None:
    shown = stranger.get(f"/api/people/{anna.me['id']}").json()
    assert set(shown) == {"id", "name", "guest", "bot", "gone"}
    assert stranger.get(f"/api/people/{uuid.uuid4()}").status_code == 404
    assert stranger.get("/api/people/me").status_code == 404


# -- sessions ---------------------------------------------------------------------------------


def test_sessions_are_listed_and_ended(anna: Visitor, bohdan: Visitor) -> None:
    other = Visitor()
    other.client.force_login(anna.user)
    listed = anna.get("/api/me/sessions").json()
    assert sorted(s["current"] for s in listed) == [False, True]
    elsewhere = next(s["id"] for s in listed if not s["current"])
    assert bohdan.delete(f"/api/me/sessions/{elsewhere}").status_code == 404
    assert other.get("/api/me").status_code == 200
    assert anna.delete(f"/api/me/sessions/{elsewhere}").status_code == 204
    assert other.get("/api/me").status_code == 401
    third = Visitor()
    third.client.force_login(anna.user)
    assert anna.delete("/api/me/sessions").json() == {"ended": 1, "tokens": 0}
    assert third.get("/api/me").status_code == 401
    assert anna.get("/api/me").status_code == 200
    assert anna.delete("/api/me/sessions/0").status_code == 422
    assert anna.delete(f"/api/me/sessions/{2**70}").status_code == 422


def test_sessions_grow_old() -> None:
    with time_machine.travel("2030-01-01 12:00:00+00:00", tick=False) as clock:
        anna = visitor("Anna")
        for day in (20, 40, 60, 80, 89):  # used now and then, it lives for 90 days
            clock.move_to("2030-01-01 12:00:00+00:00")
            clock.shift(day * 86400)
            assert anna.get("/api/me").status_code == 200, day
        clock.shift(2 * 86400)
        assert anna.get("/api/me").status_code == 401
        idle = visitor("Idle")
        clock.shift(31 * 86400)
        assert idle.get("/api/me").status_code == 401
        staff = visitor("Clerk", is_staff=True)
        clock.shift(10 * 60)
        assert staff.get("/api/me").status_code == 200
        clock.shift(16 * 60)
        assert staff.get("/api/me").status_code == 401
    assert not UserSession.objects.filter(user__username="Clerk").exists()


def test_use_is_not_written_down_at_every_request(
    anna: Visitor, django_assert_num_queries: Any
) -> None:
    anna.get("/api/me")
    with django_assert_num_queries(2):  # the session, the user
        anna.get("/api/me")
    assert Session.objects.count() == 1
