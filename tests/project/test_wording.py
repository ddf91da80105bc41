"""What is somebody's own says whose: "their own", "a city of one's own", never an article and own.

Names of tests count, and lines that a comment breaks between the two words.
"""

from __future__ import annotations

import re

import pytest

from tests.test_repository import ROOT, texts

NOBODYS = re.compile(r"(?<![a-z])(?:the|an)[\s_#*/-]+own(?![a-z])", re.IGNORECASE)
FORBIDDING = {"tests/games/texts/test_ledger_words.py", "tests/project/test_wording.py"}


def nobodys(text: str) -> list[int]:
    """Return the lines on which something is own without an owner."""
    return [text.count("\n", 0, hit.start()) + 1 for hit in NOBODYS.finditer(text)]


def test_what_is_own_says_whose() -> None:
    read = {path.relative_to(ROOT).as_posix(): path for path in texts()}
    assert read.keys() >= FORBIDDING
    found = [
        f"{name}:{line}"
        for name, path in read.items()
        if name not in FORBIDDING
        for line in nobodys(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a\nThe own board below the map", [2]),
        ("def test_a_card_of_the_own_deck() -> None:", [1]),
        ("# not in an\n# own city", [1]),
        (" * drawn in the\n * own attack", [1]),
        ("their own, a city of one's own, the owner, than own, the town, bathe own", []),
    ],
)
def test_it_would_be_found(text: str, lines: list[int]) -> None:
    assert nobodys(text) == lines
