"""Starting a match: who has to be ready, and how its seed is made."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.chance.seeds import ABSENT, seat_commitment, seed_of
from gonfalon.kernel.records.saving import canonical
from gonfalon.server.play.models import Entry
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables import starting
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotNow
from gonfalon.server.tables.seats import seating
from tests.server.tabling import fresh, opened, refused, somebody

pytestmark = pytest.mark.django_db


def test_all_seats_must_be_taken_and_ready() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner)
    seating.ready(table.id, owner)
    with refused(NotNow, "seats-free"):
        seating.start(table.id, owner)
    seating.join(table.id, a)
    with refused(NotNow, "not-ready"):
        seating.start(table.id, owner)
    seating.ready(table.id, a)
    seating.not_ready(table.id, a)
    with refused(NotNow, "not-ready"):
        seating.start(table.id, owner)
    seating.ready(table.id, a)
    with refused(Forbidden, "not-owner"):
        seating.start(table.id, a)
    assert fresh(table).policy == ""  # a start that fails settles nothing
    seating.start(table.id, owner)
    with refused(NotNow, "not-open"):
        seating.start(table.id, owner)
    assert fresh(table).status == "playing"


def test_bots_alone_can_play_for_an_owner_who_watches() -> None:
    owner = somebody()
    table = opened(owner, 2, own_seat=None, bots={0: "random", 1: "random"})
    seating.start(table.id, owner)
    assert (fresh(table).status, fresh(table).policy) == ("playing", "quick")


def seed_of_running(table: Table) -> bytes:
    """Return the seed a match was begun with."""
    chance = match_of(table).chance
    assert isinstance(chance, ProvableChance)
    return chance.seed


def expected_seed(table: Table, contributions: list[str]) -> bytes:
    """Return the seed that house and seats make."""
    options = match_of(table).settings
    return seed_of(bytes(table.house_secret), str(table.id), canonical(options), contributions)


def committed_table() -> tuple[Any, Any, Any, Table]:
    """Return three people, of whom two have committed to something, and their table."""
    a, b, c = somebody(), somebody(), somebody()
    table = opened(a, 3)
    seating.join(table.id, b)
    seating.join(table.id, c)
    seating.ready(table.id, a, seat_commitment("contribution-of-a"))
    seating.ready(table.id, b, seat_commitment("contribution-of-b"))
    seating.ready(table.id, c)
    seating.start(table.id, a)
    return a, b, c, table


def test_the_seed_is_made_of_the_secret_and_all_contributions() -> None:
    a, b, c, table = committed_table()
    assert fresh(table).status == "seeding"
    with refused(Invalid, "bad-contribution"):
        seating.reveal(table.id, a, "contribution-of-x")
    with refused(Invalid, "bad-contribution"):
        seating.reveal(table.id, a, "short")
    with refused(NotNow, "no-commitment"):
        seating.reveal(table.id, c, "contribution-of-c")
    with refused(Forbidden, "not-seated"):
        seating.reveal(table.id, somebody(), "contribution-of-d")
    seating.reveal(table.id, a, "contribution-of-a")
    assert fresh(table).status == "seeding"
    seating.reveal(table.id, a, "contribution-of-a")  # a retry
    seating.reveal(table.id, b, "contribution-of-b")
    begun = fresh(table)
    assert begun.status == "playing"
    wanted = expected_seed(begun, ["contribution-of-a", "contribution-of-b", ABSENT])
    assert seed_of_running(begun) == wanted
    seating.reveal(table.id, b, "contribution-of-b")  # a retry after the start
    assert Entry.objects.filter(table=table).count() == 1


def test_a_missing_contribution_is_replaced_by_its_commitment_when_time_is_over() -> None:
    a, b, _c, table = committed_table()
    seating.reveal(table.id, a, "contribution-of-a")
    assert starting.seeding_overdue() == []
    assert not starting.start_overdue(table.id)  # there is time yet
    Table.objects.filter(id=table.id).update(seed_by=timezone.now() - timedelta(seconds=1))
    assert starting.seeding_overdue() == [table.id]
    assert starting.start_overdue(table.id)
    begun = fresh(table)
    default = seat_commitment("contribution-of-b")
    assert seed_of_running(begun) == expected_seed(begun, ["contribution-of-a", default, ABSENT])
    assert not starting.start_overdue(table.id)  # once is enough
    with refused(NotNow, "not-seeding"):
        seating.reveal(table.id, b, "contribution-of-b")


def test_nobody_comes_or_goes_while_contributions_are_collected() -> None:
    a, b, _c, table = committed_table()
    for act in (
        lambda: seating.leave(table.id, b),
        lambda: seating.kick(table.id, a, 1),
        lambda: seating.ready(table.id, b, "0" * 64),
        lambda: seating.not_ready(table.id, b),
        lambda: seating.join(table.id, somebody()),
        lambda: seating.start(table.id, a),
    ):
        with refused(NotNow, "not-open"):
            act()


def test_commitments_have_one_form() -> None:
    owner = somebody()
    table = opened(owner)
    for bad in ("A" * 64, "a" * 63, "zz"):
        with refused(Invalid, "bad-commitment"):
            seating.ready(table.id, owner, bad)
