"""Chat, mutes, reports, moderation and its pages."""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from django.contrib import admin
from django.db import DatabaseError, connection, transaction
from django.test import Client
from django.utils import timezone

from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import User
from gonfalon.server.ratings.models import OneSidedPair
from gonfalon.server.tables import access, chat, lobby, moderation
from gonfalon.server.tables.models import ChatLine, ModerationAction, Report, Suspension, Table
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotFound, NotNow
from gonfalon.server.tables.seats import handing, seating
from tests.server.tabling import fresh, moderator, opened, refused, running, somebody
from tests.server.visitor import with_factor

pytestmark = pytest.mark.django_db


def said(table: Table, user: User, room: str = "") -> list[str]:
    """Return what somebody reads."""
    return [line.text for line in chat.lines(table.id, user, room)]


# -- chat ---------------------------------------------------------------------------------------


def test_seats_and_spectators_talk_in_rooms_of_their_own() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b])
    chat.say(table.id, a, "I hold the crown")
    chat.say(table.id, c, "a should attack")
    assert said(table, a) == said(table, b) == said(table, b, "seats") == ["I hold the crown"]
    assert said(table, c) == said(table, somebody(), "spectators") == ["a should attack"]
    with refused(Forbidden, "not-your-room"):
        said(table, c, "seats")
    with refused(Forbidden, "not-your-room"):
        said(table, a, "spectators")
    Table.objects.filter(id=table.id).update(status="over")
    assert said(table, a, "spectators") == ["a should attack"]
    with refused(Forbidden, "not-your-room"):
        said(table, c, "seats")


def test_players_talk_before_the_match_and_read_it_there() -> None:
    a, b, onlooker = somebody(), somebody(), somebody()
    table = opened(a)
    chat.say(table.id, a, "We begin at eight.")
    with pytest.raises(Forbidden):
        chat.lines(table.id, b, chat.SEATS)
    seating.join(table.id, b)
    assert [line.text for line in chat.lines(table.id, b)] == ["We begin at eight."]
    assert chat.lines(table.id, onlooker) == []
    for user in (a, b):
        seating.ready(table.id, user)
    seating.start(table.id, a)
    assert [line.text for line in chat.lines(table.id, b)] == ["We begin at eight."]


def test_who_has_given_up_a_seat_cannot_tell_spectators_what_it_held() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b])
    handing.resign(table.id, a)
    handing.adopt(table.id, c, 0)
    with refused(Forbidden, "knows-too-much"):
        chat.say(table.id, a, "my hand was…")
    Table.objects.filter(id=table.id).update(status="over")
    chat.say(table.id, a, "my hand was…")


def test_a_private_table_is_silent_for_others() -> None:
    a, b = somebody(), somebody()
    table = opened(a, visibility="private")
    with refused(NotFound, "no-such-table"):
        chat.say(table.id, b, "hello?")
    with refused(NotFound, "no-such-table"):
        said(table, b)
    chat.say(table.id, b, "hello", table.invite)


@pytest.mark.parametrize("text", ["", "  \n ", "\u200b\u202e", "x" * 501])
def test_empty_and_endless_lines_are_refused(text: str) -> None:
    a = somebody()
    table = opened(a)
    with refused(Invalid, "bad-text"):
        chat.say(table.id, a, text)


def test_invisible_characters_are_dropped() -> None:
    assert chat.tidy(" a\u202eb\x07c\n ") == "abc"


def test_pages_of_chat() -> None:
    a = somebody()
    table = opened(a)
    first = chat.say(table.id, a, "one")
    chat.say(table.id, a, "two")
    assert [line.text for line in chat.lines(table.id, a, after=first.id)] == ["two"]


def test_muted_people_are_not_read() -> None:
    a, b = somebody(), somebody()
    table = opened(a)
    seating.join(table.id, b)
    chat.say(table.id, b, "noise")
    chat.mute(a, b.id)
    chat.mute(a, b.id)
    assert said(table, a) == []
    assert said(table, b) == ["noise"]
    assert chat.muted_by(a) == [b]
    chat.unmute(a, b.id)
    assert said(table, a) == ["noise"]
    with refused(NotNow, "yourself"):
        chat.mute(a, a.id)
    with refused(NotFound, "no-such-user"):
        chat.mute(a, table.id)


def test_bots_of_muted_people_are_not_read_either() -> None:
    a, b = somebody(), somebody()
    bot = make_bot_account(b, "Marvin")
    table = opened(a)
    seating.join(table.id, bot)
    chat.say(table.id, bot, "noise")
    assert said(table, a) == ["noise"]
    chat.mute(a, b.id)
    assert said(table, a) == []
    assert said(table, bot) == ["noise"]


# -- reports ------------------------------------------------------------------------------------


def test_only_what_one_may_read_can_be_reported() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b])
    line = chat.say(table.id, a, "rude")
    with refused(NotFound, "no-such-line"):
        chat.report_line(line.id, c, "guessed the number")
    with refused(NotFound, "no-such-line"):
        chat.report_line(line.id + 999, b, "nothing")
    with refused(NotNow, "yourself"):
        chat.report_line(line.id, a, "me")
    report = chat.report_line(line.id, b, "rude")
    assert (report.about_id, report.table_id, report.line_id) == (a.id, table.id, line.id)
    chat.report_seat(table.id, c, 0, "stalling")
    with refused(NotNow, "no-such-seat"):
        chat.report_seat(table.id, c, 5, "stalling")
    assert [r.text for r in moderation.open_reports()] == ["rude", "stalling"]


# -- moderation ---------------------------------------------------------------------------------


def test_only_moderators_moderate() -> None:
    a, b = somebody(), somebody(is_staff=True)
    table = opened(a)
    line = chat.say(table.id, a, "hm")
    for user in (a, b):
        for attempt in (
            partial(moderation.hide_line, user, line.id, "no"),
            partial(moderation.suspend, user, a.id, "no"),
            partial(moderation.reinstate, user, a.id, "no"),
            partial(moderation.void, user, table.id, "no"),
            partial(moderation.close_report, user, 1, "no"),
        ):
            with refused(Forbidden, "not-moderator"):
                attempt()
    assert not ModerationAction.objects.exists()


def test_every_action_is_written_down_with_its_reason() -> None:
    m, a, b = moderator(), somebody(), somebody()
    table = opened(a)
    seating.join(table.id, b)
    line = chat.say(table.id, a, "rude")
    report = chat.report_line(line.id, b, "rude")
    moderation.hide_line(m, line.id, "insult")
    assert chat.lines(table.id, b)[0].hidden
    moderation.close_report(m, report.id, "hidden")
    with refused(NotNow, "closed"):
        moderation.close_report(m, report.id, "again")
    moderation.suspend(m, a.id, "insults", days=3)
    moderation.reinstate(m, a.id, "said sorry")
    moderation.void(m, table.id, "cheating")
    with refused(NotNow, "ended"):
        moderation.void(m, table.id, "cheating")
    assert fresh(table).void_reason == "moderator: cheating"
    assert [(d.what, d.reason) for d in ModerationAction.objects.order_by("id")] == [
        ("hide-line", "insult"),
        ("close-report", "hidden"),
        ("suspend", "for 3 days: insults"),
        ("reinstate", "said sorry"),
        ("void", "cheating"),
    ]
    assert all(action.moderator == m for action in moderation.actions())


def test_without_a_reason_nothing_happens() -> None:
    m, a = moderator(), somebody()
    table = opened(a)
    line = chat.say(table.id, a, "fine")
    for attempt in (
        partial(moderation.hide_line, m, line.id, "  "),
        partial(moderation.suspend, m, a.id, ""),
        partial(moderation.void, m, table.id, " "),
    ):
        with refused(Invalid, "bad-reason"):
            attempt()
    line.refresh_from_db()
    assert (line.hidden, fresh(table).status) == (False, "open")
    assert not Suspension.objects.exists()


@pytest.mark.parametrize(
    "statement",
    ["UPDATE tables_deed SET reason = 'nicer'", "DELETE FROM tables_deed"],
)
def test_the_database_refuses_to_change_a_deed(statement: str) -> None:
    moderation.record_action(moderator(), "test", "nothing", "because")
    with (
        pytest.raises(DatabaseError, match="append-only"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(statement)
    assert ModerationAction.objects.get().reason == "because"


def test_a_suspended_person_may_look_and_do_nothing_else() -> None:
    m, a, b = moderator(), somebody(), somebody()
    waiting, played = opened(a), running([a, b])
    seating.join(waiting.id, b)
    moderation.suspend(m, a.id, "insults")
    assert access.is_suspended(a)
    assert fresh(waiting).owner_id == b.id
    assert played.seats.get(number=0).standing_in
    for attempt in (
        partial(opened, a),
        partial(seating.join, waiting.id, a),
        partial(handing.take_back, played.id, a),
        partial(chat.say, played.id, a, "unfair"),
        partial(chat.report_seat, played.id, a, 1, "unfair"),
    ):
        with refused(Forbidden, "suspended"):
            attempt()
    assert access.find(played.id, a).id == played.id
    assert [t.id for t in lobby.mine(a)] == [played.id]
    moderation.reinstate(m, a.id, "enough")
    handing.take_back(played.id, a)
    with refused(NotNow, "not-suspended"):
        moderation.reinstate(m, a.id, "enough")


def test_the_bots_of_a_suspended_person_are_suspended_with_them() -> None:
    m, a, b = moderator(), somebody(), somebody()
    bot = make_bot_account(a, "Marvin")
    waiting, played = opened(b), running([bot, b])
    moderation.suspend(m, a.id, "insults")
    assert access.is_suspended(bot)
    assert played.seats.get(number=0).standing_in
    for attempt in (
        partial(seating.join, waiting.id, bot),
        partial(handing.take_back, played.id, bot),
        partial(chat.say, played.id, bot, "unfair"),
    ):
        with refused(Forbidden, "suspended"):
            attempt()
    moderation.reinstate(m, a.id, "enough")
    handing.take_back(played.id, bot)


def test_a_suspension_ends_by_itself_and_the_latest_counts() -> None:
    m, a = moderator(), somebody()
    moderation.suspend(m, a.id, "first", days=1)
    moderation.suspend(m, a.id, "second", days=2)
    assert Suspension.objects.filter(user=a, lifted_at__isnull=True).count() == 1
    Suspension.objects.filter(user=a).update(until=timezone.now() - timedelta(seconds=1))
    assert not access.is_suspended(a)
    with refused(Forbidden, "moderator"):
        moderation.suspend(m, moderator().id, "quarrel")


# -- pages --------------------------------------------------------------------------------------

OURS = (Table, User, ChatLine, Report, ModerationAction, Suspension, OneSidedPair)


def page_of(client: Client, model: Any, *rest: str) -> Any:
    """Open an admin page."""
    name = model._meta
    return client.get("/".join(["/admin", name.app_label, name.model_name, *rest, ""]))


def test_admin_pages_show_nothing_secret(caplog: pytest.LogCaptureFixture) -> None:
    m, a, b = moderator(), somebody(email="hidden@example.org"), somebody()
    table = running([a, b], packs=[])
    table.seats.update(contribution="a-contribution-canary", commitment="c0ffee" * 10)
    Table.objects.filter(id=table.id).update(state="state-canary " + table.state)
    line = chat.say(table.id, a, "reported line")
    chat.say(table.id, b, "unreported line")
    chat.report_line(line.id, b, "rude")
    moderation.hide_line(m, line.id, "insult")
    client = Client()
    client.force_login(m)
    texts = []
    with caplog.at_level(logging.DEBUG):
        for model in OURS:
            lists = page_of(client, model)
            assert lists.status_code == 200, model
            texts.append(lists.content.decode())
            row = model._default_manager.first()
            if row is not None:
                details = page_of(client, model, str(row.pk), "change")
                assert details.status_code == 200, model
                texts.append(details.content.decode())
    everything = "\n".join([*texts, caplog.text])
    assert "reported line" in everything
    for secret in (
        bytes(table.house_secret).hex(),
        bytes(table.house_salt).hex(),
        repr(bytes(table.house_secret)),
        "state-canary",
        "a-contribution-canary",
        "unreported line",
        "hidden@example.org",
        table.invite,
    ):
        assert secret not in everything


def test_admin_pages_are_for_moderators_only_and_change_nothing() -> None:
    a = somebody()
    table = opened(a)
    for user, status in ((a, 302), (with_factor(somebody(is_staff=True)), 403)):
        client = Client()
        client.force_login(user)
        assert page_of(client, Table).status_code == status
    client = Client()
    client.force_login(moderator())
    path = f"/admin/tables/table/{table.id}"
    assert client.post(f"{path}/change/", {"status": "over"}).status_code == 403
    assert client.post(f"{path}/delete/", {"post": "yes"}).status_code == 403
    assert client.get("/admin/tables/table/add/").status_code == 403


def act(client: Client, model: Any, action: str, row: Any, reason: str) -> None:
    """Run an admin action."""
    name = model._meta
    answer = client.post(
        f"/admin/{name.app_label}/{name.model_name}/",
        {"action": action, "_selected_action": [str(row.pk)], "reason": reason},
    )
    assert answer.status_code == 302


def test_admin_actions_leave_deeds() -> None:
    m, a, b = moderator(), somebody(), somebody()
    table = opened(a)
    seating.join(table.id, b)
    line = chat.say(table.id, a, "rude")
    report = chat.report_line(line.id, b, "rude")
    client = Client()
    client.force_login(m)
    act(client, User, "suspend_week", a, "")  # without a reason nothing happens
    assert not ModerationAction.objects.exists()
    act(client, ChatLine, "hide", line, "insult")
    act(client, ChatLine, "show", line, "was fine")
    act(client, Report, "close", report, "done")
    act(client, User, "suspend_week", a, "insults")
    act(client, User, "reinstate", a, "sorry")
    act(client, User, "suspend", a, "again")
    act(client, Table, "void_tables", table, "stalled")
    assert [d.what for d in ModerationAction.objects.order_by("id")] == [
        "hide-line",
        "show-line",
        "close-report",
        "suspend",
        "reinstate",
        "suspend",
        "void",
    ]
    assert access.is_suspended(a)
    assert fresh(table).status == "void"


def test_nothing_else_of_ours_is_on_admin_pages() -> None:
    labels = {"tables", "accounts", "play", "ratings", "jobs"}
    found = {model for model in admin.site._registry if model._meta.app_label in labels}
    assert found <= set(OURS)
