"""The jobs app."""

from __future__ import annotations

from django.apps import AppConfig


class JobsConfig(AppConfig):
    """Jobs."""

    name = "gonfalon.server.jobs"
    label = "jobs"

    def ready(self) -> None:
        """Say what is held about people here."""
        from gonfalon.server.accounts.holdings import hold
        from gonfalon.server.jobs.holdings import erase_notices, export_notices

        hold(
            "notices",
            export_notices,
            erase_notices,
            "jobs.notice",
            "jobs.digest",
            "jobs.subscription",
        )
