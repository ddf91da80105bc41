"""Tax (PAL-TAX), suspicion (PAL-SUSP) and the inquisition (PAL-INQ).

A gain of tax may empty the tax supply in the middle of anything; the inquisition is pushed on top
of whatever is going on, which continues when it is over.
"""

from __future__ import annotations

from gonfalon.games.paladins.abilities import Abilities, usable_parts
from gonfalon.games.paladins.gains import discard_suspicion, take_debt
from gonfalon.games.paladins.messages import (
    INQUISITION_BEGINS,
    NO_DEBT_LEFT,
    NOBODY_PUNISHED,
    PUNISHED,
    RESHUFFLED_SUSPICION,
    SUSPICION_DRAWN,
    TAX_REFILLED,
    TAX_TAKEN,
)
from gonfalon.games.paladins.resources import lose_tax, move_marker
from gonfalon.games.paladins.state import SUSPICION, Kingdom
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step


def suspects(t: Kingdom, side: int = -1, held: int = 0) -> list[int]:
    """Return whom an inquisition would punish now: the most suspicion, ties included (PAL-INQ-05).

    With a side it is as if that side held so many cards.
    """
    counts = [len(board.suspicion) for board in t.boards]
    if side >= 0:
        counts[side] = held
    most = max(counts)
    return [other for other, count in enumerate(counts) if count == most] if most else []


def gain_tax(m: Match[Kingdom], side: int, count: int) -> None:
    """Take tax, compulsorily and in one gain (PAL-TAX-01 to -04)."""
    t = m.table
    had = t.tax
    if t.is_automa(side):  # out of the supply first, then the marker moves (PAL-SOLO-RES-03)
        lose_tax(m, side, count)
        move_marker(m, side, count)
    else:
        t.tax = max(had - count, 0)
        t.boards[side].silver += count
        if m.listening:
            m.emit(TAX_TAKEN, (side, count, t.tax))
    if had and not t.tax:
        m.push(Inquisition(t.active))


class Suspect(Step[Kingdom]):
    """Suspicion cards drawn one after another, each with all it causes (PAL-SUSP-01 to -03)."""

    __slots__ = ("left", "side")
    NAME = "paladins.suspect"
    FIELDS = ("side", "left")

    def __init__(self, side: int = 0, left: int = 0) -> None:
        self.side = side
        self.left = left

    def clone(self) -> Suspect:
        """Return an independent copy."""
        return Suspect(self.side, self.left)

    def run(self, m: Match[Kingdom]) -> bool:
        """Draw the next card and gain its tax."""
        if not self.left:
            m.done()
            return True
        t = m.table
        pack, deck = t.packs[SUSPICION], t.deck(SUSPICION)
        if not deck.cards:
            pile = t.discarded_suspicion
            if not pile:  # an inquisition comes first (PAL-SUSP-06, -08)
                m.push(Inquisition(t.active))
                return True
            t.discarded_suspicion = []
            pack.put(deck, pile)
            m.shuffle(pack, deck, SUSPICION)
            pack.settle()
            if m.listening:
                m.emit(RESHUFFLED_SUSPICION, (len(pile),))
        self.left -= 1
        kind = m.turn_up(pack, deck)
        held = t.boards[self.side].suspicion
        held.append(kind)
        if m.listening:
            m.emit(SUSPICION_DRAWN, (self.side, kind, len(held)))
        tax = t.c.cards.suspicion_tax[kind]
        if tax:
            gain_tax(m, self.side, tax)
        return True


class Inquisition(Step[Kingdom]):
    """Abilities clockwise from the active player, punishment, refill (PAL-INQ-01 to -07)."""

    __slots__ = ("at", "start")
    NAME = "paladins.inquisition"
    FIELDS = ("start", "at")

    def __init__(self, start: int = 0, at: int = -1) -> None:
        self.start = start
        self.at = at

    def clone(self) -> Inquisition:
        """Return an independent copy."""
        return Inquisition(self.start, self.at)

    def run(self, m: Match[Kingdom]) -> bool:
        """Go through the three steps."""
        t = m.table
        if self.at < 0:
            self.at = 0
            if m.listening:
                m.emit(INQUISITION_BEGINS, (self.start,))
        sides = len(t.boards)
        while self.at < sides:
            side = (self.start + self.at) % sides
            self.at += 1
            parts = 0 if t.is_automa(side) else usable_parts(t, side)
            if parts:
                m.push(Abilities(side, parts))
                return True
        self.punish(m)
        t.tax = t.c.board.tax[t.seats]
        if m.listening:
            m.emit(TAX_REFILLED, (t.tax,))
        m.done()
        return True

    def punish(self, m: Match[Kingdom]) -> None:
        """Whoever holds the most takes a debt and discards half (PAL-INQ-05, -06)."""
        t = m.table
        sides = len(t.boards)
        found = suspects(t)
        if not found:
            if m.listening:
                m.emit(NOBODY_PUNISHED, ())
            return
        most = len(t.boards[found[0]].suspicion)
        order = [(self.start + i) % sides for i in range(sides)]
        guilty = [side for side in order if side in found]
        if m.listening:
            mask = 0
            for side in guilty:
                mask |= 1 << side
            m.emit(PUNISHED, (mask, most, most // 2))
        for side in guilty:
            if not take_debt(m, side) and m.listening:
                m.emit(NO_DEBT_LEFT, (side,))
            discard_suspicion(m, side, most // 2)
