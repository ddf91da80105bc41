"""Games: which there are, what can be chosen, their rules and components. Public."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Literal

from django.http import HttpRequest
from ninja import Field, Router

from gonfalon.kernel.game import Game, game, games
from gonfalon.kernel.ledger import Ledger, read_ledger
from gonfalon.kernel.step import POLICIES
from gonfalon.server.api.auth import anybody
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits import limited
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.play.desk import content_of
from gonfalon.server.tables import terms
from gonfalon.speech import PlainSpeech, speech

router = Router(tags=["games"])

Language = Literal["en", "ru", "uk", "pl"]


class GameShown(Schema):
    """A game in the list."""

    slug: str
    rules_version: int
    min_seats: int
    max_seats: int
    digest: str
    policies: list[str]


class OptionSet(Schema):
    """A seat count, and one set of options that the rules allow with it."""

    seats: int
    options: dict[str, Any]


class ChosenOptions(Strict):
    """A seat count and the options somebody would like to play with."""

    seats: Annotated[int, Field(ge=1, le=30)]
    options: dict[str, Any] = Field(default_factory=dict)


class GameDetails(GameShown):
    """A game with everything that can be chosen for a table."""

    option_sets: list[OptionSet]
    sections: list[str]
    chapters: dict[str, str]


class RuleShown(Schema):
    """A rule in a language."""

    id: str
    chapter: str
    kind: str
    text: str


class Component(Schema):
    """A component: its facts and what it is called and does."""

    id: str
    name: str
    does: str
    facts: dict[str, Any]


@lru_cache(maxsize=1)
def installed() -> Mapping[str, Game[Any]]:
    """Return the games of this server."""
    return games()


@lru_cache(maxsize=32)
def voice(slug: str, language: str) -> PlainSpeech:
    """Return what says a game's texts in a language."""
    return speech(game(slug), language, content=content_of(slug, ()))


@lru_cache(maxsize=16)
def ledger(slug: str) -> Ledger:
    """Return a game's rules."""
    return read_ledger(game(slug).package)


def find(slug: str) -> Game[Any]:
    """Return a game of this server."""
    found = installed().get(slug)
    if found is None:
        raise Problem(404, "unknown-game", "There is no such game.")
    return found


def facts_of(slug: str, found: Game[Any]) -> dict[str, Any]:
    """Return what the list tells of a game."""
    return {
        "slug": slug,
        "rules_version": found.rules_version,
        "min_seats": found.min_seats,
        "max_seats": found.max_seats,
        "digest": content_of(slug, ()).digest,
        "policies": list(POLICIES),
    }


@lru_cache(maxsize=64)
def details(slug: str, language: str) -> GameDetails:
    """Return a game with everything that can be chosen."""
    found = find(slug)
    content = content_of(slug, ())
    said = voice(slug, language)
    return GameDetails(
        **facts_of(slug, found),
        option_sets=[
            OptionSet(seats=seats, options=options) for seats, options in found.option_sets(content)
        ],
        sections=list(content.entries.sections),
        chapters={id: said.chapter(id) for id in ledger(slug).chapters},
    )


@lru_cache(maxsize=512)
def components(slug: str, section: str, language: str) -> list[Component]:
    """Return the components of a section."""
    entries = content_of(slug, ()).entries.sections.get(section)
    if entries is None:
        raise Problem(404, "no-such-section", "There is no such section.")
    said = voice(slug, language)
    return [
        Component(
            id=id,
            name=said.name_of(section, id),
            does=said.does(section, id) if section in said.game.kinds else "",
            facts=facts,
        )
        for id, facts in entries.items()
    ]


def rule_of(slug: str, id: str, language: str) -> RuleShown:
    """Return one rule in a language."""
    rule = ledger(slug).rules[id]
    said = voice(slug, language)
    return RuleShown(id=id, chapter=rule.chapter, kind=rule.kind, text=said.rule(id))


@router.get("/games", auth=anybody(), response=answers(list[GameShown]))
def list_games(request: HttpRequest) -> Any:
    """The games of this server."""
    return [facts_of(slug, found) for slug, found in installed().items()]


@router.get("/games/{slug}", auth=anybody(), response=answers(GameDetails, 404))
def show_game(request: HttpRequest, slug: str, language: Language = "en") -> GameDetails:
    """One game, with every set of options the rules allow."""
    find(slug)
    return details(slug, language)


@router.post("/games/{slug}/options", auth=anybody(), response=answers(OptionSet, 404, 409))
@limited("views")
def check_options(request: HttpRequest, slug: str, body: ChosenOptions) -> OptionSet:
    """Check options before a table is opened; return them complete, or refuse with the rule."""
    find(slug)
    played = terms.check_game(slug, body.seats)
    options = terms.check_options(played, content_of(slug, ()), body.seats, body.options, [])
    return OptionSet(seats=body.seats, options=options)


@router.get("/games/{slug}/rules", auth=anybody(), response=answers(list[RuleShown], 404))
def list_rules(
    request: HttpRequest, slug: str, language: Language = "en", chapter: str = ""
) -> list[RuleShown]:
    """The rules, all or of one chapter, in a language."""
    find(slug)
    rules = ledger(slug).rules
    return [
        rule_of(slug, id, language) for id, rule in rules.items() if chapter in ("", rule.chapter)
    ]


@router.get("/games/{slug}/rules/{rule}", auth=anybody(), response=answers(RuleShown, 404))
def show_rule(request: HttpRequest, slug: str, rule: str, language: Language = "en") -> RuleShown:
    """One rule by its id, in a language."""
    find(slug)
    if rule not in ledger(slug).rules:
        raise Problem(404, "no-such-rule", "There is no such rule.")
    return rule_of(slug, rule, language)


@router.get(
    "/games/{slug}/content/{section}", auth=anybody(), response=answers(list[Component], 404)
)
def list_components(
    request: HttpRequest, slug: str, section: str, language: Language = "en"
) -> list[Component]:
    """The components of a section: names, what they do, and their facts."""
    find(slug)
    return components(slug, section, language)
