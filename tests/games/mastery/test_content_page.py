"""The page about the content: its example works, and it tells what is reconstructed."""

from __future__ import annotations

from pathlib import Path

from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.content.content import PROVENANCES
from gonfalon.testing import play

PAGE = Path(__file__).parents[3] / "docs" / "content" / "mastery.md"


def test_the_example_of_the_documentation_corrects_a_copy() -> None:
    """The pack of docs/content/mastery.md: loaded, and played to the end."""
    page = PAGE.read_text("utf-8")
    content = GAME.load((page.partition("```toml\n")[2].partition("```")[0],))
    plain = GAME.load()
    assert content.digest != plain.digest
    castles = content.entries.sections["castles"]
    changed = {
        id for id, entry in plain.entries.sections["castles"].items() if castles[id] != entry
    }
    assert changed == {"castle_anjou", "castle_berry"}
    assert castles["castle_anjou"]["colour"] == "green"
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
            assert f"`{name}`" in page
