"""The doctor on what survives the loss of a host: standbys, archive, backups, rehearsals."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from django.conf import settings
from django.db import DatabaseError, connection
from django.utils import timezone

from gonfalon.server.commands.findings import FAIL, OK, WARN, Finding
from gonfalon.server.jobs.models import Rehearsal

LONGEST_LAG = timedelta(seconds=10)
OLDEST_ARCHIVE = timedelta(minutes=5)  # `archive_timeout` is a minute
OLDEST_BACKUP = timedelta(hours=26)  # one a day
OLDEST_REHEARSAL = timedelta(days=8)  # one a week
STANZA = "GONFALON_STANZA"

REPLICAS = """
SELECT application_name, sync_state, COALESCE(replay_lag, interval '0'),
       pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)
FROM pg_stat_replication WHERE application_name IS NULL OR state = 'streaming'
"""


def shown(name: str) -> str:
    """Return a PostgreSQL setting."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_setting(%s)", [name])
        return str(cursor.fetchone()[0])


def age_of(moment: datetime) -> str:
    """Return how long ago something was, in the unit that fits."""
    minutes = (timezone.now() - moment).total_seconds() / 60
    if minutes < 120:
        return f"{minutes:.0f} min"
    return f"{minutes / 60:.0f} h" if minutes < 2880 else f"{minutes / 1440:.0f} days"


class Replica(NamedTuple):
    """A standby as the primary sees it; without a name if our role may not see it."""

    name: str | None
    state: str | None
    lag: timedelta
    behind: int | None  # bytes


def replicas() -> list[Replica]:
    """Return the standbys that are connected."""
    with connection.cursor() as cursor:
        cursor.execute(REPLICAS)
        return [Replica(*row) for row in cursor.fetchall()]


def standbys() -> Iterator[Finding]:
    """Check that what is acknowledged is on a second host, if there is one at all."""
    try:
        wanted, found = shown("synchronous_standby_names"), replicas()
    except DatabaseError:
        return  # the check of the database has said so
    if not found and not wanted:
        yield Finding("standby", OK, "none: what is not in the archive is lost with this host")
        return
    if any(replica.name is None for replica in found):
        yield Finding(
            "standby",
            WARN,
            "this role may not see them",
            "GRANT pg_read_all_stats TO the role in GONFALON_DATABASE",
        )
        return
    names = ", ".join(f"{one.name} ({one.state})" for one in found) or "none is connected"
    if not wanted:
        hint = "synchronous_mode: true, or a failover loses acknowledged moves"
        yield Finding("standby", WARN, f"{names}: none is waited for", hint)
    elif not any(one.state in ("sync", "quorum") for one in found):
        hint = "the primary goes on alone: bring a standby back"
        yield Finding("standby", WARN, f"{names}: none is synchronous", hint)
    else:
        yield Finding("standby", OK, names)
    level = shown("synchronous_commit")
    if wanted and level not in ("on", "remote_apply"):
        hint = "synchronous_commit = on"
        yield Finding("standby", FAIL, f"synchronous_commit {level}: not waited for", hint)
    for one in found:
        state = OK if one.lag <= LONGEST_LAG else WARN
        behind = f"{one.lag.total_seconds():.1f} s and {int(one.behind or 0):,} bytes"
        detail = f"{one.name} is {behind} behind"
        yield Finding("lag", state, detail, "look at its disk, its network and its log")


def archived() -> tuple[datetime | None, datetime | None]:
    """Return when a piece of the write-ahead log was last archived, and when that last failed."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT last_archived_time, last_failed_time FROM pg_stat_archiver")
        done, failed = cursor.fetchone()
    return done, failed


def archive() -> Iterator[Finding]:
    """Check that the write-ahead log leaves this host."""
    try:
        mode, (done, failed) = shown("archive_mode"), archived()
    except DatabaseError:
        return
    if mode == "off":
        state = WARN if settings.ENVIRONMENT.secure else OK
        yield Finding("archive", state, "none", "deploy/pgbackrest.conf, docs/host/hosting.md")
    elif failed is not None and (done is None or failed > done):
        yield Finding("archive", FAIL, f"failed {age_of(failed)} ago", "pgbackrest check")
    elif done is None:
        yield Finding("archive", WARN, "nothing yet", "pgbackrest check")
    else:
        state = OK if timezone.now() - done <= OLDEST_ARCHIVE else WARN
        yield Finding("archive", state, f"{age_of(done)} old", "archive_timeout = 60")


def backups() -> Iterator[Finding]:
    """Check the age of the last backup, as pgBackRest knows it."""
    stanza = os.environ.get(STANZA, "")
    if not stanza:
        state = WARN if settings.ENVIRONMENT.secure else OK
        hint = f"{STANZA}=gonfalon, where pgbackrest is installed"
        yield Finding("backup", state, "not looked at", hint)
        return
    try:
        last = last_backup(stanza)
    except (OSError, ValueError, LookupError, subprocess.SubprocessError) as error:
        detail = f"pgbackrest does not tell: {type(error).__name__}"
        yield Finding("backup", FAIL, detail, f"pgbackrest --stanza={stanza} info")
        return
    if last is None:
        yield Finding("backup", FAIL, "none", f"pgbackrest --stanza={stanza} --type=full backup")
    else:
        state = OK if timezone.now() - last <= OLDEST_BACKUP else WARN
        yield Finding("backup", state, f"{age_of(last)} old", "does the backup job still run?")


def last_backup(stanza: str) -> datetime | None:
    """Return when the last good backup ended."""
    program = shutil.which("pgbackrest")
    if program is None:
        raise FileNotFoundError("pgbackrest")
    done = subprocess.run(  # noqa: S603  (the operator's own program and stanza)
        (program, f"--stanza={stanza}", "--output=json", "info"),
        capture_output=True,
        check=True,
        timeout=30,
    )
    found: list[dict[str, Any]] = json.loads(done.stdout)
    ends = [
        backup["timestamp"]["stop"]
        for one in found
        for backup in one["backup"]
        if not backup.get("error")
    ]
    return datetime.fromtimestamp(max(ends), UTC) if ends else None


def rehearsals() -> Iterator[Finding]:
    """Check that a backup was restored and compared lately."""
    try:
        last = Rehearsal.objects.order_by("-at").first()
    except DatabaseError:
        return
    hint = "gonfalon rehearse, every week (docs/host/hosting.md)"
    if last is None:
        state = WARN if settings.ENVIRONMENT.secure else OK
        yield Finding("rehearsal", state, "no backup was ever restored", hint)
        return
    detail = f"{age_of(last.at)} ago, {last.matches} matches"
    if last.differences:
        yield Finding("rehearsal", FAIL, f"{detail}, {last.differences} of them differ", hint)
    else:
        late = timezone.now() - last.at > OLDEST_REHEARSAL
        yield Finding("rehearsal", WARN if late else OK, f"{detail}, all equal", hint)
