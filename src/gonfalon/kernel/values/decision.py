"""Decisions and their options: the questions a match asks and the legal answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gonfalon.kernel.values.message import Text, Vocabulary
from gonfalon.kernel.values.native import mypyc_attr
from gonfalon.kernel.values.shapes import AmountsView, BlockedView, OptionView, QuestionView

NOTHING: Final = -1  # the value of an option that is about no particular thing


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One legal answer. Immutable, made once, and shared by all matches with the same content.

    `id` is a stable string, `rule` is the id of the rule that allows it, and `value` is the number
    of the one thing it is about: a card, a place, a count. If an answer says two things, make a
    subclass with a field for each. Answers about nothing, such as "pass", are module constants;
    steps compare them by identity (`option is PASS`).
    """

    __slots__ = ("id", "rule", "value")

    def __init__(self, id: str, rule: str, value: int = NOTHING) -> None:
        self.id = id
        self.rule = rule
        self.value = value

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Decision:
    """An open question to one seat.

    `public` means that everyone can work out the options from public knowledge. Only then may the
    kernel take a single option without asking. It has no default, because a forgotten argument
    would answer a private question by itself. `default` is the index of the answer used when a
    sealed round is closed before the seat has answered (-1: the round cannot be closed). Outside
    sealed rounds it is what previews assume, for answers that hardly matter to what follows.

    The id consists of public facts: epoch (incremented by every undo), turn, beat (one for each
    public question, one for a whole sealed round), kind and seat. Inside a private lane it also
    contains the place in that lane, which only the lane's own seat can see.
    """

    __slots__ = ("beat", "default", "epoch", "kind", "options", "place", "public", "seat", "turn")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        public: bool,
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
        """The id by which an answer refers to this decision; unique within the match."""
        head = f"{self.epoch}.{self.turn}.{self.beat}.{self.kind}.{self.seat}"
        return head if self.place < 0 else f"{head}.{self.place}"

    def option(self, option_id: str) -> Option | None:
        """Return the option with this id, or None if it is not offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision({self.id}: {' '.join(o.id for o in self.options)})"


class Label:
    """An option's text, and the components it touches (clicking one of them gives the answer).

    `preview` is what the answer would lead to, as far as the asked seat can know: sums that
    players would otherwise do in their heads. It is plain JSON whose shape the game defines.
    """

    __slots__ = ("preview", "text", "touches")

    def __init__(
        self, text: Text, touches: tuple[str, ...] = (), preview: Mapping[str, Any] | None = None
    ) -> None:
        self.text = text
        self.touches = touches
        self.preview = preview

    def __repr__(self) -> str:
        return f"Label({self.text.to_line({})})"


class Blocked:
    """An expected answer that is not legal now, with the rule and the numbers that say why."""

    __slots__ = ("id", "rule", "text", "touches")

    def __init__(self, id: str, rule: str, text: Text, touches: tuple[str, ...] = ()) -> None:
        self.id = id
        self.rule = rule
        self.text = text
        self.touches = touches

    def __repr__(self) -> str:
        return f"Blocked({self.id!r}, {self.rule}: {self.text.to_line({})})"

    def to_json(self, vocabulary: Vocabulary) -> BlockedView:
        """Return the blocked answer and its reason as plain JSON."""
        return {
            "message": self.text.message.id,
            "args": self.text.named_arguments(vocabulary),
            "id": self.id,
            "rule": self.rule,
            "touches": list(self.touches),
        }


class Explained:
    """A decision prepared for a human player: prompt, a label for each option, blocked answers.

    `amounts` describes a whole answer (`Step.amounts`), if there can be one.
    """

    __slots__ = ("amounts", "blocked", "decision", "labels", "preview", "prompt")

    def __init__(
        self,
        decision: Decision,
        prompt: Text,
        labels: list[Label],
        blocked: list[Blocked],
        preview: Mapping[str, Any] | None = None,
    ) -> None:
        self.decision = decision
        self.prompt = prompt
        self.labels = labels
        self.blocked = blocked
        self.preview = preview
        self.amounts: AmountsView | None = None

    def __repr__(self) -> str:
        return f"Explained({self.decision!r}, {len(self.blocked)} blocked)"

    def to_json(self, vocabulary: Vocabulary) -> QuestionView:
        """Return the question, options and blocked answers as plain JSON."""
        options: list[OptionView] = []
        for option, label in zip(self.decision.options, self.labels, strict=True):
            options.append(
                {
                    "message": label.text.message.id,
                    "args": label.text.named_arguments(vocabulary),
                    "id": option.id,
                    "rule": option.rule,
                    "touches": list(label.touches),
                    "preview": label.preview,
                }
            )
        return {
            "decision": self.decision.id,
            "kind": self.decision.kind,
            "seat": self.decision.seat,
            "prompt": self.prompt.to_json(vocabulary),
            "options": options,
            "blocked": [b.to_json(vocabulary) for b in self.blocked],
            "preview": self.preview,
            "amounts": self.amounts,
        }
