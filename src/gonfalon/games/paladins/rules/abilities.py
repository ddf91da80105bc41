"""Townsfolk at an inquisition (PAL-INQ): each used once, in any order."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import NO_CONDITION, NO_SUSPICION, TWO_SUSPICIONS
from gonfalon.games.paladins.model.effect import certain_operations
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.options import STOPPING
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.gains import discard_suspicion
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import AnyOrder
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text, bits_of

# What a part reads and writes. Parts depend on each other only through the suspicion pile.
PILE: Final = 1


def usable_parts(state: PaladinsState, side: int) -> int:
    """Return the townsfolk of a crew that an inquisition may use, as a mask of parts."""
    parts = 0
    inquirers = state.content.cards.inquirers
    for kind in state.boards[side].crew:
        if kind in inquirers:
            parts |= 1 << inquirers.index(kind)
    return worthwhile(state, side, parts)


def holds(condition: int, held: int) -> bool:
    """Return whether a card may be used while holding this many suspicion cards (PAL-INQ-03)."""
    if condition == NO_SUSPICION:
        return held == 0
    if condition == TWO_SUSPICIONS:
        return held >= 2
    return held >= 1


def worthwhile(state: PaladinsState, side: int, parts: int) -> int:
    """Drop the parts that can never be used; each discarder shrinks the pile by one."""
    cards = state.content.cards
    held = len(state.boards[side].suspicion)
    discarders = 0
    for part in bits_of(parts):
        if cards.condition[cards.inquirers[part]] == NO_CONDITION:
            discarders += 1
    left = 0
    for part in bits_of(parts):
        condition = cards.condition[cards.inquirers[part]]
        if holds(condition, held) or (condition == NO_SUSPICION and held <= discarders):
            left |= 1 << part
    return left


class Abilities(AnyOrder[PaladinsState]):
    """One player's townsfolk at an inquisition, each used once at most (PAL-INQ-02, PAL-DEC-19)."""

    __slots__ = ()
    NAME = "paladins.abilities"

    def condition(self, m: Match[PaladinsState], part: int) -> int:
        """Return the condition of a part."""
        cards = m.state.content.cards
        return cards.condition[cards.inquirers[part]]

    def reads(self, m: Match[PaladinsState], part: int) -> int:
        """Return the pile; every ability depends on the suspicion held."""
        return PILE

    def writes(self, m: Match[PaladinsState], part: int) -> int:
        """Return the pile for discarders; no other ability changes it."""
        return PILE if self.condition(m, part) == NO_CONDITION else 0

    def possible(self, m: Match[PaladinsState], part: int) -> bool:
        """Return whether the card's condition holds now, when it would be used (PAL-INQ-04)."""
        held = len(m.state.boards[self.seat].suspicion)
        return holds(self.condition(m, part), held)

    def compulsory(self, m: Match[PaladinsState], part: int) -> bool:
        """Return whether no discarder is left, so that nothing can change any more (PAL-DEC-N1).

        Everything usable then applies without a question.
        """
        return all(self.condition(m, other) != NO_CONDITION for other in bits_of(self.left))

    def run(self, m: Match[PaladinsState]) -> bool:
        """Drop parts that can never be used, apply those that need no question, then ask."""
        self.left = worthwhile(m.state, self.seat, self.left)
        return super().run(m)

    def kind(self) -> str:
        """Return the kind of the decision."""
        return "inquisition"

    def option(self, m: Match[PaladinsState], part: int) -> Option:
        """Return the option that uses a card next."""
        return m.state.content.options.ability[part]

    def stop(self, m: Match[PaladinsState]) -> Option:
        """Return the option that forfeits the remaining cards."""
        return STOPPING

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Use a card or stop; neither can be undone (PAL-DEC-N3)."""
        m.barrier()
        if option is STOPPING:
            m.emit(say.ABILITIES_LEFT, seat)
        super().take(m, seat, option)

    def resolve(self, m: Match[PaladinsState], part: int) -> None:
        """Use a card.

        A player who has passed keeps the workers it brings, whatever number was kept when passing
        (PAL-INQ-09, PAL-RUL-21).
        """
        content = m.state.content
        kind = content.cards.inquirers[part]
        m.emit(say.ABILITY_USED, self.seat, kind)
        for effect in certain_operations(content.cards.ongoing[kind]):
            if effect.quiet():
                effect.do(m, self.seat)
            else:  # suspicion: using the card was the choice to discard it
                held = len(m.state.boards[self.seat].suspicion)
                discard_suspicion(m, self.seat, min(effect.n, held))

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_INQUISITION, len(m.state.boards[self.seat].suspicion))

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is STOPPING:
            return Label(Text(say.STOP))
        cards = m.state.content.cards
        kind = cards.inquirers[option.value]
        return Label(Text(say.USE_ABILITY, kind), (f"townsfolk:{cards.townsfolk[kind]}",))

    def blocked(self, m: Match[PaladinsState], decision: Decision) -> list[Blocked]:
        """Explain what each card that cannot be used yet still needs."""
        state = m.state
        cards = state.content.cards
        held = len(state.boards[self.seat].suspicion)
        found: list[Blocked] = []
        for part in bits_of(self.left):
            if self.possible(m, part):
                continue
            kind = cards.inquirers[part]
            needs_none = cards.condition[kind] == NO_SUSPICION
            text = Text(
                say.NEEDS_NO_SUSPICION if needs_none else say.NEEDS_TWO_SUSPICIONS, kind, held
            )
            touched = (f"townsfolk:{cards.townsfolk[kind]}",)
            found.append(Blocked(cards.townsfolk[kind], "PAL-INQ-03", text, touched))
        return found
