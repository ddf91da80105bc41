"""Checking lessons: every step is played, and every legal answer is tried in it.

The asked answers are given under three seeds, since chance that a step does not fix must not
matter. Under the first one, which learners get, the match has to end with the digest in the file:
a change of the rules that changes a lesson is noticed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from gonfalon.bots import BOTS
from gonfalon.kernel.content.ledger import read_ledger
from gonfalon.kernel.game import Game
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.lessons.chance import LessonChance
from gonfalon.lessons.lesson import ANSWER, Lesson, LessonStep
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import ASKED, BACK, StepRunner, StepState, position, run_step
from gonfalon.lessons.texts import text_problems
from gonfalon.progress import Progress, unwatched

SEEDS: Final = (0, 1, 2)  # the first one is what learners get
DIGEST_LENGTH: Final = 16
MOST_STATES: Final = 2_000  # of a step under one seed


@dataclass(frozen=True)
class TriedAnswer:
    """A legal answer at some point of a step, and the state it leads to."""

    before: StepState
    option: str
    after: StepState


@dataclass
class LessonReport:
    """What was found in the lessons of some games."""

    lessons: int = 0
    steps: int = 0
    questions: int = 0
    answers: int = 0
    problems: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems

    def figures(self) -> dict[str, Any]:
        """Return the same as JSON."""
        return vars(self)

    def lines(self) -> list[str]:
        """Return the problems, then the figures."""
        figures = (
            f"lessons: {self.lessons}, steps: {self.steps}, questions: {self.questions},"
            f" answers tried: {self.answers} ({len(SEEDS)} seeds), problems: {len(self.problems)}"
        )
        return [*self.problems, figures]


def check_lessons(
    games: Iterable[Game[Any]], report: LessonReport, progress: Progress = unwatched
) -> None:
    """Check all lessons of some games, and their texts."""
    found = [(game, lessons_of(game)) for game in games]
    steps = sum(len(lesson.steps) for _, lessons in found for lesson in lessons.values())

    def checked() -> Iterator[None]:
        for game, lessons in found:
            for lesson in lessons.values():
                yield from check_lesson(lesson, report)
            report.problems += [f"{game.slug}: {text}" for text in text_problems(game, lessons)]

    for _ in progress(checked(), steps, "steps"):
        pass


def check_lesson(lesson: Lesson, report: LessonReport) -> Iterator[None]:
    """Check a lesson, and yield after each of its steps."""
    report.lessons += 1
    report.problems += [f"{lesson}: {problem}" for problem in rule_problems(lesson)]
    for step in lesson.steps:
        found = StepCheck(lesson, step, report).problems()
        report.problems += [f"{lesson}, step {step.id}: {problem}" for problem in found]
        report.steps += 1
        yield


def rule_problems(lesson: Lesson) -> Iterator[str]:
    """Yield what is wrong with the rules that a lesson introduces."""
    ledger = read_ledger(lesson.game.package)
    seen: dict[str, str] = {}
    for step in lesson.steps:
        for rule in step.rules:
            if rule not in ledger.rules:
                yield f"step {step.id}: the ledger has no rule {rule}"
            if rule in seen:
                yield f"step {step.id}: {rule} is introduced before, in {seen[rule]}"
            seen[rule] = step.id


class StepCheck:
    """The check of one step."""

    def __init__(self, lesson: Lesson, step: LessonStep, report: LessonReport) -> None:
        self.lesson = lesson
        self.step = step
        self.report = report
        self.replied: set[str] = set()

    def problems(self) -> list[str]:
        """Return what is wrong with the step."""
        if self.step.bot not in BOTS:
            return [f"there is no bot {self.step.bot}"]
        found: list[str] = []
        try:
            found += self.handles()
            found += self.edition()
        except GonfalonError as error:
            return [str(error)]
        for seed in SEEDS:
            try:
                found += self.line(seed)
                found += self.tree(seed)
            except GonfalonError as error:
                found.append(f"seed {seed}: {error}")
        if not found:
            found += self.unused()
        return list(dict.fromkeys(found))

    def handles(self) -> Iterator[str]:
        """Yield the handles that name no component."""
        words = position(self.lesson, self.step).content.vocabulary
        for handle in dict.fromkeys([self.step.point, *(ask.point for ask in self.step.asks)]):
            if handle not in ("", ANSWER) and not is_component(handle, words, self.lesson.seats):
                yield f"{handle} is no component to point at"

    def edition(self) -> Iterator[str]:
        """Yield that the step has other cards than the first one: a client shows those of one."""
        first = position(self.lesson, self.lesson.steps[0]).content.digest
        own = position(self.lesson, self.step).content.digest
        if own != first:
            yield f"made with content {own}, but the first step with {first}"

    # -- the asked answers ----------------------------------------------------------------------

    def line(self, seed: int) -> Iterator[str]:
        """Play the first asked answer of every question; yield what is wrong."""
        runner = StepRunner(self.lesson, self.step, seed)
        for number, ask in enumerate(self.step.asks, 1):
            state = runner.state
            question = state.question
            if question is None or state.at != number - 1:
                asked = "nobody" if question is None else question.kind
                yield f"seed {seed}: question {number} is {asked}, not {ask.decision}"
                return
            if runner.unscripted is not None:
                missing = runner.unscripted[0]
                yield f"seed {seed}: seat {missing.seat} needs a scripted answer to {missing.kind}"
                return
            for option in ask.options:
                if question.option(option) is None:
                    offered = ", ".join(o.id for o in question.options)
                    yield f"seed {seed}: question {number} does not offer {option}, but {offered}"
                    return
            runner.answer(ask.options[0])
        if not runner.state.done:
            yield f"seed {seed}: the step goes on after its last question"
        m = runner.state.match
        yield from [f"seed {seed}: {broken}" for broken in m.game.broken_invariants(m)]
        for answer in runner.script:
            yield f"seed {seed}: seat {answer.seat} is never asked {answer.decision} as scripted"
        if isinstance(m.chance, LessonChance):
            for purpose in m.chance.left:
                yield f"seed {seed}: not all fixed draws of {purpose} are used"
        if seed == SEEDS[0]:
            ended = digest_of(runner)
            if self.lesson.digests.get(self.step.id) != ended:
                yield f'the asked answers now end with the digest "{ended}"'

    # -- all answers ----------------------------------------------------------------------------

    def tree(self, seed: int) -> Iterator[str]:
        """Try every legal answer wherever the learner can get to; yield what is wrong."""
        for tried in all_answers(self.lesson, self.step, seed):
            self.report.answers += 1
            if tried.option == first_option(tried.before):
                self.report.questions += 1
            question = tried.before.question
            assert question is not None
            where = " ".join([*tried.before.answers, tried.option])
            if tried.after.last != ASKED:
                self.replied.add(tried.after.reply)
            if question.place < 0 and not tried.after.frames:
                yield f"seed {seed}: {where}: nothing is shown"

    def unused(self) -> Iterator[str]:
        """Yield the replies that no legal answer gets."""
        for entry in self.step.otherwise:
            if entry.text not in self.replied and len(self.step.otherwise) > 1:
                yield f"no answer gets the reply {entry.text}"


def all_answers(lesson: Lesson, step: LessonStep, seed: int = SEEDS[0]) -> Iterator[TriedAnswer]:
    """Give every legal answer at every point of a step that answers which count lead to."""
    waiting: list[list[str]] = [[]]
    states = 0
    while waiting:
        given = waiting.pop(0)
        before = run_step(lesson, step, given, seed=seed)
        question = before.question
        if before.done or question is None:
            continue
        states += 1
        if states > MOST_STATES:
            raise GonfalonError(f"more than {MOST_STATES} points to answer at")
        for option in question.options:
            after = run_step(lesson, step, given, [option.id], seed)
            yield TriedAnswer(before, option.id, after)
            if after.last != BACK:
                waiting.append([*given, option.id])


def first_option(state: StepState) -> str:
    """Return the first legal answer to the learner's question."""
    question = state.question
    return "" if question is None else question.options[0].id


def digest_of(runner: StepRunner) -> str:
    """Return the digest of a step's match, as lessons keep it.

    What the bot does is left out: a better bot changes no lesson.
    """
    m = runner.state.match if runner.unscripted is None else runner.unscripted[1]
    return digest(m)[:DIGEST_LENGTH]


def line_digest(lesson: Lesson, step: LessonStep) -> str:
    """Return the digest after the first asked answer of every question."""
    runner = StepRunner(lesson, step)
    for ask in step.asks:
        runner.answer(ask.options[0])
    return digest_of(runner)


def is_component(handle: str, words: Mapping[str, Any], seats: int) -> bool:
    """True if a handle names a component: "kind:id", "kind:id:part" or "seat:number:part"."""
    kind, _, rest = handle.partition(":")
    id = rest.partition(":")[0]
    if kind == "seat":
        return id.isdecimal() and int(id) < seats
    return id in words.get(kind, ())
