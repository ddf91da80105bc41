"""What the halves of cards do in a manoeuvre (CRU-BAT-10 to 16)."""

from __future__ import annotations

import pytest

from tests.games.crusaders.battles import (
    ARCHERS,
    against_saracens,
    against_tripoli,
    fight,
)
from tests.games.crusaders.scenario import player, table


@pytest.mark.rules("CRU-BAT-10", "CRU-BAT-38")
def test_strength_moves_the_marker_towards_the_active_side() -> None:
    _, f = against_tripoli()
    f.lay("shield_wall", "top", "deus_vult")
    assert f.marker == -2
    f.lay("shield_wall", "top", "deus_vult")
    assert f.marker == 0


@pytest.mark.rules("CRU-BAT-11", "CRU-BAT-33", "CRU-RUL-29")
def test_rout_returns_units_to_the_supply() -> None:
    s, f = against_tripoli()
    before = s.seat(0).board.units
    f.lay("baptism_of_fire", "top")
    assert f.units == (3, 3)
    assert f.marker == -1
    assert s.seat(0).board.units == before + 1


@pytest.mark.rules("CRU-BAT-12", "CRU-D-33", "CRU-BAT-36")
def test_whoever_flees_chooses_one_adjacent_city_of_theirs() -> None:
    s = table(
        player("antioch"),
        player("tripoli", tactics="truce_of_god shield_wall reinforcements deus_vult pursuit"),
        cities={"tortosa": "tripoli 3 level 1", "apamea": "antioch 1", "baalbek": "tripoli 1"},
        active=0,
    )
    f = fight(s, 0, "tortosa", 4)
    f.lay("truce_of_god", "bottom")
    me = s.seat(0)
    assert me.kind() == "flee"
    assert me.options() == ["antioch_city", "apamea"]
    me.cannot("baalbek", because="CRU-BAT-12", city="baalbek")
    me.chooses("apamea")
    assert s.city("apamea") == "antioch 4 level 2"
    assert f.units == (1, 3)
    assert f.marker == -3


@pytest.mark.rules("CRU-EX-36", "CRU-BAT-12", "CRU-BAT-16")
def test_fleeing_saracens_without_refuge() -> None:
    s = table(
        player("antioch", tactics="feigned_flight shield_wall reinforcements deus_vult pursuit"),
        player("tripoli"),
        next_saracens=ARCHERS,
        cities={
            "tortosa": "saracens 2 level 1",
            "apamea": "antioch 1",
            "baalbek": "tripoli 1",
        },
    )
    f = fight(s, 0, "tortosa", 3)
    supply = s.state.saracens
    f.lay("aleppo_ghulams", "top", "shield_wall")
    marker = f.marker
    f.lay("feigned_flight", "bottom")
    assert f.marker == marker + 2
    assert s.state.saracens == supply + 2
    assert f.winner == 0
    s.happened("saracens-without-refuge", "battle-won")


@pytest.mark.rules("CRU-BAT-12", "CRU-EFF-09")
def test_the_player_of_the_saracens_chooses_where_they_flee() -> None:
    s = table(
        player("antioch", tactics="truce_of_god shield_wall reinforcements deus_vult pursuit"),
        player("tripoli"),
        next_saracens=ARCHERS,
        cities={"apamea": "saracens 4"},
    )
    f = fight(s, 0, "apamea", 6)
    f.lay("aleppo_ghulams", "top", "shield_wall")
    f.lay("truce_of_god", "bottom")
    them = s.seat(1)
    assert them.options() == ["turbessel", "tortosa", "aleppo", "baalbek", "homs"]
    them.chooses("homs")
    assert s.city("homs") == "saracens 5 level 3"
    assert f.units == (6, 1)


@pytest.mark.rules("CRU-BAT-13", "CRU-BAT-34", "CRU-D-32", "CRU-EFF-03")
def test_reinforcements_leave_the_last_unit_where_it_is() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={
            "tortosa": "tripoli 2 level 1",
            "tripoli_city": "2",
            "baalbek": "tripoli 3",
            "apamea": "tripoli 1",
        },
    )
    f = fight(s, 0, "tortosa", 4)
    f.lay("reinforcements", "bottom")
    them = s.seat(1)
    assert them.options() == ["enough", "tripoli_city", "baalbek"]
    them.cannot("apamea", because="CRU-BAT-34", city="apamea")
    them.chooses("tripoli_city")
    assert them.options() == ["enough", "baalbek"]
    them.chooses("baalbek")
    assert (s.city("tripoli_city"), s.city("baalbek")) == (
        "tripoli 1 level 1",
        "tripoli 2 level 2",
    )
    assert f.units == (4, 4)
    assert f.marker == 1 - 2


@pytest.mark.rules("CRU-BAT-13", "CRU-EFF-09")
def test_saracens_are_reinforced_by_saracens() -> None:
    s, f = against_saracens(
        hand="tadmor_camel_riders horse_archers aleppo_ghulams emirs_guard naffatun"
    )
    f.lay("tadmor_camel_riders", "bottom")
    them = s.seat(1)
    assert them.options() == ["enough", "aleppo", "baalbek", "homs"]
    them.chooses("aleppo", "enough")
    assert f.units == (6, 3)
    assert f.marker == 2 - 1 - 2


@pytest.mark.rules("CRU-BAT-14", "CRU-D-32", "CRU-EFF-03")
@pytest.mark.parametrize(("supply", "most"), [(5, 2), (1, 1), (0, 0)])
def test_a_levy_comes_from_the_supply_as_far_as_it_lasts(supply: int, most: int) -> None:
    s = table(
        player("antioch"),
        player("tripoli", tactics="knights_errant shield_wall reinforcements deus_vult pursuit"),
        cities={"tortosa": "tripoli 3 level 1", "tripoli_city": str(12 - supply)},
    )
    f = fight(s, 0, "tortosa", 4)
    f.lay("knights_errant", "bottom")
    if most:
        assert s.seat(1).options() == [str(n) for n in range(most + 1)]
        s.seat(1).chooses(str(most))
    assert f.units == (4, 3 + most)
    assert f.marker == -most
    assert s.seat(1).board.units == supply - most


@pytest.mark.rules("CRU-BAT-14", "CRU-EFF-09")
def test_saracens_levy_from_their_supply() -> None:
    s, f = against_saracens(hand="fatimid_fleet horse_archers aleppo_ghulams emirs_guard naffatun")
    before = s.state.saracens
    f.lay("fatimid_fleet", "bottom")
    s.seat(1).chooses("2")
    assert s.state.saracens == before - 2
    assert f.units == (6, 4)


@pytest.mark.rules("CRU-BAT-15", "CRU-EFF-07", "CRU-MAP-12", "CRU-D-32")
def test_razing_takes_levels_at_once_and_the_good_goes() -> None:
    s = table(
        player("antioch", tactics="sappers shield_wall reinforcements deus_vult pursuit"),
        player("tripoli", goods="wood steel candles/spent"),
        cities={"tortosa": "tripoli 3 level 3"},
    )
    f = fight(s, 0, "tortosa", 6)
    f.lay("shield_wall", "top", "pursuit")
    assert f.marker == -2
    f.lay("sappers", "bottom")
    me = s.seat(0)
    assert me.options() == ["0", "1", "2"]
    me.chooses("2")
    assert s.city("tortosa") == "tripoli 3 level 1"
    assert s.seat(1).goods == "wood steel"
    assert f.marker == -2 + 2 + 1


@pytest.mark.rules("CRU-BAT-15", "CRU-MAP-08")
def test_razing_is_optional_and_stops_at_level_1() -> None:
    s = table(
        player("antioch", tactics="sappers shield_wall reinforcements deus_vult pursuit"),
        player("tripoli"),
        cities={"tortosa": "tripoli 3 level 2"},
    )
    f = fight(s, 0, "tortosa", 6)
    f.lay("shield_wall", "top", "pursuit")
    f.lay("sappers", "bottom")
    assert s.seat(0).options() == ["0", "1"]
    s.seat(0).chooses("0")
    assert s.city("tortosa") == "tripoli 3 level 2"
    assert f.marker == 1 - 2 + 1


@pytest.mark.rules("CRU-BAT-16", "CRU-BAT-35")
def test_a_side_without_units_has_lost_at_once() -> None:
    """The rest of the half, manoeuvres and windows are left out; end parts are not."""
    s = table(
        player("antioch", tactics="thundering_charge shield_wall couched_lances deus_vult pursuit"),
        player("tripoli"),
        cities={"tortosa": "tripoli 1 level 1"},
    )
    f = fight(s, 0, "tortosa", 3)
    f.lay("deus_vult", "top", "pursuit")
    f.lay("thundering_charge", "top")  # rout 1, then flee 1
    s.happened("routed", "battle-won")
    s.never("fled", "no-refuge")
    assert f.winner == 0
    assert s.asked() == [(1, "end-part")]
    s.seat(1).chooses("resolve")
    assert s.seat(1).coins == 5
