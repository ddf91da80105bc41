"""Leaves and days of the chain. Both are only ever added to."""

from __future__ import annotations

from django.db import models


class Leaf(models.Model):
    """The leaf of one match, written when it starts. It outlives the table.

    `day` is the day whose head contains it; null until that day is closed.
    """

    table = models.UUIDField(primary_key=True)
    leaf = models.CharField(max_length=64)
    at = models.DateTimeField()
    day = models.DateField(null=True, db_index=True)

    class Meta:
        indexes = (
            models.Index(
                fields=["at"], condition=models.Q(day__isnull=True), name="leaves_to_chain"
            ),
        )

    def __str__(self) -> str:
        """Return the beginning of the leaf."""
        return self.leaf[:12]


class Day(models.Model):
    """A closed day (UTC)."""

    day = models.DateField(primary_key=True)
    previous = models.CharField(max_length=64)
    head = models.CharField(max_length=64)
    count = models.PositiveIntegerField()
    at = models.DateTimeField()

    def __str__(self) -> str:
        """Return the date and the beginning of the head."""
        return f"{self.day} {self.head[:12]}"
