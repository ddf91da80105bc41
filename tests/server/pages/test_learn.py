"""Lessons over the API: the list, steps without an account, and everything that is refused."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter

from gonfalon.kernel.game import game
from gonfalon.lessons.loading import lessons_of
from gonfalon.server.api.learn_schemas import LessonShown, StepShown
from gonfalon.server.site.rate_limits import LIMITS
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db

BASICS = "/api/learn/mastery/basics"


@pytest.fixture
def unlimited(settings: Any) -> None:
    settings.LIMITS_ON = False


def step(visitor: Visitor, name: str, answers: list[str], *options: str) -> dict[str, Any]:
    """Give answers in a step."""
    answer = visitor.post(f"{BASICS}/{name}", {"answers": answers, "options": options})
    assert answer.status_code == 200, answer.content
    found: dict[str, Any] = answer.json()
    StepShown.model_validate(found, extra="forbid")
    return found


def test_all_lessons_are_listed(stranger: Visitor) -> None:
    answer = stranger.get("/api/learn", language="uk")
    assert answer.status_code == 200
    [basics] = [found for found in answer.json() if found["game"] == "mastery"]
    TypeAdapter(LessonShown).validate_python(basics, extra="forbid")
    assert (basics["lesson"], basics["title"]) == ("basics", "Перша партія")
    assert len(basics["steps"]) == 16
    assert len(basics["ideas"]) == 12
    assert basics["ideas"][8] == {
        "id": "margin",
        "name": "Різниця й нічия",
        "steps": ["margin", "tie"],
        "rules": ["MM-BAT-60", "MM-BAT-80", "MM-BAT-81", "MM-BAT-61"],
    }
    again = stranger.client.get("/api/learn?language=uk", headers={"If-None-Match": answer["ETag"]})
    assert again.status_code == 304


def test_a_step_begins_with_what_the_coach_says(stranger: Visitor) -> None:
    answer = stranger.get(f"{BASICS}/supply")
    assert answer.status_code == 200
    found = answer.json()
    StepShown.model_validate(found, extra="forbid")
    assert (found["number"], found["steps"], found["next"]) == (4, 16, "redeploy")
    assert found["say"] == {"message": "learn-basics-supply-say", "args": {}}
    assert found["know"]["message"] == "learn-basics-know-lake"
    assert found["ask"] == {"decision": "advance", "options": ["0,1"]}
    assert found["point"] == "hex:0,0"
    assert (found["answers"], found["last"], found["reply"]) == ([], None, None)
    assert found["frames"] == []
    [question] = found["explain"]
    assert question["kind"] == "advance"
    assert "0,1" in [option["id"] for option in question["options"]]
    assert found["view"]["viewer"] == 0
    assert found["view"]["undo"] == []


def test_what_the_others_did_before_is_shown(stranger: Visitor) -> None:
    found = stranger.get(f"{BASICS}/fracture").json()
    [frame] = found["frames"]
    assert frame["version"] == frame["news"]["version"] == frame["view"]["version"]
    assert frame["news"]["seat"] == 1
    declared = [event["message"] for event in frame["news"]["events"]]
    assert "event-crown-declared" in declared


def test_a_step_is_answered(stranger: Visitor) -> None:
    found = step(stranger, "supply", [], "0,1")
    assert (found["answers"], found["last"], found["done"]) == (["0,1"], "asked", False)
    assert (found["reply"], found["point"]) == (None, "hex:0,1")
    found = step(stranger, "supply", found["answers"], "2")
    assert (found["answers"], found["done"], found["ask"]) == (["0,1", "2"], True, None)
    assert found["reply"]["message"] == "learn-basics-supply-then"
    assert [frame["news"]["kind"] for frame in found["frames"]] == ["choose"]
    again = step(stranger, "supply", ["0,1", "2"])
    assert (again["view"], again["done"]) == (found["view"], True)


def test_another_answer_is_kept_or_taken_back(stranger: Visitor) -> None:
    kept = step(stranger, "supply", [], "1,0")
    assert (kept["last"], kept["answers"]) == ("kept", ["1,0"])
    assert kept["reply"]["message"] == "learn-basics-supply-near"
    assert kept["know"] is None
    before = stranger.get(f"{BASICS}/supply").json()
    back = step(stranger, "supply", [], "none")
    assert (back["last"], back["answers"], back["done"]) == ("back", [], False)
    assert back["reply"]["message"] == "learn-basics-supply-none"
    assert (back["view"], back["explain"]) == (before["view"], before["explain"])
    assert back["frames"][0]["view"]["version"] == before["version"] + 1


def test_a_whole_redeployment(stranger: Visitor) -> None:
    """A client asks for the answers of a plan, then gives them together."""
    question = stranger.get(f"{BASICS}/redeploy").json()["explain"][0]
    assert question["amounts"] is not None
    plan = {"decision": question["decision"], "wanted": {"castle": 9, "2,-1": 1}}
    answer = stranger.post(f"{BASICS}/redeploy/plans", plan)
    assert answer.json() == {"options": ["2,-1", "castle", "2", "done"]}
    found = step(stranger, "redeploy", [], *answer.json()["options"])
    assert (found["done"], found["last"]) == (True, "asked")
    assert found["reply"]["message"] == "learn-basics-redeploy-then"
    impossible = plan | {"wanted": {"castle": 8}}
    assert stranger.post(f"{BASICS}/redeploy/plans", impossible).status_code == 422


@pytest.mark.usefixtures("unlimited")
def test_every_step_can_be_finished_without_an_account(stranger: Visitor) -> None:
    taught = lessons_of(game("mastery"))["basics"]
    at: str | None = taught.steps[0].id
    seen = []
    while at is not None:
        found = stranger.get(f"{BASICS}/{at}").json()
        while not found["done"]:
            found = step(stranger, at, found["answers"], found["ask"]["options"][0])
            assert found["last"] == "asked"
        assert found["reply"]["message"] == f"learn-basics-{at}-then"
        seen.append(at)
        at = found["next"]
    assert seen == [one.id for one in taught.steps]


@pytest.mark.usefixtures("unlimited")
def test_hidden_cards_stay_hidden(stranger: Visitor) -> None:
    """In no view of a step does the learner see the cards in the other hand."""
    for one in lessons_of(game("mastery"))["basics"].steps:
        found = stranger.get(f"{BASICS}/{one.id}").json()
        asked = [ask.options[0] for ask in one.asks]
        ended = step(stranger, one.id, [], *asked)
        views = [found["view"], ended["view"], *(frame["view"] for frame in ended["frames"])]
        for view in views:
            assert view["viewer"] == 0
            assert view["state"]["seats"][1]["hand"] == []


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/learn/chess/basics/goal", "unknown-game"),
        ("/api/learn/mastery/expert/goal", "no-such-lesson"),
        ("/api/learn/mastery/basics/victory", "no-such-step"),
    ],
)
def test_what_is_not_there(stranger: Visitor, path: str, code: str) -> None:
    plan = {"decision": "1", "wanted": {"castle": 1}}
    for answer in (
        stranger.get(path),
        stranger.post(path, {"options": ["manoeuvre"]}),
        stranger.post(f"{path}/plans", plan),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, code)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"options": ["fly"]}, 409, "not-offered"),
        ({"options": ["-2,0"]}, 409, "not-offered"),
        ({"answers": ["none"], "options": ["0,1"]}, 409, "taken-back"),
        ({"answers": ["0,1", "2"], "options": ["end_turn"]}, 409, "step-over"),
        ({"answers": ["0,1"] * 13}, 422, "bad-input"),
        ({"options": ["0,1"] * 65}, 422, "bad-input"),
        ({"options": ["0 1"]}, 422, "bad-input"),
        ({"options": "0,1"}, 422, "bad-input"),
        ({"choices": ["0,1"]}, 422, "bad-input"),
        ([], 422, "bad-input"),
    ],
)
def test_what_is_refused(stranger: Visitor, body: Any, status: int, code: str) -> None:
    answer = stranger.post(f"{BASICS}/supply", body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_refusal_names_its_rule(stranger: Visitor) -> None:
    answer = stranger.post(f"{BASICS}/supply", {"options": ["-2,0"]})
    assert answer.json()["rule"] == "MM-ADV-04"


def test_plans_are_refused_like_those_of_a_table(stranger: Visitor) -> None:
    wanted = {"castle": 1}
    for name, body, code in (
        ("redeploy", {"decision": "9.9.9.x.0", "wanted": wanted}, "stale-decision"),
        ("supply", {"decision": "0.3.12.advance.0", "wanted": wanted}, "no-amounts"),
    ):
        answer = stranger.post(f"{BASICS}/{name}/plans", body)
        assert (answer.status_code, answer.json()["code"]) == (409, code)


def test_who_asks_too_often_has_to_wait(stranger: Visitor) -> None:
    ((most, _seconds),) = LIMITS["anonymous"].windows
    statuses = [stranger.get("/api/learn").status_code for _ in range(most + 1)]
    assert statuses == [200] * most + [429]
