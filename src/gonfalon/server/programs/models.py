"""Challenges: a user invites a bot account to play, and it accepts or declines."""

from __future__ import annotations

import uuid

from django.conf import settings
from django.db import models

from gonfalon.server.tables.models import Table


class Challenge(models.Model):
    """A seat at an open table, offered to a bot account."""

    class Status(models.TextChoices):
        """The state of a challenge."""

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
    start = models.BooleanField(default=True)  # as soon as all seats are ready
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
        """Return the challenge's id."""
        return f"challenge {self.id}"
