"""Tables over HTTP: what is sent, what is refused, what is never said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gonfalon.kernel.chance.seeds import seat_commitment
from gonfalon.server.tables.models import Seat, Table
from tests.server.visitor import Visitor, visitor, with_factor

pytestmark = pytest.mark.django_db

NEW: dict[str, Any] = {"game": "mastery", "seats": 2}
SECRETS = ("secret", "salt", "state", "seq", "contribution", "invite", "email", "password")


def make(owner: Visitor, **fields: Any) -> dict[str, Any]:
    """Open a table."""
    answer = owner.post("/api/tables", {**NEW, **fields})
    assert answer.status_code == 201, answer.content
    found: dict[str, Any] = answer.json()
    return found


def keys(value: Any) -> set[str]:
    """Return all names in an answer."""
    if isinstance(value, dict):
        return set(value) | {name for v in value.values() for name in keys(v)}
    if isinstance(value, list):
        return {name for v in value for name in keys(v)}
    return set()


def test_from_an_open_table_to_a_running_match(
    anna: Visitor, bohdan: Visitor, stranger: Visitor
) -> None:
    table = make(anna, seats=3, bots={"2": "random"}, clock={"kind": "bank", "seconds": 600})
    path = f"/api/tables/{table['id']}"
    assert table["you"] == {"seat": 0, "owner": True, "awaited": True}
    assert table["policy"] == "quick"  # one person so far
    assert [t["id"] for t in stranger.get("/api/tables", free=1).json()] == [table["id"]]
    joined = bohdan.post(f"{path}/join", {}).json()
    assert (joined["you"]["seat"], joined["policy"]) == (1, "fixed")
    for player, word in ((anna, "anna-contributes-this"), (bohdan, "bohdan-contributes-this")):
        ready = player.post(f"{path}/ready", {"commitment": seat_commitment(word)})
        assert ready.status_code == 200
    assert anna.post(f"{path}/start").json()["status"] == "seeding"
    revealed = anna.post(f"{path}/reveal", {"contribution": "anna-contributes-this"}).json()
    assert [seat["revealed"] for seat in revealed["seats"]] == [True, False, False]
    assert "anna-contributes-this" not in bohdan.get(path).content.decode()
    wrong = bohdan.post(f"{path}/reveal", {"contribution": "something-else-entirely"})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-contribution")
    begun = bohdan.post(f"{path}/reveal", {"contribution": "bohdan-contributes-this"}).json()
    assert (begun["status"], begun["policy"]) == ("playing", "fixed")
    assert begun["waiting"]
    assert begun["deadline"] is not None
    assert [seat["clock_left"] for seat in begun["seats"]] == [600_000] * 3
    assert stranger.get(path).json()["you"] == {"seat": None, "owner": False, "awaited": False}
    assert len(anna.get("/api/tables/mine").json()) == 1


def test_nothing_secret_is_in_any_answer(anna: Visitor, stranger: Visitor) -> None:
    table = make(anna, bots={"1": "random"})
    path = f"/api/tables/{table['id']}"
    anna.post(f"{path}/ready", {})
    anna.post(f"{path}/start")
    row = Table.objects.get()
    for answer in (
        anna.get(path),
        stranger.get(path),
        stranger.get("/api/tables", status="playing"),
        anna.get("/api/tables/mine"),
    ):
        assert not [n for n in keys(answer.json()) if any(word in n for word in SECRETS)]
        text = answer.content.decode()
        for secret in (bytes(row.house_secret).hex(), bytes(row.house_salt).hex(), row.invite):
            assert secret not in text
        assert json.loads(row.state)["chance"] is not None  # there is something to hide
        assert row.state not in text


def test_a_private_table_by_invitation(anna: Visitor, bohdan: Visitor, stranger: Visitor) -> None:
    table = make(anna, visibility="private")
    path = f"/api/tables/{table['id']}"
    assert bohdan.get(path).status_code == 404
    invite = anna.get(f"{path}/invitation").json()["invite"]
    assert stranger.get(path, invite=invite).status_code == 200
    assert bohdan.get(f"/api/invitations/{invite}").json()["id"] == table["id"]
    assert bohdan.post(f"/api/invitations/{invite}/accept").json()["you"]["seat"] == 1
    assert bohdan.get(path).status_code == 200
    renewed = anna.post(f"{path}/invitation").json()["invite"]
    assert renewed != invite
    assert stranger.get(f"/api/invitations/{invite}").status_code == 404


@pytest.mark.parametrize(
    "change",
    [
        {"game": "Mastery!"},
        {"game": "other"},
        {"seats": 0},
        {"seats": "two"},
        {"seats": 2.5},
        {"surprise": 1},
        {"own_seat": -1},
        {"bots": {"x": "random"}},
        {"bots": {"1": "Genius"}},
        {"packs": ["x"] * 5},
        {"packs": ["[["]},
        {"packs": [5]},
        {"settings": {"variants": ["dragons"]}},
        {"options": [1]},
        {"clock": {"kind": "bank"}},
        {"clock": {"kind": "none", "tick": 1}},
        {"clock": {"kind": "per_move", "seconds": 10**30}},
        {"visibility": "secret"},
        {"language": "xx"},
        {"policy": "slow"},
    ],
)
def test_bodies_that_do_not_fit(anna: Visitor, change: dict[str, Any]) -> None:
    answer = anna.post("/api/tables", {**NEW, **change})
    assert answer.status_code == 422, answer.content
    assert set(answer.json()) == {"code", "message", "rule"}
    assert not Table.objects.exists()


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables?before=yesterday", 422),
        ("/api/tables?free=-1", 422),
        ("/api/tables?game=%00", 400),
        ("/api/tables?pace=slow", 422),
        ("/api/tables?status=over", 422),
        ("/api/tables/not-a-table", 404),
        ("/api/invitations/a%20b", 422),
        ("/api/invitations/" + "a" * 40, 422),
        ("/api/invitations/nothing", 404),
        ("/api/tables?before=9999-12-31T23:59:59Z", 200),
        ("/api/tables?before=9999-12-31T23:59:59-10:00", 200),
        ("/api/tables?before=0001-01-01T00:00:00%2B10:00", 200),
        ("/api/tables?before=2026-01-01T00:00:00", 422),
    ],
)
def test_odd_addresses(db: None, stranger: Visitor, path: str, status: int) -> None:
    assert stranger.client.get(path).status_code == status


def test_seats_that_are_not_there(anna: Visitor) -> None:
    path = f"/api/tables/{make(anna)['id']}"
    assert anna.send("PUT", f"{path}/seats/7/bot", {"level": "random"}).status_code == 409
    assert anna.send("PUT", f"{path}/seats/99/bot", {"level": "random"}).status_code == 422
    assert anna.send("PUT", f"{path}/seats/1/bot", {"level": "genius"}).status_code == 422
    assert anna.send("PUT", f"{path}/seats/1/bot", {}).json()["seats"][1]["bot"] == "heuristic"
    assert anna.delete(f"{path}/seats/1/bot").json()["seats"][1]["bot"] == ""


def test_chat_over_http(anna: Visitor, bohdan: Visitor) -> None:
    path = f"/api/tables/{make(anna)['id']}/chat"
    said = anna.post(path, {"text": "hello"}).json()
    assert (said["room"], said["user"]["name"]) == ("seats", "Anna")
    assert bohdan.post(path, {"text": "may I watch?"}).json()["room"] == "spectators"
    assert [line["text"] for line in bohdan.get(path).json()] == ["may I watch?"]
    assert [line["text"] for line in anna.get(path).json()] == ["hello"]
    assert bohdan.get(path, room="seats").status_code == 403
    assert anna.post(path, {"text": "a\x00b"}).status_code == 400
    assert anna.post(path, {"text": "x" * 501}).status_code == 422
    assert anna.get(path, after=2**70).status_code == 422


@pytest.mark.usefixtures("one_moment")
def test_chat_and_new_tables_are_limited(anna: Visitor) -> None:
    path = f"/api/tables/{make(anna)['id']}/chat"
    answers = [anna.post(path, {"text": "again"}) for _ in range(6)]
    assert [a.status_code for a in answers] == [201] * 5 + [429]
    assert int(answers[-1].headers["Retry-After"]) >= 1
    opened = [anna.post("/api/tables", NEW).status_code for _ in range(20)]
    assert opened == [201] * 19 + [429]


def test_a_guest_plays_too(guest: Visitor) -> None:
    table = make(guest, bots={"1": "random"})
    path = f"/api/tables/{table['id']}"
    guest.post(f"{path}/ready", {})
    assert guest.post(f"{path}/start").json()["status"] == "playing"
    assert guest.post(f"{path}/resign", {}).json()["seats"][0]["resigned"] is True


def test_mute_and_report_over_http(anna: Visitor, bohdan: Visitor) -> None:
    path = f"/api/tables/{make(anna)['id']}"
    bohdan.post(f"{path}/join", {})
    line = bohdan.post(f"{path}/chat", {"text": "noise"}).json()
    other = line["user"]["id"]
    assert anna.post(f"/api/chat/{line['id']}/report", {"text": "noise"}).status_code == 204
    assert anna.send("PUT", f"/api/mutes/{other}").status_code == 204
    assert [p["id"] for p in anna.get("/api/mutes").json()] == [other]
    assert anna.get(f"{path}/chat").json() == []
    assert anna.delete(f"/api/mutes/{other}").status_code == 204
    boss = visitor("Boss", is_superuser=True, is_staff=True)
    assert boss.get("/api/moderation/reports").json()["code"] == "no-second-factor"
    with_factor(boss.user)
    report = boss.get("/api/moderation/reports").json()[0]
    assert (report["text"], report["line_text"]) == ("noise", "noise")
    hide = f"/api/moderation/chat/{line['id']}/hide"
    assert boss.post(hide, {"reason": "  "}).status_code == 422
    assert boss.post(hide, {"reason": "noise"}).status_code == 204
    seen = anna.get(f"{path}/chat").json()[0]
    assert (seen["text"], seen["hidden"]) == ("", True)
    close = f"/api/moderation/reports/{report['id']}/close"
    assert boss.post(close, {"reason": "done"}).status_code == 204
    suspend = f"/api/moderation/users/{other}/suspend"
    assert boss.post(suspend, {"reason": "noise", "days": 2}).status_code == 204
    assert Seat.objects.filter(user_id=other).count() == 0
    actions = boss.get("/api/moderation/deeds").json()
    assert [action["what"] for action in actions] == ["suspend", "close-report", "hide-line"]


def test_rematch_and_pace_over_http(anna: Visitor, bohdan: Visitor) -> None:
    path = f"/api/tables/{make(anna)['id']}"
    bohdan.post(f"{path}/join", {})
    for player in (anna, bohdan):
        player.post(f"{path}/ready", {})
    anna.post(f"{path}/start")
    offer = anna.post(f"{path}/pace", {"pace": "days"}).json()["pace_offer"]
    assert offer["pace"] == "days"
    assert bohdan.post(f"{path}/pace/answer", {"agrees": True}).json()["pace"] == "days"
    for player in (anna, bohdan):
        ended = player.post(f"{path}/end", {"agrees": True}).json()
    assert (ended["status"], ended["void_reason"]) == ("void", "agreed")
    again = bohdan.post(f"{path}/rematch")
    assert again.status_code == 201
    assert again.json()["you"]["seat"] == 0  # one seat further on
    assert [t["status"] for t in anna.get("/api/tables/mine", over="true").json()] == ["void"]


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_everybody_at_the_old_table_hears_of_the_rematch_who_may_know_of_it(
    anna: Visitor, bohdan: Visitor, stranger: Visitor, visibility: str
) -> None:
    made = make(anna, visibility=visibility)
    path = f"/api/tables/{made['id']}"
    invite = anna.get(f"{path}/invitation").json()["invite"]
    bohdan.post(f"{path}/join", {"invite": invite})
    for player in (anna, bohdan):
        player.post(f"{path}/ready", {})
    anna.post(f"{path}/start")
    assert bohdan.get(path).json()["rematch"] is None
    for player in (anna, bohdan):
        ended = player.post(f"{path}/end", {"agrees": True}).json()
    assert ended["rematch"] is None
    again = bohdan.post(f"{path}/rematch").json()
    assert again["rematch"] is None
    for reader in (anna, bohdan):
        told = reader.get(path).json()["rematch"]
        assert (told["id"], told["owner"]["name"]) == (again["id"], again["owner"]["name"])
    watched = stranger.get(path, invite=invite).json()["rematch"]
    assert (watched and watched["id"]) == (again["id"] if visibility == "public" else None)
    for player in (anna, bohdan):  # a rematch that was given up is none
        player.post(f"/api/tables/{again['id']}/leave")
    assert anna.get(path).json()["rematch"] is None
