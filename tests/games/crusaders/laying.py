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

    def __init__(self, state: CrusadersState) -> None:
        content = state.content
        self.state = state
        self.tactics = [card for deck in content.tactics.decks for card in deck]
        self.rescripts = [card for deck in content.rescripts.decks for card in deck]
        self.spies = content.spies.cards[:]
        self.saracens = content.saracen_cards.cards[:]
        self.governors = content.governors.cards[:]
        self.bulls = content.bulls.cards[:]

    def take(self, cards: list[int], ids: Sequence[str], names: str) -> list[int]:
        """Take cards out of what is left."""
        found = [ids.index(name) for name in names.split()]
        for card in found:
            cards.remove(card)
        return found

    def building(self, id: str) -> int:
        """Take a building out of its deck, or a Bazaar from the pile."""
        state = self.state
        card = state.content.buildings.ids.index(id)
        deck = state.content.buildings.deck[card]
        if deck == NONE:
            state.bazaars -= 1
        else:
            state.building_decks[deck].remove(card)
        return card

    def lay_markets(self, buildings: str, tactics: str, governors: str) -> None:
        """Lay out the markets."""
        state = self.state
        for id in buildings.split():
            card = self.building(id)
            state.building_market[state.content.buildings.deck[card]].append(card)
        for card in self.take(self.tactics, state.content.tactics.ids, tactics):
            state.tactic_market[state.content.tactics.deck[card]].append(card)
        state.governor_market += self.take(self.governors, state.content.governors.ids, governors)

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
        state, content = self.state, self.state.content
        tops = self.take(self.tactics, content.tactics.ids, tactics)
        pack = state.packs[TACTICS]
        for deck in range(len(DECKS)):
            own = [card for card in self.tactics if content.tactics.deck[card] == deck]
            first = [card for card in tops if content.tactics.deck[card] == deck]
            pack.put(pack.zones[deck], own + first[::-1])
        for id in buildings.split():
            card = self.building(id)
            state.building_top[content.buildings.deck[card]] = card
        tops = self.take(self.rescripts, content.rescripts.ids, rescripts)
        pack = state.packs[RESCRIPTS]
        for level in (1, 2):
            own = [card for card in self.rescripts if content.rescripts.level[card] == level]
            first = [card for card in tops if content.rescripts.level[card] == level]
            pack.put(pack.zones[level - 1], own + first[::-1])
        for number, left, ids, names in (
            (SPIES, self.spies, content.spies.ids, spies),
            (GOVERNORS, self.governors, content.governors.ids, governors),
            (SARACEN_CARDS, self.saracens, content.saracen_cards.ids, saracens),
            (BULLS, self.bulls, content.bulls.ids, ""),
        ):
            first = self.take(left, ids, names)
            state.packs[number].put(state.packs[number].zones[DECK], left + first[::-1])


def lay_city(state: CrusadersState, city: int, told: str, stock: Stock) -> None:
    """Change owner, units, level and governor of a city. Units come from their supplies."""
    words = told.split()
    return_units(state, city)
    while words:
        word = words.pop(0)
        if word == "level":
            state.level[city] = int(words.pop(0))
        elif word == "governor":
            (state.governor[city],) = stock.take(
                stock.governors, state.content.governors.ids, words.pop(0)
            )
        elif word == "saracens":
            state.owner[city] = SARACENS
        elif word in STATES:
            realm = STATES.index(word)
            state.owner[city] = next(
                seat for seat, board in enumerate(state.boards) if board.state == realm
            )
        else:
            state.units[city] = int(word)
    if state.owner[city] == SARACENS:
        state.saracens -= state.units[city]
    else:
        state.boards[state.owner[city]].units -= state.units[city]


def return_units(state: CrusadersState, city: int) -> None:
    """Put the units of a city back into their supply, for `lay_city` to take them again."""
    if state.owner[city] == SARACENS:
        state.saracens += state.units[city]
    else:
        state.boards[state.owner[city]].units += state.units[city]


def lay_player(state: CrusadersState, seat: int, told: Mapping[str, Any], stock: Stock) -> None:
    """Lay out what one player has."""
    content, board = state.content, state.boards[seat]
    if told["coins"] is not None:
        board.coins = told["coins"]
    board.influence.total = board.influence.start = told["influence"]
    cities = state.cities_of(seat)
    if told["capital"] is not None:
        board.capital = content.cities.ids.index(told["capital"])
    elif board.capital not in cities:
        board.capital = cities[0] if cities else NONE
    if told["supply"] is not None:
        board.units = told["supply"]
    board.ready = [0] * len(GOODS)
    if told["goods"] is None:
        for city in cities:
            for kind in content.cities.goods[city][state.level[city]]:
                board.ready[kind] += 1
    else:
        for word in told["goods"].split():
            id, _, condition = word.partition("/")
            where = GOOD_STATES.index(condition) if condition else READY
            goods = {READY: board.ready, SPENT: board.spent, BLOCKED: board.blocked}[where]
            goods[GOODS.index(id)] += 1
    if told["tactics"] is not None:
        lay_tactics(state, seat, told["tactics"], stock)
    rescripts = stock.take(stock.rescripts, content.rescripts.ids, told["rescripts"])
    state.packs[RESCRIPTS].put(state.rescripts(seat), rescripts)
    state.packs[SPIES].put(
        state.spies(seat), stock.take(stock.spies, content.spies.ids, told["spies"])
    )
    for word in told["active_spies"].split():
        id, _, watched = word.rstrip("*").partition(">")
        board.spies += stock.take(stock.spies, content.spies.ids, id)
        board.watched.append(int(watched))
        board.used_spies.append(word.endswith("*"))
    for word in told["buildings"].split():
        board.buildings.append(stock.building(word.rstrip("*")))
        board.used_buildings.append(word.endswith("*"))
    if told["bishops"] is not None:
        lay_bishops(state, seat, told["bishops"])
    if told["holiness"] is not None:
        board.holiness = told["holiness"] - 1
    state.packs[BULLS].put(
        state.bulls(seat), stock.take(stock.bulls, content.bulls.ids, told["bull"])
    )


def lay_tactics(state: CrusadersState, seat: int, names: str, stock: Stock) -> None:
    """Give a player these tactics; the other starting ones are in the personal discard."""
    content = state.content
    pack = state.packs[TACTICS]
    for card in range(content.tactics.starters):
        pack.take(state.tactics(seat), card)
    held = [content.tactics.ids.index(name) for name in names.split()]
    learned = [card for card in held if not content.tactics.starting[card]]
    for card in learned:
        stock.tactics.remove(card)
    pack.put(state.tactics(seat), held)
    away = [card for card in range(content.tactics.starters) if card not in held]
    pack.put(state.tactics_away(seat), away)


def lay_bishops(state: CrusadersState, seat: int, told: str) -> None:
    """Put a player's bishops on the map, so that only their owner knows the levels."""
    content, board = state.content, state.boards[seat]
    pack = Pack(list(state.packs[BISHOPS + seat].zones))
    for zone in pack.zones:
        zone.cards, zone.labels, zone.marks = [], [], []
    state.packs[BISHOPS + seat] = pack
    levels = [level for level, count in enumerate(content.bishop_copies) for _ in range(count)]
    pack.put(state.bishop_supply(seat), levels)
    pack.note(MIX, ~(1 << seat), state.bishop_supply(seat).labels, [])
    state.bishop_supply(seat).marks = [1 << seat] * len(levels)
    board.bishops = []
    for word in told.split():
        city, _, level = word.partition(":")
        pack.give(state.bishop_supply(seat), int(level or 1) - 1, state.bishops_on_map(seat))
        board.bishops.append(content.cities.ids.index(city))
