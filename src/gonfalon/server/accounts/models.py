"""Users and tokens. As little as possible is stored: a name, maybe an email, language, zone."""

from __future__ import annotations

import uuid
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models.functions import Lower, Upper

from gonfalon.server.accounts.names.lookalikes import look
from gonfalon.server.accounts.names.names import LONGEST, check_name


def no_preferences() -> dict[str, Any]:
    """Return the preferences of a new user."""
    return {}


class User(AbstractUser):
    """A person, a guest, or a bot that plays through the API.

    A guest has no email address and no password; upgrading adds both and keeps every match.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    username = models.CharField(max_length=LONGEST, unique=True, validators=[check_name])
    # Null: the name was taken before look-alikes were refused, and another looks like it.
    look = models.CharField(max_length=64, null=True, unique=True, editable=False)
    first_name = None  # type: ignore[assignment]
    last_name = None  # type: ignore[assignment]
    is_guest = models.BooleanField(default=False)
    is_bot = models.BooleanField(default=False)
    keeper = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.CASCADE, related_name="bots"
    )
    language = models.CharField(max_length=2, default="en")
    time_zone = models.CharField(max_length=64, default="UTC")
    preferences = models.JSONField(default=no_preferences)
    erased_at = models.DateTimeField(null=True, blank=True)
    erase_after = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(Lower("username"), name="one_name_in_any_case"),
            models.CheckConstraint(
                condition=models.Q(is_bot=False) | models.Q(keeper__isnull=False),
                name="a_bot_has_a_keeper",
            ),
        )
        indexes = (
            # `iexact` compares in upper case, here and in allauth. `Lower` above does not serve it.
            models.Index(Upper("username"), name="names_in_any_case"),
            models.Index(fields=["email"], condition=~models.Q(email=""), name="mailboxes"),
        )

    def save(self, *args: Any, **kwargs: Any) -> None:
        """Save. A new account also gets the look of its name."""
        if self._state.adding:
            self.look = look(self.username)
        super().save(*args, **kwargs)

    def rename(self, name: str) -> None:
        """Take another name, which `is_taken` says is free. Not saved."""
        self.username, self.look = name, look(name)


def is_taken(name: str, but: User | None = None) -> bool:
    """Whether somebody (but this user) has this name, or one that looks the same."""
    found = User.objects.filter(models.Q(username__iexact=name) | models.Q(look=look(name)))
    return (found if but is None else found.exclude(pk=but.pk)).exists()


class Token(models.Model):
    """A personal token for programs: only its hash is stored, and what it may do."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=60)
    hint = models.CharField(max_length=8)  # its first characters, to recognize it in a list
    digest = models.CharField(max_length=64, unique=True)
    scopes = models.JSONField(default=list)
    created_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)


class DataExport(models.Model):
    """A user's data as a zip, made by a worker. `exporting.py` says how long it is kept."""

    user = models.OneToOneField(User, on_delete=models.CASCADE, primary_key=True)
    asked_at = models.DateTimeField()
    ready_at = models.DateTimeField(null=True)
    body = models.BinaryField(null=True)


class Follow(models.Model):
    """A user follows another. Two who follow each other are friends."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="following")
    followed = models.ForeignKey(User, on_delete=models.CASCADE, related_name="followers")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["user", "followed"], name="one_follow"),)


class Block(models.Model):
    """A user wants nothing to do with another."""

    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="blocking")
    blocked = models.ForeignKey(User, on_delete=models.CASCADE, related_name="blocked_by")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=["user", "blocked"], name="one_block"),)
