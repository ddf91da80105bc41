"""The API for programs: bot accounts are challenged."""

from __future__ import annotations

import uuid
from uuid import UUID

import pytest
from django.utils import timezone

from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.programs import challenges
from gonfalon.server.programs.models import Challenge
from gonfalon.server.tables.models import Table
from tests.server.programs.botting import NEW, bot_of
from tests.server.tabling import fresh, opened, somebody
from tests.server.visitor import Program, Visitor


@pytest.mark.django_db
def test_a_bot_accepts_and_the_match_begins(anna: Visitor) -> None:
    bot, token = bot_of(anna.user)
    program = Program(token)
    listed = anna.get("/api/programs").json()
    assert [(b["name"], b["keeper"]["name"]) for b in listed] == [("Marvin", "Anna")]
    made = anna.post("/api/challenges", {"bot": str(bot.id), "new": NEW})
    assert made.status_code == 201, made.content
    assert program.get("/api/challenges").json() == anna.get("/api/challenges").json()
    accepted = program.post(f"/api/challenges/{made.json()['id']}/accept")
    assert accepted.status_code == 200, accepted.content
    table = Table.objects.get(id=UUID(made.json()["table"]))
    assert table.status == Table.Status.PLAYING
    assert [s.user_id for s in table.seats.order_by("number")] == [anna.user.id, bot.id]
    again = program.post(f"/api/challenges/{made.json()['id']}/accept")
    assert (again.status_code, again.json()["code"]) == (409, "challenge-closed")


@pytest.mark.django_db
def test_declining_and_taking_back(anna: Visitor) -> None:
    bot, token = bot_of(anna.user)
    program = Program(token)
    body = {"bot": str(bot.id), "new": {**NEW, "visibility": "private"}}
    first = anna.post("/api/challenges", body).json()
    declined = program.post(f"/api/challenges/{first['id']}/decline", {"reason": "asleep"}).json()
    assert (declined["status"], declined["reason"]) == ("declined", "asleep")
    second = anna.post("/api/challenges", body).json()
    assert program.send("DELETE", f"/api/challenges/{second['id']}").status_code == 404
    assert anna.delete(f"/api/challenges/{second['id']}").json()["status"] == "cancelled"
    assert program.post(f"/api/challenges/{second['id']}/accept").status_code == 409
    assert anna.get("/api/challenges").json() == []


@pytest.mark.django_db
def test_several_bots_at_one_table(anna: Visitor) -> None:
    bots = [bot_of(anna.user, f"Bot {n}") for n in range(2)]
    table = opened(anna.user, 3, visibility="private")
    anna.post(f"/api/tables/{table.id}/ready", {})
    for number, (bot, token) in enumerate(bots, 1):
        body = {"bot": str(bot.id), "table": str(table.id), "seat": number}
        made = anna.post("/api/challenges", body)
        assert made.status_code == 201, made.content
        assert anna.post("/api/challenges", body).json()["code"] == "challenged"
        assert Program(token).post(f"/api/challenges/{made.json()['id']}/accept").status_code == 200
    assert fresh(table).status == Table.Status.PLAYING


@pytest.mark.django_db
def test_who_cannot_be_challenged_or_accept(anna: Visitor, bohdan: Visitor) -> None:
    bot, token = bot_of(anna.user)
    other, other_token = bot_of(bohdan.user, "Other")
    send = anna.post
    assert send("/api/challenges", {"bot": str(bohdan.user.id), "new": NEW}).status_code == 404
    assert send("/api/challenges", {"bot": str(uuid.uuid4()), "new": NEW}).status_code == 404
    assert send("/api/challenges", {"bot": str(bot.id)}).status_code == 422
    bad = {**NEW, "game": "chess"}
    assert send("/api/challenges", {"bot": str(bot.id), "new": bad}).status_code == 422
    theirs = opened(bohdan.user, 2, visibility="private")
    body = {"bot": str(bot.id), "table": str(theirs.id)}
    assert send("/api/challenges", body).status_code == 404
    made = send("/api/challenges", {"bot": str(bot.id), "new": NEW}).json()
    accept = f"/api/challenges/{made['id']}/accept"
    assert Program(other_token).post(accept).status_code == 404
    assert anna.post(accept).status_code in (401, 403)  # a session is no bot
    person = make_token(anna.user, "mine", ["read", "play", "challenge"])[1]
    assert Program(person).post(accept).json()["code"] == "missing-scope"
    Challenge.objects.update(created_at=timezone.now() - challenges.LASTS["live"])
    assert Program(token).post(accept).json()["code"] == "challenge-closed"
    assert other.is_bot


@pytest.mark.django_db
def test_no_more_challenges_than_anybody_can_answer(anna: Visitor) -> None:
    bot, _ = bot_of(anna.user)
    table = opened(anna.user)
    Challenge.objects.bulk_create(
        Challenge(table=opened(somebody()), bot=bot, challenger=anna.user)
        for _ in range(challenges.MOST)
    )
    body = {"bot": str(bot.id), "table": str(table.id)}
    assert anna.post("/api/challenges", body).json()["code"] == "bot-busy"
