"""The heuristic bot: sensible where it is clear, legal everywhere, fair, better than chance."""

from __future__ import annotations

from collections import Counter
from math import isfinite
from typing import Any

import pytest

from gonfalon.bots.arena import play_matches
from gonfalon.bots.bot import counterpart
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.bot.heuristic import JUDGE
from gonfalon.games.paladins.bot.planning import fits
from gonfalon.games.paladins.bot.worth import Worth
from gonfalon.games.paladins.model.constants import FAITH, INFLUENCE
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.decision import Decision
from gonfalon.testing import Pick, any_option
from tests.games.paladins.scenario import Scenario, given, player
from tests.games.paladins.walks import eager

OFTEN = 4  # positions of each kind of question in each match
RARE = 7  # every so many-th of the other positions


def answer(m: Match[Any], decision: Decision, seed: int = 1) -> str:
    """Return what the bot answers to a question of a match."""
    chance = FastChance(seed)
    world = m.imagine(decision.seat, chance)
    return HeuristicBot().choose(world, counterpart(world, decision), chance).id


def says(s: Scenario, seat: int = 0) -> str:
    """Return what the bot answers in a seat's place."""
    return answer(s.m, s.seat(seat).decision())


# -- clear situations ---------------------------------------------------------------------------


def test_it_fulfils_an_order_with_the_last_step() -> None:
    s = given(
        player("scout labourer cleric labourer", silver=9, provisions=2, monks=4, faith=4),
        orders=["order_commission", "order_attack", "order_absolve"],
        round=7,
    )
    assert says(s) == "commission"


def test_it_pays_with_the_workers_it_misses_least() -> None:
    s = given(player("scout labourer cleric criminal fighter", provisions=1), round=7)
    s.seat(0).chooses("commission", "space_1_2")
    assert says(s) == "scout:labourer:cleric"


def test_it_keeps_the_best_workers() -> None:
    s = given(player("labourer labourer labourer criminal cleric"), round=3)
    a = s.seat(0).chooses("pass")
    while a.asked("keep"):
        a.chooses(says(s))
    assert a.workers == "labourer cleric criminal"


def test_it_does_something_rather_than_pass_in_the_last_round() -> None:
    s = given(player("labourer labourer", silver=2), round=7)
    assert says(s) != "pass"


def test_it_passes_when_nothing_is_worth_a_worker() -> None:
    """Single labourers are kept for the next round, not spent for one silver each."""
    s = given(player("labourer"), townsfolk={}, favours=[], round=3)
    assert s.seat(0).offers("trade")
    assert says(s) == "pass"


@pytest.mark.parametrize("round", [3, 7])
@pytest.mark.parametrize(
    ("favour", "told"),
    [
        ("favour_pray", {"workers": "labourer labourer"}),
        ("favour_settle_debt", {"workers": "fighter", "silver": 1}),
        (
            "favour_attribute",
            {"workers": "criminal", "faith": 12, "strength": 12, "influence": 12},
        ),
        ("favour_free_recruit", {"workers": "scout"}),
    ],
)
def test_it_spends_no_worker_on_a_favour_that_brings_nothing(
    favour: str, told: dict[str, Any], round: int
) -> None:
    s = given(player(**told), favours=[favour], townsfolk={}, round=round)
    assert s.seat(0).offers("favour:1")
    assert says(s) != "favour:1"


@pytest.mark.parametrize("converted", [[], ["traitor_byzantine", "traitor_viking"]])
def test_it_destroys_a_debt_even_if_its_outsiders_count_debts(converted: list[str]) -> None:
    s = given(
        player("scout labourer fighter", strength=1, unpaid=2, converted=converted),
        outsiders={1: "hunter_saracen"},
    )
    s.seat(0).chooses("attack")
    assert says(s) == "1"


def test_it_pays_a_debt_rather_than_take_silver() -> None:
    s = given(
        player("merchant labourer scout", provisions=1, unpaid=1),
        next_walls=["wall_debt_or_silver"],
    )
    s.seat(0).chooses("fortify")
    assert s.seat(0).kind() == "choose-one"
    assert says(s) == "1"


def test_it_puts_the_jar_where_a_debt_is_paid() -> None:
    s = given(player("cleric labourer merchant", silver=1, unpaid=1), round=6)
    s.seat(0).chooses("absolve")
    assert says(s) == "absolve_space_1"


def test_it_takes_no_debt_when_it_has_silver() -> None:
    s = given(
        player("labourer fighter", silver=3),
        townsfolk={1: "gatekeeper_silver"},
        favours=[],
    )
    s.seat(0).chooses("recruit", "hire")
    assert s.seat(0).kind() == "pay"
    assert says(s) == "silver"


def test_it_gets_rid_of_suspicion() -> None:
    s = given(player("cleric labourer merchant", silver=1, suspicion=[0, 1]))
    s.seat(0).chooses("absolve", "absolve_space_6")
    assert s.seat(0).kind() == "suspicion"
    assert says(s) == "1"


def test_it_keeps_suspicion_that_thieves_are_paid_for() -> None:
    thieves = ["thief_byzantine", "thief_viking"]
    s = given(player("cleric labourer merchant", silver=1, suspicion=[0], converted=thieves))
    s.seat(0).chooses("absolve", "absolve_space_6")
    assert says(s) == "0"


def test_it_takes_rewards_for_suspicion_before_it_discards() -> None:
    """A Peddler first, then the Conspirator: each by itself would be half of it (PAL-INQ-04)."""
    s = given(
        player(
            "scout labourer fighter labourer",
            strength=1,
            suspicion=[0, 0],
            crew=["conspirator_a", "peddler_silver"],
        ),
        outsiders={1: "mercenary_saracen_b"},
        tax=2,
    )
    s.seat(0).chooses("attack")
    a = s.seat(0)
    assert a.kind() == "inquisition"
    assert says(s) == "peddler_silver"
    a.chooses("peddler_silver")
    assert says(s) == "conspirator_a"


def test_it_avoids_a_tavern_full_of_criminals_when_suspicion_leads() -> None:
    s = given(
        player("labourer", suspicion=[0, 0, 0]),
        player(passed=True),
        next_taverns=["tavern_16", "tavern_18", "tavern_23"],
        tax=1,
    )
    s.seat(0).chooses("pass")
    s.choose_paladins()
    while s.asked()[0][0] != 0:
        s.seat(s.asked()[0][0]).chooses("1")
    assert s.asked() == [(0, "tavern")]
    assert says(s) == "2"


def test_workers_fit_by_counting() -> None:
    """Criminals do for every type; a space for a criminal takes nothing else (PAL-WORK-02, -03)."""
    assert fits([0, 1, 0, 0, 1, 1], [0, 1, 0, 0, 1, 0, 1])
    assert fits([0, 0, 0, 0, 1, 2], [0, 1, 0, 1, 1, 0, 0])
    assert not fits([2, 0, 0, 0, 1, 0], [0, 1, 0, 0, 1, 0, 0])
    assert not fits([5, 1, 1, 1, 1, 0], [0, 0, 0, 0, 0, 1, 0])
    assert not fits([0, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 1])


def test_a_threshold_is_worth_more_than_a_step_before_it() -> None:
    state = given(player("labourer", faith=7, influence=2), round=7).state
    worth = Worth(state, 0)
    assert worth.step(FAITH) > worth.step(INFLUENCE) > 0
    state.boards[0].track[FAITH] = state.content.board.track_end
    assert worth.step(FAITH) == 0


# -- everywhere ---------------------------------------------------------------------------------


def positions(seen: Counter[str], seats: int, seed: int, pick: Pick, **options: Any) -> None:
    """Walk through a match and judge its positions: complete, fair, without a trace."""
    m = GAME.new(seats, FastChance(seed), options, live=False)
    picker = FastChance(seed + 1)
    here: Counter[str] = Counter()
    for number in range(5000):
        if m.over:
            return
        decision = m.decisions[picker.below(0, len(m.decisions))]
        here[decision.kind] += 1
        if here[decision.kind] <= OFTEN or number % RARE == 0:
            seen[decision.kind] += 1
            chance = FastChance(number)
            world = m.imagine(decision.seat, chance)
            before = canonical(world.state.dump())
            same = counterpart(world, decision)
            values = JUDGE.weigh(world, same, chance)
            assert len(values) == len(decision.options)
            assert all(isfinite(value) for value in values)
            assert canonical(world.state.dump()) == before, "the world is left as it was"
            chosen = answer(m, decision, 1)
            assert decision.option(chosen) is not None
            assert chosen == answer(m, decision, 2), "hidden cards do not count"
        m.choose(decision.id, pick(decision, picker).id)
    raise AssertionError("the match does not end")


@pytest.mark.slow
def test_it_answers_every_kind_of_question() -> None:
    """Legal, finite, the same whatever hidden cards are imagined, and nothing is moved."""
    seen: Counter[str] = Counter()
    positions(seen, 1, 5, any_option, difficulty="choose")
    for seed in range(2):
        for seats in (2, 3, 4):
            positions(seen, seats, 10 * seed + seats, eager if seed else any_option)
    assert set(seen) == set(GAME.option_kinds(GAME.load()))


@pytest.mark.slow
def test_it_beats_chance() -> None:
    results = play_matches(GAME, ["heuristic", "random"], 2, range(20), {})
    assert results.share("heuristic") >= 0.95
