"""Texts of every game: whole Fluent files, the same messages in every language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from gonfalon.speech import Speech
from tests.fluent_files import (
    CYRILLIC,
    LANGUAGES,
    NUMBERS,
    latin_complaints,
    parsed,
    plural_complaints,
    serialized,
    space_complaints,
    texts,
    variables,
)
from tests.game_texts import TRANSLATED, GameTexts
from tests.games.every import of_every_game

pytestmark = pytest.mark.parametrize("game", of_every_game("texts", "TEXTS"), ids=repr)

RULE = r"-[A-Z]+(?:-[A-Z]+)*(?:-N?\d+)?"  # a rule or a chapter, after the prefix of the game
SHORT = r"(?<![\w-])(?=[A-Z]{2,}-\d)"  # where an example names a rule without the prefix


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_name_and_text(game: GameTexts, language: str) -> None:
    assert set(game.messages(language, "content.ftl")) == game.expected_content_messages()


@pytest.mark.parametrize("language", TRANSLATED)
def test_component_texts_name_the_same_numbers(game: GameTexts, language: str) -> None:
    english = game.messages("en", "content.ftl")
    for name, text in game.messages(language, "content.ftl").items():
        wanted = Counter(re.findall(r"\d+", english[name]))
        assert Counter(re.findall(r"\d+", text)) == wanted, (language, name)


def test_english_chapters_are_those_of_the_ledger(game: GameTexts) -> None:
    for chapter, title in game.ledger()["chapters"].items():
        assert game.messages("en", "content.ftl")[f"rule_chapter-{chapter}"] == title


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_rule_is_translated_in_the_order_of_the_ledger(
    game: GameTexts, language: str
) -> None:
    rules = game.ledger()["rules"]
    assert list(game.messages(language, "rules.ftl")) == [f"rule-{id}" for id in rules]


def whole(game: GameTexts, text: str) -> str:
    """Return a text in which every rule is named in full: MM-EX-05, not EX-05."""
    return re.sub(SHORT, f"{game.game.prefix}-", text)


@pytest.mark.parametrize("language", TRANSLATED)
def test_rules_refer_to_the_same_rules_and_numbers(game: GameTexts, language: str) -> None:
    reference = re.compile(rf"{game.game.prefix}{RULE}|\d+")
    for name, text in game.messages(language, "rules.ftl").items():
        statement = game.ledger()["rules"][name.removeprefix("rule-")]["statement"]
        wanted = Counter(reference.findall(whole(game, statement)))
        assert Counter(reference.findall(whole(game, text))) == wanted, (language, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_stray_spaces_or_line_breaks(game: GameTexts, language: str) -> None:
    found = dict(game.messages(language, "content.ftl"))
    if language in TRANSLATED:
        found.update(game.messages(language, "rules.ftl"))
    for name, text in found.items():
        assert text == " ".join(text.split()), (language, name)
        assert not re.search(r" [,.;:!?](?! ?\d)", text), (language, name)


@pytest.mark.parametrize("language", CYRILLIC)
def test_rules_have_no_english_left(game: GameTexts, language: str) -> None:
    for name, text in game.messages(language, "rules.ftl").items():
        plain = re.sub(rf"{game.game.prefix}{RULE}", "", whole(game, text))
        for word in re.findall(r"[A-Za-z]\w+", plain):
            assert re.fullmatch(game.ids_in_rules, word), (language, name, word)


@pytest.mark.parametrize("language", CYRILLIC)
def test_names_have_no_english_left(game: GameTexts, language: str) -> None:
    found = parsed(game.source(language, "content.ftl"))
    del found["game-title"]
    assert latin_complaints(found, language) == []


@pytest.mark.parametrize("file", ["content.ftl", "play.ftl", "terminal.ftl"])
def test_polish_is_not_english(game: GameTexts, file: str) -> None:
    english, polish = parsed(game.source("en", file)), parsed(game.source("pl", file))
    alike = [
        id
        for id, message in polish.items()
        if re.search(r"[a-z]", "".join(texts(message)))
        and serialized(message) == serialized(english[id])
    ]
    assert [id for id in alike if not re.fullmatch(game.spelt_alike, id)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_says_everything_with_the_right_arguments(game: GameTexts, language: str) -> None:
    assert game.complaints(game.play(language), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_is_whole_in_every_language(game: GameTexts, language: str) -> None:
    english, own = (parsed(game.source(name, "terminal.ftl")) for name in ("en", language))
    assert list(own) == list(english)
    for id, message in own.items():
        assert variables(message, own) == variables(english[id], english), id
    assert plural_complaints(own, language, {}) == []
    assert latin_complaints(own, language) == []
    own.pop("interface-play-legend", None)  # explains "!", which stands alone there
    assert space_complaints(own) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number(game: GameTexts, language: str) -> None:
    told = Speech(game.game, language)
    for id in game.said:
        for number in NUMBERS:
            words = {name: game.sample(kind, number) for name, kind in game.types(id).items()}
            text = told.told(id, words)
            assert text == " ".join(text.split()), (id, text)
            assert "{" not in text, (id, text)
            assert not re.search(r"_|\b(None|none)\b", text), (id, text)
    assert told.faults == []
