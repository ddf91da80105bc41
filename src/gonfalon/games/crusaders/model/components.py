"""The cards of the game, read from the content."""

from __future__ import annotations

from typing import Any

from gonfalon.games.crusaders.model.constants import (
    COLOURS,
    CONDITIONS,
    DECKS,
    GOODS,
    MEASURES,
    MOMENTS,
    NONE,
    ORDERS,
    SCOPES,
    STATES,
)
from gonfalon.games.crusaders.model.effect import ReadReward, Reward
from gonfalon.kernel.content.content import Section, whole_number
from gonfalon.kernel.content.reading import copies_of, index_of, numbers_of
from gonfalon.kernel.values.errors import ContentError


def goods_of(price: dict[str, int], where: str) -> list[int]:
    """Return a price as numbers by kind of good."""
    found = [0] * len(GOODS)
    for word, n in price.items():
        found[index_of(GOODS, word, where)] = n
    return found


def colours_of(entry: dict[str, Any], where: str) -> list[int]:
    """Return the colours of a card."""
    return [index_of(COLOURS, word, where) for word in entry["colours"]]


class Tactics:
    """The tactics. The starting ones come first, and everybody has one of each (CRU-SETUP-20)."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.level = numbers_of(section, "level")
        self.colours = [colours_of(entry, id) for id, entry in section.items()]
        self.price = [goods_of(entry["price"], id) for id, entry in section.items()]
        self.halves: list[list[Reward]] = [  # top and bottom
            [reward(entry[half], id) for half in ("top", "bottom")] for id, entry in section.items()
        ]
        self.starting = [entry["deck"] == "starting" for entry in section.values()]
        self.starters = sum(self.starting)
        self.deck = [  # NONE for a starting tactic; no level III in the box (CRU-RUL-39)
            NONE if entry["deck"] == "starting" else index_of(DECKS, entry["deck"], id)
            for id, entry in section.items()
        ]
        self.decks: list[list[int]] = [[], []]
        for card in copies_of(section):
            if self.deck[card] != NONE:
                self.decks[self.deck[card]].append(card)
        if not all(self.starting[: self.starters]):
            raise ContentError("the starting tactics come first")

    def not_starting(self) -> list[int]:
        """Return the tactics that can be learned."""
        return list(range(self.starters, len(self.ids)))


class SaracenCards:
    """The cards of the saracens."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.halves: list[list[Reward]] = [
            [reward(entry[half], id) for half in ("top", "bottom")] for id, entry in section.items()
        ]
        self.cards = copies_of(section)


class Buildings:
    """The buildings. The first one is the Bazaar, of which there is an open pile (CRU-SETUP-05)."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.level = numbers_of(section, "level")
        self.colours = [colours_of(entry, id) for id, entry in section.items()]
        self.price = [goods_of(entry["price"], id) for id, entry in section.items()]
        self.effect = [reward(entry["effects"], id) for id, entry in section.items()]
        self.after: list[int] = []  # the order that triggers it, or NONE: any time (CRU-BLDG-06)
        self.condition: list[int] = []
        for id, entry in section.items():
            trigger = entry["trigger"]
            order = trigger.get("after_order")
            self.after.append(NONE if order is None else index_of(ORDERS, order, id))
            condition = trigger.get("if")
            self.condition.append(
                NONE if condition is None else index_of(CONDITIONS, condition, id)
            )
        self.deck = [
            NONE if entry["deck"] == "zero" else index_of(DECKS, entry["deck"], id)
            for id, entry in section.items()
        ]
        self.decks: list[list[int]] = [[], []]
        self.bazaars = 0
        for card in copies_of(section):
            if self.deck[card] == NONE:
                self.bazaars += 1
            else:
                self.decks[self.deck[card]].append(card)
        if self.deck.count(NONE) != 1 or self.deck[0] != NONE or self.after[0] != NONE:
            raise ContentError("the Bazaar comes first, and nothing else is of level 0")


class SpyCards:
    """The spies."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.order = [
            index_of(ORDERS, entry["trigger"]["rival_order"], id) for id, entry in section.items()
        ]
        self.effect = [reward(entry["effects"], id) for id, entry in section.items()]
        self.cards = copies_of(section)


class Goal:
    """A measure with tiers (CRU-GOV-02, CRU-BULL-02), or a leader condition (CRU-GOV-03)."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.measure = index_of(MEASURES, data["measure"], where)
        self.leader = whole_number(data, "vp", where, 1) if data.get("kind") == "leader" else 0
        tiers: list[dict[str, Any]] = data.get("tiers", [])
        self.least = [whole_number(tier, "min", where, 1) for tier in tiers]
        self.worth = [whole_number(tier, "vp", where, 1) for tier in tiers]
        if bool(self.leader) == bool(tiers) or self.least != sorted(self.least):
            raise ContentError(f"{where}: tiers in ascending order, or the worth of a leader")

    def tier_worth(self, n: int) -> int:
        """Return the influence of the highest tier that a number reaches."""
        found = 0
        for least, worth in zip(self.least, self.worth, strict=True):
            if n >= least:
                found = worth
        return found


class GovernorCards:
    """The governors."""

    def __init__(self, section: Section) -> None:
        self.ids = list(section)
        self.goal = [Goal(entry, id) for id, entry in section.items()]
        self.starting: list[int] = [NONE] * len(STATES)  # by state (CRU-SETUP-22)
        for card, (id, entry) in enumerate(section.items()):
            if "start_state" in entry:
                self.starting[index_of(STATES, entry["start_state"], id)] = card
        self.cards = copies_of(section)


class BullCards:
    """The bulls, with two goals each."""

    def __init__(self, section: Section) -> None:
        self.ids = list(section)
        self.goals = [[Goal(goal, id) for goal in entry["goals"]] for id, entry in section.items()]
        self.cards = copies_of(section)


class RescriptCards:
    """The rescripts of both levels, under one numbering."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.level = numbers_of(section, "level", 1)
        self.goods = [
            [index_of(GOODS, word, id) for word in entry["goods"]] for id, entry in section.items()
        ]
        self.moment = [index_of(MOMENTS, entry["when"], id) for id, entry in section.items()]
        self.effect = [reward(entry["effects"], id) for id, entry in section.items()]
        self.decks: list[list[int]] = [[], []]  # by level
        for card in copies_of(section):
            self.decks[self.level[card] - 1].append(card)
        for card, id in enumerate(self.ids):
            if len(self.goods[card]) != self.level[card]:  # CRU-RESC-02
                raise ContentError(f"{id}: the level is the number of goods")


class Band:
    """What a raid does if it falls short of the city's strength by `least` to `most`."""

    def __init__(self, least: int, most: int, effect: Reward) -> None:
        self.least = least
        self.most = most
        self.effect = effect


class EventCards:
    """The events: an upper part and a raid table."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.scope = [index_of(SCOPES, entry["scope"], id) for id, entry in section.items()]
        self.effect = [reward(entry["effects"], id) for id, entry in section.items()]
        self.bands: list[list[Band]] = []
        for id, entry in section.items():
            lost, *others = entry["raid"]
            if lost != {"max": 0, "result": "lose_city"}:  # CRU-SAR-10
                raise ContentError(f"{id}: a difference of 0 or less loses the city")
            bands = [
                Band(one["min"], one.get("max", 99), reward(one["effects"], id)) for one in others
            ]
            ends = [0] + [band.most for band in bands]
            if any(band.least != end + 1 for band, end in zip(bands, ends, strict=False)):
                raise ContentError(f"{id}: the raid table has a gap")
            self.bands.append(bands)

    def band(self, event: int, difference: int) -> Reward:
        """Return what a raid does at a difference above 0."""
        for band in self.bands[event]:
            if band.least <= difference <= band.most:
                return band.effect
        raise ContentError(f"{self.ids[event]}: no band for {difference}")
