"""Writes the methods that follow from declared fields into the sources of a wheel.

The text is the one that a checkout makes when a class is used (`gonfalon.kernel.fields`): here it
is put into the class, with the imports it needs. Run as a program: rewrites the files of a copy of
the package and prints their paths.
"""

from __future__ import annotations

import ast
import importlib
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

LAYERS = ("kernel", "games")
TABLE = "ClassVar[tuple[tuple[str, str, str, bool], ...]]"

Edit = tuple[int, int, list[str]]
"""Lines to replace, from one up to but without another, and what comes in their place."""


def main(source: str) -> None:
    """Rewrite the sources in a folder that holds the package."""
    root = Path(source)
    sys.path.insert(0, source)
    paths = sorted(path for name in LAYERS for path in (root / "gonfalon" / name).rglob("*.py"))
    modules = [importlib.import_module(module_name(path.relative_to(root))) for path in paths]
    for path, module in zip(paths, modules, strict=True):
        if not Path(str(module.__file__)).samefile(path):
            raise RuntimeError(f"{module.__name__} was found in {module.__file__}")
        old = path.read_text("utf-8")
        new = rewritten(old, module)
        if new != old:
            path.write_text(new, "utf-8")
            print(path.relative_to(root).as_posix())


def module_name(path: Path) -> str:
    """Return the name of the module in a file, relative to the folder that holds the package."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def rewritten(text: str, module: ModuleType) -> str:
    """Return the source of a module with the methods of its classes written out."""
    tree = ast.parse(text)
    lines = text.splitlines()
    edits: list[Edit] = []
    used: dict[str, Any] = {}
    typed: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            cls = getattr(module, node.name)
            if "DECLARED" in vars(cls) or vars(cls).get("MADE"):
                edits += class_edits(cls, node, lines, used, typed)
    if not edits:
        return text
    imports = import_lines(module, used, typed, imported_for_types(tree))
    last = max(node.end_lineno or 0 for node in tree.body if is_import(node))
    edits.append((last, last, imports))
    for start, stop, new in sorted(edits, key=lambda edit: edit[:2], reverse=True):
        lines[start:stop] = new
    return "\n".join(lines) + "\n"


def class_edits(
    cls: Any, node: ast.ClassDef, lines: list[str], used: dict[str, Any], typed: dict[str, str]
) -> list[Edit]:
    """Return the edits to a class, and note the names that its methods need."""
    from gonfalon.kernel.fields.writing import Writer, attributes

    edits: list[Edit] = []
    for decorator in node.decorator_list:
        if ast.unparse(decorator) == "declared":
            edits.append((decorator.lineno - 1, decorator.lineno, []))
    rows = {row[0]: row for row in vars(cls).get("DECLARED", ())}
    last = 0
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and ast.unparse(part.target) in rows:
            last = part.end_lineno or 0
            line = lines[last - 1].encode()
            comment = line[part.end_col_offset :].decode()
            kind = ast.unparse(part.annotation)
            bare = f"    {ast.unparse(part.target)}: {kind}{comment}"
            edits.append((part.lineno - 1, last, [bare]))
    if rows:
        typed["ClassVar"] = "typing"
        table = [f"        {row!r}," for row in rows.values()]
        new = ["", *[f"    {line}" for line in attributes(cls)], f"    DECLARED: {TABLE} = ("]
        edits.append((last, last, [*new, *table, "    )"]))
    writer = Writer(cls)
    methods = writer.text(cls.MADE)
    used |= writer.used
    typed |= writer.typed
    end = node.end_lineno or 0
    edits.append((end, end, [f"    {line}" if line else "" for line in methods]))
    return edits


def is_import(node: ast.stmt) -> bool:
    """Return whether a statement imports something."""
    return isinstance(node, ast.Import | ast.ImportFrom)


def imported_for_types(tree: ast.Module) -> set[str]:
    """Return the names that a module imports for the type checker alone."""
    return {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        for part in node.body
        if isinstance(part, ast.ImportFrom)
        for alias in part.names
    }


def import_lines(
    module: ModuleType, used: dict[str, Any], typed: dict[str, str], for_types: set[str]
) -> list[str]:
    """Return the imports that the methods need and the module lacks."""
    known = vars(module)
    for name, value in used.items():
        if known.get(name, value) is not value:
            raise RuntimeError(f"{module.__name__}: {name} is not that of {value.__module__}")
    found = [
        f"from {value.__module__} import {name}"
        for name, value in sorted(used.items())
        if name not in known
    ]
    missing = [
        f"    from {home} import {name}"
        for name, home in sorted(typed.items())
        if home and name not in known and name not in for_types and name not in used
    ]
    if missing:
        found += ["from typing import TYPE_CHECKING", "if TYPE_CHECKING:", *missing]
    return found


if __name__ == "__main__":
    main(sys.argv[1])
