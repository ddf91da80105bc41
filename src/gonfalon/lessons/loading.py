"""Reading lessons: the TOML files in the folder `learn` of a game's package.

Everything in a file is checked when it is read. What only shows when a lesson is played, such as an
option that is not offered, is found by `checking`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from gonfalon.kernel.content.content import is_plain
from gonfalon.kernel.game import Game
from gonfalon.kernel.records.record import Record, parse_record
from gonfalon.kernel.values.errors import RecordError
from gonfalon.lessons.lesson import (
    OWN_TEXTS,
    Ask,
    Lesson,
    LessonError,
    LessonStep,
    Otherwise,
    RecordStart,
    ScriptedAnswer,
    ScriptedStart,
)

FOLDER: Final = "learn"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RESULTS: Final = ("back", "keep")
DEFAULT_BOT: Final = "heuristic"
MOST_ASKS: Final = 12  # per step; a request replays all of them

LESSON_FIELDS: Final = frozenset({"seats", "seat", "settings", "content", "steps", "digests"})
STEP_FIELDS: Final = frozenset(
    {"id", "idea", "from", "chance", "others", "bot", "rules", "point", "know", "ask", "else"}
)
ELSE_FIELDS: Final = frozenset({"question", "decision", "options", "text", "result"})


class Fields:
    """A table of a file that is being read. Errors name the file and the place in it."""

    def __init__(self, data: Any, where: str, known: frozenset[str] | set[str]) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise self.wrong("expected a table")
        self.data: dict[str, Any] = data
        for name in data:
            if name not in known:
                raise self.wrong(f"no field {name!r}; there are {', '.join(sorted(known))}")

    def wrong(self, message: str) -> LessonError:
        """Return an error about this table."""
        return LessonError(f"{self.where}: {message}")

    def text(self, name: str, default: str | None = None) -> str:
        """Return a text, which must not be empty unless that is the default."""
        value = self.data.get(name, default)
        if not isinstance(value, str) or (not value and default is None):
            raise self.wrong(f"{name} must be a text")
        return value

    def name(self, name: str, default: str | None = None) -> str:
        """Return a name: small letters, digits and single hyphens."""
        value = self.text(name, default)
        if value != default and not NAME.fullmatch(value):
            raise self.wrong(f"{name} must be small letters, digits and hyphens, not {value!r}")
        return value

    def number(self, name: str, least: int = 0) -> int:
        """Return a whole number."""
        return self.whole(self.data.get(name), name, least)

    def whole(self, value: Any, name: str, least: int = 0) -> int:
        """Return a value that must be a whole number."""
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(f"{name} must be a whole number of at least {least}")
        return value

    def list(self, name: str, least: int = 0) -> list[Any]:
        """Return a list; an absent one is empty."""
        value = self.data.get(name, [])
        if not isinstance(value, list) or len(value) < least:
            raise self.wrong(f"{name} must be a list" + (" and not empty" if least else ""))
        return value

    def texts(self, name: str, least: int = 0) -> tuple[str, ...]:
        """Return a list of texts."""
        value = self.list(name, least)
        if not all(isinstance(text, str) and text for text in value):
            raise self.wrong(f"{name} must be a list of texts")
        return tuple(value)

    def table(self, name: str) -> dict[str, Any]:
        """Return a table; an absent one is empty."""
        value = self.data.get(name, {})
        if not isinstance(value, dict):
            raise self.wrong(f"{name} must be a table")
        return value


@cache
def lessons_of(game: Game[Any]) -> Mapping[str, Lesson]:
    """Return a game's lessons by id, in the order of their files. A game may have none."""
    folder = folder_of(game)
    return {} if folder is None else read_lessons(folder, game)


@cache
def record_of_lesson(game: Game[Any], name: str) -> Record:
    """Return a record that lessons of a game start from."""
    folder = folder_of(game)
    path = None if folder is None else folder.joinpath(f"{name}.record")
    if path is None or not path.is_file():
        raise LessonError(f"{game.slug}: there is no record {FOLDER}/{name}.record")
    try:
        return parse_record(path.read_text(encoding="utf-8"))
    except RecordError as error:
        raise LessonError(f"{FOLDER}/{name}.record: {error}") from error


def folder_of(game: Game[Any]) -> Traversable | None:
    """Return the folder of a game's lessons, if it has one."""
    if not game.package:
        return None
    folder = files(game.package).joinpath(FOLDER)
    return folder if folder.is_dir() else None


def read_lessons(folder: Traversable, game: Game[Any]) -> dict[str, Lesson]:
    """Read all lessons in a folder."""
    found: dict[str, Lesson] = {}
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".toml"):
            id = path.name.removesuffix(".toml")
            found[id] = parse_lesson(path.read_text(encoding="utf-8"), id, game)
    return found


def parse_lesson(text: str, id: str, game: Game[Any]) -> Lesson:
    """Parse a lesson. Raise `LessonError` with file and step if something is wrong with it."""
    where = f"{game.slug}: {FOLDER}/{id}.toml"
    if not NAME.fullmatch(id):
        raise LessonError(f"{where}: a file is named with small letters, digits and hyphens")
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise LessonError(f"{where}: {error}") from error
    if not is_plain(data):
        raise LessonError(f"{where}: dates and times have no place in a lesson")
    fields = Fields(data, where, LESSON_FIELDS)
    seats = fields.number("seats", 1)
    seat = fields.number("seat")
    if seat >= seats:
        raise fields.wrong(f"there is no seat {seat}")
    steps = tuple(parse_step(entry, id, where, seats, seat) for entry in fields.list("steps", 1))
    ids = [step.id for step in steps]
    for step in steps:
        if ids.count(step.id) > 1:
            raise fields.wrong(f"two steps are called {step.id}")
    check_ideas(steps, fields)
    digests = fields.table("digests")
    for name, value in digests.items():
        if name not in ids or not isinstance(value, str):
            raise fields.wrong(f"digests: {name} is no step with a text")
    content = fields.text("content", "")
    return Lesson(game, id, seats, seat, fields.table("settings"), steps, digests, content)


def check_ideas(steps: tuple[LessonStep, ...], fields: Fields) -> None:
    """Check that steps of the same idea follow each other."""
    seen: list[str] = []
    for step in steps:
        if step.idea in seen[:-1]:
            raise fields.wrong(f"step {step.id}: the steps of an idea must follow each other")
        if not seen or seen[-1] != step.idea:
            seen.append(step.idea)


def parse_step(data: Any, lesson: str, where: str, seats: int, learner: int) -> LessonStep:
    """Parse one step."""
    name = data.get("id", "?") if isinstance(data, dict) else "?"
    fields = Fields(data, f"{where}, step {name}", STEP_FIELDS)
    id = fields.name("id")
    if id in ("idea", "know"):  # the first word of other texts of the lesson
        raise fields.wrong(f"a step cannot be called {id}")
    asks = tuple(parse_ask(entry, fields) for entry in fields.list("ask", 1))
    if len(asks) > MOST_ASKS:
        raise fields.wrong(f"a step asks at most {MOST_ASKS} questions")
    others = tuple(parse_other(entry, fields, seats) for entry in fields.list("others"))
    if any(answer.seat == learner for answer in others):
        raise fields.wrong(f"others: seat {learner} is the learner's")
    return LessonStep(
        lesson=lesson,
        id=id,
        idea=fields.name("idea", id),
        start=parse_start(fields),
        chance=parse_chance(fields),
        others=others,
        bot=fields.name("bot", DEFAULT_BOT),
        rules=fields.texts("rules"),
        point=fields.text("point", ""),
        know=fields.name("know", ""),
        asks=asks,
        otherwise=parse_otherwise(fields, f"learn-{lesson}-{id}"),
    )


def parse_start(step: Fields) -> RecordStart | ScriptedStart:
    """Parse where a step starts: in a record, or after choices from a seed."""
    data = step.data.get("from")
    where = f"{step.where}, from"
    if isinstance(data, dict) and "record" in data:
        fields = Fields(data, where, {"record", "inputs"})
        return RecordStart(fields.name("record"), fields.number("inputs"))
    fields = Fields(data, where, {"seed", "choices"})
    return ScriptedStart(fields.number("seed"), fields.texts("choices"))


def parse_chance(step: Fields) -> dict[str, tuple[int, ...]]:
    """Parse the fixed draws, by purpose."""
    found: dict[str, tuple[int, ...]] = {}
    for purpose, values in step.table("chance").items():
        if not isinstance(values, list) or not values:
            raise step.wrong(f"chance: {purpose} must be a list of draws")
        found[purpose] = tuple(step.whole(value, f"chance: {purpose}") for value in values)
    return found


def parse_other(data: Any, step: Fields, seats: int) -> ScriptedAnswer:
    """Parse an answer of another seat."""
    fields = Fields(data, f"{step.where}, others", {"seat", "decision", "option"})
    seat = fields.number("seat")
    if seat >= seats:
        raise fields.wrong(f"there is no seat {seat}")
    return ScriptedAnswer(seat, fields.text("decision"), fields.text("option"))


def parse_ask(data: Any, step: Fields) -> Ask:
    """Parse a question to the learner."""
    fields = Fields(data, f"{step.where}, ask", {"decision", "options", "point"})
    point = fields.text("point", step.text("point", ""))
    return Ask(fields.text("decision"), fields.texts("options", 1), point)


def parse_otherwise(step: Fields, head: str) -> tuple[Otherwise, ...]:
    """Parse what is said to other answers. The last entry fits every answer."""
    found: list[Otherwise] = []
    for data in step.list("else", 1):
        fields = Fields(data, f"{step.where}, else", ELSE_FIELDS)
        result = fields.text("result")
        if result not in RESULTS:
            raise fields.wrong(f"result must be {' or '.join(RESULTS)}")
        name = fields.name("text")
        if name in OWN_TEXTS:
            raise fields.wrong(f"a reply cannot be called {name}")
        patterns = fields.texts("options", 1)
        for pattern in patterns:
            if "*" in pattern[:-1]:
                raise fields.wrong(f"{pattern!r}: * stands at the end of a pattern")
        question = fields.number("question", 1) if "question" in fields.data else 0
        decision = fields.text("decision", "")
        found.append(Otherwise(question, decision, patterns, f"{head}-{name}", result == "keep"))
    last = found[-1]
    if last.question or last.decision or last.patterns != ("*",):
        raise step.wrong('the last else must be options = ["*"] for all questions')
    return tuple(found)
