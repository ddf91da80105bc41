"""Ratings: matches that weigh less, and the order in which they count."""

from __future__ import annotations

from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.play.models import Entry
from gonfalon.server.ratings import recomputing
from gonfalon.server.ratings.models import Change, Reckoned, Standing
from gonfalon.server.ratings.sides import Party, parties_of
from gonfalon.server.ratings.skill import SkillEstimate, rate_match
from gonfalon.server.ratings.updating import rate
from gonfalon.server.ratings.weights import Meetings, certainty
from gonfalon.server.tables.models import Table
from tests.server.ratings.rated import finished, standing
from tests.server.tabling import at_once, somebody


@pytest.mark.django_db
def test_the_same_pair_again_weighs_less() -> None:
    anna, boris, clara = somebody(), somebody(), somebody()

    def gained(seats: list[User | str], **fields: Any) -> float:
        table = finished(seats, list(range(1, len(seats) + 1)), **fields)
        assert rate(table.id)
        change = Change.objects.get(reckoned__table=table.id, seat=0)
        before = SkillEstimate(change.mu_before, change.sigma_before)
        parties = parties_of(table)
        other = Change.objects.get(reckoned__table=table.id, seat=1)
        beliefs = {
            parties[0].who: before,
            parties[1].who: SkillEstimate(other.mu_before, other.sigma_before),
        }
        whole = rate_match(parties, beliefs)[0].after.mu - before.mu
        known = certainty(before, beliefs[parties[1].who])
        return (change.mu_after - change.mu_before) / whole / known

    shares = [gained([anna, boris]) for _ in range(6)]
    assert shares == pytest.approx([1, 1, 1, 3 / 4, 3 / 5, 3 / 6], abs=1e-3)
    assert gained([anna, clara]) == pytest.approx(1, abs=1e-3)
    assert [gained([clara, "random"]) for _ in range(4)][3] == pytest.approx(3 / 4, abs=1e-3)
    assert recomputing.check().differences == []
    Reckoned.objects.update(at=timezone.now() - timedelta(days=40))
    Table.objects.update(ended_at=timezone.now() - timedelta(days=40))
    assert gained([anna, boris]) == pytest.approx(1, abs=1e-3)


def test_with_several_opponents_the_mean_weight_counts() -> None:
    now = timezone.now()
    met = Meetings()
    for _ in range(5):
        met.add([("a", 0), ("b", 1)], now)
    parties = [Party(n, who, n, n + 1, False) for n, who in enumerate("abc")]
    known = dict.fromkeys("abcd", SkillEstimate(25, 4))
    assert met.weights(parties, known, now) == {"a": 0.75, "b": 0.75, "c": 1.0}
    allies = [Party(n, who, n // 2, 1, False) for n, who in enumerate("abcd")]
    assert met.weights(allies, known, now)["a"] == 1.0


def test_an_uncertain_opponent_counts_less() -> None:
    new, met_once, learnt, known = (SkillEstimate(25, s) for s in (25 / 3, 8.2, 7.8, 3.0))
    assert certainty(new, new) == pytest.approx(1 / 8, abs=1e-6)
    assert certainty(new, new) < certainty(new, met_once) < certainty(new, learnt) == 1
    assert certainty(known, learnt) < 0.2  # it says nothing new
    assert certainty(new, known) == certainty(learnt, known) == 1


def test_who_gave_up_early_loses_all_and_the_winner_gains_little() -> None:
    now = timezone.now()
    known = dict.fromkeys("abc", SkillEstimate(25, 4))
    parties = [Party(n, who, n, 1 + n, n == 1, n == 1) for n, who in enumerate("ab")]
    assert Meetings().weights(parties, known, now) == {"a": 0.1, "b": 1.0}
    three = [Party(n, who, n, 1 + n, n == 2, n == 2) for n, who in enumerate("abc")]
    assert Meetings().weights(three, known, now) == pytest.approx({"a": 0.55, "b": 0.55, "c": 1.0})


def shown_after(wins: int, early: bool, weighted: bool = True) -> float:
    """Return what a leaderboard shows after wins against so many new accounts that resign."""
    beliefs: dict[str, SkillEstimate] = {}
    met, now = Meetings(), timezone.now()
    for number in range(wins):
        loser = Party(1, f"new {number}", 1, 2, True, early)
        parties = [Party(0, "me", 0, 1, False), loser]
        weights = met.weights(parties, beliefs, now) if weighted else None
        met.add([(p.who, p.side) for p in parties], now)
        for step in rate_match(parties, beliefs, weights):
            beliefs[step.party.who] = step.after
    return beliefs["me"].shown


def test_beating_new_accounts_does_not_pay() -> None:
    whole = [shown_after(wins, True, weighted=False) for wins in (10, 40)]
    assert whole == pytest.approx([20.43, 36.27], abs=0.01)  # what it was worth without weights
    assert shown_after(40, early=True) < 2
    assert shown_after(40, early=False) < 12
    assert shown_after(40, early=False) < whole[0]


@pytest.mark.django_db
def test_giving_up_in_the_first_quarter_is_early() -> None:
    a, b = somebody(), somebody()
    table = finished([a, b], [1, 2], answers=12)
    Entry.objects.filter(table=table, seat=1, seq__gt=15).update(user=None)
    assert [(p.gave_up, p.early) for p in parties_of(table)] == [(False, False), (True, False)]
    Entry.objects.filter(table=table, seat=1, seq__gt=14).update(user=None)
    assert [(p.gave_up, p.early) for p in parties_of(table)] == [(False, False), (True, True)]
    assert rate(table.id)
    assert Change.objects.get(seat=1).early
    assert recomputing.check().differences == []
    table.delete()
    assert recomputing.check().differences == []


@pytest.mark.django_db
def test_a_table_counts_once() -> None:
    a, b = somebody(), somebody()
    table = finished([a, b, "heuristic"], [1, 2, 3])
    assert rate(table.id)
    before = list(Standing.objects.order_by("id").values())
    assert not rate(table.id)
    assert list(Standing.objects.order_by("id").values()) == before
    assert [s["matches"] for s in before] == [1, 1, 1]
    assert Standing.objects.get(bot="heuristic").who == "bot:heuristic"
    assert standing(a).mu > standing(b).mu


@pytest.mark.django_db
def test_games_and_seat_counts_are_apart() -> None:
    a, b, c = somebody(), somebody(), somebody()
    rate(finished([a, b], [1, 2]).id)
    rate(finished([a, b, c], [3, 2, 1]).id)
    assert Standing.objects.filter(user=a).count() == 2
    assert [r.number for r in Reckoned.objects.all()] == [1, 1]


@pytest.mark.django_db(transaction=True)
def test_tables_that_end_together_count_one_after_the_other() -> None:
    people = [somebody() for _ in range(4)]
    tables = [
        finished([people[i % 4], people[(i + 1 + i // 4) % 4]], [1 + i % 2, 2 - i % 2])
        for i in range(12)
        if (1 + i // 4) % 4
    ]
    results = at_once([partial(rate, t.id) for t in tables + tables])
    assert sum(result is True for result in results) == len(tables), results
    assert sorted(Reckoned.objects.values_list("number", flat=True)) == list(
        range(1, len(tables) + 1)
    )
    found = recomputing.check()
    assert found.differences == []
    assert found.tables == len(tables)
