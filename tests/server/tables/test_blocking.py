"""A block keeps two people apart wherever they could meet: one line for each way."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.api.limits import limits
from gonfalon.server.live.online import note_online
from gonfalon.server.site.rate_limits import LIMITS
from gonfalon.server.tables import blocking, chat
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Refusal
from gonfalon.server.tables.seats import handing, inviting, seating
from tests.server.play.test_history import ended
from tests.server.tabling import fresh, opened, running, somebody
from tests.server.visitor import Program, Visitor

pytestmark = pytest.mark.django_db

NEW = {"new": {"game": "mastery", "seats": 2}}
# Something that one does to the other: who does it, and to whom.
Way = Callable[[Visitor, Visitor], Any]


def follow(who: Visitor, other: Visitor) -> Any:
    return who.send("PUT", f"/api/me/following/{other.user.username}")


def invite_to_a_new_table(who: Visitor, other: Visitor) -> Any:
    return who.post(f"/api/players/{other.user.username}/invitations", NEW)


def invite_to_a_table(who: Visitor, other: Visitor) -> Any:
    body = {"table": str(opened(who.user).id)}
    return who.post(f"/api/players/{other.user.username}/invitations", body)


def challenge_a_bot(who: Visitor, other: Visitor) -> Any:
    bot = make_bot_account(other.user, "Marvin")
    return who.post("/api/challenges", {"bot": str(bot.id), **NEW})


def join(who: Visitor, other: Visitor) -> Any:
    return who.post(f"/api/tables/{opened(other.user).id}/join", {})


def join_by_link(who: Visitor, other: Visitor) -> Any:
    table = opened(other.user, visibility="private")
    return who.post(f"/api/invitations/{table.invite}/accept", {})


def adopt_a_seat(who: Visitor, other: Visitor) -> Any:
    leaving = somebody()
    table = running([other.user, leaving])
    handing.resign(table.id, leaving)
    return who.post(f"/api/tables/{table.id}/adopt", {"seat": 1})


# The way, what the blocked are told, and what whoever blocked them is told. Empty: it goes well.
REFUSED: list[tuple[Way, str, str]] = [
    (follow, "blocked", "you-blocked"),
    (invite_to_a_new_table, "blocked", "you-blocked"),
    (invite_to_a_table, "blocked", "you-blocked"),
    (challenge_a_bot, "blocked", "you-blocked"),
    (join, "owner-blocked", "you-blocked-owner"),
    (join_by_link, "owner-blocked", "you-blocked-owner"),
    (adopt_a_seat, "owner-blocked", "you-blocked-owner"),
]


@pytest.mark.parametrize(
    ("way", "blocked", "blocker"), REFUSED, ids=[way.__name__ for way, *_ in REFUSED]
)
@pytest.mark.parametrize("is_blocked", [True, False])
def test_what_the_two_cannot_do(
    way: Way, blocked: str, blocker: str, is_blocked: bool, anna: Visitor, bohdan: Visitor
) -> None:
    who, other = (bohdan, anna) if is_blocked else (anna, bohdan)
    blocking.block(anna.user, bohdan.user)
    answer = way(who, other)
    code = answer.json()["code"] if answer.status_code >= 400 else ""
    assert code == (blocked if is_blocked else blocker), answer.content
    if code:
        assert not Seat.objects.filter(table__owner=other.user, user=who.user).exists()


@pytest.mark.parametrize("way", [way for way, *_ in REFUSED], ids=lambda way: way.__name__)
def test_what_they_can_do_again(way: Way, anna: Visitor, bohdan: Visitor) -> None:
    blocking.block(anna.user, bohdan.user)
    blocking.unblock(anna.user, bohdan.user)
    assert way(bohdan, anna).status_code < 300


def test_a_blocked_bot_is_not_challenged(anna: Visitor, bohdan: Visitor) -> None:
    bot = make_bot_account(bohdan.user, "Marvin")
    blocking.block(anna.user, bot)
    answer = anna.post("/api/challenges", {"bot": str(bot.id), **NEW})
    assert (answer.status_code, answer.json()["code"]) == (409, "you-blocked")


def test_a_blocked_bot_does_not_block_its_keeper(anna: Visitor, bohdan: Visitor) -> None:
    blocking.block(anna.user, make_bot_account(bohdan.user, "Marvin"))
    other = make_bot_account(bohdan.user, "Deep Thought")
    for user in (bohdan.user, other):
        assert not blocking.are_apart(user, anna.user)


def test_the_bots_of_a_blocked_player_are_kept_apart_too(anna: Visitor, bohdan: Visitor) -> None:
    bot = make_bot_account(bohdan.user, "Marvin")
    program: Any = Program(make_token(bot, "all", ["read", "play", "challenge"])[1])
    program.user = bot
    before = invite_to_a_new_table(program, anna).json()
    shared = running([anna.user, bot])
    blocking.block(anna.user, bohdan.user)
    assert before["id"] not in [one["id"] for one in anna.get("/api/me/invitations").json()]
    for way in (invite_to_a_new_table, invite_to_a_table, join, join_by_link, adopt_a_seat):
        answer = way(program, anna)
        assert answer.json()["code"] in ("blocked", "owner-blocked"), way
    chat.say(shared.id, bot, "hello")
    assert chat.lines(shared.id, anna.user) == []
    assert len(chat.lines(shared.id, bot)) == 1
    made = agreeing_rematch(shared, anna)
    assert str(bot.id) not in made


def agreeing_rematch(table: Table, who: Visitor) -> str:
    """End a match, and return what somebody's rematch looks like."""
    Table.objects.filter(id=table.id).update(status="over", ended_at=timezone.now())
    return str(who.post(f"/api/tables/{table.id}/rematch").json())


def test_whoever_is_kicked_does_not_come_back_as_a_bot(anna: Visitor, bohdan: Visitor) -> None:
    bots = [make_bot_account(bohdan.user, name) for name in ("Marvin", "Eddie")]
    table = opened(anna.user, seats=3)
    seating.join(table.id, bots[0], 1)
    seating.kick(table.id, anna.user, 1)
    for user in (*bots, bohdan.user):
        for act in (partial(seating.join, table.id, user), partial(chat.say, table.id, user, "?")):
            with pytest.raises(Refusal) as refusal:
                act()
            assert refusal.value.code == "barred"
    with pytest.raises(Refusal) as refusal:
        inviting.invite(anna.user, bohdan.user, table.id)
    assert refusal.value.code == "player-barred"
    own = make_bot_account(anna.user, "Own")
    seating.join(table.id, own, 1)
    seating.kick(table.id, anna.user, 1)
    chat.say(table.id, anna.user, "still here")


def test_nobody_plays_two_hands_as_a_bot() -> None:
    keeper, other = somebody(), somebody()
    bot = make_bot_account(keeper, "Marvin")
    for rated in (False, True):
        table = running([keeper, other], rated=rated, policy="everyone")
        if rated:  # the keeper still plays
            handing.resign(table.id, other)
        else:
            handing.resign(table.id, keeper)
            handing.adopt(table.id, somebody(), 0)
            handing.resign(table.id, other)
        with pytest.raises(Refusal) as refusal:
            handing.adopt(table.id, bot, 1)
        assert refusal.value.code == ("own-bot-rated" if rated else "knows-too-much")


def test_invitations_are_counted_by_person(anna: Visitor, bohdan: Visitor) -> None:
    bots = [make_bot_account(bohdan.user, f"Bot {n}") for n in range(2)]
    for n in range(inviting.MOST):
        user = bots[n % 2]
        inviting.invite(user, somebody(), opened(user).id)
    with pytest.raises(Refusal) as refusal:
        inviting.invite(bohdan.user, anna.user, opened(bohdan.user).id)
    assert refusal.value.code == "too-many-invited"


def test_quotas_are_shared_by_a_person_and_their_bots(bohdan: Visitor) -> None:
    bot = make_bot_account(bohdan.user, "Marvin")
    for name in ("create-table", "invite", "invite-player", "chat", "report"):
        per = LIMITS[name].per
        assert limits.key_of(bot, per) == limits.key_of(bohdan.user, per), name
    choices = LIMITS["choices"].per
    assert limits.key_of(bot, choices) != limits.key_of(bohdan.user, choices)


def test_friends_and_invitations_end(anna: Visitor, bohdan: Visitor) -> None:
    follow(anna, bohdan)
    follow(bohdan, anna)
    note_online(anna.user.pk)
    made = invite_to_a_new_table(anna, bohdan).json()
    blocking.block(anna.user, bohdan.user)
    assert bohdan.get("/api/me/following").json() == []
    assert bohdan.get("/api/me/invitations").json() == []
    assert bohdan.post(f"/api/me/invitations/{made['id']}/accept").status_code == 409
    for path in ("matches", "summary", "against/Bohdan"):
        assert bohdan.get(f"/api/players/Anna/{path}").status_code == 403


def test_only_who_blocked_is_spared_the_chat(anna: Visitor, bohdan: Visitor) -> None:
    table = running([anna.user, bohdan.user])
    for who in (anna, bohdan):
        chat.say(table.id, who.user, f"says {who.user.username}")
    blocking.block(anna.user, bohdan.user)
    heard = {
        who.user.username: [line.text for line in chat.lines(table.id, who.user)]
        for who in (anna, bohdan)
    }
    assert heard == {"Anna": ["says Anna"], "Bohdan": ["says Anna", "says Bohdan"]}


@pytest.mark.parametrize("is_blocked", [True, False])
def test_a_rematch_seats_nobody_beside_somebody_they_blocked(
    is_blocked: bool, anna: Visitor, bohdan: Visitor
) -> None:
    celia = somebody()
    table = ended([anna.user, bohdan.user, celia], [1, 2, 3])
    blocking.block(anna.user, bohdan.user)
    asker = bohdan if is_blocked else anna
    made = asker.post(f"/api/tables/{table.id}/rematch").json()
    seated = {seat["user"]["name"] for seat in made["seats"] if seat["user"]}
    assert seated == {asker.user.username, celia.username}


def test_at_the_table_of_somebody_else_both_may_sit(anna: Visitor, bohdan: Visitor) -> None:
    table: Table = opened(somebody(), seats=3)
    blocking.block(anna.user, bohdan.user)
    for who in (anna, bohdan):
        assert who.post(f"/api/tables/{table.id}/join", {}).status_code == 200
    assert fresh(table).seats.filter(user__isnull=False).count() == 3
