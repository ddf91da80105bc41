"""The spaces of the main board, to which commission and garrison move a piece."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import FAITH, FREE, PIECE_SIDES
from gonfalon.games.paladins.model.main_board import MOST_VALUE
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.values.decision import Blocked, Option
from gonfalon.kernel.values.message import Text


def reachable(state: PaladinsState, side: int, attribute: int) -> int:
    """Return the spaces within reach of an attribute, as a mask (PAL-COMM-02, PAL-GARR-02).

    They must be open and hold no piece of anybody (PAL-COMM-03).
    """
    board = state.content.board
    masks = board.by_faith if attribute == FAITH else board.by_strength
    value = state.effective(side, attribute)
    return state.free & masks[value if value < MOST_VALUE else MOST_VALUE]


def walk_spaces(
    state: PaladinsState,
    side: int,
    attribute: int,
    rule: str,
    spaces: list[Option],
    found: list[Option],
    why: list[Blocked] | None,
) -> None:
    """Walk the spaces for those within reach (PAL-DEC-09); `rule` refuses a flag too high."""
    mask = reachable(state, side, attribute)
    for option in spaces:
        if mask >> option.value & 1:
            found.append(option)
        elif why is not None:
            why.append(out_of_reach(state, side, attribute, rule, option))


def out_of_reach(
    state: PaladinsState, side: int, attribute: int, rule: str, option: Option
) -> Blocked:
    """Return why a space is out of reach: it is taken, closed, or its flag is too high."""
    board = state.content.board
    space = option.value
    touched = (f"space:{option.id}",)
    if state.spaces[space] != FREE:
        text = Text(say.SPACE_TAKEN, space, PIECE_SIDES[state.spaces[space]])
        return Blocked(option.id, "PAL-COMM-03", text, touched)
    if not state.free >> space & 1:
        text = Text(say.SPACE_CLOSED, space, board.space_players[space])
        return Blocked(option.id, "PAL-SETUP-14", text, touched)
    flags = board.faith if attribute == FAITH else board.strength
    flag = flags[board.space_region[space]]
    text = Text(say.SPACE_VALUE, space, attribute, flag, state.effective(side, attribute))
    return Blocked(option.id, rule, text, touched)


def occupy(state: PaladinsState, space: int, piece: int) -> None:
    """Put a monk or an outpost on a space; both use the same spaces (PAL-GARR-04)."""
    state.spaces[space] = piece
    state.free &= ~(1 << space)
