"""The content holds every component of the component data beside the specification, to the number.

The component data lies beside the repository, not in it. Where it is missing these tests are
skipped: the product itself never reads it. What was changed on purpose is listed in `CHANGED` and
told in docs/content/paladins.md.
"""

from __future__ import annotations

import functools
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[3]
CONTENT = ROOT / "src" / "gonfalon" / "games" / "paladins" / "content"
COMPONENTS = ROOT.parent / "shared" / "content" / "paladins.yaml"
if not COMPONENTS.exists():  # a checkout one level deeper
    COMPONENTS = ROOT.parents[1] / "shared" / "content" / "paladins.yaml"

pytestmark = pytest.mark.skipif(
    not COMPONENTS.exists(),
    reason="the component data (shared/content/paladins.yaml beside the repository) is not here",
)

LISTS = [
    "workers",
    "attributes",
    "factions",
    "kings_order_slots",
    "townsfolk_slots",
    "regions",
    "board_spaces",
    "actions",
    "workshop_spaces",
    "jars",
    "absolve_spaces",
    "paladins",
    "taverns",
    "townsfolk",
    "outsiders",
    "walls",
    "suspicion",
    "debts",
    "kings_orders",
    "kings_favours",
]
WHOLE = ["components", "attribute_track", "outsider_attack_base", "scoring"]
CHANGED: dict[str, dict[str, Any]] = {}  # "section.id" -> fields that differ on purpose


@functools.cache
def components() -> dict[str, Any]:
    data: dict[str, Any] = yaml.safe_load(COMPONENTS.read_text(encoding="utf-8"))
    return data


@functools.cache
def content() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for path in CONTENT.glob("*.toml"):
        found.update(tomllib.loads(path.read_text(encoding="utf-8")))
    return found


def plain(value: Any) -> Any:
    """Return a value as TOML can hold it: no null, keys are text."""
    if isinstance(value, dict):
        return {str(k): plain(v) for k, v in value.items() if v is not None}
    return [plain(v) for v in value] if isinstance(value, list) else value


def kept(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry without what lives in the texts."""
    return {k: plain(v) for k, v in entry.items() if k not in ("id", "name") and v is not None}


@pytest.mark.parametrize("name", LISTS)
def test_entries_are_the_same_in_the_same_order(name: str) -> None:
    entries, expected = content()[name], components()[name]
    assert list(entries) == [entry["id"] for entry in expected]
    for entry in expected:
        wanted = {**kept(entry), **CHANGED.get(f"{name}.{entry['id']}", {})}
        assert entries[entry["id"]] == wanted, entry["id"]


def test_rounds_and_ladders_are_the_same() -> None:
    rounds = content()["rounds"]
    assert [rounds[f"round_{e['round']}"] for e in components()["rounds"]] == [
        kept(entry) for entry in components()["rounds"]
    ]
    assert content()["player_board_tracks"] == plain(components()["player_board_tracks"])


@pytest.mark.parametrize("name", WHOLE)
def test_single_tables_are_the_same(name: str) -> None:
    assert content()[name] == plain(components()[name])


def test_game_setup_and_solo_are_the_same() -> None:
    game = dict(components()["game"])
    del game["name"]
    assert content()["game"] == game
    setup = plain(components()["setup"])
    assert content()["setup"] == {
        **setup,
        "paladin_sets": components()["paladin_sets"],
        "provenance": "rulebook",
    }
    solo = dict(components()["solo"])
    schemes = solo.pop("scheme_cards")
    for name in ("difficulty_names", "bot_name"):
        del solo[name]
    solo["rest_action"] = kept(solo["rest_action"]) | {"id": "rest"}
    assert content()["solo"] == solo
    assert list(content()["scheme_cards"]) == [entry["id"] for entry in schemes]
    for entry in schemes:
        assert content()["scheme_cards"][entry["id"]] == kept(entry)


def test_nothing_else_is_in_the_content() -> None:
    more = {"rounds", "player_board_tracks", "game", "setup", "solo", "scheme_cards"}
    assert set(content()) == {*LISTS, *WHOLE, *more}
    assert set(components()) == {*LISTS, *WHOLE, *more} - {"scheme_cards"} | {"paladin_sets"}
