"""URLs of the public pages: English without a prefix, each other language below its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.conf import settings

from gonfalon.server.request_language import LANGUAGES

ENGLISH: Final = LANGUAGES[0]
PREFIXED: Final = LANGUAGES[1:]
NATIVE: Final = dict(settings.LANGUAGES)
LOCALES: Final = {"en": "en_US", "ru": "ru_RU", "uk": "uk_UA", "pl": "pl_PL"}


@dataclass(frozen=True)
class Alternate:
    """A page in one of its languages."""

    code: str  # of the language, or "x-default"
    url: str


def path_in(language: str, path: str) -> str:
    """Return the path of a public page in a language."""
    return path if language == ENGLISH else f"/{language}{path}"


def absolute(path: str) -> str:
    """Return the URL of a path on this site."""
    return f"{settings.ORIGIN}{path}"


def alternates(path: str) -> list[Alternate]:
    """Return a page in all languages, and the one for readers of any other."""
    found = [Alternate(code, absolute(path_in(code, path))) for code in LANGUAGES]
    return [*found, Alternate("x-default", absolute(path))]
