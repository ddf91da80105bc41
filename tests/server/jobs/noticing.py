"""People who wish to be told of their turns, and what is sent to them."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django.core import mail

from gonfalon.server.accounts.models import User
from gonfalon.server.jobs import notices
from gonfalon.server.jobs.delivery import deliver
from gonfalon.server.jobs.models import Notice
from tests.server.visitor import account

SECOND = timedelta(seconds=1)


def people(count: int = 3, **wishes: Any) -> list[User]:
    """Make people with mailboxes who wish to be told like this."""
    names = ("Anna", "Bohdan", "Celina", "Dmitri")
    return [account(name, preferences={"notices": wishes}) for name in names[:count]]


def told(now: datetime) -> int:
    """Do what the sweeper and the worker do about notices; return how many mails went out."""
    before = len(mail.outbox)
    notices.note_turns(now)
    notices.note_reminders(now)
    notices.plan(now)
    for notice in Notice.objects.filter(mail=Notice.State.QUEUED):
        deliver(notice.pk, "mail")
        deliver(notice.pk, "mail")  # a job may run twice
    return len(mail.outbox) - before
