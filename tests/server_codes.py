"""The codes with which the server refuses something, read from its source.

A refusal is `{code, message, rule}`, and the message is English: the client has a text of its own
for every code. The codes are literals where something is refused, so the source is the one
complete list. What cannot be read from it is an error rather than a gap.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import gonfalon

PACKAGE = Path(gonfalon.__file__).parent
ANSWERED = ("server", "kernel", "games", "bots", "lessons")
# Whatever says no, and which argument of it is the code.
SAYING_NO = {
    **dict.fromkeys(("NotThere", "NotYours", "NotNow", "Unfit", "Refused", "CannotStart"), 0),
    "Forbidden": 0,
    **dict.fromkeys(("Problem", "always"), 1),
}
TABLE_STATUS = "demand_status"  # refuses with "not-" and the status that is needed
# Hand on a code that was read elsewhere: of an error, or of a declared setting.
HANDING_ON = ("server/api/errors.py", "kernel/values/settings.py")


def codes() -> list[str]:
    """Return every code, in alphabetical order."""
    found: set[str] = set()
    for part in ANSWERED:
        for path in sorted((PACKAGE / part).rglob("*.py")):
            found |= codes_of(ast.parse(path.read_text("utf-8")), path)
    return sorted(found)


def codes_of(tree: ast.Module, path: Path) -> set[str]:
    """Return the codes that one module refuses with."""
    live = path.parent.name == "live"  # its own Refusal, with the status first
    places = {**SAYING_NO, "Refusal": 1 if live else 0}
    found: set[str] = set()
    for function in ast.walk(tree):
        for call in calls(function):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            if name == TABLE_STATUS:
                found.add(f"not-{status(call.args[1])}")
            elif name in places and len(call.args) > places[name]:
                found |= read(call.args[places[name]], function, path)
            elif name == "Setting":
                given = [k.value for k in call.keywords if k.arg == "code"]
                found |= {code for value in given for code in read(value, function, path)}
            elif name in ("ValidationError", "Invalid"):
                given = [k.value for k in call.keywords if k.arg == "code"]
                found |= {c.replace("_", "-") for v in given for c in read(v, function, path)}
        if isinstance(function, ast.AnnAssign) and is_called(function.target, "CODES"):
            assert isinstance(function.value, ast.Dict)  # the usual code of each status
            found |= {c for v in function.value.values for c in read(v, function, path)}
    return found


def calls(node: ast.AST) -> Iterator[ast.Call]:
    """Give the calls of a function, or of a module outside its functions."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Module)):
        for child in own(node):
            if isinstance(child, ast.Call):
                yield child


def own(node: ast.AST) -> Iterator[ast.AST]:
    """Give what belongs to a function itself, not to functions inside it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield child
            yield from own(child)


def read(value: ast.expr, function: ast.AST, path: Path) -> set[str]:
    """Return the codes an expression can stand for."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return read(value.body, function, path) | read(value.orelse, function, path)
    if isinstance(value, ast.Name):
        given = [
            node.value
            for node in own(function)
            if isinstance(node, ast.Assign) and is_called(node.targets[0], value.id)
        ]
        if given:
            return {code for one in given for code in read(one, function, path)}
    text = ast.unparse(value)
    if text in ("str(missing)", "f'not-{wanted[0]}'"):
        return set()  # CannotStart and TABLE_STATUS name them
    if path.relative_to(PACKAGE).as_posix() in HANDING_ON:
        return set()
    raise AssertionError(f"{path}:{value.lineno}: which code is {text}?")


def status(value: ast.expr) -> str:
    """Return the status of a table that a constant names."""
    name = value.attr if isinstance(value, ast.Attribute) else ast.unparse(value)
    return name.lower()


def is_called(target: ast.expr, name: str) -> bool:
    """Tell whether a target of an assignment is a variable of that name."""
    return isinstance(target, ast.Name) and target.id == name
