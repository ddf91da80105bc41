"""Writes what follows from a class's fields: slots, saved names, `clone`, `dump` and `load`.

For a procedure it also writes which method belongs to which phase.

The code stands between two marker lines of the class, plain and checked in, so that it is read,
type-checked and compiled like any other. What a class writes itself is not written again.

Steps and states are found by their base class. Any other class takes part once it holds the two
marker lines. Words at the beginning of the comment on a field's assignment:

* `shared`: clones keep the reference.
* `derived`: not saved; the class's `derive` works it out after loading. A step that has such a
  field writes `dump` itself.
* `bound`: refers into `packs`; neither cloned nor saved, `bind` renews it.

What the constructor requires is not saved either: whoever loads hands it over again. A parameter
`blank` is True for clones, so that nothing is built that they replace.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

from gonfalon.proving import phases
from gonfalon.proving.sources import BEGIN, END, Class, Library, Module, Variable

WIDTH = 100
PLAIN = ("int", "str", "bool", "float", "None")
HIDDEN = ("Pack", "Zone", "Tally")  # imagining looks for these in the state only
FROZEN = (*PLAIN, "bytes", "...")
ITEMS = ("item", "inner", "innermost")


class Writer:
    """Writes the region of one class."""

    def __init__(self, cls: Class, library: Library) -> None:
        self.cls = cls
        self.library = library

    # -- expressions ------------------------------------------------------------------------

    def kind(self, variable: Variable) -> ast.expr:
        """Return a field's type."""
        if variable.kind is None:
            raise self.error(variable, "needs a type: self.… : list[int] = …")
        return variable.kind

    def copied(self, kind: ast.expr, value: str, variable: Variable, depth: int = 0) -> str:
        """Return the expression that copies a value; the value itself if it is immutable."""
        optional = without_none(kind)
        if optional is not None:
            copy = self.copied(optional, value, variable, depth)
            return value if copy == value else f"None if {value} is None else {copy}"
        outer, inner = split(kind)
        item = ITEMS[depth]
        if outer == "list":
            copy = self.copied(inner[0], item, variable, depth + 1)
            return f"{value}[:]" if copy == item else f"[{copy} for {item} in {value}]"
        if outer == "dict":
            copy = self.copied(inner[1], item, variable, depth + 1)
            if copy == item:
                return f"{value}.copy()"
            return f"{{key: {copy} for key, {item} in {value}.items()}}"
        if outer == "set":
            return f"{value}.copy()"
        if outer == "tuple":
            for part in inner:
                if self.copied(part, item, variable, depth + 1) != item:
                    raise self.error(variable, "is a tuple of things that change: use a list")
            return value
        if outer in FROZEN:
            return value
        found = self.library.cls(kind, variable.module)
        if found is None:
            raise self.error(variable, f"is a {outer}, whose source was not found: mark it shared")
        return f"{value}.clone()" if found.has("clone") or found.region else value

    def saved(self, kind: ast.expr, value: str, variable: Variable, depth: int = 0) -> str:
        """Return the expression for a value as plain JSON."""
        return self.converted(kind, value, variable, depth, lambda _, v: f"{v}.dump()")

    def loaded(self, kind: ast.expr, value: str, variable: Variable, depth: int = 0) -> str:
        """Return the expression that restores a value from plain JSON."""
        return self.converted(kind, value, variable, depth, lambda name, v: f"{name}().load({v})")

    def converted(
        self,
        kind: ast.expr,
        value: str,
        variable: Variable,
        depth: int,
        convert: Callable[[str, str], str],
    ) -> str:
        """Return a value with every object inside it converted."""
        optional = without_none(kind)
        if optional is not None:
            other = self.converted(optional, value, variable, depth, convert)
            return value if other == value else f"None if {value} is None else {other}"
        outer, inner = split(kind)
        item = ITEMS[depth]
        if outer == "list":
            other = self.converted(inner[0], item, variable, depth + 1, convert)
            return value if other == item else f"[{other} for {item} in {value}]"
        if outer == "dict" and split(inner[0])[0] == "str":
            other = self.converted(inner[1], item, variable, depth + 1, convert)
            if other == item:
                return value
            return f"{{key: {other} for key, {item} in {value}.items()}}"
        if outer in PLAIN:
            return value
        found = self.library.cls(kind, variable.module)
        if found is None or not (found.has("dump") or (found.region and found.root != "step")):
            raise self.error(variable, f"is a {outer}, which cannot be saved as plain JSON")
        self.need(outer)
        return convert(outer, value)

    def need(self, name: str) -> None:
        """Raise if the class's file does not know a name that the region uses."""
        module = self.cls.module
        if name not in module.imports and self.library.cls(ast.Name(name), module) is None:
            raise module.error(self.cls.node.lineno, f"import {name}: {self.cls.name} needs it")

    def error(self, variable: Variable, message: str) -> Exception:
        """Return an error about a field."""
        return variable.module.error(variable.line, f"self.{variable.name} {message}")

    # -- parts ------------------------------------------------------------------------------

    def slots(self) -> list[str]:
        """Write the slots of the class's own fields, in the order in which linters want them."""
        return listed("__slots__ = ", sorted(variable.name for variable in self.cls.own))

    def names(self) -> list[str]:
        """Write the names of all fields of a step, which the kernel saves and loads."""
        cls = self.cls
        if cls.root != "step" or not cls.own:
            return []
        for variable in cls.own:
            if "bound" in variable.words or ("derived" in variable.words and not cls.has("dump")):
                raise self.error(variable, "belongs to a step, and steps save all their fields")
        begin = "FIELDS = "
        if not cls.step_name:  # subclasses may list more
            self.need("ClassVar")
            begin = "FIELDS: ClassVar[tuple[str, ...]] = "
        return listed(
            begin,
            [v.name for v in cls.fields if "derived" not in v.words and not self.is_object(v)],
        )

    def is_object(self, variable: Variable) -> bool:
        """True if a step's field holds objects: the step's own methods save it, not the kernel."""
        kind = self.kind(variable)
        return self.saved(kind, "", variable) != "" and "dump" not in self.cls.written

    def objects(self) -> list[Variable]:
        """Return the class's own fields that hold objects. The base saves the inherited ones."""
        found = [v for v in self.cls.own if "derived" not in v.words and self.is_object(v)]
        for variable in found:
            for name in HIDDEN:
                if name in ast.unparse(self.kind(variable)):
                    raise self.error(variable, f"belongs to the state, as every {name} does")
        return found

    def clone(self) -> list[str]:
        """Write `clone`: fields that are parameters are passed, the others assigned."""
        cls = self.cls
        if cls.root == "step" and not cls.step_name:
            return []  # a base of steps: its subclasses copy all fields themselves
        copies = {
            variable.name: f"self.{variable.name}"
            if "shared" in variable.words
            else self.copied(self.kind(variable), f"self.{variable.name}", variable)
            for variable in cls.fields
            if "bound" not in variable.words
        }
        arguments = self.arguments(copies)
        body = [f"other.{name} = {copy}" for name, copy in copies.items()]
        if any("bound" in variable.words for variable in cls.fields):
            body.append("other.bind()")
        made = call(cls.name, arguments, "return " if not body else "other = ")
        if body:
            body = [*made, *body, "return other"]
        return method("clone(self)", self.own_type(), body or made)

    def arguments(self, copies: dict[str, str]) -> list[str]:
        """Return the constructor's arguments for a clone, and take them out of the copies."""
        found: list[str] = []
        named = False
        needed = 0
        for parameter in self.cls.parameters:
            name = self.cls.passed.get(parameter.name)
            value = parameter.default
            if name in copies:
                value = copies.pop(name)
            elif parameter.name == "blank":
                value = "True"
            elif not parameter.default:
                raise self.cls.module.error(
                    self.cls.node.lineno,
                    f"{self.cls.name} requires {parameter.name!r}, which no field keeps",
                )
            if value == parameter.default:
                named = named or not value.lstrip("-").isalnum()  # no constant: leave it out
                if named:
                    continue
            else:
                needed = len(found) + 1
            found.append(f"{parameter.name}={value}" if named else value)
        return found[:needed]

    def dump(self) -> list[str]:
        """Write `dump`, for states and parts of states, and for steps that hold objects."""
        if self.cls.root == "step":
            body = [f'data["{v.name}"] = {self.written(v)}' for v in self.objects()]
            if not body:
                return []
            body = ["data = super().dump()", *body, "return data"]
            return method("dump(self)", "dict[str, Any]", body)
        self.need("Any")
        pairs = [f'"{v.name}": {self.written(v)}' for v in self.saved_fields()]
        line = f"return {{{', '.join(pairs)}}}"
        body = [line]
        if len(line) + 8 > WIDTH:
            body = ["return {", *(f"    {pair}," for pair in pairs), "}"]
        return method("dump(self)", "dict[str, Any]", body)

    def load(self) -> list[str]:
        """Write `load`, for states and parts of states, and for steps that hold objects."""
        if self.cls.root == "step":
            body = [self.read(variable) for variable in self.objects()]
            if not body:
                return []
            return method("load(self, data: dict[str, Any])", "None", ["super().load(data)", *body])
        body = [self.read(variable) for variable in self.saved_fields()]
        for word, hook in (("bound", "bind"), ("derived", "derive")):
            if any(word in variable.words for variable in self.cls.fields):
                body.append(f"self.{hook}()")
        return method("load(self, data: dict[str, Any])", self.own_type(), [*body, "return self"])

    def written(self, variable: Variable) -> str:
        """Return the expression for a field as plain JSON."""
        return self.saved(self.kind(variable), f"self.{variable.name}", variable)

    def read(self, variable: Variable) -> str:
        """Return the statement that restores a field from plain JSON."""
        value = self.loaded(self.kind(variable), f'data["{variable.name}"]', variable)
        return f"self.{variable.name} = {value}"

    def saved_fields(self) -> list[Variable]:
        """Return the fields to save: neither worked out nor required by the constructor."""
        required = {
            self.cls.passed.get(parameter.name)
            for parameter in self.cls.parameters
            if not parameter.default
        }
        return [
            variable
            for variable in self.cls.fields
            if variable.name not in required and not variable.words & {"derived", "bound"}
        ]

    def phases(self) -> list[str]:
        """Write which method belongs to which phase, for procedures that list them."""
        if not self.cls.phases:
            return []
        for name in phases.names(self.cls):
            self.need(name)
        return phases.dispatch(self.cls)

    def own_type(self) -> str:
        """Return the class's name as a type inside its own body."""
        late = "annotations" in self.cls.module.imports
        return self.cls.name if late else f'"{self.cls.name}"'

    def lines(self) -> list[str]:
        """Return the whole region without its markers, not indented."""
        parts = (
            ("__slots__", self.slots),
            ("FIELDS", self.names),
            ("clone", self.clone),
            ("dump", self.dump),
            ("load", self.load),
            ("run", self.phases),
        )
        found: list[str] = []
        for name, write in parts:
            if name not in self.cls.written:
                found += write()
        return found


def without_none(kind: ast.expr) -> ast.expr | None:
    """Return X for the type `X | None`."""
    if isinstance(kind, ast.BinOp) and ast.unparse(kind.right) == "None":
        return kind.left
    return None


def split(kind: ast.expr) -> tuple[str, list[ast.expr]]:
    """Return a type's name and its arguments."""
    if isinstance(kind, ast.Subscript):
        inner = kind.slice.elts if isinstance(kind.slice, ast.Tuple) else [kind.slice]
        return ast.unparse(kind.value), inner
    return ast.unparse(kind), []


def listed(begin: str, names: list[str]) -> list[str]:
    """Return the lines of a tuple of names."""
    quoted = [f'"{name}"' for name in names]
    line = f"{begin}({', '.join(quoted)}{',' if len(quoted) == 1 else ''})"
    if len(line) + 4 <= WIDTH:
        return [line]
    return [f"{begin}(", *(f"    {name}," for name in quoted), ")"]


def call(name: str, arguments: list[str], begin: str) -> list[str]:
    """Return the lines of a call inside a method."""
    given = ", ".join(arguments)
    if len(f"{begin}{name}({given})") + 8 <= WIDTH:
        return [f"{begin}{name}({given})"]
    if len(given) + 12 <= WIDTH:
        return [f"{begin}{name}(", f"    {given}", ")"]
    return [f"{begin}{name}(", *(f"    {argument}," for argument in arguments), ")"]


def method(signature: str, result: str, body: list[str]) -> list[str]:
    """Return the lines of a method, after an empty one."""
    return ["", f"def {signature} -> {result}:", *(f"    {line}" for line in body)]


def classes(path: Path, library: Library) -> list[Class]:
    """Return the classes of a file that have a region or should have one."""
    module = library.module(path)
    found: list[Class] = []
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef):
            cls = library.cls(ast.Name(node.name), module)
            if cls is None:
                continue
            wanted = cls.base is not None and cls.root and "clone" not in cls.written
            if cls.region or (wanted and (cls.root == "state" or cls.step_name or cls.own)):
                found.append(cls)
    return found


def rewritten(path: Path, library: Library | None = None) -> str | None:
    """Return the text that a file should have, or None if it says the same already.

    How the region is formatted does not matter.
    """
    library = library or Library()
    changed = False
    module = library.module(path)
    lines = module.lines[:]
    for cls in reversed(classes(path, library)):
        indent = " " * cls.node.body[0].col_offset
        body = Writer(cls, library).lines()
        text = [indent + line if line else "" for line in body]
        if cls.region is not None:
            start, end = cls.region
            if meaning(lines[start : end - 1]) == meaning(text):
                continue
            lines[start : end - 1] = [*text, ""]
        else:
            at = place(cls, module)
            block = ["", indent + BEGIN, *text, "", indent + END]
            lines[at:at] = block
        changed = True
    return "\n".join(lines) + "\n" if changed else None


def meaning(body: list[str]) -> str:
    """Return what the lines of a class body say, however they are formatted."""
    return ast.dump(ast.parse("\n".join(["class _:", *body, "    pass"])))


def place(cls: Class, module: Module) -> int:
    """Return after how many lines a new region belongs: after `__init__`, or before methods."""
    last = cls.node.body[0].end_lineno or 0
    for node in cls.node.body:
        if isinstance(node, ast.FunctionDef):
            if node.name == "__init__":
                return node.end_lineno or 0
            break
        last = node.end_lineno or 0
    return last


def sources(paths: list[Path]) -> list[Path]:
    """Return the Python files among and below the paths."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return found
