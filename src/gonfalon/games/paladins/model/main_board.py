"""The main board, read from the content."""

from __future__ import annotations

from typing import Any, Final

from gonfalon.games.paladins.model.constants import ACTIONS, ATTRIBUTES, DIFFICULTIES
from gonfalon.games.paladins.model.effect import ReadReward, Reward
from gonfalon.kernel.content.content import Entries, Section, whole_number
from gonfalon.kernel.content.reading import index_of
from gonfalon.kernel.values.errors import ContentError

MOST_VALUE: Final = 40  # effective values above this make no difference


class WestKingdom:
    """The main board: slots, regions, spaces, rounds, and the numbers used in set-up."""

    def __init__(self, entries: Entries, reward: ReadReward) -> None:
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
        self.read_spaces(entries.section("board_spaces"), reward)
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

    def read_spaces(self, section: Section, reward: ReadReward) -> None:
        """Read the spaces of the regions; `by_faith[v]` is the mask of those a value v reaches."""
        self.spaces = list(section)
        self.space_region: list[int] = []
        self.space_players: list[int] = []
        self.space_reward: list[Reward] = []
        for id, entry in section.items():
            self.space_region.append(index_of(self.regions, entry.get("region"), id))
            self.space_players.append(whole_number(entry, "min_players", id, 1))
            self.space_reward.append(reward(entry.get("effects"), id))
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
