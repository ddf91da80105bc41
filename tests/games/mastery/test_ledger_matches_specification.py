"""The ledger of rules holds what the rules specification says, id by id and word by word.

The specification lies beside the repository, not in it. Where it is missing these tests are
skipped: the product itself never reads it.
"""

from __future__ import annotations

import functools
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
LEDGER = ROOT / "src" / "gonfalon" / "games" / "mastery" / "ledger.toml"
SPECIFICATION = ROOT.parent / "shared" / "rules" / "mastery.md"

pytestmark = pytest.mark.skipif(
    not SPECIFICATION.exists(),
    reason="the rules specification (shared/rules/mastery.md beside the repository) is not here",
)

KIND_OF_SECTION = {
    "3": "rule",
    "4": "decision",
    "5": "information",
    "6": "example",
    "7": "ruling",
}

# Words of the specification that make no sense inside the product, and what stands there instead.
REPLACED = {"MM-CON-02": ("mastery.yaml", "the content data")}

# Decisions are rows of a table there and sentences here: their words cannot be compared.
COMPARED = ("3", "5", "6", "7")

START = re.compile(
    r"^(?:- )?\*\*(?P<id>MM-[A-Z]+-\d+)(?: (?P<title>[^*]+))?\*\*(?P<text>.*)$"  # item, example
    r"|^\| (?P<row>MM-[A-Z]+-\d+) \|(?P<cells>.*)$"  # row of the decision catalogue
)
END = re.compile(r"^(?:#|---|Step \d|[A-Z][A-Za-z ()]*:$|```)")


@functools.cache
def ledger() -> dict[str, dict[str, str]]:
    with LEDGER.open("rb") as file:
        rules: dict[str, dict[str, str]] = tomllib.load(file)["rules"]
    return rules


@functools.cache
def sections() -> dict[str, str]:
    parts = re.split(r"^## (\d)\. .*$", SPECIFICATION.read_text(encoding="utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@functools.cache
def entries(section: str) -> dict[str, tuple[str, str]]:
    """Id -> (title, text) of a section; a text includes the list or table that belongs to it."""
    found: dict[str, tuple[str, str]] = {}
    current = ""
    for line in sections()[section].splitlines():
        start = START.match(line)
        if start:
            current = start["id"] or start["row"]
            assert current not in found, f"{current} stands twice in the specification"
            found[current] = (start["title"] or "", start["text"] or start["cells"] or "")
        elif END.match(line):
            current = ""
        elif current:
            title, text = found[current]
            found[current] = (title, f"{text}\n{line}")
    return found


def without_citation(identity: str, section: str, text: str) -> tuple[str, str]:
    """The text without its citation, and the citation."""
    if section == "6":
        match = re.match(r"\s*\((?P<source>001[^()]*)\)\.", text)
        return (text[match.end() :], match["source"]) if match else (text, "")
    if section == "7" or identity == "MM-VAR-51":
        return text, ""
    pattern = r"\s*\((?P<source>[^()]*)\)\s*$"
    if section == "5":
        pattern = r"\s*\((?P<source>(?:001|MM-RUL)[^()]*)\)\s*$"
    match = re.search(pattern, text)
    return (text[: match.start()], match["source"]) if match else (text, "")


def words(text: str) -> list[str]:
    """Words, numbers and signs in order; Markdown, layout and the kind of bracket do not matter."""
    text = re.sub(r"^\| Pair \| Result \|$|^\|[-|]+\|$", " ", text, flags=re.M)
    text = re.sub(r"[`*|{}()\[\].,:;]", " ", text)
    return [word for word in text.split() if word != "-"]


def identities() -> list[tuple[str, str]]:
    if not SPECIFICATION.exists():
        return []
    return [(section, identity) for section in COMPARED for identity in entries(section)]


def test_same_ids_in_the_same_order() -> None:
    expected = [identity for section in KIND_OF_SECTION for identity in entries(section)]
    assert set(ledger()) == set(expected)
    assert list(ledger()) == expected


def test_every_id_that_the_specification_mentions_is_in_the_ledger() -> None:
    mentioned = set(
        re.findall(r"MM-[A-Z]+-\d+", SPECIFICATION.read_text(encoding="utf-8")),
    )
    assert mentioned == set(ledger())


@pytest.mark.parametrize("section", sorted(KIND_OF_SECTION))
def test_kind_follows_the_section(section: str) -> None:
    rules = ledger()
    for identity in entries(section):
        assert rules[identity]["kind"] == KIND_OF_SECTION[section], identity


@pytest.mark.parametrize(("section", "identity"), identities())
def test_statement_has_the_words_of_the_specification(section: str, identity: str) -> None:
    title, text = entries(section)[identity]
    text, source = without_citation(identity, section, text)
    entry = ledger()[identity]
    if identity in REPLACED:
        old, new = REPLACED[identity]
        assert old in text
        text = text.replace(old, new)
    assert words(entry["statement"]) == words(text)
    assert words(entry.get("title", "")) == words(title)
    if source:
        assert words(entry["source"]) == words(source)


def test_decisions_name_the_rules_and_cards_of_the_catalogue() -> None:
    rules = ledger()
    for identity, (_, text) in entries("4").items():
        cells = text.splitlines()[0]
        statement = rules[identity]["statement"]
        for mentioned in re.findall(r"MM-[A-Z]+-\d+", cells):
            assert mentioned in statement, (identity, mentioned)
        for name in ("Corruption", "Prosperity", "Insight", "Order", "Wrath", "Vitality"):
            assert (name in cells) == (name in statement), (identity, name)
        for name in ("Fear", "Vigour", "Preparation", "Cleansing", "Ruins", "Abbey", "Fortress"):
            assert (name in cells) == (name in statement), (identity, name)
