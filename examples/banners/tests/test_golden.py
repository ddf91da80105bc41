"""Matches kept as files. After a change of the rules, run this module to write them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.testing import Golden, RecordPlan
from gonfalon.testing.golden_checks import check_phases, check_record, check_repeated, check_saved


class BannersGolden(Golden):
    """A record for each number of seats, and every step in which a match can wait."""

    slug = "banners"
    folder = Path(__file__).parent / "golden"
    plans = (
        RecordPlan("two", 2, "most-points"),
        RecordPlan("three", 3, "most-points"),
        RecordPlan("four-confirming", 4, "most-points", policy="everyone"),
    )
    matches = 3
    phases = frozenset(("play", "bid"))


GOLDEN = BannersGolden()


@pytest.mark.parametrize("plan", GOLDEN.plans, ids=lambda plan: plan.name)
def test_records(plan: RecordPlan) -> None:
    check_record(GOLDEN, plan)
    check_repeated(GOLDEN, plan)


@pytest.mark.parametrize("path", GOLDEN.states(), ids=lambda path: path.stem)
def test_saved_states(path: Path) -> None:
    check_saved(GOLDEN, path)


def test_every_step_is_there() -> None:
    check_phases(GOLDEN)


if __name__ == "__main__":
    GOLDEN.write()
