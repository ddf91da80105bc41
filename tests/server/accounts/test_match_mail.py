"""Email for one match: asked first, used for that match alone, forgotten afterwards."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from django.core import mail
from django.utils import timezone

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.server.accounts.leaving.personal_data import REGISTRY
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names.guests import make_guest
from gonfalon.server.jobs import match_mail, notices
from gonfalon.server.jobs.delivery import deliver
from gonfalon.server.jobs.models import MatchMailbox, Notice
from gonfalon.server.tables.models import Seat, Table
from tests.server.jobbing import START, Script
from tests.server.tabling import opened
from tests.server.visitor import Visitor, visitor

pytestmark = pytest.mark.django_db
ADDRESS = "wren@example.org"
DAY = timedelta(days=1)


@pytest.fixture
def guest() -> Visitor:
    """A guest in a browser."""
    one = Visitor()
    one.post("/api/guest", {"name": "Wren"})
    return one


def path_of(table: Table) -> str:
    """Return the path of the API."""
    return f"/api/tables/{table.id}/mail"


def ask_all() -> None:
    """Send the questions that are queued."""
    for row in MatchMailbox.objects.filter(confirmed_at=None):
        match_mail.ask(row.pk)


def told() -> list[Any]:
    """Do what the sweeper and the worker do about turns; return the emails that went out."""
    before = len(mail.outbox)
    now = START + timedelta(seconds=61)
    notices.note_turns(now)
    notices.plan(now)
    for notice in Notice.objects.filter(mail=Notice.State.QUEUED):
        deliver(notice.pk, "mail")
    return mail.outbox[before:]


def key_in(letter: Any) -> str:
    """Return the key of the one link of this kind in an email."""
    (found,) = re.findall(r"/account/match/(\S+)", letter.body)
    return str(found)


def match_of(user: User) -> Script:
    """Return a match that waits for a user since START."""
    other = make_guest(name="Bold Bear")
    return Script([user, other], START)


def test_a_guest_hears_about_the_match_after_saying_yes(guest: Visitor) -> None:
    script = match_of(guest.user)
    path = path_of(script.table)
    assert guest.get(path).json()["mail"] == "none"
    asked = guest.send("PUT", path, {"email": f" {ADDRESS.title()} "})
    assert (asked.json()["mail"], asked.json()["email"]) == ("asked", ADDRESS)
    ask_all()
    (question,) = mail.outbox
    assert question.to == [ADDRESS]
    assert "Wren" not in f"{question.subject}{question.body}"  # anyone may choose any name
    assert told() == []  # not before the yes

    owner = Visitor()  # of the address, in another browser
    key = key_in(question)
    shown = owner.get(f"/api/match-mail/{key}").json()
    assert (shown["game"], shown["email"], shown["confirmed"]) == ("mastery", ADDRESS, False)
    assert owner.post(f"/api/match-mail/{key}", {"wanted": True}).json()["confirmed"]
    assert guest.get(path).json()["mail"] == "match"
    ask_all()
    assert len(mail.outbox) == 1  # nothing is asked twice


def test_turns_are_told_and_can_be_stopped(guest: Visitor) -> None:
    script = match_of(guest.user)
    row = match_mail.set_address(guest.user, script.table.id, ADDRESS)
    match_mail.confirm(row)
    (letter,) = told()
    assert letter.to == [ADDRESS]
    assert "Medieval Mastery" in letter.subject
    key = key_in(letter)
    assert key in letter.extra_headers["List-Unsubscribe"]
    assert Visitor().post(f"/api/match-mail/{key}", {"wanted": False}).status_code == 200
    assert not MatchMailbox.objects.exists()
    assert Visitor().get(f"/api/match-mail/{key}").status_code == 404
    assert guest.get(path_of(script.table)).json()["mail"] == "none"


def test_other_matches_are_not_told_of(guest: Visitor) -> None:
    match_mail.confirm(match_mail.set_address(guest.user, opened(guest.user).id, ADDRESS))
    match_of(guest.user)
    assert told() == []


def test_a_new_address_is_asked_again(guest: Visitor) -> None:
    table = opened(guest.user)
    first = match_mail.set_address(guest.user, table.id, ADDRESS)
    key = match_mail.page_of(first).rsplit("/", 1)[-1]
    match_mail.confirm(first)
    changed = guest.send("PUT", path_of(table), {"email": "other@example.org"}).json()
    assert (changed["mail"], changed["email"]) == ("asked", "other@example.org")
    assert match_mail.find(key) is None  # the former link does not confirm the new address
    assert guest.delete(path_of(table)).json()["mail"] == "none"


@pytest.mark.parametrize("key", ["1.x", f"1.{'A' * 43}", "x" * 43, f"{'9' * 19}.{'A' * 43}"])
def test_keys_cannot_be_guessed(guest: Visitor, key: str) -> None:
    match_mail.set_address(guest.user, opened(guest.user).id, ADDRESS)
    assert guest.get(f"/api/match-mail/{key}").status_code in (404, 422)


def test_refusals(guest: Visitor) -> None:
    table = opened(guest.user)
    stranger = Visitor()
    stranger.post("/api/guest", {})
    refused = stranger.send("PUT", path_of(table), {"email": ADDRESS})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")
    assert guest.send("PUT", path_of(table), {"email": "wren"}).status_code == 422
    Table.objects.filter(id=table.id).update(status="over")
    refused = guest.send("PUT", path_of(table), {"email": ADDRESS})
    assert (refused.status_code, refused.json()["code"]) == (409, "over")


def test_an_address_gets_three_questions_a_day(guest: Visitor, settings: Any) -> None:
    settings.LIMITS_ON = True
    for _ in range(3):
        table = opened(guest.user)
        assert guest.send("PUT", path_of(table), {"email": ADDRESS}).status_code == 200
    table = opened(guest.user)
    assert guest.send("PUT", path_of(table), {"email": ADDRESS}).status_code == 429
    assert not MatchMailbox.objects.filter(table=table).exists()


def test_a_confirmed_account_needs_no_address() -> None:
    anna = visitor("Anna")
    table = opened(anna.user)
    assert anna.get(path_of(table)).json()["mail"] == "account"


def test_addresses_are_forgotten(guest: Visitor) -> None:
    now = timezone.now()
    kept, old, dropped = (opened(guest.user) for _ in range(3))
    for table in (kept, old, dropped):
        match_mail.confirm(match_mail.set_address(guest.user, table.id, ADDRESS))
    Table.objects.filter(id=kept.id).update(status="over", ended_at=now - 29 * DAY)
    Table.objects.filter(id=old.id).update(status="over", ended_at=now - 31 * DAY)
    MatchMailbox.objects.filter(table=dropped).update(confirmed_at=None, created_at=now - 8 * DAY)
    assert match_mail.forget(now) == 2
    assert [row.table_id for row in MatchMailbox.objects.all()] == [kept.id]


def test_addresses_are_exported_and_erased(guest: Visitor) -> None:
    match_mail.set_address(guest.user, opened(guest.user).id, ADDRESS)
    data = REGISTRY["notices"]
    assert data.export(guest.user)["match_mailboxes"][0]["email"] == ADDRESS
    data.erase(guest.user)
    assert not MatchMailbox.objects.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_in_every_language(guest: Visitor, language: str) -> None:
    User.objects.update(language=language)
    table = opened(guest.user)
    Seat.objects.filter(table=table, number=1).update(bot="random")
    match_mail.ask(match_mail.set_address(guest.user, table.id, ADDRESS).pk)
    (letter,) = mail.outbox
    assert not set("{}$\u2068\u2069") & set(f"{letter.subject}{letter.body}")
