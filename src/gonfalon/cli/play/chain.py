"""`gonfalon chain`: keep a site's chain of commitments, and notice if its past changes."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import urlopen

from gonfalon.cli.common import CommandError, Commands
from gonfalon.kernel.chance.daily_chain import ChainDay, check_kept, check_links, leaf_of
from gonfalon.kernel.records.record import parse_record
from gonfalon.kernel.values.errors import RecordError

SECONDS = 30
MOST_BYTES = 256 * 1024 * 1024


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "chain",
        description="Read the chain of commitments that a site publishes, check every day of it,"
        " and compare it with the copy saved the last time. Then save what is new. Fails if the"
        " site has changed, dropped or added anything in the past.",
    )
    parser.add_argument("site", help="its address, such as https://play.example.org")
    parser.add_argument("file", type=Path, help="the saved copy; made if there is none")
    parser.add_argument(
        "--record",
        type=Path,
        action="append",
        default=[],
        help="also look for the commitment of this record in the chain",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    kept = saved(arguments.file) if arguments.file.exists() else []
    wanted = {leaf_in(path): path for path in arguments.record}
    try:
        days = published(arguments.site)
        check_links(days)
        check_kept(kept, days)
        for day in days:
            if wanted or day.day > (kept[-1].day if kept else ""):
                leaves = leaves_of(arguments.site, day)
                for leaf in wanted.keys() & set(leaves):
                    print(f"{wanted.pop(leaf)}: in the chain since {day.day}")
        for path in wanted.values():
            raise RecordError(f"{path}: its commitment is not in the chain")
    except RecordError as error:
        print(f"does not hold: {error}")
        return 1
    save(arguments.file, days)
    matches = sum(day.count for day in days)
    print(f"holds: {len(days)} days, {matches} matches, {len(days) - len(kept)} days new")
    return 0


def leaf_in(path: Path) -> str:
    """Return the leaf of a record's match."""
    header = parse_record(path.read_text(encoding="utf-8")).header
    if "table" not in header or "house-commitment" not in header:
        raise CommandError(f"{path} is not the record of a table")
    return leaf_of(header["table"], header["house-commitment"], header["commitment"])


def published(site: str) -> list[ChainDay]:
    """Return all days that a site publishes."""
    days: list[ChainDay] = []
    more = True
    while more:
        query = f"?{urlencode({'after': days[-1].day})}" if days else ""
        page = fetched(f"{site.rstrip('/')}/api/chain{query}")
        found = days_in(page)
        days += found
        more = bool(found) and page.get("more") is True
    return days


def leaves_of(site: str, day: ChainDay) -> list[str]:
    """Return the leaves of a day, checked against its head."""
    leaves = fetched(f"{site.rstrip('/')}/api/chain/{day.day}").get("leaves")
    if not isinstance(leaves, list) or not all(isinstance(leaf, str) for leaf in leaves):
        raise RecordError(f"the commitments of {day.day} are damaged")
    day.check(leaves)
    return leaves


def fetched(address: str) -> dict[str, Any]:
    """Return the JSON object at an address."""
    if urlsplit(address).scheme not in ("http", "https"):
        raise CommandError("the site's address begins with https:// or http://")
    try:
        with urlopen(address, timeout=SECONDS) as response:  # noqa: S310 (checked above)
            text = response.read(MOST_BYTES)
    except HTTPError as error:
        raise CommandError(f"{address} answers {error.code}") from error
    except URLError as error:
        raise CommandError(f"cannot read {address}: {error.reason}") from error
    return mapping_in(text, address)


def mapping_in(text: bytes, source: str) -> dict[str, Any]:
    """Return the JSON object in a text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise CommandError(f"{source} is not JSON") from error
    if not isinstance(data, dict):
        raise CommandError(f"{source} is not a chain")
    return data


def days_in(data: dict[str, Any]) -> list[ChainDay]:
    """Return the days of a chain, from its JSON."""
    try:
        return [
            ChainDay(str(day["day"]), str(day["previous"]), str(day["head"]), int(day["count"]))
            for day in data["days"]
        ]
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise RecordError("the list of days is damaged") from error


def saved(path: Path) -> list[ChainDay]:
    """Return the days that were saved."""
    days = days_in(mapping_in(path.read_bytes(), str(path)))
    check_links(days)
    return days


def save(path: Path, days: list[ChainDay]) -> None:
    """Save the days that were checked."""
    rows = [{"day": d.day, "previous": d.previous, "head": d.head, "count": d.count} for d in days]
    path.write_text(json.dumps({"days": rows}, indent=1) + "\n", encoding="utf-8")
