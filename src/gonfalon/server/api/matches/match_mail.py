"""Email for one match, for players without a confirmed mailbox of their own."""

from __future__ import annotations

from typing import Annotated, Literal
from uuid import UUID

from django.conf import settings
from django.db import transaction
from django.http import HttpRequest
from ninja import Field, Path, Router
from pydantic import StringConstraints

from gonfalon.server.accounts.models import User
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import limited, spend
from gonfalon.server.api.people.account_schemas import Email
from gonfalon.server.api.people.auth import anybody, caller, in_person
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.jobs import match_mail
from gonfalon.server.jobs.delivery import mailbox
from gonfalon.server.jobs.models import MatchMailbox, Subscription
from gonfalon.server.jobs.preferences import notice_preferences
from gonfalon.server.jobs.web_push import sending as push
from gonfalon.server.tables import access

router = Router(tags=["notices"])

Key = Annotated[str, StringConstraints(pattern=r"^[0-9]{1,19}\.[A-Za-z0-9_-]{20,60}$")]


class Reach(Schema):
    """How you hear that it is your turn at a table."""

    mail: Annotated[
        Literal["account", "match", "asked", "none"],
        Field(
            description="emails to your account's mailbox, to one for this match, to one that has"
            " been asked and not answered yet, or no emails"
        ),
    ]
    email: Annotated[str, Field(description="the address for this match, if you have named one")]
    browsers: Annotated[int, Field(description="browsers that get your pushes")]
    push_key: Annotated[str | None, Field(description="to subscribe with; null: no pushes here")]


class MatchAddress(Strict):
    """Where to write about a match."""

    email: Email


class MailboxShown(Schema):
    """An address for one match, to whoever has the link from an email to it."""

    game: str
    table: UUID
    email: str
    confirmed: bool


class MailWanted(Strict):
    """Whether emails about a match are wanted at an address."""

    wanted: bool


def reach(user: User, table: UUID) -> Reach:
    """Return how a user hears about a match."""
    wishes = notice_preferences(user)
    other = match_mail.of(user, table)
    mail: Literal["account", "match", "asked", "none"] = "none"
    if wishes.mail != "off":
        if mailbox(user):
            mail = "account"
        elif other is not None:
            mail = "asked" if other.confirmed_at is None else "match"
    key = settings.ENVIRONMENT.vapid_private_key
    return Reach(
        mail=mail,
        email="" if other is None else other.email,
        browsers=Subscription.objects.filter(user=user).count() if wishes.push else 0,
        push_key=push.public_key(key) if push.is_on() else None,
    )


@router.get("/tables/{uuid:table_id}/mail", auth=in_person, response=answers(Reach, 404))
@limited("account")
def show_reach(request: HttpRequest, table_id: UUID) -> Reach:
    """Return how you hear that it is your turn at a table."""
    user = caller(request).user
    return reach(user, access.find(table_id, user).id)


@router.put("/tables/{uuid:table_id}/mail", auth=in_person, response=answers(Reach, 404, 409))
@limited("account", "match-mails")
def set_match_mail(request: HttpRequest, table_id: UUID, body: MatchAddress) -> Reach:
    """Name an address for your match. It is asked first, and used for this match alone."""
    user = caller(request).user
    access.find(table_id, user)
    with transaction.atomic():  # nothing is queued if the address has got too many emails
        made = match_mail.set_address(user, table_id, body.email)
        if made.confirmed_at is None:
            spend("mail", made.email)
    return reach(user, table_id)


@router.delete("/tables/{uuid:table_id}/mail", auth=in_person, response=answers(Reach, 404))
@limited("account")
def drop_match_mail(request: HttpRequest, table_id: UUID) -> Reach:
    """Forget the address for your match."""
    user = caller(request).user
    access.find(table_id, user)
    MatchMailbox.objects.filter(user=user, table_id=table_id).delete()
    return reach(user, table_id)


def named(key: str) -> MatchMailbox:
    """Return the mailbox of a link, or raise a problem."""
    found = match_mail.find(key)
    if found is None:
        raise Problem(404, "not-found", "No emails go to this address any more.")
    return found


def shown(row: MatchMailbox) -> MailboxShown:
    """Return a mailbox as its page shows it."""
    return MailboxShown(
        game=row.table.game,
        table=row.table_id,
        email=row.email,
        confirmed=row.confirmed_at is not None,
    )


@router.get("/match-mail/{key}", auth=anybody(), response=answers(MailboxShown, 404))
@limited("views")
def show_mailbox(request: HttpRequest, key: Annotated[Key, Path()]) -> MailboxShown:
    """Return what a link from an email about a match is about."""
    return shown(named(key))


@router.post("/match-mail/{key}", auth=anybody("play"), response=answers(MailboxShown, 404))
@limited("account")
def answer_mailbox(
    request: HttpRequest, key: Annotated[Key, Path()], body: MailWanted
) -> MailboxShown:
    """Say whether emails about the match are wanted. Without a yes, the address is forgotten."""
    row = named(key)
    found = shown(row)
    if body.wanted:
        match_mail.confirm(row)
    else:
        row.delete()
    return MailboxShown(
        game=found.game, table=found.table, email=found.email, confirmed=body.wanted
    )
