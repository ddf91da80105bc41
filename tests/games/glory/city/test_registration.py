"""Registration (GLO-REG), and the Herald (GLO-ACT-18, GLO-ACT-19)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.model.constants import NONE
from gonfalon.games.glory.rules.city.registration import PlaceShield, Registration, may_place_shield
from tests.games.glory.jousting import challenged, cities, joust, standing
from tests.games.glory.scenario import Scenario, player, table

CITIES = {"tournament": "pas_darmes"}
BOTTOM = ("jan_zizka", "", "", "joao_i", "", "hans_von_trotha", "henry_v", "")  # card_2_a, round 1


def plaisance(seats: int = 2, phase: str = "registration", **told: object) -> Scenario:
    """Lay the first knights of a plaisance for so many players."""
    s = table(seats=seats, phase=phase, **told)  # type: ignore[arg-type]
    cards = s.state.content.tournaments
    s.state.card = cards.for_players(seats)[0]
    s.state.used_cards = [s.state.card]
    free = 8 - seats - len(cards.late[s.state.card][1])
    knights = [id for id in BOTTOM if id][:free]
    return joust(s, *knights)


def pas_darmes(seats: int = 2, phase: str = "registration", **told: object) -> Scenario:
    """Line up two knights in Florence, two in Paris, one in Munich."""
    s = table(seats=seats, phase=phase, settings=CITIES, **told)  # type: ignore[arg-type]
    return cities(s, "henry_v jan_zizka", "joao_i juan_ii", "pal_kinizsi")


# -- the Herald -----------------------------------------------------------------------------------


@pytest.mark.rules("GLO-ACT-18", "GLO-DEC-08")
def test_the_herald_puts_a_shield_on_a_free_place() -> None:
    """GLO-ACT-18, GLO-DEC-08."""
    s = joust(table(), *BOTTOM)
    s.begin_with(PlaceShield(0, False))
    ada = s.seat(0)
    assert ada.kind() == "herald"
    assert ada.options() == ["2", "3", "5", "8"]
    assert ada.rule_of("2") == "GLO-ACT-18"
    ada.cannot("1", "GLO-ACT-18", place=1, knight="jan_zizka")
    assert ada.label("3")["touches"] == ["place:3"]
    ada.chooses("3")
    assert standing(s, 2, 3) == [0]
    assert s.event("shield-placed") == {"seat": 0, "place": 3}
    assert s.at_rest


@pytest.mark.rules("GLO-ACT-18")
def test_the_herald_places_one_shield_for_a_plaisance() -> None:
    """GLO-ACT-18: once per tournament for each player."""
    s = joust(table(), *BOTTOM)
    assert may_place_shield(s.state, 0)
    s.begin_with(PlaceShield(0, False))
    s.seat(0).chooses("5")
    assert not may_place_shield(s.state, 0)
    assert may_place_shield(s.state, 1)
    s.begin_with(PlaceShield(1, False))
    s.seat(1).cannot("5", "GLO-ACT-18", place=5, seat=0)


@pytest.mark.rules("GLO-ACT-18")
def test_the_herald_needs_a_free_place() -> None:
    s = joust(table(), *[id or "wolfert_van_borselen" for id in BOTTOM[:2]], *BOTTOM[2:])
    for place in (2, 4, 7):
        s.state.places[place] = 1
    assert not may_place_shield(s.state, 0)


@pytest.mark.rules("GLO-ACT-19", "GLO-DEC-08", "GLO-RUL-31")
def test_the_herald_puts_shields_in_several_cities() -> None:
    """GLO-ACT-19: more than once a round, one shield a city, three at most."""
    s = pas_darmes(phase="action")
    ada = s.seat(0)
    s.begin_with(PlaceShield(0, False))
    assert ada.options() == ["henry_v", "jan_zizka", "joao_i", "juan_ii", "pal_kinizsi"]
    assert ada.rule_of("joao_i") == "GLO-ACT-19"
    ada.chooses("joao_i")
    s.begin_with(PlaceShield(0, False))
    ada.cannot("joao_i", "GLO-REG-05", city="paris")
    ada.cannot("juan_ii", "GLO-REG-05", city="paris")
    ada.chooses("henry_v")
    s.begin_with(PlaceShield(0, False))  # the only knight of Munich: nothing to choose
    assert s.event("knight-challenged") == {"seat": 0, "knight": "pal_kinizsi", "city": "munich"}
    assert not may_place_shield(s.state, 0)


@pytest.mark.rules("GLO-ACT-19", "GLO-REG-05")
def test_a_knight_has_one_challenger() -> None:
    """GLO-REG-05: nor can a player go to a city whose knights are all taken."""
    s = challenged(pas_darmes(phase="action"), pal_kinizsi=1, henry_v=1)
    s.begin_with(PlaceShield(0, False))
    s.seat(0).cannot("henry_v", "GLO-REG-05", knight="henry_v", seat=1)
    s.seat(0).cannot("pal_kinizsi", "GLO-REG-05", knight="pal_kinizsi", seat=1)
    s.seat(0).chooses("jan_zizka")
    assert s.state.challengers == [[1, 0], [NONE, NONE], [1]]


# -- registration for a pas d'armes ---------------------------------------------------------------


@pytest.mark.rules("GLO-REG-01", "GLO-REG-02", "GLO-REG-03", "GLO-DEC-13")
def test_two_laps_in_initiative_order() -> None:
    """GLO-REG-02, GLO-REG-03: each player places a shield, then once more."""
    s = pas_darmes(order=[1, 0])
    s.begin_with(Registration())
    assert s.asked() == [(1, "shield")]
    assert s.seat(1).rule_of("henry_v") == "GLO-REG-02"
    s.seat(1).chooses("henry_v")
    s.seat(0).chooses("joao_i")
    s.seat(1).cannot("jan_zizka", "GLO-REG-05", city="florence")
    s.seat(1).chooses("juan_ii")
    s.seat(0).chooses("pal_kinizsi")
    assert s.at_rest
    assert s.state.challengers == [[1, NONE], [0, 1], [0]]


@pytest.mark.rules("GLO-REG-01", "GLO-REG-03", "GLO-RUL-68")
def test_three_shields_need_the_herald() -> None:
    """GLO-REG-03: the Herald's shield stays and does not replace a lap."""
    s = challenged(pas_darmes(order=[0, 1]), henry_v=0)
    s.begin_with(Registration())
    s.seat(0).chooses("joao_i")
    s.seat(1).chooses("jan_zizka")
    assert s.at_rest  # in the second lap neither has a choice any more
    assert s.state.challengers == [[0, 1], [0, 1], [0]]


@pytest.mark.rules("GLO-REG-04", "GLO-RUL-32")
def test_nobody_may_decline_and_nobody_is_asked_without_a_place() -> None:
    """GLO-REG-04: placing is compulsory; without a legal place the player is skipped."""
    s = challenged(pas_darmes(order=[0, 1]), henry_v=0, joao_i=0, pal_kinizsi=1)
    s.begin_with(Registration())
    assert s.all("not-registered") == [{"seat": 0}]
    s.seat(1).cannot("wait", "GLO-REG-04", shields=1, most=3)
    s.seat(1).chooses("jan_zizka")
    assert s.all("not-registered") == [{"seat": 0}, {"seat": 0}]
    assert s.event("knight-challenged")["knight"] == "juan_ii"  # no choice left
    assert s.at_rest


@pytest.mark.rules("GLO-DEC-13")
def test_a_placed_shield_can_be_taken_back_until_the_next_player_decides() -> None:
    """GLO-DEC-13: undo is free."""
    s = pas_darmes()
    s.begin_with(Registration())
    first = s.seat(0).decision().id
    s.seat(0).chooses("henry_v")
    s.m.undo(0, first)
    assert s.state.challengers[0] == [NONE, NONE]
    s.seat(0).chooses("joao_i")
    s.seat(1).chooses("henry_v")
    assert s.m.undoable(0) == []


# -- registration for a plaisance -----------------------------------------------------------------


@pytest.mark.rules("GLO-REG-06", "GLO-DEC-14")
def test_only_the_last_without_a_shield_must_place() -> None:
    """GLO-REG-06, GLO-DEC-14: checked anew on every turn."""
    s = plaisance(3, order=[2, 0, 1], draws={"knights": [0, 0]})
    s.begin_with(Registration())
    last = s.seat(1)
    s.seat(2).chooses("wait")
    s.seat(0).chooses("4")  # may wait, but does not
    last.cannot("wait", "GLO-REG-06")
    last.chooses("8")
    s.seat(2).cannot("wait", "GLO-REG-06")  # alone now
    s.seat(2).cannot("4", "GLO-REG-06", place=4, seat=0)
    s.seat(2).chooses("5")
    assert s.all("waited") == [{"seat": 2}]
    assert s.at_rest


@pytest.mark.rules("GLO-REG-01", "GLO-REG-06")
def test_who_has_used_the_herald_is_not_asked() -> None:
    """GLO-REG-06: only players without a shield act."""
    s = plaisance(3, order=[0, 1, 2], draws={"knights": [0, 0]})
    s.state.places[7] = 2
    s.begin_with(Registration())
    s.seat(0).chooses("wait")
    s.seat(1).cannot("wait", "GLO-REG-06")
    s.seat(1).chooses("5")
    s.seat(0).chooses("6")
    assert s.at_rest
    assert standing(s, 7, 8) == [2]


@pytest.mark.rules("GLO-REG-07", "GLO-RUL-24")
def test_late_knights_fill_the_free_places_from_left_to_right() -> None:
    """GLO-REG-07: card_2_a, round 2: a magnate, then a king."""
    s = joust(table(phase="registration", draws={"knights": [1, 2]}), *BOTTOM)
    state = s.state
    state.card = state.content.tournaments.ids.index("card_2_a")
    state.used_cards = [state.content.tournaments.ids.index("card_2_b"), state.card]
    s.begin_with(Registration())
    s.seat(0).chooses("3")
    s.seat(1).chooses("8")
    assert standing(s, 0, 8) == [
        "jan_zizka",
        "dobieslaw_z_olesnicy",
        0,
        "joao_i",
        "james_ii",
        "hans_von_trotha",
        "henry_v",
        1,
    ]
    assert s.all("late-knight") == [
        {"knight": "dobieslaw_z_olesnicy", "place": 2},
        {"knight": "james_ii", "place": 5},
    ]


@pytest.mark.rules("GLO-DEC-14")
def test_only_the_last_placement_cannot_be_undone() -> None:
    """GLO-DEC-14: late knights are drawn after it."""
    s = plaisance(2, draws={"knights": [0, 0]})
    s.begin_with(Registration())
    first = s.seat(0).decision().id
    s.seat(0).chooses("wait")
    assert s.m.undoable(0) == [first]
    s.seat(1).chooses("5")
    s.seat(0).chooses("6")
    assert s.m.undoable(0) == []


@pytest.mark.rules("GLO-SOLO-21", "GLO-RUL-43")
@pytest.mark.parametrize("scenario", ["warrior", "lone_challenge"])
def test_alone_one_more_knight_comes_last(scenario: str) -> None:
    """GLO-SOLO-21: the virtual opponent does not register; `solo_extra` fills its place."""
    s = table(
        player(),
        seats=1,
        phase="registration",
        settings={"scenario": scenario},
        draws={"knights": [0, 0, 0]},
    )
    joust(s, *BOTTOM)
    state = s.state
    state.card = state.content.tournaments.ids.index("card_2_c")
    state.used_cards = [state.card]
    s.begin_with(Registration())
    s.seat(0).cannot("wait", "GLO-REG-06")
    s.seat(0).chooses("2")
    late = [event["knight"] for event in s.all("late-knight")]
    kinds = [
        state.content.knights.kinds[state.content.knights.kind[state.content.knights.ids.index(id)]]
        for id in late
    ]
    assert kinds == ["king", "noble", "magnate"]
    assert NONE not in state.places[:8]


@pytest.mark.rules("GLO-REG-06")
def test_the_question_tells_who_will_still_come() -> None:
    """GLO-REG-06: the kinds of the late knights are public."""
    s = plaisance(2)
    s.begin_with(Registration())
    assert s.seat(0).prompt() == {
        "message": "ask-place-or-wait",
        "args": {"late": ["noble", "noble"]},
    }
