"""The web client: where its built files are, and in which language somebody wants them.

The files come with the wheel (`gonfalon/web`) or from a checkout (`web/dist`, after `make web`);
without either the server has a plain front page and is otherwise the same. Whatever has a hash in
its name is served by WhiteNoise, for ever; the pages that begin are in `beginnings`.
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
    """Tell whether a file can be kept for ever: another content has another name."""
    return HASHED.match(url) is not None


def language_of(request: HttpRequest) -> str:
    """Return the language of the page: as chosen here before, or as the browser likes best."""
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
