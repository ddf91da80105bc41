"""Content as text and back, and the editions that matches of one process are played with."""

from __future__ import annotations

import json

import pytest

from gonfalon.kernel.content import Entries, from_text, with_packs
from gonfalon.kernel.editions import Editions
from gonfalon.kernel.errors import ContentError
from gonfalon.kernel.game import game

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
