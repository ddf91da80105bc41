"""Taking travel cards from the display and from the decks (GLO-ACT-13, GLO-ACT-14, GLO-DEC-05)."""

from __future__ import annotations

from gonfalon.games.glory.model.city_options import ENOUGH, DeckTop
from gonfalon.games.glory.model.constants import TYPES
from gonfalon.games.glory.model.messages import city as say
from gonfalon.games.glory.model.messages import rounds as say_rounds
from gonfalon.games.glory.model.messages import setup as say_setup
from gonfalon.games.glory.model.state import DECK, GloryState
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def deck_size(state: GloryState, type: int) -> int:
    """Return how many cards a deck of travel cards holds."""
    return len(state.packs[type].zones[DECK].cards)


def any_card(state: GloryState, blind: bool) -> bool:
    """Return whether a travel card can be taken: from a deck or, unless blind, the display."""
    if not blind and any(state.display):
        return True
    return any(deck_size(state, type) for type in range(len(TYPES)))


def draw_card(m: Match[GloryState], seat: int, type: int) -> None:
    """Draw the top card of a deck; only its new owner sees it."""
    state = m.state
    pack = state.packs[type]
    card = pack.zones[DECK].cards[-1]
    m.draw(pack, pack.zones[DECK], state.hand(seat, type), 1)
    m.emit(say.CARD_DRAWN, seat, type)
    m.emit(say.CARD_SEEN, card, to=1 << seat)


def fill_display(m: Match[GloryState]) -> None:
    """Turn up cards for each column, while the deck lasts (GLO-SET-16, GLO-REF-06)."""
    state = m.state
    for type, column in enumerate(state.display):
        pack = state.packs[type]
        for _ in range(min(state.content.city.column, deck_size(state, type))):
            column.append(m.turn_up(pack, pack.zones[DECK]))
        if m.listening:
            m.emit(say_setup.DISPLAY_FILLED, type, tuple(column), deck_size(state, type))


def clear_display(m: Match[GloryState]) -> None:
    """Take what is left in the display out of the game (GLO-REF-06, GLO-TRV-08)."""
    state = m.state
    left = [card for column in state.display for card in column]
    state.removed_cards += left
    state.display = [[] for _ in TYPES]
    if left and m.listening:
        m.emit(say_rounds.DISPLAY_CLEARED, tuple(left))


@declared
class TakeCards(Choice[GloryState]):
    """Take `left` more travel cards, one after the other; `blind` from the tops of decks only.

    The display is not refilled meanwhile. With fewer cards than that the player takes what there is
    (GLO-ACT-14); hands have no limit (GLO-RES-06). If it `may_stop`, every card but the first can
    be declined (GLO-DEC-05).
    """

    NAME = "glory.take-cards"

    side: int = 0
    left: int = 0
    blind: bool = False
    may_stop: bool = False
    taken: int = later(0)

    def run(self, m: Match[GloryState]) -> bool:
        """Ask while cards are to be taken and there are any."""
        if self.left and any_card(m.state, self.blind):
            return False
        if self.left:
            m.emit(say.CARDS_RUN_OUT, self.side)
        m.done()
        return True

    def question(self, m: Match[GloryState], options: list[Option]) -> Decision:
        return Decision(self.side, "take-card", options, public=True)

    def walk(self, m: Match[GloryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the display and the decks; cards of a kind are offered once."""
        state = m.state
        options = state.content.city_options
        if not self.blind:
            for column in state.display:
                found += [options.take_card[card] for card in sorted(set(column))]
        for option in options.deck:
            if deck_size(state, option.value):
                found.append(option)
            elif why is not None:
                text = Text(say.DECK_EMPTY, option.value)
                touched = (f"deck:{TYPES[option.value]}",)
                why.append(Blocked(option.id, "GLO-ACT-14", text, touched))
        if self.may_stop and self.taken:
            found.append(ENOUGH)

    def take(self, m: Match[GloryState], seat: int, option: Option) -> None:
        """Take the card into the hand: one of the display is known to all, one of a deck is not."""
        state = m.state
        if option is ENOUGH:
            self.left = 0
            m.emit(say.CARDS_ENOUGH, seat)
            return
        self.left -= 1
        self.taken += 1
        if isinstance(option, DeckTop):
            draw_card(m, seat, option.value)
            return
        card = option.value
        type = state.content.travel.type[card]
        state.display[type].remove(card)
        state.packs[type].put(state.hand(seat, type), [card])
        m.emit(say.CARD_TAKEN, seat, card)

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_TAKE_CARD, self.left)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        state = m.state
        if option is ENOUGH:
            return Label(Text(say.TAKE_NO_MORE))
        if isinstance(option, DeckTop):
            text = Text(say.DRAW_CARD, option.value, deck_size(state, option.value))
            return Label(text, (f"deck:{TYPES[option.value]}",))
        return Label(Text(say.TAKE_CARD, option.value), (f"travel:{option.id}",))
