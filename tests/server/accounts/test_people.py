"""Following, friends online, blocking."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from gonfalon.server.accounts.leaving.erasure import erase
from gonfalon.server.accounts.leaving.export import collect
from gonfalon.server.accounts.models import Block, Follow
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.live.online import note_online
from gonfalon.server.tables import blocking, following
from tests.server.play.test_history import ended
from tests.server.tabling import at_once, codes, somebody
from tests.server.visitor import Program, Visitor, visitor

pytestmark = pytest.mark.django_db


def followed(who: Visitor) -> list[tuple[str, bool, bool]]:
    """Return whom somebody follows: name, friend, online."""
    found = who.get("/api/me/following").json()
    return [(one["player"]["name"], one["friend"], one["online"]) for one in found]


def put(who: Visitor, path: str) -> tuple[int, str]:
    """Put something; return the status and the code of the refusal."""
    answer = who.send("PUT", f"/api/me/{path}")
    return answer.status_code, answer.json()["code"] if answer.content else ""


def friends(*people: Visitor) -> None:
    """Let everybody follow everybody."""
    for one in people:
        for other in people:
            if one is not other:
                assert put(one, f"following/{other.user.username}") == (204, "")


def test_following(anna: Visitor, bohdan: Visitor) -> None:
    assert put(anna, "following/bohdan") == (204, "")
    assert put(anna, f"following/{bohdan.user.id}") == (204, "")  # again
    assert followed(anna) == [("Bohdan", False, False)]
    assert followed(bohdan) == []
    assert put(bohdan, "following/Anna") == (204, "")
    assert followed(anna) == [("Bohdan", True, False)]
    assert put(anna, "following/Anna") == (409, "yourself")
    assert put(anna, "following/Nobody Here") == (404, "no-such-player")
    assert anna.delete("/api/me/following/Bohdan").status_code == 204
    assert anna.delete("/api/me/following/Bohdan").status_code == 204
    assert followed(anna) == []


def test_there_is_an_end_to_following(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "MOST", 2)
    monkeypatch.setattr(blocking, "MOST", 2)
    names = [somebody().username for _ in range(3)]
    assert [put(anna, f"following/{n}")[0] for n in names] == [204, 204, 409]
    assert put(anna, f"following/{names[0]}") == (204, "")
    assert [put(anna, f"blocked/{n}")[0] for n in names] == [204, 204, 409]


def test_friends_see_each_other_online(anna: Visitor, bohdan: Visitor) -> None:
    celia = visitor("Celia")
    friends(anna, bohdan)
    assert put(celia, "following/Bohdan") == (204, "")
    assert followed(anna) == [("Bohdan", True, False)]
    bohdan.get("/api/tables/mine")  # a page of his is visible
    assert followed(anna) == [("Bohdan", True, True)]
    assert followed(celia) == [("Bohdan", False, False)]  # he does not follow her
    hidden = bohdan.patch("/api/me", {"preferences": {"show_online": False}})
    assert hidden.json()["preferences"]["show_online"] is False
    assert followed(anna) == [("Bohdan", True, False)]


def test_a_program_is_not_a_person_at_a_page(anna: Visitor, bohdan: Visitor) -> None:
    friends(anna, bohdan)
    program = Program(make_token(bohdan.user, "t", ["read"])[1])
    assert program.get("/api/tables/mine").status_code == 200
    assert followed(anna) == [("Bohdan", True, False)]


def test_blocking_ends_what_there_was(anna: Visitor, bohdan: Visitor) -> None:
    friends(anna, bohdan)
    note_online(anna.user.pk)
    assert followed(bohdan) == [("Anna", True, True)]
    assert put(anna, "blocked/Bohdan") == (204, "")
    assert put(anna, "blocked/Bohdan") == (204, "")
    assert followed(anna) == followed(bohdan) == []
    assert [one["name"] for one in anna.get("/api/me/blocked").json()] == ["Bohdan"]
    assert bohdan.get("/api/me/blocked").json() == []
    assert put(bohdan, "following/Anna") == (403, "blocked")
    assert put(anna, "following/Bohdan") == (409, "you-blocked")
    assert put(anna, "blocked/Anna") == (409, "yourself")
    assert anna.delete("/api/me/blocked/Bohdan").status_code == 204
    assert followed(anna) == followed(bohdan) == []  # follows do not come back
    assert put(bohdan, "following/Anna") == (204, "")


def test_the_blocked_do_not_read_the_history(anna: Visitor, bohdan: Visitor) -> None:
    celia = visitor("Celia")
    ended([anna.user, bohdan.user, celia.user], [1, 2, 3])
    assert put(anna, "blocked/Bohdan") == (204, "")
    paths = ["Anna/matches", "Anna/summary", "Anna/against/Celia", "Celia/against/Anna"]
    for path in paths:
        refused = bohdan.get(f"/api/players/{path}")
        assert (refused.status_code, refused.json()["code"]) == (403, "blocked"), path
        for who in (anna, celia, Visitor()):
            assert who.get(f"/api/players/{path}").status_code == 200, path
    for who in (anna, bohdan):
        assert len(who.get("/api/players/Bohdan/matches").json()) == 1


@pytest.mark.django_db(transaction=True)
def test_nobody_follows_through_a_block() -> None:
    for _ in range(5):
        one, other = somebody(), somebody()
        done = at_once([partial(blocking.block, one, other), partial(following.follow, other, one)])
        assert codes(done) in (["", ""], ["", "blocked"])
        assert Block.objects.filter(user=one).count() == 1
        assert not Follow.objects.filter(user=other).exists()


def test_the_export_names_them_and_erasure_forgets(anna: Visitor, bohdan: Visitor) -> None:
    celia = visitor("Celia")
    friends(anna, bohdan)
    put(anna, "blocked/Celia")
    put(celia, "blocked/Anna")
    held: dict[str, Any] = collect(anna.user)
    assert held["people"] == {"following": ["Bohdan"], "blocked": ["Celia"]}
    erase(anna.user)
    assert not Follow.objects.exists()
    assert not Block.objects.exists()
