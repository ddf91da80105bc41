"""Gives classes their methods: text that is compiled when the first of them is called."""

from __future__ import annotations
import __future__

import linecache
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

from gonfalon.kernel.fields.field import (
    all_fields,
    class_error,
    is_slot,
    later,
    own_fields,
    read_rows,
)
from gonfalon.kernel.fields.phases import ASK, check_phases
from gonfalon.kernel.fields.writing import (
    Writer,
    has_declared_constructor,
    is_object,
    is_step,
    slots_of,
)

C = TypeVar("C", bound=type)


@dataclass_transform(field_specifiers=(later,), eq_default=False)
def declared(cls: C) -> C:
    """Give a class slots for its fields and, unless it writes one, the constructor."""
    if not own_fields(cls):
        raise class_error(cls, "@declared is for a Step, State or Part that declares fields")
    written = cls.__dict__["__init__"] is not undecorated
    if not written:
        check_bases(cls)
    made = with_slots(cls)
    if not written:
        give(made, "__init__")
    return made


def check_bases(cls: type) -> None:
    """Raise if a constructor cannot be made, because it is written here or in a base."""
    for field in own_fields(cls):
        if not field.first:
            raise field.error("has no first value: give it one, or write __init__")
    for base in cls.__mro__[1:-1]:
        if "__init__" in base.__dict__ and not has_declared_constructor(base):
            raise class_error(cls, f"write __init__, as {base.__qualname__} does")


def with_slots(cls: C) -> C:
    """Make a class again, with slots: they can only be given when a class is made."""
    left_out = {"__dict__", "__weakref__", "MADE", *cls.__dict__["MADE"]}
    space = {
        name: value
        for name, value in cls.__dict__.items()
        if name not in left_out and value is not undecorated
    }
    space["__slots__"] = slots_of(cls)
    made = type(cls)(cls.__name__, cls.__bases__, space)
    made.__qualname__ = cls.__qualname__
    for value in space.values():  # `super()` without arguments looks its class up in a cell
        function = getattr(value, "__func__", getattr(value, "fget", value))
        code = getattr(function, "__code__", None)
        if code is not None and "__class__" in code.co_freevars:
            function.__closure__[code.co_freevars.index("__class__")].cell_contents = made
    return made


def undecorated(self: Any, *args: Any, **named: Any) -> None:
    """Stand where a constructor is missing."""
    raise class_error(type(self), "it declares fields: add @declared")


def prepare(cls: Any) -> None:
    """Give a new class what follows from the declarations in its body, and its methods."""
    if "__mypyc_attrs__" in cls.__dict__:
        return  # compiled, with all its methods
    space = cls.__dict__
    if "DECLARED" not in space and (rows := read_rows(cls)):
        cls.DECLARED = rows
        for name, _, first, _ in rows:
            if first and "__init__" in space:
                raise class_error(cls, f"{name} has a first value, and __init__ is written")
            if name in space and not is_slot(space[name]):
                delattr(cls, name)
        if "__init__" not in space:
            cls.__init__ = undecorated
    cls.MADE = ()
    if "__init__" in space and "DECLARED" not in space and space.get("__slots__") != ():
        return  # its fields are not declared, so nothing follows from them
    if is_step(cls):
        prepare_step(cls)
    else:
        for name in ("clone", "dump", "load"):
            give(cls, name)
    if "clone" in cls.MADE and (unknown := undeclared(cls)):
        raise class_error(cls, f"write clone, or declare {', '.join(unknown)}")


def undeclared(cls: type) -> list[str]:
    """Return the slots of a class and its bases that are no declared fields."""
    slots = {slot for base in cls.__mro__ for slot in base.__dict__.get("__slots__", ())}
    return sorted(slots - {field.name for field in all_fields(cls)})


def prepare_step(cls: Any) -> None:
    """Give a step what follows from its fields and phases."""
    own = own_fields(cls)
    for field in own:
        saved = "derived" not in field.words or writes_dump(cls)
        if not saved or field.words & {"bound", "given"}:
            raise field.error("belongs to a step, and steps save all their fields")
    if own and "FIELDS" not in cls.__dict__:
        cls.FIELDS = step_fields(cls)
        cls.MADE += ("FIELDS",)
    if cls.NAME:
        give(cls, "clone")
    if any(is_object(field) for field in own):
        give(cls, "dump")
        give(cls, "load")
    if cls.__dict__.get("PHASES") and "run" not in cls.__dict__:
        check_phases(cls, cls.PHASES)
        give(cls, "run")
        if any(name.startswith(ASK) for name in cls.PHASES):
            give(cls, "ask")
            give(cls, "take")


def step_fields(cls: Any) -> tuple[str, ...]:
    """Return the names of the fields of a step that the kernel saves."""
    return tuple(
        field.name
        for field in all_fields(cls)
        if "derived" not in field.words and not is_object(field)
    )


def writes_dump(cls: Any) -> bool:
    """Return whether a step or a base of it, other than `Step`, writes `dump` itself."""
    steps = [base for base in cls.__mro__ if is_step(base)]
    return any(
        "dump" in base.__dict__ and "dump" not in base.__dict__["MADE"] for base in steps[:-1]
    )


def give(cls: Any, name: str) -> None:
    """Give a class a method that makes all of its methods when it is first called."""
    if name in cls.__dict__:
        return

    def first(self: Any, *args: Any, **named: Any) -> Any:
        return compiled(cls, name)(self, *args, **named)

    first.__name__ = name
    first.__qualname__ = f"{cls.__qualname__}.{name}"
    setattr(cls, name, first)
    cls.MADE += (name,)


def compiled(cls: Any, name: str) -> Callable[..., Any]:
    """Write and compile a class's methods, put them into it, and return one of them."""
    writer = Writer(cls)
    text = "\n".join([*writer.text(cls.MADE), ""])
    file = f"<methods of {cls.__module__}.{cls.__qualname__}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    flags = __future__.annotations.compiler_flag
    scope = {"__name__": cls.__module__, **writer.used}
    exec(compile(text, file, "exec", flags, dont_inherit=True), scope)  # noqa: S102
    for made in cls.MADE:
        if made in scope:
            scope[made].__qualname__ = f"{cls.__qualname__}.{made}"
            setattr(cls, made, scope[made])
    method: Callable[..., Any] = cls.__dict__[name]
    return method
