"""Models of the jobs: the pulse of the service, notices, and push subscriptions."""

from __future__ import annotations

from datetime import timedelta

from django.conf import settings
from django.db import models

from gonfalon.server.tables.models import Table


class Pulse(models.Model):
    """One row: when the service was last alive, and how far the sweeper has come.

    `lost` is the total downtime of the service, counted up to `made_good`. `noticed_until` and
    `reminded_until` are service time, like the clocks they follow.
    """

    id = models.SmallIntegerField(primary_key=True, default=1)
    work_at = models.DateTimeField(null=True)
    web_at = models.DateTimeField(null=True)
    made_good = models.DateTimeField(null=True)
    lost = models.DurationField(default=timedelta, db_default=timedelta())
    noticed_until = models.DateTimeField(null=True)
    reminded_until = models.DateTimeField(null=True)

    class Meta:
        constraints = (models.CheckConstraint(condition=models.Q(id=1), name="one_pulse_in_all"),)


class Notice(models.Model):
    """A match waits for a user: one row for each user, turn and occasion, sent or not.

    `marker` is the version since which it has been their turn, or the id of an invitation; the
    unique key rules out duplicates, whoever writes them.
    """

    class Kind(models.TextChoices):
        """The occasion of a notice."""

        TURN = "turn"
        HALF = "half"  # half of the time is up
        LAST = "last"  # nine tenths of it are
        INVITED = "inv"  # somebody invites them to a table

    class State(models.TextChoices):
        """The state of a notice on one channel."""

        NEW = "new"
        NONE = "none"  # not wanted on this channel
        WAITS = "waits"  # until quiet hours end
        DIGEST = "digest"  # for the daily email
        QUEUED = "queued"
        SENDING = "sending"
        SENT = "sent"
        MOOT = "moot"  # played in the meantime
        FAILED = "failed"

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="notices"
    )
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="notices")
    seat = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=4, choices=Kind.choices, default=Kind.TURN)
    marker = models.IntegerField()
    at = models.DateTimeField()
    due = models.DateTimeField()
    mail = models.CharField(max_length=7, choices=State.choices, default=State.NEW)
    push = models.CharField(max_length=7, choices=State.choices, default=State.NEW)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["user", "table", "kind", "marker"], name="one_notice_a_turn"
            ),
        )
        indexes = (
            models.Index(
                fields=["due"],
                condition=models.Q(mail__in=("new", "waits")) | models.Q(push__in=("new", "waits")),
                name="notices_to_send",
            ),
            models.Index(
                fields=["user"], condition=models.Q(mail="digest"), name="notices_to_collect"
            ),
            models.Index(fields=["at"], name="notices_by_age"),
        )


class MatchMailbox(models.Model):
    """Where a user hears about one match, once the owner of the address has said yes."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="match_mailboxes"
    )
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="mailboxes")
    email = models.EmailField(max_length=254)
    created_at = models.DateTimeField(auto_now_add=True)
    confirmed_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["user", "table"], name="one_mailbox_a_match"),
        )


class Rehearsal(models.Model):
    """A backup that was restored elsewhere and compared (`commands.rehearsal`)."""

    at = models.DateTimeField(auto_now_add=True)
    matches = models.IntegerField()
    inputs = models.BigIntegerField()
    differences = models.IntegerField()
    seconds = models.FloatField()


class Digest(models.Model):
    """A user's daily email, one per day."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="digests"
    )
    day = models.DateField()
    sent_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["user", "day"], name="one_digest_a_day"),)


class Subscription(models.Model):
    """A browser that receives a user's push messages."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="subscriptions"
    )
    endpoint = models.CharField(max_length=1000, unique=True)
    p256dh = models.CharField(max_length=120)
    auth = models.CharField(max_length=40)
    label = models.CharField(max_length=60, default="")
    created_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True)
