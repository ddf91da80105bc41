"""Glory in the terminal: whole matches, what is shown of the table and of duels."""

from __future__ import annotations

import re

import pytest

from tests.cli.person import Person, table


def whole(words: list[str]) -> str:
    """Play a whole match at random and return what was printed."""
    person = Person("random")
    session, printed = table(["glory", "--bot", "random", *words], person)
    person.session = session
    assert session.play() == 0
    assert session.match.over
    return "\n".join(printed)


def test_city_tournament_mats_and_duels_are_shown() -> None:
    text = whole(["--seats", "2", "--seed", "7", "--name", "Olena"])
    assert "Round 3 of 3" in text
    assert re.search(r"1  Training\n +3 strength", text)
    for heading in ("Allies (price in coins):", "Romance:", "Public titles (glory):", "Prize:"):
        assert heading in text
    assert re.search(r"Tournament \(attack/prestige/glory\):\n    \S.* : .+\n    \S.* : .+", text)
    assert "Tournament (attack/prestige/glory): –\n" in text
    assert re.search(r"Olena: glory \d+; pawns \d; coins \d+, strength \d+, faith \d+", text)
    assert re.search(r"passes won \d; attack -?\d+, prestige -?\d+; strength \d", text)


def test_a_pas_darmes_lists_the_knights_of_each_city() -> None:
    text = whole(["--seats", "3", "--seed", "5", "--setting", "tournament=pas_darmes"])
    for city in ("Florence", "Paris", "Munich"):
        assert re.search(rf"  {city}: .+ \d+/\d/\d+", text)


@pytest.mark.parametrize("scenario", ["warrior", "lone_challenge", "rivalry"])
def test_solo_matches_show_the_virtual_opponent(scenario: str) -> None:
    text = whole(["--seats", "1", "--seed", "3", "--setting", f"scenario={scenario}"])
    assert re.search(r"Virtual Opponent: glory \d+; pawns \d", text)
