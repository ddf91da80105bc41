"""A player's board, read from the content."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.model.constants import (
    ACTIONS,
    ANY,
    PROVISION,
    REQUIREMENTS,
    RESOURCES,
    RIGHT,
    SILVER,
)
from gonfalon.games.paladins.model.effect import ReadReward, Reward
from gonfalon.kernel.content.content import Entries, Section, whole_number
from gonfalon.kernel.content.reading import index_of
from gonfalon.kernel.values.errors import ContentError

MOST_SPACES: Final = 3  # of one action


class Mode:
    """One way to perform an action: the spaces it fills and its reward."""

    __slots__ = ("reward", "silver", "spaces")

    def __init__(self, spaces: list[int], silver: int, reward: Reward) -> None:
        self.spaces = spaces
        self.silver = silver
        self.reward = reward


class PlayerBoard:
    """A player's board: actions, ladders, workshops and jars."""

    def __init__(self, entries: Entries, reward: ReadReward) -> None:
        section = entries.section("actions")
        self.modes: list[list[Mode]] = []
        self.mode_words: list[str] = []
        self.first_mode: list[int] = []  # index in `mode_words` of each action's first mode
        self.first_space: list[int] = []  # index of each action's first space on the board
        self.limit: list[int] = []
        self.uncovered: list[list[list[int]]] = []  # a right action's spaces, by what is covered
        self.size = 0
        for id in ACTIONS:
            self.read_action(id, section[id], reward)
        self.read_ladders(entries.section("player_board_tracks"), reward)
        base = entries.section("outsider_attack_base")["outsider_attack_base"]
        self.attack_base = reward(base["effects"], "outsider_attack_base")
        self.workshops = [
            reward(e["effects"], id) for id, e in entries.section("workshop_spaces").items()
        ]
        self.jars = [whole_number(e, "influence", id) for id, e in entries.section("jars").items()]
        spaces = entries.section("absolve_spaces")
        self.absolve_spaces = list(spaces)
        self.absolve_reward = [reward(e["effects"], id) for id, e in spaces.items()]
        if len(self.absolve_spaces) < len(self.jars):
            raise ContentError("there must be an absolve space for every jar")
        self.convert_slots = self.limit[ACTIONS.index("convert")]

    def read_action(self, id: str, entry: dict[str, Any], reward: ReadReward) -> None:
        """Read the modes of an action; right-hand actions have a single mode of three spaces."""
        action = ACTIONS.index(id)
        self.first_mode.append(len(self.mode_words))
        self.first_space.append(self.size)
        self.limit.append(entry.get("limit", 0))
        modes: list[Mode] = []
        if action >= RIGHT:
            if entry.get("workshop_spaces") != [0, 1] or len(entry["spaces"]) != 3:
                raise ContentError(f"actions.{id}: three spaces, the first two framed")
            spaces = [index_of(REQUIREMENTS, word, id) for word in entry["spaces"]]
            modes.append(Mode(spaces, 0, reward([], id)))
            self.mode_words.append(id)
        else:
            for data in entry["modes"]:
                spaces = [index_of(REQUIREMENTS, word, id) for word in data["spaces"]]
                modes.append(
                    Mode(spaces, data.get("silver", 0), reward(data.get("effects", []), id))
                )
                same = len(entry["modes"]) == 1
                self.mode_words.append(id if same else f"{id}_{data['id']}")
        for mode in modes:
            if not 1 <= len(mode.spaces) <= MOST_SPACES:
                raise ContentError(f"actions.{id}: one to {MOST_SPACES} spaces")
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

    def read_ladders(self, section: Section, reward: ReadReward) -> None:
        """Read price, requirement and points by how often an action has been performed."""
        count = len(ACTIONS)
        self.price: list[list[int]] = [[] for _ in range(count)]
        self.price_in: list[int] = [SILVER] * count  # the resource each ladder is paid in
        self.need: list[list[int]] = [[] for _ in range(count)]  # influence
        self.points: list[list[int]] = [[0] for _ in range(count)]
        self.base: list[list[Reward]] = [[] for _ in range(count)]  # the gain for each time
        for id, entry in section.items():
            action = index_of(ACTIONS, id, "player_board_tracks")
            for step in entry.get("steps", []):
                if "provision" in step:
                    self.price_in[action] = PROVISION
                self.price[action].append(whole_number(step, RESOURCES[self.price_in[action]], id))
                self.need[action].append(step.get("influence", 0))
                self.base[action].append(reward(step.get("effects", []), id))
            points = [0] * 9
            for times in range(9):
                points[times] = entry["vp_by_count"].get(str(times), points[max(times - 1, 0)])
            self.points[action] = points
        for action in range(RIGHT, count):
            limit = self.limit[action]
            if limit and len(self.price[action]) != limit:
                raise ContentError(f"{ACTIONS[action]}: a ladder of {limit} steps is needed")
