"""Sending notices: each at most once, and not at all if it is no longer relevant.

A notice is claimed before it is sent. If the process dies in between, the notice is lost rather
than sent twice. If sending fails, it is released and tried again.
"""

from __future__ import annotations

import logging
from datetime import date
from smtplib import SMTPException
from uuid import UUID

from allauth.account.models import EmailAddress
from django.core.mail import EmailMessage

from gonfalon.server.accounts.models import User
from gonfalon.server.jobs import match_mail
from gonfalon.server.jobs.models import Notice, Subscription
from gonfalon.server.jobs.notice_texts import Email, NoticeTexts, settings_address
from gonfalon.server.jobs.notices import is_current
from gonfalon.server.jobs.preferences import notice_preferences
from gonfalon.server.jobs.web_push.sending import PushFailed, is_on, push
from gonfalon.server.tables.access import shown
from gonfalon.server.tables.models import SeatInvitation, Table

log = logging.getLogger(__name__)

MAIL, PUSH = "mail", "push"
CHANNELS = (MAIL, PUSH)
TRIES_AGAIN = (SMTPException, OSError, PushFailed)
State = Notice.State


def mailbox(user: User) -> str:
    """Return a user's confirmed email address, or "": unconfirmed addresses get no mail."""
    if not user.email or not user.is_active:
        return ""
    known = EmailAddress.objects.filter(user=user, email__iexact=user.email, verified=True)
    return user.email if known.exists() else ""


def mail(user: User, letter: Email, to: str = "") -> int:
    """Send an email, to the user's own mailbox or to `to`; return the number of recipients."""
    to = to or mailbox(user)
    if not to:
        return 0
    stop = letter.stop or settings_address()
    headers = {"List-Unsubscribe": f"<{stop}>", "Auto-Submitted": "auto-generated"}
    return EmailMessage(letter.subject, letter.body, to=[to], headers=headers).send()


def take(notice: int, channel: str, before: str, after: str) -> bool:
    """Change the state of a notice if it is still `before`; only one caller can succeed."""
    known = Notice.objects.filter(pk=notice, **{channel: before})
    return known.update(**{channel: after}) == 1


def deliver(notice_id: int, channel: str) -> None:
    """Send one notice through one channel."""
    if channel not in CHANNELS or not take(notice_id, channel, State.QUEUED, State.SENDING):
        return
    notice = Notice.objects.select_related("user").get(pk=notice_id)
    table = shown().filter(id=notice.table_id).first()
    if table is None or not is_current(notice):
        take(notice_id, channel, State.SENDING, State.MOOT)
        return
    own = mailbox(notice.user)
    other = None if own else match_mail.confirmed(notice.user, table.id)
    letter = letter_of(notice, table, "" if other is None else match_mail.page_of(other))
    try:
        if channel == MAIL:
            reached = mail(notice.user, letter, own if other is None else other.email)
        else:
            reached = push(notice.user, letter, f"{notice.table_id}")
    except TRIES_AGAIN as error:
        log.warning("notice not sent by %s: %s", channel, type(error).__name__)
        take(notice_id, channel, State.SENDING, State.QUEUED)
        raise
    take(notice_id, channel, State.SENDING, State.SENT if reached else State.FAILED)


def letter_of(notice: Notice, table: Table, stop: str = "") -> Email:
    """Return the text of a notice; `stop` is where emails about this match alone are stopped."""
    texts = NoticeTexts(notice.user)
    if notice.kind != Notice.Kind.INVITED:
        return texts.turn(table, notice.kind, stop)
    invitation = SeatInvitation.objects.select_related("inviter").get(pk=notice.marker)
    return texts.invitation(table, invitation.inviter)


def send_digest(user_id: UUID, day: date) -> None:
    """Send a user the daily email; nothing if all turns have been played."""
    user = User.objects.filter(pk=user_id, is_active=True).first()
    if user is None:
        return
    held: list[Notice] = []
    tables: dict[UUID, Table] = {}
    for notice in Notice.objects.filter(user=user, mail=State.DIGEST).order_by("at"):
        if not take(notice.pk, MAIL, State.DIGEST, State.SENDING):
            continue
        table = shown().filter(id=notice.table_id).first()
        if table is None or not is_current(notice) or notice_preferences(user).mail == "off":
            take(notice.pk, MAIL, State.SENDING, State.MOOT)
            continue
        held.append(notice)
        tables[table.id] = table
    if not held:
        return
    soonest = sorted(
        tables.values(), key=lambda t: (t.deadline is None, t.deadline or t.created_at)
    )
    try:
        reached = mail(user, NoticeTexts(user).daily(soonest))
    except TRIES_AGAIN as error:
        log.warning("daily mail not sent: %s", type(error).__name__)
        for notice in held:
            take(notice.pk, MAIL, State.SENDING, State.DIGEST)
        raise
    for notice in held:
        take(notice.pk, MAIL, State.SENDING, State.SENT if reached else State.FAILED)


def within_reach(user: User) -> dict[str, int]:
    """Return how many mailboxes and browsers a notice to a user would go to."""
    wishes = notice_preferences(user)
    return {
        MAIL: int(wishes.mail != "off" and mailbox(user) != ""),
        PUSH: Subscription.objects.filter(user=user).count() if wishes.push and is_on() else 0,
    }


def send_test(user_id: UUID, channel: str) -> None:
    """Send a test notice through one channel; it is not tried again, since the user is waiting."""
    user = User.objects.filter(pk=user_id, is_active=True).first()
    if user is None or channel not in CHANNELS:
        return
    letter = NoticeTexts(user).test()
    try:
        if channel == MAIL:
            mail(user, letter)
        else:
            push(user, letter, "test")
    except TRIES_AGAIN as error:
        log.warning("test not sent by %s: %s", channel, type(error).__name__)
