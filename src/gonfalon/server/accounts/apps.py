"""The accounts app."""

from __future__ import annotations

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Users, guests, bots and tokens."""

    name = "gonfalon.server.accounts"
    label = "accounts"

    def ready(self) -> None:
        """Connect the sign-in signals and register personal data."""
        from gonfalon.server.accounts import personal, sessions  # noqa: F401
        from gonfalon.server.accounts.leaving import ending, exporting  # noqa: F401
