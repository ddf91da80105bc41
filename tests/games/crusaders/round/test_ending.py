"""The end of the game, the final score and the bulls (CRU-END, CRU-BULL)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.rules.board.holy_lands import settle_all
from gonfalon.games.crusaders.rules.round.ending import (
    finish,
    has_hegemony,
    is_over,
    is_righteous,
    sheet,
)
from gonfalon.games.crusaders.rules.round.rounds import PlayRound
from tests.games.crusaders.scenario import FIRST, Scenario, player, table

THREE_MORE = {"aleppo": "antioch 1 level 1", "apamea": "antioch 1 level 1"}
FIVE_LANDS = "antioch_city aleppo apamea acre damascus"


def ended(*players: Any, **laid: Any) -> Scenario:
    """Settle the holy lands and count the final score."""
    s = table(*players, phase="income", **laid)
    settle_all(s.m)
    finish(s.m)
    s.note(s.m.drain_events())
    return s


def points(s: Scenario, seat: int) -> dict[str, int]:
    """Return a player's score sheet."""
    assert s.m.outcome is not None
    lines = [line for line in s.m.outcome.sheet if line.seat == seat]
    return {line.source.message.id.removeprefix("score-"): line.points for line in lines}


@pytest.mark.rules("CRU-END-01", "CRU-RUL-51", "CRU-EX-39", "CRU-EX-31")
def test_hegemony_counts_cities_of_any_level() -> None:
    four = {**THREE_MORE, "turbessel": "antioch 1 level 1"}
    s = table(player("antioch"), player("tripoli"), cities=four, round=4)
    assert has_hegemony(s.state, 0)
    assert is_over(s.state)
    high = {"antioch_city": "antioch 3 level 3", "aleppo": "antioch 1 level 3"}
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={**high, "apamea": "antioch 1 level 3"},
        round=4,
    )
    assert not has_hegemony(s.state, 0)
    assert not is_over(s.state)


@pytest.mark.rules("CRU-END-01")
def test_righteousness_needs_five_holy_lands() -> None:
    s = table(player("antioch", bishops=FIVE_LANDS), player("tripoli"))
    settle_all(s.m)
    assert is_righteous(s.state, 0)
    assert is_over(s.state)
    s = table(player("antioch", bishops=FIVE_LANDS), player("tripoli", bishops="acre"))
    settle_all(s.m)
    assert not is_righteous(s.state, 0)
    assert not is_over(s.state)


@pytest.mark.rules("CRU-END-01", "CRU-RUL-51")
def test_five_cities_are_hegemony_as_well() -> None:
    five = {**THREE_MORE, "turbessel": "antioch 1 level 1", "homs": "antioch 1 level 1"}
    s = table(player("antioch"), player("tripoli"), cities=five, round=4)
    assert has_hegemony(s.state, 0)
    assert is_over(s.state)


@pytest.mark.rules("CRU-END-01")
def test_six_holy_lands_are_righteousness_as_well() -> None:
    s = table(player("antioch", bishops=f"{FIVE_LANDS} homs"), player("tripoli"))
    settle_all(s.m)
    assert is_righteous(s.state, 0)
    assert is_over(s.state)


@pytest.mark.rules("CRU-END-01", "CRU-CAP-03", "CRU-EX-27")
def test_the_defeat_of_a_player_ends_the_game() -> None:
    s = table(player("antioch"), player("tripoli"), round=3)
    assert not is_over(s.state)
    s.state.boards[1].capital = NONE
    assert is_over(s.state)


@pytest.mark.rules("CRU-END-01")
def test_the_era_ends_after_round_six() -> None:
    assert not is_over(table(player("antioch"), player("tripoli"), round=5).state)
    assert is_over(table(player("antioch"), player("tripoli"), round=6).state)


@pytest.mark.rules("CRU-INC-06", "CRU-END-01")
@pytest.mark.parametrize("last", [True, False])
def test_the_end_is_checked_after_income_and_else_a_new_round_begins(last: bool) -> None:
    cities = {**THREE_MORE, "turbessel": "antioch 1 level 1"} if last else THREE_MORE
    s = table(player("antioch"), player("tripoli"), cities=cities, round=2, draws=FIRST)
    step = PlayRound()
    step.goto("do_end")
    s.m.call(step)
    s.m.advance()
    s.note(s.m.drain_events())
    assert s.m.over == last
    assert s.state.round == (2 if last else 3)
    assert s.times("round-begins") == (0 if last else 1)


@pytest.mark.rules("CRU-END-02", "CRU-END-03")
def test_the_final_score() -> None:
    s = ended(
        player("antioch", influence=20, coins=11, bishops=FIVE_LANDS, bull="bull_dominion"),
        player("tripoli", influence=25, coins=3, bull="bull_homs"),
        cities={**THREE_MORE, "turbessel": "antioch 1 level 2"},
        round=6,
    )
    assert points(s, 0) == {
        "influence": 20,
        "bull": 5,
        "hegemony": 8,
        "righteousness": 8,
        "coins": 2,
    }
    assert points(s, 1) == {"influence": 25, "bull": 0, "coins": 0}
    assert s.m.outcome is not None
    assert s.m.outcome.scores == [43, 25]
    assert s.m.outcome.ranks == [1, 2]
    s.happened("hegemony", "righteousness", "end-of-the-era", "bull-fulfilled", "bull-missed")


@pytest.mark.rules("CRU-END-03", "CRU-END-01")
def test_conditions_are_scored_whatever_ended_the_game_by_several_players() -> None:
    s = ended(
        player("antioch"),
        player("tripoli"),
        cities={
            "turbessel": "antioch 1",
            "aleppo": "antioch 1",
            "homs": "antioch 1",
            "tortosa": "tripoli 1",
            "acre": "tripoli 1",
            "apamea": "tripoli 1",
        },
        round=6,
    )
    assert (points(s, 0)["hegemony"], points(s, 1)["hegemony"]) == (8, 8)


@pytest.mark.rules("CRU-END-04", "CRU-EX-32")
def test_a_tie_goes_to_whoever_fulfils_more_conditions() -> None:
    s = ended(
        player("antioch", influence=33, coins=0, bishops=FIVE_LANDS, holiness=1),
        player("tripoli", influence=41, coins=0, holiness=9),
    )
    assert s.m.outcome is not None
    assert s.m.outcome.scores == [41, 41]
    assert s.m.outcome.ranks == [1, 2]
    assert s.m.outcome.how.message.id == "event-won-by-conditions"


@pytest.mark.rules("CRU-END-04")
def test_in_a_tie_both_conditions_are_more_than_one() -> None:
    """Tripoli fulfils one and stands further right; Antioch fulfils both."""
    s = ended(
        player("antioch", influence=25, coins=0, bishops=FIVE_LANDS, holiness=1),
        player("tripoli", influence=33, coins=0, bishops="", holiness=9),
        cities={
            **THREE_MORE,
            "turbessel": "antioch 1",
            "tortosa": "tripoli 1",
            "acre": "tripoli 1",
            "homs": "tripoli 1",
        },
    )
    assert s.m.outcome is not None
    assert s.m.outcome.scores == [41, 41]
    assert s.m.outcome.ranks == [1, 2]
    assert s.m.outcome.how.message.id == "event-won-by-conditions"


@pytest.mark.rules("CRU-END-04", "CRU-END-05", "CRU-EX-32")
def test_then_to_whoever_is_further_right_on_the_holiness_track() -> None:
    s = ended(
        player("antioch", influence=41, coins=0, holiness=3),
        player("tripoli", influence=41, coins=0, holiness=9),
        player("edessa", influence=41, coins=0, holiness=5),
        player("jerusalem", influence=7, coins=0),
    )
    assert s.m.outcome is not None
    assert s.m.outcome.ranks == [3, 1, 2, 4]
    assert s.m.outcome.how.message.id == "event-won-by-holiness"
    assert s.winners() == [1]


@pytest.mark.rules("CRU-BULL-01")
def test_a_bull_is_shown_only_at_the_end() -> None:
    players = [player("antioch", bull="bull_dominion"), player("tripoli", bull="bull_homs")]
    s = table(*players, round=6)
    assert s.state.bulls(0).seen_by(1) == []
    s = ended(*players, round=6)
    ids = s.state.content.bulls.ids
    assert s.state.bulls(0).seen_by(1) == [ids.index("bull_dominion")]
    assert s.state.boards[0].influence.bounds(1) == (0, 0)


@pytest.mark.rules("CRU-BULL-02", "CRU-RUL-53", "CRU-EX-40", "CRU-END-05")
def test_the_better_goal_of_a_bull_counts_and_never_both() -> None:
    s = table(
        player("antioch", bull="bull_dominion"),
        player("tripoli", bull="bull_homs"),
        cities={
            "antioch_city": "antioch 3 level 3",
            "aleppo": "antioch 1 level 3",
            "apamea": "antioch 1 level 3",
            "tortosa": "tripoli 1",
        },
    )
    assert [line.points for line in sheet(s.state, 0)] == [0, 6, 1]
    assert sheet(s.state, 1)[1].points == 0


@pytest.mark.rules("CRU-CAP-03", "CRU-END-02")
def test_an_eliminated_player_scores_bull_coins_and_righteousness() -> None:
    s = table(
        player("antioch", bishops="turbessel"),
        player("tripoli", coins=8, influence=3, bishops=FIVE_LANDS, bull="bull_clergy"),
        round=4,
    )
    state = s.state
    city = s.number("tripoli_city")
    state.boards[1].units += state.units[city]
    state.boards[0].units -= 1
    state.owner[city], state.units[city] = 0, 1
    state.boards[1].capital = NONE
    settle_all(s.m)
    finish(s.m)
    found = points(s, 1)
    assert (found["influence"], found["righteousness"], found["coins"]) == (3, 8, 2)
    assert found["bull"] > 0
