"""The log of inputs (one row each, totally ordered per table), editions, endings, proposals.

Also the tables that have moved to another database.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models

from gonfalon.server.tables.models import Table


class Entry(models.Model):
    """One input of a match, and the events it caused, with who may see them.

    The key (table, seq) makes the order total; unique (table, key) makes a retry harmless.
    `version` is the public version after the input: a sealed answer does not change it.
    """

    pk = models.CompositePrimaryKey("table_id", "seq")
    table = models.ForeignKey(
        Table, on_delete=models.CASCADE, related_name="entries", db_index=False
    )  # both keys start with it, so a separate index is wasted work
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
            models.UniqueConstraint(
                fields=["table", "key"],
                condition=models.Q(key__isnull=False),
                name="one_answer_a_key",
            ),
        )
        indexes = (models.Index(fields=["table", "version"], name="since_a_version"),)


class ArchivedLog(models.Model):
    """The whole log of a match that ended long ago, compressed: a tenth of the space of its rows.

    `archive.py` documents the format.
    """

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True)
    inputs = models.IntegerField()
    body = models.BinaryField()
    at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        """Return the table and the number of inputs."""
        return f"{self.table_id}: {self.inputs} inputs"


class Edition(models.Model):
    """The content that matches of a game started with, as text, by digest.

    Written once, when the first match with it starts, and never changed: a card corrected later
    makes a new edition. `Entries.text` documents the format.
    """

    game = models.CharField(max_length=32)
    digest = models.CharField(max_length=16)
    text = models.TextField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["game", "digest"], name="one_edition_a_digest"),
        )

    def __str__(self) -> str:
        """Return the game and digest."""
        return f"{self.game} {self.digest}"


class Ending(models.Model):
    """What can still be read of a finished match when its rules are no longer installed.

    Written by a job soon after the end, by a release that plays the match: the replay of its record
    and what it showed. `shown` is compressed JSON (see `endings`).
    """

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True)
    holds = models.BooleanField()  # the record leads to the stored state
    record = models.CharField(max_length=64)  # digest of its text
    inputs = models.IntegerField()
    draws = models.BigIntegerField()
    shown = models.BinaryField()
    at = models.DateTimeField(auto_now=True)


class Proposal(models.Model):
    """A proposal to go back beyond the barrier; valid until something is published."""

    table = models.OneToOneField(Table, on_delete=models.CASCADE, primary_key=True)
    to_version = models.IntegerField()
    at_version = models.IntegerField()
    agreed = models.IntegerField(default=0)  # mask of seats


class MovedTable(models.Model):
    """A table that was here and has moved to the database of another cell (`commands.moving`).

    `rows` is everything that belonged to it, until it has arrived there; then it is empty.
    `backend` is where the proxy sends its requests now; it is empty when the table has come back.
    """

    table = models.UUIDField(primary_key=True)
    backend = models.CharField(max_length=32)
    rows = models.TextField(default="")
    digest = models.CharField(max_length=64)  # of the rows, as they were
    at = models.DateTimeField()

    def __str__(self) -> str:
        """Return the table and where it is."""
        return f"{self.table} {self.backend}"
