"""The response to a choice or an undo: on request, the view and the news, as GET returns them."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import NotInstalled
from gonfalon.server.play import moves, reading
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.tables.models import Seat
from tests.games.every import SLUGS
from tests.server.rooms import Room
from tests.server.visitor import Visitor

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]


def send(room: Room, seat: int, what: str, body: dict[str, Any], since: int = -1) -> Any:
    """Send an input and ask for everything."""
    path = f"{room.path}/{what}?view=true&since={since}"
    return room.programs[seat].post(path, {"key": str(uuid.uuid4()), **body})


def first_of(decision: Decision) -> dict[str, Any]:
    """Return the first answer to a decision."""
    return {"decision": decision.id, "options": [decision.options[0].id]}


def check(room: Room, seat: int, answer: Any, since: int = -1) -> dict[str, Any]:
    """Check that a response contains exactly what its user can read now; return it."""
    assert answer.status_code == 200, answer.content
    program = room.programs[seat]
    found: dict[str, Any] = answer.json()
    shown = program.get(f"{room.path}/view")
    assert b', "current": ' + shown.content + b', "since": ' in answer.content
    assert found["since"] == program.get(f"{room.path}/since/{since}").json()
    assert set(found) == {"version", "current", "since"}
    assert found["current"]["view"]["viewer"] == seat
    assert found["current"]["version"] == found["since"]["version"] == found["version"]
    return found


@pytest.mark.parametrize("game", SLUGS)
@pytest.mark.parametrize("policy", ["quick", "everyone"])
def test_it_is_what_the_seat_could_read(game: str, policy: str) -> None:
    """Every seat, inside and outside sealed rounds, with cold caches too."""
    clock = {"kind": "bank", "seconds": 600, "increment": 5}
    room = Room(3, game=game, clock=clock, policy=policy)
    sealed = set()
    for number in range(40):
        match = room.match
        decision = room.luck.choice(match.decisions)
        option = room.luck.choice(decision.options).id
        if number % 7 == 0:
            MATCHES.clear()
            RESPONSES.clear()
        since = max(-1, match.version - 2)
        body = {"decision": decision.id, "options": [option]}
        answer = send(room, decision.seat, "choices", body, since)
        found = check(room, decision.seat, answer, since)
        assert found["current"]["view"] == json.loads(json.dumps(room.match.view(decision.seat)))
        if found["version"] == match.version:
            sealed.add(decision.seat)
    assert sealed or policy == "quick"


def test_it_tells_one_seat_nothing_of_the_others() -> None:
    """A sealed answer gets the same response whether others have answered before it or not."""
    room = Room(4, policy="everyone")
    match = room.until_round()
    first, second = match.decisions[:2]

    def told() -> list[bytes]:
        """Answer and take it back."""
        mine = next(d for d in room.match.decisions if d.seat == second.seat)
        given = send(room, second.seat, "choices", first_of(mine))
        found = check(room, second.seat, given)
        to = found["current"]["view"]["undo"][0]
        back = send(room, second.seat, "undo", {"to": to})
        check(room, second.seat, back)
        return [given.content, back.content]

    told()
    before = told()
    assert room.choose(first.seat, first.id, first.options[0].id).status_code == 200
    assert [len(text) for text in told()] == [len(text) for text in before]
    spectator = json.loads(Visitor().get(f"{room.path}/view").content)
    assert spectator["view"]["viewer"] is None


def test_an_undo_shows_the_question_again() -> None:
    """And the news say from where on everything is void."""
    room = Room()
    while True:
        match = room.match
        seat = match.decisions[0].seat
        if match.undoable(seat) and not match.round:
            break
        room.step()
    answer = send(room, seat, "undo", {"to": match.undoable(seat)[0]}, match.version)
    found = check(room, seat, answer, match.version)
    assert [d["id"] for d in found["current"]["view"]["decisions"]]
    (news,) = found["since"]["news"]
    assert (news["kind"], news["taken_back"] is None) == ("undo", False)


def test_a_retry_gets_its_version_and_the_view_of_now() -> None:
    room = Room()
    decision = room.match.decisions[0]
    body = {**first_of(decision), "key": str(uuid.uuid4())}
    first = send(room, decision.seat, "choices", body).json()
    for _ in range(5):
        room.step()
    again = send(room, decision.seat, "choices", body).json()
    assert again["version"] == first["version"]
    assert again["current"]["version"] == room.match.version > first["version"]
    assert again["current"] == room.programs[decision.seat].get(f"{room.path}/view").json()


def test_only_what_is_asked_for() -> None:
    """Programs that follow a stream need neither."""
    room = Room()
    for query, names in (
        ("", {"version"}),
        ("?view=false", {"version"}),
        ("?view=true", {"version", "current"}),
        ("?since=0", {"version", "since"}),
    ):
        decision = room.match.decisions[0]
        body = {**first_of(decision), "key": str(uuid.uuid4())}
        answer = room.programs[decision.seat].post(f"{room.path}/choices{query}", body)
        assert (answer.status_code, set(answer.json())) == (200, names)


def test_a_refusal_has_the_view_only_if_the_question_is_gone() -> None:
    room = Room()
    decision = room.match.decisions[0]
    seat = decision.seat
    wrong = send(room, seat, "choices", {"decision": decision.id, "options": ["nonsense"]})
    assert (wrong.status_code, set(wrong.json())) == (409, {"code", "message", "rule"})
    room.choose(seat, decision.id, decision.options[0].id)
    late = send(room, seat, "choices", first_of(decision))
    assert late.status_code == 409
    assert late.json()["current"] == room.programs[seat].get(f"{room.path}/view").json()


def test_the_match_just_made_is_not_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view comes from the match in memory, and the following GET from the response."""
    room = Room()
    room.step()
    decision = room.match.decisions[0]
    for module in (moves, reading):
        monkeypatch.setattr(module, "load_match", lambda *_: pytest.fail("loaded"))
    answer = send(room, decision.seat, "choices", first_of(decision))
    kept = RESPONSES.responses[room.id, decision.seat]
    check(room, decision.seat, answer)
    assert RESPONSES.responses[room.id, decision.seat] is kept


def test_a_move_stands_even_if_its_view_cannot_be_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is gone for the user, or the match cannot be loaded: the version is still there."""
    room = Room(visibility="private")
    while room.match.decisions[0].seat == 0:  # the owner may always see the table
        room.step()
    decision = room.match.decisions[0]
    body = {**first_of(decision), "key": str(uuid.uuid4())}
    version = send(room, decision.seat, "choices", body).json()["version"]

    def missing(*_: Any) -> Any:
        raise NotInstalled("no-content", "not here")

    with monkeypatch.context() as patch:
        patch.setattr(reading, "load_match", missing)
        MATCHES.clear()
        RESPONSES.clear()
        again = send(room, decision.seat, "choices", body)
        assert (again.status_code, again.json()) == (200, {"version": version})
    Seat.objects.filter(table_id=room.id, number=decision.seat).update(user=None, bot="random")
    again = send(room, decision.seat, "choices", body)
    assert (again.status_code, again.json()) == (200, {"version": version})
