"""The coach of Crusaders gives reasons with numbers: raids, strengths, prices, incomes left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gonfalon.games.crusaders.bot import reasons
from gonfalon.games.crusaders.bot.coach import COACH, RAID_FALLS, RAID_HELD, raids_on
from gonfalon.games.crusaders.model.constants import MARCH
from gonfalon.games.crusaders.model.options.orders import GOVERNOR
from gonfalon.games.crusaders.model.state import is_reinforced
from gonfalon.games.crusaders.rules.battle.preview import cancel_preview
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.governors_score import goal_worth
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import preview
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.message import Message, Text
from gonfalon.proving.playing import pick, plan


def threatened() -> Match[Any]:
    """Return a match in which somebody is asked while a city of theirs falls in the next raid."""
    played = game("crusaders")
    for number in range(40):
        match_plan = plan(number, 3, [(3, {})], "quick")
        match = match_plan.start(played, played.load(), live=False)
        luck: FastChance = match_plan.picker()
        while not match.over and match.turn < 80:
            decision = match.open_decisions[0]
            raids = raids_on(match, decision.seat) if match.state.round else {}
            if any(raid["result"] == "falls" for raid in raids.values()) and not match.round:
                return match
            picked = pick(match, luck)
            assert picked is not None
            match.answer(*picked)
    raise AssertionError("no city is threatened")


def test_a_city_that_falls_is_named_with_the_numbers_of_the_raid() -> None:
    match = threatened()
    decision = match.open_decisions[0]
    option = decision.options[-1]
    ahead = preview(match, decision, option)
    told = COACH.remarks(match, decision, option, ahead)
    remarks = [remark for remark in told if remark.message in (RAID_FALLS, RAID_HELD)]
    assert remarks
    raids = raids_on(ahead.match, decision.seat)
    for remark in remarks:
        city, strength, walls, *missing = remark.args
        raid = raids[city]
        assert (strength, walls) == (raid["strength"], raid["city_strength"])
        falls = raid["result"] == "falls"
        assert remark.message is (RAID_FALLS if falls else RAID_HELD)
        assert missing == ([strength - walls + 1] if falls else [])


def reached(fits: Callable[[Match[Any], Decision], bool]) -> tuple[Match[Any], Decision]:
    """Return a match at a question that fits."""
    played = game("crusaders")
    for number in range(40):
        match_plan = plan(number, 3, [(3, {})], "quick")
        match = match_plan.start(played, played.load(), live=False)
        luck: FastChance = match_plan.picker()
        while not match.over:
            for decision in match.open_decisions:
                if not match.round and fits(match, decision):
                    return match, decision
            picked = pick(match, luck)
            assert picked is not None
            match.answer(*picked)
    raise AssertionError("no match comes to such a question")


def told(match: Match[Any], decision: Decision, option_id: str) -> dict[Message, Text]:
    """Return what the coach says for an answer, by message."""
    option = decision.option(option_id)
    assert option is not None
    ahead = preview(match, decision, option)
    return {one.message: one for one in COACH.remarks(match, decision, option, ahead)}


def test_an_order_that_saves_a_city_from_a_raid_says_so_and_the_outer_cell_is_too_late() -> None:
    def fits(match: Match[Any], decision: Decision) -> bool:
        if decision.kind != "plan" or not decision.option("muster-inner"):
            return False
        raids = raids_on(match, decision.seat)
        return decision.option("muster-outer") is not None and any(
            raid["result"] == "falls" for raid in raids.values()
        )

    match, decision = reached(fits)
    raids = raids_on(match, decision.seat)
    found = told(match, decision, "muster-inner")
    city, units, missing = found[reasons.RAID_MUSTER].args
    assert missing == 1 - raids[city]["difference"]
    assert units >= match.state.content.muster_units
    late = told(match, decision, "muster-outer")
    assert late[reasons.RAID_LATE].args[0] == city
    assert late[reasons.LATER].args == (match.state.round + 1,)
    assert reasons.RAID_MUSTER not in late


def test_a_march_names_the_city_and_both_strengths() -> None:
    def fits(match: Match[Any], decision: Decision) -> bool:
        if decision.kind != "plan" or not decision.option("march-inner"):
            return False
        return reasons.MARCHES in told(match, decision, "march-inner")

    match, decision = reached(fits)
    city, units, defence, difference = told(match, decision, "march-inner")[reasons.MARCHES].args
    state = match.state
    assert defence >= state.units[city] + state.level[city]
    assert difference == units - defence


def test_the_strength_of_a_reinforced_march_is_what_the_difference_is_taken_from() -> None:
    def fits(match: Match[Any], decision: Decision) -> bool:
        if decision.kind != "turn" or not decision.option("march"):
            return False
        if not any(is_reinforced(token) for token in reasons.acting(match, MARCH)):
            return False
        return reasons.MARCHES in told(match, decision, "march")

    match, decision = reached(fits)
    _, units, defence, difference = told(match, decision, "march")[reasons.MARCHES].args
    assert difference == units - defence


def test_a_battle_says_what_a_card_does_at_worst_and_what_the_other_half_would() -> None:
    match, decision = reached(lambda _, one: one.kind == "battle-card" and len(one.options) > 1)
    worst, best = told(match, decision, decision.options[0].id)[reasons.CARD].args
    assert worst <= best

    match, decision = reached(lambda _, one: one.kind == "cancel-half")
    says = [told(match, decision, id)[reasons.CANCELS].args for id in ("top", "bottom")]
    assert says[0] == tuple(reversed(says[1]))
    attacks = decision.seat == match.enclosing(Battle).attacker
    for option, (this, _) in zip(decision.options, says, strict=True):
        (half,) = cancel_preview(match, decision, option)["halves"]
        assert this == (half["least"] if attacks else -half["most"])


def test_a_governor_is_worth_its_influence_in_each_income_that_is_left() -> None:
    def fits(match: Match[Any], decision: Decision) -> bool:
        return decision.kind == "pick-governor" and match.state.round < match.state.content.rounds

    match, decision = reached(fits)
    state = match.state
    left = state.content.rounds - state.round + 1
    counted = 0
    for option in decision.options:
        found = told(match, decision, option.id)
        if reasons.APPOINTS not in found:
            continue
        counted += 1
        assert option in state.content.order_options.card[GOVERNOR]
        now = goal_worth(state, decision.seat, state.content.governors.goal[option.value])
        assert found[reasons.APPOINTS].args == (now, left, now * left)
    assert counted


def test_an_upgrade_says_what_taxes_it_brings() -> None:
    match, decision = reached(lambda _, one: one.kind == "upgrade")
    option = decision.options[0]
    found = told(match, decision, option.id)
    coins = match.state.content.cities.coins[option.value]
    level = match.state.level[option.value]
    assert coins[level + 1] != coins[level]
    assert found[reasons.UPGRADES].args == (option.value, coins[level + 1], coins[level])
