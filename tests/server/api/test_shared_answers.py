"""What is the same for everybody is worked out once: pages of the lobby, steps of lessons."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.lessons.running import run_step
from gonfalon.server.api.learn import STEPS
from gonfalon.server.api.matches import table_lists, tables
from gonfalon.server.api.matches.table_lists import PAGES, LobbyPages
from gonfalon.server.play.storage.response_cache import ResponseCache
from gonfalon.server.tables import lobby
from tests.server.api.test_cpu_budget import browser, guest
from tests.server.tabling import opened, somebody

pytestmark = pytest.mark.django_db


def test_a_page_of_the_lobby_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    PAGES.fresh = 60.0
    read: list[Any] = []
    real = lobby.listed

    def counted(wanted: lobby.Filter) -> Any:
        read.append(wanted)
        return real(wanted)

    monkeypatch.setattr(lobby, "listed", counted)
    owner = somebody()
    table = opened(owner, 3)
    mine, other = browser(owner), browser(somebody())
    (own,), (theirs,) = (one.get("/api/tables").json() for one in (mine, other))
    assert len(read) == 1
    assert own["you"] == {"seat": 0, "owner": True, "awaited": True}
    assert theirs["you"] == {"seat": None, "owner": False, "awaited": False}
    assert {**own, "you": 0} == {**theirs, "you": 0}
    assert browser(None).get("/api/tables").json() == [theirs]
    assert other.get("/api/tables?free=1").json()[0]["id"] == str(table.id)
    assert len(read) == 2
    monkeypatch.setattr(PAGES, "fresh", 0.0)
    other.get("/api/tables")
    assert len(read) == 3


def test_a_page_of_the_lobby_is_fresh_for_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    moment = SimpleNamespace(monotonic=lambda: 100.0)
    monkeypatch.setattr(table_lists, "time", moment)
    pages, wanted = LobbyPages(), lobby.Filter()
    page = pages.read(wanted)
    moment.monotonic = lambda: 100.9
    assert pages.read(wanted) is page
    moment.monotonic = lambda: 101.1
    assert pages.find(wanted) is None


def test_only_pages_that_are_read_count_as_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    PAGES.fresh = 60.0
    counted: list[str] = []
    monkeypatch.setattr(tables, "spend_for", lambda _request, name: counted.append(name))
    one = browser(None)
    for _ in range(3):
        assert one.get("/api/tables").status_code == 200
    assert counted == ["lists"]


def test_an_answer_in_a_lesson_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    STEPS.clear()
    played: list[Any] = []

    def counted(*args: Any) -> Any:
        played.append(args)
        return run_step(*args)

    monkeypatch.setattr("gonfalon.server.api.learn.run_step", counted)
    path = "/api/learn/mastery/basics/goal"
    first = browser(None).get(path)
    again = browser(guest(), "192.0.2.7").get(path)
    assert first.status_code == 200
    assert first.content == again.content
    assert len(played) == 1
    asked = {"options": ["manoeuvre"]}
    answers = [browser(None).post(path, asked) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].content == answers[1].content != first.content
    assert len(played) == 2
    wrong = [browser(None).post(path, {"options": ["no-such"]}).status_code for _ in range(2)]
    assert wrong == [409, 409]


def test_kept_responses_have_room_for_so_many_bytes() -> None:
    cache = ResponseCache(room=100, most_bytes=250)
    for name in "abc":
        cache.fetch(name, 1, lambda: b"x" * 100)
    assert [*cache.responses] == ["b", "c"]
    cache.fetch("c", 2, lambda: b"x" * 150)  # in place of the one before
    assert [*cache.responses] == ["b", "c"]
    assert cache.bytes == 250
    cache.fetch("large", 1, lambda: b"x" * 1000)
    assert [*cache.responses] == ["large"]
    cache.clear()
    assert cache.bytes == 0
