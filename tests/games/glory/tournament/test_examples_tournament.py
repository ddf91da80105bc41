"""The worked examples about tournaments and titles, as written."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.rules.board.knights import beats
from gonfalon.games.glory.rules.city.registration import PlaceShield, Registration
from gonfalon.games.glory.rules.tournament.pas_darmes import KNIGHT_WON
from gonfalon.games.glory.rules.tournament.tournament import Tournament
from tests.games.glory.claiming import settling
from tests.games.glory.jousting import (
    challenged,
    cities,
    current_duel,
    ends_duel,
    joust,
    standing,
)
from tests.games.glory.scenario import player, rolls, table

CITIES = {"tournament": "pas_darmes"}


@pytest.mark.rules("GLO-EX-07")
def test_example_07_registration_of_two_players_in_the_cities() -> None:
    """GLO-EX-07: White is seat 0, Red is seat 1."""
    s = table(*[player(strength=1)] * 2, phase="action", settings=CITIES, order=[0, 1])
    cities(s, "henry_v jan_zizka", "joao_i juan_ii", "pal_kinizsi")
    white, red = s.seat(0), s.seat(1)
    s.begin_with(PlaceShield(0, False))
    white.chooses("henry_v")
    s.begin_with(PlaceShield(1, False))
    red.chooses("pal_kinizsi")
    s.state.phase = 3
    s.begin_with(Registration())
    white.chooses("joao_i")
    red.chooses("juan_ii")  # lap 2: White has no place left, Red has a single one
    assert s.all("not-registered") == [{"seat": 0}]
    assert s.state.challengers == [[0, 1], [0, 1], [1]]
    s.begin_with(Tournament())
    fought = []
    while not s.at_rest:
        fought.append(current_duel(s).seat)
        ends_duel(s, True)
    assert (fought.count(0), fought.count(1)) == (2, 3)


@pytest.mark.rules("GLO-EX-08")
def test_example_08_waiting_of_three_players() -> None:
    """GLO-EX-08: Red, Blue and Black are seats 0, 1 and 2."""
    s = table(seats=3, phase="registration", order=[0, 1, 2], draws={"knights": [0, 0]})
    s.state.card = s.state.content.tournaments.ids.index("card_3_c")
    s.state.used_cards = [s.state.card]
    joust(s, "", "jan_zizka", "henry_v", "", "", "joao_i", "", "")
    red, blue, black = s.seat(0), s.seat(1), s.seat(2)
    s.begin_with(Registration())
    red.chooses("wait")
    blue.chooses("wait")
    black.cannot("wait", "GLO-REG-06")
    black.chooses("1")
    red.chooses("wait")
    blue.cannot("wait", "GLO-REG-06")
    blue.chooses("4")
    red.cannot("wait", "GLO-REG-06")
    red.chooses("8")
    late = [event["place"] for event in s.all("late-knight")]
    assert late == [5, 7]
    assert "" not in standing(s, 0, 8)


@pytest.mark.rules("GLO-EX-09")
def test_example_09_influential_and_noble_compete_for_allies() -> None:
    """GLO-EX-09."""
    six = "minstrel queen squire nun nun fencing_master"
    first = settling(player(allies=six), titles="influential noble")
    ada = first.seat(0)
    ada.chooses("influential", *["minstrel", "squire", "nun", "nun", "fencing_master"][:1])
    while not first.at_rest:
        ada.chooses(ada.options()[0])
    assert ada.glory == 14  # Noble could not be claimed any more
    other = settling(player(allies=six), titles="influential noble")
    other.seat(0).chooses("noble")
    assert other.at_rest
    assert other.seat(0).glory == 15
    both = settling(player(allies=f"{six} king lady"), titles="influential noble")
    both.seat(0).chooses("noble")
    both.seat(0).chooses("influential")
    assert both.at_rest
    assert both.seat(0).glory == 10 + 5 + 4


@pytest.mark.rules("GLO-EX-15")
def test_example_15_knights_against_knights() -> None:
    """GLO-EX-15: (glory, prestige) (8,1) beats (7,3); (8,3) beats (8,2); left beats right."""
    content = table().state.content
    number = content.knights.ids.index
    assert beats(content, number("francesco_sforza"), number("charles_vii"))  # (8,1), (7,3)
    assert not beats(content, number("charles_vii"), number("francesco_sforza"))
    assert beats(content, number("wladyslaw_jagiello"), number("henry_v"))  # (8,3), (8,2)
    assert not beats(content, number("henry_v"), number("wladyslaw_jagiello"))
    assert beats(content, number("henry_v"), number("maximilian_i"))
    assert beats(content, number("maximilian_i"), number("henry_v"))


@pytest.mark.rules("GLO-EX-21", "GLO-TOUR-02", "GLO-TOUR-06", "GLO-TOUR-07")
def test_example_21_what_is_recovered_serves_in_the_next_city() -> None:
    """GLO-EX-21: a duel lost 1:2 against a knight worth 7, then the next city."""
    s = table(
        player(strength=1, allies="squire", relics="amulet"), phase="tournament", settings=CITIES
    )
    challenged(cities(s, "charles_vii", "joao_i"), charles_vii=0, joao_i=0)
    s.begin_with(Tournament())
    ada = s.seat(0)
    rolls(s, "strength 2", "steed 0 1", "armour 3 3")
    ada.chooses("1", "squire")
    rolls(s, *["strength 1", "steed 0 0", "armour 0 0"] * 2)
    ada.chooses("amulet")
    assert ada.glory == 13
    assert s.state.fought[0] == [KNIGHT_WON]
    assert s.state.content.knights.ids[current_duel(s).foe] == "joao_i"
    assert (ada.strength, ada.allies, ada.relics) == (1, "squire", "amulet")


@pytest.mark.rules("GLO-EX-25", "GLO-TTL-05", "GLO-TTL-10", "GLO-TTL-11")
def test_example_25_lucky_and_brave() -> None:
    """GLO-EX-25."""
    described = player(coin=3, strength=4, faith=2)
    s = settling(described, titles="lucky brave")
    s.seat(0).chooses("lucky", "brave")
    assert s.seat(0).options() == ["0", "1"]  # strength for the duel
    for won, left in ((True, 0), (False, 1)):
        s = settling(described, titles="lucky brave")
        ada = s.seat(0)
        ada.chooses("brave")
        face = "5 5 5" if won else "1 1 1"
        rolls(s, *[f"strength {face}", "steed 4 0", "armour 3 0"] * 2)
        ada.chooses("4", "none", "none")
        assert ada.strength == left
        assert s.at_rest  # Lucky is impossible
        assert ada.glory == (16 if won else 10)


@pytest.mark.rules("GLO-EX-26", "GLO-RUL-35")
def test_example_26_noble_and_terrible() -> None:
    """GLO-EX-26."""
    allies = "minstrel queen squire fencing_master fencing_master thug thug"
    s = settling(player(allies=allies), titles="noble terrible")
    s.seat(0).cannot("noble", "GLO-TTL-09", ally="thug", have=2)
    s.seat(0).chooses("terrible")
    assert s.at_rest  # the Thugs are bound, and still owned
    assert s.seat(0).glory == 20


@pytest.mark.rules("GLO-EX-27", "GLO-TOUR-08", "GLO-TOUR-09", "GLO-DEC-25")
def test_example_27_consolation() -> None:
    """GLO-EX-27: A, B, C are seats 0, 1, 2; A and C are beaten in stage 1."""
    hands = ["game dance dance", "game ladys_prayer", "ladys_prayer game"]
    s = table(*[player(strength=1, hand=hand) for hand in hands], phase="tournament")
    s.state.prize = 0
    joust(s, 0, "henry_v", 1, "joao_i", 2, "juan_ii", "jan_zizka", "hans_von_trotha")
    s.begin_with(Tournament())
    ends_duel(s, False)
    ends_duel(s, True)
    ends_duel(s, False)
    assert s.asked() == [(0, "consolation")]
    s.seat(0).chooses("game", "dance")  # two in a row, then nothing more is asked
    assert (s.seat(0).coin, s.seat(0).hand) == (3, "dance")
    assert s.asked() == [(2, "consolation")]
    s.seat(2).chooses("ladys_prayer", "stop")
    assert (s.seat(2).faith, s.seat(2).hand) == (2, "game")
    assert current_duel(s).seat == 1  # stage 2
    ends_duel(s, False)
    s.seat(1).chooses("game")  # one
    assert s.seat(1).hand == "ladys_prayer"
    assert s.at_rest


@pytest.mark.rules("GLO-EX-35", "GLO-TTL-12")
def test_example_35_sums_of_titles() -> None:
    """GLO-EX-35."""
    described = player(coin=6, strength=3, allies="minstrel minstrel")
    s = settling(described, titles="rich lucky patron")
    preview = s.m.explain(0)[0].preview
    assert preview is not None
    assert preview["glory"] == 9
    assert [title["title"] for title in preview["titles"]] == ["lucky", "patron"]
    s.seat(0).chooses("lucky", "patron")
    assert s.at_rest
    assert s.seat(0).glory == 19
    other = settling(described, titles="rich lucky patron")
    other.seat(0).chooses("rich")
    assert other.at_rest
    assert other.seat(0).glory == 14
