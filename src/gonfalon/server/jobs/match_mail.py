"""Email for one match: where somebody without a mailbox of their own hears that it's their turn.

Whoever sits at a table names an address. Nothing but one question is sent there until its owner
says yes, on the page that the question links to. Every later email links to the same page, where
they can stop it. The address is used for that match alone, and forgotten a month after its end.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.core.mail import EmailMessage
from django.core.signing import BadSignature, Signer
from django.core.validators import validate_email
from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from gonfalon.server.accounts.locale import language_of
from gonfalon.server.accounts.models import User
from gonfalon.server.job_queue import enqueue_question
from gonfalon.server.jobs.models import MatchMailbox
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Forbidden, NotNow
from gonfalon.server.texts import bundle, say

UNANSWERED = timedelta(days=7)  # until an address that nobody has confirmed is forgotten
KEPT = timedelta(days=30)  # after the end of the match
ENDED = (Table.Status.OVER, Table.Status.VOID)


def signer() -> Signer:
    """Return what signs the keys of mailboxes; no key is stored."""
    return Signer(salt="gonfalon.match-mail", sep=".")


def page_of(mailbox: MatchMailbox) -> str:
    """Return the URL of the page where the owner of an address says yes or no."""
    return f"{settings.ENVIRONMENT.origin}/account/match/{signer().sign(str(mailbox.pk))}"


def find(key: str) -> MatchMailbox | None:
    """Return the mailbox of a key, or None if it is no longer wanted."""
    try:
        number = int(signer().unsign(key))
    except (BadSignature, ValueError):
        return None
    return MatchMailbox.objects.select_related("table", "user").filter(pk=number).first()


def of(user: User, table: UUID) -> MatchMailbox | None:
    """Return where a user wants to hear about a match, confirmed or not."""
    return MatchMailbox.objects.filter(user=user, table_id=table).first()


def confirmed(user: User, table: UUID) -> MatchMailbox | None:
    """Return where a user hears about a match."""
    return MatchMailbox.objects.filter(
        user=user, table_id=table, confirmed_at__isnull=False
    ).first()


def set_address(user: User, table_id: UUID, email: str) -> MatchMailbox:
    """Note an address for a match, and queue the question whether it may be used.

    Another address takes the place of the former one, with a key of its own.
    """
    email = email.strip().lower()
    validate_email(email)
    with transaction.atomic():
        table = Table.objects.only("status").get(pk=table_id)
        User.objects.select_for_update().get(pk=user.pk)
        if not Seat.objects.filter(table=table, user=user).exists():
            raise Forbidden("not-seated", "You do not sit at this table.")
        if table.status in ENDED:
            raise NotNow("over", "The match is over.")
        mailbox = of(user, table_id)
        if mailbox is not None and mailbox.email != email:
            mailbox.delete()
            mailbox = None
        if mailbox is None:
            mailbox = MatchMailbox.objects.create(user=user, table=table, email=email)
        if mailbox.confirmed_at is None:
            enqueue_question(mailbox.pk)
    return mailbox


def confirm(mailbox: MatchMailbox) -> None:
    """Note that the owner of an address wants emails about the match."""
    MatchMailbox.objects.filter(pk=mailbox.pk, confirmed_at=None).update(
        confirmed_at=timezone.now()
    )


def ask(number: int) -> None:
    """Send the question whether an address may be used; nothing if it has been answered.

    Names of players are not in it: anyone may name any address, and choose any name.
    """
    mailbox = MatchMailbox.objects.select_related("user").filter(pk=number).first()
    if mailbox is None or mailbox.confirmed_at is not None:
        return
    texts = bundle(language_of(mailbox.user))
    parts = [
        say(texts, "mail-hello"),
        say(texts, "mail-match", site=settings.ENVIRONMENT.origin.partition("://")[2]),
        page_of(mailbox),
        say(texts, "mail-match-not"),
    ]
    EmailMessage(
        say(texts, "mail-match-subject"),
        "\n\n".join(parts) + "\n",
        to=[mailbox.email],
        headers={"Auto-Submitted": "auto-generated"},
    ).send()


def forget(now: datetime) -> int:
    """Delete addresses that nobody confirmed, or whose match ended long ago; return how many."""
    gone, _ = MatchMailbox.objects.filter(
        Q(confirmed_at=None, created_at__lt=now - UNANSWERED)
        | Q(table__status__in=ENDED, table__ended_at__lt=now - KEPT)
        | Q(table__status=Table.Status.VOID, table__ended_at=None, created_at__lt=now - KEPT)
    ).delete()
    return gone
