"""Content as text and back, and the editions that matches of one process are played with."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.content.content import Entries, from_text, with_packs
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.records.editions import Editions, find_edition, kept_entries, known_as
from gonfalon.kernel.records.record import match_at_start, record_of
from gonfalon.kernel.records.saving import from_json, to_json
from gonfalon.kernel.values.errors import ContentError, NotInstalled

GAMES = pytest.mark.parametrize("slug", ["mastery", "paladins"])
PACKS = {
    "mastery": "[cards.conflict_2]\ncopies = 3",
    "paladins": "[walls.wall_double_strength]\nvp = 9",
}


@GAMES
def test_content_survives_as_text(slug: str) -> None:
    """The same entries in the same order, and so the same digest and the same game."""
    content = game(slug).load((PACKS[slug],))
    entries = from_text(content.entries.text, content.digest)
    assert entries.sections == content.entries.sections
    for name, section in content.entries.sections.items():
        assert list(entries.section(name)) == list(section)
    again = game(slug).build(entries)
    assert again.digest == content.digest
    assert again.vocabulary == content.vocabulary


def test_a_pack_leaves_the_content_it_is_laid_over() -> None:
    """What is installed is shared by all matches."""
    installed = game("mastery").load()
    before = installed.entries.text
    packed = with_packs(installed.entries, (PACKS["mastery"],))
    assert packed.section("cards")["conflict_2"]["copies"] == 3
    assert installed.entries.text == before
    assert game("mastery").load((PACKS["mastery"],)).digest == packed.digest()


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("{", "content 0123"),
        ("[]", "no tree of sections"),
        ('{"cards": []}', "no tree of sections"),
        ('{"cards": {"a": 1}}', "no tree of sections"),
        ("[" * 100_000, "content 0123"),
        ('{"cards": {"a": {}}}', "is damaged"),
    ],
)
def test_a_damaged_text_is_not_taken_for_content(text: str, error: str) -> None:
    """The digest is checked, and before it the form."""
    with pytest.raises(ContentError, match=error):
        from_text(text, "0123")


def test_editions_are_found_by_digest_and_built_once() -> None:
    """The installed content is always there, others as long as there is room."""
    played = game("mastery")
    editions = Editions(room=2)
    installed = played.load()
    assert editions.find("mastery", installed.digest) is installed
    packs = [f"[cards.conflict_2]\ncopies = {n}" for n in (3, 4, 5)]
    made = [played.load((pack,)) for pack in packs]
    assert editions.find("mastery", made[0].digest) is None
    built = editions.build("mastery", made[0].digest, made[0].entries.text)
    assert editions.find("mastery", made[0].digest) is built
    for content in made[1:]:
        editions.add("mastery", content)
    assert editions.find("mastery", made[0].digest) is None
    assert editions.find("mastery", made[2].digest) is made[2]
    editions.clear()
    assert editions.find("mastery", made[2].digest) is None
    assert editions.find("mastery", installed.digest) is installed


def test_pieces_are_counted_with_their_copies() -> None:
    """An entry without copies is one piece."""
    entries = Entries({"cards": {"a": {"copies": 3}, "b": {}, "c": {"copies": 0}}})
    assert entries.pieces("cards") == 4
    assert entries.pieces("dragons") == 0


def test_the_digest_of_installed_content_is_that_of_its_text() -> None:
    """What is stored when a match begins is what its record names."""
    for slug in PACKS:
        content = game(slug).load()
        assert Entries(json.loads(content.entries.text)).digest() == content.digest


CARDS = '[cards.guard]\nprovenance = "recalled"\npower = 4\n'


@pytest.fixture
def boxed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Return a game of one card, which was corrected; its package keeps the card from before."""
    name = f"boxed_{abs(hash(tmp_path))}"
    for folder in ("content", "editions"):
        (tmp_path / name / folder).mkdir(parents=True)
    (tmp_path / name / "__init__.py").write_text("")
    cards = tmp_path / name / "content" / "cards.toml"
    cards.write_text(CARDS)
    monkeypatch.syspath_prepend(tmp_path)

    class Boxed(Game[Any]):
        slug = "boxed"
        package = name

    before = Boxed().load()
    kept = tmp_path / name / "editions" / f"{before.digest}.json"
    kept.write_text(before.entries.text)
    cards.write_text(CARDS.replace("4", "5"))
    return Boxed()


def power(content: Content | None) -> int:
    """Return the power of the card."""
    assert content is not None
    found: int = content.entries.section("cards")["guard"]["power"]
    return found


def test_a_package_keeps_earlier_editions(boxed: Game[Any]) -> None:
    """They are found by each of their digests, and built once."""
    earlier = kept_entries(boxed)[0]
    for digest in earlier.digests():
        found = find_edition(boxed, digest)
        assert power(found) == 4
        assert found is not None
        assert found.digest == digest
        assert find_edition(boxed, digest) is found
    assert find_edition(boxed, "0123456789abcdef") is None


def test_the_installed_content_is_found_by_each_of_its_digests(boxed: Game[Any]) -> None:
    """Under its former digest it is another content: that is what its matches name."""
    installed = boxed.load()
    now, former = installed.entries.digests()
    assert find_edition(boxed, now) is installed
    named = find_edition(boxed, former)
    assert power(named) == 5
    assert named is not None
    assert named.digest == former
    assert known_as(boxed, installed, "0123456789abcdef") is None


def test_a_kept_edition_is_found_while_the_installed_content_is_invalid(boxed: Game[Any]) -> None:
    digest = kept_entries(boxed)[0].digest()
    root = Path(str(files(boxed.package)))
    (root / "content" / "cards.toml").write_text("[cards")
    assert power(find_edition(boxed, digest)) == 4


def test_given_content_serves_under_its_former_digest_too() -> None:
    """A match with a pack, saved or recorded before November 2026."""
    played = game("mastery")
    packed = played.load((PACKS["mastery"],))
    former = packed.entries.digests()[1]
    named = known_as(played, packed, former)
    assert named is not None
    m = played.new(2, ProvableChance(bytes(32), played.chance_names(2)), content=named)
    for again in (
        from_json(to_json(m), packed),
        match_at_start(record_of(m), bytes(32), packed),
    ):
        assert again.content.digest == former
    with pytest.raises(NotInstalled, match="saved with content"):
        from_json(to_json(m), played.load())


def test_a_kept_edition_that_is_damaged_is_not_used(boxed: Game[Any]) -> None:
    kept = next(Path(str(files(boxed.package))).glob("editions/*.json"))
    kept.write_text(kept.read_text().replace("4", "6"))
    with pytest.raises(ContentError, match="is damaged"):
        find_edition(boxed, kept.stem)
