"""Content packs of tables: a user's changes to a game's content, within limits.

A pack is untrusted text. It is measured before it is parsed, compared with the installed game
before anything is built from it, and a match must be able to start with it. A hostile pack is
refused by the first of these checks it fails, after a few milliseconds of work.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.content import Entries, Section, parse, with_parsed_packs
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.errors import GonfalonError, Refused
from gonfalon.server.accounts.models import User
from gonfalon.server.tables.refusals import Forbidden, Invalid
from gonfalon.table.catalogue import content_of

MOST_PACKS = 4
LONGEST_PACK = 16_000  # bytes
MARKS = "=.,[{\n"  # characters that cost time to parse, counted over all packs of a table
MOST_MARKS = 4_000  # a pack that changes every card of a big game has fewer
MOST_DOTS = 16  # per line: parsing a dotted key is cubic in its length
LONGEST_KEY = 80  # characters: ids of components appear all over a view
LONGEST_TEXT = 500
MOST_FIELDS = 40  # of an entry
# How far a number may be from the printed one, and how much a section may grow.
TIMES = 4
ALWAYS = 20  # any number up to this is allowed
MORE_TIMES, MORE = 2, 12
LARGEST_STATE = 40_000  # bytes at the start of a match; unmodified games have less than a fifth


def refuse_guest(owner: User, packs: list[str]) -> None:
    """Reserve packs for full accounts, whose users can be contacted about them."""
    if packs and owner.is_guest:
        raise Forbidden("packs-for-accounts", "Content packs are for full accounts.")


def check_packs(slug: str, packs: list[str]) -> Content:
    """Return the content with its packs; refuse packs that are too large or unplayable."""
    if not packs:
        return content_of(slug, ())
    measure(packs)
    played = game(slug)
    installed = played.load().entries
    try:
        parsed = [parse(pack, f"content pack {n}") for n, pack in enumerate(packs, 1)]
        for pack in parsed:
            for name, section in pack.items():
                compare(installed.sections.get(name, {}), name, section)
        entries = with_parsed_packs(installed, parsed)
        check_pieces(installed, entries)
        return played.build(entries)
    except (GonfalonError, RecursionError) as error:
        raise Invalid("bad-packs", str(error)) from error
    except Invalid:
        raise
    except Exception as error:  # a game's loader may fail on content in any way
        raise Invalid("bad-packs", "The packs do not describe a playable game.") from error


def measure(packs: list[str]) -> None:
    """Refuse packs that would take long to parse, without parsing them."""
    if len(packs) > MOST_PACKS or any(
        len(pack.encode("utf-8", "replace")) > LONGEST_PACK for pack in packs
    ):
        raise too_large(f"At most {MOST_PACKS} packs of {LONGEST_PACK} bytes each.")
    if sum(pack.count(mark) for pack in packs for mark in MARKS) > MOST_MARKS:
        raise too_large(f"At most {MOST_MARKS} keys, values and lines in all packs together.")
    if any(line.count(".") > MOST_DOTS for pack in packs for line in pack.split("\n")):
        raise too_large(f"At most {MOST_DOTS} dots in a line.")


def compare(printed: Section, name: str, section: Section) -> None:
    """Refuse numbers and texts far beyond what is printed in this section."""
    greatest: dict[str, float] = {}
    for field, value in numbers(printed, ""):
        greatest[field] = max(greatest.get(field, 0), abs(value))
    for id, fields in section.items():
        own = printed.get(id, {})
        if len(fields) > MOST_FIELDS:
            raise too_large(f"[{name}.{id[:LONGEST_KEY]}] has more than {MOST_FIELDS} fields.")
        check_texts({id: fields})
        for field, value in numbers(fields, ""):
            known = own.get(field)
            usual = abs(known) if isinstance(known, (int, float)) else greatest.get(field, 0)
            bound = max(ALWAYS, TIMES * usual)
            if not -bound <= value <= bound:  # also refuses NaN
                raise too_large(f"[{name}.{id[:LONGEST_KEY]}] {field} is at most {bound:g}.")


def numbers(value: Any, field: str) -> Iterator[tuple[str, float]]:
    """Yield all numbers of a tree, each with the name of its field."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from numbers(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers(inner, field)
    elif isinstance(value, (int, float)):
        yield field, value


def check_texts(value: Any) -> None:
    """Refuse keys and texts that are longer than any in a game."""
    if isinstance(value, dict):
        if any(len(name) > LONGEST_KEY for name in value):
            raise too_large(f"No name in a pack has more than {LONGEST_KEY} characters.")
        for inner in value.values():
            check_texts(inner)
    elif isinstance(value, list):
        for inner in value:
            check_texts(inner)
    elif isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise too_large(f"No text in a pack has more than {LONGEST_TEXT} characters.")


def check_pieces(installed: Entries, entries: Entries) -> None:
    """Refuse a game with a section that has grown beyond what a box could hold."""
    for name, section in entries.sections.items():
        for usual, found in (
            (installed.pieces(name), entries.pieces(name)),
            (len(installed.sections[name]), len(section)),
        ):
            most = MORE_TIMES * usual + MORE
            if found > most:
                raise too_large(f"[{name}] holds {found} pieces; at most {most} are possible.")


def check_beginning(
    played: Game[Any], content: Content, seats: int, settings: dict[str, Any]
) -> None:
    """Refuse packs with which no match can start, or only one that is too large to store."""
    try:
        match = played.new(seats, FastChance(1), settings, content)
        size = len(to_json(match).encode())
    except Refused:
        raise
    except Exception as error:
        raise Invalid("bad-packs", "No match can begin with these packs.") from error
    if size > LARGEST_STATE:
        raise too_large(f"A match would have {size} bytes; at most {LARGEST_STATE} are possible.")


def too_large(message: str) -> Invalid:
    """Return the refusal for a pack that is too large."""
    return Invalid("packs-too-large", message)
