"""The solo game (GLO-SOLO) around the cards: set-up, events, registration, titles."""

from __future__ import annotations

import itertools

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import NONE
from gonfalon.games.glory.model.settings import SETTINGS, SOLO
from gonfalon.games.glory.rules.tournament.pas_darmes import PasDarmes
from gonfalon.games.glory.solo.placement import NO_PLACE
from gonfalon.games.glory.solo.shields import shield_place
from gonfalon.kernel.records.saving import canonical
from tests.games.glory.scenario import Scenario, player
from tests.games.glory.solo_scenario import cities, mat, opponent, solo, stand

# -- before the game --------------------------------------------------------------------------


@pytest.mark.rules("GLO-DEC-28", "GLO-SOLO-01")
def test_scenario_difficulty_mode_and_deck_are_chosen_before_the_set_up() -> None:
    content = GAME.load()
    for scenario, difficulty, deck in itertools.product(*map(SETTINGS.words, SOLO)):
        for mode in ("plaisance", "pas_darmes"):
            if (scenario, mode) == ("warrior", "pas_darmes"):
                continue  # refused, see test_content.py
            settings = {
                "scenario": scenario,
                "difficulty": difficulty,
                "opponent_deck": deck,
                "tournament": mode,
            }
            assert settings.items() <= GAME.check_settings(content, 1, settings).items()


@pytest.mark.rules("GLO-SOLO-01")
@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("basic", list(range(9))),
        ("warrior", [*range(9), 9, 10]),
        ("righteous", [*range(9), 11, 12]),
    ],
)
def test_the_deck_of_the_opponent(deck: str, cards: list[int]) -> None:
    assert opponent(solo(deck=deck)).deck == cards


# -- set-up -----------------------------------------------------------------------------------


@pytest.mark.rules("GLO-SOLO-05", "GLO-RUL-39", "GLO-TSET-07")
@pytest.mark.parametrize(
    ("difficulty", "knight", "attack"),
    [("easy", "john_fastolf", 8), ("medium", "henry_v", 10), ("hard", "jacques_de_lalaing", 13)],
)
def test_its_token_in_rivalry_is_in_no_pool(difficulty: str, knight: str, attack: int) -> None:
    s = solo(difficulty=difficulty)
    knights = s.state.content.knights
    assert knights.ids[opponent(s).knight] == knight
    assert knights.attack[opponent(s).knight] == attack
    assert sum([len(pool) for pool in s.state.pools]) == 31
    assert opponent(s).knight not in [knight for pool in s.state.pools for knight in pool]
    assert s.event("opponent-knight") == {"seat": 1, "knight": knight}


@pytest.mark.rules("GLO-SOLO-06")
@pytest.mark.parametrize("scenario", ["warrior", "lone_challenge"])
def test_the_opponent_has_pawns_and_the_second_place_only(scenario: str) -> None:
    s = solo(scenario, order=[1, 0])
    assert s.state.order == [0, 1]
    assert mat(s).pawns == 6
    assert mat(s).glory == 0
    assert mat(s).character == NONE
    assert mat(s).goods == [0, 0, 0]
    assert opponent(s).knight == NONE
    assert opponent(s).goals == []
    assert sum([len(pool) for pool in s.state.pools]) == 32


@pytest.mark.rules("GLO-SOLO-07", "GLO-RUL-05")
def test_in_rivalry_it_also_has_glory_and_an_open_goal() -> None:
    s = solo(next_titles="rich")
    assert mat(s).glory == 10
    assert opponent(s).goals == [s.state.content.titles.ids.index("rich")]
    assert s.event("opponent-goal") == {"seat": 1, "title": "rich"}
    assert ("event-opponent-goal", {"seat": 1, "title": "rich"}) in s.heard_by(0)


# -- phases -----------------------------------------------------------------------------------


def meets(s: Scenario, event: str) -> None:
    """Let the event happen to the opponent."""
    content = s.state.content
    s.state.sides[1].meet_event(s.m, content.events.effect[content.events.ids.index(event)])


@pytest.mark.rules("GLO-SOLO-19", "GLO-EVT-06")
def test_it_loses_a_pawn_to_call_to_arms() -> None:
    s = solo()
    meets(s, "call_to_arms")
    assert mat(s).pawns == 5
    assert s.state.laid == [1]


@pytest.mark.rules("GLO-SOLO-19")
@pytest.mark.parametrize("event", ["good_harvest", "royal_wedding", "war"])
def test_it_ignores_other_events_for_all(event: str) -> None:
    s = solo()
    before = canonical(mat(s).dump())
    meets(s, event)
    assert canonical(mat(s).dump()) == before


@pytest.mark.rules("GLO-SOLO-20")
def test_it_does_not_travel() -> None:
    s = solo(phase="travel")
    assert not s.state.sides[1].may_travel(s.state)


@pytest.mark.rules("GLO-SOLO-21", "GLO-REG-06")
@pytest.mark.parametrize(
    ("scenario", "registers"), [("warrior", False), ("lone_challenge", False), ("rivalry", True)]
)
def test_it_registers_in_rivalry_only(scenario: str, registers: bool) -> None:
    s = solo(scenario, phase="registration")
    assert s.state.sides[1].takes_part(s.state) is registers


@pytest.mark.rules("GLO-SOLO-22", "GLO-SOLO-23")
def test_it_never_waits() -> None:
    s = solo(phase="registration")
    stand(s, p1="andrzej_balicki", p4="joao_i", p6="dietrich_von_kottulin", p7="pierre_terrail")
    s.state.sides[1].place_shield(s.m, may_wait=True)
    assert s.state.places[2] == 1


@pytest.mark.rules("GLO-SOLO-22", "GLO-SOLO-25")
def test_in_the_cities_it_goes_where_it_has_no_shield() -> None:
    """Unlike the Herald, registration does not keep it from the player's cities."""
    s = solo(mode="pas_darmes", phase="registration")
    cities(s, "charles_vii joao_i", "james_ii wolfert_van_borselen", "zawisza_czarny")
    s.state.challengers[0][1] = 0
    for _ in range(2):
        s.state.sides[1].place_shield(s.m, may_wait=False)
    assert s.state.challengers == [[1, 0], [1, NONE], [NONE]]


@pytest.mark.rules("GLO-SOLO-25", "GLO-SOLO-26", "GLO-KVK-01")
@pytest.mark.parametrize(
    ("difficulty", "equal"),
    [
        ("medium", "maximilian_i"),  # of Henry V
        ("easy", "jean_de_luxembourg"),  # of John Fastolf
        ("easy", "andrzej_balicki"),
    ],
)
def test_it_challenges_and_beats_a_knight_that_equals_its_token(
    difficulty: str, equal: str
) -> None:
    s = solo(difficulty=difficulty, mode="pas_darmes", phase="registration")
    cities(s, "zawisza_czarny", equal, "john_talbot")
    s.state.sides[1].place_shield(s.m, may_wait=False)
    assert s.state.challengers == [[NONE], [1], [NONE]]
    before = mat(s).glory
    s.begin_with(PasDarmes())
    assert s.event("opponent-beats-knight") == {"seat": 1, "knight": equal}
    assert mat(s).glory == before + s.state.content.knights.glory[s.state.cities[1][0]]


@pytest.mark.rules("GLO-SOLO-25")
@pytest.mark.parametrize(("rules", "goes"), [(1, False), (2, True)])
def test_a_match_of_version_one_leaves_equal_knights(rules: int, goes: bool) -> None:
    s = solo(mode="pas_darmes", phase="registration")
    cities(s, "zawisza_czarny", "maximilian_i", "john_talbot")
    s.m.rules = rules
    assert (shield_place(s.m, by_herald=False) != NO_PLACE) is goes
    assert (shield_place(s.m, by_herald=True) != NO_PLACE) is goes


@pytest.mark.rules("GLO-SOLO-22")
def test_without_a_knight_to_beat_it_is_skipped() -> None:
    s = solo(mode="pas_darmes", phase="registration")
    cities(s, "zawisza_czarny", "john_talbot", "wladyslaw_jagiello")
    s.state.sides[1].place_shield(s.m, may_wait=False)
    s.note(s.m.drain_events())
    assert s.state.challengers == [[NONE], [NONE], [NONE]]
    s.happened("opponent-skipped")


@pytest.mark.rules("GLO-SOLO-24", "GLO-PVP-06", "GLO-RUL-72")
@pytest.mark.parametrize(("glory", "slot"), [(10, 6), (11, 2)])
def test_a_player_with_more_glory_is_worth_nine(glory: int, slot: int) -> None:
    """(a) drops 4. In stage 2 both 2 and 6 meet stronger knights; so it is the player against 8."""
    s = solo(player=player(glory=glory))
    stand(
        s,
        p1="player",
        p3="pierre_terrail",
        p5="francesco_sforza",
        p7="john_talbot",
        p8="hans_von_trotha",
    )
    assert shield_place(s.m, by_herald=False) == (0, slot - 1)


# -- titles -----------------------------------------------------------------------------------


@pytest.mark.rules("GLO-SOLO-29")
def test_in_rivalry_it_scores_all_public_titles_and_its_goals() -> None:
    """Rich 4, Brave 6, Noble 5 are public; its goal is Terrible, 10."""
    s = solo(phase="titles", public_titles="rich brave noble", next_titles="terrible")
    s.state.sides[1].settle_titles(s.m)
    assert mat(s).glory == 10 + 4 + 6 + 5 + 10
    ids = s.state.content.titles.ids
    assert [ids[title] for title in mat(s).titles] == ["rich", "brave", "noble", "terrible"]


@pytest.mark.rules("GLO-SOLO-29")
@pytest.mark.parametrize("scenario", ["warrior", "lone_challenge"])
def test_elsewhere_it_scores_no_titles(scenario: str) -> None:
    s = solo(scenario, phase="titles", public_titles="rich brave noble")
    s.state.sides[1].settle_titles(s.m)
    assert mat(s).glory == 0
    assert mat(s).titles == []
