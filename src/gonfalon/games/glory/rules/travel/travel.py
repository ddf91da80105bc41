"""Playing travel cards: the travel phase, and the plays of those beaten in a tournament.

GLO-TRV, GLO-DEC-12, GLO-DEC-25. Hands are secret: a player with cards in hand is asked even if only
passing is possible, and the questions are private (GLO-RUL-73).
"""

from __future__ import annotations

from gonfalon.games.glory.model.city_options import PASSING, STOPPING
from gonfalon.games.glory.model.constants import (
    CHALLENGE,
    COIN,
    NONE,
    TRADE,
    TRAVEL_LIMIT_BONUS,
    TYPES,
)
from gonfalon.games.glory.model.messages import rounds as say_rounds
from gonfalon.games.glory.model.messages import travel as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.question import OneQuestion
from gonfalon.games.glory.rules.cards.play_card import PlayCard, play_view
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def travel_limit(state: GloryState, seat: int) -> int:
    """Return the plays of a travel phase (GLO-TRV-02), one more for each Messenger (GLO-TRV-06)."""
    return state.content.travel_limit + state.boards[seat].passive(
        state.content, TRAVEL_LIMIT_BONUS
    )


def may_travel(state: GloryState, seat: int) -> bool:
    """Return whether a player has a turn: cards, plays left, and no pass yet (GLO-TRV-01).

    Cards drawn in this phase count like all others (GLO-RUL-63).
    """
    board = state.boards[seat]
    if board.passed or board.plays >= travel_limit(state, seat):
        return False
    return state.cards_in_hand(seat) > 0


def walk_hand(state: GloryState, seat: int, found: list[Option], why: list[Blocked] | None) -> None:
    """Walk the cards in hand for those that can be played; cards of a kind are offered once."""
    have = state.boards[seat].goods[COIN]
    travel = state.content.travel
    for type in range(len(TYPES)):
        last = NONE
        for card in state.hand(seat, type).cards:
            if card == last:
                continue
            last = card
            option = state.content.city_options.travel[card]
            if travel.price[card] <= have:
                found.append(option)
            elif why is not None:  # GLO-TRV-04
                text = Text(say.TRADE_PRICE, card, travel.price[card], have)
                why.append(Blocked(option.id, "GLO-TRV-04", text, (f"travel:{option.id}",)))


def play_label(state: GloryState, seat: int, card: int) -> Label:
    """Return the label of playing a card, with what is known before it."""
    travel = state.content.travel
    if travel.type[card] == TRADE:
        text = Text(say.PLAY_TRADE, card, travel.price[card])
    elif travel.type[card] == CHALLENGE:
        text = Text(say.PLAY_CHALLENGE, card, travel.attack[card], travel.prestige[card])
    else:
        text = Text(say.PLAY_ROMANCE, card)
    return Label(text, (f"travel:{travel.ids[card]}",), play_view(state, seat, card))


@declared
class TravelPhase(Procedure[GloryState]):
    """All players in initiative order, a card at a time, until nobody plays any more (GLO-TRV-01).

    The final travel phase follows the same rules (GLO-TRV-10). Turns are always taken one after
    another (GLO-VAR-04, GLO-RUL-52).
    """

    NAME = "glory.travel-phase"
    PHASES = ("do_begin", "do_turn")

    final: bool = False
    at: int = later(0)  # the place in the initiative order that comes next

    def do_begin(self, m: Match[GloryState]) -> None:
        """Begin with all plays left."""
        state = m.state
        for board in state.boards:
            board.plays = 0
            board.passed = False
        if self.final:
            m.emit(say_rounds.FINAL_TRAVEL_BEGINS)
        else:
            m.emit(say_rounds.TRAVEL_BEGINS, state.round)

    def do_turn(self, m: Match[GloryState]) -> None:
        """Give the next player who can still play a turn."""
        state = m.state
        for i in range(len(state.order)):
            place = (self.at + i) % len(state.order)
            side = state.order[place]
            if state.sides[side].may_travel(state):
                self.at = (place + 1) % len(state.order)
                state.active = side
                m.turn += 1
                self.again()
                m.call(TravelTurn(side))
                return


class TravelTurn(OneQuestion):
    """Play one travel card or pass for the rest of the phase (GLO-DEC-12, GLO-RUL-20)."""

    __slots__ = ()
    NAME = "glory.travel-turn"

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "travel", options, public=False)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the hand; passing is always possible."""
        walk_hand(m.state, self.side, found, why)
        found.append(PASSING)

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Play the card, or pass."""
        self.answered = True
        board = m.state.boards[seat]
        if option is PASSING:
            board.passed = True
            m.emit(say.TRAVEL_PASSED, seat)
            return
        board.plays += 1
        m.call(PlayCard(seat, option.value))

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        state = m.state
        return Text(say.ASK_TRAVEL, travel_limit(state, self.side) - state.boards[self.side].plays)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is PASSING:
            return Label(Text(say.PASS_TRAVEL))
        return play_label(m.state, self.side, option.value)


@declared
class PlayCards(Procedure[GloryState]):
    """Play up to `most` cards in a row, for a player beaten in a tournament (GLO-DEC-25).

    Messengers add nothing to them (GLO-TRV-06).
    """

    NAME = "glory.play-cards"
    PHASES = ("ask_card",)

    seat: int = 0
    most: int = 0
    plays: int = later(0)  # so far; a lost challenge counts as well

    def ask_card(self, m: Match[GloryState]) -> Decision | None:
        """Ask while there are plays and cards left, even if stopping is the only answer."""
        state = m.state
        if self.plays == self.most or not state.cards_in_hand(self.seat):
            return None
        options: list[Option] = []
        walk_hand(state, self.seat, options, None)
        options.append(STOPPING)
        return Decision(self.seat, "consolation", options, public=False)

    def take_card(self, m: Match[GloryState], option: Option) -> None:
        """Play the card and ask again, or stop."""
        if option is STOPPING:
            m.emit(say.TRAVEL_STOPPED, self.seat)
            self.goto(OVER)
            return
        self.plays += 1
        self.again()
        m.call(PlayCard(self.seat, option.value))

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CONSOLATION, self.most - self.plays)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is STOPPING:
            return Label(Text(say.STOP_TRAVEL))
        return play_label(m.state, self.seat, option.value)

    def blocked(self, m: Match[GloryState], decision: Decision) -> list[Blocked]:
        """Explain which cards cannot be paid."""
        why: list[Blocked] = []
        walk_hand(m.state, self.seat, [], why)
        return why
