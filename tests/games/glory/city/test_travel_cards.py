"""Taking travel cards (GLO-ACT-13, GLO-ACT-14, GLO-DEC-05)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.model.constants import CHALLENGE, ROMANCE, TRADE
from gonfalon.games.glory.model.state import DECK
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from tests.games.glory.scenario import Scenario, player, table


def journey(*players: Any, **laid: Any) -> Scenario:
    """Let the first player plan a journey."""
    s = table(*players, event="journey", round=2, **laid).begin_with(TakeTurn(0))
    s.seat(0).chooses("plan_journey")
    return s


def without_decks(s: Scenario) -> Scenario:
    """Take all decks of travel cards out of the game."""
    for pack in s.state.packs[:3]:
        deck = pack.zones[DECK]
        while deck.cards:
            s.state.removed_cards.append(pack.take_top(deck))
    s.m.reopen()
    return s


@pytest.mark.rules("GLO-ACT-13", "GLO-DEC-05")
def test_two_cards_of_any_types_from_display_or_decks() -> None:
    s = journey(player(), display={"romance": "game dance"}, next_travel="alms")
    me = s.seat(0)
    assert me.options() == ["game", "dance", "deck:romance", "deck:trade", "deck:challenge"]
    me.chooses("dance")
    assert me.offers("enough")
    me.chooses("deck:trade")
    assert s.at_rest
    assert me.hand == "dance alms"
    assert [len(column) for column in s.state.display] == [1, 0, 0]


@pytest.mark.rules("GLO-DEC-05")
def test_the_second_card_may_be_declined_and_the_first_may_not() -> None:
    s = journey(player(), display={"romance": "game"})
    assert not s.seat(0).offers("enough")
    s.seat(0).chooses("game", "enough")
    assert s.at_rest
    assert s.seat(0).hand == "game"


@pytest.mark.rules("GLO-ACT-13", "GLO-ALLY-10", "GLO-RES-07")
def test_each_queen_adds_a_card() -> None:
    s = journey(player(allies="queen queen"), next_travel="alms game rescue dance")
    s.seat(0).chooses("deck:trade", "deck:romance", "deck:challenge", "deck:romance")
    assert s.at_rest
    assert s.state.cards_in_hand(0) == 4


@pytest.mark.rules("GLO-ACT-14")
def test_the_display_is_not_refilled_and_an_empty_column_leaves_its_deck() -> None:
    s = journey(player(), display={"trade": "alms"})
    s.seat(0).chooses("alms")
    assert s.state.display[TRADE] == []
    assert s.seat(0).offers("deck:trade")
    s.seat(0).chooses("deck:trade")
    assert s.state.display[TRADE] == []


@pytest.mark.rules("GLO-ACT-14")
def test_a_player_takes_what_there_is() -> None:
    s = table(player(), event="journey", round=2, display={"romance": "game"})
    without_decks(s).begin_with(TakeTurn(0))
    s.seat(0).chooses("plan_journey")  # the only card is taken without asking
    assert s.at_rest
    assert s.seat(0).hand == "game"
    s.happened("cards-run-out")
    s.begin_with(TakeTurn(0))
    s.seat(0).cannot("plan_journey", "GLO-ACT-14")


@pytest.mark.rules("GLO-ACT-14")
def test_an_empty_deck_is_refused() -> None:
    s = journey(player(), player(), display={"romance": "game dance"})
    without_decks(s)
    s.seat(0).cannot("deck:challenge", "GLO-ACT-14", type="challenge")


@pytest.mark.rules("GLO-DEC-05", "GLO-RES-06")
def test_others_know_a_card_of_the_display_and_not_one_of_a_deck() -> None:
    s = journey(player(), player(), display={"romance": "game"}, next_travel="alms")
    s.seat(0).chooses("game", "deck:trade")
    heard = dict(s.heard_by(1))
    assert heard["event-card-taken"] == {"seat": 0, "travel": "game"}
    assert heard["event-card-drawn"] == {"seat": 0, "type": "trade"}
    assert "event-card-seen" not in heard
    assert dict(s.heard_by(0))["event-card-seen"] == {"travel": "alms"}


@pytest.mark.rules("GLO-DEC-05")
def test_display_cards_can_be_taken_back_until_a_deck_card_is_drawn() -> None:
    s = journey(player(), display={"romance": "game"})
    s.seat(0).chooses("game")
    assert len(s.m.undoable(0)) == 2
    s.seat(0).chooses("deck:romance")
    assert s.m.undoable(0) == []


@pytest.mark.rules("GLO-EVT-08", "GLO-DEC-05")
def test_the_event_journey_gives_three_cards_whether_or_not_a_queen_is_there() -> None:
    s = table(
        player(coin=1, allies="queen"), event="journey", round=2, next_travel="game dance task"
    )
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("event", "deck:romance")
    assert not s.seat(0).offers("enough")
    s.seat(0).chooses("deck:romance", "deck:romance")
    assert s.at_rest
    assert s.seat(0).coin == 0
    assert s.state.cards_in_hand(0) == 3


@pytest.mark.rules("GLO-EVT-08", "GLO-ACT-05", "GLO-RUL-29")
def test_the_event_journey_without_any_card_is_paid_for_nothing() -> None:
    s = table(player(coin=1), event="journey", round=2)
    without_decks(s).begin_with(TakeTurn(0))
    assert s.seat(0).label("event")["message"] == "option-place-on-event-for-nothing"
    s.seat(0).chooses("event")
    assert s.at_rest
    assert (s.seat(0).coin, s.state.cards_in_hand(0)) == (0, 0)
    s.happened("paid", "cards-run-out")


@pytest.mark.rules("GLO-DEC-05", "GLO-TRV-11", "GLO-RUL-63")
def test_a_secret_letter_gives_the_top_of_a_deck_that_can_be_played_at_once() -> None:
    s = table(
        player(hand="secret_letter"), display={"romance": "game"}, next_travel="dance"
    ).begin_with(TravelPhase())
    s.seat(0).chooses("secret_letter")
    assert s.seat(0).options() == ["deck:romance", "deck:trade", "deck:challenge"]
    assert s.seat(0).hand == ""  # the letter is on the table
    s.seat(0).chooses("deck:romance")
    assert s.seat(0).options() == ["dance", "pass"]
    assert (ROMANCE, CHALLENGE) == (0, 2)
