"""`gonfalon lessons`: list the lessons of games, read one, and check them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from gonfalon.cli.common import CommandError, Commands, add_output, follow, print_report
from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.kernel.game import Game, game, installed_games
from gonfalon.lessons.checking import LessonReport, all_answers, check_lessons, line_digest
from gonfalon.lessons.lesson import Lesson, LessonStep
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import ASKED, KEPT
from gonfalon.lessons.texts import lesson_texts

MARKS = {ASKED: "*", KEPT: "+"}  # the others are taken back


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "lessons",
        description="List the lessons of all games or of one. With a lesson, print what it says to "
        "every legal answer: * leads on, + may be kept, - is taken back.",
    )
    parser.add_argument("game", nargs="?", help="all games by default")
    parser.add_argument("lesson", nargs="?", help="the lesson to print")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the texts")
    parser.add_argument(
        "--check",
        action="store_true",
        help="play every step, try every legal answer, and check texts and rules",
    )
    parser.add_argument(
        "--digests", action="store_true", help="print the table of digests for the lesson's file"
    )
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    chosen = [game(arguments.game)] if arguments.game else list(installed_games().values())
    if arguments.check:
        report = LessonReport()
        with follow(arguments) as progress:
            check_lessons(chosen, report, progress)
        return print_report(arguments, report, progress)
    if arguments.json:
        raise CommandError("--json needs --check")
    if arguments.lesson:
        lesson = lessons_of(chosen[0]).get(arguments.lesson)
        if lesson is None:
            raise CommandError(f"{chosen[0].slug} has no lesson {arguments.lesson!r}")
        told = digests(lesson) if arguments.digests else transcript(lesson, arguments.language)
    elif arguments.digests:
        raise CommandError("--digests needs a game and a lesson")
    else:
        told = (line for played in chosen for line in listed(played, arguments.language))
    for line in told:
        print(line)
    return 0


def listed(played: Game[Any], language: str) -> Iterator[str]:
    """Yield the lessons of a game with their ideas."""
    texts = lesson_texts(played, language)
    for lesson in lessons_of(played).values():
        title = texts.get(lesson.title, lesson.title)
        yield f"{played.slug} {lesson.id}: {title} ({len(lesson.steps)} steps)"
        for number, steps in enumerate(lesson.ideas.values(), 1):
            names = ", ".join(step.id for step in steps)
            yield f"  {number}. {texts.get(steps[0].idea_text, steps[0].idea)} ({names})"


def digests(lesson: Lesson) -> Iterator[str]:
    """Yield the table of digests for the lesson's file."""
    yield "[digests]"
    for step in lesson.steps:
        yield f'{step.id} = "{line_digest(lesson, step)}"'


def transcript(lesson: Lesson, language: str) -> Iterator[str]:
    """Yield everything that a lesson says, with the answers that it is said to."""
    texts = lesson_texts(lesson.game, language)
    for number, step in enumerate(lesson.steps, 1):
        yield f"{number}. {texts.get(step.idea_text, step.idea)} [{' '.join(step.rules)}]"
        for name in ("say", "do"):
            yield f"   {texts.get(step.text(name), step.text(name))}"
        yield from answers(lesson, step, texts)
        yield ""


def answers(lesson: Lesson, step: LessonStep, texts: dict[str, str]) -> Iterator[str]:
    """Yield every legal answer of a step and what is said to it."""
    for tried in all_answers(lesson, step):
        question, after = tried.before.question, tried.after
        kind = "" if question is None else question.kind
        given = " ".join([*tried.before.answers, tried.option])
        reply = texts.get(after.reply, after.reply) or "…"
        yield f"   {MARKS.get(after.last, '-')} {kind}: {given}: {reply}"
