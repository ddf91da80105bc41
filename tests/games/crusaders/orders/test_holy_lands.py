"""Holy lands: whose bishops are strongest, and who gets to see them (CRU-BISH-06, CRU-BISH-07)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import NONE, OWN_HOLY_LANDS
from gonfalon.games.crusaders.rules.board.holy_lands import count_lands, settle, settle_all
from gonfalon.games.crusaders.rules.board.measures import measure
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions
from gonfalon.games.crusaders.rules.faith.rescripts import PlayRescript
from gonfalon.games.crusaders.rules.raids.raids import CaptureByRaid
from tests.games.crusaders.scenario import Scenario, player, table


def laid(
    first: str = "", second: str = "", third: str = "", rescripts: str = "", **told: Any
) -> Scenario:
    """Lay a table where Jerusalem, Tripoli and Edessa have these bishops."""
    return table(
        player("jerusalem", bishops=first, rescripts=rescripts),
        player("tripoli", bishops=second),
        player("edessa", bishops=third),
        active=0,
        **told,
    )


def play(s: Scenario, rescript: str) -> Scenario:
    """Let Jerusalem play a rescript."""
    return s.begin_with(PlayRescript(0, s.state.content.rescripts.ids.index(rescript)))


def land(s: Scenario, city: str) -> int:
    """Settle a city and return whose holy land it is."""
    found = settle(s.m, s.number(city))
    s.note(s.m.drain_events())
    return found


@pytest.mark.rules("CRU-BISH-06", "CRU-EX-30")
def test_the_greatest_sum_of_levels_wins() -> None:
    """CRU-EX-30: 2, 2 and 1 is a tie for the highest sum, so it is nobody's."""
    assert land(laid("damascus:1 damascus:1", "damascus:2", "damascus:1"), "damascus") == NONE
    assert land(laid("damascus:1 damascus:2", "damascus:2", "damascus:1"), "damascus") == 0
    assert land(laid("damascus:1", "damascus:1", "damascus:2"), "damascus") == 2
    assert land(laid("damascus:2", "damascus:1", "damascus:1"), "damascus") == 0


@pytest.mark.rules("CRU-BISH-06")
def test_bishops_of_one_player_are_not_shown() -> None:
    s = laid("homs:2", "acre:1")
    assert land(s, "homs") == 0
    assert land(s, "aleppo") == NONE
    assert s.said == []
    assert s.state.bishops_on_map(0).seen_by(1) == [-1]
    assert s.m.past_barrier is False


@pytest.mark.rules("CRU-BISH-07", "CRU-EFF-21", "CRU-RUL-61")
def test_bishops_of_several_players_are_shown_to_everybody() -> None:
    s = laid("homs:2 acre:1", "homs:1 homs:2")
    assert land(s, "homs") == 1
    assert s.all("bishops-shown") == [
        {"city": "homs", "seat": 0, "levels": [2]},
        {"city": "homs", "seat": 1, "levels": [1, 2]},
    ]
    assert s.event("holy-land") == {"city": "homs", "seat": 1}
    assert s.state.bishops_on_map(0).seen_by(2) == [-1, 1]  # the one in Acre is told first
    assert s.state.bishops_on_map(1).seen_by(None) == [1, 0]
    assert s.m.past_barrier


@pytest.mark.rules("CRU-RUL-61")
def test_what_was_shown_stays_known_when_the_bishop_moves() -> None:
    s = laid("homs:2", "homs:1")
    land(s, "homs")
    s.begin_with(BishopActions(0, 1)).seat(0).chooses("move-1-aleppo")
    assert s.state.bishops_on_map(0).seen_by(2) == [1]


@pytest.mark.rules("CRU-BISH-08", "CRU-RUL-22", "CRU-SAR-16")
def test_bishops_stay_in_a_city_that_is_captured() -> None:
    s = table(
        player("jerusalem", bishops="acre:2"),
        player("tripoli", bishops="acre:1"),
        player("edessa"),
        cities={"acre": "jerusalem 1 level 2"},
    )
    s.state.saracens -= 2  # the raiders
    s.begin_with(CaptureByRaid(0, s.number("acre"), 2))
    assert s.city("acre") == "saracens 2 level 2"
    assert (s.seat(0).bishops, s.seat(1).bishops) == ("acre:2", "acre:1")
    assert land(s, "acre") == 0


@pytest.mark.rules("CRU-BISH-06", "CRU-BISH-08")
def test_the_owner_of_the_city_does_not_matter() -> None:
    s = table(
        player("jerusalem", bishops="tripoli_city:1 homs:1"),
        player("tripoli", bishops=""),
        player("edessa", bishops=""),
    )
    assert (land(s, "tripoli_city"), land(s, "homs")) == (0, 0)


@pytest.mark.rules("CRU-BISH-06", "CRU-CAP-03")
def test_all_cities_are_settled_together() -> None:
    """CRU-CAP-03: players without a city keep their holy lands."""
    s = table(
        player("jerusalem", bishops="acre:1 homs:2 aleppo:1"),
        player("tripoli", bishops="acre:1 homs:1"),
        player("edessa", bishops="edessa_city:1"),
        cities={"edessa_city": "saracens 2"},
    )
    settle_all(s.m)
    ids = s.state.content.cities.ids
    found = {ids[city]: seat for city, seat in enumerate(s.state.holy) if seat != NONE}
    assert found == {"homs": 0, "aleppo": 0, "edessa_city": 2}


@pytest.mark.rules("CRU-EFF-21")
def test_counting_holy_lands_shows_contested_bishops() -> None:
    s = laid("acre:1 homs:2 aleppo:1", "acre:1 homs:1 damascus:1", "damascus:1")
    assert measure(s.m, 0, OWN_HOLY_LANDS) == 2
    s.note(s.m.drain_events())
    assert {event["city"] for event in s.all("bishops-shown")} == {"acre", "homs"}
    assert count_lands(s.m, 1) == 0


# -- checks by effects ------------------------------------------------------------------------


@pytest.mark.rules("CRU-EFF-21", "CRU-EFF-38", "CRU-D-43", "CRU-BISH-07")
def test_a_visitation_pays_if_the_city_is_a_holy_land() -> None:
    s = laid("acre:1 homs:2 aleppo:1", "acre:1 homs:1", "", "canonical_visitation")
    play(s, "canonical_visitation")
    assert s.seat(0).options() == ["acre", "homs"]
    s.seat(0).cannot("aleppo", "CRU-EFF-38", city="aleppo")
    s.seat(0).chooses("homs")
    assert s.seat(0).influence == 2
    assert [event["city"] for event in s.all("bishops-shown")] == ["homs", "homs"]
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-21", "CRU-BISH-06")
def test_a_visitation_pays_nothing_for_a_tie() -> None:
    s = laid("acre:1", "acre:1", "", "canonical_visitation")
    play(s, "canonical_visitation")  # there is only one such city
    assert (s.seat(0).influence, s.seat(0).rescripts) == (0, "")
    assert s.event("no-holy-land") == {"city": "acre"}
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-22", "CRU-D-43")
def test_a_deposition_asks_for_city_and_rival() -> None:
    s = laid("acre:1 homs:1", "acre:2", "homs:1", "deposition", draws={"bishops": [0]})
    play(s, "deposition").seat(0).chooses("acre")
    assert (s.seat(1).bishops, s.seat(2).bishops) == ("", "homs:1")
