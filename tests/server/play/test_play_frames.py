"""Frames: every view since a version, as it was when it was published."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.server.play import frames
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.table.frames import MOST_FRAMES
from tests.server.rooms import RandomRoom
from tests.server.visitor import Program

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]
GAMES = ("crusaders", "glory", "mastery", "paladins")


def frames_after(room: RandomRoom, version: int, program: Program | None = None) -> dict[str, Any]:
    """Return what a seat (the first, unless another is given) gets."""
    found = (program or room.programs[0]).get(f"{room.path}/frames/{version}")
    assert found.status_code == 200, found.content
    frames_shown: dict[str, Any] = found.json()
    return frames_shown


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_the_views_of_their_time(game: str) -> None:
    room = RandomRoom(2, game=game)
    room.play(12)
    for _ in range(4):
        after = room.row.version
        room.play(6)
        for program in room.programs:
            news = program.get(f"{room.path}/since/{after}").json()["news"]
            found = frames_after(room, after, program)
            assert not found["more"]
            assert [frame["news"] for frame in found["frames"]] == news
            for frame in found["frames"]:
                past = program.get(f"{room.path}/view?version={frame['version']}").json()
                assert frame["version"] == frame["news"]["version"]
                assert frame["view"] == past["view"]


def test_what_is_kept_makes_no_difference() -> None:
    """Frames that go on from a kept match are those of a replay from the start."""
    room = RandomRoom(2, game="paladins")
    room.play(20)
    after = room.row.version
    frames_after(room, max(0, after - 5))
    room.play(8)
    kept = frames_after(room, after)
    frames.REPLAYS.clear()
    RESPONSES.clear()
    assert frames_after(room, after) == kept
    assert len(kept["frames"]) > 1


def test_a_kept_match_is_never_changed() -> None:
    room = RandomRoom(2)
    room.play(10)
    first = frames_after(room, 0)
    room.play(10)
    frames_after(room, first["frames"][-1]["version"])
    RESPONSES.clear()
    assert frames_after(room, 0)["frames"][: len(first["frames"])] == first["frames"]


def test_frames_go_on_after_a_rewind() -> None:
    room = RandomRoom()
    room.play(25)
    to = room.published()[-8]
    frames_after(room, to)
    for seat in (0, 1):
        room.agree(seat, to)
    room.play(5)
    found = frames_after(room, to)
    assert "rewind" in [frame["news"]["kind"] for frame in found["frames"]]
    assert found["frames"][-1]["view"] == room.programs[0].get(f"{room.path}/view").json()["view"]


def test_there_are_never_too_many() -> None:
    room = RandomRoom()
    room.play(MOST_FRAMES + 15)
    found = frames_after(room, 0)
    assert found["more"]
    assert len(found["frames"]) == MOST_FRAMES


def test_none_after_the_newest() -> None:
    room = RandomRoom()
    room.play(5)
    assert frames_after(room, room.row.version) == {"frames": [], "more": False}
