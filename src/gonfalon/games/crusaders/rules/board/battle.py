"""What a battle is made of, and who its sides are (CRU-BAT-01).

`FightBattle` (`rules/battle/fight.py`) adds the procedure. A side is a seat or the saracens. The
defender's units are those in the city, which stays the defender's until the battle is over
(CRU-MAP-05).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import (
    IF_ATTACKING,
    IF_DEFENDING,
    IF_LOST,
    IF_OUTNUMBERED,
    IF_OWN_BISHOP_HERE,
    IF_VS_PLAYER,
    IF_VS_SARACENS,
    IF_WON,
    NONE,
    SARACENS,
)
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.state import (
    SARACEN_CARDS,
    SARACEN_COVERS,
    SARACEN_HAND,
    TACTICS,
    CrusadersState,
)
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.native import mypyc_attr


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Battle(Procedure[CrusadersState]):
    """A battle for a city.

    The open cards are in the order in which they were laid. They are tactics, or saracen cards if
    the saracens laid them.
    """

    attacker: int = 0
    defender: int = 0  # a seat or SARACENS
    city: int = 0
    units: int = 0  # of the attacker
    bonus: int = 0  # the attacker's, of a reinforced march (CRU-MARCH-06)
    saracen_player: int = later(NONE)  # the seat that plays the saracens
    marker: int = later(0)  # how far the attacker is ahead (CRU-BAT-03)
    winner: int = later(NONE)  # a side, once the battle is decided
    cards: list[int] = later([])  # face up
    sides: list[int] = later([])  # by open card, the side that laid it
    cancelled: list[int] = later([])  # by open card, the covered half, or NONE
    protected: list[bool] = later([])  # by open card (CRU-EFF-14)
    taken: list[bool] = later([])  # by open card: by losses (CRU-BAT-20)
    shielded: int = later(0)  # mask of sides whose open cards are all protected
    losses: list[int] = later([0, 0])  # suffered by attacker and defender (CRU-BAT-22)
    free_halves: bool = later(False)  # the next card is laid without a cancelled half (CRU-EFF-12)
    no_destruction: bool = later(False)  # CRU-EFF-13

    def opponent(self, side: int) -> int:
        """Return the other side."""
        return self.attacker if side == self.defender else self.defender

    def player(self, side: int) -> int:
        """Return the seat that decides for a side."""
        return self.saracen_player if side == SARACENS else side

    def units_of(self, state: CrusadersState, side: int) -> int:
        """Return how many units of a side take part."""
        return self.units if side == self.attacker else state.units[self.city]

    def change_units(self, state: CrusadersState, side: int, by: int) -> None:
        """Add units to a side that take part, or remove some."""
        if side == self.attacker:
            self.units += by
        else:
            state.units[self.city] += by

    def move_marker(self, m: Match[CrusadersState], side: int, by: int) -> None:
        """Move the marker towards a side, until the battle is decided (CRU-BAT-38, CRU-EFF-06)."""
        if by and self.winner == NONE:
            self.marker += by if side == self.attacker else -by
            m.emit(say.MARKER_MOVED, self.marker)

    def beaten(self, state: CrusadersState) -> int:
        """Return the side that has no unit left in the city, or NONE (CRU-BAT-16)."""
        if not self.units:
            return self.attacker
        return NONE if state.units[self.city] else self.defender

    def meets(self, state: CrusadersState, side: int, condition: int) -> bool:
        """Return whether a condition of an operation holds for a side now (CRU-EFF-02)."""
        if condition == NONE:
            return True
        if condition == IF_ATTACKING:
            return side == self.attacker
        if condition == IF_DEFENDING:
            return side == self.defender
        if condition == IF_WON:
            return side == self.winner
        if condition == IF_LOST:
            return self.winner not in (NONE, side)
        if condition == IF_VS_SARACENS:
            return self.opponent(side) == SARACENS
        if condition == IF_VS_PLAYER:
            return self.opponent(side) != SARACENS
        if condition == IF_OWN_BISHOP_HERE:
            return side != SARACENS and self.city in state.boards[side].bishops
        if condition == IF_OUTNUMBERED:  # CRU-EFF-32
            return self.units_of(state, side) < self.units_of(state, self.opponent(side))
        raise KernelError(f"condition {condition} is not one of a battle")

    # -- cards ----------------------------------------------------------------------------------

    def pack(self, state: CrusadersState, side: int) -> Pack:
        """Return the pack of a side's cards."""
        return state.packs[SARACEN_CARDS if side == SARACENS else TACTICS]

    def hand(self, state: CrusadersState, side: int) -> Zone:
        """Return the hand of a side."""
        if side == SARACENS:
            return state.packs[SARACEN_CARDS].zones[SARACEN_HAND]
        return state.tactics(side)

    def covers(self, state: CrusadersState, side: int) -> Zone:
        """Return the cards of a side that lie face down over halves (CRU-BAT-07)."""
        if side == SARACENS:
            return state.packs[SARACEN_CARDS].zones[SARACEN_COVERS]
        return state.tactic_covers(side == self.defender)

    def open_tactics(self, state: CrusadersState, colour: int) -> int:
        """Return how many face-up tactics of a colour both sides have laid (CRU-TAC-02).

        Covered halves do not matter (CRU-RUL-40). Saracen cards have no colour.
        """
        found = 0
        for card, side in zip(self.cards, self.sides, strict=True):
            if side != SARACENS and colour in state.content.tactics.colours[card]:
                found += 1
        return found

    def can_be_taken(self, place: int) -> bool:
        """Return whether losses can take an open card (CRU-BAT-20, CRU-BAT-23, CRU-EFF-14)."""
        return not (
            self.taken[place] or self.protected[place] or self.shielded >> self.sides[place] & 1
        )


def opponent_of(m: Match[CrusadersState], side: int) -> int:
    """Return the other side of the current battle."""
    return m.enclosing(Battle).opponent(side)


def player_of(m: Match[CrusadersState], side: int) -> int:
    """Return the seat that decides for a side of the current battle."""
    return m.enclosing(Battle).player(side)


def in_battle(m: Match[CrusadersState]) -> bool:
    """Return whether a battle is in progress."""
    return any(isinstance(step, Battle) for step in m.stack)


def battle_city(m: Match[CrusadersState]) -> int:
    """Return the city of the battle in progress, or NONE (CRU-EFF-15, CRU-BAT-36)."""
    for step in reversed(m.stack):
        if isinstance(step, Battle):
            return step.city
    return NONE
