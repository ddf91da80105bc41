"""Raids and what they take (CRU-SAR, CRU-CAP)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import SARACEN_STRENGTH
from gonfalon.games.crusaders.rules.board.round import change_round
from gonfalon.games.crusaders.rules.raids.raids import Raids, raid_targets, raiders_for
from tests.games.crusaders.scenario import Scenario, player, table


def raided(*players: Any, **laid: Any) -> Scenario:
    """Let the raids of a round run."""
    return table(*players, **{"round": 2, "phase": "events", **laid}).begin_with(Raids())


FOUR = (player("jerusalem"), player("tripoli"), player("edessa"), player("antioch"))


@pytest.mark.rules("CRU-EX-03", "CRU-SAR-07", "CRU-SAR-09", "CRU-SAR-10", "CRU-SAR-11")
def test_the_raid_on_edessa() -> None:
    s = raided(
        *FOUR,
        event="field_of_blood",
        raid="blue",
        cities={
            "edessa_city": "3 level 3",
            "aleppo": "2",
            "turbessel": "2",
            "tadmor": "1",
        },
    )
    assert s.at_rest
    assert s.city("edessa_city") == "edessa 1 level 3"  # 3 + 3 - 2 = 4: two units are lost
    assert s.city("aleppo") == "saracens 2 level 2"  # the raiders are home again
    assert s.city("turbessel") == "saracens 2 level 2"
    assert s.seat(2).board.units == 15 - 1


@pytest.mark.rules("CRU-SAR-10", "CRU-EVT-02")
@pytest.mark.parametrize(("units", "left"), [(4, 2), (5, 3), (6, 5), (7, 6)])
def test_the_difference_finds_its_band(units: int, left: int) -> None:
    """Level 1: differences of 3, 4, 5 and 6; from 5 on one unit is lost."""
    s = raided(
        *FOUR,
        event="field_of_blood",
        raid="blue",
        cities={"edessa_city": f"{units} level 1", "aleppo": "2", "turbessel": "2"},
    )
    assert s.city("edessa_city") == f"edessa {left} level 1"


@pytest.mark.rules("CRU-EFF-18", "CRU-GLO-01", "CRU-GLO-03", "CRU-RUL-43", "CRU-EX-18")
def test_units_that_cannot_be_lost_cost_a_coin_each() -> None:
    s = raided(
        player("jerusalem"),
        player("tripoli"),
        player("edessa", coins=3),
        event="field_of_blood",
        raid="blue",
        cities={"edessa_city": "2 level 3", "aleppo": "2"},
    )
    assert s.city("edessa_city") == "edessa 1 level 3"
    assert s.seat(2).coins == 2


@pytest.mark.rules("CRU-SAR-08", "CRU-RUL-12")
def test_without_raiders_there_is_no_raid() -> None:
    s = raided(*FOUR, event="field_of_blood", raid="blue", cities={"aleppo": "1"})
    assert s.city("edessa_city") == "edessa 5 level 1"


@pytest.mark.rules("CRU-SAR-05", "CRU-HOMS-03", "CRU-EX-34", "CRU-MAP-03")
def test_targets_are_the_players_cities_of_the_colour_and_their_homs() -> None:
    s = table(
        *FOUR,
        raid="red",
        cities={"homs": "tripoli 2", "acre": "jerusalem 1", "aleppo": "saracens 2"},
    )
    ids = s.state.content.cities.ids
    assert sorted(ids[city] for city in raid_targets(s.state)) == ["acre", "antioch_city", "homs"]


@pytest.mark.rules("CRU-SAR-07", "CRU-SAR-19")
@pytest.mark.parametrize(("uncovered", "sent"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_only_the_largest_bonus_sends_raiders(uncovered: int, sent: int) -> None:
    s = table(*FOUR, uncovered=uncovered, cities={"aleppo": "5"})
    state = s.state
    assert dict(raiders_for(state, s.number("edessa_city")))[s.number("aleppo")] == sent


@pytest.mark.rules("CRU-SAR-09", "CRU-SAR-18")
def test_strength_bonuses_of_the_track_add_up() -> None:
    """Five cells uncovered: +3, and three raiders from Aleppo make 6 against 5 + 1."""
    s = raided(
        *FOUR,
        event="rise_of_zengi",
        uncovered=5,
        raid="blue",
        cities={"aleppo": "4", "edessa_city": "5 level 1"},
    )
    assert s.city("edessa_city") == "saracens 3 level 1"


@pytest.mark.rules("CRU-SAR-09", "CRU-EFF-25")
@pytest.mark.parametrize(("bonus", "left"), [(0, "edessa 1 level 1"), (1, "saracens 1 level 1")])
def test_an_event_makes_the_raiders_stronger(bonus: int, left: str) -> None:
    """One raider from Aleppo against a unit and a wall: 2 - 1 holds, 2 - 2 does not."""
    s = table(
        *FOUR,
        round=2,
        phase="events",
        event="field_of_blood",
        raid="blue",
        cities={"edessa_city": "1 level 1", "aleppo": "2"},
    )
    change_round(s.m, SARACEN_STRENGTH, bonus)
    s.begin_with(Raids())
    assert s.city("edessa_city") == left


@pytest.mark.rules("CRU-EX-25", "CRU-SAR-13", "CRU-SAR-14", "CRU-SAR-15", "CRU-SAR-16", "CRU-D-08")
def test_capture_by_a_raid() -> None:
    s = raided(
        player("jerusalem", goods="candles horses/spent", bishops="acre:1"),
        player("tripoli"),
        event="field_of_blood",
        raid="red",
        uncovered=2,
        cities={
            "acre": "jerusalem 1 level 2 governor galeran",
            "baalbek": "3",
            "damascus": "3",
        },
    )
    assert s.city("acre") == "saracens 4 level 2"
    assert s.city("jerusalem_city") == "jerusalem 5 level 1"
    assert s.seat(0).goods == "candles"
    assert s.governor("acre") == ""
    assert s.state.content.governors.ids[s.state.governor_discards[-1]] == "galeran"
    assert s.seat(0).bishops == "acre:1"
    assert s.city("baalbek") == "saracens 1 level 2"


@pytest.mark.rules("CRU-D-09", "CRU-SAR-15", "CRU-RUL-13")
def test_the_owner_chooses_which_good_is_given_up() -> None:
    s = raided(
        player("jerusalem", goods="candles horses horses/spent"),
        player("tripoli"),
        event="field_of_blood",
        raid="red",
        uncovered=2,
        cities={"acre": "jerusalem 1 level 2", "baalbek": "3", "damascus": "3"},
    )
    assert s.seat(0).options() == ["ready", "spent"]
    s.seat(0).cannot("blocked", "CRU-D-09")
    s.seat(0).chooses("spent")
    assert s.seat(0).goods == "candles horses"


@pytest.mark.rules("CRU-EX-26", "CRU-CAP-01", "CRU-CAP-02", "CRU-D-10", "CRU-RUL-37")
def test_a_lost_capital_is_replaced() -> None:
    s = raided(
        player("jerusalem"),
        player("tripoli"),
        event="field_of_blood",
        raid="white",
        uncovered=2,
        cities={
            "jerusalem_city": "1 level 1",
            "acre": "jerusalem 2 level 2",
            "tortosa": "jerusalem 1 level 2",
            "damascus": "3",
            "tadmor": "3",
        },
    )
    assert s.seat(0).options() == ["tortosa", "acre"]
    s.seat(0).chooses("acre")
    assert s.seat(0).capital == "acre"
    assert s.city("acre") == "jerusalem 3 level 2"  # with the unit that has retreated


@pytest.mark.rules("CRU-CAP-03", "CRU-SAR-13", "CRU-RUL-38")
def test_a_player_without_cities_is_out() -> None:
    s = table(
        player("jerusalem"),
        player("tripoli"),
        player("edessa", bishops="acre:1"),
        round=2,
        phase="events",
        event="field_of_blood",
        raid="blue",
        uncovered=5,
        cities={"edessa_city": "1 level 1", "aleppo": "4"},
    )
    state = s.state
    state.inner[0] = [0, 4]
    state.outer[1] = 5
    s.begin_with(Raids())
    assert s.seat(2).capital == ""
    assert (state.inner[0], state.outer[1]) == ([0], -1)
    assert state.boards[2].units == 15
    assert state.active_order() == [0, 1]
    assert s.seat(2).bishops == "acre:1"


@pytest.mark.rules("CRU-D-05", "CRU-SAR-06")
def test_a_player_chooses_the_order_of_their_raids() -> None:
    s = raided(
        *FOUR,
        event="council_of_nablus",
        raid="blue",
        cities={
            "edessa_city": "3 level 1",
            "tortosa": "edessa 3 level 1",
            "aleppo": "2",
            "apamea": "2",
        },
    )
    assert s.seat(2).options() == ["edessa_city", "tortosa"]
    s.seat(2).chooses("tortosa")
    assert s.at_rest
    assert s.city("edessa_city") == "edessa 2 level 1"
    assert s.city("tortosa") == "edessa 2 level 1"


@pytest.mark.rules("CRU-SAR-06", "CRU-ORDER-02")
@pytest.mark.parametrize(("jerusalem", "edessa"), [(12, 2), (2, 12)])
def test_raids_come_in_turn_order_whoever_sits_first(jerusalem: int, edessa: int) -> None:
    s = raided(
        player("jerusalem", holiness=jerusalem),
        player("tripoli"),
        player("edessa", holiness=edessa),
        event="council_of_nablus",
        raid="blue",
        cities={
            "edessa_city": "edessa 3 level 1",
            "damascus": "jerusalem 4 level 1",
            "aleppo": "2",
            "baalbek": "2",
        },
    )
    assert s.at_rest
    cities = [one["city"] for one in s.all("raid-begins")]
    wanted = ["damascus", "edessa_city"]
    assert cities == (wanted if jerusalem > edessa else wanted[::-1])


@pytest.mark.rules("CRU-SAR-12", "CRU-BISH-08")
def test_a_raid_is_no_battle() -> None:
    """No tactics, no destruction, no saracen is lost, even if the city holds."""
    s = raided(
        *FOUR,
        event="rise_of_zengi",
        raid="blue",
        cities={"edessa_city": "3 level 3", "aleppo": "3"},
    )
    assert s.at_rest
    assert s.city("edessa_city") == "edessa 2 level 3"
    assert s.city("aleppo") == "saracens 3 level 2"
    s.never("battle-begins")


@pytest.mark.rules("CRU-RUL-11", "CRU-SAR-06")
def test_targets_are_fixed_before_the_first_raid() -> None:
    """Saracens who have just taken a city of the colour are no target, and raid no other."""
    s = raided(
        *FOUR,
        event="council_of_nablus",
        raid="blue",
        uncovered=2,
        cities={
            "edessa_city": "1 level 1",
            "tortosa": "edessa 4 level 1",
            "aleppo": "3",
            "apamea": "3",
        },
    )
    s.seat(2).chooses("edessa_city")
    assert s.city("edessa_city") == "saracens 2 level 1"
    assert s.times("raid-begins") == 2
    assert s.seat(2).capital == "tortosa"


@pytest.mark.rules("CRU-D-07", "CRU-D-44", "CRU-EFF-19")
def test_the_owner_gives_up_a_rescript_of_choice() -> None:
    s = raided(
        player("jerusalem", rescripts="indulgence market_charter"),
        player("tripoli"),
        event="papal_legation",
        raid="white",
        cities={"jerusalem_city": "3 level 1", "damascus": "2"},
    )
    assert s.seat(0).options() == ["market_charter", "indulgence"]
    s.seat(0).chooses("indulgence")
    assert s.seat(0).rescripts == "market_charter"
    assert s.city("jerusalem_city") == "jerusalem 2 level 1"


@pytest.mark.rules("CRU-D-07", "CRU-D-44", "CRU-EFF-19")
def test_the_owner_gives_up_a_bishop_of_the_raided_city() -> None:
    s = raided(
        player("jerusalem", bishops="jerusalem_city:1 acre:1 jerusalem_city:2"),
        player("tripoli"),
        event="daggers_in_the_night",
        raid="white",
        cities={"jerusalem_city": "3 level 1", "damascus": "2"},
    )
    assert s.seat(0).options() == ["1", "3"]
    s.seat(0).chooses("1")
    assert s.seat(0).bishops == "acre:1 jerusalem_city:2"


@pytest.mark.rules("CRU-SAR-09", "CRU-D-06")
def test_in_a_raid_strength_helps_the_city() -> None:
    s = raided(
        player("jerusalem", rescripts="garrison_duty"),
        player("tripoli"),
        cities={"jerusalem_city": "1 level 1", "acre": "3", "damascus": "3"},
        event="field_of_blood",
        raid="white",
    )
    s.seat(0).chooses("garrison_duty")
    s.never("raid-captures")
    assert s.event("raid-held")["difference"] > 0
