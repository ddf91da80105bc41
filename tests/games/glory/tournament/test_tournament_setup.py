"""Preparing a tournament and clearing it away (GLO-TSET)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory import GAME
from gonfalon.games.glory.model.constants import NONE, RIVALRY
from gonfalon.games.glory.rules.city.tournament_setup import clear_tournament, prepare_tournament
from tests.games.glory.jousting import cities, joust, standing
from tests.games.glory.scenario import Scenario, player, table


def prepared(
    seats: int,
    knights: list[int],
    mode: str = "plaisance",
    card: int = 0,
    used: str = "",
    **settings: object,
) -> Scenario:
    """Lay a table and prepare a tournament with this card; draws are places in the pools."""
    draws = {"tournaments": [card], "prizes": [0], "knights": knights}
    s = table(seats=seats, settings={"tournament": mode, **settings}, draws=draws)
    ids = s.state.content.tournaments.ids
    s.state.used_cards = [ids.index(id) for id in used.split()]
    prepare_tournament(s.m)
    return s.begin()


@pytest.mark.rules("GLO-TSET-01", "GLO-RUL-24")
@pytest.mark.parametrize(
    ("seats", "cards"),
    [(1, "card_2"), (2, "card_2"), (3, "card_3"), (4, "card_4")],
)
def test_a_card_for_the_number_of_players_is_drawn_and_never_again(seats: int, cards: str) -> None:
    """GLO-TSET-01: only cards that list the number of players, each once a game."""
    ids = GAME.load().tournaments.ids
    used = f"{cards}_a {cards}_c"
    s = prepared(seats, [0] * 4, card=1, used=used)
    assert ids[s.state.card] == f"{cards}_d"  # the second of the two that are left
    assert [ids[card] for card in s.state.used_cards] == [*used.split(), f"{cards}_d"]


@pytest.mark.rules("GLO-TSET-02", "GLO-TSET-04")
def test_the_section_of_the_round_names_the_first_knights() -> None:
    """GLO-TSET-02, GLO-TSET-04: round 2 of card a: magnate, king, noble, veteran; nobody else."""
    s = prepared(2, [0, 0, 0, 0], card=0, used="card_2_b")
    state = s.state
    assert standing(s, 0, 8) == [
        "dobieslaw_puchala",
        "",
        "",
        "wladyslaw_jagiello",
        "",
        "wolfert_van_borselen",
        "francesco_sforza",
        "",
    ]
    assert len(state.pools[state.content.knights.kinds.index("magnate")]) == 6
    assert s.event("tournament-prepared") == {"round": 2}
    assert s.all("knight-placed")[1] == {"knight": "wladyslaw_jagiello", "place": 4}


@pytest.mark.rules("GLO-TSET-03", "GLO-RUL-01")
def test_knights_are_drawn_at_random_and_everybody_sees_them() -> None:
    """GLO-TSET-03: the draw decides which noble it is, and the event tells everybody."""
    s = prepared(2, [5, 0, 0, 0])
    assert standing(s, 0, 1) == ["dietrich_von_kottulin"]
    assert ("event-knight-placed", {"knight": "dietrich_von_kottulin", "place": 1}) in s.heard_by(
        None
    )


@pytest.mark.rules("GLO-TSET-05", "GLO-RUL-59")
def test_a_prize_token_is_laid_open_each_time_another_one() -> None:
    """GLO-TSET-05: four tokens; a used one is not drawn again."""
    s = prepared(2, [0, 0, 0, 0])
    state = s.state
    assert state.content.prizes[state.prize] == "laurel"
    clear_tournament(s.m)
    s.m.chance = table(draws={"tournaments": [0], "prizes": [0], "knights": [0, 0, 0, 0]}).m.chance
    prepare_tournament(s.m)
    assert state.content.prizes[state.prize] == "title_of_champion"


@pytest.mark.rules("GLO-TSET-05")
def test_the_prize_of_the_third_round_is_neither_of_the_two_before() -> None:
    s = prepared(2, [0, 0, 0, 0])
    for _ in range(2):
        clear_tournament(s.m)
        draws = {"tournaments": [0], "prizes": [0], "knights": [0] * 6}
        s.m.chance = table(draws=draws).m.chance
        prepare_tournament(s.m)
    assert len(s.state.used_prizes) == 3
    assert len(set(s.state.used_prizes)) == 3


@pytest.mark.rules("GLO-TSET-05")
def test_with_the_standard_prize_nothing_is_drawn() -> None:
    s = prepared(2, [0, 0, 0, 0], prize="standard")
    assert s.state.content.prizes[s.state.prize] == "standard"
    assert s.state.used_prizes == []


@pytest.mark.rules("GLO-TSET-06", "GLO-RUL-48")
def test_knights_of_a_city_line_up_by_glory_then_prestige_then_drawing() -> None:
    """GLO-TSET-06: for four players, round 1, Paris: two nobles and two magnates.

    Florence draws nobles of glory 4, 4, 3 and a magnate of 6. The first two differ in prestige.
    """
    drawn = [1, 0, 0, 0, *[0, 0, 0, 0], *[0, 0, 0]]
    s = prepared(4, drawn, "pas_darmes")
    state = s.state
    ids = state.content.knights.ids
    assert [ids[knight] for knight in state.cities[0]] == [
        "dobieslaw_puchala",
        "wolfert_van_borselen",
        "jan_zizka",
        "hans_von_trotha",
    ]
    # John Fastolf and Jean de Luxembourg are equal: in the order of drawing.
    assert [ids[knight] for knight in state.cities[1]] == [
        "dobieslaw_z_olesnicy",
        "powala_z_taczewa",
        "john_fastolf",
        "jean_de_luxembourg",
    ]
    assert state.challengers == [[NONE] * 4, [NONE] * 4, [NONE] * 3]
    assert state.prize == NONE
    assert s.all("knights-in-city")[2]["city"] == "munich"


@pytest.mark.rules("GLO-TSET-06", "GLO-RUL-48")
def test_the_best_of_several_knights_of_munich_stands_on_the_left() -> None:
    """GLO-TSET-06: for four players, round 1: a noble, a magnate and a king are drawn."""
    s = prepared(4, [0] * 11, "pas_darmes")
    ids = s.state.content.knights.ids
    assert [ids[knight] for knight in s.state.cities[2]] == [
        "wladyslaw_jagiello",
        "sedziwoj_ostrorog",
        "dietrich_von_kottulin",
    ]


@pytest.mark.rules("GLO-TSET-06")
def test_equal_knights_keep_the_order_of_drawing() -> None:
    """GLO-TSET-06: whoever of two equal nobles is drawn first stands first."""
    drawn = [0, 0, 0, 0, *[1, 0, 0, 0], *[0, 0, 0]]
    s = prepared(4, drawn, "pas_darmes")
    ids = s.state.content.knights.ids
    assert [ids[knight] for knight in s.state.cities[1]][2:] == [
        "jean_de_luxembourg",
        "john_fastolf",
    ]


@pytest.mark.rules("GLO-TSET-07", "GLO-TOUR-10", "GLO-RUL-25")
def test_knights_go_back_to_their_pools_and_shields_to_their_players() -> None:
    """GLO-TSET-07, GLO-TOUR-10: a knight that has advanced goes back once."""
    s = joust(table(), "henry_v", 0, "jan_zizka", 1)
    state = s.state
    state.places[8] = state.places[0]
    state.places[12] = state.places[0]
    clear_tournament(s.m)
    assert state.places == [NONE] * 15
    pools = [knight for pool in state.pools for knight in pool]
    assert sorted(pools) == list(range(32))
    assert (
        state.content.knights.ids.index("henry_v")
        in state.pools[state.content.knights.kinds.index("king")]
    )


@pytest.mark.rules("GLO-TSET-07", "GLO-RUL-25")
def test_knights_of_the_cities_go_back_too() -> None:
    s = cities(table(settings={"tournament": "pas_darmes"}), "henry_v jan_zizka", "", "joao_i")
    clear_tournament(s.m)
    state = s.state
    assert sum([len(pool) for pool in state.pools]) == 32
    assert state.cities == state.challengers == state.fought == [[], [], []]


@pytest.mark.rules("GLO-TSET-07")
def test_the_opponents_token_is_in_no_pool() -> None:
    """GLO-TSET-07: the virtual opponent stands on the board as a side."""
    s = table(player(), seats=1, settings={"scenario": "rivalry", "difficulty": "medium"})
    state = s.state
    assert state.opponent is not None
    assert state.scenario == RIVALRY
    state.opponent.knight = state.content.scenarios.knights[1]
    state.pools[state.content.knights.kind[state.opponent.knight]].remove(state.opponent.knight)
    joust(s, 1, "joao_i", 0, "jan_zizka")
    clear_tournament(s.m)
    assert all(state.opponent.knight not in pool for pool in state.pools)
    assert sum([len(pool) for pool in state.pools]) == 31


@pytest.mark.rules("GLO-REG-07", "GLO-RUL-61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_fills_eight_places(players: int) -> None:
    """GLO-REG-07: first knights, shields and late knights are eight together, in every round."""
    cards = GAME.load().tournaments
    assert cards.slots == 8
    for card in cards.for_players(players):
        for round in (1, 2, 3):
            first = [kind for kind in cards.initial[card][round] if kind != NONE]
            assert len(first) + players + len(cards.late[card][round]) == 8
            if players == 2:
                assert cards.solo_extra[card][round] != NONE


def test_no_round_needs_more_knights_than_there_are() -> None:
    """Also without the token of the virtual opponent."""
    content = GAME.load()
    cards = content.tournaments
    for kind in range(len(content.knights.kinds)):
        there = content.knights.kind.count(kind)
        for card, listed in enumerate(cards.players):
            for round in (1, 2, 3):
                alone = [cards.solo_extra[card][round]] if 1 in listed else []
                late = cards.late[card][round] + alone
                needed = (cards.initial[card][round] + late).count(kind)
                in_cities = [one for line in cards.in_cities[card][round] for one in line]
                missing = any(
                    content.knights.kind[one] == kind for one in content.scenarios.knights
                )
                spare = 1 if 1 in listed and missing else 0
                assert max(needed, in_cities.count(kind)) <= there - spare
