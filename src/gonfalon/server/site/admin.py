"""The operators' page: the settings of the site, for staff with the permission to operate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse

from gonfalon.server.site.models import ONLY, SiteSettings

# Admin classes are generic for the type checker only.
if TYPE_CHECKING:
    SettingsAdmin = admin.ModelAdmin[SiteSettings]
else:
    SettingsAdmin = admin.ModelAdmin


def may_operate(request: HttpRequest) -> bool:
    """True if a user may operate the site. The admin site itself requires a second factor."""
    user = request.user
    return bool(user.is_active and user.is_staff and user.has_perm("site.operate"))


@admin.register(SiteSettings)
class SettingsPage(SettingsAdmin):
    """One form; the admin's own log keeps who changed which fields."""

    fieldsets = (
        (
            "Announcement",
            {
                "fields": (
                    "announcement_en",
                    "announcement_ru",
                    "announcement_uk",
                    "announcement_pl",
                    "announced_until",
                )
            },
        ),
        ("Doors", {"fields": ("registration_open", "read_only")}),
        ("Limits", {"fields": ("exempt_networks", "limit_factors")}),
        ("Retention", {"fields": ("guest_days", "chat_days", "archive_days")}),
    )

    def changelist_view(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Open the form: there is only one row."""
        if not may_operate(request):
            return super().changelist_view(request, extra_context)
        SiteSettings.objects.get_or_create(id=ONLY)
        return HttpResponseRedirect(reverse("admin:site_sitesettings_change", args=[ONLY]))

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Operators see the section."""
        return may_operate(request)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Operators see the form."""
        return may_operate(request)

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Operators change it."""
        return may_operate(request)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """The row is made by opening the form."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """The row stays."""
        return False
