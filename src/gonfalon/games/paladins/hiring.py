"""Townsfolk leave the row: into a crew, or away (PAL-REC-02, PAL-REC-03, PAL-REC-08)."""

from __future__ import annotations

from gonfalon.games.paladins.messages import TOWNSFOLK_HIRED, TOWNSFOLK_SENT
from gonfalon.games.paladins.rewards import reward
from gonfalon.games.paladins.state import GONE, Kingdom
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Message


def hire(m: Match[Kingdom], side: int, slot: int, how: Message = TOWNSFOLK_HIRED) -> None:
    """Put a townsfolk into the crew and give its instant reward (PAL-REC-03, PAL-TF-04).

    The slot stays empty until the cleanup (PAL-REC-05). `how` is the event that tells of it.
    """
    t = m.table
    kind = t.townsfolk[slot]
    t.townsfolk[slot] = GONE
    t.boards[side].crew.append(kind)
    if m.listening:
        m.emit(how, (side, kind))
    reward(m, side, t.c.cards.instant[kind])


def send_away(m: Match[Kingdom], side: int, slot: int) -> None:
    """Discard a townsfolk for good and give the reward of its corner (PAL-REC-02, -06)."""
    t = m.table
    kind = t.townsfolk[slot]
    t.townsfolk[slot] = GONE
    t.discarded_townsfolk.append(kind)
    if m.listening:
        m.emit(TOWNSFOLK_SENT, (side, kind))
    reward(m, side, t.c.cards.corner[kind])
