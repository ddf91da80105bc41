"""Crusaders in the terminal: whole matches, the map, the cross, raids, boards and battles."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.cli.person import Person, table


@cache
def whole(language: str, seats: int) -> str:
    """Play a whole match at random and return what was printed, up to the commitment."""
    person = Person("random")
    words = ["--seats", str(seats), "--seed", "7", "--name", "Olena", "--lang", language]
    session, printed = table(["crusaders", "--bot", "random", *words], person)
    person.session = session
    assert session.play() == 0
    assert session.match.over
    return re.sub(r"\n.*[0-9a-f]{64}", "", "\n".join(printed))


def test_map_cross_tracks_boards_and_battles_are_shown() -> None:
    text = whole("en", 3)
    assert re.search(r"Round \d of 6\. Planning phase\. \w+", text)
    assert re.search(r"\[ 4\] Jerusalem +1  Olena +4  → 7 8 12; candles, coins 1", text)
    assert re.search(r"\[13\] Homs +3  Saracens +2  → 9 10 11 12; spices, coins 3", text)
    assert "[ 2] Antioch" not in text  # closed with three players
    assert re.search(r"    Prayer: .+; outer cell: \w+\*", text)
    for heading in ("Still to act:", "Still to place:", "Holiness track (cell): Olena (4)"):
        assert heading in text
    assert re.search(r"Saracens: supply \d+; strength \+\d; raiders from each city: up to 1", text)
    assert re.search(r"Raids to come, as things stand:\n    \w+ \(\w+\) (holds|falls): \d+", text)
    assert "Buildings (price): Bazaar ×4, " in text
    assert re.search(r"Olena \(Kingdom of Jerusalem\): coins \d+ \(\+\d\)", text)
    assert re.search(
        r"Battle for \w+, manoeuvre 1 of 4\. Strength difference\s+for the attacker: −?\d", text
    )
    assert re.search(r"    Saracens: units \d+, walls \d, bonus \d, losses \d, cards in", text)


def test_others_show_what_they_learned_and_how_many_cards_they_hold() -> None:
    text = re.sub(r"\n {5,}", " ", whole("en", 3))  # every board in one line
    found = re.findall(r"Aldric \(County of Tripoli\): .*", text)
    others = [line for line in found if "influence" not in line]  # it is shown at the end
    assert others
    assert not any("Shield Wall" in line or "Bull of" in line for line in others)
    assert any(re.search(r"Tactics: \d;", line) for line in others)
    own = re.findall(r"Olena \(Kingdom of Jerusalem\): .*", text)
    assert all("Bull of" in line and "Tactics: " in line for line in own)
    assert "Shield Wall" in own[0]


def test_a_half_to_cancel_is_shown_with_what_it_does() -> None:
    assert re.search(r"\. Top: .+\n(.+\n)*?.*Which half do you cancel\?", whole("en", 3))


def test_cities_are_answered_by_their_number_on_the_map() -> None:
    text = whole("en", 3)
    targets = re.findall(r"^ +(\d+)  (\w+), against ", text, re.MULTILINE)
    shown = dict(re.findall(r"^  \[ ?(\d+)\] (\w+)", text, re.MULTILINE))
    assert targets
    assert all(shown[number] == city for number, city in targets)


@pytest.mark.parametrize(("language", "seats"), [("en", 3), ("ru", 2), ("uk", 2), ("pl", 2)])
def test_everything_fits_into_80_columns(language: str, seats: int) -> None:
    text = whole(language, seats)
    assert max(map(len, text.split("\n"))) <= 80
    assert "interface-play" not in text
