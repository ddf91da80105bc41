"""The hexes of the map before and after the move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gonfalon.drawing.front import FrontMove, NameOf
from gonfalon.drawing.shapes import State


@dataclass(frozen=True)
class Land:
    """A hex before and after the move, and what is said when it is chosen."""

    hex: str
    tile: str
    name: str
    place: str
    value: int
    owner: int | None
    knights: int
    owner_after: int | None
    knights_after: int
    said: str
    rule: str

    @property
    def is_taken(self) -> bool:
        """True for the land that the move takes."""
        return self.owner != self.owner_after

    @property
    def sends(self) -> bool:
        """True for the castle that the knights come from."""
        return self.knights_after < self.knights


def lands(move: FrontMove) -> Iterator[Land]:
    """Yield the hexes of the map."""
    later = {one["hex"]: one for one in move.after["hexes"]}
    names = castle_names(move.before, move.name_of)
    for one in move.before["hexes"]:
        hex, tile, owner = one["hex"], one["tile"], one["owner"]
        said = move.said[hex]
        yield Land(
            hex=hex,
            tile=tile,
            name=names[owner] if tile == "castle" else move.name_of("tile", tile),
            place=move.name_of("hex", hex),
            value=one.get("value") or 0,
            owner=owner,
            knights=one["knights"],
            owner_after=later[hex]["owner"],
            knights_after=later[hex]["knights"],
            said=said.text,
            rule=said.rule,
        )


def castle_names(state: State, name_of: NameOf) -> list[str]:
    """Return the names of the castles, by which the players are called."""
    return [name_of("castle", seat["castle"]) for seat in state["seats"]]
