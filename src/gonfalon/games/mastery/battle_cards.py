"""Cards in battle: conflict cards, chosen in secret (step 4), and support cards (step 5)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.cards import kinds_in_hand, none_in_hand
from gonfalon.games.mastery.content import CONFLICT as CONFLICT_TYPE
from gonfalon.games.mastery.content import SUPPORT
from gonfalon.games.mastery.field import Field
from gonfalon.games.mastery.messages import (
    ASK_CONFLICT,
    ASK_SUPPORT,
    CONFLICTS_REVEALED,
    MUST_PLAY_CONFLICT,
    NO_CONFLICT,
    NOT_A_CONFLICT_CARD,
    NOT_A_SUPPORT_CARD,
    PLAY_CONFLICT,
    PLAY_SUPPORT,
    STOP,
    SUPPORT_PASSED,
    SUPPORT_PLAYED,
    SUPPORT_STOPPED,
)
from gonfalon.games.mastery.outlook import conflict_outlook, with_points
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import CHOICE, Lanes, Step

EMPTY_HANDED: Final = Option("none", -1, "MM-BAT-41")
ENOUGH: Final = Option("stop", -1, "MM-BAT-52")


def field_of(m: Match[Realm]) -> Field:
    """Return the battle that is being fought."""
    for step in reversed(m.stack):
        if isinstance(step, Field):
            return step
    raise KernelError("no battle is being fought")


class ConflictCards(Lanes[Realm]):
    """Step 4: both opponents choose a conflict card in secret (MM-BAT-40 to -42, MM-RSP-07)."""

    __slots__ = ()
    NAME = "mastery.conflict-cards"
    SECRECY = CHOICE

    def clone(self) -> ConflictCards:
        """Return an independent copy."""
        other = ConflictCards()
        self.copy_lanes(other)
        return other

    def question(self, m: Match[Realm], seat: int, given: list[int]) -> Decision | None:
        """Ask for a kind of conflict card; who holds none has nothing to choose."""
        if given:
            return None
        c = m.table.c
        options = [
            c.conflict_options[kind]
            for kind in kinds_in_hand(m.table, seat)
            if c.card_type[kind] == CONFLICT_TYPE
        ]
        return Decision(seat, "conflict", options or [EMPTY_HANDED], public=False)

    def opened(self, m: Match[Realm]) -> None:
        """Reveal both together, then roll where a card says so, attacker first."""
        t = m.table
        m.done()
        field = field_of(m)
        for side in (0, 1):
            seat = field.sides[side]
            kind = self.given[seat][0]
            field.conflict[side] = kind
            if kind < 0:
                none_in_hand(t, seat, t.c.conflict_kinds)
                field.from_cards[side] = t.c.number["no_conflict_card_value"]
            else:
                m.reveal(t.packs[seat], t.hands[seat], kind)
                t.in_play[seat].append(kind)
        if m.listening:
            none = len(t.c.cards)  # the last word of "card_or_none"
            first, second = (none if kind < 0 else kind for kind in field.conflict)
            m.emit(CONFLICTS_REVEALED, (field.sides[0], first, field.sides[1], second))
        for side in (0, 1):
            kind = field.conflict[side]
            if kind >= 0:
                seat = field.sides[side]
                t.c.card_effect(kind, "conflict_reveal").apply(m, seat, seat)

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words, with the totals so far."""
        field = field_of(m)
        side = field.side_of(decision.seat)
        return Said(ASK_CONFLICT, field.total(side), field.total(1 - side))

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        t = m.table
        field = field_of(m)
        side = field.side_of(decision.seat)
        if option.value < 0:
            least = most = t.c.number["no_conflict_card_value"]
            return Label(Said(NO_CONFLICT), (), conflict_outlook(field, side, least, most))
        effect = t.c.card_effect(option.value, "conflict_reveal")
        least = 1 if effect.OP == "conflict_roll" else effect.n
        ahead = conflict_outlook(field, side, least, effect.n)
        return Label(Said(PLAY_CONFLICT, option.value), (f"card:{option.id}",), ahead)

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Other cards cannot be played here, and a conflict card in hand must be."""
        c = m.table.c
        found = [
            Blocked(
                c.cards[kind],
                "MM-BAT-40",
                Said(NOT_A_CONFLICT_CARD, kind),
                (f"card:{c.cards[kind]}",),
            )
            for kind in kinds_in_hand(m.table, decision.seat)
            if c.card_type[kind] != CONFLICT_TYPE
        ]
        if decision.options[0].value >= 0:
            found.append(Blocked("none", "MM-BAT-41", Said(MUST_PLAY_CONFLICT)))
        return found


class SupportCards(Step[Realm]):
    """Step 5: turns of support cards until all have passed in succession (MM-BAT-51 to -55)."""

    __slots__ = ("at", "order", "passes", "played")
    NAME = "mastery.support-cards"
    FIELDS = ("order", "at", "passes", "played")

    def __init__(self, order: list[int] | None = None) -> None:
        self.order: list[int] = order if order is not None else []
        self.at = 0
        self.passes = 0
        self.played = False

    def clone(self) -> SupportCards:
        """Return an independent copy."""
        other = SupportCards(self.order)
        other.at = self.at
        other.passes = self.passes
        other.played = self.played
        return other

    def run(self, m: Match[Realm]) -> bool:
        """Ask the seat whose turn it is, until everybody has passed."""
        if self.passes < len(self.order):
            return False
        m.done()
        return True

    def exhausted(self, t: Realm, seat: int) -> bool:
        """Tell whether public facts show that a seat has no support card (MM-RSP-08)."""
        if not t.hands[seat].cards:
            return True
        out = 0
        for kind in t.c.support_kinds:
            out += t.discards[seat].count(kind) + t.in_play[seat].count(kind)
        return out == t.c.support_copies

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask privately for a support card or a stop (MM-DEC-50)."""
        t = m.table
        c = t.c
        seat = self.order[self.at]
        options = [
            c.support_options[kind]
            for kind in kinds_in_hand(t, seat)
            if c.card_type[kind] == SUPPORT
        ]
        options.append(ENOUGH)
        return [Decision(seat, "support", options, public=self.exhausted(t, seat))]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Play a card and stay, or stop; a stop without a card is a pass (MM-BAT-52, -53)."""
        t = m.table
        m.barrier()
        if value >= 0:
            self.played = True
            m.reveal(t.packs[seat], t.hands[seat], value)
            t.in_play[seat].append(value)
            effect = t.c.card_effect(value, "support_play")
            if m.listening:
                m.emit(SUPPORT_PLAYED, (seat, value, effect.n))
            effect.apply(m, seat, seat)
            return
        if m.listening:
            m.emit(SUPPORT_STOPPED if self.played else SUPPORT_PASSED, (seat,))
        self.passes = 0 if self.played else self.passes + 1
        self.played = False
        self.at = (self.at + 1) % len(self.order)

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words, with the totals so far."""
        field = field_of(m)
        side = field.side_for(m.table, decision.seat)
        return Said(ASK_SUPPORT, field.total(side), field.total(1 - side))

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        t = m.table
        field = field_of(m)
        side = field.side_for(t, decision.seat)
        if option.value < 0:
            return Label(Said(STOP), (), with_points(t, field, side, 0))
        points = t.c.card_effect(option.value, "support_play").n
        said = Said(PLAY_SUPPORT, option.value, points)
        return Label(said, (f"card:{option.id}",), with_points(t, field, side, points))

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Other cards cannot be played here."""
        c = m.table.c
        return [
            Blocked(
                c.cards[kind],
                "MM-BAT-52",
                Said(NOT_A_SUPPORT_CARD, kind),
                (f"card:{c.cards[kind]}",),
            )
            for kind in kinds_in_hand(m.table, decision.seat)
            if c.card_type[kind] != SUPPORT
        ]
