"""The content entries a match has used, for the check that every entry comes into play."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import COLOURS, NONE, SARACENS
from gonfalon.games.crusaders.model.state import (
    HANDS,
    RESCRIPTS,
    SARACEN_CARDS,
    SARACEN_COVERS,
    SARACEN_HAND,
    TACTICS,
    CrusadersState,
)
from gonfalon.kernel.play.match import Match

# Sections that every match uses completely: box, numbers, goods, tracks.
WHOLE = (
    "game",
    "components",
    "per_state",
    "orders",
    "cross",
    "limits",
    "market_sizes",
    "end_conditions",
    "wall_tokens",
    "token_values",
    "goods",
    "bishops",
    "holiness_track",
    "saracen_track",
)


def used_entries(m: Match[CrusadersState]) -> set[str]:
    """Return the entries used, as "section.id"."""
    state = m.state
    sections = state.content.entries.sections
    found = {f"{name}.{id}" for name in WHOLE for id in sections[name]}
    return found | used_map(state) | used_cards(state) | used_tokens(state)


def used_map(state: CrusadersState) -> set[str]:
    """Return states, cities and roads that exist in the match, and how a map for two is made."""
    content = state.content
    sections = content.entries.sections
    realms = [board.state for board in state.boards]
    found = {f"states.{content.states.ids[realm]}" for realm in realms}
    open_cities = {id for city, id in enumerate(content.cities.ids) if state.exists(city)}
    found |= {f"cities.{id}" for id in open_cities}
    found |= {
        f"edges.{id}"
        for id, edge in sections["edges"].items()
        if edge["a"] in open_cities and edge["b"] in open_cities
    }
    if sorted(realms) in content.pairs:
        pairs = list(sections["two_player_pairs"])
        found.add(f"two_player_pairs.{pairs[content.pairs.index(sorted(realms))]}")
    if state.owner[content.cities.homs] != SARACENS:
        found.add("homs_card.homs_card")
    return found


def used_cards(state: CrusadersState) -> set[str]:
    """Return the cards that somebody had or that were turned up and used."""
    content = state.content
    seats = range(len(state.boards))
    tactics = [card for zone in state.packs[TACTICS].zones[HANDS:] for card in zone.cards]
    tactics += [card for discards in state.tactic_discards for card in discards]
    saracens = state.saracen_discards + state.saracens_lost
    for zone in state.packs[SARACEN_CARDS].zones[SARACEN_HAND : SARACEN_COVERS + 1]:
        saracens += zone.cards
    buildings = [card for board in state.boards for card in board.buildings]
    buildings += [card for discards in state.building_discards for card in discards]
    spies = [card for board in state.boards for card in board.spies] + state.spy_discards
    spies += [card for seat in seats for card in state.spies(seat).cards]
    governors = [card for card in state.governor if card != NONE] + state.governor_discards
    rescripts = [card for zone in state.packs[RESCRIPTS].zones[HANDS:] for card in zone.cards]
    rescripts += [card for discards in state.rescript_discards for card in discards]
    bulls = [card for seat in seats for card in state.bulls(seat).cards]
    events = [event for event in range(len(content.events.ids)) if event not in state.events]
    found = {f"tactics.{content.tactics.ids[card]}" for card in tactics}
    found |= {f"saracens.{content.saracen_cards.ids[card]}" for card in saracens}
    found |= {f"buildings.{content.buildings.ids[card]}" for card in buildings}
    found |= {f"spies.{content.spies.ids[card]}" for card in spies}
    found |= {f"governors.{content.governors.ids[card]}" for card in governors}
    found |= {f"rescripts.{content.rescripts.ids[card]}" for card in rescripts}
    found |= {f"bulls.{content.bulls.ids[card]}" for card in bulls}
    return found | {f"events.{content.events.ids[event]}" for event in events}


def used_tokens(state: CrusadersState) -> set[str]:
    """Return the raid tokens that were turned up, and the tokens of an automa that takes part."""
    content = state.content
    sections = content.entries.sections
    found: set[str] = set()
    for id, entry in sections["raid_tokens"].items():
        colour = COLOURS.index(entry["colour"])
        if state.raid_tokens.count(colour) < content.raid_colours.count(colour):
            found.add(f"raid_tokens.{id}")
    if state.automa_markers:
        found |= {f"automa_tokens.{id}" for id in sections["automa_tokens"]}
    return found
