"""What is the same for everybody is made once: the description of the API, rules, components."""

from __future__ import annotations

import gzip
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from gonfalon.server.api import description
from gonfalon.server.api.root import api
from gonfalon.server.site.rate_limits import LIMITS
from gonfalon.table import catalogue
from tests.games.every import SLUGS
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db

GENERATED = Path(__file__).resolve().parents[3] / "web" / "src" / "generated" / "games"
DESCRIPTION = "/api/openapi.json"
RULES = "/api/games/mastery/rules"
COSTLY = (
    DESCRIPTION,
    RULES,
    "/api/games/mastery",
    "/api/games/mastery/client",
    "/api/games/mastery/content/castles",
)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Count how often the API is described; nothing is known at first."""
    count: list[str] = []
    usual = api.get_openapi_schema

    def describe(**wanted: Any) -> Any:
        count.append("once")
        return usual(**wanted)

    monkeypatch.setattr(api, "get_openapi_schema", describe)
    for known in (description._schema, description.description, description.served):
        known.cache_clear()
    return count


def test_the_api_is_described_once(made: list[str], stranger: Visitor) -> None:
    answers = [stranger.get(DESCRIPTION) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {200}
    assert answers[0].json()["info"]["title"] == "Gonfalon"
    assert stranger.get("/api/docs").status_code == 200
    assert made == ["once"]


def test_those_who_ask_at_once_wait_for_one_description(made: list[str]) -> None:
    threads = [threading.Thread(target=description.schema) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == ["once"]


def test_rules_are_put_into_words_once(stranger: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    first = stranger.get(RULES, language="pl")
    some = first.json()[0]

    def again(*_wanted: Any) -> Any:
        raise AssertionError("made again")

    monkeypatch.setattr(catalogue, "rule", again)
    assert stranger.get(RULES, language="pl").json() == first.json()
    assert stranger.get(RULES, chapter="no such chapter").json() == []
    monkeypatch.undo()
    chapter = stranger.get(RULES, language="pl", chapter=some["chapter"]).json()
    assert some in chapter
    assert {rule["chapter"] for rule in chapter} == {some["chapter"]}


@pytest.mark.parametrize("path", COSTLY)
def test_packed_and_told_when_nothing_has_changed(stranger: Visitor, path: str) -> None:
    plain = stranger.get(path)
    packed = stranger.client.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert packed["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed["Vary"]
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) < len(plain.content) / 2
    assert "Content-Encoding" not in plain
    assert json.loads(plain.content)
    for tag in (plain["ETag"], packed["ETag"].removeprefix("W/")):
        known = stranger.client.get(path, headers={"If-None-Match": tag})
        assert (known.status_code, known.content) == (304, b"")
    other = stranger.client.get(path, headers={"If-None-Match": '"something else"'})
    assert other.status_code == 200


def test_the_description_is_limited_by_address(one_moment: None) -> None:
    ((most, _seconds),) = LIMITS["anonymous"].windows
    asker = Visitor("10.0.0.71")
    answers = [asker.get(DESCRIPTION) for _ in range(most + 1)]
    assert [answer.status_code for answer in answers] == [200] * most + [429]
    assert int(answers[-1]["Retry-After"]) >= 1


@pytest.mark.parametrize("path", COSTLY[1:])
def test_somebody_known_is_limited_as_well(anna: Visitor, path: str, one_moment: None) -> None:
    ((most, _seconds),) = LIMITS["views"].windows
    statuses = [anna.get(path).status_code for _ in range(most + 1)]
    assert statuses == [200] * most + [429]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_client_can_ask_for_the_facts_of_a_game(stranger: Visitor, slug: str) -> None:
    """For games it was not built with: what a built-in client knows is the same."""
    shown = stranger.get(f"/api/games/{slug}/client", language="uk")
    assert shown.status_code == 200
    facts = json.loads((GENERATED / f"{slug}.json").read_text("utf-8"))
    assert shown.json()["facts"] == facts


def test_a_client_can_ask_for_the_texts_of_a_game(stranger: Visitor) -> None:
    texts = stranger.get("/api/games/mastery/client", language="uk").json()["texts"]
    assert "\nevent-advanced =" in texts
    assert "\ninterface-player = " in texts
    assert "rule-MM-SET-01" not in texts  # rules are asked for by chapter
    listed = {game["slug"]: game for game in stranger.get("/api/games").json()}
    assert listed["paladins"]["titles"]["pl"] == "Paladyni Zachodniego Królestwa"
    assert listed["mastery"]["summaries"]["en"].startswith("Send knights out")
