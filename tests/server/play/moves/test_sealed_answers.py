"""Sealed answers: nobody is told who has answered, and they are read once."""

from __future__ import annotations

import uuid
from typing import Any

import pytest

from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.response_cache import RESPONSES
from tests.server.play.moves.viewing import view
from tests.server.rooms import Room
from tests.server.visitor import Visitor

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]


def test_who_has_answered_in_secret_stays_a_secret() -> None:
    """Views, tags, refusals and news of other seats do not tell, byte for byte."""
    room = Room(4, policy="everyone")
    match = room.until_round()
    first = match.decisions[0]
    watcher = next(d.seat for d in match.decisions if d.seat != first.seat)
    spectator = Visitor()
    place = room.programs[watcher]

    def told() -> list[Any]:
        probe = room.choose(watcher, first.id, first.options[0].id)
        return [
            view(place, room.path),
            spectator.get(f"{room.path}/view").content,
            place.get(f"{room.path}/since/{match.version - 3}").content,
            (probe.status_code, probe.content),
        ]

    before = told()
    for cold in (False, True):
        assert room.choose(first.seat, first.id, first.options[0].id).status_code == 200
        if cold:
            MATCHES.clear()
            RESPONSES.clear()
        assert told() == before
        mine = room.match
        assert [d.id for d in mine.decisions if d.seat == first.seat] == []
        undo = mine.undoable(first.seat)
        assert undo
        key = str(uuid.uuid4())
        assert room.post(first.seat, "undo", to=undo[0], key=key).status_code == 200
        assert told() == before
        first = next(d for d in room.match.decisions if d.seat == first.seat)


@pytest.mark.parametrize("policy", ["quick", "everyone"])
def test_a_refused_series_does_not_tell_who_has_answered(policy: str) -> None:
    """Answers ahead of the round are refused alike, before and after the others have answered."""
    room = Room(4, policy=policy)
    match = room.until_round()
    *others, watcher = match.decisions

    def told() -> set[tuple[int, bytes]]:
        answers = [watcher.options[0].id, "nonsense"]
        tried = room.choose(watcher.seat, watcher.id, *answers)
        read = room.post(watcher.seat, "series", decision=watcher.id, options=answers)
        return {(tried.status_code, tried.content), (read.status_code, read.content)}

    before = told()
    for decision in others:
        while asked := [d for d in room.match.decisions if d.seat == decision.seat]:
            option = asked[0].options[0].id
            assert room.choose(decision.seat, asked[0].id, option).status_code == 200
        assert told() == before
    assert [d.seat for d in room.match.decisions] == [watcher.seat]


def test_sealed_answers_are_read_once_and_others_cost_nothing() -> None:
    """A seat's answer is kept by what the seat can tell: others' answers do not renew it."""
    room = Room(4, policy="everyone")
    match = room.until_round()
    first, second = match.decisions[:2]
    view(room.programs[second.seat], room.path)
    kept = RESPONSES.responses[room.id, second.seat]
    room.choose(first.seat, first.id, first.options[0].id)
    view(room.programs[second.seat], room.path)
    assert RESPONSES.responses[room.id, second.seat] is kept
    room.choose(second.seat, second.id, second.options[0].id)
    view(room.programs[second.seat], room.path)
    assert RESPONSES.responses[room.id, second.seat] is not kept
