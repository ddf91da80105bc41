"""JSON Schemas of what a match sends, one for each game.

The schema (draft 2020-12) is generated from the types in `shapes.py`, which the kernel and the
games use to build their JSON. It describes views, questions with their options, and the arguments
of each message. `gonfalon schema <game>` prints it. The web client's types are generated from it.

    schema = schema_of(game("mastery"))
    schema["$defs"]["MatchView"], schema["$defs"]["event-advanced"]
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from gonfalon.kernel.game import Game
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS, Message, Vocabulary
from gonfalon.kernel.values.shapes import (
    EventView,
    GameShape,
    Length,
    MatchView,
    MessageGroup,
    QuestionView,
    Setting,
    Word,
)

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "integer",
    bool: "boolean",
    float: "number",
    type(None): "null",
}
ROOTS: Final = (MatchView, QuestionView, EventView)


def schema_of(game: Game[Any]) -> Schema:
    """Return the JSON Schema of a game. Its root is `MatchView`."""
    content = game.load()
    kinds = tuple(sorted(game.option_kinds(content)))
    own = {"decision_kind": Literal[kinds], "settings": game.settings.shape, **game.shapes()}
    title = f"What a match of {game.slug} says"
    return Writer(own, content.vocabulary, game.messages()).whole(game.slug, title)


def common_schema() -> Schema:
    """Return the schema that fits every game. Game-specific parts are left open."""
    return Writer({}, {}, {}).whole("match", "What a match of any game says")


class Writer:
    """Builds one schema. Every typed dictionary becomes a definition with the same name.

    `own` has the types of the game-specific parts, `words` is the vocabulary.
    """

    def __init__(
        self, own: Mapping[str, Any], words: Vocabulary, messages: Mapping[str, Message]
    ) -> None:
        self.own: dict[str, Any] = {"policy": Literal[POLICIES], **own}
        self.words = words
        self.messages = messages
        self.made: dict[str, Schema] = {}

    def whole(self, name: str, title: str) -> Schema:
        """Return the complete schema, with its definitions sorted by name."""
        for root in ROOTS:
            self.of(root)
        for message in self.messages.values():
            self.made[message.id] = self.message(message)
        return {
            "$schema": DIALECT,
            "$id": f"urn:gonfalon:{name}",
            "title": title,
            "$ref": reference(MatchView.__name__),
            "$defs": dict(sorted(self.made.items())),
        }

    def of(self, hint: Any) -> Schema:
        """Return the schema of a type."""
        if hint is Any:
            return {}
        if hint is None:
            return {"type": "null"}
        if hint in PLAIN:
            return {"type": PLAIN[hint]}
        if is_typeddict(hint):
            return self.named(hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.marked(args[0], args[1:])
        if origin is Literal and len(kinds := {type(arg) for arg in args}) == 1:
            return {"type": PLAIN[kinds.pop()], "enum": list(args)}
        if origin in (Union, types.UnionType):
            return union([self.of(arg) for arg in args])
        if origin is list:
            return {"type": "array", "items": self.of(args[0])}
        if origin is dict:
            return self.mapping(args[0], args[1])
        raise KernelError(f"no schema can be made of {hint}")

    def marked(self, hint: Any, marks: tuple[Any, ...]) -> Schema:
        """Return the schema of an `Annotated` type, as refined by its one mark."""
        (mark,) = marks
        if isinstance(mark, Word):
            name = f"word-{mark.kind}"
            self.made[name] = {"type": "string", "enum": sorted(set(self.words[mark.kind]))}
            return {"$ref": reference(name)}
        if isinstance(mark, Length):
            return {**self.of(hint), "minItems": mark.exactly, "maxItems": mark.exactly}
        if isinstance(mark, GameShape):
            return self.of(self.own.get(mark.name, hint))
        if isinstance(mark, (MessageGroup, Setting)):
            return self.of(hint)
        raise KernelError(f"{mark} marks nothing")

    def named(self, shape: Any) -> Schema:
        """Return a reference to a typed dictionary. Its definition allows no other fields."""
        name = shape.__name__
        if name not in self.made:
            self.made[name] = {}  # the type may be recursive
            hints = get_type_hints(shape, include_extras=True)
            fields = {field: bare(hint) for field, hint in hints.items()}
            made: Schema = {
                "description": inspect.cleandoc(shape.__doc__ or ""),
                "type": "object",
                "properties": {field: self.of(hint) for field, hint in fields.items()},
                "required": [f for f in hints if get_origin(hints[f]) is not NotRequired],
                "additionalProperties": False,
            }
            group = group_of(fields.get("message"))
            if group is not None and self.messages:
                made["anyOf"] = [{"$ref": reference(id)} for id in self.grouped(group)]
            self.made[name] = made
        return {"$ref": reference(name)}

    def mapping(self, key: Any, value: Any) -> Schema:
        """Return the schema of a dictionary. If its keys are literals, all are required."""
        keys = literals(key)
        if not keys:
            return {"type": "object", "additionalProperties": self.of(value)}
        return {
            "type": "object",
            "properties": {name: self.of(value) for name in keys},
            "required": keys,
            "additionalProperties": False,
        }

    # -- messages -------------------------------------------------------------------------------

    def grouped(self, heads: tuple[str, ...]) -> list[str]:
        """Return the ids that start with one of the words in `heads`; all ids if it is empty."""
        return [id for id in sorted(self.messages) if not heads or id.partition("-")[0] in heads]

    def message(self, message: Message) -> Schema:
        """Return the schema of a message and its arguments. Other fields are allowed."""
        args = {name: self.argument(kind) for name, kind in zip(message.names, message.types)}
        made: Schema = {
            "type": "object",
            "properties": {
                "message": {"type": "string", "const": message.id},
                "args": {
                    "type": "object",
                    "properties": args,
                    "required": list(args),
                    "additionalProperties": False,
                },
            },
            "required": ["message", "args"],
        }
        if message.rule:
            made["description"] = f"Follows from {message.rule}."
        return made

    def argument(self, kind: str) -> Schema:
        """Return the schema of an argument by its kind, such as `NUMBER` or "card*"."""
        if kind.endswith("*"):
            return {"type": "array", "items": self.argument(kind[:-1])}
        if kind == SEATS:
            return {"type": "array", "items": {"type": "integer"}}
        if kind in (NUMBER, SEAT):
            return {"type": "integer"}
        return self.marked(str, (Word(kind),))


def bare(hint: Any) -> Any:
    """Return the type of a field without `NotRequired`."""
    return get_args(hint)[0] if get_origin(hint) is NotRequired else hint


def group_of(hint: Any) -> tuple[str, ...] | None:
    """Return the first words of the message ids a field may hold, or None if it is not marked."""
    for mark in get_args(hint)[1:] if get_origin(hint) is Annotated else ():
        if isinstance(mark, MessageGroup):
            return mark.heads
    return None


def literals(hint: Any) -> list[str]:
    """Return the strings of a `Literal` type or of a union of them, else an empty list."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if get_origin(hint) in (Union, types.UnionType):
        return [text for arg in get_args(hint) for text in literals(arg)]
    return []


def union(parts: list[Schema]) -> Schema:
    """Return the union of schemas. String enums are merged into one."""
    texts = [p for p in parts if set(p) == {"type", "enum"} and p["type"] == "string"]
    if len(texts) > 1:
        rest = [part for part in parts if part not in texts]
        joined = {"type": "string", "enum": [text for part in texts for text in part["enum"]]}
        parts = [joined, *rest]
    return parts[0] if len(parts) == 1 else {"anyOf": parts}


def reference(name: str) -> str:
    """Return the JSON pointer to a definition."""
    return f"#/$defs/{name}"
