"""Coming back to a seat after a bot: how much time that gives, and what can be undone then."""

from __future__ import annotations

import uuid
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.kernel.values.errors import Refused
from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.bots import take_turns
from gonfalon.server.jobs.deadlines import time_out
from gonfalon.server.play.moves import choose, undo
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import NotNow
from gonfalon.server.tables.seats import handing
from tests.server.playing import people
from tests.server.playing import table as playing
from tests.server.tables.test_tables_hands import answer, asked
from tests.server.tabling import fresh, refused

pytestmark = pytest.mark.django_db

MOVE = {"kind": "per_move", "seconds": 20}
BANK = {"kind": "bank", "seconds": 600, "increment": 0}


def seconds_left(table: Table) -> float:
    """Return how long the asked seat has, in seconds."""
    deadline = fresh(table).deadline
    assert deadline is not None
    return (deadline - timezone.now()).total_seconds()


def hurry(table: Table, seconds: float) -> None:
    """Let the deadline be so far ahead."""
    Table.objects.filter(id=table.id).update(deadline=timezone.now() + timedelta(seconds=seconds))


def play_until(table: Table, users: list[User], seat: int) -> None:
    """Let people answer until a seat is asked."""
    while asked(table) != seat:
        answer(table, users[asked(table)])


# -- time -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_no_time_for_what_only_the_others_have_answered(clock: dict[str, Any]) -> None:
    users = people(2)
    table = playing(users, clock=clock)
    number = 1 - asked(table)
    handing.hand_over(table.id, users[number])
    play_until(table, users, number)
    table.seats.filter(number=number).update(clock_left=3_000)
    hurry(table, 5)
    handing.take_back(table.id, users[number])
    assert seconds_left(table) < 6
    assert table.seats.get(number=number).clock_left == 3_000


def test_time_is_given_once_and_no_more_than_a_move_has() -> None:
    users = people(2)
    table = playing(users, clock=MOVE)
    number = asked(table)
    for at_least, at_most in ((15, 21), (0, 6)):
        play_until(table, users, number)
        handing.hand_over(table.id, users[number])
        take_turns(table.id, 0)
        play_until(table, users, number)
        hurry(table, 5)
        handing.take_back(table.id, users[number])
        assert at_least < seconds_left(table) < at_most


def test_a_bank_gets_a_minute_once() -> None:
    users = people(2)
    table = playing(users, clock=BANK)
    number = asked(table)
    for left in (60_000, 3_000):
        handing.hand_over(table.id, users[number])
        take_turns(table.id, 0)
        table.seats.filter(number=number).update(clock_left=3_000)
        handing.take_back(table.id, users[number])
        assert table.seats.get(number=number).clock_left == left
        play_until(table, users, number)


@pytest.mark.parametrize("left_before", [False, True])
def test_whose_time_is_up_comes_back_after_the_bots_answer(left_before: bool) -> None:
    users = people(2)
    table = playing(users, clock=MOVE)
    number = asked(table)
    if left_before:
        handing.hand_over(table.id, users[number])
    hurry(table, -1)
    time_out(timezone.now())
    assert table.seats.get(number=number).standing_in
    with refused(NotNow, "bot-answers"):
        handing.take_back(table.id, users[number])
    take_turns(table.id, 0)
    handing.take_back(table.id, users[number])
    assert not table.seats.get(number=number).timed_out


# -- undo -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rated", [False, True])
def test_at_rated_tables_nobody_undoes_what_a_bot_has_answered(rated: bool) -> None:
    users = people(2)
    table = playing(users, rated=rated)
    undone = 0
    for _ in range(20):
        number = asked(table)
        before = match_of(fresh(table)).decisions[0].id
        handing.hand_over(table.id, users[number], "random")
        take_turns(table.id, 0)
        handing.take_back(table.id, users[number])
        assert bool(match_of(fresh(table)).undoable(number)) <= (not rated)
        with suppress(Refused):
            undo(table.id, users[number].id, before, uuid.uuid4())
            undone += 1
    assert (undone == 0) == rated


@pytest.mark.parametrize("rated", [False, True])
def test_nor_in_a_sealed_round(rated: bool) -> None:
    users = people(3)
    table = playing(users, game="glory", rated=rated, policy="everyone")
    match = match_of(fresh(table))
    assert match.round
    handing.hand_over(table.id, users[0], "random")
    take_turns(table.id, 0)
    handing.take_back(table.id, users[0])
    match = match_of(fresh(table))
    assert match.round
    assert bool(match.undoable(0)) is not rated
    play_own_lane(table, users[1])  # what people answered themselves can be undone as before
    assert match_of(fresh(table)).undoable(1)
    lane = f"{match.round}.lane.0"
    if rated:
        with pytest.raises(Refused):
            undo(table.id, users[0].id, lane, uuid.uuid4())
    else:
        undo(table.id, users[0].id, lane, uuid.uuid4())


def play_own_lane(table: Table, user: User) -> None:
    """Let a person give their own first answer of a sealed round."""
    number = table.seats.get(user=user).number
    mine = next(d for d in match_of(fresh(table)).decisions if d.seat == number)
    choose(table.id, user.id, mine.id, [mine.options[0].id], uuid.uuid4())
