"""Cards in battle: secret conflict cards (step 4) and support cards (step 5)."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.content import CONFLICT as CONFLICT_TYPE
from gonfalon.games.mastery.model.content import SUPPORT
from gonfalon.games.mastery.model.options import EMPTY_HANDED, ENOUGH
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.cards import kinds_in_hand, none_in_hand
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.board.standing import conflict_preview, standing, standing_after
from gonfalon.kernel.fields import Shared, declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import CHOICE, Lanes
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


class ConflictCards(Lanes[MasteryState]):
    """Step 4: both opponents choose a conflict card in secret (MM-BAT-40, MM-DEC-42).

    Nobody can see who had no choice or has answered already (MM-RSP-07, MM-RUL-40).
    """

    __slots__ = ()
    NAME = "mastery.conflict-cards"
    SECRECY = CHOICE

    def question(self, m: Match[MasteryState], seat: int, given: list[Option]) -> Decision | None:
        """Ask for a kind of conflict card; a seat without one can only answer "none".

        Playing one is compulsory for a seat that holds any (MM-BAT-41, MM-RUL-38).
        """
        if given:
            return None
        options: list[Option] = []
        self.walk(m.state, seat, options, None)
        return Decision(seat, "conflict", options, public=False)

    def walk(
        self, state: MasteryState, seat: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk through the kinds in a hand: only conflict cards fit here (MM-BAT-40)."""
        content = state.content
        for kind in kinds_in_hand(state, seat):
            if content.card_type[kind] == CONFLICT_TYPE:
                found.append(content.options.conflict[kind])
            elif why is not None:
                id = content.cards[kind]
                text = Text(say.NOT_A_CONFLICT_CARD, kind)
                why.append(Blocked(id, "MM-BAT-40", text, (f"card:{id}",)))
        if not found:
            found.append(EMPTY_HANDED)
        elif why is not None:
            why.append(Blocked("none", "MM-BAT-41", Text(say.MUST_PLAY_CONFLICT)))

    def opened(self, m: Match[MasteryState]) -> None:
        """Reveal both cards at once, then make any rolls they call for, attacker first.

        See MM-BAT-40 for the cards and MM-BAT-42 for their values.
        """
        state = m.state
        m.done()
        field = m.enclosing(Field)
        for side in (0, 1):
            seat = field.sides[side]
            answer = self.given[seat][0]
            if answer is EMPTY_HANDED:
                none_in_hand(state, seat, state.content.conflict_kinds)
                field.from_cards[side] = state.content.number["no_conflict_card_value"]
            else:
                kind = answer.value
                field.conflict[side] = kind
                m.reveal(state.packs[seat], state.hands[seat], kind)
                state.in_play[seat].append(kind)  # not on the pile yet (MM-DRAW-09)
        if m.listening:
            none = len(state.content.cards)  # the last word of "card_or_none"
            first, second = (none if kind < 0 else kind for kind in field.conflict)
            m.emit(say.CONFLICTS_REVEALED, field.sides[0], first, field.sides[1], second)
        for side in (0, 1):
            kind = field.conflict[side]
            if kind >= 0:
                seat = field.sides[side]
                state.content.card_effect(kind, "conflict_reveal").do(m, seat, seat)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt, with both totals so far."""
        field = m.enclosing(Field)
        side = field.side_of(decision.seat)
        return Text(say.ASK_CONFLICT, field.total(side), field.total(1 - side))

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        field = m.enclosing(Field)
        side = field.side_of(decision.seat)
        if option is EMPTY_HANDED:
            least = most = state.content.number["no_conflict_card_value"]
            return Label(Text(say.NO_CONFLICT), (), conflict_preview(field, side, least, most))
        effect = state.content.card_effect(option.value, "conflict_reveal")
        least = 1 if effect.OP == "conflict_roll" else effect.n
        ahead = conflict_preview(field, side, least, effect.n)
        return Label(Text(say.PLAY_CONFLICT, option.value), (f"card:{option.id}",), ahead)

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain that only conflict cards fit here, and that one in hand must be played."""
        why: list[Blocked] = []
        self.walk(m.state, decision.seat, [], why)
        return why


@declared
class SupportCards(Choice[MasteryState]):
    """Step 5: seats take turns playing support cards until all pass in a row (MM-BAT-52)."""

    NAME = "mastery.support-cards"

    order: Shared[list[int]] = []
    at: int = later(0)
    passes: int = later(0)
    played: bool = later(False)

    def run(self, m: Match[MasteryState]) -> bool:
        """Ask the seat whose turn it is, until all have passed in a row (MM-BAT-53, MM-VAR-05)."""
        if self.passes < len(self.order):
            return False
        m.done()
        return True

    def exhausted(self, state: MasteryState, seat: int) -> bool:
        """Return whether public facts prove that a seat holds no support card (MM-RSP-08)."""
        if not state.hands[seat].cards:
            return True
        out = 0
        for kind in state.content.support_kinds:
            out += state.discards[seat].count(kind) + state.in_play[seat].count(kind)
        return out == state.content.support_copies

    def walk(self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk through the kinds in the hand: only support cards fit here (MM-BAT-52)."""
        state = m.state
        content = state.content
        for kind in kinds_in_hand(state, self.order[self.at]):
            if content.card_type[kind] == SUPPORT:
                found.append(content.options.support[kind])
            elif why is not None:
                id = content.cards[kind]
                text = Text(say.NOT_A_SUPPORT_CARD, kind)
                why.append(Blocked(id, "MM-BAT-52", text, (f"card:{id}",)))
        found.append(ENOUGH)

    def question(self, m: Match[MasteryState], options: list[Option]) -> Decision:
        """Ask privately for a support card or a stop (MM-DEC-50).

        A seat without support cards is asked all the same, so that its pass looks like any other
        (MM-BAT-54, MM-RUL-40).
        """
        seat = self.order[self.at]
        return Decision(seat, "support", options, public=self.exhausted(m.state, seat))

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Play a card and keep the turn, or stop (MM-BAT-52, MM-RUL-06).

        Stopping without having played a card is a pass; a card played later by another seat gives
        every seat a new chance (MM-BAT-53).
        """
        state = m.state
        m.barrier()
        if option is not ENOUGH:
            kind = option.value
            self.played = True
            m.reveal(state.packs[seat], state.hands[seat], kind)
            state.in_play[seat].append(kind)  # MM-DRAW-09
            effect = state.content.card_effect(kind, "support_play")
            m.emit(say.SUPPORT_PLAYED, seat, kind, effect.n)
            effect.do(m, seat, seat)  # MM-BAT-55
            return
        m.emit(say.SUPPORT_STOPPED if self.played else say.SUPPORT_PASSED, seat)
        self.passes = 0 if self.played else self.passes + 1
        self.played = False
        self.at = (self.at + 1) % len(self.order)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt, with both totals so far."""
        field = m.enclosing(Field)
        side = field.side_for(m.state, decision.seat)
        return Text(say.ASK_SUPPORT, field.total(side), field.total(1 - side))

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        if option is ENOUGH:
            return Label(Text(say.STOP), (), standing(state, m.enclosing(Field)))
        text = Text(
            say.PLAY_SUPPORT,
            option.value,
            state.content.card_effect(option.value, "support_play").n,
        )
        return Label(text, (f"card:{option.id}",), standing_after(m, decision, option))
