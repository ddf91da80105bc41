"""Messages in the user's language, formatted on the server: for notices and emails."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gonfalon.kernel.content.texts import read_texts

PACKAGES = ("gonfalon", "gonfalon.server")


@lru_cache(maxsize=8)
def bundle(language: str) -> Any:
    """Return the messages of a language."""
    made = FluentBundle([language], use_isolating=False)
    for package in PACKAGES:
        for text in read_texts(package, language).values():
            made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def say(texts: Any, id: str, **args: Any) -> str:
    """Format a message; raises ValueError if it cannot be formatted completely."""
    text, errors = texts.format_pattern(texts.get_message(id).value, args)
    if errors:
        raise ValueError(f"{id}: {errors[0]}")
    return str(text)


def joined(texts: Any, names: Iterable[str]) -> str:
    """Return names joined into one list."""
    *rest, last = names
    if not rest:
        return last
    return say(texts, "interface-list", rest=", ".join(rest), last=last)
