"""What is kept of Paladins shows every kind of match."""

from __future__ import annotations

from gonfalon.games.paladins.model.messages.play import (
    SOLO_DRAWN,
    SOLO_LOST,
    SOLO_WON,
    WON,
    WON_BY_ORDERS,
    WON_BY_SUSPICION,
)
from tests.games.paladins.golden import GOLDEN, PLANS


def test_the_records_show_every_difficulty_and_every_end() -> None:
    levels = {plan.settings.get("difficulty") for plan in PLANS}
    assert levels == {None, "easy", "normal", "hard", "choose"}
    ways = (WON, WON_BY_ORDERS, WON_BY_SUSPICION, SOLO_WON, SOLO_LOST, SOLO_DRAWN)
    assert {f"event-{plan.ends}" for plan in PLANS} == {way.id for way in ways}
    for ending in (SOLO_WON.id, SOLO_LOST.id):
        shown = {p.settings["difficulty"] for p in PLANS if f"event-{p.ends}" == ending}
        assert shown >= {"easy", "normal", "hard"}


def test_a_shared_victory_is_there() -> None:
    assert any(noted["ranks"] == [1, 1] for noted in GOLDEN.notes().values())
