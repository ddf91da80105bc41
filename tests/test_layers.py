"""No module imports itself by a detour, not even inside a function."""

from __future__ import annotations

import pytest

grimp = pytest.importorskip("grimp")  # comes with import-linter

Graph = dict[str, set[str]]


def circles(imports: Graph) -> list[list[str]]:
    """Return the groups of modules that import each other (strongly connected components)."""
    reached = {module: reachable(module, imports) for module in imports}
    groups = {
        frozenset(other for other in reached[module] if module in reached[other])
        for module in imports
    }
    return sorted(sorted(group) for group in groups if group)


def reachable(start: str, imports: Graph) -> set[str]:
    """Return all modules that a module imports, directly or not."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for module in imports.get(waiting.pop(), set()) - found:
            found.add(module)
            waiting.append(module)
    return found


@pytest.mark.parametrize(
    ("imports", "found"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"c"}, "c": {"b"}}, [["b", "c"]]),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"e"}, "e": {"d"}}, [list("abc"), list("de")]),
    ],
)
def test_circles_are_found(imports: Graph, found: list[list[str]]) -> None:
    assert circles(imports) == found


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for the type checker do not count; those inside functions do."""
    graph = grimp.build_graph("gonfalon", exclude_type_checking_imports=True, cache_dir=None)
    imports = {name: graph.find_modules_directly_imported_by(name) for name in graph.modules}
    assert len(imports) > 300
    assert circles(imports) == []
