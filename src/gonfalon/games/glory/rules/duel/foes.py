"""Opponents in a duel: what they are, and what their token, card or title says.

Only a player has dice and tokens to use. Of the others, magnates and veterans have an ability;
kings, nobles, champions, and the opponents of cards and of the title Brave have none (GLO-DUEL-23),
and neither has the virtual opponent (GLO-SOLO-27).
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.glory.model.constants import NONE
from gonfalon.games.glory.model.messages import duel as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError

# Kinds of opponents, with what identifies one.
PLAYER: Final = 0  # another seat
KNIGHT_FOE: Final = 1  # a knight
CARD: Final = 2  # a travel card
BRAVE: Final = 3  # a title
VIRTUAL: Final = 4  # the side of the virtual opponent


def knight_of(state: GloryState, foe_kind: int, foe: int) -> int:
    """Return the knight whose values an opponent has, or NONE."""
    if foe_kind == KNIGHT_FOE:
        return foe
    if foe_kind == VIRTUAL:
        if state.opponent is None:
            raise KernelError("only a solo game has a virtual opponent")
        return state.opponent.knight
    return NONE


def printed_attack(state: GloryState, foe_kind: int, foe: int) -> int:
    """Return the attack with which an opponent begins a pass (GLO-DUEL-02)."""
    if foe_kind == CARD:
        attack: int = state.content.travel.attack[foe]
        return attack
    if foe_kind == BRAVE:
        return state.content.titles.duel[foe][0]
    knight = knight_of(state, foe_kind, foe)
    return 0 if knight == NONE else state.content.knights.attack[knight]


def printed_prestige(state: GloryState, foe_kind: int, foe: int) -> int:
    """Return the stars of an opponent that is no player (GLO-DUEL-17)."""
    if foe_kind == CARD:
        stars: int = state.content.travel.prestige[foe]
        return stars
    if foe_kind == BRAVE:
        return state.content.titles.duel[foe][1]
    return state.content.knights.prestige[knight_of(state, foe_kind, foe)]


def adds_die(state: GloryState, foe_kind: int, foe: int) -> bool:
    """Return whether an opponent adds an armour die to its attack: magnates (GLO-DUEL-21)."""
    return (
        foe_kind == KNIGHT_FOE and state.content.knights.adds_die[state.content.knights.kind[foe]]
    )


def colour_fewer(state: GloryState, foe_kind: int, foe: int) -> int:
    """Return the colour of which the player rolls a die fewer: veterans (GLO-DUEL-22), or NONE."""
    return state.content.knights.fewer[foe] if foe_kind == KNIGHT_FOE else NONE


def tell_duel(m: Match[GloryState], seat: int, foe_kind: int, foe: int) -> None:
    """Tell who meets whom."""
    if foe_kind == PLAYER:
        m.emit(say.PLAYER_DUEL, seat, foe)
    elif foe_kind == KNIGHT_FOE:
        m.emit(say.KNIGHT_DUEL, seat, foe)
    elif foe_kind == CARD:
        m.emit(say.CARD_DUEL, seat, foe)
    elif foe_kind == BRAVE:
        m.emit(say.BRAVE_DUEL, seat, foe)
    else:
        m.emit(say.VIRTUAL_DUEL, seat)


def foe_component(state: GloryState, foe_kind: int, foe: int) -> str:
    """Return an opponent as a component, such as "knight:henry_v"; "" for a player."""
    if foe_kind == CARD:
        return f"travel:{state.content.travel.ids[foe]}"
    if foe_kind == BRAVE:
        return f"title:{state.content.titles.ids[foe]}"
    knight = knight_of(state, foe_kind, foe)
    return "" if knight == NONE else f"knight:{state.content.knights.ids[knight]}"
