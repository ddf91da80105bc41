"""Service time: a pause moves all clocks and writes to none; it is counted once, and exactly."""

from __future__ import annotations

import threading
import time
import uuid
from collections.abc import Iterator
from datetime import datetime, timedelta
from functools import partial

import pytest
import time_machine
from django.core.management import call_command
from django.db import connection, transaction
from django.db.models import F
from django.utils import timezone

from gonfalon.server.jobs import deadlines, heartbeat, notices
from gonfalon.server.jobs.deadlines import close_rounds, time_out
from gonfalon.server.jobs.heartbeat import WEB, WORK, pulse
from gonfalon.server.jobs.models import Notice, Pulse
from gonfalon.server.jobs.notice_texts import NoticeTexts
from gonfalon.server.jobs.sweeper import Sweeper, start_seeded
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.service_time import (
    PAUSE,
    ServiceClock,
    service_clock,
    service_time,
    stored_time,
)
from gonfalon.server.tables.access import shown
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats.handing import hand_over, take_back
from tests.server.jobbing import START, Script, seated
from tests.server.tabling import at_once, somebody
from tests.server.visitor import Visitor, visitor

pytestmark = pytest.mark.django_db(transaction=True)
SECOND = timedelta(seconds=1)
PER_MOVE = {"kind": "per_move", "seconds": 60}


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    """A clock that goes as it is told."""
    with time_machine.travel(START, tick=False) as traveller:
        yield traveller


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep ends when nothing is due any more, however slow the machine is."""
    monkeypatch.setattr(deadlines, "LONGEST", 120.0)


def alive() -> None:
    """All kinds of processes beat."""
    pulse(WORK)
    pulse(WEB)


def serve(clock: time_machine.Traveller, seconds: int) -> None:
    """Let time pass while everything works."""
    for _ in range(seconds):
        clock.shift(1)
        alive()


def fresh(table: Table) -> Table:
    """Return a table as it stands now."""
    return Table.objects.get(id=table.id)


def left(table: Table) -> timedelta:
    """Return how much time is left, as people are shown it."""
    due = service_clock().shown(fresh(table).deadline)
    assert due is not None
    return due - timezone.now()


def waiting(lasts: int = 60) -> Table:
    """Return a table that waits for a seat from now on."""
    script = Script([somebody(), somebody()], timezone.now(), clock=PER_MOVE)
    script.wait([0], service_time(), lasts * SECOND)
    return script.table


def test_a_pause_writes_to_no_table(clock: time_machine.Traveller) -> None:
    """Not one row, however many tables there are: only the pulse."""
    tables = [waiting() for _ in range(20)]
    alive()
    clock.shift(100)
    ask = "SELECT id, xmin::text, ctid::text FROM tables_table ORDER BY id"
    with connection.cursor() as cursor:
        cursor.execute(ask)
        before = cursor.fetchall()
        alive()
        cursor.execute(ask)
        assert cursor.fetchall() == before
    assert {left(table) for table in tables} == {60 * SECOND}


def test_the_worker_is_away_and_the_web_is_not(clock: time_machine.Traveller) -> None:
    """Clocks stand still for everybody, and are shown right before the worker is back."""
    early = waiting()
    alive()
    for _ in range(10):
        clock.shift(1)
        pulse(WEB)
    late = waiting()
    assert left(early) == 60 * SECOND
    for _ in range(10):
        clock.shift(1)
        pulse(WEB)
    assert {left(early), left(late)} == {60 * SECOND}
    assert pulse(WORK) == 0 * SECOND  # the web has counted all of it
    serve(clock, 10)
    assert {left(early), left(late)} == {50 * SECOND}
    assert service_clock().lost == 20 * SECOND


def test_a_short_silence_is_no_pause(clock: time_machine.Traveller) -> None:
    """Clocks go on when a beat comes late, and do not jump."""
    table = waiting()
    alive()
    clock.shift(PAUSE)
    assert service_time() == timezone.now()
    alive()
    assert left(table) == 60 * SECOND - PAUSE


def test_what_begins_before_a_pause_is_known_gains_no_more_than_that(
    clock: time_machine.Traveller,
) -> None:
    """Nobody can know of it for the first three seconds; nobody loses anything by it."""
    alive()
    clock.shift(2)
    table = waiting()
    clock.shift(98)
    alive()
    assert 60 * SECOND <= left(table) <= 60 * SECOND + PAUSE


def test_service_time_never_goes_back_and_never_jumps() -> None:
    """Whoever is away, for how long, and whoever comes back first."""
    script = ["both"] * 3 + ["web"] * 8 + ["both"] * 2 + ["work"] * 7 + ["none"] * 9 + ["web"] * 4
    script += ["both"] * 4 + ["none"] * 5 + ["work"] * 6 + ["both"] * 3
    at = seen = START
    for who in script:
        at += SECOND
        if who in ("both", "work"):
            pulse(WORK, at)
        if who in ("both", "web"):
            pulse(WEB, at)
        now = service_time(at)
        assert seen - PAUSE <= now <= seen + SECOND
        seen = max(seen, now)
    # From the last beat before each pause to the first at which all are there again.
    assert service_time(at) == at - (9 + 21 + 12) * SECOND


def test_a_pause_that_all_see_at_once_is_counted_once() -> None:
    """Eight processes come back in the same moment."""
    pulse(WORK, START)
    pulse(WEB, START)
    back = START + 100 * SECOND
    gates = threading.Barrier(8)

    def beat(kind: str) -> timedelta:
        gates.wait(30)
        return pulse(kind, back)

    given = at_once([partial(beat, kind) for kind in (WORK, WEB) * 4])
    assert sorted(given) == [0 * SECOND] * 7 + [100 * SECOND]
    assert service_clock() == ServiceClock(100 * SECOND, back, back)


def test_a_pause_does_not_end_before_what_was_stored_in_it() -> None:
    """The beat waits for a move that saw time stand still, and only then looks at the time."""
    now = timezone.now()
    pulse(WORK, now - 20 * SECOND)
    pulse(WEB, now - 20 * SECOND)
    with transaction.atomic():
        _, stored = stored_time()
        beats = threading.Thread(target=at_once, args=([alive],))
        beats.start()
        until = time.monotonic() + 30
        while not waiting_for_locks():
            assert beats.is_alive()
            assert time.monotonic() < until
            time.sleep(0.01)
        committed = timezone.now()
    beats.join(30)
    clock = service_clock()
    assert clock.counted is not None
    assert clock.counted >= committed
    now = timezone.now()
    assert clock.time(now) - stored <= now - committed


@pytest.mark.usefixtures("apart")
@pytest.mark.parametrize("seconds", [4, 10, 3600, -10, -3600])
def test_hosts_whose_clocks_differ_have_the_same_service_time(seconds: int) -> None:
    """The web's host is ahead of the worker's, or behind: clocks go on, nobody gains time."""
    table = waiting()
    pulse(WORK)
    there = timezone.now() + seconds * SECOND
    with time_machine.travel(there):
        pulse(WEB)
        began = service_time()
    for _ in range(4):
        time.sleep(0.3)
        given = [pulse(WORK)]
        with time_machine.travel(there):
            given.append(pulse(WEB))
            seen = service_time()
        assert given == [0 * SECOND] * 2
        assert abs(service_time() - seen) < SECOND
    assert 1.2 * SECOND <= service_time() - began < 5 * SECOND
    assert service_clock().lost == 0 * SECOND
    assert 55 * SECOND < left(table) < 59 * SECOND


@pytest.mark.usefixtures("apart")
@pytest.mark.parametrize("kind", [WEB, WORK])
def test_one_beat_of_a_host_an_hour_ahead_gives_nobody_an_hour(kind: str) -> None:
    """And an outage afterwards is recognized as before."""
    alive()
    with time_machine.travel(timezone.now() + 3600 * SECOND):
        assert pulse(kind) == 0 * SECOND
    assert service_clock().lost == 0 * SECOND
    Pulse.objects.update(work_at=F("work_at") - 60 * SECOND, web_at=F("web_at") - 60 * SECOND)
    assert service_clock().stopped() is not None
    assert 60 * SECOND <= pulse(WORK) < 70 * SECOND


@pytest.mark.usefixtures("apart")
def test_a_move_on_a_host_an_hour_ahead_costs_what_was_used() -> None:
    """Nor is anybody out of time because a sweeper's host is ahead."""
    users = [somebody(), somebody()]
    table = seated(list(users), clock={"kind": "bank", "seconds": 300, "increment": 0})
    alive()
    match = match_of(fresh(table))
    decision = match.decisions[0]
    now = timezone.now()
    with time_machine.travel(now + 3600 * SECOND):
        sweeper = Sweeper()
        sweeper.sweep()
        user, option = users[decision.seat].id, decision.options[0].id
        moves.choose(table.id, user, decision.id, [option], uuid.uuid4())
    bank = Seat.objects.get(table=table, number=decision.seat).clock_left
    assert bank is not None
    assert bank > 240_000
    assert not Seat.objects.filter(table=table, standing_in=True).exists()
    waited = fresh(table).waiting_since
    assert waited is not None
    assert abs(waited - now) < 60 * SECOND


def waiting_for_locks() -> bool:
    """Tell whether somebody waits for an advisory lock in this database."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        )
        return bool(cursor.fetchone()[0])


def test_a_beat_of_a_machine_that_is_behind_changes_nothing() -> None:
    """Machines differ by a little; a beat may be delayed on its way."""
    pulse(WORK, START)
    pulse(WEB, START + 60 * SECOND)
    before = service_clock()
    assert pulse(WEB, START + 58 * SECOND) == 0 * SECOND
    assert service_clock() == before


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
    seeds = Table.objects.create(
        game="mastery",
        policy="quick",
        owner=anna,
        seat_count=1,
        status=Table.Status.SEEDING,
        seed_by=service_time() + 15 * SECOND,
        house_secret=b"s" * 32,
        house_salt=b"t" * 32,
    )
    Seat.objects.create(table=seeds, number=0, user=anna, ready=True, commitment="a" * 64)
    Seat.objects.create(table=seeds, number=1, bot="heuristic")
    Table.objects.filter(id=seeds.id).update(seat_count=2)
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
