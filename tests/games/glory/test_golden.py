"""What is kept of Glory shows every kind of match."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import DIFFICULTIES, MODES, OPPONENT_DECKS, SCENARIOS
from gonfalon.games.glory.model.messages.ending import (
    CHALLENGE_MET,
    CHALLENGE_MISSED,
    RIVAL_AHEAD,
    RIVAL_BEATEN,
    WARRIOR_LOST,
    WARRIOR_WON,
    WON,
    WON_BY_PRESTIGE,
)
from tests.games.glory.golden import GOLDEN, PLANS


def test_the_records_show_every_end() -> None:
    ways = (
        *(WON, WON_BY_PRESTIGE, WARRIOR_WON, WARRIOR_LOST),
        *(CHALLENGE_MET, CHALLENGE_MISSED, RIVAL_BEATEN, RIVAL_AHEAD),
    )
    assert {f"event-{plan.ends}" for plan in PLANS} == {way.id for way in ways}


def test_the_records_show_every_table_in_both_modes() -> None:
    shown = {(plan.seats, plan.settings["tournament"]) for plan in PLANS}
    assert shown == {(seats, mode) for seats in (1, 2, 3, 4) for mode in MODES}


def test_the_records_show_every_scenario_difficulty_and_deck() -> None:
    alone = [plan.settings for plan in PLANS if plan.seats == 1]
    shown = {(settings["scenario"], settings["difficulty"]) for settings in alone}
    assert shown == {(scenario, level) for scenario in SCENARIOS for level in DIFFICULTIES}
    assert {settings["opponent_deck"] for settings in alone} == set(OPPONENT_DECKS)


def test_a_shared_victory_is_there() -> None:
    assert any(noted["ranks"] == [1, 1] for noted in GOLDEN.notes().values())
