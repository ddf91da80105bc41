"""Export and erasure: everything comes out, and then nothing is left."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db import connection
from django.utils import timezone
from procrastinate.contrib.django.models import ProcrastinateJob

from gonfalon.kernel.values.message import bit_of
from gonfalon.server.accounts import bots, tokens, upkeep
from gonfalon.server.accounts.leaving.erasure import GRACE, erase_due
from gonfalon.server.accounts.leaving.export import export
from gonfalon.server.accounts.leaving.exporting import KEPT, make_export
from gonfalon.server.accounts.leaving.personal_data import REGISTRY
from gonfalon.server.accounts.models import DataExport, Token, User
from gonfalon.server.play.models import Entry
from gonfalon.server.tables.models import ChatLine, ModerationAction, Mute, Report, Seat, Table
from tests.server.tabling import written, written_answer
from tests.server.visitor import Visitor, visitor

pytestmark = pytest.mark.django_db

MARK = "qzx7"  # occurs nowhere else


def rich_life() -> tuple[Visitor, Table]:
    """Somebody who has left traces everywhere; each holds the mark."""
    person = visitor(f"Pia {MARK}a", f"{MARK}b@example.org")
    user, other = person.user, visitor("Other").user
    user.preferences = {"motto": f"{MARK}c"}
    user.is_staff = True
    user.save()
    tokens.make_token(user, f"{MARK}d", ["read"])
    bot = bots.make_bot_account(user, f"Bot {MARK}e")
    tokens.make_token(bot, f"{MARK}f", ["bot"])
    Authenticator.objects.create(user=user, type="totp", data={"secret": f"{MARK}g"})
    UserSession.objects.filter(user=user).update(user_agent=f"Browser {MARK}h")
    session = person.client.session
    session["note"] = f"{MARK}i"
    session.save()
    table = written(user, status=Table.Status.OVER)
    Seat.objects.create(table=table, number=0, user=user, contribution="mine")
    Seat.objects.create(table=table, number=1, user=other)
    mine, theirs, both = bit_of(0), bit_of(1), bit_of(0) | bit_of(1)
    events = [[mine, "to-me", {"x": 1}], [theirs, "secret-of-other", {}], [both, "to-both", {}]]
    answers = [["my-question", "my-answer"]]
    written_answer(table, user, target="my-question", answers=answers, events=events)
    ChatLine.objects.create(table=table, user=user, text=f"{MARK}j")
    ChatLine.objects.create(table=table, user=other, text="hello from the other side")
    Report.objects.create(table=table, reporter=user, about=other, text=f"{MARK}k")
    Mute.objects.create(user=user, muted=other)
    Mute.objects.create(user=other, muted=user)
    ModerationAction.objects.create(moderator=user, what="mute", subject="somebody", reason="noise")
    LogEntry.objects.create(
        user=other,
        content_type=ContentType.objects.get_for_model(User),
        object_id=str(user.pk),
        object_repr=f"{MARK}l",
        action_flag=CHANGE,
        change_message=f"{MARK}m",
    )
    return person, table


def found_in_database(text: str) -> list[str]:
    """Return every table of the database that holds a text anywhere, also inside sessions."""
    hits = []
    with connection.cursor() as cursor:
        for name in connection.introspection.table_names(cursor):
            quoted = connection.ops.quote_name(name)
            cursor.execute(f"SELECT count(*) FROM {quoted} t WHERE t::text ILIKE %s", [f"%{text}%"])
            if cursor.fetchone()[0]:
                hits.append(name)
    from django.contrib.sessions.models import Session

    if any(text in json.dumps(s.get_decoded()) for s in Session.objects.all()):
        hits.append("inside a session")
    return hits


def test_export_is_complete() -> None:
    person, _table = rich_life()
    assert person.post("/api/me/export").status_code == 202
    make_export(person.user.pk)
    answer = person.get("/api/me/export/file")
    assert answer.status_code == 200, answer.content
    assert answer["Content-Type"] == "application/zip"
    assert answer["Cache-Control"] == "no-store"
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert archive.testzip() is None
    files = {name: archive.read(name).decode() for name in archive.namelist()}
    assert set(files) == {f"{name}.json" for name in REGISTRY} | {"index.html"}
    for letter in "abcdehjk":  # not the secret of the second factor, not others' notes
        assert any(MARK + letter in text for n, text in files.items() if n.endswith("json")), letter
        assert MARK + letter in files["index.html"], letter
    assert not any(f"{MARK}g" in text for text in files.values())
    matches = json.loads(files["matches.json"])
    assert [e["message"] for e in matches[0]["events"]] == ["to-me", "to-both"]
    assert matches[0]["choices"][0]["answers"] == [["my-question", "my-answer"]]
    assert "secret-of-other" not in "".join(files.values())
    chat = json.loads(files["chat.json"])
    assert [(line["name"], line["mine"]) for line in chat] == [
        (f"Pia {MARK}a", True),
        ("Other", False),
    ]
    assert not any(token.digest in text for token in Token.objects.all() for text in files.values())


@pytest.mark.parametrize(("status", "told"), [("seeding", 0), ("playing", 0), ("over", 1)])
def test_export_tells_a_seat_nothing_that_spectators_say_while_it_plays(
    status: str, told: int
) -> None:
    person, table = rich_life()
    Table.objects.filter(id=table.id).update(status=status)
    watcher = visitor("Watcher").user
    ChatLine.objects.create(table=table, user=watcher, text="she holds the king", for_seats=False)
    archive = zipfile.ZipFile(io.BytesIO(export(person.user)))
    assert archive.read("chat.json").decode().count("she holds the king") == told


def test_export_page_is_in_the_language_and_safe() -> None:
    person, table = rich_life()
    user = person.user
    ChatLine.objects.create(table=table, user=user, text="<script>alert(1)</script>")
    for language, heading in (
        ("en", "Matches"),
        ("ru", "Партии"),
        ("uk", "Партії"),
        ("pl", "Partie"),
    ):
        user.language = language
        page = zipfile.ZipFile(io.BytesIO(export(user))).read("index.html").decode()
        assert f'lang="{language}"' in page
        assert f"<h2>{heading}</h2>" in page
        assert "<script" not in page


def test_export_is_limited() -> None:
    person, _table = rich_life()
    statuses = [person.post("/api/me/export").status_code for _ in range(3)]
    assert statuses == [202, 202, 429]


def test_an_export_is_made_by_a_job_and_expires() -> None:
    person, _table = rich_life()
    other = visitor("Nosy")
    assert person.get("/api/me/export").status_code == 404
    assert person.post("/api/me/export").json()["ready_at"] is None
    job = ProcrastinateJob.objects.get(task_name="export_data")
    assert (job.queue_name, job.args) == ("upkeep", {"user": str(person.user.pk)})
    assert person.get("/api/me/export").json()["ready_at"] is None
    assert person.get("/api/me/export/file").json()["code"] == "no-export"
    assert make_export(person.user.pk)
    assert person.get("/api/me/export").json()["ready_at"] is not None
    assert person.get("/api/me/export/file").status_code == 200
    assert other.get("/api/me/export/file").status_code == 404
    assert not make_export(person.user.pk)  # a job that runs twice does nothing
    DataExport.objects.update(asked_at=timezone.now() - KEPT - timedelta(seconds=1))
    assert person.get("/api/me/export/file").status_code == 404
    assert upkeep.tend().exports == 1
    assert not DataExport.objects.exists()


def test_every_model_that_points_to_a_person_is_dealt_with() -> None:
    held = {model for holding in REGISTRY.values() for model in holding.models}
    pointing = {
        model._meta.label_lower
        for model in apps.get_models(include_auto_created=False)
        for field in model._meta.get_fields()
        if field.is_relation and field.concrete and field.related_model is User
    }
    assert pointing <= held, f"say in `hold(...)` what becomes of {pointing - held}"


def test_grace_can_be_used() -> None:
    person, _table = rich_life()
    answer = person.delete("/api/me")
    assert answer.status_code == 202, answer.content
    first = answer.json()["erase_after"]
    assert person.delete("/api/me").json()["erase_after"] == first  # not prolonged
    assert person.me["erase_after"] == first
    assert erase_due() == []
    assert person.post("/api/me/stay").json()["erase_after"] is None
    assert person.post("/api/me/stay").json()["code"] == "not-leaving"
    with time_machine.travel(timezone.now() + 2 * GRACE):
        assert erase_due() == []


def test_erasure_leaves_nothing_but_the_match() -> None:
    person, table = rich_life()
    user = person.user
    assert len(found_in_database(MARK)) >= 8
    assert person.delete("/api/me").status_code == 202
    with time_machine.travel(timezone.now() + GRACE - timedelta(minutes=1)):
        assert erase_due() == []
    with time_machine.travel(timezone.now() + GRACE + timedelta(minutes=1)):
        assert erase_due() == [user.pk]
        assert erase_due() == []
    assert found_in_database(MARK) == []
    assert person.get("/api/me").status_code == 401
    gone = User.objects.get(pk=user.pk)
    assert gone.username.startswith("Former player ")
    assert (gone.is_active, gone.is_staff, gone.has_usable_password()) == (False, False, False)
    assert not Token.objects.exists()
    assert not EmailAddress.objects.filter(user=gone).exists()
    assert not Mute.objects.exists()
    assert Seat.objects.get(table=table, number=0).user_id == user.pk  # the match stays whole
    assert Entry.objects.get(table=table).answers == [["my-question", "my-answer"]]
    assert ChatLine.objects.filter(table=table).count() == 2
    shown = Visitor().get(f"/api/people/{user.pk}").json()
    assert shown["gone"] is True
    assert MARK not in json.dumps(shown)
    visitor(f"Pia {MARK}a", f"{MARK}b@example.org")  # name and mailbox are free again


def test_addresses_fade() -> None:
    for name, address in (("Old", "203.0.113.77"), ("Six", "2001:db8:1:2:3::4")):
        user = visitor(name).user
        UserSession.objects.filter(user=user).update(
            ip=address, last_seen_at=timezone.now() - timedelta(days=8)
        )
    fresh = visitor("Fresh").user
    UserSession.objects.filter(user=fresh).update(ip="127.0.0.1")
    upkeep.tend()
    kept = dict(UserSession.objects.values_list("user__username", "ip"))
    assert kept == {"Old": "203.0.113.0", "Six": "2001:db8:1::", "Fresh": "127.0.0.1"}
    UserSession.objects.exclude(user=fresh).update(last_seen_at=timezone.now() - timedelta(days=31))
    upkeep.tend()
    kept = dict(UserSession.objects.values_list("user__username", "ip"))
    assert kept == {"Old": "0.0.0.0", "Six": "0.0.0.0", "Fresh": "127.0.0.1"}


def test_guests_who_never_sat_down_go(guest: Visitor) -> None:
    other: Any = Visitor()
    other.post("/api/guest", {})
    played = other.user
    Seat.objects.create(table=written(), number=0, user=played)
    User.objects.update(last_login=timezone.now() - timedelta(days=91))
    assert upkeep.drop_guests() == 1
    assert list(User.objects.all()) == [played]
