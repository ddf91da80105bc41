"""No viewer of Crusaders can tell a match from another one that fits what they know."""

from __future__ import annotations

import pytest

from gonfalon.proving.secrecy.leaks import leaks


@pytest.mark.slow
@pytest.mark.rules("CRU-RUL-50", "CRU-RUL-61", "CRU-D-06", "CRU-D-29", "CRU-D-46")
def test_nothing_leaks() -> None:
    report = leaks("crusaders", 60, 20, seed=7)
    assert report.ok, report.lines()
    assert report.tally.other_worlds > report.tally.twins * 0.9


@pytest.mark.parametrize(("plant", "states"), [("bishop", 6), ("influence", 3), ("saracens", 20)])
def test_planted_leaks_are_found(plant: str, states: int) -> None:
    """A bishop's level, an influence total and the saracens' hand: shown to all, it is noticed."""
    report = leaks("crusaders", states, 0, seed=7, plant=plant, twins=2)
    assert not report.ok
    assert any("planted" in failed.what for failed in report.tally.failures), report.lines()
