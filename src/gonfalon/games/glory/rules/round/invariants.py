"""Invariants that must hold at every decision of Glory."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import (
    NONE,
    NOT_OWNED,
    OPPONENT_DECKS,
    REGISTRATION_PHASE,
    RESOURCES,
    SPECIAL_STACK,
    SPENT,
    TOP_LEVEL,
    TYPES,
)
from gonfalon.games.glory.model.settings import SETTINGS
from gonfalon.games.glory.model.state import TITLES, GloryState
from gonfalon.games.glory.rules.cards.play_card import PlayCard
from gonfalon.games.glory.rules.titles.titles import SettleTitles
from gonfalon.games.glory.rules.tournament.tournament_invariants import (
    check_duels,
    check_knights,
    check_shields,
    check_tournament_pieces,
)
from gonfalon.kernel.play.match import Match


def broken_invariants(m: Match[GloryState]) -> list[str]:
    """Return a description of each invariant that does not hold."""
    t = m.state
    found = check_titles(m)
    if t.round:  # set-up lays out the rest
        found += check_travel(m) + check_allies(t) + check_tokens(t) + check_pawns(t)
        found += check_knights(t) + check_tournament_pieces(t) + check_shields(t)
        found += check_duels(m) + check_refreshed(t) + check_opponent(m)
        found += check_laid_out(t) + check_bound(m)
    if sorted(t.order) != list(range(len(t.boards))):
        found.append(f"initiative order {t.order}")
    for side in range(len(t.boards)):
        found += check_board(t, side)
    return found


def check_travel(m: Match[GloryState]) -> list[str]:
    """Check that every travel card is in exactly one place; one in play is on the table."""
    t = m.state
    found: list[str] = []
    lying = t.removed_cards[:]
    for column in t.display:
        lying += column
    for board in t.boards:
        lying += board.played
    for step in m.stack:
        if isinstance(step, PlayCard):
            lying.append(step.card)
    for type in range(len(TYPES)):
        own = [card for card in lying if t.c.travel.type[card] == type]
        for zone in t.packs[type].zones:
            own += zone.cards
        if sorted(own) != sorted(t.c.travel.decks[type]):
            found.append(f"{TYPES[type]} cards lost or doubled")
    return found


def check_titles(m: Match[GloryState]) -> list[str]:
    """Check that no title is in two places or lost; several players may have claimed one.

    A title that is being settled lies on the table.
    """
    t = m.state
    lying = t.public_titles[:]
    for zone in t.packs[TITLES].zones:
        lying += zone.cards
    if t.opponent is not None:
        lying += t.opponent.goals
    if len(set(lying)) != len(lying):
        return ["titles doubled"]
    for board in t.boards:
        lying += board.titles + board.failed
    settling = any(isinstance(step, SettleTitles) for step in m.stack)
    if not settling and len(set(lying)) != len(t.c.titles.ids):
        return ["titles lost"]
    return []


def check_allies(t: GloryState) -> list[str]:
    """Check that every ally token is in exactly one place."""
    lying = t.removed_allies + [kind for kind in [*t.track, t.hired] if kind != NONE]
    for stack in t.stacks:
        lying += stack
    everything = [kind for stack in t.c.allies.stacks for kind in stack]
    for kind, id in enumerate(t.c.allies.ids):
        owned = sum([board.owned_allies(kind) for board in t.boards])
        if lying.count(kind) + t.scroll[kind] + owned != everything.count(kind):
            return [f"{id} tokens lost or doubled"]
    if len(t.stacks) != SPECIAL_STACK + 1:
        return ["stacks of allies"]
    return []


def check_tokens(t: GloryState) -> list[str]:
    """Check the limited tokens: relics and prestige (GLO-RES-02)."""
    found: list[str] = []
    for kind, id in enumerate(t.c.relics):
        owned = sum([board.owned_relics(kind) for board in t.boards])
        if t.relics[kind] < 0 or t.relics[kind] + owned != t.c.relic_copies[kind]:
            found.append(f"{id} relics lost or doubled")
    for kind, id in enumerate(t.c.prestige):
        owned = sum([board.prestige[kind] != NOT_OWNED for board in t.boards])
        if t.prestige[kind] < 0 or t.prestige[kind] + owned != t.c.prestige_copies[kind]:
            found.append(f"{id} prestige lost or doubled")
    return found


def check_pawns(t: GloryState) -> list[str]:
    """Check that circles are not overfull, and that nobody has more pawns than there are."""
    found: list[str] = []
    for action, sides in enumerate(t.pawns):
        circles = t.c.city.open_circles(action, t.players)
        if t.c.city.circles[action] and len(sides) > circles:
            found.append(f"{len(sides)} pawns on {circles} circles (GLO-ACT-03)")
    for side, board in enumerate(t.boards):
        placed = sum([sides.count(side) for sides in t.pawns]) + t.laid.count(side)
        if board.pawns < 0 or board.pawns + placed > t.c.pawns:
            found.append(f"side {side} has {board.pawns} pawns left and {placed} placed")
    return found


def check_refreshed(t: GloryState) -> list[str]:
    """Check that nothing is spent and no pawn is placed between refresh and tournament.

    GLO-REF-02, GLO-REF-03.
    """
    if t.phase != REGISTRATION_PHASE:
        return []
    found: list[str] = []
    for side, board in enumerate(t.boards):
        if any(board.spent_allies) or any(board.spent_relics) or SPENT in board.prestige:
            found.append(f"side {side} has spent tokens after the refresh")
        if board.pawns != t.c.pawns:
            found.append(f"side {side} has {board.pawns} pawns after the refresh")
    if any(t.pawns) or t.laid:
        found.append("pawns in the city after the refresh")
    return found


def check_opponent(m: Match[GloryState]) -> list[str]:
    """Check that the virtual opponent has all cards of its deck (GLO-SOLO-08)."""
    opponent = m.state.opponent
    if opponent is None:
        return []
    chosen = ("basic", SETTINGS.of(m.settings)["opponent_deck"])
    decks = [OPPONENT_DECKS[deck] for deck in m.state.c.opponent_cards.deck]
    cards = [card for card, deck in enumerate(decks) if deck in chosen]
    return [] if sorted(opponent.deck + opponent.drawn) == cards else ["the opponent's cards"]


def check_board(t: GloryState, side: int) -> list[str]:
    """Check one side's numbers (GLO-RES-01)."""
    board = t.boards[side]
    numbers = [board.glory, *board.goods, *board.bound_goods, *board.levels]
    for counts in (
        board.allies,
        board.spent_allies,
        board.bound_allies,
        board.relics,
        board.spent_relics,
        board.bound_relics,
    ):
        numbers += counts
    found: list[str] = []
    if min(numbers) < 0:
        found.append(f"side {side} has less than nothing")
    if max(board.levels) > TOP_LEVEL:
        found.append(f"side {side} has levels {board.levels} (GLO-EQP-01)")
    if len(set(board.titles + board.failed)) != len(board.titles + board.failed):
        found.append(f"side {side} has settled a title twice (GLO-TTL-03, GLO-TTL-10)")
    return found


def check_laid_out(t: GloryState) -> list[str]:
    """Check the travel display and the slots of the ally track that are not in use."""
    found: list[str] = []
    for type, column in enumerate(t.display):
        if len(column) > t.c.city.column:
            found.append(f"{len(column)} cards in a column (GLO-REF-06)")
        if any(t.c.travel.type[card] != type for card in column):
            found.append(f"another type of card in the column of {TYPES[type]}")
    for slot, kind in enumerate(t.track):
        if kind != NONE and not t.c.city.open_slot(slot, t.players):
            found.append(f"an ally on the closed slot {slot + 1} (GLO-ALLY-01)")
    return found


def check_bound(m: Match[GloryState]) -> list[str]:
    """Check that players have set aside all that their titles require (GLO-TTL-04).

    Not while a title is being claimed.
    """
    t = m.state
    titles = t.c.titles
    claiming = [
        step.seat for step in m.stack if isinstance(step, SettleTitles) and step.title != NONE
    ]
    found: list[str] = []
    for seat in range(t.seats):
        if seat in claiming:
            continue
        board = t.boards[seat]
        need = [sum([titles.goods[n][r] for n in board.titles]) for r in range(len(RESOURCES))]
        need.append(sum([sum(titles.allies[n]) + titles.any_allies[n] for n in board.titles]))
        need.append(sum([titles.any_relics[n] for n in board.titles]))
        bound = [*board.bound_goods, sum(board.bound_allies), sum(board.bound_relics)]
        if any(bound[i] < need[i] for i in range(len(need))):
            found.append(f"player {seat} has bound {bound} for titles that require {need}")
    return found
