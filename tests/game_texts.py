"""The texts of one game under test: its Fluent files, its ledger, and what must be in them."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Set
from pathlib import Path
from typing import Any

from fluent.syntax import ast

import gonfalon
from gonfalon.kernel.game import Game
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS
from tests.fluent_files import (
    Entries,
    latin_complaints,
    parsed,
    plural_complaints,
    references,
    selectors,
    space_complaints,
    variables,
)

TRANSLATED = ("ru", "uk", "pl")  # the English text of a rule is its statement in the ledger


class GameTexts:
    """A game's texts, and what is peculiar to them.

    `with_text`: sections whose components have a text of their own, all or only some of them;
    what the others do is put together from their effects. `also`: further messages of content.ftl.
    `words`: kinds of arguments that a sentence gets as bare ids and may select by.
    `helpers`: messages of play.ftl that only other messages use, with their arguments.
    `named`: numbers that a sentence spells (1: quarter-final) and so does not count.
    `unsaid`: arguments that a sentence may leave out.
    `counts`: how many entries of each kind the ledger has.
    """

    def __init__(
        self,
        game: Game[Any],
        with_text: Mapping[str, Set[str] | None],
        also: Set[str],
        words: Set[str],
        helpers: Mapping[str, Mapping[str, str]],
        unsaid: Mapping[str, Set[str]],
        counts: Mapping[str, int],
        ids_in_rules: str,
        spelt_alike: str,
        named: Mapping[str, Set[str]] | None = None,
    ) -> None:
        self.game = game
        self.with_text = with_text
        self.also = also
        self.words = words
        self.helpers = helpers
        self.unsaid = unsaid
        self.counts = counts
        self.ids_in_rules = ids_in_rules  # ids of the data, which rules call by their name
        self.spelt_alike = spelt_alike  # Polish names that are spelt as in English
        self.named = named or {}
        self.folder = Path(gonfalon.__file__).parent / "games" / game.slug
        self.said = game.messages()

    def __repr__(self) -> str:
        return self.game.slug

    # -- the files ----------------------------------------------------------------------------

    @functools.cache  # noqa: B019 - one object for each game, as long as the tests run
    def source(self, language: str, file: str) -> str:
        """Return a file as it stands."""
        return (self.folder / "text" / language / file).read_text(encoding="utf-8")

    @functools.cache  # noqa: B019
    def play(self, language: str) -> Entries:
        """Return what is said during play."""
        return parsed(self.source(language, "play.ftl"))

    @functools.cache  # noqa: B019
    def messages(self, language: str, file: str) -> dict[str, str]:
        """Message id, or message id with .attribute -> its text."""
        found: dict[str, str] = {}
        for entry in parsed(self.source(language, file)).values():
            parts = [(entry.id.name, entry.value)]
            parts += [(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes]
            for name, pattern in parts:
                assert name not in found, f"{name} stands twice ({language})"
                assert pattern is not None, f"{name} is empty ({language})"
                (element,) = pattern.elements
                assert isinstance(element, ast.TextElement), f"{name}: not plain ({language})"
                found[name] = element.value
        return found

    @functools.cache  # noqa: B019
    def content(self) -> dict[str, Any]:
        """Return the sections of the content."""
        tables: dict[str, Any] = {}
        for path in sorted((self.folder / "content").glob("*.toml")):
            tables.update(tomllib.loads(path.read_text(encoding="utf-8")))
        return tables

    @functools.cache  # noqa: B019
    def ledger(self) -> dict[str, Any]:
        """Return the ledger of rules."""
        return tomllib.loads((self.folder / "ledger.toml").read_text(encoding="utf-8"))

    # -- what must be in them -----------------------------------------------------------------

    def expected_content_messages(self) -> set[str]:
        """Return the ids that content.ftl must have, no more and no less."""
        expected = {"game-title", "game-summary", "game-summary.text"} | self.also
        for table, prefix in self.game.kinds.items():
            told = self.with_text.get(table, frozenset())
            for identity in self.content()[table]:
                expected.add(f"{prefix}-{identity}")
                if told is None or identity in told:
                    expected.add(f"{prefix}-{identity}.text")
        return expected | {f"rule_chapter-{chapter}" for chapter in self.ledger()["chapters"]}

    def types(self, id: str) -> dict[str, str]:
        """Return the arguments of a message with their kinds."""
        if id in self.said:
            return dict(zip(self.said[id].names, self.said[id].types, strict=True))
        if id in self.counted():
            return {"name": "name", "count": NUMBER}
        return dict(self.helpers.get(id, {}))

    def counted(self) -> set[str]:
        """Return the messages that count components alike in a list ("3 wood")."""
        return {f"{kind}-counted" for kind in self.game.load().vocabulary}

    def complaints(self, entries: Entries, language: str) -> list[str]:
        """Say everything that is wrong with a play.ftl."""
        helpers = set(self.helpers)
        found = [f"missing: {id}" for id in sorted(set(self.said) - set(entries))]
        known = set(self.said) | helpers | self.counted()
        found += [f"unused: {id}" for id in sorted(set(entries) - known)]
        found += [f"unused: {id}" for id in sorted(helpers - references(entries))]
        unknown = references(entries) - set(self.messages(language, "content.ftl")) - set(entries)
        found += [f"no such message: {id}" for id in sorted(unknown)]
        vocabulary = self.game.load().vocabulary
        for id, message in entries.items():
            types = self.types(id)
            used, unsaid = variables(message, entries), set(self.unsaid.get(id, ()))
            found += [f"{id}: undeclared ${name}" for name in sorted(used - set(types))]
            found += [f"{id}: forgotten ${name}" for name in sorted(set(types) - unsaid - used)]
            found += [f"{id}: needless leave for ${name}" for name in sorted(unsaid & used)]
            for name, _ in selectors(message):
                if types.get(name, NUMBER) not in {NUMBER} | self.words:
                    found.append(f"{id}: ${name} is no number")
            words = {n: tuple(vocabulary[k]) for n, k in types.items() if k in self.words}
            words |= dict.fromkeys(self.named.get(id, ()), ("1", "2", "3", "other"))
            found += plural_complaints({id: message}, language, words)
        return found + latin_complaints(entries, language) + space_complaints(entries)

    def sample(self, kind: str, number: int) -> Any:
        """Return some value of an argument, as JSON."""
        if kind == NUMBER:
            return number
        if kind == SEAT:
            return number % self.game.max_seats
        if kind == SEATS:
            return list(range(0, self.game.max_seats, 2))
        if kind.endswith("*"):
            return [self.sample(kind[:-1], n) for n in (number, number + 1, number + 2)]
        words = self.game.load().vocabulary[kind]
        return words[number % len(words)]
