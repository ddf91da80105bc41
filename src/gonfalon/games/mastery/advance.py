"""Advance (MM-ADV): from the castle to land that would be supplied; in Castle Siege to castles."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.battle import Battle
from gonfalon.games.mastery.conquest import Conquest
from gonfalon.games.mastery.knights import set_knights, split_fits
from gonfalon.games.mastery.messages import (
    ADVANCE_ATTACK,
    ADVANCE_EMPTY,
    ADVANCE_SIEGE,
    ADVANCED,
    ASK_ADVANCE,
    ASK_ADVANCE_COUNT,
    CASTLE_SAFE,
    KNIGHTS,
    LAKE,
    NO_ADVANCE,
    NO_DICE,
    NO_KNIGHTS,
    OUT_OF_REACH,
    OWN_LAND,
    SIEGE_OUT_OF_REACH,
    STAY,
    TEAM_LAND,
    TOO_MANY,
)
from gonfalon.games.mastery.outlook import advance_outlook
from gonfalon.games.mastery.shapes import AdvanceAhead
from gonfalon.games.mastery.state import Realm
from gonfalon.games.mastery.supply import around, reached
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

NOWHERE: Final = Option("none", -1, "MM-ADV-01")


def reachable(t: Realm, seat: int) -> int:
    """Return every hex that could be a target by its place alone, as a mask (MM-ADV-02 to -04)."""
    layout = t.rules.layout
    base = reached(t, seat)
    mask = around(t, base) & layout.land
    if t.rules.castle_siege:  # a lake gives no way to a castle (MM-VAR-10)
        castles = layout.castle_mask & ~(1 << layout.castles[seat])
        mask |= around(t, base & ~layout.lakes) & castles
    for other in range(t.rules.seats):
        if t.rules.team[other] == t.rules.team[seat]:
            mask &= ~t.held[other]
    return mask


def most_knights(t: Realm, hex: int) -> int:
    """Return how many knights may advance onto a hex at once (MM-ADV-05, MM-VAR-11)."""
    if t.rules.layout.castle_mask >> hex & 1:
        return t.c.number["castle_siege_max_attackers"]
    return t.capacity(hex)


def counts(t: Realm, seat: int, hex: int) -> list[int]:
    """Return every legal number of knights for an advance (MM-ADV-05, MM-KNI-04)."""
    there = t.knights[t.castle(seat)]
    most = min(there, most_knights(t, hex))
    return [n for n in range(1, most + 1) if split_fits(t, seat, there, n, 0)]


def targets(t: Realm, seat: int) -> list[int]:
    """Return the legal targets in the layout's order."""
    if not t.knights[t.castle(seat)]:
        return []
    mask = reachable(t, seat)
    found = [h for h in t.rules.layout.order if mask >> h & 1]
    if t.dice[seat] < t.c.number["dice_per_player"]:
        return found
    return [h for h in found if counts(t, seat, h)]


class Advance(Step[Realm]):
    """Ask for a target and a number; conquer, or fight (MM-DEC-30, -31)."""

    __slots__ = ("over", "seat", "target")
    NAME = "mastery.advance"
    FIELDS = ("seat", "target", "over")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.target = -1
        self.over = False

    def clone(self) -> Advance:
        """Return an independent copy."""
        other = Advance(self.seat)
        other.target = self.target
        other.over = self.over
        return other

    def run(self, m: Match[Realm]) -> bool:
        """Ask, and end when the advance is carried out."""
        if self.over:
            m.done()
            return True
        return False

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask where to, then with how many."""
        t = m.table
        c = t.c
        if self.target < 0:
            castles = t.rules.layout.castle_mask
            options = [NOWHERE]
            for h in targets(t, self.seat):
                options.append(c.siege_options[h] if castles >> h & 1 else c.advance_options[h])
            return [Decision(self.seat, "advance", options)]
        numbers = [c.advance_counts[n] for n in counts(t, self.seat, self.target)]
        return [Decision(self.seat, "advance-count", numbers)]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Move the knights; the rest follows from what stands there (MM-ADV-06, -07)."""
        t = m.table
        if self.target < 0:
            if value >= 0:
                self.target = value
                return
            self.over = True
            if m.listening:
                m.emit(NO_ADVANCE, (seat,))
            return
        self.over = True
        hex = self.target
        castle = t.castle(seat)
        if m.listening:
            m.emit(ADVANCED, (seat, hex, t.tile[hex], value))
        set_knights(t, seat, castle, t.knights[castle] - value)
        if t.owner[hex] < 0:
            set_knights(t, seat, hex, value)
            m.push(Conquest(seat, hex))
        else:
            m.barrier()
            m.push(Battle(seat, t.owner[hex], hex, value))

    # -- in words -----------------------------------------------------------------------------

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        if self.target < 0:
            return Said(ASK_ADVANCE)
        return Said(ASK_ADVANCE_COUNT, self.target, m.table.tile[self.target])

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value < 0:
            return Label(Said(STAY))
        if self.target >= 0:
            return Label(Said(KNIGHTS, option.value))
        t = m.table
        hex = option.value
        touched = (f"hex:{t.c.hex_names[hex]}",)
        ahead = advance_outlook(t, self.seat, hex, counts(t, self.seat, hex))
        return Label(self.said_of(t, hex), touched, ahead)

    def said_of(self, t: Realm, hex: int) -> Said:
        """Return how a target reads."""
        owner, knights = t.owner[hex], t.knights[hex]
        if t.rules.layout.castle_mask >> hex & 1:
            return Said(ADVANCE_SIEGE, owner, t.c.number["castle_siege_defence"])
        value = t.rules.tile_value[t.tile[hex]]
        if owner < 0:
            return Said(ADVANCE_EMPTY, hex, t.tile[hex], value)
        return Said(ADVANCE_ATTACK, hex, t.tile[hex], value, owner, knights)

    def outlook(self, m: Match[Realm], decision: Decision) -> AdvanceAhead | None:
        """Return what the numbers would mean once the target is chosen."""
        if self.target < 0:
            return None
        t = m.table
        ahead = advance_outlook(t, self.seat, self.target, counts(t, self.seat, self.target))
        for choice in ahead["counts"]:
            choice["answers"] = [str(choice["count"])]
        return ahead

    def blocked(self, m: Match[Realm], decision: Decision) -> list[Blocked]:
        """Say of every hex, or number, that is not offered why not."""
        t = m.table
        offered = {option.value for option in decision.options}
        if self.target >= 0:
            return self.blocked_counts(t, offered)
        mask = reachable(t, self.seat)
        found: list[Blocked] = []
        for hex in t.rules.layout.order:
            if hex not in offered:
                rule, said = self.reason(t, hex, mask)
                name = t.c.hex_names[hex]
                found.append(Blocked(name, rule, said, (f"hex:{name}",)))
        return found

    def blocked_counts(self, t: Realm, offered: set[int]) -> list[Blocked]:
        """Say which numbers the tile or the dice forbid."""
        found: list[Blocked] = []
        most = most_knights(t, self.target)
        for n in range(1, t.knights[t.castle(self.seat)] + 1):
            if n in offered:
                continue
            if n > most:
                siege = t.rules.layout.castle_mask >> self.target & 1
                rule = "MM-VAR-11" if siege else "MM-KNI-05"
                found.append(Blocked(str(n), rule, Said(TOO_MANY, n, most)))
            else:
                limit = t.c.number["dice_per_player"]
                said = Said(NO_DICE, t.dice[self.seat], limit)
                found.append(Blocked(str(n), "MM-KNI-04", said))
        return found

    def reason(self, t: Realm, hex: int, mask: int) -> tuple[str, Said]:
        """Return the rule that bars a hex, with its numbers."""
        layout = t.rules.layout
        tile, owner = t.tile[hex], t.owner[hex]
        if layout.lakes >> hex & 1:
            return "MM-ADV-04", Said(LAKE, hex)
        if owner == self.seat:
            return "MM-ADV-02", Said(OWN_LAND, hex, tile)
        if layout.castle_mask >> hex & 1 and not t.rules.castle_siege:
            return "MM-ADV-04", Said(CASTLE_SAFE, owner)
        if owner >= 0 and t.rules.team[owner] == t.rules.team[self.seat]:
            return "MM-VAR-04", Said(TEAM_LAND, hex, tile, owner)
        if not mask >> hex & 1:
            if layout.castle_mask >> hex & 1:
                return "MM-VAR-10", Said(SIEGE_OUT_OF_REACH, owner)
            return "MM-ADV-03", Said(OUT_OF_REACH, hex, tile)
        if not t.knights[t.castle(self.seat)]:
            return "MM-ADV-02", Said(NO_KNIGHTS)
        return "MM-KNI-04", Said(NO_DICE, t.dice[self.seat], t.c.number["dice_per_player"])
