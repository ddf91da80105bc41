"""People who do something at the same moment: one order, one winner, nothing torn."""

from __future__ import annotations

from functools import partial

import pytest

from gonfalon.kernel.chance.seeds import seat_commitment
from gonfalon.server.play.models import Entry
from gonfalon.server.tables import starting
from gonfalon.server.tables.models import Seat, Substitution, Table
from gonfalon.server.tables.seats import agreeing, handing, seating
from tests.server.tabling import at_once, codes, fresh, opened, running, seat_users, somebody

pytestmark = pytest.mark.django_db(transaction=True)


def test_fifty_people_and_one_free_seat() -> None:
    table = opened(somebody())
    people = [somebody() for _ in range(50)]
    found = codes(at_once([partial(seating.join, table.id, user) for user in people]))
    assert sorted(found) == [""] + ["table-full"] * 49
    winner = people[found.index("")]
    assert seat_users(table)[1] == winner.id


def test_one_person_clicking_twenty_times_gets_one_seat() -> None:
    table = opened(somebody(), 6)
    user = somebody()
    found = codes(at_once([partial(seating.join, table.id, user)] * 20))
    assert found == [""] * 20
    assert Seat.objects.filter(table=table, user=user).count() == 1


def test_a_table_starts_once() -> None:
    owner, other = somebody(), somebody()
    table = opened(owner)
    seating.join(table.id, other)
    for user in (owner, other):
        seating.ready(table.id, user)
    found = codes(at_once([partial(seating.start, table.id, owner)] * 10))
    assert sorted(found) == [""] + ["not-open"] * 9
    assert Entry.objects.filter(table=table, kind="start").count() == 1


@pytest.mark.parametrize("attempt", range(5))
def test_leave_and_start_have_an_order(attempt: int) -> None:
    owner, other = somebody(), somebody()
    table = opened(owner)
    seating.join(table.id, other)
    for user in (owner, other):
        seating.ready(table.id, user)
    left, started = codes(
        at_once([partial(seating.leave, table.id, other), partial(seating.start, table.id, owner)])
    )
    now = fresh(table)
    if started == "":
        assert (left, now.status) == ("not-open", "playing")
        assert seat_users(table) == [owner.id, other.id]
    else:
        assert (left, started, now.status) == ("", "seats-free", "open")
        assert seat_users(table) == [owner.id, None]


def test_the_last_contributions_arrive_together_with_the_time_out() -> None:
    people = [somebody() for _ in range(4)]
    table = opened(people[0], 4)
    for user in people[1:]:
        seating.join(table.id, user)
    for n, user in enumerate(people):
        seating.ready(table.id, user, seat_commitment(f"contribution-of-{n}"))
    seating.start(table.id, people[0])
    Table.objects.filter(id=table.id).update(seed_by="2000-01-01T00:00Z")
    reveals = [
        partial(seating.reveal, table.id, user, f"contribution-of-{n}")
        for n, user in enumerate(people)
    ]
    found = codes(at_once([*reveals, partial(starting.start_overdue, table.id)]))
    assert set(found) <= {"", "not-seeding"}
    assert fresh(table).status == "playing"
    assert Entry.objects.filter(table=table, kind="start").count() == 1


def test_one_of_many_adopts_a_seat() -> None:
    a, b = somebody(), somebody()
    table = running([a, b])
    handing.resign(table.id, a)
    people = [somebody() for _ in range(10)]
    found = codes(at_once([partial(handing.adopt, table.id, user, 0) for user in people]))
    assert sorted(found) == [""] + ["seat-kept"] * 9
    assert Substitution.objects.count() == 1


def test_adopting_and_taking_back_have_an_order() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b])
    handing.hand_over(table.id, a)
    handing.offer(table.id, a, True)
    found = codes(
        at_once([partial(handing.adopt, table.id, c, 0), partial(handing.take_back, table.id, a)])
    )
    assert found in (["", "not-seated"], ["seat-kept", ""])
    assert seat_users(table)[0] == (c.id if found[0] == "" else a.id)


def test_all_agree_at_once_and_ask_for_one_rematch() -> None:
    people = [somebody() for _ in range(4)]
    table = running(people)
    found = codes(at_once([partial(agreeing.agree_to_end, table.id, user) for user in people]))
    assert found == [""] * 4
    assert fresh(table).status == "void"
    made = at_once([partial(agreeing.rematch, table.id, user) for user in people])
    assert len({again.id for again in made}) == 1
    assert Table.objects.filter(rematch_of=table).count() == 1


def test_kicking_and_joining_leave_nobody_on_two_seats() -> None:
    owner, user = somebody(), somebody()
    table = opened(owner, 3)
    seating.join(table.id, user)
    at_once(
        [
            partial(seating.kick, table.id, owner, 1),
            partial(seating.join, table.id, user, 2),
            partial(seating.join, table.id, user),
        ]
    )
    sits = Seat.objects.filter(table=table, user=user).count()
    barred = table.bans.filter(user=user).exists()
    assert sits == (0 if barred else 1)
