"""Battles: sides, hands, difference, manoeuvres, winner (CRU-BAT-01 to 18)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.constants import SARACEN_STRENGTH, SARACENS
from gonfalon.games.crusaders.model.state import SARACEN_CARDS, SARACEN_COVERS
from gonfalon.games.crusaders.rules.battle.fight import nearest_rivals
from gonfalon.games.crusaders.rules.board.round import change_round
from gonfalon.games.crusaders.rules.round.rounds import PlayRound
from tests.games.crusaders.battles import (
    ARCHERS,
    STARTING,
    against_saracens,
    against_tripoli,
    fight,
)
from tests.games.crusaders.scenario import player, table

# -- sides and hands ------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BAT-01", "CRU-MAP-02")
def test_the_rival_with_the_nearest_city_plays_the_saracens() -> None:
    """Tripoli is at distance 2 of Apamea, Jerusalem at 3; Tortosa brings Tripoli next to it."""
    s = table(player("antioch"), player("tripoli"), player("jerusalem"))
    assert nearest_rivals(s.state, 0, s.number("apamea")) == [1]
    fight(s, 0, "apamea", 3)
    assert s.event("saracen-battle") == {"attacker": 0, "player": 1, "city": "apamea"}
    s.never("battle-won")


@pytest.mark.rules("CRU-BAT-01")
def test_the_nearest_of_all_cities_of_a_rival_counts() -> None:
    """The capital of Jerusalem is further away than that of Tripoli, its second city is nearer."""
    s = table(
        player("antioch"),
        player("tripoli"),
        player("jerusalem"),
        cities={"tortosa": "jerusalem 1"},
    )
    assert nearest_rivals(s.state, 0, s.number("apamea")) == [2]


@pytest.mark.rules("CRU-BAT-01", "CRU-D-27")
def test_among_equals_the_attacker_chooses() -> None:
    """Tadmor lies next to Edessa and Jerusalem; Tripoli is further away."""
    four = [player(state) for state in ("antioch", "tripoli", "jerusalem", "edessa")]
    s = table(*four, cities={"aleppo": "antioch 3"})
    fight(s, 0, "tadmor", 3)
    me = s.seat(0)
    assert me.kind() == "saracen-player"
    assert me.options() == ["2", "3"]
    me.cannot("1", because="CRU-BAT-01")
    me.chooses("3")
    assert s.asked() == [(3, "battle-card")]


@pytest.mark.rules("CRU-RUL-38")
def test_without_another_city_an_eliminated_rival_plays_the_saracens() -> None:
    s = table(player("antioch"), player("tripoli"), cities={"tripoli_city": "saracens 2"})
    s.state.boards[1].capital = -1
    assert nearest_rivals(s.state, 0, s.number("apamea")) == [1]


@pytest.mark.rules("CRU-BAT-02")
def test_players_fight_with_their_tactics_saracens_with_five_cards() -> None:
    s, f = against_saracens()
    assert f.hand(0) == STARTING
    assert sorted(f.hand(SARACENS).split()) == sorted(ARCHERS.split())
    assert sorted(s.seat(1).options()) == sorted(ARCHERS.split())
    told = {seat: [id for id, _ in s.heard_by(seat)] for seat in (0, 1)}
    assert "event-saracen-hand-seen" in told[1]
    assert "event-saracen-hand-seen" not in told[0]


@pytest.mark.rules("CRU-BAT-02", "CRU-MKT-05")
def test_the_discards_become_a_new_deck_and_fewer_cards_are_enough() -> None:
    """Of the cards two lie in the deck and one in the discards; the others are out of the game."""
    s = table(player("antioch"), player("tripoli"))
    state = s.state
    pack = state.packs[SARACEN_CARDS]
    deck = pack.zones[0]
    while len(deck.cards) > 2:
        state.saracens_lost.append(pack.take_top(deck))
    state.saracen_discards.append(state.saracens_lost.pop())
    f = fight(s, 0, "apamea", 6)
    assert len(f.hand(SARACENS).split()) == 3
    assert state.saracen_discards == []
    assert s.event("saracen-hand-drawn")["count"] == 3


# -- stage 1 --------------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BAT-03", "CRU-MAP-07", "CRU-RUL-25")
@pytest.mark.parametrize(
    ("units", "city", "difference"),
    [(4, "3 level 1", 0), (4, "3 level 3", -2), (14, "1 level 1", 12), (1, "9 level 3", -11)],
)
def test_units_and_walls_make_the_difference(units: int, city: str, difference: int) -> None:
    _, f = against_tripoli(units=units, city=city)
    assert f.marker == difference


@pytest.mark.rules("CRU-BAT-03", "CRU-SAR-18", "CRU-SAR-20", "CRU-MARCH-06")
@pytest.mark.parametrize(
    ("uncovered", "bonus", "difference"), [(0, 0, 2), (1, 0, 1), (3, 0, 0), (5, 0, -1), (1, 2, 3)]
)
def test_the_track_helps_saracens_and_a_reinforced_march_the_attacker(
    uncovered: int, bonus: int, difference: int
) -> None:
    """6 units against 2 behind walls of level 2."""
    _, f = against_saracens(uncovered=uncovered, bonus=bonus)
    assert f.marker == difference


@pytest.mark.rules("CRU-BAT-03", "CRU-EFF-25")
def test_an_event_strengthens_the_saracens() -> None:
    s = table(player("antioch"), player("tripoli"), next_saracens=ARCHERS)
    s.m.stack.append(PlayRound())
    change_round(s.m, SARACEN_STRENGTH, 2)
    assert fight(s, 0, "apamea", 6).marker == 0


# -- manoeuvres -----------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BAT-04", "CRU-BAT-37")
def test_defender_and_attacker_take_turns_twice() -> None:
    s, f = against_tripoli()
    for seat in (1, 0):
        assert s.asked() == [(seat, "battle-card")]
        f.lay("shield_wall", "top", "deus_vult")
    for seat in (1, 0):
        assert s.asked() == [(seat, "battle-card")]
        f.lay("baptism_of_fire", "bottom", "reinforcements")
    assert f.battle.sides == [1, 0, 1, 0]
    assert f.winner is not None


@pytest.mark.rules("CRU-BAT-05", "CRU-BAT-06", "CRU-D-30", "CRU-D-31")
def test_a_card_is_laid_and_the_other_side_names_the_half() -> None:
    s, f = against_tripoli()
    assert s.asked() == [(1, "battle-card")]
    s.seat(1).chooses("shield_wall")
    assert s.event("tactic-laid") == {"seat": 1, "tactic": "shield_wall"}
    assert "shield_wall" not in f.hand(1)
    assert s.asked() == [(0, "cancel-half")]
    assert s.seat(0).options() == ["top", "bottom"]


@pytest.mark.rules("CRU-BAT-07")
def test_a_blind_card_covers_the_half_and_only_its_owner_knows_it() -> None:
    s, f = against_tripoli()
    f.lay("shield_wall", "top", "couched_lances")
    assert f.hand(0) == "baptism_of_fire reinforcements shield_wall deus_vult"
    covers = s.state.tactic_covers(False)
    lances = s.state.content.tactics.ids.index("couched_lances")
    assert covers.cards == [lances]
    assert covers.seen_by(0) == [lances]
    assert covers.seen_by(1) == []
    assert ("event-tactic-covers-seen", {"tactic": "couched_lances"}) in s.heard_by(0)
    assert "event-tactic-covers-seen" not in [id for id, _ in s.heard_by(1)]
    assert s.event("tactic-covers") == {"seat": 0}


@pytest.mark.rules("CRU-BAT-07")
def test_nobody_sees_what_covers_for_the_saracens_but_their_player() -> None:
    s, f = against_saracens()
    f.lay("apamean_archers", "top", "deus_vult")
    f.lay("shield_wall", "top", "horse_archers")
    covers = s.state.packs[SARACEN_CARDS].zones[SARACEN_COVERS]
    assert len(covers.cards) == 1
    assert covers.seen_by(0) == []
    assert len(covers.seen_by(1)) == 1


@pytest.mark.rules("CRU-BAT-08", "CRU-EFF-01", "CRU-EFF-02")
def test_the_open_half_is_resolved_in_its_order_and_end_parts_wait() -> None:
    """Bottom of deus_vult: strength 1, and a coin at the end of the battle."""
    s, f = against_tripoli()
    f.lay("deus_vult", "top")
    assert f.marker == -1
    assert s.seat(1).coins == 4
    s, f = against_tripoli(theirs="thundering_charge shield_wall reinforcements deus_vult pursuit")
    f.lay("thundering_charge", "top")  # rout 1, then flee 1
    s.happened("routed", "fled")


@pytest.mark.rules("CRU-BAT-09", "CRU-RUL-26")
def test_without_cards_a_half_stays_uncovered_and_a_manoeuvre_is_skipped() -> None:
    """The saracens have one card left in the game; the attacker has all five."""
    s = table(player("antioch"), player("tripoli"), next_saracens="aleppo_ghulams")
    state = s.state
    pack = state.packs[SARACEN_CARDS]
    deck = pack.zones[0]
    top = pack.take_top(deck)
    while deck.cards:
        state.saracens_lost.append(pack.take_top(deck))
    state.saracen_discards.append(top)
    f = fight(s, 0, "apamea", 6)
    f.lay("aleppo_ghulams", "bottom")
    assert f.marker == 2 - 4
    f.lay("shield_wall", "top")
    assert f.marker == 0
    assert s.times("saracen-covers") == 0
    assert s.asked() == [(0, "battle-card")]  # the second manoeuvre of the saracens is left out
    f.lay("baptism_of_fire", "bottom")
    assert f.winner == 0


# -- the winner -----------------------------------------------------------------------------------


@pytest.mark.rules("CRU-BAT-18")
@pytest.mark.parametrize(("units", "winner"), [(4, 0), (3, 1)])
def test_at_a_difference_of_0_the_attacker_wins(units: int, winner: int) -> None:
    s, f = against_tripoli(units=units)
    f.lay("shield_wall", "top", "deus_vult")  # 2
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    f.lay("baptism_of_fire", "bottom", "reinforcements")
    assert f.marker == units - 4
    assert f.winner == winner
    assert s.event("battle-won")["seat"] == winner


@pytest.mark.rules("CRU-MAP-05")
def test_the_city_is_the_defenders_until_the_end() -> None:
    s, f = against_tripoli(theirs=STARTING, mine=STARTING)
    f.lay("shield_wall", "top")
    assert s.city("tortosa") == "tripoli 3 level 1"


# -- examples of the rulebook ---------------------------------------------------------------------


@pytest.mark.rules("CRU-EX-10")
def test_antioch_attacks_apamea() -> None:
    s = table(
        player("antioch", tactics="fire_volley shield_wall reinforcements deus_vult pursuit"),
        player("tripoli"),
        next_saracens=ARCHERS,
        uncovered=1,
        round=2,
        cities={"turbessel": "antioch 1", "tortosa": "tripoli 2"},
    )
    f = fight(s, 0, "apamea", 6)
    assert f.marker == 1
    assert s.asked() == [(1, "battle-card")]
    f.lay("apamean_archers", "bottom", "pursuit")
    assert s.seat(0).options() == ["antioch_city", "turbessel"]
    s.seat(0).chooses("turbessel")
    assert f.marker == -3
    assert f.units == (4, 2)
    f.lay("fire_volley", "bottom")
    s.seat(0).chooses("1")
    assert s.city("apamea") == "saracens 2 level 1"
    assert f.marker == 0
    assert s.asked() == [(1, "battle-card")]


@pytest.mark.rules("CRU-EX-11")
def test_why_the_bottom_is_cancelled() -> None:
    s = table(
        player("antioch", tactics="fire_volley shield_wall reinforcements deus_vult pursuit"),
        player("tripoli"),
        next_saracens=ARCHERS,
        uncovered=1,
        cities={"turbessel": "antioch 1", "tortosa": "tripoli 2"},
    )
    f = fight(s, 0, "apamea", 6)
    f.lay("apamean_archers", "bottom", "pursuit")
    s.seat(0).chooses("turbessel")
    f.lay("fire_volley", "top")
    assert f.winner == 0
    s.happened("saracens-routed", "battle-won")


@pytest.mark.rules("CRU-EX-17", "CRU-TAC-02", "CRU-EFF-05", "CRU-RUL-40")
@pytest.mark.parametrize(("cancelled", "gained"), [("bottom", 7), ("top", 5)])
def test_baldwins_defence(cancelled: str, gained: int) -> None:
    """Open lie a white and a blue card; the two-coloured one counts for both colours."""
    s = table(
        player(
            "antioch", tactics="flower_of_chivalry shield_wall couched_lances deus_vult pursuit"
        ),
        player(
            "tripoli",
            tactics="flame_of_faith baldwins_defence reinforcements shield_wall deus_vult",
        ),
        cities={"tortosa": "tripoli 3 level 1"},
    )
    f = fight(s, 0, "tortosa", 9)
    f.lay("flame_of_faith", "top", "pursuit")
    f.lay("flower_of_chivalry", "bottom", "deus_vult")
    before = f.marker
    f.lay("baldwins_defence", cancelled, "couched_lances")
    assert f.marker == before - gained
    if cancelled == "top":
        assert f.units == (4, 3)
        assert s.times("routed") == 1  # one part, not two (CRU-EFF-05)
