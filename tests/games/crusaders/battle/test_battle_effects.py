"""Operations of cards in battles, and the Bazaar (CRU-EFF-05 to 10, CRU-BLDG-06)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.rules.battle.effects import BattleOperation
from gonfalon.games.crusaders.rules.battle.halves import operations_of
from tests.games.crusaders.battles import GUARDS, REST, fight, tortosa
from tests.games.crusaders.scenario import player, table

SIEGE_ENGINEERS = 16


# -- amounts and conditions -----------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-02", "CRU-EFF-05")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"), [("shield_wall", 1, 3), ("couched_lances", 3, 1)]
)
def test_attacking_and_defending(card: str, mine: int, theirs: int) -> None:
    _, f = tortosa()
    f.lay(card, "bottom", "deus_vult")
    assert f.marker == 1 - theirs
    f.lay(card, "bottom", "deus_vult")
    assert f.marker == 1 - theirs + mine


@pytest.mark.rules("CRU-EFF-32")
@pytest.mark.parametrize(("bishops", "strength"), [("tortosa:1", 2), ("acre:1", 1), ("", 1)])
def test_a_bishop_of_ones_own_in_the_city(bishops: str, strength: int) -> None:
    _, f = tortosa(theirs={"bishops": bishops})
    f.lay("deus_vult", "bottom")
    assert f.marker == 1 - strength


@pytest.mark.rules("CRU-EFF-32")
@pytest.mark.parametrize(("units", "strength"), [(3, 2), (4, 5)])
def test_outnumbered(units: int, strength: int) -> None:
    """Three defenders with last_stand."""
    _, f = tortosa(theirs="last_stand", units=units)
    f.lay("last_stand", "bottom")
    assert f.marker == units - 4 - strength


@pytest.mark.rules("CRU-EFF-05", "CRU-EFF-32")
@pytest.mark.parametrize(
    ("card", "told", "strength"),
    [
        ("castellans_vow", {"city": "3 level 3"}, 2 + 3),
        ("castellans_vow", {"city": "3 level 1"}, 2 + 1),
        ("encirclement", {"cities": {"baalbek": "tripoli 1"}}, 2 + 2),
        ("legates_blessing", {}, 2 + 3),  # four bishops, cut at 3
        ("vigil_of_arms", {}, 1 + 1),
    ],
)
def test_counters(card: str, told: dict[str, Any], strength: int) -> None:
    theirs = {
        "tactics": f"{card} {REST}",
        "bishops": "tortosa:1 tortosa:1 tortosa:2 tortosa:2",
    }
    _, f = tortosa(theirs=theirs, **told)
    before = f.marker
    f.lay(card, "bottom")
    assert f.marker == before - strength


@pytest.mark.rules("CRU-TAC-02", "CRU-EFF-05")
def test_colours_count_open_cards_of_both_sides_only() -> None:
    """Blue: iron_discipline itself and sworn_brothers, whichever half is covered; no covers."""
    s, f = tortosa(
        mine={"tactics": "sworn_brothers hedge_of_spears shield_wall couched_lances deus_vult"},
        theirs={"tactics": "iron_discipline castellans_vow shield_wall couched_lances deus_vult"},
    )
    f.lay("shield_wall", "bottom", "hedge_of_spears")
    f.lay("sworn_brothers", "bottom", "castellans_vow")
    before = f.marker
    f.lay("iron_discipline", "top")
    assert f.marker == before - 1 - 2 * 2
    assert s.state.tactic_covers(False).cards


@pytest.mark.rules("CRU-EFF-05")
def test_levies_of_one_half_are_one() -> None:
    """Bottom of raymonds_siege_camp: 1 strength, a levy of 2, and 1 per white card."""
    s, f = tortosa(theirs="raymonds_siege_camp")
    f.lay("raymonds_siege_camp", "top")
    assert s.seat(1).options() == ["0", "1", "2", "3"]
    s.seat(1).chooses("3")
    assert f.units == (5, 6)
    assert f.marker == 1 - 1 - 3
    assert s.asked() == [(0, "battle-card")]


# -- walls ----------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EX-45", "CRU-EFF-07", "CRU-MAP-12")
def test_fortify_and_the_second_good() -> None:
    s = table(
        player("antioch"),
        player("edessa", tactics=f"sally_at_the_gate {REST}"),
        cities={"edessa_city": "5 level 2", "turbessel": "antioch 1"},
    )
    f = fight(s, 0, "edessa_city", 4)
    assert f.marker == -3
    f.lay("sally_at_the_gate", "bottom")
    assert f.marker == -3 - 3
    assert s.city("edessa_city") == "edessa 5 level 3"
    assert s.seat(1).goods == "wood steel"
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("shield_wall", "top", "couched_lances")
    f.lay("baptism_of_fire", "bottom")
    f.finish()
    assert s.city("edessa_city") == "edessa 5 level 2"
    assert s.seat(1).goods == "steel"


@pytest.mark.rules("CRU-EFF-08")
def test_an_attacker_cannot_fortify() -> None:
    s, f = tortosa(mine="sally_at_the_gate")
    f.lay("shield_wall", "top", "deus_vult")
    before = f.marker
    f.lay("sally_at_the_gate", "bottom")
    assert f.marker == before + 3
    assert s.city("tortosa") == "tripoli 3 level 1"
    [fortify] = [
        part
        for part in operations_of(s.state, SARACENS, SIEGE_ENGINEERS, 0)
        if isinstance(part, BattleOperation) and part.OP == "fortify"
    ]
    fortify.act(s.m, f.battle, 0, 1)  # also where no condition stands on the card
    assert s.city("tortosa") == "tripoli 3 level 1"


@pytest.mark.rules("CRU-EFF-07", "CRU-MAP-08")
def test_saracens_fortify_up_to_level_3() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        next_saracens="siege_engineers homs_heavy_horse horse_archers aleppo_ghulams naffatun",
        cities={"apamea": "antioch 1"},
    )
    f = fight(s, 0, "homs", 8)
    assert f.marker == 8 - 2 - 3
    f.lay("siege_engineers", "bottom")
    assert f.marker == 3 - 2
    assert s.city("homs") == "saracens 2 level 3"


# -- bribes and the Bazaar ------------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-10", "CRU-D-32", "CRU-EFF-03")
@pytest.mark.parametrize(("coins", "most"), [(4, 2), (1, 1), (0, 0)])
def test_a_bribe_is_paid_with_coins_that_are_there(coins: int, most: int) -> None:
    s, f = tortosa(theirs={"tactics": f"insidious_bribery {REST}", "coins": coins})
    f.lay("insidious_bribery", "top")
    if most:
        assert s.seat(1).options() == [str(n) for n in range(most + 1)]
        s.seat(1).chooses(str(most))
    assert s.seat(1).coins == coins - most
    assert f.marker == 1 - 1 - 2 * most


@pytest.mark.rules("CRU-EX-46", "CRU-BLDG-06", "CRU-RUL-58")
def test_a_bazaar_pays_for_a_bribe() -> None:
    s, f = tortosa(
        mine={
            "tactics": f"insidious_bribery {REST}",
            "coins": 0,
            "goods": "horses",
            "buildings": "bazaar",
        }
    )
    f.lay("shield_wall", "top", "deus_vult")
    me = s.seat(0)
    assert me.kind() == "rescript-window"  # before the manoeuvre
    me.chooses("pass")
    before = f.marker
    f.lay("insidious_bribery", "top")
    assert me.options() == ["pass", "bazaar"]
    me.chooses("bazaar")
    if me.kind() == "bazaar":
        me.chooses("horses")
    assert (me.coins, me.goods) == (2, "horses/spent")
    me.chooses("2")
    assert me.coins == 0
    assert f.marker == before + 1 + 4


@pytest.mark.rules("CRU-EX-46", "CRU-D-46", "CRU-BLDG-06")
def test_a_bazaar_directly_before_stage_4() -> None:
    s = table(
        player("antioch", coins=0, buildings="bazaar"),
        player("tripoli", buildings="bazaar"),
        next_saracens="orontes_skirmishers homs_heavy_horse horse_archers emirs_guard naffatun",
        active=0,
    )
    f = fight(s, 0, "apamea", 9)
    me = s.seat(0)
    f.lay("orontes_skirmishers", "top", "deus_vult")
    for card, cover in (("shield_wall", ""), ("homs_heavy_horse", "couched_lances")):
        if me.asked("rescript-window"):
            me.chooses("pass")
        f.lay(card, "top" if cover == "" else "bottom", cover)
        if me.asked("rescript-window"):
            me.chooses("pass")
    if me.asked("rescript-window"):
        me.chooses("pass")
    f.lay("baptism_of_fire", "bottom")
    me.chooses("pass")  # after the manoeuvre
    s.happened("battle-won")
    assert me.options() == ["pass", "bazaar"]
    me.chooses("bazaar")
    assert me.goods == "horses/blocked"  # spent, and blocked all the same
    assert me.coins == 2


@pytest.mark.rules("CRU-EX-46", "CRU-BLDG-06", "CRU-BAT-17")
def test_defenders_and_players_of_saracens_cannot_trade() -> None:
    s, f = tortosa(theirs={"buildings": "bazaar"})
    assert s.asked() == [(1, "battle-card")]
    f.lay("shield_wall", "top", "deus_vult")
    assert s.asked() == [(0, "battle-card")]
    s = table(
        player("antioch"),
        player("tripoli", buildings="bazaar", rescripts="blessing_of_swords"),
        next_saracens=GUARDS,
        active=0,
    )
    f = fight(s, 0, "apamea", 6)
    assert s.asked() == [(1, "battle-card")]
    f.lay("aleppo_ghulams", "top", "deus_vult")
    assert s.asked() == [(0, "battle-card")]
