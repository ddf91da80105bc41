"""A table moves to another database with everything that belongs to it, or not at all."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from django.apps import apps
from django.db import connection, models
from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.api.matches.moved import JUST_NOW
from gonfalon.server.commands import moving, proxy_map
from gonfalon.server.commands.table_rows import (
    CLOCKS,
    Link,
    models_of_a_table,
    read,
    space_ids,
)
from gonfalon.server.jobs.models import Notice
from gonfalon.server.live.frames import RESTART
from gonfalon.server.live.rights import Claim, examine
from gonfalon.server.play.models import MovedTable
from gonfalon.server.tables.models import ChatLine, Report, Table
from tests.server.conftest import ADDRESS
from tests.server.harness.services import drop_database, make_database
from tests.server.playing import people, session, table
from tests.server.template import template
from tests.server.visitor import Visitor

# What names a table without belonging to it: the chain and the ratings are the site's.
STAYS = {"chain.leaf", "ratings.reckoned", "play.movedtable"}
LOST = timedelta(hours=1, microseconds=7)


class Died(Exception):
    """The process that moves a table dies."""


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[str]:
    """Another database without anything in it."""
    made = make_database(ADDRESS, f"gonfalon_elsewhere_{os.getpid()}", template(ADDRESS))
    yield made
    drop_database(made)


@pytest.fixture
def links(
    transactional_db: None, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Link, Link]]:
    """Connections to the database of the test and to the other one."""
    with psycopg.connect(elsewhere) as link:  # on a busy machine that may take its time
        for model in reversed(models_of_a_table()):
            link.execute(f"DELETE FROM {model._meta.db_table}".encode())
        for name in ("accounts_user", "play_movedtable", "procrastinate_jobs", "jobs_pulse"):
            link.execute(f"DELETE FROM {name}".encode())
        link.execute("INSERT INTO jobs_pulse (id, lost) VALUES (1, %s)", [LOST])
    monkeypatch.setattr(moving, "BUDGET", 60.0)
    here = moving.connect(f"{ADDRESS}/{connection.settings_dict['NAME']}")
    with here, moving.connect(elsewhere) as there:
        space_ids(there, 1, space_ids(here, 0))
        yield here, there


def lively_table(there: Link) -> Table:
    """Start a table with a row of most kinds; its people have accounts in both databases."""
    users = people(2, "Mover")
    made = table(users, clock={"kind": "bank", "seconds": 600, "increment": 5}, rematch_of_id=None)
    Table.objects.filter(id=made.id).update(rematch_of_id=uuid.uuid4())  # of one elsewhere
    line = ChatLine.objects.create(table=made, user=users[0], text='ü "\\ \n\u2028')
    Report.objects.create(line=line, reporter=users[1], text="without a table")
    now = timezone.now()
    Notice.objects.create(
        user=users[1], table=made, seat=1, marker=1, at=now, due=now, mail="queued"
    )
    with connection.cursor() as cursor:
        cursor.execute("SELECT to_jsonb(u)::text FROM accounts_user u")
        for (user,) in cursor.fetchall():
            there.execute(
                "INSERT INTO accounts_user SELECT * FROM"
                " jsonb_populate_record(NULL::accounts_user, %s::jsonb)",
                [user],
            )
    return made


def counted(link: Link, table: uuid.UUID) -> dict[str, int]:
    with link.transaction(force_rollback=True):
        return {label: len(rows) for label, rows in read(link, table).items()}


def dying_at(wanted: str) -> Any:
    def at(point: str) -> None:
        if point == wanted:
            raise Died

    return at


def test_no_model_that_refers_to_a_table_is_missed() -> None:
    moved = models_of_a_table()
    for model in apps.get_models():
        if model._meta.proxy:
            continue  # its rows are those of another model
        for field in model._meta.concrete_fields:
            if field.related_model in moved:
                assert model in moved, f"{model._meta.label}.{field.name}"
            if isinstance(field, models.UUIDField) and field.name.startswith("table"):
                assert model._meta.label_lower in STAYS, f"does {model._meta.label} move?"


def test_every_model_says_which_times_are_service_time() -> None:
    told = Table.__doc__ or ""
    for model, names in CLOCKS.items():
        for name in names:
            assert f"`{name}`" in told or f"`{model.__name__}.{name}`" in told


def test_everything_arrives_and_nothing_stays(links: tuple[Link, Link]) -> None:
    here, there = links
    made = lively_table(there)
    before = counted(here, made.id)
    assert {"tables.report", "tables.chatline", "play.entry", "jobs.notice"} <= before.keys()
    stood = Table.objects.get(id=made.id)
    moved = moving.move(here, there, made.id, "cell01")
    assert counted(there, made.id) == before
    assert counted(here, made.id) == {}
    assert moved.rows == sum(before.values())
    # Its clock stands where it stood, though the other database counts in another time.
    since = there.execute("SELECT waiting_since FROM tables_table").fetchone()
    assert stood.waiting_since is not None
    assert since == (stood.waiting_since - LOST,)
    assert there.execute("SELECT mail FROM jobs_notice").fetchone() == ("new",)
    left = MovedTable.objects.get()
    assert (left.table, left.backend, left.rows) == (made.id, "cell01", "")
    # And back: the same rows, but for the job that was not done.
    moving.move(there, here, made.id, "cell00")
    assert Table.objects.get(id=made.id).waiting_since == stood.waiting_since
    assert MovedTable.objects.get().backend == ""
    assert counted(here, made.id) == before


def test_ids_never_meet_and_stay_in_order(links: tuple[Link, Link]) -> None:
    here, there = links
    made = lively_table(there)
    old = ChatLine.objects.get(table=made).id
    new = "INSERT INTO tables_chatline (table_id, text, for_seats, hidden, at) VALUES"
    moving.move(here, there, made.id, "cell01")
    there.execute(f"{new} (%s, 'there', true, false, now())", [made.id])
    moving.move(there, here, made.id, "cell00")
    here.execute(f"{new} (%s, 'here', true, false, now())", [made.id])
    ids = list(ChatLine.objects.filter(table=made).order_by("at").values_list("id", flat=True))
    assert ids == sorted(ids)
    assert (ids[0], ids[1] % 256, ids[2] % 256) == (old, 1, 0)


@pytest.mark.parametrize("point", ["locked", "read", "written", "decided", "arrived"])
@pytest.mark.parametrize("was_there", [False, True])
def test_a_move_that_dies_is_undone_or_completed(
    links: tuple[Link, Link], point: str, was_there: bool
) -> None:
    here, there = links
    made = lively_table(there)
    before = counted(here, made.id)
    if was_there:
        moving.move(here, there, made.id, "cell01")
        moving.move(there, here, made.id, "cell00")
    told: list[str] = []
    with pytest.raises(Died):
        moving.move(here, there, made.id, "cell01", at=dying_at(point))
    decided = point in ("decided", "arrived")
    assert counted(here, made.id) == ({} if decided else before)
    assert counted(there, made.id) == (before if point == "arrived" else {})
    moving.move(here, there, made.id, "cell01", lambda: told.append("cell01"))
    moving.move(here, there, made.id, "cell01", lambda: told.append("again"))
    assert told == ["cell01"]
    assert counted(here, made.id) == {}
    assert counted(there, made.id) == before
    assert MovedTable.objects.get().rows == ""


def test_a_move_that_takes_too_long_is_given_up(
    links: tuple[Link, Link], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = links
    made = lively_table(there)
    before = counted(here, made.id)
    monkeypatch.setattr(moving, "BUDGET", 0.0)
    with pytest.raises(moving.TooSlow):
        moving.move(here, there, made.id, "cell01")
    assert counted(here, made.id) == before
    assert counted(there, made.id) == {}


def test_what_cannot_be_moved_stays(links: tuple[Link, Link]) -> None:
    here, there = links
    made = lively_table(there)
    with pytest.raises(moving.CannotMove, match="no such table"):
        moving.move(here, there, uuid.uuid4(), "cell01")
    there.execute("DELETE FROM accounts_user WHERE id = %s", [made.owner_id])
    before = counted(here, made.id)
    with pytest.raises(psycopg.IntegrityError):
        moving.move(here, there, made.id, "cell01")
    assert counted(here, made.id) == before
    Table.objects.filter(id=made.id).update(status=Table.Status.OVER)
    with pytest.raises(moving.CannotMove, match="does not play"):
        moving.move(here, there, made.id, "cell01")
    there.execute("ALTER SEQUENCE tables_seat_id_seq INCREMENT BY 1")
    with pytest.raises(moving.CannotMove, match="same ids"):
        moving.move(here, there, made.id, "cell01")


def test_who_still_asks_here_is_told_to_try_again(links: tuple[Link, Link], anna: Visitor) -> None:
    here, there = links
    made = lively_table(there)
    user = User.objects.get(username="Mover0")
    claim = Claim(made.id, user.pk, session(user))
    assert examine([claim]).verdicts[0].code == 0
    moving.move(here, there, made.id, "cell01")
    for answer in (
        anna.get(f"/api/tables/{made.id}"),
        anna.get(f"/api/tables/{made.id}/view"),
        anna.post(f"/api/tables/{made.id}/chat", {"text": "hello"}),
    ):
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert anna.get(f"/api/tables/{uuid.uuid4()}").status_code == 404
    assert examine([claim]).verdicts[0].code == RESTART
    # A request that began before the table came back may not have found it.
    moving.move(there, here, made.id, "cell00")
    Table.objects.update(visibility=Table.Visibility.PRIVATE)
    assert anna.get(f"/api/tables/{made.id}").status_code == 503
    MovedTable.objects.update(at=timezone.now() - JUST_NOW)
    assert anna.get(f"/api/tables/{made.id}").status_code == 404
    assert examine([claim]).verdicts[0].code == 0


def test_a_line_written_while_the_table_moves_is_refused(links: tuple[Link, Link]) -> None:
    """Nobody has to know of the lock: there is no table any more that the line could refer to."""
    here, there = links
    made = lively_table(there)
    late = moving.connect(f"{ADDRESS}/{connection.settings_dict['NAME']}")

    def at(point: str) -> None:
        if point == "read":
            late.execute("BEGIN")
            late.execute(
                "INSERT INTO tables_chatline (table_id, text, for_seats, hidden, at)"
                " VALUES (%s, 'late', true, false, now())",
                [made.id],
            )

    moving.move(here, there, made.id, "cell01", at=at)
    with pytest.raises(psycopg.IntegrityError):
        late.execute("COMMIT")
    late.close()


def test_the_map_of_the_proxy(tmp_path: Path) -> None:
    file = tmp_path / "moved.map"
    file.write_text("# table  backend\n")
    first, second = uuid.uuid4(), uuid.uuid4()
    for moved, backend in ((first, "cell01"), (second, "cell01"), (first, "cell00")):
        proxy_map.note_in_file(file, moved, backend)
    assert file.read_text() == f"# table  backend\n{second} cell01\n{first} cell00\n"
