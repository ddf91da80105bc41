"""Worked examples of the rules that take several phases, as they are written (CRU-EX)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from gonfalon.games.crusaders.model.constants import BUILD, MARCH, NONE, PRAY
from gonfalon.games.crusaders.model.state import token
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.games.crusaders.rules.raids.events import EventsPhase
from gonfalon.games.crusaders.rules.raids.raids import Raids
from gonfalon.games.crusaders.rules.round.ending import has_hegemony, is_over
from gonfalon.games.crusaders.rules.round.income import Income, taxes
from gonfalon.games.crusaders.rules.round.rounds import PlayRound
from gonfalon.testing import Draws
from tests.games.crusaders.battles import fight
from tests.games.crusaders.scenario import FIRST, Scenario, player, table

ANY_BATTLE: Draws = {**FIRST, "covers": [0] * 40, "losses": [0] * 20}


def won(s: Scenario, attacker: int, city: str, units: int) -> None:
    """Let a march take a city: the attacker is so far ahead that no card matters."""
    fight(s, attacker, city, units, bonus=30).finish()
    assert s.state.owner[s.number(city)] == attacker


def rest_of_the_round(s: Scenario) -> None:
    """Go on from the income phase; the next round begins, or the match ends."""
    step = PlayRound()
    step.goto("do_income")
    s.m.call(step)
    s.m.advance()
    s.note(s.m.drain_events())


@pytest.mark.rules("CRU-EX-06", "CRU-BUILD-03", "CRU-INC-01")
def test_a_basic_build_and_the_income_after_it() -> None:
    s = table(
        player("tripoli", goods="wood", coins=4),
        player("antioch"),
        cities={"tripoli_city": "level 2"},
        buildings="castle_chapels",
        draws=FIRST,
    )
    me = s.begin_with(TakeTurn(0, BUILD)).seat(0)
    me.chooses("upgrade", "wood:coin:coin", "building", "castle_chapels")
    assert s.city("tripoli_city") == "tripoli 5 level 3"
    assert (me.goods, me.coins, me.buildings) == ("steel wood/spent", 0, "castle_chapels")
    assert s.state.building_market == [[], []]
    s.begin_with(Income())
    assert me.coins == 3 + 1  # the disc, and the capital
    assert me.goods == "wood steel"


@pytest.mark.rules("CRU-EX-13", "CRU-BLDG-01", "CRU-BLDG-03", "CRU-GLO-04")
def test_tiltyards_after_a_battle_and_once_a_round() -> None:
    """Their moment is after the march, not during the battle; and they may be declined."""
    s = table(
        player("tripoli", buildings="tiltyards"),
        player("antioch"),
        cities={"tripoli_city": "9", "tortosa": "saracens 1"},
        draws=ANY_BATTLE,
    ).begin_with(TakeTurn(0, MARCH))
    me = s.seat(0)
    me.chooses("tortosa")  # the only part: it begins by itself
    while me.number not in [seat for seat, _ in s.asked()] or me.kind() != "after-order":
        seat = s.asked()[0][0]
        assert not s.seat(seat).offers("tiltyards")
        s.seat(seat).chooses(s.seat(seat).options()[0])
    assert s.times("saracen-battle") == 1
    assert me.options() == ["tiltyards", "end-turn"]
    before = me.board.units
    me.chooses("tiltyards", "tripoli_city", "tortosa")
    assert (me.board.units, me.buildings) == (before - 2, "tiltyards*")
    if not s.at_rest:
        me.chooses("end-turn")
    s.begin_with(TakeTurn(0, MARCH))
    while not s.at_rest:
        seat = s.asked()[0][0]
        assert not s.seat(seat).offers("tiltyards")
        s.seat(seat).chooses(s.seat(seat).options()[-1])


@pytest.mark.rules("CRU-EX-26", "CRU-CAP-01", "CRU-CAP-02", "CRU-RUL-37")
def test_the_only_other_city_becomes_the_capital_and_stays_it() -> None:
    s = table(
        player("jerusalem"),
        player("tripoli"),
        round=2,
        phase="events",
        event="field_of_blood",
        raid="white",
        uncovered=2,
        cities={
            "jerusalem_city": "1 level 1",
            "acre": "jerusalem 2 level 2",
            "damascus": "3",
            "tadmor": "3",
        },
        draws=ANY_BATTLE,
    ).begin_with(Raids())
    me = s.seat(0)
    assert s.state.owner[s.number("jerusalem_city")] != 0
    assert (me.cities, me.capital) == ("acre", "acre")
    assert taxes(s.state, 0) == s.state.content.cities.coins[s.number("acre")][2] + 1
    won(s, 0, "jerusalem_city", 4)
    assert sorted(me.cities.split()) == ["acre", "jerusalem_city"]
    assert me.capital == "acre"


@pytest.mark.rules("CRU-EX-27", "CRU-CAP-03", "CRU-END-01")
def test_the_elimination_of_edessa() -> None:
    s = table(
        player("antioch"),
        player("edessa", bishops="acre damascus", coins=2),
        player("tripoli"),
        round=3,
        cities={"edessa_city": "1 level 1"},
        draws=ANY_BATTLE,
    )
    state = s.state
    state.outer[PRAY] = token(1, True)
    state.inner[BUILD] = [token(1, False), token(2, False)]
    won(s, 0, "edessa_city", 6)
    assert (s.seat(1).cities, s.seat(1).capital) == ("", "")
    assert (state.outer[PRAY], state.inner[BUILD]) == (NONE, [token(2, False)])
    assert state.active_order() == [seat for seat in state.turn_order() if seat != 1]
    rest_of_the_round(s)
    assert s.m.over
    assert state.round == 3
    assert s.seat(1).influence == 2


@pytest.mark.rules("CRU-EX-31", "CRU-END-01", "CRU-RUL-51")
def test_hegemony_that_is_lost_again_in_the_same_round() -> None:
    three = {"aleppo": "antioch 1 level 1", "apamea": "antioch 1 level 1"}
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={**three, "turbessel": "saracens 1 level 2"},
        round=4,
        draws=ANY_BATTLE,
    )
    won(s, 0, "turbessel", 6)
    assert has_hegemony(s.state, 0)
    won(s, 1, "apamea", 6)
    assert not has_hegemony(s.state, 0)
    assert not is_over(s.state)
    rest_of_the_round(s)
    assert not s.m.over
    assert s.state.round == 5


@pytest.mark.rules("CRU-EX-34", "CRU-HOMS-01", "CRU-PLAN-09")
def test_homs_in_planning() -> None:
    others = [player(state) for state in ("jerusalem", "edessa", "antioch")]
    s = table(
        player("tripoli", coins=3), *others, phase="planning", cities={"homs": "tripoli 1"}
    ).begin_with(Planning())
    me = s.seat(0)
    while s.asked()[0][0] != 0:
        seat = s.asked()[0][0]
        s.seat(seat).chooses("build-inner")
    me.chooses("march-homs")
    assert s.state.inner[MARCH] == [token(0, True)]
    assert me.spies == ""
    while s.asked()[0][0] != 0:
        seat = s.asked()[0][0]
        s.seat(seat).chooses("build-inner" if s.seat(seat).offers("build-inner") else "pray-inner")
    me.chooses("pray-outer")
    assert s.state.outer[PRAY] == token(0, True)


@pytest.mark.rules("CRU-EX-34", "CRU-HOMS-03", "CRU-SAR-04", "CRU-SAR-05")
@pytest.mark.parametrize("owner", ["tripoli", "saracens"])
def test_homs_in_the_events_phase(owner: str) -> None:
    """Raided although the colour is red; of the saracens, it gets no reinforcement."""
    draws = {"events": [0], "raids": [0, 0]}
    told: dict[str, Any] = {"homs": f"{owner} 2 level 3", "baalbek": "saracens 3"}
    s = table(
        player("tripoli", coins=9),
        player("jerusalem", coins=9),
        phase="events",
        raid="red",
        round=2,
        cities=told,
        draws=draws,
    ).begin_with(EventsPhase())
    while not s.at_rest:
        seat = s.asked()[0][0]
        s.seat(seat).chooses(s.seat(seat).options()[0])
    raids = [one["city"] for one in s.all("raid-begins")]
    assert ("homs" in raids) == (owner == "tripoli")
    if owner == "saracens":
        assert s.city("homs") == "saracens 2 level 3"


def operations(data: object) -> set[str]:
    """Return every operation that content names, however deep."""
    if isinstance(data, list):
        return {op for item in data for op in operations(item)}
    if not isinstance(data, dict):
        return set()
    own = {data["op"]} if "op" in data else set()
    return own | {op for item in data.values() for op in operations(item)}


@pytest.mark.rules("CRU-GLO-06")
def test_no_card_of_the_content_moves_anything_towards_a_city() -> None:
    folder = files("gonfalon.games.crusaders") / "content"
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir()]
    used = {op for text in texts for op in operations(tomllib.loads(text))}
    assert len(used) > 20
    assert not [op for op in used if "toward" in op]
