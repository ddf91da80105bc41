"""Where the code of a game asks for the version of the rules: `m.rules >= 3`, `m.rules < 3`.

A question whose answer is the same for all versions that are played belongs to one that was
dropped, and so does the code behind it.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

from gonfalon.kernel.game import Game
from gonfalon.proving.citing.citations import package_root, sources


def stale_questions(played: Game[Any]) -> list[str]:
    """Return the questions that do not tell played versions apart, as "path:line: reason"."""
    numbers = [version.number for version in played.versions if version.played]
    wrong: list[str] = []
    for path in sources(played.package):
        if path.suffix == ".py":
            name = path.relative_to(package_root(played.package)).as_posix()
            wrong += [f"{name}:{line}: {why}" for line, why in stale_in(path, numbers)]
    return wrong


def stale_in(path: Path, numbers: list[int]) -> list[tuple[int, str]]:
    """Return the lines of such questions in a file, with the reason."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Compare) or not asks_version(node.left):
            continue
        bound = node.comparators[0]
        if not isinstance(node.ops[0], (ast.GtE, ast.Lt)) or not isinstance(bound, ast.Constant):
            found.append((node.lineno, "compare with >= or < and a number"))
        elif bound.value not in numbers[1:]:
            found.append((node.lineno, f"the same in all versions that are played: {numbers}"))
    return found


def asks_version(node: ast.expr) -> bool:
    """True if an expression is the version of a match's rules."""
    return isinstance(node, ast.Attribute) and node.attr == "rules"
