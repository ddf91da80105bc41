"""Data about a game's components, for clients that draw and describe them.

A client may be built with this data for one content. For matches with any other content it requests
the data by digest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gonfalon.kernel.content import Entries
from gonfalon.kernel.game import Content, Game


def card_texts(played: Game[Any], content: Content) -> dict[str, dict[str, list[Any]]]:
    """Return descriptions of what components do, by section and id, as messages."""
    words = content.vocabulary
    return {
        section: {
            id: [text.to_json(words) for text in played.card_text(content, section, id)]
            for id in content.entries.section(section)
        }
        for section in played.kinds
        if section in content.entries.sections
    }


def places(played: Game[Any], content: Content) -> dict[str, Mapping[str, Mapping[str, str]]]:
    """Return the display names of board places, by number of seats."""
    return {
        str(seats): dict(played.places(content, seats))
        for seats in range(played.min_seats, played.max_seats + 1)
    }


def component_facts(
    entries: Entries, sections: Iterable[str]
) -> dict[str, dict[str, dict[str, Any]]]:
    """Return the entries of some sections, without provenance and number of copies."""
    return {
        section: {
            id: {name: value for name, value in entry.items() if not is_provenance(name)}
            for id, entry in entries.section(section).items()
        }
        for section in sections
    }


def is_provenance(name: str) -> bool:
    """Return whether a field is left out for clients: provenance, sources, notes, copies."""
    return name in ("provenance", "copies") or name.endswith(("source", "note"))
