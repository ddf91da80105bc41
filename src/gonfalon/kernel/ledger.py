"""The ledger: all rules of a game by id. Each must be covered by a test that names it."""

from __future__ import annotations

import tomllib
from importlib.resources import files

from gonfalon.kernel.errors import ContentError


class Rule:
    """One rule, as written in `ledger.toml`."""

    __slots__ = ("chapter", "id", "kind", "source", "statement", "title")

    def __init__(
        self, id: str, chapter: str, kind: str, statement: str, source: str = "", title: str = ""
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.kind = kind
        self.statement = statement
        self.source = source
        self.title = title


class Ledger:
    """All chapters (id to title) and rules of a game, in file order."""

    def __init__(self, chapters: dict[str, str], rules: dict[str, Rule]) -> None:
        self.chapters = chapters
        self.rules = rules


def read_ledger(package: str) -> Ledger:
    """Read the `ledger.toml` of a game's package."""
    text = files(package).joinpath("ledger.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text)
    rules: dict[str, Rule] = {}
    for id, entry in data["rules"].items():
        rule = Rule(
            id,
            entry["chapter"],
            entry["kind"],
            entry["statement"],
            entry.get("source", ""),
            entry.get("title", ""),
        )
        if rule.chapter not in data["chapters"]:
            raise ContentError(f"{id}: unknown chapter {rule.chapter}")
        rules[id] = rule
    return Ledger(data["chapters"], rules)
