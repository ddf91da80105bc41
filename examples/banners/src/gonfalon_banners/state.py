"""The components and the state of a match."""

from __future__ import annotations

from gonfalon.kernel.content.content import Entries, whole_number
from gonfalon.kernel.fields import Given, declared
from gonfalon.kernel.game import Content
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.state import State
from gonfalon.kernel.values.decision import Option


class BannersContent(Content):
    """The components as numbers: lance 0 is the first one of the content, and so on."""

    def __init__(self, entries: Entries) -> None:
        super().__init__(entries)
        lances, banners = entries.section("lances"), entries.section("banners")
        self.lances = tuple(lances)
        self.banners = tuple(banners)
        self.strength = [whole_number(e, "strength", f"lance {i}") for i, e in lances.items()]
        self.points = [whole_number(e, "points", f"banner {i}") for i, e in banners.items()]
        self.deck = [
            lance
            for lance, entry in enumerate(lances.values())
            for _ in range(whole_number(entry, "copies", self.lances[lance], least=1))
        ]
        self.vocabulary = {"lance": self.lances, "banner": self.banners}
        self.bids = [Option(id, "BAN-BID-03", lance) for lance, id in enumerate(self.lances)]
        self.register = {"lance": self.bids}


@declared
class BannersState(State):
    """Hidden cards are in `packs`: the lances (hands, then the deck) and the pile of banners."""

    content: Given[BannersContent]
    offered: list[int]  # banners
    won: list[list[int]]
    bids: list[int]  # the lances of the last round, by seat

    def __init__(self, content: BannersContent, seats: int = 0) -> None:
        super().__init__()
        self.content = content
        hands = [Zone(audience=1 << seat, bag=True) for seat in range(seats)]
        self.packs = [Pack([*hands, Zone()]), Pack([Zone()])]
        self.offered = []
        self.won = [[] for _ in range(seats)]
        self.bids = []

    def hand(self, seat: int) -> Zone:
        """Return a seat's lances."""
        return self.packs[0].zones[seat]

    def points(self, seat: int) -> int:
        """Return the points of the banners a seat has won."""
        return sum([self.content.points[banner] for banner in self.won[seat]])

    def turned_up(self) -> list[int]:
        """Return the banners on offer and those that have been won."""
        return [*self.offered, *(banner for banners in self.won for banner in banners)]
