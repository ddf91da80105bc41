"""Ratings: the same numbers from the log again."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from django.db import connections

from gonfalon.server.accounts.leaving.erasure import erase
from gonfalon.server.ratings import boards, recomputing
from gonfalon.server.ratings.models import Change, Reckoned, Standing
from gonfalon.server.ratings.updating import rate
from gonfalon.server.tables.models import Table
from tests.cli.progress import stopping
from tests.server.ratings.rated import beliefs, finished, some_history
from tests.server.tabling import somebody


def everything() -> tuple[list[Any], list[Any]]:
    """Return all numbers there are."""
    standings = Standing.objects.order_by("game", "seats", "who")
    changes = Change.objects.order_by("reckoned__game", "reckoned__seats", "reckoned__number")
    return (
        list(standings.values_list("who", "game", "seats", "mu", "sigma", "matches", "last_at")),
        list(
            changes.order_by("reckoned__table", "seat").values_list(
                "reckoned__table", "seat", "rank", "mu_before", "mu_after", "sigma_after"
            )
        ),
    )


@pytest.mark.django_db
def test_recomputing_gives_the_same_numbers() -> None:
    some_history()
    before = everything()
    found = recomputing.check()
    assert (found.tables, found.differences) == (60, [])
    recomputing.rewrite()
    assert everything() == before
    assert recomputing.check().differences == []


@pytest.mark.django_db
def test_recomputing_finds_what_was_tampered_with() -> None:
    people = some_history()
    Standing.objects.filter(user=people[0], seats=3).update(mu=40)
    assert len(recomputing.check().differences) == 1
    recomputing.rewrite()
    assert recomputing.check().differences == []
    change = Change.objects.order_by("id")[7]
    Change.objects.filter(pk=change.pk).update(mu_after=change.mu_after + 0.000001)
    assert len(recomputing.check().differences) == 1
    recomputing.rewrite()
    table = Table.objects.get(id=Reckoned.objects.order_by("id")[3].table)
    assert table.outcome is not None
    table.outcome["ranks"] = list(reversed(table.outcome["ranks"]))
    table.save(update_fields=["outcome"])
    assert recomputing.check().differences


@pytest.mark.django_db(transaction=True)
def test_a_ladder_is_stored_as_a_whole_or_stays_as_it_was() -> None:
    some_history()  # 30 tables of three seats, then 30 of four
    Standing.objects.update(mu=40)
    Change.objects.update(mu_after=40)
    before = everything()
    result = recomputing.rewrite(stopping.after(20))
    assert (result.tables, result.standings) == (0, 0)
    assert everything() == before
    result = recomputing.rewrite(stopping.after(45))
    assert result.tables == 30
    standings, changes = everything()
    assert {s[2] for s in standings if s[3] == 40} == {4}
    assert sum(change[4] == 40 for change in changes) == 30 * 4
    assert recomputing.rewrite().tables == 60
    assert recomputing.check().ok


@pytest.mark.django_db
def test_a_table_nobody_reckoned_is_found() -> None:
    a, b = somebody(), somebody()
    forgotten = finished([a, b], [1, 2])
    assert recomputing.check().differences == [f"table {forgotten.id} has not been reckoned"]
    assert recomputing.rewrite().tables == 1
    assert recomputing.check().differences == []


@pytest.mark.django_db
def test_recomputing_outlives_accounts_and_tables() -> None:
    people = some_history()
    before = beliefs()
    erase(people[0])
    people[1].delete()
    Table.objects.filter(id=Reckoned.objects.order_by("id")[5].table).delete()
    assert recomputing.check().differences == []
    recomputing.rewrite()
    assert beliefs() == before
    assert not [s for s in boards.leaderboard("mastery", 3).standings if s.user == people[0]]


@pytest.mark.django_db(transaction=True)
def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    from gonfalon.cli import main

    a, b = somebody(), somebody()
    rate(finished([a, b], [1, 2]).id)
    assert main(["ratings", "recompute", "--check"]) == 0
    assert "checked: 1 tables, 2 standings, 0 differences" in capsys.readouterr().out
    Standing.objects.filter(user=a).update(sigma=1)
    assert main(["ratings", "recompute", "--check"]) == 1
    capsys.readouterr()
    assert main(["ratings", "recompute", "--check", "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["ok"], document["tables"], len(document["differences"])) == (False, 1, 1)
    assert main(["ratings", "recompute"]) == 0
    assert main(["ratings", "recompute", "--check"]) == 0


@pytest.mark.django_db(transaction=True)
def test_reckoning_waits_for_the_lock() -> None:
    a, b = somebody(), somebody()
    table = finished([a, b], [1, 2])
    from django.db import transaction

    from gonfalon.server.ratings.updating import serialise

    done = threading.Event()

    def other() -> None:
        rate(table.id)
        done.set()
        connections.close_all()

    with transaction.atomic():
        serialise("mastery", 2)
        thread = threading.Thread(target=other)
        thread.start()
        assert not done.wait(0.3)
    thread.join()
    assert done.is_set()
