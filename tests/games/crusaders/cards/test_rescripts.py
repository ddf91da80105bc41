"""Rescripts: drawing, the limit, playing them in the turn and in windows (CRU-RESC)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import (
    BUILD,
    MARCH,
    NONE,
    OWN_BATTLE,
    OWN_RAID,
    PRAY,
)
from gonfalon.games.crusaders.model.state import RESCRIPTS
from gonfalon.games.crusaders.rules.faith.rescripts import (
    DiscardRescripts,
    draw_rescripts,
    limit_rescripts,
)
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.raids.raids import ResolveRaid
from gonfalon.games.crusaders.rules.windows.rescript_window import RescriptWindow
from gonfalon.kernel.effects.effects import Doing
from tests.games.crusaders.scenario import Scenario, player, table


def laid(rescripts: str = "", first: Any = None, **told: Any) -> Scenario:
    """Lay a table where Jerusalem, on turn, has these rescripts."""
    one = first or player("jerusalem", rescripts=rescripts)
    return table(one, player("tripoli"), player("edessa"), active=0, **told)


def draw(s: Scenario, level: int, n: int) -> None:
    """Let Jerusalem draw rescripts."""
    draw_rescripts(s.m, 0, level, n)
    s.note(s.m.drain_events())


@pytest.mark.rules("CRU-RESC-02", "CRU-RESC-03")
def test_each_level_has_its_own_deck() -> None:
    s = laid(next_rescripts="indulgence remounts deposition")
    draw(s, 1, 2)
    draw(s, 2, 1)
    assert s.seat(0).rescripts == "indulgence remounts deposition"
    told = {id for id, _ in s.heard_by(1)}
    assert told == {"event-rescripts-drawn"}  # their number is public, what they are is not
    assert s.event("rescripts-seen") == {"rescripts": ["deposition"]}
    assert s.state.rescripts(0).seen_by(1) == []
    assert s.m.past_barrier


@pytest.mark.rules("CRU-RESC-04", "CRU-MKT-05", "CRU-RESC-06", "CRU-RUL-34")
def test_discards_become_a_new_deck_and_then_nothing_is_left() -> None:
    s = laid("indulgence remounts crown_grant")
    state = s.state
    pack = state.packs[RESCRIPTS]
    pack.draw(pack.zones[0], state.rescripts(1), len(pack.zones[0].cards))  # all to Tripoli
    s.begin_with(TakeTurn(0, PRAY)).seat(0).chooses("indulgence")
    # The marker came to cell 6; nothing else of level I has been discarded.
    assert [state.content.rescripts.ids[card] for card in state.rescript_discards[0]] == [
        "indulgence"
    ]
    draw(s, 1, 2)
    assert s.seat(0).rescripts == "indulgence remounts crown_grant"
    assert state.rescript_discards[0] == []
    assert s.event("rescripts-drawn")["count"] == 1
    assert s.event("no-rescripts-left") == {"level": 1}


@pytest.mark.rules("CRU-RESC-05", "CRU-D-21")
def test_more_than_three_are_discarded_at_once() -> None:
    s = laid("indulgence remounts crown_grant", next_rescripts="dispensation deposition")
    draw(s, 2, 2)
    s.begin_with(DiscardRescripts(0))
    assert s.asked() == [(0, "discard-rescript")]
    assert len(s.seat(0).options()) == 5
    s.seat(0).chooses("deposition")
    assert s.asked() == [(0, "discard-rescript")]
    s.seat(0).chooses("indulgence")
    assert s.seat(0).rescripts == "remounts crown_grant dispensation"
    assert s.all("rescript-discarded") == [
        {"seat": 0, "rescript": "deposition"},
        {"seat": 0, "rescript": "indulgence"},
    ]
    assert s.at_rest


@pytest.mark.rules("CRU-RESC-05")
def test_three_rescripts_are_no_excess() -> None:
    s = laid("indulgence remounts crown_grant")
    depth = len(s.m.stack)
    limit_rescripts(s.m, 0)
    assert len(s.m.stack) == depth


@pytest.mark.rules("CRU-EFF-04", "CRU-RESC-02", "CRU-RESC-05", "CRU-RUL-47")
def test_an_effect_gives_rescripts_outside_ones_own_turn() -> None:
    """CRU-RUL-47: a spy's rescript is drawn in a rival's turn, and the limit applies at once."""
    s = laid("indulgence remounts crown_grant", next_rescripts="market_charter")
    s.state.active = 1
    courier = s.state.content.spies.effect[s.state.content.spies.ids.index("papal_courier")]
    s.begin_with(Doing(0, courier.number))
    assert s.asked() == [(0, "discard-rescript")]
    assert s.seat(0).offers("market_charter")
    s.seat(0).chooses("remounts")
    assert s.at_rest


@pytest.mark.rules("CRU-RESC-06", "CRU-EFF-01")
def test_without_cards_a_rescript_is_not_drawn() -> None:
    s = laid()
    pack = s.state.packs[RESCRIPTS]
    pack.draw(pack.zones[0], s.state.rescripts(1), len(pack.zones[0].cards))
    courier = s.state.content.spies.effect[s.state.content.spies.ids.index("papal_courier")]
    assert not courier.possible(s.state, 0)
    s.begin_with(Doing(0, courier.number))
    assert (s.at_rest, s.seat(0).rescripts) == (True, "")
    s.happened("no-rescripts-left")


# -- in its owner's turn ----------------------------------------------------------------------


@pytest.mark.rules("CRU-RESC-01", "CRU-RESC-04", "CRU-ACT-04")
def test_a_rescript_is_played_for_its_effect_in_its_owners_turn() -> None:
    s = laid("market_charter")
    coins = s.seat(0).coins
    s.begin_with(TakeTurn(0, BUILD)).seat(0).chooses("market_charter")
    assert s.seat(0).coins == coins + 3  # free of charge
    assert s.seat(0).rescripts == ""
    assert s.event("rescript-played") == {"seat": 0, "rescript": "market_charter"}


@pytest.mark.rules("CRU-RESC-01", "CRU-ACT-04")
def test_battle_and_raid_rescripts_are_not_for_the_turn() -> None:
    s = laid("blessing_of_swords garrison_duty market_charter").begin_with(TakeTurn(0, BUILD))
    s.seat(0).cannot("blessing_of_swords", "CRU-RESC-01", rescript="blessing_of_swords")
    s.seat(0).cannot("garrison_duty", "CRU-RESC-01")
    assert s.seat(0).offers("market_charter")


@pytest.mark.rules("CRU-EFF-36")
def test_remounts_are_for_a_march_that_has_not_moved() -> None:
    s = laid("remounts").begin_with(TakeTurn(0, BUILD))
    s.seat(0).cannot("remounts", "CRU-RESC-01")
    turn = TakeTurn(0, MARCH)
    s = laid("remounts").begin_with(turn)
    s.seat(0).chooses("remounts")
    assert turn.extra_moves == 2
    turn = TakeTurn(0, MARCH)
    s = laid("remounts").begin_with(turn)
    turn.moved = True
    assert not any(option.id == "remounts" for d in turn.ask(s.m) for option in d.options)
    turn.moved, turn.resolved = False, True
    assert not any(option.id == "remounts" for d in turn.ask(s.m) for option in d.options)


@pytest.mark.rules("CRU-EFF-38")
def test_a_rescript_that_would_do_nothing_cannot_be_played() -> None:
    s = laid("canonical_visitation deposition market_charter").begin_with(TakeTurn(0, BUILD))
    s.seat(0).cannot("canonical_visitation", "CRU-EFF-38", rescript="canonical_visitation")
    s.seat(0).cannot("deposition", "CRU-EFF-38")


@pytest.mark.rules("CRU-EFF-38", "CRU-BISH-02", "CRU-BISH-03")
def test_bishop_rescripts_need_something_to_do() -> None:
    """CRU-EFF-38: trainings need a bishop in the supply; moves are still possible."""
    everybody = " ".join(["homs:1"] * 6 + ["homs:2"] * 4)
    first = player("jerusalem", bishops=everybody, rescripts="pastoral_letter diocesan_synod")
    s = laid(first=first).begin_with(TakeTurn(0, BUILD))
    s.seat(0).cannot("pastoral_letter", "CRU-EFF-38")
    s.seat(0).chooses("diocesan_synod")
    assert s.asked() == [(0, "bishop")]


@pytest.mark.rules("CRU-EFF-23")
def test_holiness_of_a_rescript_moves_the_marker_at_once() -> None:
    s = laid("indulgence").begin_with(TakeTurn(0, BUILD))
    s.seat(0).chooses("indulgence")
    assert s.seat(0).cell == 6
    assert s.asked() == [(0, "bishop")]


@pytest.mark.rules("CRU-RESC-05")
def test_nothing_is_played_before_the_surplus_is_gone() -> None:
    """CRU-RESC-05: cells 8 and 12 bring two rescripts; one is too many, whatever it is."""
    first = player("jerusalem", rescripts="crusade_sermon remounts market_charter", holiness=7)
    s = laid(first=first, next_rescripts="indulgence right_of_passage")
    s.state.boards[1].holiness = 8 - 1  # jumped, so that the marker comes to cell 12
    s.begin_with(TakeTurn(0, BUILD)).seat(0).chooses("crusade_sermon")
    assert s.seat(0).cell == 12
    assert s.asked() == [(0, "discard-rescript")]
    assert s.seat(0).options() == ["market_charter", "right_of_passage", "indulgence", "remounts"]
    s.seat(0).chooses("market_charter")
    assert s.asked() == [(0, "bishop")]


# -- windows ----------------------------------------------------------------------------------


@pytest.mark.rules("CRU-D-06", "CRU-RESC-01")
def test_a_window_offers_the_rescripts_of_its_moment() -> None:
    s = laid("garrison_duty blessing_of_swords market_charter", event="field_of_blood")
    s.begin_with(ResolveRaid(0, s.number("jerusalem_city")))
    assert s.asked() == [(0, "rescript-window")]
    assert s.seat(0).options() == ["pass", "garrison_duty"]
    s.seat(0).cannot("blessing_of_swords", "CRU-RESC-01")
    s.seat(0).chooses("pass")
    assert s.at_rest
    assert len(s.seat(0).rescripts.split()) == 3


@pytest.mark.rules("CRU-D-06", "CRU-D-29")
def test_a_skipped_window_looks_like_one_that_was_passed() -> None:
    held = laid("garrison_duty").begin_with(RescriptWindow(3, 0, OWN_RAID))
    assert held.m.waiting == 1
    held.seat(0).chooses("pass")
    bare = laid("market_charter").begin_with(RescriptWindow(3, 0, OWN_RAID))
    assert held.at_rest
    assert bare.at_rest
    assert held.heard_by(1) == bare.heard_by(1) == []
    assert (held.m.beat, held.m.version) == (bare.m.beat, bare.m.version)


@pytest.mark.rules("CRU-D-06", "CRU-D-29")
def test_tables_that_confirm_or_wait_do_so_whatever_is_held() -> None:
    """Under both policies the window takes the same course with and without a card for it."""
    for rescript in ("garrison_duty", "market_charter"):
        s = laid(rescript, policy="everyone").begin_with(RescriptWindow(3, 0, OWN_RAID))
        assert s.asked() == [(0, "rescript-window")]
        s.seat(0).chooses("pass")
        assert s.at_rest
        s = laid(rescript, policy="fixed").begin_with(RescriptWindow(3, 0, OWN_RAID))
        assert (s.m.waiting, s.at_rest) == (1, False)
        s.close_round()
        assert (s.seat(0).rescripts, s.at_rest) == (rescript, True)


@pytest.mark.rules("CRU-D-06", "CRU-RESC-03")
def test_a_player_without_rescripts_is_never_asked() -> None:
    """CRU-RESC-03: everybody knows that the hand is empty, so the window tells nothing."""
    s = laid("")
    beat = s.m.beat
    s.begin_with(RescriptWindow(3, 0, OWN_BATTLE))
    assert (s.at_rest, s.m.beat) == (True, beat)


@pytest.mark.rules("CRU-EFF-12", "CRU-D-29")
def test_what_is_about_the_next_manoeuvre_is_played_before_it() -> None:
    s = laid("banner_of_the_church").begin_with(RescriptWindow(3, 0, OWN_BATTLE))
    assert s.seat(0).options() == ["pass", "banner_of_the_church"]
    s = laid("banner_of_the_church sparing_of_the_city")
    s.begin_with(RescriptWindow(3, 0, OWN_BATTLE, before=False))
    assert s.seat(0).options() == ["pass", "sparing_of_the_city"]
    s.seat(0).cannot("banner_of_the_church", "CRU-EFF-12")


@pytest.mark.rules("CRU-D-46", "CRU-D-29", "CRU-BLDG-06")
def test_a_bazaar_is_offered_to_the_player_on_turn() -> None:
    first = player("jerusalem", goods="candles", coins=0, buildings="bazaar")
    s = laid(first=first).begin_with(RescriptWindow(3, 0, NONE, bazaar=True))
    assert s.seat(0).options() == ["pass", "bazaar"]
    s.seat(0).chooses("bazaar")  # the candle is all there is to spend
    assert (s.seat(0).coins, s.seat(0).goods) == (2, "candles/spent")
    assert s.at_rest  # the Bazaar is used up
    s = laid(first=first)
    s.state.active = 1
    s.begin_with(RescriptWindow(3, 0, NONE, bazaar=True))
    assert s.at_rest


@pytest.mark.rules("CRU-D-29", "CRU-BAT-37")
def test_a_window_stays_open_until_it_is_passed() -> None:
    first = player(
        "jerusalem", goods="candles", coins=0, buildings="bazaar", rescripts="sparing_of_the_city"
    )
    s = laid(first=first).begin_with(RescriptWindow(3, 0, OWN_BATTLE, bazaar=True))
    assert s.seat(0).options() == ["pass", "sparing_of_the_city", "bazaar"]
    s.seat(0).chooses("bazaar", "candles")
    assert s.seat(0).options() == ["pass", "sparing_of_the_city"]
    s.seat(0).chooses("pass")
    assert s.at_rest
