"""The content entries a match has used, for the check that every entry comes into play."""

from __future__ import annotations

from typing import Any

from gonfalon.games.glory.model.constants import NONE, NOT_OWNED
from gonfalon.games.glory.model.state import TITLES, GloryState
from gonfalon.kernel.play.match import Match

# Sections that every match uses completely: boards, dice, numbers, kinds.
WHOLE = (
    "game",
    "components",
    "constants",
    "dice",
    "equipment",
    "equipment_cards",
    "actions",
    "market",
    "ally_slots",
    "display",
    "cities",
    "plaisance",
    "knight_kinds",
)


def used_entries(m: Match[GloryState]) -> set[str]:
    """Return the entries used, as "section.id"."""
    state = m.state
    content = state.content
    sections: dict[str, Any] = content.entries.sections
    found = {f"{name}.{id}" for name in WHOLE for id in sections[name]}
    allies = state.removed_allies + [kind for kind in [*state.track, state.hired] if kind != NONE]
    events = state.past_events + [
        event for event in (state.event, state.next_event) if event != NONE
    ]
    titles = state.public_titles[:]
    cards: list[int] = []
    for zone in state.packs[TITLES].zones:
        if zone.bag:  # goals, and titles being chosen from
            titles += zone.cards
    for board in state.boards:
        cards += board.played
        titles += board.titles + board.failed
        allies += [kind for kind in range(len(content.allies.ids)) if board.owned_allies(kind)]
        found |= {
            f"relics.{id}" for kind, id in enumerate(content.relics) if board.owned_relics(kind)
        }
        found |= {
            f"prestige.{id}"
            for kind, id in enumerate(content.prestige)
            if board.prestige[kind] != NOT_OWNED
        }
        if board.character != NONE:
            found.add(f"characters.{content.characters.ids[board.character]}")
    found |= {f"allies.{content.allies.ids[kind]}" for kind in allies}
    found |= {f"events.{content.events.ids[event]}" for event in events}
    found |= {f"titles.{content.titles.ids[title]}" for title in titles}
    found |= {f"travel.{content.travel.ids[card]}" for card in cards}
    found |= {f"knights.{content.knights.ids[knight]}" for knight in state.seen_knights}
    found |= {f"tournament_cards.{content.tournaments.ids[card]}" for card in state.used_cards}
    found |= {f"prizes.{content.prizes[prize]}" for prize in state.used_prizes}
    if state.standard_prize:
        found.add(f"prizes.{content.prizes[0]}")
    if state.opponent is not None:
        found |= {f"titles.{content.titles.ids[title]}" for title in state.opponent.goals}
        if state.opponent.knight != NONE:
            found.add(f"knights.{content.knights.ids[state.opponent.knight]}")
        found.add("opponent.opponent")
        found.add(f"scenarios.{list(sections['scenarios'])[state.scenario]}")
        cards_drawn = state.opponent.deck + state.opponent.drawn
        found |= {f"opponent_cards.{content.opponent_cards.ids[card]}" for card in cards_drawn}
    return found
