"""Service time: a pause moves all clocks and writes to none; it is counted once, and exactly."""

from __future__ import annotations

import threading
import time
import uuid
from datetime import timedelta
from functools import partial

import pytest
import time_machine
from django.db import connection, transaction
from django.db.models import F
from django.utils import timezone

from gonfalon.server.jobs.heartbeat import WEB, WORK, pulse
from gonfalon.server.jobs.models import Pulse
from gonfalon.server.jobs.sweeper import Sweeper
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.service_time import (
    PAUSE,
    ServiceClock,
    service_clock,
    service_time,
    stored_time,
)
from gonfalon.server.tables.models import Seat
from tests.server.jobbing import START, seated
from tests.server.operating.service_time.pauses import (
    SECOND,
    alive,
    fresh,
    left,
    serve,
    waiting,
)
from tests.server.tabling import at_once, somebody

pytestmark = pytest.mark.django_db(transaction=True)


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
