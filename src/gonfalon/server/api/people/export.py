"""The user's own data: ask for it, see whether it is ready, download it."""

from __future__ import annotations

from datetime import datetime

from django.http import HttpRequest, HttpResponse
from ninja import Router

from gonfalon.server.accounts.leaving.exporting import KEPT, ask_for_export, export_of
from gonfalon.server.accounts.models import DataExport
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import spend_for
from gonfalon.server.api.people.auth import caller, demand_recent, in_person
from gonfalon.server.api.schemas import Error, Schema, answers

router = Router(tags=["accounts"])


class ExportShown(Schema):
    """An export. It can be downloaded once `ready_at` is set, until `expires_at`."""

    asked_at: datetime
    ready_at: datetime | None
    expires_at: datetime


def shown(found: DataExport | None) -> ExportShown:
    """Return an export as the user sees it."""
    if found is None:
        raise Problem(404, "no-export", "You have not asked for your data lately.")
    return ExportShown(
        asked_at=found.asked_at, ready_at=found.ready_at, expires_at=found.asked_at + KEPT
    )


@router.post("/me/export", auth=in_person, response=answers(ExportShown, status=202))
def ask_for_data(request: HttpRequest) -> ExportShown:
    """Ask for all your personal data as a zip. It is usually ready within a minute."""
    demand_recent(request)
    spend_for(request, "export")
    return shown(ask_for_export(caller(request).user))


@router.get("/me/export", auth=in_person, response=answers(ExportShown, 404))
def data_asked_for(request: HttpRequest) -> ExportShown:
    """Return whether the data you asked for is ready."""
    return shown(export_of(caller(request).user))


@router.get(
    "/me/export/file",
    auth=in_person,
    response={200: None, **dict.fromkeys((400, 401, 403, 404, 413, 415, 422, 429, 503), Error)},
    openapi_extra={
        "responses": {
            200: {
                "description": "A zip: JSON, and a page for reading",
                "content": {"application/zip": {"schema": {"type": "string"}}},
            }
        }
    },
)
def download_data(request: HttpRequest) -> HttpResponse:
    """Download your personal data."""
    demand_recent(request)
    found = export_of(caller(request).user, with_body=True)
    if found is None or found.body is None:
        raise Problem(404, "no-export", "Your data is not ready.")
    made = HttpResponse(bytes(found.body), content_type="application/zip")
    made["Content-Disposition"] = 'attachment; filename="gonfalon.zip"'
    made["Cache-Control"] = "no-store"
    return made
