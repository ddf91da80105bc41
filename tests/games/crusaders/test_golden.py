"""What is kept of Crusaders shows every kind of match."""

from __future__ import annotations

from gonfalon.games.crusaders.game import Crusaders
from gonfalon.games.crusaders.model.messages.ending import WON, WON_BY_CONDITIONS, WON_BY_HOLINESS
from tests.games.crusaders.golden import PLANS
from tests.games.crusaders.walks import DEFEAT, ERA, HEGEMONY, RIGHTEOUSNESS


def test_the_records_show_every_end() -> None:
    ways = (WON, WON_BY_CONDITIONS, WON_BY_HOLINESS)
    assert {f"event-{plan.ends}" for plan in PLANS} == {way.id for way in ways}
    assert {plan.reason for plan in PLANS} == {"", HEGEMONY, RIGHTEOUSNESS, DEFEAT, ERA}


def test_the_records_show_every_pair_of_states() -> None:
    game = Crusaders()
    pairs = {
        frozenset(settings["states"]) for seats, settings in game.setups(game.load()) if seats == 2
    }
    shown = {frozenset(plan.settings.get("states", ())) for plan in PLANS if plan.seats == 2}
    assert shown >= pairs


def test_the_records_show_a_first_game_with_both_ways_to_get_bulls() -> None:
    first = [plan.settings for plan in PLANS if plan.settings.get("first_game")]
    assert {settings.get("bulls", 1) for settings in first} == {1, 2}
