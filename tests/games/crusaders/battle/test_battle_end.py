"""The end parts of cards after a battle, and losses (CRU-BAT-19 to 25)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.model.state import SARACEN_CARDS, SARACEN_HAND
from gonfalon.games.crusaders.rules.battle.losses import suffer_losses
from tests.games.crusaders.battles import (
    GUARDS,
    STARTING,
    between,
    fight,
    losses,
    quick_win,
)
from tests.games.crusaders.scenario import player, table

# -- 4a -------------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BAT-19", "CRU-D-34", "CRU-EFF-02")
@pytest.mark.parametrize(("answer", "coins"), [("resolve", 5), ("decline", 4)])
def test_end_parts_of_own_cards_may_be_declined(answer: str, coins: int) -> None:
    s, f = between()
    f.lay("deus_vult", "top", "couched_lances")
    f.lay("shield_wall", "top", "couched_lances")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    assert s.asked() == [(1, "end-part")]
    assert s.seat(1).coins == 4
    s.seat(1).chooses(answer)
    assert s.seat(1).coins == coins


@pytest.mark.rules("CRU-BAT-19", "CRU-BAT-37")
def test_end_parts_come_in_the_order_of_the_cards() -> None:
    s, f = between()
    f.lay("deus_vult", "top", "couched_lances")
    f.lay("deus_vult", "top", "couched_lances")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    assert s.asked() == [(1, "end-part")]
    s.seat(1).chooses("decline")
    assert s.asked() == [(0, "end-part")]
    s.seat(0).chooses("resolve")
    assert (s.seat(0).coins, s.seat(1).coins) == (5, 4)


@pytest.mark.rules("CRU-BAT-19", "CRU-EFF-04")
def test_end_parts_of_saracen_cards_are_mandatory() -> None:
    """Bottom of aleppo_ghulams: the opponent loses 2 coins."""
    s, _ = quick_win()
    assert s.seat(0).coins == 2
    s.never("part-declined")


@pytest.mark.rules("CRU-BAT-19", "CRU-PAY-05", "CRU-RUL-04", "CRU-EFF-19")
def test_the_player_of_the_saracens_chooses_what_they_take() -> None:
    s, _ = quick_win(
        hand="orontes_skirmishers homs_heavy_horse horse_archers aleppo_ghulams naffatun",
        first="orontes_skirmishers",
        cities={"turbessel": "antioch 1", "homs": "antioch 1"},
    )
    assert s.asked()[0][0] == 1  # three goods, two of them to be blocked


@pytest.mark.rules("CRU-EFF-02")
@pytest.mark.parametrize(("units", "coins"), [(6, 7), (1, 4)])
def test_won_and_lost_are_read_at_the_end(units: int, coins: int) -> None:
    """Top of spoils_of_war: 3 coins if the battle is won."""
    s, f = between(
        mine="spoils_of_war shield_wall baptism_of_fire couched_lances deus_vult", units=units
    )
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("spoils_of_war", "bottom", "deus_vult")
    f.lay("baptism_of_fire", "bottom", "couched_lances")
    f.lay("shield_wall", "bottom", "reinforcements")
    if units == 6:
        s.seat(0).chooses("resolve")
    assert s.seat(0).coins == coins


@pytest.mark.rules("CRU-EFF-34")
def test_nothing_is_taken_from_the_saracens() -> None:
    """Top of scorched_earth: the opponent blocks a good. Against saracens nobody is asked."""
    s = table(
        player("antioch", tactics="scorched_earth shield_wall couched_lances deus_vult pursuit"),
        player("tripoli"),
        next_saracens=GUARDS,
    )
    f = fight(s, 0, "apamea", 9)
    f.lay("aleppo_ghulams", "bottom", "pursuit")
    f.lay("scorched_earth", "bottom")
    f.lay("horse_archers", "bottom", "deus_vult")
    f.lay("shield_wall", "top")
    assert f.winner == 0
    s.never("part-declined", "good-blocked")
    assert s.asked() == [(1, "retreat")]  # nobody was asked about the part


@pytest.mark.rules("CRU-EFF-06", "CRU-BAT-26")
def test_a_rout_at_the_end_comes_before_the_retreat() -> None:
    """Top of pursuit: 3 strength, and a unit more if the battle is won."""
    s, f = between(
        mine="pursuit shield_wall couched_lances deus_vult baptism_of_fire", city="3 level 1"
    )
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("pursuit", "bottom", "deus_vult")
    f.lay("baptism_of_fire", "bottom", "couched_lances")
    marker = f.marker
    f.lay("shield_wall", "bottom", "reinforcements")
    assert f.marker == marker + 1
    assert s.asked() == [(0, "end-part")]
    s.seat(0).chooses("resolve")
    assert f.marker == marker + 1  # it does not move any more
    assert s.seat(1).board.units == 15 - 5 - 1  # two of three are lost, one retreats
    assert s.city("tripoli_city") == "tripoli 6 level 1"


@pytest.mark.rules("CRU-EFF-07", "CRU-EFF-03", "CRU-BAT-28")
def test_naffatun_razes_in_addition_to_the_destruction() -> None:
    """Bottom of naffatun: if the saracens lose, the city loses a level; they may not decline."""
    s, f = quick_win(
        hand="naffatun homs_heavy_horse horse_archers aleppo_ghulams emirs_guard",
        first="naffatun",
        cities={"homs": "saracens 2 level 3", "apamea": "antioch 1"},
        city="homs",
    )
    assert f.winner == 0
    assert s.city("homs") == "antioch 6 level 1"


# -- losses ---------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-EX-28", "CRU-BAT-20", "CRU-BAT-23", "CRU-D-35")
def test_losses_and_protection() -> None:
    s, f = between(
        mine="naphtha_pots shield_wall couched_lances deus_vult pursuit",
        theirs="relic_bearers thundering_charge shield_wall couched_lances deus_vult",
        units=9,
        city="3 level 1",
    )
    f.lay("relic_bearers", "bottom", "pursuit")
    f.lay("naphtha_pots", "top", "deus_vult")
    f.lay("thundering_charge", "bottom", "deus_vult")
    f.lay("shield_wall", "top", "couched_lances")
    s.seat(0).chooses("resolve")
    them = s.seat(1)
    assert s.event("tactic-lost") == {"seat": 1, "tactic": "thundering_charge"}
    assert them.options() == ["baptism_of_fire", "reinforcements"]
    them.chooses("reinforcements")
    assert them.tactics == "reinforcements shield_wall couched_lances deus_vult relic_bearers"
    assert them.tactics_away == "baptism_of_fire"
    assert s.state.tactic_discards[0] == [s.state.content.tactics.ids.index("thundering_charge")]


@pytest.mark.rules("CRU-EX-28", "CRU-RUL-28")
def test_a_starting_tactic_stays_but_the_loss_counts() -> None:
    s, f = between(
        mine="naphtha_pots shield_wall couched_lances deus_vult pursuit", units=9, city="3 level 1"
    )
    losses(s, 1)
    f.lay("shield_wall", "top", "pursuit")
    f.lay("naphtha_pots", "top", "deus_vult")
    f.lay("baptism_of_fire", "bottom", "deus_vult")
    f.lay("shield_wall", "top", "couched_lances")
    s.seat(0).chooses("resolve")
    assert s.event("tactic-kept") == {"seat": 1, "tactic": "baptism_of_fire"}
    assert f.battle.losses == [0, 1]
    assert s.seat(1).tactics == STARTING


@pytest.mark.rules("CRU-EX-44", "CRU-BAT-20")
def test_losses_against_a_beginner() -> None:
    s = table(player("antioch"), player("tripoli"), next_saracens=GUARDS)
    f = fight(s, 0, "apamea", 9)
    f.lay("horse_archers", "top", "deus_vult")
    assert f.marker == 5 - 2
    f.lay("shield_wall", "top")
    f.lay("aleppo_ghulams", "bottom", "couched_lances")
    losses(s, 0)
    f.lay("baptism_of_fire", "bottom")
    assert s.event("tactic-kept")["seat"] == 0
    f.finish()
    assert s.seat(0).tactics == STARTING


@pytest.mark.rules("CRU-EX-29", "CRU-BAT-22")
def test_a_side_suffers_two_losses_at_most() -> None:
    """Two effects take both open cards; a third one is not even asked for."""
    s = table(
        player(
            "antioch", tactics="thundering_charge flower_of_chivalry shield_wall pursuit deus_vult"
        ),
        player("tripoli"),
        next_saracens="horse_archers aleppo_garrison siege_engineers naffatun emirs_guard",
    )
    losses(s, 0)
    f = fight(s, 0, "apamea", 9)
    f.lay("horse_archers", "top", "deus_vult")
    f.lay("thundering_charge", "bottom", "emirs_guard")
    f.lay("aleppo_garrison", "top", "shield_wall")
    f.battle.cards.append(s.state.content.saracen_cards.ids.index("siege_engineers"))
    f.battle.sides.append(SARACENS)  # a third card of the saracens, to be taken from their hand
    f.battle.cancelled.append(0)
    f.battle.protected.append(False)
    f.battle.taken.append(False)
    pack = s.state.packs[SARACEN_CARDS]
    pack.take(pack.zones[SARACEN_HAND], f.battle.cards[-1])
    f.lay("flower_of_chivalry", "bottom")
    me = s.seat(0)
    assert me.kind() == "take-back-tactic"
    me.chooses(me.options()[0])
    me.chooses(me.options()[0])
    assert s.times("tactic-lost") == 2
    assert f.battle.losses == [2, 0]


@pytest.mark.rules("CRU-BAT-22")
def test_the_limit_of_losses_is_two_however_many_cards_are_open() -> None:
    """With a third open card of the defender, of which the rules know only two."""
    s, f = between()
    f.lay("shield_wall", "top", "deus_vult")
    battle = f.battle
    for _ in range(2):
        battle.cards.append(battle.cards[0])
        battle.sides.append(1)
        battle.cancelled.append(0)
        battle.protected.append(False)
        battle.taken.append(False)
    losses(s, 0, 0)
    suffer_losses(s.m, battle, 1, 3)
    assert battle.taken == [True, True, False]
    assert battle.losses == [0, 2]


@pytest.mark.rules("CRU-EX-47", "CRU-RUL-59", "CRU-BAT-20")
def test_an_open_card_is_taken_once() -> None:
    s = table(
        player("antioch", tactics="thundering_charge shield_wall couched_lances pursuit deus_vult"),
        player("tripoli"),
        next_saracens="horse_archers aleppo_garrison emirs_guard naffatun call_to_jihad",
    )
    losses(s, 0)  # of shield_wall and thundering_charge
    f = fight(s, 0, "apamea", 9)
    f.lay("horse_archers", "top", "deus_vult")
    f.lay("shield_wall", "top")
    f.lay("aleppo_garrison", "top", "couched_lances")
    f.lay("thundering_charge", "bottom")
    s.happened("tactic-kept", "tactic-lost")
    assert s.event("tactic-lost")["tactic"] == "thundering_charge"
    assert s.seat(0).kind() == "take-back-tactic"


@pytest.mark.rules("CRU-BAT-21", "CRU-MKT-06", "CRU-BAT-24")
def test_a_saracen_card_that_is_lost_leaves_the_game() -> None:
    """It is the first one, whose own end part still comes: 2 coins."""
    s = table(
        player("antioch", tactics="naphtha_pots shield_wall couched_lances pursuit deus_vult"),
        player("tripoli"),
        next_saracens=GUARDS,
    )
    losses(s, 0)
    f = fight(s, 0, "apamea", 12 - 3)
    f.lay("aleppo_ghulams", "top", "deus_vult")
    f.lay("naphtha_pots", "top", "naffatun")
    f.lay("homs_heavy_horse", "bottom", "couched_lances")
    f.lay("shield_wall", "top", "horse_archers")
    assert s.seat(0).coins == 2
    s.seat(0).chooses("resolve")
    ids = s.state.content.saracen_cards.ids
    assert [ids[card] for card in s.state.saracens_lost] == ["aleppo_ghulams"]
    f.finish()
    discarded = {ids[card] for card in s.state.saracen_discards}
    assert discarded == {"homs_heavy_horse", "horse_archers", "orontes_skirmishers", "naffatun"}
