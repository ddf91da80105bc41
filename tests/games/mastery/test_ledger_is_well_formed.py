"""The ledger of rules in itself: chapters, kinds, plain text, references that lead somewhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

LEDGER = Path(__file__).resolve().parents[3] / "src/gonfalon/games/mastery/ledger.toml"
KINDS = {"rule", "decision", "information", "example", "ruling"}
KIND_OF_CHAPTER = {"DEC": "decision", "INF": "information", "EX": "example", "RUL": "ruling"}


def ledger() -> dict[str, Any]:
    with LEDGER.open("rb") as file:
        return tomllib.load(file)


def test_every_entry_is_complete() -> None:
    data = ledger()
    for identity, entry in data["rules"].items():
        chapter = identity.split("-")[1]
        assert entry["chapter"] == chapter
        assert chapter in data["chapters"]
        assert entry["kind"] in KINDS
        assert entry["kind"] == KIND_OF_CHAPTER.get(chapter, "rule"), identity
        assert entry["statement"].strip() == entry["statement"] != ""
        assert entry["source"]
        assert ("title" in entry) == (entry["kind"] in {"example", "ruling"}), identity


def test_every_chapter_is_used() -> None:
    data = ledger()
    assert set(data["chapters"]) == {entry["chapter"] for entry in data["rules"].values()}


def test_statements_are_plain_text() -> None:
    for identity, entry in ledger()["rules"].items():
        for field in ("statement", "title"):
            assert not re.search(r"[{}`]|\*\*|\s\s|\n", entry.get(field, "")), identity


def test_references_lead_to_entries() -> None:
    data = ledger()
    for identity, entry in data["rules"].items():
        for mentioned in re.findall(r"MM-[A-Z]+-\d+", entry["statement"] + entry["source"]):
            assert mentioned in data["rules"], (identity, mentioned)
