"""The pieces of the game, read from the content: dice, allies, tokens, knights, cards."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    DICE,
    ITEMS,
    MOST_PLAYERS,
    NONE,
    OPPONENT_ACTIONS,
    OPPONENT_DECKS,
    PASSIVE,
    PASSIVES,
    RESOURCES,
    SPECIAL,
    STACKS,
    TIMINGS,
    TRADE,
    TYPES,
)
from gonfalon.games.glory.model.effect import ReadReward, Reward
from gonfalon.kernel.content.content import Entries, Section, whole_number
from gonfalon.kernel.content.reading import copies_of, index_of, number_list, numbers_of
from gonfalon.kernel.values.errors import ContentError


class DiceRules:
    """What is printed on the dice of each colour, and how many dice one has."""

    def __init__(self, entries: Entries) -> None:
        dice = entries.section("dice")
        if tuple(dice) != DICE:
            raise ContentError(f"[dice] must hold {', '.join(DICE)} in this order")
        self.faces: list[list[int]] = [list(entry["faces"]) for entry in dice.values()]
        self.inactive = numbers_of(dice, "inactive")  # what the special symbol counts
        self.active = numbers_of(dice, "active")
        for colour, faces in enumerate(self.faces):
            if faces.count(SPECIAL) != 1 or self.active[colour] not in faces:
                raise ContentError(f"{DICE[colour]}: one special symbol, and its number printed")
        levels = entries.section("equipment")["levels"]
        strength = entries.section("equipment")["strength"]
        self.by_level = [0, *number_list(levels, "dice", 4, "equipment.levels")]  # GLO-EQP-01
        self.active_level = whole_number(levels, "active_from", "equipment.levels")
        self.by_strength = number_list(strength, "dice", 5, "equipment.strength")  # GLO-DUEL-05
        self.active_strength = whole_number(strength, "active_from", "equipment.strength")


class Allies:
    """The kinds of allies."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.timing: list[int] = []
        self.effect: list[Reward] = []
        self.passive: list[list[int]] = []  # by kind of ally, then by passive
        self.stacks: list[list[int]] = [[] for _ in STACKS]  # tokens of each stack, as kinds
        for kind, (id, entry) in enumerate(section.items()):
            timing = index_of(TIMINGS, entry.get("timing"), id)
            passive = entry.get("passive", {})
            if (timing == PASSIVE) != bool(passive):
                raise ContentError(f"{id}: a passive ally, and no other, has `passive`")
            self.timing.append(timing)
            self.passive.append([passive.get(name, 0) for name in PASSIVES])
            self.effect.append(reward(entry.get("effects", []), id))
            for stack, count in entry["stacks"].items():
                self.stacks[index_of(STACKS, stack, id)] += [kind] * count
            if sum(entry["stacks"].values()) != entry["copies"]:
                raise ContentError(f"{id}: copies and stacks differ")
        self.with_passive: list[list[int]] = [  # by passive, the kinds that have it
            [kind for kind, bonus in enumerate(self.passive) if bonus[passive]]
            for passive in range(len(PASSIVES))
        ]

    def of_timing(self, timing: int) -> list[int]:
        """Return the kinds that are used at a time."""
        return [kind for kind, when in enumerate(self.timing) if when == timing]


class Knights:
    """The knights and their kinds."""

    def __init__(self, entries: Entries) -> None:
        section = entries.section("knights")
        kinds = entries.section("knight_kinds")
        self.kinds = list(kinds)
        self.adds_die = [bool(entry.get("adds_die")) for entry in kinds.values()]  # GLO-DUEL-21
        self.ids = list(section)
        self.kind = [index_of(self.kinds, entry["kind"], id) for id, entry in section.items()]
        self.attack = numbers_of(section, "attack")
        self.prestige = numbers_of(section, "prestige")
        self.glory = numbers_of(section, "glory")
        self.fewer = [  # the colour of the die a player rolls fewer (GLO-DUEL-22)
            index_of(DICE, entry["fewer"], id) if "fewer" in entry else NONE
            for id, entry in section.items()
        ]
        for number, id in enumerate(self.kinds):
            if self.kind.count(number) != kinds[id]["tokens"]:
                raise ContentError(f"{id}: not {kinds[id]['tokens']} knights")


class Travel:
    """The travel cards of all three types, under one numbering."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.type = [index_of(TYPES, entry["type"], id) for id, entry in section.items()]
        self.price = [entry.get("price", 0) for entry in section.values()]  # in coins
        self.attack = [entry.get("attack", 0) for entry in section.values()]  # of a challenge
        self.prestige = [entry.get("prestige", 0) for entry in section.values()]
        self.effect = [reward(entry["effects"], id) for id, entry in section.items()]
        self.decks: list[list[int]] = [[] for _ in TYPES]
        for card in copies_of(section):
            self.decks[self.type[card]].append(card)
        for card, id in enumerate(self.ids):
            if bool(self.price[card]) != (self.type[card] == TRADE):
                raise ContentError(f"{id}: a trade card, and no other, has a price")


class Events:
    """The events. One without a cost happens to everyone; the others are an action."""

    def __init__(self, section: Section, reward: ReadReward) -> None:
        self.ids = list(section)
        self.round = numbers_of(section, "round", 1)
        self.is_action = ["cost" in entry for entry in section.values()]
        self.hires = [bool(entry.get("hires")) for entry in section.values()]  # GLO-EVT-04
        self.cost: list[list[int]] = []
        for id, entry in section.items():
            cost = [0] * len(RESOURCES)
            for word, n in entry.get("cost", {}).items():
                cost[index_of(RESOURCES, word, id)] = n
            self.cost.append(cost)
        self.effect = [reward(entry["effects"], id) for id, entry in section.items()]

    def of_round(self, round: int) -> list[int]:
        """Return the events of a round (from 1)."""
        return [event for event, when in enumerate(self.round) if when == round]


class Characters:
    """The characters."""

    def __init__(self, section: Section) -> None:
        self.ids = list(section)
        self.level = numbers_of(section, "level", 1)
        self.start: list[list[int]] = []  # coins, strength, faith
        self.glory: list[int] = []
        self.equipment: list[list[int]] = []  # levels of steed and armour
        self.titles = numbers_of(section, "titles", 1)  # drawn (GLO-SET-09)
        self.keep: list[int] = []  # how many of them are kept
        self.travel: list[list[int]] = []  # cards drawn of each type
        self.special_allies = numbers_of(section, "special_allies")
        self.income: list[list[int]] = []
        for id, entry in section.items():
            *goods, glory = number_list(entry, "start", 4, id)
            self.start.append(goods)
            self.glory.append(glory)
            self.equipment.append([whole_number(entry, item, id, 1) for item in ITEMS])
            # Editions that matches began with before `keep` existed do not have it.
            self.keep.append(whole_number(entry, "keep", id) if "keep" in entry else 1)
            if self.keep[-1] > entry["titles"]:
                raise ContentError(f"{id}: keeps more titles than it draws")
            self.travel.append(number_list(entry, "travel", len(TYPES), id))
            self.income.append(number_list(entry, "income", len(RESOURCES), id))
        self.decks: list[list[int]] = [[], [], []]  # by level
        for card in copies_of(section):
            self.decks[self.level[card] - 1].append(card)
        if any(len(deck) != MOST_PLAYERS for deck in self.decks):
            raise ContentError("each level has one character for each of four players")
        if len(set(self.decks[0])) != 1:
            raise ContentError("the characters of the first level are all the same")


class Titles:
    """The titles and their conditions (GLO-TTL-09)."""

    def __init__(self, section: Section, allies: list[str]) -> None:
        self.ids = list(section)
        self.glory = numbers_of(section, "glory", 1)
        self.played_type: list[int] = []
        self.played: list[int] = []
        self.any_allies: list[int] = []
        self.allies: list[list[int]] = []  # by kind
        self.without: list[list[int]] = []  # kinds
        self.any_relics: list[int] = []
        self.prestige: list[int] = []
        self.goods: list[list[int]] = []
        self.equipment: list[list[int]] = []  # levels of steed and armour
        self.duel: list[list[int]] = []  # attack and prestige of the opponent, or empty
        for id, entry in section.items():
            played = entry.get("played", {})
            self.played_type.append(index_of(TYPES, played["type"], id) if played else NONE)
            self.played.append(played.get("count", 0))
            self.any_allies.append(entry.get("any_allies", 0))
            named = [0] * len(allies)
            for ally, count in entry.get("allies", {}).items():
                named[index_of(allies, ally, id)] = count
            self.allies.append(named)
            self.without.append([index_of(allies, ally, id) for ally in entry.get("without", [])])
            self.any_relics.append(entry.get("any_relics", 0))
            self.prestige.append(entry.get("prestige", 0))
            self.goods.append([entry.get(word, 0) for word in RESOURCES])
            self.equipment.append([entry.get(item, 0) for item in ITEMS])
            duel = entry.get("duel")
            self.duel.append([duel["attack"], duel["prestige"]] if duel else [])


class OpponentCards:
    """The cards that the virtual opponent of the solo game follows."""

    def __init__(self, section: Section, allies: list[str]) -> None:
        self.ids = list(section)
        self.deck = [index_of(OPPONENT_DECKS, entry["deck"], id) for id, entry in section.items()]
        self.actions: list[list[int]] = []  # three of them, in order of preference
        self.allies: list[list[list[int]]] = []  # for "ally": the kinds in order
        self.plans: list[list[int]] = []  # for "plan": the type of travel cards
        for id, entry in section.items():
            self.actions.append(
                [index_of(OPPONENT_ACTIONS, action["action"], id) for action in entry["actions"]]
            )
            self.allies.append(
                [
                    [index_of(allies, kind, id) for kind in action.get("kinds", [])]
                    for action in entry["actions"]
                ]
            )
            self.plans.append(
                [
                    index_of(TYPES, action["type"], id) if "type" in action else NONE
                    for action in entry["actions"]
                ]
            )
