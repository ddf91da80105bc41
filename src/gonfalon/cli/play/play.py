"""`gonfalon play`: play in the terminal, against bots or with several players at one keyboard."""

from __future__ import annotations

import argparse
import hashlib
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from gonfalon import new, seed_bytes
from gonfalon.bots import BOTS, make_bot
from gonfalon.bots.bot import Bot, Sitting
from gonfalon.cli.common import CommandError, Commands, add_game, add_settings, match_settings
from gonfalon.cli.spoken import Parser, console, no_game, trouble
from gonfalon.cli.terminal.saves import Saved, load
from gonfalon.cli.terminal.session import Session
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.play.step import EVERYONE_CONFIRMS, QUICK
from gonfalon.kernel.values.errors import GonfalonError, Refused
from gonfalon.terminal.paint import Paint, wants_colour, wants_drawing
from gonfalon.terminal.screen import screen_of
from gonfalon.terminal.voice import bot_names, has_library, voice


def add_parser(commands: Commands[Parser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser("play")
    parser.spoken = True
    add_game(parser)
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--bot", choices=list(BOTS), default="heuristic")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--seed", metavar="TEXT")
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--hotseat", action="store_true")
    parser.add_argument("--load", type=Path, metavar="FILE")
    parser.add_argument("--record", type=Path, metavar="FILE")
    parser.add_argument("--pack", type=Path, action="append", default=[], metavar="FILE")
    add_settings(parser)
    parser.set_defaults(run=run)


def seating(played: Game[Any], arguments: argparse.Namespace) -> list[str]:
    """Return the bot name of each seat; an empty name means a human player."""
    seats: int = played.min_seats if arguments.seats is None else arguments.seats
    people = seats if arguments.hotseat else max(1, len(arguments.name))
    if len(arguments.name) > seats or seats > played.max_seats or seats < played.min_seats:
        least, most = str(played.min_seats), str(played.max_seats)
        told = console(arguments.lang)
        raise CommandError(told.command("bad-seats", least=least, most=most))
    return [""] * people + [arguments.bot] * (seats - people)


def begun(played: Game[Any], arguments: argparse.Namespace) -> Saved:
    """Start a match, or resume a saved one."""
    packs = tuple(path.read_text(encoding="utf-8") for path in arguments.pack)
    content = played.load(packs)
    if arguments.load is not None:
        saved = load(arguments.load, content if packs else None)
        if saved.match.game.slug != played.slug:
            file, name = str(arguments.load), saved.match.game.slug
            told = console(arguments.lang)
            raise CommandError(told.command("other-game", file=file, name=name))
        return saved
    plain = voice(played, arguments.lang)
    bots = seating(played, arguments)
    people = bots.count("")
    names = list(arguments.name)
    names += [plain.seat(seat) for seat in range(len(names), people)]
    names += bot_names(plain, len(bots) - people, names)
    if len(set(names)) < len(names):
        raise CommandError(console(arguments.lang).command("same-names"))
    seed = seed_bytes(arguments.seed)
    policy = EVERYONE_CONFIRMS if people > 1 else QUICK
    match = new(played.slug, len(bots), match_settings(arguments), seed, content, policy)
    thoughts = hashlib.sha256(b"bots\0" + seed).digest()
    return Saved(match, names, bots, FastChance(int.from_bytes(thoughts[:8], "big")))


def reader() -> Callable[[str], str | None]:
    """Return a function that reads a line; input that is not typed at a keyboard is echoed."""
    keyboard = sys.stdin.isatty()
    if keyboard:
        with suppress(ImportError):
            import_module("readline")  # gives the prompt a history and line editing

    def read(prompt: str) -> str | None:
        try:
            text = input(prompt)
        except EOFError:
            return None
        if not keyboard:
            print(text, flush=True)
        return text

    return read


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    try:
        played = game(arguments.game)
    except Refused:
        raise CommandError(no_game(arguments.game, arguments.lang)) from None
    try:
        saved = begun(played, arguments)
    except CommandError:
        raise
    except (GonfalonError, OSError) as error:
        raise CommandError(trouble(error, voice(played, arguments.lang))) from error
    match = saved.match
    told = voice(played, arguments.lang, saved.names, match.content)
    columns = shutil.get_terminal_size().columns
    paint = Paint(wants_colour(sys.stdout), wants_drawing(sys.stdout), columns)
    screen = screen_of(match, told, paint)
    bots: list[Bot | None] = [make_bot(name) if name else None for name in saved.bots]
    sitting = Sitting(match, bots, saved.chance)
    session = Session(sitting, told, screen, paint, reader(), print)
    session.commands.bots = saved.bots
    if not has_library():
        session.say("gonfalon: plain texts only; `pip install 'gonfalon[play]'` brings sentences,")
        session.say("in English, Polish, Russian and Ukrainian.", "")
    session.welcome(arguments.load is not None)
    code = session.play()
    if arguments.record is not None and match.over:
        session.commands.record(str(arguments.record))
    return code
