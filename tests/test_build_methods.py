"""Sources of a wheel: the methods that follow from fields stand in the classes."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import sys
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from build_backend import methods

from gonfalon.kernel.fields import written
from gonfalon.kernel.fields.writing import KERNEL
from gonfalon.kernel.questions import dice
from gonfalon.kernel.records.saving import digest, from_json, to_json
from tests.kernel.tiny import chain, duel, fair, hands, purse, quest, tilt
from tests.kernel.tiny.play import step_at_random

TINY = (chain, duel, hands, purse, quest, tilt)


def source(module: ModuleType) -> str:
    """Return the source of a module as a wheel carries it."""
    return methods.rewritten(inspect.getsource(module), module)


def played(game: Any) -> list[str]:
    """Return digests of a random match, after saving and loading at each position."""
    random = Random(7)
    m = game.begin(7)
    found = [digest(m)]
    while not m.over and len(found) < 60:
        m = from_json(to_json(m), m.content, game).clone() if m.trail is None else m
        step_at_random(m, random)
        found.append(digest(from_json(to_json(m.clone()), m.content, game)))
    return found


@pytest.mark.parametrize("module", TINY, ids=lambda module: str(module.__name__))
def test_written_out_a_game_plays_the_same(
    module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"written_{module.__name__.rpartition('.')[2]}"
    (tmp_path / f"{name}.py").write_text(source(module), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    out = importlib.import_module(name)
    classes = [cls for cls in vars(out).values() if getattr(cls, "__module__", "") == name]
    assert not any(vars(cls).get("MADE") for cls in classes), "nothing is left to be made"
    assert played(out.GAME) == played(module.GAME)


def test_what_a_module_imports_for_its_methods_is_there() -> None:
    for name, kernel in KERNEL.items():
        assert hasattr(importlib.import_module(f"gonfalon.kernel.{kernel}"), name)
    for layer in methods.LAYERS:
        package = importlib.import_module(f"gonfalon.{layer}")
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = importlib.import_module(found.name)
            for node in ast.walk(ast.parse(source(module))):
                if isinstance(node, ast.ImportFrom):
                    home = importlib.import_module(node.module or "")
                    assert all(
                        hasattr(home, name.name) or f"{home.__name__}.{name.name}" in sys.modules
                        for name in node.names
                    ), (found.name, ast.unparse(node))


def test_a_class_has_the_text_that_a_checkout_makes() -> None:
    tree = ast.parse(source(dice))
    cls = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    assert cls.decorator_list == []
    found = [ast.unparse(node) for node in cls.body]
    made = ast.parse("\n".join(written(dice.Dice)))
    assert [text for node in made.body if (text := ast.unparse(node)) not in found] == []
    assert "faces: list[int]" in found
    assert "# never changes\n" in source(dice), "comments stay"


def test_a_module_gets_the_imports_that_its_methods_need() -> None:
    text = source(fair)
    assert "\nfrom gonfalon.kernel.hidden.pack import Pack\n" in text, "a state loads its packs"
    assert "\n    from typing import ClassVar\n" in source(dice), "for the type checker alone"


def test_a_module_without_fields_stays_as_it_is() -> None:
    assert source(methods) == inspect.getsource(methods)


def test_a_name_that_means_something_else_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "Pack", dict, raising=False)
    with pytest.raises(RuntimeError, match=r"tiny\.fair: Pack is not that of gonfalon"):
        source(fair)
