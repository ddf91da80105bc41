"""The log of inputs, one row for each, in one total order per table; and what is proposed."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from gonfalon.server.tables.models import Table


class Entry(models.Model):
    """One input of a match, and the events it caused (with who may see them).

    Unique (table, seq) makes the order total; unique (table, key) makes a retry harmless.
    `version` is the public version after it: a sealed answer leaves it where it was.
    """

    table = models.ForeignKey(
        Table, on_delete=models.CASCADE, related_name="entries", db_index=False
    )  # the constraints begin with it: one index less to write for every move
    seq = models.BigIntegerField()
    version = models.IntegerField()
    kind = models.CharField(max_length=8)
    seat = models.SmallIntegerField(default=-1)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL)
    target = models.CharField(max_length=80)
    answers = models.JSONField(default=list)
    key = models.UUIDField(null=True)
    trace = models.BigIntegerField(default=-1)
    events = models.JSONField(default=list)
    at = models.DateTimeField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["table", "seq"], name="one_total_order"),
            models.UniqueConstraint(
                fields=["table", "key"],
                condition=models.Q(key__isnull=False),
                name="one_answer_a_key",
            ),
        )
        indexes = (models.Index(fields=["table", "version"], name="since_a_version"),)


class Proposal(models.Model):
    """A proposal to go back beyond the barrier; it holds until something is published."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True)
    to_version = models.IntegerField()
    at_version = models.IntegerField()
    agreed = models.IntegerField(default=0)  # mask of seats
