"""Decisions that arise while a crown takes effect: Corruption, Insight, Order, Prosperity."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.messages import whose
from gonfalon.games.mastery.model.options import DISCARD_TOP_CARD, KEEP_TOP_CARD
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.artefacts import break_artefact, break_label
from gonfalon.games.mastery.rules.board.cards import SHUFFLE, discard, reshuffle
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import PLAIN, Lanes
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class Corrupt(OneByOne[MasteryState]):
    """Corruption: break an artefact of the target, but never the declared crown (MM-DEC-14)."""

    NAME = "mastery.corrupt"
    KIND = "corruption"

    target: int = later()

    def __init__(self, seat: int = 0, target: int = 0, left: int = 0) -> None:
        super().__init__(seat, left)
        self.target = target

    def walk(self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk through the target's artefacts, without the declared crown (MM-CRN-10)."""
        state = m.state
        ready = state.content.options.corrupt
        declared = state.artefacts[self.seat][0]
        for a in state.artefacts[self.target]:
            if a != declared and state.intact(a):
                found.append(ready[a])
            elif why is not None:
                id = state.content.artefacts[a]
                text = Text(say.ALREADY_BROKEN, a, self.target)
                rule = "MM-ART-02"
                if a == declared:
                    text = Text(say.DECLARED_CROWN, a)
                    rule = "MM-CRN-10"
                why.append(Blocked(id, rule, text, (f"artefact:{id}",)))

    def pick(self, m: Match[MasteryState], option: Option) -> None:
        """Break the chosen artefact."""
        break_artefact(m, self.seat, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_BREAK, self.target)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return break_label(m.state, option.value)


@declared
class Arrange(Lanes[MasteryState]):
    """Insight: look at the top cards and put them back in any order (MM-CRN-11, MM-DEC-15).

    The number of questions this takes is private, so they form a single lane for one seat.
    """

    NAME = "mastery.arrange"
    SECRECY = PLAIN

    seat: int = later()
    wanted: int = later()
    count: int = later()  # how many cards are looked at; -1 before looking

    def __init__(self, seats: int = 0, seat: int = 0, wanted: int = 0) -> None:
        super().__init__(seats, 1 << seat)
        self.seat = seat
        self.wanted = wanted
        self.count = -1

    def run(self, m: Match[MasteryState]) -> bool:
        """Look first; if the deck is too short, put the discard pile under it (MM-CRN-12)."""
        if self.count < 0:
            state = m.state
            deck = state.decks[self.seat]
            if len(deck.cards) < self.wanted and state.discards[self.seat]:
                reshuffle(m, self.seat, bool(deck.cards))
            self.count = min(self.wanted, len(deck.cards))
            seen = m.look(state.packs[self.seat], deck, self.count, self.seat)
            if m.listening:
                m.emit(say.LOOKED, self.seat, self.seat, self.count, whose(self.seat, self.seat))
                m.emit(say.LOOK_SEEN, tuple(seen), to=1 << self.seat)  # nobody else (MM-INF-05)
        return super().run(m)

    def rest(self, state: MasteryState, given: list[Option]) -> list[int]:
        """Return the cards looked at and not yet placed, sorted by kind."""
        deck = state.decks[self.seat].cards
        left = sorted(deck[len(deck) - self.count :])
        for option in given:
            left.remove(option.value)
        return left

    def question(self, m: Match[MasteryState], seat: int, given: list[Option]) -> Decision | None:
        """Ask which card comes next from the top, while the order of the rest still matters."""
        left = self.rest(m.state, given)
        if not left or left[0] == left[-1]:
            return None
        ready = m.state.content.options.arrange
        options = [ready[k] for i, k in enumerate(left) if i == 0 or left[i - 1] != k]
        return Decision(seat, "insight", options, public=False)

    def opened(self, m: Match[MasteryState]) -> None:
        """Put the cards back in the chosen order (MM-CRN-11).

        Other seats lose track of the cards that are rearranged (MM-INF-04).
        """
        state = m.state
        given = self.given[self.seat]
        order = [option.value for option in given] + self.rest(state, given)
        state.packs[self.seat].arrange(state.decks[self.seat], order, 1 << self.seat)
        m.emit(say.ARRANGED, self.seat, self.count)
        m.done()

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_ARRANGE, len(self.given[self.seat]) + 1)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.CARD_ON_TOP, option.value), (f"card:{option.id}",))


def recyclable(state: MasteryState, seat: int) -> list[int]:
    """Return the kinds in the pile that the seat played in its own last turn (MM-CRN-14).

    Both count: played by the seat in that turn, and still in the pile (MM-RUL-14).
    """
    last = state.own_turns[seat] - 1  # the Order tag that qualifies (MM-CRN-16)
    if last < 1:
        return []  # the seat's first turn (MM-CRN-15)
    pile, tags = state.discards[seat], state.tags[seat]
    return sorted({pile[i] for i in range(len(pile)) if tags[i] == last})


class Recycle(OneByOne[MasteryState]):
    """Order: put a card of the player's previous turn back into the deck (MM-CRN-13, MM-DEC-16)."""

    __slots__ = ()
    NAME = "mastery.recycle"
    KIND = "order"

    def walk(self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk through the kinds in the pile; it must be of the player's last turn (MM-CRN-14)."""
        state = m.state
        ready = state.content.options.recycle
        able = recyclable(state, self.seat)
        for kind in sorted(set(state.discards[self.seat])):
            if kind in able:
                found.append(ready[kind])
            elif why is not None:
                id = state.content.cards[kind]
                text = Text(say.NOT_PLAYED_LAST_TURN, kind)
                why.append(Blocked(id, "MM-CRN-14", text, (f"card:{id}",)))

    def pick(self, m: Match[MasteryState], option: Option) -> None:
        """Put the topmost qualifying copy into the deck and shuffle it (MM-CRN-17)."""
        state = m.state
        seat = self.seat
        kind = option.value
        last = state.own_turns[seat] - 1
        pile, tags = state.discards[seat], state.tags[seat]
        at = len(pile) - 1
        while pile[at] != kind or tags[at] != last:
            at -= 1
        del pile[at]
        del tags[at]
        pack = state.packs[seat]
        pack.put(state.decks[seat], [kind])
        m.shuffle(pack, state.decks[seat], SHUFFLE + seat)
        m.emit(say.RECYCLED, seat, kind)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RECYCLE)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.RECYCLE_CARD, option.value), (f"card:{option.id}",))


@declared
class TopCard(Procedure[MasteryState]):
    """Prosperity: look at a deck's top card, then leave or discard it (MM-CRN-20, MM-DEC-17)."""

    NAME = "mastery.top-card"
    PHASES = ("do_look", "ask_discard")

    seat: int = 0
    target: int = 0

    def do_look(self, m: Match[MasteryState]) -> None:
        """Look first; an empty deck is refilled from the pile (MM-CRN-21, MM-RUL-15)."""
        state = m.state
        if not state.decks[self.target].cards:
            reshuffle(m, self.target)
        seen = m.look(state.packs[self.target], state.decks[self.target], 1, self.seat)
        if m.listening:
            m.emit(say.LOOKED, self.seat, self.target, 1, whose(self.seat, self.target))
            m.emit(say.LOOK_SEEN, tuple(seen), to=1 << self.seat)  # not the owner (MM-INF-05)

    def ask_discard(self, m: Match[MasteryState]) -> Decision | None:
        """Ask publicly; both options are always offered, and only the asked seat sees the card."""
        return Decision(self.seat, "prosperity", [KEEP_TOP_CARD, DISCARD_TOP_CARD], public=True)

    def take_discard(self, m: Match[MasteryState], option: Option) -> None:
        """Leave the card, or put it face up on its owner's discard pile."""
        state = m.state
        seat = self.seat
        if option is DISCARD_TOP_CARD:
            kind = state.packs[self.target].take_top(state.decks[self.target])
            discard(state, self.target, kind)  # even Authority has no effect now (MM-CRN-22)
            m.barrier()
            if m.listening:
                m.emit(say.TOP_DISCARDED, seat, self.target, kind, whose(seat, self.target))
        elif m.listening:
            m.emit(say.LEFT_ON_TOP, seat, self.target, whose(seat, self.target))

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt, naming the card that only the crown's user sees."""
        top = m.state.decks[self.target].cards[-1]
        return Text(say.ASK_TOP_CARD, self.target, top, whose(self.seat, self.target))

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is DISCARD_TOP_CARD:
            return Label(Text(say.DISCARD_TOP, m.state.decks[self.target].cards[-1]))
        return Label(Text(say.KEEP))
