"""Stored ratings: standings, and the order in which tables were reckoned.

Standings are the sum of their changes. The changes of a game and seat count have one total order
(`Reckoned.number`), so the sum can be recomputed from the finished tables at any time.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F


class Standing(models.Model):
    """A player's estimated skill in a game with a given number of seats.

    `who` names an account or a built-in bot level, and outlives the account.
    """

    who = models.CharField(max_length=48)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="standings"
    )
    bot = models.CharField(max_length=24, default="")
    game = models.CharField(max_length=32)
    seats = models.PositiveSmallIntegerField()
    mu = models.FloatField()
    sigma = models.FloatField()
    matches = models.PositiveIntegerField(default=0)
    last_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["game", "seats", "who"], name="one_standing"),
        )
        indexes = (
            models.Index(
                F("game"), F("seats"), (F("mu") - 3.0 * F("sigma")).desc(), name="leaderboard"
            ),
        )

    def __str__(self) -> str:
        """Return the player, game and seat count."""
        return f"{self.who} {self.game} {self.seats}"


class Reckoned(models.Model):
    """A finished table that has been counted, and its position in the order of its ladder."""

    table = models.UUIDField(unique=True)
    game = models.CharField(max_length=32)
    seats = models.PositiveSmallIntegerField()
    number = models.PositiveIntegerField()
    at = models.DateTimeField()  # when the match ended

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["game", "seats", "number"], name="one_order"),
        )
        indexes = (models.Index(fields=["at"], name="latest_rated"),)  # for `pairs`

    def __str__(self) -> str:
        """Return the ladder and the position in it."""
        return f"{self.game} {self.seats} #{self.number}"


class Change(models.Model):
    """What one seat of a reckoned table did to a standing."""

    reckoned = models.ForeignKey(Reckoned, on_delete=models.CASCADE, related_name="changes")
    standing = models.ForeignKey(Standing, on_delete=models.CASCADE, related_name="changes")
    seat = models.PositiveSmallIntegerField()
    side = models.PositiveSmallIntegerField()  # the lowest seat of its team
    rank = models.PositiveSmallIntegerField()  # as counted, which may differ from the outcome
    gave_up = models.BooleanField(default=False)
    early = models.BooleanField(default=False, db_default=False)  # gave up in the first quarter
    mu_before = models.FloatField()
    sigma_before = models.FloatField()
    mu_after = models.FloatField()
    sigma_after = models.FloatField()

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["reckoned", "seat"], name="one_change_a_seat"),
        )
        indexes = (models.Index(fields=["standing", "-reckoned"], name="history"),)

    def __str__(self) -> str:
        """Return the table and seat."""
        return f"{self.reckoned_id} seat {self.seat}"


class OneSidedPair(Reckoned):
    """Stands for the rows of `pairs`, which are not stored, in the admin pages."""

    class Meta:
        proxy = True
        default_permissions = ()
        verbose_name = "one-sided pair"
