"""Seats before the match: joining, changing, leaving, sending away."""

from __future__ import annotations

import pytest

from gonfalon.server.tables.models import TableBan
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotFound, NotNow
from gonfalon.server.tables.seats import seating
from tests.server.tabling import fresh, opened, refused, seat_users, somebody

pytestmark = pytest.mark.django_db


def test_join_takes_the_first_free_seat_or_the_one_asked_for() -> None:
    owner, a, b = somebody(), somebody(), somebody()
    table = opened(owner, 4, bots={1: "random"})
    assert seating.join(table.id, a).number == 2
    assert seating.join(table.id, a).number == 2  # a retry
    assert seating.join(table.id, b, 3).number == 3
    with refused(NotNow, "table-full"):
        seating.join(table.id, somebody())
    with refused(NotNow, "seat-taken"):
        seating.join(table.id, somebody(), 1)
    with refused(NotNow, "no-such-seat"):
        seating.join(table.id, somebody(), 7)


def test_one_can_change_seats_and_has_to_be_ready_anew() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3)
    seating.join(table.id, a, 1)
    seating.ready(table.id, a)
    assert seating.join(table.id, a, 2).ready is False
    assert seat_users(table) == [owner.id, None, a.id]


def test_a_link_or_private_table_wants_its_invitation() -> None:
    owner, a, b = somebody(), somebody(), somebody()
    link = opened(owner, 3, visibility="link")
    private = opened(owner, 3, visibility="private")
    with refused(Forbidden, "not-invited"):
        seating.join(link.id, a)
    with refused(Forbidden, "not-invited"):
        seating.join(link.id, a, invite="wrong")
    for invite in ("", "wrong"):
        with refused(NotFound, "no-such-table"):
            seating.join(private.id, a, invite=invite)
    seating.join(link.id, a, invite=link.invite)
    seating.join_by_invitation(private.invite, a)
    with refused(NotFound, "no-such-table"):
        seating.join_by_invitation("nothing", a)
    old = private.invite
    new = seating.invitation(private.id, owner, renew=True)
    with refused(NotFound, "no-such-table"):
        seating.join_by_invitation(old, b)
    seating.join_by_invitation(new, b)
    assert seating.invitation(private.id, b) == new
    with refused(Forbidden, "not-owner"):
        seating.invitation(private.id, b, renew=True)


def test_leaving_passes_the_table_on_and_the_last_closes_it() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3, bots={2: "random"})
    seating.join(table.id, a)
    seating.leave(table.id, owner)
    assert fresh(table).owner_id == a.id
    with refused(Forbidden, "not-seated"):
        seating.leave(table.id, owner)
    seating.leave(table.id, a)
    closed = fresh(table)
    assert (closed.status, closed.void_reason) == ("void", "abandoned")
    with refused(NotNow, "not-open"):
        seating.join(table.id, a)


def test_the_owner_sends_people_away_for_good() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3)
    seating.join(table.id, a)
    seating.ready(table.id, a, "a" * 64)
    with refused(Forbidden, "not-owner"):
        seating.kick(table.id, a, 0)
    with refused(NotNow, "own-seat"):
        seating.kick(table.id, owner, 0)
    with refused(NotNow, "seat-free"):
        seating.kick(table.id, owner, 2)
    seating.kick(table.id, owner, 1)
    seat = table.seats.get(number=1)
    assert (seat.user_id, seat.ready, seat.commitment) == (None, False, "")
    assert TableBan.objects.filter(table=table, user=a).exists()
    with refused(Forbidden, "barred"):
        seating.join(table.id, a)


def test_the_owner_adds_and_removes_bots() -> None:
    owner, a = somebody(), somebody()
    table = opened(owner, 3)
    seating.join(table.id, a)
    with refused(Forbidden, "not-owner"):
        seating.add_bot(table.id, a, 2, "random")
    with refused(NotNow, "seat-taken"):
        seating.add_bot(table.id, owner, 1, "random")
    with refused(Invalid, "unknown-bot"):
        seating.add_bot(table.id, owner, 2, "genius")
    with refused(NotNow, "no-bot"):
        seating.remove_bot(table.id, owner, 2)
    seating.add_bot(table.id, owner, 2, "random")
    seating.add_bot(table.id, owner, 2, "heuristic")
    assert table.seats.get(number=2).bot == "heuristic"
    seating.remove_bot(table.id, owner, 2)
    assert table.seats.get(number=2).bot == ""
