"""Decisions of the city: set-up, actions, travel cards, allies, equipment."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.bot.hand import Hand, Held, held, unseen
from gonfalon.games.glory.bot.jousting import Jousting
from gonfalon.games.glory.bot.worth import Worth
from gonfalon.games.glory.model.city_options import ENOUGH, KEEPING, DeckTop
from gonfalon.games.glory.model.constants import (
    CHALLENGE,
    COIN,
    EVENT,
    GAIN_ALLY,
    HERALD,
    INITIATIVE,
    ITEMS,
    MARKET,
    NEW_GOAL,
    NONE,
    PLAISANCE,
    PLAN_JOURNEY,
    RESOURCES,
    ROMANCE,
    TRADE,
    TYPES,
)
from gonfalon.games.glory.model.content import GloryContent
from gonfalon.games.glory.rules.city.actions import journey_cards
from gonfalon.games.glory.rules.city.ally_track import ally_price
from gonfalon.games.glory.rules.city.market import market_price
from gonfalon.games.glory.rules.city.registration import shields_of
from gonfalon.games.glory.rules.travel.travel import travel_limit
from gonfalon.kernel.values.decision import Option

# A character, fitted to the results of matches with characters picked at random.
START_GOODS: Final = [1.1, 0.9, 0.4]
INCOME: Final = [2.8, 2.6, 1.4]  # in all rounds
START_CARD: Final = [1.5, 0.6, 1.1]  # romance, trade, challenge
SPECIAL_ALLY: Final = 4.3
MORE_TITLES: Final = 0.8
CARD_FOR_STRENGTH: Final = 1.0
PLACE_IN_ORDER: Final = 0.35  # for each side that is passed
FEW: Final = 0.05  # a card that is worth less is not taken
IN_ORDER: Final = {ROMANCE: 3.0, TRADE: 2.0, CHALLENGE: 1.0}  # of play, among cards to be played


def character(content: GloryContent, card: int) -> float:
    """Return what a character is worth."""
    found = float(content.characters.glory[card])
    for resource in range(len(RESOURCES)):
        found += content.characters.start[card][resource] * START_GOODS[resource]
        found += content.characters.income[card][resource] * INCOME[resource]
    for type in range(len(TYPES)):
        found += content.characters.travel[card][type] * START_CARD[type]
    found += content.characters.special_allies[card] * SPECIAL_ALLY
    return found + content.characters.titles[card] * MORE_TITLES


def give_back(worth: Worth, options: list[Option]) -> list[float]:
    """Give back what is worth less than strength."""
    return [
        0.0 if option is KEEPING else CARD_FOR_STRENGTH - worth.card(option.value)
        for option in options
    ]


def actions(worth: Worth, options: list[Option]) -> list[float]:
    """Return what each action is worth."""
    return [action(worth, option.value) for option in options]


def action(worth: Worth, action: int) -> float:
    """Return what an action is worth."""
    state, seat = worth.state, worth.seat
    if action == PLAN_JOURNEY:
        return journey(worth)
    if action == MARKET:
        return max([market(worth, item) for item in range(len(ITEMS))])
    if action == GAIN_ALLY:
        slots = [slot for slot, kind in enumerate(state.track) if kind != NONE]
        return max([support(worth, slot) for slot in slots])
    if action == HERALD:
        return herald(worth)
    if action == EVENT:
        found = worth.reward(state.content.events.effect[state.event])
        for resource, count in enumerate(state.content.events.cost[state.event]):
            found += worth.gain(resource, -count) if count else 0.0
        return found
    found = worth.reward(state.content.city.effect[action])
    if action == INITIATIVE:
        taken = len(state.pawns[INITIATIVE])
        found += PLACE_IN_ORDER * max(state.position(seat) - taken, 0)
    if action == NEW_GOAL:
        found -= 0.2 * len(state.goals(seat).cards)
    return found


def journey(worth: Worth) -> float:
    """Return what the cards of a journey are worth: the best ones of display and decks."""
    state = worth.state
    count = journey_cards(state, worth.seat)
    hand = Hand(worth)
    cards = [held(worth, card) for column in state.display for card in column]
    cards += [unseen(worth, type) for type in range(len(TYPES))] * count
    taken: list[Held] = []
    for _ in range(count):
        values = [hand.value_with([*taken, card]) for card in cards]
        taken.append(cards.pop(values.index(max(values))))
    return hand.value_with(taken) - hand.value


def take_card(worth: Worth, options: list[Option]) -> list[float]:
    """Return what each card that can be taken is worth."""
    hand = Hand(worth)
    values: list[float] = []
    for option in options:
        if option is ENOUGH:
            values.append(FEW)
        elif isinstance(option, DeckTop):
            values.append(hand.added(unseen(worth, option.value)))
        else:
            values.append(hand.added(held(worth, option.value)))
    return values


def market(worth: Worth, item: int) -> float:
    """Return what a level of steed or armour is worth beyond its price."""
    price = market_price(worth.state, worth.seat, item)
    if price == NONE or price > worth.b.goods[COIN]:
        return -100.0
    return worth.level(item) + (worth.gain(COIN, -price) if price else 0.0)


def support(worth: Worth, slot: int) -> float:
    """Return what an ally of the track is worth beyond its price."""
    state = worth.state
    price = ally_price(state, worth.seat, slot)
    if price > worth.b.goods[COIN]:
        return -100.0
    return worth.ally(state.track[slot]) + (worth.gain(COIN, -price) if price else 0.0)


def herald(worth: Worth) -> float:
    """Return what a shield placed now is worth: a third duel, or the better choice of places."""
    state = worth.state
    jousting = Jousting(worth)
    if state.mode == PLAISANCE:
        free = [
            place for place in range(state.content.tournaments.slots) if state.places[place] == NONE
        ]
        values = sorted([jousting.place(place) for place in free], reverse=True)
        return 0.6 * (values[0] - values[len(values) // 2]) - 0.2
    if shields_of(state, worth.seat):
        return 0.3
    best = [
        max([jousting.knight(knight) for knight in line])
        for line, challengers in zip(state.cities, state.challengers, strict=True)
        if worth.seat not in challengers and NONE in challengers
    ]
    return 0.85 * sorted(best)[0] if best else 0.0


def shield(worth: Worth, options: list[Option]) -> list[float]:
    """Return what each place or knight is worth; never wait while a place is worth something."""
    jousting = Jousting(worth)
    if worth.state.mode == PLAISANCE:
        return [-50.0 if o.id == "wait" else jousting.place(o.value) for o in options]
    return [jousting.knight(option.value) for option in options]


def travel(worth: Worth, options: list[Option], plays: int) -> list[float]:
    """Play the best cards, the peaceful ones first; what is worth nothing stays in hand."""
    types = worth.content.travel.type
    values: list[float] = []
    for option in options:
        values.append(0.0 if option.id in ("pass", "stop") else worth.card(option.value) - FEW)
    best = sorted(values, reverse=True)[: max(plays, 1)]
    for at, option in enumerate(options):
        if values[at] > 0 and values[at] >= best[-1] and option.id not in ("pass", "stop"):
            values[at] += 100.0 * IN_ORDER[types[option.value]]
    return values


def plays_left(worth: Worth) -> int:
    """Return how many cards can still be played in a travel phase."""
    return travel_limit(worth.state, worth.seat) - worth.b.plays
