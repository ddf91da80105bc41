"""`gonfalon release-check`: replay the matches that exist with the code about to be deployed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from gonfalon.cli.common import (
    CommandError,
    Commands,
    add_output,
    at_least_one,
    follow,
    print_report,
    processors,
)
from gonfalon.cli.play.replay import sections_in
from gonfalon.cli.site import set_up
from gonfalon.kernel.content.content import from_text
from gonfalon.kernel.game import Content, game
from gonfalon.kernel.records.record import parse_record
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.progress import Progress
from gonfalon.proving.playing import spread
from gonfalon.proving.release import (
    AHEAD,
    Finding,
    ReleaseReport,
    StoredMatch,
    against,
    examine,
    outlook_lines,
    read_outlooks,
)

RECORDS = ("*.record", "*.txt")


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "release-check",
        description="Replay every running match and the finished ones with this release, and "
        "compare states, events, views and options with what is stored. Reads the database of "
        "the site, or a folder of records. Exits with 1 if any match is different: then this "
        "release must not be deployed. Nothing is changed.",
    )
    parser.add_argument(
        "--records", type=Path, metavar="FOLDER", help="read records (and <digest>.json) there"
    )
    parser.add_argument(
        "--game", action="append", default=[], help="only this game; may be given several times"
    )
    parser.add_argument(
        "--limit", type=at_least_one, metavar="N", help="only the last N finished matches"
    )
    parser.add_argument(
        "--write",
        type=Path,
        metavar="FILE",
        help="write what this release makes of every match, to compare another one with",
    )
    parser.add_argument(
        "--against",
        type=Path,
        metavar="FILE",
        help="compare with what the release in service has written",
    )
    parser.add_argument(
        "--ignore-views",
        action="store_true",
        help="views may look different from those of the release in service",
    )
    parser.add_argument("--processes", type=at_least_one, default=processors())
    add_output(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    before = None
    if arguments.against is not None:
        before = read_outlooks(arguments.against.read_text(encoding="utf-8"))
    ahead = AHEAD if before is not None or arguments.write is not None else 0
    with follow(arguments) as progress:
        found = list(found_in(arguments, ahead, progress))
    if arguments.write is not None and not progress.stopped:
        arguments.write.write_text(outlook_lines(found), encoding="utf-8")
    if before is not None:
        ignored = frozenset({"views"} if arguments.ignore_views else ())
        found = [against(one, before.get(one.name), ignored) for one in found]
    return print_report(arguments, ReleaseReport(found, before), progress)


def found_in(arguments: argparse.Namespace, ahead: int, progress: Progress) -> Iterator[Finding]:
    """Yield what this release makes of each match in the folder or the database."""
    if arguments.records is not None:
        paths = sorted(path for kind in RECORDS for path in arguments.records.glob(kind))
        jobs = [(path, ahead) for path in paths[: arguments.limit]]
        found = progress(spread(examine_file, jobs, arguments.processes), len(jobs), "matches")
        yield from (one for one in found if not arguments.game or one.game in arguments.game)
        return
    set_up("release-check")
    from django.db import Error

    from gonfalon.server.commands.release_check import findings

    try:
        games, limit, processes = arguments.game, arguments.limit, arguments.processes
        yield from findings(games, limit, ahead, processes, progress)
    except Error as error:
        raise CommandError(f"the database does not answer: {error}") from error


def examine_file(job: tuple[Path, int]) -> Finding:
    """Replay the record in a file."""
    path, ahead = job
    try:
        record = parse_record(path.read_text(encoding="utf-8"))
        content = content_beside(path, record.header["game"], record.header["content"])
    except (GonfalonError, UnicodeDecodeError) as error:
        return Finding(path.name, "?", "?", False, str(error))
    return examine(StoredMatch(path.name, record, content=content), ahead)


def content_beside(path: Path, slug: str, digest: str) -> Content | None:
    """Return the content of a record from a file with its digest in the same folder, if any."""
    file = path.with_name(f"{digest}.json")
    if not file.exists():
        return None
    return game(slug).build(from_text(sections_in(file), digest))
