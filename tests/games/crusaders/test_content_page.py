"""The page about the content: its example works, and it tells what is reconstructed."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.games.crusaders import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.content import PROVENANCES
from gonfalon.kernel.values.errors import ContentError
from gonfalon.testing import play

PAGE = Path(__file__).parents[3] / "docs" / "content" / "crusaders.md"


def test_the_example_of_the_documentation_corrects_a_copy() -> None:
    """The pack of docs/content/crusaders.md: loaded, told, and played to the end."""
    page = PAGE.read_text("utf-8")
    content = GAME.load((page.partition("```toml\n")[2].partition("```")[0],))
    plain = GAME.load()
    changed = [
        (name, id)
        for name, section in plain.entries.sections.items()
        for id, entry in section.items()
        if content.entries.sections[name][id] != entry
    ]
    assert sorted(changed) == [("cities", "damascus"), ("spies", "smuggler")]
    assert content.cities.coins[content.cities.ids.index("damascus")][1:] == [2, 2, 3]
    told = GAME.card_text(content, "spies", "smuggler")
    assert [text.args for text in told] != [
        text.args for text in GAME.card_text(plain, "spies", "smuggler")
    ]
    m = GAME.new(2, FastChance(1), {}, content, live=False)
    play(m, FastChance(1))
    assert m.over


def test_a_wrong_number_of_cards_is_refused_with_the_place_of_the_right_one() -> None:
    pack = "[rescripts.indulgence]\ncopies = 2\n"
    reason = r"33 rescript_cards, but the box holds 32 \(\[components\] in content/box\.toml\)"
    with pytest.raises(ContentError, match=reason):
        GAME.load((pack,))


def test_the_page_about_content_tells_what_there_is() -> None:
    """The counts, and every section with entries that are reconstructed."""
    page = PAGE.read_text("utf-8")
    sections = GAME.load().entries.sections
    entries = [entry for section in sections.values() for entry in section.values()]
    for word in PROVENANCES:
        count = sum(entry["provenance"] == word for entry in entries)
        assert f"| `{word}` | {count} |" in page
    for name, section in sections.items():
        if any(entry["provenance"] == "reconstructed" for entry in section.values()):
            assert f"`{name}" in page
