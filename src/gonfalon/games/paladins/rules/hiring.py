"""Townsfolk leaving the row: hired or discarded (PAL-REC)."""

from __future__ import annotations

from gonfalon.games.paladins.model.messages import TOWNSFOLK_HIRED, TOWNSFOLK_SENT
from gonfalon.games.paladins.model.state import GONE, PaladinsState
from gonfalon.games.paladins.rules.rewards import reward
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Message


def hire(m: Match[PaladinsState], side: int, slot: int, how: Message = TOWNSFOLK_HIRED) -> None:
    """Add a townsfolk to the crew and grant its instant reward (PAL-REC-03, PAL-TF-04).

    A crew has no limit (PAL-REC-07). The slot stays empty until the cleanup (PAL-REC-05). `how` is
    the event to emit.
    """
    t = m.state
    kind = t.townsfolk[slot]
    t.townsfolk[slot] = GONE
    t.boards[side].crew.append(kind)
    if m.listening:
        m.emit(how, (side, kind))
    reward(m, side, t.c.cards.instant[kind])


def send_away(m: Match[PaladinsState], side: int, slot: int) -> None:
    """Discard a townsfolk permanently and grant its corner reward (PAL-REC-02, PAL-REC-06)."""
    t = m.state
    kind = t.townsfolk[slot]
    t.townsfolk[slot] = GONE
    t.discarded_townsfolk.append(kind)
    if m.listening:
        m.emit(TOWNSFOLK_SENT, (side, kind))
    reward(m, side, t.c.cards.corner[kind])
