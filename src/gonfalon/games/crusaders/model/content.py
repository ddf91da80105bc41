"""Typed content of Crusaders, checked once and shared by all matches.

Everything is indexed by small integers in file order.
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.components import (
    Buildings,
    BullCards,
    EventCards,
    GovernorCards,
    RescriptCards,
    SaracenCards,
    SpyCards,
    Tactics,
)
from gonfalon.games.crusaders.model.constants import (
    COLOURS,
    CONDITIONS,
    DECKS,
    GOOD_STATES,
    GOODS,
    HALVES,
    MEASURES,
    ORDERS,
    STATES,
)
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.map import Cities, HolinessTrack, SaracenTrack, States
from gonfalon.games.crusaders.model.options.battle import BattleOptions
from gonfalon.games.crusaders.model.options.common import TOKEN_STATES
from gonfalon.games.crusaders.model.options.faith import FaithOptions
from gonfalon.games.crusaders.model.options.losses import LossOptions
from gonfalon.games.crusaders.model.options.orders import OrderOptions
from gonfalon.games.crusaders.model.options.planning import PLACEMENTS
from gonfalon.games.crusaders.model.options.raids import RaidOptions
from gonfalon.games.crusaders.model.options.setup import SetupOptions
from gonfalon.games.crusaders.model.options.spies import SpyOptions
from gonfalon.games.crusaders.model.options.turn import TurnOptions
from gonfalon.kernel.content.content import Entries, whole_number
from gonfalon.kernel.content.reading import copies_of, index_of
from gonfalon.kernel.effects.operations import OperationReader
from gonfalon.kernel.game import Content
from gonfalon.kernel.values.errors import ContentError


class CrusadersContent(Content):
    """All components, validated on construction."""

    def __init__(self, entries: Entries, known: dict[str, type[Operation]]) -> None:
        super().__init__(entries)
        reward = OperationReader(self.combinators, known).read
        self.cities = Cities(entries)
        self.governors = GovernorCards(entries.section("governors"))
        self.states = States(entries.section("states"), self.cities, self.governors.ids)
        self.holiness = HolinessTrack(entries)
        self.saracen_track = SaracenTrack(entries)
        self.track_cells = len(self.saracen_track.strength)
        self.tactics = Tactics(entries.section("tactics"), reward)
        self.saracen_cards = SaracenCards(entries.section("saracens"), reward)
        self.buildings = Buildings(entries.section("buildings"), reward)
        self.spies = SpyCards(entries.section("spies"), reward)
        self.bulls = BullCards(entries.section("bulls"))
        self.rescripts = RescriptCards(entries.section("rescripts"), reward)
        self.events = EventCards(entries.section("events"), reward)
        raids = entries.section("raid_tokens")
        colours = [index_of(COLOURS, entry["colour"], id) for id, entry in raids.items()]
        self.raid_colours = [colours[kind] for kind in copies_of(raids)]
        automa = list(entries.section("automa_tokens").values())
        self.automa_copies = [entry["copies"] for entry in automa]  # by order, then the boosts
        self.bishop_copies = [
            entry["copies"] for entry in entries.section("bishops").values()
        ]  # by level, from I
        self.saracen_units: int = entries.section("components")["components"]["saracen_units"]

        def number(section: str, name: str, entry: str = "") -> int:
            return whole_number(entries.section(section)[entry or section], name, section)

        self.rounds = number("game", "rounds")
        self.army = number("per_state", "army")
        self.upgrades = number("orders", "upgrades", "build")
        self.building_level = number("orders", "max_building_level", "build")
        self.build_discount = number("orders", "reinforced_discount", "build")
        self.extra_building_level = number("orders", "reinforced_extra_max_level", "build")
        self.prayer = number("orders", "holiness", "pray")
        self.paid_prayer = number("orders", "paid_max", "pray")
        self.prayer_bishops = number("orders", "reinforced_bishop_actions", "pray")
        self.prayer_rescript = number("orders", "reinforced_rescript_level", "pray")
        self.muster_units = number("orders", "units", "muster")
        self.paid_muster = number("orders", "paid_max", "muster")
        self.muster_tactics = number("orders", "tactics", "muster")
        self.tactic_level = number("orders", "max_tactic_level", "muster")
        self.muster_discount = number("orders", "reinforced_discount", "muster")
        self.extra_tactic_level = number("orders", "reinforced_extra_max_level", "muster")
        self.march_moves = number("orders", "moves", "march")
        self.paid_march = number("orders", "paid_max", "march")
        self.reinforced_moves = number("orders", "reinforced_moves", "march")
        self.reinforced_strength = number("orders", "reinforced_strength", "march")
        self.tactics_in_hand = number("limits", "tactics_in_hand")
        self.most_rescripts = number("limits", "rescripts")
        self.building_slots = number("limits", "building_slots")
        self.most_spies = number("limits", "active_spies")
        self.most_losses = number("limits", "losses_per_battle")
        self.spies_per_rival: list[int] = [
            0,
            0,
            *entries.section("limits")["limits"]["spies_per_rival"],
        ]
        sizes = entries.section("market_sizes")["market_sizes"]
        self.market_size: list[int] = [0, 0, *sizes["by_players"]]
        self.high_market_size = number("market_sizes", "level_iii_iv")
        self.hegemony_cities = number("end_conditions", "hegemony_cities")
        self.righteousness_lands = number("end_conditions", "righteousness_holy_lands")
        self.end_bonus = number("end_conditions", "bonus_influence")
        self.coins_per_influence = number("end_conditions", "coins_per_influence")
        pairs = entries.section("two_player_pairs")
        self.pairs: list[list[int]] = [
            sorted([index_of(STATES, word, id) for word in entry["pair"]])
            for id, entry in pairs.items()
        ]
        self.pair_closed: list[list[int]] = [
            [index_of(self.cities.ids, word, id) for word in entry["closed"]]
            for id, entry in pairs.items()
        ]
        self.vocabulary = {
            "good": list(GOODS),
            "good_state": list(GOOD_STATES),
            "colour": list(COLOURS),
            "order": list(ORDERS),
            "state": self.states.ids,
            "city": self.cities.ids,
            "tactic": self.tactics.ids,
            "saracen": self.saracen_cards.ids,
            "building": self.buildings.ids,
            "spy": self.spies.ids,
            "governor": self.governors.ids,
            "bull": self.bulls.ids,
            "rescript": self.rescripts.ids,
            "event": self.events.ids,
            "half": list(HALVES),
            "deck": list(DECKS),
            "measure": list(MEASURES),
            "condition": list(CONDITIONS),
        }
        self.setup_options = SetupOptions(self.bulls.ids, self.governors.ids)
        self.raid_options = RaidOptions(self.cities.ids)
        self.loss_options = LossOptions(
            self.cities.ids,
            self.rescripts.ids,
            self.buildings.ids,
            self.spies.ids,
            sum(self.bishop_copies),
            self.combinators,
        )
        self.spy_options = SpyOptions(self.spies.ids, self.most_spies)
        self.turn_options = TurnOptions(self.rescripts.ids, self.buildings.ids)
        self.faith_options = FaithOptions(
            self.cities.ids, self.rescripts.ids, self.bishop_copies, self.paid_prayer
        )
        self.battle_options = BattleOptions(
            self.cities.ids, self.tactics.ids, self.saracen_cards.ids, len(STATES), self.army
        )
        prices = [price for city in self.cities.price for price in city]
        prices += [sum(price) for price in self.tactics.price + self.buildings.price]
        self.order_options = OrderOptions(
            self.cities.ids,
            self.cities.near,
            self.buildings.ids,
            self.tactics.ids,
            self.governors.ids,
            self.rescripts.ids,
            self.rescripts.goods,
            max(*prices, self.paid_muster, self.paid_prayer, self.paid_march),
        )
        self.register = {
            **self.order_options.register(),
            **self.faith_options.register(),
            "plan": [*PLACEMENTS],
            **self.spy_options.register(),
            **self.turn_options.register(self.spy_options.playing()),
            "give-up-good": TOKEN_STATES,
            **self.setup_options.register(),
            **self.battle_options.register(),
            **self.raid_options.register(),
            **self.loss_options.register(),
        }
        self.check()

    def check(self) -> None:
        """Check that the counts match the box exactly."""
        counts = self.entries.section("components")["components"]
        pieces = self.entries.pieces
        have = {
            "event_cards": pieces("events"),
            "rescript_cards": pieces("rescripts"),
            "saracen_cards": pieces("saracens"),
            "tactic_cards": pieces("tactics"),
            "governor_cards": pieces("governors"),
            "building_cards": pieces("buildings"),
            "spy_cards": pieces("spies"),
            "bull_cards": pieces("bulls"),
            "raid_tokens": pieces("raid_tokens"),
            "automa_tokens": pieces("automa_tokens"),
            "bishops": len(self.states.ids) * sum(self.bishop_copies),
            "city_discs": len(self.cities.ids),
        }
        for name, count in have.items():
            if counts.get(name) != count:
                held = f"the box holds {counts.get(name)} ([components] in content/box.toml)"
                raise ContentError(f"{count} {name}, but {held}")
