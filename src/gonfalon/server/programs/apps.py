"""The programs app."""

from __future__ import annotations

from django.apps import AppConfig


class ProgramsConfig(AppConfig):
    """Programs that play through the API."""

    name = "gonfalon.server.programs"
    label = "programs"

    def ready(self) -> None:
        """Say what is held about a person."""
        from gonfalon.server.programs import personal  # noqa: F401
