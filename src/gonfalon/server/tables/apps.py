"""The tables app."""

from __future__ import annotations

from django.apps import AppConfig


class TablesConfig(AppConfig):
    """Tables."""

    name = "gonfalon.server.tables"
    label = "tables"

    def ready(self) -> None:
        """Say what is held about a person here that ends with the account."""
        from gonfalon.server.accounts.holdings import hold
        from gonfalon.server.tables.withdrawing import erase_places, export_places

        hold("places", export_places, erase_places)
