"""The demo's own PostgreSQL: what a former one has left does not stand in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from gonfalon.server.commands import private_postgres
from gonfalon.server.commands.private_postgres import InUse, await_former


@pytest.fixture
def note(tmp_path: Path) -> Path:
    """The note of a server that is stopping."""
    lines = [os.getpid(), tmp_path, 1, 5432, tmp_path, "", "0 0", "stopping"]
    note = tmp_path / "postmaster.pid"
    note.write_text("\n".join(map(str, lines)))
    return note


def test_the_note_of_a_dead_server_is_removed_whoever_has_its_number(note: Path) -> None:
    await_former(note.parent)  # the number is that of this process
    assert not note.exists()
    await_former(note.parent)


def test_a_server_that_stops_is_awaited(note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_postgres, "servers", lambda data: {os.getpid()})
    threading.Timer(0.3, note.unlink).start()
    began = time.monotonic()
    await_former(note.parent)
    assert time.monotonic() - began >= 0.3


def test_a_server_that_is_ready_is_taken_over(note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_postgres, "servers", lambda data: {os.getpid()})
    note.write_text(note.read_text().replace("stopping", "ready   "))
    await_former(note.parent)
    assert note.exists()


def test_a_server_that_never_stops_is_told(note: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(private_postgres, "servers", lambda data: {os.getpid()})
    with pytest.raises(InUse, match="neither becomes ready nor stops"):
        await_former(note.parent, patience=0.2)


STARTED_AND_KILLED = """
import os, pathlib, signal, sys
from gonfalon.server.commands.private_postgres import PrivatePostgres, servers
folder = pathlib.Path(sys.argv[1])
PrivatePostgres(folder).start()
number = int((folder / "postgres" / "postmaster.pid").read_text().split()[0])
assert number in servers(folder / "postgres")
os.kill(number, signal.SIGKILL)
"""


def test_a_killed_server_leaves_nothing_that_stops_the_next() -> None:
    folder = Path("/var/tmp") / f"gonfalon-killed-{os.getpid()}"
    try:
        for _ in range(2):
            subprocess.run((sys.executable, "-c", STARTED_AND_KILLED, folder), check=True)
        await_former(folder / "postgres")
        assert not private_postgres.servers(folder / "postgres")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
