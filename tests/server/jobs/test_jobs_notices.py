"""Notices: one for each turn that is due, at the right hour, in the right words, to nobody else."""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.core import mail

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.server.accounts.models import User
from gonfalon.server.jobs import notices
from gonfalon.server.jobs.delivery import deliver, send_digest
from gonfalon.server.jobs.models import Digest, Notice
from gonfalon.server.jobs.notice_texts import NoticeTexts
from gonfalon.server.jobs.preferences import (
    NoticePreferences,
    Quiet,
    not_before,
)
from gonfalon.server.tables.access import shown
from gonfalon.server.tables.models import Seat, Table
from tests.server.jobbing import START, Script
from tests.server.jobs.noticing import SECOND, people, told

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("hand_overs", [100, pytest.param(1000, marks=pytest.mark.slow)])
def test_every_turn_that_is_due_has_one_notice(hand_overs: int) -> None:
    """T-31 in a short form: own questions in a row, sealed rounds, and quick players included."""
    luck = random.Random(31)
    users = people()
    script = Script(users, START)
    now = START
    seat = 0
    due: Counter[str] = Counter()
    turn_told = False
    told(now)
    for _ in range(hand_overs):
        thinks = luck.choice((5, 20, 58, 90, 200, 1000))
        # The sweeper looks before and after the minute, and again and again.
        for at in (59, 61, 180):
            if at < thinks:
                told(now + at * SECOND)
        if thinks > 61 and not turn_told:
            due[users[seat].email] += 1
            turn_told = True
        now += thinks * SECOND
        if luck.random() < 0.3:  # another question of one's own: still the same turn
            script.publish(seat, [seat], now)
            continue
        following = luck.choice([n for n in range(3) if n != seat])
        script.publish(seat, [following], now)
        seat, turn_told = following, False
    sent = Counter(message.to[0] for message in mail.outbox)
    assert sum(due.values()) > hand_overs / 4
    assert sent == due
    assert Notice.objects.count() == sum(due.values())


def test_nobody_is_told_who_plays_within_a_minute() -> None:
    users = people(2)
    script = Script(users, START)
    now = START
    for n in range(20):
        assert told(now + 59 * SECOND) == 0
        now += 59 * SECOND
        script.publish(n % 2, [(n + 1) % 2], now)
    assert Notice.objects.count() == 0


def test_all_seats_of_a_sealed_round_are_told_alike() -> None:
    """By the public mask alone: nothing depends on who has a choice or on what others answer."""
    users = people(3)
    script = Script(users, START)
    script.publish(0, [0, 1, 2], START)
    script.seal(1, START + 10 * SECOND)
    assert told(START + 61 * SECOND) == 2
    assert sorted(m.to[0] for m in mail.outbox) == ["anna@example.org", "celina@example.org"]
    bodies = {m.body.replace("Anna", "X").replace("Celina", "X") for m in mail.outbox}
    assert len({body.splitlines()[0] for body in bodies}) == 1
    assert all("Anna, Bohdan and Celina" in m.body for m in mail.outbox)
    # What others seal changes nothing for those who were told.
    script.seal(2, START + 70 * SECOND)
    for at in (90, 200, 1000):
        assert told(START + at * SECOND) == 0
    # Somebody takes an answer back: the round is the same turn.
    script.seal(1, START + 1100 * SECOND, kind="undo")
    assert told(START + 1200 * SECOND) == 0


def test_bots_stand_ins_and_leavers_are_not_told() -> None:
    users = people(3)
    script = Script(users, START)
    script.publish(0, [0, 1, 2], START)
    Seat.objects.filter(table=script.table, number=0).update(bot="heuristic", standing_in=True)
    Seat.objects.filter(table=script.table, number=1).update(bot="heuristic", resigned=True)
    User.objects.filter(pk=users[2].pk).update(is_active=False)
    assert told(START + 61 * SECOND) == 0


def test_a_late_mail_is_not_sent_when_it_is_moot() -> None:
    users = people(2)
    script = Script(users, START)
    notices.note_turns(START + 61 * SECOND)
    notices.plan(START + 61 * SECOND)
    notice = Notice.objects.get()
    assert notice.mail == Notice.State.QUEUED
    script.publish(0, [1], START + 62 * SECOND)
    deliver(notice.pk, "mail")
    notice.refresh_from_db()
    assert (notice.mail, len(mail.outbox)) == (Notice.State.MOOT, 0)


def test_a_mailbox_that_is_not_confirmed_gets_nothing() -> None:
    users = people(2)
    users[0].emailaddress_set.update(verified=False)  # type: ignore[attr-defined]
    Script(users, START)
    assert told(START + 61 * SECOND) == 0
    assert Notice.objects.get().mail == Notice.State.FAILED


def test_live_tables_send_no_mail_unless_wished_for() -> None:
    users = people(2)
    Script(users, START, pace="live")
    assert told(START + 61 * SECOND) == 0
    users[0].preferences = {"notices": {"mail_live": True}}
    users[0].save()
    Script(users, START + 61 * SECOND, pace="live")
    assert told(START + 200 * SECOND) == 1


# -- hours ------------------------------------------------------------------------------------


def test_quiet_hours_are_kept() -> None:
    users = people(2, quiet={"begins": "22:00", "ends": "07:30"})
    User.objects.update(time_zone="Europe/Kyiv")
    script = Script(users, START)
    kyiv = ZoneInfo("Europe/Kyiv")
    late = datetime(2026, 3, 2, 22, 15, tzinfo=kyiv).astimezone(UTC)
    script.publish(0, [1], late)
    for minutes in (2, 60, 300, 540):
        assert told(late + timedelta(minutes=minutes)) == 0
    assert told(datetime(2026, 3, 3, 7, 29, tzinfo=kyiv)) == 0
    assert told(datetime(2026, 3, 3, 7, 30, 30, tzinfo=kyiv)) == 1
    assert mail.outbox[0].to == ["bohdan@example.org"]


@pytest.mark.parametrize(
    ("begins", "ends", "at", "wanted"),
    [
        ("22:00", "08:00", "21:59", "21:59"),
        ("22:00", "08:00", "22:00", "32:00"),
        ("22:00", "08:00", "03:00", "08:00"),
        ("22:00", "08:00", "08:00", "08:00"),
        ("09:00", "17:00", "12:00", "17:00"),
        ("09:00", "17:00", "17:00", "17:00"),
        ("10:00", "10:00", "10:00", "10:00"),
    ],
)
def test_when_something_may_be_sent(begins: str, ends: str, at: str, wanted: str) -> None:
    user = User(username="Anna", time_zone="America/New_York")
    zone = ZoneInfo("America/New_York")
    day = datetime(2026, 7, 1, tzinfo=zone)

    def hour(text: str) -> datetime:
        hours, minutes = map(int, text.split(":"))
        return day + timedelta(hours=hours, minutes=minutes)

    wishes = NoticePreferences(quiet=Quiet(begins=begins, ends=ends))
    assert not_before(user, wishes, hour(at).astimezone(UTC)) == hour(wanted)


def test_the_daily_mail_comes_once_a_day() -> None:
    users = people(2, mail="daily", daily_hour=8)
    User.objects.update(time_zone="Europe/Warsaw")
    warsaw = ZoneInfo("Europe/Warsaw")
    scripts = [Script(users, datetime(2026, 3, 2, 10 + n, tzinfo=warsaw)) for n in range(3)]
    for script in scripts[:2]:
        script.publish(0, [1], datetime(2026, 3, 2, 14, tzinfo=warsaw))
    assert told(datetime(2026, 3, 2, 15, tzinfo=warsaw)) == 0
    assert notices.plan_digests(datetime(2026, 3, 2, 16, tzinfo=warsaw)) == 0
    morning = datetime(2026, 3, 3, 8, 0, 5, tzinfo=warsaw)
    assert notices.plan_digests(morning) == 2
    assert notices.plan_digests(morning + 30 * SECOND) == 0
    scripts[2].publish(0, [1], morning)  # played in the meantime
    for user in users:
        send_digest(user.pk, morning.date())
        send_digest(user.pk, morning.date())
    assert len(mail.outbox) == 1
    assert mail.outbox[0].to == ["bohdan@example.org"]
    assert mail.outbox[0].subject == "2 tables are waiting for you"
    assert mail.outbox[0].body.count("/tables/") == 2
    assert Digest.objects.count() == 2


def test_reminders_come_at_fractions_of_the_time() -> None:
    users = people(2)
    script = Script(users, START)
    script.publish(0, [1], START, timedelta(hours=24))
    sent: list[str] = []
    for minutes in range(0, 24 * 60, 10):
        before = len(mail.outbox)
        told(START + timedelta(minutes=minutes))
        sent += [f"{minutes / 60:.0f}" for _ in mail.outbox[before:]]
    assert sent == ["0", "12", "22"]
    assert "half of your time" in mail.outbox[1].subject
    assert "running out" in mail.outbox[2].subject


def test_reminders_can_be_switched_off() -> None:
    users = people(2, reminders=False)
    Script(users, START).publish(0, [1], START, timedelta(hours=24))
    for hours in range(24):
        told(START + timedelta(hours=hours))
    assert len(mail.outbox) == 1


# -- words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(language: str) -> None:
    users = people(3)
    users[0].language, users[0].time_zone = language, "Europe/Kyiv"
    script = Script(users, START)
    Seat.objects.filter(table=script.table, number=1).update(user=None, bot="random")
    Seat.objects.filter(table=script.table, number=2).update(user=None)
    voice = NoticeTexts(users[0])
    for waiting, deadline in ((1, None), (7, START + timedelta(days=2))):
        Table.objects.filter(id=script.table.id).update(waiting=waiting, deadline=deadline)
        table = shown().get(id=script.table.id)
        for kind in (Notice.Kind.TURN, *notices.REMINDERS):
            letter = voice.turn(table, kind)
            assert "Medieval Mastery" in letter.subject
            assert f"/tables/{table.id}" in letter.body
            assert "Anna" in letter.body
            assert ("2026" in letter.body) == (deadline is not None)
            assert ("14:00" in letter.body or "2:00" in letter.body) == (deadline is not None)
            for text in (letter.subject, letter.body):
                assert not set("{}$\u2068\u2069") & set(text)
    for pace in Table.Pace.values:
        table.pace = pace
        letter = voice.invitation(table, users[1])
        assert users[1].username in letter.subject
        assert "Medieval Mastery" in letter.subject
        for text in (letter.subject, letter.body):
            assert not set("{}$\u2068\u2069") & set(text)
    subjects = {voice.daily([table] * count).subject for count in (1, 2, 5, 21)}
    assert len(subjects) == 4
    assert voice.test().subject


def test_languages_differ_and_have_the_same_messages() -> None:
    from fluent.syntax import FluentParser

    from gonfalon.kernel.content.texts import read_texts

    parsed = {
        language: {
            entry.id.name: entry
            for entry in FluentParser()
            .parse(read_texts("gonfalon.server", language)["mail.ftl"])
            .body
            if hasattr(entry, "id")
        }
        for language in LANGUAGES
    }
    assert len({frozenset(found) for found in parsed.values()}) == 1
    assert all(name.startswith("mail-") for name in parsed["en"])
