"""The course of a match: points version by version, for everybody, once the match is over."""

from __future__ import annotations

import random
import uuid
from typing import Any

import pytest

from gonfalon.server.accounts.models import User
from gonfalon.server.play import moves
from gonfalon.server.play.storage.records import replayed, stored
from gonfalon.server.tables.models import Table
from tests.server.playing import people, table, token
from tests.server.tabling import fresh
from tests.server.visitor import Program, Visitor

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]

MATCHES = [
    pytest.param("mastery", 3, {"round_limit": 3}, id="mastery"),
    pytest.param("paladins", 1, {}, id="paladins, alone"),
    pytest.param("paladins", 2, {}, id="paladins"),
    pytest.param("glory", 2, {}, id="glory"),
    pytest.param("crusaders", 2, {}, id="crusaders"),
]


def play(row: Table, users: list[User], luck: random.Random, most: int = 5000) -> None:
    """Play at random, and take back now and then."""
    for _ in range(most):
        match = stored(fresh(row))
        if match.over:
            return
        back = [(s, to) for s in range(match.seats) for to in match.undoable(s)]
        if back and luck.random() < 0.05:
            seat, to = luck.choice(back)
            moves.undo(row.id, users[seat].id, to, uuid.uuid4())
            continue
        decision = luck.choice(match.decisions)
        option = luck.choice(decision.options).id
        moves.choose(row.id, users[decision.seat].id, decision.id, [option], uuid.uuid4())


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_the_course_is_what_the_record_says(game: str, seats: int, options: dict[str, Any]) -> None:
    """Every step was published and not taken back, and has the points of that moment."""
    users = people(seats)
    row = table(users, game=game, settings=options)
    luck = random.Random(5)
    play(row, users, luck)
    program = Program(token(users[0]))
    answer = program.get(f"/api/tables/{row.id}/course")
    assert answer.status_code == 200, answer.content
    steps = answer.json()["steps"]
    last = stored(fresh(row))
    assert last.outcome is not None
    assert steps[-1]["version"] == last.version
    assert steps[-1]["points"][:seats] == last.outcome.scores
    assert len(steps) > 5

    news: list[dict[str, Any]] = []
    more, seen = True, -1
    while more:
        page = program.get(f"/api/tables/{row.id}/since/{seen}").json()
        news, seen, more = news + page["news"], page["version"], page["more"]
    published = {one["version"]: one for one in news}
    versions = [one["version"] for one in steps]
    assert versions == sorted(set(versions))
    undone = [(one["taken_back"], one["version"]) for one in news if one["taken_back"] is not None]
    assert undone
    for step in steps:
        version = step["version"]
        assert not any(first <= version < until for first, until in undone)
        assert step["at"][:23] == published[version]["at"][:23]  # to the millisecond
        told = published[version]["events"]
        assert all(event in told for event in step["events"])
    for step in luck.sample(steps, 5):
        then = replayed(row.id, step["version"])
        assert step["points"] == then.game.points(then)
        assert step["turn"] == then.turn


def test_the_course_is_open_when_the_match_is_over() -> None:
    """Not before, and only to those who may know of the table; then alike for all of them."""
    users = people(2)
    row = table(users, settings={"round_limit": 2}, visibility="private")
    path = f"/api/tables/{row.id}/course"
    player = Program(token(users[0]))
    luck = random.Random(1)
    play(row, users, luck, most=2)
    refused = player.get(path)
    assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    play(row, users, luck)
    first = player.get(path)
    assert first.status_code == 200
    assert Program(token(users[1])).get(path).content == first.content
    assert Visitor().get(path).status_code == 404
    assert Visitor().get(path, invite=row.invite).content == first.content
    assert Program(token(people(1, "Stranger")[0])).get(path).status_code == 404
    assert player.get(f"/api/tables/{uuid.uuid4()}/course").status_code == 404
