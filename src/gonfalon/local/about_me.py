"""Operations about whoever holds the device.

What a site would say of other people (whom they follow, whom they blocked, chat) is empty here.
"""

from __future__ import annotations

from typing import Any, Final

from gonfalon.kernel.content.texts import LANGUAGES
from gonfalon.local.person import PREFERENCES
from gonfalon.local.router import BadInput, Request, Routes

ROUTES = Routes()
LONGEST_NAME: Final = 48


@ROUTES.add("GET", "/hello")
def hello(request: Request) -> Any:
    return {"csrf_token": "", "me": request.device.person.shown(), "languages": [*LANGUAGES]}


@ROUTES.add("GET", "/me")
def show_me(request: Request) -> Any:
    return request.device.person.shown()


@ROUTES.add("POST", "/guest", 201)
def make_guest(request: Request) -> Any:
    return change_me(request)


@ROUTES.add("PATCH", "/me")
def change_me(request: Request) -> Any:
    person = request.device.person
    person.name = (request.given("name", str, None) or person.name).strip()[:LONGEST_NAME]
    language = request.given("language", str, None) or person.language
    if language not in LANGUAGES:
        raise BadInput(f"language should be one of {', '.join(LANGUAGES)}")
    person.language = language
    person.time_zone = request.given("time_zone", str, None) or person.time_zone
    given = request.given("preferences", dict, {})
    if unknown := sorted(set(given) - set(PREFERENCES)):
        raise BadInput(f"{unknown[0]} is not a preference")
    person.preferences |= {name: value for name, value in given.items() if value is not None}
    request.device.keep["person"] = person.text
    return person.shown()


@ROUTES.add("GET", "/site")
def show_site(request: Request) -> Any:
    return {"announcement": "", "registration_open": False, "read_only": False, "legal": []}


@ROUTES.add("GET", "/me/following")
def following(request: Request) -> Any:
    return []


@ROUTES.add("GET", "/me/invitations")
def invitations(request: Request) -> Any:
    return []


@ROUTES.add("GET", "/me/blocked")
def blocked(request: Request) -> Any:
    return []


@ROUTES.add("GET", "/mutes")
def mutes(request: Request) -> Any:
    return []


@ROUTES.add("GET", "/tables/{table}/chat")
def read_chat(request: Request, table: str) -> Any:
    request.tables.find(table)
    return []
