"""README states figures: they are those of the games. In every language it says the same."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from build_backend import readme
from build_backend.readme import SOURCE, ReadmeHook, absolute

from gonfalon.kernel.content.ledger import read_ledger
from gonfalon.kernel.game import game
from tests.docs.pages import ROOT, commands

GAMES = ("mastery", "paladins", "glory", "crusaders")  # in the order of the table
FRONT = ROOT / "README.md"
TRANSLATED = sorted((ROOT / "docs" / "readme").glob("README.*.md"))
READMES = [FRONT, *TRANSLATED]
LINK = re.compile(r"\]\(([^)\s]+)\)")


def named(page: Path) -> str:
    return page.name


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


def asked(page: Path) -> list[list[str]]:
    """Return the commands of a page, without the language they speak."""
    found = []
    for words in commands(page):
        at = words.index("--lang") if "--lang" in words else len(words)
        found.append(words[:at] + words[at + 2 :])
    return found


def targets(page: Path) -> set[str]:
    """Return the files a page links to, from the root; not the pages in other languages."""
    links = {link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link}
    files = {os.path.normpath(page.parent / link) for link in links}
    return {os.path.relpath(file, ROOT) for file in files if "README" not in file}


def test_readme_exists_in_four_languages() -> None:
    assert [page.name for page in READMES] == [
        "README.md",
        "README.pl.md",
        "README.ru.md",
        "README.uk.md",
    ]


@pytest.mark.parametrize("page", READMES, ids=named)
def test_the_first_line_leads_to_the_other_languages(page: Path) -> None:
    first = page.read_text("utf-8").splitlines()[0]
    linked = {(page.parent / link).resolve() for link in LINK.findall(first)}
    assert linked == {*READMES} - {page}


@pytest.mark.parametrize("page", READMES, ids=named)
def test_the_table_has_the_figures_of_the_games(page: Path) -> None:
    assert told(page) == [figures(slug) for slug in GAMES]


@pytest.mark.parametrize("page", READMES, ids=named)
def test_the_number_of_all_rules_is_right(page: Path) -> None:
    rules = sum(figures(slug)[2] for slug in GAMES)
    text = re.sub(r"(?<=\d)[,\s\N{NO-BREAK SPACE}](?=\d{3}\b)", "", page.read_text("utf-8"))
    assert re.search(rf"\b{rules}\b", text)


@pytest.mark.parametrize("page", TRANSLATED, ids=named)
def test_another_language_gives_the_same_commands_and_links(page: Path) -> None:
    assert asked(page) == asked(FRONT)
    assert targets(page) == targets(FRONT)


SITE = "https://example.org/gonfalon"


def test_the_package_index_gets_addresses() -> None:
    shown = absolute(FRONT.read_text("utf-8"), SITE, "1.2.3")
    for link in LINK.findall(shown):
        address, _, path = link.partition("/v1.2.3/")
        if link.startswith(SITE):
            assert address in (f"{SITE}/blob", f"{SITE}/raw")
            assert (ROOT / path.partition("#")[0]).is_file()
        else:
            assert link.startswith(("https://", "#"))


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("[a](docs/a.md#b)", f"[a]({SITE}/blob/v1.2.3/docs/a.md#b)"),
        ("![a](docs/a.webp)", f"![a]({SITE}/raw/v1.2.3/docs/a.webp)"),
        ("[![a](a.png)](a.md)", f"[![a]({SITE}/raw/v1.2.3/a.png)]({SITE}/blob/v1.2.3/a.md)"),
        ('<img src="a.webp" alt="b">', f'<img src="{SITE}/raw/v1.2.3/a.webp" alt="b">'),
        ("[a](https://b.org) [c](#d)", "[a](https://b.org) [c](#d)"),
    ],
)
def test_links_and_pictures_become_addresses(written: str, shown: str) -> None:
    assert absolute(written, SITE, "1.2.3") == shown


def test_the_package_is_built_with_that_readme() -> None:
    metadata: dict[str, Any] = {"urls": {SOURCE: SITE}, "version": "1.2.3"}
    ReadmeHook(str(ROOT), {}).update(metadata)
    assert metadata["readme"]["text"].count(SITE) > 10
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "readme" in project["project"]["dynamic"]
    assert SOURCE in project["project"]["urls"]
    hook = project["tool"]["hatch"]["metadata"]["hooks"]["custom"]["path"]
    assert ROOT / hook == Path(readme.__file__)
