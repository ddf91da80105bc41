"""What the doctor says of standbys, archive, backups and rehearsals; and the rehearsal itself."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from django.db import connection
from django.utils import timezone

from gonfalon.server.commands import safekeeping
from gonfalon.server.commands.findings import FAIL, OK, WARN, Finding
from gonfalon.server.commands.rehearsal import rehearse
from gonfalon.server.commands.safekeeping import Replica
from gonfalon.server.jobs.models import Rehearsal
from gonfalon.server.tables.models import Table
from tests.cli.progress import stopping
from tests.server.conftest import ADDRESS
from tests.server.harness.services import drop_database, make_database
from tests.server.rooms import Room

pytestmark = pytest.mark.django_db(transaction=True)
NOTHING = timedelta(0)
SYNC = Replica("b", "sync", NOTHING, 0)
ASYNC = Replica("c", "async", NOTHING, 0)


def states(found: Iterator[Finding]) -> dict[str, list[str]]:
    """Return the states by subject."""
    made: dict[str, list[str]] = {}
    for finding in found:
        made.setdefault(finding.what, []).append(finding.state)
    return made


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let PostgreSQL say something else."""

    def tell(replicas: list[Replica] | None = None, **settings: str) -> None:
        real = safekeeping.shown
        monkeypatch.setattr(safekeeping, "shown", lambda name: settings.get(name) or real(name))
        if replicas is not None:
            monkeypatch.setattr(safekeeping, "replicas", lambda: replicas)

    return tell


def test_one_host_has_no_standby() -> None:
    assert states(safekeeping.standbys()) == {"standby": [OK]}


@pytest.mark.parametrize(
    ("replicas", "wanted", "commit", "standby", "lag"),
    [
        ([SYNC, ASYNC], "b", "on", [OK], [OK, OK]),
        ([ASYNC], "b", "on", [WARN], [OK]),  # the primary goes on alone
        ([], "b", "on", [WARN], None),
        ([ASYNC], "", "on", [WARN], [OK]),  # a failover loses moves
        ([SYNC], "b", "local", [OK, FAIL], [OK]),
        ([SYNC._replace(lag=timedelta(minutes=1))], "b", "on", [OK], [WARN]),
        ([Replica(None, None, NOTHING, None)], "b", "on", [WARN], None),
    ],
)
def test_standbys(
    told: Callable[..., None],
    replicas: list[Replica],
    wanted: str,
    commit: str,
    standby: list[str],
    lag: list[str] | None,
) -> None:
    told(replicas, synchronous_standby_names=wanted, synchronous_commit=commit)
    expected = {"standby": standby} | ({} if lag is None else {"lag": lag})
    assert states(safekeeping.standbys()) == expected


@pytest.mark.parametrize(
    ("done", "failed", "state"),
    [
        (1, None, OK),
        (1, 2, OK),
        (2, 1, FAIL),
        (None, 1, FAIL),
        (None, None, WARN),
        (30, None, WARN),
    ],
)
def test_archive(
    told: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    done: int | None,
    failed: int | None,
    state: str,
) -> None:
    def ago(minutes: int | None) -> datetime | None:
        return None if minutes is None else timezone.now() - timedelta(minutes=minutes)

    told(archive_mode="on")
    monkeypatch.setattr(safekeeping, "archived", lambda: (ago(done), ago(failed)))
    assert states(safekeeping.archive()) == {"archive": [state]}


@pytest.mark.parametrize(
    ("hours", "state"), [([200.0, 3.0], OK), ([40.0], WARN), ([], FAIL), (None, FAIL)]
)
def test_backups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: list[float] | None, state: str
) -> None:
    now = timezone.now().timestamp()
    made = [{"timestamp": {"stop": int(now - h * 3600)}, "error": False} for h in hours or ()]
    made.append({"timestamp": {"stop": int(now)}, "error": True})  # one that is of no use
    program = tmp_path / "pgbackrest"
    said = json.dumps([{"name": "gonfalon", "backup": made}])
    program.write_text("#!/bin/sh\n" + ("exit 1\n" if hours is None else f"echo '{said}'\n"))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    monkeypatch.setenv("GONFALON_STANZA", "gonfalon")
    assert states(safekeeping.backups()) == {"backup": [state]}


@pytest.mark.parametrize(("days", "differences", "state"), [(3, 0, OK), (9, 0, WARN), (1, 2, FAIL)])
def test_rehearsals(days: int, differences: int, state: str) -> None:
    made = Rehearsal.objects.create(matches=5, inputs=50, differences=differences, seconds=1.0)
    Rehearsal.objects.filter(id=made.id).update(at=timezone.now() - timedelta(days=days))
    assert states(safekeeping.rehearsals()) == {"rehearsal": [state]}


# -- the rehearsal ------------------------------------------------------------------------------


@pytest.fixture
def restored() -> Iterator[Callable[[], str]]:
    """Return how to make a copy of the database, as a restore would."""
    made: list[str] = []

    def copy() -> str:
        connection.close()
        name = f"gonfalon_restored_{uuid.uuid4().hex[:8]}"
        made.append(make_database(ADDRESS, name, str(connection.settings_dict["NAME"])))
        return made[-1]

    yield copy
    for address in made:
        drop_database(address)


def change(address: str, statement: str) -> None:
    """Change a restored database."""
    with psycopg.connect(address, autocommit=True) as link:
        assert link.execute(statement).rowcount


def test_a_restored_backup_equals_what_was(restored: Callable[[], str], settings: Any) -> None:
    settings.LIMITS_ON = False
    room = Room(3, game="paladins")
    for _ in range(16):
        room.step()
    copy = restored()
    for address in (copy, copy):
        report = rehearse(address)
        assert not report.wrong
        assert (report.matches, report.inputs, report.replayed) == (1, 16, 1)
        room.step()  # the live match goes on; the backup is still what was
    noted = Rehearsal.objects.order_by("-at").first()
    assert noted is not None
    assert (noted.matches, noted.inputs, noted.differences) == (1, 16, 0)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE play_entry SET target = 'other' WHERE seq = 2", "the logs differ"),
        ("DELETE FROM play_entry WHERE seq = 3", "the logs differ"),
        ("UPDATE tables_table SET state = replace(state, '\"turn\":', '\"turn\": ')", "states"),
        ("UPDATE tables_table SET seq = seq + 1", "only"),
    ],
)
def test_differences_are_found(
    restored: Callable[[], str], settings: Any, statement: str, said: str
) -> None:
    settings.LIMITS_ON = False
    room = Room(2)
    for _ in range(6):
        room.step()
    address = restored()
    change(address, statement)
    report = rehearse(address, days=0)
    assert len(report.wrong) == 1
    assert said in report.wrong[0]
    assert Rehearsal.objects.get().differences == 1


def test_a_rehearsal_that_was_stopped_is_not_noted(
    restored: Callable[[], str], settings: Any
) -> None:
    settings.LIMITS_ON = False
    Room(2).step()
    report = rehearse(restored(), progress=stopping.after(0))
    assert (report.matches, report.replayed) == (0, 0)
    assert not Rehearsal.objects.exists()
    assert Table.objects.exists()  # the connection is that of the live database again


def test_a_log_that_does_not_lead_to_its_state_is_found(
    restored: Callable[[], str], settings: Any
) -> None:
    """Damage in both, such as the live one had before the backup: only a replay finds it."""
    settings.LIMITS_ON = False
    room = Room(2)
    for _ in range(6):
        room.step()
    damage = "UPDATE tables_table SET state = replace(state, '\"turn\":', '\"turn\": ')"
    address = restored()
    change(address, damage)
    with connection.cursor() as cursor:
        cursor.execute(damage)
    report = rehearse(address)
    assert [what.partition(": ")[2] for what in report.wrong] == [
        "the log does not lead to the state"
    ]
