"""Previews of a battle: where the marker would be after a manoeuvre, for each half of its card.

The card is played by the rules on copies of the match, once for each way to answer what its half
asks; everything that decides it is public. Which card would cover the other half is never drawn.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.battle_shapes import (
    HalfAhead,
    ManoeuvrePreview,
    PartAhead,
)
from gonfalon.games.crusaders.model.constants import BOTTOM, HALVES, NONE, TOP
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.options.battle import CANCEL
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.battle.effects import BattleOperation, Bribe
from gonfalon.games.crusaders.rules.battle.halves import ResolveHalf, operations_of
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.measures import amount
from gonfalon.kernel.hidden.unknown import Unknown
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Rehearsal
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import EVERYONE, Message

# Questions whose answers make no difference to the marker: one of them is enough.
ALIKE: Final = frozenset(("flee", "give-up-good"))


class Ahead(Rehearsal[CrusadersState]):
    """A copy of a match in a manoeuvre; `moved` is how far each part has moved the marker."""

    __slots__ = ("marker", "moved")

    def __init__(self, m: Match[CrusadersState], seat: int, place: int) -> None:
        super().__init__(m, seat)
        self.asking = self.stack[place]
        self.marker = self.enclosing(Battle).marker
        self.moved: dict[tuple[int, int], int] = {}  # by half and place of the part
        if isinstance(m, Ahead):
            self.moved.update(m.moved)

    def emit(
        self,
        message: Message,
        a: object = None,
        b: object = None,
        c: object = None,
        d: object = None,
        e: object = None,
        f: object = None,
        *,
        to: int = EVERYONE,
    ) -> None:
        """Note which part has moved the marker; nobody reads the events."""
        if message is not say.MARKER_MOVED:
            return
        now = self.enclosing(Battle).marker
        for step in reversed(self.stack):
            if isinstance(step, ResolveHalf):
                part = (step.half, step.at - 1)
                self.moved[part] = self.moved.get(part, 0) + now - self.marker
                break
        self.marker = now


def cancel_preview(
    m: Match[CrusadersState], decision: Decision, option: Option
) -> ManoeuvrePreview:
    """Return what a card does if this half of it is cancelled."""
    base = Ahead(m, decision.seat, len(m.stack) - 1)
    base.asking.take(base, decision.seat, option)
    return {"marker": base.marker, "halves": [half_ahead(base, option.value)]}


def card_preview(m: Match[CrusadersState], decision: Decision, option: Option) -> ManoeuvrePreview:
    """Return what a card would do, for each half that the opponent may leave open."""
    place = len(m.stack) - 1
    base = Ahead(m, decision.seat, place)
    battle = base.enclosing(Battle)
    base.asking.take(base, decision.seat, option)
    found: ManoeuvrePreview = {"marker": battle.marker, "halves": []}
    if battle.free_halves:
        found["halves"].append(half_ahead(base, NONE))
        return found
    base.asking.run(base)
    for half in (BOTTOM, TOP):
        copy = Ahead(base, decision.seat, place)
        copy.asking.take(copy, decision.seat, CANCEL[half])
        found["halves"].append(half_ahead(copy, half))
    return found


def half_ahead(base: Ahead, cancelled: int) -> HalfAhead:
    """Return what the card that was laid last does with a half cancelled (NONE: neither)."""
    open_halves = [half for half in (TOP, BOTTOM) if half != cancelled]
    parts: list[tuple[tuple[int, int], PartAhead]] = []
    later: list[PartAhead] = []
    for half in open_halves:
        list_parts(base, half, parts, later)
    step = base.asking
    if isinstance(step, Procedure):
        step.goto("do_top")  # what covers the other half stays unknown
    ends = explore(base, base.stack.index(step))
    for key, part in parts:
        moves = [end.moved.get(key, 0) for end in ends]
        part["least"], part["most"] = min(moves), max(moves)
    battles = [end.enclosing(Battle) for end in ends]
    markers = [battle.marker for battle in battles]
    over = [battle.winner != NONE for battle in battles]
    units: list[list[int]] = []
    for side in (battles[0].attacker, battles[0].defender):
        counts = [b.units_of(end.state, side) for b, end in zip(battles, ends, strict=True)]
        units.append([min(counts), max(counts)])
    levels = [end.state.level[battles[0].city] for end in ends]
    return {
        "half": None if cancelled == NONE else HALVES[open_halves[0]],
        "least": min(markers),
        "most": max(markers),
        "units": units,
        "level": [min(levels), max(levels)],
        "stops": "yes" if all(over) else "maybe" if any(over) else "no",
        "parts": [part for _, part in parts],
        "later": later,
    }


def list_parts(
    m: Ahead,
    half: int,
    parts: list[tuple[tuple[int, int], PartAhead]],
    later: list[PartAhead],
) -> None:
    """List the parts of a half with their amounts as things stand; those of one kind add up."""
    battle = m.enclosing(Battle)
    side = battle.sides[-1]
    for place, part in enumerate(operations_of(m.state, side, battle.cards[-1], half)):
        if part.at_end:
            later.append({"op": part.OP, "n": part.n, "least": 0, "most": 0})
            continue
        if not battle.meets(m.state, side, part.condition):
            continue
        same = [one for key, one in parts if key[0] == half and one["op"] == part.OP]
        n = size_of(m, side, part)
        if same and isinstance(part, BattleOperation):
            same[0]["n"] += n
        else:
            parts.append(((half, place), {"op": part.OP, "n": n, "least": 0, "most": 0}))


def size_of(m: Ahead, side: int, part: Operation) -> int:
    """Return how much of an operation there is; of a bribe, the coins."""
    return part.coins if isinstance(part, Bribe) else amount(m, side, part)


def explore(copy: Ahead, place: int) -> list[Ahead]:
    """Play on, up to the window after the manoeuvre, in every way to answer its questions."""
    try:
        while copy.asking in copy.stack:
            step = copy.stack[-1]
            if isinstance(step, Lanes):
                if len(copy.stack) == place + 2:  # nothing is resolved any more
                    break
                copy.done()  # a Bazaar may be used here; it moves no marker
            elif not step.run(copy):
                decisions = step.ask(copy)
                if decisions:
                    return branch(copy, place, decisions[0])
                step.skip()
    except Unknown:
        pass
    return [copy]


def branch(copy: Ahead, place: int, decision: Decision) -> list[Ahead]:
    """Go on with every answer that makes a difference."""
    options = decision.options[:1] if decision.kind in ALIKE else decision.options
    found: list[Ahead] = []
    for option in options:
        after = Ahead(copy, copy.seat, place)
        after.stack[-1].take(after, decision.seat, option)
        found += explore(after, place)
    return found
