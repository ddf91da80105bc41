"""`gonfalon play`: a match in the terminal, against bots or with people at one keyboard."""

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
from gonfalon.cli.common import CommandError, Commands, add_game, add_options, match_options
from gonfalon.cli.terminal.paint import Paint, wants_colour, wants_drawing
from gonfalon.cli.terminal.saves import Saved, load
from gonfalon.cli.terminal.screen import screen_of
from gonfalon.cli.terminal.session import Session
from gonfalon.cli.terminal.voice import bot_names, has_library, voice
from gonfalon.kernel.chance import Fast
from gonfalon.kernel.game import Game, game
from gonfalon.kernel.step import EVERYONE_CONFIRMS, QUICK
from gonfalon.kernel.texts import LANGUAGES


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "play",
        help="play in the terminal, against bots or at one keyboard",
        description="Play a match in the terminal. Type the number of an answer; ? explains.",
    )
    add_game(parser)
    parser.add_argument("--seats", type=int, help="how many players; the fewest by default")
    parser.add_argument("--bot", choices=list(BOTS), default="heuristic", help="who plays against")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="en by default")
    parser.add_argument("--seed", help="any text: the same seed brings the same match")
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        help="your name; given several times, so many people share the keyboard",
    )
    parser.add_argument("--hotseat", action="store_true", help="people at all seats, no bots")
    parser.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved match")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the record when the match is over"
    )
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], help="play with a content pack"
    )
    add_options(parser)
    parser.set_defaults(run=run)


def seating(played: Game[Any], arguments: argparse.Namespace) -> list[str]:
    """Return the bot of each seat; an empty name is a person."""
    seats: int = played.min_seats if arguments.seats is None else arguments.seats
    people = seats if arguments.hotseat else max(1, len(arguments.name))
    if len(arguments.name) > seats or seats > played.max_seats or seats < played.min_seats:
        raise CommandError(
            f"{played.slug} is for {played.min_seats} to {played.max_seats} seats, "
            f"a name at each at most"
        )
    return [""] * people + [arguments.bot] * (seats - people)


def begun(played: Game[Any], arguments: argparse.Namespace) -> Saved:
    """Begin a match, or go on with a saved one."""
    packs = tuple(path.read_text(encoding="utf-8") for path in arguments.pack)
    content = played.load(packs)
    if arguments.load is not None:
        saved = load(arguments.load, content if packs else None)
        if saved.match.game.slug != played.slug:
            raise CommandError(f"{arguments.load} is a match of {saved.match.game.slug}")
        return saved
    plain = voice(played, arguments.lang)
    bots = seating(played, arguments)
    people = bots.count("")
    names = list(arguments.name)
    names += [plain.seat(seat) for seat in range(len(names), people)]
    names += bot_names(plain, len(bots) - people, names)
    if len(set(names)) < len(names):
        raise CommandError("every player needs a name of their own")
    seed = seed_bytes(arguments.seed)
    policy = EVERYONE_CONFIRMS if people > 1 else QUICK
    match = new(played.slug, len(bots), match_options(arguments), seed, content, policy)
    thoughts = hashlib.sha256(b"bots\0" + seed).digest()
    return Saved(match, names, bots, Fast(int.from_bytes(thoughts[:8], "big")))


def reader() -> Callable[[str], str | None]:
    """Return what reads a line; a line that comes from elsewhere than a keyboard is echoed."""
    keyboard = sys.stdin.isatty()
    if keyboard:
        with suppress(ImportError):
            import_module("readline")  # gives the prompt a history and keys to edit with

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
    played = game(arguments.game)
    saved = begun(played, arguments)
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
