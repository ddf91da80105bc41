"""Plain text with optional colour."""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Mapping, Sequence
from typing import Final, TextIO

ESCAPE: Final = re.compile("\x1b\\[[0-9;]*m")
FIELD: Final = re.compile(r"[^\s,;:](?:\([^)]*\)|[^,;:(])*[,;:]?")
"""A part of a list: up to a comma, semicolon or colon outside of brackets."""

BOLD: Final = "1"
DIM: Final = "2"
SEATS: Final = ("31", "34", "33", "32", "35", "36")
"""Red, blue, yellow, green, purple, and cyan for black, in the order of the castles."""

GLUE: Final = "\N{NO-BREAK SPACE}"
LONGEST: Final = 48  # columns of what is kept on one line

WIDEST: Final = 160
NARROWEST: Final = 60


def wants_colour(out: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Return whether to use colour: on a capable terminal, unless the user opted out."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    return out.isatty()


def wants_drawing(out: TextIO) -> bool:
    """Return whether the output can show more than ASCII."""
    try:
        "♞★┬".encode(getattr(out, "encoding", None) or "utf-8")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


class Paint:
    """Colours and wraps text for one output."""

    def __init__(self, colour: bool = False, drawing: bool = True, width: int = 80) -> None:
        self.colour = colour
        self.drawing = drawing
        self.width = max(NARROWEST, min(width, WIDEST))

    def styled(self, text: str, *codes: str) -> str:
        """Return the text in a style, if colour is on."""
        if not self.colour or not text or not codes:
            return text
        return f"\x1b[{';'.join(codes)}m{text}\x1b[0m"

    def bold(self, text: str) -> str:
        """Return the text in bold."""
        return self.styled(text, BOLD)

    def dim(self, text: str) -> str:
        """Return the text dimmed."""
        return self.styled(text, DIM)

    def seat(self, seat: int, text: str) -> str:
        """Return the text in a player's colour."""
        return self.styled(text, BOLD, SEATS[seat % len(SEATS)])

    def named(self, text: str, names: Sequence[str], *codes: str) -> str:
        """Return the text in a style, with the names of players in the colours of their seats."""
        if not self.colour or not names:
            return self.styled(text, *codes)
        longest_first = sorted(filter(None, names), key=len, reverse=True)
        pattern = rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)"
        parts = re.split(pattern, text)  # every second one is a name
        return "".join(
            self.seat(names.index(part), part) if i % 2 else self.styled(part, *codes)
            for i, part in enumerate(parts)
        )

    def wrapped(
        self, text: str, first: str = "", rest: str | None = None, fields: bool = False
    ) -> list[str]:
        """Wrap a text to the width of the output; one made of fields, only between them."""
        rest = " " * visible(first) if rest is None else rest
        lines = textwrap.wrap(
            FIELD.sub(glued, text) if fields else text,
            self.width,
            initial_indent=first,
            subsequent_indent=rest,
            break_on_hyphens=False,  # keep rule ids whole
        )
        return [line.replace(GLUE, " ") for line in lines] or [first.rstrip()]

    def symbol(self, drawn: str, plain: str) -> str:
        """Return the symbol, or its ASCII form if the output cannot show it."""
        return drawn if self.drawing else plain


def glued(field: re.Match[str]) -> str:
    """Return a field that is not broken, unless it is long."""
    found = field[0]
    return found.replace(" ", GLUE) if len(found) <= LONGEST else found


def visible(text: str) -> int:
    """Return how many columns a text takes, ignoring colour codes."""
    return len(ESCAPE.sub("", text))


def fitted(text: str, width: int) -> str:
    """Return a text cut or padded to a width."""
    if len(text) > width:
        return text[: max(0, width - 1)] + "." if width > 1 else text[:width]
    return text.ljust(width)
