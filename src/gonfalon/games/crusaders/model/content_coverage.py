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
    t = m.state
    sections = t.c.entries.sections
    found = {f"{name}.{id}" for name in WHOLE for id in sections[name]}
    return found | used_map(t) | used_cards(t) | used_tokens(t)


def used_map(t: CrusadersState) -> set[str]:
    """Return states, cities and roads that exist in the match, and how a map for two is made."""
    c = t.c
    sections = c.entries.sections
    states = [board.state for board in t.boards]
    found = {f"states.{c.states.ids[state]}" for state in states}
    open_cities = {id for city, id in enumerate(c.cities.ids) if t.exists(city)}
    found |= {f"cities.{id}" for id in open_cities}
    found |= {
        f"edges.{id}"
        for id, edge in sections["edges"].items()
        if edge["a"] in open_cities and edge["b"] in open_cities
    }
    if sorted(states) in c.pairs:
        pairs = list(sections["two_player_pairs"])
        found.add(f"two_player_pairs.{pairs[c.pairs.index(sorted(states))]}")
    if t.owner[c.cities.homs] != SARACENS:
        found.add("homs_card.homs_card")
    return found


def used_cards(t: CrusadersState) -> set[str]:
    """Return the cards that somebody had or that were turned up and used."""
    c = t.c
    seats = range(len(t.boards))
    tactics = [card for zone in t.packs[TACTICS].zones[HANDS:] for card in zone.cards]
    tactics += [card for discards in t.tactic_discards for card in discards]
    saracens = t.saracen_discards + t.saracens_lost
    for zone in t.packs[SARACEN_CARDS].zones[SARACEN_HAND : SARACEN_COVERS + 1]:
        saracens += zone.cards
    buildings = [card for board in t.boards for card in board.buildings]
    buildings += [card for discards in t.building_discards for card in discards]
    spies = [card for board in t.boards for card in board.spies] + t.spy_discards
    spies += [card for seat in seats for card in t.spies(seat).cards]
    governors = [card for card in t.governor if card != NONE] + t.governor_discards
    rescripts = [card for zone in t.packs[RESCRIPTS].zones[HANDS:] for card in zone.cards]
    rescripts += [card for discards in t.rescript_discards for card in discards]
    bulls = [card for seat in seats for card in t.bulls(seat).cards]
    events = [event for event in range(len(c.events.ids)) if event not in t.events]
    found = {f"tactics.{c.tactics.ids[card]}" for card in tactics}
    found |= {f"saracens.{c.saracen_cards.ids[card]}" for card in saracens}
    found |= {f"buildings.{c.buildings.ids[card]}" for card in buildings}
    found |= {f"spies.{c.spies.ids[card]}" for card in spies}
    found |= {f"governors.{c.governors.ids[card]}" for card in governors}
    found |= {f"rescripts.{c.rescripts.ids[card]}" for card in rescripts}
    found |= {f"bulls.{c.bulls.ids[card]}" for card in bulls}
    return found | {f"events.{c.events.ids[event]}" for event in events}


def used_tokens(t: CrusadersState) -> set[str]:
    """Return the raid tokens that were turned up, and the tokens of an automa that takes part."""
    c = t.c
    sections = c.entries.sections
    found: set[str] = set()
    for id, entry in sections["raid_tokens"].items():
        colour = COLOURS.index(entry["colour"])
        if t.raid_tokens.count(colour) < c.raid_colours.count(colour):
            found.add(f"raid_tokens.{id}")
    if t.automa_markers:
        found |= {f"automa_tokens.{id}" for id in sections["automa_tokens"]}
    return found
