"""The cards, read from the content."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ATTRIBUTES,
    CONDITIONS,
    NO_CONDITION,
    ON_ACTION,
    ON_INQUISITION,
    ON_PAID_DEBT,
    REQUIREMENTS,
    SCHEME_ACTIONS,
    TRIGGERS,
    WORKERS,
)
from gonfalon.games.paladins.model.effect import ReadReward, Reward
from gonfalon.games.paladins.model.scored import Score
from gonfalon.kernel.content.content import Entries, Section, whole_number
from gonfalon.kernel.content.reading import copies_of, index_of
from gonfalon.kernel.values.errors import ContentError

WAIVED: Final = 1000  # a discount larger than any price (PAL-PALADIN-08)


class Cards:
    """All cards by kind, and the decks they are shuffled into."""

    def __init__(self, entries: Entries, reward: ReadReward, factions: list[str]) -> None:
        self.read_paladins(entries.section("paladins"), reward)
        self.taverns = list(entries.section("taverns"))
        self.tavern_workers: list[list[int]] = []
        for id, entry in entries.section("taverns").items():
            counts = [0] * len(WORKERS)
            for worker in entry["workers"]:
                counts[index_of(WORKERS, worker, id)] += 1
            self.tavern_workers.append(counts)
        self.tavern_deck = copies_of(entries.section("taverns"))
        self.read_townsfolk(entries.section("townsfolk"), reward)
        self.read_outsiders(entries.section("outsiders"), reward, factions)
        self.walls = list(entries.section("walls"))
        self.wall_reward: list[Reward] = []
        self.wall_vp: list[int] = []
        for id, entry in entries.section("walls").items():
            self.wall_reward.append(reward(entry["effects"], id))
            self.wall_vp.append(whole_number(entry, "vp", id))
        self.wall_deck = copies_of(entries.section("walls"))
        self.suspicion = list(entries.section("suspicion"))
        self.suspicion_tax = [
            whole_number(e, "tax", id) for id, e in entries.section("suspicion").items()
        ]
        self.suspicion_deck = copies_of(entries.section("suspicion"))
        debt = entries.section("debts")["debt"]
        self.debts = whole_number(debt, "copies", "debts", 1)
        self.unpaid_vp: int = debt["unpaid_vp"]
        self.paid_vp: int = debt["paid_vp"]
        self.read_kings(entries, reward)
        schemes = entries.section("scheme_cards")
        self.schemes = list(schemes)
        self.scheme_action = [
            index_of(SCHEME_ACTIONS, e["action"], id) for id, e in schemes.items()
        ]
        self.scheme_deck: list[int] = []
        self.favour_schemes: list[int] = []
        for kind, entry in enumerate(schemes.values()):
            cards = [kind] * whole_number(entry, "copies", "scheme_cards")
            if entry["starts_in_deck"]:
                self.scheme_deck += cards
            else:
                self.favour_schemes += cards  # set aside (PAL-SOLO-SETUP-04)

    def read_paladins(self, section: Section, reward: ReadReward) -> None:
        """Read workers, boosts and abilities (PAL-PALADIN-07).

        `discount[p][a]` is the discount of paladin p for action a.
        """
        self.paladins = list(section)
        self.paladin_copies = [whole_number(e, "copies", id, 1) for id, e in section.items()]
        self.paladin_workers: list[list[int]] = []
        self.boost: list[list[int]] = []
        self.discount: list[list[int]] = []
        self.bonus: list[Reward] = []
        self.bonus_on: list[int] = []
        for id, entry in section.items():
            workers = [index_of(WORKERS, w, id) for w in entry["workers"]]
            self.paladin_workers.append(workers)
            self.boost.append([entry["boost"].get(a, 0) for a in ATTRIBUTES])
            ability = entry["ability"]
            action = index_of(ACTIONS, ability["action"], id)
            discount = [0] * len(ACTIONS)
            bonus, bonus_on = reward([], id), -1
            if ability["kind"] == "waive_cost":
                discount[action] = WAIVED
            elif ability["kind"] == "reduce_cost":
                discount[action] = whole_number(ability, "n", id, 1)
            elif ability["kind"] == "bonus_on_action":
                bonus, bonus_on = reward(ability["effects"], id), action
            else:
                raise ContentError(f"{id}: unknown ability {ability['kind']!r}")
            self.discount.append(discount)
            self.bonus.append(bonus)
            self.bonus_on.append(bonus_on)

    def read_townsfolk(self, section: Section, reward: ReadReward) -> None:
        """Read both uses of each townsfolk card."""
        self.townsfolk = list(section)
        self.corner: list[Reward] = []
        self.instant: list[Reward] = []
        self.ongoing: list[Reward] = []
        self.trigger: list[int] = []
        self.trigger_action: list[int] = []
        self.condition: list[int] = []
        self.optional: list[bool] = []
        for id, entry in section.items():
            ongoing = entry["ongoing"]
            trigger = index_of(TRIGGERS, ongoing["trigger"], id)
            self.corner.append(reward(entry["discard"], id))
            self.instant.append(reward(entry["instant"], id))
            self.ongoing.append(reward(ongoing["effects"], id))
            self.trigger.append(trigger)
            action = index_of(ACTIONS, ongoing["action"], id) if trigger == ON_ACTION else -1
            self.trigger_action.append(action)
            condition = NO_CONDITION
            if trigger == ON_INQUISITION:
                condition = index_of(CONDITIONS, ongoing["condition"], id)
            self.condition.append(condition)
            self.optional.append(bool(ongoing.get("optional")))
        self.townsfolk_deck = copies_of(section)
        self.collectors = [k for k, when in enumerate(self.trigger) if when == ON_PAID_DEBT]
        self.inquirers = [k for k, when in enumerate(self.trigger) if when == ON_INQUISITION]
        if any(self.townsfolk_deck.count(kind) > 1 for kind in self.inquirers):
            raise ContentError("every townsfolk of the inquisition is a card of its own")

    def read_outsiders(self, section: Section, reward: ReadReward, factions: list[str]) -> None:
        """Read the outsiders and how they score."""
        self.outsiders = list(section)
        self.types: list[str] = []
        self.type_of: list[int] = []
        for entry in section.values():
            if entry["type"] not in self.types:
                self.types.append(entry["type"])
            self.type_of.append(self.types.index(entry["type"]))
        self.faction = [index_of(factions, e["faction"], id) for id, e in section.items()]
        self.attack_reward = [reward(e["attack"], id) for id, e in section.items()]
        self.strength = [whole_number(e, "strength", id, 1) for id, e in section.items()]
        self.score = [Score(e["score"], self.types, factions, id) for id, e in section.items()]
        self.outsider_deck = copies_of(section)

    def read_kings(self, entries: Entries, reward: ReadReward) -> None:
        """Read the king's orders and favours."""
        orders = entries.section("kings_orders")
        self.orders = list(orders)
        self.order_action = [index_of(ACTIONS, e["action"], id) for id, e in orders.items()]
        self.order_count = [whole_number(e, "count", id, 1) for id, e in orders.items()]
        self.order_deck = copies_of(orders)
        favours = entries.section("kings_favours")
        self.favours = list(favours)
        self.favour_worker: list[int] = []
        self.favour_cost: list[list[int]] = []  # silver, provisions, debts
        self.favour_reward: list[Reward] = []
        for id, entry in favours.items():
            self.favour_worker.append(index_of(REQUIREMENTS, entry["requirement"], id))
            cost = entry["cost"]
            names = ("silver", "provision", "take_debt")
            if set(cost) - set(names):
                raise ContentError(f"{id}: unknown cost")
            self.favour_cost.append([cost.get(name, 0) for name in names])
            self.favour_reward.append(reward(entry["effects"], id))
        self.favour_deck = copies_of(favours)
