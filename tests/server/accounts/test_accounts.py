"""Guests, the own account, tokens, bots and sessions."""

from __future__ import annotations

import hashlib
import re
import uuid
from typing import Any

import pytest
import time_machine
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.contrib.sessions.models import Session
from django.core import mail
from django.core.exceptions import ValidationError
from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from gonfalon.server.accounts import bots, tokens
from gonfalon.server.accounts.models import Token, User, is_taken
from gonfalon.server.accounts.names.guest_names import WORDS, readable_name
from gonfalon.server.accounts.names.guests import make_guest
from gonfalon.server.accounts.names.names import check_name, tidy
from gonfalon.server.accounts.preferences import preferences_of
from gonfalon.server.play.models import Entry
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats import seating
from tests.server.tabling import opened, running, seat_users
from tests.server.visitor import PASSWORD, Program, Visitor, account, visitor

pytestmark = pytest.mark.django_db


def sit_down(user: User) -> Table:
    """Give somebody a table with an input in its log."""
    table = Table.objects.create(
        game="mastery",
        owner=user,
        seat_count=2,
        house_secret=b"s" * 32,
        house_salt=b"t" * 32,
        house_commitment="c" * 64,
        status=Table.Status.PLAYING,
    )
    Seat.objects.create(table=table, number=0, user=user)
    Entry.objects.create(
        table=table,
        seq=1,
        version=1,
        kind="choose",
        seat=0,
        user=user,
        target="q",
        at=timezone.now(),
    )
    return table


# -- guests -----------------------------------------------------------------------------------


def test_guest_in_one_click(stranger: Visitor) -> None:
    answer = stranger.post("/api/guest", {"language": "uk", "time_zone": "Europe/Kyiv"})
    assert answer.status_code == 201
    me = stranger.me
    assert (me["guest"], me["language"], me["time_zone"]) == (True, "uk", "Europe/Kyiv")
    assert me["email"] == ""
    check_name(me["name"])
    assert stranger.post("/api/guest", {}).json()["code"] == "signed-in"


def test_guest_names_are_good_names() -> None:
    for first, second in WORDS.values():
        for word in first.split():
            check_name(f"{word} {max(second.split(), key=len)} 9999")
        for word in second.split():
            check_name(f"{first.split()[0]} {word} 1000")
    assert re.fullmatch(r"[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+ \d{4}", readable_name("ru"))
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+ \d{4}", readable_name("xx"))


def test_guests_may_bring_a_name(stranger: Visitor, anna: Visitor) -> None:
    """Whoever follows an invitation says who they are; names of others stay theirs."""
    taken = stranger.post("/api/guest", {"name": anna.user.username.upper()})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
    assert stranger.post("/api/guest", {"name": "Admin"}).json()["code"] == "name-reserved"
    assert stranger.post("/api/guest", {"name": " Wren "}).json()["name"] == "Wren"


def test_names_of_guests_are_in_their_language(stranger: Visitor) -> None:
    first = stranger.post("/api/guest", {"language": "pl"}).json()["name"].split()[0]
    assert first in WORDS["pl"][0].split()


def test_upgrade_keeps_id_and_matches(guest: Visitor) -> None:
    user = guest.user
    table = sit_down(user)
    body = {"name": "Ганна Ш", "email": "Hanna@Example.org", "password": PASSWORD}
    answer = guest.post("/api/me/upgrade", body)
    assert answer.status_code == 200, answer.content
    me = guest.me  # still signed in
    assert me["id"] == str(user.id)
    assert (me["name"], me["guest"], me["email"]) == ("Ганна Ш", False, "hanna@example.org")
    assert Seat.objects.get(table=table).user_id == user.id
    assert Entry.objects.get(table=table).user_id == user.id
    assert [m.to for m in mail.outbox] == [["hanna@example.org"]]
    assert guest.post("/api/me/upgrade", body).json()["code"] == "not-a-guest"
    assert [s["current"] for s in guest.get("/api/me/sessions").json()] == [True]
    later = Visitor()
    sign_in = later.auth("auth/login", {"email": "hanna@example.org", "password": PASSWORD})
    assert sign_in.status_code == 200, sign_in.content
    assert later.me["id"] == str(user.id)


def test_upgrade_refuses_and_changes_nothing(guest: Visitor, anna: Visitor) -> None:
    good = {"name": "Maria", "email": "maria@example.org", "password": PASSWORD}
    changes: list[tuple[dict[str, Any], int, str]] = [
        ({"name": "anna"}, 409, "name-taken"),
        ({"name": "Admin"}, 422, "name-reserved"),
        ({"password": "password123"}, 422, "password-too-common"),
        ({"password": "short"}, 422, ""),
        ({"password": "maria@example"}, 422, "password-too-similar"),
        ({"email": "nonsense"}, 422, "invalid"),
        ({"surprise": 1}, 422, "bad-input"),
    ]
    for change, status, code in changes:
        answer = guest.post("/api/me/upgrade", {**good, **change})
        assert answer.status_code in (status, 429), answer.content
        if code and answer.status_code != 429:
            assert answer.json()["code"] == code
    assert guest.me["guest"] is True
    assert mail.outbox == []


def test_upgrade_does_not_tell_whether_a_mailbox_is_known(db: Any) -> None:
    account("Olena", "olena@example.org")
    answers = []
    for name, mailbox in (("Iryna", "olena@example.org"), ("Petro", "nobody@example.org")):
        one = Visitor()
        one.post("/api/guest", {})
        body = {"name": name, "email": mailbox, "password": PASSWORD}
        answer = one.post("/api/me/upgrade", body)
        answers.append((answer.status_code, sorted(answer.json())))
    assert answers[0] == answers[1]
    assert answers[0][0] == 200
    verified = EmailAddress.objects.filter(email="olena@example.org", verified=True)
    assert [a.user.username for a in verified] == ["Olena"]


# -- names ------------------------------------------------------------------------------------

GOOD_NAMES = (
    *("Jo", "Anna Maria", "O'Neil", "Ждан 7", "d_Artagnan", "St. Jo", "Żółw", "Їжак", "Ελένη"),
    *("Stafford", "Admiral Nelson", "House of York", "Dom", "Modest", "Модест", "Ally Botwin"),
)


@pytest.mark.parametrize("name", GOOD_NAMES)
def test_good_names(name: str) -> None:
    check_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "x",
        "x" * 25,
        " x",
        "a  b",
        "a\nb",
        "ab\n",
        "<b>",
        "a\u202eb",
        "a\u200bb",
        "-dash",
        "Аnna",  # the first letter is Cyrillic
        "ﬁne",  # a ligature
        "ADMIN",
        "Former player 12",
        "Gonfalon",
        "Gonfalon Staff",
        "gonfalón",
        "G0nfalon",
        "Gonfaion",
        "Goηfalon",  # the third letter is Greek
        "the.admin",
        "adm1n",
        "ADMlN",
        "rnoderator",
        "Table staff",
        "Официальный Пётр",
        "Гонфалон",
        "Модераторы",
        "Адміністратор",
        "Підтримка",
        "Obsluga",
        "Wsparcie 24",
        "Zespół",
        "ЅУЅТЕМ",  # all of it Cyrillic
        "ᎪᏞᏆᏟᎬ",  # Cherokee
        "ꓮꓡꓲꓚꓰ",  # Lisu
        "ɑlice",  # a phonetic letter
        "ᴀʟɪᴄᴇ",
    ],
)
def test_bad_names(name: str) -> None:
    with pytest.raises(ValidationError):
        check_name(name)


def test_names_have_one_spelling() -> None:
    assert tidy(" Zoe\u0308 ") == "Zoë"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("coop", "соор"),  # Cyrillic
        ("Alice", "AIice"),
        ("Ivan", "lvan"),
        ("Bob 10", "Bob lO"),
        ("Marn", "Mam"),
        ("VVolf", "Wolf"),
        ("ТОМ", "TOM"),
        ("ΝΙΚΟ", "NIKO"),
    ],
)
def test_a_name_that_looks_like_another_is_taken(name: str, other: str) -> None:
    check_name(name)
    check_name(other)
    taken = account(name)
    assert is_taken(other)
    assert not is_taken(other, but=taken)
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create(username=other)
    assert visitor("Taras").patch("/api/me", {"name": other}).json()["code"] == "name-taken"


def test_another_name_frees_the_former_one() -> None:
    user = account("coop")
    user.rename("Taras")
    user.save()
    assert not is_taken("соор")
    assert is_taken("Тарас") is False
    assert is_taken("TARAS")


@pytest.mark.parametrize(("name", "other"), [("Anna", "Ann"), ("José", "Jose"), ("Тарас", "Taras")])
def test_names_that_only_resemble_each_other_are_free(name: str, other: str) -> None:
    account(name)
    assert not is_taken(other)


def test_one_name_in_any_case() -> None:
    account("Taras")
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create(username="TARAS")


# -- the own account --------------------------------------------------------------------------


def test_change_language_zone_preferences_and_name(anna: Visitor) -> None:
    body = {"language": "pl", "time_zone": "Europe/Warsaw", "preferences": {"theme": "dark"}}
    answer = anna.patch("/api/me", body)
    assert answer.status_code == 200, answer.content
    assert {k: anna.me[k] for k in ("language", "time_zone")} == {
        "language": "pl",
        "time_zone": "Europe/Warsaw",
    }
    assert anna.me["preferences"]["theme"] == "dark"
    assert anna.patch("/api/me", {"name": "Hanka"}).json()["name"] == "Hanka"
    assert anna.me["language"] == "pl"


@pytest.mark.parametrize(
    "body",
    [
        {"language": "de"},
        {"language": "EN"},
        {"time_zone": "Mars/Base"},
        {"time_zone": "../etc/passwd"},
        {"time_zone": ""},
        {"preferences": {"x": "y"}},
        {"preferences": {"theme": "pink"}},
        {"preferences": {"volume": "yes please"}},
        {"preferences": {"volume": 1.5}},
        {"preferences": {"pace": "slow"}},
        {"preferences": {"pace": 9}},
        {"preferences": {"level": "A" * 5000}},
        {"preferences": {"notices": {"mail": "off"}}},
        {"preferences": []},
        {"is_staff": True},
        {"name": "ab\u0000"},
        {"name": None, "language": 3},
        [],
        "x",
    ],
)
def test_bad_changes(anna: Visitor, body: Any) -> None:
    before = anna.me
    assert anna.patch("/api/me", body).status_code in (400, 422)
    assert anna.me == before


def test_preferences_are_kept_one_by_one_beside_the_notices(anna: Visitor) -> None:
    wishes = {**anna.get("/api/notices").json()["wishes"], "mail": "daily"}
    assert anna.send("PUT", "/api/notices", wishes).status_code == 200
    for said in ({"theme": "dark", "volume": 1}, {"confirm": True, "pace": 0.5}, {"volume": 0.4}):
        assert anna.patch("/api/me", {"preferences": said}).status_code == 200
    assert anna.me["preferences"] == {
        "theme": "dark",
        "motion": None,
        "pace": 0.5,
        "volume": 0.4,
        "confirm": True,
        "keys": None,
        "show_online": None,
        "level": None,
        "onward": None,
    }
    assert anna.get("/api/notices").json()["wishes"]["mail"] == "daily"


def test_nonsense_kept_from_before_is_as_if_it_were_not_there() -> None:
    strange: list[Any] = [[], {"theme": 7, "keys": True}, {"board": "flat", "keys": True}]
    for kept in strange:
        said = preferences_of(User(username="A", preferences=kept))
        assert (said.theme, said.keys) == (None, True if kept else None)


def test_sound_that_was_only_on_or_off_becomes_a_volume() -> None:
    for kept, volume in (({"sound": True}, 0.6), ({"sound": False}, None)):
        assert preferences_of(User(username="A", preferences=kept)).volume == volume
    louder = User(username="A", preferences={"sound": True, "volume": 0.9})
    assert preferences_of(louder).volume == 0.9


def test_name_of_another(anna: Visitor, bohdan: Visitor) -> None:
    answer = anna.patch("/api/me", {"name": "BOHDAN"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_people_are_shown_without_private_things(anna: Visitor, stranger: Visitor) -> None:
    shown = stranger.get(f"/api/people/{anna.me['id']}").json()
    assert set(shown) == {"id", "name", "guest", "bot", "gone"}
    assert stranger.get(f"/api/people/{uuid.uuid4()}").status_code == 404
    assert stranger.get("/api/people/me").status_code == 404


# -- tokens -----------------------------------------------------------------------------------

MATRIX = [
    # method, path, scopes that open it (None: in person only)
    ("GET", "/api/me", {"read"}),
    ("GET", "/api/hello", {"read"}),
    ("GET", "/api/games", {"read"}),
    ("PATCH", "/api/me", None),
    ("POST", "/api/me/upgrade", None),
    ("GET", "/api/me/tokens", None),
    ("POST", "/api/me/tokens", None),
    ("DELETE", f"/api/me/tokens/{uuid.UUID(int=1)}", None),
    ("GET", "/api/me/bots", None),
    ("POST", "/api/me/bots", None),
    ("GET", "/api/me/sessions", None),
    ("DELETE", "/api/me/sessions", None),
    ("POST", "/api/me/export", None),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/stay", None),
]


@pytest.mark.parametrize("scope", sorted(tokens.SCOPES))
def test_scopes(anna: Visitor, scope: str) -> None:
    user = bots.make_bot_account(anna.user, "Robot") if scope == "bot" else anna.user
    _token, text = tokens.make_token(user, "t", [scope])
    program = Program(text)
    for method, path, opening in MATRIX:
        answer = program.send(method, path, {} if method != "GET" else None)
        if opening and scope in opening:
            assert answer.status_code == 200, (method, path, answer.content)
        else:
            assert answer.status_code == 403, (method, path, answer.content)
            code = "in-person" if opening is None else "missing-scope"
            assert answer.json()["code"] == code


def test_token_life(anna: Visitor, bohdan: Visitor) -> None:
    made = anna.post("/api/me/tokens", {"name": "my bot", "scopes": ["read", "play"]})
    assert made.status_code == 201, made.content
    text = made.json()["token"]
    assert text.startswith("gon_")
    token = Token.objects.get()
    assert token.digest == hashlib.sha256(text.encode()).hexdigest()
    with connection.cursor() as cursor:  # the text itself is nowhere
        cursor.execute("SELECT count(*) FROM accounts_token t WHERE t::text LIKE %s", [f"%{text}%"])
        assert cursor.fetchone() == (0,)
    assert Program(text).get("/api/me").json()["name"] == "Anna"
    token.refresh_from_db()
    assert token.used_at is not None
    listed = anna.get("/api/me/tokens").json()
    assert [t["hint"] for t in listed] == [text[:8]]
    assert "token" not in listed[0]
    assert bohdan.delete(f"/api/me/tokens/{token.id}").status_code == 404
    assert anna.delete(f"/api/me/tokens/{token.id}").status_code == 204
    assert Program(text).get("/api/me").json()["code"] == "bad-token"
    assert anna.get("/api/me/tokens").json() == []


@pytest.mark.parametrize("text", ["", "gon_", "gon_" + "a" * 43, "x" * 5000, "gon_é", "\x00"])
def test_bad_tokens(anna: Visitor, text: str) -> None:
    answer = Program(text).get("/api/me")
    assert answer.status_code in (400, 401)
    assert set(answer.json()) == {"code", "message", "rule"}


def test_bad_token_beside_a_session_is_refused(anna: Visitor) -> None:
    answer = anna.client.get("/api/me", headers={"Authorization": "Bearer gon_nonsense"})
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")


def test_token_wishes_are_checked(anna: Visitor, guest: Visitor) -> None:
    for body in (
        {"name": "x", "scopes": []},
        {"name": "x", "scopes": ["admin"]},
        {"name": " ", "scopes": ["read"]},
        {"name": "x" * 61, "scopes": ["read"]},
        {"name": "x", "scopes": ["bot"]},
    ):
        assert anna.post("/api/me/tokens", body).status_code == 422
    refused = guest.post("/api/me/tokens", {"name": "x", "scopes": ["read"]})
    assert refused.json()["code"] == "guest"


def test_tokens_of_a_closed_account(anna: Visitor) -> None:
    _token, text = tokens.make_token(anna.user, "t", ["read"])
    User.objects.update(is_active=False)
    assert Program(text).get("/api/me").status_code == 401


def test_no_more_than_so_many_tokens(anna: Visitor) -> None:
    user = anna.user
    for number in range(tokens.MOST):
        tokens.make_token(user, str(number), ["read"])
    with pytest.raises(ValidationError):
        tokens.make_token(user, "one more", ["read"])


# -- bots -------------------------------------------------------------------------------------


def test_bot_accounts(anna: Visitor, bohdan: Visitor, guest: Visitor) -> None:
    made = anna.post("/api/me/bots", {"name": "Anna's Bot"})
    assert made.status_code == 201, made.content
    bot = made.json()["id"]
    body = {"name": "home", "scopes": ["bot", "play", "read"]}
    token = anna.post(f"/api/me/bots/{bot}/tokens", body)
    assert token.status_code == 201, token.content
    me = Program(token.json()["token"]).get("/api/me").json()
    assert (me["id"], me["bot"], me["name"]) == (bot, True, "Anna's Bot")
    assert len(anna.get(f"/api/me/bots/{bot}/tokens").json()) == 1
    assert bohdan.post(f"/api/me/bots/{bot}/tokens", body).status_code == 404
    assert bohdan.delete(f"/api/me/bots/{bot}").status_code == 404
    assert guest.post("/api/me/bots", {"name": "Mine"}).status_code == 403
    assert bohdan.post("/api/me/bots", {"name": "ANNA'S BOT"}).json()["code"] == "name-taken"
    assert anna.delete(f"/api/me/bots/{bot}").status_code == 204
    assert Program(token.json()["token"]).get("/api/me").status_code == 401
    assert anna.get("/api/me/bots").json() == []


def test_a_bot_that_is_retired_leaves_its_tables(anna: Visitor) -> None:
    keeper = anna.user
    bot = bots.make_bot_account(keeper, "Marvin")
    waiting, playing = opened(keeper), running([keeper, bot])
    seating.join(waiting.id, bot)
    assert anna.delete(f"/api/me/bots/{bot.pk}").status_code == 204
    assert seat_users(waiting) == [keeper.pk, None]
    seat = playing.seats.get(number=1)
    assert (seat.user_id, seat.standing_in, seat.bot) == (bot.pk, True, "heuristic")


# -- sessions ---------------------------------------------------------------------------------


def test_sessions_are_listed_and_ended(anna: Visitor, bohdan: Visitor) -> None:
    other = Visitor()
    other.client.force_login(anna.user)
    listed = anna.get("/api/me/sessions").json()
    assert sorted(s["current"] for s in listed) == [False, True]
    elsewhere = next(s["id"] for s in listed if not s["current"])
    assert bohdan.delete(f"/api/me/sessions/{elsewhere}").status_code == 404
    assert other.get("/api/me").status_code == 200
    assert anna.delete(f"/api/me/sessions/{elsewhere}").status_code == 204
    assert other.get("/api/me").status_code == 401
    third = Visitor()
    third.client.force_login(anna.user)
    assert anna.delete("/api/me/sessions").json() == {"ended": 1, "tokens": 0}
    assert third.get("/api/me").status_code == 401
    assert anna.get("/api/me").status_code == 200
    assert anna.delete("/api/me/sessions/0").status_code == 422
    assert anna.delete(f"/api/me/sessions/{2**70}").status_code == 422


def test_sessions_grow_old() -> None:
    with time_machine.travel("2030-01-01 12:00:00+00:00", tick=False) as clock:
        anna = visitor("Anna")
        for day in (20, 40, 60, 80, 89):  # used now and then, it lives for 90 days
            clock.move_to("2030-01-01 12:00:00+00:00")
            clock.shift(day * 86400)
            assert anna.get("/api/me").status_code == 200, day
        clock.shift(2 * 86400)
        assert anna.get("/api/me").status_code == 401
        idle = visitor("Idle")
        clock.shift(31 * 86400)
        assert idle.get("/api/me").status_code == 401
        staff = visitor("Clerk", is_staff=True)
        clock.shift(10 * 60)
        assert staff.get("/api/me").status_code == 200
        clock.shift(16 * 60)
        assert staff.get("/api/me").status_code == 401
    assert not UserSession.objects.filter(user__username="Clerk").exists()


def test_use_is_not_written_down_at_every_request(
    anna: Visitor, django_assert_num_queries: Any
) -> None:
    anna.get("/api/me")
    with django_assert_num_queries(2):  # the session, the user
        anna.get("/api/me")
    assert Session.objects.count() == 1


def test_make_guest_finds_a_free_name(monkeypatch: pytest.MonkeyPatch) -> None:
    names = iter(["Bold Fox 1000", "Bold Fox 1000", "Bold Fox 1001"])
    monkeypatch.setattr(
        "gonfalon.server.accounts.names.guests.readable_name", lambda _: next(names)
    )
    assert [make_guest().username, make_guest().username] == ["Bold Fox 1000", "Bold Fox 1001"]
