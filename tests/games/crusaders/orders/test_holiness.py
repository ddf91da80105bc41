"""Prayers, the holiness track and the turn order (CRU-PRAY, CRU-HOLY, CRU-ORDER)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import PRAY
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.faith.holiness import move_marker
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.raids.events import EventsPhase
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from tests.games.crusaders.scenario import GAME, Scenario, player, table

FOUR = ("jerusalem", "tripoli", "edessa", "antioch")


@declared
class Points(Step[CrusadersState]):
    """Holiness points from nowhere."""

    NAME = "crusaders.test-points"

    seat: int = 0
    points: int = 0

    def run(self, m: Match[CrusadersState]) -> bool:
        m.stack.pop()
        move_marker(m, self.seat, self.points)
        return True


def pray(s: Scenario, seat: int = 0, reinforced: bool = False) -> TakeTurn:
    """Begin a prayer and return the turn, which remembers what came of it."""
    turn = TakeTurn(seat, PRAY, reinforced)
    s.begin_with(turn)
    if s.seat(seat).asked("turn"):  # hidden cards may be played there
        s.seat(seat).chooses("pray")
    return turn


def four(first: Any = None, **laid: Any) -> Scenario:
    """Lay a table of four; the first player may be described."""
    return table(first or player("jerusalem"), *[player(id) for id in FOUR[1:]], **laid)


@pytest.mark.rules("CRU-PRAY-01", "CRU-HOLY-01", "CRU-HOLY-03", "CRU-D-19", "CRU-EX-08")
def test_a_prayer_with_a_jump() -> None:
    """CRU-EX-08: four points lead from cell 4 over the marker on cell 6 to cell 9."""
    s = table(
        player("jerusalem", goods="candles", coins=1),
        player("tripoli"),
        player("edessa"),
        player("antioch", holiness=6),
    )
    turn = pray(s)
    assert s.seat(0).options() == ["0", "1", "2"]
    s.seat(0).cannot("3", "CRU-PRAY-01", extra=3)
    s.seat(0).chooses("2")  # a candle and a coin: there is only one way to pay
    assert s.seat(0).cell == 9
    assert turn.prayed == 4
    assert (s.seat(0).goods, s.seat(0).coins) == ("candles/spent", 0)
    assert len(s.seat(0).rescripts.split()) == 1
    assert s.asked() == [(0, "bishop")]
    assert s.seat(0).prompt()["args"] == {"left": 2}


@pytest.mark.rules("CRU-PRAY-01", "CRU-ACT-05")
def test_the_basic_points_cost_nothing() -> None:
    s = four(player("jerusalem", goods="candles/spent", coins=0))
    turn = pray(s)  # nothing can be paid, so nothing is asked
    assert (s.seat(0).cell, turn.prayed) == (6, 2)


@pytest.mark.rules("CRU-PRAY-01")
def test_at_most_four_points_are_paid() -> None:
    s = four(player("jerusalem", coins=9))
    pray(s)
    assert s.seat(0).options() == ["0", "1", "2", "3", "4"]


@pytest.mark.rules("CRU-PRAY-01", "CRU-HOLY-03")
def test_the_payment_is_over_before_the_marker_moves() -> None:
    s = four(player("jerusalem", coins=2), cities={"homs": "jerusalem 1"})
    pray(s)
    s.seat(0).chooses("1")
    assert (s.seat(0).kind(), s.seat(0).cell) == ("pay", 4)
    s.seat(0).chooses("candles")
    assert s.seat(0).cell == 7
    s.happened("good-spent", "prayed", "holiness-gained")


@pytest.mark.rules("CRU-PAY-11", "CRU-D-19")
def test_a_rescript_may_pay_for_a_point() -> None:
    """CRU-PAY-11: what is offered is counted with rescripts, and nobody else may know."""
    s = four(player("jerusalem", goods="candles/spent", coins=0, rescripts="indulgence"))
    pray(s)
    assert s.seat(0).options() == ["0", "1"]
    s.seat(0).chooses("1")
    s.seat(0).chooses("indulgence")
    assert (s.seat(0).cell, s.seat(0).rescripts) == (7, "")


@pytest.mark.rules("CRU-D-19", "CRU-RESC-03")
def test_a_prayer_is_asked_even_if_hidden_cards_leave_no_choice() -> None:
    s = four(player("jerusalem", goods="candles/spent", coins=0, rescripts="remounts"))
    pray(s)
    assert s.asked() == [(0, "prayer")]
    assert s.seat(0).options() == ["0"]


@pytest.mark.rules("CRU-PRAY-02", "CRU-HOLY-04", "CRU-RUL-21")
def test_a_reinforced_prayer_brings_more() -> None:
    """CRU-PRAY-02: a bishop action and a rescript of level II on top of the cells."""
    s = four(
        player("jerusalem", goods="candles/spent", coins=0, holiness=6),
        next_rescripts="deposition indulgence",
    )
    pray(s, reinforced=True)
    assert s.seat(0).cell == 8
    assert s.seat(0).rescripts == "indulgence deposition"
    assert [event["level"] for event in s.all("rescripts-drawn")] == [1, 2]
    assert s.seat(0).prompt()["args"] == {"left": 2}  # cell 7 and the order itself


@pytest.mark.rules("CRU-HOLY-04", "CRU-RESC-05", "CRU-RUL-46", "CRU-RUL-21")
def test_rescripts_come_first_then_the_limit_then_bishops() -> None:
    s = four(
        player(
            "jerusalem",
            goods="candles/spent",
            coins=0,
            holiness=6,
            rescripts="crown_grant market_charter remounts",
        ),
        next_rescripts="deposition indulgence",
    )
    pray(s, reinforced=True)
    s.seat(0).chooses("0")
    assert s.asked() == [(0, "discard-rescript")]
    assert len(s.seat(0).options()) == 5  # both are drawn before any is discarded
    s.seat(0).chooses("deposition", "remounts")
    assert s.seat(0).rescripts == "market_charter indulgence crown_grant"
    assert s.asked() == [(0, "bishop")]


@pytest.mark.rules("CRU-HOLY-01", "CRU-HOLY-02", "CRU-HOLY-03", "CRU-RUL-52", "CRU-EX-20")
def test_several_jumps_and_the_way_round() -> None:
    """CRU-EX-20: over a rival, the automa and another rival, from the last cell to the first."""
    s = table(
        player("jerusalem", holiness=13),
        player("tripoli", holiness=14),
        player("edessa", holiness=1),
    )
    s.begin_with(Points(0, 3))
    assert s.seat(0).cell == 3
    assert s.event("holiness-gained") == {"seat": 0, "points": 3, "cell": 3}
    assert len(s.seat(0).rescripts.split()) == 1
    assert s.seat(0).prompt()["args"] == {"left": 2}
    assert s.state.turn_order() == [1, 0, 2]


@pytest.mark.rules("CRU-HOLY-03")
def test_the_cell_left_gives_nothing() -> None:
    """CRU-HOLY-03: from cell 8, which shows a rescript, to cells 9 and 10, which show nothing."""
    s = four(player("jerusalem", holiness=8)).begin_with(Points(0, 2))
    assert (s.seat(0).cell, s.seat(0).rescripts) == (10, "")
    assert s.at_rest


@pytest.mark.rules("CRU-EFF-23", "CRU-RUL-47")
def test_bonuses_in_anothers_turn_belong_to_the_owner_of_the_marker() -> None:
    s = four(active=1, phase="events")
    s.begin_with(Points(0, 2))
    assert s.seat(0).cell == 6
    assert s.asked() == [(0, "bishop")]


@pytest.mark.rules("CRU-ORDER-01", "CRU-ORDER-04", "CRU-SETUP-11", "CRU-EX-01")
def test_the_turn_order_is_that_of_the_markers_from_the_right() -> None:
    """CRU-EX-01: automa markers are further right, but are no players."""
    s = table(player("edessa"), player("jerusalem"))
    assert sorted(s.state.automa_markers) == [14, 15]
    assert s.state.turn_order() == [1, 0]
    s = four(player("jerusalem", holiness=1), cities={})
    s.state.boards[3].holiness = 8
    assert s.state.turn_order() == [3, 1, 2, 0]


@pytest.mark.rules("CRU-ORDER-01")
def test_the_turn_order_is_read_when_it_is_needed() -> None:
    s = four()
    assert s.state.turn_order() == [0, 1, 2, 3]
    s.begin_with(Points(3, 1))
    assert (s.seat(3).cell, s.state.turn_order()) == (5, [3, 0, 1, 2])


@pytest.mark.rules("CRU-ORDER-02", "CRU-ORDER-03", "CRU-RUL-09", "CRU-EFF-23")
def test_markers_that_move_during_an_effect_do_not_change_its_order() -> None:
    """CRU-RUL-09: two players overtake the first, and each is served once all the same."""
    event = list(GAME.load().events.ids).index("council_of_nablus")
    s = four(phase="events", draws={"events": [event], "raids": [0]})
    s.begin_with(EventsPhase())
    served: list[int] = []
    while s.asked()[0][1] == "choose-effect":
        seat = s.asked()[0][0]
        served.append(seat)
        points, coins = s.seat(seat).options()
        s.seat(seat).chooses(points if seat else coins)
        if s.seat(seat).asked("bishop"):
            s.seat(seat).chooses("stop")
    assert served == [0, 1, 2, 3]
    assert s.state.turn_order() == [1, 2, 0, 3]
