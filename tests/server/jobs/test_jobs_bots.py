"""Bots: whole matches through real workers, whatever is killed."""

from __future__ import annotations

import time
import uuid
from functools import partial

import pytest
from django.db import connection, transaction

from gonfalon.server.job_queue import wake_bots
from gonfalon.server.jobs import bot_processes, bots, sweeper
from gonfalon.server.jobs.bots import take_turns
from gonfalon.server.jobs.nudging import NUDGES
from gonfalon.server.play import moves
from gonfalon.server.play.models import Entry
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats import handing
from tests.server.jobbing import check_log, drain, execute, is_over, queued, seated, until, work
from tests.server.tabling import at_once, somebody

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_queue"),
]


def test_two_bots_play_a_whole_match_by_a_worker_that_ends_in_time() -> None:
    table = seated(["heuristic", "random"])
    with work() as worker:
        until(lambda: is_over(table))
        code, seconds = worker.stop()
    assert code == 0, f"cut off after {seconds:.0f} s"
    assert check_log(table) > 20
    done = Table.objects.get(id=table.id)
    assert done.outcome is not None
    assert done.outcome["ranks"][0] >= 1


@pytest.mark.parametrize(("count", "most"), [(1, 1), pytest.param(3, 4, marks=pytest.mark.slow)])
def test_matches_end_though_workers_are_killed_in_the_middle(count: int, most: int) -> None:
    tables = [seated(["heuristic", "heuristic", "heuristic"]) for _ in range(count)]
    kills = 0
    for _ in range(most):
        enough = Entry.objects.count() + 40
        with work("--bots", "2") as worker:
            until(partial(has_moved, tables, enough))
            worker.kill()
            kills += 1
        if all(map(is_over, tables)):
            break
    with work() as worker:
        until(lambda: all(map(is_over, tables)), 90)
        until(lambda: queued("bots") == 0)
        worker.stop()
    assert kills >= 1
    for table in tables:
        check_log(table)


def has_moved(tables: list[Table], entries: int) -> bool:
    """Tell whether there are so many entries, or all is over."""
    return Entry.objects.count() > entries or all(map(is_over, tables))


def test_a_job_of_a_dead_worker_is_taken_up_again() -> None:
    table = seated(["heuristic", "heuristic"])
    execute("INSERT INTO procrastinate_workers (last_heartbeat) VALUES (now() - interval '1 min')")
    execute(
        "UPDATE procrastinate_jobs SET status = 'doing',"
        " worker_id = (SELECT max(id) FROM procrastinate_workers)"
    )
    assert queued() == 0
    assert sweeper.sweep_jobs() == 1
    assert queued() == 1
    execute("UPDATE procrastinate_jobs SET status = 'doing', worker_id = NULL")  # pruned worker
    assert sweeper.sweep_jobs() == 1
    assert sweeper.sweep_jobs() == 0
    drain()
    assert is_over(table)


def test_a_lost_job_is_noticed() -> None:
    table = seated(["heuristic", "heuristic"])
    execute("DELETE FROM procrastinate_jobs")
    moved = Table.objects.get(id=table.id).moved_at
    assert moved is not None
    sweep = sweeper.Sweeper()
    assert sweep.nudge(moved) == 0  # not yet
    assert sweep.nudge(moved + NUDGES[0]) == 1
    assert queued() == 1
    wake_bots(table.id)
    assert queued() == 1  # one job is enough
    drain()
    assert is_over(table)


def test_many_hands_on_one_table_do_nothing_twice() -> None:
    table = seated(["random", "random"])
    execute("DELETE FROM procrastinate_jobs")
    given = at_once([lambda: take_turns(table.id, stint=0.5)] * 4)
    assert all(isinstance(count, int) for count in given), given
    assert check_log(table) == sum(given) + 1
    # Nor when they do not know of each other.
    late = Table.objects.get(id=table.id).seq
    answer_all = at_once([lambda: play_on(table)] * 4)
    assert check_log(table) == late + sum(answer_all) + 1


def play_on(table: Table) -> int:
    """Answer for bots without asking whether somebody else does."""
    return bots.answer_all(table.id, bots.by_bots, time.monotonic() + 0.5)


def test_a_bot_does_not_answer_for_who_came_back_while_it_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    people = [somebody(), somebody()]
    table = seated([*people])
    number = match_of(Table.objects.get(id=table.id)).decisions[0].seat
    handing.hand_over(table.id, people[number], "random")
    think = bot_processes.chosen

    def slowly(asked: bot_processes.Asked) -> str:
        option = think(asked)
        handing.take_back(table.id, people[number])
        return option

    monkeypatch.setattr(bots, "chosen", slowly)
    assert take_turns(table.id) == 0
    assert check_log(table) == 1
    assert mine(table) == (number == 0)


def test_enqueuing_twice_does_not_spoil_a_transaction() -> None:
    table = seated(["random", "random"])
    with transaction.atomic():
        wake_bots(table.id)
        wake_bots(table.id)
        assert Table.objects.filter(id=table.id).exists()
    assert queued() == 1


def test_a_bot_answers_a_person() -> None:
    assert len(answered_turns(6)) > 1


@pytest.mark.slow
def test_a_bot_answers_a_person_within_a_second() -> None:
    waits = sorted(answered_turns(60))
    median = waits[len(waits) // 2]
    print(f"{len(waits)} turns of a bot: median {median:.3f} s, longest {waits[-1]:.3f} s")
    assert median < 0.5
    assert waits[len(waits) * 4 // 5] < 1.0  # a loaded machine is allowed a hiccup


def answered_turns(turns: int) -> list[float]:
    """Play against a bot in a worker; return how long it took over each of its turns."""
    anna = somebody()
    table = seated([anna, "heuristic"])
    waits: list[float] = []
    with work() as worker:
        until(are_registered)
        until(lambda: mine(table))
        for _ in range(10 * turns):
            if is_over(table) or len(waits) == turns:
                break
            match = match_of(Table.objects.get(id=table.id))
            decision = next(d for d in match.decisions if d.seat == 0)
            answer = decision.options[len(decision.options) // 2].id
            moves.choose(table.id, anna.id, decision.id, [answer], uuid.uuid4())
            if not mine(table):
                waits.append(until(lambda: mine(table)))
        worker.stop()
    return waits


def are_registered() -> bool:
    """Tell whether the workers of a process are at work: bots, others and pushes."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM procrastinate_workers")
        return bool(cursor.fetchone()[0] == 3)


def mine(table: Table) -> bool:
    """Tell whether seat 0 is asked."""
    found = Table.objects.get(id=table.id)
    if found.status != Table.Status.PLAYING:
        return True
    return any(d.seat == 0 for d in match_of(found).decisions)
