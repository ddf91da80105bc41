"""The ledger of every game in itself: chapters, kinds, plain text, references that lead on."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby

import pytest

from gonfalon.kernel.content.ledger import read_ledger
from tests.game_texts import GameTexts
from tests.games.every import of_every_game

pytestmark = pytest.mark.parametrize("game", of_every_game("texts", "TEXTS"), ids=repr)

KINDS = ("rule", "decision", "information", "example", "ruling")  # in the order of a ledger
KIND_OF_CHAPTER = {
    "DEC": "decision",
    "D": "decision",
    "INF": "information",
    "EX": "example",
    "RUL": "ruling",
}
NUMBER = re.compile(r"-N?\d+$")
RUNNING = {"example", "ruling"}  # numbered one by one; rules and decisions may leave gaps


def test_no_entry_has_been_lost(game: GameTexts) -> None:
    kinds = [entry["kind"] for entry in game.ledger()["rules"].values()]
    assert Counter(kinds) == game.counts


def test_entries_stand_in_order(game: GameTexts) -> None:
    """Kind by kind, chapter by chapter, and the numbers of a chapter rise."""
    rules = game.ledger()["rules"]
    kinds = [kind for kind, _ in groupby(entry["kind"] for entry in rules.values())]
    assert kinds == [kind for kind in KINDS if kind in kinds]
    chapters = [chapter for chapter, _ in groupby(entry["chapter"] for entry in rules.values())]
    assert chapters == list(game.ledger()["chapters"])
    for chapter in chapters:
        numbers = [id.rpartition("-")[2] for id in rules if rules[id]["chapter"] == chapter]
        late = [number for number in numbers if number.startswith("N")]
        early = numbers[: len(numbers) - len(late)]
        assert numbers == early + late, chapter
        for found in (early, late):
            assert found == sorted(set(found)), chapter


def test_examples_and_rulings_are_numbered_without_gaps(game: GameTexts) -> None:
    rules = game.ledger()["rules"]
    for kind in RUNNING:
        numbers = [int(id.rpartition("-")[2]) for id in rules if rules[id]["kind"] == kind]
        assert numbers == list(range(1, game.counts[kind] + 1))


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


def test_every_example_explains_a_rule(game: GameTexts) -> None:
    """The reference shows an example below the rules it explains."""
    ledger = read_ledger(game.game.package)
    for identity, explained in ledger.explained().items():
        assert all(ledger.rules[id].kind == "rule" for id in explained), identity
        if ledger.rules[identity].kind == "example":
            assert explained, identity


def test_every_event_follows_from_a_rule_of_the_ledger(game: GameTexts) -> None:
    """A line of the log leads to its rule."""
    rules = game.ledger()["rules"]
    for id, message in game.game.messages().items():
        if id.startswith("event-"):
            assert message.rule in rules, id
            assert rules[message.rule]["kind"] == "rule", id
        else:
            assert message.rule == "", id
