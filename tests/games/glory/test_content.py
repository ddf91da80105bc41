"""The components of Glory: exact numbers, and content that is refused."""

from __future__ import annotations

from collections import Counter

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import NONE, STACKS, TYPES
from gonfalon.kernel.values.errors import ContentError, Refused


def test_the_box_holds_what_the_rulebook_lists() -> None:
    content = GAME.load()
    assert [len(deck) for deck in content.travel.decks] == [26, 19, 29]
    assert dict(zip(STACKS, [len(stack) for stack in content.allies.stacks], strict=True)) == {
        "i": 8,
        "ii": 8,
        "iii": 8,
        "special": 16,
        "scroll": 8,
    }
    assert sum(content.relic_copies) == 16
    assert sum(content.prestige_copies) == 17
    assert len(content.knights.ids) == 32
    assert len(content.titles.ids) == 14


@pytest.mark.rules("GLO-TSET-01", "GLO-RUL-24")
def test_a_game_needs_three_cards_of_four_for_its_number_of_players() -> None:
    cards = GAME.load().tournaments
    assert [len(cards.for_players(players)) for players in (1, 2, 3, 4)] == [4, 4, 4, 4]


@pytest.mark.parametrize(
    "pack",
    [
        '[allies.squire]\ncopies = 5\nprovenance = "rulebook"',
        '[travel.game]\nprice = 1\nprovenance = "rulebook"',
        '[relics.ring]\neffects = [{ op = "fly" }]\nprovenance = "rulebook"',
        '[relics.ring]\neffects = [{ op = "reroll", n = 0 }]\nprovenance = "rulebook"',
        '[allies.nun]\ntiming = "lance"\nprovenance = "rulebook"',
    ],
)
def test_impossible_content_is_refused(pack: str) -> None:
    with pytest.raises(ContentError):
        GAME.load((pack,))


def test_every_travel_card_has_a_type_and_effects() -> None:
    travel = GAME.load().travel
    assert set(travel.type) == set(range(len(TYPES)))
    assert all(effect.parts for effect in travel.effect)


@pytest.mark.rules("GLO-SET-01", "GLO-SET-05", "GLO-SOLO-01")
@pytest.mark.parametrize(
    ("seats", "settings", "rule"),
    [
        (2, {"tournament": "melee"}, "GLO-SET-01"),
        (2, {"handicaps": ["steed"]}, "GLO-SET-05"),
        (2, {"handicaps": ["steed", "horse"]}, "GLO-SET-05"),
        (1, {"scenario": "warrior", "tournament": "pas_darmes"}, "GLO-SOLO-01"),
        (1, {"scenario": "warrior", "handicaps": ["steed"]}, "GLO-SET-05"),
        (1, {"difficulty": "brutal"}, "GLO-SOLO-01"),
        (3, {"scenario": "rivalry"}, ""),
        (3, {"map": "large"}, ""),
    ],
)
def test_settings_that_do_not_exist_are_refused(
    seats: int, settings: dict[str, object], rule: str
) -> None:
    with pytest.raises(Refused) as refused:
        GAME.check_settings(GAME.load(), seats, settings)
    assert refused.value.rule == rule


@pytest.mark.rules("GLO-RUL-45")
def test_misread_names_are_corrected() -> None:
    """GLO-RUL-45: the Lady and the Scribe, and knights of whom the scans misread the name."""
    content = GAME.load()
    assert set(content.allies.ids) > {"lady", "scribe"}
    assert set(content.knights.ids) > {
        "dobieslaw_puchala",
        "powala_z_taczewa",
        "jan_zizka",
        "hans_von_trotha",
        "dietrich_von_kottulin",
        "pal_kinizsi",
        "juan_ii",
        "francesco_sforza",
    }


@pytest.mark.rules("GLO-RUL-51")
def test_every_knight_has_its_kind() -> None:
    """GLO-RUL-51: 6 champions, 6 veterans, 7 kings, 6 nobles, 7 Polish magnates."""
    content = GAME.load()
    kinds = [content.knights.kinds[kind] for kind in content.knights.kind]
    assert Counter(kinds) == {"champion": 6, "veteran": 6, "king": 7, "magnate": 7, "noble": 6}
    kind_of = dict(zip(content.knights.ids, kinds, strict=True))
    assert kind_of["henry_v"] == kind_of["juan_ii"] == "king"
    assert kind_of["dobieslaw_puchala"] == "magnate"
    assert kind_of["jacques_de_lalaing"] == kind_of["zawisza_czarny"] == "champion"


@pytest.mark.rules("GLO-RUL-57")
def test_cities_hold_n_n_and_one_fewer_knights() -> None:
    """GLO-RUL-57: as many as players in Florence and Paris, one fewer in Munich, in all rounds."""
    cards = GAME.load().tournaments
    assert cards.cities == ["florence", "paris", "munich"]
    for card, listed in enumerate(cards.players):
        n = max(listed)
        for round in (1, 2, 3):
            assert [len(line) for line in cards.in_cities[card][round]] == [n, n, n - 1]


@pytest.mark.rules("GLO-RUL-61")
def test_a_joust_has_eight_places_for_any_number_of_players() -> None:
    """GLO-RUL-61: knights before and after registration and the players fill eight places."""
    cards = GAME.load().tournaments
    assert cards.slots == 8
    for card, listed in enumerate(cards.players):
        for round in (1, 2, 3):
            first = [kind for kind in cards.initial[card][round] if kind != NONE]
            assert len(cards.initial[card][round]) == 8
            assert len(first) + len(cards.late[card][round]) + max(listed) == 8
