"""What players choose in secret during set-up: character, goal, cards to give back."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.glory.model.city_options import KEEPING
from gonfalon.games.glory.model.constants import STRENGTH, TYPES
from gonfalon.games.glory.model.messages import setup as say
from gonfalon.games.glory.model.state import CHARACTERS, DECK, HAND, TITLES, GloryState
from gonfalon.games.glory.rules.board.gains import gain
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.decision import Decision, Label, Option
from gonfalon.kernel.values.message import Text


def dealt_characters(state: GloryState, seat: int) -> list[int]:
    """Return the characters a player chooses from, one of each level (GLO-SET-03)."""
    found = [state.content.characters.decks[0][0]]  # those of the first level are all the same
    for pack in state.packs[CHARACTERS:]:
        found += pack.zones[HAND + seat].cards
    return found


class ChooseDealt(Lanes[GloryState]):
    """Everybody chooses from the cards dealt to them."""

    __slots__ = ()
    KIND: ClassVar[str] = ""

    def dealt(self, state: GloryState, seat: int) -> list[Option]:
        """Return an option for each card."""
        raise NotImplementedError

    def count(self, state: GloryState, seat: int) -> int:
        """Return how many of the cards a seat chooses."""
        return 1

    def question(self, m: Match[GloryState], seat: int, given: list[Option]) -> Decision | None:
        left = self.count(m.state, seat) - len(given)
        if not left:
            return None
        options = [option for option in self.dealt(m.state, seat) if option not in given]
        if left == len(options):  # all of them are chosen, so their order is no question
            options = options[:1]
        return Decision(seat, self.KIND, options, public=False, default=0)


class ChooseCharacters(ChooseDealt):
    """Everybody picks one of three characters; all are revealed together (GLO-DEC-01).

    GLO-SET-03, GLO-RUL-65.
    """

    __slots__ = ()
    NAME = "glory.choose-characters"
    KIND = "character"

    def dealt(self, state: GloryState, seat: int) -> list[Option]:
        return [
            state.content.city_options.character[card] for card in dealt_characters(state, seat)
        ]

    def opened(self, m: Match[GloryState]) -> None:
        """Reveal the picks; the other characters leave the game unseen."""
        state = m.state
        for seat in range(m.seats):
            chosen = self.given[seat][0].value
            state.boards[seat].character = chosen
            for pack in state.packs[CHARACTERS:]:
                zone = pack.zones[HAND + seat]
                for card in zone.cards[:]:
                    if card == chosen:
                        m.reveal(pack, zone, card)
                    else:
                        m.give(pack, zone, card, pack.zones[DECK])
            m.emit(say.CHARACTER_CHOSEN, seat, chosen)
        m.done()

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_CHARACTER, tuple(dealt_characters(m.state, decision.seat)))

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        characters = m.state.content.characters
        card = option.value
        text = Text(say.BE_CHARACTER, card, *characters.start[card], characters.glory[card])
        return Label(text, (f"character:{option.id}",))


class ChooseGoals(ChooseDealt):
    """Everybody keeps titles as personal goals, as many as the character shows, one by one.

    GLO-DEC-02, GLO-SET-09.
    """

    __slots__ = ()
    NAME = "glory.choose-goals"
    KIND = "goal"

    def dealt(self, state: GloryState, seat: int) -> list[Option]:
        return [state.content.city_options.goal[title] for title in state.titles_drawn(seat).cards]

    def count(self, state: GloryState, seat: int) -> int:
        return state.content.characters.keep[state.boards[seat].character]

    def opened(self, m: Match[GloryState]) -> None:
        """Keep the goals, and shuffle the other titles back into the deck."""
        state = m.state
        pack = state.packs[TITLES]
        for seat in range(m.seats):
            drawn = state.titles_drawn(seat)
            goals = [option.value for option in self.given[seat]]
            for goal in goals:
                m.give(pack, drawn, goal, state.goals(seat))
            for title in drawn.cards[:]:
                m.give(pack, drawn, title, pack.zones[DECK])
            for goal in goals:
                if state.open_goals:
                    m.emit(say.GOAL_OPEN, seat, goal)  # GLO-VAR-02
                else:
                    m.emit(say.GOAL_CHOSEN, goal, to=1 << seat)
        m.shuffle(pack, pack.zones[DECK], TITLES)
        m.done()

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_GOAL, tuple([option.value for option in decision.options]))

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        text = Text(say.CHOOSE_GOAL, option.value, m.state.content.titles.glory[option.value])
        return Label(text, (f"title:{option.id}",))


class GiveBackCards(Lanes[GloryState]):
    """Everybody may give back travel cards for 1 strength each (GLO-DEC-03, GLO-SET-15).

    Any card in hand can be given, also those received for a late position (GLO-RUL-22).
    """

    __slots__ = ()
    NAME = "glory.give-back-cards"

    def question(self, m: Match[GloryState], seat: int, given: list[Option]) -> Decision | None:
        """Ask for one card more. The lane ends with `KEEPING`, or when the hand is empty."""
        if KEEPING in given:
            return None
        state = m.state
        options: list[Option] = []
        for type in range(len(TYPES)):
            for card in state.hand(seat, type).cards:
                option = state.content.city_options.give_back[card]
                held = state.hand(seat, type).count(card)
                if option not in options and given.count(option) < held:
                    options.append(option)
        if not options:
            return None
        options.append(KEEPING)
        return Decision(seat, "give-back", options, public=False, default=len(options) - 1)

    def opened(self, m: Match[GloryState]) -> None:
        """Take the cards back unseen, pay for them, and shuffle their decks."""
        state = m.state
        back = [0] * len(TYPES)
        for seat in range(m.seats):
            cards = [option.value for option in self.given[seat] if option is not KEEPING]
            for card in cards:
                type = state.content.travel.type[card]
                pack = state.packs[type]
                m.give(pack, state.hand(seat, type), card, pack.zones[DECK])
                back[type] += 1
            if cards:
                m.emit(say.CARDS_GIVEN_BACK, seat, len(cards))
                gain(m, seat, STRENGTH, len(cards))
        for type, count in enumerate(back):
            if count:
                m.shuffle(state.packs[type], state.packs[type].zones[DECK], type)
        m.done()

    # -- texts ----------------------------------------------------------------------------------

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        given = len(self.given[decision.seat])
        return Text(say.ASK_GIVE_BACK, m.state.cards_in_hand(decision.seat) - given, given)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is KEEPING:
            given = len(self.given[decision.seat])
            return Label(Text(say.KEEP_CARDS, m.state.cards_in_hand(decision.seat) - given))
        return Label(Text(say.GIVE_BACK, option.value), (f"travel:{option.id}",))
