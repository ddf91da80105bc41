"""Setup (CRU-SETUP): everything before the first round, in the order of CRU-SETUP-26."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import (
    CLOSED,
    EVENTS_PHASE,
    NONE,
    ORDERS,
    SARACENS,
    STATES,
)
from gonfalon.games.crusaders.model.messages import setup as say
from gonfalon.games.crusaders.model.settings import SETTINGS, bulls_dealt
from gonfalon.games.crusaders.model.state import (
    BISHOPS,
    BOOST,
    BULLS,
    DECK,
    DRAWN_GOVERNORS,
    GOVERNORS,
    RESCRIPTS,
    SARACEN_CARDS,
    SPIES,
    TACTICS,
    CrusadersState,
)
from gonfalon.games.crusaders.rules.board.decks import fill_markets
from gonfalon.games.crusaders.rules.round.rounds import PlayRound
from gonfalon.games.crusaders.rules.round.setup_choices import ChooseFirstGovernor, KeepBulls
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure


@declared
class Setup(Procedure[CrusadersState]):
    """Everything before the first round. Who plays which state is a setting (CRU-SETUP-25)."""

    NAME = "crusaders.setup"
    PHASES = ("do_map", "do_decks", "do_bulls", "do_governors", "do_begin")

    chosen: int = later(0)  # players who have their first governor

    def do_map(self, m: Match[CrusadersState]) -> None:
        """Lay out the map and the tracks, and give everybody what they start with."""
        state = m.state
        close_cities(m)
        place_saracens(state)
        for seat in range(m.seats):
            give_start(state, seat)
        place_automa(state)

    def do_decks(self, m: Match[CrusadersState]) -> None:
        """Shuffle the decks and fill the markets (CRU-SETUP-02 to 09, CRU-SETUP-12).

        Events, raid tokens and buildings are drawn when they are turned up.
        """
        state = m.state
        content = state.content
        first_game = SETTINGS.of(m.settings)["first_game"]
        tactics, rescripts = state.packs[TACTICS], state.packs[RESCRIPTS]
        shuffle_into(m, SARACEN_CARDS, DECK, content.saracen_cards.cards)  # CRU-SETUP-04
        for deck, cards in enumerate(content.tactics.decks):  # CRU-SETUP-06
            tactics.put(tactics.zones[deck], cards[:])
            m.shuffle(tactics, tactics.zones[deck], TACTICS)
        shuffle_into(m, SPIES, DECK, content.spies.cards)  # CRU-SETUP-07
        starting = content.governors.starting if first_game else []  # CRU-SETUP-08
        governors = [card for card in content.governors.cards if card not in starting]
        shuffle_into(m, GOVERNORS, DECK, governors)
        fill_markets(m)
        for level, cards in enumerate(content.rescripts.decks):  # CRU-SETUP-12
            rescripts.put(rescripts.zones[level], cards[:])
            m.shuffle(rescripts, rescripts.zones[level], RESCRIPTS)

    def do_bulls(self, m: Match[CrusadersState]) -> None:
        """Deal the bulls, and let everybody keep one of two (CRU-SETUP-21, CRU-RUL-07)."""
        state = m.state
        shuffle_into(m, BULLS, DECK, state.content.bulls.cards)
        count = bulls_dealt(SETTINGS.of(m.settings))
        pack = state.packs[BULLS]
        for seat in state.turn_order():
            m.draw(pack, pack.zones[DECK], state.bulls(seat), count)
        everybody = (1 << m.seats) - 1
        m.emit(say.BULLS_DEALT, everybody, count)
        if m.listening:
            for seat in range(m.seats):
                m.emit(say.BULLS_SEEN, tuple(state.bulls(seat).cards), to=1 << seat)
        if count > 1:
            m.call(KeepBulls(m.seats, everybody))

    def do_governors(self, m: Match[CrusadersState]) -> None:
        """Put a governor into each capital, one player after the other (CRU-SETUP-22)."""
        state = m.state
        order = state.turn_order()
        if self.chosen == len(order):
            return
        seat = order[self.chosen]
        self.chosen += 1
        self.again()
        board = state.boards[seat]
        if SETTINGS.of(m.settings)["first_game"]:  # CRU-VAR-01
            state.governor[board.capital] = state.content.states.governor[board.state]
            m.emit(say.FIRST_GOVERNOR, seat, state.governor[board.capital], board.capital)
            return
        pack = state.packs[GOVERNORS]
        drawn = pack.zones[DRAWN_GOVERNORS]
        drawn.audience = 1 << seat
        m.draw(pack, pack.zones[DECK], drawn, 2)
        if m.listening:
            m.emit(say.GOVERNORS_SEEN, tuple(drawn.cards), to=1 << seat)
        m.call(ChooseFirstGovernor(seat))

    def do_begin(self, m: Match[CrusadersState]) -> None:
        """Begin the first round."""
        m.state.phase = EVENTS_PHASE
        m.stack.pop()
        m.call(PlayRound())


def shuffle_into(m: Match[CrusadersState], number: int, zone: int, cards: list[int]) -> None:
    """Put cards into a zone of a pack and shuffle them."""
    pack = m.state.packs[number]
    pack.put(pack.zones[zone], cards[:])
    m.shuffle(pack, pack.zones[zone], number)


def close_cities(m: Match[CrusadersState]) -> None:
    """Close the capitals of absent states and, for two players, the city between (CRU-SETUP-18)."""
    state = m.state
    realms = [board.state for board in state.boards]
    if len(realms) == 2:
        closed = state.content.pair_closed[state.content.pairs.index(sorted(realms))]
    else:
        closed = [
            state.content.states.capital[realm]
            for realm in range(len(STATES))
            if realm not in realms
        ]
    for city in closed:
        state.level[city] = CLOSED
        state.owner[city] = NONE
    state.derive()
    if m.listening and closed:
        m.emit(say.CITIES_CLOSED, tuple(closed))


def place_saracens(state: CrusadersState) -> None:
    """Put the first saracens into every city that is no capital (CRU-SETUP-15)."""
    for city, count in enumerate(state.content.cities.start_saracens):
        if state.level[city] and state.owner[city] == SARACENS:
            state.units[city] = count
            state.saracens -= count


def give_start(state: CrusadersState, seat: int) -> None:
    """Give a player capital, units, coins, a good, tactics and bishops (CRU-SETUP-16 to 20)."""
    board = state.boards[seat]
    states = state.content.states
    city = states.capital[board.state]
    board.capital = city
    state.owner[city] = seat
    state.units[city] = states.units[board.state]
    board.units = state.content.army - state.units[city]  # CRU-SETUP-24, CRU-RUL-41
    board.coins = states.coins[board.state]
    board.ready[states.good[board.state]] = 1
    board.holiness = state.content.holiness.start[board.state]  # CRU-SETUP-10: no bonus
    tactics = state.packs[TACTICS]
    tactics.put(state.tactics(seat), list(range(state.content.tactics.starters)))
    bishops = state.packs[BISHOPS + seat]
    levels = [
        level for level, count in enumerate(state.content.bishop_copies) for _ in range(count)
    ]
    bishops.put(state.bishop_supply(seat), levels)
    bishops.give(
        state.bishop_supply(seat), 0, state.bishops_on_map(seat), (1 << len(state.boards)) - 1
    )
    board.bishops.append(city)  # CRU-SETUP-17: everybody knows that it is of level I


def place_automa(state: CrusadersState) -> None:
    """Put absent markers on the rightmost cells and fill the pool (CRU-SETUP-11, CRU-SETUP-19)."""
    absent = len(STATES) - len(state.boards)
    last = len(state.content.holiness.bonus) - 1
    state.automa_markers = [last - place for place in range(absent)]
    for kind in range(len(ORDERS) + 1):
        copies = state.content.automa_copies[kind]
        count = copies if absent == 2 else (1 if absent else 0)
        state.automa_pool += [min(kind, BOOST)] * count
