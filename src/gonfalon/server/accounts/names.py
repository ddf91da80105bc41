"""User names: readable, distinct, and never impersonating the platform."""

from __future__ import annotations

import re
import unicodedata

from django.core.exceptions import ValidationError

SHORTEST, LONGEST = 2, 24
FORMER = "Former player"
SHAPE = re.compile(r"\w(?:[\w.'-]| (?! )){0,22}[\w.]")
RESERVED = re.compile(
    r"(?:gonfalon|admin|administrator|moderator|mod|staff|support|system|server|house|anonymous"
    r"|nobody|former[ ._-]?player.*)",
    re.IGNORECASE,
)


def tidy(name: str) -> str:
    """Return a name in normal form: composed letters, no surrounding space."""
    return unicodedata.normalize("NFC", name).strip()


def check_name(name: str) -> None:
    """Refuse names that are unreadable, easily confused, or could speak for the platform."""
    if not SHORTEST <= len(name) <= LONGEST or not SHAPE.fullmatch(name):
        raise ValidationError(
            "A name has 2 to 24 letters, digits, single spaces, dots, dashes or apostrophes.",
            code="name-shape",
        )
    if unicodedata.normalize("NFKC", name) != name or len(scripts(name)) > 1:
        raise ValidationError("A name is written in one script.", code="name-script")
    if RESERVED.fullmatch(name):
        raise ValidationError("This name is reserved.", code="name-reserved")


def scripts(name: str) -> set[str]:
    """Return the scripts of the letters, from the first word of each letter's Unicode name."""
    return {unicodedata.name(c, "UNKNOWN").split()[0] for c in name if c.isalpha()}
