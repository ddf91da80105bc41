"""Response windows (MM-RSP): Fracture against artefacts that are about to take effect.

By the rules, seats answer in turn. Here a round collects sealed answers from all of them at once
and counts the first Fracture in clockwise order, which gives the same result (MM-RSP-04). Which
seats are asked depends only on public facts, so it never reveals who holds the card (MM-RSP-05).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.options import LET_IT_BE, RESPONSE_KINDS, Break
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.artefacts import break_artefact, break_label
from gonfalon.games.mastery.rules.board.cards import discard, tag_now
from gonfalon.kernel.fields import Shared, declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import WINDOW, Lanes
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

# What the window is for: the index into RESPONSE_KINDS.
TO_CROWN: Final = 0  # MM-DEC-13
TO_SCEPTRES: Final = 1  # MM-DEC-40
TO_ORBS: Final = 2  # MM-DEC-70


@declared
class Response(Lanes[MasteryState]):
    """One window: the artefacts concerned and the seats that could answer."""

    NAME = "mastery.response"
    SECRECY = WINDOW  # the table's policy decides how long a round stays open (MM-RSP-06)

    why: int = later()
    artefacts: Shared[list[int]] = later()
    start: int = later()  # the first seat that may still answer
    begun: bool = later()

    def __init__(
        self, seats: int = 0, why: int = 0, artefacts: list[int] | None = None, start: int = 0
    ) -> None:
        super().__init__(seats)
        self.why = why
        self.artefacts = artefacts if artefacts is not None else []
        self.start = start
        self.begun = False

    def concerned(self, state: MasteryState, seat: int) -> list[int]:
        """Return the artefacts this seat could break here: others' intact ones (MM-RES-07)."""
        return [a for a in self.artefacts if state.broken[a] == 0 and state.keeper[a] != seat]

    def circle_of(self, state: MasteryState, order: list[int]) -> int:
        """Return the seats that could answer, by public facts alone (MM-RSP-01, MM-RUL-39)."""
        content = state.content
        mask = 0
        for seat in order:
            if not state.hands[seat].cards or not self.concerned(state, seat):
                continue
            out = 0
            for kind in content.fracture_kinds:
                out += state.discards[seat].count(kind)
            if out < content.fracture_copies:
                mask |= 1 << seat
        return mask

    def run(self, m: Match[MasteryState]) -> bool:
        """Open the window, or skip it if no seat could answer (MM-RSP-02)."""
        if not self.begun:
            self.begun = True
            m.barrier()
            order = [(self.start + i) % m.seats for i in range(m.seats)]
            self.circle = self.circle_of(m.state, order)
            if self.circle and m.listening:
                m.emit(say.WINDOW_OPENS, tuple(self.artefacts), self.circle)
        if not self.circle:
            m.done()
            return True
        return super().run(m)

    def question(self, m: Match[MasteryState], seat: int, given: list[Option]) -> Decision | None:
        """Ask each seat once: pass, or play Fracture on one of the artefacts concerned.

        See MM-RSP-03 and MM-BAT-32. Other moments of a battle allow no Fracture (MM-RES-08).
        """
        if given:
            return None
        options: list[Option] = [LET_IT_BE]
        self.walk(m.state, seat, options, None)
        return Decision(seat, RESPONSE_KINDS[self.why], options, public=False, default=0)

    def walk(
        self, state: MasteryState, seat: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk through the artefacts of the window, if the seat holds Fracture (MM-RES-06)."""
        hand = state.hands[seat].cards
        held = [kind for kind in state.content.fracture_kinds if kind in hand]
        if not held and why is None:
            return
        for a in self.artefacts:
            if held and state.keeper[a] != seat and state.intact(a):
                for kind in held:
                    found.append(state.content.options.response[kind][a])
            elif why is not None:
                rule, text = self.reason(state, seat, a)
                name = state.content.artefacts[a]
                why.append(Blocked(f"fracture:{name}", rule, text, (f"artefact:{name}",)))

    def reason(self, state: MasteryState, seat: int, artefact: int) -> tuple[str, Text]:
        """Return the rule by which a seat cannot break an artefact, with the explanation."""
        owner = state.keeper[artefact]
        if owner == seat:
            return "MM-RES-07", Text(say.OWN_ARTEFACT, artefact)
        if not state.intact(artefact):
            return "MM-ART-02", Text(say.ALREADY_BROKEN, artefact, owner)
        return "MM-RES-06", Text(say.NOT_HELD, state.content.fracture_kinds[0])

    def opened(self, m: Match[MasteryState]) -> None:
        """Apply the first Fracture in clockwise order and drop the answers after it (MM-RSP-04).

        The later seats are then asked again, as long as something is left to break (MM-RSP-03,
        MM-BAT-32); without a Fracture the window closes. Passes are never published (MM-RSP-05).
        """
        state = m.state
        order = [(self.start + i) % m.seats for i in range(m.seats)]
        for place, seat in enumerate(order):
            answer = self.given[seat][0] if self.given[seat] else LET_IT_BE
            if not isinstance(answer, Break):
                continue
            m.reveal(state.packs[seat], state.hands[seat], answer.card)
            m.emit(say.CARD_PLAYED, seat, answer.card)
            break_artefact(m, seat, answer.artefact)  # it has no effect now (MM-RES-06)
            discard(state, seat, answer.card, tag_now(state, seat))
            later = [s for s in order[place + 1 :] if self.circle >> s & 1]
            self.begin_round(self.circle_of(state, later))
            if self.circle and m.listening:
                m.emit(say.WINDOW_OPENS, tuple(self.artefacts), self.circle)
            return
        m.emit(say.WINDOW_CLOSES)
        self.begin_round(0)

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RESPONSE, tuple(self.concerned(m.state, decision.seat)))

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if isinstance(option, Break):
            return break_label(m.state, option.artefact)
        return Label(Text(say.PASS))

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain why this seat cannot break some of the window's artefacts."""
        why: list[Blocked] = []
        self.walk(m.state, decision.seat, [], why)
        return why
