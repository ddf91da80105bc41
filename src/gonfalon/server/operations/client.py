"""The web client: where its built files are, and in which language to serve it.

The files come with the wheel (`gonfalon/web`) or from a checkout (`web/dist`, after `make web`).
Without either, the server has a plain front page and is otherwise the same. WhiteNoise serves files
with a hash in their name as immutable; the start pages are in `start_pages`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from django.http import HttpRequest

PACKAGE: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("en", "ru", "uk", "pl")
COOKIE: Final = "language"
HASHED: Final = re.compile(r"^/assets/.+-[\w-]{8}\.\w+$")


def find_client(package: Path = PACKAGE) -> Path | None:
    """Return the folder of the built client, if there is one."""
    for folder in (package / "web", package.parents[1] / "web" / "dist"):
        if (folder / "index.en.html").is_file():
            return folder
    return None


def is_hashed(path: str, url: str) -> bool:
    """True if a file may be cached forever: its name changes with its content."""
    return HASHED.match(url) is not None


def language_of(request: HttpRequest) -> str:
    """Return the page's language: the one chosen here before, or the browser's preference."""
    chosen = request.COOKIES.get(COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    best, found = 0.0, LANGUAGES[0]
    for part in request.headers.get("Accept-Language", "")[:400].split(","):
        name, _, weight = part.partition(";q=")
        language = name.strip().lower().partition("-")[0]
        try:
            wanted = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and wanted > best:
            best, found = wanted, language
    return found
