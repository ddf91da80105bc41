"""Ratings: the leaderboard, and a player's history."""

from __future__ import annotations

import uuid

import pytest

from gonfalon.server.accounts.models import User
from gonfalon.server.ratings import boards
from gonfalon.server.ratings.updating import rate
from gonfalon.server.tables.models import Table
from tests.server.ratings.rated import finished, some_history
from tests.server.tabling import somebody
from tests.server.visitor import Visitor


@pytest.mark.django_db
def test_leaderboard(stranger: Visitor) -> None:
    people = some_history()
    User.objects.filter(pk=people[4].pk).update(is_guest=True)
    newcomer = somebody()
    rate(finished([newcomer, people[0], "random"], [1, 2, 3]).id)
    board = stranger.get("/api/ratings/mastery/3").json()
    assert board["least_matches"] == boards.LEAST
    rows = board["rows"]
    assert [row["place"] for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == board["total"] == 4 + 2  # neither the guest nor the newcomer; two bots
    assert [row["rating"] for row in rows] == sorted((r["rating"] for r in rows), reverse=True)
    assert {row["bot"] for row in rows} == {"", "random", "heuristic"}
    assert all(abs(r["rating"] - (r["mu"] - 3 * r["sigma"])) < 0.02 for r in rows)
    assert stranger.get("/api/ratings/mastery/3", page=2).json()["rows"] == []
    assert {"game": "mastery", "seats": 3, "players": 6} in stranger.get("/api/ratings").json()


@pytest.mark.django_db
def test_history_names_only_what_one_may_know(anna: Visitor, stranger: Visitor) -> None:
    b = somebody()
    public = finished([anna.user, b], [1, 2])
    private = finished([anna.user, b], [2, 1], visibility=Table.Visibility.PRIVATE)
    assert rate(public.id)
    assert rate(private.id)
    path = f"/api/players/{anna.user.id}/ratings"
    assert stranger.get(path).json()[0]["provisional"] is True
    own = anna.get(f"{path}/mastery/2").json()
    assert [c["table"] for c in own["changes"]] == [str(private.id), str(public.id)]
    assert own["changes"][0]["before"] == own["changes"][1]["after"]
    other = stranger.get(f"{path}/mastery/2").json()
    assert [c["table"] for c in other["changes"]] == [None, str(public.id)]
    assert stranger.get(f"{path}/mastery/2", before=2).json()["changes"][0]["number"] == 1
    assert stranger.get(f"{path}/mastery/4").status_code == 404
    assert stranger.get(f"/api/players/{uuid.uuid4()}/ratings").status_code == 404
