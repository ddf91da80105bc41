"""The first lesson: the numbers that the coach names are those of the match."""

from __future__ import annotations

import runpy
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from gonfalon.games.glory.model.boards import Board
from gonfalon.games.glory.model.constants import COIN, FAITH, STEED, STRENGTH
from gonfalon.kernel.game import game
from gonfalon.lessons.lesson import Lesson, RecordStart
from gonfalon.lessons.loading import lessons_of, record_of_lesson
from gonfalon.lessons.running import StepState
from gonfalon.testing.lessons import after_step, before_step
from tests.games.lesson_records import edition_of

SCRIPT = Path(__file__).parents[3] / "scripts" / "lessons" / "glory.py"
PLAYED_BY_BOTS = ["titles"]  # steps that start after the end of the script


def basics() -> Lesson:
    return lessons_of(game("glory"))["basics"]


def before(id: str) -> StepState:
    return before_step(basics(), id)


def after(id: str, *answers: str) -> StepState:
    return after_step(basics(), id, *answers)


def board(state: StepState, seat: int = 0) -> Board:
    found: Board = state.match.state.boards[seat]
    return found


def events(state: StepState, id: str, seat: int = 0) -> list[dict[str, Any]]:
    """Return what was told about a seat, without the seat."""
    return [
        {name: value for name, value in event["args"].items() if name != "seat"}
        for frame in state.frames
        for event in frame.events
        if event["message"] == f"event-{id}" and event["args"].get("seat") == seat
    ]


def test_there_are_fourteen_ideas() -> None:
    assert len(basics().ideas) == 14
    known = {step.know for step in basics().steps if step.know}
    assert known == {"dice", "faith", "defeat", "meet"}


def test_the_city() -> None:
    assert board(before("goal")).goods == [4, 6, 2]
    trained = board(after("goal"))
    assert (trained.goods[STRENGTH], trained.pawns) == (9, 5)
    assert board(after("pawns")).goods[STRENGTH] == 11
    bought = board(after("equipment"))
    assert (bought.goods[COIN], bought.levels[STEED]) == (2, 3)
    for id, taken in (("prayer", FAITH), ("service", COIN)):
        assert board(after("pawns", id)).goods[taken] - board(before("pawns")).goods[taken] == 3


def test_the_duel_with_the_robber_knight() -> None:
    rolled = after("strength")
    assert board(rolled).goods[STRENGTH] == 8
    [roll] = events(rolled, "rolled")
    assert roll["attack"] == 11
    assert [die.split("-")[0] for die in roll["dice"]] == [
        *["strength"] * 3,
        *["steed"] * 3,
        *["armour"] * 2,
    ]
    shown = before("dice").match.view(0)["state"]["duel"]["duellists"][0]
    assert sorted(die["id"] for die in shown["dice"]) == sorted(roll["dice"])
    assert [die["value"] for die in shown["dice"] if die["counts"]] == [5, 3, 3]
    assert events(after("dice"), "pass-won") == [{"number": 1, "attack": 11, "against": 7}]

    short = before("faith").match.view(0)["state"]["duel"]["duellists"][0]
    assert [die["value"] for die in short["dice"] if die["counts"]] == [4, 1, 1]
    won = after("faith")
    assert events(won, "pass-won") == [{"number": 2, "attack": 8, "against": 7}]
    assert events(won, "duel-won") == [{"passes": 2, "lost": 0}]
    assert events(won, "gained")[0] == {"resource": "coin", "count": 3}
    assert events(won, "glory-gained") == [{"count": 1, "glory": 11}]
    lost = after("faith", "none")
    assert events(lost, "pass-lost") == [{"number": 2, "attack": 6, "against": 7}]


def test_sums_of_the_coach_name_every_die_that_counts() -> None:
    """Each sum in the texts of a duel is the dice that count then, in every language."""
    texts = Path(str(files("gonfalon.games.glory") / "text"))
    for id, text, state in (
        ("dice", "do", before("dice")),
        ("faith", "do", before("faith")),
        ("lance", "do", before("lance")),
        ("lance", "then", after("lance")),
        ("relic", "do", before("relic")),
        ("tournament", "then", after("tournament")),
        ("advance", "do", before("advance")),
        ("advance", "then", after("advance", "squire")),
    ):
        duellist = state.match.view(0)["state"]["duel"]["duellists"][0]
        counts = [die["value"] for die in duellist["dice"] if die["counts"]]
        assert sum(counts) == duellist["attack"]
        for language in ("en", "pl", "ru", "uk"):
            said = (texts / language / "learn.ftl").read_text(encoding="utf-8")
            [line] = [
                one for one in said.splitlines() if one.startswith(f"learn-basics-{id}-{text} = ")
            ]
            assert " + ".join(map(str, counts)) in line, (language, id)


def test_replies_about_dice_fit_the_dice() -> None:
    """A reply that says that a die counts is given if, and only if, the attack could fall."""
    for id, about in (("dice", "highest"), ("faith", "counts")):
        state = before(id)
        assert state.question is not None
        dice = state.match.view(0)["state"]["duel"]["duellists"][0]["dice"]
        attack = sum(die["value"] for die in dice if die["counts"])
        for option in state.question.options:
            rest = [(die["id"], die["colour"], die["value"]) for die in dice]
            for picked in option.id.split(":"):
                if picked != "none":
                    rest.remove(next(die for die in rest if die[0] == picked))
            kept = sum(
                max([value for _, colour, value in rest if colour == one], default=0)
                for one in ("strength", "steed", "armour")
            )
            reply = after(id, option.id).reply
            assert reply.endswith(f"-{about}") == (kept < attack), option.id


def test_allies_and_travels() -> None:
    assert board(after("support")).goods[COIN] == 3
    assert events(after("support", "gain_ally", "2"), "glory-gained")[0]["count"] == 5
    for slot in ("7", "8", "9"):
        assert not events(after("support", "gain_ally", slot), "paid")
    assert events(after("romance"), "prestige-gained") == [{"prestige": "lady_of_the_heart"}]
    assert events(after("romance", "courtly_love", "1"), "glory-gained")[0]["count"] == 1
    assert board(before("trade")).goods[COIN] == 3
    assert events(after("trade"), "paid") == [{"resource": "coin", "count": 1}]
    assert board(before("challenge")).goods[STRENGTH] == 9


def test_the_duel_with_the_relic_thieves() -> None:
    duel = before("lance").match.view(0)["state"]["duel"]["duellists"]
    assert (duel[0]["attack"], duel[1]["attack"], duel[0]["committed"]) == (4, 7, 2)
    [turned] = events(after("lance"), "die-turned")
    assert turned == {"before": "steed-0", "after": "steed-4", "attack": 7}
    tied = after("tie")
    assert events(tied, "pass-won") == [{"number": 1, "attack": 7, "against": 7}]
    assert events(tied, "prestige-spent") == [{"prestige": "lady_of_the_heart"}]
    assert events(after("tie", "medallion"), "pass-won")[0]["attack"] == 8
    won = after("relic")
    assert events(won, "pass-won") == [{"number": 2, "attack": 8, "against": 7}]
    assert events(won, "duel-won") == [{"passes": 2, "lost": 0}]
    assert events(won, "relic-gained") == [{"relic": "rosary"}]
    assert events(won, "glory-gained")[0]["count"] == 1
    assert events(after("relic", "none"), "pass-lost")[0]["attack"] == 7


def test_the_tournament() -> None:
    registered = after("register")
    assert events(registered, "shield-placed", 1) == [{"place": 5}]
    assert events(registered, "duel-knight") == [{"knight": "hans_von_trotha"}]
    knights = registered.match.state.content.knights
    for id, numbers in {
        "hans_von_trotha": (7, 1, 3),
        "wolfert_van_borselen": (7, 2, 4),
        "dobieslaw_z_olesnicy": (9, 1, 7),
        "henry_v": (10, 2, 8),
    }.items():
        knight = knights.ids.index(id)
        found = (knights.attack[knight], knights.prestige[knight], knights.glory[knight])
        assert found == numbers, id
    assert board(before("tournament")).goods[STRENGTH] == 8
    assert events(after("tournament"), "rolled")[0]["attack"] == 9
    won = after("advance")
    assert events(won, "pass-won") == [{"number": 2, "attack": 10, "against": 7}]
    assert events(won, "duel-won") == [{"passes": 2, "lost": 0}]
    assert events(won, "glory-gained")[0]["count"] == 3
    assert events(won, "duel-knight") == [{"knight": "dobieslaw_z_olesnicy"}]


def test_the_titles() -> None:
    assert (board(before("titles")).glory, board(before("titles")).goods[COIN]) == (70, 3)
    ended = after("titles")
    assert ended.match.over
    assert [board(ended, seat).glory for seat in (0, 1)] == [79, 66]
    for title, glory in {"lucky": 4, "noble": 5}.items():
        [scored] = events(after("titles", title), "title-fulfilled")
        assert scored["glory"] == glory


def test_the_script_plays_the_records(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game("glory"), "installed", edition_of("glory", "robber"))
    script = runpy.run_path(str(SCRIPT))
    stories = [script["robber"](), script["thieves"]()]
    stories.append(script["joust"](stories[-1]))
    for story in stories:
        played = story.m.log
        kept = record_of_lesson(game("glory"), story.name).entries[: len(played)]
        assert [(e.target, e.answer) for e in played] == [(e.target, e.answer) for e in kept]
    printed = capsys.readouterr().out.splitlines()
    starts = [
        f'{step.id}: from = {{ record = "{step.start.record}", inputs = {step.start.inputs} }}'
        for step in basics().steps
        if isinstance(step.start, RecordStart) and step.id not in PLAYED_BY_BOTS
    ]
    assert printed == starts
