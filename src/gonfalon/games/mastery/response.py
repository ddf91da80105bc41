"""Response windows (MM-RSP): Fracture against artefacts that are about to take effect.

By rule the seats answer in turn; here a round collects sealed answers of all of them at once and
counts the first Fracture in clockwise order, which comes to the same (MM-RSP-04). Who is asked is
worked out from public facts alone, so that nothing tells who holds the card (MM-RSP-05).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.artefacts import break_artefact, break_label
from gonfalon.games.mastery.cards import discard, tag_now
from gonfalon.games.mastery.messages import (
    ALREADY_BROKEN,
    ASK_RESPONSE,
    CARD_PLAYED,
    NOT_HELD,
    OWN_ARTEFACT,
    PASS,
    WINDOW_CLOSES,
    WINDOW_OPENS,
)
from gonfalon.games.mastery.shapes import WindowKind
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import WINDOW, Lanes

TO_CROWN: Final = 0
TO_SCEPTRES: Final = 1
TO_ORBS: Final = 2
KINDS: Final[tuple[WindowKind, ...]] = ("crown-response", "sceptre-response", "orb-response")
LET_IT_BE: Final = Option("pass", -1, "MM-RSP-03")


class Response(Lanes[Realm]):
    """One window: the artefacts concerned, and the seats that could answer."""

    __slots__ = ("artefacts", "begun", "start", "why")
    NAME = "mastery.response"
    FIELDS = ("circle", "closed", "given", "touched", "why", "artefacts", "start", "begun")
    SECRECY = WINDOW

    def __init__(
        self, seats: int = 0, why: int = 0, artefacts: list[int] | None = None, start: int = 0
    ) -> None:
        super().__init__(seats)
        self.why = why
        self.artefacts: list[int] = artefacts if artefacts is not None else []
        self.start = start  # the first seat that may still answer
        self.begun = False

    def clone(self) -> Response:
        """Return an independent copy."""
        other = Response(0, self.why, self.artefacts, self.start)
        self.copy_lanes(other)
        other.begun = self.begun
        return other

    def concerned(self, t: Realm, seat: int) -> list[int]:
        """Return the artefacts this seat could break here: intact ones of other players."""
        return [a for a in self.artefacts if t.broken[a] == 0 and t.keeper[a] != seat]

    def circle_of(self, t: Realm, order: list[int]) -> int:
        """Return the seats that, as far as public facts tell, could answer (MM-RSP-01)."""
        c = t.c
        mask = 0
        for seat in order:
            if not t.hands[seat].cards or not self.concerned(t, seat):
                continue
            out = 0
            for kind in c.fracture_kinds:
                out += t.discards[seat].count(kind)
            if out < c.fracture_copies:
                mask |= 1 << seat
        return mask

    def run(self, m: Match[Realm]) -> bool:
        """Open the window; without a circle it is passed over (MM-RSP-02)."""
        if not self.begun:
            self.begun = True
            m.barrier()
            order = [(self.start + i) % m.seats for i in range(m.seats)]
            self.circle = self.circle_of(m.table, order)
            if self.circle and m.listening:
                m.emit(WINDOW_OPENS, (tuple(self.artefacts), self.circle))
        if not self.circle:
            m.done()
            return True
        return super().run(m)

    def question(self, m: Match[Realm], seat: int, given: list[int]) -> Decision | None:
        """Ask each seat once: pass, or Fracture on one artefact concerned."""
        if given:
            return None
        t = m.table
        options = [LET_IT_BE]
        for kind in t.c.fracture_kinds:
            if kind in t.hands[seat].cards:
                ready = t.c.response_options[kind]
                options += [ready[a] for a in self.concerned(t, seat)]
        return Decision(seat, KINDS[self.why], options, public=False, default=0)

    def opened(self, m: Match[Realm]) -> None:
        """Let the first Fracture in clockwise order count; drop the answers after it."""
        t = m.table
        order = [(self.start + i) % m.seats for i in range(m.seats)]
        for place, seat in enumerate(order):
            lane = self.given[seat]
            if not lane or lane[0] < 0:
                continue
            kind, artefact = divmod(lane[0], 100)
            m.reveal(t.packs[seat], t.hands[seat], kind)
            if m.listening:
                m.emit(CARD_PLAYED, (seat, kind))
            break_artefact(m, seat, artefact)
            discard(t, seat, kind, tag_now(t, seat))
            later = [s for s in order[place + 1 :] if self.circle >> s & 1]
            self.begin_round(self.circle_of(t, later))
            if self.circle and m.listening:
                m.emit(WINDOW_OPENS, (tuple(self.artefacts), self.circle))
            return
        if m.listening:
            m.emit(WINDOW_CLOSES, ())
        self.begin_round(0)

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_RESPONSE, tuple(self.concerned(m.table, decision.seat)))

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value < 0:
            return Label(Said(PASS))
        return break_label(m.table, option.value % 100)

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Say why an artefact of the window cannot be broken by this seat."""
        t = m.table
        found: list[Blocked] = []
        seat = decision.seat
        held = any(kind in t.hands[seat].cards for kind in t.c.fracture_kinds)
        for a in self.artefacts:
            id = f"fracture:{t.c.artefacts[a]}"
            touched = (f"artefact:{t.c.artefacts[a]}",)
            if t.keeper[a] == seat:
                found.append(Blocked(id, "MM-RES-07", Said(OWN_ARTEFACT, a), touched))
            elif not t.intact(a):
                said = Said(ALREADY_BROKEN, a, t.keeper[a])
                found.append(Blocked(id, "MM-ART-02", said, touched))
            elif not held:
                said = Said(NOT_HELD, t.c.fracture_kinds[0])
                found.append(Blocked(id, "MM-RES-06", said, touched))
        return found
