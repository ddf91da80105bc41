"""What a class says about its fields."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any, Literal, TypeVar, overload

from gonfalon.kernel.fields.kinds import Kind, read_kind
from gonfalon.kernel.values.errors import KernelError

V = TypeVar("V")

Shared = Annotated[V, "shared"]
Derived = Annotated[V, "derived"]
Bound = Annotated[V, "bound"]
Given = Annotated[V, "given"]
WORDS = {"Shared": "shared", "Derived": "derived", "Bound": "bound", "Given": "given"}

NOTHING: Any = object()

Row = tuple[str, str, str, bool]
"""A declaration: the name, the type, the expression for the first value ("" if the constructor sets
it), and whether it is a parameter. The rows of a class are its `DECLARED`.
"""


class Later:
    """The first value of a field that is no parameter of the constructor."""

    __slots__ = ("factory", "value")

    def __init__(self, value: Any, factory: Callable[[], Any] | None) -> None:
        self.value = value
        self.factory = factory


@overload
def later(*, init: Literal[False] = False) -> Any: ...
@overload
def later(default: V, *, init: Literal[False] = False) -> V: ...
@overload
def later(*, factory: Callable[[], V], init: Literal[False] = False) -> V: ...
def later(
    default: Any = NOTHING, *, factory: Callable[[], Any] | None = None, init: bool = False
) -> Any:
    """Declare a field that is no parameter of the constructor.

    `factory` is a class or function that makes its first value.
    """
    return Later(default, factory)


class Field:
    """A declared field."""

    __slots__ = ("first", "is_parameter", "kind", "name", "owner", "words")

    def __init__(self, owner: type, row: Row) -> None:
        self.owner = owner
        self.name, text, self.first, self.is_parameter = row
        self.kind, self.words = without_words(read_kind(text))

    def error(self, message: str) -> KernelError:
        """Return an error about the field."""
        return class_error(self.owner, f"{self.name} {message}")

    def look_up(self, name: str) -> Any:
        """Return what a name in the type or the first value stands for."""
        found: Any = sys.modules[self.owner.__module__]
        for part in name.split("."):
            found = vars(found).get(part)
            if found is None:
                raise self.error(f"is a {name}, which its module does not import: mark it Shared")
        return found


def without_words(kind: Kind) -> tuple[Kind, set[str]]:
    """Return a type without the words around it, and these."""
    words: set[str] = set()
    while kind.name in WORDS:
        words.add(WORDS[kind.name])
        kind = kind.inner[0]
    return kind, words


def all_fields(cls: type) -> list[Field]:
    """Return the fields of a class, inherited ones first."""
    return [field for base in reversed(cls.__mro__) for field in own_fields(base)]


def own_fields(cls: type) -> list[Field]:
    """Return the fields that a class declares itself."""
    return [Field(cls, row) for row in cls.__dict__.get("DECLARED", ())]


def read_rows(cls: type) -> tuple[Row, ...]:
    """Read the declarations in a class body."""
    found: list[Row] = []
    for name, text in cls.__annotations__.items():
        if not isinstance(text, str):
            raise class_error(cls, "its module needs `from __future__ import annotations`")
        if text.startswith(("ClassVar", "Final")):
            continue
        value = cls.__dict__.get(name, NOTHING)
        if is_slot(value):
            value = NOTHING
        found.append((name, text, first_text(cls, name, text, value), not isinstance(value, Later)))
    return tuple(found)


def is_slot(value: Any) -> bool:
    """Return whether a class attribute is the descriptor of a slot."""
    return type(value).__name__ == "member_descriptor"


def first_text(cls: type, name: str, kind: str, value: Any) -> str:
    """Return the expression for a field's first value."""
    if isinstance(value, Later):
        if value.factory is not None:
            return f"{value.factory.__name__}()"
        value = value.value
    if value is NOTHING:
        return ""
    if "Shared[" in kind and isinstance(value, list | dict | set) and value:
        for constant, other in vars(sys.modules[cls.__module__]).items():
            if other is value:
                return constant
    if not is_literal(value):
        raise class_error(cls, f"{name} = {value!r}: use later(factory=…)")
    return repr(value)


def is_literal(value: Any) -> bool:
    """Return whether `repr` gives an expression for a value."""
    if isinstance(value, list | tuple | set):
        return all(is_literal(one) for one in value)
    if isinstance(value, dict):
        return all(is_literal(one) for pair in value.items() for one in pair)
    return value is None or type(value) in (bool, int, float, str)


def class_error(cls: type, message: str) -> KernelError:
    """Return an error about a class, with the file and line where that begins."""
    import inspect

    try:
        where = f"{inspect.getsourcefile(cls)}:{inspect.getsourcelines(cls)[1]}"
    except (OSError, TypeError):
        where = cls.__module__
    return KernelError(f"{where}: {cls.__qualname__}: {message}")
