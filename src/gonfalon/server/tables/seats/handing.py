"""Seats that change hands during a match: to a bot and back, to a substitute, by resigning.

A bot that stands in keeps the seat for its player, who may come back at any time: what the bot was
thinking about is discarded, and the pending decision is the player's again. Another user may adopt
a seat that a bot plays once its player has offered it, has resigned, has deleted their account, or
has been away for long. No one may play a second seat of a match after giving up the first, since
they would know both hands. The log (`Entry.user`) records who played what, and `Substitution` every
adoption, for the ratings.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

from gonfalon.kernel.values.message import bit_of
from gonfalon.server.accounts.models import User
from gonfalon.server.job_queue import wake_bots
from gonfalon.server.play import clock as clocks
from gonfalon.server.play.storage.log import has_bot_answered
from gonfalon.server.service_time import service_time
from gonfalon.server.tables import terms
from gonfalon.server.tables.access import (
    demand_status,
    has_given_up_a_seat,
    hold_for,
    refuse_banned,
    seat_number,
    seat_of,
)
from gonfalon.server.tables.blocking import refuse_apart_from_owner
from gonfalon.server.tables.models import Seat, Substitution, Table
from gonfalon.server.tables.rated import is_built_in, refuse_own_bots
from gonfalon.server.tables.refusals import Forbidden, NotNow

PLAYING = Table.Status.PLAYING
USUAL_BOT = "heuristic"
AWAY: dict[str, timedelta] = {
    Table.Pace.LIVE: timedelta(minutes=10),
    Table.Pace.DAYS: timedelta(days=3),
}
# The minimum time for a player who takes a seat over from a bot, unless the clock gives less.
GRACE: dict[str, timedelta] = {
    Table.Pace.LIVE: timedelta(minutes=1),
    Table.Pace.DAYS: timedelta(days=1),
}


def hand_over(table_id: UUID, user: User, level: str = USUAL_BOT) -> Seat:
    """Let a bot stand in for the user."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        terms.check_bot(level)
        stand_in(table, seat, level)
        return seat


def stand_in(table: Table, seat: Seat, level: str = USUAL_BOT) -> None:
    """Let a bot keep a seat for its player; the table must be locked."""
    seat.bot = level
    seat.standing_in = True
    if seat.bot_since is None:
        seat.bot_since, seat.bot_since_seq = service_time(), table.seq
    seat.save(update_fields=["bot", "standing_in", "bot_since", "bot_since_seq"])
    wake(table)


def wake(table: Table) -> None:
    """Wake the table's bots; the job does nothing if none has a decision."""
    if table.status == PLAYING:
        wake_bots(table.id, table.seq)


def take_back(table_id: UUID, user: User) -> Seat:
    """Return to the user's own seat."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        if not seat.standing_in:
            raise NotNow("not-handed-over", "No bot stands in for you.")
        # Time ends with an answer, and extra time is given once and for what the bot has answered.
        # Otherwise a player could gain time for every move by leaving and coming back.
        answered = has_answered(table, seat)
        if seat.timed_out and not answered and is_asked(table, seat):
            raise NotNow("bot-answers", "Your time is up: the bot answers first.")
        if answered and not seat.had_extra_time:
            seat.had_extra_time = give_time(table, seat)
        sit_in_person(seat)
        return seat


def has_answered(table: Table, seat: Seat) -> bool:
    """True if the bot that stands in has given an answer for its seat."""
    after = -1 if seat.bot_since_seq is None else seat.bot_since_seq
    return has_bot_answered(table.id, seat.number, after)


def give_time(table: Table, seat: Seat) -> bool:
    """Ensure a seat has a little time, but no more than a move or a whole bank has.

    Return whether that gave it any. The table must be locked, and the caller saves the seat.
    """
    if table.clock.get("kind") not in (clocks.PER_MOVE, clocks.BANK):
        return False
    grace = min(GRACE[table.pace], timedelta(seconds=int(table.clock["seconds"])))
    given = False
    if table.clock["kind"] == clocks.BANK:
        least = int(grace.total_seconds() * 1000)
        given = (seat.clock_left or 0) < least
        seat.clock_left = max(seat.clock_left or 0, least)
    due = service_time() + grace
    if is_asked(table, seat) and table.deadline is not None and table.deadline < due:
        table.deadline = due
        table.save(update_fields=["deadline"])
        given = True
    return given


def is_asked(table: Table, seat: Seat) -> bool:
    """True if a table waits for a seat, as far as everyone knows."""
    return bool(table.waiting & bit_of(seat.number))


def sit_in_person(seat: Seat) -> None:
    """Let the user play the seat in person from now on; the table must be locked."""
    seat.bot = ""
    seat.standing_in = seat.offered = seat.timed_out = False
    seat.bot_since = seat.bot_since_seq = None
    seat.save()


def offer(table_id: UUID, user: User, offered: bool, number: int | None = None) -> Seat:
    """Allow, or no longer allow, another user to adopt a seat that a bot plays.

    Without a number it is the user's own seat. The owner of the table may also offer the seats of
    bots that do not stand in for a player.
    """
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user) if number is None else seat_number(table, number)
        own = seat.user_id == user.id
        if not own and not (seat.user_id is None and table.owner_id == user.id):
            raise Forbidden("not-your-seat", "This seat is not yours to give away.")
        demand_status(table, PLAYING)
        if not seat.bot:
            raise NotNow("no-bot", "Hand the seat to a bot first.")
        if table.rated and is_built_in(seat):
            raise NotNow("bot-stays-rated", "Bots keep their seats at a rated table.")
        seat.offered = offered
        seat.save(update_fields=["offered"])
        return seat


def adopt(table_id: UUID, user: User, number: int, invite: str = "") -> Seat:
    """Take over a seat that a bot plays, as a substitute."""
    with hold_for(table_id, user, invite) as table:
        demand_status(table, PLAYING)
        refuse_banned(table, user)
        refuse_apart_from_owner(table, user)
        if Seat.objects.filter(table=table, user=user).exists():
            raise NotNow("seated", "You play at this table already.")
        if has_given_up_a_seat(table, user):
            raise Forbidden("knows-too-much", "You have played another seat of this match.")
        refuse_own_bots(table, user)
        seat = seat_number(table, number)
        if not is_adoptable(table, seat, service_time()):
            raise NotNow("seat-kept", "This seat is kept for its owner.")
        Substitution.objects.create(
            table=table, number=number, before=seat.user, after=user, resigned=seat.resigned
        )
        seat.user = user
        seat.resigned = seat.agrees_to_end = seat.agrees_to_pace = False
        seat.standing_orders = []
        seat.quick_start = None
        seat.had_extra_time = give_time(table, seat)
        sit_in_person(seat)
        return seat


def is_adoptable(table: Table, seat: Seat, now: datetime) -> bool:
    """True if a seat can be adopted now."""
    if seat.user_id is None and not seat.bot:
        return True  # its player's account is gone
    if table.rated and is_built_in(seat):
        return False
    return bool(seat.bot) and (seat.offered or seat.resigned or is_away(table, seat, now))


def is_away(table: Table, seat: Seat, now: datetime) -> bool:
    """True if a seat's player is gone, or has left it to a bot for long."""
    if not seat.standing_in:
        return False
    if seat.user_id is None:
        return True
    return seat.bot_since is not None and now - seat.bot_since > AWAY[table.pace]


def resign(table_id: UUID, user: User, level: str = USUAL_BOT) -> Seat:
    """Resign for good: the result counts as it falls, and a bot continues for the others' sake."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        terms.check_bot(level)
        seat.bot = level
        seat.standing_in = False
        seat.resigned = True
        seat.bot_since, seat.bot_since_seq = service_time(), table.seq
        fields = ["bot", "standing_in", "resigned", "bot_since", "bot_since_seq"]
        seat.save(update_fields=fields)
        wake(table)
        return seat


def refuse_resigned(seat: Seat) -> None:
    """Refuse a player who has resigned."""
    if seat.resigned:
        raise NotNow("resigned", "You have resigned.")
