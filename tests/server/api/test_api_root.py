"""The API as a whole: who may, and the public pages about games."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from gonfalon.server.api.root import api
from tests.games.every import SLUGS
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db


# -- who may ----------------------------------------------------------------------------------


def test_nobody(stranger: Visitor) -> None:
    answer = stranger.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")


def test_csrf_is_enforced(anna: Visitor) -> None:
    for method, path in (("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/me/stay")):
        bare = anna.client.generic(method, path, b"{}", content_type="application/json")
        assert (bare.status_code, bare.json()["code"]) == (403, "csrf"), path
        wrong = anna.client.generic(
            method, path, b"{}", content_type="application/json", headers={"X-CSRFToken": "a" * 64}
        )
        assert (wrong.status_code, wrong.json()["code"]) == (403, "csrf"), path
    guest = Client(enforce_csrf_checks=True)
    answer = guest.post("/api/guest", "{}", content_type="application/json")
    assert answer.json()["code"] == "csrf"
    assert anna.me["erase_after"] is None


def test_every_operation_has_a_way_in_and_says_its_errors() -> None:
    schema = api.get_openapi_schema()
    public = {"/api/hello", "/api/guest"}
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            assert operation["security"], (method, path)
            assert {401, 403, 422, 429} <= set(operation["responses"]), (method, path)
    assert public <= set(schema["paths"])
    assert set(schema["components"]["securitySchemes"]) == {"ByToken", "BySession"}


# -- games ------------------------------------------------------------------------------------


def test_games(stranger: Visitor) -> None:
    listed = stranger.get("/api/games").json()
    assert set(SLUGS) <= {g["slug"] for g in listed}
    shown = stranger.get("/api/games/mastery", language="uk").json()
    assert shown["min_seats"] == 2
    assert shown["chapters"]["BAT"] != "Battle"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_can_be_set_up_for_every_number_of_seats(stranger: Visitor, slug: str) -> None:
    shown = stranger.get(f"/api/games/{slug}").json()
    assert {s["seats"] for s in shown["setups"]} == set(
        range(shown["min_seats"], shown["max_seats"] + 1)
    )


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
def test_rules_and_components(anna: Visitor, slug: str, language: str) -> None:
    path = f"/api/games/{slug}"
    rules = anna.get(f"{path}/rules", language=language).json()
    assert len(rules) > 100
    one: dict[str, Any] = rules[0]
    assert anna.get(f"{path}/rules/{one['id']}", language=language).json() == one
    chapter = anna.get(f"{path}/rules", language=language, chapter=one["chapter"]).json()
    assert 0 < len(chapter) < len(rules)
    ids = {rule["id"] for rule in rules}
    assert all(rule["about"] for rule in rules if rule["kind"] == "example")
    assert all(id in ids for rule in rules for id in rule["about"])
    for section in anna.get(path).json()["sections"]:
        found = anna.get(f"{path}/content/{section}", language=language)
        assert found.status_code == 200, section
        assert all(component["name"] for component in found.json())
