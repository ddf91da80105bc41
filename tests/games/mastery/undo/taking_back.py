"""What seats may take back, and what they know afterwards."""

from __future__ import annotations

from typing import Any

from tests.games.mastery.scenario import Scenario


def reach(s: Scenario) -> list[list[str]]:
    """Return how many decisions each seat may take back, by their kinds."""
    found = [[id.split(".")[3] for id in s.m.undoable(seat)] for seat in range(s.m.seats)]
    for seat in range(s.m.seats):
        assert s.m.view(seat)["undo"] == s.m.undoable(seat)
    assert s.m.view(None)["undo"] == []
    return found


def barred(s: Scenario) -> bool:
    """Tell whether nobody can take anything back."""
    return not any(reach(s))


def tables(s: Scenario) -> list[dict[str, Any]]:
    """Return the table as each seat and a spectator see it."""
    return [s.m.view(viewer)["state"] for viewer in (*range(s.m.seats), None)]


def takes_back(s: Scenario, seat: int, steps: int = 1) -> None:
    """Take back the last choices of a seat."""
    s.m.undo(seat, s.m.undoable(seat)[-steps])
    s.sound()
