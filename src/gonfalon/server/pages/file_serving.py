"""The files of the built client, as WhiteNoise serves them."""

from __future__ import annotations

from typing import Any

from whitenoise.middleware import WhiteNoiseMiddleware  # type: ignore[import-untyped]


class ClientFiles(WhiteNoiseMiddleware):  # type: ignore[misc]
    """Serves all files but the start pages.

    Those of the server depend on who asks (`start_pages`), and `local.html` starts the client for
    a folder without a server.
    """

    def add_file_to_dictionary(self, url: str, path: str, stat_cache: Any = None) -> None:
        """Add a file to those that are served."""
        is_start_page = url.count("/") == 1 and url.endswith(".html")
        if not is_start_page:
            super().add_file_to_dictionary(url, path, stat_cache=stat_cache)
