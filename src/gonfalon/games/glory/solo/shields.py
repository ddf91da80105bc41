"""The virtual opponent's shield on the tournament board (GLO-SOLO-18, GLO-SOLO-22)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import NONE, PLAISANCE
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.city.registration import challenge, place_in_joust
from gonfalon.games.glory.solo.placement import (
    HUMAN,
    NO_PLACE,
    Bracket,
    Values,
    choose_knight,
)
from gonfalon.games.glory.solo.scoring import OPPONENT_SIDE, opponent_of
from gonfalon.kernel.play.match import Match


def values_of(state: GloryState) -> Values:
    """Return what knights are worth, and which of them the opponent's token is."""
    return Values(
        state.content.knights.glory, state.content.knights.prestige, opponent_of(state).knight
    )


def shield_place(m: Match[GloryState], by_herald: bool) -> tuple[int, int]:
    """Return where the opponent would put a shield now, or NO_PLACE.

    In a plaisance this is 0 and a slot, in a pas d'armes a city and a knight's place in it. The
    Herald leaves out cities in which the player has a shield.
    """
    state = m.state
    if state.mode == PLAISANCE:
        row = state.places[: state.content.tournaments.slots]
        if OPPONENT_SIDE in row:
            return NO_PLACE
        leads = state.boards[HUMAN].glory > state.boards[OPPONENT_SIDE].glory
        human_value = state.content.leader_value if leads else state.content.player_value
        slot = Bracket(row, values_of(state), human_value).choose()
        return (0, slot) if slot != NONE else NO_PLACE
    avoided = [OPPONENT_SIDE, HUMAN] if by_herald else [OPPONENT_SIDE]
    equals = m.rules >= 2  # GLO-SOLO-25
    return choose_knight(state.cities, state.challengers, values_of(state), avoided, equals)


def put_shield(m: Match[GloryState], place: tuple[int, int]) -> None:
    """Put the opponent's shield there. It never waits (GLO-SOLO-22)."""
    state = m.state
    city, at = place
    if state.mode == PLAISANCE:
        place_in_joust(m, OPPONENT_SIDE, at)
    else:
        challenge(m, OPPONENT_SIDE, state.cities[city][at])
