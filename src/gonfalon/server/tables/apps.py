"""The tables app."""

from __future__ import annotations

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """Lobby, seats, chat and moderation."""

    name = "gonfalon.server.tables"
    label = "tables"

    def ready(self) -> None:
        """Register the personal data stored here that ends with the account."""
        from gonfalon.server.accounts.personal_data import register
        from gonfalon.server.tables.withdrawing import erase_places, export_places

        register("places", export_places, erase_places)
