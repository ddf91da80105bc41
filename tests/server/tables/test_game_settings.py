"""Options checked before a table is opened; people found by name."""

from __future__ import annotations

import pytest

from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db


def test_options_come_back_complete() -> None:
    answer = Visitor().post("/api/games/mastery/settings", {"seats": 3})
    assert answer.status_code == 200
    options = answer.json()["settings"]
    assert options["variants"] == []
    assert len(options["castles"]) == 3


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"seats": 7}, 422, "bad-seats"),
        ({"seats": 3, "settings": {"variants": ["loyalty"]}}, 422, "bad-variants"),
        ({"seats": 4, "settings": {"variants": ["loyalty", "castle_siege"]}}, 422, "bad-variants"),
        ({"seats": 6, "settings": {"variants": ["loyalty"]}}, 422, "bad-team-mode"),
        ({"seats": 2, "settings": {"castles": {}}}, 422, None),
        ({"seats": 2, "more": 1}, 422, "bad-input"),
    ],
)
def test_options_are_refused_with_the_rule(
    body: dict[str, object], status: int, code: str | None
) -> None:
    answer = Visitor().post("/api/games/mastery/settings", body)
    assert answer.status_code == status, answer.content
    assert code in (None, answer.json()["code"])
    if code in ("bad-variants", "bad-team-mode"):
        assert answer.json()["rule"].startswith("MM-")


def test_options_of_no_game() -> None:
    assert Visitor().post("/api/games/chess/settings", {"seats": 2}).status_code == 404


def test_people_are_found_by_name() -> None:
    guest = Visitor()
    guest.post("/api/guest", {})
    found = Visitor().get(f"/api/people/{guest.me['name'].upper()}")
    assert found.json()["id"] == guest.me["id"]
    assert Visitor().get("/api/people/Nobody At All").status_code == 404
    assert Visitor().get("/api/people/x").status_code == 422
