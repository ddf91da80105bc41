"""Saved matches: the whole state, the inputs so far, and who plays which seat.

The file contains everything, including hidden cards and the seed. It is meant for resuming a match,
not for reading.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from gonfalon.kernel.chance.chance import Chance, load_chance
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry
from gonfalon.kernel.records.saving import canonical, from_json, to_json
from gonfalon.kernel.values.errors import GonfalonError, RecordError

FORMAT = "gonfalon save 1"
# What a game raises when it loads a state that is none.
DAMAGE = (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


class Saved(NamedTuple):
    """The contents of a saved match."""

    match: Match[Any]
    names: list[str]
    bots: list[str]  # by seat; an empty name means a human player
    chance: Chance


def save(path: Path, match: Match[Any], names: list[str], bots: list[str], chance: Chance) -> None:
    """Write a match to a file."""
    path.write_text(saved_text(match, names, bots, chance), encoding="utf-8")


def saved_text(match: Match[Any], names: list[str], bots: list[str], chance: Chance) -> str:
    """Return a match as the text of a file."""
    data = {
        "format": FORMAT,
        "match": json.loads(to_json(match)),
        "log": [fields(entry) for entry in match.log or []],
        "sealed": [fields(entry) for entry in match.sealed],
        "names": names,
        "bots": bots,
        "chance": chance.dump(),
    }
    return canonical(data) + "\n"


def load(path: Path, content: Content | None = None) -> Saved:
    """Read a match from a file; `content` is the content it was made with, if not the standard."""
    return read_saved(path.read_text(encoding="utf-8"), str(path), content)


def read_saved(text: str, where: str, content: Content | None = None) -> Saved:
    """Read a match from the text of a file. Raise `RecordError` if it is damaged."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise RecordError(f"{where} is not a saved match of this version")
        match = from_json(canonical(data["match"]), content)
        match.log = [Entry(*row) for row in data["log"]]
        match.sealed = [Entry(*row) for row in data["sealed"]]
        match.listening = True
        return Saved(match, data["names"], data["bots"], load_chance(data["chance"], ()))
    except GonfalonError:
        raise
    except DAMAGE as error:
        raise RecordError(f"{where} is not a saved match, or is damaged: {error!r}") from error


def fields(entry: Entry) -> list[str | int]:
    """Return an input as plain JSON."""
    return [entry.what, entry.seat, entry.target, entry.answer, entry.trace]
