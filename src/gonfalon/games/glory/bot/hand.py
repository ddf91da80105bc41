"""What the travel cards in hand are worth together: only so many can be played and paid."""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.bot.worth import Worth
from gonfalon.games.glory.model.constants import COIN, LAST_ROUND, NONE, REFRESH_PHASE, TRADE, TYPES
from gonfalon.games.glory.model.state import DECK

UNSEEN: Final = 0.8  # a card of a deck, compared with the mean of its type
USUAL_PRICE: Final = 2  # of a trade card that is not known yet
LATER: Final = 0.9  # a card that is played later
DEAR: Final = 0.8  # more, for coins of cards that cannot be paid with what one has and receives

Held = tuple[float, int]  # what a card is worth, and its price in coins


def held(worth: Worth, card: int) -> Held:
    """Return a card's worth and price."""
    travel = worth.content.travel
    return worth.card(card), travel.price[card] if travel.type[card] == TRADE else 0


def unseen(worth: Worth, type: int) -> Held:
    """Return the worth and the price of the top card of a deck."""
    if not worth.state.packs[type].zones[DECK].cards:
        return 0.0, 0
    deck = worth.content.travel.decks[type]
    value = UNSEEN * sum([max(worth.card(card), 0.0) for card in deck]) / len(deck)
    return value, USUAL_PRICE if type == TRADE else 0


def coins_to_come(worth: Worth) -> int:
    """Return the coins that the player has, and receives as income in the rest of the game."""
    state, board = worth.state, worth.b
    times = LAST_ROUND - max(state.round, 1) + int(state.phase < REFRESH_PHASE)
    if board.character == NONE:
        return board.goods[COIN]
    income: int = worth.content.characters.income[board.character][COIN]
    return board.goods[COIN] + times * income


class Hand:
    """A player's travel cards."""

    __slots__ = ("coins", "playable", "size", "slots", "value")

    def __init__(self, worth: Worth) -> None:
        self.coins = coins_to_come(worth)
        self.slots = worth.slots()
        self.size = 0
        self.playable: list[Held] = []  # those worth playing
        for type in range(len(TYPES)):
            cards = worth.state.hand(worth.seat, type).cards
            self.size += len(cards)
            for card in cards:
                found = held(worth, card)
                if found[0] > 0:
                    self.playable.append(found)
        self.value = self.value_with([])

    def __repr__(self) -> str:
        return f"Hand({self.size} cards for {self.value:.1f})"

    def value_with(self, more: list[Held]) -> float:
        """Return what the hand is worth with these cards more: the best that are played.

        What is played later counts less, and so does what there are no coins for.
        """
        playable = self.playable.copy()
        for card in more:
            if card[0] > 0:
                playable.append(card)
        playable.sort(reverse=True)
        found, weight = 0.0, 1.0
        coins = self.coins
        for value, price in playable[: self.slots]:
            missing = price - coins if price > coins else 0
            if missing > price:
                missing = price
            coins -= price
            if value > DEAR * missing:
                found += weight * (value - DEAR * missing)
            weight *= LATER
        return found

    def added(self, card: Held) -> float:
        """Return what one more card in hand is worth."""
        return self.value_with([card]) - self.value
