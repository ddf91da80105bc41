"""No viewer of Crusaders can tell a match from another one that fits what they know."""

from __future__ import annotations

import pytest

from gonfalon.proving.leaks import leaks


@pytest.mark.slow
@pytest.mark.rules("CRU-RUL-50", "CRU-RUL-61", "CRU-D-06", "CRU-D-29", "CRU-D-46")
def test_nothing_leaks() -> None:
    report = leaks("crusaders", 60, 20, seed=7)
    assert report.ok, report.lines()
    assert report.tally.other_worlds > report.tally.twins * 0.9
