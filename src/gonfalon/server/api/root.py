"""The API object, and the routers of all areas."""

from __future__ import annotations

from importlib import import_module

from ninja import NinjaAPI, Router

from gonfalon.server.api import errors
from gonfalon.server.api.guard import Reader
from gonfalon.server.api.schemas import with_its_status

ROUTERS = (
    "play",  # first, since URLs are matched in this order and moves are most frequent
    "plans",
    "standing",
    "coach",
    "course",
    "accounts",
    "export",
    "site",
    "games",
    "learn",
    "moderation",
    "chat",
    "tables",
    "notices",
    "match_mail",
    "ratings",
    "chain",
    "history",
    "people",
    "invitations",
    "programs",
    "live",
    "tickets",
)

api = NinjaAPI(
    title="Gonfalon",
    version="1",
    description=(
        "Board games with every rule enforced. A session with the CSRF token, or a personal token"
        " with scopes. Every refusal is `{code, message, rule}`."
    ),
    urls_namespace="api",
    docs_url=None,
    openapi_url=None,  # `description` serves it, generated only once
    parser=Reader(),
)
errors.register(api)
for name in ROUTERS:
    router: Router = import_module(f"gonfalon.server.api.{name}").router
    api.add_router("", with_its_status(router))
