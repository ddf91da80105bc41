"""The web client: where its built files are, and the page that starts it.

The files come with the wheel (`gonfalon/web`) or from a checkout (`web/dist`, after `make web`);
without either the server has a plain front page and is otherwise the same. There are two start
pages for each language, made at build time: one begins with the lobby, one at a table, and each
loads its code and the texts and letters of its language with the first request. Whatever has a
hash in its name is served by WhiteNoise, for ever.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control
from django.views.decorators.http import require_safe

PACKAGE: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("en", "ru", "uk", "pl")
COOKIE: Final = "language"
HASHED: Final = re.compile(r"^/assets/.+-[\w-]{8}\.\w+$")
# What the client has pages for; every other address is none of its business.
PATHS: Final = (
    "new",
    "new/<slug:game>",
    "tables/<uuid:table>",
    "tables/<uuid:table>/replay/<int:version>",
    "join/<str:invite>",
    "me",
    "preferences",
    "players/<str:name>",
    "leaderboards",
    "sign-in",
    "sign-up",
    "account/reset",
    "account/reset/<str:key>",
    "account/confirm/<str:key>",
    "gallery",
    "rules/<slug:game>",
    "credits",
)


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


@require_safe
def client_page(request: HttpRequest, **_: object) -> HttpResponse:
    """Return the page that starts the client."""
    folder: Path | None = settings.WEB_CLIENT
    if folder is None:
        raise Http404
    language = language_of(request)
    begun = "table" if request.path.startswith("/tables/") else "index"
    response = HttpResponse((folder / f"{begun}.{language}.html").read_bytes())
    response["Content-Language"] = language
    response["Vary"] = "Accept-Language, Cookie"
    patch_cache_control(response, private=True, no_cache=True)
    return response
