"""Notices: how a user wants to be notified of their turn, and browsers subscribed to push."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from django.conf import settings
from django.db import transaction
from django.http import HttpRequest
from ninja import Field, Path, Router
from pydantic import StringConstraints

from gonfalon.server.accounts.models import User
from gonfalon.server.api.errors import Problem
from gonfalon.server.api.limits.limits import limited, spend, spend_for_guest
from gonfalon.server.api.people.auth import caller, in_person
from gonfalon.server.api.schemas import Schema, Strict, answers
from gonfalon.server.job_queue import enqueue_test
from gonfalon.server.jobs.delivery import mailbox, within_reach
from gonfalon.server.jobs.models import Subscription
from gonfalon.server.jobs.preferences import KEY, NoticePreferences, notice_preferences
from gonfalon.server.jobs.web_push import sending as push
from gonfalon.server.jobs.web_push.endpoints import checked_endpoint

router = Router(tags=["notices"])

MOST, MOST_OF_GUEST = 20, 3  # browsers per user
Number = Annotated[int, Field(ge=1, le=2**63 - 1)]
Endpoint = Annotated[str, StringConstraints(min_length=12, max_length=1000)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{80,100}$")]
Auth = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{16,32}$")]


class Keys(Strict):
    """The keys of a browser's push subscription."""

    p256dh: Key
    auth: Auth


class Browser(Strict):
    """A push subscription as the browser returns it."""

    endpoint: Endpoint
    keys: Keys
    label: Annotated[str, StringConstraints(strip_whitespace=True, max_length=60)] = ""


class BrowserShown(Schema):
    """A browser subscribed to push."""

    id: int
    label: str
    created_at: datetime


class Notices(Schema):
    """Your notice preferences, and where notices can reach you."""

    wishes: NoticePreferences
    mail: Annotated[bool, Field(description="whether there is a confirmed mailbox")]
    push_key: Annotated[str | None, Field(description="to subscribe with; null: no pushes here")]
    browsers: list[BrowserShown]


class Tried(Schema):
    """How many mailboxes and browsers a test notice is sent to."""

    mail: int
    push: int


def shown(row: Subscription) -> BrowserShown:
    """Return a browser without its endpoint and keys."""
    return BrowserShown(id=row.pk, label=row.label, created_at=row.created_at)


@router.get("/notices", auth=in_person, response=answers(Notices))
@limited("account")
def notices(request: HttpRequest) -> Notices:
    """Return how you are notified of your turn."""
    user = caller(request).user
    rows = Subscription.objects.filter(user=user).order_by("created_at")
    key = settings.ENVIRONMENT.vapid_private_key
    return Notices(
        wishes=notice_preferences(user),
        mail=bool(mailbox(user)),
        push_key=push.public_key(key) if push.is_on() else None,
        browsers=[shown(row) for row in rows],
    )


@router.put("/notices", auth=in_person, response=answers(NoticePreferences))
@limited("account")
def change_notices(request: HttpRequest, body: NoticePreferences) -> NoticePreferences:
    """Change how you are notified of your turn."""
    with transaction.atomic():
        user = User.objects.select_for_update().get(pk=caller(request).user.pk)
        user.preferences = {**user.preferences, KEY: body.model_dump()}
        user.save(update_fields=["preferences"])
    return body


@router.post("/notices/browsers", auth=in_person, response=answers(BrowserShown, 409, status=201))
@limited("account")
def subscribe(request: HttpRequest, body: Browser) -> BrowserShown:
    """Subscribe a browser to push. Repeating the request is harmless."""
    user = caller(request).user
    if not push.is_on():
        raise Problem(409, "no-push", "This server sends no pushes.")
    if checked_endpoint(body.endpoint) is None:
        raise Problem(422, "bad-endpoint", "This is not the address of a known push service.")
    if not push.is_key(body.keys.p256dh, body.keys.auth):
        raise Problem(422, "bad-keys", "These are not the keys of a browser.")
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)
        others = Subscription.objects.filter(user=user).exclude(endpoint=body.endpoint)
        most = MOST_OF_GUEST if user.is_guest else MOST
        if others.count() >= most:
            raise Problem(409, "too-many-browsers", f"At most {most} browsers.")
        row, _ = Subscription.objects.update_or_create(
            endpoint=body.endpoint,
            defaults={
                "user": user,
                "p256dh": body.keys.p256dh,
                "auth": body.keys.auth,
                "label": body.label,
            },
        )
    return shown(row)


@router.delete("/notices/browsers/{id}", auth=in_person, response=answers(None, 404, status=204))
@limited("account")
def unsubscribe(request: HttpRequest, id: Path[Number]) -> None:
    """Unsubscribe a browser from push."""
    gone, _ = Subscription.objects.filter(pk=id, user=caller(request).user).delete()
    if not gone:
        raise Problem(404, "not-found", "There is no such browser.")


@router.post("/notices/test", auth=in_person, response=answers(Tried, status=202))
@limited("account")
def try_out(request: HttpRequest) -> Tried:
    """Send yourself a test notice, in a moment."""
    user = caller(request).user
    spend_for_guest(request, "guest-tests")
    spend("mail", f"notices:{user.pk}")
    found = within_reach(user)
    for channel, count in found.items():
        if count:
            enqueue_test(user.pk, channel)
    return Tried(**found)
