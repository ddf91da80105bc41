"""Tables and seats. The row of a table is the lock and the truth of everything at it."""

from __future__ import annotations

import secrets
import uuid
from typing import Any

from django.conf import settings
from django.db import models


def invite_code() -> str:
    """Return an unguessable invitation."""
    return secrets.token_urlsafe(16)


def nothing() -> dict[str, Any]:
    """Return an empty mapping."""
    return {}


class Table(models.Model):
    """One table: what is played, by whom, where it stands.

    `seq` counts every input, sealed ones too, and is never shown; `version` counts what has been
    published. `state` is the match as canonical JSON: play goes on from it, the log is for audit.
    """

    class Status(models.TextChoices):
        """What a table is doing."""

        OPEN = "open"
        SEEDING = "seeding"
        PLAYING = "playing"
        OVER = "over"
        VOID = "void"

    class Visibility(models.TextChoices):
        """Who may find a table."""

        PUBLIC = "public"
        LINK = "link"
        PRIVATE = "private"

    class Pace(models.TextChoices):
        """Live, or over days."""

        LIVE = "live"
        DAYS = "days"

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.CharField(max_length=32)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="owned_tables"
    )
    seat_count = models.PositiveSmallIntegerField()
    options = models.JSONField(default=nothing)
    packs = models.JSONField(default=list)
    policy = models.CharField(max_length=10, default="")  # empty: the rules' default, at the start
    pace = models.CharField(max_length=4, choices=Pace.choices, default=Pace.LIVE)
    clock = models.JSONField(default=nothing)
    visibility = models.CharField(
        max_length=7, choices=Visibility.choices, default=Visibility.PUBLIC
    )
    rated = models.BooleanField(default=False)
    language = models.CharField(max_length=2, default="en")  # in which people will talk
    pace_offer = models.JSONField(null=True)  # another pace and clock, until all agree
    invite = models.CharField(max_length=32, default=invite_code, unique=True)
    status = models.CharField(max_length=7, choices=Status.choices, default=Status.OPEN)
    rematch_of = models.ForeignKey("self", null=True, on_delete=models.SET_NULL)

    house_secret = models.BinaryField(max_length=32)
    house_salt = models.BinaryField(max_length=32)
    house_commitment = models.CharField(max_length=64)
    seed_by = models.DateTimeField(null=True)  # when missing contributions are replaced

    seq = models.BigIntegerField(default=0)
    version = models.IntegerField(default=0)
    state = models.TextField(default="")
    waiting = models.IntegerField(default=0)  # mask of seats, as everybody can tell
    waiting_since = models.DateTimeField(null=True)
    deadline = models.DateTimeField(null=True)
    round_closes = models.DateTimeField(null=True)
    outcome = models.JSONField(null=True)
    void_reason = models.CharField(max_length=200, default="")

    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    moved_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(
                fields=["created_at"],
                condition=models.Q(status="open", visibility="public"),
                name="open_tables",
            ),
            models.Index(
                fields=["created_at"],
                condition=models.Q(status="playing", visibility="public"),
                name="running_tables",
            ),
            models.Index(
                fields=["deadline"],
                condition=models.Q(status="playing", deadline__isnull=False),
                name="running_clocks",
            ),
            models.Index(
                fields=["round_closes"],
                condition=models.Q(status="playing", round_closes__isnull=False),
                name="open_rounds",
            ),
        )

    def __str__(self) -> str:
        """Return what may stand anywhere: never state, seed or secret."""
        return f"{self.game} {self.id}"


class Seat(models.Model):
    """A place at a table: a person, a bot of a named level, or nobody yet."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="seats"
    )
    bot = models.CharField(max_length=24, default="")  # the level of a bot that sits here
    standing_in = models.BooleanField(default=False)  # the bot keeps the seat for its user
    ready = models.BooleanField(default=False)
    commitment = models.CharField(max_length=64, default="")
    contribution = models.CharField(max_length=128, default="")
    clock_left = models.BigIntegerField(null=True)  # milliseconds
    resigned = models.BooleanField(default=False)
    agrees_to_end = models.BooleanField(default=False)
    agrees_to_pace = models.BooleanField(default=False)
    offered = models.BooleanField(default=False)  # somebody else may adopt it from the bot
    bot_since = models.DateTimeField(null=True)  # when a bot took the seat of a person
    seen_version = models.IntegerField(default=0)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["table", "number"], name="one_seat_of_a_number"),
            models.UniqueConstraint(
                fields=["table", "user"],
                condition=models.Q(user__isnull=False),
                name="one_seat_a_person",
            ),
        )

    def __str__(self) -> str:
        """Return which seat it is."""
        return f"seat {self.number}"


class Barred(models.Model):
    """Somebody the owner has sent away, who may not sit down here again."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="barred")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["table", "user"], name="barred_once"),)


class Substitution(models.Model):
    """A person has adopted the seat of another: for ratings, and against knowing two hands."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="substitutions")
    number = models.PositiveSmallIntegerField()
    before = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="given_up"
    )
    after = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="adopted"
    )
    resigned = models.BooleanField(default=False)  # whether the one before had resigned
    at = models.DateTimeField(auto_now_add=True)


class ChatLine(models.Model):
    """A line of chat; what seats say to each other is hidden from spectators."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chat")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL)
    text = models.CharField(max_length=500)
    for_seats = models.BooleanField(default=True)
    hidden = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = (models.Index(fields=["table", "id"], name="chat_in_order"),)


class Mute(models.Model):
    """Somebody does not want to read somebody."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="muting"
    )
    muted = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="muted_by"
    )

    class Meta:
        constraints = (models.UniqueConstraint(fields=["user", "muted"], name="one_mute"),)


class Report(models.Model):
    """A complaint for the moderators, with what they did about it."""

    table = models.ForeignKey(Table, null=True, on_delete=models.SET_NULL)
    line = models.ForeignKey(ChatLine, null=True, on_delete=models.SET_NULL)
    reporter = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="reports"
    )
    about = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="reported"
    )
    text = models.CharField(max_length=1000)
    at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True)

    class Meta:
        permissions = (("moderate", "May moderate: read reports, hide lines, suspend, void"),)


class Suspension(models.Model):
    """Somebody may look, but neither sit down, play nor talk, until then or for good.

    It holds for the bots they keep as well.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="suspensions"
    )
    until = models.DateTimeField(null=True)
    at = models.DateTimeField(auto_now_add=True)
    lifted_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["user"],
                condition=models.Q(lifted_at__isnull=True),
                name="one_suspension_at_a_time",
            ),
        )


class Deed(models.Model):
    """What a moderator did: append-only, enforced by the database."""

    moderator = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    what = models.CharField(max_length=40)
    subject = models.CharField(max_length=80)
    reason = models.CharField(max_length=500)
    at = models.DateTimeField(auto_now_add=True)
