"""Texts of Medieval Mastery: bad ones are noticed, numbers and effects read naturally."""

from __future__ import annotations

import itertools
import re

import pytest

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.model.effect import TARGETS, WHENS
from gonfalon.games.mastery.model.messages import EFFECTS
from gonfalon.speech import Speech
from tests.fluent_files import LANGUAGES, NUMBERS, Entries, key_of, parsed, selectors
from tests.games.mastery.texts import ARTEFACT_TYPES, CARD_TYPES, TEXTS

SAME_PERSON = {"conqueror": "self", "self": "conqueror"}


def test_every_type_of_card_and_artefact_has_a_name() -> None:
    content = TEXTS.content()
    assert {card["type"] for card in content["cards"].values()} == CARD_TYPES
    assert {item["type"] for item in content["artefacts"].values()} == ARTEFACT_TYPES


KNIGHTS = """
option-knights =
    { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }
"""


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (None, "missing: option-knights"),
        (KNIGHTS + "option-horses = Кони", "unused: option-horses"),
        (KNIGHTS.replace("{ $count } рыцаря", "{ $knights } рыцаря"), "undeclared $knights"),
        ("option-knights = рыцари", "forgotten $count"),
        (KNIGHTS.replace("        [few] { $count } рыцаря\n", ""), "has the branches"),
        (KNIGHTS.replace("*[other]", " [other]").replace(" [many]", "*[many]"), "the default"),
        (KNIGHTS.replace("[one] { $count }", "[one] 1"), "has a number in it"),
        (KNIGHTS.replace("рыцарей", "knights"), "knights"),
        (KNIGHTS.replace("рыцарей", "рыцарей !"), "рыцарей !"),
        (KNIGHTS.replace("рыцарей", "{ tile-moat }"), "no such message: tile-moat"),
    ],
)
def test_a_bad_message_is_noticed(text: str | None, complaint: str) -> None:
    entries = dict(TEXTS.play("ru"))
    del entries["option-knights"]
    if text is not None:
        entries.update(parsed(text))
    assert any(complaint in found for found in TEXTS.complaints(entries, "ru"))


def test_junk_and_doubles_are_noticed() -> None:
    with pytest.raises(AssertionError, match="junk"):
        parsed("option-knights = { $count")
    with pytest.raises(AssertionError, match="twice"):
        parsed(KNIGHTS + KNIGHTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_takes_its_own_word(language: str) -> None:
    told = Speech(GAME, language)
    said = {n: told.told("option-knights", {"count": n}) for n in NUMBERS}
    words = {n: text.removeprefix(f"{n} ") for n, text in said.items()}
    expected = {
        "en": ["knights", "knight"] + ["knights"] * 9,
        "ru": "рыцарей рыцарь рыцаря рыцарей рыцарей рыцарей рыцарь рыцаря рыцарей рыцарь рыцарей",
        "uk": "лицарів лицар лицарі лицарів лицарів лицарів лицар лицарі лицарів лицар лицарів",
        "pl": ["rycerzy", "rycerz"] + ["rycerzy"] * 9,
    }[language]
    assert list(words.values()) == (expected.split() if isinstance(expected, str) else expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_the_content_reads_naturally(language: str) -> None:
    told = Speech(GAME, language)
    content = GAME.load()
    for section in ("cards", "territories", "artefacts"):
        for id in content.entries.section(section):
            text = told.does(section, id)
            assert re.fullmatch(r"[A-ZА-ЯІЇЄĄĆĘŁŃÓŚŹŻ].*\.", text), (section, id, text)
            for effect in content.effects_of(section, id):
                check_target(TEXTS.play(language), f"effect-{effect.OP}", effect.target)
    assert told.faults == []
    assert (
        told.does("territories", "forest") == TEXTS.messages(language, "content.ftl")["tile-plain"]
    )


def check_target(entries: Entries, id: str, target: str) -> None:
    """An effect that speaks of its target has words for this one."""
    for name, variants in selectors(entries[id]):
        if name == "target":
            keys = {key_of(variant) for variant in variants}
            assert target in keys or SAME_PERSON.get(target) in keys, (id, target)


def test_effects_name_every_moment() -> None:
    for language in LANGUAGES:
        ((name, variants),) = selectors(TEXTS.play(language)["effect-when"])
        assert name == "when"
        assert [key_of(variant) for variant in variants] == list(WHENS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_of_changed_content_can_be_said(language: str) -> None:
    told = Speech(GAME, language)
    for op, (n, target, when) in itertools.product(
        EFFECTS, itertools.product((1, 2, 5, 21), TARGETS, WHENS)
    ):
        assert told.told(f"effect-{op}", {"n": n, "target": target, "when": when}).endswith(".")
    assert told.faults == []
