"""The stylesheet of the public pages, with the fonts of the built web client.

The fonts are optional: a browser that does not have them in time keeps its own, and nothing moves.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

SOURCE: Final = Path(__file__).with_name("public.css")
# The letters in each file of a font, as in `web/scripts/vite-fonts.js`.
RANGES: Final = {
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F,"
    " U+20AC, U+2122, U+2191, U+2193, U+2212",
    "latin-ext": "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0",
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
}
# By font: family, weight, and the name of its file before and after the alphabet.
FONTS: Final = (
    ("Alegreya", "400 900", "alegreya-", "-wght-normal"),
    ("Alegreya Sans", "400", "alegreya-sans-", "-400-normal"),
    ("Alegreya Sans", "700", "alegreya-sans-", "-700-normal"),
)
ALPHABETS: Final = {
    "en": ("latin",),
    "ru": ("latin", "cyrillic"),
    "uk": ("latin", "cyrillic"),
    "pl": ("latin", "latin-ext"),
}
FACE: Final = """\
@font-face {{
  font-family: "{family}";
  font-weight: {weight};
  font-display: optional;
  src: url("{url}") format("woff2");
  unicode-range: {letters};
}}
"""


def font_url(folder: Path, before: str, alphabet: str, after: str) -> str | None:
    """Return the URL of a font of the built client; its name has a hash."""
    found = sorted((folder / "assets").glob(f"{before}{alphabet}{after}-*.woff2"))
    return f"/assets/{found[0].name}" if found else None


@lru_cache(maxsize=4)
def faces(folder: Path | None, root: str = "/") -> str:
    """Return the font faces that the built client has files for. `root` is before their URLs."""
    if folder is None:
        return ""
    made: list[str] = []
    for family, weight, before, after in FONTS:
        for alphabet, letters in RANGES.items():
            url = font_url(folder, before, alphabet, after)
            if url:
                url = root + url.removeprefix("/")
                made.append(FACE.format(family=family, weight=weight, url=url, letters=letters))
    return "".join(made)


@lru_cache(maxsize=16)
def fonts_of(folder: Path | None, language: str) -> tuple[str, ...]:
    """Return the URLs of the fonts that a page in a language starts with."""
    if folder is None:
        return ()
    urls = [
        font_url(folder, before, alphabet, after)
        for _, _, before, after in FONTS
        for alphabet in ALPHABETS[language]
    ]
    return tuple(url for url in urls if url)


def preloaded_fonts(language: str) -> tuple[str, ...]:
    """Return the fonts to request at once."""
    return fonts_of(settings.WEB_CLIENT, language)


@lru_cache(maxsize=4)
def style_sheet(folder: Path | None, root: str = "/") -> str:
    """Return the stylesheet. `root` is where the files of the client are, seen from it."""
    return faces(folder, root) + SOURCE.read_text(encoding="utf-8")


def style_path() -> str:
    """Return the URL of the stylesheet, which changes with its content."""
    sheet = style_sheet(settings.WEB_CLIENT)
    return f"/public.css?v={hashlib.sha256(sheet.encode()).hexdigest()[:12]}"


@gzip_page
@require_safe
def public_style(request: HttpRequest) -> HttpResponse:
    """Return the stylesheet of the public pages."""
    response = HttpResponse(
        style_sheet(settings.WEB_CLIENT), content_type="text/css; charset=utf-8"
    )
    lasting = style_path() == request.get_full_path()
    response["Cache-Control"] = f"public, max-age={31536000 if lasting else 300}"
    return response
