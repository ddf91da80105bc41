"""Plans: a distribution of knights becomes answers, and only for whose question it is."""

from __future__ import annotations

import uuid

import pytest

from tests.server.rooms import Room

pytestmark = pytest.mark.django_db(transaction=True)


def until_redeployment(room: Room) -> None:
    """Play until somebody is asked to redeploy."""
    for _ in range(400):
        (decision, *_) = room.match.decisions
        if decision.kind == "redeploy-from":
            return
        if decision.kind == "window" and decision.option("manoeuvre"):
            room.choose(decision.seat, decision.id, "manoeuvre")
        else:
            room.step()
    raise AssertionError


def test_a_plan_becomes_answers_that_are_taken_as_one_choice() -> None:
    """What is planned is what stands on the board afterwards."""
    room = Room()
    while True:  # until a knight of the castle would find room elsewhere
        until_redeployment(room)
        decision = room.match.decisions[0]
        seen = room.programs[decision.seat].get(f"{room.path}/view").json()
        tiles = seen["explain"][0]["amounts"]["items"]
        (giver,) = [t for t in tiles if t["id"] == "castle"]
        takers = [t for t in tiles if t["now"] < t["most"] and t["id"] != "castle"]
        if giver["now"] and takers:
            break
        room.step()
    taker = takers[0]
    wanted = {"castle": giver["now"] - 1, taker["id"]: taker["now"] + 1}
    before = room.row.seq
    answer = room.post(decision.seat, "plans", decision=decision.id, wanted=wanted)
    assert answer.status_code == 200, answer.content
    assert room.row.seq == before
    options = answer.json()["options"]
    read = room.post(decision.seat, "series", decision=decision.id, options=options)
    said = [(one["prompt"]["message"], one["label"]["message"]) for one in read.json()["answers"]]
    assert (len(said), said[0]) == (len(options), ("ask-source", "option-from-castle"))
    assert room.row.seq == before
    key = str(uuid.uuid4())
    assert room.choose(decision.seat, decision.id, *options, key=key).status_code == 200
    hexes = {h["hex"]: h["knights"] for h in room.match.view(None)["state"]["hexes"]}
    assert hexes[taker["id"]] == wanted[taker["id"]]


def test_a_plan_is_refused_by_rule_or_when_the_question_is_not_ones_own() -> None:
    """Too many knights; somebody else's question; a question that takes no plan."""
    room = Room()
    first = room.match.decisions[0]
    refused = room.post(first.seat, "plans", decision=first.id, wanted={"castle": 1})
    assert (refused.status_code, refused.json()["code"]) == (409, "no-amounts")
    until_redeployment(room)
    decision = room.match.decisions[0]
    plan = {"decision": decision.id, "wanted": {"castle": 999}}
    refused = room.post(decision.seat, "plans", **plan)
    assert (refused.status_code, refused.json()["rule"]) == (422, "MM-RED-03")
    other = room.post((decision.seat + 1) % 3, "plans", **plan)
    assert (other.status_code, other.json()["code"]) == (409, "stale-decision")
    assert room.post(decision.seat, "plans", decision=decision.id, wanted={}).status_code == 422


def test_a_series_is_read_by_whom_it_is_asked_and_as_far_as_it_could_be_given() -> None:
    """Words for what is offered; a refusal for what is not, or is not one's own."""
    room = Room()
    decision = room.match.decisions[0]
    (first, *_) = decision.options
    other = (decision.seat + 1) % 3
    for seat, options, code in (
        (decision.seat, [first.id], ""),
        (decision.seat, ["nonsense"], "not-offered"),
        (other, [first.id], "stale-decision"),
    ):
        answer = room.post(seat, "series", decision=decision.id, options=options)
        assert answer.json().get("code", "") == code
    assert room.match.decisions[0].id == decision.id
