"""Guests: in one click, with a good name, and how they become accounts."""

from __future__ import annotations

import re
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail

from gonfalon.server.accounts.names.guest_names import WORDS, readable_name
from gonfalon.server.accounts.names.guests import make_guest
from gonfalon.server.accounts.names.names import check_name
from gonfalon.server.play.models import Entry
from gonfalon.server.tables.models import Seat, Table
from tests.server.tabling import written, written_answer
from tests.server.visitor import PASSWORD, Visitor, account

pytestmark = pytest.mark.django_db


# -- guests -----------------------------------------------------------------------------------


def test_guest_in_one_click(stranger: Visitor) -> None:
    answer = stranger.post("/api/guest", {"language": "uk", "time_zone": "Europe/Kyiv"})
    assert answer.status_code == 201
    me = stranger.me
    assert (me["guest"], me["language"], me["time_zone"]) == (True, "uk", "Europe/Kyiv")
    assert me["email"] == ""
    check_name(me["name"])
    assert stranger.post("/api/guest", {}).json()["code"] == "signed-in"


def test_guest_names_are_good_names() -> None:
    for first, second in WORDS.values():
        for word in first.split():
            check_name(f"{word} {max(second.split(), key=len)} 9999")
        for word in second.split():
            check_name(f"{first.split()[0]} {word} 1000")
    assert re.fullmatch(r"[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+ \d{4}", readable_name("ru"))
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+ \d{4}", readable_name("xx"))


def test_guests_may_bring_a_name(stranger: Visitor, anna: Visitor) -> None:
    """Whoever follows an invitation says who they are; names of others stay theirs."""
    taken = stranger.post("/api/guest", {"name": anna.user.username.upper()})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
    assert stranger.post("/api/guest", {"name": "Admin"}).json()["code"] == "name-reserved"
    assert stranger.post("/api/guest", {"name": " Wren "}).json()["name"] == "Wren"


def test_names_of_guests_are_in_their_language(stranger: Visitor) -> None:
    first = stranger.post("/api/guest", {"language": "pl"}).json()["name"].split()[0]
    assert first in WORDS["pl"][0].split()


def test_upgrade_keeps_id_and_matches(guest: Visitor) -> None:
    user = guest.user
    table = written(user, status=Table.Status.PLAYING)
    Seat.objects.create(table=table, number=0, user=user)
    written_answer(table, user, target="q")
    body = {"name": "Ганна Ш", "email": "Hanna@Example.org", "password": PASSWORD}
    answer = guest.post("/api/me/upgrade", body)
    assert answer.status_code == 200, answer.content
    me = guest.me  # still signed in
    assert me["id"] == str(user.id)
    assert (me["name"], me["guest"], me["email"]) == ("Ганна Ш", False, "hanna@example.org")
    assert Seat.objects.get(table=table).user_id == user.id
    assert Entry.objects.get(table=table).user_id == user.id
    assert [m.to for m in mail.outbox] == [["hanna@example.org"]]
    assert guest.post("/api/me/upgrade", body).json()["code"] == "not-a-guest"
    assert [s["current"] for s in guest.get("/api/me/sessions").json()] == [True]
    later = Visitor()
    sign_in = later.auth("auth/login", {"email": "hanna@example.org", "password": PASSWORD})
    assert sign_in.status_code == 200, sign_in.content
    assert later.me["id"] == str(user.id)


def test_upgrade_refuses_and_changes_nothing(guest: Visitor, anna: Visitor) -> None:
    good = {"name": "Maria", "email": "maria@example.org", "password": PASSWORD}
    changes: list[tuple[dict[str, Any], int, str]] = [
        ({"name": "anna"}, 409, "name-taken"),
        ({"name": "Admin"}, 422, "name-reserved"),
        ({"password": "password123"}, 422, "password-too-common"),
        ({"password": "short"}, 422, ""),
        ({"password": "maria@example"}, 422, "password-too-similar"),
        ({"email": "nonsense"}, 422, "invalid"),
        ({"surprise": 1}, 422, "bad-input"),
    ]
    for change, status, code in changes:
        answer = guest.post("/api/me/upgrade", {**good, **change})
        assert answer.status_code in (status, 429), answer.content
        if code and answer.status_code != 429:
            assert answer.json()["code"] == code
    assert guest.me["guest"] is True
    assert mail.outbox == []


def test_upgrade_does_not_tell_whether_a_mailbox_is_known(db: Any) -> None:
    account("Olena", "olena@example.org")
    answers = []
    for name, mailbox in (("Iryna", "olena@example.org"), ("Petro", "nobody@example.org")):
        one = Visitor()
        one.post("/api/guest", {})
        body = {"name": name, "email": mailbox, "password": PASSWORD}
        answer = one.post("/api/me/upgrade", body)
        answers.append((answer.status_code, sorted(answer.json())))
    assert answers[0] == answers[1]
    assert answers[0][0] == 200
    verified = EmailAddress.objects.filter(email="olena@example.org", verified=True)
    assert [a.user.username for a in verified] == ["Olena"]


# -- sessions ---------------------------------------------------------------------------------


def test_make_guest_finds_a_free_name(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["Bold Fox 1000", "Bold Fox 1000", "Bold Fox 1001"])
    monkeypatch.setattr(
        "gonfalon.server.accounts.names.guests.readable_name", lambda _: next(names)
    )
    assert [make_guest().username, make_guest().username] == ["Bold Fox 1000", "Bold Fox 1001"]
