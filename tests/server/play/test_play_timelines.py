"""A database that goes back: what this process has cached of the lost inputs is never used."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import transaction

from gonfalon.server.play.frames import REPLAYS
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.match_cache import MATCHES, MatchCache
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.play.storage.storage import tag_of
from gonfalon.server.tables.models import Seat, Table
from tests.server.harness.checker import check_table
from tests.server.harness.players import History
from tests.server.rooms import Room

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]


class Snapshot:
    """The rows of a table as they are now, to be put back: a restore, or a failover with loss."""

    def __init__(self, room: Room) -> None:
        self.table = Table.objects.filter(id=room.row.id).values().get()
        self.seats = list(Seat.objects.filter(table_id=room.row.id).values())

    def restore(self) -> None:
        """Lose everything since. The process keeps its caches."""
        with transaction.atomic():
            Entry.objects.filter(table_id=self.table["id"], seq__gt=self.table["seq"]).delete()
            Table.objects.filter(id=self.table["id"]).update(**self.table)
            for seat in self.seats:
                Seat.objects.filter(id=seat["id"]).update(**seat)


def everything_shown(room: Room) -> list[Any]:
    """Return what every seat reads: the view now, and views and frames of the last versions."""
    last = range(room.row.version, max(0, room.row.version - 4), -1)
    paths = ["view", *(f"{what}{v}" for v in last for what in ("frames/", "view?version="))]
    answers = [program.get(f"{room.path}/{path}") for program in room.programs for path in paths]
    return [json.loads(answer.content) for answer in answers if answer.status_code == 200]


def play(room: Room, inputs: int) -> None:
    """Give so many answers at random."""
    for _ in range(inputs):
        room.step()


def other_way(room: Room, inputs: int) -> None:
    """Play on, every time with the last option instead of a random one."""
    for _ in range(inputs):
        decision = room.match.decisions[0]
        answer = room.choose(decision.seat, decision.id, decision.options[-1].id)
        assert answer.status_code == 200, answer.content


@contextmanager
def another_process() -> Iterator[None]:
    """Act as another process: with caches of its own, while ours stay as they are."""
    kept = [MATCHES.matches, RESPONSES.responses, REPLAYS.replays]
    MATCHES.matches, RESPONSES.responses, REPLAYS.replays = (OrderedDict() for _ in kept)
    try:
        yield
    finally:
        MATCHES.matches, RESPONSES.responses, REPLAYS.replays = kept  # type: ignore[assignment]


@pytest.mark.parametrize("game", ["mastery", "paladins"])
@pytest.mark.parametrize("lost", [1, 2, 5])
def test_no_match_of_a_lost_timeline_is_written(game: str, lost: int) -> None:
    room = Room(2, game=game, policy="everyone")
    play(room, 15)
    kept = Snapshot(room)
    play(room, lost)
    everything_shown(room)  # so that all our caches hold what is lost
    kept.restore()
    with another_process():
        other_way(room, lost)  # the same numbers again, for other inputs
        right = everything_shown(room)
    assert everything_shown(room) == right
    other_way(room, 3)
    wrong = check_table(room.row, [], History(), paused=True)
    assert [what for what in wrong if "nobody sent" not in what] == []


def test_the_row_has_the_tag_of_its_state() -> None:
    room = Room(2)
    assert room.row.tag == tag_of(room.row.state)
    play(room, 5)
    assert room.row.tag == tag_of(room.row.state)


def test_a_row_without_a_tag_is_played_on() -> None:
    """Tables that started before there were tags, or that an older process has moved."""
    room = Room(2)
    play(room, 3)
    Table.objects.filter(id=room.row.id).update(tag="")
    play(room, 3)
    assert room.row.tag == tag_of(room.row.state)


def test_the_cache_wants_number_and_tag() -> None:
    room = Room(2)
    cache, table, match = MatchCache(), room.row.id, room.match
    cache.keep(table, 5, "a", match)
    assert cache.find(table, 5, "a") is match
    assert cache.find(table, 5, "b") is None
    assert cache.find(table, 4, "a") is None
    other = room.match
    cache.keep(table, 5, "b", other)
    assert cache.find(table, 5, "a") is None
    assert cache.find(table, 5, "b") is other
