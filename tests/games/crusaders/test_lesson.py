"""The first lesson: the numbers that the coach names are those of the match."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from gonfalon.kernel.game import game
from gonfalon.lessons.lesson import Lesson, RecordStart
from gonfalon.lessons.loading import lessons_of, record_of_lesson
from gonfalon.lessons.running import StepState
from gonfalon.testing.lessons import after_step
from tests.games.lesson_records import edition_of

SCRIPTS = Path(__file__).parents[3] / "scripts"


def basics() -> Lesson:
    return lessons_of(game("crusaders"))["basics"]


def after(id: str, *answers: str) -> StepState:
    return after_step(basics(), id, *answers)


def board(state: StepState) -> dict[str, Any]:
    found: dict[str, Any] = state.match.view(0)["state"]["boards"][0]
    return found


def city(state: StepState, name: str) -> dict[str, Any]:
    cities = state.match.view(0)["state"]["cities"]
    found: dict[str, Any] = next(c for c in cities if c["city"] == name)
    return found


def marker(state: StepState) -> int:
    found: int = state.match.view(0)["state"]["battle"]["marker"]
    return found


def events(state: StepState, id: str) -> list[dict[str, Any]]:
    return [
        event["args"]
        for frame in state.frames
        for event in frame.events
        if event["message"] == f"event-{id}"
    ]


def bishop_actions(state: StepState) -> int:
    """Count the bishops that can be trained now."""
    m = state.match.clone()
    count = 0
    while m.decisions[0].kind == "bishop":
        m.choose(m.decisions[0].id, "train-1-antioch_city")
        count += 1
    return count


def test_there_are_fourteen_ideas() -> None:
    assert len(basics().ideas) == 14
    assert {step.know for step in basics().steps if step.know} == {"end", "first", "raids", "outer"}


def test_planning_costs_coins() -> None:
    for cell in ("pray-inner", "build-inner", "muster-inner"):
        assert board(after("stack", cell))["coins"] == 2
    assert board(after("goal", "build-inner"))["coins"] == 4


def test_prayer() -> None:
    for paid, cell, actions in (("0", 5, 1), ("1", 6, 2), ("2", 7, 3)):
        state = after("prayer", paid)
        assert (board(state)["cell"], board(state)["rescripts"]["count"]) == (cell, 1)
        assert state.match.view(0)["state"]["order"][0] == 0
        assert bishop_actions(state) == actions
    for level, total in (("1", 2), ("2", 3)):
        bishops = city(after("bishops", f"train-{level}-antioch_city"), "antioch_city")["bishops"]
        assert sum(bishop["level"] for bishop in bishops) == total


def test_the_battle_for_apamea() -> None:
    marched = after("march")
    assert (board(marched)["coins"], board(marched)["goods"]["horses"]["spent"]) == (2, 1)
    assert marker(after("difference")) == 1
    assert marker(after("difference", "1")) == 1
    assert marker(after("cancel")) == -1
    assert marker(after("cancel", "bottom")) == -2
    for card, expected in (
        ("couched_lances", 1),
        ("baptism_of_fire", 0),
        ("shield_wall", 1),
        ("deus_vult", 0),
    ):
        assert marker(after("lay", card)) == expected
    for card, margin in (("baptism_of_fire", 1), ("shield_wall", 0)):
        won = after("spoils", card)
        assert events(won, "battle-won")[0]["marker"] == margin
        assert city(won, "apamea")["level"] == 1
        assert board(won)["rescripts"]["count"] == 0
        assert won.question is not None
        assert won.question.kind == "pick-governor"


def test_income_and_raid() -> None:
    paid = after("income")
    assert (board(paid)["coins"], board(paid)["influence"]) == (5, 4)
    assert (city(paid, "apamea")["owner"], board(paid)["goods"]["wood"]["ready"]) == (0, 1)
    for governor in ("joscelin_of_courtenay", "pons_of_saint_gilles", "eustace_grenier"):
        assert board(after("income", governor))["influence"] == 2
    for answers, difference, coins in (
        (("pay", "apamea"), 4, 2),
        (("decline",), 3, 2),
        (("pay", "antioch_city"), 3, 0),
    ):
        held = after("raid", *answers)
        raids = [args for args in events(held, "raid-held") if args["city"] == "apamea"]
        assert (raids[0]["difference"], board(held)["coins"]) == (difference, coins)


def test_spy_build_and_muster() -> None:
    assert city(after("spy"), "antioch_city")["level"] == 2
    built = after("build")
    assert (city(built, "antioch_city")["level"], board(built)["coins"]) == (3, 1)
    assert city(built, "antioch_city")["goods"] == ["horses", "candles"]
    goals = board(after("bull"))["bulls"]["known"][0]["goals"]
    assert [goal["have"] for goal in goals] == [5, 1]
    hired = after("muster")
    assert (city(hired, "antioch_city")["units"], board(hired)["coins"]) == (4, 6)
    known = board(after("tactics"))["tactics"]["known"]
    assert len(known) == 5
    assert "thundering_charge" in known


def test_the_script_plays_the_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game("crusaders"), "installed", edition_of("crusaders", "crusade"))
    script = runpy.run_path(str(SCRIPTS / "lessons" / "crusaders.py"))
    played = script["crusade"]().m.log
    kept = record_of_lesson(game("crusaders"), "crusade").entries[: len(played)]
    assert [(e.target, e.answer) for e in played] == [(e.target, e.answer) for e in kept]
    starts = [
        f'{step.id}: from = {{ record = "{step.start.record}", inputs = {step.start.inputs} }}'
        for step in basics().steps
        if isinstance(step.start, RecordStart)
    ]
    assert capsys.readouterr().out.splitlines() == starts
