"""New Goal and the card Task (GLO-ACT-20, GLO-ACT-21, GLO-DEC-09)."""

from __future__ import annotations

import pytest

from gonfalon.games.glory.model.state import DECK, DISCARD, TITLES
from gonfalon.games.glory.rules.city.actions import TakeTurn
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from tests.games.glory.scenario import Scenario, player, table


def new_goal(goals: str = "", open_goals: bool = False, next_titles: str = "") -> Scenario:
    """Let the first player choose a new goal."""
    settings = {"goals": "open"} if open_goals else {}
    s = table(
        player(goals=goals),
        player(),
        event="crusade",
        settings=settings,
        next_titles=next_titles,
    )
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("new_goal")
    return s


def deck_and_discard(s: Scenario) -> tuple[int, int]:
    """Return how many titles lie in deck and discard."""
    zones = s.state.packs[TITLES].zones
    return len(zones[DECK].cards), len(zones[DISCARD].cards)


@pytest.mark.rules("GLO-ACT-20", "GLO-DEC-09")
def test_three_titles_are_drawn_and_one_is_kept() -> None:
    s = new_goal(next_titles="rich lucky brave")
    me = s.seat(0)
    assert sorted(me.options()) == ["brave", "lucky", "rich"]
    assert me.label("lucky")["touches"] == ["title:lucky"]
    me.chooses("lucky")
    assert me.goals == "lucky"
    assert deck_and_discard(s) == (11, 2)
    assert s.m.undoable(0) == []


@pytest.mark.rules("GLO-DEC-09", "GLO-ACT-20")
def test_nobody_else_learns_which_titles() -> None:
    s = new_goal(next_titles="rich lucky brave")
    s.seat(0).chooses("lucky")
    heard = dict(s.heard_by(1))
    assert heard["event-titles-drawn"] == {"seat": 0, "count": 3}
    assert heard["event-title-kept"] == {"seat": 0, "discarded": 2}
    assert "event-titles-seen" not in heard
    assert "event-title-kept-seen" not in heard
    assert s.state.goals(0).seen_by(1) == []


@pytest.mark.rules("GLO-VAR-02")
def test_an_open_goal_is_shown() -> None:
    s = new_goal(next_titles="rich lucky brave", open_goals=True)
    s.seat(0).chooses("lucky")
    assert dict(s.heard_by(1))["event-goal-open"] == {"seat": 0, "title": "lucky"}
    assert s.state.goals(0).seen_by(1) == s.state.goals(0).cards


@pytest.mark.rules("GLO-ACT-20")
def test_the_card_task_draws_two() -> None:
    s = table(player(hand="task"), next_titles="rich lucky").begin_with(TravelPhase())
    s.seat(0).chooses("task")
    assert sorted(s.seat(0).options()) == ["lucky", "rich"]
    (asked,) = s.m.explain(0)
    prompt = asked.to_json(s.m.content.vocabulary)["prompt"]
    assert prompt["message"] == "ask-keep-title-card"
    assert prompt["args"]["travel"] == "task"
    s.seat(0).chooses("rich")
    assert s.seat(0).goals == "rich"
    assert s.seat(0).board.played == [s.state.content.travel.ids.index("task")]


ALL_BUT = "strong charming traveller influential noble terrible righteous founder patron lucky"


@pytest.mark.rules("GLO-ACT-21")
def test_the_discard_becomes_a_new_deck() -> None:
    """Four titles in all: one drawn from the deck, then the discard of three is shuffled."""
    s = table(player(goals=ALL_BUT), player(), event="crusade")
    pack = s.state.packs[TITLES]
    s.m.draw(pack, pack.zones[DECK], pack.zones[DISCARD], 3)
    s.begin_with(TakeTurn(0))
    s.seat(0).chooses("new_goal")
    assert s.event("titles-reshuffled") == {"count": 3}
    assert len(s.seat(0).options()) == 3
    assert deck_and_discard(s) == (1, 0)


@pytest.mark.rules("GLO-ACT-21", "GLO-RUL-28")
def test_with_fewer_titles_one_is_still_kept() -> None:
    s = new_goal(goals=f"{ALL_BUT} rich famous")
    assert sorted(s.seat(0).options()) == ["affluent", "brave"]
    s = new_goal(goals=f"{ALL_BUT} rich famous brave")
    assert s.at_rest  # the last title is kept without asking
    assert "affluent" in s.seat(0).goals


@pytest.mark.rules("GLO-ACT-21")
def test_without_titles_the_action_is_illegal_and_the_card_gives_nothing() -> None:
    everything = f"{ALL_BUT} rich famous brave affluent"
    s = table(player(goals=everything, hand="task"), player(), event="crusade")
    s.begin_with(TakeTurn(0))
    s.seat(0).cannot("new_goal", "GLO-ACT-21")
    s.seat(0).chooses("guard")
    s.begin_with(TravelPhase())
    s.seat(0).chooses("task")
    s.happened("no-titles", "card-discarded")
