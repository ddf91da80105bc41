"""The printed components, read from the content: main board, player board and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ANY,
    ATTRIBUTES,
    CONDITIONS,
    DIFFICULTIES,
    NO_CONDITION,
    ON_ACTION,
    ON_INQUISITION,
    ON_PAID_DEBT,
    PROVISION,
    RESOURCES,
    RIGHT,
    SCHEME_ACTIONS,
    SILVER,
    TRIGGERS,
    WORKERS,
)
from gonfalon.games.paladins.model.scored import Score
from gonfalon.kernel.content import Entries, Section, whole_number
from gonfalon.kernel.errors import ContentError

Intern = Callable[[Any, str], int]

WAIVED: Final = 1000  # a discount larger than any price (PAL-PALADIN-08)
MOST_VALUE: Final = 40  # effective values above this make no difference


def whole_list(value: Any, where: str) -> list[Any]:
    """Return the value if it is a list, else raise `ContentError`."""
    if not isinstance(value, list):
        raise ContentError(f"{where}: a list is needed, not {value!r}")
    return value


def index_of(words: tuple[str, ...] | list[str], word: Any, where: str) -> int:
    """Return the index of a word, or raise `ContentError` if it is unknown."""
    if word not in words:
        raise ContentError(f"{where}: {word!r} is none of {', '.join(words)}")
    return words.index(word)


def requirement(word: Any, where: str) -> int:
    """Return what a worker space requires: a type of worker, or ANY."""
    return ANY if word == "any" else index_of(WORKERS, word, where)


class WestKingdom:
    """The main board: slots, regions, spaces, rounds, and the numbers used in set-up."""

    def __init__(self, entries: Entries, intern: Intern) -> None:
        setup = entries.section("setup")["setup"]
        self.row = whole_number(setup, "townsfolk_row_size", "setup", 1)
        self.outsider_row = whole_number(setup, "outsider_row_size", "setup", 1)
        start = setup["per_player"]
        self.start_silver = whole_number(start, "silver", "setup")
        self.start_provisions = whole_number(start, "provisions", "setup")
        self.tax: list[int] = [0] * 5  # by number of players (PAL-SETUP-03)
        for seats in range(1, 5):
            self.tax[seats] = whole_number(setup["tax_supply_by_players"], str(seats), "setup", 1)
        track = entries.section("attribute_track")["attribute_track"]
        self.track_end = whole_number(track, "max", "attribute_track", 1)
        self.track_vp: list[int] = track["vp_by_value"]
        if len(self.track_vp) != self.track_end + 1:
            raise ContentError("attribute_track: one figure of points for each value")
        self.order_vp = [
            whole_number(e, "vp", id) for id, e in entries.section("kings_order_slots").items()
        ]
        self.read_rounds(entries.section("rounds"))
        self.prices: list[int] = []
        self.debt_instead: list[bool] = []
        for id, entry in entries.section("townsfolk_slots").items():
            self.prices.append(whole_number(entry, "silver", id))
            self.debt_instead.append(bool(entry["debt_instead"]))
        self.read_regions(entries.section("regions"))
        self.read_spaces(entries.section("board_spaces"), intern)
        solo = entries.section("solo")["solo"]
        self.read_solo(solo)
        self.rank: list[int] = [
            index_of(solo["space_priority"], e["bot_category"], id)
            for id, e in entries.section("board_spaces").items()
        ]
        self.pays_debt: list[bool] = [
            e["bot_category"] == "pay_debt" for e in entries.section("board_spaces").values()
        ]
        if len(self.prices) != self.row or len(self.regions) != self.outsider_row:
            raise ContentError("slots do not match the rows")
        self.goods_per_point = whole_number(
            entries.section("scoring")["scoring"], "silver_provision_set", "scoring", 1
        )

    def read_rounds(self, section: Section) -> None:
        """Read which king's cards each round reveals (PAL-ROUND-03, PAL-SETUP-06)."""
        self.rounds = len(section)
        self.order_rounds: list[int] = []  # the round of each order slot
        self.favour_rounds: list[int] = []
        self.automa_workers: list[int] = [0]
        for number, (id, entry) in enumerate(section.items(), 1):
            if "reveal_order_slot" in entry:
                self.order_rounds.append(number)
            if "reveal_favour_slot" in entry:
                self.favour_rounds.append(number)
            self.automa_workers.append(whole_number(entry, "bot_workers", id))
        if len(self.order_rounds) != len(self.order_vp):
            raise ContentError("each order slot needs its round")

    def read_regions(self, section: Section) -> None:
        """Read the regions' flags; region k is above outsider slot k."""
        self.regions = list(section)
        self.faith = [whole_number(e, "faith", id) for id, e in section.items()]
        self.strength = [whole_number(e, "strength", id) for id, e in section.items()]

    def read_spaces(self, section: Section, intern: Intern) -> None:
        """Read the spaces of the regions; `by_faith[v]` is the mask of those a value v reaches."""
        self.spaces = list(section)
        self.space_region: list[int] = []
        self.space_players: list[int] = []
        self.space_reward: list[int] = []
        for id, entry in section.items():
            self.space_region.append(index_of(self.regions, entry.get("region"), id))
            self.space_players.append(whole_number(entry, "min_players", id, 1))
            self.space_reward.append(intern(entry.get("effects"), id))
        self.by_faith = [self.reach(self.faith, v) for v in range(MOST_VALUE + 1)]
        self.by_strength = [self.reach(self.strength, v) for v in range(MOST_VALUE + 1)]

    def reach(self, flags: list[int], value: int) -> int:
        """Return the spaces in regions whose flag is at most `value`, as a mask."""
        mask = 0
        for space, region in enumerate(self.space_region):
            if flags[region] <= value:
                mask |= 1 << space
        return mask

    def open_spaces(self, seats: int) -> int:
        """Return the spaces used with this many players, as a mask (PAL-SETUP-14)."""
        # Solo counts as two (PAL-SOLO-SETUP-01, PAL-RUL-06).
        players = self.solo_players if seats == 1 else seats
        mask = 0
        for space, least in enumerate(self.space_players):
            if least <= players:
                mask |= 1 << space
        return mask

    def read_solo(self, solo: dict[str, Any]) -> None:
        """Read the numbers of the solo game."""
        self.solo_players = whole_number(solo, "player_count_for_spaces", "solo", 1)
        self.positions = whole_number(solo["resource_track"], "positions", "solo", 1)
        self.first_position = whole_number(solo["resource_track"], "start", "solo", 1)
        self.markers = [index_of(ATTRIBUTES, a, "solo") for a in solo["marker_stack_bottom_to_top"]]
        revealed = solo["difficulty_orders_revealed"]
        self.revealed = [whole_number(revealed, id, "solo") for id in DIFFICULTIES]
        self.least_per_convert = whole_number(solo, "min_vp_per_converted", "solo")
        extra = solo["extra_cleanup"]
        self.swept_townsfolk: list[int] = [s - 1 for s in extra["townsfolk_slots"]]
        self.swept_outsiders: list[int] = [s - 1 for s in extra["outsider_slots"]]
        words = (*ACTIONS, "rest")
        self.fallback = [index_of(words, a, "solo") for a in solo["fallback_actions"]]


class Mode:
    """One way to perform an action: the spaces it fills and its reward."""

    __slots__ = ("reward", "silver", "spaces")

    def __init__(self, spaces: list[int], silver: int, reward: int) -> None:
        self.spaces = spaces
        self.silver = silver
        self.reward = reward


class PlayerBoard:
    """A player's board: actions, ladders, workshops and jars."""

    def __init__(self, entries: Entries, intern: Intern) -> None:
        section = entries.section("actions")
        self.modes: list[list[Mode]] = []
        self.mode_words: list[str] = []
        self.first_mode: list[int] = []  # index in `mode_words` of each action's first mode
        self.first_space: list[int] = []  # index of each action's first space on the board
        self.limit: list[int] = []
        self.uncovered: list[list[list[int]]] = []  # a right action's spaces, by what is covered
        self.size = 0
        for id in ACTIONS:
            self.read_action(id, section[id], intern)
        self.read_ladders(entries.section("player_board_tracks"), intern)
        base = entries.section("outsider_attack_base")["outsider_attack_base"]
        self.attack_base = intern(base["effects"], "outsider_attack_base")
        self.workshops = [
            intern(e["effects"], id) for id, e in entries.section("workshop_spaces").items()
        ]
        self.jars = [whole_number(e, "influence", id) for id, e in entries.section("jars").items()]
        spaces = entries.section("absolve_spaces")
        self.absolve_spaces = list(spaces)
        self.absolve_reward = [intern(e["effects"], id) for id, e in spaces.items()]
        if len(self.absolve_spaces) < len(self.jars):
            raise ContentError("there must be an absolve space for every jar")
        self.convert_slots = self.limit[ACTIONS.index("convert")]

    def read_action(self, id: str, entry: dict[str, Any], intern: Intern) -> None:
        """Read the modes of an action; right-hand actions have a single mode of three spaces."""
        action = ACTIONS.index(id)
        self.first_mode.append(len(self.mode_words))
        self.first_space.append(self.size)
        self.limit.append(entry.get("limit", 0))
        modes: list[Mode] = []
        if action >= RIGHT:
            if entry.get("workshop_spaces") != [0, 1] or len(entry["spaces"]) != 3:
                raise ContentError(f"actions.{id}: three spaces, the first two framed")
            modes.append(Mode([requirement(w, id) for w in entry["spaces"]], 0, 0))
            self.mode_words.append(id)
        else:
            for data in entry["modes"]:
                spaces = [requirement(w, id) for w in data["spaces"]]
                modes.append(
                    Mode(spaces, data.get("silver", 0), intern(data.get("effects", []), id))
                )
                same = len(entry["modes"]) == 1
                self.mode_words.append(id if same else f"{id}_{data['id']}")
        for mode in modes:
            coloured = [space for space in mode.spaces if space != ANY]
            if len(set(coloured)) < len(coloured):
                raise ContentError(f"actions.{id}: coloured spaces must be of different types")
        self.modes.append(modes)
        self.uncovered.append([])
        if action >= RIGHT:
            first, second, last = modes[0].spaces
            # By what is covered; the last space never is (PAL-WORK-06).
            self.uncovered[action] = [[first, second, last], [second, last], [first, last], [last]]
        self.size += max(len(mode.spaces) for mode in modes)

    def read_ladders(self, section: Section, intern: Intern) -> None:
        """Read price, requirement and points by how often an action has been performed."""
        count = len(ACTIONS)
        self.price: list[list[int]] = [[] for _ in range(count)]
        self.price_in: list[int] = [SILVER] * count  # the resource each ladder is paid in
        self.need: list[list[int]] = [[] for _ in range(count)]  # influence
        self.points: list[list[int]] = [[0] for _ in range(count)]
        self.base: list[list[int]] = [[] for _ in range(count)]  # the gain for each time
        for id, entry in section.items():
            action = index_of(ACTIONS, id, "player_board_tracks")
            for step in entry.get("steps", []):
                if "provision" in step:
                    self.price_in[action] = PROVISION
                self.price[action].append(whole_number(step, RESOURCES[self.price_in[action]], id))
                self.need[action].append(step.get("influence", 0))
                self.base[action].append(intern(step.get("effects", []), id))
            points = [0] * 9
            for times in range(9):
                points[times] = entry["vp_by_count"].get(str(times), points[max(times - 1, 0)])
            self.points[action] = points
        for action in range(RIGHT, count):
            limit = self.limit[action]
            if limit and len(self.price[action]) != limit:
                raise ContentError(f"{ACTIONS[action]}: a ladder of {limit} steps is needed")


class Cards:
    """All cards by kind, and the decks they are shuffled into."""

    def __init__(self, entries: Entries, intern: Intern, factions: list[str]) -> None:
        self.read_paladins(entries.section("paladins"), intern)
        self.taverns = list(entries.section("taverns"))
        self.tavern_workers: list[list[int]] = []
        for id, entry in entries.section("taverns").items():
            counts = [0] * len(WORKERS)
            for worker in entry["workers"]:
                counts[index_of(WORKERS, worker, id)] += 1
            self.tavern_workers.append(counts)
        self.tavern_deck = deck_of(entries.section("taverns"))
        self.read_townsfolk(entries.section("townsfolk"), intern)
        self.read_outsiders(entries.section("outsiders"), intern, factions)
        self.walls = list(entries.section("walls"))
        self.wall_reward: list[int] = []
        self.wall_vp: list[int] = []
        for id, entry in entries.section("walls").items():
            self.wall_reward.append(intern(entry["effects"], id))
            self.wall_vp.append(whole_number(entry, "vp", id))
        self.wall_deck = deck_of(entries.section("walls"))
        self.suspicion = list(entries.section("suspicion"))
        self.suspicion_tax = [
            whole_number(e, "tax", id) for id, e in entries.section("suspicion").items()
        ]
        self.suspicion_deck = deck_of(entries.section("suspicion"))
        debt = entries.section("debts")["debt"]
        self.debts = whole_number(debt, "copies", "debts", 1)
        self.unpaid_vp: int = debt["unpaid_vp"]
        self.paid_vp: int = debt["paid_vp"]
        self.read_kings(entries, intern)
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

    def read_paladins(self, section: Section, intern: Intern) -> None:
        """Read workers, boosts and abilities (PAL-PALADIN-07).

        `discount[p][a]` is the discount of paladin p for action a.
        """
        self.paladins = list(section)
        self.paladin_copies = [whole_number(e, "copies", id, 1) for id, e in section.items()]
        self.paladin_workers: list[list[int]] = []
        self.boost: list[list[int]] = []
        self.discount: list[list[int]] = []
        self.bonus: list[int] = []
        self.bonus_on: list[int] = []
        for id, entry in section.items():
            workers = [index_of(WORKERS, w, id) for w in entry["workers"]]
            self.paladin_workers.append(workers)
            self.boost.append([entry["boost"].get(a, 0) for a in ATTRIBUTES])
            ability = entry["ability"]
            action = index_of(ACTIONS, ability["action"], id)
            discount = [0] * len(ACTIONS)
            bonus, bonus_on = 0, -1
            if ability["kind"] == "waive_cost":
                discount[action] = WAIVED
            elif ability["kind"] == "reduce_cost":
                discount[action] = whole_number(ability, "n", id, 1)
            elif ability["kind"] == "bonus_on_action":
                bonus, bonus_on = intern(ability["effects"], id), action
            else:
                raise ContentError(f"{id}: unknown ability {ability['kind']!r}")
            self.discount.append(discount)
            self.bonus.append(bonus)
            self.bonus_on.append(bonus_on)

    def read_townsfolk(self, section: Section, intern: Intern) -> None:
        """Read both uses of each townsfolk card."""
        self.townsfolk = list(section)
        self.corner: list[int] = []
        self.instant: list[int] = []
        self.ongoing: list[int] = []
        self.trigger: list[int] = []
        self.trigger_action: list[int] = []
        self.condition: list[int] = []
        self.optional: list[bool] = []
        for id, entry in section.items():
            ongoing = entry["ongoing"]
            trigger = index_of(TRIGGERS, ongoing["trigger"], id)
            self.corner.append(intern(entry["discard"], id))
            self.instant.append(intern(entry["instant"], id))
            self.ongoing.append(intern(ongoing["effects"], id))
            self.trigger.append(trigger)
            action = index_of(ACTIONS, ongoing["action"], id) if trigger == ON_ACTION else -1
            self.trigger_action.append(action)
            condition = NO_CONDITION
            if trigger == ON_INQUISITION:
                condition = index_of(CONDITIONS, ongoing["condition"], id)
            self.condition.append(condition)
            self.optional.append(bool(ongoing.get("optional")))
        self.townsfolk_deck = deck_of(section)
        self.collectors = [k for k, when in enumerate(self.trigger) if when == ON_PAID_DEBT]
        self.inquirers = [k for k, when in enumerate(self.trigger) if when == ON_INQUISITION]
        if any(self.townsfolk_deck.count(kind) > 1 for kind in self.inquirers):
            raise ContentError("every townsfolk of the inquisition is a card of its own")

    def read_outsiders(self, section: Section, intern: Intern, factions: list[str]) -> None:
        """Read the outsiders and how they score."""
        self.outsiders = list(section)
        self.types: list[str] = []
        self.type_of: list[int] = []
        for entry in section.values():
            if entry["type"] not in self.types:
                self.types.append(entry["type"])
            self.type_of.append(self.types.index(entry["type"]))
        self.faction = [index_of(factions, e["faction"], id) for id, e in section.items()]
        self.attack_reward = [intern(e["attack"], id) for id, e in section.items()]
        self.strength = [whole_number(e, "strength", id, 1) for id, e in section.items()]
        self.score = [Score(e["score"], self.types, factions, id) for id, e in section.items()]
        self.outsider_deck = deck_of(section)

    def read_kings(self, entries: Entries, intern: Intern) -> None:
        """Read the king's orders and favours."""
        orders = entries.section("kings_orders")
        self.orders = list(orders)
        self.order_action = [index_of(ACTIONS, e["action"], id) for id, e in orders.items()]
        self.order_count = [whole_number(e, "count", id, 1) for id, e in orders.items()]
        self.order_deck = deck_of(orders)
        favours = entries.section("kings_favours")
        self.favours = list(favours)
        self.favour_worker: list[int] = []
        self.favour_cost: list[list[int]] = []  # silver, provisions, debts
        self.favour_reward: list[int] = []
        for id, entry in favours.items():
            self.favour_worker.append(requirement(entry["requirement"], id))
            cost = entry["cost"]
            names = ("silver", "provision", "take_debt")
            if set(cost) - set(names):
                raise ContentError(f"{id}: unknown cost")
            self.favour_cost.append([cost.get(name, 0) for name in names])
            self.favour_reward.append(intern(entry["effects"], id))
        self.favour_deck = deck_of(favours)


def deck_of(section: Section) -> list[int]:
    """Return all cards of a section, as kinds repeated by copies."""
    found: list[int] = []
    for kind, (id, entry) in enumerate(section.items()):
        found += [kind] * whole_number(entry, "copies", id)
    return found
