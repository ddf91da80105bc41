"""Seats changing hands, and what people agree on, during a match and after it."""

from __future__ import annotations

import uuid
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from procrastinate.contrib.django.models import ProcrastinateJob

from gonfalon.kernel.chance.seeds import seat_commitment
from gonfalon.server.accounts.leaving.erasure import erase
from gonfalon.server.accounts.leaving.personal_data import REGISTRY
from gonfalon.server.accounts.models import User
from gonfalon.server.api.matches.table_schemas import table_details
from gonfalon.server.play.moves import NotYourSeat, choose
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Substitution, Table
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotFound, NotNow
from gonfalon.server.tables.seats import agreeing, handing, seating
from gonfalon.server.tables.seats.withdrawing import withdraw
from tests.server.tabling import fresh, opened, refused, running, seat_users, somebody

pytestmark = pytest.mark.django_db


def asked(table: Table) -> int:
    """Return a seat that is asked now."""
    return match_of(fresh(table)).decisions[0].seat


def answer(table: Table, user: User) -> None:
    """Let a person give the first answer there is."""
    now = fresh(table)
    decision = match_of(now).decisions[0]
    choose(table.id, user.id, decision.id, [decision.options[0].id], uuid.uuid4())


def jobs(table: Table) -> int:
    """Return how many bot turns are queued for a table."""
    return ProcrastinateJob.objects.filter(queue_name="bots", args__table=str(table.id)).count()


# -- bots stand in ------------------------------------------------------------------------------


def test_a_bot_stands_in_and_the_owner_comes_back() -> None:
    people = [somebody(), somebody()]
    table = running(people)
    number = asked(table)
    user = people[number]
    handing.hand_over(table.id, user, "random")
    seat = table.seats.get(number=number)
    assert (seat.bot, seat.standing_in, seat.user_id) == ("random", True, user.id)
    assert jobs(table) == 1
    with pytest.raises(NotYourSeat):
        answer(table, user)
    handing.take_back(table.id, user)
    seat.refresh_from_db()
    assert (seat.bot, seat.standing_in, seat.bot_since) == ("", False, None)
    answer(table, user)
    handing.hand_over(table.id, user)
    handing.take_back(table.id, user)
    handing.hand_over(table.id, user)  # twice at one input is no fault
    with refused(NotNow, "not-handed-over"):
        handing.take_back(table.id, people[1 - number])


def test_only_ones_own_seat_in_a_running_match_can_be_handed_over() -> None:
    people = [somebody(), somebody()]
    table = running(people)
    with refused(Forbidden, "not-seated"):
        handing.hand_over(table.id, somebody())
    with refused(Invalid, "unknown-bot"):
        handing.hand_over(table.id, people[0], "genius")
    lobby = opened(people[0])
    with refused(NotNow, "not-playing"):
        handing.hand_over(lobby.id, people[0])


@pytest.mark.parametrize("clock", [{"kind": "bank", "seconds": 60}, {"kind": "per_move"}])
def test_nobody_gains_time_by_handing_a_seat_over_and_taking_it_back(clock: dict[str, Any]) -> None:
    people = [somebody(), somebody()]
    table = running(people, clock={"seconds": 30, **clock})
    number = asked(table)
    due = timezone.now() + timedelta(seconds=2)
    Table.objects.filter(id=table.id).update(deadline=due)
    table.seats.filter(number=number).update(clock_left=2_000)
    for _ in range(3):
        handing.hand_over(table.id, people[number])
        handing.take_back(table.id, people[number])
    assert fresh(table).deadline == due
    assert table.seats.get(number=number).clock_left == 2_000


def adoptable(table: Table) -> list[bool]:
    """Return which seats are shown as free to adopt."""
    return [seat.adoptable for seat in table_details(fresh(table), None).seats]


# -- substitutes --------------------------------------------------------------------------------


def test_a_substitute_adopts_a_seat_that_was_offered() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b])
    with refused(NotNow, "seat-kept"):
        handing.adopt(table.id, c, 0)
    with refused(NotNow, "no-bot"):
        handing.offer(table.id, a, True)
    handing.hand_over(table.id, a)
    with refused(NotNow, "seat-kept"):
        handing.adopt(table.id, c, 0)
    with refused(Forbidden, "not-your-seat"):
        handing.offer(table.id, b, True, 0)
    assert adoptable(table) == [False, False]
    handing.offer(table.id, a, True)
    assert adoptable(table) == [True, False]
    with refused(NotNow, "seated"):
        handing.adopt(table.id, b, 0)
    handing.adopt(table.id, c, 0)
    assert adoptable(table) == [False, False]
    seat = table.seats.get(number=0)
    assert (seat.user_id, seat.bot, seat.standing_in, seat.offered) == (c.id, "", False, False)
    note = Substitution.objects.get()
    assert (note.number, note.before_id, note.after_id, note.resigned) == (0, a.id, c.id, False)
    with refused(Forbidden, "not-seated"):
        handing.take_back(table.id, a)


def test_nobody_plays_two_seats_of_one_match() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b])
    handing.hand_over(table.id, a)
    handing.offer(table.id, a, True)
    handing.adopt(table.id, c, 0)
    handing.hand_over(table.id, b)
    handing.offer(table.id, b, True)
    with refused(Forbidden, "knows-too-much"):
        handing.adopt(table.id, a, 1)


def test_a_seat_is_free_to_adopt_when_its_owner_is_long_away() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b])
    handing.hand_over(table.id, a)
    assert adoptable(table) == [False, False]
    table.seats.filter(number=0).update(bot_since=timezone.now() - timedelta(minutes=11))
    assert adoptable(table) == [True, False]
    handing.adopt(table.id, c, 0)
    assert seat_users(table) == [c.id, b.id]


def test_the_owner_of_a_table_offers_the_seats_of_its_bots() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b], bots=1)
    with refused(NotNow, "seat-kept"):
        handing.adopt(table.id, c, 2)
    with refused(Forbidden, "not-your-seat"):
        handing.offer(table.id, b, True, 2)
    handing.offer(table.id, a, True, 2)
    handing.offer(table.id, a, False, 2)
    with refused(NotNow, "seat-kept"):
        handing.adopt(table.id, c, 2)
    handing.offer(table.id, a, True, 2)
    handing.adopt(table.id, c, 2)
    assert seat_users(table)[2] == c.id


def test_a_private_seat_is_adopted_by_invitation_only() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b], visibility="private")
    handing.resign(table.id, a)
    with refused(NotFound, "no-such-table"):
        handing.adopt(table.id, c, 0)
    handing.adopt(table.id, c, 0, table.invite)
    assert Substitution.objects.get().resigned
    assert table.seats.get(number=0).resigned is False


# -- resigning ----------------------------------------------------------------------------------


def test_a_bot_plays_on_for_somebody_who_resigns() -> None:
    people = [somebody(), somebody()]
    table = running(people)
    number = asked(table)
    user = people[number]
    handing.resign(table.id, user, "random")
    seat = table.seats.get(number=number)
    assert (seat.user_id, seat.bot, seat.resigned) == (user.id, "random", True)
    assert jobs(table) == 1
    for act in (handing.resign, handing.take_back, handing.hand_over, agreeing.agree_to_end):
        with refused(NotNow, "resigned"):
            act(table.id, user)


# -- agreeing -----------------------------------------------------------------------------------


def test_a_match_ends_when_everybody_agrees() -> None:
    a, b = somebody(), somebody()
    table = running([a, b], rated=True)
    agreeing.agree_to_end(table.id, a)
    agreeing.agree_to_end(table.id, a, False)
    agreeing.agree_to_end(table.id, b)
    assert fresh(table).status == "playing"
    agreeing.agree_to_end(table.id, a)
    ended = fresh(table)
    assert (ended.status, ended.void_reason, ended.waiting) == ("void", "agreed", 0)
    assert (ended.deadline, ended.round_closes) == (None, None)
    with refused(NotNow, "not-playing"):
        agreeing.agree_to_end(table.id, a)


def test_who_is_only_briefly_away_is_asked_who_is_long_away_or_resigned_is_not() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b, c])
    handing.hand_over(table.id, b)
    handing.resign(table.id, c)
    agreeing.agree_to_end(table.id, a)
    assert fresh(table).status == "playing"
    table.seats.filter(number=1).update(bot_since=timezone.now() - timedelta(hours=1))
    agreeing.agree_to_end(table.id, a)
    assert fresh(table).status == "void"


def test_a_rated_match_does_not_end_without_somebody_who_is_away() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b, c], rated=True)
    handing.hand_over(table.id, b)
    handing.resign(table.id, c)
    table.seats.filter(number=1).update(bot_since=timezone.now() - timedelta(days=30))
    agreeing.agree_to_end(table.id, a)
    assert fresh(table).status == "playing"  # b may be winning, and may come back
    agreeing.agree_to_end(table.id, b)
    assert fresh(table).status == "void"


def test_a_rated_match_ends_without_somebody_who_is_gone_for_good() -> None:
    a, b = somebody(), somebody()
    table = running([a, b], rated=True)
    handing.hand_over(table.id, b)
    erase(b)
    agreeing.agree_to_end(table.id, a)
    assert fresh(table).status == "void"


def test_the_pace_changes_by_consent_and_the_match_stays_as_it_is() -> None:
    a, b = somebody(), somebody()
    table = running([a, b], clock={"kind": "per_move", "seconds": 60})
    with refused(NotNow, "no-offer"):
        agreeing.answer_pace(table.id, b, True)
    agreeing.offer_pace(table.id, a, "days", None)
    agreeing.answer_pace(table.id, b, False)
    assert fresh(table).pace_offer is None
    agreeing.offer_pace(table.id, a, "days", {"kind": "bank", "seconds": 864000})
    agreeing.offer_pace(table.id, b, "days", None)  # another offer: a has to agree to it
    assert fresh(table).pace == "live"
    agreeing.answer_pace(table.id, a, True)
    now = fresh(table)
    assert (now.pace, now.clock["kind"], now.clock["window"]) == ("days", "per_move", 4 * 3600)
    assert now.pace_offer is None
    assert now.deadline is not None
    assert now.deadline > timezone.now() + timedelta(days=2)
    assert (now.state, now.seq, now.version) == (table.state, table.seq, table.version)
    assert not table.seats.filter(agrees_to_pace=True).exists()
    agreeing.offer_pace(table.id, a, "live", {"kind": "bank", "seconds": 600, "increment": 5})
    agreeing.answer_pace(table.id, b, True)
    now = fresh(table)
    assert now.deadline is not None
    assert now.deadline < timezone.now() + timedelta(minutes=10)
    assert [s.clock_left for s in table.seats.all()] == [600_000, 600_000]
    with refused(Invalid, "bad-clock"):
        agreeing.offer_pace(table.id, a, "days", {"kind": "per_move", "seconds": 5})


def test_one_person_among_bots_changes_the_pace_alone() -> None:
    a = somebody()
    table = running([a], bots=1)
    agreeing.offer_pace(table.id, a, "days", None)
    assert fresh(table).pace == "days"


# -- again --------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_people_one_seat_further_on() -> None:
    a, b, c = somebody(), somebody(), somebody()
    table = running([a, b], bots=1, settings={"variants": ["skirmish"]}, pace="days")
    with refused(NotNow, "not-over"):
        agreeing.rematch(table.id, a)
    agreeing.agree_to_end(table.id, a)
    agreeing.agree_to_end(table.id, b)
    with refused(Forbidden, "not-seated"):
        agreeing.rematch(table.id, c)
    made = agreeing.rematch(table.id, b)
    assert agreeing.rematch(table.id, a).id == made.id
    assert seat_users(made) == [None, a.id, b.id]
    assert [s.bot for s in made.seats.order_by("number")] == ["random", "", ""]
    assert (made.settings, made.pace, made.policy) == (table.settings, "days", "")
    assert (made.owner_id, made.rematch_of_id) == (b.id, table.id)
    assert made.house_commitment != table.house_commitment
    for user in (a, b):
        seating.ready(made.id, user)
    seating.start(made.id, b)
    assert fresh(made).status == "playing"


# -- withdrawing --------------------------------------------------------------------------------


def test_somebody_withdrawn_leaves_open_tables_and_bots_stand_in_at_running_ones() -> None:
    a, b = somebody(), somebody()
    waiting = opened(a)
    seating.join(waiting.id, b)
    played = running([a, b])
    assert withdraw(a) == 2
    assert fresh(waiting).owner_id == b.id
    assert seat_users(waiting) == [None, b.id]
    seat = played.seats.get(number=0)
    assert (seat.user_id, seat.standing_in) == (a.id, True)
    assert withdraw(a) == 0


def test_a_table_that_collects_contributions_goes_on_without_somebody_withdrawn() -> None:
    a, b = somebody(), somebody()
    table = opened(a)
    seating.join(table.id, b)
    seating.ready(table.id, a, seat_commitment("contribution-of-a"))
    seating.ready(table.id, b)
    seating.start(table.id, a)
    withdraw(b)
    seating.reveal(table.id, a, "contribution-of-a")
    assert fresh(table).status == "playing"
    assert table.seats.get(number=1).standing_in


def test_who_is_erased_leaves_no_table_waiting() -> None:
    a, b = somebody(), somebody()
    table = running([a, b])
    assert REGISTRY["places"].export(a) == [{"table": str(table.id), "game": "mastery", "seat": 0}]
    REGISTRY["places"].erase(a)
    assert table.seats.get(number=0).standing_in
