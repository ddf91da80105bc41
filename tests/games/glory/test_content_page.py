"""The page about the content: its example works, and it tells what is reconstructed."""

from __future__ import annotations

from pathlib import Path

from gonfalon.games.glory import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.content import PROVENANCES
from gonfalon.kernel.values.message import Text
from gonfalon.testing import play

PAGE = Path(__file__).parents[3] / "docs" / "content" / "glory.md"


def test_the_example_of_the_documentation_corrects_a_copy() -> None:
    """The pack of docs/content/glory.md: loaded, told, and played to the end."""
    page = PAGE.read_text("utf-8")
    content = GAME.load((page.partition("```toml\n")[2].partition("```")[0],))
    plain = GAME.load()
    assert content.digest != plain.digest
    changed = [
        (name, id)
        for name, section in plain.entries.sections.items()
        for id, entry in section.items()
        if content.entries.sections[name][id] != entry
    ]
    assert sorted(changed) == [("knights", "henry_v"), ("travel", "serenade")]
    henry = content.knights.ids.index("henry_v")
    assert (content.knights.attack[henry], content.knights.glory[henry]) == (9, 7)
    told: list[Text] = GAME.card_text(content, "travel", "serenade")
    assert told != GAME.card_text(plain, "travel", "serenade")
    m = GAME.new(2, FastChance(1), {}, content, live=False)
    play(m, FastChance(1))
    assert m.over


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
