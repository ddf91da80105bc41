"""The processes in which bots think: what they cannot see or do, and what the log says."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.server.jobs import bot_processes, bots
from gonfalon.server.jobs.bots import SPARE, Question, choose_option, imagined_for, take_turns
from gonfalon.server.play.reading import match_of
from gonfalon.server.play.storage.records import record_text
from gonfalon.server.tables.models import Table
from tests.server.jobbing import drain, seated

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("empty_queue"),
]


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
    """The same question, twice: the hands of others are guesses, the bot's own hand is not."""
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
