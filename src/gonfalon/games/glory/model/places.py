"""The boards, read from the content: the city and the tournament board."""

from __future__ import annotations

from gonfalon.games.glory.model.components import Knights
from gonfalon.games.glory.model.constants import ACTIONS, MODES, NONE, SCENARIOS
from gonfalon.games.glory.model.effect import ReadReward, Reward
from gonfalon.kernel.content.content import Entries, whole_number
from gonfalon.kernel.content.reading import index_of, number_list, numbers_of
from gonfalon.kernel.values.errors import ContentError


class City:
    """Action spaces, market, ally track."""

    def __init__(self, entries: Entries, reward: ReadReward) -> None:
        actions = entries.section("actions")
        if tuple(actions) != ACTIONS:
            raise ContentError(f"[actions] must hold {', '.join(ACTIONS)} in this order")
        # For each circle the number of players from which on it is open; areas have none.
        self.circles: list[list[int]] = [entry.get("circles", []) for entry in actions.values()]
        self.effect: list[Reward] = [
            reward(entry.get("effects", []), id) for id, entry in actions.items()
        ]
        self.prices = [0, 0, *number_list(entries.section("market")["market"], "prices", 3, "")]
        slots = entries.section("ally_slots")
        self.slots = list(slots)
        self.slot_special = [bool(entry["special"]) for entry in slots.values()]
        self.slot_players = numbers_of(slots, "players", 1)
        self.slot_price = numbers_of(slots, "price")
        display = entries.section("display")["display"]
        self.column = whole_number(display, "cards_per_column", "display", 1)

    def open_circles(self, action: int, players: int) -> int:
        """Return how many circles of an action are open; 0 for an area (GLO-ACT-06).

        The solo game uses the layout for two (GLO-SET-18).
        """
        layout = max(players, 2)
        found = 0
        for least in self.circles[action]:
            if least <= layout:
                found += 1
        return found

    def open_slot(self, slot: int, players: int) -> bool:
        """Return whether a slot of the ally track is used (GLO-ALLY-01)."""
        return self.slot_players[slot] <= max(players, 2)


class TournamentCards:
    """The tournament cards: kinds of knights by round (from 1)."""

    def __init__(self, entries: Entries, knights: Knights) -> None:
        section = entries.section("tournament_cards")
        board = entries.section("plaisance")["plaisance"]
        self.ids = list(section)
        self.cities = list(entries.section("cities"))  # in the order of the duels (GLO-TOUR-01)
        self.slots = whole_number(board, "slots", "plaisance", 1)
        self.consolation = number_list(board, "consolation", 3, "plaisance")  # plays by stage
        self.players: list[list[int]] = [entry["players"] for entry in section.values()]
        kinds = knights.kinds
        self.initial: list[list[list[int]]] = []  # card, round, slot: a kind or NONE
        self.late: list[list[list[int]]] = []  # card, round: kinds
        self.solo_extra: list[list[int]] = []  # card, round: a kind or NONE
        self.in_cities: list[list[list[list[int]]]] = []  # card, round, city: kinds
        for id, entry in section.items():
            initial: list[list[int]] = [[]]
            late: list[list[int]] = [[]]
            extra = [NONE]
            cities: list[list[list[int]]] = [[]]
            for round in (1, 2, 3):
                part = entry[f"plaisance_{round}"]
                initial.append(
                    [index_of(kinds, kind, id) if kind else NONE for kind in part["initial"]]
                )
                late.append([index_of(kinds, kind, id) for kind in part["late"]])
                last = part.get("solo_extra")
                extra.append(index_of(kinds, last, id) if last else NONE)
                part = entry[f"pas_darmes_{round}"]
                cities.append(
                    [[index_of(kinds, kind, id) for kind in part[city]] for city in self.cities]
                )
            self.initial.append(initial)
            self.late.append(late)
            self.solo_extra.append(extra)
            self.in_cities.append(cities)

    def for_players(self, players: int) -> list[int]:
        """Return the cards that list a number of players."""
        return [card for card, listed in enumerate(self.players) if players in listed]


class Scenarios:
    """The scenarios of the solo game; lists are by difficulty."""

    def __init__(self, entries: Entries, knights: Knights) -> None:
        section = entries.section("scenarios")
        if tuple(section) != SCENARIOS:
            raise ContentError(f"[scenarios] must hold {', '.join(SCENARIOS)} in this order")
        self.modes = [
            [index_of(MODES, mode, id) for mode in entry["modes"]] for id, entry in section.items()
        ]
        warrior = section["warrior"]
        self.warrior_levels = [  # steed and armour
            [steed, armour]
            for steed, armour in zip(
                number_list(warrior, "steed", 3, "warrior"),
                number_list(warrior, "armour", 3, "warrior"),
                strict=True,
            )
        ]
        self.glory = number_list(section["lone_challenge"], "glory", 3, "lone_challenge")
        self.knights = [
            index_of(knights.ids, id, "rivalry") for id in section["rivalry"]["knights"]
        ]
        opponent = entries.section("opponent")["opponent"]
        self.opponent_glory = whole_number(opponent, "glory", "opponent")
        self.opponent_goals = whole_number(opponent, "goals", "opponent")
