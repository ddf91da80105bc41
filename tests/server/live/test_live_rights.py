"""Sockets of real servers: who gets in, and who has to leave."""

from __future__ import annotations

import json
import time
from typing import Any
from uuid import UUID, uuid4

import pytest
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.db import connection
from websockets.exceptions import InvalidStatus

from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.tokens import make_token, revoke_token
from gonfalon.server.hints import announce
from gonfalon.server.live import frames
from gonfalon.server.tables.models import Seat, Table
from tests.server.listening import ORIGIN, Ear, Server, eventually, refused, sign_in
from tests.server.playing import people, table

pytestmark = pytest.mark.django_db(transaction=True)


# -- who gets in --------------------------------------------------------------------------------


def origins() -> list[str | None]:
    """Return what is not our origin, and looks like it."""
    host = "127.0.0.1:8000"
    near: list[str | None] = [None, "null", "NULL", "", " ", "*", "file://", "about:blank"]
    near += [f"http://{host}{tail}" for tail in ("/", "/x", "?", "#", ".", "0", " x", ":80", "@")]
    near += [f"{scheme}://{host}" for scheme in ("https", "ws", "wss", "HTTP", "Http", "ftp")]
    near += [f"http://{head}{host}" for head in ("www.", "x.", "x@", ".", "-", "evil.org/", "%20")]
    near += [f"http://127.0.0.1{port}" for port in ("", ":80", ":8001", ":08000", ":8000:8000")]
    near += [f"http://{h}:8000" for h in ("localhost", "127.1", "2130706433", "[::1]", "0.0.0.0")]
    near += [f"http://127.0.0.1.evil{n}.org:8000" for n in range(60)]
    near += [f"http://evil{n}.org" for n in range(60)]
    near += [f"http://{host}.{n}" for n in range(40)]
    near += [f"{ORIGIN}, {ORIGIN}", f"{ORIGIN} {ORIGIN}", ORIGIN.upper(), f"{ORIGIN}\t", host]
    return near


def test_only_our_origin_gets_in(
    servers: tuple[Server, Server], players: list[User], match: Table
) -> None:
    """T-32, short form: 200 variants of Origin."""
    cookie = sign_in(players[0])
    given = [o for o in origins() if o is None or o == o.strip()]
    assert len(given) >= 200
    bad = [o for o in given if refused(servers[0], match.id, cookie=cookie, origin=o) != 403]
    assert bad == []
    assert refused(servers[0], match.id, cookie=cookie) == 101
    assert "origin none" in servers[0].said()


def test_two_origins_are_none(
    servers: tuple[Server, Server], players: list[User], match: Table
) -> None:
    headers = {"origin": "http://evil.org"}
    assert refused(servers[0], match.id, players[0], headers=headers) in (400, 403)


def test_strangers_stay_outside(servers: tuple[Server, Server], match: Table) -> None:
    for cookie in ("", "x" * 32, "a" * 400, "../../x", "\u00e9"):
        assert refused(servers[0], match.id, cookie=cookie) == 401
    user = User.objects.create(username="Late")
    cookie = sign_in(user)
    Session.objects.update(expire_date="2020-01-01T00:00:00Z")
    assert refused(servers[0], match.id, cookie=cookie) == 401
    cookie = sign_in(user)
    User.objects.filter(pk=user.pk).update(is_active=False)
    assert refused(servers[0], match.id, cookie=cookie) == 401


def test_unknown_and_private_tables_are_not_there(
    servers: tuple[Server, Server], players: list[User], watcher: User, match: Table
) -> None:
    assert refused(servers[0], uuid4(), watcher) == 404
    Table.objects.update(visibility="private")
    assert refused(servers[0], match.id, watcher) == 404
    assert refused(servers[0], match.id, players[1]) == 101


def ticket(server: Server, match: UUID, text: str, **body: Any) -> list[str]:
    """Ask for a ticket with a token."""
    headers = {"Authorization": f"Bearer {text}"}
    answer = server.post(f"/api/tables/{match}/tickets", body, headers=headers)
    assert answer.status_code == 201, answer.text
    found: list[str] = answer.json()["protocols"]
    return found


def test_tickets(
    servers: tuple[Server, Server], players: list[User], watcher: User, match: Table
) -> None:
    token, text = make_token(players[0], "bot", ["read"])
    protocols = ticket(servers[0], match.id, text)
    assert refused(servers[1], match.id, origin="http://evil.org", protocols=protocols) == 403
    ear = Ear(servers[1], match.id, origin=None, protocols=protocols)
    assert ear.socket.subprotocol == "gonfalon"
    ear.hello()
    assert refused(servers[1], match.id, origin=None, protocols=protocols) == 401, "used twice"
    other = table(people(2, "Other"))
    elsewhere = ticket(servers[0], other.id, text)
    assert refused(servers[0], match.id, origin=None, protocols=elsewhere) == 401
    for made_up in ("ticket.", "ticket." + "a" * 43, "ticket.x"):
        guess = ["gonfalon", made_up]
        assert refused(servers[0], match.id, origin=None, protocols=guess) == 401
    Token.objects.filter(pk=token.pk).update(revoked_at="2020-01-01T00:00:00Z")
    assert ear.closed() == frames.SIGNED_OUT  # found out without a hint


def test_a_token_that_is_revoked_closes_its_sockets_at_once(
    hinted: tuple[Server, Server], players: list[User], match: Table
) -> None:
    token, text = make_token(players[0], "mine", ["read"])
    ear = Ear(hinted[0], match.id, origin=None, protocols=ticket(hinted[0], match.id, text))
    ear.hello()
    assert revoke_token(players[0], token.pk)
    assert ends_soon(ear) == frames.SIGNED_OUT


def test_ticket_with_an_invitation_needs_the_session_too(
    servers: tuple[Server, Server], players: list[User], watcher: User, match: Table
) -> None:
    Table.objects.update(visibility="private")
    cookie = sign_in(watcher)
    token = servers[0].get("/api/hello", cookies={"sessionid": cookie}).cookies["csrftoken"]

    def invited() -> list[str]:
        answer = servers[0].post(
            f"/api/tables/{match.id}/tickets",
            {"invite": match.invite},
            cookies={"sessionid": cookie, "csrftoken": token},
            headers={"X-CSRFToken": token, "Origin": ORIGIN},
        )
        assert answer.status_code == 201, answer.text
        found: list[str] = answer.json()["protocols"]
        return found

    assert refused(servers[0], match.id, origin=None, protocols=invited()) == 403
    assert refused(servers[0], match.id, protocols=invited()) == 401
    assert refused(servers[0], match.id, players[0], protocols=invited()) == 401
    ear = Ear(servers[0], match.id, cookie=cookie, protocols=invited())
    ear.hello()
    Table.objects.filter(id=match.id).update(invite="another")
    assert ear.closed() == frames.NOT_YOURS


def test_old_tickets(servers: tuple[Server, Server], players: list[User], match: Table) -> None:
    import redis as sync_redis
    from django.conf import settings

    _token, text = make_token(players[0], "bot", ["read"])
    protocols = ticket(servers[0], match.id, text)
    with sync_redis.Redis.from_url(settings.REDIS) as client:
        keys = list(client.scan_iter(f"gonfalon:live:{connection.settings_dict['NAME']}:ticket:*"))
        assert len(keys) == 1
        assert 0 < int(client.ttl(keys[0])) <= 30
        assert protocols[1].removeprefix("ticket.") not in str(keys[0])
        client.pexpire(keys[0], 1)
    time.sleep(0.05)
    assert refused(servers[0], match.id, origin=None, protocols=protocols) == 401


def test_six_sockets_a_user_in_all_processes(
    servers: tuple[Server, Server], watcher: User, match: Table
) -> None:
    cookie = sign_in(watcher)
    ears = [Ear(servers[n % 2], match.id, cookie=cookie) for n in range(6)]
    assert refused(servers[0], match.id, cookie=cookie) == 429
    assert refused(servers[1], match.id, cookie=cookie) == 429
    ears.pop().close()
    eventually(lambda: refused(servers[0], match.id, cookie=cookie) == 101)
    for ear in ears:
        ear.close()


def test_thirty_sockets_an_address(servers: tuple[Server, Server], match: Table) -> None:
    cookies = [sign_in(User.objects.create(username=f"Eye {n}")) for n in range(6)]
    ears: list[Ear] = []

    def sits_down() -> bool:
        """Open one more; sockets of the test before may still be about to go."""
        number = len(ears)
        try:
            ears.append(Ear(servers[number % 2], match.id, cookie=cookies[number // 6]))
        except InvalidStatus:
            return False
        return True

    for _ in range(30):
        eventually(sits_down)
    another = sign_in(User.objects.create(username="One more"))
    assert refused(servers[0], match.id, cookie=another) == 429
    for ear in ears:
        ear.close()
    eventually(lambda: refused(servers[1], match.id, cookie=another) == 101)


@pytest.mark.slow
def test_what_a_killed_process_held_is_forgotten(
    servers: tuple[Server, Server], watcher: User, match: Table
) -> None:
    cookie = sign_in(watcher)
    doomed = Server()
    ears = [Ear(doomed, match.id, cookie=cookie) for _ in range(6)]
    # Known to the others as soon as it has given a sign of life.
    eventually(lambda: refused(servers[0], match.id, cookie=cookie) == 429)
    doomed.process.kill()
    doomed.process.wait()
    doomed.stop()
    took = eventually(lambda: refused(servers[0], match.id, cookie=cookie) == 101)
    assert took < 12
    for ear in ears:
        ear.close()


# -- who has to leave ---------------------------------------------------------------------------


def ends_soon(ear: Ear) -> int:
    """Wait for the end of a socket, which must come long before a process looks by itself."""
    return ear.closed(20)


def test_ended_session_closes_its_sockets_at_once(
    hinted: tuple[Server, Server], players: list[User], match: Table
) -> None:
    cookie, kept = sign_in(players[0]), sign_in(players[0])
    ears = [Ear(server, match.id, cookie=cookie) for server in hinted]
    other = Ear(hinted[0], match.id, cookie=kept)
    UserSession.objects.get(session_key=cookie).end()
    for ear in ears:
        assert ends_soon(ear) == frames.SIGNED_OUT
    other.hello()
    other.close()


def test_session_that_vanishes_without_a_hint(
    servers: tuple[Server, Server], players: list[User], match: Table
) -> None:
    ear = Ear(servers[0], match.id, players[0])
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_session")
    assert ear.closed() == frames.SIGNED_OUT


def test_new_password_and_closed_account(
    hinted: tuple[Server, Server], players: list[User], match: Table
) -> None:
    one, two = (Ear(hinted[n], match.id, players[n]) for n in range(2))
    players[0].set_password("another-one-77")
    players[0].save()
    assert ends_soon(one) == frames.SIGNED_OUT
    players[1].is_active = False
    players[1].save()
    assert ends_soon(two) == frames.SIGNED_OUT


def test_table_made_private_and_seat_taken_away(
    hinted: tuple[Server, Server], players: list[User], watcher: User, match: Table
) -> None:
    seat, eye = Ear(hinted[0], match.id, players[1]), Ear(hinted[1], match.id, watcher)
    seat.hello()
    Table.objects.update(visibility="private")
    announce(match.id, Table.objects.get(id=match.id).version)
    assert ends_soon(eye) == frames.NOT_YOURS
    assert seat.hear("news") == {"type": "news", "table": str(match.id)}
    Seat.objects.filter(user=players[1]).update(user=None)
    announce(match.id, Table.objects.get(id=match.id).version)
    assert ends_soon(seat) == frames.NOT_YOURS
    assert not any(json.loads(f)["type"] == "news" for f in eye.frames)


def test_restart_is_announced(players: list[User], watcher: User, match: Table) -> None:
    server = Server(spread=1.0)
    ears = [Ear(server, match.id, user) for user in (*players, watcher)]
    server.process.terminate()
    for ear in ears:
        assert ear.closed() == frames.RESTART  # cut off after the grace, it would be another code
        assert json.loads(ear.frames[-1]) == {"type": "going_away"}
    server.stop()
