"""`gonfalon lessons`: lists, transcripts, digests and the check."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.cli.author import lessons
from gonfalon.kernel.game import Game
from gonfalon.lessons.checking import LessonReport
from gonfalon.lessons.loading import lessons_of
from tests.lessons.duel_lessons import GAME


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the duel be the only game."""
    monkeypatch.setattr(lessons, "game", lambda slug: GAME)
    monkeypatch.setattr(lessons, "installed_games", lambda: {GAME.slug: GAME})


def test_all_lessons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--language", "pl"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "taught-duel first: A first duel (pl) (2 steps)",
        "  1. Stance (stance)",
        "  2. Secret (strike)",
    ]


def test_a_lesson_is_printed_with_every_answer(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "taught-duel", "first"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1. Stance [DUE-STANCE DUE-FOOT]",
        "   The leader stands high or low.",
        "   Stand high.",
        "   * stance: high: …",
        "   + stance: low: You stand low.",
        "   * foot: high left: You stand high.",
        "   * foot: high right: You stand high.",
        "",
        "2. Secret [DUE-STRIKE]",
        "   Everybody strikes in secret.",
        "   Do not strike.",
        "   * strike: strike-0: Nobody was hit.",
        "   - strike: strike-2: That shows your 2.",
        "   - strike: strike-3: That shows a card.",
        "",
    ]


def test_digests_are_printed_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "taught-duel", "first", "--digests"]) == 0
    kept = lessons_of(GAME)["first"].digests
    wanted = ["[digests]", *(f'{step} = "{digest}"' for step, digest in kept.items())]
    assert capsys.readouterr().out.splitlines() == wanted


def test_the_check_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--check"]) == 0
    figures = "lessons: 1, steps: 2, questions: 9, answers tried: 21 (3 seeds), problems: 0"
    assert capsys.readouterr().out.splitlines() == [figures]


def test_the_check_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def checked(games: list[Game[Any]], report: LessonReport, progress: object) -> None:
        report.problems += [f"{game.slug}: no" for game in games]

    monkeypatch.setattr(lessons, "check_lessons", checked)
    assert main(["lessons", "taught-duel", "--check"]) == 1
    assert capsys.readouterr().out.splitlines()[0] == "taught-duel: no"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["taught-duel", "second"], "taught-duel has no lesson 'second'"),
        (["taught-duel", "--digests"], "--digests needs a game and a lesson"),
    ],
)
def test_trouble(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", *words]) == 2
    assert said in capsys.readouterr().err
