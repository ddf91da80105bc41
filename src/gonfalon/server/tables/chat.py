"""Chat at a table, in two rooms.

Only seats can ever read what seats write, since it may be about what they hold. What spectators
write is read by spectators, and also by seats except while the match is running, so that no player
gets help from outside. A user who gave up a seat to a substitute knows what it held, and may not
write to the spectators before the end. A user whom the owner has kicked may only read. A line that
moderators hide leaves a gap; lines of users whom the reader has muted or blocked are omitted, those
of their bots, too.
"""

from __future__ import annotations

import unicodedata
from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.hints import announce
from gonfalon.server.site.state import site_state
from gonfalon.server.tables.access import (
    find,
    has_given_up_a_seat,
    refuse_banned,
    refuse_suspended,
)
from gonfalon.server.tables.blocking import lines_of_blocked
from gonfalon.server.tables.models import ChatLine, Mute, Report, Seat, Table
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotFound, NotNow

PAGE = 100
LONGEST = 500
LONGEST_REPORT = 1000
FORGOTTEN_AT_ONCE = 1000
SEATS, SPECTATORS = "seats", "spectators"
RUNNING = (Table.Status.SEEDING, Table.Status.PLAYING)


def tidy(text: str, longest: int = LONGEST) -> str:
    """Return a text without invisible characters; refuse it if it is empty or too long."""
    kept = "".join(
        c
        for c in text
        if c in "\n\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Co", "Cs")
    ).strip()
    if not kept or len(kept) > longest:
        raise Invalid("bad-text", f"Say something of at most {longest} characters.")
    return kept


def say(table_id: UUID, user: User, text: str, invite: str = "") -> ChatLine:
    """Write a line: to the seats' room from a seat, otherwise to the spectators'."""
    table = find(table_id, user, invite)
    refuse_suspended(user)
    refuse_banned(table, user)
    seated = Seat.objects.filter(table=table, user=user).exists()
    if not seated and table.status == Table.Status.PLAYING and has_given_up_a_seat(table, user):
        raise Forbidden("knows-too-much", "You have played a seat of this match.")
    line = ChatLine.objects.create(table=table, user=user, text=tidy(text), for_seats=seated)
    tell(table)
    return line


def tell(table: Table) -> None:
    """Announce a new chat line to everyone at a table, without revealing the room."""
    version = table.version
    transaction.on_commit(lambda: announce(table.id, version))


def lines(
    table_id: UUID, user: User, room: str = "", after: int = 0, invite: str = ""
) -> list[ChatLine]:
    """Return a page of the lines after `after` that a user may read in a room, in order.

    The default room is the user's own: the seats' for a seat, the spectators' for everyone else.
    """
    table = find(table_id, user, invite)
    seated = Seat.objects.filter(table=table, user=user).exists()
    wanted = room or (SEATS if seated else SPECTATORS)
    if not may_read(table, seated, wanted):
        raise Forbidden("not-your-room", "This is not for you to read.")
    muted = Mute.objects.filter(user=user).values("muted_id")
    return list(
        ChatLine.objects.filter(table=table, for_seats=wanted == SEATS, id__gt=after)
        .exclude(Q(user__in=muted) | Q(user__keeper__in=muted))
        .exclude(lines_of_blocked(user))
        .select_related("user")
        .order_by("id")[:PAGE]
    )


def may_read(table: Table, seated: bool, room: str) -> bool:
    """True if a user (seated or not) may read a room now."""
    if room == SEATS:
        return seated
    return not seated or table.status not in RUNNING


def heard_from_seats(user: User) -> QuerySet[ChatLine]:
    """Return all lines a user may read from the seats they have, without hidden ones."""
    readable = Q(for_seats=True) | ~Q(table__status__in=RUNNING)
    return ChatLine.objects.filter(readable, table__seats__user=user, hidden=False)


def readable_line(line_id: int, user: User) -> ChatLine:
    """Return a line if a user may read it; raise NotThere otherwise."""
    line = ChatLine.objects.select_related("table", "user").filter(id=line_id).first()
    if line is None:
        raise no_line()
    table = find(line.table_id, user)
    seated = Seat.objects.filter(table=table, user=user).exists()
    if not may_read(table, seated, SEATS if line.for_seats else SPECTATORS):
        raise no_line()
    return line


def no_line() -> NotFound:
    """Return the refusal for a line that does not exist or is not visible to the user."""
    return NotFound("no-such-line", "There is no such line.")


def mute(user: User, other_id: UUID) -> None:
    """Mute a user, at all tables."""
    other = User.objects.filter(id=other_id, is_active=True).first()
    if other is None:
        raise NotFound("no-such-user", "There is no such person.")
    if other.id == user.id:
        raise NotNow("yourself", "You cannot mute yourself.")
    Mute.objects.get_or_create(user=user, muted=other)


def unmute(user: User, other_id: UUID) -> None:
    """Unmute a user."""
    Mute.objects.filter(user=user, muted_id=other_id).delete()


def muted_by(user: User) -> list[User]:
    """Return the users whom a user has muted."""
    return list(User.objects.filter(muted_by__user=user).order_by("username"))


def report_line(line_id: int, user: User, text: str) -> Report:
    """Report a line to the moderators."""
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
    """Report a player's behaviour at a table."""
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


def forget_chat() -> int:
    """Delete the chat of matches that ended long ago, as operators wish; return how many lines.

    A line that moderators still have to judge stays until they have.
    """
    days = site_state().chat_days
    if not days:
        return 0
    before = timezone.now() - timedelta(days=days)
    old = ChatLine.objects.filter(at__lt=before, table__ended_at__lt=before)
    judged = old.exclude(report__closed_at__isnull=True, report__isnull=False)
    gone = 0
    while ids := list(judged.order_by("id").values_list("id", flat=True)[:FORGOTTEN_AT_ONCE]):
        gone += ChatLine.objects.filter(id__in=ids).delete()[0]
    return gone
