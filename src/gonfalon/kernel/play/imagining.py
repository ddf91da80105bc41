"""Imagining: another match that one viewer cannot distinguish from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.hidden.deal import deal
from gonfalon.kernel.play.state import T
from gonfalon.kernel.values.message import bit_of

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


def imagine(m: Match[T], viewer: int | None, chance: Chance, tracking: bool) -> Match[T]:
    """Return a copy in which everything is drawn again that this viewer cannot know."""
    bit = bit_of(viewer)
    other = m.clone()
    other.chance = chance
    state = other.state
    state.packs = [deal(pack, bit, chance, tracking) for pack in state.packs]
    state.bind()
    for tally in state.tallies():
        tally.imagine(bit, chance, tracking)
    state.imagine(bit, chance)
    for step in other.stack:
        step.forget(bit)
    other.reopen()
    return other
