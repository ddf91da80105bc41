"""Service time: what people are shown, charged and sent, before and after a pause."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta

import pytest
import time_machine
from django.core.management import call_command
from django.db import connection
from django.utils import timezone

from gonfalon.server.jobs import deadlines, heartbeat, notices
from gonfalon.server.jobs.deadlines import close_rounds, time_out
from gonfalon.server.jobs.heartbeat import WEB, pulse
from gonfalon.server.jobs.models import Notice, Pulse
from gonfalon.server.jobs.notice_texts import NoticeTexts
from gonfalon.server.jobs.sweeper import Sweeper, start_seeded
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.service_time import (
    service_time,
)
from gonfalon.server.tables.access import shown
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats.handing import hand_over, take_back
from tests.server.jobbing import START, seated
from tests.server.operating.service_time.pauses import (
    PER_MOVE,
    SECOND,
    alive,
    fresh,
    left,
    serve,
    waiting,
)
from tests.server.tabling import at_once, somebody, written
from tests.server.visitor import Visitor, visitor

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep ends when nothing is due any more, however slow the machine is."""
    monkeypatch.setattr(deadlines, "LONGEST", 120.0)


def test_people_are_shown_the_time_of_day(clock: time_machine.Traveller) -> None:
    """In lists, at the table, in the view and by mail, with a new tag."""
    anna, boris = visitor("Anna"), visitor("Boris")
    table = seated([anna.user, boris.user], clock=PER_MOVE)
    alive()
    path = f"/api/tables/{table.id}"
    tag = anna.get(f"{path}/view")["ETag"]
    clock.shift(600)
    alive()
    due = timezone.now() + 60 * SECOND
    view = anna.client.get(f"{path}/view", headers={"If-None-Match": tag})
    mine = anna.get("/api/tables/mine").json()[0]
    for found in (anna.get(path).json(), mine, view.json()["times"]):
        assert datetime.fromisoformat(found["deadline"]) == due
        assert datetime.fromisoformat(found["waiting_since"]) == timezone.now()
    row = shown().get(id=table.id)
    letter = NoticeTexts(anna.user).turn(row, Notice.Kind.TURN)
    assert "12:11" in letter.body
    assert Visitor().get(f"{path}/view").json()["times"] == view.json()["times"]


def test_a_move_after_a_pause_is_charged_for_what_was_used(clock: time_machine.Traveller) -> None:
    users = [somebody(), somebody()]
    table = seated(list(users), clock={"kind": "bank", "seconds": 300, "increment": 0})
    alive()
    serve(clock, 20)
    clock.shift(500)
    alive()
    serve(clock, 5)
    match = match_of(fresh(table))
    decision = match.decisions[0]
    moves.choose(
        table.id, users[decision.seat].id, decision.id, [decision.options[0].id], uuid.uuid4()
    )
    bank = Seat.objects.get(table=table, number=decision.seat).clock_left
    assert bank == 275_000
    assert fresh(table).waiting_since == service_time()


def test_the_sweeper_decides_by_service_time(clock: time_machine.Traveller) -> None:
    """Deadlines, windows and seeds come due when their time is used up, not before."""
    late = seated([somebody(), somebody()], clock=PER_MOVE)
    window = seated([somebody(), somebody()], clock=PER_MOVE)
    Table.objects.filter(id=window.id).update(
        round_closes=service_time() + 30 * SECOND, deadline=None
    )
    anna = somebody()
    due = service_time() + 15 * SECOND
    seeds = written(anna, policy="quick", status=Table.Status.SEEDING, seed_by=due)
    Seat.objects.create(table=seeds, number=0, user=anna, ready=True, commitment="a" * 64)
    Seat.objects.create(table=seeds, number=1, bot="heuristic")
    alive()
    clock.shift(3600)
    alive()
    now = timezone.now()
    assert (time_out(now), close_rounds(now), start_seeded(now)) == (0, 0, 0)
    serve(clock, 16)
    assert start_seeded(timezone.now()) == 1
    serve(clock, 15)
    assert fresh(window).round_closes is not None
    close_rounds(timezone.now())
    assert fresh(window).round_closes != START + 30 * SECOND
    serve(clock, 30)
    assert time_out(timezone.now()) == 1
    assert Seat.objects.filter(table=late, standing_in=True).exists()


def test_notices_wait_for_service_time(clock: time_machine.Traveller) -> None:
    """Nobody is told that they have been waited for while nothing worked; then once."""
    waiting(lasts=7200)
    alive()
    clock.shift(3600)
    alive()
    assert notices.note_turns(timezone.now()) == 0
    serve(clock, 61)
    assert notices.note_turns(timezone.now()) == 1
    assert notices.note_turns(timezone.now()) == 0
    assert Notice.objects.get().at == timezone.now()


def test_reminders_come_at_half_the_time_that_was_there(clock: time_machine.Traveller) -> None:
    waiting(lasts=24 * 3600)
    alive()
    clock.shift(13 * 3600)
    alive()
    assert notices.note_reminders(timezone.now()) == 0
    Pulse.objects.update(reminded_until=service_time())
    at = timezone.now() + timedelta(hours=12, seconds=1)
    Pulse.objects.update(work_at=at, web_at=at)
    assert notices.note_reminders(at) == 1


def test_taking_turns_into_account_does_not_hold_the_pulse(
    clock: time_machine.Traveller, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While notices are written, everybody can beat."""
    waiting(lasts=7200)
    alive()
    serve(clock, 61)
    reach = notices.reach
    beaten = []

    def slow(field: str, until: datetime) -> None:
        beaten.extend(at_once([lambda: pulse(WEB)]))
        reach(field, until)

    monkeypatch.setattr(notices, "reach", slow)
    with connection.cursor() as cursor:
        cursor.execute("SET lock_timeout = '2s'")
    notices.note_turns(timezone.now())
    notices.note_reminders(timezone.now())
    assert beaten == [0 * SECOND] * 2


def test_a_pause_gives_nobody_time_for_handing_over_and_back(
    clock: time_machine.Traveller,
) -> None:
    """Nothing was published while a bot stood in, so the clock goes on as it was."""
    users = [somebody(), somebody()]
    table = seated(list(users), clock=PER_MOVE)
    seat = match_of(fresh(table)).decisions[0].seat
    alive()
    serve(clock, 50)
    hand_over(table.id, users[seat])
    clock.shift(600)
    alive()
    serve(clock, 5)
    take_back(table.id, users[seat])
    assert left(table) == 5 * SECOND


def test_time_outs_are_shared_out(clock: time_machine.Traveller, unhurried: None) -> None:
    """Two sweepers deal with all that is due, each table once."""
    tables = [seated([somebody(), somebody()], clock=PER_MOVE) for _ in range(6)]
    clock.shift(61)
    now = timezone.now()
    given = at_once([lambda: time_out(now)] * 2)
    assert sum(given) == 6
    assert Seat.objects.filter(table__in=tables, standing_in=True).count() >= 6
    assert time_out(now) == 0


def test_a_table_that_cannot_be_dealt_with_keeps_nobody_waiting(
    clock: time_machine.Traveller, unhurried: None
) -> None:
    broken, good = (seated([somebody(), somebody()], clock=PER_MOVE) for _ in range(2))
    Table.objects.filter(id=broken.id).update(seq=9, state="nonsense", deadline=START)
    clock.shift(61)
    assert time_out(timezone.now()) == 1
    assert Seat.objects.filter(table=good, standing_in=True).exists()
    assert left(broken) == 60 * SECOND
    assert time_out(timezone.now()) == 0


def test_a_sweep_with_the_web_away_decides_nothing_even_at_once(
    clock: time_machine.Traveller,
) -> None:
    """The worker comes back first after an outage: its first sweeps take nobody's seat."""
    table = seated([somebody(), somebody()], clock=PER_MOVE)
    alive()
    serve(clock, 59)
    clock.shift(600)
    sweeper = Sweeper()
    for _ in range(3):
        sweeper.sweep()
        clock.shift(1)
    assert heartbeat.is_frozen(timezone.now())
    assert not Seat.objects.filter(table=table, standing_in=True).exists()
    pulse(WEB)
    assert left(table) == 1 * SECOND


def test_tables_that_run_during_the_upgrade_keep_their_clocks(
    clock: time_machine.Traveller,
) -> None:
    """What was stored as the time of day is right as service time; the version before goes on."""
    table = waiting()
    try:
        call_command("migrate", "tables", "0003", verbosity=0)
        call_command("migrate", "jobs", "0001", verbosity=0)
        with connection.cursor() as cursor:
            cursor.execute("INSERT INTO jobs_pulse (id, work_at) VALUES (1, %s)", [START])
    finally:
        call_command("migrate", verbosity=0)
    with connection.cursor() as cursor:  # a process of the version before
        cursor.execute("DELETE FROM jobs_pulse")
        cursor.execute("INSERT INTO jobs_pulse (id, work_at) VALUES (1, %s)", [START])
    assert left(table) == 60 * SECOND
    clock.shift(30)
    alive()
    assert left(table) == 60 * SECOND
    serve(clock, 7)
    assert left(table) == 53 * SECOND
