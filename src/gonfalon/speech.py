"""Speech: what a match says, as sentences in a language.

A game says everything as message ids with typed arguments; here they become text. `Speech` needs
the Fluent library (`pip install gonfalon[play]`); without it `PlainSpeech` says the same things
in plain English. Ask `speech(...)` for the best there is.

    told = speech(match.game, "uk", ["Olena", "Bohdan"])
    for event in match.choose(decision.id, option.id):
        print(told.event(event))
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from gonfalon.kernel.decision import Explained
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.ledger import Ledger, Rule, read_ledger
from gonfalon.kernel.message import NUMBER, SEAT, SEATS, Message, Said
from gonfalon.kernel.outcome import Outcome
from gonfalon.kernel.texts import read_texts

Words = Mapping[str, Any]

INTERFACE: Final = "gonfalon"  # the package whose texts belong to no game
ENGLISH: Final = "en"
LIBRARY: Final = "fluent.runtime"
NONE: Final = "_or_none"  # ends a kind of argument that may be absent

ENTRY: Final = re.compile(r"(?P<indent> *)(?P<id>\.?[a-zA-Z][\w-]*) *= *(?P<text>.*)")
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")  # as the libraries write a negative number
MINUS: Final = "\u2212"
PLACEABLE: Final = re.compile(r"\{ *(?P<argument>\$?)(?P<name>[a-zA-Z][\w-]*) *\}")


class Choice(NamedTuple):
    """An answer in words, offered or refused, with the rule it rests on."""

    id: str
    text: str
    rule: str


class Asked(NamedTuple):
    """A question in words: what may be answered, and what may not and why."""

    question: str
    options: list[Choice]
    blocked: list[Choice]


class PlainSpeech:
    """English without any library.

    Messages that are one plain sentence are said as they stand; those that need the grammar of
    numbers are said as their id and arguments ("knights-placed: Anna, count 3").
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
        # Where the players are known, so is the board that they sit at.
        self.places = game.places(self.content, len(self.names)) if self.names else {}
        self.ledger: Ledger = read_ledger(game.package)
        self.read()

    # -- the texts ----------------------------------------------------------------------------

    def read(self) -> None:
        """Read the texts; plain speech knows English only."""
        self.language = ENGLISH
        self.plain: dict[str, str] = {}
        for text in self.sources():
            self.plain.update(plain_messages(text))

    def sources(self) -> Iterator[str]:
        """Give the Fluent files: the game's own, then those of the interface."""
        for package in (self.game.package, INTERFACE):
            yield from read_texts(package, self.language).values()

    def formatted(self, id: str, args: Words) -> str | None:
        """Return a message (`id`) or one of its attributes (`id.attribute`), if it can be said."""
        text = self.plain.get(id)
        if text is None:
            return None
        missing = False

        def fill(found: re.Match[str]) -> str:
            nonlocal missing
            name = found["name"]
            part = args.get(name) if found["argument"] else self.formatted(name, args)
            missing = missing or part is None
            return str(part)

        text = PLACEABLE.sub(fill, text)
        return None if missing or "{" in text else text

    # -- names --------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        if seat < len(self.names):
            return self.names[seat]
        automa = self.formatted("automa", {}) if self.names else None  # it has no seat of its own
        return automa or self.interface("player", number=seat + 1)

    def name_of(self, section: str, id: str) -> str:
        """Return the name of a component, by section of the content or by kind of argument."""
        if id in self.places.get(section, ()):
            return self.places[section][id]
        kind = self.game.kinds.get(section, section.removesuffix(NONE))
        return self.formatted(f"{kind}-{id}", {}) or id

    def text_of(self, section: str, id: str) -> str:
        """Return the name of a component and what it does."""
        name = self.name_of(section, id)
        does = self.does(section, id)
        return f"{name}. {does}" if does else name

    def does(self, section: str, id: str) -> str:
        """Return what a component does, put together from its effects; empty if nothing."""
        section = self.section_of(section, id)
        kind = self.game.kinds.get(section, section)
        effects = self.game.described(self.content, section, id)
        if effects:
            return flowing([self.event(effect) for effect in effects])
        own = self.formatted(f"{kind}-{id}.text", {})
        return own or self.formatted(f"{kind}-plain", {}) or ""

    def section_of(self, kind: str, id: str) -> str:
        """Return the section of the content that an entry of a kind ("card", "tile") stands in."""
        sections = self.game.kinds
        if kind not in sections:
            for section, word in sections.items():
                if word == kind and id in self.content.entries.section(section):
                    return section
        return kind

    def joined(self, parts: Sequence[str]) -> str:
        """Return several names as one list."""
        if len(parts) < 2:
            return "".join(parts)
        return self.interface("list", rest=", ".join(parts[:-1]), last=parts[-1])

    # -- sentences ----------------------------------------------------------------------------

    def argument(self, kind: str, value: Any) -> str | int:
        """Return one argument, given as JSON, as it stands in a sentence."""
        if kind == NUMBER + "*":
            return ", ".join(str(number) for number in value)
        if kind.endswith("*"):
            return self.joined([str(self.argument(kind[:-1], part)) for part in value])
        if kind == SEATS:
            return self.joined([self.seat(seat) for seat in value])
        if kind == SEAT:
            return self.seat(value)
        if kind == NUMBER:
            return int(value)
        return self.name_of(kind, value)

    def told(self, id: str, words: Words) -> str:
        """Say a message of the game that is given as JSON: its id and arguments by name."""
        message = self.messages[id]
        types = dict(zip(message.names, message.types))
        args = {name: self.argument(types[name], value) for name, value in words.items()}
        return signed(self.formatted(id, args) or readable(id, args), args)

    def said(self, message: Message, args: Sequence[Any]) -> str:
        """Say a message with the arguments of the engine."""
        return self.told(message.id, message.words(tuple(args), self.content.vocabulary))

    def event(self, said: Said) -> str:
        """Say an event, a question, a label, a reason: a message with its arguments."""
        return self.said(said.message, said.args)

    def explained(self, explained: Explained) -> Asked:
        """Say a question with all its answers and refusals."""
        options = explained.decision.options
        return Asked(
            self.event(explained.prompt),
            [
                Choice(option.id, self.event(label.said), option.rule)
                for option, label in zip(options, explained.labels)
            ],
            [Choice(b.id, self.event(b.said), b.rule) for b in explained.blocked],
        )

    def outcome(self, outcome: Outcome) -> list[str]:
        """Say how a match ended, then everybody's place with the sources of the points."""
        lines = [self.event(outcome.how)]
        for seat in sorted(range(len(outcome.ranks)), key=lambda s: (outcome.ranks[s], s)):
            place = {"rank": outcome.ranks[seat], "points": outcome.scores[seat]}
            lines.append(self.interface("place", seat=self.seat(seat), **place))
            lines += [
                self.interface("source", source=self.event(line.source), points=line.points)
                for line in outcome.sheet
                if line.seat == seat
            ]
        return lines

    def interface(self, id: str, **args: str | int) -> str:
        """Say something of the interface: the message `interface-<id>`."""
        return signed(self.formatted(f"interface-{id}", args) or readable(id, args), args)

    # -- rules --------------------------------------------------------------------------------

    def rule(self, id: str) -> str:
        """Return the text of a rule; the ledger has it in English. Examples open by a title."""
        return self.formatted(f"rule-{id}", {}) or in_english(self.ledger.rules[id])

    def chapter(self, id: str) -> str:
        """Return the title of a chapter of the rules."""
        return self.formatted(f"rule_chapter-{id}", {}) or self.ledger.chapters[id]


class Speech(PlainSpeech):
    """Whole sentences in one of the languages, with the grammar of numbers."""

    def read(self) -> None:
        """Read the texts of the language into a Fluent bundle."""
        fluent = import_module(LIBRARY)
        self.bundle: Any = fluent.FluentBundle([self.language], use_isolating=False)
        for text in self.sources():
            self.bundle.add_resource(fluent.FluentResource(text))
        self.faults: list[str] = []  # what could not be said as it should; the tests look

    def formatted(self, id: str, args: Words) -> str | None:
        """Return a message or one of its attributes, if the language has it."""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, args)
        self.faults += [f"{self.language} {id}: {error}" for error in errors]
        return str(text)


def in_english(rule: Rule) -> str:
    """Return a rule as the ledger has it; the title of an example is a part of its sense."""
    return f"{rule.title}. {rule.statement}" if rule.title else rule.statement


def speech(
    game: Game[Any],
    language: str = ENGLISH,
    names: Sequence[str] | None = None,
    content: Content | None = None,
) -> PlainSpeech:
    """Return the best speech there is: `Speech`, or `PlainSpeech` without the Fluent library."""
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
            found.pop(last, None)  # it goes on: more than plain text
        else:
            last = ""
    return found


def flowing(parts: Sequence[str]) -> str:
    """Return parts as running text.

    A part that ends with a full stop is a sentence, one that ends with a colon opens a list, one
    that begins with a semicolon ("; or") begins another list; all others are members of a list.
    """
    text = ""
    opened = False  # the next member needs no comma
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
    """Return a text whose negative numbers have a real minus sign; other hyphens are words'."""
    negative = any(isinstance(value, int) and value < 0 for value in args.values())
    return HYPHEN.sub(MINUS, text) if negative else text


def readable(id: str, args: Words) -> str:
    """Return a message as its id and arguments, for want of a sentence."""
    head = re.sub(r"^(event|ask|option|blocked|effect|score|does)-", "", id)
    parts = [value if isinstance(value, str) else f"{name} {value}" for name, value in args.items()]
    return (f"{head}: {', '.join(parts)}" if parts else head).replace("_", " ")
