"""Speech: turns the messages of a match into sentences in a language.

Games produce message ids with typed arguments; this module makes text of them. `Speech` requires
the Fluent library (`pip install gonfalon[play]`). Without it, `PlainSpeech` produces plain English.
`speech(...)` returns the better one that is available::

    speaker = speech(match.game, "uk", ["Olena", "Bohdan"])
    for event in match.choose(decision.id, option.id):
        print(speaker.event(event))
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from gonfalon.kernel.content.ledger import Ledger, Rule, read_ledger
from gonfalon.kernel.content.texts import read_texts
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.values.decision import Explained
from gonfalon.kernel.values.errors import ContentError
from gonfalon.kernel.values.message import NUMBER, SEAT, SEATS, Message, Text
from gonfalon.kernel.values.outcome import Outcome

Words = Mapping[str, Any]

INTERFACE: Final = "gonfalon"  # the package with the texts that belong to no game
ENGLISH: Final = "en"
LIBRARY: Final = "fluent.runtime"
NONE: Final = "_or_none"  # suffix of an argument kind that may be absent

ENTRY: Final = re.compile(r"(?P<indent> *)(?P<id>\.?[a-zA-Z][\w-]*) *= *(?P<text>.*)")
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")  # the sign of a negative number
MINUS: Final = "\u2212"
TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")  # a name like "Ada L." at the end of a sentence
PLACEABLE: Final = re.compile(r"\{ *(?P<argument>\$?)(?P<name>[a-zA-Z][\w-]*) *\}")


class Choice(NamedTuple):
    """The text of an option or of a blocked answer, with its rule."""

    id: str
    text: str
    rule: str


class Asked(NamedTuple):
    """The texts of a question, its options, and its blocked answers with reasons."""

    question: str
    options: list[Choice]
    blocked: list[Choice]


class PlainSpeech:
    """English without any library.

    Messages on one line without plural forms or other selectors are formatted as sentences. Others
    become their id and arguments ("knights-placed: Anna, count 3").
    """

    def __init__(
        self,
        game: Game[Any],
        language: str = ENGLISH,
        names: Sequence[str] | None = None,
        content: Content | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.names = list(names or ())
        self.content = game.load() if content is None else content
        self.messages: dict[str, Message] = game.messages()
        # The board depends on the number of players, so it is known only with their names.
        self.places = game.places(self.content, len(self.names)) if self.names else {}
        self.ledger: Ledger = ledger_of(game.package)
        self.read()

    # -- the texts ----------------------------------------------------------------------------

    def read(self) -> None:
        """Read the texts. Plain speech is always English."""
        self.language = ENGLISH
        self.plain: dict[str, str] = {}
        for text in self.sources():
            self.plain.update(plain_messages(text))

    def sources(self) -> Iterator[str]:
        """Yield the Fluent files: first the game's, then those of the interface."""
        for package in (self.game.package, INTERFACE):
            yield from read_texts(package, self.language).values()

    def formatted(self, id: str, args: Words) -> str | None:
        """Format a message (`id`) or an attribute (`id.attribute`); None if not possible."""
        return plainly(self.plain, id, args)

    # -- names --------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        if seat < len(self.names):
            return self.names[seat]
        automa = self.formatted("automa", {}) if self.names else None  # it has no seat
        return automa or self.interface("player", number=seat + 1)

    def name_of(self, section: str, id: str) -> str:
        """Return the name of a component. `section` is a content section or an argument kind."""
        if id in self.places.get(section, ()):
            return self.places[section][id]
        kind = self.game.kinds.get(section, section.removesuffix(NONE))
        return self.formatted(f"{kind}-{id}", {}) or id

    def text_of(self, section: str, id: str) -> str:
        """Return a component's name and what it does."""
        name = self.name_of(section, id)
        does = self.does(section, id)
        return f"{name}. {does}" if does else name

    def does(self, section: str, id: str) -> str:
        """Describe what a component does, from its effects; empty if it does nothing."""
        section = self.section_of(section, id)
        kind = self.game.kinds.get(section, section)
        effects = self.game.card_text(self.content, section, id)
        if effects:
            return flowing([self.event(effect) for effect in effects])
        own = self.formatted(f"{kind}-{id}.text", {})
        return own or self.formatted(f"{kind}-plain", {}) or ""

    def section_of(self, kind: str, id: str) -> str:
        """Return the content section that has this entry of a kind ("card", "tile")."""
        sections = self.game.kinds
        if kind not in sections:
            for section, word in sections.items():
                if word == kind and id in self.content.entries.section(section):
                    return section
        return kind

    def joined(self, parts: Sequence[str]) -> str:
        """Join several names into a list in words."""
        if len(parts) < 2:
            return "".join(parts)
        return self.interface("list", rest=", ".join(parts[:-1]), last=parts[-1])

    # -- sentences ----------------------------------------------------------------------------

    def argument(self, kind: str, value: Any) -> str | int:
        """Convert one argument from JSON to its form in a sentence."""
        if kind == NUMBER + "*":
            return ", ".join(str(number) for number in value)
        if kind.endswith("*"):
            return self.joined(self.grouped(kind[:-1], value))
        if kind == SEATS:
            return self.joined([self.seat(seat) for seat in value])
        if kind == SEAT:
            return self.seat(value)
        if kind == NUMBER:
            return int(value)
        return self.name_of(kind, value)

    def grouped(self, kind: str, values: Sequence[Any]) -> list[str]:
        """Return the members of a list. Those alike are one member, if the game can count them.

        The message `<kind>-counted` does: "3 wood" instead of "wood, wood and wood".
        """
        names = [str(self.argument(kind, part)) for part in values]
        single = list(dict.fromkeys(names))
        if len(single) == len(names):
            return names
        counted = [
            self.formatted(f"{kind}-counted", {"name": name, "count": names.count(name)})
            for name in single
        ]
        return names if None in counted else [part for part in counted if part is not None]

    def told(self, id: str, words: Words) -> str:
        """Format a message of the game from JSON: its id and its arguments by name."""
        message = self.messages[id]
        types = dict(zip(message.names, message.types))
        args = {name: self.argument(types[name], value) for name, value in words.items()}
        return signed(self.formatted(id, args) or readable(id, args), args)

    def said(self, message: Message, args: Sequence[Any]) -> str:
        """Format a message with the engine's arguments (small integers)."""
        return self.told(message.id, message.named_arguments(tuple(args), self.content.vocabulary))

    def event(self, said: Text) -> str:
        """Format an event or any other `Text`, such as a question, a label or a reason."""
        return self.said(said.message, said.args)

    def explained(self, explained: Explained) -> Asked:
        """Format a question with all options and blocked answers."""
        options = explained.decision.options
        return Asked(
            self.event(explained.prompt),
            [
                Choice(option.id, self.event(label.text), option.rule)
                for option, label in zip(options, explained.labels)
            ],
            [Choice(b.id, self.event(b.text), b.rule) for b in explained.blocked],
        )

    def outcome(self, outcome: Outcome) -> list[str]:
        """Describe how a match ended, then each player's rank with the sources of the points."""
        lines = [self.event(outcome.how)]
        for place, sources in self.standings(outcome):
            lines += [place, *sources]
        return lines

    def standings(self, outcome: Outcome) -> list[tuple[str, list[str]]]:
        """Return each player's rank with its score lines, then the sides without a seat."""
        found: list[tuple[str, list[str]]] = []
        for seat in sorted(range(len(outcome.ranks)), key=lambda s: (outcome.ranks[s], s)):
            place = {"rank": outcome.ranks[seat], "points": outcome.scores[seat]}
            text = self.interface("place", seat=self.seat(seat), **place)
            found.append((text, self.sheet(outcome, seat)))
        for side in outcome.automas:
            points = outcome.points_of(side)
            text = self.interface("unranked", seat=self.seat(side), points=points)
            found.append((text, self.sheet(outcome, side)))
        return found

    def sheet(self, outcome: Outcome, side: int) -> list[str]:
        """Format a side's lines of the score sheet."""
        return [
            self.interface("source", source=self.event(line.source), points=line.points)
            for line in outcome.sheet
            if line.seat == side
        ]

    def interface(self, id: str, **args: str | int) -> str:
        """Format a text of the interface: the message `interface-<id>`."""
        return signed(self.formatted(f"interface-{id}", args) or readable(id, args), args)

    # -- rules --------------------------------------------------------------------------------

    def rule(self, id: str) -> str:
        """Return the text of a rule, in English from the ledger if it is not translated."""
        return self.formatted(f"rule-{id}", {}) or in_english(self.ledger.rules[id])

    def chapter(self, id: str) -> str:
        """Return the title of a chapter of the rules."""
        return self.formatted(f"rule_chapter-{id}", {}) or self.ledger.chapters[id]


class Speech(PlainSpeech):
    """Full sentences in any of the languages, with correct plural forms."""

    def read(self) -> None:
        """Read the texts of the language into a Fluent bundle."""
        fluent = import_module(LIBRARY)
        self.bundle: Any = fluent.FluentBundle([self.language], use_isolating=False)
        for text in self.sources():
            self.bundle.add_resource(parsed(text))
        self.faults: list[str] = []  # formatting errors, checked by tests

    def formatted(self, id: str, args: Words) -> str | None:
        """Format a message or an attribute; None if the language does not have it."""
        text, faults = format_message(self.bundle, id, args)
        self.faults += [f"{self.language} {id}: {fault}" for fault in faults]
        return text


@cache
def parsed(text: str) -> Any:
    """Parse a Fluent file. Cached, because parsing takes longer than everything else."""
    try:
        return import_module(LIBRARY).FluentResource(text)
    except RecursionError as error:
        raise ContentError("a text is nested too deeply") from error


def format_message(bundle: Any, id: str, args: Words) -> tuple[str | None, list[str]]:
    """Format a message (`id`) or an attribute (`id.attribute`) of a Fluent bundle.

    Returns None if the bundle does not have it, or if it cannot be formatted; and what was wrong.
    """
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return None, []
    try:
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None, []
        text, errors = bundle.format_pattern(pattern, args)
    except (ArithmeticError, RecursionError) as error:  # a huge number, an endless reference
        return None, [repr(error)]
    return TWO_STOPS.sub(".", str(text)), [str(error) for error in errors]


@cache
def ledger_of(package: str) -> Ledger:
    """Read the ledger of a game. Cached."""
    return read_ledger(package)


@cache
def about(game: Game[Any], language: str) -> tuple[str, str]:
    """Return a game's title and its summary in one sentence, without reading all its texts."""
    texts = plain_messages(read_texts(game.package, language).get("content.ftl", ""))
    return texts.get("game-title", game.slug), texts.get("game-summary", "")


def in_english(rule: Rule) -> str:
    """Return a rule's English text from the ledger. Examples need their title to make sense."""
    return f"{rule.title}. {rule.statement}" if rule.title else rule.statement


def speech(
    game: Game[Any],
    language: str = ENGLISH,
    names: Sequence[str] | None = None,
    content: Content | None = None,
) -> PlainSpeech:
    """Return a `Speech`, or a `PlainSpeech` if the Fluent library is not installed."""
    try:
        import_module(LIBRARY)
    except ImportError:
        return PlainSpeech(game, language, names, content)
    return Speech(game, language, names, content)


def plain_messages(source: str) -> dict[str, str]:
    """Return the messages and attributes of a Fluent file that fit on one line."""
    found: dict[str, str] = {}
    message = last = ""
    for line in source.splitlines():
        entry = ENTRY.fullmatch(line)
        if entry and entry["id"].startswith(".") == bool(entry["indent"]):
            last = f"{message}{entry['id']}" if entry["indent"] else entry["id"]
            message = message if entry["indent"] else last
            if entry["text"]:
                found[last] = entry["text"].strip()
        elif line.startswith(" "):
            found.pop(last, None)  # the message has more lines, so it is not plain text
        else:
            last = ""
    return found


def plainly(
    messages: Mapping[str, str], id: str, args: Words, within: tuple[str, ...] = ()
) -> str | None:
    """Format one of the messages that fit on one line, `within` others; None if not possible."""
    text = messages.get(id)
    if text is None or id in within:
        return None
    missing = False

    def fill(found: re.Match[str]) -> str:
        nonlocal missing
        name = found["name"]
        if not missing:
            inner = (*within, id)
            part = args.get(name) if found["argument"] else plainly(messages, name, args, inner)
            missing = part is None
        return "" if missing else str(part)

    text = PLACEABLE.sub(fill, text)
    return None if missing or "{" in text else TWO_STOPS.sub(".", text)


def flowing(parts: Sequence[str]) -> str:
    """Join parts into running text.

    A part that ends with a full stop is a sentence. One that ends with a colon opens a list, and
    one that starts with a semicolon ("; or") starts another list. All others are list items.
    """
    text = ""
    opened = False  # the next item needs no comma before it
    for part in parts:
        if part.startswith(";"):
            text, opened = text + part, True
            continue
        whole = part.endswith((".", ":"))
        if text and not text.endswith((".", ":")) and not opened:
            text += "." if whole else ","
        if not text or text.endswith("."):
            part = part[:1].upper() + part[1:]
        text = f"{text} {part}" if text else part
        opened = part.endswith(":")
    return text.removesuffix(".") + "." if text else ""


def signed(text: str, args: Words) -> str:
    """Use a real minus sign for negative numbers. Hyphens in words are left alone."""
    negative = any(isinstance(value, int) and value < 0 for value in args.values())
    return HYPHEN.sub(MINUS, text) if negative else text


def readable(id: str, args: Words) -> str:
    """Return a message's id and arguments, for when there is no sentence."""
    head = re.sub(r"^(event|ask|option|blocked|effect|score|does)-", "", id)
    parts = [value if isinstance(value, str) else f"{name} {value}" for name, value in args.items()]
    return (f"{head}: {', '.join(parts)}" if parts else head).replace("_", " ")
