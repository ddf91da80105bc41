"""README states figures: they are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.kernel.game import game
from gonfalon.kernel.ledger import read_ledger
from tests.docs.pages import ROOT

GAMES = ("mastery", "paladins", "glory", "crusaders")  # in the order of the table
READMES = [ROOT / "README.md"]


def figures(slug: str) -> list[int]:
    """Return seats, rules, entries, reconstructed ones and their share, as the table has them."""
    played = game(slug)
    table = played.load().entries.provenance()
    entries = sum(sum(counts.values()) for counts in table.values())
    rebuilt = sum(counts["reconstructed"] for counts in table.values())
    rules = len(read_ledger(played.package).rules)
    share = round(100 * rebuilt / entries)
    return [played.min_seats, played.max_seats, rules, entries, rebuilt, share]


def told(page: Path) -> list[list[int]]:
    """Return the numbers in each row of the table with a share in percent."""
    rows = [line for line in page.read_text("utf-8").splitlines() if line.startswith("|")]
    return [[int(n) for n in re.findall(r"\d+", row)] for row in rows if re.search(r"\d\s?%", row)]


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_the_table_has_the_figures_of_the_games(page: Path) -> None:
    assert told(page) == [figures(slug) for slug in GAMES]


@pytest.mark.parametrize("page", READMES, ids=lambda page: page.name)
def test_the_number_of_all_rules_is_right(page: Path) -> None:
    rules = sum(figures(slug)[2] for slug in GAMES)
    text = re.sub(r"(?<=\d)[,\s\N{NO-BREAK SPACE}](?=\d{3}\b)", "", page.read_text("utf-8"))
    assert re.search(rf"\b{rules}\b", text)
