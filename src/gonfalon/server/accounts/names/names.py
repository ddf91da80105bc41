"""User names: readable, distinct, and never impersonating the platform."""

from __future__ import annotations

import re
import unicodedata

from django.core.exceptions import ValidationError

from gonfalon.server.accounts.names.lookalikes import is_one_script, letters_of

SHORTEST, LONGEST = 2, 24
FORMER = "Former player"
SHAPE = re.compile(r"\w(?:[\w.'-]| (?! )){0,22}[\w.]")
PARTS = re.compile(r"[ ._'-]+")

# No word of a name may begin like this: "Gonfalon Crew", "admin2", "модераторы".
STEMS = "gonfalon гонфалон ґонфалон admin админ адмін moderator модератор"
# No word of a name may be this: "Table Staff".
WORDS = (
    "staff support official sysadmin поддержка техподдержка официальный"
    " підтримка техпідтримка офіційний wsparcie obsługa oficjalny"
)
# No name may consist of this alone.
ALONE = (
    "mod mods system server house anonymous nobody root help team owner bot security"
    " модер система сервер аноним никто помощь команда владелец бот безопасность"
    " анонім ніхто допомога власник безпека"
    " serwer anonim nikt pomoc zespół właściciel bezpieczeństwo"
)


def folded(words: str) -> tuple[str, ...]:
    """Return words as they are compared."""
    return tuple(letters_of(word) for word in words.split())


RESERVED_STEMS = folded(STEMS)
RESERVED_WORDS = frozenset(folded(WORDS))
RESERVED_ALONE = frozenset(folded(ALONE))
RESERVED_START = letters_of(FORMER.casefold().replace(" ", ""))


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
    if unicodedata.normalize("NFKC", name) != name or not is_one_script(name):
        raise ValidationError("A name is written in one script.", code="name-script")
    if is_reserved(name):
        raise ValidationError("This name is reserved.", code="name-reserved")


def is_reserved(name: str) -> bool:
    """Whether a name could be taken for somebody who speaks for the platform."""
    return any(reads_as_reserved(spelling) for spelling in (name, name.casefold()))


def reads_as_reserved(name: str) -> bool:
    """Whether a name, in this case of its letters, reads as a reserved one."""
    words = [letters_of(part) for part in PARTS.split(name)]
    whole = "".join(words)
    return (
        whole in RESERVED_ALONE | RESERVED_WORDS
        or whole.startswith(RESERVED_START)
        or any(word.startswith(RESERVED_STEMS) for word in (*words, whole))
        or not RESERVED_WORDS.isdisjoint(words)
    )
