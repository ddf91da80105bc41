"""After a battle: retreat, destruction, trophies (CRU-BAT-26 to 36)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.state import SARACEN_CARDS, SARACEN_COVERS, SARACEN_HAND
from tests.games.crusaders.battles import (
    GUARDS,
    STARTING,
    between,
    fight,
    quick_win,
    quiet,
)
from tests.games.crusaders.scenario import player, table

# -- 4b -------------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BAT-26", "CRU-D-36", "CRU-BAT-36")
def test_the_loser_loses_a_unit_and_the_rest_retreats_to_one_city() -> None:
    s, f = between(units=3, city="5 level 2", cities={"apamea": "antioch 1"})
    before = s.seat(0).board.units
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    me = s.seat(0)
    assert me.kind() == "retreat"
    assert me.options() == ["antioch_city", "apamea"]
    me.cannot("tripoli_city", because="CRU-BAT-26", city="tripoli_city")
    me.chooses("apamea")
    assert s.city("apamea") == "antioch 3 level 2"
    assert me.board.units == before + 1
    assert s.city("tortosa") == "tripoli 5 level 1"


@pytest.mark.rules("CRU-BAT-26", "CRU-RUL-44", "CRU-BAT-33")
def test_without_a_refuge_all_units_of_the_loser_are_lost() -> None:
    s, f = between(units=9, city="4 level 1", cities={"tripoli_city": "saracens 1 level 1"})
    s.state.boards[1].capital = s.number("tortosa")
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    assert f.winner == 0
    assert s.seat(1).board.units == 15
    assert s.event("no-retreat") == {"seat": 1, "units": 3}


@pytest.mark.rules("CRU-BAT-26")
def test_saracens_retreat_where_their_player_says() -> None:
    s = table(player("antioch"), player("tripoli"), next_saracens=GUARDS)
    before = s.state.saracens
    f = fight(s, 0, "apamea", 9)
    f.lay("aleppo_ghulams", "top", "deus_vult")
    f.lay("shield_wall", "top", "naffatun")
    f.lay("homs_heavy_horse", "bottom", "couched_lances")
    f.lay("baptism_of_fire", "bottom", "horse_archers")
    them = s.seat(1)
    assert them.kind() == "retreat"
    them.chooses("homs")
    assert s.city("homs") == "saracens 3 level 3"
    assert s.state.saracens == before + 1


@pytest.mark.rules("CRU-BAT-27", "CRU-TAC-01")
def test_players_take_their_cards_back() -> None:
    s, f = between()
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    assert s.seat(0).tactics == s.seat(1).tactics == STARTING
    assert s.state.tactic_covers(False).cards == s.state.tactic_covers(True).cards == []
    ids = s.state.content.tactics.ids
    known = [ids[card] for card in s.state.tactics(0).seen_by(1)]
    assert known == ["baptism_of_fire", "shield_wall"]  # those that lay open


@pytest.mark.rules("CRU-BAT-27")
def test_all_saracen_cards_of_the_battle_are_discarded() -> None:
    s, _ = quick_win()
    ids = s.state.content.saracen_cards.ids
    assert sorted(ids[card] for card in s.state.saracen_discards) == sorted(GUARDS.split())
    zones = s.state.packs[SARACEN_CARDS].zones
    assert zones[SARACEN_HAND].cards == zones[SARACEN_COVERS].cards == []


# -- 4c and 4d ------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BAT-28", "CRU-BAT-31")
@pytest.mark.parametrize(("units", "city"), [(3, "tripoli 5 level 2"), (12, "antioch 12 level 2")])
def test_the_city_loses_a_level_whoever_won(units: int, city: str) -> None:
    s, f = between(units=units, city="5 level 3", cities={"antioch_city": "3"})
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.finish()
    assert s.city("tortosa") == city
    assert ("event-city-held" in s.said) == (units == 3)


@pytest.mark.rules("CRU-EX-37", "CRU-BAT-28", "CRU-BAT-29", "CRU-BAT-30", "CRU-D-37", "CRU-D-09")
def test_conquest_from_a_rival() -> None:
    s = table(
        player("antioch"),
        player("tripoli", goods="wood steel/spent candles"),
        cities={"tortosa": "tripoli 3 level 3 governor galeran"},
        governors="fulk_of_anjou",
    )
    f = fight(s, 0, "tortosa", 9)
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    assert s.seat(1).goods == "wood steel/spent"  # the candles went with the level
    me = s.seat(0)
    assert me.kind() == "captured-governor"
    assert me.options() == ["keep", "replace"]
    me.chooses("keep")
    assert s.governor("tortosa") == "galeran"
    assert s.seat(1).goods == "wood"
    assert me.goods == "horses steel/spent"
    assert s.city("tortosa") == "antioch 9 level 2"


@pytest.mark.rules("CRU-BAT-29", "CRU-RUL-13", "CRU-D-09")
def test_the_loser_chooses_the_token_to_hand_over() -> None:
    s = table(
        player("antioch"),
        player("tripoli", goods="wood steel steel/blocked"),
        cities={
            "tortosa": "tripoli 1 level 1",
            "damascus": "tripoli 1",
        },
    )
    f = fight(s, 0, "tortosa", 9)
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    them = s.seat(1)
    assert them.options() == ["ready", "blocked"]
    them.chooses("blocked")
    assert s.seat(0).goods == "horses steel/blocked"


@pytest.mark.rules("CRU-BAT-30", "CRU-D-37", "CRU-BAT-29", "CRU-MAP-12")
def test_conquest_from_saracens_brings_a_governor_and_a_ready_good() -> None:
    s, _ = quick_win(governors="fulk_of_anjou galeran")
    me = s.seat(0)
    assert "fulk_of_anjou" in me.options()
    me.chooses("fulk_of_anjou")
    assert s.governor("apamea") == "fulk_of_anjou"
    assert me.goods == "wood horses"
    assert s.city("apamea") == "antioch 6 level 1"


@pytest.mark.rules("CRU-BAT-30", "CRU-GOV-07")
def test_a_sitting_governor_may_be_replaced() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={"tortosa": "tripoli 1 level 1 governor galeran"},
        governors="fulk_of_anjou",
    )
    f = fight(s, 0, "tortosa", 9)
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    s.seat(0).chooses("replace", "fulk_of_anjou")
    assert s.governor("tortosa") == "fulk_of_anjou"
    ids = s.state.content.governors.ids
    assert [ids[card] for card in s.state.governor_discards] == ["galeran"]


@pytest.mark.rules("CRU-BAT-32", "CRU-CAP-02", "CRU-BAT-37")
def test_a_lost_capital_moves_after_the_trophies() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={
            "tortosa": "antioch 1",
            "tripoli_city": "1 governor galeran",
            "acre": "tripoli 2",
            "baalbek": "tripoli 2",
        },
        governors="fulk_of_anjou",
    )
    f = fight(s, 0, "tripoli_city", 8)
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    s.seat(0).chooses("keep")
    them = s.seat(1)
    assert them.kind() == "new-capital"
    them.chooses("acre")
    assert them.capital == "acre"
    assert s.city("tripoli_city") == "antioch 8 level 1"


@pytest.mark.rules("CRU-BAT-32", "CRU-CAP-03")
def test_whoever_loses_the_last_city_is_out() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={"tortosa": "antioch 1", "tripoli_city": "1"},
        governors="",
    )
    s.state.governor_market.clear()
    f = fight(s, 0, "tripoli_city", 8)
    quiet(f)
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    if s.seat(0).offers("deck"):
        s.seat(0).chooses("deck")
    s.happened("eliminated")
    assert s.state.boards[1].out


@pytest.mark.rules("CRU-EX-42", "CRU-EFF-13", "CRU-MAP-12")
@pytest.mark.parametrize(
    ("rescripts", "city", "goods"),
    [
        ("", "tripoli 6 level 2", "wood horses"),
        ("sparing_of_the_city", "tripoli 6 level 3", "wood steel horses"),
    ],
)
def test_a_level_3_city_of_the_saracens(rescripts: str, city: str, goods: str) -> None:
    s = table(
        player(
            "tripoli",
            tactics="fire_volley shield_wall couched_lances deus_vult pursuit",
            rescripts=rescripts,
        ),
        player("jerusalem"),
        next_saracens=GUARDS,
        cities={"acre": "saracens 2 level 3", "baalbek": "tripoli 1"},
    )
    f = fight(s, 0, "acre", 6)
    f.lay("homs_heavy_horse", "bottom", "pursuit")
    if rescripts:
        s.seat(0).chooses(rescripts)
    f.lay("fire_volley", "top")
    f.finish()
    assert s.city("acre") == city
    assert s.seat(0).goods.replace("candles ", "") == goods
