"""The ratings app."""

from __future__ import annotations

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    """Ratings of finished tables."""

    name = "gonfalon.server.ratings"
    label = "ratings"

    def ready(self) -> None:
        """Register the personal data stored here."""
        from gonfalon.server.ratings import personal  # noqa: F401
