"""Texts of Medieval Mastery: whole Fluent files, the same messages in every language."""

from __future__ import annotations

import functools
import itertools
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.effect import TARGETS, WHENS
from gonfalon.games.mastery.messages import ALL, EFFECTS
from gonfalon.kernel.message import NUMBER, SEAT, SEATS
from gonfalon.speech import Speech
from tests.fluent_files import (
    CYRILLIC,
    LANGUAGES,
    NUMBERS,
    Entries,
    key_of,
    latin_complaints,
    parsed,
    plural_complaints,
    references,
    selectors,
    serialized,
    space_complaints,
    texts,
    variables,
)

FOLDER = Path(__file__).resolve().parents[3] / "src" / "gonfalon" / "games" / "mastery"
TRANSLATED = ("ru", "uk", "pl")  # the English text of a rule is its statement in the ledger
TOLD = {"rule", "decision", "information"}

# What a component does is put together from its effects; these have a text of their own.
WITH_TEXT = {"lakes", "variants", "team_modes", "dice"}

# Names of settings and of entries in the data, which rules call by their ids.
IDS_IN_RULES = re.compile(
    "castle_siege|castles|choose|conflict_tile|disorder|everyone|fixed|layouts|loyalty|min|"
    "on_conquest|pairs_4|players|quick|round_limit|ruthlessness|skirmish|team_mode|team_modes|"
    "technical_round_limit|variants"
)

# Messages of play.ftl that only other messages use.
HELPERS = {"effect-when"}

# Arguments that a sentence may leave out. An effect says of itself when it works, on whom and how
# much; with these operations that is the same whatever the content says, or goes without saying.
UNSAID = {
    "effect-conflict_value": {"target", "when"},
    "effect-conflict_roll": {"target", "when"},
    "effect-support_value": {"target", "when"},
    "effect-set_capacity": {"target", "when"},
    "effect-forbid_support": {"n", "target", "when"},
    "effect-arena_roll": {"n", "target", "when"},
    "effect-start_distribution": {"n", "target", "when"},
    "effect-draw": {"target"},
    "effect-draw_up_to": {"target"},
    "effect-discard_choice": {"target"},
    "effect-cancel_and_destroy": {"n", "target"},
    "effect-peek_reorder": {"target"},
    "effect-peek_keep_or_discard": {"n", "target"},
    "effect-recycle": {"target"},
    "effect-equalise_knights": {"n", "target"},
    "effect-redeploy": {"n", "target"},
    "effect-extra_manoeuvre": {"target"},
}
WORDS = {"when": WHENS, "target": TARGETS}
SAME_PERSON = {"conqueror": "self", "self": "conqueror"}

# Polish names that are spelt as in English.
SPELT_ALIKE = re.compile(r"game-title|castle-\w+|tile-(fort|arena)")


@functools.cache
def source(language: str, file: str) -> str:
    return (FOLDER / "text" / language / file).read_text(encoding="utf-8")


@functools.cache
def play(language: str) -> Entries:
    return parsed(source(language, "play.ftl"))


@functools.cache
def messages(language: str, file: str) -> dict[str, str]:
    """Message id, or message id with .attribute -> its text."""
    found: dict[str, str] = {}
    for entry in parsed(source(language, file)).values():
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
    for path in sorted((FOLDER / "content").glob("*.toml")):
        tables.update(tomllib.loads(path.read_text(encoding="utf-8")))
    return tables


@functools.cache
def ledger() -> dict[str, Any]:
    return tomllib.loads((FOLDER / "ledger.toml").read_text(encoding="utf-8"))


def expected_content_messages() -> set[str]:
    expected = {"game-title", "game-summary", "game-summary.text"}
    expected |= {"card-none", "tile-castle", "tile-plain"}
    for table, prefix in GAME.kinds.items():
        for identity in content()[table]:
            expected.add(f"{prefix}-{identity}")
            if table in WITH_TEXT:
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


@pytest.mark.parametrize("language", CYRILLIC)
def test_rules_have_no_english_left(language: str) -> None:
    for name, text in messages(language, "rules.ftl").items():
        plain = re.sub(r"MM-[A-Z]+(-\d+)?", "", text)
        for word in re.findall(r"[A-Za-z]\w+", plain):
            assert IDS_IN_RULES.fullmatch(word), (language, name, word)


@pytest.mark.parametrize("language", CYRILLIC)
def test_names_have_no_english_left(language: str) -> None:
    found = parsed(source(language, "content.ftl"))
    del found["game-title"]
    assert latin_complaints(found, language) == []


@pytest.mark.parametrize("file", ["content.ftl", "play.ftl"])
def test_polish_is_not_english(file: str) -> None:
    english, polish = parsed(source("en", file)), parsed(source("pl", file))
    alike = [
        id
        for id, message in polish.items()
        if re.search(r"[a-z]", "".join(texts(message)))
        and serialized(message) == serialized(english[id])
    ]
    assert [id for id in alike if not SPELT_ALIKE.fullmatch(id)] == []


# -- what is said during play ---------------------------------------------------------------------


def complaints(entries: Entries, language: str) -> list[str]:
    """Say everything that is wrong with a play.ftl."""
    found = [f"missing: {id}" for id in sorted(set(ALL) - set(entries))]
    found += [f"unused: {id}" for id in sorted(set(entries) - set(ALL) - HELPERS)]
    found += [f"unused: {id}" for id in sorted(HELPERS - references(entries))]
    names = messages(language, "content.ftl")
    unknown = references(entries) - set(names) - set(entries)
    found += [f"no such message: {id}" for id in sorted(unknown)]
    for id, message in entries.items():
        if id not in ALL:
            continue
        used = variables(message, entries)
        wanted = set(ALL[id].names) - UNSAID.get(id, set())
        found += [f"{id}: undeclared ${name}" for name in sorted(used - set(ALL[id].names))]
        found += [f"{id}: forgotten ${name}" for name in sorted(wanted - used)]
        found += [f"{id}: needless leave for ${n}" for n in sorted(UNSAID.get(id, set()) & used)]
        types = dict(zip(ALL[id].names, ALL[id].types, strict=True))
        for name, _ in selectors(message):
            if types.get(name, NUMBER) != NUMBER and name not in WORDS:
                found.append(f"{id}: ${name} is no number")
            elif name in WORDS and types.get(name) not in WORDS:
                found.append(f"{id}: ${name} is no word")
    # `target` is also the name of a seat, a hex or a number in messages that are no effects.
    effects = {id: m for id, m in entries.items() if id.startswith("effect-")}
    others = {id: m for id, m in entries.items() if id not in effects}
    found += plural_complaints(effects, language, WORDS) + plural_complaints(others, language, {})
    return found + latin_complaints(entries, language) + space_complaints(entries)


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_says_everything_with_the_right_arguments(language: str) -> None:
    assert complaints(play(language), language) == []


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
    entries = dict(play("ru"))
    del entries["option-knights"]
    if text is not None:
        entries.update(parsed(text))
    assert any(complaint in found for found in complaints(entries, "ru"))


def test_junk_and_doubles_are_noticed() -> None:
    with pytest.raises(AssertionError, match="junk"):
        parsed("option-knights = { $count")
    with pytest.raises(AssertionError, match="twice"):
        parsed(KNIGHTS + KNIGHTS)


def sample(kind: str, number: int) -> Any:
    """Return some value of an argument, as JSON."""
    if kind == NUMBER:
        return number
    if kind == SEAT:
        return number % 6
    if kind == SEATS:
        return [0, 2, 4]
    if kind.endswith("*"):
        return [sample(kind[:-1], n) for n in (number, number + 1, number + 2)]
    words = GAME.load().vocabulary[kind]
    return words[number % len(words)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_every_number(language: str) -> None:
    told = Speech(GAME, language)
    for id, message in ALL.items():
        types = dict(zip(message.names, message.types, strict=True))
        for number in NUMBERS:
            words = {name: sample(kind, number) for name, kind in types.items()}
            text = told.told(id, words)
            assert text == " ".join(text.split()), (id, text)
            assert "{" not in text, (id, text)
            assert not re.search(r"_|\b(None|none)\b", text), (id, text)
    assert told.faults == []


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
                check_target(play(language), f"effect-{effect.OP}", effect.target)
    assert told.faults == []
    assert told.does("territories", "forest") == messages(language, "content.ftl")["tile-plain"]


def check_target(entries: Entries, id: str, target: str) -> None:
    """An effect that speaks of its target has words for this one."""
    for name, variants in selectors(entries[id]):
        if name == "target":
            keys = {key_of(variant) for variant in variants}
            assert target in keys or SAME_PERSON.get(target) in keys, (id, target)


def test_effects_name_every_moment() -> None:
    for language in LANGUAGES:
        ((name, variants),) = selectors(play(language)["effect-when"])
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
