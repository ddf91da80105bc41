"""Talking at a table, in two rooms.

What the seats say to each other only seats read, for ever: it may be about what they hold. What
spectators say, spectators read; seats read it too, except while the match runs, so that nobody
is helped from outside. Somebody who has given up a seat to a substitute knows what it held, and
may not talk to the spectators before the end; somebody the owner has sent away may read only. A
line that moderators hide stays as a gap; lines of people one has muted are left out.
"""

from __future__ import annotations

import unicodedata
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet

from gonfalon.server.accounts.models import User
from gonfalon.server.live.announce import announce
from gonfalon.server.tables.access import (
    find,
    has_given_up_a_seat,
    refuse_barred,
    refuse_suspended,
)
from gonfalon.server.tables.models import ChatLine, Mute, Report, Seat, Table
from gonfalon.server.tables.refusals import NotNow, NotThere, NotYours, Unfit

PAGE = 100
LONGEST = 500
LONGEST_REPORT = 1000
SEATS, SPECTATORS = "seats", "spectators"
RUNNING = (Table.Status.SEEDING, Table.Status.PLAYING)


def tidy(text: str, longest: int = LONGEST) -> str:
    """Return a text without invisible characters; refuse an empty or long one."""
    kept = "".join(
        c
        for c in text
        if c in "\n\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs")
    ).strip()
    if not kept or len(kept) > longest:
        raise Unfit("bad-text", f"Say something of at most {longest} characters.")
    return kept


def say(table_id: UUID, user: User, text: str, invite: str = "") -> ChatLine:
    """Say something: in the seats' room from a seat, else in the spectators'."""
    table = find(table_id, user, invite)
    refuse_suspended(user)
    refuse_barred(table, user)
    seated = Seat.objects.filter(table=table, user=user).exists()
    if not seated and table.status == Table.Status.PLAYING and has_given_up_a_seat(table, user):
        raise NotYours("knows-too-much", "You have played a seat of this match.")
    line = ChatLine.objects.create(table=table, user=user, text=tidy(text), for_seats=seated)
    tell(table)
    return line


def tell(table: Table) -> None:
    """Let everybody at a table know that there is something to read; it says not in which room."""
    version = table.version
    transaction.on_commit(lambda: announce(table.id, version))


def lines(
    table_id: UUID, user: User, room: str = "", after: int = 0, invite: str = ""
) -> list[ChatLine]:
    """Return what somebody may read in a room, in order, a page after a line.

    Without a room it is one's own: the seats' for a seat, the spectators' for everybody else.
    """
    table = find(table_id, user, invite)
    seated = Seat.objects.filter(table=table, user=user).exists()
    wanted = room or (SEATS if seated else SPECTATORS)
    if not may_read(table, seated, wanted):
        raise NotYours("not-your-room", "This is not for you to read.")
    muted = Mute.objects.filter(user=user).values("muted_id")
    return list(
        ChatLine.objects.filter(table=table, for_seats=wanted == SEATS, id__gt=after)
        .exclude(user__in=muted)
        .select_related("user")
        .order_by("id")[:PAGE]
    )


def may_read(table: Table, seated: bool, room: str) -> bool:
    """Tell who may read what."""
    if room == SEATS:
        return seated
    return not seated or table.status not in RUNNING


def heard_from_seats(user: User) -> QuerySet[ChatLine]:
    """Return all that somebody may read from the seats they hold, without hidden lines."""
    readable = Q(for_seats=True) | ~Q(table__status__in=RUNNING)
    return ChatLine.objects.filter(readable, table__seats__user=user, hidden=False)


def readable_line(line_id: int, user: User) -> ChatLine:
    """Return a line that somebody may read, or say that there is none."""
    line = ChatLine.objects.select_related("table", "user").filter(id=line_id).first()
    if line is None:
        raise no_line()
    table = find(line.table_id, user)
    seated = Seat.objects.filter(table=table, user=user).exists()
    if not may_read(table, seated, SEATS if line.for_seats else SPECTATORS):
        raise no_line()
    return line


def no_line() -> NotThere:
    """Return the same answer for a line that is not there and for one that is a secret."""
    return NotThere("no-such-line", "There is no such line.")


def mute(user: User, other_id: UUID) -> None:
    """Do not read somebody any more, at any table."""
    other = User.objects.filter(id=other_id, is_active=True).first()
    if other is None:
        raise NotThere("no-such-user", "There is no such person.")
    if other.id == user.id:
        raise NotNow("yourself", "You cannot mute yourself.")
    Mute.objects.get_or_create(user=user, muted=other)


def unmute(user: User, other_id: UUID) -> None:
    """Read somebody again."""
    Mute.objects.filter(user=user, muted_id=other_id).delete()


def muted_by(user: User) -> list[User]:
    """Return whom somebody has muted."""
    return list(User.objects.filter(muted_by__user=user).order_by("username"))


def report_line(line_id: int, user: User, text: str) -> Report:
    """Complain about a line."""
    line = readable_line(line_id, user)
    refuse_suspended(user)
    if line.user_id == user.id:
        raise NotNow("yourself", "You cannot report yourself.")
    return Report.objects.create(
        table=line.table,
        line=line,
        reporter=user,
        about=line.user,
        text=tidy(text, LONGEST_REPORT),
    )


def report_seat(table_id: UUID, user: User, number: int, text: str) -> Report:
    """Complain about what somebody does at a table."""
    table = find(table_id, user)
    refuse_suspended(user)
    seat = Seat.objects.filter(table=table, number=number).first()
    if seat is None or seat.user_id is None:
        raise NotNow("no-such-seat", "Nobody sits there.")
    if seat.user_id == user.id:
        raise NotNow("yourself", "You cannot report yourself.")
    return Report.objects.create(
        table=table, reporter=user, about_id=seat.user_id, text=tidy(text, LONGEST_REPORT)
    )
