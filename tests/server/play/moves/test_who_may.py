"""Who may play at a table and look at it, and what waits for the end."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

from gonfalon.server.accounts.models import User
from gonfalon.server.play.moves import Input, by_server
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.tables.models import Seat, Suspension, Table
from tests.server.playing import token
from tests.server.rooms import Room
from tests.server.visitor import Program, Visitor

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]


def test_private_tables_are_not_there_for_others() -> None:
    """A stranger gets the answer of a table that does not exist."""
    room = Room(3, visibility="private")
    outsider = Program(token(User.objects.create(username="Outsider")))
    nowhere = f"/api/tables/{uuid.uuid4()}"
    body = {"decision": "x", "options": ["y"], "key": str(uuid.uuid4())}
    for path in ("view", "since/0", "record", "proof", "verified"):
        here, there = outsider.get(f"{room.path}/{path}"), outsider.get(f"{nowhere}/{path}")
        assert (here.status_code, here.content) == (404, there.content)
    here = outsider.post(f"{room.path}/choices", body)
    assert (here.status_code, here.content) == (
        404,
        outsider.post(f"{nowhere}/choices", body).content,
    )
    assert room.programs[0].get(f"{room.path}/view").status_code == 200
    invite = room.row.invite
    assert outsider.get(f"{room.path}/view?invite={invite}").status_code == 200


@pytest.mark.parametrize("field", ["standing_in", "resigned"])
def test_a_seat_that_is_not_played_in_person_cannot_be_played(field: str) -> None:
    """A bot stands in, or the person has given up: choices are refused."""
    room = Room()
    decision = room.match.decisions[0]
    Seat.objects.filter(table_id=room.id, number=decision.seat).update(**{field: True})
    assert room.choose(decision.seat, decision.id, decision.options[0].id).status_code == 403


@pytest.mark.parametrize("by", ["oneself", "a bot"])
def test_the_suspended_do_not_play(by: str) -> None:
    """They may look, but not choose; not by a bot that they keep, either."""
    room = Room()
    decision = room.match.decisions[0]
    user = room.users[decision.seat]
    if by == "a bot":
        user.keeper = User.objects.create(username="Keeper")
        user.save()
    Suspension.objects.create(user=user.keeper or user)
    assert room.choose(decision.seat, decision.id, decision.options[0].id).status_code == 403
    assert room.programs[decision.seat].get(f"{room.path}/view").status_code == 200


def test_the_record_and_the_secret_wait_for_the_end() -> None:
    """While a match runs there is no record, and the proof holds commitments only."""
    room = Room()
    room.step()
    assert room.programs[0].get(f"{room.path}/record").status_code == 409
    assert room.programs[0].get(f"{room.path}/verified").status_code == 409
    proof = room.programs[0].get(f"{room.path}/proof").json()
    assert proof["house_commitment"] == room.row.house_commitment
    assert (proof["seed"], proof["house_secret"], proof["house_salt"]) == (None, None, None)
    secrets = [bytes(room.row.house_secret).hex(), json.loads(room.row.state)["chance"]["seed"]]
    assert not any(secret in json.dumps(proof) for secret in secrets)


def test_other_eyes_wait_for_the_end() -> None:
    """While a match runs one sees as oneself or as a spectator; afterwards as any seat."""
    room = Room()
    room.step()

    def look(seat: int, what: str, eyes: object) -> Any:
        return room.programs[seat].get(f"{room.path}/{what}?eyes={eyes}")

    for seat in range(3):
        assert look(seat, "view", seat).json() == look(seat, "view", "own").json()
        assert look(seat, "view", "spectator").json()["view"] == room.match.view(None)
        assert look(seat, "view", (seat + 1) % 3).status_code == 409
        assert look(seat, "since/-1", (seat + 1) % 3).status_code == 409
        assert look(seat, "view?version=0", (seat + 1) % 3).status_code in (409, 422)
    assert look(0, "view", "everybody").status_code == 422
    stranger = Visitor()
    assert stranger.get(f"{room.path}/view?eyes=0").status_code == 409
    Table.objects.filter(id=room.id).update(status=Table.Status.VOID)
    for seat in range(3):
        assert look(0, "view", seat).json()["view"] == room.match.view(seat)
        assert stranger.get(f"{room.path}/view?eyes={seat}").json()["view"]["viewer"] == seat
        own = look(seat, "since/-1", "own").json()
        assert look((seat + 1) % 3, "since/-1", seat).json() == own
    past = room.programs[0].get(f"{room.path}/view?version=0&eyes=2").json()
    assert (past["view"]["viewer"], past["version"]) == (2, 0)
    assert look(0, "view", 3).status_code == 409


def test_the_house_moves_only_where_the_table_still_stands() -> None:
    """A bot that thought too long does nothing."""
    room = Room()
    decision = room.match.decisions[0]
    entry = Input("choose", decision.seat, decision.id)
    option = decision.options[0].id
    assert by_server(room.id, 5, entry, lambda m: m.choose(decision.id, option)) is None
    assert by_server(room.id, 0, entry, lambda m: m.choose(decision.id, option)) is not None
    assert by_server(room.id, 0, entry, lambda m: m.choose(decision.id, option)) is None


def test_spectators_share_one_sheet_and_get_304() -> None:
    """Built once for a version; whoever has it already is told so."""
    room = Room()
    first = Visitor().get(f"{room.path}/view")
    sheet = RESPONSES.responses[room.id, None]
    second = Visitor().client.get(f"{room.path}/view", headers={"If-None-Match": first["ETag"]})
    assert (second.status_code, second.content) == (304, b"")
    assert RESPONSES.responses[room.id, None] is sheet
    room.step()
    third = Visitor().client.get(f"{room.path}/view", headers={"If-None-Match": first["ETag"]})
    assert third.status_code == 200
