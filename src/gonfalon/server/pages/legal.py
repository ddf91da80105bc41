"""The host's legal pages: terms, privacy, imprint, in four languages, from the host's files.

`GONFALON_LEGAL` names a folder with files such as `privacy.en.html`: the content of a page as HTML,
without frame or heading. The host is trusted with it; the content security policy still forbids
scripts and styles. A language without a file shows the English text. Files are read again when they
change.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_safe

from gonfalon.server.pages.public_links import ENGLISH
from gonfalon.server.pages.public_pages import head, legal_title, page, shared
from gonfalon.server.pages.share_cards.cards import site_card_path
from gonfalon.server.site.legal import legal_pages

LARGEST: Final = 500_000  # bytes of a file


@lru_cache(maxsize=32)
def content(path: Path, changed: int) -> str:
    """Return the content of a file as it was at a time."""
    with path.open("rb") as file:
        return file.read(LARGEST).decode("utf-8", "replace")


def text_in(slug: str, language: str) -> tuple[str, str]:
    """Return a page's content and the language it is in."""
    folder: Path | None = settings.LEGAL
    if folder is None:
        raise Http404
    for code in (language, ENGLISH):
        path = folder / f"{slug}.{code}.html"
        try:
            return content(path, path.stat().st_mtime_ns), code
        except OSError:
            continue
    raise Http404


@require_safe
def legal_page(request: HttpRequest, slug: str, language: str = ENGLISH) -> HttpResponse:
    """Show one of the host's pages."""
    if slug not in legal_pages():
        raise Http404
    text, code = text_in(slug, language)
    title = legal_title(slug, language)
    context = {
        **head(f"/legal/{slug}", language, title, title, site_card_path(language)),
        "text": mark_safe(text),  # noqa: S308  (from the host's own files)
        "text_language": code,
    }
    return shared(page(request, "legal.html", context))
