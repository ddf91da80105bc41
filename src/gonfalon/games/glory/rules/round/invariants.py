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
    state = m.state
    found = check_titles(m)
    if state.round:  # set-up lays out the rest
        found += check_travel(m) + check_allies(state) + check_tokens(state) + check_pawns(state)
        found += check_knights(state) + check_tournament_pieces(state) + check_shields(state)
        found += check_duels(m) + check_refreshed(state) + check_opponent(m)
        found += check_laid_out(state) + check_bound(m)
    if sorted(state.order) != list(range(len(state.boards))):
        found.append(f"initiative order {state.order}")
    for side in range(len(state.boards)):
        found += check_board(state, side)
    return found


def check_travel(m: Match[GloryState]) -> list[str]:
    """Check that every travel card is in exactly one place; one in play is on the table."""
    state = m.state
    found: list[str] = []
    lying = state.removed_cards[:]
    for column in state.display:
        lying += column
    for board in state.boards:
        lying += board.played
    for step in m.stack:
        if isinstance(step, PlayCard):
            lying.append(step.card)
    for type in range(len(TYPES)):
        own = [card for card in lying if state.content.travel.type[card] == type]
        for zone in state.packs[type].zones:
            own += zone.cards
        if sorted(own) != sorted(state.content.travel.decks[type]):
            found.append(f"{TYPES[type]} cards lost or doubled")
    return found


def check_titles(m: Match[GloryState]) -> list[str]:
    """Check that no title is in two places or lost; several players may have claimed one.

    A title that is being settled lies on the table.
    """
    state = m.state
    lying = state.public_titles[:]
    for zone in state.packs[TITLES].zones:
        lying += zone.cards
    if state.opponent is not None:
        lying += state.opponent.goals
    if len(set(lying)) != len(lying):
        return ["titles doubled"]
    for board in state.boards:
        lying += board.titles + board.failed
    settling = any(isinstance(step, SettleTitles) for step in m.stack)
    if not settling and len(set(lying)) != len(state.content.titles.ids):
        return ["titles lost"]
    return []


def check_allies(state: GloryState) -> list[str]:
    """Check that every ally token is in exactly one place."""
    lying = state.removed_allies + [kind for kind in [*state.track, state.hired] if kind != NONE]
    for stack in state.stacks:
        lying += stack
    everything = [kind for stack in state.content.allies.stacks for kind in stack]
    for kind, id in enumerate(state.content.allies.ids):
        owned = sum([board.owned_allies(kind) for board in state.boards])
        if lying.count(kind) + state.scroll[kind] + owned != everything.count(kind):
            return [f"{id} tokens lost or doubled"]
    if len(state.stacks) != SPECIAL_STACK + 1:
        return ["stacks of allies"]
    return []


def check_tokens(state: GloryState) -> list[str]:
    """Check the limited tokens: relics and prestige (GLO-RES-02)."""
    found: list[str] = []
    for kind, id in enumerate(state.content.relics):
        owned = sum([board.owned_relics(kind) for board in state.boards])
        if state.relics[kind] < 0 or state.relics[kind] + owned != state.content.relic_copies[kind]:
            found.append(f"{id} relics lost or doubled")
    for kind, id in enumerate(state.content.prestige):
        owned = sum([board.prestige[kind] != NOT_OWNED for board in state.boards])
        if (
            state.prestige[kind] < 0
            or state.prestige[kind] + owned != state.content.prestige_copies[kind]
        ):
            found.append(f"{id} prestige lost or doubled")
    return found


def check_pawns(state: GloryState) -> list[str]:
    """Check that circles are not overfull, and that nobody has more pawns than there are."""
    found: list[str] = []
    for action, sides in enumerate(state.pawns):
        circles = state.content.city.open_circles(action, state.players)
        if state.content.city.circles[action] and len(sides) > circles:
            found.append(f"{len(sides)} pawns on {circles} circles (GLO-ACT-03)")
    for side, board in enumerate(state.boards):
        placed = sum([sides.count(side) for sides in state.pawns]) + state.laid.count(side)
        if board.pawns < 0 or board.pawns + placed > state.content.pawns:
            found.append(f"side {side} has {board.pawns} pawns left and {placed} placed")
    return found


def check_refreshed(state: GloryState) -> list[str]:
    """Check that nothing is spent and no pawn is placed between refresh and tournament.

    GLO-REF-02, GLO-REF-03.
    """
    if state.phase != REGISTRATION_PHASE:
        return []
    found: list[str] = []
    for side, board in enumerate(state.boards):
        if any(board.spent_allies) or any(board.spent_relics) or SPENT in board.prestige:
            found.append(f"side {side} has spent tokens after the refresh")
        if board.pawns != state.content.pawns:
            found.append(f"side {side} has {board.pawns} pawns after the refresh")
    if any(state.pawns) or state.laid:
        found.append("pawns in the city after the refresh")
    return found


def check_opponent(m: Match[GloryState]) -> list[str]:
    """Check that the virtual opponent has all cards of its deck (GLO-SOLO-08)."""
    opponent = m.state.opponent
    if opponent is None:
        return []
    chosen = ("basic", SETTINGS.of(m.settings)["opponent_deck"])
    decks = [OPPONENT_DECKS[deck] for deck in m.state.content.opponent_cards.deck]
    cards = [card for card, deck in enumerate(decks) if deck in chosen]
    return [] if sorted(opponent.deck + opponent.drawn) == cards else ["the opponent's cards"]


def check_board(state: GloryState, side: int) -> list[str]:
    """Check one side's numbers (GLO-RES-01)."""
    board = state.boards[side]
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


def check_laid_out(state: GloryState) -> list[str]:
    """Check the travel display and the slots of the ally track that are not in use."""
    found: list[str] = []
    for type, column in enumerate(state.display):
        if len(column) > state.content.city.column:
            found.append(f"{len(column)} cards in a column (GLO-REF-06)")
        if any(state.content.travel.type[card] != type for card in column):
            found.append(f"another type of card in the column of {TYPES[type]}")
    for slot, kind in enumerate(state.track):
        if kind != NONE and not state.content.city.open_slot(slot, state.players):
            found.append(f"an ally on the closed slot {slot + 1} (GLO-ALLY-01)")
    return found


def check_bound(m: Match[GloryState]) -> list[str]:
    """Check that players have set aside all that their titles require (GLO-TTL-04).

    Not while a title is being claimed.
    """
    state = m.state
    titles = state.content.titles
    claiming = [
        step.seat for step in m.stack if isinstance(step, SettleTitles) and step.title != NONE
    ]
    found: list[str] = []
    for seat in range(state.seats):
        if seat in claiming:
            continue
        board = state.boards[seat]
        need = [sum([titles.goods[n][r] for n in board.titles]) for r in range(len(RESOURCES))]
        need.append(sum([sum(titles.allies[n]) + titles.any_allies[n] for n in board.titles]))
        need.append(sum([titles.any_relics[n] for n in board.titles]))
        bound = [*board.bound_goods, sum(board.bound_allies), sum(board.bound_relics)]
        if any(bound[i] < need[i] for i in range(len(need))):
            found.append(f"player {seat} has bound {bound} for titles that require {need}")
    return found
