"""The texts of lessons: all messages in every language, short enough, and none too many."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from gonfalon.kernel.content.texts import LANGUAGES, read_texts
from gonfalon.kernel.game import Game
from gonfalon.lessons.lesson import Lesson
from gonfalon.speech import plain_messages

FILE: Final = "learn.ftl"
LONGEST_SAY: Final = 140  # characters
NUMBER: Final = re.compile(r"\d+")


def lesson_texts(game: Game[Any], language: str) -> dict[str, str]:
    """Return the messages of a game's lessons in a language.

    They have no arguments and fit on one line, so that they need no library.
    """
    return plain_messages(read_texts(game.package, language).get(FILE, ""))


def text_problems(game: Game[Any], lessons: Mapping[str, Lesson]) -> Iterator[str]:
    """Yield what is wrong with the texts of a game's lessons."""
    wanted = [id for lesson in lessons.values() for id in lesson.texts()]
    if not wanted:
        return
    said = {step.text("say") for lesson in lessons.values() for step in lesson.steps}
    english = lesson_texts(game, LANGUAGES[0])
    for language in LANGUAGES:
        found = lesson_texts(game, language)
        for id in wanted:
            text = found.get(id)
            if text is None:
                yield f"text/{language}/{FILE}: {id} is missing"
                continue
            if "{" in text:
                yield f"text/{language}/{FILE}: {id} must be plain text"
            if id in said and len(text) > LONGEST_SAY:
                yield f"text/{language}/{FILE}: {id} has {len(text)} characters, not {LONGEST_SAY}"
            if numbers(text) != numbers(english.get(id, "")):
                yield f"text/{language}/{FILE}: {id} names other numbers than in English"
        for id in found:
            if id not in wanted:
                yield f"text/{language}/{FILE}: {id} is not used"


def numbers(text: str) -> Counter[str]:
    """Return the numbers in a text."""
    return Counter(NUMBER.findall(text))
