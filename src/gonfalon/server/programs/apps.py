"""The programs app."""

from __future__ import annotations

from django.apps import AppConfig


class ProgramsConfig(AppConfig):
    """Programs that play through the API."""

    name = "gonfalon.server.programs"
    label = "programs"

    def ready(self) -> None:
        """Register the personal data stored here."""
        from gonfalon.server.programs import personal  # noqa: F401
