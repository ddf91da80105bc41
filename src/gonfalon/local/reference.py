"""Operations of games and lessons, which are the same with a server."""

from __future__ import annotations

from typing import Any

from gonfalon.components import client_facts, client_texts
from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.kernel.game import Game, installed_games
from gonfalon.kernel.play.series import answers_for
from gonfalon.kernel.records.editions import find_edition
from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.kernel.records.saving import digest
from gonfalon.lessons.lesson import Lesson, LessonStep
from gonfalon.lessons.loading import lessons_of
from gonfalon.lessons.running import run_step
from gonfalon.local.router import BadInput, NotHere, Request, Routes
from gonfalon.table import catalogue
from gonfalon.table.lessons import all_lessons, step_shown

ROUTES = Routes()


def find(slug: str) -> Game[Any]:
    """Return an installed game."""
    found = installed_games().get(slug)
    if found is None:
        raise NotHere("unknown-game", "There is no such game.")
    return found


def language_of(request: Request) -> str:
    """Return the language that is asked for, English by default."""
    language = request.query.get("language", "en")
    if language not in LANGUAGES:
        raise BadInput(f"language should be one of {', '.join(LANGUAGES)}")
    return language


@ROUTES.add("GET", "/games")
def list_games(request: Request) -> Any:
    return [catalogue.listed(one) for one in installed_games().values()]


@ROUTES.add("GET", "/games/{slug}")
def show_game(request: Request, slug: str) -> Any:
    return catalogue.details(find(slug), language_of(request))


@ROUTES.add("GET", "/games/{slug}/client")
def show_client_data(request: Request, slug: str) -> Any:
    found = find(slug)
    return {"facts": client_facts(found), "texts": client_texts(found, language_of(request))}


@ROUTES.add("POST", "/games/{slug}/settings")
def check_settings(request: Request, slug: str) -> Any:
    found, seats = find(slug), request.given("seats", int)
    settings = request.given("settings", dict, {})
    checked = found.check_settings(catalogue.content_of(slug, ()), seats, settings)
    return {"seats": seats, "settings": checked}


@ROUTES.add("GET", "/games/{slug}/rules")
def list_rules(request: Request, slug: str) -> Any:
    find(slug)
    return catalogue.rules(slug, language_of(request), request.query.get("chapter", ""))


@ROUTES.add("GET", "/games/{slug}/rules/{rule}")
def show_rule(request: Request, slug: str, rule: str) -> Any:
    find(slug)
    if rule not in catalogue.ledger(slug).rules:
        raise NotHere("no-such-rule", "There is no such rule.")
    return catalogue.rule(slug, rule, language_of(request))


@ROUTES.add("GET", "/games/{slug}/content/{section}")
def list_components(request: Request, slug: str, section: str) -> Any:
    find(slug)
    found = catalogue.components(slug, section, language_of(request))
    if found is None:
        raise NotHere("no-such-section", "There is no such section.")
    return found


@ROUTES.add("GET", "/games/{slug}/editions/{digest}")
def show_edition(request: Request, slug: str, digest: str) -> Any:
    played = find(slug)
    content = find_edition(played, digest)
    if content is None:
        raise NotHere("no-such-edition", "No match was ever played with that content.")
    return catalogue.edition(played, content)


@ROUTES.add("POST", "/records")
def replay_record(request: Request) -> Any:
    """Replay a record from its text alone, and say what came of it."""
    record = parse_record(request.given("record", str))
    match = replay(record)
    return {
        "game": match.game.slug,
        "seats": match.seats,
        "inputs": len(record.entries),
        "version": match.version,
        "over": match.over,
        "digest": digest(match),
    }


@ROUTES.add("GET", "/learn")
def list_lessons(request: Request) -> Any:
    return all_lessons(installed_games().values(), language_of(request))


@ROUTES.add("GET", "/learn/{slug}/{lesson}/{step}")
def begin_step(request: Request, slug: str, lesson: str, step: str) -> Any:
    return step_shown(run_step(*find_step(slug, lesson, step)))


@ROUTES.add("POST", "/learn/{slug}/{lesson}/{step}")
def answer_step(request: Request, slug: str, lesson: str, step: str) -> Any:
    taught = find_step(slug, lesson, step)
    return step_shown(run_step(*taught, request.words("answers", []), request.words("options", [])))


@ROUTES.add("POST", "/learn/{slug}/{lesson}/{step}/plans")
def plan_step(request: Request, slug: str, lesson: str, step: str) -> Any:
    state = run_step(*find_step(slug, lesson, step), request.words("answers", []))
    asked = state.match.decision(request.given("decision", str), state.lesson.seat)
    wanted = request.given("wanted", dict)
    return {"options": answers_for(state.match, asked.id, wanted, asked.seat)}


def find_step(slug: str, lesson: str, step: str) -> tuple[Lesson, LessonStep]:
    """Return a step of a lesson."""
    taught = lessons_of(find(slug)).get(lesson)
    if taught is None:
        raise NotHere("no-such-lesson", "There is no such lesson.")
    found = taught.step(step)
    if found is None:
        raise NotHere("no-such-step", "There is no such step in this lesson.")
    return taught, found
