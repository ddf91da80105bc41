"""The content entries a match has used, for the check that every entry comes into play."""

from __future__ import annotations

from typing import Any

from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.kernel.play.match import Match

# Sections that every match uses completely: boards, rounds, numbers.
WHOLE = (
    "game",
    "components",
    "setup",
    "scoring",
    "workers",
    "attributes",
    "factions",
    "rounds",
    "kings_order_slots",
    "attribute_track",
    "townsfolk_slots",
    "regions",
    "player_board_tracks",
    "outsider_attack_base",
    "debts",
)


def used_entries(m: Match[PaladinsState]) -> set[str]:
    """Return the entries used, as "section.id"."""
    state = m.state
    content = state.content
    cards = content.cards
    sections: dict[str, Any] = content.entries.sections
    found = {f"{name}.{id}" for name in WHOLE for id in sections[name]}
    found |= {f"actions.{id}" for id in sections["actions"]}
    for space, piece in enumerate(state.spaces):
        if piece >= 0:
            found.add(f"board_spaces.{content.board.spaces[space]}")
    townsfolk = state.discarded_townsfolk[:]
    outsiders = state.discarded_outsiders[:]
    suspicion = state.discarded_suspicion[:]
    workshops, jars = list(sections["workshop_spaces"]), list(sections["jars"])
    for b in state.boards:
        townsfolk += b.crew
        outsiders += b.attacked + b.converted
        suspicion += b.suspicion
        found |= {f"walls.{cards.walls[kind]}" for kind in b.walls}
        found |= {f"paladins.{cards.paladins[kind]}" for kind in b.used}
        found |= {f"workshop_spaces.{id}" for id in workshops[: b.workshops_placed()]}
        found |= {f"jars.{id}" for id in jars[: b.jars]}
        for space, id in enumerate(content.player.absolve_spaces):
            if b.absolved >> space & 1:
                found.add(f"absolve_spaces.{id}")
    found |= {f"townsfolk.{cards.townsfolk[kind]}" for kind in townsfolk}
    found |= {f"outsiders.{cards.outsiders[kind]}" for kind in outsiders}
    found |= {f"suspicion.{cards.suspicion[kind]}" for kind in suspicion}
    found |= {f"taverns.{cards.taverns[kind]}" for kind in state.taverns + state.discarded_taverns}
    found |= {f"kings_orders.{cards.orders[kind]}" for kind in state.orders}
    found |= {f"kings_favours.{cards.favours[kind]}" for kind in state.favours}
    if state.automa is not None:
        found.add("solo.solo")
        found |= {f"scheme_cards.{cards.schemes[kind]}" for kind in state.automa.schemes}
    return found
