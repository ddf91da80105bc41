"""Names that look the same: one *look* for all of them, so that nobody can pose as another.

The table holds the letters of Cyrillic, Greek and Armenian that are drawn like Latin ones, after
the confusables of Unicode (UTS #39). Scripts that are full of such letters and that nobody writes
names in are refused altogether.
"""

from __future__ import annotations

import unicodedata

# Upper and lower case separately: В looks like B, but в does not look like b.
PAIRS = (
    # Cyrillic
    "АA ВB ЕE ЅS Іl ЈJ КK МM НH ОO РP СC ТT УY ХX ҮY ԌG ԚQ ԜW Ӏl "
    "аa еe ѕs іi јj оo рp сc уy хx үy һh ԁd ԛq ԝw ӏl З3 з3 б6 ьb "
    # Greek
    "ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX "
    "αa γy ιi κk νv οo ρp υu χx "
    # Armenian
    "օo սu ոn հh ցg զq ՕO ՍU "
    # Latin, and digits
    "Il 1l 0o ıi"
)
LOOKS = {pair[0]: pair[1] for pair in PAIRS.split()}
# Two letters that look like one.
JOINED = (("rn", "m"), ("vv", "w"))
# In words, digits also stand for letters: adm1n. ł has no accent that could be taken off.
LETTERS = str.maketrans("134579ł", "ieastgl")
# Scripts of which many letters look Latin, but in which no player writes a name.
REFUSED = {"CARIAN", "CHEROKEE", "COPTIC", "DESERET", "GOTHIC", "LISU", "LYCIAN", "LYDIAN", "MIAO"}
REFUSED |= {"OLD", "OSAGE", "TIFINAGH", "UNKNOWN", "VAI", "WARANG"}
PHONETIC = range(0x250, 0x1E00)  # Latin letters for phonetics, many of them small capitals


def look(name: str) -> str:
    """Return the same text for names that look the same."""
    folded = unicodedata.normalize("NFKC", "".join(LOOKS.get(c, c) for c in name)).casefold()
    for pair, letter in JOINED:
        folded = folded.replace(pair, letter)
    return folded


def letters_of(word: str) -> str:
    """Return the letters a word could be read as: no accents, no digits in place of letters.

    For comparing only: i and l become the same letter.
    """
    plain = unicodedata.normalize("NFD", word)
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    return look(plain.translate(LETTERS)).replace("l", "i")


def scripts(name: str) -> set[str]:
    """Return the scripts of the letters, from the first word of each letter's Unicode name."""
    return {unicodedata.name(c, "UNKNOWN").split()[0] for c in name if c.isalpha()}


def is_one_script(name: str) -> bool:
    """Whether a name is written in a single script in use, without phonetic letters."""
    found = scripts(name)
    if len(found) > 1 or found & REFUSED:
        return False
    return "LATIN" not in found or not any(ord(c) in PHONETIC for c in name)
