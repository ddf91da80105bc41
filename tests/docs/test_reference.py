"""The reference has everything that is public, under names that can be used."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
import textwrap
from types import ModuleType
from typing import Final

import pytest

import gonfalon
from gonfalon import bots, client, testing
from tests.docs.pages import ROOT

PAGES: Final = sorted((ROOT / "docs" / "reference").glob("*.md"))
SHOWN: Final = frozenset(
    re.findall(
        r"^\.\. automodule:: (\S+)$", "".join(page.read_text("utf-8") for page in PAGES), re.M
    )
)
FOR_GAMES: Final = {  # what the package of a game needs from the kernel
    name
    for path in (ROOT / "examples" / "banners" / "src").rglob("*.py")
    for name in re.findall(r"^from (gonfalon\.kernel\.\w+) import", path.read_text("utf-8"), re.M)
}


@pytest.mark.parametrize("module", [bots, client, testing], ids=lambda m: m.__name__)
def test_public_modules_are_in_the_reference(module: ModuleType) -> None:
    assert module.__name__ in SHOWN


def test_all_of_the_package_itself_is_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference" / "library.md").read_text("utf-8")
    shown = re.findall(r"^\.\. auto(?:class|function):: gonfalon\.(\w+)$", page, re.M)
    assert sorted(shown) == sorted(gonfalon.__all__)


def test_what_the_example_game_uses_is_in_the_reference() -> None:
    as_gonfalon_has_it = {"gonfalon.kernel.play.match"}
    assert FOR_GAMES - SHOWN - as_gonfalon_has_it == set()


@pytest.mark.parametrize("name", sorted(SHOWN))
def test_everything_shown_is_explained(name: str) -> None:
    """Sphinx leaves out what has no docstring, without a word."""
    module = importlib.import_module(name)
    public = getattr(module, "__all__", None) or [
        each
        for each, value in vars(module).items()
        if getattr(value, "__module__", None) == name and not each.startswith("_")
    ]
    values = [(each, getattr(module, each)) for each in public]
    explained = [v for v in values if inspect.isclass(v[1]) or inspect.isroutine(v[1])]
    assert not [each for each, value in explained if not value.__doc__]


def test_no_public_name_is_hidden_by_a_package() -> None:
    """`gonfalon.games` is a package, so a function of that name would be lost on its import."""
    inside = {module.name for module in pkgutil.iter_modules(gonfalon.__path__)}
    assert not inside & set(gonfalon.__all__)


def test_the_example_of_the_package_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert gonfalon.__doc__
    exec(textwrap.dedent(gonfalon.__doc__.partition("::\n")[2]))
    assert "manoeuvre" in capsys.readouterr().out
