"""Quick start: the questions of the set-up are answered for a seat, as the coach advises it.

It is a wish of one seat, kept beside its standing orders and outside the match, so the answers are
ordinary ones. Whoever drives the match gives them as soon as they are asked (`next_answer`), and
keeps what was answered and why (`QuickStart.answers`), so that the player can be told. Each is
advised in an imagined match, so it depends on nothing but what the seat knows.

Taking one of the answers back ends the wish: from then on the player is asked. Then, too, the
coach says at these questions what it would answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from gonfalon.bots.coach import advise, lesson_of
from gonfalon.bots.heuristic import own_judge
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.message import Event
from gonfalon.table.coaching import imagined
from gonfalon.table.lines import round_of


@dataclass(frozen=True)
class QuickStart:
    """A seat's wish, and what was answered for it: as messages, the earliest first."""

    answering: bool = True  # False: the player has taken an answer back
    answers: tuple[dict[str, Any], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return the wish as plain JSON."""
        return asdict(self) | {"answers": [*self.answers]}

    def told(self, answer: SetUpAnswer) -> QuickStart:
        """Return the wish with one answer more."""
        return replace(self, answers=(*self.answers, answer.told))

    def after(self, kind: str, target: str, answers: list[list[str]]) -> QuickStart:
        """Return the wish after an input: an undo of its seat, or a rewind, may end it.

        An undo within a sealed round takes back all of its answers.
        """
        for at, answer in enumerate(self.answers):
            if kind == "undo":
                back = round_of(answer["decision"]) == round_of(target)
            else:
                back = kind == "rewind" and answer["version"] >= int(answers[0][1])
            if back:
                return QuickStart(False, self.answers[:at])
        return self


@dataclass(frozen=True)
class SetUpAnswer:
    """An answer to a question of the set-up, and what is told about it."""

    decision: Decision
    option: str
    told: dict[str, Any]

    def give(self, match: Match[Any]) -> list[Event]:
        """Give the answer."""
        return match.choose(self.decision.id, self.option)


def read_quick_start(kept: Mapping[str, Any]) -> QuickStart:
    """Return a wish from JSON."""
    return QuickStart(kept["answering"], tuple(kept["answers"]))


def quick_start_shown(game: Game[Any], wish: QuickStart | None) -> dict[str, Any]:
    """Return what a player may read of their own seat's wish."""
    return {
        "questions": [*game.setup_questions],
        "wanted": wish is not None,
        **(wish or QuickStart(answering=False)).to_json(),
    }


def asks_set_up(match: Match[Any], decision: Decision) -> bool:
    """Return whether a question belongs to the set-up."""
    return decision.kind in match.game.setup_questions


def next_answer(match: Match[Any], wishes: Mapping[int, QuickStart]) -> SetUpAnswer | None:
    """Return the next answer to give for a seat in a quick start, if one is due.

    A game without an evaluation of its own is advised by random play, which takes too long here.
    """
    for decision in match.decisions:
        wish = wishes.get(decision.seat)
        if wish is None or not wish.answering or not asks_set_up(match, decision):
            continue
        return None if own_judge(match.game) is None else advised_answer(match, decision)
    return None


def advised_answer(match: Match[Any], decision: Decision) -> SetUpAnswer:
    """Return the answer that the coach advises, as it does whenever the seat asks it."""
    found = imagined(match, decision)
    words = match.content.vocabulary
    advice = advise(found.world, found.decision, FastChance(found.luck)).to_json(words)
    id = advice["best"]["option"]
    step = match.stack[-1]
    option = next(one for one in decision.options if one.id == id)
    label = step.label(match, decision, option)
    lesson = lesson_of(found.world, found.decision)
    told = {
        "decision": decision.id,
        "kind": decision.kind,
        "version": match.version,
        "option": id,
        "prompt": step.prompt(match, decision).to_json(words),
        "label": label.text.to_json(words),
        "touches": [*label.touches],
        "why": lesson["why"],
        "tip": lesson["tip"],
        "advice": advice,
    }
    return SetUpAnswer(decision, id, told)
