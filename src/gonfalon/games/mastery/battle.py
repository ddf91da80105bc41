"""Battle (MM-BAT): nine steps, strictly in order, between an attacker and a defender."""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.games.mastery.battle_cards import ConflictCards, SupportCards
from gonfalon.games.mastery.cards import DISORDER, draw_up_to
from gonfalon.games.mastery.conquest import Conquest
from gonfalon.games.mastery.content import ORB, SCEPTRE
from gonfalon.games.mastery.ending import after_conquest, won_by_siege
from gonfalon.games.mastery.field import Field
from gonfalon.games.mastery.knights import set_knights
from gonfalon.games.mastery.messages import (
    ARTEFACT_APPLIES,
    BATTLE_BEGINS,
    BATTLE_TIED,
    BATTLE_VOID,
    BATTLE_WON,
    DISORDER_ROLLS,
    KEPT,
    KNIGHTS_LOST,
    RETREATED,
    REVERSED,
    SIEGE_BEATEN,
    SIEGE_BEGINS,
    SUPPORT_FORBIDDEN,
)
from gonfalon.games.mastery.response import TO_ORBS, TO_SCEPTRES, Response
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.match import Match

TILE: Final = 1
DRAW: Final = 2
SCEPTRES: Final = 3
CONFLICT: Final = 4
SUPPORT: Final = 5
OUTCOME: Final = 6
ORBS: Final = 7
LOSSES: Final = 8
TERRITORY: Final = 9
AFTERMATH: Final = 10  # cards to the piles, supply, victory

ATTACKER: Final = 0
DEFENDER: Final = 1
NOBODY: Final = -1


class Battle(Field):
    """The procedure of one battle. `phase` is its step; `at` counts inside a step."""

    __slots__ = ("at", "begun")
    NAME = "mastery.battle"
    FIELDS: ClassVar[tuple[str, ...]] = (*Field.FIELDS, "at", "begun")

    def __init__(
        self, attacker: int = 0, defender: int = 0, hex: int = 0, knights: int = 0
    ) -> None:
        super().__init__(attacker, defender, hex, knights)
        self.phase = TILE
        self.at = 0
        self.begun = False

    def clone(self) -> Battle:
        """Return an independent copy."""
        other = Battle()
        self.copy_field(other)
        other.at = self.at
        other.begun = self.begun
        return other

    def run(self, m: Match[Realm]) -> bool:
        """Carry out the next piece of the current step (MM-BAT-02)."""
        if not self.begun:
            self.begin(m)
        elif self.phase == TILE:
            self.tile_step(m)
        elif self.phase == DRAW:
            self.draw_step(m)
        elif self.phase == SCEPTRES:
            self.artefact_step(m, SCEPTRE, TO_SCEPTRES)
        elif self.phase == CONFLICT:
            self.conflict_step(m)
        elif self.phase == SUPPORT:
            self.support_step(m)
        elif self.phase == OUTCOME:
            self.outcome_step(m)
        elif self.phase == ORBS:
            self.artefact_step(m, ORB, TO_ORBS)
        elif self.phase == LOSSES:
            self.losses_step(m)
        elif self.phase == TERRITORY:
            self.territory_step(m)
        else:
            self.aftermath(m)
        return True

    def next_phase(self) -> None:
        """Go on to the next step."""
        self.phase += 1
        self.at = 0

    def begin(self, m: Match[Realm]) -> None:
        """The conflict territory is controlled by nobody until the battle ends (MM-SUP-05)."""
        self.begun = True
        self.muster(m.table)
        if m.listening:
            a, d = self.sides
            if self.siege:
                m.emit(SIEGE_BEGINS, (a, d, self.hex, self.force[0], self.counted[1]))
            else:
                tile = m.table.tile[self.hex]
                m.emit(BATTLE_BEGINS, (a, d, self.hex, tile, self.force[0], self.force[1]))

    # -- steps 1 and 2 ------------------------------------------------------------------------

    def tile_step(self, m: Match[Realm]) -> None:
        """Step 1: what the tile does (MM-BAT-10 to -13)."""
        t = m.table
        for effect in t.c.tile_effects[t.tile[self.hex]]:
            if effect.when == "battle_start":
                side = DEFENDER if effect.target == "defender" else ATTACKER
                effect.apply(m, self.sides[side], self.sides[side])
        self.counted[ATTACKER] = self.force[ATTACKER]
        if not self.siege:
            self.counted[DEFENDER] = self.force[DEFENDER]
            if not self.force[ATTACKER] or not self.force[DEFENDER]:
                self.end_early()
                return
        self.next_phase()

    def end_early(self) -> None:
        """The battle is over without winner or loser for the later steps (MM-BAT-94)."""
        self.winner = NOBODY
        if self.force[ATTACKER]:
            self.winner = ATTACKER
        elif self.force[DEFENDER]:
            self.winner = DEFENDER
        self.phase = TERRITORY
        self.at = 0

    def draw_step(self, m: Match[Realm]) -> None:
        """Step 2: attacker, then defender, draw up to five cards (MM-BAT-20)."""
        for seat in self.sides:
            draw_up_to(m, seat, m.table.c.number["battle_hand"])
        self.next_phase()

    # -- steps 3 and 7 ------------------------------------------------------------------------

    def applicable(self, t: Realm, kind: int) -> list[int]:
        """Return the intact artefacts of a type that apply now (MM-BAT-30, MM-BAT-70)."""
        found: list[int] = []
        for side in (ATTACKER, DEFENDER):
            artefact = t.artefacts[self.sides[side]][kind]
            if t.broken[artefact] == 0 and t.c.artefact_effect[artefact].when == self.moment(
                side, kind
            ):
                found.append(artefact)
        return found

    def moment(self, side: int, kind: int) -> str:
        """Return when an artefact of this side has to work, to apply now."""
        if kind == SCEPTRE:
            return "before_conflict_attacker" if side == ATTACKER else "before_conflict_defender"
        return "after_outcome_winner" if side == self.winner else "after_outcome_loser"

    def artefact_step(self, m: Match[Realm], kind: int, why: int) -> None:
        """Steps 3 and 7: a response window, then the artefacts still intact, attacker's first."""
        t = m.table
        if self.at == 0:
            self.at = 1
            concerned = self.applicable(t, kind)
            if concerned:
                m.push(Response(m.seats, why, concerned, self.sides[ATTACKER]))
            return
        if self.at > 2:
            self.next_phase()
            return
        side = self.at - 1
        self.at += 1
        artefact = t.artefacts[self.sides[side]][kind]
        if artefact in self.applicable(t, kind):
            effect = t.c.artefact_effect[artefact]
            if m.listening:
                m.emit(ARTEFACT_APPLIES, (self.sides[side], artefact))
            target = self.sides[1 - side] if effect.target == "opponent" else self.sides[side]
            effect.apply(m, self.sides[side], target)

    # -- steps 4 to 6 -------------------------------------------------------------------------

    def conflict_step(self, m: Match[Realm]) -> None:
        """Step 4: both opponents choose a conflict card in secret (MM-BAT-40)."""
        if self.at:
            self.next_phase()
            return
        self.at = 1
        m.push(ConflictCards(m.seats, 1 << self.sides[0] | 1 << self.sides[1]))

    def support_step(self, m: Match[Realm]) -> None:
        """Step 5: support cards, unless the tile forbids them (MM-BAT-50, -51, MM-VAR-09)."""
        t = m.table
        if self.at:
            self.next_phase()
            return
        self.at = 1
        for effect in t.c.tile_effects[t.tile[self.hex]]:
            if effect.OP == "forbid_support":
                if m.listening:
                    m.emit(SUPPORT_FORBIDDEN, (t.tile[self.hex],))
                return
        begins = DEFENDER if self.total(DEFENDER) < self.total(ATTACKER) else ATTACKER
        m.push(SupportCards(self.order(t, self.sides[begins])))

    def order(self, t: Realm, begins: int) -> list[int]:
        """Return who takes turns in step 5, clockwise: both sides' teams (MM-VAR-05)."""
        team = t.rules.team
        fighting = (team[self.sides[0]], team[self.sides[1]])
        seats = t.rules.seats
        around = [(begins + i) % seats for i in range(seats)]
        return [seat for seat in around if team[seat] in fighting]

    def outcome_step(self, m: Match[Realm]) -> None:
        """Step 6: the higher total wins; the defender wins a tie by one (MM-BAT-60, -61)."""
        a, d = self.total(ATTACKER), self.total(DEFENDER)
        if a == d:
            self.winner = DEFENDER
            self.margin = m.table.c.number["tie_margin"]
        else:
            self.winner = ATTACKER if a > d else DEFENDER
            self.margin = abs(a - d)
        if m.listening:
            if a == d:
                m.emit(BATTLE_TIED, (self.sides[DEFENDER], a, self.margin))
            else:
                won, lost = self.sides[self.winner], self.sides[1 - self.winner]
                m.emit(BATTLE_WON, (won, lost, max(a, d), min(a, d), self.margin))
        self.next_phase()
        if m.table.rules.disorder:
            self.disorder(m)

    def disorder(self, m: Match[Realm]) -> None:
        """Disorder: the winner's knights may desert (MM-VAR-41 to -45)."""
        if not self.deserted(m, self.winner):
            return
        self.winner = 1 - self.winner
        if m.listening:
            m.emit(REVERSED, (self.sides[self.winner],))
        if self.deserted(m, self.winner):
            self.end_early()

    def deserted(self, m: Match[Realm], side: int) -> bool:
        """Roll for each knight of a side; tell whether none is left."""
        if self.siege and side == DEFENDER:
            return False  # the castle's knights are not real and do not roll (MM-VAR-45)
        rolls = [m.chance.die(DISORDER) for _ in range(self.force[side])]
        lost = rolls.count(1)
        if m.listening:
            m.emit(DISORDER_ROLLS, (self.sides[side], tuple(rolls), lost))
        self.set_force(m.table, side, self.force[side] - lost)
        return not self.force[side]

    # -- steps 8 and 9 ------------------------------------------------------------------------

    def losses_step(self, m: Match[Realm]) -> None:
        """Step 8: the loser loses the margin and retreats with the rest (MM-BAT-80 to -82)."""
        loser = 1 - self.winner
        self.lose(m, self.sides[loser], self.margin)
        self.retreat(m, loser)
        if self.siege and self.winner == ATTACKER:
            self.retreat(m, ATTACKER)  # the castle has fallen; nobody stays on it
            won_by_siege(m, self.sides[ATTACKER], self.sides[DEFENDER])
            return
        self.next_phase()

    def lose(self, m: Match[Realm], seat: int, count: int) -> None:
        """Lose real knights on the conflict territory, never more than stand there (MM-KNI-07)."""
        side = self.side_of(seat)
        lost = min(count, self.force[side])
        if lost:
            self.set_force(m.table, side, self.force[side] - lost)
            if m.listening:
                m.emit(KNIGHTS_LOST, (seat, self.hex, lost))

    def retreat(self, m: Match[Realm], side: int) -> None:
        """Bring a side's knights home to the castle (MM-KNI-08)."""
        t = m.table
        count = self.force[side]
        if not count:
            return
        seat = self.sides[side]
        castle = t.castle(seat)
        self.set_force(t, side, 0)
        set_knights(t, seat, castle, t.knights[castle] + count)
        if m.listening:
            m.emit(RETREATED, (seat, count))

    def territory_step(self, m: Match[Realm]) -> None:
        """Step 9: who holds the land now (MM-BAT-90, MM-BAT-12, -13, MM-VAR-43)."""
        t = m.table
        if self.at:
            self.next_phase()
            return
        self.at = 1
        if self.siege:
            if m.listening:
                m.emit(SIEGE_BEATEN, (self.sides[DEFENDER], self.hex))
            return
        if self.winner == NOBODY:
            if m.listening:
                m.emit(BATTLE_VOID, (self.hex, t.tile[self.hex]))
            return
        seat = self.sides[self.winner]
        count = self.force[self.winner]
        self.set_force(t, self.winner, 0)
        set_knights(t, seat, self.hex, count)
        if self.winner == ATTACKER:
            m.push(Conquest(seat, self.hex, True))
        elif m.listening:
            m.emit(KEPT, (seat, self.hex, t.tile[self.hex]))

    def aftermath(self, m: Match[Realm]) -> None:
        """Battle cards to the piles, then supply and victory (MM-BAT-91, -92)."""
        self.clear_cards(m.table)
        m.done()
        after_conquest(m)
