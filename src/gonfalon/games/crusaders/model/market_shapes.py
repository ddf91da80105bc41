"""Types of the view of markets and decks."""

from __future__ import annotations

from typing import Annotated, TypedDict

from gonfalon.kernel.values.shapes import Word

Building = Annotated[str, Word("building")]
Tactic = Annotated[str, Word("tactic")]
Governor = Annotated[str, Word("governor")]
Rescript = Annotated[str, Word("rescript")]
Spy = Annotated[str, Word("spy")]
Deck = Annotated[str, Word("deck")]


class BuildingMarketView(TypedDict):
    """A market of buildings. `size` cards fill it; `top` is a deck's top card that all have seen.

    `deck` counts the deck with that card.
    """

    cards: list[Building]
    size: int
    deck: int
    top: Building | None
    discards: list[Building]


class TacticMarketView(TypedDict):
    """A market of tactics, as for buildings."""

    cards: list[Tactic]
    size: int
    deck: int
    top: Tactic | None
    discards: list[Tactic]


class GovernorMarketView(TypedDict):
    """The market of governors. `drawn` are those the viewer chooses from at the start."""

    cards: list[Governor]
    size: int
    deck: int
    discards: list[Governor]
    drawn: list[Governor]


class RescriptDeckView(TypedDict):
    """The rescripts of a level."""

    deck: int
    discards: list[Rescript]


class SpyDeckView(TypedDict):
    """The spies that nobody has."""

    deck: int
    discards: list[Spy]


class MarketsView(TypedDict):
    """Markets and decks; `rescripts` are by level. `bazaars` are left in the pile."""

    buildings: dict[Deck, BuildingMarketView]
    bazaars: int
    tactics: dict[Deck, TacticMarketView]
    governors: GovernorMarketView
    rescripts: list[RescriptDeckView]
    spies: SpyDeckView


# -- what is going on -----------------------------------------------------------------------------
