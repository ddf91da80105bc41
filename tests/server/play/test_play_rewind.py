"""Going back beyond the barrier: only by consent of all who play, only unrated, always traced."""

from __future__ import annotations

import uuid
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.kernel.records.saving import to_json
from gonfalon.server.play.storage.records import replayed, stored
from gonfalon.server.tables.models import Seat, Table
from tests.server.rooms import RandomRoom

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]


def test_all_agree_and_the_match_goes_back(tmp_path: Path) -> None:
    """Several times, also back to before; the record of the whole match verifies."""
    room = RandomRoom()
    for _ in range(3):
        room.play(25)
        to = room.luck.choice(room.published()[2:-3])
        then = replayed(room.id, to)
        before = room.row.version
        first = room.agree(0, to).json()
        assert (first["done"], first["agreed"], first["needed"]) == (False, [0], [0, 1])
        assert room.row.version == before
        shown = room.programs[1].get(f"{room.path}/rewind").json()
        assert (shown["to"], shown["agreed"]) == (to, [0])
        key = str(uuid.uuid4())
        last = room.agree(1, to, key)
        assert last.json()["done"]
        assert last.json()["version"] == before + 1
        assert room.agree(1, to, key).json()["version"] == before + 1
        assert room.programs[0].get(f"{room.path}/rewind").json() is None
        now = stored(room.row)
        assert now.state.dump() == then.state.dump()
        assert now.view(None)["state"] == then.view(None)["state"]
        assert now.chance.used >= then.chance.used
        assert to_json(replayed(room.id)) == room.row.state
        news = room.programs[0].get(f"{room.path}/since/{before}").json()["news"]
        assert [(n["kind"], n["version"]) for n in news] == [("rewind", before + 1)]
        assert news[0]["taken_back"] == to + 1
    room.play(5000)
    assert room.row.status == Table.Status.OVER
    text = room.programs[0].get(f"{room.path}/record").content.decode()
    assert sum(line.startswith("rewind ") for line in text.splitlines()) == 3
    again = replay(parse_record(text))
    assert to_json(again) == room.row.state
    assert room.programs[0].get(f"{room.path}/verified").json()["holds"]
    file = tmp_path / "match.record"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0


def test_a_proposal_ends_with_the_next_move_or_a_no() -> None:
    """Agreement is to a moment: after a move it has to be asked for again."""
    room = RandomRoom()
    room.play(20)
    to = room.published()[3]
    assert not room.agree(0, to).json()["done"]
    proposed_at = room.row.version
    while room.row.version == proposed_at:  # a sealed answer publishes nothing, and ends nothing
        room.play(1)
    assert room.programs[0].get(f"{room.path}/rewind").json() is None
    assert not room.agree(1, to).json()["done"]
    assert room.programs[0].send("DELETE", f"{room.path}/rewind").status_code == 204
    assert not room.agree(0, to).json()["done"]


def test_who_does_not_play_in_person_is_not_asked() -> None:
    """A bot that stands in agrees; somebody who is not there cannot."""
    room = RandomRoom(3)
    room.play(20)
    Seat.objects.filter(table_id=room.id, number=2).update(standing_in=True, bot="random")
    to = room.published()[3]
    assert room.agree(2, to).status_code == 403
    assert not room.agree(0, to).json()["done"]
    assert room.agree(1, to).json()["done"]


def test_what_cannot_be_gone_back_to() -> None:
    """Rated tables, versions that never were, the present."""
    room = RandomRoom()
    room.play(20)
    for version in (room.row.version, room.row.version + 1, 2**31 - 1):
        assert room.agree(0, version).json()["code"] == "no-such-version"
    Table.objects.filter(id=room.id).update(rated=True)
    refused = room.agree(0, room.published()[2])
    assert (refused.status_code, refused.json()["code"]) == (409, "rated")
