"""The effect vocabulary: one class for each operation a content file may name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.effect import NOBODY, Operation
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.battle.equalise import Equalise
from gonfalon.games.mastery.rules.battle.fight import Battle
from gonfalon.games.mastery.rules.board.artefacts import Fracture
from gonfalon.games.mastery.rules.board.cards import (
    AMBUSH,
    ARENA,
    discard_at_random,
    draw_up_to,
    take,
)
from gonfalon.games.mastery.rules.board.conquest import Conquest
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.board.knights import gain_knights
from gonfalon.games.mastery.rules.crown_steps import Arrange, Corrupt, Recycle, TopCard, recyclable
from gonfalon.games.mastery.rules.discards import BY_CROWN, BY_ORB, BY_TILE, OptionalDiscard
from gonfalon.games.mastery.rules.redeploy import Redeploy
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.dice import plain_dice


class AddPoints(Operation):
    """Battle points from a tile (MM-BAT-10) or a sceptre (MM-BAT-33)."""

    OP = "add_points"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Add the points to the target's side."""
        field = m.enclosing(Field)
        side = field.side_of(target)
        if self.when == "battle_start":
            field.from_tile[side] += self.n
            m.emit(say.TILE_POINTS, target, m.state.tile[field.hex], self.n)
        else:
            field.from_sceptre[side] += self.n
            m.emit(say.POINTS_GAINED, target, self.n)


class ConflictValue(Operation):
    """A numbered conflict card (MM-BAT-42)."""

    OP = "conflict_value"

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Add the card's value."""
        field = m.enclosing(Field)
        field.from_cards[field.side_of(target)] += self.n


class ConflictRoll(Operation):
    """Ambush: a conflict card worth the result of one die (MM-BAT-42)."""

    OP = "conflict_roll"
    AMOUNT = "sides"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Roll the die and add the result."""
        field = m.enclosing(Field)
        side = field.side_of(target)
        roll = plain_dice(1, self.n).roll(m, AMBUSH)[0]
        field.from_cards[side] += roll
        m.emit(say.CONFLICT_ROLL, target, field.conflict[side], roll)


class SupportValue(Operation):
    """A support card (MM-BAT-55), whether one's own or a teammate's (MM-VAR-05)."""

    OP = "support_value"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Add the card's value to the side it was played for."""
        field = m.enclosing(Field)
        field.from_support[field.side_for(m.state, target)] += self.n


class SetCapacity(Operation):
    """Cave, Battlefield: applied once, when the content is read (MM-KNI-05)."""

    OP = "set_capacity"
    LEAST = 1


class ForbidSupport(Operation):
    """Mountains: battle step 5 is skipped (MM-BAT-50); the battle checks for this effect."""

    OP = "forbid_support"


class StartDistribution(Operation):
    """Homelands: starting knights are placed here too (MM-SET-08); the set-up checks for this."""

    OP = "start_distribution"


class ArenaRoll(Operation):
    """Arena: both sides roll; the lower loses a knight, and on a tie both do (MM-BAT-11)."""

    OP = "arena_roll"

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Roll for the attacker, then for the defender."""
        battle = m.enclosing(Battle)
        attacker, defender = battle.sides
        first, second = plain_dice(2).roll(m, ARENA)
        m.emit(say.ARENA_ROLLS, attacker, first, defender, second)
        if first <= second:
            battle.lose(m, attacker, 1)
        if second <= first:
            battle.lose(m, defender, 1)


class GainKnights(Operation):
    """Gain knights from the supply in the castle (MM-RES-02, MM-CON-03, MM-BAT-72)."""

    OP = "gain_knights"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Place as many as the dice limit allows."""
        gain_knights(m, target, self.n)


class LoseKnights(Operation):
    """Marshlands (MM-CON-05) and Brutality (MM-BAT-72): lose knights."""

    OP = "lose_knights"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Remove knights from the contested hex, or from the tile just conquered (MM-CON-09)."""
        step = m.stack[-1]
        if isinstance(step, (Battle, Conquest)):
            step.lose(m, target, self.n)


class Draw(Operation):
    """Authority: extra cards after a draw (MM-DRAW-04, MM-RES-04)."""

    OP = "draw"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Draw the cards."""
        take(m, target, self.n)


class DrawUpTo(Operation):
    """Greed, Resurgence: draw up to a hand size (MM-BAT-72)."""

    OP = "draw_up_to"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Draw until the hand holds `n` cards."""
        draw_up_to(m, target, self.n)


class DiscardChoice(Operation):
    """Wrath (MM-CRN-24), Preparation and Cleansing (MM-BAT-72), Ruins and similar (MM-CON-04)."""

    OP = "discard_choice"
    LEAST = 1

    def possible(self, state: MasteryState, user: int, target: int = NOBODY) -> bool:
        """Require a card in the target's hand (MM-CRN-02)."""
        return bool(state.hands[target].cards)

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Ask privately which card to discard."""
        step = m.stack[-1]
        if self.when == "own_turn_once":
            m.call(OptionalDiscard(target, self.n, BY_CROWN))
        elif isinstance(step, Conquest):
            m.call(OptionalDiscard(target, self.n, BY_TILE, step.fighting))
        else:
            m.call(OptionalDiscard(target, self.n, BY_ORB, True))


class DiscardRandom(Operation):
    """Influence, Defiance: discard at random (MM-BAT-33)."""

    OP = "discard_random"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Discard `n` cards at random."""
        for _ in range(self.n):
            discard_at_random(m, target)


class DestroyArtefact(Operation):
    """Corruption (MM-CRN-10), and Fracture on the player's own turn (MM-RES-05)."""

    OP = "destroy_artefact"
    LEAST = 1

    def possible(self, state: MasteryState, user: int, target: int = NOBODY) -> bool:
        """Require an intact artefact of the target other than the declared crown (MM-CRN-02)."""
        declared = state.artefacts[user][0]
        return any(state.intact(a) and a != declared for a in state.artefacts[target])

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Ask which artefact to break."""
        if self.target == "other_artefact":
            m.call(Fracture(user, self.n))  # without a response window (MM-RUL-44)
        else:
            m.call(Corrupt(user, target, self.n))


class CancelAndDestroy(Operation):
    """Fracture as a response (MM-RES-06); the response window carries it out."""

    OP = "cancel_and_destroy"


class PeekReorder(Operation):
    """Insight: look at the top cards and put them back in any order (MM-CRN-11)."""

    OP = "peek_reorder"
    LEAST = 1

    def possible(self, state: MasteryState, user: int, target: int = NOBODY) -> bool:
        """Require a card in the deck or the discard pile (MM-CRN-02)."""
        return bool(state.decks[target].cards or state.discards[target])

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Look at the cards, then ask for their order."""
        m.call(Arrange(m.seats, user, self.n))


class PeekKeepOrDiscard(Operation):
    """Prosperity: look at a deck's top card, then leave or discard it (MM-CRN-20)."""

    OP = "peek_keep_or_discard"
    LEAST = 1

    def possible(self, state: MasteryState, user: int, target: int = NOBODY) -> bool:
        """Require a card in the target's deck or discard pile (MM-CRN-02)."""
        return bool(state.decks[target].cards or state.discards[target])

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Look at the card, then ask."""
        m.call(TopCard(user, target))


class RecycleCard(Operation):
    """Order: put a card played in the player's previous turn back into the deck (MM-CRN-13)."""

    OP = "recycle"
    LEAST = 1

    def possible(self, state: MasteryState, user: int, target: int = NOBODY) -> bool:
        """Require an eligible card (MM-CRN-02)."""
        return bool(recyclable(state, user))

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Ask which card to put back."""
        m.call(Recycle(user, self.n))


class EqualiseKnights(Operation):
    """Fear, Vigour: let both sides count the larger number of knights (MM-BAT-33, MM-RUL-04)."""

    OP = "equalise_knights"

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Ask the sceptre's owner, unless the numbers are equal (MM-DEC-41)."""
        field = m.enclosing(Field)
        if field.counted[0] != field.counted[1]:
            m.call(Equalise(target))


class RedeployKnights(Operation):
    """Vitality: one more redeployment, without an advance (MM-CRN-23, MM-RED-01)."""

    OP = "redeploy"

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Start the redeployment."""
        m.call(Redeploy(target))


class ExtraManoeuvre(Operation):
    """Tactical Advance: another manoeuvre this turn (MM-RES-03)."""

    OP = "extra_manoeuvre"
    LEAST = 1

    def do(self, m: Match[MasteryState], user: int, target: int = NOBODY) -> None:
        """Increase the number of manoeuvres left; all of them are alike (MM-RUL-37)."""
        m.state.manoeuvres += self.n
        m.emit(say.MANOEUVRE_GAINED, target, m.state.manoeuvres)


OPERATIONS: Final[dict[str, type[Operation]]] = {
    operation.OP: operation
    for operation in (
        AddPoints,
        ConflictValue,
        ConflictRoll,
        SupportValue,
        SetCapacity,
        ForbidSupport,
        StartDistribution,
        ArenaRoll,
        GainKnights,
        LoseKnights,
        Draw,
        DrawUpTo,
        DiscardChoice,
        DiscardRandom,
        DestroyArtefact,
        CancelAndDestroy,
        PeekReorder,
        PeekKeepOrDiscard,
        RecycleCard,
        EqualiseKnights,
        RedeployKnights,
        ExtraManoeuvre,
    )
}
