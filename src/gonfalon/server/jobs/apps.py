"""The jobs app."""

from __future__ import annotations

from django.apps import AppConfig


class JobsConfig(AppConfig):
    """Bot turns, deadlines and notices."""

    name = "gonfalon.server.jobs"
    label = "jobs"

    def ready(self) -> None:
        """Register the personal data stored here for export and erasure."""
        from gonfalon.server.accounts.leaving.personal_data import register
        from gonfalon.server.jobs.personal import erase_notices, export_notices

        register(
            "notices",
            export_notices,
            erase_notices,
            "jobs.notice",
            "jobs.digest",
            "jobs.matchmailbox",
            "jobs.subscription",
        )
