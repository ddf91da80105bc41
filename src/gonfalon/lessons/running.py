"""Running a step: from its position and the learner's answers to what they see and are told.

Nothing is kept between two answers. A step's state follows from the lesson, the step and the
answers given in it so far, so the same answers always lead to the same state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from gonfalon.bots import make_bot
from gonfalon.bots.bot import Bot, Sitting
from gonfalon.kernel.chance.chance import FastChance, ProvableChance
from gonfalon.kernel.chance.seeds import named_seed
from gonfalon.kernel.game import Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.editions import find_edition
from gonfalon.kernel.records.record import RecordPlayer, match_at_start
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError, RecordError, Refused
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.shapes import EventView, MatchView
from gonfalon.lessons.chance import LessonChance
from gonfalon.lessons.lesson import (
    Ask,
    Lesson,
    LessonError,
    LessonStep,
    RecordStart,
    ScriptedStart,
)
from gonfalon.lessons.loading import record_of_lesson

MOST_ANSWERS: Final = 400  # of the other seats after one answer of the learner
ANY_TURN: Final = -1
ASKED, KEPT, BACK = "asked", "kept", "back"  # what became of an answer


@dataclass(frozen=True)
class LessonFrame:
    """What the learner saw when something was published, as a table's frames show it."""

    version: int
    view: MatchView
    seat: int | None  # who answered; None if that is secret
    events: list[EventView]


@dataclass
class StepState:
    """Where a learner is in a step.

    `answers` are those that count: one that was taken back is not among them. `last` says what
    became of the last one, and `reply` is the message about it, or empty. At the end of a step it
    says what happened, or again what was said to an answer that was kept. `frames` show what the
    last answer led to, or what the others did before the learner's first question. After an answer
    that was taken back, `match` is where it was before, and `frames` show what would have followed.
    """

    lesson: Lesson
    step: LessonStep
    match: Match[Any]
    answers: list[str] = field(default_factory=list)
    frames: list[LessonFrame] = field(default_factory=list)
    last: str = ""
    reply: str = ""
    at: int = 0  # the next of the step's questions
    other: bool = False  # whether an answer was kept that was not asked for

    @property
    def done(self) -> bool:
        """Whether nothing more is asked in this step."""
        return self.at >= len(self.step.asks)

    @property
    def ask(self) -> Ask | None:
        """What the learner is asked for now."""
        return None if self.done else self.step.asks[self.at]

    @property
    def point(self) -> str:
        """The component to look at, or an empty string."""
        ask = self.ask
        return self.step.point if ask is None else ask.point

    @property
    def question(self) -> Decision | None:
        """The learner's open question."""
        return question_of(self.match, self.lesson.seat)


class StepRunner:
    """Plays one step. The other seats follow their script, then a bot."""

    def __init__(self, lesson: Lesson, step: LessonStep, seed: int = 0) -> None:
        self.lesson = lesson
        self.step = step
        self.script = list(step.others)
        start = position(lesson, step)
        m = start.clone()
        m.listening = True
        names = m.game.chance_names(m.seats)
        m.chance = LessonChance(step.chance, ProvableChance(seed_of(lesson, step, seed), names))
        self.thoughts = FastChance(seed)
        self.bot: Bot = make_bot(step.bot)
        self.kept = ""  # what was said to the last answer that was kept
        # The first question that the script does not answer, and the match at that moment.
        self.unscripted: tuple[Decision, Match[Any]] | None = None
        self.state = StepState(lesson, step, m)
        self.state.frames = self.play_others(m)
        self.find_ask()

    def answer(self, option_id: str, rest: Sequence[str] = ()) -> None:
        """Give an answer of the learner. Raise `Refused` if it is not offered.

        `rest` are the answers that follow in a series. They are given here only if this one is
        taken back, to show what all of them would have led to.
        """
        state = self.state
        ask, decision = state.ask, state.question
        if ask is None or decision is None:
            raise Refused("step-over", "nothing more is asked in this step")
        m = state.match
        option = m.offered(decision, option_id)
        if decision.kind == ask.decision and option_id in ask.options:
            state.last, state.reply = ASKED, ""
        else:
            entry = self.step.reply(state.at + 1, decision.kind, option_id)
            if entry is None:
                raise KernelError(f"{self.step.id}: nothing is said to {option_id}")
            state.last, state.reply = KEPT if entry.keep else BACK, entry.text
        if state.last == BACK:
            state.frames = self.show(m, [option_id, *rest])
            return
        state.frames = self.play(m, decision, option)
        state.answers.append(option_id)
        state.at += 1
        self.find_ask()
        if state.last == KEPT:
            self.kept = state.reply
            state.other = True
        elif state.done:
            state.reply = self.kept or self.step.text("then")

    def show(self, m: Match[Any], option_ids: Sequence[str]) -> list[LessonFrame]:
        """Give answers on a copy, as far as they are offered; return what the learner would see.

        What will be taken back is shown until the turn ends.
        """
        copy = m.clone()
        copy.listening = True
        frames: list[LessonFrame] = []
        for option_id in option_ids:
            decision = question_of(copy, self.lesson.seat)
            option = None if decision is None else decision.option(option_id)
            if decision is None or option is None or copy.turn != m.turn:
                break
            frames += self.play(copy, decision, option, m.turn)
        return frames

    def find_ask(self) -> None:
        """Go on to the next question of the step that the learner is really asked.

        One that does not come up is skipped. If none of the rest does, the step is over.
        """
        state = self.state
        question = state.question
        kind = "" if question is None else question.kind
        while not state.done and self.step.asks[state.at].decision != kind:
            state.at += 1

    def play(
        self, m: Match[Any], decision: Decision, option: Option, turn: int = ANY_TURN
    ) -> list[LessonFrame]:
        """Give the learner's answer, then let the others answer; return what the learner saw."""
        version = m.version
        m.answer(decision, option)
        return self.frames(m, version, decision) + self.play_others(m, turn)

    def play_others(self, m: Match[Any], turn: int = ANY_TURN) -> list[LessonFrame]:
        """Let the other seats answer until the learner is asked, or until that turn is over."""
        frames: list[LessonFrame] = []
        for _ in range(MOST_ANSWERS):
            if m.over or turn not in (ANY_TURN, m.turn):
                return frames
            version = m.version
            others = [d for d in m.decisions if d.seat != self.lesson.seat]
            if others:
                decision = others[0]
                m.answer(decision, self.choice(m, decision))
                frames += self.frames(m, version, decision)
            elif m.decisions:
                return frames
            else:
                events = m.close(m.round)
                frames += self.frames(m, version, None, events)
        raise KernelError(f"{self.step.id}: the others go on for {MOST_ANSWERS} answers")

    def choice(self, m: Match[Any], decision: Decision) -> Option:
        """Return the scripted answer of another seat, or else the bot's."""
        for answer in self.script:
            if answer.seat == decision.seat and answer.decision == decision.kind:
                option = decision.option(answer.option)
                if option is not None:
                    self.script.remove(answer)
                    return option
                break
        if self.unscripted is None:
            self.unscripted = (decision, m.clone())
        bots: list[Bot | None] = [self.bot] * m.seats
        return Sitting(m, bots, self.thoughts).think(decision)

    def frames(
        self,
        m: Match[Any],
        version: int,
        decision: Decision | None,
        events: Sequence[Event] | None = None,
    ) -> list[LessonFrame]:
        """Return what the learner sees of an answer: one frame, or none if it stays secret."""
        told = m.drain_events() if events is None else events
        if m.version == version:
            return []
        seat = self.lesson.seat
        words = m.content.vocabulary
        shown: list[EventView] = [
            {"message": event.message.id, "args": event.named_arguments(words)}
            for event in told
            if event.visible_to(seat)
        ]
        public = decision is not None and decision.place < 0
        who = decision.seat if decision is not None and public else None
        return [LessonFrame(m.version, m.view(seat), who, shown)]


def run_step(
    lesson: Lesson,
    step: LessonStep,
    answers: Sequence[str] = (),
    options: Sequence[str] = (),
    seed: int = 0,
) -> StepState:
    """Return where a learner gets to who has given `answers` and now gives `options`.

    The options are answers to successive questions, given together, as in a redeployment. If one
    of them is taken back, all are. Those after the end of the step are dropped. Raise `Refused` if
    an answer cannot be given, or if one of the first was taken back.
    """
    runner = StepRunner(lesson, step, seed)
    for answer in answers:
        runner.answer(answer)
        if runner.state.last == BACK:
            raise Refused("taken-back", f"{answer} was taken back and does not count")
    state = runner.state
    frames: list[LessonFrame] = []
    kept = ""
    for at, option in enumerate(options):
        if at and state.done:
            break
        runner.answer(option, options[at + 1 :])
        frames += state.frames
        if state.last == BACK:
            before = run_step(lesson, step, answers, (), seed)
            before.last, before.reply, before.frames = BACK, state.reply, frames
            return before
        if state.last == KEPT:
            kept = state.reply
    if options:
        state.frames = frames
    if kept:
        state.last, state.reply = KEPT, kept
    return state


def question_of(m: Match[Any], seat: int) -> Decision | None:
    """Return a seat's open question, if it has one."""
    return next((decision for decision in m.decisions if decision.seat == seat), None)


@cache
def position(lesson: Lesson, step: LessonStep) -> Match[Any]:
    """Return the match in which a step starts. It must not be modified."""
    played = lesson.game
    where = f"{lesson}, step {step.id}"
    start = step.start
    try:
        if isinstance(start, RecordStart):
            m = recorded(played, start)
        else:
            m = scripted(played, lesson, start)
    except (Refused, RecordError, LessonError) as error:
        raise LessonError(f"{where}: {error}") from error
    if m.seats != lesson.seats:
        raise LessonError(f"{where}: a match for {m.seats} seats, not {lesson.seats}")
    if m.over:
        raise LessonError(f"{where}: the match is already over")
    return m


def recorded(played: Game[Any], start: RecordStart) -> Match[Any]:
    """Return a match of a record after some inputs."""
    record = record_of_lesson(played, start.record)
    if start.inputs > len(record.entries):
        raise LessonError(f"the record {start.record} has only {len(record.entries)} inputs")
    m = match_at_start(record, played=played)
    RecordPlayer(m, record.entries).advance(start.inputs)
    return m


def scripted(played: Game[Any], lesson: Lesson, start: ScriptedStart) -> Match[Any]:
    """Return a match after some choices, each for the first open decision."""
    chance = ProvableChance(named_seed(start.seed), played.chance_names(lesson.seats))
    content = find_edition(played, lesson.content) if lesson.content else played.load()
    if content is None:
        raise LessonError(f"made with content {lesson.content}, which is not here")
    m = played.new(lesson.seats, chance, lesson.settings, content)
    for choice in start.choices:
        if m.over:
            raise LessonError(f"the match is over before {choice}")
        m.choose(m.decisions[0].id, choice)
    return m


def seed_of(lesson: Lesson, step: LessonStep, seed: int) -> bytes:
    """Return the seed of the draws that a step does not fix."""
    return hashlib.sha256(f"lesson:{lesson}:{step.id}:{seed}".encode()).digest()
