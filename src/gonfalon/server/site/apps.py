"""The app of the site's settings."""

from __future__ import annotations

from django.apps import AppConfig


class SiteConfig(AppConfig):
    """The site's settings."""

    name = "gonfalon.server.site"
    label = "site"
    verbose_name = "The site"

    def ready(self) -> None:
        """Take up every change at once in the process that makes it."""
        from gonfalon.server.site import state

        state.watch()
