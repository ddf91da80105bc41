"""Changes of the API that break programs are told from those that do not."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from scripts.project.api_changes import breaks, main

Json = dict[str, Any]
NAME = "POST /api/tables"


def body(shape: str) -> Json:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{shape}"}}}}


OLD: Json = {
    "paths": {
        "/api/tables": {
            "post": {
                "parameters": [
                    {"in": "query", "name": "page", "schema": {"type": "integer"}},
                ],
                "requestBody": {**body("Wanted"), "required": True},
                "responses": {"200": body("Table"), "404": {"$ref": "#/components/responses/No"}},
            }
        }
    },
    "components": {
        "responses": {"No": body("Error")},
        "schemas": {
            "Error": {"type": "object", "properties": {"code": {"type": "string"}}},
            "Wanted": {
                "type": "object",
                "required": ["game"],
                "properties": {
                    "game": {"type": "string", "enum": ["glory", "mastery"]},
                    "seats": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                },
            },
            "Table": {
                "type": "object",
                "required": ["id", "next"],
                "properties": {
                    "id": {"type": "string"},
                    "next": {"anyOf": [{"$ref": "#/components/schemas/Table"}, {"type": "null"}]},
                    "names": {"type": "array", "items": {"type": "string"}},
                },
            },
        },
    },
}


def operation(new: Json) -> Any:
    return new["paths"]["/api/tables"]["post"]


def fields(new: Json, shape: str) -> Any:
    return new["components"]["schemas"][shape]["properties"]


def require(new: Json, shape: str, names: list[str]) -> None:
    new["components"]["schemas"][shape]["required"] = names


def parameter(required: bool) -> Json:
    return {"in": "query", "name": "size", "required": required, "schema": {"type": "integer"}}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda new: new["paths"].clear(), "is gone"),
        (
            lambda new: operation(new)["parameters"].clear(),
            "takes no query parameter page",
        ),
        (
            lambda new: operation(new)["parameters"].append(parameter(True)),
            "requires the query parameter size",
        ),
        (
            lambda new: operation(new)["parameters"][0].update(schema={"type": "string"}),
            "page can't be integer any more",
        ),
        (lambda new: fields(new, "Wanted").pop("seats"), "body.seats is gone"),
        (lambda new: require(new, "Wanted", ["game", "seats"]), "body.seats is required now"),
        (lambda new: fields(new, "Wanted")["game"]["enum"].pop(), "body.game can't be mastery"),
        (
            lambda new: fields(new, "Wanted").update(seats={"type": "integer"}),
            "body.seats can't be null any more",
        ),
        (lambda new: fields(new, "Table").pop("names"), "200.names is gone"),
        (
            lambda new: fields(new, "Table")["names"].update(items={"type": "integer"}),
            "200.names[] can be integer now",
        ),
        (lambda new: require(new, "Table", ["id"]), "200.next may be missing now"),
        (
            lambda new: fields(new, "Table").update(
                id={"anyOf": [{"type": "string"}, {"type": "null"}]}
            ),
            "200.id can be null now",
        ),
        (lambda new: operation(new)["responses"].pop("200"), "never answers 200 any more"),
        (lambda new: fields(new, "Error").pop("code"), "404.code is gone"),
    ],
)
def test_a_break_is_told(change: Callable[[Json], object], told: str) -> None:
    new = copy.deepcopy(OLD)
    change(new)
    found = breaks(OLD, new)
    assert {name for name, _ in found} == {NAME}
    assert any(what.startswith(told) for _, what in found), found


@pytest.mark.parametrize(
    "change",
    [
        lambda new: None,
        lambda new: new["paths"].update({"/api/new": {"get": {"responses": {}}}}),
        lambda new: operation(new)["parameters"].append(parameter(False)),
        lambda new: fields(new, "Wanted").update(pace={"type": "string"}),
        lambda new: fields(new, "Wanted")["game"]["enum"].append("paladins"),
        lambda new: fields(new, "Table").update(owner={"type": "string"}),
        lambda new: operation(new)["responses"].pop("404"),
    ],
)
def test_what_breaks_nothing_is_not(change: Callable[[Json], object]) -> None:
    new = copy.deepcopy(OLD)
    change(new)
    assert breaks(OLD, new) == []


def test_a_break_passes_if_the_changelog_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    new = copy.deepcopy(OLD)
    fields(new, "Table").pop("names")
    old_file, new_file = tmp_path / "old.json", tmp_path / "new.json"
    old_file.write_text(json.dumps(OLD))
    new_file.write_text(json.dumps(new))
    changelog = tmp_path / "CHANGELOG.md"
    monkeypatch.setattr("scripts.project.api_changes.ROOT", tmp_path)
    changelog.write_text("# Changelog\n\n## [Unreleased]\n\n- Something else.\n")
    assert main([str(old_file), str(new_file)]) == 1
    assert f"{NAME}: 200.names is gone" in capsys.readouterr().out
    changelog.write_text(f"# Changelog\n\n## [Unreleased]\n\n- `{NAME}` has no names.\n")
    assert main([str(old_file), str(new_file)]) == 0
