"""The sweeper: time-outs, rounds, seeds, and clocks that stand still while the service does."""

from __future__ import annotations

import random
import uuid
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
import time_machine
from django.utils import timezone

from gonfalon.bots import make_bot
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.step import Lanes
from gonfalon.server.accounts.leaving.erasure import ask_to_erase
from gonfalon.server.accounts.models import User
from gonfalon.server.job_queue import UPKEEP
from gonfalon.server.jobs import heartbeat
from gonfalon.server.jobs.deadlines import close_rounds, time_out
from gonfalon.server.jobs.models import Pulse
from gonfalon.server.jobs.sweeper import Sweeper, start_seeded
from gonfalon.server.play import moves
from gonfalon.server.play.models import Entry
from gonfalon.server.play.reading import match_of
from gonfalon.server.service_time import service_clock, service_time
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats.handing import take_back
from tests.server.jobbing import START, Script, drain, execute, queued, seated, until, work
from tests.server.tabling import somebody, written

pytestmark = pytest.mark.django_db(transaction=True)
SECOND = timedelta(seconds=1)


@pytest.fixture(autouse=True)
def empty_queue() -> Iterator[None]:
    """Begin and end with nothing in the queue."""
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")
    yield
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")


@pytest.fixture
def clock() -> Iterator[time_machine.Traveller]:
    """A clock that goes as it is told."""
    with time_machine.travel(START, tick=False) as traveller:
        yield traveller


def fresh(table: Table) -> Table:
    """Return a table as it stands now."""
    return Table.objects.get(id=table.id)


def asked(table: Table) -> list[int]:
    """Return the seats that really are asked."""
    return [decision.seat for decision in match_of(fresh(table)).decisions]


def test_once_an_hour_accounts_and_tables_are_tended(clock: time_machine.Traveller) -> None:
    guest = somebody(is_guest=True, last_login=START - timedelta(days=91))
    sweeper = Sweeper()
    sweeper.sweep()
    assert queued(UPKEEP) == 2
    sweeper.sweep()
    Sweeper().sweep()  # of another worker
    assert queued(UPKEEP) == 2
    with work("--bots", "1"):
        until(lambda: not User.objects.filter(id=guest.id).exists())
        until(lambda: queued(UPKEEP) == 0)
    drain(UPKEEP)  # what that worker's own sweeper may have asked for as it ended
    clock.shift(timedelta(minutes=59))
    sweeper.sweep()
    assert queued(UPKEEP) == 0
    clock.shift(timedelta(minutes=2))
    sweeper.sweep()
    assert queued(UPKEEP) == 2


def is_sealed(table: Table) -> bool:
    """Tell whether a sealed round is open."""
    return isinstance(match_of(fresh(table)).stack[-1], Lanes)


def answer(table: Table, seat: int, user: User) -> None:
    """A person answers sensibly, so that the match comes to battles."""
    match = match_of(fresh(table))
    decision = next(d for d in match.decisions if d.seat == seat)
    world = match.imagine(seat, FastChance(1))
    option = make_bot("heuristic").choose(world, world.decision(decision.id), FastChance(2)).id
    moves.choose(table.id, user.id, decision.id, [option], uuid.uuid4())


def reach(table: Table, users: list[User], sealed: bool) -> None:
    """Play until the open question is sealed, or is not."""
    for _ in range(200):
        if is_sealed(table) == sealed and (not sealed or len(asked(table)) > 1):
            return
        seat = asked(table)[0]
        answer(table, seat, users[seat])
    pytest.fail("no such question in this match")


PER_MOVE = {"kind": "per_move", "seconds": 60}


def test_at_the_deadline_a_bot_stands_in_and_the_owner_may_return(
    clock: time_machine.Traveller,
) -> None:
    users = [somebody(), somebody()]
    table = seated(list(users), clock=PER_MOVE)
    reach(table, users, sealed=False)
    late = asked(table)[0]
    clock.shift(59)
    assert time_out(timezone.now()) == 0
    clock.shift(2)
    assert time_out(timezone.now()) == 1
    seat = Seat.objects.get(table=table, number=late)
    assert (seat.bot, seat.standing_in) == ("heuristic", True)
    before = fresh(table).seq
    drain()
    assert fresh(table).seq > before
    entry = Entry.objects.get(table=table, seq=before + 1)
    assert (entry.seat, entry.user_id) == (late, None)
    take_back(table.id, users[late])
    seat.refresh_from_db()
    assert (seat.bot, seat.standing_in) == ("", False)
    assert not Seat.objects.filter(table=table, number=1 - late, standing_in=True).exists()


def test_a_rated_match_without_a_clock_waits_thirty_days(clock: time_machine.Traveller) -> None:
    """Who never plays on does not avoid the loss."""
    users = [somebody(), somebody()]
    unrated, table = seated(list(users)), seated(list(users))
    Table.objects.filter(id=table.id).update(rated=True)
    for one in (unrated, table):
        reach(one, users, sealed=False)
        answer(one, asked(one)[0], users[asked(one)[0]])
        reach(one, users, sealed=False)
    assert fresh(unrated).deadline is None
    clock.shift(timedelta(days=30, minutes=-1))
    assert time_out(timezone.now()) == 0
    clock.shift(timedelta(minutes=2))
    assert time_out(timezone.now()) == 1
    assert Seat.objects.filter(table=table, standing_in=True).exists()
    assert not Seat.objects.filter(table=unrated, standing_in=True).exists()


def test_nobody_sees_who_was_late_in_a_sealed_round(clock: time_machine.Traveller) -> None:
    users = [somebody(), somebody()]
    table = seated(list(users), clock=PER_MOVE, policy="everyone")
    reach(table, users, sealed=True)
    prompt, late = asked(table)[:2]
    while prompt in asked(table) and is_sealed(table):
        answer(table, prompt, users[prompt])
    version = fresh(table).version
    assert late in asked(table)
    clock.shift(61)
    assert time_out(timezone.now()) == 1
    assert not Seat.objects.filter(table=table).exclude(bot="").exists()
    drain()
    assert fresh(table).version > version
    assert not Seat.objects.filter(table=table).exclude(bot="").exists()


def test_a_deadline_does_not_tell_whether_anybody_could_answer_in_a_window(
    clock: time_machine.Traveller,
) -> None:
    users = [somebody(), somebody()]
    luck = random.Random(1)
    deadlines: dict[bool, timedelta] = {}  # by whether a seat was really asked
    for _ in range(5):  # matches differ: not each has a window of both kinds
        table = seated(list(users), policy="fixed", clock={**PER_MOVE, "window": 120})
        while len(deadlines) < 2 and fresh(table).status == Table.Status.PLAYING:
            match = match_of(fresh(table))
            if fresh(table).round_closes is None:
                decision = luck.choice(match.decisions)
                option = luck.choice(decision.options).id
                moves.choose(table.id, users[decision.seat].id, decision.id, [option], uuid.uuid4())
                continue
            clock.shift(61)
            assert time_out(timezone.now()) == 1
            deadlines[bool(match.decisions)] = left(fresh(table), timezone.now())
            clock.shift(60)
            assert close_rounds(timezone.now()) == 1
    assert len(deadlines) == 2, "there was not one window of each kind"
    assert deadlines[True] == deadlines[False]


def test_a_bank_counts_for_each_seat(clock: time_machine.Traveller) -> None:
    users = [somebody(), somebody()]
    bank = {"kind": "bank", "seconds": 300, "increment": 0}
    table = seated(list(users), clock=bank)
    reach(table, users, sealed=False)
    seat = asked(table)[0]
    clock.shift(200)
    answer(table, seat, users[seat])
    assert Seat.objects.get(table=table, number=seat).clock_left == 100_000
    for _ in range(50):
        if not is_sealed(table) and asked(table) == [seat]:
            break
        other = asked(table)[0]
        answer(table, other, users[other])
    clock.shift(99)
    assert time_out(timezone.now()) == 0
    clock.shift(2)
    assert time_out(timezone.now()) == 1
    assert Seat.objects.get(table=table, number=seat).standing_in


def test_a_bank_that_is_not_empty_goes_on(clock: time_machine.Traveller) -> None:
    """A deadline set by a seat that owes nothing moves to the next one, by public facts alone."""
    users = [somebody(), somebody()]
    table = seated(list(users), clock={"kind": "bank", "seconds": 300, "increment": 0})
    reach(table, users, sealed=False)
    seat = asked(table)[0]
    now = timezone.now()
    Seat.objects.filter(table=table, number=seat).update(clock_left=50_000)
    Table.objects.filter(id=table.id).update(deadline=now)
    assert time_out(now) == 1
    assert not Seat.objects.filter(table=table, standing_in=True).exists()
    assert fresh(table).deadline == now + 50 * SECOND


def test_a_busy_table_is_left_for_later(clock: time_machine.Traveller) -> None:
    from django.db import transaction

    from tests.server.tabling import at_once

    users = [somebody(), somebody()]
    table = seated(list(users), clock=PER_MOVE)
    clock.shift(61)
    with transaction.atomic():
        Table.objects.select_for_update().get(id=table.id)
        now = timezone.now()
        assert at_once([lambda: time_out(now)]) == [0]
    assert time_out(timezone.now()) == 1


def test_windows_of_fixed_tables_close_when_due(clock: time_machine.Traveller) -> None:
    users = [somebody(), somebody(), somebody()]
    table = seated(list(users), policy="fixed", clock={"kind": "none", "window": 12})
    for _ in range(300):
        if fresh(table).round_closes is not None:
            break
        seat = asked(table)[0]
        answer(table, seat, users[seat])
    found = fresh(table)
    assert found.round_closes is not None
    version = found.version
    clock.shift(11)
    assert close_rounds(timezone.now()) == 0
    clock.shift(2)
    assert close_rounds(timezone.now()) == 1
    assert fresh(table).version > version


def test_a_table_starts_when_its_time_for_seeds_is_over(clock: time_machine.Traveller) -> None:
    anna = somebody()
    due = START + 15 * SECOND
    table = written(anna, policy="quick", status=Table.Status.SEEDING, seed_by=due)
    Seat.objects.create(table=table, number=0, user=anna, ready=True, commitment="a" * 64)
    Seat.objects.create(table=table, number=1, bot="heuristic")
    assert start_seeded(START) == 0
    clock.shift(16)
    assert start_seeded(START + 16 * SECOND) == 1
    assert fresh(table).status == Table.Status.PLAYING


def test_accounts_are_erased_when_due(clock: time_machine.Traveller) -> None:
    anna = somebody()
    ask_to_erase(anna)
    sweeper = Sweeper()
    sweeper.sweep()
    assert User.objects.get(pk=anna.pk).erased_at is None
    clock.shift(timedelta(days=7, minutes=1))
    sweeper.sweep()
    assert User.objects.get(pk=anna.pk).erased_at is not None


# -- outages ----------------------------------------------------------------------------------


def test_clocks_stand_still_while_the_service_does(clock: time_machine.Traveller) -> None:
    """T-06, short: outages of 10 s to 10 min at 200 tables; nothing lost, no wrong flag."""
    luck = random.Random(6)
    users = [somebody(), somebody()]
    scripts = []
    for n in range(200):
        kind = ("per_move", "bank")[n % 2]
        lasts = timedelta(seconds=luck.randint(20, 900))
        script = Script(users, START, clock={"kind": kind, "seconds": 900})
        script.wait([n % 2], START - timedelta(seconds=luck.randint(0, 15)), lasts)
        scripts.append(script.table)
    sweeper = Sweeper()
    sweeper.sweep()
    now = START
    left_before = {t.id: left(t, now) for t in map(fresh, scripts)}
    used_before = {t.id: used(t, now) for t in map(fresh, scripts)}
    for _ in range(5):
        outage = timedelta(seconds=luck.randint(10, 600))
        clock.shift(outage)
        now += outage
        sweeper.sweep()
        for _ in range(2):  # service as usual: time goes on
            clock.shift(1)
            now += SECOND
            sweeper.sweep()
    gone = 10 * SECOND  # five times two seconds of service
    wrong = 0
    for table in map(fresh, scripts):
        lost = left_before[table.id] - left(table, now) - gone
        if left_before[table.id] > gone:
            assert abs(lost) <= SECOND
            assert abs(used(table, now) - used_before[table.id] - gone) <= SECOND
            wrong += Seat.objects.filter(table=table, standing_in=True).count()
    assert wrong == 0


def left(table: Table, now: datetime) -> timedelta:
    """Return how much time is left."""
    due = service_clock().shown(table.deadline)
    assert due is not None
    return due - now


def used(table: Table, now: datetime) -> timedelta:
    """Return how much time has been used."""
    since = service_clock().shown(table.waiting_since)
    assert since is not None
    return now - since


def test_what_began_during_an_outage_gets_all_its_time(clock: time_machine.Traveller) -> None:
    """The sweeper was away, the web was not: a fresh deadline is not moved by the whole gap."""
    users = [somebody(), somebody()]
    heartbeat.pulse(heartbeat.WORK)
    clock.shift(600)
    script = Script(users, timezone.now(), clock=PER_MOVE)
    script.wait([0], service_time(), 60 * SECOND)
    clock.shift(5)
    assert heartbeat.pulse(heartbeat.WORK) == 605 * SECOND
    found = fresh(script.table)
    assert left(found, timezone.now()) == 60 * SECOND
    assert used(found, timezone.now()) == 0 * SECOND


def test_an_outage_that_all_have_seen_is_made_good_once(clock: time_machine.Traveller) -> None:
    users = [somebody(), somebody()]
    script = Script(users, START, clock=PER_MOVE)
    script.wait([0], START - 30 * SECOND, 60 * SECOND)
    heartbeat.pulse(heartbeat.WORK)
    heartbeat.pulse(heartbeat.WEB)
    clock.shift(100)
    assert service_time() == START  # a move now pays nothing
    assert heartbeat.pulse(heartbeat.WEB) == 100 * SECOND
    assert heartbeat.pulse(heartbeat.WORK) == timedelta(0)
    found = fresh(script.table)
    assert left(found, timezone.now()) == 30 * SECOND
    assert service_time() == timezone.now() - 100 * SECOND


def test_no_clock_decides_while_people_cannot_come(clock: time_machine.Traveller) -> None:
    users = [somebody(), somebody()]
    table = seated(list(users), clock=PER_MOVE)
    reach(table, users, sealed=False)
    sweeper = Sweeper()
    heartbeat.pulse(heartbeat.WEB)
    for _ in range(70):  # the sweeper lives, the web does not
        clock.shift(1)
        sweeper.sweep()
    assert not Seat.objects.filter(table=table, standing_in=True).exists()
    heartbeat.pulse(heartbeat.WEB)
    assert left(fresh(table), timezone.now()) == 60 * SECOND
    for _ in range(61):
        clock.shift(1)
        heartbeat.pulse(heartbeat.WEB)
        sweeper.sweep()
    assert Seat.objects.filter(table=table, standing_in=True).exists()


def test_there_is_one_pulse() -> None:
    heartbeat.pulse(heartbeat.WORK)
    heartbeat.pulse(heartbeat.WEB)
    assert Pulse.objects.count() == 1
