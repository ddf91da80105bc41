"""In which sequence the bot of Crusaders has its cities raided."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import counterpart
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.games.crusaders.rules.raids.raids import Raids
from gonfalon.kernel.chance.chance import FastChance
from tests.games.crusaders.scenario import Scenario, player, table


def raided_first(cities: dict[str, str]) -> str:
    """Return which city of Antioch the bot has raided first, with +1 strength for the raids."""
    s: Scenario = table(
        player("antioch"),
        player("edessa"),
        round=2,
        phase="events",
        event="field_of_blood",
        raid="red",
        uncovered=1,
        cities={"homs": "1", "damascus": "1", "baalbek": "1", "turbessel": "1", **cities},
    ).begin_with(Raids())
    decision = s.seat(0).decision()
    assert decision.kind == "raid-target"
    chance = FastChance(1)
    world = s.m.imagine(0, chance)
    return HeuristicBot().choose(world, counterpart(world, decision), chance).id


@pytest.mark.parametrize("units", [1, 2])
def test_a_city_that_falls_anyway_keeps_the_raiders_away_from_the_next(units: int) -> None:
    """The raider from Apamea stays in Antioch, and Aleppo holds; the other way both fall."""
    cities = {
        "antioch_city": "1 level 1",
        "aleppo": f"antioch {units} level 1",
        "apamea": "2",
        "tortosa": "2",
        "tadmor": str(units),
    }
    assert raided_first(cities) == "antioch_city"


def test_if_all_hold_the_weakest_comes_first() -> None:
    cities = {"antioch_city": "7 level 2", "aleppo": "antioch 4 level 1", "apamea": "2"}
    assert raided_first(cities) == "aleppo"
