"""Setup, map and turn order (CRU-SETUP, CRU-MAP, CRU-ORDER, CRU-VAR)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import GOODS, SARACENS
from gonfalon.games.crusaders.model.state import BOOST, BULLS, DECK, GOVERNORS, TACTICS
from gonfalon.games.crusaders.rules.board.cities import change_level, distances
from gonfalon.games.crusaders.rules.board.decks import fill_markets
from gonfalon.games.crusaders.rules.board.gains import gain_coins, gain_influence
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import Refused
from tests.games.crusaders.scenario import GAME, begun, player, table

FOUR = (player("jerusalem"), player("tripoli"), player("edessa"), player("antioch"))


def started(*states: str, **settings: Any) -> Match[Any]:
    """Start a match with these states, everybody keeping the first bull and governor."""
    m = GAME.new(len(states), FastChance(5), {"states": list(states), **settings})
    while m.decisions[0].kind in ("keep-bull", "first-governor"):
        decision = m.decisions[0]
        m.choose(decision.id, decision.options[0].id)
    return m


@pytest.mark.rules("CRU-SETUP-01", "CRU-SETUP-25")
@pytest.mark.parametrize(
    ("states", "legal"),
    [
        (["jerusalem", "tripoli"], True),
        (["antioch", "tripoli"], True),
        (["antioch", "edessa"], True),
        (["edessa", "jerusalem"], True),
        (["jerusalem", "antioch"], False),
        (["tripoli", "edessa"], False),
        (["tripoli", "tripoli"], False),
        (["tripoli"], False),
        (["jerusalem", "antioch", "tripoli"], True),
    ],
)
def test_which_states_play_together(states: list[str], legal: bool) -> None:
    seats = max(len(states), 2)
    if legal:
        assert GAME.check_settings(GAME.load(), seats, {"states": states})["states"] == states
        return
    with pytest.raises(Refused) as refused:
        GAME.check_settings(GAME.load(), seats, {"states": states})
    assert refused.value.rule == "CRU-SETUP-01"


@pytest.mark.rules("CRU-EX-01", "CRU-SETUP-10", "CRU-SETUP-11", "CRU-ORDER-01", "CRU-ORDER-04")
def test_the_holiness_track_of_two_players() -> None:
    s = table(player("jerusalem"), player("edessa"))
    assert [s.seat(seat).cell for seat in (0, 1)] == [4, 2]
    assert sorted(cell + 1 for cell in s.state.automa_markers) == [15, 16]
    assert s.state.turn_order() == [0, 1]


@pytest.mark.rules("CRU-ORDER-01", "CRU-SETUP-10", "CRU-EX-04")
def test_turn_order_goes_from_right_to_left() -> None:
    s = table(*FOUR)
    assert s.state.turn_order() == [0, 1, 2, 3]
    s.state.boards[3].holiness = 15
    assert s.state.turn_order() == [3, 0, 1, 2]


@pytest.mark.rules("CRU-EX-02", "CRU-SETUP-18", "CRU-SETUP-15", "CRU-MAP-06", "CRU-MAP-02")
def test_the_map_of_two_players() -> None:
    s = table(player("jerusalem"), player("tripoli"))
    state = s.state
    ids = state.content.cities.ids
    assert [ids[city] for city, level in enumerate(state.level) if not level] == [
        "edessa_city",
        "antioch_city",
        "turbessel",
    ]
    assert sum(state.units[city] for city in state.cities_of(SARACENS)) == 13
    assert state.saracens == 12
    assert s.city("aleppo") == "saracens 2 level 2"
    assert s.city("acre") == "saracens 1 level 2"
    near = sorted(ids[city] for city in state.near[s.number("aleppo")])
    assert near == ["apamea", "damascus", "homs", "tadmor"]
    assert state.near[s.number("turbessel")] == []


@pytest.mark.rules("CRU-SETUP-18", "CRU-SETUP-15")
@pytest.mark.parametrize(
    ("states", "closed"),
    [
        ("tripoli antioch", "edessa_city jerusalem_city tadmor"),
        ("antioch edessa", "tripoli_city jerusalem_city acre"),
        ("jerusalem edessa", "antioch_city tripoli_city tortosa"),
        ("jerusalem tripoli edessa", "antioch_city"),
        ("jerusalem tripoli edessa antioch", ""),
    ],
)
def test_closed_cities(states: str, closed: str) -> None:
    s = table(*[player(realm) for realm in states.split()])
    state = s.state
    found = [id for city, id in enumerate(state.content.cities.ids) if not state.exists(city)]
    assert sorted(found) == sorted(closed.split())
    on_map = sum(state.units[city] for city in state.cities_of(SARACENS))
    assert on_map == (13 if len(state.boards) == 2 else 14)


@pytest.mark.rules("CRU-MAP-01", "CRU-MAP-03", "CRU-SETUP-13", "CRU-MAP-07", "CRU-MAP-10")
def test_the_cities() -> None:
    s = table(*FOUR)
    cities = s.state.content.cities
    assert len(cities.ids) == 13
    assert [cities.kind.count(kind) for kind in range(4)] == [4, 4, 4, 1]
    assert [
        s.state.level[cities.ids.index(id)] for id in ("acre", "aleppo", "homs", "tripoli_city")
    ] == [
        2,
        2,
        3,
        1,
    ]
    for colour in range(4):
        assert [cities.colour.count(colour)] == [3]
    for city, kind in enumerate(cities.kind):
        assert [len(cities.goods[city][level]) for level in (1, 2)] == [1, 1]
        assert len(cities.goods[city][3]) == (2 if kind < 2 else 1)
        assert cities.goods[city][1] == [cities.colour[city]]  # the good of its colour


@pytest.mark.rules("CRU-MAP-02")
def test_distances_go_over_existing_cities() -> None:
    s = table(player("jerusalem"), player("tripoli"))
    found = distances(s.state, s.number("aleppo"))
    assert found[s.number("aleppo")] == 0
    assert found[s.number("tadmor")] == 1
    assert found[s.number("jerusalem_city")] == 2
    assert found[s.number("edessa_city")] == -1


@pytest.mark.rules("CRU-SETUP-16", "CRU-SETUP-20", "CRU-SETUP-24", "CRU-SETUP-17", "CRU-SETUP-14")
def test_what_everybody_starts_with() -> None:
    s = table(*FOUR)
    assert [s.state.units[s.state.boards[seat].capital] for seat in range(4)] == [4, 5, 5, 6]
    for seat, good in enumerate(("candles", "wood", "steel", "horses")):
        me = s.seat(seat)
        assert (me.coins, me.goods, me.influence) == (4, good, 0)
        assert len(me.tactics.split()) == 5
        assert me.tactics_away == ""
        assert me.board.units + s.state.units[me.board.capital] == 15
        assert me.bishops == f"{me.capital}:1"
        assert sorted(s.state.bishop_supply(seat).cards) == [0] * 5 + [1] * 4
    assert s.state.owner[s.number("acre")] == SARACENS


@pytest.mark.rules("CRU-SETUP-19", "CRU-SETUP-11")
@pytest.mark.parametrize(("seats", "orders", "boosts"), [(2, 2, 2), (3, 1, 1), (4, 0, 0)])
def test_the_pool_of_the_automa(seats: int, orders: int, boosts: int) -> None:
    state = table(*FOUR[:seats]).state
    assert [state.automa_pool.count(order) for order in range(4)] == [orders] * 4
    assert state.automa_pool.count(BOOST) == boosts


@pytest.mark.rules("CRU-SETUP-05", "CRU-SETUP-06", "CRU-SETUP-08", "CRU-SETUP-09", "CRU-MKT-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_markets(seats: int) -> None:
    states = ["jerusalem", "tripoli", "edessa", "antioch"][:seats]
    state = started(*states).state
    assert [len(market) for market in state.building_market] == [seats + 1, 3]
    assert [len(market) for market in state.tactic_market] == [seats + 1, 3]
    assert len(state.governor_market) == seats + 1
    assert state.bazaars == 4
    assert not any(
        state.content.tactics.starting[card] for market in state.tactic_market for card in market
    )
    assert {state.content.tactics.level[card] for card in state.tactic_market[1]} == {4}


@pytest.mark.rules("CRU-SETUP-02", "CRU-SETUP-03", "CRU-SETUP-04", "CRU-SETUP-07", "CRU-SETUP-12")
def test_the_decks() -> None:
    state = table(*FOUR).state
    assert len(state.events) == 12
    assert (len(state.raid_tokens), state.raids_left) == (8, 5)
    m = started("jerusalem", "tripoli")
    state = m.state
    assert [len(state.packs[3].zones[0].cards), len(state.packs[2].zones[0].cards)] == [20, 16]
    assert [len(zone.cards) for zone in state.packs[1].zones[:2]] == [16, 16]


@pytest.mark.rules("CRU-SETUP-21", "CRU-D-01", "CRU-RUL-07", "CRU-BULL-01")
def test_everybody_keeps_one_of_two_bulls_in_secret() -> None:
    m = GAME.new(2, FastChance(3), {})
    assert [decision.kind for decision in m.decisions] == ["keep-bull", "keep-bull"]
    state = m.state
    dealt = [state.bulls(seat).cards[:] for seat in (0, 1)]
    for seat in (0, 1):
        decision = next(d for d in m.decisions if d.seat == seat)
        m.choose(decision.id, decision.options[1].id)
    assert [state.bulls(seat).cards for seat in (0, 1)] == [[cards[1]] for cards in dealt]
    deck = state.packs[BULLS].zones[DECK]
    assert deck.seen_by(0)[:2].count(-1) == 1  # one's own bull that was put away is known
    assert deck.seen_by(None) == [-1] * 14


@pytest.mark.rules("CRU-SETUP-22", "CRU-D-02", "CRU-SETUP-26")
def test_first_governors_are_chosen_in_turn_order() -> None:
    m = GAME.new(2, FastChance(3), {"states": ["tripoli", "jerusalem"]})
    for _ in range(2):
        m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
    state = m.state
    (decision,) = m.decisions
    assert (decision.seat, decision.kind) == (1, "first-governor")  # Jerusalem is first
    kept, other = [option.value for option in decision.options]
    m.choose(decision.id, decision.options[0].id)
    assert state.governor[state.boards[1].capital] == kept
    assert state.governor_discards == [other]
    assert m.decisions[0].seat == 0


@pytest.mark.rules("CRU-VAR-01", "CRU-SETUP-08", "CRU-SETUP-21", "CRU-SETUP-22")
def test_the_first_game_deals_governors_and_bulls() -> None:
    s = begun(2, {"first_game": True})
    state = s.state
    assert s.governor("jerusalem_city") == "baldwin_of_jerusalem"
    assert s.governor("tripoli_city") == "bertrand_of_toulouse"
    assert [len(state.bulls(seat).cards) for seat in (0, 1)] == [1, 1]
    left = [*state.packs[GOVERNORS].zones[DECK].cards, *state.governor_market]
    assert not set(left) & set(state.content.governors.starting)


@pytest.mark.rules("CRU-VAR-02", "CRU-SETUP-21", "CRU-RUL-07", "CRU-D-01")
@pytest.mark.parametrize("first_game", [False, True])
@pytest.mark.parametrize("bulls", [1, 2])
def test_one_bull_or_two_with_given_governors_or_without(first_game: bool, bulls: int) -> None:
    m = GAME.new(3, FastChance(3), {"first_game": first_game, "bulls": bulls})
    assert [len(m.state.bulls(seat).cards) for seat in range(3)] == [bulls] * 3
    asked = {decision.kind for decision in m.decisions} & {"keep-bull", "first-governor"}
    given = set() if first_game else {"first-governor"}  # then the first round has begun
    assert asked == ({"keep-bull"} if bulls == 2 else given)
    while any(decision.kind == "keep-bull" for decision in m.decisions):
        m.choose(m.decisions[0].id, m.decisions[0].options[1].id)
    assert [len(m.state.bulls(seat).cards) for seat in range(3)] == [1] * 3


@pytest.mark.rules("CRU-VAR-01", "CRU-VAR-02", "CRU-RUL-07")
def test_the_usual_number_of_bulls_is_one_in_a_first_game_only() -> None:
    def complete(**settings: Any) -> dict[str, Any]:
        return GAME.check_settings(GAME.load(), 2, settings)

    assert complete()["bulls"] == 2
    assert complete(first_game=True)["bulls"] == 1
    for wrong in (0, 3, True, "2", None):
        with pytest.raises(Refused) as refused:
            complete(bulls=wrong)
        assert refused.value.rule == "CRU-VAR-02"


@pytest.mark.rules("CRU-VAR-02", "CRU-SETUP-21")
def test_the_former_setting_is_still_understood() -> None:
    """Tables that were opened with `experienced_bulls`, and records, keep what they asked for."""

    def dealt(**settings: Any) -> int:
        m = GAME.new(2, FastChance(3), settings)
        return len(m.state.bulls(0).cards)

    assert dealt(first_game=False, experienced_bulls=False) == 2
    assert dealt(first_game=True, experienced_bulls=False) == 1
    assert dealt(first_game=True, experienced_bulls=True) == 2
    for wrong in (
        {"experienced_bulls": True},
        {"first_game": True, "experienced_bulls": True, "bulls": 1},
        {"experienced_bulls": False, "bulls": 1},
    ):
        with pytest.raises(Refused) as refused:
            GAME.check_settings(GAME.load(), 2, wrong)
        assert refused.value.rule == "CRU-VAR-02"
    old = {"states": ["tripoli", "antioch"], "first_game": True, "experienced_bulls": False}
    assert GAME.new(2, FastChance(3), old, rules=1).settings == old


@pytest.mark.rules("CRU-MAP-08", "CRU-MAP-12", "CRU-PAY-02", "CRU-RUL-54", "CRU-BUILD-03")
def test_goods_follow_the_level() -> None:
    s = table(player("tripoli"), player("antioch"), cities={"tripoli_city": "level 2"})
    city = s.number("tripoli_city")
    assert change_level(s.m, city, 5) == 1
    assert s.seat(0).goods == "wood steel"
    assert change_level(s.m, city, 1) == 0
    assert change_level(s.m, city, -9) == -2
    s.m.advance()
    assert s.seat(0).goods == "wood"
    assert s.city("tripoli_city") == "tripoli 5 level 1"
    assert change_level(s.m, s.number("acre"), 1) == 1  # a saracen city: no warehouse
    assert sum(s.seat(0).board.ready) == 1


@pytest.mark.rules("CRU-MKT-02", "CRU-MKT-05", "CRU-RUL-34")
def test_markets_are_filled_from_discards_if_the_deck_is_empty() -> None:
    s = table(*FOUR, governors="galeran raynald", draws={"buildings": [0] * 10})
    state = s.state
    zone = state.packs[GOVERNORS].zones[DECK]
    while len(zone.cards) > 1:
        state.governor_discards.append(state.packs[GOVERNORS].take_top(zone))
    fill_markets(s.m)
    assert len(state.governor_market) == 5
    assert len(zone.cards) + len(state.governor_discards) == 15
    assert len(state.packs[TACTICS].zones[1].cards) == 3
    assert sum(len(market) for market in state.building_market) == 8


@pytest.mark.rules("CRU-MAP-04", "CRU-MAP-09", "CRU-RUL-03")
def test_a_city_belongs_to_whose_units_are_in_it() -> None:
    s = table(*FOUR, cities={"acre": "jerusalem 2 level 3"})
    assert s.seat(0).cities == "jerusalem_city acre"
    assert s.seat(0).goods == "candles steel horses"
    assert all(len(s.state.cities_of(seat)) == 1 for seat in (1, 2, 3))
    assert len(GOODS) == 5


@pytest.mark.rules("CRU-MAP-09", "CRU-CAP-04", "CRU-RUL-41", "CRU-RUL-45", "CRU-RUL-39")
def test_numbers_of_the_box() -> None:
    content = GAME.load()
    assert content.army == 15  # one of sixteen pieces is the holiness marker
    assert content.track_cells == 5  # a raid token for each round from the second on
    assert {*content.tactics.level, *content.buildings.level} == {0, 1, 2, 4}
    s = table(*FOUR, cities=dict.fromkeys(("acre", "damascus", "tadmor", "homs"), "jerusalem 1"))
    assert len(s.seat(0).cities.split()) == 5


@pytest.mark.rules("CRU-RUL-01", "CRU-RUL-02", "CRU-MAP-02")
def test_the_map_is_symmetric() -> None:
    """Every capital has three neighbours, every city between two capitals four."""
    cities = GAME.load().cities
    assert [len(cities.near[city]) for city in range(8)] == [3, 3, 3, 3, 4, 4, 4, 4]
    assert [len(cities.near[city]) for city in range(8, 13)] == [6, 6, 6, 6, 4]
    for city, near in enumerate(cities.near):
        assert all(city in cities.near[other] for other in near)


@pytest.mark.rules("CRU-SETUP-23", "CRU-RUL-08", "CRU-VAR-03", "CRU-PAY-10", "CRU-RUL-05")
def test_what_is_not_limited() -> None:
    s = table(*FOUR)
    gain_coins(s.m, 0, 100)  # more than there are tokens
    gain_influence(s.m, 0, 500)
    assert (s.seat(0).coins, s.seat(0).influence) == (104, 500)
    assert s.state.boards[0].influence.seen_by(0) == 500
    assert s.state.boards[0].influence.seen_by(1) is None  # CRU-PAY-10
    with pytest.raises(Refused):
        GAME.check_settings(GAME.load(), 2, {"terrain": True})
