"""The ledger of every game in itself: chapters, kinds, plain text, references that lead on."""

from __future__ import annotations

import re

import pytest

from tests.game_texts import GameTexts
from tests.games.every import of_every_game

pytestmark = pytest.mark.parametrize("game", of_every_game("texts", "TEXTS"), ids=repr)

KINDS = {"rule", "decision", "information", "example", "ruling"}
KIND_OF_CHAPTER = {"DEC": "decision", "INF": "information", "EX": "example", "RUL": "ruling"}
NUMBER = re.compile(r"-N?\d+$")


def test_every_entry_is_complete(game: GameTexts) -> None:
    data = game.ledger()
    for identity, entry in data["rules"].items():
        chapter = NUMBER.sub("", identity).removeprefix(f"{game.game.prefix}-")
        assert entry["chapter"] == chapter
        assert chapter in data["chapters"]
        assert entry["kind"] in KINDS
        assert entry["kind"] == KIND_OF_CHAPTER.get(chapter, "rule"), identity
        assert entry["statement"].strip() == entry["statement"] != ""
        assert entry["source"]
        assert ("title" in entry) == (entry["kind"] in {"example", "ruling"}), identity


def test_every_chapter_is_used(game: GameTexts) -> None:
    data = game.ledger()
    assert set(data["chapters"]) == {entry["chapter"] for entry in data["rules"].values()}


def test_statements_are_plain_text(game: GameTexts) -> None:
    for identity, entry in game.ledger()["rules"].items():
        for field in ("statement", "title"):
            assert not re.search(r"[{}`]|\*\*|\s\s|\n", entry.get(field, "")), identity


def test_references_lead_to_entries(game: GameTexts) -> None:
    data = game.ledger()
    prefix = game.game.prefix
    for identity, entry in data["rules"].items():
        told = entry["statement"] + " " + entry["source"]
        for mentioned in re.findall(rf"{prefix}-[A-Z]+(?:-[A-Z]+)*-N?\d+", told):
            assert mentioned in data["rules"], (identity, mentioned)
        for mentioned in re.findall(rf"{prefix}-([A-Z]+(?:-[A-Z]+)*)(?![\w-])", told):
            assert mentioned in data["chapters"], (identity, mentioned)


def test_every_event_follows_from_a_rule_of_the_ledger(game: GameTexts) -> None:
    """A line of the log leads to its rule."""
    rules = game.ledger()["rules"]
    for id, message in game.game.messages().items():
        if id.startswith("event-"):
            assert message.rule in rules, id
            assert rules[message.rule]["kind"] == "rule", id
        else:
            assert message.rule == "", id
