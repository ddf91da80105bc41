"""What is kept of Medieval Mastery shows every kind of match."""

from __future__ import annotations

from gonfalon.games.mastery.model.shapes import VARIANTS
from tests.games.mastery.golden import GOLDEN, LIMIT, PLANS, POINTS, SIEGE, TEAM


def test_the_records_show_every_variant_and_every_end() -> None:
    assert {id for plan in PLANS for id in plan.settings["variants"]} == set(VARIANTS)
    assert {plan.ends for plan in PLANS} == {POINTS, TEAM, SIEGE, LIMIT}
    modes = {plan.settings.get("team_mode") for plan in PLANS}
    assert {"pairs_6", "triples_6"} <= modes


def test_windows_that_were_closed_are_written_down() -> None:
    for plan in PLANS:
        if plan.policy == "fixed":
            lines = GOLDEN.record(plan).splitlines()
            assert any(line.startswith("close ") for line in lines)
