"""Settings of a match. A game declares each of them once, as a field of a typed dictionary.

    class FeudSettings(TypedDict):
        rounds: Annotated[Literal[6, 8], Setting(6, "FEU-SET-01")]
        truce: Annotated[bool, Setting(False, "FEU-SET-02")]

    class Feud(Game[FeudState]):
        settings = Settings(FeudSettings)

Names, defaults, refusals of wrong values and the JSON schema come from there. Like all shapes, the
typed dictionary belongs to a module that stays interpreted in a compiled build.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.shapes import Setting

S = TypeVar("S", bound=Mapping[str, object])


class Settings(Generic[S]):
    """The settings that a typed dictionary declares."""

    def __init__(self, shape: type[S]) -> None:
        self.shape = shape
        self.hints: dict[str, Any] = {}
        self.marks: dict[str, Setting] = {}
        for name, declared in get_type_hints(shape, include_extras=True).items():
            hint = get_args(declared)[0] if get_origin(declared) is NotRequired else declared
            marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Setting)]
            if get_origin(hint) is not Annotated or not marks:
                raise KernelError(f"{shape.__name__}: {name} is not marked as a setting")
            self.hints[name] = get_args(hint)[0]
            self.marks[name] = marks[0]

    def check_names(self, given: Mapping[str, Any], unknown: str = "unknown setting") -> None:
        """Raise `Refused` for a name that is not declared; `unknown` is how its text begins."""
        for name in sorted(given):
            if name not in self.hints:
                raise Refused("bad-settings", f"{unknown} {name!r}")

    def read(self, given: Mapping[str, Any]) -> S:
        """Return complete settings. Raise `Refused` for a wrong value.

        A setting without a default is there only if it is given. Texts and ids from the content
        are not checked.
        """
        found: dict[str, Any] = {}
        for name, mark in self.marks.items():
            wanted = given.get(name, mark.default)
            if wanted is not ...:
                found[name] = self.value(name, wanted)
        return cast("S", found)

    def value(self, name: str, given: Any) -> Any:
        """Return the value of one setting, or raise `Refused`."""
        mark = self.marks[name]
        wrong = fault(self.hints[name], given)
        if not wrong and mark.least is not None and given is not None and given < mark.least:
            wrong = f"at least {mark.least}"
        if wrong:
            raise self.refusal(name, wrong)
        return list(given) if isinstance(given, (list, tuple)) else given

    def refusal(self, name: str, wrong: str = "") -> Refused:
        """Return the refusal of a value: what is declared, or else what it should have been."""
        mark = self.marks[name]
        return Refused(mark.code, mark.wrong or f"{name} is {wrong}", mark.rule)

    def of(self, settings: Mapping[str, Any]) -> S:
        """Return the settings of a match, with their types for mypy."""
        return cast("S", settings)

    def words(self, name: str) -> list[str]:
        """Return the words that a setting, or each element of it, is one of."""
        return words(self.hints[name])


def fault(hint: Any, value: Any) -> str:
    """Return what a value should be, or nothing if it has that type."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        faults = [fault(arg, value) for arg in args]
        wanted = [text for text, arg in zip(faults, args) if arg is not type(None)]
        return " or ".join(wanted) if all(faults) else ""
    if origin is list:
        if not isinstance(value, (list, tuple)):
            return "a list"
        return next((text for one in value if (text := fault(args[0], one))), "")
    if origin is Literal:
        if any(type(value) is type(arg) and value == arg for arg in args):
            return ""
        named = all(isinstance(arg, str) for arg in args)
        return f"one of {', '.join(args)}" if named else " or ".join(map(str, args))
    if hint is type(None):
        return "" if value is None else "null"
    if hint is bool:
        return "" if isinstance(value, bool) else "true or false"
    if hint is int:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return "" if whole else "a whole number"
    return ""


def words(hint: Any) -> list[str]:
    """Return the words in a type, in their order."""
    if get_origin(hint) is Literal:
        return [arg for arg in get_args(hint) if isinstance(arg, str)]
    return [word for arg in get_args(hint) for word in words(arg)]
