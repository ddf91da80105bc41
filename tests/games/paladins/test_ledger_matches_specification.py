"""The ledger of rules holds what the rules specification says, id by id and word by word.

The specification lies beside the repository, not in it. Where it is missing these tests are
skipped: the product itself never reads it.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

import pytest

from tests.games.paladins.texts import TEXTS

ROOT = Path(__file__).resolve().parents[3]
PLACES = (ROOT.parent, ROOT.parents[1])  # beside the repository, or beside its worktrees
SPECIFICATION = next(
    (p for p in (place / "shared" / "rules" / "paladins.md" for place in PLACES) if p.exists()),
    Path("nowhere"),
)

pytestmark = pytest.mark.skipif(
    not SPECIFICATION.exists(),
    reason="the rules specification (shared/rules/paladins.md beside the repository) is not here",
)

KIND_OF_SECTION = {"3": "rule", "4": "decision", "6": "example", "7": "ruling"}

# Words of the specification that point at its own pages, and what stands there instead.
REPLACED = {
    "PAL-SOLO-ROUND-08": ("CLEAN-01/02", "CLEAN-01 and CLEAN-02"),
    "PAL-DEC-N2": (
        "rules 3.27–3.31",
        "the rules of SOLO-SETUP SOLO-ROUND SOLO-RES SOLO-ACT and SOLO-SCORE",
    ),
}

ITEM = re.compile(r"- \*\*(?P<id>PAL-[A-Z-]+-N?\d+)(?: (?P<title>[^*]+?)\.?)?\*\*(?P<text>.*)")
ROW = re.compile(r"\| (?P<id>PAL-DEC-\d+) (?P<name>[A-Z-]+) \|(?P<cells>.*)")
CITATION = re.compile(r"\s*(?:\[(?P<source>[^\]]*)\])?\s*(?:\((?P<ruling>PAL-RUL-\d+)\))?\s*$")


@functools.cache
def sections() -> dict[str, str]:
    parts = re.split(r"^## (\d)\. .*$", SPECIFICATION.read_text(encoding="utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@functools.cache
def items(section: str) -> dict[str, re.Match[str]]:
    """Id -> item of a section."""
    found = [ITEM.fullmatch(line) for line in sections()[section].splitlines()]
    return {item["id"]: item for item in found if item}


@functools.cache
def rows() -> dict[str, re.Match[str]]:
    """Id -> row of the decision catalogue."""
    found = [ROW.fullmatch(line) for line in sections()["4"].splitlines()]
    return {row["id"]: row for row in found if row}


def words(text: str) -> list[str]:
    """Words, numbers and signs in order; marks of layout and kinds of brackets do not matter."""
    text = re.sub(r"PAL-(?=[A-Z])", "", text)  # the specification leaves the prefix out
    text = re.sub(r"[`*{}()\[\].,:;«»“”]", " ", text)
    return text.split()


def identities() -> list[tuple[str, str]]:
    if not SPECIFICATION.exists():
        return []
    return [(section, id) for section in KIND_OF_SECTION for id in items(section)]


def test_same_ids_in_the_same_order() -> None:
    expected: list[str] = []
    for section in KIND_OF_SECTION:
        expected += [*(rows() if section == "4" else ()), *items(section)]
    assert list(TEXTS.ledger()["rules"]) == expected


def test_every_id_that_the_specification_mentions_is_in_the_ledger() -> None:
    mentioned = re.findall(
        r"PAL-[A-Z]+(?:-[A-Z]+)*-N?\d+", SPECIFICATION.read_text(encoding="utf-8")
    )
    assert set(mentioned) == set(TEXTS.ledger()["rules"])


@pytest.mark.parametrize("section", sorted(KIND_OF_SECTION))
def test_kind_follows_the_section(section: str) -> None:
    for id in [*items(section), *(rows() if section == "4" else ())]:
        assert TEXTS.ledger()["rules"][id]["kind"] == KIND_OF_SECTION[section], id


@pytest.mark.parametrize(("section", "id"), identities())
def test_statement_has_the_words_of_the_specification(section: str, id: str) -> None:
    item, entry = items(section)[id], TEXTS.ledger()["rules"][id]
    text = item["text"]
    if id in REPLACED:
        old, new = REPLACED[id]
        assert old in text
        text = text.replace(old, new)
    if section in "34":
        cited = CITATION.search(text)
        assert cited
        text = text[: cited.start()]
        for source in filter(None, (cited["source"], cited["ruling"])):
            assert source.replace("`", "") in entry["source"]
    assert words(entry["statement"]) == words(text)
    if section == "6":
        assert words(entry["title"]) == words(item["title"])


def test_decisions_name_the_rules_and_the_catalogue() -> None:
    for id, row in rows().items():
        entry = TEXTS.ledger()["rules"][id]
        assert entry["source"] == f"decision catalogue, {row['name']}"
        for mentioned in re.findall(r"\b(?:DEC|EFF)-\d+", row["cells"]):
            assert f"PAL-{mentioned}" in entry["statement"], (id, mentioned)
