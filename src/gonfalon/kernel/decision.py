"""Decisions and their options: what a match asks, and what may be answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gonfalon.kernel.message import Said, Vocabulary
from gonfalon.kernel.shapes import BlockedView, OptionView, QuestionView


class Option:
    """One legal answer. Immutable, and shared by all matches of the same content.

    `id` is stable text; `value` is what the step receives; `rule` is the rule it rests on.
    """

    __slots__ = ("id", "rule", "value")

    def __init__(self, id: str, value: int, rule: str) -> None:
        self.id = id
        self.value = value
        self.rule = rule

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Decision:
    """An open question to one seat.

    `public` says that everybody can work out the options from what everybody knows; only then
    may a single option be taken without asking. `default` is the index of the answer that
    stands when a sealed round is closed without one (-1: the round cannot be closed).

    The id is made of public facts: epoch (raised by every undo), turn, beat (one for each
    public question, one for a whole sealed round), kind and seat; inside a private lane also
    the place in that lane, which its own seat alone can see.
    """

    __slots__ = ("beat", "default", "epoch", "kind", "options", "place", "public", "seat", "turn")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        public: bool = True,
        default: int = -1,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.public = public
        self.default = default
        self.epoch = 0
        self.turn = 0
        self.beat = 0
        self.place = -1

    @property
    def id(self) -> str:
        """The decision's address."""
        head = f"{self.epoch}.{self.turn}.{self.beat}.{self.kind}.{self.seat}"
        return head if self.place < 0 else f"{head}.{self.place}"

    def option(self, option_id: str) -> Option | None:
        """Return the option of that id, or None if it is not offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision({self.id}: {' '.join(o.id for o in self.options)})"


class Label:
    """How an option reads, and the components it touches (so that a click on one answers).

    `outlook` is what the answer would lead to as far as the asked seat can know, as plain JSON
    of the game's own shape: sums that people would otherwise do in their heads.
    """

    __slots__ = ("outlook", "said", "touches")

    def __init__(
        self, said: Said, touches: tuple[str, ...] = (), outlook: Mapping[str, Any] | None = None
    ) -> None:
        self.said = said
        self.touches = touches
        self.outlook = outlook


class Blocked:
    """An answer that people would expect but that is not legal now: the rule, and its numbers."""

    __slots__ = ("id", "rule", "said", "touches")

    def __init__(self, id: str, rule: str, said: Said, touches: tuple[str, ...] = ()) -> None:
        self.id = id
        self.rule = rule
        self.said = said
        self.touches = touches

    def to_json(self, vocabulary: Vocabulary) -> BlockedView:
        """Return the refusal as plain JSON."""
        return {
            "message": self.said.message.id,
            "args": self.said.words(vocabulary),
            "id": self.id,
            "rule": self.rule,
            "touches": list(self.touches),
        }


class Explained:
    """A decision as a person needs it: the question, each option's label, what is blocked."""

    __slots__ = ("blocked", "decision", "labels", "outlook", "prompt")

    def __init__(
        self,
        decision: Decision,
        prompt: Said,
        labels: list[Label],
        blocked: list[Blocked],
        outlook: Mapping[str, Any] | None = None,
    ) -> None:
        self.decision = decision
        self.prompt = prompt
        self.labels = labels
        self.blocked = blocked
        self.outlook = outlook

    def to_json(self, vocabulary: Vocabulary) -> QuestionView:
        """Return everything as plain JSON."""
        options: list[OptionView] = []
        for option, label in zip(self.decision.options, self.labels, strict=True):
            options.append(
                {
                    "message": label.said.message.id,
                    "args": label.said.words(vocabulary),
                    "id": option.id,
                    "rule": option.rule,
                    "touches": list(label.touches),
                    "outlook": label.outlook,
                }
            )
        return {
            "decision": self.decision.id,
            "kind": self.decision.kind,
            "seat": self.decision.seat,
            "prompt": self.prompt.to_json(vocabulary),
            "options": options,
            "blocked": [b.to_json(vocabulary) for b in self.blocked],
            "outlook": self.outlook,
        }
