"""Every dependency is explained, and nothing is explained that is not used."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from build_backend import client

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "contribute" / "dependencies.md").read_text("utf-8")
BESIDE = {"gonfalon"}


def named_in_the_project() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], client.NODE]
    for extra in project["optional-dependencies"].values():
        lines += extra
    found = {match[0] for line in lines if (match := re.match(r"[\w.-]+", line))}
    return found - BESIDE


def named_in_the_client() -> set[str]:
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    return {*package["dependencies"], *package["devDependencies"]}


def explained() -> set[str]:
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    rows += [line for line in PAGE.splitlines() if line.startswith("For development only")]
    cells = [row.split("|")[1] if row.startswith("|") else row for row in rows]
    return {name for cell in cells for name in re.findall(r"`([@\w./-]+)`", cell)}


def test_every_dependency_has_its_line() -> None:
    wanted = named_in_the_project() | named_in_the_client()
    assert wanted - explained() == set(), "the page has no line for these"
    assert explained() - wanted == set(), "the page explains what is not used"
