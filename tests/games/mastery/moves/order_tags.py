"""Tags of the Crown of Order, as everybody sees them on a discard pile."""

from __future__ import annotations

from tests.games.mastery.scenario import Scenario


def tags(s: Scenario, seat: int) -> list[tuple[str, int | None]]:
    """Return a discard pile from the top with the Order tags that everybody sees."""
    pile = s.m.view(None)["state"]["seats"][seat]["discard"]
    return [(shown["card"], shown["tag"]) for shown in reversed(pile)]
