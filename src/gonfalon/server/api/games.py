"""Games: what is installed, possible settings, rules and components. Public."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from django.http import HttpRequest, HttpResponse
from ninja import Field, Path, Router

from gonfalon.components import client_facts, client_texts
from gonfalon.kernel.game import Game, installed_games
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.fixed import Fixed, freeze, freeze_text, send
from gonfalon.server.api.limits.limits import limited
from gonfalon.server.api.people.auth import anybody
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.play.storage.editions import edition
from gonfalon.server.tables import terms
from gonfalon.table import catalogue
from gonfalon.table.catalogue import content_of

router = Router(tags=["games"])

Language = Literal["en", "ru", "uk", "pl"]
Digest = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
NONE = freeze_text(b"[]")


class GameShown(Schema):
    """A game in the list."""

    slug: str
    rules_version: int
    min_seats: int
    max_seats: int
    minutes: int  # how long a match takes, roughly; 0 if the game does not say
    setup_questions: list[str]  # kinds of questions that a quick start answers
    digest: str
    entries: int  # of the content: cards, pieces, places, tables of numbers
    reconstructed: int  # entries whose numbers may differ from a printed copy
    policies: list[str]
    titles: dict[str, str]  # by language
    summaries: dict[str, str]


class ClientData(Schema):
    """What a client needs to speak for a game that it was not built with."""

    facts: dict[str, Any]
    texts: str  # Fluent


class Setup(Schema):
    """A seat count, and one set of settings that the rules allow with it."""

    seats: int
    settings: dict[str, Any]


class ChosenSettings(Strict):
    """A seat count and settings to check."""

    seats: Annotated[int, Field(ge=1, le=30)]
    settings: dict[str, Any] = Field(default_factory=dict)


class GameDetails(GameShown):
    """A game with everything that can be chosen for a table."""

    setups: list[Setup]
    sections: list[str]
    chapters: dict[str, str]


class RuleShown(Schema):
    """The text of a rule in one language.

    `about` lists the rules that an example, a ruling or a decision explains.
    """

    id: str
    chapter: str
    kind: str
    text: str
    about: list[str]


class Component(Schema):
    """A component: its name, what it does, and its facts."""

    id: str
    name: str
    does: str
    facts: dict[str, Any]


class Edition(Schema):
    """The content that matches started with: what a client needs to draw and describe it."""

    game: str
    digest: str
    sections: dict[str, dict[str, dict[str, Any]]]  # every entry, in its order
    described: dict[str, dict[str, list[dict[str, Any]]]]
    places: dict[str, dict[str, dict[str, str]]]


@lru_cache(maxsize=1)
def installed() -> Mapping[str, Game[Any]]:
    """Return the games of this server."""
    return installed_games()


def find(slug: str) -> Game[Any]:
    """Return a game of this server; 404 if it is not installed."""
    found = installed().get(slug)
    if found is None:
        raise Problem(404, "unknown-game", "There is no such game.")
    return found


@lru_cache(maxsize=64)
def details(slug: str, language: str) -> Fixed:
    """Return a game with everything that can be chosen."""
    return freeze(GameDetails, GameDetails(**catalogue.details(find(slug), language)))


@lru_cache(maxsize=64)
def client_data(slug: str, language: str) -> Fixed:
    """Return facts and texts of a game."""
    found = find(slug)
    data = ClientData(facts=client_facts(found), texts=client_texts(found, language))
    return freeze(ClientData, data)


@lru_cache(maxsize=512)
def components(slug: str, section: str, language: str) -> Fixed:
    """Return the components of a section."""
    found = catalogue.components(slug, section, language)
    if found is None:
        raise Problem(404, "no-such-section", "There is no such section.")
    return freeze(list[Component], [Component(**one) for one in found])


@lru_cache(maxsize=1024)
def rules(slug: str, language: str, chapter: str) -> Fixed:
    """Return the rules of an existing chapter, or all rules."""
    found = catalogue.rules(slug, language, chapter)
    return freeze(list[RuleShown], [RuleShown(**one) for one in found])


@router.get("/games", auth=anybody(), response=answers(list[GameShown]))
def list_games(request: HttpRequest) -> Any:
    """List the games of this server."""
    return [catalogue.listed(found) for found in installed().values()]


@router.get("/games/{slug}", auth=anybody(), response=answers(GameDetails, 404))
@limited("views")
def show_game(request: HttpRequest, slug: str, language: Language = "en") -> HttpResponse:
    """Return a game, with every set of settings the rules allow."""
    find(slug)
    return send(request, details(slug, language))


@router.get("/games/{slug}/client", auth=anybody(), response=answers(ClientData, 404))
@limited("views")
def show_client_data(request: HttpRequest, slug: str, language: Language = "en") -> HttpResponse:
    """Return the facts and texts with which a client turns a game's messages into sentences."""
    find(slug)
    return send(request, client_data(slug, language))


@router.post("/games/{slug}/settings", auth=anybody(), response=answers(Setup, 404, 409))
@limited("views")
def check_settings(request: HttpRequest, slug: str, body: ChosenSettings) -> Setup:
    """Check settings before opening a table. Returns them complete, or an error with the rule."""
    find(slug)
    played = terms.check_game(slug, body.seats)
    settings = terms.check_settings(played, content_of(slug, ()), body.seats, body.settings, [])
    return Setup(seats=body.seats, settings=settings)


@router.get("/games/{slug}/rules", auth=anybody(), response=answers(list[RuleShown], 404))
@limited("views")
def list_rules(
    request: HttpRequest, slug: str, language: Language = "en", chapter: str = ""
) -> HttpResponse:
    """List the rules of a game in one language, all or of one chapter."""
    find(slug)
    known = chapter in ("", *catalogue.ledger(slug).chapters)
    return send(request, rules(slug, language, chapter) if known else NONE)


@router.get("/games/{slug}/rules/{rule}", auth=anybody(), response=answers(RuleShown, 404))
def show_rule(request: HttpRequest, slug: str, rule: str, language: Language = "en") -> RuleShown:
    """Return one rule by its id, in one language."""
    find(slug)
    if rule not in catalogue.ledger(slug).rules:
        raise Problem(404, "no-such-rule", "There is no such rule.")
    return RuleShown(**catalogue.rule(slug, rule, language))


@router.get(
    "/games/{slug}/content/{section}", auth=anybody(), response=answers(list[Component], 404)
)
@limited("views")
def list_components(
    request: HttpRequest, slug: str, section: str, language: Language = "en"
) -> HttpResponse:
    """List the components of a section: names, what they do, and their facts."""
    find(slug)
    return send(request, components(slug, section, language))


@lru_cache(maxsize=32)
def edition_body(slug: str, digest: str) -> bytes:
    """Return an edition as JSON."""
    found = find(slug)
    content = edition(slug, digest)
    if content is None:
        raise Problem(404, "no-such-edition", "No match was ever played with that content.")
    body = catalogue.edition(found, content)
    return json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()


@router.get(
    "/games/{slug}/editions/{digest}", auth=anybody(), response=answers(Edition, 404, 422, 429)
)
@limited("views")
def show_edition(request: HttpRequest, slug: str, digest: Digest) -> HttpResponse:
    """Return the content with a digest, as named in a view's `content`.

    A match keeps the content it started with. An edition never changes, so clients may cache it
    forever.
    """
    response = HttpResponse(edition_body(slug, digest), content_type="application/json")
    response["Cache-Control"] = "public, max-age=31536000, immutable"
    return response
