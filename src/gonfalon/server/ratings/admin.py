"""The admin page of one-sided pairs, for moderators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

from gonfalon.server.ratings import pairs
from gonfalon.server.ratings.models import OneSidedPair
from gonfalon.server.ratings.weights import WINDOW
from gonfalon.server.tables.admin import ReadOnly, may_look

# Admin classes are generic for the type checker only.
if TYPE_CHECKING:
    PairAdmin = admin.ModelAdmin[OneSidedPair]
else:
    PairAdmin = admin.ModelAdmin


@admin.register(OneSidedPair)
class PairPage(ReadOnly, PairAdmin):
    """One list, computed when it is opened."""

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Show the pairs."""
        if not may_look(request):
            raise PermissionDenied
        context = {
            **self.admin_site.each_context(request),
            "title": "One-sided pairs",
            "opts": self.opts,
            "pairs": pairs.one_sided(),
            "days": WINDOW.days,
            "least": pairs.LEAST,
            "ahead": round(100 * pairs.AHEAD),
        }
        return TemplateResponse(request, "one_sided_pairs.html", context)

    def changeform_view(self, *_: Any, **__: Any) -> HttpResponse:
        """Refuse: a pair has no row."""
        raise PermissionDenied

    def history_view(self, *_: Any, **__: Any) -> HttpResponse:
        """Refuse: a pair has no row."""
        raise PermissionDenied
