"""Manoeuvres: a card is laid, a half of it is covered, the other one is resolved (CRU-BAT-04)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import BOTTOM, NONE, OWN_BATTLE, SARACENS, TOP
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.options.battle import CANCEL
from gonfalon.games.crusaders.model.state import COVER_DRAW, CrusadersState
from gonfalon.games.crusaders.rules.battle.halves import ResolveHalf
from gonfalon.games.crusaders.rules.battle.preview import cancel_preview, card_preview
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.turn import on_turn
from gonfalon.games.crusaders.rules.windows.rescript_window import RescriptWindow
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.decision import Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class Manoeuvre(Procedure[CrusadersState]):
    """One manoeuvre of a side, with a window for rescripts before and after it (CRU-BAT-37)."""

    NAME = "crusaders.manoeuvre"
    PHASES = (
        "do_before",
        "ask_card",
        "ask_cancel",
        "do_cover",
        "do_top",
        "do_bottom",
        "do_after",
    )

    side: int = 0

    def do_before(self, m: Match[CrusadersState]) -> None:
        """Open the window, or skip the manoeuvre of a side without cards (CRU-BAT-09)."""
        battle = m.enclosing(Battle)
        battle.free_halves = False
        if not battle.hand(m.state, self.side).cards:
            m.done()
            return
        self.offer_rescripts(m, True)

    def offer_rescripts(self, m: Match[CrusadersState], before: bool) -> None:
        """Let the side play rescripts, or use a Bazaar in its own turn (CRU-BAT-17, CRU-D-29).

        The saracens have none; whoever plays them only lends a hand (CRU-RUL-27).
        """
        if self.side != SARACENS:
            bazaar = on_turn(m, self.side)
            m.call(RescriptWindow(m.seats, self.side, OWN_BATTLE, bazaar, before))

    def ask_card(self, m: Match[CrusadersState]) -> Decision | None:
        """Step a: ask for a card (CRU-BAT-05, CRU-D-30)."""
        battle = m.enclosing(Battle)
        known = m.state.content.battle_options
        options = known.saracen if self.side == SARACENS else known.tactic
        cards = [options[card] for card in battle.hand(m.state, self.side).cards]
        return Decision(battle.player(self.side), "battle-card", cards, public=False)

    def take_card(self, m: Match[CrusadersState], option: Option) -> None:
        """Lay it face up."""
        battle = m.enclosing(Battle)
        state = m.state
        m.reveal(battle.pack(state, self.side), battle.hand(state, self.side), option.value)
        battle.cards.append(option.value)
        battle.sides.append(self.side)
        battle.cancelled.append(NONE)
        battle.protected.append(False)
        battle.taken.append(False)
        if self.side == SARACENS:
            m.emit(say.SARACEN_LAID, option.value)
        else:
            m.emit(say.TACTIC_LAID, self.side, option.value)
        if battle.free_halves:  # CRU-EFF-12
            m.emit(say.BOTH_HALVES_OPEN, self.side)
            self.goto("do_top")

    def ask_cancel(self, m: Match[CrusadersState]) -> Decision | None:
        """Step b: ask the other side which half it cancels (CRU-BAT-06, CRU-D-31)."""
        battle = m.enclosing(Battle)
        seat = battle.player(battle.opponent(self.side))
        return Decision(seat, "cancel-half", CANCEL, public=True)

    def take_cancel(self, m: Match[CrusadersState], option: Option) -> None:
        battle = m.enclosing(Battle)
        battle.cancelled[-1] = option.value
        m.emit(say.HALF_CANCELLED, battle.player(battle.opponent(self.side)), option.value)

    def do_cover(self, m: Match[CrusadersState]) -> None:
        """Step c: a card of the other side, at random, covers that half (CRU-BAT-07).

        Only its owner sees which one. Without a card the half is cancelled all the same
        (CRU-BAT-09, CRU-RUL-26).
        """
        battle = m.enclosing(Battle)
        state = m.state
        other = battle.opponent(self.side)
        hand = battle.hand(state, other)
        if not hand.cards:
            return
        m.barrier()
        card = hand.cards[m.chance.below(COVER_DRAW, len(hand.cards))]
        m.give(battle.pack(state, other), hand, card, battle.covers(state, other))
        owner = 1 << battle.player(other)
        if other == SARACENS:
            m.emit(say.SARACEN_COVERS_HALF)
            m.emit(say.SARACEN_COVERS_SEEN, card, to=owner)
        else:
            m.emit(say.TACTIC_COVERS, other)
            m.emit(say.TACTIC_COVERS_SEEN, card, to=owner)

    def do_top(self, m: Match[CrusadersState]) -> None:
        """Step d: resolve the open half; if both are open, the top one first (CRU-BAT-08)."""
        self.resolve(m, TOP)

    def do_bottom(self, m: Match[CrusadersState]) -> None:
        self.resolve(m, BOTTOM)

    def resolve(self, m: Match[CrusadersState], half: int) -> None:
        """Resolve a half unless it is cancelled."""
        battle = m.enclosing(Battle)
        if battle.cancelled[-1] != half:
            m.call(ResolveHalf(self.side, battle.cards[-1], half))

    def do_after(self, m: Match[CrusadersState]) -> None:
        """Open the window after the manoeuvre."""
        m.enclosing(Battle).free_halves = False
        self.offer_rescripts(m, False)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        battle = m.enclosing(Battle)
        if decision.kind == "battle-card":
            ask = say.ASK_SARACEN_CARD if self.side == SARACENS else say.ASK_BATTLE_CARD
            return Text(ask, battle.city, battle.marker)
        if self.side == SARACENS:
            return Text(say.ASK_CANCEL_SARACEN, battle.cards[-1])
        return Text(say.ASK_CANCEL_TACTIC, self.side, battle.cards[-1])

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if decision.kind == "battle-card":
            ahead = card_preview(m, decision, option)
            if self.side == SARACENS:
                return Label(Text(say.LAY_SARACEN, option.value), (f"saracen:{option.id}",), ahead)
            return Label(Text(say.LAY_TACTIC, option.value), (f"tactic:{option.id}",), ahead)
        ahead = cancel_preview(m, decision, option)
        return Label(Text(say.CANCEL_HALF, option.value), (f"half:{option.id}",), ahead)


MANOEUVRE_STEPS: Final = (Manoeuvre, ResolveHalf)
