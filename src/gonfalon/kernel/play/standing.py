"""Standing orders: "pass in windows of this kind until I say otherwise".

They are not part of a match. Whoever drives a match (a server, a terminal) keeps each seat's list
of kinds and, when an input has opened a window, gives the ordinary sealed answers at once. So
record, version, waiting seats and events are the same as if the seats had answered by themselves,
and nobody can see that there is such an order.

An order applies once, when a window opens. A seat that takes its answer back in the same window is
asked in the usual way.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from gonfalon.kernel.play.step import WINDOW, Lanes
from gonfalon.kernel.values.decision import Decision

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match

Orders = Mapping[int, Collection[str]]  # the kinds of decisions in which each seat passes


def in_window(m: Match[Any], decision: Decision) -> bool:
    """Return whether an order may answer a decision: in a window, with the answer by default."""
    top = m.stack[-1] if m.stack else None
    return isinstance(top, Lanes) and top.SECRECY == WINDOW and decision.default >= 0


def answered_by_order(m: Match[Any], orders: Orders, before: str) -> Decision | None:
    """Return the next open decision that a standing order answers, with its default option.

    `before` is the round that was open before the input after which orders are carried out. Give
    the answer and call this again, with the same `before`, until it returns None.
    """
    if not orders or m.round == before:
        return None
    for decision in m.open_decisions:
        if decision.kind in orders.get(decision.seat, ()) and in_window(m, decision):
            return decision
    return None
