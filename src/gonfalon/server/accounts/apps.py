"""The accounts app."""

from __future__ import annotations

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Accounts."""

    name = "gonfalon.server.accounts"
    label = "accounts"

    def ready(self) -> None:
        """Listen to sign-ins; say what is held about a person."""
        from gonfalon.server.accounts import personal, sessions  # noqa: F401
