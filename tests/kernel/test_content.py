"""Content: numbers as data, with their provenance, and packs that correct them."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from gonfalon.kernel.content.content import (
    PROVENANCES,
    Entries,
    changed_entries,
    from_text,
    read_content,
    whole_number,
    with_packs,
)
from gonfalon.kernel.content.ledger import read_ledger
from gonfalon.kernel.content.texts import LANGUAGES, read_texts
from gonfalon.kernel.values.errors import ContentError

CARDS = """
[cards.scout]
provenance = "rulebook"
count = 3
power = 1

[cards.guard]
provenance = "recalled"
count = 2
power = 4
"""
LIMITS = """
[limits]
provenance = "public"
hand = 5
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a package with two content files."""
    name = f"boxed_{abs(hash(tmp_path))}"
    folder = tmp_path / name / "content"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("")
    (folder / "cards.toml").write_text(CARDS)
    (folder / "limits.toml").write_text(LIMITS)
    (folder / "notes.txt").write_text("not content")
    monkeypatch.syspath_prepend(tmp_path)
    return name


def test_files_are_one_tree_of_sections(package: str) -> None:
    """Each file adds its sections; a section of plain fields is one entry by itself."""
    entries = read_content(package)
    assert list(entries.sections) == ["cards", "limits"]
    assert list(entries.section("cards")) == ["scout", "guard"], "in file order"
    assert entries.section("limits")["limits"]["hand"] == 5
    with pytest.raises(ContentError, match="no section"):
        entries.section("dragons")


@pytest.mark.parametrize("deep", ["[" * 3000, "{ a = " * 3000, "[" * 3000 + "]" * 3000])
def test_what_is_too_deep_to_read_is_refused(package: str, deep: str) -> None:
    with pytest.raises(ContentError, match="content pack 1"):
        read_content(package, (f"[cards.guard]\npower = {deep}\n",))


def test_a_pack_corrects_single_fields(package: str) -> None:
    """The rest of the entry stays; the provenance can be raised along with it."""
    pack = '[cards.guard]\npower = 5\nprovenance = "rulebook"\n'
    entries = read_content(package, (pack,))
    guard = entries.section("cards")["guard"]
    assert guard == {"provenance": "rulebook", "count": 2, "power": 5}
    assert entries.section("cards")["scout"]["power"] == 1
    assert read_content(package).section("cards")["guard"]["power"] == 4


def test_packs_are_laid_over_in_order(package: str) -> None:
    """The last pack has the last word, also on a section that is one entry."""
    packs = ("[limits]\nhand = 6\n", "[limits]\nhand = 7\n")
    assert read_content(package, packs).section("limits")["limits"]["hand"] == 7
    assert read_content(package, packs[::-1]).section("limits")["limits"]["hand"] == 6


def test_a_pack_may_add_entries_but_no_sections(package: str) -> None:
    """A new card needs its provenance; a new section would be a new rule."""
    spy = '[cards.spy]\nprovenance = "public"\n'
    assert list(read_content(package, (spy,)).section("cards")) == ["scout", "guard", "spy"]
    with pytest.raises(ContentError, match=r"cards\.spy.*provenance"):
        read_content(package, ("[cards.spy]\ncount = 1\n",))
    with pytest.raises(ContentError, match="cannot add a section"):
        read_content(package, ('[dragons.red]\nprovenance = "public"\n',))


@pytest.mark.parametrize(
    ("pack", "error"),
    [
        ("[cards", "content pack 1"),
        ("hand = 3", "stands outside any section"),
        ('[cards.guard]\nprovenance = "guessed"', "provenance"),
        ("[cards.guard]\nprovenance = 3", "provenance"),
        ("[cards.guard]\nprinted = 2020-01-01", "dates"),
        ("[cards.guard]\nprinted = [{on = 07:32:00}]", "dates"),
    ],
)
def test_bad_packs_are_content_errors(package: str, pack: str, error: str) -> None:
    """Whatever is wrong with a pack is said as such."""
    with pytest.raises(ContentError, match=error):
        read_content(package, (pack,))


def test_a_section_stands_in_one_file(package: str, tmp_path: Path) -> None:
    """Two files with the same section would hide each other's entries."""
    (tmp_path / package / "content" / "more.toml").write_text(LIMITS)
    with pytest.raises(ContentError, match="appears twice"):
        read_content(package)


def test_every_entry_says_where_its_facts_come_from(package: str, tmp_path: Path) -> None:
    """Without a provenance content is not read."""
    (tmp_path / package / "content" / "more.toml").write_text("[tiles.hill]\nheight = 3\n")
    with pytest.raises(ContentError, match=r"tiles\.hill"):
        read_content(package)


def test_the_split_by_provenance(package: str) -> None:
    """Each section is counted by where its facts come from."""
    table = read_content(package).provenance()
    assert table["cards"] == {"rulebook": 1, "public": 0, "recalled": 1, "reconstructed": 0}
    assert tuple(table["limits"]) == PROVENANCES


def test_the_digest_names_this_very_content(package: str) -> None:
    """Any field, entry or order of entries changes it; nothing else does."""
    entries = read_content(package)
    assert read_content(package).digest() == entries.digest()
    assert len(entries.digest()) == 16
    changed = read_content(package, ("[cards.guard]\npower = 5\n",))
    cards = entries.section("cards")
    swapped = Entries({**entries.sections, "cards": dict(reversed(cards.items()))})
    shorter = Entries({"cards": cards})
    assert len({e.digest() for e in (entries, changed, swapped, shorter)}) == 4


@pytest.mark.parametrize(
    "sources",
    [
        'provenance = "rulebook"',
        'source = "a page"',
        'note = "seen"',
        'power_source = "a page"',
        'power_provenance = "recalled"',
    ],
)
def test_where_facts_come_from_is_no_part_of_the_digest(package: str, sources: str) -> None:
    """A reworded note makes no new edition; the former digest still covers it."""
    plain = read_content(package)
    noted = read_content(package, (f"[cards.guard]\n{sources}\n",))
    assert noted.digest() == plain.digest()
    assert noted.digests()[1] != plain.digests()[1]
    assert changed_entries(plain, noted) == []


def test_content_goes_by_its_former_digest_where_that_is_named(package: str) -> None:
    """What was made before November 2026 names content by a digest of everything in it."""
    plain = read_content(package)
    now, former = plain.digests()
    named = from_text(plain.text, former)
    assert (named.digest(), named.sections) == (former, plain.sections)
    again = named.known_as(now)
    assert again is not None
    assert again.digest() == now
    assert plain.known_as("0123456789abcdef") is None
    assert with_packs(named, ()).digest() == now


def test_changed_entries_are_listed(package: str) -> None:
    """Changed, added and removed ones, from either side."""
    plain = read_content(package)
    pack = '[cards.guard]\npower = 5\n[cards.spy]\nprovenance = "public"\n'
    changed = read_content(package, (pack,))
    assert changed_entries(plain, changed) == ["cards.guard", "cards.spy"]
    assert changed_entries(changed, plain) == ["cards.guard", "cards.spy"]
    shorter = Entries({"cards": plain.section("cards")})
    assert changed_entries(plain, shorter) == ["limits.limits"]


@pytest.mark.parametrize("value", [None, "3", 2.0, True, -1, [3]])
def test_whole_numbers_are_checked(value: object) -> None:
    """A number of a component is a whole number within its bounds."""
    with pytest.raises(ContentError, match=r"cards\.scout: count"):
        whole_number({"count": value}, "count", "cards.scout")
    assert whole_number({"count": 3}, "count", "cards.scout", 3) == 3
    with pytest.raises(ContentError, match="at least 4"):
        whole_number({"count": 3}, "count", "cards.scout", 4)
    with pytest.raises(ContentError):
        whole_number({}, "count", "cards.scout")


def test_a_ledger_names_its_chapters(package: str, tmp_path: Path) -> None:
    """A rule stands in a chapter that exists."""
    ledger = textwrap.dedent(
        """
        [chapters]
        set-up = "Setting up"

        [rules.BOX-1]
        chapter = "set-up"
        kind = "rule"
        statement = "Deal the cards."
        """
    )
    (tmp_path / package / "ledger.toml").write_text(ledger)
    assert read_ledger(package).rules["BOX-1"].statement == "Deal the cards."
    (tmp_path / package / "ledger.toml").write_text(ledger.replace('"set-up"\nk', '"end"\nk'))
    with pytest.raises(ContentError, match="BOX-1: unknown chapter end"):
        read_ledger(package)
    (tmp_path / package / "ledger.toml").write_text(ledger + 'about = ["BOX-2"]\n')
    with pytest.raises(ContentError, match="BOX-1: unknown rule BOX-2"):
        read_ledger(package)


def test_texts_are_read_by_language(package: str, tmp_path: Path) -> None:
    """Only languages there are, only Fluent files."""
    folder = tmp_path / package / "text" / "pl"
    folder.mkdir(parents=True)
    (folder / "rules.ftl").write_text("a = b\n", encoding="utf-8")
    (folder / "readme.md").write_text("no")
    assert read_texts(package, "pl") == {"rules.ftl": "a = b\n"}
    assert "pl" in LANGUAGES
    with pytest.raises(ContentError):
        read_texts(package, "xx")
