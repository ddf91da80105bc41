"""Invariants that must hold at every decision of Medieval Mastery."""

from __future__ import annotations

from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.board.knights import dice_for
from gonfalon.games.mastery.rules.turns import resolving_kind
from gonfalon.kernel.play.match import Match


def broken_invariants(m: Match[MasteryState]) -> list[str]:
    """Return a description of each invariant that does not hold."""
    state = m.state
    found: list[str] = []
    if not state.artefacts:
        return found
    for seat in range(m.seats):
        found += check_cards(m, seat)
        found += check_dice(m, seat)
    found += check_board(m)
    found += check_artefacts(state)
    if not m.over:
        for seat in range(m.seats):
            team = state.rules.team[seat]
            total = sum(state.points(s) for s in range(m.seats) if state.rules.team[s] == team)
            if total >= state.rules.target:
                found.append(f"seat {seat} has {total} points and the match goes on (MM-END-02)")
    return found


def check_cards(m: Match[MasteryState], seat: int) -> list[str]:
    """Check that no card is lost or duplicated, and that no hand keeps a card played when drawn."""
    state = m.state
    found: list[str] = []
    hand, deck = state.hands[seat], state.decks[seat]
    cards = hand.cards + deck.cards + state.discards[seat] + state.in_play[seat]
    card = resolving_kind(m, seat)
    if card >= 0:
        cards.append(card)
    if sorted(cards) != state.content.deck:
        found.append(f"seat {seat}: cards lost or doubled")
    if any(kind in hand.cards for kind in state.content.forced_kinds):
        found.append(f"seat {seat}: holds a card that must be played when drawn (MM-DRAW-04)")
    if hand.cards != sorted(hand.cards):
        found.append(f"seat {seat}: hand not sorted")
    if len(state.tags[seat]) != len(state.discards[seat]):
        found.append(f"seat {seat}: tags do not match the pile")
    labels = hand.labels + deck.labels
    if len(set(labels)) != len(labels):
        found.append(f"seat {seat}: a label lies twice")
    for zone in (hand, deck):
        if not len(zone.cards) == len(zone.labels) == len(zone.marks):
            found.append(f"seat {seat}: a zone's lists differ in length")
    return found


def check_dice(m: Match[MasteryState], seat: int) -> list[str]:
    """Check that dice match the knights and stay within the limit (MM-KNI-01, MM-KNI-02)."""
    state = m.state
    dice = 0
    for hex in state.rules.layout.order:
        if state.owner[hex] == seat:
            dice += dice_for(state, state.knights[hex])
    for step in m.stack:
        if isinstance(step, Field):
            for side in (0, 1):
                if step.sides[side] == seat:
                    dice += dice_for(state, step.force[side])
    found: list[str] = []
    if dice != state.dice[seat]:
        found.append(f"seat {seat}: {state.dice[seat]} dice noted, {dice} on the board")
    if dice > state.content.dice:
        found.append(f"seat {seat}: {dice} dice on the board (MM-KNI-02)")
    return found


def check_board(m: Match[MasteryState]) -> list[str]:
    """Check that owners have knights, knights have owners, and capacities hold (MM-KNI-05).

    Knights stand only on land and in their owner's castle (MM-KNI-09).
    """
    state = m.state
    layout = state.rules.layout
    found: list[str] = []
    for hex in range(len(state.tile)):
        owner, knights = state.owner[hex], state.knights[hex]
        name = state.content.hex_names[hex]
        if knights < 0:
            found.append(f"{name}: {knights} knights")
        if layout.land >> hex & 1:
            if (owner >= 0) != (knights > 0):
                found.append(f"{name}: owner {owner} with {knights} knights")
            if knights > state.capacity(hex):
                found.append(f"{name}: {knights} knights above capacity (MM-KNI-05)")
            for seat in range(m.seats):
                if bool(state.held[seat] >> hex & 1) != (owner == seat):
                    found.append(f"{name}: the mask of seat {seat} disagrees")
        elif layout.castle_mask >> hex & 1:
            if owner < 0 or state.castle(owner) != hex:
                found.append(f"{name}: a castle with the wrong owner")
        elif knights or owner >= 0:
            found.append(f"{name}: knights on a lake or off the board (MM-KNI-09)")
    return found


def check_artefacts(state: MasteryState) -> list[str]:
    """Check that every seat keeps one crown, one orb and one sceptre (MM-ART-01)."""
    found: list[str] = []
    for seat, owned in enumerate(state.artefacts):
        if [state.content.artefact_type[a] for a in owned] != [0, 1, 2]:
            found.append(f"seat {seat}: not one artefact of each type")
        if any(state.keeper[a] != seat for a in owned):
            found.append(f"seat {seat}: an artefact has another keeper")
    for artefact, keeper in enumerate(state.keeper):
        if keeper < 0 and state.broken[artefact]:
            found.append(f"artefact {artefact} is broken and not in play")
    return found
