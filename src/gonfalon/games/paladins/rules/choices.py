"""Questions raised by effects: what to clear, whom to hire, which cards to lose."""

from __future__ import annotations

from gonfalon.games.paladins.model.effect import certain_operations
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.options import DECLINING
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.recruit import empty_slot, hire
from gonfalon.games.paladins.rules.gains import (
    clear_action,
    destroy_debts,
    discard_suspicion,
    workers_on,
)
from gonfalon.kernel.effects.effects import ChooseEffect
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class OneQuestion(Choice[PaladinsState]):
    """One question to one side; it is over once answered."""

    side: int = 0
    answered: bool = later(False)

    def run(self, m: Match[PaladinsState]) -> bool:
        """Wait for the answer; end once everything it triggered is over."""
        if self.answered:
            m.done()
        return self.answered


@declared
class DropSuspicion(OneQuestion):
    """Discard up to `most` suspicion cards; keeping them is allowed (PAL-DEC-16, PAL-RUL-04)."""

    NAME = "paladins.drop-suspicion"

    most: int = 0

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        return Decision(self.side, "suspicion", options, public=True, default=0)

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the numbers, highest first."""
        state = m.state
        most = min(self.most, len(state.boards[self.side].suspicion))
        numbers = state.content.options.suspicion
        found += [numbers[n] for n in range(most, -1, -1)]

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Discard that many, newest first."""
        self.answered = True
        if option.value:
            discard_suspicion(m, seat, option.value)
        else:
            m.emit(say.SUSPICION_KEPT, seat)

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        held = len(m.state.boards[self.side].suspicion)
        return Text(say.ASK_SUSPICION, min(self.most, held), held)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        held = len(m.state.boards[self.side].suspicion)
        return Label(Text(say.DISCARD_SUSPICION, option.value, held), ("suspicion",))


@declared
class DropDebts(OneQuestion):
    """Destroy up to `most` unpaid debts; keeping them is allowed (PAL-DEC-22, PAL-RUL-04)."""

    NAME = "paladins.drop-debts"

    most: int = 0

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        return Decision(self.side, "debts", options, public=True, default=0)

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the numbers, highest first."""
        state = m.state
        most = min(self.most, state.boards[self.side].unpaid)  # PAL-EFF-11
        numbers = state.content.options.debts
        found += [numbers[n] for n in range(most, -1, -1)]

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Destroy that many."""
        self.answered = True
        if option.value:
            destroy_debts(m, seat, option.value)
        else:
            m.emit(say.DEBTS_KEPT, seat)

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        held = m.state.boards[self.side].unpaid
        return Text(say.ASK_DEBTS, min(self.most, held), held)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.DESTROY_DEBTS, option.value, m.state.boards[self.side].unpaid))


class ChoosePrayer(OneQuestion):
    """Clear an action of one's own board, even the current one (PAL-PRAY-04, PAL-RUL-15)."""

    __slots__ = ()
    NAME = "paladins.choose-prayer"

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        return Decision(self.side, "pray-effect", options, public=True)

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the actions for workers; the player may decline (PAL-DEC-14, PAL-RUL-04)."""
        state = m.state
        busy = state.boards[self.side].busy
        for option in state.content.options.pray_effect:
            if busy >> option.value & 1:
                found.append(option)
            elif why is not None:
                text = Text(say.NOTHING_PLACED, option.value)
                why.append(Blocked(option.id, "PAL-PRAY-04", text, (f"action:{option.id}",)))
        found.append(DECLINING)

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Clear the chosen action (PAL-PRAY-02)."""
        self.answered = True
        if option is not DECLINING:
            workers = clear_action(m.state, seat, option.value)
            if m.listening:
                m.emit(say.CLEARED, seat, option.value, tuple(workers))
        else:
            m.emit(say.PRAYER_DECLINED, seat)

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_PRAY_EFFECT)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is DECLINING:
            return Label(Text(say.DECLINE))
        workers = tuple(workers_on(m.state, self.side, option.value))
        return Label(Text(say.CLEAR_ACTION, option.value, workers), (f"action:{option.id}",))


class FreeRecruit(OneQuestion):
    """Hire a townsfolk without workers or price (PAL-REC-08)."""

    __slots__ = ()
    NAME = "paladins.free-recruit"

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        return Decision(self.side, "free-recruit", options, public=True)

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the row for townsfolk; the player may decline (PAL-DEC-15, PAL-RUL-04)."""
        state = m.state
        for option in state.content.options.free_recruit:
            if state.townsfolk[option.value] >= 0:
                found.append(option)
            elif why is not None:
                why.append(empty_slot(option.value))
        found.append(DECLINING)

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Hire the chosen townsfolk, if any; it cannot be discarded instead (PAL-RUL-13)."""
        self.answered = True
        if option is not DECLINING:
            hire(m, seat, option.value)
        else:
            m.emit(say.RECRUIT_DECLINED, seat)

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_FREE_RECRUIT)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is DECLINING:
            return Label(Text(say.DECLINE))
        state = m.state
        kind = state.townsfolk[option.value]
        return Label(
            Text(say.HIRE_FREE, kind), (f"townsfolk:{state.content.cards.townsfolk[kind]}",)
        )


class ChooseOne(ChooseEffect[PaladinsState]):
    """A choice between lists of effects (PAL-DEC-17, PAL-EFF-08, PAL-FORT-04)."""

    __slots__ = ()
    NAME = "paladins.choose-one"

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        return Decision(self.side, "choose-one", options, public=True)

    def option(self, m: Match[PaladinsState], place: int) -> Option:
        return m.state.content.options.choose_one[place]

    def nothing_to_do(self, m: Match[PaladinsState], place: int) -> Blocked:
        return Blocked(self.option(m, place).id, "PAL-EFF-08", Text(say.NO_CHANGE, place + 1))

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CHOOSE_ONE)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return an option's label: its single effect, its workers, or the list's number."""
        chosen = self.choice(m).parts[option.value]
        texts = chosen.texts()
        if len(texts) == 1:
            return Label(texts[0])
        workers: list[int] = []
        for effect in certain_operations(chosen):
            if effect.OP != "worker":
                return Label(Text(say.CHOOSE_LIST, option.value + 1))
            workers += [effect.what] * effect.n
        return Label(Text(say.CHOOSE_WORKERS, tuple(workers)))


@declared
class ChooseAttribute(OneQuestion):
    """Raise an attribute that is not yet at the end of its track (PAL-DEC-18, PAL-EFF-09)."""

    NAME = "paladins.choose-attribute"

    n: int = 0

    def question(self, m: Match[PaladinsState], options: list[Option]) -> Decision:
        return Decision(self.side, "attribute", options, public=True)

    def walk(self, m: Match[PaladinsState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the attributes for those whose track goes on."""
        state = m.state
        track = state.boards[self.side].track
        end = state.content.board.track_end
        for option in state.content.options.attribute:
            if track[option.value] < end:
                found.append(option)
            elif why is not None:
                text = Text(say.TRACK_FULL, option.value, end)
                why.append(Blocked(option.id, "PAL-EFF-09", text, (f"attribute:{option.id}",)))

    def take(self, m: Match[PaladinsState], seat: int, option: Option) -> None:
        """Raise the chosen attribute."""
        self.answered = True
        m.state.sides[seat].raise_attribute(m, option.value, self.n)

    def prompt(self, m: Match[PaladinsState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_ATTRIBUTE, self.n)

    def label(self, m: Match[PaladinsState], decision: Decision, option: Option) -> Label:
        """Return an option's label, with the value it would reach."""
        state = m.state
        value = min(
            state.boards[self.side].track[option.value] + self.n, state.content.board.track_end
        )
        return Label(Text(say.RAISE_ATTRIBUTE, option.value, value), (f"attribute:{option.id}",))
