"""Preparing a tournament and clearing it away (GLO-TSET, GLO-TOUR-10)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import KNIGHT, NONE, PLAISANCE
from gonfalon.games.glory.model.messages import tournament as say
from gonfalon.games.glory.model.state import KNIGHTS, PLACES, PRIZES, TOURNAMENTS, GloryState
from gonfalon.kernel.play.match import Match

STANDARD_PRIZE = 0


def prepare_tournament(m: Match[GloryState]) -> None:
    """Draw a card for the next round, and lay out knights and prize."""
    t = m.state
    # A game needs three of the four cards for its number of players (GLO-TSET-01, GLO-RUL-24).
    cards = [card for card in t.c.tournaments.for_players(t.seats) if card not in t.used_cards]
    t.card = m.draw_from(TOURNAMENTS, cards)
    t.used_cards.append(t.card)
    m.emit(say.TOURNAMENT_PREPARED, tournament_round(t))
    if t.mode == PLAISANCE:
        prepare_plaisance(m)
    else:
        prepare_cities(m)


def tournament_round(t: GloryState) -> int:
    """Return the round whose section of the card is used (GLO-TSET-02).

    Each tournament uses one card, so it is the number of cards drawn.
    """
    return len(t.used_cards)


def prepare_plaisance(m: Match[GloryState]) -> None:
    """Put the first knights on their slots (GLO-TSET-04); the late ones come later."""
    t = m.state
    for slot, kind in enumerate(t.c.tournaments.initial[t.card][tournament_round(t)]):
        if kind != NONE:
            knight = draw_knight(m, kind)
            t.places[slot] = KNIGHT + knight
            m.emit(say.KNIGHT_PLACED, knight, slot + 1)
    t.prize = STANDARD_PRIZE
    if not t.standard_prize:  # GLO-TSET-05, GLO-RUL-59
        tokens = t.c.prize_tokens[:]
        for used in t.used_prizes:
            tokens.remove(used)
        t.prize = m.draw_from(PRIZES, tokens)
        t.used_prizes.append(t.prize)
    m.emit(say.PRIZE_LAID, t.prize)


def prepare_cities(m: Match[GloryState]) -> None:
    """Line up the knights of each city by glory, then by prestige (GLO-TSET-06, GLO-RUL-48)."""
    t = m.state
    knights = t.c.knights
    for city, kinds in enumerate(t.c.tournaments.in_cities[t.card][tournament_round(t)]):
        line: list[int] = []
        for kind in kinds:
            knight = draw_knight(m, kind)
            worth = (knights.glory[knight], knights.prestige[knight])
            at = len(line)  # behind its equals: they were drawn before
            while at and (knights.glory[line[at - 1]], knights.prestige[line[at - 1]]) < worth:
                at -= 1
            line.insert(at, knight)
        t.cities[city] = line
        t.challengers[city] = [NONE] * len(line)
        t.fought[city] = [NONE] * len(line)
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
    t = m.state
    standing = [place - KNIGHT for place in t.places[: t.c.tournaments.slots] if place >= KNIGHT]
    for line in t.cities:
        standing += line
    for knight in standing:
        t.pools[t.c.knights.kind[knight]].append(knight)
    t.places = [NONE] * PLACES
    cities = range(len(t.cities))
    t.cities = [[] for _ in cities]
    t.challengers = [[] for _ in cities]
    t.fought = [[] for _ in cities]
    t.card = NONE
    t.prize = NONE
    m.emit(say.TOURNAMENT_OVER, tournament_round(t))
