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
    t = m.state
    c = t.c
    sections: dict[str, Any] = c.entries.sections
    found = {f"{name}.{id}" for name in WHOLE for id in sections[name]}
    allies = t.removed_allies + [kind for kind in [*t.track, t.hired] if kind != NONE]
    events = t.past_events + [event for event in (t.event, t.next_event) if event != NONE]
    titles = t.public_titles[:]
    cards: list[int] = []
    for zone in t.packs[TITLES].zones:
        if zone.bag:  # goals, and titles being chosen from
            titles += zone.cards
    for board in t.boards:
        cards += board.played
        titles += board.titles + board.failed
        allies += [kind for kind in range(len(c.allies.ids)) if board.owned_allies(kind)]
        found |= {f"relics.{id}" for kind, id in enumerate(c.relics) if board.owned_relics(kind)}
        found |= {
            f"prestige.{id}"
            for kind, id in enumerate(c.prestige)
            if board.prestige[kind] != NOT_OWNED
        }
        if board.character != NONE:
            found.add(f"characters.{c.characters.ids[board.character]}")
    found |= {f"allies.{c.allies.ids[kind]}" for kind in allies}
    found |= {f"events.{c.events.ids[event]}" for event in events}
    found |= {f"titles.{c.titles.ids[title]}" for title in titles}
    found |= {f"travel.{c.travel.ids[card]}" for card in cards}
    found |= {f"knights.{c.knights.ids[knight]}" for knight in t.seen_knights}
    found |= {f"tournament_cards.{c.tournaments.ids[card]}" for card in t.used_cards}
    found |= {f"prizes.{c.prizes[prize]}" for prize in t.used_prizes}
    if t.standard_prize:
        found.add(f"prizes.{c.prizes[0]}")
    if t.opponent is not None:
        found |= {f"titles.{c.titles.ids[title]}" for title in t.opponent.goals}
        if t.opponent.knight != NONE:
            found.add(f"knights.{c.knights.ids[t.opponent.knight]}")
        found.add("opponent.opponent")
        found.add(f"scenarios.{list(sections['scenarios'])[t.scenario]}")
        cards_drawn = t.opponent.deck + t.opponent.drawn
        found |= {f"opponent_cards.{c.opponent_cards.ids[card]}" for card in cards_drawn}
    return found
