"""The personal data of tables, chat and moderation: how to export and erase it."""

from __future__ import annotations

from typing import Any

from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.db.models import Q

from gonfalon.server.accounts.leaving.personal_data import register
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names.names import FORMER
from gonfalon.server.tables.chat import heard_from_seats
from gonfalon.server.tables.models import (
    ChatLine,
    ModerationAction,
    Mute,
    Report,
    Result,
    Seat,
    SeatInvitation,
    Substitution,
    Suspension,
    Table,
    TableBan,
)
from gonfalon.server.tables.seats.withdrawing import RUNNING, withdraw


def export_places(user: User) -> list[dict[str, Any]]:
    """Return the seats a user has now."""
    found = Seat.objects.filter(user=user, table__status__in=RUNNING).select_related("table")
    return [
        {"table": str(seat.table_id), "game": seat.table.game, "seat": seat.number}
        for seat in found.order_by("table_id")
    ]


def erase_places(user: User) -> None:
    """Withdraw the user from all tables, so that the others can continue."""
    withdraw(user)


def export_tables(user: User) -> dict[str, Any]:
    """Return the tables a user opened, and their bans, substitutions and suspensions."""
    fields = ("id", "game", "seat_count", "settings", "visibility", "status", "created_at")
    swaps = ("table_id", "number", "resigned", "at")
    return {
        "opened": list(Table.objects.filter(owner=user).values(*fields)),
        "barred_from": list(TableBan.objects.filter(user=user).values_list("table_id", flat=True)),
        "seats_given_up": list(Substitution.objects.filter(before=user).values(*swaps)),
        "seats_adopted": list(Substitution.objects.filter(after=user).values(*swaps)),
        "suspensions": list(
            Suspension.objects.filter(user=user).values("at", "until", "lifted_at")
        ),
    }


def erase_bans(user: User) -> None:
    """Delete the list of tables from which a user was kicked."""
    TableBan.objects.filter(user=user).delete()


def export_chat(user: User) -> list[dict[str, Any]]:
    """Return the user's own lines and those they could read, with the authors' names."""
    own = ChatLine.objects.filter(user=user)
    lines = (own | heard_from_seats(user)).distinct().select_related("user").order_by("at")
    return [
        {
            "table": line.table_id,
            "at": line.at,
            "name": line.user.username if line.user else "",
            "mine": line.user_id == user.pk,
            "text": line.text,
        }
        for line in lines
    ]


def erase_chat(user: User) -> None:
    """Empty the user's lines; the empty lines remain."""
    ChatLine.objects.filter(user=user).update(text="", hidden=True)


def export_mutes(user: User) -> list[str]:
    """Return the users whom a user has muted."""
    return list(Mute.objects.filter(user=user).values_list("muted__username", flat=True))


def erase_mutes(user: User) -> None:
    """Delete mutes by and of the user."""
    Mute.objects.filter(user=user).delete()
    Mute.objects.filter(muted=user).delete()


def export_reports(user: User) -> list[dict[str, Any]]:
    """Return the user's reports."""
    return list(map(dict, Report.objects.filter(reporter=user).values("table_id", "text", "at")))


def erase_reports(user: User) -> None:
    """Anonymize the user's reports."""
    Report.objects.filter(reporter=user).update(text="", reporter=None)


def export_actions(user: User) -> list[dict[str, Any]]:
    """Return a user's actions as a moderator."""
    return list(
        map(dict, ModerationAction.objects.filter(moderator=user).values("what", "subject", "at"))
    )


def erase_traces(user: User) -> None:
    """Remove the name from the admin log; moderation actions stay, without a name."""
    kind = ContentType.objects.get_for_model(User)
    about = LogEntry.objects.filter(content_type=kind, object_id=str(user.pk))
    about.update(object_repr=FORMER, change_message="")


def export_results(user: User) -> list[dict[str, Any]]:
    """Return the results of a user's finished matches."""
    fields = ("table_id", "game", "seat_count", "rated", "place", "kind")
    return list(map(dict, Result.objects.filter(user=user).order_by("id").values(*fields)))


def erase_results(user: User) -> None:
    """Delete the user's history; the matches and the results of the others stay."""
    Result.objects.filter(user=user).delete()


def export_invitations(user: User) -> list[dict[str, Any]]:
    """Return the invitations a user made or received."""
    found = SeatInvitation.objects.filter(Q(inviter=user) | Q(invited=user)).order_by("id")
    return [
        {
            "table": made.table_id,
            "inviter": made.inviter.username,
            "invited": made.invited.username,
            "status": made.status,
            "created_at": made.created_at,
            "closed_at": made.closed_at,
        }
        for made in found.select_related("inviter", "invited")
    ]


def erase_invitations(user: User) -> None:
    """Delete a user's invitations; nothing else refers to them."""
    SeatInvitation.objects.filter(Q(inviter=user) | Q(invited=user)).delete()


register(
    "tables",
    export_tables,
    erase_bans,
    "tables.table",
    "tables.tableban",
    "tables.substitution",
    "tables.suspension",
)
register("chat", export_chat, erase_chat, "tables.chatline")
register("mutes", export_mutes, erase_mutes, "tables.mute")
register("reports", export_reports, erase_reports, "tables.report")
register("moderation", export_actions, erase_traces, "tables.moderationaction", "admin.logentry")
register("invitations", export_invitations, erase_invitations, "tables.seatinvitation")
register("results", export_results, erase_results, "tables.result")
register("places", export_places, erase_places)
