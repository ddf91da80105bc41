"""Invariants about cards: none is lost or doubled, and hands keep to their limits."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import DECKS, NONE, SARACENS
from gonfalon.games.crusaders.model.settings import SETTINGS
from gonfalon.games.crusaders.model.state import (
    BULLS,
    GOVERNORS,
    RESCRIPTS,
    SARACEN_CARDS,
    SPIES,
    TACTICS,
    CrusadersState,
)
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.cards.learning import LearnTactics
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.faith.rescripts import PlayRescript
from gonfalon.games.crusaders.rules.losses.tactics import DiscardTactics
from gonfalon.kernel.play.match import Match

PICKED: Final = ("buildings", "tactics", "governors")  # by what is picked


def held(state: CrusadersState, pack: int) -> list[int]:
    """Return all cards in the zones of a pack."""
    return [card for zone in state.packs[pack].zones for card in zone.cards]


def check_cards(m: Match[CrusadersState]) -> list[str]:
    """Check that every card is in exactly one place; before the setup is over, at most in one."""
    state = m.state
    content = state.content
    tactics = held(state, TACTICS) + state.tactic_discards[0] + state.tactic_discards[1]
    tactics += state.tactic_market[0] + state.tactic_market[1]
    rescripts = held(state, RESCRIPTS) + state.rescript_discards[0] + state.rescript_discards[1]
    spies = held(state, SPIES) + state.spy_discards
    saracens = held(state, SARACEN_CARDS) + state.saracen_discards + state.saracens_lost
    governors = held(state, GOVERNORS) + state.governor_discards + state.governor_market
    governors += [card for card in state.governor if card != NONE]
    buildings = [0] * state.bazaars + [card for card in state.building_top if card != NONE]
    for deck in range(len(DECKS)):
        buildings += (
            state.building_decks[deck] + state.building_discards[deck] + state.building_market[deck]
        )
    for board in state.boards:
        spies += board.spies
        buildings += board.buildings
    all_buildings = content.buildings.decks[0] + content.buildings.decks[1]
    starting = list(range(content.tactics.starters)) * len(state.boards)
    everything = {
        "tactics": (tactics, starting + content.tactics.decks[0] + content.tactics.decks[1]),
        "rescripts": (rescripts, content.rescripts.decks[0] + content.rescripts.decks[1]),
        "spies": (spies, content.spies.cards),
        "saracen cards": (saracens, content.saracen_cards.cards),
        "governors": (governors, governors_in_game(m)),
        "buildings": (buildings, [0] * content.buildings.bazaars + all_buildings),
        "bulls": (held(state, BULLS), content.bulls.cards),
    }
    found: list[str] = []
    played = cards_in_play(m)
    for name, (lying, all_cards) in everything.items():
        for card in played.get(name, []):
            if lying.count(card) < all_cards.count(card):
                lying.append(card)
        if sorted(lying) != sorted(all_cards):
            found.append(f"{name} lost or doubled")
    return found


def governors_in_game(m: Match[CrusadersState]) -> list[int]:
    """Return all governors; a first game leaves out those of absent states (CRU-SETUP-08)."""
    content = m.state.content
    if not SETTINGS.of(m.settings)["first_game"]:
        return content.governors.cards
    states = [board.state for board in m.state.boards]
    absent = [card for state, card in enumerate(content.governors.starting) if state not in states]
    if not m.state.round:  # not yet placed
        absent = content.governors.starting
    return [card for card in content.governors.cards if card not in absent]


def cards_in_play(m: Match[CrusadersState]) -> dict[str, list[int]]:
    """Return the cards that steps may hold: open in a battle, shown or paid for, being played."""
    found: dict[str, list[int]] = {name: [] for name in (*PICKED, "saracen cards", "rescripts")}
    for step in m.stack:
        if isinstance(step, Battle):
            for card, side in zip(step.cards, step.sides, strict=True):
                found["saracen cards" if side == SARACENS else "tactics"].append(card)
        elif isinstance(step, PickCard) and step.card != NONE:
            found[PICKED[step.what]].append(step.card)
        elif isinstance(step, PlayRescript):
            found["rescripts"].append(step.card)
    return found


def check_hands(m: Match[CrusadersState]) -> list[str]:
    """Check the limits of hands, boards and spies."""
    state = m.state
    if not state.round:  # the setup is not complete
        return []
    content = state.content
    found: list[str] = []
    learning = any(isinstance(step, (LearnTactics, DiscardTactics)) for step in m.stack)
    fighting = any(isinstance(step, Battle) for step in m.stack)
    for seat, board in enumerate(state.boards):
        if (
            not learning
            and not fighting
            and len(state.tactics(seat).cards) != content.tactics_in_hand
        ):
            found.append(
                f"seat {seat} holds {len(state.tactics(seat).cards)} tactics"
            )  # CRU-MUST-03
        if len(board.buildings) > content.building_slots:  # CRU-BUILD-05
            found.append(f"seat {seat} has {len(board.buildings)} buildings")
        if len(board.spies) > content.most_spies:  # CRU-SPY-05
            found.append(f"seat {seat} has {len(board.spies)} active spies")
        for rival in range(len(state.boards)):
            if board.watched.count(rival) > content.spies_per_rival[len(state.boards)]:
                found.append(f"seat {seat} watches seat {rival} with too many spies")
        if len(state.bulls(seat).cards) != 1:
            found.append(f"seat {seat} has {len(state.bulls(seat).cards)} bulls")
    return found
