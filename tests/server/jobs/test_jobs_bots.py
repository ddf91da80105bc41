"""Bots: whole matches through real workers, whatever is killed, and what a bot can never see."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from django.db import connection, transaction

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.server.job_queue import wake_bots
from gonfalon.server.jobs import bot_processes, bots, sweeper
from gonfalon.server.jobs.bots import SPARE, Question, choose_option, imagined_for, take_turns
from gonfalon.server.jobs.nudging import NUDGES
from gonfalon.server.play import moves
from gonfalon.server.play.models import Entry
from gonfalon.server.play.reading import match_of
from gonfalon.server.play.storage.records import record_text
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats import handing
from tests.server.jobbing import check_log, drain, execute, is_over, queued, seated, until, work
from tests.server.tabling import at_once, somebody

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def empty_queue() -> Iterator[None]:
    """Begin and end with nothing in the queue."""
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")
    yield
    execute("TRUNCATE procrastinate_jobs, procrastinate_workers CASCADE")


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


# -- what a bot can see -----------------------------------------------------------------------


def test_a_bot_is_told_nothing_secret() -> None:
    table = seated(["random", "random", "random"])
    looked = 0
    for _ in range(30):
        found = Table.objects.get(id=table.id)
        if found.status != Table.Status.PLAYING:
            break
        match = match_of(found)
        assert isinstance(match.chance, ProvableChance)
        seed = match.chance.seed.hex()
        assert seed in found.state
        for decision in match.decisions:
            asked = vars(imagined_for(match, decision, "random"))
            assert set(asked) == {"world", "content", "level", "decision", "luck"}
            text = json.dumps({**asked, "content": asked["content"].text})
            for secret in (seed, bytes(found.house_secret).hex(), bytes(found.house_salt).hex()):
                assert secret not in text
            world = json.loads(asked["world"])
            assert world["chance"].keys() == {"kind", "state", "used"}
            assert world["chance"]["kind"] == "fast"
            assert "trail" not in world
            for step in world["stack"]:
                # Sealed answers of others are gone; what is in their lanes was worked out anew.
                assert step.get("touched", 0) & ~(1 << decision.seat) == 0
            looked += 1
        take_turns(table.id, stint=0)
    assert looked >= 30


def test_what_a_bot_is_told_of_hidden_cards_varies() -> None:
    """The same question, twice: the hands of others are guesses, the own hand is not."""
    table = seated(["random", "random"])
    for _ in range(40):
        take_turns(table.id, stint=0)
    match = match_of(Table.objects.get(id=table.id))
    decision = match.decisions[0]
    worlds = {imagined_for(match, decision, "random").world for _ in range(20)}
    assert len(worlds) > 1


def test_the_process_of_a_bot_has_no_environment_and_no_connection() -> None:
    assert "GONFALON_DATABASE" in os.environ
    thinker = bot_processes.BotProcess()
    try:
        assert thinker.ask({"world": "{}"}, 20) == {"error": "KeyError"}
        at = Path(f"/proc/{thinker.process.pid}")
        assert (at / "environ").read_bytes() == b"LANG=C.UTF-8\0"
        links = {os.readlink(link) for link in (at / "fd").iterdir()}
        assert all(link.startswith(("pipe:", "/dev/null")) for link in links), links
        assert "psycopg" not in (at / "maps").read_text()
    finally:
        thinker.end()


@pytest.mark.parametrize(
    "attempt",
    [
        "import socket; socket.create_connection(('127.0.0.1', 5432), 1)",
        "import os; os.system('true')",
        "import subprocess; subprocess.run(['true'])",
        "open(f'/proc/{os.getppid()}/environ').read()",
        "open('/etc/hostname').read()",
        "open(__import__('gonfalon').__file__, 'a')",
        "import os; os.fork()",
    ],
)
def test_a_bot_cannot_get_out(attempt: str) -> None:
    program = (
        "from gonfalon.server.jobs import bot_worker\n"
        "import os, socket, subprocess\n"
        "bot_worker.confine()\n"
        "try:\n"
        f"    exec({attempt!r})\n"
        "except bot_worker.Confined:\n"
        "    print('confined')\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True, env={}
    )
    assert done.stdout == "confined\n"


def test_a_thinker_knows_nothing_of_the_server() -> None:
    program = "import sys, gonfalon.server.jobs.bot_worker\nprint(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-I", "-c", program], capture_output=True, text=True, check=True
    )
    known = done.stdout.split()
    assert "gonfalon.bots" in known
    for stranger in ("django", "psycopg", "redis", "procrastinate", "gonfalon.server.settings"):
        assert not any(name == stranger or name.startswith(f"{stranger}.") for name in known)


def test_a_thinker_that_dies_is_replaced() -> None:
    table = seated(["random", "random"])
    assert take_turns(table.id, stint=0) == 1
    for thinker in list(bot_processes.BOT_PROCESSES.all):
        thinker.process.kill()
        thinker.process.wait()
    assert take_turns(table.id, stint=0) == 1


def test_a_slow_thinker_is_given_up() -> None:
    pool = bot_processes.BotProcesses(1)
    try:
        pool.free.get()
        slow = pool.start()
        pool.free.put(slow)
        assert "error" in pool.ask({}, 20, str)
        os.kill(slow.process.pid, signal.SIGSTOP)
        with pytest.raises(bot_processes.NoAnswer, match="too slow"):
            pool.ask({}, 0.3, str)
        assert slow.process.returncode is not None
        assert "error" in pool.ask({}, 20, str)  # a new one
    finally:
        pool.end()


def test_a_new_thinker_has_more_time_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = bot_processes.BotProcesses(1)
    try:
        assert "error" in pool.ask({}, 0.001, str)  # it cannot even start in this time
        (new,) = pool.all
        pool.drop(new)
        monkeypatch.setattr(bot_processes, "STARTING", 0.001)
        with pytest.raises(bot_processes.NoAnswer, match="too slow"):
            pool.ask({}, 0.001, str)
        assert not pool.all
    finally:
        pool.end()


def test_one_thinker_is_started_ahead_and_asked_first() -> None:
    pool = bot_processes.BotProcesses(3)
    try:
        pool.start_first()
        (first,) = pool.all
        pool.start_first()
        assert "error" in pool.ask({}, 20, str)
        assert pool.all == {first}
        first.process.kill()
        first.process.wait()
        pool.start_first()
        assert [process.is_running for process in pool.all - {first}] == [True]
        pool.start_all()
        assert pool.free.qsize() == 3
        assert sum(process.is_running for process in pool.all) == 3
    finally:
        pool.end()


def test_where_a_bot_fails_another_answers() -> None:
    table = seated(["random", "random"])
    match = match_of(Table.objects.get(id=table.id))
    decision = match.decisions[0]
    option = choose_option(Question(0, match, decision, "no such level"))
    assert decision.option(option) is not None
    assert SPARE == "random"


def test_the_log_of_bots_can_be_replayed() -> None:
    table = seated(["heuristic", "heuristic"])
    drain()
    record = parse_record(record_text(Table.objects.get(id=table.id)))
    assert replay(record).over


# -- what the log says --------------------------------------------------------------------------


def failing(monkeypatch: pytest.MonkeyPatch, *command: str) -> bot_processes.BotProcesses:
    """Return a pool whose processes run another program."""
    monkeypatch.setattr(bot_processes, "COMMAND", command)
    return bot_processes.BotProcesses(1)


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("import no_such_module", "did not start: exited with 1: ModuleNotFoundError: .*no_such"),
        ("import sys; sys.exit(3)", "did not start: exited with 3"),
        ("import os; os.kill(os.getpid(), 9)", "did not start: killed by SIGKILL"),
        ("import time; time.sleep(60)", "too slow to start"),
    ],
)
def test_the_log_says_why_a_process_did_not_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, program: str, reason: str
) -> None:
    monkeypatch.setattr(bot_processes, "STARTING", 3.0 if "sleep" not in program else 0.2)
    monkeypatch.setattr(bot_processes, "PATIENCE", 10.0 if "sleep" not in program else 0.2)
    pool = failing(monkeypatch, sys.executable, "-I", "-c", program)
    try:
        assert not pool.check()
        (line,) = [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]
        assert re.fullmatch(f"bots cannot play: {reason}.*", line), line
    finally:
        pool.end()


def test_the_log_says_that_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pool = failing(monkeypatch, "/no/such/program")
    pool.start_all()
    assert not pool.check()
    assert "no process could be started: No such file" in caplog.text


def test_a_pool_that_works_says_so(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    pool = bot_processes.BotProcesses(1)
    try:
        assert pool.check()
        assert "bots can play" in caplog.text
    finally:
        pool.end()


def test_the_log_says_how_a_process_ended_but_not_what_a_bot_wrote() -> None:
    process = bot_processes.BotProcess()
    try:
        assert process.ask(bot_processes.HELLO, 20)
        os.kill(process.process.pid, signal.SIGTERM)
        with pytest.raises(bot_processes.NoAnswer, match=r"^killed by SIGTERM$"):
            process.ask(bot_processes.HELLO, 20)
    finally:
        process.end()
    assert process.process.stderr is not None
    assert process.process.stderr.closed


def test_a_bot_that_gives_no_answer_is_logged_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = seated(["random", "random"])

    def broken(asked: Any) -> str:
        raise bot_processes.NoAnswer("killed by SIGKILL")

    monkeypatch.setattr(bots, "chosen", broken)
    with pytest.raises(bot_processes.NoAnswer):
        take_turns(table.id, stint=0)
    assert "a bot gave no answer: random: killed by SIGKILL" in caplog.text
