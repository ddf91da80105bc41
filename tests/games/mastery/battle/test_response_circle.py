"""Response windows: who may answer with Fracture."""

from __future__ import annotations

import pytest

from gonfalon.games.mastery import GAME
from tests.games.mastery.battle.responses import (
    HOLDER,
    LOYALTY,
    OTHERS,
    RAGE,
    attack,
    declared,
    orb_window,
    window,
)

POLICIES = ("quick", "everyone", "fixed")


@pytest.mark.rules("MM-RSP-01", "MM-RUL-39", "MM-EX-43")
def test_the_circle_is_public_and_follows_from_public_facts() -> None:
    """Kind, artefacts, first seat and circle are the same for every viewer."""
    s = declared({0: HOLDER, 1: OTHERS, 2: OTHERS, 3: HOLDER}, "fixed", discards={2: ("fracture",)})
    expected = {
        "kind": "crown-response",
        "artefacts": ["crown_prosperity"],
        "start": 1,
        "circle": [1, 3],
    }
    for viewer in (0, 1, 2, 3, None):
        assert s.m.view(viewer)["state"]["window"] == expected
        assert s.m.view(viewer)["waiting"] == [1, 3]
    assert s.event("window-opens") == {"artefacts": ["crown_prosperity"], "circle": [1, 3]}


@pytest.mark.rules("MM-RSP-01")
def test_who_has_an_empty_hand_is_not_in_the_circle() -> None:
    """One card is enough, whatever it is."""
    s = declared({1: (), 2: ("conflict_2",), 3: ("fracture",)}, "fixed")
    assert window(s)["circle"] == [2, 3]


@pytest.mark.rules("MM-RSP-01", "MM-RUL-39")
def test_fracture_in_the_deck_keeps_a_seat_in_the_circle() -> None:
    """Only the discard pile is proof; a Fracture at the bottom of the deck is not."""
    s = declared({1: OTHERS, 2: OTHERS, 3: OTHERS}, "fixed", discards={3: ("fracture",)})
    assert s.deck(1)[-1] == "fracture"
    assert window(s)["circle"] == [1, 2]


@pytest.mark.rules("MM-RSP-01", "MM-RUL-39")
def test_one_fracture_of_two_in_the_pile_keeps_a_seat_in_the_circle() -> None:
    content = GAME.load(("[cards.fracture]\ncopies = 2\n",))
    piles = {2: ("fracture",), 3: ("fracture", "fracture")}
    s = declared(dict.fromkeys((1, 2, 3), OTHERS), "fixed", discards=piles, content=content)
    assert window(s)["circle"] == [1, 2]


@pytest.mark.rules("MM-RSP-01", "MM-RUL-29", "MM-DEC-13")
def test_nobody_answers_their_own_artefact() -> None:
    """The crown's user holds Fracture and is not asked; the round begins to the left."""
    s = declared({0: HOLDER, 1: HOLDER}, "everyone")
    assert window(s)["start"] == 1
    assert window(s)["circle"] == [1]
    assert not s.seat(0).asked("crown-response")


@pytest.mark.rules("MM-RSP-01", "MM-RUL-29", "MM-BAT-31", "MM-DEC-40", "MM-EX-16")
def test_in_battle_everybody_may_answer_the_sceptres_of_others() -> None:
    """A only Loyalty, B only Rage, C, who does not fight, either one."""
    s = attack()
    assert (window(s)["kind"], window(s)["start"]) == ("sceptre-response", 0)
    assert window(s)["artefacts"] == ["sceptre_rage", "sceptre_loyalty"]
    assert window(s)["circle"] == [0, 1, 2]
    assert s.seat(0).options() == ["pass", LOYALTY]
    assert s.seat(1).options() == ["pass", RAGE]
    assert s.seat(2).options() == ["pass", RAGE, LOYALTY]
    s.seat(0).cannot(RAGE, "MM-RES-07", artefact="sceptre_rage")
    s.seat(1).cannot(LOYALTY, "MM-RES-07")


@pytest.mark.rules("MM-RSP-01", "MM-BAT-71", "MM-DEC-70", "MM-RUL-28")
def test_the_orb_window_concerns_only_orbs_that_are_about_to_apply() -> None:
    """The winner's Greed can be hit; the loser's Brutality and the sceptres cannot."""
    s = orb_window(attackers=6, defenders=1)
    assert window(s) == {
        "kind": "orb-response",
        "artefacts": ["orb_greed"],
        "start": 0,
        "circle": [1, 2],
    }
    assert s.seat(1).options() == s.seat(2).options() == ["pass", "fracture:orb_greed"]


@pytest.mark.rules("MM-RSP-02")
@pytest.mark.parametrize("policy", POLICIES)
def test_a_window_with_an_empty_circle_is_passed_over(policy: str) -> None:
    """Nobody could answer: the crown takes effect at once, under every policy."""
    s = declared(
        {1: (), 2: OTHERS, 3: OTHERS}, policy, discards={2: ("fracture",), 3: ("fracture",)}
    )
    assert s.asked() == [(0, "prosperity")]
    s.never("window-opens", "window-closes")
    assert s.m.undoable(0) == []
