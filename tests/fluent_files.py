"""Fluent files under the magnifying glass: what a message uses, and what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from fluent.syntax import FluentParser, FluentSerializer, ast

LANGUAGES = ("en", "ru", "uk", "pl")
CYRILLIC = ("ru", "uk")
BRANCHES = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
    "pl": {"one", "few", "many", "other"},
}
NUMBERS = (0, 1, 2, 5, 11, 12, 21, 22, 25, 101, 111)

Entries = dict[str, ast.Message]


def parsed(source: str) -> Entries:
    """Return the messages of a file; junk and doubles are errors."""
    found: Entries = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"junk: {entry.content}"
        assert not isinstance(entry, ast.Term), f"a term: {entry.id.name}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def walk(node: object) -> Iterator[ast.SyntaxNode]:
    """Give a node and everything inside."""
    if isinstance(node, list):
        for item in node:
            yield from walk(item)
    elif isinstance(node, ast.SyntaxNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from walk(value)


def variables(message: ast.Message, entries: Entries) -> set[str]:
    """Return the arguments a message uses, also through messages it refers to."""
    used: set[str] = set()
    for node in walk(message):
        if isinstance(node, ast.VariableReference):
            used.add(node.id.name)
        elif isinstance(node, ast.MessageReference) and node.id.name in entries:
            used |= variables(entries[node.id.name], entries)
    return used


def references(entries: Entries) -> set[str]:
    """Return the messages that some message refers to."""
    nodes = (node for message in entries.values() for node in walk(message))
    return {node.id.name for node in nodes if isinstance(node, ast.MessageReference)}


def texts(node: ast.SyntaxNode) -> list[str]:
    """Return the pieces of plain text in a node."""
    return [part.value for part in walk(node) if isinstance(part, ast.TextElement)]


def selectors(message: ast.Message) -> Iterator[tuple[str, list[ast.Variant]]]:
    """Give each selection of a message: what it looks at, and its branches."""
    for node in walk(message):
        if isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            yield node.selector.id.name, node.variants


def key_of(variant: ast.Variant) -> str:
    """Return the key of a branch."""
    key = variant.key
    return str(key.value if isinstance(key, ast.NumberLiteral) else key.name)


def serialized(message: ast.Message) -> str:
    """Return a message as it stands in a file, without its id."""
    return str(FluentSerializer().serialize_entry(message)).partition("=")[2].strip()


def plural_complaints(
    entries: Entries, language: str, words: Mapping[str, tuple[str, ...]]
) -> list[str]:
    """Say where a selection lacks a branch of the language's numbers, or has a wrong one.

    `words` are the arguments that are no numbers but ids, with the ids they may have.
    """
    found: list[str] = []
    for id, message in entries.items():
        for name, variants in selectors(message):
            keys = {key_of(variant) for variant in variants}
            if name in words:
                if strange := keys - set(words[name]):
                    found.append(f"{id}: ${name} is never {strange}")
                continue
            if keys - {"0"} != BRANCHES[language]:
                found.append(f"{id}: ${name} has the branches {sorted(keys)}")
            if [key_of(v) for v in variants if v.default] != ["other"]:
                found.append(f"{id}: the default of ${name} is not [other]")
            for variant in variants:
                if key_of(variant) == "one" and re.search(r"\d", "".join(texts(variant.value))):
                    found.append(f"{id}: [one] of ${name} has a number in it")
    return found


def latin_complaints(entries: Entries, language: str) -> list[str]:
    """Say where a language of another script has Latin letters, apart from Roman numerals."""
    if language not in CYRILLIC:
        return []
    return [
        f"{id}: {text!r}"
        for id, message in entries.items()
        for text in texts(message)
        if re.search(r"[A-Za-z]", re.sub(r"\b[IVX]+\b", "", text))
    ]


def space_complaints(entries: Entries) -> list[str]:
    """Say where a text has doubled spaces, or a space before a full stop."""
    return [
        f"{id}: {text!r}"
        for id, message in entries.items()
        for text in texts(message)
        if "  " in text or "\n" in text or re.search(r" [,.;!?]", text)
    ]
