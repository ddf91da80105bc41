"""The data of a lesson: its steps, what each one asks, and what is said to any other answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from gonfalon.kernel.game import Game
from gonfalon.kernel.values.errors import GonfalonError

OWN_TEXTS: Final = ("say", "do", "then")  # the texts that every step has
ANSWER: Final = "answer"  # to point at the asked answer itself, not at a component


class LessonError(GonfalonError):
    """A lesson that cannot be read or played. The message names its file and step."""


@dataclass(frozen=True)
class RecordStart:
    """A position from a record: the match after that many inputs."""

    record: str
    inputs: int


@dataclass(frozen=True)
class ScriptedStart:
    """A position from a seed: the match after these choices, each for the first open decision."""

    seed: int
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Ask:
    """A question to the learner, and the options that lead on.

    `point` is the component to look at, or `ANSWER` for the asked answer itself.
    """

    decision: str
    options: tuple[str, ...]
    point: str


@dataclass(frozen=True)
class Otherwise:
    """What is said to other answers.

    A pattern is an option id, or the beginning of one and `*`. An answer is taken back after it was
    shown, unless it may be kept. `decision` and `question` limit the entry to a kind of decision
    and to one of the step's questions, counted from 1; empty and 0 mean any.
    """

    question: int
    decision: str
    patterns: tuple[str, ...]
    text: str
    keep: bool

    def fits(self, question: int, decision: str, option: str) -> bool:
        """True if this entry is about that answer."""
        return (
            self.question in (0, question)
            and self.decision in ("", decision)
            and any(matches(pattern, option) for pattern in self.patterns)
        )


@dataclass(frozen=True)
class ScriptedAnswer:
    """An answer of another seat."""

    seat: int
    decision: str
    option: str


@dataclass(frozen=True, eq=False)
class LessonStep:
    """One step: a position, what is taught, and the questions that lead through it.

    `chance` fixes the first draws of some purposes. `others` are the answers of the other seats,
    each used once at the first fitting question; after them `bot` answers. `idea` is shared by
    steps that teach the same thing. `know` names the question that the step prepares for, if any.
    """

    lesson: str
    id: str
    idea: str
    start: RecordStart | ScriptedStart
    chance: Mapping[str, tuple[int, ...]]
    others: tuple[ScriptedAnswer, ...]
    bot: str
    rules: tuple[str, ...]
    point: str
    know: str
    asks: tuple[Ask, ...]
    otherwise: tuple[Otherwise, ...]

    def text(self, name: str) -> str:
        """Return the message id of one of the step's texts: "say", "do", "then", or a reply."""
        return f"learn-{self.lesson}-{self.id}-{name}"

    @property
    def idea_text(self) -> str:
        """The message id of the idea's name."""
        return f"learn-{self.lesson}-idea-{self.idea}"

    @property
    def know_text(self) -> str:
        """The message id of the question that the step prepares for, or an empty string."""
        return f"learn-{self.lesson}-know-{self.know}" if self.know else ""

    def reply(self, question: int, decision: str, option: str) -> Otherwise | None:
        """Return the first entry about an answer that was not asked for, or None."""
        for entry in self.otherwise:
            if entry.fits(question, decision, option):
                return entry
        return None


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson of a game. `digests` are those of the matches after each step's asked answers.

    `content` is the digest of the content that steps without a record start with; the installed
    one if it is empty. A record names its own.
    """

    game: Game[Any]
    id: str
    seats: int
    seat: int  # the learner's
    settings: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    digests: Mapping[str, str]
    content: str

    def __str__(self) -> str:
        return f"{self.game.slug}: {self.id}"

    @property
    def title(self) -> str:
        """The message id of the lesson's title."""
        return f"learn-{self.id}-title"

    @property
    def summary(self) -> str:
        """The message id of a sentence about the lesson."""
        return f"learn-{self.id}-summary"

    @property
    def ideas(self) -> dict[str, list[LessonStep]]:
        """The steps by the idea they teach, in order."""
        found: dict[str, list[LessonStep]] = {}
        for step in self.steps:
            found.setdefault(step.idea, []).append(step)
        return found

    def step(self, id: str) -> LessonStep | None:
        """Return a step by its id, or None."""
        return next((step for step in self.steps if step.id == id), None)

    def after(self, step: LessonStep) -> LessonStep | None:
        """Return the step after one, or None after the last."""
        at = self.steps.index(step) + 1
        return self.steps[at] if at < len(self.steps) else None

    def texts(self) -> list[str]:
        """Return the ids of all messages that the lesson uses, each once."""
        found = [self.title, self.summary]
        for step in self.steps:
            found += [step.idea_text, *(step.text(name) for name in OWN_TEXTS)]
            found += [entry.text for entry in step.otherwise]
            found += [step.know_text] if step.know else []
        return list(dict.fromkeys(found))


def matches(pattern: str, option: str) -> bool:
    """True if an option id fits a pattern."""
    if pattern.endswith("*"):
        return option.startswith(pattern[:-1])
    return option == pattern
