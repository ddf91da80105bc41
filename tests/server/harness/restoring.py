"""T-10: backups under load with pgBackRest, the loss of the machine, a restore to a moment."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg

from tests.server.harness.ground import Ground
from tests.server.harness.players import History, Plan
from tests.server.harness.runs import Result, finish, with_nemesis
from tests.server.harness.services import PrivatePostgres, as_postgres
from tests.server.harness.trio import ROOT

CONFIGURATION = ROOT / "deploy" / "pgbackrest.conf"
LONGEST = 1800.0  # seconds
ROWS = "SELECT id, seq, version, md5(state), tag FROM tables_table ORDER BY id"
LOG = """
SELECT count(*), md5(string_agg(md5(e::text), '' ORDER BY table_id, seq)) FROM play_entry e
"""


class Backups:
    """pgBackRest with the configuration of deploy/, the repository in a folder of its own."""

    def __init__(self, folder: Path, port: int) -> None:
        shutil.copy(CONFIGURATION, folder / "pgbackrest.conf")
        self.environment = {
            "PGBACKREST_CONFIG": str(folder / "pgbackrest.conf"),
            "PGBACKREST_STANZA": "gonfalon",
            "PGBACKREST_REPO1_TYPE": "posix",
            "PGBACKREST_REPO1_PATH": str(folder / "repository"),
            "PGBACKREST_REPO1_CIPHER_PASS": "only for tests",
            "PGBACKREST_SPOOL_PATH": str(folder / "spool"),
            "PGBACKREST_LOCK_PATH": str(folder / "lock"),
            "PGBACKREST_PG1_PATH": str(folder / "data"),
            "PGBACKREST_PG1_PORT": str(port),
            "PGBACKREST_PG1_SOCKET_PATH": str(folder),
        }

    def run(self, *words: str) -> None:
        """Run a command of pgBackRest."""
        done = subprocess.run(
            as_postgres(["pgbackrest", *words]),
            env={**os.environ, **self.environment},
            capture_output=True,
            text=True,
            cwd="/",
        )
        if done.returncode:
            raise RuntimeError(f"pgbackrest {words}: {done.stdout[-2000:]} {done.stderr[-2000:]}")

    @property
    def archiving(self) -> dict[str, str]:
        """The settings with which PostgreSQL hands its log over."""
        told = " ".join(f"{name}='{value}'" for name, value in self.environment.items())
        return {
            "archive_mode": "on",
            "archive_timeout": "10",
            "archive_command": f"env {told} pgbackrest archive-push %p",
        }


def digests(address: str) -> tuple[list[Any], Any]:
    """Return every row of a table, with a digest of its state, and a digest of the whole log."""
    with psycopg.connect(address, options="-c timezone=UTC") as link:
        return link.execute(ROWS).fetchall(), link.execute(LOG).fetchone()


def restore(tables: int, seconds: float, clients: int = 8) -> Result:
    """Play, back up, play on; lose the machine; restore to a moment when nobody moved."""
    folder = Path(tempfile.mkdtemp(prefix="gonfalon-pg-"))
    other = Path(tempfile.mkdtemp(prefix="gonfalon-pg-"))
    for place in (folder, other):
        if os.getuid() == 0:
            shutil.chown(place, "postgres", "postgres")
    postgres = restored = None
    try:
        postgres = PrivatePostgres(folder)
        backups = Backups(folder, postgres.port)
        postgres.settings = backups.archiving
        postgres.stop("fast")
        postgres.start()
        backups.run("stanza-create")
        ground = Ground(tables, postgres.address)
        try:
            ground.serve(2)
            history, figures = History(), dict[str, Any]()
            name = ground.database.rpartition("/")[2]

            def play_for(seconds: float, also: tuple[str, ...] = ()) -> None:
                def nemesis() -> None:
                    time.sleep(seconds / 2)
                    if also:
                        began = time.monotonic()
                        backups.run(*also)
                        figures["backup under load, s"] = round(time.monotonic() - began, 1)
                    time.sleep(seconds / 2)

                with_nemesis(ground, Plan(10**9, clients), history, nemesis)

            play_for(seconds, ("--type=full", "backup"))
            play_for(seconds)
            time.sleep(1)
            wanted = digests(ground.database)
            moment = datetime.now(UTC)
            time.sleep(1)
            play_for(seconds)
            with psycopg.connect(ground.database, autocommit=True) as link:
                link.execute("SELECT pg_switch_wal()")
            backups.run("check")
            began = time.monotonic()
            # What is restored fetches the log by itself: from here on, it is the one that is meant.
            backups.environment["PGBACKREST_PG1_PATH"] = str(other / "data")
            os.environ.update(backups.environment)
            target = f"--target={moment.isoformat(sep=' ')}"
            backups.run("--type=time", target, "--target-action=promote", "restore")
            figures["restore, s"] = round(time.monotonic() - began, 1)
            restored = PrivatePostgres(other)
            address = f"{restored.address}/{name}"
            promoted(address)
            figures["until it serves, s"] = round(time.monotonic() - began, 1)
            found = digests(address)
            figures["tables, log rows"] = (len(found[0]), found[1][0])
            report = rehearsed(ground, address)
            figures["rehearsal"] = report
            result = finish(ground, "T-10", history, figures)
            if found != wanted:
                result.wrong.append("the restored database is not what it was at that moment")
            if "all equal" not in report:
                result.wrong.append("the rehearsal found differences")
            if figures["until it serves, s"] > LONGEST:
                result.wrong.append("it took too long")
            return result
        finally:
            ground.remove()
    finally:
        for one in (postgres, restored):
            if one is not None:
                one.remove()
        for place in (folder, other):
            shutil.rmtree(place, ignore_errors=True)


def promoted(address: str) -> None:
    """Wait until a restored server takes writes."""
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        with psycopg.connect(address) as link:
            found = link.execute("SELECT pg_is_in_recovery()").fetchone()
            if found == (False,):
                return
        time.sleep(0.2)
    raise TimeoutError(address)


def rehearsed(ground: Ground, address: str) -> str:
    """Run the rehearsal as an operator does; return its last line."""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "gonfalon", "rehearse", address],
        env={**os.environ, **ground.environment},
        capture_output=True,
        text=True,
    )
    return (done.stdout.splitlines() or [done.stderr[-500:]])[-1]
