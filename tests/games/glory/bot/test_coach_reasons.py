"""The coach of Glory gives numbers for its advice: conditions of titles, chances of duels."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.glory.bot.coach import COACH, DUEL_CHANCE, TITLE
from gonfalon.games.glory.rules.city.registration import PlaceShield
from gonfalon.games.glory.rules.duel.forecast import forecast_against
from gonfalon.games.glory.rules.travel.travel import TravelPhase
from gonfalon.kernel.play.preview import preview
from gonfalon.kernel.values.message import Text
from tests.games.glory.city.test_registration import BOTTOM
from tests.games.glory.jousting import joust
from tests.games.glory.scenario import Scenario, begun, player, table


def remarks(s: Scenario, option_id: str) -> list[Text]:
    """Return what the coach says for an answer to the first open question."""
    decision = s.m.decisions[0]
    option = decision.option(option_id)
    assert option is not None
    return COACH.remarks(s.m, decision, option, preview(s.m, decision, option))


def test_a_personal_goal_comes_with_what_is_met_of_it() -> None:
    s = begun(2)
    while s.m.decisions[0].kind != "goal":
        decision = s.m.decisions[0]
        s.m.choose(decision.id, decision.options[0].id)
    said: list[tuple[Any, ...]] = []
    for option in s.m.decisions[0].options:
        [remark] = remarks(s, option.id)
        assert remark.message is TITLE
        said.append(remark.args)
    assert len(set(said)) > 1, "the numbers tell titles of the same glory apart"


@pytest.mark.parametrize(("card", "number"), [("rescue", 1), ("game", 0)])
def test_a_challenge_comes_with_its_chance(card: str, number: int) -> None:
    s = table(player(strength=3, hand="rescue game"), phase="travel").begin_with(TravelPhase(False))
    found = remarks(s, card)
    assert len(found) == number
    for remark in found:
        assert remark.message is DUEL_CHANCE
        duel = s.seat(0).label("rescue")["preview"]["duel"]["chances"][-1]
        assert remark.args == (round(100 * duel["duel"]), 3)
    assert remarks(s, "pass") == []


def test_a_place_comes_with_the_chance_of_the_first_duel() -> None:
    s = joust(table(player(strength=2), phase="registration"), *BOTTOM)
    s.begin_with(PlaceShield(0, True))
    for id in s.seat(0).options():
        if id == "wait":
            assert remarks(s, id) == []
            continue
        told = forecast_against(s.state, 0, s.state.places[(int(id) - 1) ^ 1])
        assert told is not None
        [remark] = remarks(s, id)
        assert remark.args == (round(100 * told["chances"][-1]["duel"]), 2)
