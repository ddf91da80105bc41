"""Somebody at the keyboard: plays a match in the terminal by typing, and remembers what."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from gonfalon.bots import make_bot
from gonfalon.bots.bot import Bot, Sitting
from gonfalon.cli import parser
from gonfalon.cli.play import begun
from gonfalon.cli.terminal.paint import Paint
from gonfalon.cli.terminal.screen import Screen, screen_of
from gonfalon.cli.terminal.session import Session
from gonfalon.cli.terminal.voice import voice
from gonfalon.kernel.chance import Fast
from gonfalon.kernel.game import game
from gonfalon.kernel.match import Match

Reads = Callable[[str], str | None]


class Person:
    """Types the key of the option that a bot would take; leaves when the match is over."""

    def __init__(self, name: str = "random", seed: int = 1) -> None:
        self.bot: Bot = make_bot(name)
        self.chance = Fast(seed)
        self.typed: list[str] = []
        self.match: Match[Any] | None = None
        self.screen: Screen | None = None

    def __call__(self, prompt: str) -> str | None:
        match, screen = self.match, self.screen
        assert match is not None
        assert screen is not None
        if match.over:
            return None
        decision = match.asking[0]
        world = match.imagine(decision.seat, self.chance)
        there = next(d for d in world.asking if d.id == decision.id)
        chosen = self.bot.choose(world, there, self.chance)
        explained = next(e for e in match.explain(decision.seat) if e.decision.id == decision.id)
        order = screen.order(explained)
        place = next(n for n, i in enumerate(order, 1) if decision.options[i].id == chosen.id)
        counting = decision.kind.endswith("-count")
        self.typed.append(chosen.id if counting else str(place))
        return self.typed[-1]


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
    person.match, person.screen = session.match, session.screen
    assert session.play() == 0
    assert session.match.over
    return person.typed
