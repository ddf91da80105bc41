"""Turn structure (MM-TURN): place knights, windows, manoeuvres, restoration, the next player."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.advance import Advance
from gonfalon.games.mastery.artefacts import breakable, restore
from gonfalon.games.mastery.cards import discard, tag_now
from gonfalon.games.mastery.content import CROWN
from gonfalon.games.mastery.crowns import UseCrown, crown_targets
from gonfalon.games.mastery.ending import ended_by_limit
from gonfalon.games.mastery.knights import gain_knights
from gonfalon.games.mastery.messages import (
    ASK_WINDOW,
    CARD_PLAYED,
    CROWN_BROKEN,
    CROWN_IDLE,
    CROWN_USED,
    END_TURN,
    FORCED_CARD,
    MANOEUVRE,
    MANOEUVRE_BEGINS,
    NO_MANOEUVRE,
    NO_OTHER_ARTEFACT,
    NOT_HELD,
    PLAY_CARD,
    TURN_BEGINS,
    TURN_ENDS,
    USE_CROWN,
)
from gonfalon.games.mastery.redeploy import Redeploy
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

BEGIN: Final = 0
WINDOW: Final = 1
CARD: Final = 2  # a resource card is taking effect
END: Final = 3

CROWN_OPTION: Final = Option("crown", -1, "MM-CRN-01")
MANOEUVRE_OPTION: Final = Option("manoeuvre", -2, "MM-TURN-05")
END_OPTION: Final = Option("end_turn", -3, "MM-TURN-07")


class Turn(Step[Realm]):
    """The turns of all players, one after the other: the step at the bottom of the stack."""

    __slots__ = ("card", "phase", "seat")
    NAME = "mastery.turn"
    FIELDS = ("seat", "phase", "card")

    def __init__(self, seat: int = 0, phase: int = BEGIN, card: int = -1) -> None:
        self.seat = seat
        self.phase = phase
        self.card = card  # the resource card whose effect is not complete yet

    def clone(self) -> Turn:
        """Return an independent copy."""
        return Turn(self.seat, self.phase, self.card)

    def run(self, m: Match[Realm]) -> bool:
        """Go through the turn (MM-TURN-01)."""
        if self.phase == WINDOW:
            return False
        if self.phase == BEGIN:
            self.begin(m)
        elif self.phase == CARD:
            t = m.table
            self.phase = WINDOW
            discard(t, self.seat, self.card, tag_now(t, self.seat))
            self.card = -1
        else:
            self.end(m)
        return True

    def begin(self, m: Match[Realm]) -> None:
        """Place knights; one manoeuvre and one use of the crown (MM-TURN-02, -03)."""
        t = m.table
        number = t.c.number
        m.barrier()
        m.turn += 1
        t.active = self.seat
        t.own_turns[self.seat] += 1
        t.manoeuvres = number["manoeuvres_per_turn"]
        t.crown_uses = number["crown_uses_per_turn"]
        if m.listening:
            m.emit(TURN_BEGINS, (self.seat, m.turn))
        gain_knights(m, self.seat, number["knights_per_turn"])
        self.phase = WINDOW

    def end(self, m: Match[Realm]) -> None:
        """Restore artefacts, then the player to the left (MM-TURN-08, MM-ART-06)."""
        t = m.table
        restore(m, self.seat)
        m.barrier()
        if m.listening:
            m.emit(TURN_ENDS, (self.seat,))
        if t.rules.round_limit and m.turn >= t.rules.round_limit * m.seats:
            ended_by_limit(m)
            return
        self.seat = t.next_seat(self.seat)
        self.phase = BEGIN

    # -- the window ---------------------------------------------------------------------------

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask what to do; asked even when only the end is left (MM-DEC-10, MM-RSP-09)."""
        t = m.table
        c = t.c
        hand = t.hands[self.seat].cards
        options: list[Option] = []
        for kind in c.window_kinds:
            if kind in hand and self.playable(m, kind):
                options.append(c.play_options[kind])
        if self.crown_ready(m):
            options.append(CROWN_OPTION)
        if t.manoeuvres:
            options.append(MANOEUVRE_OPTION)
        options.append(END_OPTION)
        return [Decision(self.seat, "window", options, public=False)]

    def playable(self, m: Match[Realm], kind: int) -> bool:
        """Tell whether a card of the window has something to act on."""
        effect = m.table.c.card_effect(kind, "own_turn_window")
        return effect.target != "other_artefact" or bool(breakable(m.table, self.seat))

    def crown_ready(self, m: Match[Realm]) -> bool:
        """Tell whether the crown may be declared (MM-CRN-01, -02)."""
        t = m.table
        return (
            t.crown_uses > 0
            and t.intact(t.artefacts[self.seat][CROWN])
            and bool(crown_targets(m, self.seat))
        )

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Play a card, use the crown, start a manoeuvre or end the turn (MM-TURN-04)."""
        t = m.table
        if value >= 0:
            self.card = value
            self.phase = CARD
            m.reveal(t.packs[seat], t.hands[seat], value)
            if m.listening:
                m.emit(CARD_PLAYED, (seat, value))
            t.c.card_effect(value, "own_turn_window").apply(m, seat, seat)
        elif value == CROWN_OPTION.value:
            m.push(UseCrown(seat))
        elif value == MANOEUVRE_OPTION.value:
            t.manoeuvres -= 1
            if m.listening:
                m.emit(MANOEUVRE_BEGINS, (seat,))
            m.then(Redeploy(seat), Advance(seat))
        else:
            self.phase = END

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_WINDOW, m.table.manoeuvres)

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value >= 0:
            return Label(Said(PLAY_CARD, option.value), (f"card:{option.id}",))
        if option.value == CROWN_OPTION.value:
            t = m.table
            crown = t.artefacts[self.seat][CROWN]
            return Label(Said(USE_CROWN, crown), (f"artefact:{t.c.artefacts[crown]}",))
        return Label(Said(MANOEUVRE if option.value == MANOEUVRE_OPTION.value else END_TURN))

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Say why a card, the crown or a manoeuvre is not offered."""
        t = m.table
        c = t.c
        offered = {option.id for option in decision.options}
        hand = t.hands[self.seat].cards
        found: list[Blocked] = []
        for kind in c.window_kinds:
            id = c.cards[kind]
            if id in offered:
                continue
            if kind in hand:
                said = Said(NO_OTHER_ARTEFACT)
                found.append(Blocked(id, "MM-RES-05", said, (f"card:{id}",)))
            else:
                found.append(Blocked(id, "MM-RES-01", Said(NOT_HELD, kind)))
        found += [
            Blocked(c.cards[kind], "MM-RES-04", Said(FORCED_CARD, kind)) for kind in c.forced_kinds
        ]
        if "crown" not in offered:
            found.append(self.crown_reason(m))
        if "manoeuvre" not in offered:
            found.append(Blocked("manoeuvre", "MM-TURN-05", Said(NO_MANOEUVRE)))
        return found

    def crown_reason(self, m: Match[Realm]) -> Blocked:
        """Say why the crown may not be declared."""
        t = m.table
        crown = t.artefacts[self.seat][CROWN]
        touched = (f"artefact:{t.c.artefacts[crown]}",)
        if not t.crown_uses:
            return Blocked("crown", "MM-CRN-01", Said(CROWN_USED, crown), touched)
        if not t.intact(crown):
            return Blocked("crown", "MM-ART-02", Said(CROWN_BROKEN, crown), touched)
        return Blocked("crown", "MM-CRN-02", Said(CROWN_IDLE, crown), touched)
