"""Histories: written with the end of a match, complete for its players, silent to others."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from gonfalon.kernel.values.message import Message, Text
from gonfalon.kernel.values.outcome import Outcome
from gonfalon.server.accounts.leaving.erasure import erase
from gonfalon.server.accounts.models import User
from gonfalon.server.jobs import tasks
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.ending import close_table
from gonfalon.server.tables.models import Result, Seat, Table
from gonfalon.server.tables.results import kind_of, places_of
from tests.server.tabling import fresh, running
from tests.server.visitor import Visitor, visitor

pytestmark = pytest.mark.django_db


def ended(people: list[User], ranks: list[int], bots: int = 0, **fields: Any) -> Table:
    """Return a table whose match has ended like this; every rank has ten points fewer."""
    table = running(people, bots, **fields)
    match = match_of(table)
    scores = [50 - 10 * rank for rank in ranks]
    match.outcome = Outcome(Text(Message("ended")), ranks, scores)
    close_table(table.id, match, timezone.now())
    return fresh(table)


def asked(who: Visitor, player: str, **query: Any) -> list[dict[str, Any]]:
    """Return a page of somebody's history."""
    answer = who.get(f"/api/players/{player}/matches", **query)
    assert answer.status_code == 200, answer.content
    found: list[dict[str, Any]] = answer.json()
    return found


def test_a_match_enters_the_histories_when_it_ends(anna: Visitor, bohdan: Visitor) -> None:
    people = [anna.user, bohdan.user]
    running(people)  # nothing of a match that goes on
    table = ended(people, [2, 1, 3], bots=1, rated=True, policy="everyone")
    (match,) = asked(Visitor(), "anna")
    assert match["table"] == str(table.id)
    assert (match["game"], match["rated"]) == ("mastery", True)
    assert (match["seat"], match["place"], match["result"]) == (0, 2, "lost")
    shown = [(s["user"] and s["user"]["name"], s["rank"], s["points"]) for s in match["seats"]]
    assert shown == [("Anna", 2, 30), ("Bohdan", 1, 40), (None, 3, 20)]
    assert match["seats"][2]["bot"] == "random"
    (theirs,) = asked(Visitor(), str(bohdan.user.id))
    assert theirs["result"] == "won"
    assert Visitor().get("/api/players/Nobody Here/matches").status_code == 404


def test_filters(anna: Visitor, bohdan: Visitor) -> None:
    celia = visitor("Celia_%")
    first = ended([anna.user, bohdan.user], [1, 2])
    second = ended([anna.user, celia.user], [2, 1], rated=True, policy="everyone")
    third = ended([bohdan.user, anna.user], [1, 1])
    Result.objects.filter(table=first).update(game="glory")
    for query, tables in (
        ({}, [third, second, first]),
        ({"game": "glory"}, [first]),
        ({"result": "won"}, [first]),
        ({"result": "lost"}, [second]),
        ({"result": "shared"}, [third]),
        ({"rated": "true"}, [second]),
        ({"rated": "false"}, [third, first]),
        ({"opponent": "OHD"}, [third, first]),
        ({"opponent": "_%"}, [second]),  # nothing is a wildcard
        ({"opponent": "Anna"}, []),  # not an opponent of herself
        ({"opponent": "bohdan", "result": "shared"}, [third]),
    ):
        found = asked(Visitor(), "Anna", **query)
        assert [m["table"] for m in found] == [str(t.id) for t in tables], query


def test_pages_follow_each_other(
    anna: Visitor, bohdan: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gonfalon.server.tables.results.with_tables.__defaults__", (2,))
    tables = [str(ended([anna.user, bohdan.user], [1, 2]).id) for _ in range(5)]
    found: list[str] = []
    before: dict[str, int] = {}
    while page := asked(Visitor(), "Anna", **before):
        assert len(page) <= 2
        found += [match["table"] for match in page]
        before = {"before": page[-1]["number"]}
    assert found == tables[::-1]


@pytest.mark.parametrize("visibility", ["link", "private"])
def test_what_is_not_public_is_known_to_those_who_sat_there(
    anna: Visitor, bohdan: Visitor, visibility: str
) -> None:
    celia, dora = visitor("Celia"), visitor("Dora")
    table = ended([anna.user, bohdan.user], [1, 2], visibility=visibility)
    Table.objects.filter(id=table.id).update(owner=dora.user)
    for who, known in ((anna, 1), (bohdan, 1), (dora, 1), (celia, 0), (Visitor(), 0)):
        for player, other in (("Anna", "Bohdan"), ("Bohdan", "Anna")):
            assert len(asked(who, player)) == known
            assert len(asked(who, player, opponent=other)) == known
            summary = who.get(f"/api/players/{player}/summary").json()
            assert len(summary["rates"]) == len(summary["opponents"]) == known
            both = who.get(f"/api/players/{player}/against/{other}").json()
            counted = {name: both["meetings"][name] for name in ("above", "below", "level")}
            assert sum(counted.values()) == len(both["matches"]) == known
            assert str(table.id) not in json.dumps([summary] + ([] if known else [both]))


def test_win_rates_and_head_to_head(anna: Visitor, bohdan: Visitor) -> None:
    celia = visitor("Celia")
    two, three = [anna.user, bohdan.user], [anna.user, bohdan.user, celia.user]
    for ranks in ([1, 2], [1, 2], [2, 1], [1, 1]):
        ended(two, ranks)
    ended(three, [3, 2, 1])
    summary = Visitor().get("/api/players/Anna/summary").json()
    assert summary["rates"] == [
        {"game": "mastery", "seats": 2, "matches": 4, "won": 2, "shared": 1},
        {"game": "mastery", "seats": 3, "matches": 1, "won": 0, "shared": 0},
    ]
    met = [
        (m["opponent"]["name"], m["above"], m["below"], m["level"]) for m in summary["opponents"]
    ]
    assert met == [("Bohdan", 2, 2, 1), ("Celia", 0, 1, 0)]
    both = Visitor().get("/api/players/bohdan/against/ANNA").json()
    assert both["meetings"]["opponent"]["name"] == "Anna"
    assert [both["meetings"][n] for n in ("above", "below", "level")] == [2, 2, 1]
    assert len(both["matches"]) == 5
    never = Visitor().get("/api/players/Celia/against/Celia").json()
    assert [never["meetings"][n] for n in ("above", "below", "level")] == [0, 0, 0]


@pytest.mark.parametrize(
    ("ranks", "sides", "gone", "places", "kinds"),
    [
        ([1, 2, 3], [[0], [1], [2]], set(), [1, 2, 3], "won lost lost"),
        ([1, 1, 3], [[0], [1], [2]], set(), [1, 1, 3], "shared shared lost"),
        ([1, 2, 3], [[0], [1], [2]], {0}, [3, 1, 2], "lost won lost"),
        ([1, 3, 1, 3], [[0, 2], [1, 3]], set(), [1, 3, 1, 3], "won lost won lost"),
        ([1, 3, 1, 3], [[0, 2], [1, 3]], {0}, [1, 3, 1, 3], "won lost won lost"),
        ([1, 3, 1, 3], [[0, 2], [1, 3]], {0, 2}, [3, 1, 3, 1], "lost won lost won"),
        ([1, 1, 1, 1], [[0, 2], [1, 3]], set(), [1, 1, 1, 1], "shared shared shared shared"),
        ([1], [[0]], {0}, [2], "lost"),
        ([2], [[0]], set(), [2], "lost"),  # alone against the game
    ],
)
def test_who_has_won(
    ranks: list[int], sides: list[list[int]], gone: set[int], places: list[int], kinds: str
) -> None:
    assert places_of(ranks, sides, gone) == places
    assert [kind_of(places, sides, seat) for seat in range(len(ranks))] == kinds.split()


def test_who_resigned_has_lost(anna: Visitor, bohdan: Visitor) -> None:
    table = running([anna.user, bohdan.user])
    Seat.objects.filter(table=table, number=0).update(resigned=True, bot="random")
    match = match_of(table)
    match.outcome = Outcome(Text(Message("ended")), [1, 2], [9, 3])
    close_table(table.id, match, timezone.now())
    (mine,), (theirs,) = asked(anna, "Anna"), asked(anna, "Bohdan")
    assert (mine["place"], mine["result"], mine["seats"][0]["resigned"]) == (2, "lost", True)
    assert (theirs["place"], theirs["result"]) == (1, "won")


def test_matches_from_before_are_filled_in(anna: Visitor, bohdan: Visitor) -> None:
    people = [anna.user, bohdan.user]
    for ranks in ([1, 2], [1, 1], [2, 1]):
        ended(people, ranks, visibility="private" if ranks == [2, 1] else "public")
    fields = ("user", "table", "game", "seat_count", "rated", "public", "place", "kind")
    wanted = sorted(map(str, Result.objects.values_list(*fields)))
    Result.objects.all().delete()
    fill = import_module("gonfalon.server.tables.migrations.0008_results").FILL
    for _ in range(2):
        with connection.cursor() as cursor:
            cursor.execute(fill)
        assert sorted(map(str, Result.objects.values_list(*fields))) == wanted


def test_the_rating_job_adds_what_an_older_release_left_out(anna: Visitor, bohdan: Visitor) -> None:
    table = ended([anna.user, bohdan.user], [2, 1])
    fields = ("user", "place", "kind", "public")
    wanted = set(Result.objects.values_list(*fields))
    Result.objects.all().delete()
    for _ in range(2):
        tasks.rate_table(str(table.id))
        assert set(Result.objects.values_list(*fields)) == wanted
    going_on = running([anna.user, bohdan.user])
    tasks.rate_table(str(going_on.id))
    assert not Result.objects.filter(table=going_on).exists()


def test_erased_players_have_no_history(anna: Visitor, bohdan: Visitor) -> None:
    ended([anna.user, bohdan.user], [1, 2])
    gone = anna.user
    erase(gone)
    assert Visitor().get(f"/api/players/{gone.id}/matches").status_code == 404
    assert Visitor().get("/api/players/Anna/matches").status_code == 404
    (match,) = asked(Visitor(), "Bohdan")
    assert match["seats"][0]["user"]["gone"] is True
    assert Visitor().get("/api/players/Bohdan/summary").json()["opponents"] == []
