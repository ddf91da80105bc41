"""Inputs: once for each key, all or nothing, and taken back as far as the barrier."""

from __future__ import annotations

import json
import uuid
from typing import Any

import pytest

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision
from gonfalon.server.play.models import Entry
from gonfalon.server.tables.models import Table
from tests.server.rooms import Room

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]


def test_a_key_is_carried_out_once() -> None:
    """Sent again, it gets the same answer, also when the match has long gone on."""
    room = Room()
    decision = room.match.decisions[0]
    key = str(uuid.uuid4())
    option = decision.options[0].id
    first = room.choose(decision.seat, decision.id, option, key=key)
    assert first.status_code == 200
    for _ in range(5):
        room.step()
    entries = Entry.objects.filter(table_id=room.id).count()
    again = room.choose(decision.seat, decision.id, option, key=key)
    assert (again.status_code, again.content) == (200, first.content)
    assert Entry.objects.filter(table_id=room.id).count() == entries


def test_a_key_belongs_to_one_input_of_one_person() -> None:
    """Another input under the same key is refused, and so is another person."""
    room = Room()
    decision = room.match.decisions[0]
    key = str(uuid.uuid4())
    assert (
        room.choose(decision.seat, decision.id, decision.options[0].id, key=key).status_code == 200
    )
    other = room.choose(decision.seat, decision.id, "something-else", key=key)
    assert (other.status_code, other.json()["code"]) == (409, "key-used")
    undo = room.post(decision.seat, "undo", to=decision.id, key=key)
    assert (undo.status_code, undo.json()["code"]) == (409, "key-used")
    stranger = (decision.seat + 1) % 3
    answer = room.choose(stranger, decision.id, decision.options[0].id, key=key)
    assert answer.status_code == 403


def test_a_refused_input_changes_nothing() -> None:
    """Not offered, not open, not one's own: state, log and clocks stay as they are."""
    room = Room()
    decision = room.match.decisions[0]
    before = room.row.state
    other = (decision.seat + 1) % 3
    answers = [
        (room.choose(decision.seat, decision.id, "nonsense"), 409, "not-offered"),
        (room.choose(decision.seat, "0.0.0.none.0", "x"), 409, "stale-decision"),
        (room.choose(other, decision.id, decision.options[0].id), 409, "stale-decision"),
        (
            room.post(decision.seat, "undo", to="0.0.0.none.0", key=str(uuid.uuid4())),
            409,
            "cannot-undo",
        ),
    ]
    for answer, status, code in answers:
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    row = room.row
    assert (row.state, row.seq) == (before, 0)
    assert Entry.objects.filter(table_id=room.id).count() == 1


def test_a_question_that_is_gone_is_answered_with_what_there_is() -> None:
    """The loser of a race gets its own current view, not silence."""
    room = Room()
    decision = room.match.decisions[0]
    room.choose(decision.seat, decision.id, decision.options[0].id)
    late = room.choose(decision.seat, decision.id, decision.options[0].id)
    assert late.status_code == 409
    shown = late.json()["current"]
    assert shown["view"] == json.loads(json.dumps(room.match.view(decision.seat)))


def test_several_answers_are_all_or_nothing() -> None:
    """If one of them is not offered, none is given."""
    room = Room()
    decision = room.match.decisions[0]
    answer = room.choose(decision.seat, decision.id, decision.options[0].id, "nonsense")
    assert answer.status_code == 409
    assert room.row.seq == 0


def test_an_undo_reaches_the_barrier_and_is_traced() -> None:
    """What can be taken back is; the log tells that it was."""
    room = Room()
    for _ in range(200):
        match = room.match
        seat = match.decisions[0].seat
        if match.undoable(seat) and not match.round:
            break
        room.step()
    before = match.version
    to = match.undoable(seat)[0]
    answer = room.post(seat, "undo", to=to, key=str(uuid.uuid4()))
    assert answer.json() == {"version": before + 1}
    news = room.programs[0].get(f"{room.path}/since/{before}").json()["news"]
    assert [(n["kind"], n["seat"]) for n in news] == [("undo", seat)]
    assert room.match.epoch == match.epoch + 1
    assert news[0]["taken_back"] == before - len(match.undoable(seat)) + 1


def test_what_was_answered_at_once_is_taken_back_at_once() -> None:
    """Several answers in one input are one thing to take back: none of them alone."""
    room = Room()
    for _ in range(2000):
        match = room.match
        decision = match.decisions[0]
        options = transfer(match, decision) if decision.kind == "redeploy-from" else []
        if options:
            break
        room.step()
    choice = {"decision": decision.id, "options": options, "key": str(uuid.uuid4())}
    answer = room.post(decision.seat, "choices", **choice)
    assert answer.json() == {"version": match.version + len(options)}
    now = room.match
    (news,) = room.programs[0].get(f"{room.path}/since/{match.version}").json()["news"]
    told = [event["message"] for event in news["events"]]
    assert told[:2] == ["event-transferred", "event-redeployed"]
    shown = room.programs[decision.seat].get(f"{room.path}/view").json()["view"]
    assert shown["undo"] == [*match.undoable(decision.seat), decision.id]
    room.post(decision.seat, "undo", to=decision.id, key=str(uuid.uuid4()))
    (news,) = room.programs[0].get(f"{room.path}/since/{now.version}").json()["news"]
    assert news["taken_back"] == now.version
    assert room.match.state.dump() == match.state.dump()


def transfer(match: Match[Any], decision: Decision) -> list[str]:
    """Return the answers that move knights once and end there, if more could be moved."""
    trial = match.clone()
    found: list[str] = []
    while not found or decision.kind in ("redeploy-to", "redeploy-count"):
        option = next(o for o in decision.options if o.id != "done")
        found.append(option.id)
        trial.choose(decision.id, option.id)
        decision = trial.decisions[0]
    return [*found, "done"] if decision.kind == "redeploy-from" else []


def test_who_answers_when_the_match_is_over_is_shown_the_end() -> None:
    """Not just told no: the client that missed the end gets it."""
    room = Room()
    decision = room.match.decisions[0]
    Table.objects.filter(id=room.id).update(status=Table.Status.VOID)
    body = {"decision": decision.id, "options": [decision.options[0].id], "key": str(uuid.uuid4())}
    answer = room.programs[decision.seat].post(f"{room.path}/choices", body)
    assert (answer.status_code, answer.json()["code"]) == (409, "over")
    assert answer.json()["current"]["version"] == room.row.version
