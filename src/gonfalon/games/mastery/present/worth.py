"""What land is worth to a player (MM-END-01). All of it is public."""

from __future__ import annotations

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.worth import Worth, each


def worth_to(state: MasteryState, seat: int) -> list[Worth]:
    """Return each territory, and each kind of tile with how many of them the player controls."""
    if not state.artefacts:  # castles are still being chosen, and no tiles laid
        return []
    land = bits(state.rules.layout.land)
    return [*[territory(state, seat, hex) for hex in land], *kinds(state, seat, land)]


def territory(state: MasteryState, seat: int, hex: int) -> Worth:
    """Return one territory: to keep, or to be had."""
    owner = state.owner[hex]
    held = owner >= 0 and state.rules.team[owner] == state.rules.team[seat]
    if owner < 0:
        text = Text(say.WORTH_FREE)
    elif owner == seat:
        text = Text(say.WORTH_OWN)
    else:
        text = Text(say.WORTH_TEAM if held else say.WORTH_RIVAL, owner)
    value = state.rules.tile_value[state.tile[hex]]
    return Worth(f"hex:{state.content.hex_names[hex]}", "MM-END-01", text, value, held)


def kinds(state: MasteryState, seat: int, land: list[int]) -> list[Worth]:
    """Return the kinds of tiles on the map, those of the highest value first."""
    value = state.rules.tile_value
    laid = [state.tile[hex] for hex in land]
    own = [state.tile[hex] for hex in bits(state.held[seat])]
    found: list[Worth] = []
    for tile in sorted(set(laid), key=lambda tile: (-value[tile], tile)):
        count, most = own.count(tile), laid.count(tile)
        text = Text(say.WORTH_TILES, count, most)
        kind = each(f"tile:{state.content.tiles[tile]}", "MM-END-09", text, count, 1, value[tile])
        kind.most = most
        found.append(kind)
    return found
