"""Battle (MM-BAT): nine steps, in strict order, between an attacker and a defender."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.content import ORB, SCEPTRE
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.battle.cards import ConflictCards, SupportCards
from gonfalon.games.mastery.rules.battle.response import TO_ORBS, TO_SCEPTRES, Response
from gonfalon.games.mastery.rules.board.cards import DISORDER, draw_up_to
from gonfalon.games.mastery.rules.board.conquest import Conquest
from gonfalon.games.mastery.rules.board.ending import after_conquest, won_by_siege
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.board.knights import set_knights
from gonfalon.games.mastery.rules.board.supply import tell_cut_off
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.dice import plain_dice

SCEPTRES: Final = 3
ORBS: Final = 7

ATTACKER: Final = 0
DEFENDER: Final = 1
NOBODY: Final = -1
IF_WON: Final = "after_outcome_winner"

# The rulebook's step of each phase.
STEPS: Final = (0, 1, 2, SCEPTRES, SCEPTRES, SCEPTRES, 4, 5, 6, ORBS, ORBS, ORBS, 8, 9, 10)


class Battle(Field):
    """One battle. Its phases are the rulebook's steps, in strict order (MM-BAT-02).

    Steps 3 and 7 have three phases each: a response window, then the two sides' artefacts.
    """

    __slots__ = ()
    NAME = "mastery.battle"
    PHASES = (
        "do_begin",
        "do_tile",
        "do_draw",
        "do_sceptres",
        "do_attackers_sceptre",
        "do_defenders_sceptre",
        "do_conflict",
        "do_support",
        "do_outcome",
        "do_orbs",
        "do_attackers_orb",
        "do_defenders_orb",
        "do_losses",
        "do_territory",
        "do_aftermath",
    )

    def __init__(
        self, attacker: int = 0, defender: int = 0, hex: int = 0, knights: int = 0
    ) -> None:
        super().__init__(attacker, defender, hex, knights)

    @property
    def step(self) -> int:
        """The number of the current step: 0 before the first, 10 after the last."""
        return STEPS[self.phase]

    def do_begin(self, m: Match[MasteryState]) -> None:
        """Leave the contested territory without an owner until the battle ends (MM-SUP-05)."""
        self.muster(m.state)
        if m.listening:
            a, d = self.sides
            if self.siege:
                m.emit(say.SIEGE_BEGINS, a, d, self.hex, self.force[0], self.counted[1])
            else:
                tile = m.state.tile[self.hex]
                m.emit(say.BATTLE_BEGINS, a, d, self.hex, tile, self.force[0], self.force[1])

    # -- steps 1 and 2 ------------------------------------------------------------------------

    def do_tile(self, m: Match[MasteryState]) -> None:
        """Step 1: apply the tile's effects (MM-BAT-10, MM-BAT-11)."""
        state = m.state
        for effect in state.content.tile_effects[state.tile[self.hex]]:
            if effect.when == "battle_start":
                side = DEFENDER if effect.target == "defender" else ATTACKER
                effect.do(m, self.sides[side], self.sides[side])
        self.counted[ATTACKER] = self.force[ATTACKER]
        if not self.siege:
            self.counted[DEFENDER] = self.force[DEFENDER]
            # The Arena has left one side, or both, without knights (MM-BAT-12, MM-BAT-13).
            if not self.force[ATTACKER] or not self.force[DEFENDER]:
                self.end_early()

    def end_early(self) -> None:
        """Skip to step 9, without a winner or loser for the steps between (MM-BAT-94).

        `winner` is then only the side that still has knights, if any (MM-BAT-13, MM-RUL-18). The
        cards are still discarded and supply is still checked (MM-BAT-93).
        """
        self.winner = NOBODY
        if self.force[ATTACKER]:
            self.winner = ATTACKER
        elif self.force[DEFENDER]:
            self.winner = DEFENDER
        self.goto("do_territory")

    def do_draw(self, m: Match[MasteryState]) -> None:
        """Step 2: first the attacker, then the defender, draws up to five cards (MM-BAT-20).

        Teammates do not draw (MM-VAR-06).
        """
        for seat in self.sides:
            draw_up_to(m, seat, m.state.content.number["battle_hand"])

    # -- steps 3 and 7 ------------------------------------------------------------------------

    def applicable(self, state: MasteryState, kind: int) -> list[int]:
        """Return the intact artefacts of a type that apply now (MM-BAT-30, MM-BAT-70).

        Only these can be broken in the window (MM-RUL-28). Whether they would achieve anything does
        not matter (MM-BAT-31, MM-BAT-71).
        """
        found: list[int] = []
        for side in (ATTACKER, DEFENDER):
            artefact = state.artefacts[self.sides[side]][kind]
            if state.broken[artefact] == 0 and state.content.artefact_effect[
                artefact
            ].when == self.moment(side, kind):
                found.append(artefact)
        return found

    def moment(self, side: int, kind: int) -> str:
        """Return the effect moment at which an artefact of this side applies in this step."""
        if kind == SCEPTRE:
            return "before_conflict_attacker" if side == ATTACKER else "before_conflict_defender"
        return IF_WON if side == self.winner else "after_outcome_loser"

    def do_sceptres(self, m: Match[MasteryState]) -> None:
        """Step 3: open a response window before the sceptres apply (MM-BAT-31, MM-DEC-40)."""
        self.open_window(m, SCEPTRE, TO_SCEPTRES)

    def do_attackers_sceptre(self, m: Match[MasteryState]) -> None:
        """Apply the attacker's sceptre first (MM-BAT-33, MM-RUL-17)."""
        self.apply_artefact(m, SCEPTRE, ATTACKER)

    def do_defenders_sceptre(self, m: Match[MasteryState]) -> None:
        """Apply the defender's sceptre."""
        self.apply_artefact(m, SCEPTRE, DEFENDER)

    def do_orbs(self, m: Match[MasteryState]) -> None:
        """Step 7: open a response window before the orbs apply (MM-BAT-71, MM-DEC-70).

        Nothing here changes the winner or the margin (MM-BAT-73).
        """
        self.open_window(m, ORB, TO_ORBS)

    def do_attackers_orb(self, m: Match[MasteryState]) -> None:
        """Apply the attacker's orb first (MM-BAT-72, MM-RUL-17)."""
        self.apply_artefact(m, ORB, ATTACKER)

    def do_defenders_orb(self, m: Match[MasteryState]) -> None:
        """Apply the defender's orb."""
        self.apply_artefact(m, ORB, DEFENDER)

    def open_window(self, m: Match[MasteryState], kind: int, why: int) -> None:
        """Let all seats respond, clockwise from the attacker, if anything applies (MM-RUL-29)."""
        concerned = self.applicable(m.state, kind)
        if concerned:
            m.call(Response(m.seats, why, concerned, self.sides[ATTACKER]))

    def apply_artefact(self, m: Match[MasteryState], kind: int, side: int) -> None:
        """Apply a side's artefact if it is still intact: never skipped (MM-ART-03, MM-RUL-34)."""
        state = m.state
        artefact = state.artefacts[self.sides[side]][kind]
        if artefact in self.applicable(state, kind):
            effect = state.content.artefact_effect[artefact]
            m.emit(say.ARTEFACT_APPLIES, self.sides[side], artefact)
            target = self.sides[1 - side] if effect.target == "opponent" else self.sides[side]
            effect.do(m, self.sides[side], target)

    # -- steps 4 to 6 -------------------------------------------------------------------------

    def do_conflict(self, m: Match[MasteryState]) -> None:
        """Step 4: both opponents choose a conflict card in secret (MM-BAT-40, MM-VAR-06)."""
        m.call(ConflictCards(m.seats, 1 << self.sides[0] | 1 << self.sides[1]))

    def do_support(self, m: Match[MasteryState]) -> None:
        """Step 5: support cards, unless the tile forbids them."""
        state = m.state
        for effect in state.content.tile_effects[state.tile[self.hex]]:
            # On Mountains nobody plays any (MM-BAT-50), not even teammates (MM-VAR-09, MM-RUL-47).
            if effect.OP == "forbid_support":
                m.emit(say.SUPPORT_FORBIDDEN, state.tile[self.hex])
                return
        # Fewer battle points begin (MM-BAT-51, MM-RUL-32), on a tie the attacker (MM-RUL-06).
        begins = DEFENDER if self.total(DEFENDER) < self.total(ATTACKER) else ATTACKER
        m.call(SupportCards(self.order(state, self.sides[begins])))

    def order(self, state: MasteryState, begins: int) -> list[int]:
        """Return the seats that take turns in step 5, clockwise: both sides' teams (MM-VAR-05)."""
        team = state.rules.team
        fighting = (team[self.sides[0]], team[self.sides[1]])
        seats = state.rules.seats
        around = [(begins + i) % seats for i in range(seats)]
        return [seat for seat in around if team[seat] in fighting]

    def do_outcome(self, m: Match[MasteryState]) -> None:
        """Step 6: the higher total wins; on a tie the defender wins by one."""
        self.winner, self.margin = self.leader(m.state)  # MM-BAT-60, MM-BAT-61
        if m.listening:
            a, d = self.total(ATTACKER), self.total(DEFENDER)
            if a == d:
                m.emit(say.BATTLE_TIED, self.sides[DEFENDER], a, self.margin)
            else:
                won, lost = self.sides[self.winner], self.sides[1 - self.winner]
                m.emit(say.BATTLE_WON, won, lost, max(a, d), min(a, d), self.margin)
        if m.state.rules.disorder:
            self.disorder(m)

    def disorder(self, m: Match[MasteryState]) -> None:
        """Disorder: the winner's knights may desert; with none left the result is reversed.

        The later steps use the final winner and loser (MM-VAR-44).
        """
        if not self.deserted(m, self.winner):
            return
        if self.siege and not m.state.knights[self.hex]:
            self.end_early()  # nobody is left: neither besiegers nor a garrison (MM-VAR-45)
            return
        self.winner = 1 - self.winner  # MM-VAR-42
        m.emit(say.REVERSED, self.sides[self.winner])
        if self.deserted(m, self.winner):  # the new winner rolls, nobody a third time (MM-RUL-25)
            self.end_early()  # MM-VAR-43

    def deserted(self, m: Match[MasteryState], side: int) -> bool:
        """Roll for each knight of a side; return whether the side has none left (MM-VAR-41)."""
        if self.siege and side == DEFENDER:
            return False  # the castle's notional knights do not roll (MM-VAR-45, MM-RUL-22)
        rolls = plain_dice(self.force[side]).roll(m, DISORDER)  # no teammates (MM-VAR-51)
        lost = rolls.count(1)
        if m.listening:
            m.emit(say.DISORDER_ROLLS, self.sides[side], tuple(rolls), lost)
        self.set_force(m.state, side, self.force[side] - lost)
        return not self.force[side]

    # -- steps 8 and 9 ------------------------------------------------------------------------

    def do_losses(self, m: Match[MasteryState]) -> None:
        """Step 8: the loser loses knights by the margin; the rest retreat.

        The winner loses none (MM-BAT-82). After a reversal the loser has none left (MM-VAR-44).
        """
        loser = 1 - self.winner
        self.lose(m, self.sides[loser], self.margin)  # MM-BAT-80
        self.retreat(m, loser)  # MM-BAT-81
        if self.siege and self.winner == ATTACKER:  # MM-VAR-13
            self.retreat(m, ATTACKER)  # the castle has fallen; nobody stays on it (MM-KNI-09)
            won_by_siege(m, self.sides[ATTACKER], self.sides[DEFENDER])

    def lose(self, m: Match[MasteryState], seat: int, count: int) -> None:
        """Remove a side's real knights from the contested hex, as many as there are (MM-KNI-07).

        A besieged castle has none there to lose (MM-VAR-13, MM-RUL-22).
        """
        side = self.side_of(seat)
        lost = min(count, self.force[side])
        if lost:
            self.set_force(m.state, side, self.force[side] - lost)
            m.emit(say.KNIGHTS_LOST, seat, self.hex, lost)

    def retreat(self, m: Match[MasteryState], side: int) -> None:
        """Move a side's surviving knights back to its castle (MM-KNI-08)."""
        state = m.state
        count = self.force[side]
        if not count:
            return
        seat = self.sides[side]
        castle = state.castle(seat)
        self.set_force(state, side, 0)
        set_knights(state, seat, castle, state.knights[castle] + count)
        m.emit(say.RETREATED, seat, count)

    def do_territory(self, m: Match[MasteryState]) -> None:
        """Step 9: decide who holds the territory (MM-BAT-90)."""
        state = m.state
        if self.siege:  # the castle stays its owner's (MM-VAR-15, MM-VAR-45)
            if m.listening:
                void = self.winner == NOBODY
                m.emit(say.SIEGE_VOID if void else say.SIEGE_BEATEN, self.sides[DEFENDER], self.hex)
            return
        if self.winner == NOBODY:  # the territory is uncontrolled (MM-BAT-12, MM-VAR-43)
            m.emit(say.BATTLE_VOID, self.hex, state.tile[self.hex])
            return
        seat = self.sides[self.winner]
        count = self.force[self.winner]
        self.set_force(state, self.winner, 0)
        set_knights(state, seat, self.hex, count)
        if self.winner == ATTACKER:
            m.call(Conquest(seat, self.hex, True))  # MM-CON-01, MM-BAT-13
        else:  # a successful defence triggers nothing (MM-CON-06)
            m.emit(say.KEPT, seat, self.hex, state.tile[self.hex])

    def do_aftermath(self, m: Match[MasteryState]) -> None:
        """Move the battle cards to the discard piles, then check supply (MM-BAT-91, MM-BAT-92).

        This is done after every battle, also one that ended early (MM-BAT-93, MM-VAR-44).
        """
        state = m.state
        self.clear_cards(state)
        after_conquest(m)
        defender = self.sides[DEFENDER]
        lost = not self.siege and state.owner[self.hex] != defender
        if m.listening and lost and not state.rules.ruthlessness:
            tell_cut_off(m, defender, self.hex)
