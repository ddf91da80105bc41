"""What the site says about itself: an announcement, whether it is open, its legal pages."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router

from gonfalon.server.api.people.auth import anybody
from gonfalon.server.api.schemas import Schema, answers
from gonfalon.server.request_language import requested_language
from gonfalon.server.site.legal import legal_pages
from gonfalon.server.site.state import site_state

router = Router(tags=["site"])


class SiteShown(Schema):
    """The site as it is now. `legal` lists the pages under /legal/."""

    announcement: str
    registration_open: bool
    read_only: bool
    legal: list[str]


@router.get("/site", auth=anybody(), response=answers(SiteShown))
def site(request: HttpRequest) -> SiteShown:
    """Return the operators' announcement and what is closed at the moment."""
    found = site_state()
    return SiteShown(
        announcement=found.announcement(requested_language(request)),
        registration_open=found.registration_open,
        read_only=found.read_only,
        legal=legal_pages(),
    )
