"""The ledger: all rules of a game by id. Each must be covered by a test that names it."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

from gonfalon.kernel.values.errors import ContentError

RULE = "rule"
ID = re.compile(r"[A-Z]{2,4}(?:-[A-Z]+)+-[0-9]{2,3}[a-z]?")


class Rule:
    """One rule, as written in `ledger.toml`."""

    __slots__ = ("about", "chapter", "id", "kind", "source", "statement", "title")

    def __init__(
        self,
        id: str,
        chapter: str,
        kind: str,
        statement: str,
        source: str = "",
        title: str = "",
        about: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.kind = kind
        self.statement = statement
        self.source = source
        self.title = title
        self.about = about


class Ledger:
    """All chapters (id to title) and rules of a game, in file order."""

    def __init__(self, chapters: dict[str, str], rules: dict[str, Rule]) -> None:
        self.chapters = chapters
        self.rules = rules

    def explained(self) -> dict[str, list[str]]:
        """By id of an example, a ruling or a decision: the rules that it explains.

        These are the rules in its `about`. Without that, those that its text or source names, and
        those whose source names it. Some explain none.
        """
        named = {
            id: ID.findall(f"{rule.statement} {rule.source}") for id, rule in self.rules.items()
        }
        found: dict[str, list[str]] = {}
        for id, note in self.rules.items():
            if note.kind == RULE:
                continue
            near = [
                other
                for other, rule in self.rules.items()
                if rule.kind == RULE and (other in named[id] or id in ID.findall(rule.source))
            ]
            found[id] = list(note.about) or near
        return found


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
            tuple(entry.get("about", ())),
        )
        if rule.chapter not in data["chapters"]:
            raise ContentError(f"{id}: unknown chapter {rule.chapter}")
        rules[id] = rule
    for rule in rules.values():
        for other in rule.about:
            if other not in rules:
                raise ContentError(f"{rule.id}: unknown rule {other}")
    return Ledger(data["chapters"], rules)
