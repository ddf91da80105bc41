"""Where rules are carried out: the lines of a game's code and content that cite a rule's id.

Ids are always written out in full, so that a plain search for one finds everything about it.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from gonfalon.kernel.content.ledger import Ledger
from gonfalon.kernel.game import Game

EXAMPLE = "example"  # worked examples are carried out by tests alone
ABBREVIATED = re.compile(r"(?<![\w-])-\d\d\b")  # "PAL-TAX-01 to -04", "PAL-TAX-01, -02"


def sources(package: str) -> list[Path]:
    """Return the modules and content files of a game's package."""
    folder = Path(str(files(package)))
    return sorted([*folder.rglob("*.py"), *folder.joinpath("content").glob("*.toml")])


def citations(played: Game[Any]) -> dict[str, list[str]]:
    """Return the places that cite each rule id, as "gonfalon/games/mastery/rules/turns.py:120"."""
    id_of_rule = re.compile(rf"\b{played.prefix}-[A-Z]+(?:-[A-Z]+)*-[A-Z]?\d+\b")
    found: dict[str, list[str]] = {}
    for path in sources(played.package):
        name = path.relative_to(package_root(played.package)).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys(id_of_rule.findall(line)):
                found.setdefault(rule, []).append(f"{name}:{number}")
    return found


def package_root(package: str) -> Path:
    """Return the folder that holds a package's first component (`gonfalon` is inside it)."""
    return Path(str(files(package))).parents[package.count(".")]


def uncited(ledger: Ledger, cited: dict[str, list[str]]) -> list[str]:
    """Return the rules that no code and no content cites."""
    return [
        rule.id for rule in ledger.rules.values() if rule.kind != EXAMPLE and rule.id not in cited
    ]


def abbreviated(played: Game[Any]) -> list[str]:
    """Return the lines in which an id is shortened to its number, which no search would find."""
    return [
        f"{path.name}:{number}: {line.strip()}"
        for path in sources(played.package)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if f"{played.prefix}-" in line and ABBREVIATED.search(line)
    ]
