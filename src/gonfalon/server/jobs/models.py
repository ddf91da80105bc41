"""What the jobs remember: the pulse of the service, notices, and where pushes go."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from gonfalon.server.tables.models import Table


class Pulse(models.Model):
    """One row: when the service was last alive, and how far the sweeper has come.

    `made_good` is when clocks were last moved because the service had stood still.
    """

    id = models.SmallIntegerField(primary_key=True, default=1)
    work_at = models.DateTimeField(null=True)
    web_at = models.DateTimeField(null=True)
    made_good = models.DateTimeField(null=True)
    noticed_until = models.DateTimeField(null=True)
    reminded_until = models.DateTimeField(null=True)

    class Meta:
        constraints = (models.CheckConstraint(condition=models.Q(id=1), name="one_pulse_in_all"),)


class Notice(models.Model):
    """Somebody is waited for: one row for each person, turn and occasion, sent or not.

    `marker` is the version since which the turn is theirs; the unique key makes doubles
    impossible, whoever writes them.
    """

    class Kind(models.TextChoices):
        """On what occasion."""

        TURN = "turn"
        HALF = "half"  # half of the time is over
        LAST = "last"  # nine tenths of it are

    class State(models.TextChoices):
        """What has become of it on a channel."""

        NEW = "new"
        NONE = "none"  # not wanted there
        WAITS = "waits"  # until quiet hours are over
        DIGEST = "digest"  # for the daily mail
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


class Digest(models.Model):
    """The daily mail of a person: one for each day."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="digests"
    )
    day = models.DateField()
    sent_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["user", "day"], name="one_digest_a_day"),)


class Subscription(models.Model):
    """A browser that takes pushes for a person."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="subscriptions"
    )
    endpoint = models.CharField(max_length=1000, unique=True)
    p256dh = models.CharField(max_length=120)
    auth = models.CharField(max_length=40)
    label = models.CharField(max_length=60, default="")
    created_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True)
