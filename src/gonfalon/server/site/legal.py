"""Which legal pages the host has files for."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from django.conf import settings

SLUGS: Final = ("terms", "privacy", "imprint")


def legal_pages() -> list[str]:
    """Return the pages that have at least an English text, in the order of their links."""
    folder: Path | None = settings.LEGAL
    if folder is None:
        return []
    return [slug for slug in SLUGS if (folder / f"{slug}.en.html").is_file()]
