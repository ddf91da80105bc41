"""Raids before they fall: how they would end, and what rescripts would change (CRU-SAR-09)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.crusaders.model.messages.ending import WON
from gonfalon.games.crusaders.rules.raids.raids import Raids
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Outcome
from tests.games.crusaders.scenario import Scenario, player, table


def before_a_raid(rescripts: str = "garrison_duty", units: int = 3, **laid: Any) -> Scenario:
    """Jerusalem (seat 0) awaits a raid of two saracens from Damascus; its walls are level 1."""
    return table(
        player("jerusalem", rescripts=rescripts),
        player("tripoli"),
        **{
            "cities": {"jerusalem_city": f"{units} level 1", "damascus": "3", "tadmor": "1"},
            "round": 2,
            "phase": "events",
            "event": "field_of_blood",
            "raid": "white",
            "uncovered": 2,
            **laid,
        },
    )


def raid_of(s: Scenario, viewer: int | None, now: bool = False) -> Any:
    """Return the raid on Jerusalem as somebody sees it."""
    saracens = s.m.view(viewer)["state"]["saracens"]
    if now:
        return saracens["now"]
    [found] = [one for one in saracens["raids"] if one["city"] == "jerusalem_city"]
    return found


@pytest.mark.rules("CRU-SAR-09", "CRU-SAR-18")
def test_a_rescript_that_would_save_the_city_is_told_to_its_owner_alone() -> None:
    """A unit and a wall against the raiders and the track; Garrison Duty adds 2."""
    s = before_a_raid(units=1)
    raid = raid_of(s, 0)
    assert raid["result"] == "falls"
    assert raid["difference"] == 1 + 1 - raid["strength"]
    [help] = raid["helps"]
    assert (help["rescript"], help["strength"]) == ("garrison_duty", 2)
    assert help["difference"] == raid["difference"] + 2
    assert help["result"] == ("holds" if help["difference"] > 0 else "falls")
    for viewer in (1, None):
        assert raid_of(s, viewer)["helps"] == []


@pytest.mark.rules("CRU-RESC-01", "CRU-D-06")
def test_rescripts_of_other_moments_do_not_help() -> None:
    s = before_a_raid("blessing_of_swords indulgence")
    assert raid_of(s, 0)["helps"] == []


@pytest.mark.rules("CRU-SAR-08")
def test_without_raiders_nothing_helps() -> None:
    s = before_a_raid(cities={"jerusalem_city": "3 level 1", "damascus": "1", "tadmor": "1"})
    raid = raid_of(s, 0)
    assert (raid["result"], raid["helps"]) == ("no_raid", [])


@pytest.mark.rules("CRU-SAR-09", "CRU-SAR-10", "CRU-D-06")
def test_what_the_answer_says_is_what_happens() -> None:
    s = before_a_raid().begin_with(Raids())
    assert s.seat(0).asked("rescript-window")
    raid = raid_of(s, 0, now=True)
    told = s.seat(0).label("garrison_duty")["preview"]
    assert raid["helps"] == [told]
    assert (told["strength"], told["difference"]) == (2, raid["difference"] + 2)
    s.seat(0).chooses("garrison_duty")
    assert s.event("raid-held")["difference"] == told["difference"]
    assert told["result"] == "holds"


def test_after_the_end_no_rescript_helps_any_more() -> None:
    s = before_a_raid()
    s.m.finish(Outcome(Text(WON, 0, 0), [1, 2], [0, 0], []))
    raids = s.m.view(0)["state"]["saracens"]["raids"]
    assert all(one["helps"] == [] for one in raids)
