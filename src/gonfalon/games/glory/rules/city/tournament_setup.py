"""Preparing a tournament and clearing it away (GLO-TSET, GLO-TOUR-10)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import KNIGHT, NONE, PLAISANCE
from gonfalon.games.glory.model.messages import tournament as say
from gonfalon.games.glory.model.state import KNIGHTS, PLACES, PRIZES, TOURNAMENTS, GloryState
from gonfalon.kernel.play.match import Match

STANDARD_PRIZE = 0


def prepare_tournament(m: Match[GloryState]) -> None:
    """Draw a card for the next round, and lay out knights and prize."""
    state = m.state
    # A game needs three of the four cards for its number of players (GLO-TSET-01, GLO-RUL-24).
    cards = [
        card
        for card in state.content.tournaments.for_players(state.seats)
        if card not in state.used_cards
    ]
    state.card = m.draw_from(TOURNAMENTS, cards)
    state.used_cards.append(state.card)
    m.emit(say.TOURNAMENT_PREPARED, tournament_round(state))
    if state.mode == PLAISANCE:
        prepare_plaisance(m)
    else:
        prepare_cities(m)


def tournament_round(state: GloryState) -> int:
    """Return the round whose section of the card is used (GLO-TSET-02).

    Each tournament uses one card, so it is the number of cards drawn.
    """
    return len(state.used_cards)


def prepare_plaisance(m: Match[GloryState]) -> None:
    """Put the first knights on their slots (GLO-TSET-04); the late ones come later."""
    state = m.state
    for slot, kind in enumerate(
        state.content.tournaments.initial[state.card][tournament_round(state)]
    ):
        if kind != NONE:
            knight = draw_knight(m, kind)
            state.places[slot] = KNIGHT + knight
            m.emit(say.KNIGHT_PLACED, knight, slot + 1)
    state.prize = STANDARD_PRIZE
    if not state.standard_prize:  # GLO-TSET-05, GLO-RUL-59
        tokens = state.content.prize_tokens[:]
        for used in state.used_prizes:
            tokens.remove(used)
        state.prize = m.draw_from(PRIZES, tokens)
        state.used_prizes.append(state.prize)
    m.emit(say.PRIZE_LAID, state.prize)


def prepare_cities(m: Match[GloryState]) -> None:
    """Line up the knights of each city by glory, then by prestige (GLO-TSET-06, GLO-RUL-48)."""
    state = m.state
    knights = state.content.knights
    for city, kinds in enumerate(
        state.content.tournaments.in_cities[state.card][tournament_round(state)]
    ):
        line: list[int] = []
        for kind in kinds:
            knight = draw_knight(m, kind)
            worth = (knights.glory[knight], knights.prestige[knight])
            at = len(line)  # behind its equals: they were drawn before
            while at and (knights.glory[line[at - 1]], knights.prestige[line[at - 1]]) < worth:
                at -= 1
            line.insert(at, knight)
        state.cities[city] = line
        state.challengers[city] = [NONE] * len(line)
        state.fought[city] = [NONE] * len(line)
        if m.listening:
            m.emit(say.KNIGHTS_IN_CITY, city, tuple(line))


def draw_knight(m: Match[GloryState], kind: int) -> int:
    """Draw a knight of a kind; it lies face up (GLO-TSET-03, GLO-RUL-01)."""
    knight = m.draw_from(KNIGHTS, m.state.pools[kind])
    if knight not in m.state.seen_knights:
        m.state.seen_knights.append(knight)
    return knight


def clear_tournament(m: Match[GloryState]) -> None:
    """Return shields to the players (GLO-TOUR-10) and knights to their pools (GLO-TSET-07).

    Pools are drawn from at random, so they need no shuffling. The virtual opponent's token stands
    on the board as a side, never as a knight, and so gets into no pool (GLO-RUL-25).
    """
    state = m.state
    standing = [
        place - KNIGHT
        for place in state.places[: state.content.tournaments.slots]
        if place >= KNIGHT
    ]
    for line in state.cities:
        standing += line
    for knight in standing:
        state.pools[state.content.knights.kind[knight]].append(knight)
    state.places = [NONE] * PLACES
    cities = range(len(state.cities))
    state.cities = [[] for _ in cities]
    state.challengers = [[] for _ in cities]
    state.fought = [[] for _ in cities]
    state.card = NONE
    state.prize = NONE
    m.emit(say.TOURNAMENT_OVER, tournament_round(state))
