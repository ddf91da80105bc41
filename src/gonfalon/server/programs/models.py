"""Challenges: somebody would like to play with a bot account, which may accept or decline."""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db import models

from gonfalon.server.tables.models import Table


class Challenge(models.Model):
    """A seat of an open table that is offered to a bot account."""

    class Status(models.TextChoices):
        """What became of it."""

        PENDING = "pending"
        ACCEPTED = "accepted"
        DECLINED = "declined"
        CANCELLED = "cancelled"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="challenges")
    seat = models.PositiveSmallIntegerField(null=True)  # null: any
    bot = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="challenges"
    )
    challenger = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="challenging"
    )
    start = models.BooleanField(default=True)  # as soon as everybody is there
    status = models.CharField(max_length=9, choices=Status.choices, default=Status.PENDING)
    reason = models.CharField(max_length=200, default="")
    created_at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["table", "bot"],
                condition=models.Q(status="pending"),
                name="one_challenge_a_bot",
            ),
        )
        indexes = (
            models.Index(
                fields=["bot", "created_at"],
                condition=models.Q(status="pending"),
                name="pending_challenges",
            ),
        )

    def __str__(self) -> str:
        """Return which challenge it is."""
        return f"challenge {self.id}"
