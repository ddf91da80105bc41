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
from gonfalon.games.crusaders.rules.round.rounds import Round
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
        t = m.state
        close_cities(m)
        place_saracens(t)
        for seat in range(m.seats):
            give_start(t, seat)
        place_automa(t)

    def do_decks(self, m: Match[CrusadersState]) -> None:
        """Shuffle the decks and fill the markets (CRU-SETUP-02 to 09, CRU-SETUP-12).

        Events, raid tokens and buildings are drawn when they are turned up.
        """
        t = m.state
        c = t.c
        first_game = SETTINGS.of(m.settings)["first_game"]
        tactics, rescripts = t.packs[TACTICS], t.packs[RESCRIPTS]
        shuffle_into(m, SARACEN_CARDS, DECK, c.saracen_cards.cards)  # CRU-SETUP-04
        for deck, cards in enumerate(c.tactics.decks):  # CRU-SETUP-06
            tactics.put(tactics.zones[deck], cards[:])
            m.shuffle(tactics, tactics.zones[deck], TACTICS)
        shuffle_into(m, SPIES, DECK, c.spies.cards)  # CRU-SETUP-07
        starting = c.governors.starting if first_game else []  # CRU-SETUP-08
        governors = [card for card in c.governors.cards if card not in starting]
        shuffle_into(m, GOVERNORS, DECK, governors)
        fill_markets(m)
        for level, cards in enumerate(c.rescripts.decks):  # CRU-SETUP-12
            rescripts.put(rescripts.zones[level], cards[:])
            m.shuffle(rescripts, rescripts.zones[level], RESCRIPTS)

    def do_bulls(self, m: Match[CrusadersState]) -> None:
        """Deal the bulls, and let everybody keep one of two (CRU-SETUP-21, CRU-RUL-07)."""
        t = m.state
        shuffle_into(m, BULLS, DECK, t.c.bulls.cards)
        count = bulls_dealt(SETTINGS.of(m.settings))
        pack = t.packs[BULLS]
        for seat in t.turn_order():
            m.draw(pack, pack.zones[DECK], t.bulls(seat), count)
        everybody = (1 << m.seats) - 1
        m.emit(say.BULLS_DEALT, everybody, count)
        if m.listening:
            for seat in range(m.seats):
                m.emit(say.BULLS_SEEN, tuple(t.bulls(seat).cards), to=1 << seat)
        if count > 1:
            m.call(KeepBulls(m.seats, everybody))

    def do_governors(self, m: Match[CrusadersState]) -> None:
        """Put a governor into each capital, one player after the other (CRU-SETUP-22)."""
        t = m.state
        order = t.turn_order()
        if self.chosen == len(order):
            return
        seat = order[self.chosen]
        self.chosen += 1
        self.again()
        board = t.boards[seat]
        if SETTINGS.of(m.settings)["first_game"]:  # CRU-VAR-01
            t.governor[board.capital] = t.c.states.governor[board.state]
            m.emit(say.FIRST_GOVERNOR, seat, t.governor[board.capital], board.capital)
            return
        pack = t.packs[GOVERNORS]
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
        m.call(Round())


def shuffle_into(m: Match[CrusadersState], number: int, zone: int, cards: list[int]) -> None:
    """Put cards into a zone of a pack and shuffle them."""
    pack = m.state.packs[number]
    pack.put(pack.zones[zone], cards[:])
    m.shuffle(pack, pack.zones[zone], number)


def close_cities(m: Match[CrusadersState]) -> None:
    """Close the capitals of absent states and, for two players, the city between (CRU-SETUP-18)."""
    t = m.state
    states = [board.state for board in t.boards]
    if len(states) == 2:
        closed = t.c.pair_closed[t.c.pairs.index(sorted(states))]
    else:
        closed = [t.c.states.capital[state] for state in range(len(STATES)) if state not in states]
    for city in closed:
        t.level[city] = CLOSED
        t.owner[city] = NONE
    t.derive()
    if m.listening and closed:
        m.emit(say.CITIES_CLOSED, tuple(closed))


def place_saracens(t: CrusadersState) -> None:
    """Put the first saracens into every city that is no capital (CRU-SETUP-15)."""
    for city, count in enumerate(t.c.cities.start_saracens):
        if t.level[city] and t.owner[city] == SARACENS:
            t.units[city] = count
            t.saracens -= count


def give_start(t: CrusadersState, seat: int) -> None:
    """Give a player capital, units, coins, a good, tactics and bishops (CRU-SETUP-16 to 20)."""
    board = t.boards[seat]
    states = t.c.states
    city = states.capital[board.state]
    board.capital = city
    t.owner[city] = seat
    t.units[city] = states.units[board.state]
    board.units = t.c.army - t.units[city]  # CRU-SETUP-24, CRU-RUL-41
    board.coins = states.coins[board.state]
    board.ready[states.good[board.state]] = 1
    board.holiness = t.c.holiness.start[board.state]  # CRU-SETUP-10: no bonus
    tactics = t.packs[TACTICS]
    tactics.put(t.tactics(seat), list(range(t.c.tactics.starters)))
    bishops = t.packs[BISHOPS + seat]
    levels = [level for level, count in enumerate(t.c.bishop_copies) for _ in range(count)]
    bishops.put(t.bishop_supply(seat), levels)
    bishops.give(t.bishop_supply(seat), 0, t.bishops_on_map(seat), (1 << len(t.boards)) - 1)
    board.bishops.append(city)  # CRU-SETUP-17: everybody knows that it is of level I


def place_automa(t: CrusadersState) -> None:
    """Put absent markers on the rightmost cells and fill the pool (CRU-SETUP-11, CRU-SETUP-19)."""
    absent = len(STATES) - len(t.boards)
    last = len(t.c.holiness.bonus) - 1
    t.automa_markers = [last - place for place in range(absent)]
    for kind in range(len(ORDERS) + 1):
        copies = t.c.automa_copies[kind]
        count = copies if absent == 2 else (1 if absent else 0)
        t.automa_pool += [min(kind, BOOST)] * count
