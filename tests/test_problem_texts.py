"""Whatever the server refuses, the client says why in the reader's language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.fluent_files import CYRILLIC, LANGUAGES, Entries, parsed, texts
from tests.server_codes import PACKAGE, codes, codes_of

TEXTS = Path(__file__).resolve().parent.parent / "web" / "text"
CODES = codes()


def problems(language: str) -> Entries:
    """Return what the client says when something went wrong."""
    return parsed((TEXTS / language / "problems.ftl").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_of_the_server_has_a_text(language: str) -> None:
    said = problems(language)
    assert [code for code in CODES if f"problem-{code}" not in said] == []


@pytest.mark.parametrize("language", CYRILLIC)
def test_no_text_is_left_in_english(language: str) -> None:
    for id, message in problems(language).items():
        assert not re.search(r"[A-Za-z]", "".join(texts(message))), id


def test_the_codes_are_those_that_the_server_answers_with() -> None:
    """One of each way to refuse."""
    assert {"seat-taken", "name-taken", "stale-decision", "over", "seats-free"} <= set(CODES)
    assert {"not-open", "not-playing", "too-often", "bad-ticket", "bad-scopes"} <= set(CODES)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('raise NotNow("late", "Too late.")', {"late"}),
        ('raise Problem(409, "late", "Too late.")', {"late"}),
        ('raise ValidationError("Too late.", code="too_late")', {"too-late"}),
        ('code = "late" if x else "early"; raise Refused(code, "No.")', {"late", "early"}),
        ("demand_status(table, Table.Status.OPEN)", {"not-open"}),
        ('print("late")', set()),
    ],
)
def test_codes_are_found_where_something_is_refused(line: str, found: set[str]) -> None:
    tree = ast.parse(f"def act(x):\n    {line}\n")
    assert codes_of(tree, PACKAGE / "server" / "tables" / "seating.py") == found


def test_a_code_that_cannot_be_read_is_an_error() -> None:
    tree = ast.parse("def act(x):\n    raise NotNow(x.word, 'No.')\n")
    with pytest.raises(AssertionError, match=r"which code is x\.word"):
        codes_of(tree, PACKAGE / "server" / "tables" / "seating.py")
