"""Tables and seats. A table's row is its lock and the source of truth for everything at it."""

from __future__ import annotations

import secrets
from typing import Any

from django.conf import settings
from django.db import models

from gonfalon.server.cells import new_table_id


def invite_code() -> str:
    """Return an unguessable invitation."""
    return secrets.token_urlsafe(16)


def nothing() -> dict[str, Any]:
    """Return an empty mapping."""
    return {}


class Table(models.Model):
    """One table: what is played, by whom, and its current state.

    `seq` counts every input, sealed ones too, and is never shown; `version` counts what has been
    published. `state` is the match as canonical JSON: play continues from it, the log is for audit.

    `seed_by`, `waiting_since`, `deadline`, `round_closes` and `Seat.bot_since` are service time
    (`service_time.py`), which pauses during downtime. Show them to users as
    `service_clock().shown(...)`. All other times are wall-clock time.
    """

    class Status(models.TextChoices):
        """The phase of a table."""

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

    id = models.UUIDField(primary_key=True, default=new_table_id, editable=False)
    game = models.CharField(max_length=32)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="owned_tables"
    )
    seat_count = models.PositiveSmallIntegerField()
    settings = models.JSONField(
        default=nothing, db_column="options"
    )  # its name until November 2026
    packs = models.JSONField(default=list)
    policy = models.CharField(max_length=10, default="")  # empty: the rules' default, at the start
    pace = models.CharField(max_length=4, choices=Pace.choices, default=Pace.LIVE)
    clock = models.JSONField(default=nothing)
    visibility = models.CharField(
        max_length=7, choices=Visibility.choices, default=Visibility.PUBLIC
    )
    rated = models.BooleanField(default=False)
    language = models.CharField(max_length=2, default="en")  # of the conversation
    pace_offer = models.JSONField(null=True)  # another pace and clock, until all agree
    invite = models.CharField(max_length=32, default=invite_code, unique=True)
    status = models.CharField(max_length=7, choices=Status.choices, default=Status.OPEN)
    rematch_of = models.ForeignKey(
        "self", null=True, on_delete=models.SET_NULL, db_constraint=False
    )  # which may have moved to another database

    house_secret = models.BinaryField(max_length=32)
    house_salt = models.BinaryField(max_length=32)
    house_commitment = models.CharField(max_length=64)  # empty: begun elsewhere (`brought.py`)
    seed_by = models.DateTimeField(null=True)  # after this, missing contributions are replaced

    seq = models.BigIntegerField(default=0)
    version = models.IntegerField(default=0)
    state = models.TextField(default="")
    tag = models.CharField(max_length=16, default="", db_default="")  # digest of the state
    waiting = models.IntegerField(default=0)  # mask of seats, as publicly known
    waiting_since = models.DateTimeField(null=True)
    deadline = models.DateTimeField(null=True)
    round_closes = models.DateTimeField(null=True)
    outcome = models.JSONField(null=True)
    void_reason = models.CharField(max_length=200, default="")

    created_at = models.DateTimeField(auto_now_add=True)
    started_at = models.DateTimeField(null=True)
    moved_at = models.DateTimeField(null=True)
    ended_at = models.DateTimeField(null=True)
    log_archived = models.BooleanField(default=False, db_default=False)  # see `play.archive`

    class Meta:
        # These exclude finished tables, however many there are, except until their log is archived.
        # Those of the lobby cover all their filters, so that only matching tables are read.
        indexes = (
            models.Index(
                fields=["created_at", "game", "pace", "language", "rated"],
                condition=models.Q(status="open", visibility="public"),
                name="lobby_open",
            ),
            models.Index(
                fields=["created_at", "game", "pace", "language", "rated"],
                condition=models.Q(status="playing", visibility="public"),
                name="lobby_running",
            ),
            models.Index(
                fields=["owner", "status"],
                condition=models.Q(status__in=("open", "seeding", "playing")),
                name="tables_of_owners",
            ),
            models.Index(
                fields=["waiting_since"],
                condition=models.Q(status="playing"),
                name="waiting_tables",
            ),
            models.Index(
                fields=["moved_at"], condition=models.Q(status="playing"), name="moved_tables"
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
            models.Index(
                fields=["ended_at"],
                condition=models.Q(ended_at__isnull=False, log_archived=False),
                name="logs_to_archive",
            ),
        )

    def __str__(self) -> str:
        """Return a text that is safe anywhere: never state, seed or secret."""
        return f"{self.game} {self.id}"

    @property
    def is_provable(self) -> bool:
        """Whether nobody could know the seed before the match; not if it was begun elsewhere."""
        return bool(self.house_commitment)


class Seat(models.Model):
    """A seat at a table: a user, a bot of a named level, or empty."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seats")
    number = models.PositiveSmallIntegerField()
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="seats"
    )
    bot = models.CharField(max_length=24, default="")  # the level of the bot that plays this seat
    standing_in = models.BooleanField(default=False)  # the bot keeps the seat for its user
    ready = models.BooleanField(default=False)
    commitment = models.CharField(max_length=64, default="")
    contribution = models.CharField(max_length=128, default="")
    clock_left = models.BigIntegerField(null=True)  # milliseconds
    resigned = models.BooleanField(default=False)
    agrees_to_end = models.BooleanField(default=False)
    agrees_to_pace = models.BooleanField(default=False)
    offered = models.BooleanField(default=False)  # another user may adopt it from the bot
    bot_since = models.DateTimeField(null=True)  # when a bot took over from a user
    bot_since_seq = models.BigIntegerField(null=True)  # the last input before that
    timed_out = models.BooleanField(default=False, db_default=False)  # so the bot answers first
    had_extra_time = models.BooleanField(default=False, db_default=False)  # after coming back
    seen_version = models.IntegerField(default=0)
    standing_orders = models.JSONField(
        default=list, db_default=models.Value([], output_field=models.JSONField())
    )  # the kinds of windows in which the user passes; private
    quick_start = models.JSONField(null=True)  # the user's wish and what it did (`QuickStart`)
    over = models.BooleanField(default=False, db_default=False)  # the table has ended

    class Meta:
        # Somebody's running tables, however many they have finished. The table's status decides:
        # seats of tables that ended before this field was added are marked later.
        indexes = (
            models.Index(
                fields=["user"],
                condition=models.Q(over=False, user__isnull=False),
                name="seats_in_play",
            ),
        )
        constraints = (
            models.UniqueConstraint(fields=["table", "number"], name="one_seat_of_a_number"),
            models.UniqueConstraint(
                fields=["table", "user"],
                condition=models.Q(user__isnull=False),
                name="one_seat_a_person",
            ),
        )

    def __str__(self) -> str:
        """Return the seat's number."""
        return f"seat {self.number}"


class Result(models.Model):
    """How a player did in a finished match. One row per player, so that histories stay fast.

    Written with the end of the match, for whoever has the seat then. `place` is the rank as it
    counts: a side that resigned comes last. The order of the ids is the order of the endings.
    """

    class Kind(models.TextChoices):
        """How a match ended for a player."""

        WON = "won"
        SHARED = "shared"  # first place, together with another side
        LOST = "lost"

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="results", db_index=False
    )
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="results")
    game = models.CharField(max_length=32)
    seat_count = models.PositiveSmallIntegerField()
    rated = models.BooleanField()
    public = models.BooleanField()  # whether everyone may see the table in a list
    place = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=6, choices=Kind.choices)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["user", "table"], name="one_result_a_match"),
        )
        indexes = (models.Index(fields=["user", "-id"], name="results_of_players"),)

    def __str__(self) -> str:
        """Return the table and the result."""
        return f"{self.table_id} {self.kind}"


class TableBan(models.Model):
    """A user whom the owner has kicked and who may not take a seat here again."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="bans")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)

    class Meta:
        db_table = "tables_barred"
        constraints = (models.UniqueConstraint(fields=["table", "user"], name="barred_once"),)


class Substitution(models.Model):
    """A user adopted another's seat: for ratings, and to prevent playing two hands."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="substitutions")
    number = models.PositiveSmallIntegerField()
    before = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="given_up"
    )
    after = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="adopted"
    )
    resigned = models.BooleanField(default=False)  # whether the previous player had resigned
    at = models.DateTimeField(auto_now_add=True)


class SeatInvitation(models.Model):
    """A player is invited by name to an open table."""

    class Status(models.TextChoices):
        """The state of an invitation."""

        PENDING = "pending"
        ACCEPTED = "accepted"
        DECLINED = "declined"
        WITHDRAWN = "withdrawn"

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="seat_invitations")
    seat = models.PositiveSmallIntegerField(null=True)  # null: any
    inviter = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="sent_invitations"
    )
    invited = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="received_invitations"
    )
    status = models.CharField(max_length=9, choices=Status.choices, default=Status.PENDING)
    noticed = models.BooleanField(default=False)  # a notice has been written
    created_at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=["table", "invited"],
                condition=models.Q(status="pending"),
                name="one_invitation_a_player",
            ),
        )
        indexes = (
            models.Index(
                fields=["created_at"],
                condition=models.Q(status="pending", noticed=False),
                name="invitations_to_notice",
            ),
        )

    def __str__(self) -> str:
        """Return the invitation's id."""
        return f"invitation {self.pk}"


class ChatLine(models.Model):
    """A chat line; what seats write to each other is hidden from spectators."""

    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="chat")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL)
    text = models.CharField(max_length=500)
    for_seats = models.BooleanField(default=True)
    hidden = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = (models.Index(fields=["table", "id"], name="chat_in_order"),)


class Mute(models.Model):
    """A user does not want to read another user."""

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="muting"
    )
    muted = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="muted_by"
    )

    class Meta:
        constraints = (models.UniqueConstraint(fields=["user", "muted"], name="one_mute"),)


class Report(models.Model):
    """A report to the moderators."""

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
    """A user may look, but not take a seat, play or chat, for some time or indefinitely.

    It applies to the bots they keep as well.
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


class ModerationAction(models.Model):
    """A moderator's action: append-only, enforced by the database."""

    moderator = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    what = models.CharField(max_length=40)
    subject = models.CharField(max_length=80)
    reason = models.CharField(max_length=500)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        db_table = "tables_deed"
