"""Admin pages for moderators. All fields are read-only; changes are actions with a reason.

The field lists are allowlists: no state, seed, secret, contribution, email address or password can
get onto a page by being added to a model.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ActionForm
from django.db.models import QuerySet
from django.http import HttpRequest

from gonfalon.server.accounts.models import User
from gonfalon.server.tables import moderation
from gonfalon.server.tables.access import SECRET
from gonfalon.server.tables.models import (
    ChatLine,
    ModerationAction,
    Report,
    Seat,
    Suspension,
    Table,
)
from gonfalon.server.tables.refusals import Refusal

# Admin classes are generic for the type checker only.
if TYPE_CHECKING:
    SeatInline = admin.TabularInline[Seat, Table]
    TableAdmin = admin.ModelAdmin[Table]
    UserAdmin = admin.ModelAdmin[User]
    ChatAdmin = admin.ModelAdmin[ChatLine]
    ReportAdmin = admin.ModelAdmin[Report]
    ActionAdmin = admin.ModelAdmin[ModerationAction]
    SuspensionAdmin = admin.ModelAdmin[Suspension]
else:
    SeatInline = admin.TabularInline
    TableAdmin = UserAdmin = ChatAdmin = ReportAdmin = admin.ModelAdmin
    ActionAdmin = SuspensionAdmin = admin.ModelAdmin


class WithReason(ActionForm):
    """The action form, with a reason."""

    reason = forms.CharField(max_length=400, required=False, strip=True)


def may_look(request: HttpRequest) -> bool:
    """True if a user may see these pages."""
    user = request.user
    return isinstance(user, User) and user.is_staff and moderation.is_moderator(user)


class ReadOnly:
    """A mixin that permits viewing only."""

    def has_module_permission(self, request: HttpRequest) -> bool:
        """Moderators see the section."""
        return may_look(request)

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Moderators see the rows."""
        return may_look(request)

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """No one adds rows."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """No one changes rows."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """No one deletes rows."""
        return False


def each(
    page: admin.ModelAdmin[Any],
    request: HttpRequest,
    chosen: QuerySet[Any],
    action: Callable[[User, Any, str], None],
) -> None:
    """Apply an action to each chosen row, with the given reason."""
    if not may_look(request) or not isinstance(request.user, User):
        return
    reason = str(request.POST.get("reason", ""))
    done = 0
    for key in list(chosen.values_list("pk", flat=True)):
        try:
            action(request.user, key, reason)
            done += 1
        except Refusal as no:
            page.message_user(request, f"{key}: {no.message}", messages.ERROR)
    page.message_user(request, f"{done} done.")


class SeatLines(ReadOnly, SeatInline):
    """The seats of a table."""

    model = Seat
    fields = ("number", "user", "bot", "standing_in", "ready", "resigned")
    readonly_fields = fields
    extra = 0


@admin.register(Table)
class TablePage(ReadOnly, TableAdmin):
    """Tables, without their secret fields."""

    list_display = ("id", "game", "status", "visibility", "pace", "rated", "owner", "created_at")
    list_filter = ("status", "visibility", "pace", "rated")
    search_fields = ("=id", "owner__username")
    fields = (
        "id",
        "game",
        "owner",
        "seat_count",
        "settings",
        "policy",
        "pace",
        "clock",
        "visibility",
        "rated",
        "language",
        "status",
        "version",
        "house_commitment",
        "outcome",
        "void_reason",
        "created_at",
        "started_at",
        "moved_at",
        "ended_at",
    )
    readonly_fields = fields
    inlines: ClassVar = [SeatLines]
    action_form = WithReason
    actions = ("void_tables",)
    show_full_result_count = False

    def get_queryset(self, request: HttpRequest) -> QuerySet[Table]:
        """Leave secret fields in the database."""
        return super().get_queryset(request).defer(*SECRET).select_related("owner")

    @admin.action(description="End without a result")
    def void_tables(self, request: HttpRequest, chosen: QuerySet[Table]) -> None:
        """End tables without a result."""
        each(self, request, chosen, moderation.void)


@admin.register(User)
class UserPage(ReadOnly, UserAdmin):
    """Users, by name only."""

    list_display = ("username", "is_guest", "is_bot", "is_active", "date_joined")
    list_filter = ("is_guest", "is_bot", "is_active")
    search_fields = ("username", "=id")
    fields = ("id", "username", "is_guest", "is_bot", "keeper", "is_active", "language")
    readonly_fields = fields
    action_form = WithReason
    actions = ("suspend_week", "suspend", "reinstate")
    show_full_result_count = False

    @admin.action(description="Suspend for a week")
    def suspend_week(self, request: HttpRequest, chosen: QuerySet[User]) -> None:
        """Suspend for seven days."""
        each(self, request, chosen, lambda who, key, why: moderation.suspend(who, key, why, 7))

    @admin.action(description="Suspend for good")
    def suspend(self, request: HttpRequest, chosen: QuerySet[User]) -> None:
        """Suspend indefinitely."""
        each(self, request, chosen, moderation.suspend)

    @admin.action(description="Reinstate")
    def reinstate(self, request: HttpRequest, chosen: QuerySet[User]) -> None:
        """End suspensions."""
        each(self, request, chosen, moderation.reinstate)


@admin.register(ChatLine)
class ChatPage(ReadOnly, ChatAdmin):
    """Reported chat lines: moderators do not read any others."""

    list_display = ("id", "table", "user", "text", "for_seats", "hidden", "at")
    list_filter = ("hidden",)
    fields = ("id", "table", "user", "text", "for_seats", "hidden", "at")
    readonly_fields = fields
    action_form = WithReason
    actions = ("hide", "show")

    def get_queryset(self, request: HttpRequest) -> QuerySet[ChatLine]:
        """Return reported lines only."""
        found = super().get_queryset(request)
        return found.filter(id__in=Report.objects.filter(line__isnull=False).values("line_id"))

    @admin.action(description="Hide")
    def hide(self, request: HttpRequest, chosen: QuerySet[ChatLine]) -> None:
        """Hide lines."""
        each(self, request, chosen, moderation.hide_line)

    @admin.action(description="Show again")
    def show(self, request: HttpRequest, chosen: QuerySet[ChatLine]) -> None:
        """Show lines again."""
        each(
            self, request, chosen, lambda who, key, why: moderation.hide_line(who, key, why, False)
        )


@admin.register(Report)
class ReportPage(ReadOnly, ReportAdmin):
    """Reports."""

    list_display = ("id", "about", "reporter", "text", "said", "at", "closed_at")
    list_filter = (("closed_at", admin.EmptyFieldListFilter),)
    fields = ("id", "table", "line", "said", "reporter", "about", "text", "at", "closed_at")
    readonly_fields = fields
    action_form = WithReason
    actions = ("close",)

    @admin.display(description="line")
    def said(self, report: Report) -> str:
        """Return the line that was reported."""
        return "" if report.line is None else report.line.text

    @admin.action(description="Close")
    def close(self, request: HttpRequest, chosen: QuerySet[Report]) -> None:
        """Close reports."""
        each(self, request, chosen, moderation.close_report)


@admin.register(ModerationAction)
class DeedPage(ReadOnly, ActionAdmin):
    """The log of moderators' actions."""

    list_display = ("at", "moderator", "what", "subject", "reason")
    list_filter = ("what",)
    search_fields = ("subject",)
    fields = ("at", "moderator", "what", "subject", "reason")
    readonly_fields = fields
    actions = None


@admin.register(Suspension)
class SuspensionPage(ReadOnly, SuspensionAdmin):
    """Suspended users."""

    list_display = ("user", "at", "until", "lifted_at")
    fields = ("user", "at", "until", "lifted_at")
    readonly_fields = fields
    actions = None
