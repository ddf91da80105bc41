"""Set-up (GLO-SET): everything before the first round, in the order of the rules."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    ACTION_PHASE,
    ARMOUR,
    CHALLENGE,
    SPECIAL_STACK,
    STEED,
    TYPES,
    WARRIOR,
)
from gonfalon.games.glory.model.messages import setup as say
from gonfalon.games.glory.model.settings import SETTINGS
from gonfalon.games.glory.model.state import (
    ALLIES,
    CHARACTERS,
    DECK,
    EVENTS,
    HAND,
    ORDER,
    TITLES,
    GloryState,
)
from gonfalon.games.glory.rules.board.gains import gain_ally, gain_glory
from gonfalon.games.glory.rules.cards.travel_cards import fill_display
from gonfalon.games.glory.rules.city.ally_track import fill_track
from gonfalon.games.glory.rules.city.tournament_setup import prepare_tournament
from gonfalon.games.glory.rules.round.rounds import Round
from gonfalon.games.glory.rules.round.setup_choices import (
    ChooseCharacters,
    ChooseGoals,
    GiveBackCards,
    dealt_characters,
)
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


class Setup(Procedure[GloryState]):
    """Everything before the first round. Settings are agreed before it (GLO-SET-01)."""

    __slots__ = ()
    NAME = "glory.setup"
    PHASES = (
        "do_titles",
        "do_characters",
        "do_start",
        "do_goals",
        "do_opponent",
        "do_allies",
        "do_cards",
        "do_city",
    )

    def do_titles(self, m: Match[GloryState]) -> None:
        """Turn up the public titles (GLO-SET-02)."""
        state = m.state
        pack = state.packs[TITLES]
        deck = pack.zones[DECK]
        pack.put(deck, list(range(len(state.content.titles.ids))))
        m.shuffle(pack, deck, TITLES)
        state.public_titles = [m.turn_up(pack, deck) for _ in range(state.content.public_titles)]
        if m.listening:
            m.emit(say.PUBLIC_TITLES, tuple(state.public_titles))

    def do_characters(self, m: Match[GloryState]) -> None:
        """Deal a character of each level and let everybody pick one (GLO-SET-03).

        With characters of the first level only (GLO-VAR-01) there is nothing to choose.
        """
        state = m.state
        if SETTINGS.of(m.settings)["characters"] == "level_1":
            for seat in range(m.seats):
                state.boards[seat].character = state.content.characters.decks[0][0]
                m.emit(say.CHARACTER_CHOSEN, seat, state.boards[seat].character)
            return
        for number, deck in enumerate(state.content.characters.decks[1:], CHARACTERS):
            pack = state.packs[number]
            pack.put(pack.zones[DECK], deck[:])
            m.shuffle(pack, pack.zones[DECK], number)
            for seat in range(m.seats):
                m.draw(pack, pack.zones[DECK], pack.zones[HAND + seat], 1)
        everybody = (1 << m.seats) - 1
        m.emit(say.CHARACTERS_DEALT, everybody)
        if m.listening:
            for seat in range(m.seats):
                m.emit(say.CHARACTERS_SEEN, tuple(dealt_characters(state, seat)), to=1 << seat)
        m.call(ChooseCharacters(m.seats, everybody))

    def do_start(self, m: Match[GloryState]) -> None:
        """Give out what characters start with, shuffle the decks, draw the turn order."""
        state = m.state
        for seat in range(m.seats):
            give_start(m, seat)
        for board in state.boards:
            board.pawns = state.content.pawns  # GLO-SET-04, GLO-SOLO-06
        for type in range(len(TYPES)):  # GLO-SET-06, GLO-RUL-50
            pack = state.packs[type]
            pack.put(pack.zones[DECK], state.content.travel.decks[type][:])
            m.shuffle(pack, pack.zones[DECK], type)
        if state.opponent is None:  # in the solo game the person is first (GLO-SOLO-06)
            m.chance.shuffle(ORDER, state.order)  # GLO-SET-07
        state.active = state.order[0]
        if m.listening:
            m.emit(say.ORDER_DRAWN, tuple(state.order))
        if state.opponent is None:
            for place, seat in enumerate(state.order):  # GLO-SET-08
                if place:
                    gain_glory(m, seat, place)
                    m.emit(say.LATER_CARDS, seat, place)
                    draw_start_cards(m, seat, CHALLENGE, place)

    def do_goals(self, m: Match[GloryState]) -> None:
        """Deal titles in initiative order and let everybody keep some (GLO-SET-09)."""
        state = m.state
        pack = state.packs[TITLES]
        for seat in players(state):
            count = state.content.characters.titles[state.boards[seat].character]
            drawn = state.titles_drawn(seat)
            m.draw(pack, pack.zones[DECK], drawn, count)
            m.emit(say.GOALS_DEALT, seat, count)
            if m.listening:
                m.emit(say.GOALS_SEEN, tuple(drawn.cards), to=1 << seat)
        m.call(ChooseGoals(m.seats, (1 << m.seats) - 1))

    def do_opponent(self, m: Match[GloryState]) -> None:
        """Let the virtual opponent get ready, once the goals are kept (GLO-SOLO-07)."""
        for side in m.state.sides:
            side.set_up(m)

    def do_allies(self, m: Match[GloryState]) -> None:
        """Hand out special allies and fill the track (GLO-SET-10, GLO-SET-11, GLO-SET-12).

        An ally is drawn from its stack when it is turned up, so no stack is shuffled (GLO-RUL-60).
        Then begins the action phase of round 1 (GLO-SET-13).
        """
        state = m.state
        for seat in players(state):
            for _ in range(state.content.characters.special_allies[state.boards[seat].character]):
                gain_ally(m, seat, m.draw_from(ALLIES, state.stacks[SPECIAL_STACK]))  # GLO-RUL-23
        fill_track(m)
        state.round = 1
        state.phase = ACTION_PHASE

    def do_cards(self, m: Match[GloryState]) -> None:
        """Draw the characters' travel cards, then let everybody give some back (GLO-SET-14)."""
        state = m.state
        for seat in players(state):
            counts = state.content.characters.travel[state.boards[seat].character]
            m.emit(say.START_CARDS, seat, counts[0], counts[1], counts[2])
            for type, count in enumerate(counts):
                draw_start_cards(m, seat, type, count)
        m.call(GiveBackCards(m.seats, (1 << m.seats) - 1))

    def do_city(self, m: Match[GloryState]) -> None:
        """Lay out display, events and the first tournament, and begin (GLO-SET-16, GLO-SET-19)."""
        state = m.state
        fill_display(m)
        state.event = m.draw_from(EVENTS, state.content.events.of_round(1))  # GLO-SET-17
        state.next_event = m.draw_from(EVENTS, state.content.events.of_round(2))
        m.emit(say.FIRST_EVENTS, state.event, state.next_event)
        prepare_tournament(m)
        m.stack.pop()
        m.call(Round())


def players(state: GloryState) -> list[int]:
    """Return the seats in initiative order, without the virtual opponent (GLO-SOLO-06)."""
    return [side for side in state.order if not state.is_opponent(side)]


def give_start(m: Match[GloryState], seat: int) -> None:
    """Give out equipment, goods and glory of the character, without income (GLO-SET-04)."""
    state = m.state
    board = state.boards[seat]
    characters = state.content.characters
    board.goods = characters.start[board.character][:]
    board.glory = characters.glory[board.character]
    board.levels = characters.equipment[board.character][:]
    if state.scenario == WARRIOR:  # GLO-SOLO-02
        board.levels = state.content.scenarios.warrior_levels[state.difficulty][:]
        return
    handicap = SETTINGS.of(m.settings)["handicaps"][seat]  # GLO-SET-05, GLO-VAR-03, GLO-EQP-03
    if handicap in ("steed", "both"):
        board.levels[STEED] -= 1
    if handicap in ("armour", "both"):
        board.levels[ARMOUR] -= 1


def draw_start_cards(m: Match[GloryState], seat: int, type: int, count: int) -> None:
    """Draw travel cards; only their owner sees them."""
    state = m.state
    pack = state.packs[type]
    deck = pack.zones[DECK]
    if count:
        seen = tuple(deck.cards[-count:])
        m.draw(pack, deck, state.hand(seat, type), count)
        m.emit(say.START_CARDS_SEEN, seen, to=1 << seat)
