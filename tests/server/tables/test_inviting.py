"""Inviting players by name: to a table, to a new one; accepting, declining, withdrawing."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.core import mail
from django.utils import timezone

from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.leaving.erasure import erase
from gonfalon.server.accounts.leaving.export import collect
from gonfalon.server.jobs import delivery, notices
from gonfalon.server.jobs.models import Notice
from gonfalon.server.tables.models import SeatInvitation, Suspension, Table
from gonfalon.server.tables.seats import inviting, seating
from tests.server.tabling import opened, seat_users, somebody
from tests.server.visitor import Visitor, visitor

pytestmark = pytest.mark.django_db

NEW = {"game": "mastery", "seats": 2, "visibility": "private"}


def invited(who: Visitor, name: str, **body: Any) -> tuple[int, Any]:
    """Invite somebody; return the status, and the id or the code of the refusal."""
    answer = who.post(f"/api/players/{name}/invitations", body or {"new": NEW})
    found = answer.json()
    return answer.status_code, found.get("id", found.get("code"))


def listed(who: Visitor) -> list[int]:
    """Return somebody's invitations."""
    return [one["id"] for one in who.get("/api/me/invitations").json()]


def answered(who: Visitor, number: int, how: str) -> tuple[int, str]:
    """Answer an invitation; return the status and the code of a refusal."""
    answer = who.post(f"/api/me/invitations/{number}/{how}")
    return answer.status_code, answer.json().get("code", "") if answer.content else ""


def test_a_table_for_two(anna: Visitor, bohdan: Visitor) -> None:
    status, number = invited(anna, "bohdan")
    assert status == 201
    (shown,) = bohdan.get("/api/me/invitations").json()
    assert (shown["inviter"]["name"], shown["invited"]["name"]) == ("Anna", "Bohdan")
    table = Table.objects.get(id=shown["table"]["id"])
    assert (table.owner, table.visibility) == (anna.user, "private")
    assert listed(anna) == listed(bohdan) == [number]
    celia = visitor("Celia")
    assert listed(celia) == []
    for how in ("accept", "decline"):
        assert answered(celia, number, how) == (404, "no-such-invitation")
        assert answered(anna, number, how) == (404, "no-such-invitation")  # it is not for her
    assert bohdan.get(f"/api/tables/{table.id}").status_code == 404  # not before he accepts
    assert answered(bohdan, number, "accept") == (200, "")
    assert seat_users(table) == [anna.user.id, bohdan.user.id]
    assert listed(anna) == listed(bohdan) == []
    assert answered(bohdan, number, "accept") == (409, "invitation-closed")


def test_a_table_of_ones_own(anna: Visitor, bohdan: Visitor) -> None:
    celia = visitor("Celia")
    table = opened(anna.user, 3, visibility="link")
    seating.join(table.id, bohdan.user, invite=table.invite)
    at = {"table": str(table.id)}
    assert invited(celia, "Anna", **at) == (403, "not-seated")
    assert invited(bohdan, "Anna", **at) == (409, "player-seated")
    assert invited(bohdan, "Celia", **at, seat=0) == (409, "seat-taken")
    status, number = invited(bohdan, "Celia", **at, seat=2)
    assert status == 201
    assert invited(anna, "Celia", **at) == (409, "player-invited")
    assert answered(celia, number, "decline") == (204, "")
    assert invited(anna, "Celia", **at)[0] == 201
    seating.leave(table.id, bohdan.user)
    seating.leave(table.id, anna.user)  # the table is gone
    assert listed(celia) == []
    hidden = opened(anna.user, visibility="private")
    assert invited(celia, "Bohdan", table=str(hidden.id)) == (404, "no-such-table")


def test_withdrawing(anna: Visitor, bohdan: Visitor) -> None:
    _, number = invited(anna, "Bohdan")
    path = f"/api/me/invitations/{number}"
    assert bohdan.delete(path).status_code == 404
    assert anna.delete(path).status_code == 204
    assert anna.delete(path).status_code == 409
    assert answered(bohdan, number, "accept") == (409, "invitation-closed")


@pytest.mark.parametrize(("pace", "lasts"), inviting.LASTS.items())
def test_an_invitation_ends(anna: Visitor, bohdan: Visitor, pace: str, lasts: timedelta) -> None:
    table = opened(anna.user, pace=pace)
    made = inviting.invite(anna.user, bohdan.user, table.id)
    with time_machine.travel(made.created_at + lasts - timedelta(seconds=5)):
        assert inviting.of(bohdan.user) == [made]
    with time_machine.travel(made.created_at + lasts + timedelta(seconds=5)):
        assert inviting.of(bohdan.user) == []
        again = inviting.invite(anna.user, bohdan.user, table.id)
    made.refresh_from_db()
    assert (made.status, again.status) == ("withdrawn", "pending")


def test_who_cannot_be_invited(anna: Visitor, bohdan: Visitor, guest: Visitor) -> None:
    bot = make_bot_account(anna.user, "Marvin")
    assert invited(anna, "Anna") == (409, "yourself")
    assert invited(anna, "Nobody Here") == (404, "no-such-player")
    assert invited(anna, bot.username) == (409, "bot-account")
    assert invited(guest, "Anna") == (403, "guest")
    table = opened(anna.user, 3)
    seating.join(table.id, bohdan.user)
    seating.kick(table.id, anna.user, 1)
    assert invited(anna, "Bohdan", table=str(table.id)) == (409, "player-barred")
    Suspension.objects.create(user=anna.user)
    assert invited(anna, "Bohdan") == (403, "suspended")
    assert not SeatInvitation.objects.exists()
    assert Table.objects.count() == 1  # nothing is left of what was refused


def test_blocking(anna: Visitor, bohdan: Visitor) -> None:
    _, first = invited(anna, "Bohdan")
    _, second = invited(bohdan, "Anna")
    anna.send("PUT", "/api/me/blocked/Bohdan")
    assert listed(anna) == listed(bohdan) == []
    assert answered(bohdan, first, "accept") == (409, "invitation-closed")
    assert answered(anna, second, "accept") == (409, "invitation-closed")
    assert invited(bohdan, "Anna") == (403, "blocked")
    assert invited(anna, "Bohdan") == (409, "you-blocked")
    anna.delete("/api/me/blocked/Bohdan")
    assert invited(bohdan, "Anna")[0] == 201


def test_limits(anna: Visitor, bohdan: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [invited(anna, "Bohdan")[0] for _ in range(6)]
    assert codes == [201] * 5 + [429]
    monkeypatch.setattr(inviting, "MOST", 6)
    assert [invited(anna, somebody().username)[0] for _ in range(2)] == [201, 409]
    assert [invited(anna, somebody().username)[0] for _ in range(3)] == [409, 409, 429]


def test_the_invited_are_told_once(anna: Visitor, bohdan: Visitor) -> None:
    table = opened(anna.user, pace="days")
    made = inviting.invite(anna.user, bohdan.user, table.id)
    now = timezone.now()
    assert notices.note_invitations(now) == 0  # perhaps he is in the lobby
    later = now + notices.AFTER
    assert [notices.note_invitations(later) for _ in range(2)] == [1, 0]
    notice = Notice.objects.get(user=bohdan.user)
    assert (notice.kind, notice.table_id) == (Notice.Kind.INVITED, table.id)
    notices.plan(later)
    delivery.deliver(notice.pk, delivery.MAIL)
    (letter,) = mail.outbox
    assert letter.to == [bohdan.user.email]
    assert letter.subject.startswith("Anna invites you to play")
    assert table.invite not in letter.body
    assert str(table.id) not in letter.body
    notice.refresh_from_db()
    assert notice.mail == Notice.State.SENT
    inviting.decline(bohdan.user, made.pk)
    assert not notices.is_current(notice)


def test_who_has_answered_is_not_told(anna: Visitor, bohdan: Visitor) -> None:
    made = inviting.invite(anna.user, bohdan.user, opened(anna.user, pace="days").id)
    later = timezone.now() + notices.AFTER
    notices.note_invitations(later)
    notices.plan(later)
    inviting.accept(bohdan.user, made.pk)
    notice = Notice.objects.get(user=bohdan.user)
    delivery.deliver(notice.pk, delivery.MAIL)
    notice.refresh_from_db()
    assert (notice.mail, mail.outbox) == (Notice.State.MOOT, [])


def test_export_and_erasure(anna: Visitor, bohdan: Visitor) -> None:
    inviting.invite(anna.user, bohdan.user, opened(anna.user).id)
    for who in (anna, bohdan):
        (held,) = collect(who.user)["invitations"]
        assert (held["inviter"], held["invited"]) == ("Anna", "Bohdan")
    erase(bohdan.user)
    assert not SeatInvitation.objects.exists()
