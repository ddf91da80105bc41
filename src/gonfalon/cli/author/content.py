"""`gonfalon content`: list a game's components and where their facts come from."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from gonfalon.cli.common import CommandError, Commands, add_game
from gonfalon.kernel.content.content import PROVENANCES, Entries
from gonfalon.kernel.game import game


def add_parser(commands: Commands[argparse.ArgumentParser]) -> None:
    """Add the sub-command."""
    parser = commands.add_parser(
        "content",
        description="Print how many entries of each section come from the rulebook, from public "
        "sources, from memory or from reconstruction; or the entries of a section.",
    )
    add_game(parser)
    parser.add_argument("section", nargs="?", help="print the entries of this section")
    parser.add_argument("id", nargs="?", help="print this entry alone")
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], help="lay a content pack over it"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the command."""
    packs = tuple(path.read_text(encoding="utf-8") for path in arguments.pack)
    content = game(arguments.game).load(packs)
    if arguments.section is not None:
        return show(content.entries, arguments.section, arguments.id)
    table = content.entries.provenance()
    width = max(len(name) for name in table) + 2
    print(" " * width + "".join(f"{name:>15}" for name in (*PROVENANCES, "all")))
    for name, counts in table.items():
        numbers = [*counts.values(), sum(counts.values())]
        print(f"{name:{width}}" + "".join(f"{number:15}" for number in numbers))
    totals = [sum(counts[name] for counts in table.values()) for name in PROVENANCES]
    print(f"{'all':{width}}" + "".join(f"{number:15}" for number in (*totals, sum(totals))))
    print(reconstructed(table))
    split = ", ".join(f"{name} {number}" for name, number in zip(PROVENANCES, totals))
    print(f"{sum(totals)} entries ({split}), digest {content.digest}")
    return 0


def reconstructed(table: dict[str, dict[str, int]]) -> str:
    """Return a line saying how many entries are reconstructed, and in which sections."""
    parts = {name: counts["reconstructed"] for name, counts in table.items()}
    where = ", ".join(f"{name} {number}" for name, number in parts.items() if number)
    if not where:
        return "no numbers are reconstructed"
    return (
        f"the numbers of {sum(parts.values())} entries are reconstructed "
        f"and may differ from a printed copy: {where}"
    )


def show(entries: Entries, name: str, entry_id: str | None) -> int:
    """Print a section, or one entry of it."""
    section = entries.section(name)
    if entry_id is not None and entry_id not in section:
        raise CommandError(f"[{name}] has no entry {entry_id!r}: {', '.join(section)}")
    for key, fields in section.items():
        if entry_id in (None, key):
            print(f"[{name}.{key}]")
            for field, value in fields.items():
                print(f"  {field} = {json.dumps(value, ensure_ascii=False)}")
    return 0
