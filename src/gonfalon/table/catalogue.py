"""Games as a client gets them: what is installed, settings, rules, components, editions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gonfalon.components import card_texts, places
from gonfalon.kernel.content.ledger import Ledger, read_ledger
from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.kernel.game import Content, Game, game
from gonfalon.kernel.play.step import POLICIES
from gonfalon.speech import PlainSpeech, about, speech


@lru_cache(maxsize=64)
def content_of(slug: str, packs: tuple[str, ...]) -> Content:
    """Return the content a new match would use: what is installed, with these packs."""
    return game(slug).load(packs)


@lru_cache(maxsize=32)
def voice(slug: str, language: str) -> PlainSpeech:
    """Return the texts of a game in a language."""
    return speech(game(slug), language, content=content_of(slug, ()))


@lru_cache(maxsize=16)
def ledger(slug: str) -> Ledger:
    """Return a game's rules."""
    return read_ledger(game(slug).package)


@lru_cache(maxsize=16)
def explained(slug: str) -> dict[str, list[str]]:
    """Return what the examples, rulings and decisions of a game explain."""
    return ledger(slug).explained()


@lru_cache(maxsize=16)
def provenance_of(slug: str) -> tuple[int, int]:
    """Return how many entries a game's content has, and how many of them are reconstructed."""
    counted = content_of(slug, ()).entries.provenance().values()
    return (
        sum(sum(counts.values()) for counts in counted),
        sum(counts["reconstructed"] for counts in counted),
    )


def listed(played: Game[Any]) -> dict[str, Any]:
    """Return a game for the list."""
    entries, reconstructed = provenance_of(played.slug)
    return {
        "slug": played.slug,
        "rules_version": played.rules_version,
        "min_seats": played.min_seats,
        "max_seats": played.max_seats,
        "minutes": played.minutes,
        "setup_questions": [*played.setup_questions],
        "digest": content_of(played.slug, ()).digest,
        "entries": entries,
        "reconstructed": reconstructed,
        "policies": list(POLICIES),
        "titles": {language: about(played, language)[0] for language in LANGUAGES},
        "summaries": {language: about(played, language)[1] for language in LANGUAGES},
    }


def details(played: Game[Any], language: str) -> dict[str, Any]:
    """Return a game with everything that can be chosen for a table."""
    content = content_of(played.slug, ())
    texts = voice(played.slug, language)
    setups = [{"seats": seats, "settings": settings} for seats, settings in played.setups(content)]
    return {
        **listed(played),
        "setups": setups,
        "sections": list(content.entries.sections),
        "chapters": {id: texts.chapter(id) for id in ledger(played.slug).chapters},
    }


def components(slug: str, section: str, language: str) -> list[dict[str, Any]] | None:
    """Return the components of a section, or None if there is no such section."""
    entries = content_of(slug, ()).entries.sections.get(section)
    if entries is None:
        return None
    texts = voice(slug, language)
    spoken = section in texts.game.kinds
    return [
        {
            "id": id,
            "name": texts.name_of(section, id),
            "does": texts.does(section, id) if spoken else "",
            "facts": facts,
        }
        for id, facts in entries.items()
    ]


def rule(slug: str, id: str, language: str) -> dict[str, Any]:
    """Return a rule of the ledger in a language."""
    found = ledger(slug).rules[id]
    return {
        "id": id,
        "chapter": found.chapter,
        "kind": found.kind,
        "text": voice(slug, language).rule(id),
        "about": explained(slug).get(id, []),
    }


def rules(slug: str, language: str, chapter: str = "") -> list[dict[str, Any]]:
    """Return the rules of a chapter, or all of them."""
    return [
        rule(slug, id, language)
        for id, found in ledger(slug).rules.items()
        if chapter in ("", found.chapter)
    ]


def edition(played: Game[Any], content: Content) -> dict[str, Any]:
    """Return what a client needs to draw and describe the content of a match."""
    return {
        "game": played.slug,
        "digest": content.digest,
        "sections": content.entries.sections,
        "described": card_texts(played, content),
        "places": places(played, content),
    }
