"""A database that goes back: what this process has cached of the lost inputs is never used."""

from __future__ import annotations

import json
from typing import Any

import pytest
from django.db import transaction

from gonfalon.server.play.match_cache import MATCHES, MatchCache
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage import tag_of
from gonfalon.server.tables.models import Seat, Table
from tests.server.harness.checker import check_table
from tests.server.harness.players import History
from tests.server.test_play_moves import Room

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def no_limits(settings: Any) -> None:
    """Tests play faster than people."""
    settings.LIMITS_ON = False


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
    """Return what every seat reads: the view now, and the frames of the last versions."""
    version = room.row.version
    paths = ["view", f"frames/{max(0, version - 4)}", f"view?version={version}"]
    return [
        json.loads(program.get(f"{room.path}/{path}").content)
        for program in room.programs
        for path in paths
    ]


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


@pytest.mark.parametrize("game", ["mastery", "paladins"])
@pytest.mark.parametrize("lost", [1, 2, 5])
def test_no_match_of_a_lost_timeline_is_written(game: str, lost: int) -> None:
    room = Room(2, game=game, policy="everyone")
    play(room, 15)
    kept = Snapshot(room)
    play(room, lost)
    everything_shown(room)  # so that all caches hold what is lost
    kept.restore()
    other_way(room, lost)  # the same numbers again, for other inputs
    shown = everything_shown(room)
    other_way(room, 3)
    assert check_table(room.row, [], History(), paused=True) == [
        f"C4: {Entry.objects.filter(table=room.row, key__isnull=False).count()} entries nobody sent"
        f" at {room.row.id}"
    ]
    kept.restore()
    MATCHES.clear()
    other_way(room, lost)
    for warm, cold in zip(shown, everything_shown(room), strict=True):
        assert without_times(warm) == without_times(cold)


def without_times(shown: Any) -> Any:
    """Return a response without when it happened."""
    if isinstance(shown, dict):
        return {k: without_times(v) for k, v in shown.items() if k not in ("at", "times")}
    return [without_times(one) for one in shown] if isinstance(shown, list) else shown


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
