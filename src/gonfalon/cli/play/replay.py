"""`gonfalon replay`: print a record step by step."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gonfalon.cli.common import CommandError, Commands, at_least_one
from gonfalon.kernel.content.content import changed_entries, from_text
from gonfalon.kernel.game import Content, game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry
from gonfalon.kernel.records.editions import find_edition, installed_content, known_as
from gonfalon.kernel.records.record import (
    Record,
    RecordPlayer,
    line_of,
    match_at_start,
    parse_record,
)
from gonfalon.kernel.values.errors import NotInstalled, RecordError, Refused
from gonfalon.kernel.values.message import SPECTATOR_BIT, Event, bits_of

NOBODY = -1
WIDTH = 96


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "replay",
        description="Play a record again and print every input with what it brought about.",
    )
    add_record(parser)
    parser.add_argument("--to", type=at_least_one, metavar="N", help="stop after input N")
    parser.add_argument(
        "--view",
        metavar="SEAT",
        help="end with the view of a seat (a number) or of a spectator, as JSON",
    )
    parser.set_defaults(run=run)


def add_record(parser: argparse.ArgumentParser) -> None:
    """Add the arguments needed to open a record."""
    parser.add_argument("file", type=Path, help="the record")
    parser.add_argument(
        "--seed", metavar="HEX", help="of a match that is not over (its record does not hold it)"
    )
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        help="content pack the match was made with",
    )
    parser.add_argument(
        "--content",
        type=Path,
        metavar="FILE",
        help="content the match was made with, as a server gives it by its digest",
    )


def opened(arguments: argparse.Namespace) -> tuple[Record, Match[Any]]:
    """Read a record and set up its match, before the first input."""
    record = parse_record(arguments.file.read_text(encoding="utf-8"))
    try:
        seed = None if arguments.seed is None else bytes.fromhex(arguments.seed)
    except ValueError as error:
        raise RecordError(f"damaged seed: {error}") from error
    return record, match_at_start(record, seed, content_of(arguments, record.header))


def content_of(arguments: argparse.Namespace, header: dict[str, str]) -> Content:
    """Return the content of a record: as it is installed or kept with the game, or the one given.

    Without its content or its rules, a record can be neither shown nor checked. That does not mean
    it is wrong, so the error names what is missing and how to get it.
    """
    played, wanted = game(header["game"]), header["content"]
    if header["rules"].isdecimal():
        try:
            played.check_rules(int(header["rules"]))
        except NotInstalled as error:
            raise NotInstalled(error.code, f"cannot be checked here: {error}") from error
    if arguments.content is not None:
        return played.build(from_text(sections_in(arguments.content), wanted))
    packs = tuple(path.read_text(encoding="utf-8") for path in arguments.pack)
    content = played.load(packs)
    found = known_as(played, content, wanted) if packs else find_edition(played, wanted)
    if found is None:
        raise NotInstalled(
            "content-not-installed",
            f"cannot be checked here: made with content {wanted} of {played.slug}, which is missing"
            f" ({'with these packs' if packs else 'installed'}: {content.digest}); give the packs"
            " of its table with --pack, or its content with --content (the server it was played"
            f" on has it at /api/games/{played.slug}/editions/{wanted})",
        )
    return found


def sections_in(path: Path) -> str:
    """Return content as JSON text from a file, either bare or as served by the API."""
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{path} is no content: {error}") from error
    if isinstance(given, dict) and "sections" in given:
        given = given["sections"]
    return json.dumps(given)


def apply(repeater: RecordPlayer, entry: Entry, number: int) -> list[Event]:
    """Apply one recorded input, check its draws, and return the events."""
    match = repeater.m
    match.drain_events()
    try:
        events = repeater.give(entry)
    except Refused as error:
        raise RecordError(f"input {number} ({line_of(entry)}): {error}") from error
    if entry.trace >= 0 and entry.trace != match.chance.trace:
        raise RecordError(f"input {number}: the draws differ from the record's")
    return events


def told(match: Match[Any], event: Event) -> str:
    """Return an event as one line, with its audience if it is not public."""
    data = event.to_json(match.content.vocabulary)
    words = [data["message"], *(f"{name}={value}" for name, value in data["args"].items())]
    if event.audience >= 0:
        words.append(f"(only for {bits_of(event.audience & ~SPECTATOR_BIT)})")
    return " ".join(str(word) for word in words)


def outcome_lines(match: Match[Any]) -> list[str]:
    """Return the outcome as lines, using message ids."""
    outcome = match.outcome
    if outcome is None:
        return ["not over"]
    data = outcome.to_json(match.content.vocabulary)
    lines = [f"outcome: {data['how']['message']} {json.dumps(data['how']['args'])}"]
    for seat, (rank, score) in enumerate(zip(data["ranks"], data["scores"])):
        lines.append(f"  seat {seat}: rank {rank}, {score} points")
    return lines


def edition_lines(match: Match[Any]) -> Iterator[str]:
    """Yield what is different on the cards of a match, if they are not the installed ones."""
    installed = installed_content(match.game)
    if installed is None:
        return
    changed = changed_entries(match.content.entries, installed.entries)
    if changed:
        number = "1 entry differs" if len(changed) == 1 else f"{len(changed)} entries differ"
        yield f"played with other cards than the installed ones: {number}"
        names = ", ".join(changed)
        yield textwrap.fill(names, WIDTH, initial_indent="  ", subsequent_indent="  ")


def viewer_of(text: str, seats: int) -> int | None:
    """Parse a viewer from the command line; None is a spectator."""
    if text == "spectator":
        return None
    if text.isdecimal() and int(text) < seats:
        return int(text)
    raise CommandError(f"--view takes a seat from 0 to {seats - 1}, or 'spectator'")


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    record, match = opened(arguments)
    viewer = NOBODY if arguments.view is None else viewer_of(arguments.view, match.seats)
    for key, value in record.header.items():
        print(f"{key}: {value}")
    for event in match.drain_events():
        print(f"      {told(match, event)}")
    entries = record.entries[: arguments.to]
    repeater = RecordPlayer(match, record.entries)
    for number, entry in enumerate(entries, 1):
        events = apply(repeater, entry, number)
        print(f"{number:5} {line_of(entry)}")
        for event in events:
            print(f"      {told(match, event)}")
    if viewer != NOBODY:
        print(json.dumps(match.view(viewer), indent=2, ensure_ascii=False))
    for line in (*edition_lines(match), *outcome_lines(match)):
        print(line)
    print(f"{len(entries)} of {len(record.entries)} inputs")
    return 0
