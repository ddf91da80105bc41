"""A seat changes hands during a match: to a bot and back, to a substitute, or by resigning.

A bot that stands in keeps the seat for its owner, who may come back at any time: what the bot
was just thinking about is thrown away, the open decision is the owner's. Somebody else
may adopt a seat that a bot holds once its owner has offered it, has resigned, is gone for good,
or has been away for long. Nobody may play a second seat of one match after giving up the first,
since two hands know more than one. Who played what stands in the log (`Entry.user`), and every
adoption in `Substitution`, for the ratings.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

from django.utils import timezone

from gonfalon.kernel.message import bit_of
from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.queue import wake_bots
from gonfalon.server.play import clock as clocks
from gonfalon.server.tables import terms
from gonfalon.server.tables.access import (
    demand_status,
    has_given_up_a_seat,
    hold_for,
    refuse_barred,
    seat_number,
    seat_of,
)
from gonfalon.server.tables.models import Seat, Substitution, Table
from gonfalon.server.tables.refusals import NotNow, NotYours

PLAYING = Table.Status.PLAYING
USUAL_BOT = "heuristic"
AWAY: dict[str, timedelta] = {
    Table.Pace.LIVE: timedelta(minutes=10),
    Table.Pace.DAYS: timedelta(days=3),
}
# At least so much time has somebody who takes a seat over from a bot.
GRACE: dict[str, timedelta] = {
    Table.Pace.LIVE: timedelta(minutes=1),
    Table.Pace.DAYS: timedelta(days=1),
}


def hand_over(table_id: UUID, user: User, level: str = USUAL_BOT) -> Seat:
    """Let a bot stand in for oneself."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        terms.check_bot(level)
        stand_in(table, seat, level)
        return seat


def stand_in(table: Table, seat: Seat, level: str = USUAL_BOT) -> None:
    """Let a bot keep a seat for its owner; the table is locked."""
    seat.bot = level
    seat.standing_in = True
    seat.bot_since = seat.bot_since or timezone.now()
    seat.save(update_fields=["bot", "standing_in", "bot_since"])
    wake(table)


def wake(table: Table) -> None:
    """Let the bots look whether they are asked; the job does nothing if they are not."""
    if table.status == PLAYING:
        wake_bots(table.id, table.seq)


def take_back(table_id: UUID, user: User) -> Seat:
    """Come back to one's seat."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        if not seat.standing_in:
            raise NotNow("not-handed-over", "No bot stands in for you.")
        # Time to think is for a question that is new: else a clock could be stopped by handing
        # the seat over and taking it back for ever.
        if has_moved_on(table, seat.bot_since):
            give_time(table, seat)
        sit_in_person(seat)
        return seat


def has_moved_on(table: Table, since: datetime | None) -> bool:
    """Tell whether something was published at a table since then."""
    return since is None or table.waiting_since is None or table.waiting_since > since


def give_time(table: Table, seat: Seat) -> None:
    """Let a seat have a little time at least; the table is locked, the seat still to be saved."""
    grace = GRACE[table.pace]
    if table.clock.get("kind") == clocks.BANK:
        seat.clock_left = max(seat.clock_left or 0, int(grace.total_seconds() * 1000))
    if table.deadline is not None and table.waiting & bit_of(seat.number):
        table.deadline = max(table.deadline, timezone.now() + grace)
        table.save(update_fields=["deadline"])


def sit_in_person(seat: Seat) -> None:
    """A person plays a seat from now on; the table is locked."""
    seat.bot = ""
    seat.standing_in = seat.offered = False
    seat.bot_since = None
    seat.save()


def offer(table_id: UUID, user: User, offered: bool, number: int | None = None) -> Seat:
    """Allow, or no longer allow, that somebody adopts a seat that a bot holds.

    Without a number it is one's own seat; the owner of the table may also offer the seats of
    bots that nobody owns.
    """
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user) if number is None else seat_number(table, number)
        own = seat.user_id == user.id
        if not own and not (seat.user_id is None and table.owner_id == user.id):
            raise NotYours("not-your-seat", "This seat is not yours to give away.")
        demand_status(table, PLAYING)
        if not seat.bot:
            raise NotNow("no-bot", "Hand the seat to a bot first.")
        seat.offered = offered
        seat.save(update_fields=["offered"])
        return seat


def adopt(table_id: UUID, user: User, number: int, invite: str = "") -> Seat:
    """Play on for somebody else from a seat that a bot holds."""
    with hold_for(table_id, user, invite) as table:
        demand_status(table, PLAYING)
        refuse_barred(table, user)
        if Seat.objects.filter(table=table, user=user).exists():
            raise NotNow("seated", "You play at this table already.")
        if has_given_up_a_seat(table, user):
            raise NotYours("knows-too-much", "You have played another seat of this match.")
        seat = seat_number(table, number)
        if not is_adoptable(table, seat, timezone.now()):
            raise NotNow("seat-kept", "This seat is kept for its owner.")
        Substitution.objects.create(
            table=table, number=number, before=seat.user, after=user, resigned=seat.resigned
        )
        seat.user = user
        seat.resigned = seat.agrees_to_end = seat.agrees_to_pace = False
        give_time(table, seat)
        sit_in_person(seat)
        return seat


def is_adoptable(table: Table, seat: Seat, now: datetime) -> bool:
    """Tell whether somebody may adopt a seat now."""
    if seat.user_id is None and not seat.bot:
        return True  # its owner is gone for good
    return bool(seat.bot) and (seat.offered or seat.resigned or is_away(table, seat, now))


def is_away(table: Table, seat: Seat, now: datetime) -> bool:
    """Tell whether the owner of a seat is gone, or has left it to a bot for long."""
    if not seat.standing_in:
        return False
    if seat.user_id is None:
        return True
    return seat.bot_since is not None and now - seat.bot_since > AWAY[table.pace]


def resign(table_id: UUID, user: User, level: str = USUAL_BOT) -> Seat:
    """Give up for good: the result counts as it falls, a bot plays on for the others' sake."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        terms.check_bot(level)
        seat.bot = level
        seat.standing_in = False
        seat.resigned = True
        seat.bot_since = timezone.now()
        seat.save(update_fields=["bot", "standing_in", "resigned", "bot_since"])
        wake(table)
        return seat


def refuse_resigned(seat: Seat) -> None:
    """Refuse somebody who has given up."""
    if seat.resigned:
        raise NotNow("resigned", "You have resigned.")
