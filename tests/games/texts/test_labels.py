"""No two answers to one question read alike, whatever is asked, in any language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.kernel.game import Content, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Explained
from gonfalon.proving.playing import plan, step
from gonfalon.speech import PlainSpeech, speech
from tests.games.every import SLUGS

MATCHES = 4


@cache
def voice(slug: str, language: str, seats: int) -> PlainSpeech:
    """Return how a table of that size is told of a game."""
    return speech(game(slug), language, [f"Player {seat}" for seat in range(seats)])


def twice(texts: Iterable[str]) -> list[str]:
    """Return the texts that occur more than once."""
    return [text for text, count in Counter(texts).items() if count > 1]


def questions(slug: str, content: Content) -> Iterator[tuple[Match[Any], Explained]]:
    """Play random matches of every kind; yield each question with more than one answer."""
    played = game(slug)
    sets = played.setups(content)
    for number in range(MATCHES):
        match_plan = plan(number, 11, sets)
        match = match_plan.start(played, content)
        picker = match_plan.picker()
        while not match.over:
            for seat in {decision.seat for decision in match.decisions}:
                for question in match.explain(seat):
                    if len(question.labels) > 1:
                        yield match, question
            step(match, picker)


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_no_two_answers_read_alike(slug: str) -> None:
    """Neither the answers themselves, in each language in turn, nor what can be clicked for them.

    Two components of one kind are never called the same: sooner or later they lie side by side.
    """
    content = game(slug).load()
    alike: set[str] = set()
    kinds: set[str] = set()
    asked = 0
    for match, question in questions(slug, content):
        asked += 1
        language = LANGUAGES[asked % len(LANGUAGES)]
        told = voice(slug, language, match.seats)
        read = (choice.text for choice in told.explained(question).options)
        alike.update(f"{question.decision.kind}: {text}" for text in twice(read))
        kinds.update(touched.split(":")[0] for one in question.labels for touched in one.touches)
    for language in LANGUAGES:
        told = voice(slug, language, 2)
        for kind in kinds & content.vocabulary.keys():
            names = [told.name_of(kind, id) for id in content.vocabulary[kind]]
            alike.update(f"{kind}: {name}" for name in twice(names))
    assert not alike
    assert asked > 100 * MATCHES
    assert len(kinds & content.vocabulary.keys()) > 1
