"""The effect vocabulary: one class for each operation the content files may name."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.artefacts import Fracture
from gonfalon.games.mastery.battle import Battle
from gonfalon.games.mastery.battle_cards import field_of
from gonfalon.games.mastery.cards import AMBUSH, ARENA, discard_at_random, draw_up_to, take
from gonfalon.games.mastery.conquest import Conquest
from gonfalon.games.mastery.crown_steps import Arrange, Corrupt, Recycle, TopCard, recyclable
from gonfalon.games.mastery.discards import BY_CROWN, BY_ORB, BY_TILE, OptionalDiscard
from gonfalon.games.mastery.effect import Effect
from gonfalon.games.mastery.equalise import Equalise
from gonfalon.games.mastery.knights import gain_knights
from gonfalon.games.mastery.messages import (
    ARENA_ROLLS,
    CONFLICT_ROLL,
    MANOEUVRE_GAINED,
    POINTS_GAINED,
    TILE_POINTS,
)
from gonfalon.games.mastery.redeploy import Redeploy
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.match import Match


class AddPoints(Effect):
    """Battle points from a tile (MM-BAT-10) or a sceptre (MM-BAT-33)."""

    OP = "add_points"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Add to the side's points."""
        field = field_of(m)
        side = field.side_of(target)
        if self.when == "battle_start":
            field.from_tile[side] += self.n
            if m.listening:
                m.emit(TILE_POINTS, (target, m.table.tile[field.hex], self.n))
        else:
            field.from_sceptre[side] += self.n
            if m.listening:
                m.emit(POINTS_GAINED, (target, self.n))


class ConflictValue(Effect):
    """A numbered conflict card (MM-BAT-42)."""

    OP = "conflict_value"

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Add its value."""
        field = field_of(m)
        field.from_cards[field.side_of(target)] += self.n


class ConflictRoll(Effect):
    """Ambush: the result of one die (MM-BAT-42)."""

    OP = "conflict_roll"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Roll and add."""
        field = field_of(m)
        side = field.side_of(target)
        roll = m.chance.below(AMBUSH, self.n) + 1
        field.from_cards[side] += roll
        if m.listening:
            m.emit(CONFLICT_ROLL, (target, field.conflict[side], roll))


class SupportValue(Effect):
    """A support card (MM-BAT-55), also a teammate's (MM-VAR-05)."""

    OP = "support_value"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Add its value to the side it was played for."""
        field = field_of(m)
        field.from_support[field.side_for(m.table, target)] += self.n


class SetCapacity(Effect):
    """Cave, Battlefield: read once with the content (MM-KNI-05)."""

    OP = "set_capacity"
    LEAST = 1


class ForbidSupport(Effect):
    """Mountains: battle step 5 is skipped (MM-BAT-50); asked for by the battle itself."""

    OP = "forbid_support"


class StartDistribution(Effect):
    """Homelands: starting knights stand here too (MM-SET-08); asked for by the set-up."""

    OP = "start_distribution"


class ArenaRoll(Effect):
    """Arena: both roll; the lower loses a knight, on a tie both do (MM-BAT-11)."""

    OP = "arena_roll"

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Roll for attacker, then defender."""
        battle = m.stack[-1]
        if not isinstance(battle, Battle):
            raise KernelError("an arena roll outside a battle")
        attacker, defender = battle.sides
        first = m.chance.die(ARENA)
        second = m.chance.die(ARENA)
        if m.listening:
            m.emit(ARENA_ROLLS, (attacker, first, defender, second))
        if first <= second:
            battle.lose(m, attacker, 1)
        if second <= first:
            battle.lose(m, defender, 1)


class GainKnights(Effect):
    """Knights from the supply into the castle (MM-RES-02, MM-CON-03, MM-BAT-72)."""

    OP = "gain_knights"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Place them, as far as the dice allow."""
        gain_knights(m, target, self.n)


class LoseKnights(Effect):
    """Marshlands (MM-CON-05) and Brutality (MM-BAT-72)."""

    OP = "lose_knights"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Lose them on the tile of the battle, or on the tile just conquered."""
        step = m.stack[-1]
        if isinstance(step, (Battle, Conquest)):
            step.lose(m, target, self.n)


class Draw(Effect):
    """Authority: cards drawn on top of a draw (MM-DRAW-04)."""

    OP = "draw"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Draw them."""
        take(m, target, self.n)


class DrawUpTo(Effect):
    """Greed, Resurgence (MM-BAT-72)."""

    OP = "draw_up_to"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Draw until the hand holds that many."""
        draw_up_to(m, target, self.n)


class DiscardChoice(Effect):
    """Wrath (MM-CRN-24), Preparation and Cleansing (MM-BAT-72), Ruins and the like (MM-CON-04)."""

    OP = "discard_choice"
    LEAST = 1

    def able(self, m: Match[Realm], user: int, target: int) -> bool:
        """There has to be a card in hand."""
        return bool(m.table.hands[target].cards)

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Ask, privately."""
        step = m.stack[-1]
        if self.when == "own_turn_once":
            m.push(OptionalDiscard(target, self.n, BY_CROWN))
        elif isinstance(step, Conquest):
            m.push(OptionalDiscard(target, self.n, BY_TILE, step.fighting))
        else:
            m.push(OptionalDiscard(target, self.n, BY_ORB, True))


class DiscardRandom(Effect):
    """Influence, Defiance (MM-BAT-33)."""

    OP = "discard_random"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Discard as many cards as chance picks."""
        for _ in range(self.n):
            discard_at_random(m, target)


class DestroyArtefact(Effect):
    """Corruption (MM-CRN-10), and Fracture in the own turn (MM-RES-05)."""

    OP = "destroy_artefact"
    LEAST = 1

    def able(self, m: Match[Realm], user: int, target: int) -> bool:
        """The target needs an intact artefact that may be chosen."""
        t = m.table
        declared = t.artefacts[user][0]
        return any(t.intact(a) and a != declared for a in t.artefacts[target])

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Ask for the artefact."""
        if self.target == "other_artefact":
            m.push(Fracture(user, self.n))
        else:
            m.push(Corrupt(user, target, self.n))


class CancelAndDestroy(Effect):
    """Fracture as a response (MM-RES-06): carried out by the response window."""

    OP = "cancel_and_destroy"


class PeekReorder(Effect):
    """Insight: look at the top cards and put them back in any order (MM-CRN-11, -12)."""

    OP = "peek_reorder"
    LEAST = 1

    def able(self, m: Match[Realm], user: int, target: int) -> bool:
        """There has to be a card in deck or discard pile."""
        return bool(m.table.decks[target].cards or m.table.discards[target])

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Look, then ask for the order."""
        m.push(Arrange(m.seats, user, self.n))


class PeekKeepOrDiscard(Effect):
    """Prosperity: look at a top card, leave it or discard it (MM-CRN-20 to -22)."""

    OP = "peek_keep_or_discard"
    LEAST = 1

    def able(self, m: Match[Realm], user: int, target: int) -> bool:
        """The target needs a card in deck or discard pile."""
        return bool(m.table.decks[target].cards or m.table.discards[target])

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Look, then ask."""
        m.push(TopCard(user, target))


class RecycleCard(Effect):
    """Order: a card played in the own previous turn goes back into the deck (MM-CRN-13)."""

    OP = "recycle"
    LEAST = 1

    def able(self, m: Match[Realm], user: int, target: int) -> bool:
        """There has to be an eligible card."""
        return bool(recyclable(m.table, user))

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Ask which."""
        m.push(Recycle(user, self.n))


class EqualiseKnights(Effect):
    """Fear, Vigour: both sides may count the larger number of knights (MM-BAT-33)."""

    OP = "equalise_knights"

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Ask the owner, unless the numbers are equal (MM-DEC-41)."""
        field = field_of(m)
        if field.counted[0] != field.counted[1]:
            m.push(Equalise(target))


class RedeployKnights(Effect):
    """Vitality: one more redeployment (MM-CRN-23)."""

    OP = "redeploy"

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Redeploy."""
        m.push(Redeploy(target))


class ExtraManoeuvre(Effect):
    """Tactical Advance (MM-RES-03)."""

    OP = "extra_manoeuvre"
    LEAST = 1

    def apply(self, m: Match[Realm], user: int, target: int) -> None:
        """Raise the number of manoeuvres left."""
        m.table.manoeuvres += self.n
        if m.listening:
            m.emit(MANOEUVRE_GAINED, (target, m.table.manoeuvres))


OPERATIONS: Final[dict[str, type[Effect]]] = {
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
