"""Somebody at the keyboard: plays a match in the terminal by typing, and remembers what."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from gonfalon.bots import make_bot
from gonfalon.bots.bot import Bot, Sitting
from gonfalon.cli import parser
from gonfalon.cli.play.play import begun
from gonfalon.cli.terminal.session import Session
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.terminal.paint import Paint
from gonfalon.terminal.screen import screen_of
from gonfalon.terminal.voice import voice

Reads = Callable[[str], str | None]


class Person:
    """Types the key of the option that a bot would take; leaves when the match is over."""

    def __init__(self, name: str = "random", seed: int = 1) -> None:
        self.bot: Bot = make_bot(name)
        self.chance = FastChance(seed)
        self.typed: list[str] = []
        self.again: list[str] = []
        self.session: Session | None = None

    def __call__(self, prompt: str) -> str | None:
        assert self.session is not None
        match, screen = self.session.match, self.session.screen
        if match.over:
            return None
        if self.again:
            self.typed.append(self.again.pop())
            return self.typed[-1]
        decision = match.open_decisions[0]
        world = match.imagine(decision.seat, self.chance)
        there = next(d for d in world.open_decisions if d.id == decision.id)
        chosen = self.bot.choose(world, there, self.chance)
        self.typed.append(self.key(decision, chosen))
        if chosen.id == screen.closing(decision.kind) and len(decision.options) > 1:
            self.again.append(self.typed[-1])  # they mean it
        return self.typed[-1]

    def key(self, decision: Decision, chosen: Option) -> str:
        """Return what to type: the number in front of the option that was listed last."""
        assert self.session is not None
        given = self.session.numbers.given[decision.kind]
        return str(given[chosen.id])


def options(words: list[str]) -> argparse.Namespace:
    """Read the command line of `gonfalon play`."""
    return parser().parse_args(["play", *words])


def table(words: list[str], read: Reads, width: int = 80) -> tuple[Session, list[str]]:
    """Lay a table as `gonfalon play` would; return it with the lines it will print."""
    arguments = options(words)
    played = game(arguments.game)
    saved = begun(played, arguments)
    told = voice(played, arguments.lang, saved.names, saved.match.content)
    paint = Paint(width=width)
    screen = screen_of(saved.match, told, paint)
    bots: list[Bot | None] = [make_bot(name) if name else None for name in saved.bots]
    sitting = Sitting(saved.match, bots, saved.chance)
    printed: list[str] = []
    session = Session(sitting, told, screen, paint, read, printed.append)
    session.commands.bots = saved.bots
    return session, printed


def typed_match(words: list[str], name: str = "random", seed: int = 1) -> list[str]:
    """Play a match in thought; return what has to be typed for the same match."""
    person = Person(name, seed)
    session, _printed = table(words, person)
    person.session = session
    assert session.play() == 0
    assert session.match.over
    return person.typed
