"""Lines of 80 columns: lists break between their parts, and the map cuts no name."""

from __future__ import annotations

from gonfalon.games.mastery.terminal.hexmap import Brick, drawn_map
from gonfalon.terminal.paint import Paint


def test_a_list_breaks_between_its_fields() -> None:
    paint = Paint(width=64)
    text = "Anna: coins 0, strength 4 (held 2, lent 1); steed III, armour III"
    assert paint.wrapped(text, "  ", "     ", fields=True) == [
        "  Anna: coins 0, strength 4 (held 2, lent 1); steed III,",
        "     armour III",
    ]
    assert paint.wrapped(text, "  ", "     ")[0].endswith(" armour")  # a sentence may


def test_a_field_longer_than_a_line_is_broken_between_words() -> None:
    paint = Paint(width=60)
    lines = paint.wrapped("Deck: " + "one card " * 12, fields=True)
    assert len(lines) == 2
    assert all(len(line) <= 60 and line.split()[-1] in ("one", "card") for line in lines)


def row(*lands: str) -> list[Brick]:
    """Return a row of hexes."""
    return [Brick(q, 0, f"A{q + 1}", land, "★★★", "P♞12!", "") for q, land in enumerate(lands)]


def test_the_map_writes_names_as_a_whole() -> None:
    wide = "\n".join(drawn_map(row("Abbey", "City"), Paint(width=80)))
    assert "A1 Abbey" in wide
    beside = "\n".join(drawn_map(row(*["Battlefield"] * 5), Paint(width=72)))
    assert "│Battlefield  │" in beside
    assert "│A5 ★★★ P♞12! │" in beside
    below = "\n".join(drawn_map(row(*["Homelands"] * 6), Paint(width=61)))
    assert "│Homelands│" in below
    assert "│A6 ★★★   │" in below
