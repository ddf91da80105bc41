"""Laying a table: cities, players and decks as a scenario describes them.

`scenario.py` explains the words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.games.crusaders.model.constants import (
    BLOCKED,
    DECKS,
    GOOD_STATES,
    GOODS,
    NONE,
    READY,
    SARACENS,
    SPENT,
    STATES,
)
from gonfalon.games.crusaders.model.state import (
    BISHOPS,
    BULLS,
    DECK,
    GOVERNORS,
    RESCRIPTS,
    SARACEN_CARDS,
    SPIES,
    TACTICS,
    CrusadersState,
)
from gonfalon.kernel.hidden.facts import MIX
from gonfalon.kernel.hidden.pack import Pack


class Stock:
    """The cards that have not been laid out yet, by pack; buildings are in the state."""

    def __init__(self, t: CrusadersState) -> None:
        c = t.c
        self.t = t
        self.tactics = [card for deck in c.tactics.decks for card in deck]
        self.rescripts = [card for deck in c.rescripts.decks for card in deck]
        self.spies = c.spies.cards[:]
        self.saracens = c.saracen_cards.cards[:]
        self.governors = c.governors.cards[:]
        self.bulls = c.bulls.cards[:]

    def take(self, cards: list[int], ids: Sequence[str], names: str) -> list[int]:
        """Take cards out of what is left."""
        found = [ids.index(name) for name in names.split()]
        for card in found:
            cards.remove(card)
        return found

    def building(self, id: str) -> int:
        """Take a building out of its deck, or a Bazaar from the pile."""
        t = self.t
        card = t.c.buildings.ids.index(id)
        deck = t.c.buildings.deck[card]
        if deck == NONE:
            t.bazaars -= 1
        else:
            t.building_decks[deck].remove(card)
        return card

    def lay_markets(self, buildings: str, tactics: str, governors: str) -> None:
        """Lay out the markets."""
        t = self.t
        for id in buildings.split():
            card = self.building(id)
            t.building_market[t.c.buildings.deck[card]].append(card)
        for card in self.take(self.tactics, t.c.tactics.ids, tactics):
            t.tactic_market[t.c.tactics.deck[card]].append(card)
        t.governor_market += self.take(self.governors, t.c.governors.ids, governors)

    def lay_decks(
        self,
        tactics: str,
        buildings: str,
        rescripts: str,
        spies: str,
        governors: str,
        saracens: str,
    ) -> None:
        """Put what is left into the decks, these on top of their decks, the first uppermost."""
        t, c = self.t, self.t.c
        tops = self.take(self.tactics, c.tactics.ids, tactics)
        pack = t.packs[TACTICS]
        for deck in range(len(DECKS)):
            own = [card for card in self.tactics if c.tactics.deck[card] == deck]
            first = [card for card in tops if c.tactics.deck[card] == deck]
            pack.put(pack.zones[deck], own + first[::-1])
        for id in buildings.split():
            card = self.building(id)
            t.building_top[c.buildings.deck[card]] = card
        tops = self.take(self.rescripts, c.rescripts.ids, rescripts)
        pack = t.packs[RESCRIPTS]
        for level in (1, 2):
            own = [card for card in self.rescripts if c.rescripts.level[card] == level]
            first = [card for card in tops if c.rescripts.level[card] == level]
            pack.put(pack.zones[level - 1], own + first[::-1])
        for number, left, ids, names in (
            (SPIES, self.spies, c.spies.ids, spies),
            (GOVERNORS, self.governors, c.governors.ids, governors),
            (SARACEN_CARDS, self.saracens, c.saracen_cards.ids, saracens),
            (BULLS, self.bulls, c.bulls.ids, ""),
        ):
            first = self.take(left, ids, names)
            t.packs[number].put(t.packs[number].zones[DECK], left + first[::-1])


def lay_city(t: CrusadersState, city: int, told: str, stock: Stock) -> None:
    """Change owner, units, level and governor of a city. Units come from their supplies."""
    words = told.split()
    return_units(t, city)
    while words:
        word = words.pop(0)
        if word == "level":
            t.level[city] = int(words.pop(0))
        elif word == "governor":
            (t.governor[city],) = stock.take(stock.governors, t.c.governors.ids, words.pop(0))
        elif word == "saracens":
            t.owner[city] = SARACENS
        elif word in STATES:
            state = STATES.index(word)
            t.owner[city] = next(
                seat for seat, board in enumerate(t.boards) if board.state == state
            )
        else:
            t.units[city] = int(word)
    if t.owner[city] == SARACENS:
        t.saracens -= t.units[city]
    else:
        t.boards[t.owner[city]].units -= t.units[city]


def return_units(t: CrusadersState, city: int) -> None:
    """Put the units of a city back into their supply, for `lay_city` to take them again."""
    if t.owner[city] == SARACENS:
        t.saracens += t.units[city]
    else:
        t.boards[t.owner[city]].units += t.units[city]


def lay_player(t: CrusadersState, seat: int, told: Mapping[str, Any], stock: Stock) -> None:
    """Lay out what one player has."""
    c, board = t.c, t.boards[seat]
    if told["coins"] is not None:
        board.coins = told["coins"]
    board.influence.total = board.influence.start = told["influence"]
    cities = t.cities_of(seat)
    if told["capital"] is not None:
        board.capital = c.cities.ids.index(told["capital"])
    elif board.capital not in cities:
        board.capital = cities[0] if cities else NONE
    if told["supply"] is not None:
        board.units = told["supply"]
    board.ready = [0] * len(GOODS)
    if told["goods"] is None:
        for city in cities:
            for kind in c.cities.goods[city][t.level[city]]:
                board.ready[kind] += 1
    else:
        for word in told["goods"].split():
            id, _, state = word.partition("/")
            where = GOOD_STATES.index(state) if state else READY
            goods = {READY: board.ready, SPENT: board.spent, BLOCKED: board.blocked}[where]
            goods[GOODS.index(id)] += 1
    if told["tactics"] is not None:
        lay_tactics(t, seat, told["tactics"], stock)
    rescripts = stock.take(stock.rescripts, c.rescripts.ids, told["rescripts"])
    t.packs[RESCRIPTS].put(t.rescripts(seat), rescripts)
    t.packs[SPIES].put(t.spies(seat), stock.take(stock.spies, c.spies.ids, told["spies"]))
    for word in told["active_spies"].split():
        id, _, watched = word.rstrip("*").partition(">")
        board.spies += stock.take(stock.spies, c.spies.ids, id)
        board.watched.append(int(watched))
        board.used_spies.append(word.endswith("*"))
    for word in told["buildings"].split():
        board.buildings.append(stock.building(word.rstrip("*")))
        board.used_buildings.append(word.endswith("*"))
    if told["bishops"] is not None:
        lay_bishops(t, seat, told["bishops"])
    if told["holiness"] is not None:
        board.holiness = told["holiness"] - 1
    t.packs[BULLS].put(t.bulls(seat), stock.take(stock.bulls, c.bulls.ids, told["bull"]))


def lay_tactics(t: CrusadersState, seat: int, names: str, stock: Stock) -> None:
    """Give a player these tactics; the other starting ones are in the personal discard."""
    c = t.c
    pack = t.packs[TACTICS]
    for card in range(c.tactics.starters):
        pack.take(t.tactics(seat), card)
    held = [c.tactics.ids.index(name) for name in names.split()]
    learned = [card for card in held if not c.tactics.starting[card]]
    for card in learned:
        stock.tactics.remove(card)
    pack.put(t.tactics(seat), held)
    away = [card for card in range(c.tactics.starters) if card not in held]
    pack.put(t.tactics_away(seat), away)


def lay_bishops(t: CrusadersState, seat: int, told: str) -> None:
    """Put a player's bishops on the map, so that only their owner knows the levels."""
    c, board = t.c, t.boards[seat]
    pack = Pack(list(t.packs[BISHOPS + seat].zones))
    for zone in pack.zones:
        zone.cards, zone.labels, zone.marks = [], [], []
    t.packs[BISHOPS + seat] = pack
    levels = [level for level, count in enumerate(c.bishop_copies) for _ in range(count)]
    pack.put(t.bishop_supply(seat), levels)
    pack.note(MIX, ~(1 << seat), t.bishop_supply(seat).labels, [])
    t.bishop_supply(seat).marks = [1 << seat] * len(levels)
    board.bishops = []
    for word in told.split():
        city, _, level = word.partition(":")
        pack.give(t.bishop_supply(seat), int(level or 1) - 1, t.bishops_on_map(seat))
        board.bishops.append(c.cities.ids.index(city))
