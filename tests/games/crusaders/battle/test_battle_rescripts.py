"""Rescripts in battles (CRU-EFF-11 to 14, CRU-BAT-17)."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders.model.constants import SARACENS
from tests.games.crusaders.battles import GUARDS, REST, fight, tortosa
from tests.games.crusaders.scenario import player, table


@pytest.mark.rules("CRU-BAT-17", "CRU-D-29", "CRU-BAT-37", "CRU-RUL-27")
def test_rescripts_are_played_before_and_after_own_manoeuvres() -> None:
    s, f = tortosa(theirs={"rescripts": "blessing_of_swords militia_of_saint_peter indulgence"})
    them = s.seat(1)
    assert them.kind() == "rescript-window"
    assert them.options() == ["pass", "blessing_of_swords", "militia_of_saint_peter"]
    them.chooses("blessing_of_swords")
    assert f.marker == 1 - 2
    them.chooses("pass")
    f.lay("shield_wall", "top", "deus_vult")
    them.chooses("militia_of_saint_peter")
    assert f.marker == 1 - 2 - 2 - 4
    assert s.asked() == [(0, "battle-card")]  # what is left cannot be played in a battle
    f.lay("shield_wall", "top", "deus_vult")
    assert s.asked() == [(1, "battle-card")]


@pytest.mark.rules("CRU-BAT-16", "CRU-BAT-35", "CRU-BAT-11")
def test_a_rescript_can_end_the_battle() -> None:
    s, f = tortosa(mine={"rescripts": "vow_of_vengeance blessing_of_swords"}, city="2 level 1")
    f.lay("shield_wall", "top", "deus_vult")
    s.seat(0).chooses("vow_of_vengeance")
    assert f.winner == 0
    assert len(f.battle.cards) == 1
    f.finish()
    assert s.city("tortosa") == "antioch 5 level 1"


@pytest.mark.rules("CRU-EFF-12", "CRU-BAT-06", "CRU-BAT-07")
def test_no_cancel_opens_both_halves() -> None:
    s, f = tortosa(theirs={"rescripts": "banner_of_the_church"})
    them = s.seat(1)
    them.chooses("banner_of_the_church")
    if them.asked("rescript-window"):
        them.chooses("pass")
    them.chooses("couched_lances")  # 1 strength; then flee 1 and 1 strength
    assert f.units == (4, 3)
    assert f.marker == 1 - 1 - 1 - 1
    assert s.times("tactic-covers") == 0
    assert s.asked() == [(0, "battle-card")]
    f.lay("shield_wall", "top", "deus_vult")  # only that one manoeuvre
    f.lay("shield_wall", "top", "deus_vult")
    assert s.times("tactic-covers") == 2


@pytest.mark.rules("CRU-EFF-12")
def test_no_cancel_is_not_for_the_window_after_a_manoeuvre() -> None:
    s, f = tortosa(theirs={"rescripts": "banner_of_the_church"})
    them = s.seat(1)
    them.chooses("pass")
    f.lay("shield_wall", "top", "deus_vult")
    if them.asked("rescript-window"):
        them.cannot("banner_of_the_church", because="CRU-EFF-12")
    else:
        assert s.asked() == [(0, "battle-card")]


@pytest.mark.rules("CRU-EFF-13", "CRU-EX-16", "CRU-BAT-28")
def test_a_spared_city_keeps_its_level() -> None:
    s, f = tortosa(theirs={"rescripts": "sparing_of_the_city"}, city="5 level 2", units=3)
    s.seat(1).chooses("sparing_of_the_city")
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("shield_wall", "top", "deus_vult")
    f.lay("baptism_of_fire", "bottom", "couched_lances")
    f.lay("baptism_of_fire", "bottom", "couched_lances")
    f.finish()
    assert s.city("tortosa") == "tripoli 5 level 2"
    s.happened("city-spared")


@pytest.mark.rules("CRU-EFF-11")
def test_peeking_shows_the_hand_to_one_player() -> None:
    s, _ = tortosa(theirs={"rescripts": "interrogation_of_captives"})
    s.seat(1).chooses("interrogation_of_captives")
    hand = s.state.tactics(0)
    assert hand.seen_by(1) == hand.cards
    assert hand.seen_by(None) == []
    assert "event-tactics-seen" in [id for id, _ in s.heard_by(1)]
    assert "event-tactics-seen" not in [id for id, _ in s.heard_by(0)]


@pytest.mark.rules("CRU-EFF-11")
def test_peeking_at_the_hand_of_the_saracens() -> None:
    s = table(
        player("antioch", rescripts="interrogation_of_captives"),
        player("tripoli"),
        player("jerusalem"),
        next_saracens=GUARDS,
        active=0,
    )
    f = fight(s, 0, "apamea", 6)
    f.lay("aleppo_ghulams", "top", "deus_vult")
    s.seat(0).chooses("interrogation_of_captives")
    hand = f.battle.hand(s.state, SARACENS)
    assert hand.seen_by(0) == hand.seen_by(1) == hand.cards
    assert hand.seen_by(2) == []


@pytest.mark.rules("CRU-EFF-14", "CRU-BAT-23")
@pytest.mark.parametrize("how", ["rescript", "card"])
def test_all_open_cards_are_protected_also_those_laid_later(how: str) -> None:
    theirs = {
        "tactics": "iron_discipline thundering_charge shield_wall couched_lances deus_vult",
        "rescripts": "confession_before_battle" if how == "rescript" else "",
    }
    s, f = tortosa(
        mine={"tactics": f"naphtha_pots {REST}"}, theirs=theirs, units=9, city="3 level 1"
    )
    if how == "rescript":
        s.seat(1).chooses("confession_before_battle")
        f.lay("shield_wall", "top", "deus_vult")
    else:
        f.lay("iron_discipline", "bottom", "deus_vult")
    f.lay("naphtha_pots", "top", "deus_vult")
    f.lay("thundering_charge", "bottom", "reinforcements")
    f.lay("shield_wall", "top", "couched_lances")
    f.finish()
    s.never("tactic-lost", "tactic-kept")
    assert "thundering_charge" in s.seat(1).tactics
