"""The ratings app."""

from __future__ import annotations

from django.apps import AppConfig


class RatingsConfig(AppConfig):
    """Ratings."""

    name = "gonfalon.server.ratings"
    label = "ratings"

    def ready(self) -> None:
        """Say what is held about a person."""
        from gonfalon.server.ratings import personal  # noqa: F401
