"""`gonfalon replay`: a record, step by step."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from gonfalon.cli.common import CommandError, Commands, at_least_one
from gonfalon.kernel.errors import RecordError, Refused
from gonfalon.kernel.game import game
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Event, seats_in
from gonfalon.kernel.record import Record, Repeater, line_of, parse_record, replay
from gonfalon.kernel.trail import Entry

NOBODY = -1


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "replay",
        help="print a record step by step",
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
    """Add what it takes to open a record."""
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


def opened(arguments: argparse.Namespace) -> tuple[Record, Match[Any]]:
    """Read a record and set its match up, before the first input."""
    record = parse_record(arguments.file.read_text(encoding="utf-8"))
    header = dict(record.header)
    try:
        seed = bytes.fromhex(header.pop("seed", "") if arguments.seed is None else arguments.seed)
    except ValueError as error:
        raise RecordError(f"damaged seed: {error}") from error
    content = None
    if arguments.pack:
        packs = tuple(path.read_text(encoding="utf-8") for path in arguments.pack)
        content = game(header["game"]).load(packs)
    return record, replay(Record(header, []), seed, content)


def apply(repeater: Repeater, entry: Entry, number: int) -> list[Event]:
    """Give one recorded input, check its draws, and return what happened."""
    match = repeater.m
    match.heard()
    try:
        events = repeater.give(entry)
    except Refused as error:
        raise RecordError(f"input {number} ({line_of(entry)}): {error}") from error
    if entry.trace >= 0 and entry.trace != match.chance.trace:
        raise RecordError(f"input {number}: the draws differ from the record's")
    return events


def told(match: Match[Any], event: Event) -> str:
    """Return an event in one line; who may know it, if not everybody."""
    data = event.to_json(match.content.vocabulary)
    words = [data["message"], *(f"{name}={value}" for name, value in data["args"].items())]
    if event.audience >= 0:
        words.append(f"(only for {seats_in(event.audience)})")
    return " ".join(str(word) for word in words)


def outcome_lines(match: Match[Any]) -> list[str]:
    """Return the outcome in words of the engine."""
    outcome = match.outcome
    if outcome is None:
        return ["not over"]
    data = outcome.to_json(match.content.vocabulary)
    lines = [f"outcome: {data['how']['message']} {json.dumps(data['how']['args'])}"]
    for seat, (rank, score) in enumerate(zip(data["ranks"], data["scores"])):
        lines.append(f"  seat {seat}: rank {rank}, {score} points")
    return lines


def viewer_of(text: str, seats: int) -> int | None:
    """Read a viewer from the command line."""
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
    for event in match.heard():
        print(f"      {told(match, event)}")
    entries = record.entries[: arguments.to]
    repeater = Repeater(match, record.entries)
    for number, entry in enumerate(entries, 1):
        events = apply(repeater, entry, number)
        print(f"{number:5} {line_of(entry)}")
        for event in events:
            print(f"      {told(match, event)}")
    if viewer != NOBODY:
        print(json.dumps(match.view(viewer), indent=2, ensure_ascii=False))
    for line in outcome_lines(match):
        print(line)
    print(f"{len(entries)} of {len(record.entries)} inputs")
    return 0
