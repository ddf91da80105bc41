"""What is asked all the time reads what it needs, and not everything there is.

A site with many tables, most of them over. Every statement of a hot path is explained as it is run:
none may read a large table from end to end, by whichever plan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from allauth.account.models import EmailAddress
from allauth.account.utils import filter_users_by_email, filter_users_by_username
from django.db import connection, transaction
from django.test import RequestFactory
from psycopg import Cursor

from gonfalon.server.accounts.emails import owner_of
from gonfalon.server.accounts.models import User, is_taken
from gonfalon.server.accounts.profiles import find_person
from gonfalon.server.accounts.staffing import named
from gonfalon.server.bypass import prepared
from gonfalon.server.jobs import heartbeat, notices, nudging
from gonfalon.server.jobs.deadlines import close_rounds, time_out
from gonfalon.server.jobs.models import Notice, Pulse
from gonfalon.server.live import rights
from gonfalon.server.monitoring.metrics import FIGURES
from gonfalon.server.pages.previews import preview_of_player
from gonfalon.server.play.reading import position_of
from gonfalon.server.play.storage.storage import held, lock_table
from gonfalon.server.programs.reading import Listener, account_lines, missed_ends
from gonfalon.server.ratings import pairs
from gonfalon.server.service_time import service_clock
from gonfalon.server.tables import access, lobby, results
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats import inviting
from gonfalon.server.tables.starting import seeding_overdue
from tests.server.harness.site import LARGE, SEATS, Site, fill, fill_ratings
from tests.server.playing import people, table

pytestmark = pytest.mark.django_db
STORED, RUNNING = 12_000, 3_000
PEOPLE, IDLE = 1200, 8_000  # who sit at the tables; who only have an account
ACCOUNTS = ("accounts_user", "account_emailaddress")
RATINGS = ("ratings_reckoned", "ratings_change")
MOST = 1600  # rows of a large table that one statement may look at: far less than run
RATED, LATELY = 20_000, 61  # rated matches, one every twelve hours; in the last thirty days
NOW = datetime(2026, 3, 2, 12, 0, tzinfo=UTC)
SECOND, HOUR = timedelta(seconds=1), timedelta(hours=1)
Statement = tuple[str, Any]

STATEMENTS = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")


@dataclass(frozen=True)
class Large:
    """A large site, and somebody who sits at many of its tables."""

    site: Site
    user: User
    other: User  # sits next to them
    tables: list[UUID]  # that run


@pytest.fixture(scope="module")
def large(django_db_setup: None, django_db_blocker: Any) -> Iterator[Large]:
    """A large site, made once for all tests here and undone at the end.

    Earlier tests leave entries of deleted rows in the indexes, which a scan reads, too, and perhaps
    the pulse of a server that outlived its test: both would count here.
    """
    with django_db_blocker.unblock():
        vacuum()
    with django_db_blocker.unblock(), transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL session_replication_role = replica")
        Pulse.objects.all().delete()
        model = table(people(3, "Model"))
        site = fill(model, STORED, RUNNING, NOW, people=PEOPLE)
        fill_ratings(RATED, NOW, 12 * HOUR)
        make_accounts()
        Table.objects.filter(id=model.id).delete()
        heartbeat.pulse(heartbeat.WORK, NOW)
        heartbeat.pulse(heartbeat.WEB, NOW)
        with connection.cursor() as cursor:
            for name in (*LARGE, *ACCOUNTS, *RATINGS):
                cursor.execute(f"ANALYZE {name}")
        running = Table.objects.filter(status="playing").order_by("-moved_at", "id")
        yield Large(
            site,
            User.objects.get(pk=site.people[100]),
            User.objects.get(pk=site.people[101]),
            list(running.values_list("id", flat=True)[:80]),
        )
        transaction.set_rollback(True)
    with django_db_blocker.unblock():
        vacuum()
    connection.close()


def make_accounts() -> None:
    """Add accounts with mailboxes."""
    users = [User(username=f"Idle{n}", email=f"idle{n}@example.org") for n in range(IDLE)]
    User.objects.bulk_create(users)
    EmailAddress.objects.bulk_create(
        EmailAddress(user=user, email=user.email, verified=True, primary=True) for user in users
    )


def vacuum() -> None:
    """Remove what is left of rows that were deleted or undone."""
    with connection.cursor() as cursor:
        cursor.execute(f"VACUUM {', '.join((*LARGE, *ACCOUNTS, *RATINGS))}")


@contextmanager
def overheard(patch: pytest.MonkeyPatch) -> Iterator[list[Statement]]:
    """Listen to all statements, those that Django sends and those that go round it."""
    heard: list[Statement] = []

    def wrapper(execute: Any, sql: str, params: Any, many: bool, context: Any) -> Any:
        heard.append((sql, params))
        return execute(sql, params, many, context)

    class Listening(Cursor[tuple[Any, ...]]):
        def execute(self, query: Any, params: Any = None, **options: Any) -> Any:
            heard.append((query, params))
            return super().execute(query, params, **options)

    patch.setattr(prepared, "cursor_for", lambda statement, raw: Listening(raw))
    with connection.execute_wrapper(wrapper):
        yield heard


def scans(node: dict[str, Any], tables: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Yield what each scan of a plan reads of these tables, and how many rows."""
    name = node.get("Relation Name") or node.get("Index Name", "")
    if node["Node Type"] == "Bitmap Index Scan" or name in tables:
        rows = node["Actual Rows"] + node.get("Rows Removed by Filter", 0)
        yield f"{node['Node Type']} of {name}", rows * node["Actual Loops"]
    for below in node.get("Plans", ()):
        yield from scans(below, tables)


def too_much(statement: Statement, most: int, tables: tuple[str, ...] = LARGE) -> list[str]:
    """Return the scans of a statement that read more rows of these tables than that."""
    sql, values = statement
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {sql}", values)
        ((found,),) = cursor.fetchall()
        transaction.set_rollback(True)
    read = scans(found[0]["Plan"], tables)
    return [f"{what}: {rows} rows in {sql}" for what, rows in read if rows > most]


def nudge(large: Large) -> None:
    """What has just stood still for five minutes."""
    assert nudging.nudge_bots(NOW - 2 * SECOND, NOW) == 0


def turns(large: Large) -> None:
    """Who has been waited for since half an hour, and two seconds of it."""
    notices.reach("noticed_until", NOW - timedelta(minutes=31))
    assert notices.note_turns(NOW - timedelta(minutes=29, seconds=58)) > 0


def reminders(large: Large) -> None:
    """Whose time of two hours was nearly over in ten seconds of an hour and a half from now."""
    at = NOW + timedelta(minutes=90)
    heartbeat.pulse(heartbeat.WORK, NOW)
    notices.reach("reminded_until", at - 10 * SECOND)
    values: dict[str, Any] = {"kind": "last", "now": at, "since": at - 10 * SECOND, "until": at}
    with connection.cursor() as cursor:
        cursor.execute(notices.REMIND, values | {"part": 0.9, "least": timedelta(hours=1)})
        assert cursor.rowcount > 0


def presence(large: Large) -> None:
    """By what right eighty people listen."""
    owners = dict(Table.objects.filter(id__in=large.tables).values_list("id", "owner_id"))
    claims = [rights.Claim(table=id, user=owner, session="x" * 32) for id, owner in owners.items()]
    assert len(rights.examine(claims).verdicts) == 80


def move(large: Large) -> None:
    """What a move asks before it is made."""
    row = lock_table(large.tables[0])
    assert row is not None
    held(row, large.user.pk)


def current_notice(large: Large) -> None:
    """Whether a notice still holds."""
    at = {"at": NOW, "due": NOW}
    notice = Notice(user=large.user, table_id=large.tables[0], seat=0, marker=0, **at)
    notices.is_current(notice)


def account(large: Large) -> None:
    """What a program asks for its account, over and over."""
    rows = account_lines(Listener(large.user.pk, large.user.pk, started=set()))
    assert rows


HOT: dict[str, Callable[[Large], Any]] = {
    "own tables": lambda on: lobby.mine(on.user),
    "own tables that are over": lambda on: lobby.finished(on.user),
    "a history": lambda on: results.matches(on.user, on.other, results.Wanted()),
    "a history, few fit": lambda on: results.matches(
        on.user, None, results.Wanted(game="glory", kind="won", opponent="Site1", rated=True)
    ),
    "win rates": lambda on: results.rates(on.user, on.other),
    "frequent opponents": lambda on: results.frequent_opponents(on.user, on.other),
    "head to head": lambda on: results.against(on.user, on.other, None),
    "invitations": lambda on: inviting.of(on.user),
    "invitations to notice": lambda on: notices.note_invitations(NOW),
    "lobby": lambda on: lobby.listed(lobby.Filter()),
    "lobby, free seats": lambda on: lobby.listed(lobby.Filter(free=2)),
    "lobby, running": lambda on: lobby.listed(lobby.Filter(status="playing")),
    "lobby, few fit": lambda on: lobby.listed(
        lobby.Filter(status="playing", language="pl", pace="days", rated=True)
    ),
    "one table": lambda on: access.find(on.tables[0], on.user),
    "bots left alone": nudge,
    "bots of old": lambda on: nudging.look_back(NOW),
    "turns": turns,
    "reminders": reminders,
    "notices to send": lambda on: notices.plan(NOW),
    "a notice that holds": current_notice,
    "time-outs": lambda on: time_out(NOW),
    "rounds": lambda on: close_rounds(NOW),
    "seeds": lambda on: seeding_overdue(),
    "presence": presence,
    "versions": lambda on: rights.versions_of([str(id) for id in on.tables]),
    "pulse": lambda on: (heartbeat.pulse(heartbeat.WEB, NOW), service_clock()),
    "a move": move,
    "a view": lambda on: position_of(on.tables[0], on.user.pk),
    "ends that were missed": lambda on: missed_ends(on.user.pk, NOW),
}

# By what a person types. An index serves each, in any case of the letters.
ACCOUNT: dict[str, Callable[[Large], Any]] = {
    "a person": lambda on: find_person("IDLE77"),
    "nobody": lambda on: find_person("Nobody at all"),
    "a name that is free": lambda on: is_taken("A new name", but=on.user),
    "a name that is taken": lambda on: is_taken("idle77"),
    "the page of a player": lambda on: preview_of_player(RequestFactory().get("/"), "idle77"),
    "one of the staff": lambda on: named("idle77"),
    "signing in by name": lambda on: list(filter_users_by_username("iDLE77")),
    "signing in by mailbox": lambda on: filter_users_by_email("Idle77@example.org"),
    "a mailbox of nobody": lambda on: filter_users_by_email("nobody@example.org"),
    "the owner of a mailbox": lambda on: owner_of("Idle77@example.org"),
}


@pytest.mark.parametrize("name", HOT)
def test_what_is_asked_all_the_time_reads_little(
    name: str, large: Large, monkeypatch: pytest.MonkeyPatch
) -> None:
    with overheard(monkeypatch) as heard:
        HOT[name](large)
    found = [one for one in heard if one[0].lstrip().upper().startswith(STATEMENTS)]
    assert found
    wrong = [line for one in found for line in too_much(one, MOST)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ACCOUNT)
def test_accounts_are_found_by_an_index(
    name: str, large: Large, monkeypatch: pytest.MonkeyPatch
) -> None:
    with overheard(monkeypatch) as heard:
        ACCOUNT[name](large)
    assert heard
    wrong = [line for one in heard for line in too_much(one, 3, ACCOUNTS)]
    assert not wrong, "\n".join(wrong)


def test_metrics_count_what_runs_and_nothing_else(
    large: Large, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They count every running table, but none of those that are over."""
    with overheard(monkeypatch) as heard:
        list(FIGURES.ask())
    wrong = [line for one in heard for line in too_much(one, RUNNING + STORED // 100)]
    assert not wrong, "\n".join(wrong)


def test_pairs_for_moderators_are_counted_from_the_last_month(
    large: Large, monkeypatch: pytest.MonkeyPatch
) -> None:
    with overheard(monkeypatch) as heard:
        pairs.one_sided(NOW)
    assert heard
    wrong = [line for one in heard for line in too_much(one, LATELY * SEATS, RATINGS)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    "sql",
    [
        "SELECT id FROM tables_table WHERE version = 77",
        "SELECT id FROM tables_table WHERE status = 'playing' AND seq = 77",
        "SELECT count(*) FROM tables_seat",
    ],
)
def test_a_statement_that_reads_everything_is_seen(sql: str, large: Large) -> None:
    assert too_much((sql, None), MOST)


def test_a_statement_that_reads_every_account_is_seen(large: Large) -> None:
    assert too_much(("SELECT id FROM accounts_user WHERE language = 'xx'", None), 3, ACCOUNTS)
