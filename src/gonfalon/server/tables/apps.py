"""The tables app."""

from __future__ import annotations

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """Lobby, seats, chat and moderation."""

    name = "gonfalon.server.tables"
    label = "tables"

    def ready(self) -> None:
        """Register the personal data stored here."""
        from gonfalon.server.tables import personal  # noqa: F401
