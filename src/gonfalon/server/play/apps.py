"""The play app."""

from __future__ import annotations

from django.apps import AppConfig


class PlayConfig(AppConfig):
    """Move path, views, undo and records."""

    name = "gonfalon.server.play"
    label = "play"

    def ready(self) -> None:
        """Register the personal data stored here."""
        from gonfalon.server.play import personal  # noqa: F401
