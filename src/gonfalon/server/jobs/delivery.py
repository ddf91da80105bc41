"""Sending notices: each at most once. What has become moot in the meantime is not sent at all.

A notice is taken hold of before it is sent. If the process dies in between, it is lost rather than
doubled; if the sending fails, it is given back and tried again.
"""

from __future__ import annotations

import logging
from datetime import date
from smtplib import SMTPException
from uuid import UUID

from allauth.account.models import EmailAddress
from django.core.mail import EmailMessage

from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.models import Notice
from gonfalon.server.jobs.notices import is_current
from gonfalon.server.jobs.preferences import wishes_of
from gonfalon.server.jobs.push import PushFailed, push
from gonfalon.server.jobs.wording import Letter, Voice, settings_address
from gonfalon.server.tables.access import shown
from gonfalon.server.tables.models import Table

log = logging.getLogger(__name__)

MAIL, PUSH = "mail", "push"
CHANNELS = (MAIL, PUSH)
TRIES_AGAIN = (SMTPException, OSError, PushFailed)
State = Notice.State


def mailbox(user: User) -> str:
    """Return the confirmed mailbox of somebody, if there is one: nobody else gets mail."""
    if not user.email or not user.is_active:
        return ""
    known = EmailAddress.objects.filter(user=user, email__iexact=user.email, verified=True)
    return user.email if known.exists() else ""


def mail(user: User, letter: Letter) -> int:
    """Send a letter by mail; return how many mailboxes got it."""
    to = mailbox(user)
    if not to:
        return 0
    headers = {"List-Unsubscribe": f"<{settings_address()}>", "Auto-Submitted": "auto-generated"}
    return EmailMessage(letter.subject, letter.body, to=[to], headers=headers).send()


def take(notice: int, channel: str, before: str, after: str) -> bool:
    """Change the state of a notice if it is still what it was; only one can succeed."""
    known = Notice.objects.filter(pk=notice, **{channel: before})
    return known.update(**{channel: after}) == 1


def deliver(notice_id: int, channel: str) -> None:
    """Send one notice by one channel."""
    if channel not in CHANNELS or not take(notice_id, channel, State.QUEUED, State.SENDING):
        return
    notice = Notice.objects.select_related("user").get(pk=notice_id)
    table = shown().filter(id=notice.table_id).first()
    if table is None or not is_current(notice):
        take(notice_id, channel, State.SENDING, State.MOOT)
        return
    letter = Voice(notice.user).turn(table, notice.kind)
    try:
        if channel == MAIL:
            reached = mail(notice.user, letter)
        else:
            reached = push(notice.user, letter, f"{notice.table_id}")
    except TRIES_AGAIN as error:
        log.warning("notice not sent by %s: %s", channel, type(error).__name__)
        take(notice_id, channel, State.SENDING, State.QUEUED)
        raise
    take(notice_id, channel, State.SENDING, State.SENT if reached else State.FAILED)


def send_digest(user_id: UUID, day: date) -> None:
    """Send somebody what waits for them; nothing if all has been played."""
    user = User.objects.filter(pk=user_id, is_active=True).first()
    if user is None:
        return
    held: list[Notice] = []
    tables: dict[UUID, Table] = {}
    for notice in Notice.objects.filter(user=user, mail=State.DIGEST).order_by("at"):
        if not take(notice.pk, MAIL, State.DIGEST, State.SENDING):
            continue
        table = shown().filter(id=notice.table_id).first()
        if table is None or not is_current(notice) or wishes_of(user).mail == "off":
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
        reached = mail(user, Voice(user).daily(soonest))
    except TRIES_AGAIN as error:
        log.warning("daily mail not sent: %s", type(error).__name__)
        for notice in held:
            take(notice.pk, MAIL, State.SENDING, State.DIGEST)
        raise
    for notice in held:
        take(notice.pk, MAIL, State.SENDING, State.SENT if reached else State.FAILED)


def send_test(user: User) -> dict[str, int]:
    """Send a notice that says that notices work, by all channels somebody wants."""
    wishes = wishes_of(user)
    letter = Voice(user).test()
    reached = {MAIL: 0, PUSH: 0}
    if wishes.mail != "off":
        reached[MAIL] = mail(user, letter)
    if wishes.push:
        try:
            reached[PUSH] = push(user, letter, "test")
        except PushFailed:
            reached[PUSH] = 0
    return reached
