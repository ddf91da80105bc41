"""The events phase: events, reinforcements, the next target (CRU-EVT, CRU-SAR-01 to 04)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.rules.board.round import attacks_forbidden, saracen_bonus
from gonfalon.games.crusaders.rules.losses.choices import DiscardActiveSpies
from gonfalon.games.crusaders.rules.losses.goods import ChooseBlockedRival
from gonfalon.games.crusaders.rules.raids.events import EventsPhase
from tests.games.crusaders.scenario import Scenario, player, table

FOUR = (player("jerusalem"), player("tripoli"), player("edessa"), player("antioch"))


def events(*players: Any, event: int = 0, **laid: Any) -> Scenario:
    """Let an events phase run, with the event of this number in content order."""
    draws = {"events": [event], "raids": [0, 0]}
    return table(*players, **{"phase": "events", "draws": draws, **laid}).begin_with(EventsPhase())


@pytest.mark.rules("CRU-SAR-01", "CRU-EVT-01")
def test_in_the_first_round_only_a_target_is_revealed() -> None:
    s = events(*FOUR, event=0, cities={"aleppo": "2"})
    state = s.state
    assert state.raid_colour == 0
    assert (state.uncovered, state.raids_left, state.round) == (0, 4, 1)
    assert s.city("aleppo") == "saracens 3 level 2"  # the event itself still places saracens


@pytest.mark.rules(
    "CRU-SAR-02", "CRU-SAR-03", "CRU-SAR-04", "CRU-SAR-17", "CRU-SAR-20", "CRU-RUL-10"
)
def test_reinforcement_and_the_next_target() -> None:
    s = events(
        *FOUR,
        event=8,
        round=2,
        raid="white",
        cities={"turbessel": "1", "baalbek": "2", "homs": "2"},
    )
    assert s.city("turbessel") == "saracens 2 level 2"
    assert s.city("baalbek") == "saracens 3 level 2"
    assert s.city("homs") == "saracens 2 level 3"
    state = s.state
    assert state.uncovered == 1
    assert state.raid_colour == 0


@pytest.mark.rules("CRU-SAR-03", "CRU-RUL-10")
def test_reinforcement_ends_with_the_supply() -> None:
    s = table(*FOUR, round=2, phase="events", raid="white", draws={"events": [8], "raids": [0]})
    s.state.saracens = 1
    s.begin_with(EventsPhase())
    assert s.city("turbessel") == "saracens 2 level 2"
    assert s.city("baalbek") == "saracens 2 level 2"


@pytest.mark.rules("CRU-EFF-25", "CRU-EVT-03", "CRU-EVT-01")
def test_a_change_of_rules_lasts_until_the_end_of_the_round() -> None:
    s = events(*FOUR, event=8)
    assert attacks_forbidden(s.m)
    s = events(*FOUR, event=10)
    assert saracen_bonus(s.m) == 1
    s.m.stack.pop()  # the round is over
    assert saracen_bonus(s.m) == 0


@pytest.mark.rules("CRU-D-03", "CRU-EFF-37", "CRU-PAY-04", "CRU-ORDER-02")
def test_a_choice_that_can_be_carried_out_in_full() -> None:
    s = events(
        player("jerusalem", coins=1, goods="candles"),
        player("tripoli", coins=2, goods=""),
        player("edessa", coins=2),
        event=2,  # plague of locusts: block a good or lose two coins
    )
    assert s.seat(0).goods == "candles/blocked"  # nothing else was possible in full
    assert s.seat(1).coins == 0
    assert s.asked() == [(2, "choose-effect")]
    s.seat(2).chooses("1")
    assert s.seat(2).goods == "steel/blocked"


@pytest.mark.rules("CRU-D-04", "CRU-EFF-26", "CRU-GLO-04")
def test_an_effect_for_coins_may_be_declined() -> None:
    s = events(
        player("jerusalem", coins=2),
        player("tripoli", coins=1),
        player("edessa", coins=4),
        event=5,  # treaty with Venice: two coins for a level
    )
    assert s.seat(0).options() == ["pay", "decline"]
    (asked,) = s.m.explain(0)
    assert asked.prompt.args == (5, 2)  # it names the event and the price
    s.seat(0).chooses("decline")
    assert s.seat(0).coins == 2
    assert s.asked() == [(2, "pay-for")]  # the second player cannot pay


@pytest.mark.rules("CRU-EFF-35", "CRU-MAP-08", "CRU-MAP-12", "CRU-EFF-20")
def test_the_earthquake() -> None:
    s = events(
        player("jerusalem", coins=1),
        player("tripoli", goods="wood steel"),
        event=3,
        cities={"tripoli_city": "level 3"},
    )
    assert s.seat(0).coins == 0  # no city above level 1
    assert s.city("tripoli_city") == "tripoli 5 level 2"
    assert s.seat(1).goods == "wood"  # the additional good is gone


@pytest.mark.rules("CRU-EFF-27")
def test_saracens_are_placed_in_central_cities_they_hold() -> None:
    s = events(*FOUR, event=0, cities={"apamea": "antioch 2", "aleppo": "2", "homs": "2"})
    assert s.city("aleppo") == "saracens 3 level 2"
    assert s.city("apamea") == "antioch 2 level 2"
    assert s.city("homs") == "saracens 2 level 3"


@pytest.mark.rules("CRU-EFF-39", "CRU-D-43", "CRU-PAY-05", "CRU-RUL-04")
def test_anathema_blocks_goods_that_the_rival_chooses() -> None:
    s = table(
        player("jerusalem"),
        player("tripoli", goods="wood steel steel/spent"),
        player("edessa", goods="steel/blocked"),
    ).begin_with(ChooseBlockedRival(0, 2))
    assert s.asked() == [(1, "block-good")]  # Edessa has nothing to block: one rival is left
    s.seat(1).chooses("steel:spent", "wood:ready")
    assert s.seat(1).goods == "steel wood/blocked steel/blocked"


@pytest.mark.rules("CRU-RUL-36", "CRU-MKT-05", "CRU-D-44")
def test_a_discarded_spy_goes_under_its_deck() -> None:
    s = table(
        player("jerusalem", active_spies="smuggler>1 recruiter>2"),
        player("tripoli"),
        player("edessa"),
    ).begin_with(DiscardActiveSpies(0, 1, 0))
    s.seat(0).chooses("recruiter")
    state = s.state
    assert [state.content.spies.ids[card] for card in state.spy_discards] == ["recruiter"]
    assert (state.boards[0].watched, len(state.boards[0].spies)) == ([1], 1)


@pytest.mark.rules("CRU-RUL-49", "CRU-SAR-14")
def test_saracens_never_raise_a_city() -> None:
    s = events(*FOUR, event=8, round=2, raid="white")
    assert s.city("turbessel") == "saracens 2 level 2"
