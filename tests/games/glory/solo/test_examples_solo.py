"""The worked examples of the solo game, as written."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.model.constants import NONE
from gonfalon.games.glory.solo.shields import shield_place, values_of
from tests.games.glory.solo_scenario import acts, opponent, solo, stand


@pytest.mark.rules("GLO-EX-16", "GLO-SOLO-11")
def test_example_16() -> None:
    """No Fencing Master is found, and the leftmost Squire is removed."""
    s = solo(track={5: "nun", 6: "squire", 7: "thug", 8: "squire", 9: "queen"})
    assert acts(s, "basic_1") == "gain_ally"
    left = [s.state.content.allies.ids[ally] if ally != NONE else "" for ally in s.state.track[4:]]
    assert left == ["nun", "", "thug", "squire", "queen"]


@pytest.mark.rules("GLO-EX-28", "GLO-SOLO-26")
def test_example_28() -> None:
    """The opponent (10/2/8) loses to Jaroslav Lev; against Maximilian I the left one wins."""
    s = solo(difficulty="medium")
    knights = s.state.content.knights
    own = opponent(s).knight
    assert (knights.attack[own], knights.prestige[own], knights.glory[own]) == (10, 2, 8)
    values = values_of(s.state)
    assert values.beats_opponent(knights.ids.index("jaroslav_lev"), left=False)
    assert not values.beats_opponent(knights.ids.index("maximilian_i"), left=False)
    assert values.beats_opponent(knights.ids.index("maximilian_i"), left=True)


@pytest.mark.rules("GLO-EX-33", "GLO-SOLO-23", "GLO-SOLO-24")
def test_example_33() -> None:
    """Slot 8 goes for glory 9, slot 5 for its neighbours; of 2 and 3 the rightmost."""
    s = solo(difficulty="medium", round=2)
    content = s.state.content
    card = content.tournaments.ids.index("card_2_a")
    stand(s, p1="andrzej_balicki", p4="joao_i", p6="dietrich_von_kottulin", p7="pierre_terrail")
    standing = [place >= 100 for place in s.state.places[:8]]
    assert standing == [kind != NONE for kind in content.tournaments.initial[card][2]]
    assert shield_place(s.m, by_herald=False) == (0, 2)
