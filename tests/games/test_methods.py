"""The methods of every class of the kernel and the games can be made."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Final

import pytest

import gonfalon
from gonfalon.kernel.fields import written

PACKAGE: Final = Path(gonfalon.__file__).parent
PARTS: Final = ("kernel", "games/crusaders", "games/glory", "games/mastery", "games/paladins")


def classes(part: str) -> list[Any]:
    """Return the classes below a folder for which something is made."""
    found: list[Any] = []
    for path in sorted((PACKAGE / part).rglob("*.py")):
        inside = path.relative_to(PACKAGE.parent).with_suffix("")
        module = importlib.import_module(".".join(inside.parts).removesuffix(".__init__"))
        found += [
            cls
            for cls in vars(module).values()
            if isinstance(cls, type) and cls.__module__ == module.__name__ and vars(cls).get("MADE")
        ]
    return found


@pytest.mark.parametrize("part", PARTS)
def test_every_method_can_be_made(part: str) -> None:
    for cls in classes(part):
        assert written(cls)
        compile("\n".join(written(cls)), cls.__qualname__, "exec")


@pytest.mark.parametrize("part", PARTS)
def test_no_object_has_a_dictionary_of_its_own(part: str) -> None:
    assert [cls.__qualname__ for cls in classes(part) if cls.__dictoffset__] == []
