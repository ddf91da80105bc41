"""What land is worth to a player (MM-END-01). All of it is public."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.worth import Worth, each


def worth_to(t: MasteryState, seat: int) -> list[Worth]:
    """Return each territory, and each kind of tile with how many of them the player controls."""
    if not t.artefacts:  # castles are still being chosen, and no tiles laid
        return []
    land = bits(t.rules.layout.land)
    return [*[territory(t, seat, hex) for hex in land], *kinds(t, seat, land)]


def territory(t: MasteryState, seat: int, hex: int) -> Worth:
    """Return one territory: to keep, or to be had."""
    owner = t.owner[hex]
    held = owner >= 0 and t.rules.team[owner] == t.rules.team[seat]
    if owner < 0:
        text = Text(say.WORTH_FREE)
    elif owner == seat:
        text = Text(say.WORTH_OWN)
    else:
        text = Text(say.WORTH_TEAM if held else say.WORTH_RIVAL, owner)
    value = t.rules.tile_value[t.tile[hex]]
    return Worth(f"hex:{t.c.hex_names[hex]}", "MM-END-01", text, value, held)


def kinds(t: MasteryState, seat: int, land: list[int]) -> list[Worth]:
    """Return the kinds of tiles on the map, those of the highest value first."""
    value = t.rules.tile_value
    laid = [t.tile[hex] for hex in land]
    own = [t.tile[hex] for hex in bits(t.held[seat])]
    found: list[Worth] = []
    for tile in sorted(set(laid), key=lambda tile: (-value[tile], tile)):
        count, most = own.count(tile), laid.count(tile)
        text = Text(say.WORTH_TILES, count, most)
        kind = each(f"tile:{t.c.tiles[tile]}", "MM-END-09", text, count, 1, value[tile])
        kind.most = most
        found.append(kind)
    return found
