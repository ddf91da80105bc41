"""Turn notices: notify each user, once, that a table has been waiting for them for a while.

An invitation that waits for an answer is noticed in the same way.

A turn starts when another seat last published something at the table; that version is its marker.
Answering several of one's own decisions in a row is one turn. Everything here is based on public
facts (the mask of seats that are waited for, and published versions), with one exception that
concerns the user alone: a user who has already given a sealed answer gets no notice. So all seats
of a sealed round are notified at the same time and in the same words, whether they have a choice or
not.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.db import connection, transaction
from django.db.models import F, Min, Q, Value
from django.db.models.functions import Greatest

from gonfalon.server.accounts.locale import zone_of
from gonfalon.server.accounts.models import User
from gonfalon.server.job_queue import enqueue_digest, enqueue_notice
from gonfalon.server.jobs import match_mail
from gonfalon.server.jobs.models import Digest, Notice, Pulse, Subscription
from gonfalon.server.jobs.preferences import NoticePreferences, not_before, notice_preferences
from gonfalon.server.service_time import service_time
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats.inviting import pending

AFTER = timedelta(seconds=60)
BATCH = 200
KEPT = timedelta(days=30)
State, Kind = Notice.State, Notice.Kind

# The part of the time that has passed, and the shortest total time worth a reminder.
REMINDERS: dict[str, tuple[float, timedelta]] = {
    Kind.HALF: (0.5, timedelta(hours=12)),
    Kind.LAST: (0.9, timedelta(hours=1)),
}

# The version since which it has been this seat's turn: the last one another seat published. (An
# entry that does not change the version is a sealed answer and does not count.)
MARKER = """
(SELECT e.version FROM play_entry e
 WHERE e.table_id = t.id AND e.seat <> s.number AND NOT EXISTS (
     SELECT 1 FROM play_entry p
     WHERE p.table_id = e.table_id AND p.seq = e.seq - 1 AND p.version = e.version)
 ORDER BY e.seq DESC LIMIT 1)
"""

# The seat's last sealed input in the open round: an answer, unless it was undone.
HAS_ANSWERED = """
COALESCE((
    SELECT e.kind = 'choose' FROM play_entry e
    JOIN play_entry p ON p.table_id = e.table_id AND p.seq = e.seq - 1 AND p.version = e.version
    WHERE e.table_id = t.id AND e.version = t.version AND e.seat = s.number
    ORDER BY e.seq DESC LIMIT 1), FALSE)
"""

WAITED_FOR = f"""
FROM tables_table t
JOIN tables_seat s ON s.table_id = t.id
JOIN accounts_user u ON u.id = s.user_id
WHERE t.status = 'playing' AND (t.waiting >> s.number) & 1 = 1
  AND s.bot = '' AND NOT s.resigned AND u.is_active AND NOT u.is_bot
  AND NOT {HAS_ANSWERED}
"""

NOTE = f"""
INSERT INTO jobs_notice (user_id, table_id, seat, kind, marker, at, due, mail, push)
SELECT u.id, t.id, s.number, %(kind)s, {MARKER}, %(now)s, %(now)s, 'new', 'new'
{WAITED_FOR}
"""
ONCE = " ON CONFLICT (user_id, table_id, kind, marker) DO NOTHING"

TURN = NOTE + " AND t.waiting_since > %(since)s AND t.waiting_since <= %(until)s" + ONCE

# Half and nine tenths of the time have an index each, for clocks of an hour or longer.
REMIND = (
    NOTE
    + """
  AND t.deadline > %(until)s
  AND t.deadline - t.waiting_since >= interval '1 hour'
  AND t.deadline - t.waiting_since >= %(least)s
  AND tables_part_of_time(t.waiting_since, t.deadline, %(part)s) > %(since)s
  AND tables_part_of_time(t.waiting_since, t.deadline, %(part)s) <= %(until)s
"""
    + ONCE
)

INVITED = """
WITH due AS (
    UPDATE tables_seatinvitation SET noticed = TRUE
    WHERE status = 'pending' AND NOT noticed AND created_at <= %(until)s
    RETURNING id, invited_id, table_id, seat)
INSERT INTO jobs_notice (user_id, table_id, seat, kind, marker, at, due, mail, push)
SELECT invited_id, table_id, COALESCE(seat, 0), %(kind)s, id, %(now)s, %(now)s, 'new', 'new'
FROM due ON CONFLICT (user_id, table_id, kind, marker) DO NOTHING
"""

CURRENT = f"""
SELECT 1 {WAITED_FOR}
  AND t.id = %(table)s AND s.number = %(seat)s AND u.id = %(user)s AND {MARKER} = %(marker)s
"""


def note_turns(now: datetime) -> int:
    """Write notices for users waited for long enough; return how many."""
    until = service_time(now) - AFTER
    since = reached("noticed_until") or until - timedelta(days=1)
    with connection.cursor() as cursor:
        cursor.execute(TURN, {"kind": Kind.TURN, "now": now, "since": since, "until": until})
        found: int = cursor.rowcount
    reach("noticed_until", until)
    return found


def note_reminders(now: datetime) -> int:
    """Write notices for users whose time is running out; return how many."""
    found = 0
    until = service_time(now)
    since = reached("reminded_until") or until - timedelta(hours=1)
    with connection.cursor() as cursor:
        for kind, (part, least) in REMINDERS.items():
            values: dict[str, Any] = {
                "kind": kind,
                "now": now,
                "since": since,
                "until": until,
                "part": part,
                "least": least,
            }
            cursor.execute(REMIND, values)
            found += cursor.rowcount
    reach("reminded_until", until)
    return found


def note_invitations(now: datetime) -> int:
    """Write notices for invitations that have waited for an answer; return how many."""
    with connection.cursor() as cursor:
        cursor.execute(INVITED, {"kind": Kind.INVITED, "now": now, "until": now - AFTER})
        found: int = cursor.rowcount
    return found


def reached(field: str) -> datetime | None:
    """Return up to when notices have been written.

    Read and written without a lock, since the pulse must not wait for anything. Two sweepers may
    process the same period; each notice is written only once anyway.
    """
    found: datetime | None = Pulse.objects.filter(id=1).values_list(field, flat=True).first()
    return found


def reach(field: str, until: datetime) -> None:
    """Store up to when notices have been written; never moves backwards."""
    if not Pulse.objects.filter(id=1).update(**{field: Greatest(F(field), Value(until))}):
        Pulse.objects.bulk_create([Pulse(id=1, **{field: until})], ignore_conflicts=True)


def is_current(notice: Notice) -> bool:
    """True if it is still the same turn of the same user, or the invitation can be answered."""
    if notice.kind == Kind.INVITED:
        return pending().filter(pk=notice.marker, invited=notice.user_id).exists()
    values: dict[str, Any] = {
        "table": notice.table_id,
        "seat": notice.seat,
        "user": notice.user_id,
        "marker": notice.marker,
    }
    with connection.cursor() as cursor:
        cursor.execute(CURRENT, values)
        return cursor.fetchone() is not None


def plan(now: datetime) -> int:
    """Queue due notices and hold back those in quiet hours; return how many were queued."""
    queued = 0
    waiting = (State.NEW, State.WAITS)
    with transaction.atomic():
        due = list(
            Notice.objects.select_for_update(skip_locked=True, of=("self",))
            .filter(Q(mail__in=waiting) | Q(push__in=waiting), due__lte=now)
            .select_related("user", "table")
            .defer("table__state", "table__house_secret", "table__house_salt")
            .order_by("due")[:BATCH]
        )
        for notice in due:
            queued += arrange(notice, now)
    return queued


def arrange(notice: Notice, now: datetime) -> int:
    """Decide through which channels a notice is sent, and when."""
    wishes = notice_preferences(notice.user)
    notice.due = not_before(notice.user, wishes, now)
    if notice.due > now:
        notice.mail = notice.push = State.WAITS
    else:
        notice.mail = mail_state(notice, wishes)
        notice.push = push_state(notice, wishes)
        for channel in ("mail", "push"):
            if getattr(notice, channel) == State.QUEUED:
                enqueue_notice(notice.pk, channel)
    notice.save(update_fields=["due", "mail", "push"])
    return int(State.QUEUED in (notice.mail, notice.push))


def mail_state(notice: Notice, wishes: NoticePreferences) -> str:
    """Return the state of a notice on the mail channel."""
    own = bool(notice.user.email)
    if wishes.mail == "off" or not is_wanted(notice, wishes):
        return State.NONE
    if not own and match_mail.confirmed(notice.user, notice.table_id) is None:
        return State.NONE
    if notice.table.pace == Table.Pace.LIVE and not wishes.mail_live:
        return State.NONE
    if own and wishes.mail == "daily" and notice.kind != Kind.LAST:
        return State.DIGEST if notice.kind == Kind.TURN else State.NONE
    return State.QUEUED


def push_state(notice: Notice, wishes: NoticePreferences) -> str:
    """Return the state of a notice on the push channel."""
    if not wishes.push or not is_wanted(notice, wishes):
        return State.NONE
    if not Subscription.objects.filter(user=notice.user).exists():
        return State.NONE
    return State.QUEUED


def is_wanted(notice: Notice, wishes: NoticePreferences) -> bool:
    """True if the user wants notices of this kind."""
    return notice.kind not in REMINDERS or wishes.reminders


def plan_digests(now: datetime) -> int:
    """Queue the daily emails that are due; return how many."""
    queued = 0
    waiting = Notice.objects.filter(mail=State.DIGEST).values("user").annotate(first=Min("at"))
    firsts = {found["user"]: found["first"] for found in waiting}
    for user in User.objects.filter(pk__in=list(firsts), is_active=True):
        wishes = notice_preferences(user)
        hour = last_hour(user, wishes.daily_hour, now)
        if firsts[user.pk] > hour or not_before(user, wishes, now) > now:
            continue
        with transaction.atomic():
            _, is_new = Digest.objects.get_or_create(
                user=user, day=hour.date(), defaults={"sent_at": now}
            )
            if is_new:
                enqueue_digest(user.pk, hour.date())
                queued += 1
    return queued


def last_hour(user: User, hour: int, now: datetime) -> datetime:
    """Return the last time it was that hour in the user's time zone."""
    local = now.astimezone(zone_of(user))
    found = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    return found if found <= local else found - timedelta(days=1)


def forget_old(now: datetime) -> int:
    """Delete old notices and daily email records; return the number of notices."""
    old = now - KEPT
    gone, _ = Notice.objects.filter(at__lt=old).delete()
    Digest.objects.filter(day__lt=old.date()).delete()
    return gone
