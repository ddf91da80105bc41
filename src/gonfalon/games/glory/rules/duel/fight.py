"""The duel: passes of eight steps, until one side has won two (GLO-DUEL, GLO-PVP).

`m.call(FightDuel(...))` fights one. When it is over the caller finds `winner` (0: the seat, 1: the
foe) and `won` (passes of both) in `returned`. Glory of a tournament duel, recovery and the end of a
Warrior match are part of it; prize, advance, card and title are the caller's (GLO-DUEL-25).
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.glory.model.constants import ARMOUR_DIE, WARRIOR
from gonfalon.games.glory.model.messages import duel as say
from gonfalon.games.glory.model.state import ROLLS, GloryState
from gonfalon.games.glory.rules.board.ending import lose_solo
from gonfalon.games.glory.rules.duel.dice import RerollByFaith, RerollByRing, most_by_faith
from gonfalon.games.glory.rules.duel.duel import Duel, Pass, acting_order, attack_of
from gonfalon.games.glory.rules.duel.foes import adds_die, tell_duel
from gonfalon.games.glory.rules.duel.readying import (
    ReadyOneAlly,
    ReadyOneRelic,
    RecoverAlly,
    RecoverRelic,
    ally_candidates,
    relic_candidates,
)
from gonfalon.games.glory.rules.duel.result import (
    award_glory,
    decide_pass,
    recover,
    tell_result,
)
from gonfalon.games.glory.rules.duel.steps import (
    CommitStrength,
    UseLanceAlly,
    UseRelic,
    UseTentAlly,
)
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.questions.dice import Dice


class FightDuel(Duel):
    """A duel of a seat against another seat, a knight, a card, Brave or the virtual opponent.

    `foe_kind` is one of the kinds in `foes.py`; `foe` is the seat, knight, travel card, title,
    or the opponent's side.
    """

    __slots__ = ()
    NAME = "glory.duel"
    PHASES = (
        "do_begin",
        "do_pass",
        "do_award",
        "do_recover",
        "do_recover_ally",
        "do_recover_relic",
    )

    def do_begin(self, m: Match[GloryState]) -> None:
        """Tell who meets whom."""
        tell_duel(m, self.seat, self.foe_kind, self.foe)

    def do_pass(self, m: Match[GloryState]) -> None:
        """Ride against each other once more."""
        self.passes += 1
        m.emit(say.PASS_BEGINS, self.passes)
        m.call(RidePass())

    def returned(self, m: Match[GloryState], child: Step[GloryState]) -> None:
        """Count a pass; another one follows until a side has won two (GLO-DUEL-01)."""
        if isinstance(child, RidePass):
            self.won[child.winner] += 1
            if self.won[child.winner] < m.state.content.passes_to_win:
                self.again()
            else:
                self.winner = child.winner

    def do_award(self, m: Match[GloryState]) -> None:
        """Score a tournament duel. A Warrior who loses one has lost the game (GLO-SOLO-03)."""
        tell_result(m, self)
        if self.tournament:
            if m.state.scenario == WARRIOR and self.winner == 1:
                lose_solo(m)
            else:
                award_glory(m, self)

    def do_recover(self, m: Match[GloryState]) -> None:
        """Return strength, faith and prestige to a player who has lost (GLO-PVP-08)."""
        if self.is_player(1 - self.winner):
            recover(m, self, 1 - self.winner)

    def do_recover_ally(self, m: Match[GloryState]) -> None:
        """Let the loser ready an ally, if one is a candidate (GLO-DUEL-27)."""
        loser = 1 - self.winner
        if self.is_player(loser) and ally_candidates(m, self, loser):
            m.call(RecoverAlly(self.side(loser)))

    def do_recover_relic(self, m: Match[GloryState]) -> None:
        """Let the loser ready a relic, if one is a candidate (GLO-DUEL-27)."""
        loser = 1 - self.winner
        if self.is_player(loser) and relic_candidates(m, self, loser):
            m.call(RecoverRelic(self.side(loser)))


class RidePass(Pass):
    """A pass: its phases are the eight steps. Who acts first is worked out anew in each.

    That order stays for the whole step, whatever the first one does (GLO-PVP-03, GLO-RUL-17).
    """

    __slots__ = ()
    NAME = "glory.pass"
    PHASES = (
        "do_tent",
        "do_strength",
        "do_roll",
        "do_faith",
        "do_first_lance",
        "do_second_lance",
        "do_relic",
        "do_result",
    )

    def acting(self, m: Match[GloryState]) -> list[int]:
        """Work out the order of a step and return the seats that act, each once (GLO-PVP-01).

        Their steps are called in reverse, because the last one called runs first.
        """
        duel = m.enclosing(Duel)
        self.order = acting_order(m, duel)
        return [duel.side(duellist) for duellist in self.order]

    def do_tent(self, m: Match[GloryState]) -> None:
        """Step 1: tent allies, in the first pass only (GLO-DUEL-03, GLO-DUEL-18, GLO-RUL-03)."""
        if m.enclosing(Duel).passes == 1:
            for seat in reversed(self.acting(m)):
                m.call(UseTentAlly(seat))

    def do_strength(self, m: Match[GloryState]) -> None:
        """Step 2: strength (GLO-DUEL-04)."""
        for seat in reversed(self.acting(m)):
            m.call(CommitStrength(seat))

    def do_roll(self, m: Match[GloryState]) -> None:
        """Step 3: roll all dice at once, a magnate's die with the player's (GLO-DUEL-06)."""
        duel = m.enclosing(Duel)
        options = m.state.content.duel_options
        for seat in self.acting(m):
            duellist = duel.duellist(seat)
            colours: list[int] = []
            for colour, count in enumerate(duel.dice_counts(m.state, duellist)):
                colours += [colour] * count
            dice = self.roll(m, duellist, colours)
            if m.listening:
                m.emit(say.ROLLED, seat, tuple(options.all_shown(dice)), attack_of(m, duellist))
        if adds_die(m.state, duel.foe_kind, duel.foe):  # GLO-DUEL-21
            dice = self.roll(m, 1, [ARMOUR_DIE])
            if m.listening:
                m.emit(say.KNIGHT_ROLLED, options.shown(dice, 0), attack_of(m, 1))

    def roll(self, m: Match[GloryState], duellist: int, colours: list[int]) -> Dice:
        """Roll dice of these colours, with the faces printed on them (GLO-DUEL-07)."""
        dice = Dice(colours, m.state.content.dice.faces)
        dice.roll(m, ROLLS)
        self.dice[duellist] = dice
        return dice

    def do_faith(self, m: Match[GloryState]) -> None:
        """Step 4: faith (GLO-DUEL-11)."""
        for seat in reversed(self.acting(m)):
            m.call(RerollByFaith(seat, 0, most_by_faith(m.state, seat)))

    def do_first_lance(self, m: Match[GloryState]) -> None:
        """Step 5: a lance ally (GLO-DUEL-12)."""
        for seat in reversed(self.acting(m)):
            m.call(UseLanceAlly(seat))

    def do_second_lance(self, m: Match[GloryState]) -> None:
        """Step 6: another lance ally, whether or not one was used in step 5 (GLO-DUEL-12)."""
        for seat in reversed(self.acting(m)):
            m.call(UseLanceAlly(seat))

    def do_relic(self, m: Match[GloryState]) -> None:
        """Step 7: a relic (GLO-DUEL-13)."""
        for seat in reversed(self.acting(m)):
            m.call(UseRelic(seat))

    def do_result(self, m: Match[GloryState]) -> None:
        """Step 8: the result (GLO-DUEL-14)."""
        self.winner = decide_pass(m)


DUEL_STEP_CLASSES: Final[tuple[type[Step[Any]], ...]] = (
    FightDuel,
    RidePass,
    UseTentAlly,
    ReadyOneAlly,
    ReadyOneRelic,
    CommitStrength,
    RerollByFaith,
    UseLanceAlly,
    UseRelic,
    RerollByRing,
    RecoverAlly,
    RecoverRelic,
)
