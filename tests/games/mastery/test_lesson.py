"""The first lesson: the numbers that the coach names are those of the match."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.mastery.game import Mastery
from gonfalon.kernel.game import game
from gonfalon.lessons.lesson import Lesson, RecordStart
from gonfalon.lessons.loading import lessons_of, record_of_lesson
from gonfalon.lessons.running import BACK, StepState
from gonfalon.testing.lessons import after_step, before_step
from tests.games.lesson_records import edition_of

SCRIPT = Path(__file__).parents[3] / "scripts" / "lessons" / "mastery.py"


def basics() -> Lesson:
    return lessons_of(game("mastery"))["basics"]


def after(id: str, *answers: str) -> StepState:
    return after_step(basics(), id, *answers)


def knights(state: StepState, hex: str) -> int:
    table = state.match.state
    found: int = table.knights[table.content.hex_names.index(hex)]
    return found


def points(state: StepState) -> list[int]:
    return [state.match.state.points(seat) for seat in (0, 1)]


def test_another_way_does_not_count_as_the_idea() -> None:
    """Land beside the castle is taken without the lake, so the lake is not known."""
    assert not after("supply").other
    assert after("supply", "1,0", "2").other


def events(state: StepState, id: str) -> list[dict[str, Any]]:
    return [
        event["args"]
        for frame in state.frames
        for event in frame.events
        if event["message"] == f"event-{id}"
    ]


def test_there_are_twelve_ideas() -> None:
    assert len(basics().ideas) == 12
    assert {step.know for step in basics().steps if step.know} == {"advance", "lake", "draw", "tie"}
    assert isinstance(basics().game, Mastery)


def test_land_and_supply() -> None:
    start = after("knights")
    assert (knights(start, "2,0"), knights(start, "2,-1"), points(start)[0]) == (6, 3, 1)
    arena = after("empty")
    assert (points(arena)[0], knights(arena, "2,0")) == (4, 3)
    assert points(after("supply"))[0] == 6
    moved = after("redeploy")
    assert (knights(moved, "2,0"), knights(moved, "2,-1")) == (9, 1)
    village = after("land")
    assert (points(village)[0], knights(village, "2,0")) == (10, 9 - 2 + 1)


def test_the_battle_for_the_city() -> None:
    [begun] = events(after("battle"), "battle-begins")
    assert (begun["attacking"], begun["defending"]) == (4, 3)
    battle = after("conflict").match.view(0)["state"]["battle"]
    assert [side["total"] for side in battle["sides"]] == [9, 10]
    battle = after("support").match.view(0)["state"]["battle"]
    assert [side["total"] for side in battle["sides"]] == [11, 10]
    won = after("margin")
    [result] = events(won, "battle-won")
    assert (result["high"], result["low"], result["margin"]) == (12, 10, 2)
    assert events(won, "knights-lost")[0]["count"] == 2
    assert events(won, "retreated")[0] == {"seat": 1, "count": 1}
    assert knights(won, "-1,1") == 4
    [narrow] = events(after("margin", "stop"), "battle-won")
    assert (narrow["high"], narrow["low"], narrow["margin"]) == (11, 10, 1)


def test_the_tie() -> None:
    start = before_step(basics(), "tie").match.state
    assert len(start.hands[0].cards) == 6
    state = after("tie")
    [tied] = events(state, "battle-tied")
    assert tied == {"defender": 0, "points": 10, "margin": 1}
    assert events(state, "knights-lost")[0]["count"] == 1
    for lower in ("conflict_3", "conflict_4"):
        assert after("tie", lower).answers == []


def test_artefacts_and_cards() -> None:
    battle = after("sceptre").match.view(0)["state"]["battle"]
    assert [side["total"] for side in battle["sides"]] == [5, 4]
    battle = after("sceptre", "fracture:sceptre_loyalty").match.view(0)["state"]["battle"]
    assert [side["total"] for side in battle["sides"]] == [5, 3]
    won = after("orb")
    [result] = events(won, "battle-won")
    assert (result["high"], result["low"]) == (9, 8)
    assert len(won.match.state.hands[0].cards) == 6
    assert after("crown").match.decisions[0].kind == "redeploy-from"
    assert knights(after("resources"), "2,0") == 7
    stopped = after("fracture")
    [broken] = events(stopped, "artefact-broken")
    assert broken == {"seat": 0, "owner": 1, "artefact": "crown_insight"}
    assert not events(stopped, "artefact-restored")
    looked = after("fracture", "pass")
    assert events(looked, "looked")[0]["count"] == 4


def test_a_whole_redeployment_is_one_answer() -> None:
    state = after("redeploy", "1,-1", "castle", "2", "done")
    assert (state.last, state.reply, state.answers) == (BACK, "learn-basics-redeploy-border", [])
    moved = events(state, "transferred")
    assert moved == [{"seat": 0, "source": "1,-1", "target": "2,0", "count": 2}]
    assert knights(state, "1,-1") == 3


def test_the_script_plays_the_records(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game("mastery"), "installed", edition_of("mastery", "conquest"))
    script = runpy.run_path(str(SCRIPT))
    for name in ("conquest", "artefacts"):
        played = script[name]().m.log
        kept = record_of_lesson(game("mastery"), name).entries[: len(played)]
        assert [(e.target, e.answer) for e in played] == [(e.target, e.answer) for e in kept]
    printed = capsys.readouterr().out.splitlines()
    starts = [
        f'{step.id}: from = {{ record = "{step.start.record}", inputs = {step.start.inputs} }}'
        for step in basics().steps
        if isinstance(step.start, RecordStart)
    ]
    assert printed == starts
