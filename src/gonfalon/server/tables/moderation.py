"""Moderators' actions. Each is logged with its reason, in the same transaction.

The log is append-only: the database refuses to change or delete an entry. Moderators see reports,
the lines that were reported, names and the public side of tables; never a state, a seed or a
secret.
"""

from __future__ import annotations

from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.staff import has_factor
from gonfalon.server.tables.access import hold
from gonfalon.server.tables.ending import void_table
from gonfalon.server.tables.models import ChatLine, ModerationAction, Report, Suspension, Table
from gonfalon.server.tables.refusals import Forbidden, Invalid, NotFound, NotNow
from gonfalon.server.tables.seats.withdrawing import withdraw

PAGE = 100
LONGEST_DAYS = 3650
LONGEST_REASON = 400


def is_moderator(user: User) -> bool:
    """True if a user may moderate."""
    return user.is_active and user.has_perm("tables.moderate")


def demand_moderator(user: User) -> None:
    """Refuse anyone else, and moderators without a second factor."""
    if not is_moderator(user):
        raise Forbidden("not-moderator", "Only moderators can do this.")
    if not has_factor(user):
        raise Forbidden("no-second-factor", "Moderators need a second factor: see the preferences.")


def record_action(
    moderator: User, what: str, subject: str, reason: str, more: str = ""
) -> ModerationAction:
    """Log an action; a reason is required."""
    reason = reason.strip()
    if not reason or len(reason) > LONGEST_REASON:
        raise Invalid("bad-reason", f"Give a reason of at most {LONGEST_REASON} characters.")
    return ModerationAction.objects.create(
        moderator=moderator, what=what, subject=subject, reason=more + reason
    )


def open_reports() -> list[Report]:
    """Return open reports, oldest first."""
    found = Report.objects.filter(closed_at__isnull=True).order_by("id")
    return list(found.select_related("line", "reporter", "about")[:PAGE])


def actions(before: int | None = None) -> list[ModerationAction]:
    """Return moderators' actions, latest first."""
    found = ModerationAction.objects.select_related("moderator").order_by("-id")
    if before is not None:
        found = found.filter(id__lt=before)
    return list(found[:PAGE])


def close_report(moderator: User, report_id: int, reason: str) -> None:
    """Close a report."""
    demand_moderator(moderator)
    with transaction.atomic():
        report = Report.objects.select_for_update().filter(id=report_id).first()
        if report is None:
            raise NotFound("no-such-report", "There is no such report.")
        if report.closed_at is not None:
            raise NotNow("closed", "Somebody has dealt with it.")
        report.closed_at = timezone.now()
        report.save(update_fields=["closed_at"])
        record_action(moderator, "close-report", f"report:{report_id}", reason)


def hide_line(moderator: User, line_id: int, reason: str, hidden: bool = True) -> None:
    """Hide a chat line, or show it again."""
    demand_moderator(moderator)
    with transaction.atomic():
        if not ChatLine.objects.filter(id=line_id).update(hidden=hidden):
            raise NotFound("no-such-line", "There is no such line.")
        record_action(moderator, "hide-line" if hidden else "show-line", f"line:{line_id}", reason)


def suspend(moderator: User, user_id: UUID, reason: str, days: int | None = None) -> None:
    """Suspend a user for some days or indefinitely, and with them the bots they keep.

    Built-in bots take over their seats.
    """
    demand_moderator(moderator)
    if days is not None and not 1 <= days <= LONGEST_DAYS:
        raise Invalid("bad-days", f"From 1 to {LONGEST_DAYS} days.")
    with transaction.atomic():
        user = User.objects.select_for_update().filter(id=user_id).first()
        if user is None:
            raise NotFound("no-such-user", "There is no such person.")
        if user.id == moderator.id or is_moderator(user):
            raise Forbidden("moderator", "Moderators are not suspended here.")
        now = timezone.now()
        until = None if days is None else now + timedelta(days=days)
        Suspension.objects.filter(user=user, lifted_at__isnull=True).update(lifted_at=now)
        Suspension.objects.create(user=user, until=until)
        length = "for good: " if days is None else f"for {days} days: "
        record_action(moderator, "suspend", f"user:{user_id}", reason, length)
    for gone in (user, *user.bots.all()):
        withdraw(gone)


def reinstate(moderator: User, user_id: UUID, reason: str) -> None:
    """End a suspension."""
    demand_moderator(moderator)
    with transaction.atomic():
        active = Suspension.objects.filter(user_id=user_id, lifted_at__isnull=True)
        if not active.update(lifted_at=timezone.now()):
            raise NotNow("not-suspended", "This person is not suspended.")
        record_action(moderator, "reinstate", f"user:{user_id}", reason)


def void(moderator: User, table_id: UUID, reason: str) -> None:
    """End a table without a result; the reason is shown publicly at the table."""
    demand_moderator(moderator)
    with hold(table_id) as table:
        if table.status in (Table.Status.OVER, Table.Status.VOID):
            raise NotNow("ended", "The table has ended.")
        record_action(moderator, "void", f"table:{table_id}", reason)
        void_table(table, f"moderator: {reason.strip()}"[:200])
