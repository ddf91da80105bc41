"""Types of fields, as annotations write them."""

from __future__ import annotations

from functools import cache

PLAIN = ("int", "str", "bool", "float", "None")
FROZEN = (*PLAIN, "bytes", "...")
OPTIONAL = "?"  # the name of `X | None`


class Kind:
    """A type: a name and its arguments."""

    __slots__ = ("inner", "name")

    def __init__(self, name: str, inner: list[Kind]) -> None:
        self.name = name
        self.inner = inner

    def __str__(self) -> str:
        if self.name == OPTIONAL:
            return f"{self.inner[0]} | None"
        return f"{self.name}[{', '.join(map(str, self.inner))}]" if self.inner else self.name

    def is_plain(self) -> bool:
        """Return whether its values are plain JSON."""
        if self.name == "dict" and self.inner[0].name != "str":
            return False
        if self.name in ("list", "dict", OPTIONAL):
            return all(kind.is_plain() for kind in self.inner)
        return self.name in PLAIN

    def names(self) -> set[str]:
        """Return the names in it that a module has to know."""
        if self.name in (OPTIONAL, "list", "dict", "set", "tuple"):
            return {name for kind in self.inner for name in kind.names()}
        return set() if self.name in FROZEN else {self.name.partition(".")[0]}


@cache
def read_kind(text: str) -> Kind:
    """Read an annotation: names, brackets and `| None` are all that fields need."""
    text = text.strip(" \"'")
    if text.endswith("| None"):
        return Kind(OPTIONAL, [read_kind(text.removesuffix("| None"))])
    name, bracket, rest = text.partition("[")
    if not bracket:
        return Kind(text, [])
    return Kind(name, [read_kind(part) for part in split(rest.removesuffix("]"))])


def split(text: str) -> list[str]:
    """Return the arguments of a type: split at commas that are not inside brackets."""
    found: list[str] = []
    depth = start = 0
    for at, char in enumerate(text):
        depth += (char == "[") - (char == "]")
        if char == "," and not depth:
            found.append(text[start:at])
            start = at + 1
    last = text[start:]
    return [*found, last] if last.strip() else found
