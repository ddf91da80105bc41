"""The heuristic bot: sensible where it is clear, legal everywhere, fair, better than chance."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import Any

import pytest

from gonfalon.bots.arena import play_matches
from gonfalon.bots.bot import counterpart
from gonfalon.bots.heuristic import HeuristicBot, own_judge
from gonfalon.games.crusaders import GAME
from gonfalon.games.crusaders.bot.attacks import win_chance
from gonfalon.games.crusaders.bot.goals import Goals
from gonfalon.games.crusaders.bot.heuristic import JUDGE
from gonfalon.games.crusaders.bot.rewards import Rewards
from gonfalon.games.crusaders.bot.worth import Worth
from gonfalon.games.crusaders.model.constants import BUILD, GOODS_TOTAL, MARCH, MUSTER, PRAY
from gonfalon.games.crusaders.rules.board.cities import GiveUpGood
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions
from gonfalon.games.crusaders.rules.losses.choices import LoseUnits
from gonfalon.games.crusaders.rules.orders.planning import Planning
from gonfalon.games.crusaders.rules.orders.turn import TakeTurn
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.decision import Decision
from tests.games.crusaders.battles import fight
from tests.games.crusaders.scenario import Scenario, player, table

OFTEN = 2  # positions of each kind of question in each match
RARE = 25  # every so many-th of the other positions


def answer(m: Match[Any], decision: Decision, seed: int = 1) -> str:
    """Return what the bot answers to a question of a match."""
    chance = FastChance(seed)
    world = m.imagine(decision.seat, chance)
    return HeuristicBot().choose(world, counterpart(world, decision), chance).id


def says(s: Scenario, seat: int = 0) -> str:
    """Return what the bot answers in a seat's place."""
    return answer(s.m, s.seat(seat).decision())


def follows(s: Scenario, seat: int = 0, most: int = 20) -> list[str]:
    """Let the bot answer for a seat as long as only that one is asked; return its answers."""
    found: list[str] = []
    while not s.at_rest and s.asked()[0][0] == seat and len(found) < most:
        found.append(says(s, seat))
        s.seat(seat).chooses(found[-1])
    return found


# -- clear situations ---------------------------------------------------------------------------


def test_it_is_found() -> None:
    assert own_judge(GAME) is JUDGE


def test_it_spreads_bishops_to_empty_cities() -> None:
    s = table(player("antioch", bishops="antioch_city:1"), player("tripoli"))
    s.begin_with(BishopActions(0, 2))
    first = says(s)
    assert first.startswith("train-")
    s.seat(0).chooses(first)
    assert says(s).startswith("move-")
    follows(s)
    assert len(set(s.seat(0).board.bishops)) == 2


def test_it_trains_before_it_moves_if_that_makes_more_holy_lands() -> None:
    """Trainings come before all moves (CRU-BISH-04)."""
    s = table(player("antioch", bishops="antioch_city:1 antioch_city:1"), player("tripoli"))
    s.begin_with(BishopActions(0, 3))
    follows(s)
    assert len(set(s.seat(0).board.bishops)) == 3


def test_it_leaves_no_holy_land_for_an_equal_one() -> None:
    s = table(player("antioch", bishops="antioch_city:1"), player("tripoli"), round=6)
    s.begin_with(BishopActions(0, 1))
    assert not says(s).startswith("move-")


def test_it_pays_for_holiness_that_brings_bishops() -> None:
    s = table(player("antioch", coins=6, holiness=4), player("tripoli", holiness=1), active=0)
    s.begin_with(TakeTurn(0, PRAY, False))
    assert follows(s)[0] != "0"


def test_it_attacks_a_weak_city_and_not_a_strong_one() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={
            "antioch_city": "antioch 8",
            "tortosa": "saracens 1 level 1",
            "apamea": "saracens 5 level 3",
        },
        active=0,
    )
    s.begin_with(TakeTurn(0, MARCH, False))
    assert follows(s, most=1)[0] == "tortosa"


def test_it_sends_enough_units_but_leaves_a_garrison_against_a_raid() -> None:
    s = table(
        player("antioch", coins=0, goods=""),
        player("tripoli"),
        cities={
            "antioch_city": "antioch 9 level 1",
            "tortosa": "saracens 1 level 1",
            "apamea": "saracens 4 level 3",
        },
        raid="red",
        uncovered=1,
        round=3,
        active=0,
    )
    worth = Worth(s.m, 0)
    assert worth.garrison(s.number("antioch_city")) > 1
    s.begin_with(TakeTurn(0, MARCH, False))
    s.seat(0).chooses("tortosa")
    while s.seat(0).asked("march-units"):
        s.seat(0).chooses(says(s))
    assert s.state.units[s.number("antioch_city")] >= worth.garrison(s.number("antioch_city"))


def test_it_marches_home_rather_than_into_defeat() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={
            "antioch_city": "antioch 2",
            "tortosa": "antioch 2",
            "apamea": "saracens 5 level 3",
            "baalbek": "saracens 5 level 3",
            "tripoli_city": "tripoli 6 level 3",
        },
        round=3,
        active=0,
    )
    s.begin_with(TakeTurn(0, MARCH, False))
    assert says(s) in ("antioch_city", "tortosa")


def test_it_wins_with_a_half_that_ends_the_battle() -> None:
    """One saracen is left, so that Baptism of Fire has no harmless half (CRU-BAT-16)."""
    s = table(
        player("antioch", tactics="baptism_of_fire reinforcements shield_wall deus_vult pursuit"),
        player("tripoli"),
        cities={"tortosa": "saracens 1 level 2"},
        next_saracens="horse_archers coastal_marines naffatun nizari_fidais call_to_jihad",
    )
    f = fight(s, 0, "tortosa", 6)
    f.lay("horse_archers", "top")
    s.seat(0).chooses("baptism_of_fire")
    assert says(s, 1) == "bottom"


def test_it_cancels_the_better_half() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={"apamea": "saracens 2 level 2"},
        next_saracens="homs_heavy_horse coastal_marines naffatun nizari_fidais call_to_jihad",
    )
    fight(s, 0, "apamea", 6)
    s.seat(1).chooses("homs_heavy_horse")
    assert says(s) == "top"


def test_it_keeps_a_battle_rescript_while_it_is_ahead() -> None:
    s = table(
        player("antioch", rescripts="militia_of_saint_peter"),
        player("tripoli"),
        cities={"tortosa": "saracens 1 level 1"},
        next_saracens="horse_archers coastal_marines naffatun nizari_fidais call_to_jihad",
    )
    f = fight(s, 0, "tortosa", 10)
    f.lay("horse_archers", "top")
    assert s.seat(0).asked("rescript-window")
    assert says(s) == "pass"


def test_it_pays_with_goods_before_coins() -> None:
    s = table(
        player("tripoli", coins=4, goods="wood wood"),
        player("antioch"),
        active=0,
        round=2,
    )
    s.begin_with(TakeTurn(0, BUILD, False))
    s.seat(0).chooses("upgrade")
    if s.seat(0).asked("upgrade"):
        s.seat(0).chooses("tripoli_city")
    if s.seat(0).asked("pay"):
        assert says(s) == "wood:wood"
        s.seat(0).chooses("wood:wood")
    assert s.seat(0).coins == 4


def test_it_gives_up_a_spent_good_first() -> None:
    s = table(player("antioch", goods="horses horses/spent"), player("tripoli"))
    s.begin_with(GiveUpGood(0, 3))
    assert says(s) == "spent"


def test_it_loses_units_where_most_can_be_spared() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={"antioch_city": "antioch 6", "tortosa": "antioch 2"},
    )
    s.begin_with(LoseUnits(0, 1, 0))
    assert says(s) == "antioch_city"


def test_it_takes_from_a_rival_where_it_hurts() -> None:
    s = table(
        player("antioch"),
        player("tripoli"),
        cities={"tripoli_city": "tripoli 6", "acre": "tripoli 2"},
    )
    s.begin_with(LoseUnits(0, 1, 1))
    assert says(s) == "acre"


def test_it_places_no_token_outside_in_the_last_round() -> None:
    """It would never act (CRU-ACT-03)."""
    s = table(player("antioch"), player("tripoli"), round=6, phase="planning", draws=AUTOMA)
    s.begin_with(Planning())
    while s.asked()[0][1] == "plan":
        seat = s.asked()[0][0]
        chosen = says(s, seat)
        assert chosen.endswith("-inner")
        s.seat(seat).chooses(chosen)


AUTOMA = {"automa": [0] * 20}


def test_it_hires_for_the_march_that_follows() -> None:
    s = table(
        player("antioch", coins=4),
        player("tripoli"),
        cities={"antioch_city": "antioch 3", "tortosa": "saracens 1 level 2"},
        active=0,
    )
    s.state.inner[MARCH].append(0)
    s.begin_with(TakeTurn(0, MUSTER, False))
    s.seat(0).chooses("units")
    assert s.seat(0).kind() == "extra-units"
    assert says(s) != "0"


# -- what it knows ------------------------------------------------------------------------------


def test_chances_grow_with_the_difference() -> None:
    for saracens in (True, False):
        for defenders in (1, 2, 4):
            row = [win_chance(n / 2, defenders, saracens) for n in range(-10, 14)]
            assert row == sorted(row)
            assert 0 <= row[0] < row[-1] <= 1
    assert win_chance(2, 1, True) > win_chance(2, 2, True) > win_chance(2, 5, True)


def test_a_tier_is_worth_more_than_the_way_to_it() -> None:
    s = table(
        player("antioch", goods="horses horses"),
        player("tripoli"),
        cities={"antioch_city": "antioch 4 governor raynald"},
    )
    goals = Goals(s.m, 0)
    third = goals.step(GOODS_TOTAL)
    s.state.boards[0].ready[3] = 3
    assert third > Goals(s.m, 0).step(GOODS_TOTAL) > 0


def test_nothing_is_worth_waiting_for_once_somebody_has_four_cities() -> None:
    """The match ends with this round (CRU-END-01)."""
    cities = {"tortosa": "tripoli 1", "acre": "tripoli 1", "baalbek": "tripoli 1"}
    s = table(player("antioch"), player("tripoli"), cities=cities, round=2)
    assert Goals(s.m, 0).incomes == 1
    assert Goals(table(player("antioch"), player("tripoli"), round=2).m, 0).incomes == 5


def test_stronger_tactics_have_more_power() -> None:
    s = table(player("antioch"), player("tripoli"))
    rewards = Rewards(Worth(s.m, 0))
    ids = s.state.content.tactics.ids
    names = ("deus_vult", "flame_of_faith", "true_cross")
    powers = [rewards.power(ids.index(name)) for name in names]
    assert powers == sorted(powers)


# -- everywhere ---------------------------------------------------------------------------------


def positions(seen: Counter[str], number: int) -> None:
    """Walk through a match and judge its positions: complete, fair, without a trace."""
    setups = GAME.setups(GAME.load())
    seats, settings = setups[number % len(setups)]
    m = GAME.new(seats, FastChance(number), settings, live=False)
    picker = FastChance(number + 1)
    here: Counter[str] = Counter()
    for at in range(5000):
        if m.over:
            return
        decision = m.decisions[picker.below(0, len(m.decisions))]
        here[decision.kind] += 1
        if here[decision.kind] <= OFTEN or at % RARE == 0:
            seen[decision.kind] += 1
            chance = FastChance(at)
            world = m.imagine(decision.seat, chance)
            before = canonical(world.state.dump())
            values = JUDGE.weigh(world, counterpart(world, decision), chance)
            assert len(values) == len(decision.options)
            assert all(isfinite(value) for value in values)
            assert canonical(world.state.dump()) == before, "the world is left as it was"
            chosen = answer(m, decision, 1)
            assert decision.option(chosen) is not None
            assert chosen == answer(m, decision, 2), "hidden cards do not count"
        m.choose(decision.id, decision.options[picker.below(0, len(decision.options))].id)
    raise AssertionError("the match does not end")


@pytest.mark.slow
def test_it_answers_every_kind_of_question() -> None:
    """Legal, finite, the same whatever hidden cards are imagined, and nothing is moved."""
    seen: Counter[str] = Counter()
    for number in range(0, 26, 3):
        positions(seen, number)
    common = {"plan", "turn", "after-order", "bishop", "prayer", "march-target", "battle-card"}
    assert common <= set(seen) <= set(GAME.option_kinds(GAME.load()))
    assert len(seen) > 35


@pytest.mark.slow
def test_it_beats_chance() -> None:
    results = play_matches(GAME, ["heuristic", "random"], 2, range(20), {})
    assert results.share("heuristic") >= 0.95
