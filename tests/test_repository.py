"""The rules of the house that no other tool checks."""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gonfalon"

LONGEST = 400
"""Lines of a module; beyond that it holds more than one thing."""

FULLEST = 20
"""Modules of a folder; beyond that nobody finds one by reading their names."""

PLACES = ("bench", "build_backend", "examples", "scripts", "src", "tests", "web/e2e", "web/src")

LAYERS = ("drawing", "kernel", "terminal", "games", "bots")
"""The layers that stand on the standard library alone."""

FORBIDDEN = {
    "asyncio": "a match waits for nobody",
    "copy": "classes have their own clone()",
    "datetime": "the rules know no wall clock",
    "pickle": "classes have their own serialiser",
    "random": "chance comes from match.chance",
    "secrets": "chance comes from match.chance",
    "socket": "the rules do no input or output",
    "subprocess": "the rules do no input or output",
    "threading": "a match is data",
    "time": "the rules know no wall clock",
    "urllib": "the rules do no input or output",
}
"""Parts of the standard library that these layers leave alone, and why."""

TEXT = re.compile(r"(\.(ftl|json|md|py|sh|svelte|toml|ts|txt|ya?ml)|/Makefile|/\.ci/run)$")
SKIPPED = {".git", ".venv", "_build", "build", "dist", "node_modules"}
# In pieces, so that this file does not find itself.
UNFINISHED = re.compile(r"\b(?:" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X")) + r")\b")
MACHINE_PATH = re.compile(r"(?<![\w.$~/-])/(?:work|root|home|Users|opt)/[\w.-]+")


def sources(*layers: str) -> list[Path]:
    """List the modules of some layers, or of the whole package."""
    roots = [PACKAGE / layer for layer in layers] if layers else [PACKAGE]
    return sorted(path for root in roots for path in root.rglob("*.py"))


def modules() -> list[Path]:
    """List what people write in Python, TypeScript and Svelte."""
    return sorted(
        path
        for place in PLACES
        for path in (ROOT / place).rglob("*")
        if path.suffix in (".py", ".svelte", ".ts")
        and SKIPPED.isdisjoint(path.relative_to(ROOT).parts)
        and not path.is_relative_to(ROOT / "web" / "src" / "generated")
    )


def texts() -> list[Path]:
    """List the text files of the repository."""
    return sorted(
        path
        for path in ROOT.rglob("*")
        if not any(
            part in SKIPPED or part.endswith("_cache") for part in path.relative_to(ROOT).parts
        )
        and path.is_file()
        and TEXT.search(path.as_posix())
    )


def imports(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Give the line and the full name of every absolute import that happens at run time."""
    if isinstance(node, ast.Import):
        yield from ((node.lineno, alias.name) for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
        yield node.lineno, node.module
    children: Iterable[ast.AST] = ast.iter_child_nodes(node)
    if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
        children = node.orelse
    for child in children:
        yield from imports(child)


def complaint(name: str) -> str | None:
    """Say what is wrong with an import in a lower layer, if anything is."""
    top = name.partition(".")[0]
    if top == "gonfalon":
        return "the package's face stands above all layers" if name == "gonfalon" else None
    if top not in sys.stdlib_module_names:
        return "not in the standard library"
    return FORBIDDEN.get(top)


def where(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_rules_stand_on_the_standard_library_alone() -> None:
    found = [
        f"{where(path)}:{line}: {name}: {why}"
        for path in sources(*LAYERS)
        for line, name in imports(ast.parse(path.read_text("utf-8")))
        if (why := complaint(name))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("name", "allowed"),
    [
        ("hashlib", True),
        ("collections.abc", True),
        ("gonfalon.kernel.play.match", True),
        ("gonfalon", False),
        ("django.db", False),
        ("random", False),
        ("time", False),
    ],
)
def test_imports_are_judged(name: str, allowed: bool) -> None:
    assert (complaint(name) is None) is allowed


def test_imports_for_the_type_checker_do_not_count() -> None:
    tree = ast.parse("if TYPE_CHECKING:\n import a\nelse:\n import b\ndef f():\n import c.d")
    assert list(imports(tree)) == [(4, "b"), (6, "c.d")]


def test_no_source_is_too_long() -> None:
    lengths = {where(path): len(path.read_text("utf-8").splitlines()) for path in modules()}
    assert len(lengths) > 2000
    found = {path: length for path, length in lengths.items() if length > LONGEST}
    assert not found, f"longer than {LONGEST} lines: {found}"


def test_no_folder_is_too_full() -> None:
    folders = Counter(where(path.parent) for path in modules())
    found = {folder: count for folder, count in folders.items() if count > FULLEST}
    assert not found, f"more than {FULLEST} modules side by side: {found}"


def test_nothing_is_marked_unfinished() -> None:
    found = [
        f"{where(path)}:{number}: {line.strip()}"
        for path in texts()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNFINISHED.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_path_of_one_machine() -> None:
    found = [
        f"{where(path)}:{number}: {line.strip()}"
        for path in texts()
        if path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if MACHINE_PATH.search(line)
    ]
    assert not found, "\n".join(found)


def test_locks_name_no_index() -> None:
    found = [
        f"{where(path)}:{number}: {line.strip()}"
        for path in sorted((ROOT / "requirements").glob("*.txt"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if "://" in line or line.startswith("--")
    ]
    assert not found, "\n".join(found)


def test_requirements_of_the_base_package_stay_empty() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["dependencies"] == []
