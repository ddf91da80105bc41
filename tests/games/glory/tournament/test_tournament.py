"""Tournaments (GLO-TOUR) and knights against knights (GLO-KVK)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import NONE
from gonfalon.games.glory.rules.board.knights import beats
from gonfalon.games.glory.rules.city.tournament_setup import clear_tournament
from gonfalon.games.glory.rules.duel.foes import KNIGHT_FOE, PLAYER, VIRTUAL
from gonfalon.games.glory.rules.tournament.pas_darmes import CHALLENGER_WON, KNIGHT_WON
from gonfalon.games.glory.rules.tournament.plaisance import Joust
from gonfalon.games.glory.rules.tournament.tournament import Tournament
from tests.games.glory.jousting import (
    challenged,
    cities,
    current_duel,
    current_plays,
    end_step,
    ends_duel,
    joust,
    standing,
)
from tests.games.glory.scenario import Scenario, opponent_is, player, rolls, table

CITIES = {"tournament": "pas_darmes"}


def knights(s: Scenario, *ids: str) -> list[int]:
    """Return knights by number."""
    return [s.state.content.knights.ids.index(id) for id in ids]


def fights(s: Scenario) -> tuple[int, int, str | int]:
    """Return who fights: the player, the kind of opponent, and which one."""
    duel = current_duel(s)
    ids = s.state.content.knights.ids
    return duel.seat, duel.foe_kind, ids[duel.foe] if duel.foe_kind == KNIGHT_FOE else duel.foe


def jousting(*who: int | str, seats: int = 2, **told: object) -> Scenario:
    """Lay a plaisance; every player has strength, so that duels wait, and a card in hand."""
    hands = ["game", "dance", "keepsake", "serenade"]
    described = [player(strength=2, hand=hands[seat]) for seat in range(seats)]
    s = table(*described, seats=seats, phase="tournament", **told)  # type: ignore[arg-type]
    s.state.prize = s.state.content.prizes.index("purse")
    return joust(s, *who)


# -- pas d'armes ----------------------------------------------------------------------------------


@pytest.mark.rules("GLO-TOUR-01", "GLO-TOUR-02")
def test_duels_go_city_by_city_from_left_to_right() -> None:
    """GLO-TOUR-01: unchallenged knights do nothing. GLO-TOUR-02: a defeat excludes nobody."""
    s = table(*[player(strength=2)] * 2, phase="tournament", settings=CITIES)
    cities(s, "henry_v jan_zizka", "joao_i juan_ii", "pal_kinizsi")
    challenged(s, henry_v=1, jan_zizka=0, juan_ii=1, pal_kinizsi=0)
    s.begin_with(Tournament())
    assert fights(s) == (1, KNIGHT_FOE, "henry_v")
    assert current_duel(s).tournament
    ends_duel(s, False)
    assert fights(s) == (0, KNIGHT_FOE, "jan_zizka")
    ends_duel(s, False)
    assert s.state.fought == [[KNIGHT_WON, KNIGHT_WON], [NONE, NONE], [NONE]]
    assert fights(s) == (1, KNIGHT_FOE, "juan_ii")  # beaten before, and fights again
    ends_duel(s, True)
    assert s.state.fought[1] == [NONE, CHALLENGER_WON]
    assert fights(s) == (0, KNIGHT_FOE, "pal_kinizsi")
    assert s.state.active == 0
    ends_duel(s, True)
    assert s.at_rest
    assert [event["city"] for event in s.all("city-begins")] == ["florence", "paris", "munich"]


@pytest.mark.rules("GLO-TOUR-01")
def test_several_knights_of_munich_fight_from_the_left() -> None:
    s = table(*[player(strength=2)] * 3, phase="tournament", settings=CITIES)
    cities(s, "henry_v", "joao_i", "pal_kinizsi juan_ii jan_zizka")
    challenged(s, pal_kinizsi=2, juan_ii=0, jan_zizka=1)
    s.begin_with(Tournament())
    for seat, id in ((2, "pal_kinizsi"), (0, "juan_ii"), (1, "jan_zizka")):
        assert fights(s) == (seat, KNIGHT_FOE, id)
        ends_duel(s, False)
    assert s.at_rest


@pytest.mark.rules("GLO-TOUR-01")
def test_a_city_without_shields_is_left_out() -> None:
    s = table(player(strength=2), phase="tournament", settings=CITIES)
    cities(s, "henry_v", "joao_i", "pal_kinizsi")
    challenged(s, pal_kinizsi=0)
    s.begin_with(Tournament())
    assert fights(s) == (0, KNIGHT_FOE, "pal_kinizsi")
    assert [event["city"] for event in s.all("city-begins")] == ["munich"]


# -- plaisance ------------------------------------------------------------------------------------


@pytest.mark.rules("GLO-TOUR-03", "GLO-KVK-01")
def test_four_duels_then_two_then_one() -> None:
    """GLO-TOUR-03: winners advance, all duels of a stage come before the next stage."""
    s = jousting(
        "jan_zizka", 0, "joao_i", "henry_v", 1, "hans_von_trotha", "john_fastolf", "jaroslav_lev"
    )
    s.begin_with(Tournament())
    assert fights(s) == (0, KNIGHT_FOE, "jan_zizka")
    ends_duel(s, True)
    assert s.event("advanced") == {"seat": 0, "stage": 1}
    assert standing(s, 8, 12) == [0, "henry_v", "", ""]  # glory 8 against 6, without dice
    assert fights(s) == (1, KNIGHT_FOE, "hans_von_trotha")
    ends_duel(s, True)
    assert standing(s, 8, 14) == [0, "henry_v", 1, "jaroslav_lev", "", ""]
    assert fights(s) == (0, KNIGHT_FOE, "henry_v")
    ends_duel(s, True)
    assert fights(s) == (1, KNIGHT_FOE, "jaroslav_lev")
    ends_duel(s, True)
    assert fights(s) == (0, PLAYER, 1)
    assert standing(s, 12, 15) == [0, 1, ""]
    ends_duel(s, False)
    assert s.event("prize-won") == {"seat": 1, "prize": "purse"}
    assert [event["stage"] for event in s.all("stage-begins")] == [1, 2, 3]
    assert s.at_rest


@pytest.mark.rules("GLO-TOUR-03")
def test_of_two_players_the_left_one_is_the_one_from_the_lower_slots() -> None:
    """GLO-TOUR-03, with the winner taken from the right side of the duel."""
    s = jousting(1, 0, "joao_i", "henry_v", "jan_zizka", "juan_ii", "charles_vii", "john_talbot")
    s.begin_with(Tournament())
    assert fights(s) == (1, PLAYER, 0)
    ends_duel(s, False)
    assert standing(s, 8, 9) == [0]


@pytest.mark.rules("GLO-TOUR-04")
def test_the_winner_gets_the_prize() -> None:
    """GLO-TOUR-04: purse: 3 coins and 1 glory."""
    s = jousting(0, "joao_i")
    s.state.places[14] = 0
    step = Joust()
    step.stage, step.duel = 3, 7
    step.goto("do_prize")
    s.begin_with(step)
    assert (s.seat(0).coin, s.seat(0).glory) == (3, 11)


@pytest.mark.rules("GLO-TOUR-04")
def test_the_prize_lapses_if_a_knight_wins() -> None:
    """GLO-TOUR-04: a knight gets nothing."""
    s = jousting(
        0, "john_talbot", "joao_i", "henry_v", 1, "zawisza_czarny", "jan_zizka", "jaroslav_lev"
    )
    s.begin_with(Tournament())
    ends_duel(s, False)
    ends_duel(s, False)
    end_step(s, current_plays(s))
    end_step(s, current_plays(s))
    assert s.event("prize-lapsed") == {"knight": "zawisza_czarny", "prize": "purse"}
    s.never("prize-won")
    assert s.seat(0).coin == s.seat(1).coin == 0
    assert s.at_rest


@pytest.mark.rules("GLO-TOUR-08", "GLO-TOUR-09", "GLO-RUL-02", "GLO-RUL-30", "GLO-DEC-25")
def test_beaten_players_play_cards_after_the_stage() -> None:
    """GLO-TOUR-08: two after stage 1, one after stage 2, none after the final."""
    who: list[int | str] = [0, "jan_zizka", 1, "joao_i", 2, "henry_v", 3, "juan_ii"]
    s = jousting(*who, seats=4, order=[3, 2, 1, 0])
    s.begin_with(Tournament())
    ends_duel(s, False)  # 0 is beaten
    ends_duel(s, True)
    assert fights(s)[0] == 2  # nobody plays before the last duel of the stage
    ends_duel(s, True)
    ends_duel(s, False)  # 3 is beaten
    assert (current_plays(s).seat, current_plays(s).most) == (3, 2)  # better initiative
    end_step(s, current_plays(s))
    assert (current_plays(s).seat, current_plays(s).most) == (0, 2)
    assert s.state.active == 0
    end_step(s, current_plays(s))
    assert fights(s) == (1, KNIGHT_FOE, "jan_zizka")
    ends_duel(s, True)
    ends_duel(s, False)  # 2 is beaten
    assert (current_plays(s).seat, current_plays(s).most) == (2, 1)
    end_step(s, current_plays(s))
    assert fights(s) == (1, KNIGHT_FOE, "juan_ii")
    ends_duel(s, False)  # the final
    assert s.at_rest
    assert s.all("consolation") == [
        {"seat": 3, "most": 2, "stage": 1},
        {"seat": 0, "most": 2, "stage": 1},
        {"seat": 2, "most": 1, "stage": 2},
    ]


@pytest.mark.rules("GLO-TOUR-08", "GLO-DEC-25")
def test_a_beaten_player_without_cards_is_not_asked() -> None:
    """GLO-DEC-25: automatic stop with an empty hand."""
    s = table(player(strength=2), player(strength=2, hand="game"), phase="tournament")
    joust(s, 0, "henry_v", 1, "joao_i", "jan_zizka", "juan_ii", "james_ii", "charles_vii")
    s.state.prize = 0
    s.begin_with(Tournament())
    ends_duel(s, False)
    ends_duel(s, False)
    assert current_plays(s).seat == 1
    assert s.all("consolation") == [{"seat": 1, "most": 2, "stage": 1}]


@pytest.mark.rules("GLO-TOUR-07")
def test_what_is_spent_stays_spent_between_duels() -> None:
    """GLO-TOUR-07: the tournament itself readies nothing."""
    described = player(strength=2, spent_allies="squire", spent_relics="ring", faith=0)
    s = table(described, phase="tournament", settings=CITIES)
    challenged(cities(s, "henry_v", "joao_i"), henry_v=0, joao_i=0)
    s.begin_with(Tournament())
    ends_duel(s, True)
    assert fights(s)[2] == "joao_i"
    assert s.seat(0).spent_allies == "squire"
    assert s.seat(0).relics == ""


# -- knights and the virtual opponent -------------------------------------------------------------


@pytest.mark.rules("GLO-KVK-01", "GLO-KVK-02")
def test_knights_are_compared_by_glory_prestige_and_place() -> None:
    """GLO-KVK-01; GLO-KVK-02: attack and abilities play no part."""
    s = table()
    content = s.state.content
    jaroslav, federico, lev = knights(s, "jaroslav_lev", "federico_da_montefeltro", "pal_kinizsi")
    assert beats(content, federico, jaroslav)  # 10 against 9
    assert not beats(content, jaroslav, federico)
    assert beats(content, lev, jaroslav)  # glory 9 both, prestige 2 against 1, attack 10 against 11
    assert not beats(content, jaroslav, lev)
    henry, maximilian = knights(s, "henry_v", "maximilian_i")
    assert beats(content, henry, maximilian)  # equal: the left one
    assert beats(content, maximilian, henry)


@pytest.mark.rules("GLO-KVK-01")
def test_knights_never_depend_on_chance() -> None:
    """GLO-KVK-01: any draw would fail this test."""
    ids = GAME.load().knights.ids
    s = jousting(*[ids[at] for at in (0, 6, 12, 13, 19, 20, 25, 26)])
    s.begin_with(Tournament())
    assert s.at_rest
    assert s.event("prize-lapsed")["knight"] == "jacques_de_lalaing"
    assert s.all("knight-beats-knight")[1]["winner"] == "wladyslaw_jagiello"


def rivalry(*who: int | str, glory: int = 10) -> Scenario:
    """Lay a plaisance against the virtual opponent with the token Henry V."""
    s = table(
        player(strength=2, hand="game"),
        seats=1,
        phase="tournament",
        settings={"scenario": "rivalry", "difficulty": "medium"},
    )
    state = s.state
    opponent_is(s, state.content.scenarios.knights[1])
    state.boards[1].glory = glory
    state.prize = state.content.prizes.index("reliquary")
    return joust(s, *who)


@pytest.mark.rules("GLO-SOLO-26")
def test_the_opponent_meets_knights_as_a_knight() -> None:
    """GLO-SOLO-26: a win scores the knight's glory, a defeat nothing; the left one wins a tie."""
    s = rivalry(
        1, "maximilian_i", "joao_i", "juan_ii", 0, "jan_zizka", "jaroslav_lev", "hans_von_trotha"
    )
    s.begin_with(Tournament())
    assert s.state.boards[1].glory == 18  # Maximilian I: 8 and 2 stars, as Henry V on the left
    ends_duel(s, False)
    assert s.state.boards[1].glory == 18
    end_step(s, current_plays(s))
    assert s.all("opponent-beats-knight")[-1] == {"seat": 1, "knight": "joao_i"}
    assert s.event("knight-beats-opponent") == {"seat": 1, "knight": "jaroslav_lev"}
    assert s.state.boards[1].glory == 24  # nothing for the lost final
    assert s.at_rest


@pytest.mark.rules("GLO-SOLO-26")
def test_on_the_right_the_opponent_loses_a_tie() -> None:
    """GLO-SOLO-26, GLO-KVK-01."""
    s = rivalry("maximilian_i", 1, 0, "joao_i", "jan_zizka", "juan_ii", "james_ii", "charles_vii")
    s.begin_with(Tournament())
    assert standing(s, 8, 9) == ["maximilian_i"]
    assert s.state.boards[1].glory == 10


@pytest.mark.rules("GLO-SOLO-27", "GLO-SOLO-28", "GLO-RUL-42")
def test_the_player_against_the_opponent() -> None:
    """GLO-SOLO-27: a real duel. GLO-SOLO-28: of the prize the opponent gets the glory only."""
    s = rivalry(
        1, 0, "joao_i", "juan_ii", "jan_zizka", "james_ii", "hans_von_trotha", "john_fastolf"
    )
    s.begin_with(Tournament())
    assert fights(s) == (0, VIRTUAL, 1)
    ends_duel(s, False)
    end_step(s, current_plays(s))
    assert s.event("prize-won") == {"seat": 1, "prize": "reliquary"}
    assert s.state.boards[1].glory == 10 + 6 + 6 + 1
    assert s.state.boards[1].relics == [0, 0, 0, 0]
    assert s.at_rest


@pytest.mark.rules("GLO-SOLO-26")
def test_the_opponent_in_the_cities() -> None:
    """GLO-SOLO-26: also beside a knight that beats it."""
    s = table(
        player(strength=2),
        seats=1,
        phase="tournament",
        settings={"scenario": "rivalry", "difficulty": "medium", **CITIES},
    )
    opponent_is(s, s.state.content.scenarios.knights[1])
    cities(s, "joao_i", "jaroslav_lev", "jan_zizka")
    challenged(s, joao_i=1, jaroslav_lev=1, jan_zizka=0)
    s.begin_with(Tournament())
    assert s.state.fought == [[CHALLENGER_WON], [KNIGHT_WON], [NONE]]
    assert s.state.boards[1].glory == 6
    assert fights(s) == (0, KNIGHT_FOE, "jan_zizka")


@pytest.mark.rules("GLO-SOLO-02", "GLO-SOLO-03", "GLO-RUL-44")
def test_the_warriors_third_final_ends_the_game() -> None:
    """GLO-SOLO-03: won at once, without prize, final travel and titles."""
    s = table(player(strength=2), seats=1, phase="tournament", settings={"scenario": "warrior"})
    for final in (1, 2, 3):
        s.state.prize = s.state.content.prizes.index("purse")
        joust(
            s,
            0,
            "joao_i",
            "juan_ii",
            "james_ii",
            "henry_v",
            "jan_zizka",
            "charles_vii",
            "john_talbot",
        )
        s.begin_with(Tournament())
        for _ in range(2):
            ends_duel(s, True)
        assert not s.m.over
        ends_duel(s, True)
        assert s.state.finals_won == final
        if final < 3:
            assert s.at_rest
            clear_tournament(s.m)
    assert s.winners() == [0]
    assert s.seat(0).coin == 6  # two purses
    assert s.m.outcome is not None
    assert s.m.outcome.how.message.id == "event-warrior-won"


@pytest.mark.rules("GLO-SOLO-03", "GLO-RUL-44")
def test_the_warriors_first_defeat_ends_the_game() -> None:
    """GLO-SOLO-03: no consolation plays."""
    s = table(
        player(strength=1, hand="game"),
        seats=1,
        phase="tournament",
        settings={"scenario": "warrior"},
    )
    joust(s, 0, "joao_i")
    s.begin_with(Tournament())
    rolls(s, *["strength 1", "steed 0 0", "armour 0 0"] * 2)
    s.seat(0).chooses("1")
    assert s.m.over
    assert s.winners() == []
    s.never("consolation", "glory-gained")


@pytest.mark.rules("GLO-TOUR-05", "GLO-TOUR-11")
def test_a_won_duel_scores_the_knight_before_the_advance() -> None:
    """GLO-TOUR-05, GLO-TOUR-11: Jan Žižka is worth 4."""
    s = jousting(0, "jan_zizka", "joao_i", "juan_ii", "james_ii", "henry_v", "charles_vii", 1)
    s.begin_with(Tournament())
    rolls(s, *["strength 5", "steed 4 0", "armour 3 0"] * 2)
    s.seat(0).chooses("1", "0")
    s.happened("glory-gained", "advanced")
    assert s.seat(0).glory == 14
    assert standing(s, 8, 9) == [0]
