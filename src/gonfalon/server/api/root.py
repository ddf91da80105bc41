"""The API object, and the routers of all areas."""

from __future__ import annotations

from importlib import import_module

from ninja import NinjaAPI, Router
from ninja.operation import Operation

from gonfalon.server.api import errors
from gonfalon.server.api.limits.guard import Reader
from gonfalon.server.api.schemas import with_its_status

ROUTERS = (
    "matches.play",  # first, since URLs are matched in this order and moves are most frequent
    "matches.plans",
    "matches.standing",
    "matches.coach",
    "matches.quick_start",
    "matches.course",
    "people.accounts",
    "people.export",
    "site",
    "games",
    "learn",
    "people.moderation",
    "matches.chat",
    "matches.brought",
    "matches.tables",
    "notices",
    "matches.match_mail",
    "matches.ratings",
    "matches.chain",
    "matches.history",
    "people.people",
    "matches.invitations",
    "programs",
    "matches.live",
    "people.tickets",
)


class Api(NinjaAPI):
    """An API whose operations are named after their module, in whichever folder it lies."""

    def get_openapi_operation_id(self, operation: Operation) -> str:
        """Return a name that stays when a module moves."""
        view = operation.view_func
        return f"gonfalon_server_api_{view.__module__.rpartition('.')[2]}_{view.__name__}"


api = Api(
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
