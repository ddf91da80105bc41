"""One-sided pairs: who is shown to moderators, and who is not."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import Permission
from django.utils import timezone

from gonfalon.server.accounts.leaving.erasure import erase
from gonfalon.server.accounts.models import User
from gonfalon.server.ratings import pairs
from gonfalon.server.ratings.models import Reckoned
from gonfalon.server.ratings.updating import rate
from gonfalon.server.ratings.weights import WINDOW
from gonfalon.server.tables.models import Seat
from tests.server.ratings.rated import finished
from tests.server.tabling import moderator, somebody
from tests.server.visitor import Visitor, with_factor

pytestmark = pytest.mark.django_db
PAGE = "/admin/ratings/onesidedpair/"


def met(winner: User, loser: User, *others: User, times: int = 1, gives_up: bool = False) -> None:
    """Let one end ahead of another, so many times; giving up comes before the end."""
    for _ in range(times):
        seats: list[User | str] = [winner, loser, *others]
        ranks = [*range(1, len(seats) + 1)]
        if gives_up:
            ranks[:2] = [2, 1]  # what a bot made of it does not count
        table = finished(seats, ranks)
        Seat.objects.filter(table=table, number=1).update(resigned=gives_up)
        assert rate(table.id)


def shown() -> list[tuple[User, User, int, int, int, int]]:
    """Return the pairs, without times."""
    return [
        (p.winner, p.loser, p.matches, p.ahead, p.gave_up, p.with_bots) for p in pairs.one_sided()
    ]


def browser(user: User) -> Visitor:
    """Return somebody with a browser."""
    found = Visitor()
    found.client.force_login(user)
    return found


# -- who is a pair ------------------------------------------------------------------------------


def test_somebody_who_always_loses_to_the_same_player() -> None:
    climber, feeder, other = somebody(), somebody(), somebody()
    met(climber, feeder, times=9)
    met(feeder, climber)
    met(other, climber, times=3)
    met(feeder, other, times=3)
    assert shown() == [(climber, feeder, 10, 9, 0, 0)]


def test_somebody_who_gives_up_most() -> None:
    climber, feeder = somebody(), somebody()
    met(climber, feeder, gives_up=True, times=3)
    met(feeder, climber, times=2)
    assert shown() == [(climber, feeder, 5, 3, 3, 0)]


def test_at_larger_tables_each_pair_counts_by_itself() -> None:
    climber, feeder, third = somebody(), somebody(), somebody()
    met(third, climber, feeder, times=2)
    met(climber, third, feeder, times=2)
    met(climber, feeder, third)
    assert shown() == [(climber, feeder, 5, 5, 0, 0)]


def test_bots_count_as_their_keepers() -> None:
    climber, feeder = somebody(), somebody()
    bots = [somebody(is_bot=True, keeper=feeder) for _ in range(2)]
    mine = somebody(is_bot=True, keeper=climber)
    met(climber, bots[0], times=2)
    met(climber, bots[1])
    met(mine, bots[1])
    met(climber, feeder)
    assert shown() == [(climber, feeder, 5, 5, 0, 4)]


# -- who is not ---------------------------------------------------------------------------------


def test_friends_who_both_win_are_no_pair() -> None:
    anna, boris = somebody(), somebody()
    met(anna, boris, times=5)
    met(boris, anna, times=1)  # 83 %
    assert shown() == []


def test_four_matches_are_not_often() -> None:
    anna, boris = somebody(), somebody()
    met(anna, boris, gives_up=True, times=4)
    assert shown() == []


def test_half_of_the_matches_given_up_are_not_most() -> None:
    anna, boris = somebody(), somebody()
    met(anna, boris, gives_up=True, times=3)
    met(boris, anna, times=3)
    assert shown() == []


def test_partners_are_no_pair() -> None:
    a, b, c, d = (somebody() for _ in range(4))
    options = {"variants": ["loyalty"], "team_mode": "pairs_4"}
    for _ in range(5):
        table = finished([a, b, c, d], [1, 2, 1, 2], settings=options)
        Seat.objects.filter(table=table, number=2).update(resigned=True)
        assert rate(table.id)
    assert {(one, other) for one, other, *_ in shown()} == {(a, b), (a, d), (c, b), (c, d)}


def test_built_in_bots_are_no_pair() -> None:
    anna = somebody()
    for _ in range(5):
        assert rate(finished([anna, "random"], [1, 2]).id)
    assert shown() == []


def test_older_matches_do_not_count() -> None:
    anna, boris = somebody(), somebody()
    met(anna, boris, times=5)
    one = Reckoned.objects.order_by("id")[0]
    Reckoned.objects.filter(id=one.id).update(at=timezone.now() - WINDOW - timedelta(minutes=1))
    assert shown() == []


def test_only_the_latest_matches_of_a_large_site_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna, boris = somebody(), somebody()
    met(anna, boris, times=5)
    monkeypatch.setattr(pairs, "LATEST", 5)
    assert len(shown()) == 1
    met(somebody(), somebody())
    assert shown() == []


def test_erased_accounts_are_not_shown() -> None:
    anna, boris = somebody(), somebody()
    met(anna, boris, times=5)
    assert len(shown()) == 1
    erase(boris)
    assert shown() == []


# -- where they are shown -----------------------------------------------------------------------


def test_moderators_see_them_over_the_api() -> None:
    climber, feeder = somebody(), somebody()
    met(climber, feeder, times=5)
    answer = browser(moderator()).get("/api/moderation/pairs")
    assert answer.status_code == 200
    (pair,) = answer.json()
    assert (pair["winner"]["name"], pair["loser"]["name"]) == (climber.username, feeder.username)
    assert (pair["matches"], pair["ahead"], pair["gave_up"], pair["with_bots"]) == (5, 5, 0, 0)


def test_moderators_see_them_in_the_admin_pages() -> None:
    climber, feeder = somebody(), somebody()
    judge = browser(moderator())
    assert b"There are none." in judge.client.get(PAGE).content
    met(climber, feeder, times=5)
    page = judge.client.get(PAGE).content.decode()
    assert page.index(f">{climber.username}<") < page.index(f">{feeder.username}<")
    assert PAGE in judge.client.get("/admin/").content.decode()
    row = Reckoned.objects.get(number=1).changes.all()[0].standing_id
    for path in ("add/", f"{row}/change/", f"{row}/history/", f"{row}/delete/"):
        assert judge.client.get(f"{PAGE}{path}").status_code == 403


@pytest.mark.parametrize(
    ("fields", "status"),
    [({}, 302), ({"is_staff": True}, 403)],
)
def test_others_see_no_pairs(fields: dict[str, Any], status: int) -> None:
    climber, feeder, other = somebody(), somebody(), with_factor(somebody(**fields))
    met(climber, feeder, times=5)
    for user in (climber, feeder, other):
        answer = browser(user).get("/api/moderation/pairs")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-moderator")
    answer = browser(other).client.get(PAGE)
    assert answer.status_code == status
    assert climber.username not in answer.content.decode()


def test_a_moderator_without_a_second_factor_sees_no_pairs() -> None:
    judge = somebody(is_staff=True)
    judge.user_permissions.add(Permission.objects.get(codename="moderate"))
    answer = browser(judge).get("/api/moderation/pairs")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-second-factor")
    assert browser(judge).client.get(PAGE).status_code == 302
