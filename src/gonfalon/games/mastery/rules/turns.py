"""Turn structure (MM-TURN): placing knights, windows, manoeuvres, restoring, the next player."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.content import CROWN
from gonfalon.games.mastery.model.options import BEGIN_MANOEUVRE, DECLARE_CROWN, FINISH_TURN
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.advance import Advance
from gonfalon.games.mastery.rules.board.artefacts import anything_to_break, restore
from gonfalon.games.mastery.rules.board.cards import discard, tag_now
from gonfalon.games.mastery.rules.board.ending import ended_by_limit
from gonfalon.games.mastery.rules.board.knights import gain_knights
from gonfalon.games.mastery.rules.crowns import UseCrown, crown_has_effect
from gonfalon.games.mastery.rules.redeploy import Redeploy
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

CROWN_REFUSALS: Final = {
    "MM-CRN-01": say.CROWN_USED,
    "MM-ART-02": say.CROWN_BROKEN,
    "MM-CRN-02": say.CROWN_IDLE,
}


@declared
class Turn(Procedure[MasteryState]):
    """The turns of all players in sequence; this step is at the bottom of the stack.

    A turn is a window in which the player acts as often as they like (MM-TURN-01).
    """

    NAME = "mastery.turn"
    PHASES = ("do_begin", "ask_window", "do_discard", "do_end")

    seat: int = 0
    card: int = -1  # the resource card whose effect is not complete yet

    def do_begin(self, m: Match[MasteryState]) -> None:
        """Place knights; grant one manoeuvre and one use of the crown (MM-TURN-02, MM-TURN-03).

        No card is drawn here or at the end of the turn (MM-DRAW-07). Players who have lost
        everything get their knights like all others (MM-END-08).
        """
        state = m.state
        number = state.content.number
        m.barrier()
        m.turn += 1
        state.active = self.seat
        state.own_turns[self.seat] += 1
        state.manoeuvres = number["manoeuvres_per_turn"]
        state.crown_uses = number["crown_uses_per_turn"]
        m.emit(say.TURN_BEGINS, self.seat, m.turn)
        gain_knights(m, self.seat, number["knights_per_turn"])

    def do_end(self, m: Match[MasteryState]) -> None:
        """Restore artefacts, then pass the turn to the left (MM-TURN-08, MM-ART-06)."""
        state = m.state
        restore(m, self.seat)
        m.barrier()
        m.emit(say.TURN_ENDS, self.seat)
        if state.rules.round_limit and m.turn >= state.rules.round_limit * m.seats:  # MM-END-05
            ended_by_limit(m)
            return
        self.seat = state.next_seat(self.seat)  # nobody is ever eliminated (MM-END-04)
        self.goto("do_begin")

    # -- the window ---------------------------------------------------------------------------

    def ask_window(self, m: Match[MasteryState]) -> Decision | None:
        """Ask for an action, even if only ending the turn is possible (MM-DEC-10, MM-RSP-09).

        Everything possible is offered at once, so the order is free (MM-TURN-04, MM-RUL-11). Only
        the active player is asked; others can play Fracture in response windows alone (MM-RES-08).
        """
        options: list[Option] = []
        self.walk_window(m, options, None)
        return Decision(self.seat, "window", options, public=False)

    def walk_window(
        self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk through the cards, the crown, the manoeuvre and the end of the turn."""
        state = m.state
        content = state.content
        hand = state.hands[self.seat].cards
        for kind in content.window_kinds:
            held = kind in hand
            if held and self.playable(m, kind):
                found.append(content.options.play[kind])
            elif why is not None:
                id = content.cards[kind]
                if held:
                    text = Text(say.NO_OTHER_ARTEFACT)
                    why.append(Blocked(id, "MM-RES-05", text, (f"card:{id}",)))
                else:
                    why.append(Blocked(id, "MM-RES-01", Text(say.NOT_HELD, kind)))
        if why is not None:
            for kind in content.forced_kinds:
                why.append(Blocked(content.cards[kind], "MM-RES-04", Text(say.FORCED_CARD, kind)))
        rule = self.crown_refusal(m)
        if not rule:  # an option, never an obligation (MM-ART-04)
            found.append(DECLARE_CROWN)
        elif why is not None:
            crown = state.artefacts[self.seat][CROWN]
            touched = (f"artefact:{content.artefacts[crown]}",)
            why.append(Blocked("crown", rule, Text(CROWN_REFUSALS[rule], crown), touched))
        if state.manoeuvres:
            found.append(BEGIN_MANOEUVRE)
        elif why is not None:
            why.append(Blocked("manoeuvre", "MM-TURN-05", Text(say.NO_MANOEUVRE)))
        found.append(FINISH_TURN)  # always legal; nothing has to be done first (MM-TURN-07)

    def playable(self, m: Match[MasteryState], kind: int) -> bool:
        """Return whether a card of the window has anything to act on.

        Fracture needs an artefact to break (MM-RES-05). Call to Arms may be played even if the dice
        limit leaves no room for knights (MM-KNI-03).
        """
        effect = m.state.content.card_effect(kind, "own_turn_window")
        return effect.target != "other_artefact" or anything_to_break(m.state, self.seat)

    def crown_refusal(self, m: Match[MasteryState]) -> str:
        """Return the rule by which the crown may not be declared; empty if it may."""
        state = m.state
        if not state.crown_uses:
            return "MM-CRN-01"
        if not state.intact(state.artefacts[self.seat][CROWN]):
            return "MM-ART-02"
        return "" if crown_has_effect(m, self.seat) else "MM-CRN-02"

    def take_window(self, m: Match[MasteryState], option: Option) -> None:
        """Play a card, use the crown, start a manoeuvre or end the turn (MM-TURN-04).

        A card is revealed, takes effect, and is then discarded (MM-RES-01).
        """
        state = m.state
        seat = self.seat
        if option is FINISH_TURN:
            self.goto("do_end")
        elif option is DECLARE_CROWN:
            self.again()
            m.call(UseCrown(seat))
        elif option is BEGIN_MANOEUVRE:
            state.manoeuvres -= 1  # used up even if nothing is moved (MM-TURN-05)
            m.emit(say.MANOEUVRE_BEGINS, seat)
            # One redeployment, then at most one advance (MM-RED-01, MM-ADV-01). Until both are over
            # this step asks nothing, so no card is played and no crown used (MM-TURN-09); then it
            # is back in the window (MM-TURN-06).
            self.again()
            m.then(Redeploy(seat), Advance(seat))
        else:
            kind = option.value
            self.card = kind
            m.reveal(state.packs[seat], state.hands[seat], kind)
            m.emit(say.CARD_PLAYED, seat, kind)
            state.content.card_effect(kind, "own_turn_window").do(m, seat, seat)

    def do_discard(self, m: Match[MasteryState]) -> None:
        """Discard the card whose effect is complete, not earlier (MM-DRAW-10)."""
        state = m.state
        discard(state, self.seat, self.card, tag_now(state, self.seat))
        self.card = -1
        self.goto("ask_window")

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_WINDOW, m.state.manoeuvres)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is FINISH_TURN:
            return Label(Text(say.END_TURN))
        if option is BEGIN_MANOEUVRE:
            return Label(Text(say.MANOEUVRE))
        if option is DECLARE_CROWN:
            state = m.state
            crown = state.artefacts[self.seat][CROWN]
            return Label(
                Text(say.USE_CROWN, crown), (f"artefact:{state.content.artefacts[crown]}",)
            )
        return Label(Text(say.PLAY_CARD, option.value), (f"card:{option.id}",))

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain why a card, the crown or a manoeuvre is not offered."""
        why: list[Blocked] = []
        self.walk_window(m, [], why)
        return why


def resolving_kind(m: Match[MasteryState], seat: int) -> int:
    """Return the seat's revealed resource card whose effect is not complete, or -1."""
    turn = m.stack[0] if m.stack else None
    if isinstance(turn, Turn) and turn.seat == seat:
        return turn.card
    return -1
