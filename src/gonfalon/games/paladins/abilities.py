"""Townsfolk of the inquisition (PAL-INQ-02 to -04): each once, in the order their owner likes."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.messages import (
    ABILITIES_LEFT,
    ABILITY_USED,
    ASK_INQUISITION,
    NEEDS_NO_SUSPICION,
    NEEDS_TWO_SUSPICIONS,
    STOP,
    USE_ABILITY,
)
from gonfalon.games.paladins.state import Kingdom
from gonfalon.games.paladins.words import NO_CONDITION, NO_SUSPICION, TWO_SUSPICIONS
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said, seats_in
from gonfalon.kernel.step import AnyOrder

# What a part reads and writes: the suspicion pile binds them, other gains meet nowhere.
PILE: Final = 1


def usable_parts(t: Kingdom, side: int) -> int:
    """Return the townsfolk of a crew that an inquisition may use, as a mask of parts."""
    parts = 0
    inquirers = t.c.cards.inquirers
    for kind in t.boards[side].crew:
        if kind in inquirers:
            parts |= 1 << inquirers.index(kind)
    return worthwhile(t, side, parts)


def holds(condition: int, held: int) -> bool:
    """Tell whether a card may be used with this many suspicion cards held (PAL-INQ-03)."""
    if condition == NO_SUSPICION:
        return held == 0
    if condition == TWO_SUSPICIONS:
        return held >= 2
    return held >= 1


def worthwhile(t: Kingdom, side: int, parts: int) -> int:
    """Drop the parts that can never be used: the pile only shrinks, by one for each discarder."""
    cards = t.c.cards
    held = len(t.boards[side].suspicion)
    discarders = 0
    for part in seats_in(parts):
        if cards.condition[cards.inquirers[part]] == NO_CONDITION:
            discarders += 1
    left = 0
    for part in seats_in(parts):
        condition = cards.condition[cards.inquirers[part]]
        if holds(condition, held) or (condition == NO_SUSPICION and held <= discarders):
            left |= 1 << part
    return left


class Abilities(AnyOrder[Kingdom]):
    """One player's townsfolk in an inquisition (PAL-DEC-19)."""

    __slots__ = ()
    NAME = "paladins.abilities"

    def clone(self) -> Abilities:
        """Return an independent copy."""
        return Abilities(self.seat, self.left)

    def condition(self, m: Match[Kingdom], part: int) -> int:
        """Return what a part needs."""
        cards = m.table.c.cards
        return cards.condition[cards.inquirers[part]]

    def reads(self, m: Match[Kingdom], part: int) -> int:
        """Every ability depends on the suspicion held."""
        return PILE

    def writes(self, m: Match[Kingdom], part: int) -> int:
        """Only discarding changes it."""
        return PILE if self.condition(m, part) == NO_CONDITION else 0

    def possible(self, m: Match[Kingdom], part: int) -> bool:
        """The condition is checked when the card is used (PAL-INQ-04)."""
        held = len(m.table.boards[self.seat].suspicion)
        return holds(self.condition(m, part), held)

    def compulsory(self, m: Match[Kingdom], part: int) -> bool:
        """Without a discarder left nothing can change: what is usable applies (PAL-DEC-N1)."""
        return all(self.condition(m, other) != NO_CONDITION for other in seats_in(self.left))

    def run(self, m: Match[Kingdom]) -> bool:
        """Drop what can never be used, apply what needs no question, then ask."""
        self.left = worthwhile(m.table, self.seat, self.left)
        return super().run(m)

    def kind(self) -> str:
        """Return the kind of the decision."""
        return "inquisition"

    def option(self, m: Match[Kingdom], part: int) -> Option:
        """Return the option that uses a card next."""
        return m.table.c.options.ability[part]

    def stop(self, m: Match[Kingdom]) -> Option:
        """Return the option that forfeits the rest."""
        return m.table.c.options.stop

    def take(self, m: Match[Kingdom], seat: int, value: int) -> None:
        """Use a card or stop; no undo reaches behind it (PAL-DEC-N3)."""
        m.barrier()
        if value < 0 and m.listening:
            m.emit(ABILITIES_LEFT, (seat,))
        super().take(m, seat, value)

    def resolve(self, m: Match[Kingdom], part: int) -> None:
        """Use a card."""
        c = m.table.c
        kind = c.cards.inquirers[part]
        if m.listening:
            m.emit(ABILITY_USED, (self.seat, kind))
        for effect in c.rewards[c.cards.ongoing[kind]]:
            effect.use(m, self.seat)

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Kingdom], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_INQUISITION, len(m.table.boards[self.seat].suspicion))

    def label(self, m: Match[Kingdom], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value < 0:
            return Label(Said(STOP))
        cards = m.table.c.cards
        kind = cards.inquirers[option.value]
        return Label(Said(USE_ABILITY, kind), (f"townsfolk:{cards.townsfolk[kind]}",))

    def blocked(self, m: Match[Kingdom], decision: Decision) -> list[Blocked]:
        """Say what an unused card still needs."""
        t = m.table
        cards = t.c.cards
        held = len(t.boards[self.seat].suspicion)
        found: list[Blocked] = []
        for part in seats_in(self.left):
            if self.possible(m, part):
                continue
            kind = cards.inquirers[part]
            needs_none = cards.condition[kind] == NO_SUSPICION
            said = Said(NEEDS_NO_SUSPICION if needs_none else NEEDS_TWO_SUSPICIONS, kind, held)
            touched = (f"townsfolk:{cards.townsfolk[kind]}",)
            found.append(Blocked(cards.townsfolk[kind], "PAL-INQ-03", said, touched))
        return found
