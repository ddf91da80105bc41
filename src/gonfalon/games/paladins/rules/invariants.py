"""Invariants that must hold at every decision of Paladins of the West Kingdom."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import FREE, MONKS, OUTPOSTS, PIECE_SIDES, RIGHT
from gonfalon.games.paladins.model.state import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    PaladinsState,
)
from gonfalon.games.paladins.rules.tax import Inquisition
from gonfalon.kernel.play.match import Match


def broken_invariants(m: Match[PaladinsState]) -> list[str]:
    """Return a description of each invariant that does not hold."""
    state = m.state
    if not state.deck(ORDERS).cards:  # the difficulty is still being chosen
        return []
    found = check_cards(state)
    for side in range(len(state.boards)):
        found += check_board(state, side)
    for seat in range(m.seats):
        found += check_paladins(state, seat)
    found += check_main_board(state)
    found += check_automa(state)
    full = state.content.board.tax[state.seats]
    judging = any(isinstance(step, Inquisition) for step in m.stack)
    if not 0 <= state.tax <= full or (not state.tax and not judging):
        found.append(f"tax supply {state.tax} of {full} (PAL-TAX-03)")
    debts = state.debts + sum([b.unpaid + b.paid for b in state.boards])
    if debts != state.content.cards.debts or state.debts < 0:
        found.append(f"{debts} debts (PAL-GEN-03)")
    return found


def check_cards(state: PaladinsState) -> list[str]:
    """Check that no card is lost or duplicated."""
    cards = state.content.cards
    boards = state.boards
    lying: list[tuple[str, list[int], list[int]]] = [
        (
            "townsfolk",
            cards.townsfolk_deck,
            state.deck(TOWNSFOLK).cards
            + [kind for kind in state.townsfolk if kind >= 0]
            + state.discarded_townsfolk
            + [kind for b in boards for kind in b.crew],
        ),
        (
            "outsiders",
            cards.outsider_deck,
            state.deck(OUTSIDERS).cards
            + [kind for kind in state.outsiders if kind >= 0]
            + state.discarded_outsiders
            + [kind for b in boards for kind in b.attacked + b.converted],
        ),
        ("walls", cards.wall_deck, state.deck(WALLS).cards + [k for b in boards for k in b.walls]),
        (
            "taverns",
            cards.tavern_deck,
            state.deck(TAVERNS).cards + state.taverns + state.discarded_taverns,
        ),
        (
            "suspicion",
            cards.suspicion_deck,
            state.deck(SUSPICION).cards
            + state.discarded_suspicion
            + [kind for b in boards for kind in b.suspicion],
        ),
        ("orders", cards.order_deck, state.deck(ORDERS).cards + state.orders),
        ("favours", cards.favour_deck, state.deck(FAVOURS).cards + state.favours),
    ]
    found = [f"{name}: lost or doubled" for name, all, now in lying if sorted(now) != sorted(all)]
    for number, pack in enumerate(state.packs):
        labels = [label for zone in pack.zones for label in zone.labels]
        if len(set(labels)) != len(labels):
            found.append(f"pack {number}: a label lies twice")
    return found


def check_board(state: PaladinsState, side: int) -> list[str]:
    """Check the workers, tracks, pieces and workshops of one side."""
    b = state.boards[side]
    player = state.content.player
    found: list[str] = []
    if min(b.workers) < 0 or min(b.silver, b.provisions, b.unpaid, b.paid) < 0:
        found.append(f"side {side}: a negative supply")
    if not all(0 <= value <= state.content.board.track_end for value in b.track):
        found.append(f"side {side}: tracks {b.track} (PAL-GEN-04)")
    if not state.is_automa(side):
        busy = 0
        for action in range(len(player.modes)):
            start = player.first_space[action]
            size = max([len(mode.spaces) for mode in player.modes[action]])
            if any(worker != FREE for worker in b.placed[start : start + size]):
                busy |= 1 << action
        if busy != b.busy:
            found.append(f"side {side}: blocked actions do not match the workers (PAL-WORK-04)")
        for workshop in state.content.options.workshop:
            space = player.first_space[workshop.action] + workshop.space
            if b.workshops >> workshop.value & 1 and b.placed[space] != FREE:
                found.append(f"side {side}: a worker on a covered space (PAL-DEV-04)")
        if b.absolved.bit_count() != b.jars:
            found.append(f"side {side}: jars and absolve spaces differ")
        if b.passed and b.busy:
            found.append(f"side {side}: passed with workers on the board (PAL-PASS-01)")
    if max(b.monks, b.outposts, b.jars, len(b.walls), len(b.converted)) > 7:
        found.append(f"side {side}: an action performed too often (PAL-WORK-08)")
    if b.workshops_placed() > len(player.workshops):
        found.append(f"side {side}: too many workshops")
    return found


def check_paladins(state: PaladinsState, seat: int) -> list[str]:
    """Check that every player owns one paladin of each kind (PAL-PALADIN-05)."""
    b = state.boards[seat]
    kinds = b.used[:] if b.paladin < 0 else [*b.used, b.paladin]
    for zone in state.packs[PALADINS + seat].zones:
        kinds += zone.cards
    if sorted(kinds) != list(range(len(state.content.cards.paladins))):
        return [f"seat {seat}: paladins lost or doubled"]
    return []


def check_main_board(state: PaladinsState) -> list[str]:
    """Check that pieces are on open spaces and none is missing (PAL-COMM-03, PAL-SETUP-14)."""
    found: list[str] = []
    open = state.content.board.open_spaces(state.seats)
    free = open
    counts = [0] * len(PIECE_SIDES)
    for space, piece in enumerate(state.spaces):
        if piece != FREE:
            free &= ~(1 << space)
            counts[piece] += 1
            if not open >> space & 1:
                found.append(f"{state.content.board.spaces[space]}: a piece on a closed space")
    if free != state.free:
        found.append("free spaces do not match the pieces")
    for side, b in enumerate(state.boards):
        if [counts[MONKS[side]], counts[OUTPOSTS[side]]] != [b.monks, b.outposts]:
            found.append(f"side {side}: pieces on the board and noted differ")
    return found


def check_automa(state: PaladinsState) -> list[str]:
    """Check the automated opponent's markers, workers and schemes."""
    automa = state.automa
    if automa is None:
        return []
    found: list[str] = []
    cards = state.content.cards
    schemes = state.deck(SCHEMES).cards + automa.schemes
    wanted = cards.scheme_deck + cards.favour_schemes[: len(state.favours)]
    if sorted(schemes) != sorted(wanted):
        found.append("schemes lost or doubled")
    if (
        sorted(automa.stack) != [0, 1, 2]
        or not 1 <= automa.position <= state.content.board.positions
    ):
        found.append("markers out of place")
    if automa.workers < 0:
        found.append("the automated opponent has negative workers")
    busy = 0
    for place, count in enumerate(automa.placed):
        if count:
            busy |= 1 << RIGHT + place
    if busy != state.boards[1].busy:
        found.append("the automated opponent's blocked actions do not match its workers")
    return found
