"""Redeployment (MM-RED): move knights freely between the castle and supplied land."""

from __future__ import annotations

from gonfalon.games.mastery.model.messages import (
    ASK_COUNT,
    ASK_DESTINATION,
    ASK_SOURCE,
    CASTLE_EMPTY,
    DONE,
    FROM_CASTLE,
    FROM_TILE,
    HAS_GIVEN,
    HAS_RECEIVED,
    KNIGHTS,
    NO_DESTINATION,
    NO_DICE,
    ONE_MUST_STAY,
    REDEPLOYED,
    TILE_FULL,
    TO_CASTLE,
    TO_TILE,
    TRANSFERRED,
    UNSUPPLIED,
)
from gonfalon.games.mastery.model.options import FINISHED
from gonfalon.games.mastery.model.shapes import RedeployPreview, TileBounds
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.knights import dice_for, dice_left, set_knights, split_fits
from gonfalon.games.mastery.rules.supply import supplied
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.step import Step


class Redeploy(Step[MasteryState]):
    """A series of transfers, each legal by itself, ended by "done" (MM-RED-06).

    Supply is determined once, at the beginning (MM-RED-09).
    """

    NAME = "mastery.redeploy"

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.supply = -1  # castle and supplied land, as a mask; -1 before it is set, 0 once done
        self.gave = 0
        self.took = 0
        self.source = -1
        self.target = -1

    # region written by `gonfalon fields`
    __slots__ = ("gave", "seat", "source", "supply", "target", "took")
    FIELDS = ("seat", "supply", "gave", "took", "source", "target")

    def clone(self) -> Redeploy:
        other = Redeploy(self.seat)
        other.supply = self.supply
        other.gave = self.gave
        other.took = self.took
        other.source = self.source
        other.target = self.target
        return other

    # endregion

    def run(self, m: Match[MasteryState]) -> bool:
        """Determine supply, then ask until done."""
        if self.supply == -1:  # unsupplied land takes no part (MM-RED-02, MM-SUP-06)
            t = m.state
            self.supply = supplied(t, self.seat) | 1 << t.castle(self.seat)
        elif self.supply == 0:
            if m.listening:
                m.emit(REDEPLOYED, (self.seat,))
            m.done()
            return True
        return False

    def spare(self, t: MasteryState, hex: int) -> int:
        """Return how many knights a tile can give.

        Land keeps at least one, so none is given up (MM-RED-04, MM-RED-05).
        """
        return t.knights[hex] if hex == t.castle(self.seat) else t.knights[hex] - 1

    def counts(self, t: MasteryState, source: int, target: int) -> list[int]:
        """Return every legal number of knights for a transfer (MM-RED-04, MM-KNI-04)."""
        there, before = t.knights[source], t.knights[target]
        most = min(self.spare(t, source), t.capacity(target) - before, t.c.most_knights)
        return [n for n in range(1, most + 1) if split_fits(t, self.seat, there, n, before)]

    def may_receive(self, t: MasteryState, source: int, target: int) -> bool:
        """Return whether a tile may receive at least one knight from a source (MM-RED-07).

        Only tiles that are already the player's own can receive (MM-RED-05).
        """
        if target == source or self.gave >> target & 1 or not self.supply >> target & 1:
            return False
        if t.knights[target] >= t.capacity(target):
            return False
        if t.dice[self.seat] < t.c.number["dice_per_player"]:
            return True
        return bool(self.counts(t, source, target))

    def destinations(self, t: MasteryState, source: int) -> list[int]:
        """Return where a source can send knights: the castle first, then layout order."""
        return [h for h in self.tiles(t) if self.may_receive(t, source, h)]

    def tiles(self, t: MasteryState) -> list[int]:
        """Return the castle and supplied land in the fixed order of MM-RED-08."""
        castle = t.castle(self.seat)
        supply = self.supply & ~(1 << castle)
        return [castle, *(h for h in t.rules.layout.order if supply >> h & 1)]

    def sources(self, t: MasteryState) -> list[int]:
        """Return the tiles that may still give and have somewhere to send knights (MM-RED-07)."""
        found: list[int] = []
        tiles = self.tiles(t)
        for hex in tiles:
            if self.took >> hex & 1 or self.spare(t, hex) < 1:
                continue
            for other in tiles:
                if self.may_receive(t, hex, other):
                    found.append(hex)
                    break
        return found

    def ask(self, m: Match[MasteryState]) -> list[Decision]:
        """Ask for a source, then a destination, then a number in turn."""
        t = m.state
        ready = t.c.options
        castle = t.castle(self.seat)
        if self.source < 0:
            options = [FINISHED]
            for h in self.sources(t):
                options.append(ready.own_castle[h] if h == castle else ready.land[h])
            return [Decision(self.seat, "redeploy-from", options, public=True)]  # MM-DEC-20
        if self.target < 0:
            options = [
                ready.own_castle[h] if h == castle else ready.land[h]
                for h in self.destinations(t, self.source)
            ]
            return [Decision(self.seat, "redeploy-to", options, public=True)]  # MM-DEC-21
        options = [ready.count[n] for n in self.counts(t, self.source, self.target)]
        return [Decision(self.seat, "redeploy-count", options, public=True)]  # MM-DEC-22

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Record one part of a transfer; the last part, the number, carries it out."""
        if self.source < 0:
            if option is FINISHED:
                self.supply = 0
            else:
                self.source = option.value
        elif self.target < 0:
            self.target = option.value
        else:
            self.move(m.state, self.source, self.target, option.value)
            if m.listening:
                m.emit(TRANSFERRED, (seat, self.source, self.target, option.value))
            self.source = -1
            self.target = -1

    def move(self, t: MasteryState, source: int, target: int, count: int) -> None:
        """Carry out one transfer; the total stays the same (MM-RED-03)."""
        set_knights(t, self.seat, source, t.knights[source] - count)
        set_knights(t, self.seat, target, t.knights[target] + count)
        self.gave |= 1 << source
        self.took |= 1 << target

    # -- texts --------------------------------------------------------------------------------

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        if self.source < 0:
            return Text(ASK_SOURCE)
        if self.target < 0:
            return Text(ASK_DESTINATION, self.source)
        return Text(ASK_COUNT, self.source, self.target)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        t = m.state
        if option is FINISHED:
            return Label(Text(DONE))
        if decision.kind == "redeploy-count":
            return Label(Text(KNIGHTS, option.value))
        hex = option.value
        touched = (f"hex:{t.c.hex_names[hex]}",)
        giving = decision.kind == "redeploy-from"
        if hex == t.castle(self.seat):
            return Label(Text(FROM_CASTLE if giving else TO_CASTLE, t.knights[hex]), touched)
        if giving:
            return Label(Text(FROM_TILE, hex, t.tile[hex], t.knights[hex]), touched)
        text = Text(TO_TILE, hex, t.tile[hex], t.knights[hex], t.capacity(hex))
        return Label(text, touched)

    def preview(self, m: Match[MasteryState], decision: Decision) -> RedeployPreview | None:
        """Return the fewest and most knights each tile may end with (MM-RED-04, MM-RED-07)."""
        t = m.state
        castle = t.castle(self.seat)
        tiles = self.tiles(t)
        total = sum(t.knights[hex] for hex in tiles)
        found: list[TileBounds] = []
        for hex in tiles:
            now = t.knights[hex]
            least = now if self.took >> hex & 1 else now - self.spare(t, hex)
            most = now if self.gave >> hex & 1 else min(t.capacity(hex), total)
            id = "castle" if hex == castle else t.c.hex_names[hex]
            name = t.c.hex_names[hex]
            found.append({"id": id, "hex": name, "knights": now, "least": least, "most": most})
        return {"tiles": found, "total": total, "dice": dice_left(t, self.seat)}

    def blocked(self, m: Match[MasteryState], decision: Decision) -> list[Blocked]:
        """Explain why each of the seat's other tiles is not offered."""
        if decision.kind == "redeploy-count":
            return []
        t = m.state
        offered = {option.value for option in decision.options}
        found: list[Blocked] = []
        castle = t.castle(self.seat)
        for hex in [castle, *(h for h in t.rules.layout.order if t.held[self.seat] >> h & 1)]:
            if hex in offered or hex == self.source:
                continue
            id = "castle" if hex == castle else t.c.hex_names[hex]
            touched = (f"hex:{t.c.hex_names[hex]}",)
            rule, text = self.reason(t, hex, castle)
            found.append(Blocked(id, rule, text, touched))
        return found

    def reason(self, t: MasteryState, hex: int, castle: int) -> tuple[str, Text]:
        """Return the rule that rules out a tile, with the explanation."""
        if not self.supply >> hex & 1:
            return "MM-SUP-06", Text(UNSUPPLIED, hex, t.tile[hex])
        if self.source < 0:
            if self.took >> hex & 1:
                return "MM-RED-07", Text(HAS_RECEIVED)
            if self.spare(t, hex) < 1:
                if hex == castle:
                    return "MM-RED-04", Text(CASTLE_EMPTY)
                return "MM-RED-04", Text(ONE_MUST_STAY, hex, t.tile[hex])
            return "MM-RED-06", Text(NO_DESTINATION)
        if self.gave >> hex & 1:
            return "MM-RED-07", Text(HAS_GIVEN)
        if t.knights[hex] >= t.capacity(hex):
            return "MM-KNI-05", Text(TILE_FULL, t.capacity(hex))
        limit = t.c.number["dice_per_player"]
        return "MM-KNI-04", Text(NO_DICE, t.dice[self.seat], limit)


def check_distribution(t: MasteryState, step: Redeploy, wanted: dict[int, int]) -> dict[int, int]:
    """Return every tile's final number of knights, or raise `Refused` (MM-RED-08).

    Tiles missing from `wanted` keep their knights.
    """
    if step.source >= 0 or step.supply <= 0:
        raise Refused("not-now", "a transfer is half chosen, or none can be made", "MM-RED-06")
    tiles = step.tiles(t)
    for hex in wanted:
        if hex not in tiles:
            raise Refused("bad-distribution", "neither castle nor supplied land", "MM-RED-02")
    final = {hex: wanted.get(hex, t.knights[hex]) for hex in tiles}
    castle = t.castle(step.seat)
    dice = t.dice[step.seat]
    for hex in tiles:
        least = 0 if hex == castle else 1
        if not least <= final[hex] <= t.capacity(hex):
            name = t.c.hex_names[hex]
            raise Refused("bad-distribution", f"{name} cannot hold {final[hex]}", "MM-RED-04")
        moved = final[hex] - t.knights[hex]
        if (moved < 0 and step.took >> hex & 1) or (moved > 0 and step.gave >> hex & 1):
            name = t.c.hex_names[hex]
            raise Refused("bad-distribution", f"{name} gave or took already", "MM-RED-07")
        dice += dice_for(t, final[hex]) - dice_for(t, t.knights[hex])
    total = sum(t.knights[hex] for hex in tiles)
    if sum(final.values()) != total:
        raise Refused("bad-distribution", f"there are {total} knights to place", "MM-RED-03")
    if dice > t.c.number["dice_per_player"]:
        raise Refused("bad-distribution", f"{dice} dice would be needed", "MM-KNI-02")
    return final


def transfers(
    t: MasteryState, step: Redeploy, wanted: dict[int, int]
) -> list[tuple[str, str, str]]:
    """Return the transfers that lead to a final distribution, in a fixed order (MM-RED-08).

    Each is (source, target, count), as the ids of the options to choose in turn. The first tile
    that must give sends to the first that must still receive, as many as both need. As long as
    capacities do not exceed six, each transfer is legal by itself (MM-RED-07).
    """
    final = check_distribution(t, step, wanted)
    castle = t.castle(step.seat)
    tiles = step.tiles(t)
    missing = [final[hex] - t.knights[hex] for hex in tiles]
    ids = ["castle" if hex == castle else t.c.hex_names[hex] for hex in tiles]
    found: list[tuple[str, str, str]] = []
    to = 0
    for source in range(len(tiles)):
        while missing[source] < 0:
            while missing[to] <= 0:
                to += 1
            count = min(-missing[source], missing[to])
            missing[source] += count
            missing[to] -= count
            found.append((ids[source], ids[to], str(count)))
    return found


def answers(t: MasteryState, step: Redeploy, wanted: dict[int, int]) -> list[str]:
    """Return the option ids to choose in turn, including `done`, for a distribution.

    Questions with only one answer are never asked, so they are left out here (MM-RED-08).
    """
    found: list[str] = []
    state = t.clone()
    trial = step.clone()
    castle = state.castle(trial.seat)
    for giver, taker, count in transfers(t, step, wanted):
        source = castle if giver == "castle" else state.c.hex_names.index(giver)
        target = castle if taker == "castle" else state.c.hex_names.index(taker)
        found.append(giver)
        if len(trial.destinations(state, source)) > 1:
            found.append(taker)
        if len(trial.counts(state, source, target)) > 1:
            found.append(count)
        trial.move(state, source, target, int(count))
    if trial.sources(state):
        found.append("done")
    return found
