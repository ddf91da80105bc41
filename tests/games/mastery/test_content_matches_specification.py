"""The content holds every component of the component data beside the specification, to the number.

The component data lies beside the repository, not in it. Where it is missing these tests are
skipped: the product itself never reads it.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[3]
CONTENT = ROOT / "src" / "gonfalon" / "games" / "mastery" / "content"
COMPONENTS = ROOT.parent / "shared" / "content" / "mastery.yaml"

pytestmark = pytest.mark.skipif(
    not COMPONENTS.exists(),
    reason="the component data (shared/content/mastery.yaml beside the repository) is not here",
)

# Table of the content, its file, and the list of the component data it comes from.
LISTS = [
    ("colours", "colours.toml", "colours"),
    ("castles", "castles.toml", "castles"),
    ("lakes", "castles.toml", "lakes"),
    ("territories", "territories.toml", "territories"),
    ("cards", "cards.toml", "player_deck"),
    ("artefacts", "artefacts.toml", "artefacts"),
    ("dice", "constants.toml", "dice"),
]
# Names live in the texts; team modes have a table of their own.
ELSEWHERE = {"id", "name", "team_modes"}


@functools.cache
def components() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load(COMPONENTS.read_text(encoding="utf-8"))
    return data


@functools.cache
def content(file: str) -> dict[str, Any]:
    return tomllib.loads((CONTENT / file).read_text(encoding="utf-8"))


def kept(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in ELSEWHERE}


@pytest.mark.parametrize(("table", "file", "source"), LISTS)
def test_entries_are_the_same_in_the_same_order(table: str, file: str, source: str) -> None:
    entries = content(file)[table]
    expected = components()[source]
    assert list(entries) == [entry["id"] for entry in expected]
    for entry in expected:
        assert entries[entry["id"]] == kept(entry), entry["id"]
        assert entries[entry["id"]]["provenance"]


def test_constants_are_the_same() -> None:
    # TOML has no null: what has no value (a castle holds any number of knights) is left out.
    expected = {k: v for k, v in components()["constants"].items() if v["value"] is not None}
    assert set(components()["constants"]) - set(expected) == {"castle_capacity"}
    assert content("constants.toml")["constants"] == expected
    assert list(content("constants.toml")["constants"]) == list(expected)


def test_totals_are_the_same() -> None:
    expected = dict(components()["component_totals"])
    by_value = expected.pop("territories_by_value")
    totals = dict(content("constants.toml")["totals"])
    assert totals.pop("provenance") == "rulebook"
    assert totals.pop("territories_by_value") == {str(k): v for k, v in by_value.items()}
    assert totals == expected


def test_game_is_the_same() -> None:
    expected = {k: v for k, v in components()["game"].items() if k not in {"name", "rulebook"}}
    assert content("constants.toml")["game"] == expected


def test_variants_are_the_same() -> None:
    variants = content("variants.toml")["variants"]
    expected = components()["variants"]
    assert list(variants) == [entry["id"] for entry in expected]
    for entry in expected:
        assert variants[entry["id"]] == kept(entry), entry["id"]


def test_team_modes_are_the_same() -> None:
    expected = {
        mode["id"]: {
            **kept(mode),
            "variant": variant["id"],
            "provenance": variant["provenance"],
        }
        for variant in components()["variants"]
        for mode in variant.get("team_modes", [])
    }
    modes = content("variants.toml")["team_modes"]
    assert modes == expected
    assert list(modes) == list(expected)


def test_layouts_are_the_same_hex_by_hex() -> None:
    layouts = content("layouts.toml")["layouts"]
    expected = components()["layouts"]
    assert list(layouts) == [layout["id"] for layout in expected]
    for layout in expected:
        wanted = kept(layout)
        hexes = layout["hexes"]
        wanted["hexes"] = [[place["kind"], place["q"], place["r"]] for place in hexes]
        assert layouts[layout["id"]] == wanted, layout["id"]


def test_nothing_else_is_in_the_content() -> None:
    found = {(table, path.name) for path in CONTENT.glob("*.toml") for table in content(path.name)}
    expected = {(table, file) for table, file, _ in LISTS} | {
        ("game", "constants.toml"),
        ("constants", "constants.toml"),
        ("totals", "constants.toml"),
        ("variants", "variants.toml"),
        ("team_modes", "variants.toml"),
        ("layouts", "layouts.toml"),
    }
    assert found == expected
    compared = {source for _, _, source in LISTS} | {
        "game",
        "constants",
        "component_totals",
        "variants",
        "layouts",
    }
    assert set(components()) == compared
