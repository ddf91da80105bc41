"""The board: hexes, their neighbours, and one layout for each number of players.

All layouts share one numbering of hexes, so a hex has the same name everywhere. Sets of hexes are
bit masks, which makes supply and reach a few integer operations.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.values.errors import ContentError

LAKE: Final = 0
CASTLE: Final = -1  # kinds of hexes; 1, 2 and 3 are territories of that value

KINDS: Final = {"lake": LAKE, "castle": CASTLE, "t1": 1, "t2": 2, "t3": 3}
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def bits(mask: int) -> list[int]:
    """Return the members of a mask, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Layout:
    """The hexes of a board for n players and what each one is (MM-SET-03)."""

    def __init__(self, id: str, entry: dict[str, Any], numbers: dict[tuple[int, int], int]) -> None:
        self.id = id
        self.players: int = entry["players"]
        places: dict[tuple[int, int], int] = {}
        self.order: list[int] = []  # fill order (MM-SET-04)
        self.kinds: dict[int, int] = {}
        self.picture: str = entry["picture"]
        for kind, q, r in entry["hexes"]:
            hex = numbers[(q, r)]
            places[(q, r)] = hex
            self.order.append(hex)
            self.kinds[hex] = KINDS[kind]
        if len(places) != len(entry["hexes"]):
            raise ContentError(f"{id}: a hex is listed twice")
        # The castle hex of each seat, clockwise (MM-SET-05).
        self.castles: list[int] = [places[(q, r)] for q, r in entry["castles"]]
        self.near: list[int] = [0] * len(numbers)  # neighbours of each hex, as a mask (MM-SUP-01)
        for (q, r), hex in places.items():
            for dq, dr in DIRECTIONS:
                other = places.get((q + dq, r + dr), -1)
                if other >= 0:
                    self.near[hex] |= 1 << other
        self.lakes = self.mask_of(LAKE)
        self.castle_mask = self.mask_of(CASTLE)
        self.land = 0
        for hex, value in self.kinds.items():
            if value > 0:
                self.land |= 1 << hex
        self.names = named_places(places)
        self.check(entry)

    def mask_of(self, kind: int) -> int:
        """Return all hexes of a kind, as a mask."""
        mask = 0
        for hex, found in self.kinds.items():
            if found == kind:
                mask |= 1 << hex
        return mask

    def check(self, entry: dict[str, Any]) -> None:
        """Raise `ContentError` if the layout contradicts itself."""
        counts: dict[str, int] = entry["counts"]
        for name, kind in KINDS.items():
            if self.mask_of(kind).bit_count() != counts[name]:
                raise ContentError(f"{self.id}: counts.{name} does not agree with the hexes")
        if len(self.castles) != self.players or len(set(self.castles)) != self.players:
            raise ContentError(f"{self.id}: every seat needs a castle hex of its own")
        for castle in self.castles:
            if self.kinds[castle] != CASTLE:
                raise ContentError(f"{self.id}: a castle stands on a hex of another kind")

    def check_homelands(self, values: set[int], most: int) -> None:
        """Raise `ContentError` if Homelands of these values could break MM-SET-09 or MM-SET-10."""
        homes = 0
        for value in values:
            homes |= self.mask_of(value)
        for castle in self.castles:
            if (self.near[castle] & homes).bit_count() > most:
                raise ContentError(f"{self.id}: more than {most} Homelands could touch a castle")
        for hex in bits(homes):
            if (self.near[hex] & self.castle_mask).bit_count() > 1:
                raise ContentError(f"{self.id}: Homelands could touch two castles")


def named_places(places: dict[tuple[int, int], int]) -> dict[int, str]:
    """Return display names: a letter per row from the top, then the position in the row."""
    names: dict[int, str] = {}
    for index, row in enumerate(sorted({r for _q, r in places})):
        columns = sorted([q for q, r in places if r == row])
        for place, column in enumerate(columns, 1):
            names[places[(column, row)]] = f"{chr(ord('A') + index)}{place}"
    return names


def number_hexes(layouts: dict[str, dict[str, Any]]) -> dict[tuple[int, int], int]:
    """Number the hexes of all layouts consecutively."""
    numbers: dict[tuple[int, int], int] = {}
    for entry in layouts.values():
        for _kind, q, r in entry["hexes"]:
            numbers.setdefault((q, r), len(numbers))
    return numbers
