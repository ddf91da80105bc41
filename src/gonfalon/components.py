"""Data about a game and its components, for clients that draw and describe them.

A client may be built with this data for the games it knows. It requests the data of any other game,
and of matches with other content than the installed one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from gonfalon.kernel.content.content import Entries, is_source
from gonfalon.kernel.content.texts import read_texts
from gonfalon.kernel.game import Content, Game

NOT_FOR_CLIENTS: Final = ("front.ftl", "page.ftl", "rules.ftl", "terminal.ftl")


def client_facts(played: Game[Any]) -> dict[str, Any]:
    """Return what a client needs to turn a game's messages into sentences."""
    content = played.load()
    messages = sorted(played.messages().items())
    return {
        "slug": played.slug,
        "digest": content.digest,
        "prefix": played.prefix,
        "messages": {id: dict(zip(message.names, message.types)) for id, message in messages},
        "rules": {id: message.rule for id, message in messages if message.rule},
        "kinds": dict(played.kinds),
        "places": places(played, content),
        "described": card_texts(played, content),
    }


def client_texts(played: Game[Any], language: str) -> str:
    """Return a game's Fluent texts in a language, without those that clients never show."""
    game = read_texts(played.package, language)
    own = read_texts("gonfalon", language)
    files = [text for name, text in game.items() if name not in NOT_FOR_CLIENTS]
    return "\n".join([*files, own["interface.ftl"]])


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
    """Return the entries of some sections, without their sources and number of copies."""
    return {
        section: {
            id: {
                name: value
                for name, value in entry.items()
                if name != "copies" and not is_source(name)
            }
            for id, entry in entries.section(section).items()
        }
        for section in sections
    }
