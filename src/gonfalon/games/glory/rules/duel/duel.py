"""What a duel and its passes are made of, and the numbers that follow from it.

The duellists are numbered: 0 is the seat that fights, 1 its opponent. `FightDuel` and
`RidePass` (`fight.py`) add the procedure; questions and effects find these classes with
`m.enclosing`.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import (
    ARMOUR,
    ARMOUR_DIE,
    DICE,
    NONE,
    SPECIAL,
    STEED,
    STEED_DIE,
    STRENGTH_DIE,
)
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.duel.foes import (
    PLAYER,
    VIRTUAL,
    colour_fewer,
    printed_attack,
    printed_prestige,
)
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.modifiers import Modifiers
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.questions.dice import Dice

# Kinds of modifiers. They last until the end of the pass; a tent ally is used in the first one.
ATTACK: Final = 0
PRESTIGE: Final = 1
RELIC_SOURCE: Final = 100  # the source of a modifier is an ally, or a relic from this number on


@declared
class Duel(Procedure[GloryState]):
    """A duel: who fights, and what was used in it so far (GLO-DUEL-20). Lists are by duellist."""

    seat: int = 0
    foe_kind: int = PLAYER
    foe: int = 0
    tournament: bool = False
    passes: int = later(0)  # begun
    won: list[int] = later([0, 0])
    winner: int = later(NONE)
    committed: list[int] = later([0, 0])  # strength
    faith: list[int] = later([0, 0])
    used_allies: list[list[int]] = later([[], []])
    used_relics: list[list[int]] = later([[], []])
    used_prestige: list[list[int]] = later([[], []])

    def between_players(self) -> bool:
        """Return whether both duellists are players."""
        return self.foe_kind == PLAYER

    def is_player(self, duellist: int) -> bool:
        """Return whether a duellist is a player."""
        return duellist == 0 or self.foe_kind == PLAYER

    def side(self, duellist: int) -> int:
        """Return the side of a duellist: a seat, the virtual opponent, or NONE."""
        if duellist == 0:
            return self.seat
        return self.foe if self.foe_kind in (PLAYER, VIRTUAL) else NONE

    def duellist(self, side: int) -> int:
        """Return which duellist a side is."""
        return 0 if side == self.seat else 1

    def active(self, state: GloryState, duellist: int) -> list[bool]:
        """Return by colour whether the special symbol is active (GLO-DUEL-05, GLO-EQP-01).

        Nothing activates it for an opponent that is no player (GLO-RUL-08).
        """
        if not self.is_player(duellist):
            return [False] * len(DICE)
        rules = state.content.dice
        levels = state.boards[self.side(duellist)].levels
        return [
            self.committed[duellist] >= rules.active_strength,
            levels[STEED] >= rules.active_level,
            levels[ARMOUR] >= rules.active_level,
        ]

    def dice_counts(self, state: GloryState, duellist: int, more: int = 0) -> list[int]:
        """Return how many dice of each colour a player rolls; with `more` strength committed.

        Committed strength works until the end of the duel (GLO-DUEL-05), levels give
        dice, too (GLO-EQP-01), and a veteran takes one away, never below 0 (GLO-DUEL-22,
        GLO-RUL-62).
        """
        rules = state.content.dice
        levels = state.boards[self.side(duellist)].levels
        found = [0] * len(DICE)
        found[STRENGTH_DIE] = rules.by_strength[self.committed[duellist] + more]
        found[STEED_DIE] = rules.by_level[levels[STEED]]
        found[ARMOUR_DIE] = rules.by_level[levels[ARMOUR]]
        fewer = colour_fewer(state, self.foe_kind, self.foe)
        if fewer != NONE and found[fewer]:
            found[fewer] -= 1
        return found


@declared
class Pass(Procedure[GloryState]):
    """One pass of a duel; its dice and modifiers are gone when it is over (GLO-DUEL-02).

    Its modifiers last for the pass, and those of tent allies for the first pass (GLO-DUEL-19).
    """

    order: list[int]  # duellists who act in this step, the first one first
    dice: list[Dice]
    lasting: Modifiers
    using: int  # the ally or relic whose effect is carried out, see `RELIC_SOURCE`
    winner: int

    def __init__(self, blank: bool = False) -> None:
        super().__init__()
        if blank:
            return  # `clone` fills every field
        self.order = []
        self.dice = [Dice(), Dice()]
        self.lasting = Modifiers()
        self.using = NONE
        self.winner = NONE

    def modifiers(self) -> Modifiers:
        """Return what lasts until the end of this pass."""
        return self.lasting


def value_of(content: GloryContent, colour: int, face: int, active: bool) -> int:
    """Return what a die counts; a special symbol needs no decision (GLO-DUEL-08, GLO-RUL-07)."""
    if face != SPECIAL:
        return face
    return content.dice.active[colour] if active else content.dice.inactive[colour]


def values_of(m: Match[GloryState], duellist: int) -> list[int]:
    """Return the values of all dice of a duellist, in their order."""
    return dice_values(m.state, m.enclosing(Duel), m.enclosing(Pass), duellist)


def dice_values(state: GloryState, duel: Duel, ridden: Pass, duellist: int) -> list[int]:
    """Return the values of all dice of a duellist in a pass, in their order."""
    dice = ridden.dice[duellist]
    if not dice.faces:
        return []
    active = duel.active(state, duellist)
    found: list[int] = []
    for place, face in enumerate(dice.faces):
        colour = dice.colours[place]
        found.append(value_of(state.content, colour, face, active[colour]))
    return found


def counting(dice: Dice, values: list[int]) -> list[int]:
    """Return by colour the place of the die that counts: the highest (GLO-DUEL-09), or NONE."""
    found = [NONE] * len(DICE)
    for place, value in enumerate(values):
        best = found[dice.colours[place]]
        if best == NONE or value > values[best]:
            found[dice.colours[place]] = place
    return found


def attack_of(m: Match[GloryState], duellist: int) -> int:
    """Return a duellist's attack now."""
    return attack_in(m.state, m.enclosing(Duel), m.enclosing(Pass), duellist)


def attacks_of(m: Match[GloryState]) -> list[int]:
    """Return the attacks of both duellists now."""
    duel, ridden = m.enclosing(Duel), m.enclosing(Pass)
    return [attack_in(m.state, duel, ridden, duellist) for duellist in range(2)]


def attack_in(state: GloryState, duel: Duel, ridden: Pass, duellist: int) -> int:
    """Return a duellist's attack in a pass; it may be negative.

    It is what the opponent has printed, or 0 for a player (GLO-DUEL-02), the highest die of each
    colour (GLO-DUEL-09), and the modifiers of both sides (GLO-DUEL-10). A player without dice has
    the modifiers only (GLO-DUEL-30).
    """
    values = dice_values(state, duel, ridden, duellist)
    found = ridden.lasting.total(ATTACK, duellist)
    if values:
        for place in counting(ridden.dice[duellist], values):
            if place != NONE:
                found += values[place]
    if not duel.is_player(duellist):
        found += printed_attack(state, duel.foe_kind, duel.foe)
    return found


def prestige_of(m: Match[GloryState], duellist: int) -> int:
    """Return a duellist's prestige: ready tokens or stars, less Jesters (GLO-DUEL-17)."""
    duel = m.enclosing(Duel)
    if duel.is_player(duellist):
        found = m.state.boards[duel.side(duellist)].ready_prestige()
    else:
        found = printed_prestige(m.state, duel.foe_kind, duel.foe)
    return found + m.enclosing(Pass).lasting.total(PRESTIGE, duellist)


def ahead(m: Match[GloryState]) -> int:
    """Return the duellist who would win the pass now. Turns no token (GLO-PVP-04)."""
    mine, theirs = attacks_of(m)
    return wins_with(m, mine, theirs)


def wins_with(m: Match[GloryState], mine: int, theirs: int) -> int:
    """Return the duellist who wins the pass with these attacks (GLO-DUEL-14)."""
    if mine != theirs:
        return 0 if mine > theirs else 1
    return wins_tie(m)


def wins_tie(m: Match[GloryState]) -> int:
    """Return the duellist who wins a pass with equal attacks now."""
    return tie_winner(m.state, m.enclosing(Duel), prestige_of(m, 0), prestige_of(m, 1))


def tie_winner(state: GloryState, duel: Duel, mine: int, theirs: int) -> int:
    """Return the duellist who wins a pass with equal attacks, if both have so much prestige.

    Against knights, cards and Brave that is the player with at least as much prestige
    (GLO-DUEL-15). Between players, and against the virtual opponent, it is the one with more
    prestige, then the one with the better initiative (GLO-PVP-05, GLO-SOLO-27).
    """
    if mine != theirs:
        return 0 if mine > theirs else 1
    if duel.side(1) == NONE:
        return 0
    return 0 if state.position(duel.seat) < state.position(duel.foe) else 1


def acting_order(m: Match[GloryState], duel: Duel) -> list[int]:
    """Return who acts in a step that begins now, the first one first.

    Between players, whoever would lose the pass acts first: lower attack, then lower prestige, then
    worse initiative (GLO-PVP-02). Modifiers of both sides and Jesters count (GLO-RUL-18,
    GLO-RUL-19). An opponent that is no player never acts.
    """
    if not duel.between_players():
        return [0]
    winner = ahead(m)
    return [1 - winner, winner]
