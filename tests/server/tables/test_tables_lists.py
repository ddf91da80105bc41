"""Lists of tables: the lobby, and one's own."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.server.tables import lobby
from gonfalon.server.tables.lobby import Filter
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats import seating
from tests.server.tabling import opened, running, somebody

pytestmark = pytest.mark.django_db


def test_the_lobby_lists_public_tables_and_filters_them() -> None:
    owner = somebody(language="pl")
    two = opened(owner, 2)
    four = opened(owner, 4, pace="days", rated=True, language="ru")
    full = opened(owner, 2, bots={1: "random"})
    opened(owner, visibility="link")
    opened(owner, visibility="private")
    played = running([somebody()], bots=1)

    def ids(**fields: Any) -> list[Any]:
        return [table.id for table in lobby.listed(Filter(**fields))]

    assert ids() == [full.id, four.id, two.id]
    assert ids(free=1) == [four.id, two.id]
    assert ids(free=3) == [four.id]
    assert ids(pace="days") == ids(rated=True) == ids(language="ru") == [four.id]
    assert ids(game="mastery", rated=False) == [full.id, two.id]
    assert ids(game="other") == []
    assert ids(before=four.created_at) == [two.id]
    assert ids(status="playing") == [played.id]


def test_my_turn_comes_first_by_deadline() -> None:
    me = somebody()
    now = timezone.now()
    late, soon, none, other = (running([me, somebody()]) for _ in range(4))
    bit = 1  # seat 0 is mine
    for table, waiting, deadline in (
        (late, bit, now + timedelta(hours=2)),
        (soon, bit, now + timedelta(hours=1)),
        (none, bit, None),
        (other, 2, now),
    ):
        Table.objects.filter(id=table.id).update(waiting=waiting, deadline=deadline)
    unready = opened(me)
    ready = opened(me)
    seating.ready(ready.id, me)
    owned = opened(me, own_seat=None)
    order = [table.id for table in lobby.mine(me)]
    assert order[:5] == [soon.id, late.id, none.id, unready.id, other.id]
    assert set(order[5:]) == {ready.id, owned.id}
    assert lobby.mine(somebody()) == []


def test_finished_tables_are_listed_apart() -> None:
    me = somebody()
    table = opened(me)
    seating.join(table.id, somebody())
    seating.leave(table.id, me)
    assert lobby.finished(me) == []  # left before it was anything
    over = running([me], bots=1)
    Table.objects.filter(id=over.id).update(status="over", ended_at=timezone.now())
    assert [t.id for t in lobby.finished(me)] == [over.id]
    assert lobby.finished(me, before=timezone.now() - timedelta(hours=1)) == []
    assert lobby.mine(me) == []


def test_lists_never_fetch_what_is_secret(django_assert_num_queries: Any) -> None:
    me = somebody()
    for _ in range(5):
        opened(me, 4)
    with django_assert_num_queries(3) as seen:
        lobby.listed(Filter())
    assert not any(
        word in query["sql"]
        for query in seen.captured_queries
        for word in ("house_secret", "house_salt", '"state"')
    )
