"""Texts of Medieval Mastery: whole Fluent files, the same messages in every language."""

from __future__ import annotations

import functools
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

GAME = Path(__file__).resolve().parents[3] / "src" / "gonfalon" / "games" / "mastery"
LANGUAGES = ("en", "ru", "uk", "pl")
TRANSLATED = ("ru", "uk", "pl")  # the English text of a rule is its statement in the ledger
TOLD = {"rule", "decision", "information"}

# Table of the content -> prefix of its messages; those that do something also have a text.
NAMED = {
    "cards": "card",
    "territories": "tile",
    "lakes": "tile",
    "artefacts": "artefact",
    "castles": "castle",
    "colours": "colour",
    "variants": "variant",
    "team_modes": "team_mode",
    "dice": "die",
}
WITHOUT_TEXT = {"castle", "colour"}


@functools.cache
def messages(language: str, file: str) -> dict[str, str]:
    """Message id, or message id with .attribute -> its text."""
    path = GAME / "text" / language / file
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path.name} ({language}): {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)]
        parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
        for name, pattern in parts:
            assert name not in found, f"{name} stands twice ({language})"
            assert pattern is not None, f"{name} is empty ({language})"
            (element,) = pattern.elements
            assert isinstance(element, ast.TextElement), f"{name} is not plain text ({language})"
            found[name] = element.value
    return found


@functools.cache
def content() -> dict[str, Any]:
    tables: dict[str, Any] = {}
    for path in sorted((GAME / "content").glob("*.toml")):
        tables.update(tomllib.loads(path.read_text(encoding="utf-8")))
    return tables


@functools.cache
def ledger() -> dict[str, Any]:
    return tomllib.loads((GAME / "ledger.toml").read_text(encoding="utf-8"))


def expected_content_messages() -> set[str]:
    expected = {"game-title", "game-summary", "game-summary.text"}
    for table, prefix in NAMED.items():
        for identity in content()[table]:
            expected.add(f"{prefix}-{identity}")
            if prefix not in WITHOUT_TEXT:
                expected.add(f"{prefix}-{identity}.text")
    expected |= {f"card_type-{card['type']}" for card in content()["cards"].values()}
    expected |= {f"artefact_type-{item['type']}" for item in content()["artefacts"].values()}
    expected |= {f"rule_chapter-{chapter}" for chapter in ledger()["chapters"]}
    return expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_its_name_and_text(language: str) -> None:
    assert set(messages(language, "content.ftl")) == expected_content_messages()


@pytest.mark.parametrize("language", TRANSLATED)
def test_component_texts_name_the_same_numbers(language: str) -> None:
    english = messages("en", "content.ftl")
    for name, text in messages(language, "content.ftl").items():
        wanted = Counter(re.findall(r"\d+", english[name]))
        assert Counter(re.findall(r"\d+", text)) == wanted, (language, name)


def test_english_chapters_are_those_of_the_ledger() -> None:
    for chapter, title in ledger()["chapters"].items():
        assert messages("en", "content.ftl")[f"rule_chapter-{chapter}"] == title


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_rule_is_translated_in_the_order_of_the_ledger(language: str) -> None:
    expected = [f"rule-{i}" for i, entry in ledger()["rules"].items() if entry["kind"] in TOLD]
    assert list(messages(language, "rules.ftl")) == expected


@pytest.mark.parametrize("language", TRANSLATED)
def test_rules_refer_to_the_same_rules_and_numbers(language: str) -> None:
    for name, text in messages(language, "rules.ftl").items():
        statement = ledger()["rules"][name.removeprefix("rule-")]["statement"]
        reference = r"MM-[A-Z]+-\d+|\d+"
        assert Counter(re.findall(reference, text)) == Counter(re.findall(reference, statement)), (
            language,
            name,
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_stray_spaces_or_line_breaks(language: str) -> None:
    texts = dict(messages(language, "content.ftl"))
    if language in TRANSLATED:
        texts.update(messages(language, "rules.ftl"))
    for name, text in texts.items():
        assert text == " ".join(text.split()), (language, name)
        assert not re.search(r" [,.;:!?](?! ?\d)", text), (language, name)
