"""The first lesson: the numbers that the coach names are those of the match."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.paladins.model.constants import WORKERS
from gonfalon.games.paladins.rules.scoring import total
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.lessons.lesson import Lesson, RecordStart
from gonfalon.lessons.loading import lessons_of, record_of_lesson
from gonfalon.lessons.running import StepRunner
from gonfalon.testing.lessons import asked_answers, step_of
from tests.games.lesson_records import edition_of

SCRIPT = Path(__file__).parents[3] / "scripts" / "lessons" / "paladins.py"
FAITH, STRENGTH, INFLUENCE = 0, 1, 2


def basics() -> Lesson:
    return lessons_of(game("paladins"))["basics"]


def runner(id: str, *answers: str) -> StepRunner:
    """Return a step after answers; without any, after the asked ones."""
    step = step_of(basics(), id)
    found = StepRunner(basics(), step)
    for answer in answers or asked_answers(step):
        found.answer(answer)
    return found


def after(id: str, *answers: str) -> Match[Any]:
    """Return the match before a bot answers for the opponent."""
    found = runner(id, *answers)
    return found.state.match if found.unscripted is None else found.unscripted[1]


def you(m: Match[Any]) -> Any:
    return m.state.boards[0]


def workers(m: Match[Any]) -> dict[str, int]:
    return {name: n for name, n in zip(WORKERS, you(m).workers, strict=True) if n}


def test_there_are_fourteen_ideas() -> None:
    assert len(basics().ideas) == 14
    known = {step.know for step in basics().steps if step.know}
    assert known == {"faith", "inquisition", "reopen", "points"}


def test_the_first_round() -> None:
    assert you(after("goal")).silver == 4
    assert workers(after("tavern")) == {"labourer": 2, "scout": 2, "cleric": 2}
    assert you(after("hunt")).provisions == 4
    sent = after("commission")
    assert (you(sent).track[INFLUENCE], you(sent).silver) == (1, 5)
    assert you(after("workshop")).silver == 1
    assert workers(after("pass")) == {"scout": 1}


def test_the_circle_and_the_inquisition() -> None:
    wall = you(after("fortify"))
    assert (wall.track[STRENGTH], wall.silver) == (1, 3)
    outpost = you(after("garrison"))
    assert (outpost.track[FAITH], outpost.silver, outpost.provisions) == (1, 5, 3)
    judged = after("criminal")
    opponent = judged.state.boards[1]
    assert (you(judged).silver, len(you(judged).suspicion), you(judged).unpaid) == (7, 1, 0)
    assert (len(opponent.suspicion), opponent.unpaid) == (3 - 1, 1)


def test_townsfolk_outsiders_debts() -> None:
    assert you(after("townsfolk")).silver == 8
    assert you(after("outsiders")).track[STRENGTH] == 3
    assert you(after("outsiders", "convert", "1", "criminal:scout:cleric")).track[STRENGTH] == 2
    lent = after("debt")
    assert (workers(lent), you(lent).unpaid) == ({"scout": 1, "merchant": 2, "fighter": 1}, 1)
    absolved = you(after("absolve"))
    assert (absolved.track[FAITH], len(absolved.suspicion)) == (2, 1)
    assert (absolved.unpaid, absolved.paid) == (0, 1)


def test_prayer_and_score() -> None:
    start = runner("pray").state.match
    assert workers(after("pray")) == {"labourer": 1, "scout": 1, "criminal": 1}
    assert any(o.id == "commission" for o in start.decisions[0].options)
    monk = you(after("again"))
    assert (monk.track[INFLUENCE], monk.silver) == (3, 13)
    for last, goods in (("hunt", 14), ("trade", 12)):
        over = after("score", last)
        assert over.over
        assert [total(over.state, side) for side in (0, 1)] == [30, 23]
        assert you(over).track == [6, 6, 6]
        assert you(over).silver + you(over).provisions == goods


def test_the_script_plays_the_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game("paladins"), "installed", edition_of("paladins", "kingdom"))
    played = runpy.run_path(str(SCRIPT))["kingdom"]().m.log
    kept = record_of_lesson(game("paladins"), "kingdom").entries[: len(played)]
    assert [(e.target, e.answer) for e in played] == [(e.target, e.answer) for e in kept]
    starts = [
        f'{step.id}: from = {{ record = "kingdom", inputs = {step.start.inputs} }}'
        for step in basics().steps
        if isinstance(step.start, RecordStart)
    ]
    assert capsys.readouterr().out.splitlines() == starts[:-1]  # the last one is the bots' part
