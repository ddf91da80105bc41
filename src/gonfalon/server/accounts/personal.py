"""The personal data of accounts, tables and play: how to export and erase it."""

from __future__ import annotations

import secrets
from typing import Any

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.contrib.admin.models import LogEntry
from django.contrib.contenttypes.models import ContentType
from django.utils import timezone

from gonfalon.kernel.message import bit_of
from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.names import FORMER
from gonfalon.server.accounts.personal_data import register
from gonfalon.server.accounts.sessions import end_sessions
from gonfalon.server.play.models import Entry
from gonfalon.server.tables.chat import heard_from_seats
from gonfalon.server.tables.models import (
    Barred,
    ChatLine,
    Deed,
    Mute,
    Report,
    Seat,
    Substitution,
    Suspension,
    Table,
)

FORMER_LANGUAGE, FORMER_ZONE = "en", "UTC"


# -- the account ------------------------------------------------------------------------------


def export_profile(user: User) -> dict[str, Any]:
    """Return the account itself."""
    return {
        "id": user.id,
        "name": user.username,
        "email": user.email,
        "guest": user.is_guest,
        "bot": user.is_bot,
        "language": user.language,
        "time_zone": user.time_zone,
        "preferences": user.preferences,
        "joined": user.date_joined,
        "last_sign_in": user.last_login,
        "erase_after": user.erase_after,
        "bots": list(user.bots.values("id", "username", "date_joined", "is_active")),
    }


def erase_profile(user: User) -> None:
    """Anonymize the row instead of deleting it, because matches refer to it."""
    user.username = f"{FORMER} {secrets.token_hex(5)}"
    user.email = ""
    user.set_unusable_password()
    user.is_guest = user.is_staff = user.is_superuser = user.is_active = False
    user.language, user.time_zone, user.preferences = FORMER_LANGUAGE, FORMER_ZONE, {}
    user.last_login = user.erase_after = None
    user.date_joined = user.erased_at = timezone.now()
    user.save()
    user.groups.clear()
    user.user_permissions.clear()


def export_mailboxes(user: User) -> list[dict[str, Any]]:
    """Return the email addresses."""
    return list(EmailAddress.objects.filter(user=user).values("email", "verified", "primary"))


def erase_mailboxes(user: User) -> None:
    """Delete the email addresses."""
    EmailAddress.objects.filter(user=user).delete()


def export_keys(user: User) -> list[dict[str, Any]]:
    """Return the second factors and passkeys, without their secrets."""
    found = Authenticator.objects.filter(user=user)
    return [
        {"type": key.type, "created": key.created_at, "last_used": key.last_used_at}
        for key in found
    ]


def erase_keys(user: User) -> None:
    """Delete second factors and passkeys."""
    Authenticator.objects.filter(user=user).delete()


def export_tokens(user: User) -> list[dict[str, Any]]:
    """Return the tokens, without their hashes."""
    fields = ("name", "hint", "scopes", "created_at", "used_at", "revoked_at")
    return list(Token.objects.filter(user=user).values(*fields))


def erase_tokens(user: User) -> None:
    """Delete the tokens."""
    Token.objects.filter(user=user).delete()


def export_sessions(user: User) -> list[dict[str, Any]]:
    """Return the user's sessions."""
    fields = ("created_at", "last_seen_at", "ip", "user_agent")
    return list(UserSession.objects.filter(user=user).values(*fields))


def erase_sessions(user: User) -> None:
    """End all sessions."""
    end_sessions(user)


# -- tables -----------------------------------------------------------------------------------


def export_matches(user: User) -> list[dict[str, Any]]:
    """Return every match from the user's own seat: the events they saw, and their choices."""
    seats = Seat.objects.filter(user=user).select_related("table").order_by("table__created_at")
    return [match_from(seat) for seat in seats]


def match_from(seat: Seat) -> dict[str, Any]:
    """Return one match as one seat knows it."""
    table, bit = seat.table, bit_of(seat.number)
    events: list[dict[str, Any]] = []
    choices: list[dict[str, Any]] = []
    entries = Entry.objects.filter(table=table).order_by("seq")
    fields = ("version", "kind", "seat", "target", "answers", "events", "at")
    for version, kind, who, target, answers, heard, at in entries.values_list(*fields):
        if who == seat.number:
            choices.append({"at": at, "kind": kind, "question": target, "answers": answers})
        events += [
            {"version": version, "at": at, "message": message, "args": args}
            for audience, message, args in heard
            if audience & bit
        ]
    names = Seat.objects.filter(table=table).order_by("number")
    return {
        "table": table.id,
        "game": table.game,
        "settings": table.settings,
        "status": table.status,
        "seat": seat.number,
        "resigned": seat.resigned,
        "contribution": seat.contribution,
        "opened": table.created_at,
        "started": table.started_at,
        "ended": table.ended_at,
        "outcome": table.outcome,
        "players": [s.user.username if s.user else s.bot for s in names.select_related("user")],
        "choices": choices,
        "events": events,
    }


def export_tables(user: User) -> dict[str, Any]:
    """Return the tables a user opened, and their bans, substitutions and suspensions."""
    fields = ("id", "game", "seat_count", "settings", "visibility", "status", "created_at")
    swaps = ("table_id", "number", "resigned", "at")
    return {
        "opened": list(Table.objects.filter(owner=user).values(*fields)),
        "barred_from": list(Barred.objects.filter(user=user).values_list("table_id", flat=True)),
        "seats_given_up": list(Substitution.objects.filter(before=user).values(*swaps)),
        "seats_adopted": list(Substitution.objects.filter(after=user).values(*swaps)),
        "suspensions": list(
            Suspension.objects.filter(user=user).values("at", "until", "lifted_at")
        ),
    }


def erase_barred(user: User) -> None:
    """Delete the list of tables from which a user was kicked."""
    Barred.objects.filter(user=user).delete()


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


def export_deeds(user: User) -> list[dict[str, Any]]:
    """Return a user's actions as a moderator."""
    return list(map(dict, Deed.objects.filter(moderator=user).values("what", "subject", "at")))


def erase_traces(user: User) -> None:
    """Remove the name from the admin log; moderation actions stay, without a name."""
    kind = ContentType.objects.get_for_model(User)
    about = LogEntry.objects.filter(content_type=kind, object_id=str(user.pk))
    about.update(object_repr=FORMER, change_message="")


def keep(user: User) -> None:
    """Keep rows that refer to the anonymized account: matches belong to all who played."""


register("mailboxes", export_mailboxes, erase_mailboxes, "account.emailaddress")
register("keys", export_keys, erase_keys, "mfa.authenticator")
register("tokens", export_tokens, erase_tokens, "accounts.token")
register("sessions", export_sessions, erase_sessions, "usersessions.usersession")
register("matches", export_matches, keep, "tables.seat", "play.entry")
register(
    "tables",
    export_tables,
    erase_barred,
    "tables.table",
    "tables.barred",
    "tables.substitution",
    "tables.suspension",
)
register("chat", export_chat, erase_chat, "tables.chatline")
register("mutes", export_mutes, erase_mutes, "tables.mute")
register("reports", export_reports, erase_reports, "tables.report")
register("moderation", export_deeds, erase_traces, "tables.deed", "admin.logentry")
register("profile", export_profile, erase_profile, "accounts.user")
