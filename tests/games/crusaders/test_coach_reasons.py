"""The coach of Crusaders names the raids that its advice is about."""

from __future__ import annotations

from typing import Any

from gonfalon.games.crusaders.bot.coach import COACH, RAID_FALLS, RAID_HELD, raids_on
from gonfalon.kernel.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.match import Match
from gonfalon.kernel.preview import preview
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
    remarks = COACH.remarks(match, decision, option, ahead)
    assert remarks
    raids = raids_on(ahead.match, decision.seat)
    for remark in remarks:
        city, strength, walls, *missing = remark.args
        raid = raids[city]
        assert (strength, walls) == (raid["strength"], raid["city_strength"])
        falls = raid["result"] == "falls"
        assert remark.message is (RAID_FALLS if falls else RAID_HELD)
        assert missing == ([strength - walls + 1] if falls else [])
