"""The text of a class's methods: the same when a class is made and when a wheel is built."""

from __future__ import annotations

import builtins
from typing import Any, TypeVar

from gonfalon.kernel.fields.expressions import copied, restored, saved
from gonfalon.kernel.fields.field import Field, all_fields, class_error, own_fields
from gonfalon.kernel.fields.phases import dispatch, indented

HIDDEN = ("Pack", "Zone", "Tally")  # imagining looks for these in the state only
KERNEL = {"Match": "play.match", "Decision": "values.decision", "Option": "values.decision"}


class Writer:
    """Writes the methods that a class is to have."""

    def __init__(self, cls: Any) -> None:
        self.cls = cls
        self.own = own_fields(cls)
        self.fields = all_fields(cls)
        self.used: dict[str, Any] = {cls.__name__: cls}
        """Names that the methods use when they run, and what these stand for."""
        self.typed: dict[str, str] = {}
        """Names that only annotations use, and their modules ("" for the class's own)."""

    def text(self, names: tuple[str, ...]) -> list[str]:
        """Return the lines of these methods, with an empty one before each."""
        found: list[str] = []
        for name, lines in (
            ("__init__", self.constructor),
            ("clone", self.clone),
            ("dump", self.dump),
            ("load", self.load),
            ("run", self.phases),
        ):
            if name in names:
                found += lines()
        return found

    # -- methods --------------------------------------------------------------------------------

    def constructor(self) -> list[str]:
        """Return `__init__`: one parameter for each field that is not `later`."""
        parameters = ["self"]
        body: list[str] = []
        for field in self.fields:
            name, first = field.name, field.first
            if not field.is_parameter:
                self.know_first(field)
                body.append(f"self.{name} = {first}")
                continue
            kind = str(field.kind)
            for used in field.kind.names():
                known = field.owner is self.cls
                self.typed[used] = "" if known else field.look_up(used).__module__
            if is_constant(first):
                parameters.append(f"{name}: {kind} = {first}")
                body.append(f"self.{name} = {name}")
            else:
                self.know_first(field)
                parameters.append(f"{name}: {kind} | None = None")
                body.append(f"self.{name} = {name} if {name} is not None else {first}")
        return method(f"__init__({', '.join(parameters)})", "None", body)

    def clone(self) -> list[str]:
        """Return `clone`: parameters of the constructor are passed, other fields assigned."""
        arguments, passed = self.arguments()
        body = [
            f"other.{field.name} = {copied(field, f'self.{field.name}')}"
            for field in self.fields
            if field.name not in passed and "bound" not in field.words
        ]
        if any("bound" in field.words for field in self.fields):
            body.append("other.bind()")
        made = f"{self.cls.__name__}({', '.join(arguments)})"
        body = [f"other = {made}", *body, "return other"] if body else [f"return {made}"]
        return method("clone(self)", self.cls.__name__, body)

    def arguments(self) -> tuple[list[str], set[str]]:
        """Return what a clone passes to the constructor, and the names of the fields that sets."""
        owner = next((base for base in self.cls.__mro__[:-1] if "__init__" in vars(base)), None)
        if owner is None:
            return [], set()
        if has_declared_constructor(owner):
            given = [field for field in all_fields(owner) if field.is_parameter]
            values = [copied(field, f"self.{field.name}") for field in given]
            return values, {field.name for field in given}
        code = getattr(owner.__init__, "__code__", None)
        if code is None:  # compiled: of the kernel, where nothing is required
            return [], set()
        names = code.co_varnames[1 : code.co_argcount]
        required = names[: len(names) - len(owner.__init__.__defaults__ or ())]
        words = {field.name: field.words for field in self.fields}
        for name in required:
            if "given" not in words.get(name, ()):
                message = f"its constructor requires {name}: declare that as Given[…]"
                raise class_error(self.cls, message)
        blank = ["blank=True"] if "blank" in names else []
        return [*(f"self.{name}" for name in required), *blank], set(required)

    def dump(self) -> list[str]:
        """Return `dump`. Steps hold little but plain JSON, which `Step.dump` takes care of."""
        self.typed["Any"] = "typing"
        if is_step(self.cls):
            body = [f'data["{field.name}"] = {saved(field)}' for field in self.objects()]
            body = [f"data = super({self.cls.__name__}, self).dump()", *body, "return data"]
        else:
            pairs = [f'    "{field.name}": {saved(field)},' for field in self.saved_fields()]
            body = ["return {", *pairs, "}"]
        return method("dump(self)", "dict[str, Any]", body)

    def load(self) -> list[str]:
        """Return `load`."""
        self.typed["Any"] = "typing"
        signature = "load(self, data: dict[str, Any])"
        if is_step(self.cls):
            body = [self.restored(field) for field in self.objects()]
            begin = f"super({self.cls.__name__}, self).load(data)"
            return method(signature, "None", [begin, *body])
        body = [self.restored(field) for field in self.saved_fields()]
        for word, hook in (("bound", "bind"), ("derived", "derive")):
            if any(word in field.words for field in self.fields):
                body.append(f"self.{hook}()")
        return method(signature, self.cls.__name__, [*body, "return self"])

    def restored(self, field: Field) -> str:
        """Return the statement that restores a field."""
        value = restored(field)
        if value != f'data["{field.name}"]':
            for name in field.kind.names():
                self.used[name] = field.look_up(name)
        return f"self.{field.name} = {value}"

    def phases(self) -> list[str]:
        """Return the methods that go through phases."""
        state = self.state()
        self.typed[state.__name__] = state.__module__
        lines = dispatch(self.cls.PHASES, state.__name__)
        names = KERNEL if any(line.startswith("def ask") for line in lines) else ("Match",)
        for name in names:
            self.typed[name] = f"gonfalon.kernel.{KERNEL[name]}"
        return lines

    # -- fields ---------------------------------------------------------------------------------

    def saved_fields(self) -> list[Field]:
        """Return the fields that a state or a part of it saves."""
        left_out = {"derived", "bound", "given"}
        return [field for field in self.fields if not field.words & left_out]

    def objects(self) -> list[Field]:
        """Return a step's own fields that hold objects. Its bases save theirs."""
        found = [field for field in self.own if is_object(field)]
        for field in found:
            for name in HIDDEN:
                if name in field.kind.names():
                    raise field.error(f"belongs to the state, as every {name} does")
        return found

    def know_first(self, field: Field) -> None:
        """Note the name in the expression for a first value, if there is one."""
        name = field.first.removesuffix("()")
        if name.isidentifier() and not is_constant(name) and not hasattr(builtins, name):
            self.used[name] = field.look_up(name)

    def state(self) -> Any:
        """Return the type of the game's state: X of `Procedure[X]`, here or in a base."""
        for base in self.cls.__mro__:
            if base.__module__ == "gonfalon.kernel.play.procedure":
                break
            for generic in vars(base).get("__orig_bases__", ()):
                for argument in getattr(generic, "__args__", ()):
                    if isinstance(argument, type | TypeVar):
                        return argument
        raise class_error(self.cls, "it has phases: derive it from Procedure[…]")


def attributes(cls: Any) -> list[str]:
    """Return the lines for the slots of a class and the names that the kernel saves."""
    found: list[str] = []
    if own_fields(cls):
        found.append(f"__slots__ = {slots_of(cls)!r}")
    if "FIELDS" in cls.MADE:
        found.append(f"FIELDS: ClassVar[tuple[str, ...]] = {cls.FIELDS!r}")
    return found


def written(cls: Any) -> list[str]:
    """Return the lines that were not in a class body and follow from it; none if all were."""
    made: tuple[str, ...] = vars(cls).get("MADE", ())
    return [*attributes(cls), *Writer(cls).text(made)] if made else []


def is_step(cls: Any) -> bool:
    """Return whether a class is a step: only these list what the kernel saves."""
    return hasattr(cls, "FIELDS")


def is_object(field: Field) -> bool:
    """Return whether a step's own methods save a field, not the kernel."""
    return "derived" not in field.words and not field.kind.is_plain()


def is_constant(first: str) -> bool:
    """Return whether an expression for a first value is one that nothing can change."""
    return first in ("None", "True", "False") or first[0] in "'\"-0123456789"


def has_declared_constructor(cls: type) -> bool:
    """Return whether the constructor that a class has of its own follows from its fields."""
    own = own_fields(cls)
    return bool(own) and all(field.first for field in own)


def slots_of(cls: type) -> tuple[str, ...]:
    """Return the slots for the fields that a class declares."""
    return tuple(sorted(field.name for field in own_fields(cls)))


def method(signature: str, result: str, body: list[str]) -> list[str]:
    """Return the lines of a method, after an empty one."""
    return ["", f"def {signature} -> {result}:", *indented(body or ["pass"])]
