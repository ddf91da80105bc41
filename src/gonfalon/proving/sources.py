"""Classes as their source says: fields, constructors, bases. Nothing is imported or run.

The table of a class's fields is its `__init__`: every `self.name = …` there, in order, after the
fields of its bases. A comment at the end of the assignment may begin with words from `WORDS`.
"""

from __future__ import annotations

import ast
import importlib.util
import re
from dataclasses import dataclass, field
from pathlib import Path

from gonfalon.kernel.errors import GonfalonError

BEGIN = "# region written by `gonfalon fields`"
END = "# endregion"
WORDS = ("shared", "derived", "bound")
ROOTS = {"gonfalon.kernel.step.Step": "step", "gonfalon.kernel.state.State": "state"}


class SourceError(GonfalonError):
    """Source from which no fields can be read. The message names file, line and remedy."""


@dataclass
class Variable:
    """A field: its type (None if it cannot be read), where to look that up, its words."""

    name: str
    kind: ast.expr | None
    module: Module
    line: int
    words: frozenset[str] = frozenset()


@dataclass
class Parameter:
    """A parameter of a constructor. `default` is its source, or "" if an argument is required."""

    name: str
    kind: ast.expr | None
    default: str


@dataclass
class Module:
    """A source file. `imports` maps names to the full names they stand for."""

    path: Path
    name: str
    lines: list[str]
    tree: ast.Module
    imports: dict[str, str] = field(default_factory=dict)

    def error(self, line: int, message: str) -> SourceError:
        """Return an error that points to a line."""
        return SourceError(f"{self.path}:{line}: {message}")


@dataclass
class Class:
    """A class with its fields, inherited ones first.

    `passed` maps parameters of the constructor to the fields they set. `written` holds the names
    that the class body defines outside the region, `region` the lines of the markers.
    """

    module: Module
    node: ast.ClassDef
    base: Class | None
    root: str  # "step", "state" or "" for any other class
    region: tuple[int, int] | None
    own: list[Variable] = field(default_factory=list)
    parameters: list[Parameter] = field(default_factory=list)
    passed: dict[str, str] = field(default_factory=dict)
    written: set[str] = field(default_factory=set)
    step_name: str = ""
    phases: list[str] = field(default_factory=list)  # of a procedure, if the class lists them

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.node.name

    @property
    def fields(self) -> list[Variable]:
        """All fields, inherited ones first."""
        return [*(self.base.fields if self.base else []), *self.own]

    def has(self, method: str) -> bool:
        """True if the class or a base of the game writes this method itself."""
        if f"{self.module.name}.{self.name}" in ROOTS:
            return False
        return method in self.written or (self.base is not None and self.base.has(method))


class Library:
    """Reads modules on demand and follows their imports."""

    def __init__(self) -> None:
        self.modules: dict[Path, Module] = {}
        self.classes: dict[tuple[Path, str], Class | None] = {}

    def module(self, path: Path, name: str = "") -> Module:
        """Read a file once."""
        path = path.resolve()
        if path not in self.modules:
            text = path.read_text(encoding="utf-8")
            try:
                tree = ast.parse(text)
            except SyntaxError as error:
                raise SourceError(f"{path}:{error.lineno}: {error.msg}") from error
            module = Module(path, name or module_name(path), text.splitlines(), tree)
            for node in statements(tree.body):
                if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    for alias in node.names:
                        module.imports[alias.asname or alias.name] = f"{node.module}.{alias.name}"
                elif isinstance(node, ast.Import):
                    for alias in node.names:
                        module.imports[alias.asname or alias.name] = alias.name
            self.modules[path] = module
        return self.modules[path]

    def find(self, name: ast.expr, module: Module) -> tuple[Module, str] | None:
        """Return the module and the name under which something used in a module is defined."""
        if isinstance(name, ast.Subscript):  # Step[State]
            name = name.value
        parts = ast.unparse(name).split(".")
        if parts[0] not in module.imports:
            return module, parts[0]
        full = ".".join([module.imports[parts[0]], *parts[1:]])
        holder, _, last = full.rpartition(".")
        path = find_module(holder, module.path) if holder else None
        return None if path is None else (self.module(path, holder), last)

    def cls(self, name: ast.expr, module: Module) -> Class | None:
        """Return the class a name stands for; None if its source is out of reach."""
        found = self.find(name, module)
        if found is None:
            return None
        module, last = found
        key = (module.path, last)
        if key not in self.classes:
            self.classes[key] = None  # until it is read, and if it is no class
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef) and node.name == last:
                    self.classes[key] = self.read_class(node, module)
        return self.classes[key]

    def read_class(self, node: ast.ClassDef, module: Module) -> Class:
        """Read a class and its bases."""
        root = ROOTS.get(f"{module.name}.{node.name}", "")
        base = None if root == "step" or not node.bases else self.cls(node.bases[0], module)
        cls = Class(module, node, base, root or (base.root if base else ""), region(node, module))
        if base is not None:
            cls.parameters = base.parameters
            cls.passed = base.passed
            cls.step_name = base.step_name
        for part in node.body:
            if cls.region is not None and cls.region[0] < part.lineno < cls.region[1]:
                continue
            if isinstance(part, ast.FunctionDef):
                cls.written.add(part.name)
                if part.name == "__init__":
                    self.read_init(cls, part)
            elif isinstance(part, ast.Assign | ast.AnnAssign):
                target = part.target if isinstance(part, ast.AnnAssign) else part.targets[0]
                if isinstance(target, ast.Name):
                    cls.written.add(target.id)
                    if target.id == "NAME" and isinstance(part.value, ast.Constant):
                        cls.step_name = str(part.value.value)
                    elif target.id == "PHASES" and part.value is not None:
                        cls.phases = list(ast.literal_eval(part.value))
        return cls

    def read_init(self, cls: Class, init: ast.FunctionDef) -> None:
        """Read parameters and fields from a constructor."""
        cls.parameters = parameters(init)
        cls.passed = {}
        inherited = {variable.name for variable in (cls.base.fields if cls.base else [])}
        names = {parameter.name for parameter in cls.parameters}
        assigned: dict[str, int] = {}
        sources: dict[str, str] = {}  # fields set from a parameter as it is
        for statement in statements(init.body):
            if cls.base is not None and is_super_init(statement):
                sources |= handed_up(cls.base, statement, names)
            for target, kind, value in assignments(statement):
                name = target.attr
                assigned[name] = assigned.get(name, 0) + 1
                sources.pop(name, None)
                source = parameter_behind(value)
                if source in names:
                    sources[name] = source
                if name in inherited or assigned[name] > 1:
                    continue
                kind = kind or self.infer(value, cls)
                words = words_after(statement, cls.module)
                cls.own.append(Variable(name, kind, cls.module, statement.lineno, words))
        for name, source in sources.items():
            if assigned.get(name, 0) < 2:
                cls.passed[source] = name

    def infer(self, value: ast.expr | None, cls: Class) -> ast.expr | None:
        """Return the type of a plain value: literals, parameters, constants, new objects."""
        if isinstance(value, ast.Constant) and value.value is not None:
            return ast.Name(type(value.value).__name__)
        if isinstance(value, ast.UnaryOp):
            return self.infer(value.operand, cls)
        if isinstance(value, ast.List) and value.elts:
            kinds = [self.infer(item, cls) for item in value.elts]
            first = kinds[0]
            if first is None or len({kind and ast.unparse(kind) for kind in kinds}) > 1:
                return None
            return ast.Subscript(ast.Name("list"), first)
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            return value.func if self.cls(value.func, cls.module) is not None else None
        if isinstance(value, ast.Name):
            for parameter in cls.parameters:
                if parameter.name == value.id:
                    return parameter.kind
            return self.infer_constant(value, cls)
        return None

    def infer_constant(self, name: ast.Name, cls: Class) -> ast.expr | None:
        """Return the type of a constant of this module or another."""
        found = self.find(name, cls.module)
        if found is None:
            return None
        module, last = found
        for node in module.tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                if isinstance(target, ast.Name) and target.id == last:
                    return self.infer(node.value, cls)
        return None


def module_name(path: Path) -> str:
    """Return a file's full module name."""
    parts = [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def find_module(name: str, near: Path) -> Path | None:
    """Return the source of a module: beside the file that imports it, or installed."""
    inside = Path(*name.split("."))
    spec = importlib.util.find_spec(inside.parts[0])
    installed = (spec.submodule_search_locations if spec else None) or []
    for folder in (*near.parents, *(Path(location).parent for location in installed)):
        for path in (folder / inside.with_suffix(".py"), folder / inside / "__init__.py"):
            if path.exists():
                return path
    return None


def region(node: ast.ClassDef, module: Module) -> tuple[int, int] | None:
    """Return the lines of the two markers inside a class body."""
    indent = node.body[0].col_offset
    last = len(module.lines)
    for other in module.tree.body:
        if other.lineno > node.lineno:
            last = min(last, other.lineno - 1)
    for start in range(node.lineno, last + 1):
        if module.lines[start - 1] == " " * indent + BEGIN:
            for end in range(start + 1, last + 1):
                if module.lines[end - 1] == " " * indent + END:
                    return start, end
            raise module.error(start, f"no {END!r} follows")
    return None


def parameters(init: ast.FunctionDef) -> list[Parameter]:
    """Return the parameters of a constructor, without `self`."""
    given = init.args.args[1:]
    defaults = init.args.defaults
    missing = len(given) - len(defaults)
    return [
        Parameter(
            argument.arg,
            argument.annotation,
            "" if number < missing else ast.unparse(defaults[number - missing]),
        )
        for number, argument in enumerate(given)
    ]


def statements(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return all statements in order, with those inside branches and loops."""
    found: list[ast.stmt] = []
    for statement in body:
        found.append(statement)
        if not isinstance(statement, ast.ClassDef | ast.FunctionDef):
            for name in ("body", "orelse", "finalbody"):
                found += statements(getattr(statement, name, []))
    return found


def assignments(
    statement: ast.stmt,
) -> list[tuple[ast.Attribute, ast.expr | None, ast.expr | None]]:
    """Return what a statement assigns to attributes of `self`: target, type, value."""
    found: list[tuple[ast.expr, ast.expr | None, ast.expr | None]] = []
    if isinstance(statement, ast.AnnAssign):
        found = [(statement.target, statement.annotation, statement.value)]
    elif isinstance(statement, ast.Assign):
        for target in statement.targets:
            if isinstance(target, ast.Tuple):
                found += [(part, None, None) for part in target.elts]
            else:
                found.append((target, None, statement.value))
    return [
        (target, kind, value)
        for target, kind, value in found
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
    ]


def parameter_behind(value: ast.expr | None) -> str:
    """Return the name in `name` or in `name if name is not None else …`."""
    if (
        isinstance(value, ast.IfExp)
        and ast.unparse(value.test) == f"{ast.unparse(value.body)} is not None"
    ):
        value = value.body
    return value.id if isinstance(value, ast.Name) else ""


def is_super_init(statement: ast.stmt) -> bool:
    """True for a call of the base's constructor."""
    return isinstance(statement, ast.Expr) and ast.unparse(statement).startswith(
        "super().__init__("
    )


def handed_up(base: Class, statement: ast.stmt, names: set[str]) -> dict[str, str]:
    """Return which inherited fields get which parameters through the base's constructor."""
    assert isinstance(statement, ast.Expr)
    call = statement.value
    assert isinstance(call, ast.Call)
    given = {parameter.name: value for parameter, value in zip(base.parameters, call.args)}
    given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    found: dict[str, str] = {}
    for parameter, value in given.items():
        if parameter in base.passed and isinstance(value, ast.Name) and value.id in names:
            found[base.passed[parameter]] = value.id
    return found


def words_after(statement: ast.stmt, module: Module) -> frozenset[str]:
    """Return the words that begin the comment after a statement: `# shared, derived: …`."""
    assert statement.end_lineno is not None
    line = module.lines[statement.end_lineno - 1].encode()
    comment = line[statement.end_col_offset :].decode().lstrip(" #")
    found = re.split(r",\s*", comment.partition(":")[0].strip())
    return frozenset(found) if all(word in WORDS for word in found) else frozenset()
