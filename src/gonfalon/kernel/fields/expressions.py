"""Expressions that copy, save and restore the value of a field."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.kernel.fields.field import Field
from gonfalon.kernel.fields.kinds import FROZEN, OPTIONAL, PLAIN, Kind

ITEMS = ("item", "inner", "innermost")


def copied(field: Field, value: str) -> str:
    """Return the expression that copies a field's value for a clone."""
    if field.words & {"shared", "given"}:
        return value
    return copied_as(field, field.kind, value)


def copied_as(field: Field, kind: Kind, value: str, depth: int = 0) -> str:
    """Return the expression that copies a value; the value itself if it is immutable."""
    item = ITEMS[depth]
    match kind.name:
        case "?":
            copy = copied_as(field, kind.inner[0], value, depth)
            return value if copy == value else f"None if {value} is None else {copy}"
        case "list":
            copy = copied_as(field, kind.inner[0], item, depth + 1)
            return f"{value}.copy()" if copy == item else f"[{copy} for {item} in {value}]"
        case "dict":
            copy = copied_as(field, kind.inner[1], item, depth + 1)
            if copy == item:
                return f"{value}.copy()"
            return f"{{key: {copy} for key, {item} in {value}.items()}}"
        case "set":
            return f"{value}.copy()"
        case "tuple":
            if any(copied_as(field, part, item, depth + 1) != item for part in kind.inner):
                raise field.error("is a tuple of things that change: use a list")
            return value
    if kind.name in FROZEN:
        return value
    return f"{value}.clone()" if hasattr(field.look_up(kind.name), "clone") else value


def saved(field: Field) -> str:
    """Return the expression for a field as plain JSON."""
    return converted(field, field.kind, f"self.{field.name}", lambda _, value: f"{value}.dump()")


def restored(field: Field) -> str:
    """Return the expression that restores a field from `data`."""
    value = f'data["{field.name}"]'
    return converted(field, field.kind, value, lambda name, value: f"{name}().load({value})")


def converted(
    field: Field, kind: Kind, value: str, convert: Callable[[str, str], str], depth: int = 0
) -> str:
    """Return a value with every object inside it converted."""
    item = ITEMS[depth]
    if kind.name == OPTIONAL:
        other = converted(field, kind.inner[0], value, convert, depth)
        return value if other == value else f"None if {value} is None else {other}"
    if kind.name == "list":
        other = converted(field, kind.inner[0], item, convert, depth + 1)
        return value if other == item else f"[{other} for {item} in {value}]"
    if kind.name == "dict" and kind.inner[0].name == "str":
        other = converted(field, kind.inner[1], item, convert, depth + 1)
        return value if other == item else f"{{key: {other} for key, {item} in {value}.items()}}"
    if kind.name in PLAIN:
        return value
    if kind.inner or kind.name in FROZEN or not hasattr(field.look_up(kind.name), "dump"):
        raise field.error(f"is a {kind}, which cannot be saved as plain JSON")
    return convert(kind.name, value)
