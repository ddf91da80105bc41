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
from gonfalon.games.crusaders.rules.board.base_battle import BaseBattle
from gonfalon.games.crusaders.rules.cards.learning import LearnTactics
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.faith.rescripts import PlayRescript
from gonfalon.games.crusaders.rules.losses.tactics import DiscardTactics
from gonfalon.kernel.play.match import Match

PICKED: Final = ("buildings", "tactics", "governors")  # by what is picked


def held(t: CrusadersState, pack: int) -> list[int]:
    """Return all cards in the zones of a pack."""
    return [card for zone in t.packs[pack].zones for card in zone.cards]


def check_cards(m: Match[CrusadersState]) -> list[str]:
    """Check that every card is in exactly one place; before the setup is over, at most in one."""
    t = m.state
    c = t.c
    tactics = held(t, TACTICS) + t.tactic_discards[0] + t.tactic_discards[1]
    tactics += t.tactic_market[0] + t.tactic_market[1]
    rescripts = held(t, RESCRIPTS) + t.rescript_discards[0] + t.rescript_discards[1]
    spies = held(t, SPIES) + t.spy_discards
    saracens = held(t, SARACEN_CARDS) + t.saracen_discards + t.saracens_lost
    governors = held(t, GOVERNORS) + t.governor_discards + t.governor_market
    governors += [card for card in t.governor if card != NONE]
    buildings = [0] * t.bazaars + [card for card in t.building_top if card != NONE]
    for deck in range(len(DECKS)):
        buildings += t.building_decks[deck] + t.building_discards[deck] + t.building_market[deck]
    for board in t.boards:
        spies += board.spies
        buildings += board.buildings
    all_buildings = c.buildings.decks[0] + c.buildings.decks[1]
    starting = list(range(c.tactics.starters)) * len(t.boards)
    everything = {
        "tactics": (tactics, starting + c.tactics.decks[0] + c.tactics.decks[1]),
        "rescripts": (rescripts, c.rescripts.decks[0] + c.rescripts.decks[1]),
        "spies": (spies, c.spies.cards),
        "saracen cards": (saracens, c.saracen_cards.cards),
        "governors": (governors, governors_in_game(m)),
        "buildings": (buildings, [0] * c.buildings.bazaars + all_buildings),
        "bulls": (held(t, BULLS), c.bulls.cards),
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
    c = m.state.c
    if not SETTINGS.of(m.settings)["first_game"]:
        return c.governors.cards
    states = [board.state for board in m.state.boards]
    absent = [card for state, card in enumerate(c.governors.starting) if state not in states]
    if not m.state.round:  # not yet placed
        absent = c.governors.starting
    return [card for card in c.governors.cards if card not in absent]


def cards_in_play(m: Match[CrusadersState]) -> dict[str, list[int]]:
    """Return the cards that steps may hold: open in a battle, shown or paid for, being played."""
    found: dict[str, list[int]] = {name: [] for name in (*PICKED, "saracen cards", "rescripts")}
    for step in m.stack:
        if isinstance(step, BaseBattle):
            for card, side in zip(step.cards, step.sides, strict=True):
                found["saracen cards" if side == SARACENS else "tactics"].append(card)
        elif isinstance(step, PickCard) and step.card != NONE:
            found[PICKED[step.what]].append(step.card)
        elif isinstance(step, PlayRescript):
            found["rescripts"].append(step.card)
    return found


def check_hands(m: Match[CrusadersState]) -> list[str]:
    """Check the limits of hands, boards and spies."""
    t = m.state
    if not t.round:  # the setup is not complete
        return []
    c = t.c
    found: list[str] = []
    learning = any(isinstance(step, (LearnTactics, DiscardTactics)) for step in m.stack)
    fighting = any(isinstance(step, BaseBattle) for step in m.stack)
    for seat, board in enumerate(t.boards):
        if not learning and not fighting and len(t.tactics(seat).cards) != c.tactics_in_hand:
            found.append(f"seat {seat} holds {len(t.tactics(seat).cards)} tactics")  # CRU-MUST-03
        if len(board.buildings) > c.building_slots:  # CRU-BUILD-05
            found.append(f"seat {seat} has {len(board.buildings)} buildings")
        if len(board.spies) > c.most_spies:  # CRU-SPY-05
            found.append(f"seat {seat} has {len(board.spies)} active spies")
        for rival in range(len(t.boards)):
            if board.watched.count(rival) > c.spies_per_rival[len(t.boards)]:
                found.append(f"seat {seat} watches seat {rival} with too many spies")
        if len(t.bulls(seat).cards) != 1:
            found.append(f"seat {seat} has {len(t.bulls(seat).cards)} bulls")
    return found
