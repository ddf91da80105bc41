"""Texts: reads a game's Fluent files. Formatting is left to the caller."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from gonfalon.kernel.values.errors import ContentError

LANGUAGES: Final = ("en", "ru", "uk", "pl")


def read_texts(package: str, language: str) -> dict[str, str]:
    """Return the contents of a language's Fluent files by file name.

    A package that is not translated into it speaks English.
    """
    if language not in LANGUAGES:
        raise ContentError(f"no texts in {language!r}")
    texts = files(package).joinpath("text")
    folder = texts.joinpath(language)
    if not folder.is_dir():
        folder = texts.joinpath(LANGUAGES[0])
    found: dict[str, str] = {}
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".ftl"):
            found[path.name] = path.read_text(encoding="utf-8")
    return found
